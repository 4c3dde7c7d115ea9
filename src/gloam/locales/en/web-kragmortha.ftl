### The board of Kragmortha in the browser. What the game itself says is in kragmortha.ftl.

web-kragmortha-other-set = This game is played with lists of its own, which this page has no pictures for. The list of options has everything.

## Squares and figures

web-kragmortha-library = The library: arrow keys go from square to square, Enter picks, `Home` leads back to your goblin
web-kragmortha-shelf = { $square } (shelf)
web-kragmortha-start = { $square }, start square
web-kragmortha-rigor = Rigor Mortis, the Dark Overlord
web-kragmortha-goblin =
    { $who_you ->
        [yes] Your goblin: number { $number }, { $hat }
       *[no] { $who }’s goblin: number { $number }, { $hat }
    }
web-kragmortha-hat-pointed = pointed hat
web-kragmortha-hat-bucket = bucket
web-kragmortha-hat-topper = top hat
web-kragmortha-hat-nightcap = nightcap
web-kragmortha-hat-horned = horned helmet
web-kragmortha-hat-jester = jester’s cap
web-kragmortha-hat-mushroom = mushroom
web-kragmortha-hat-propeller = propeller cap

## What a tap is answered with

web-kragmortha-second = The second step may lead here
web-kragmortha-two-ways = Several ways lead there: choose the first step yourself.
web-kragmortha-card-first = Pick a card first, or one of the outlined squares.
web-kragmortha-card-stuck = There is no step for this card now. Tap a square beside its mover to hear why.
web-kragmortha-far =
    { $who_you ->
        [yes] That square is not beside your goblin. Choose an outlined one.
       *[no] That square is not beside { $who }’s goblin. Choose an outlined one.
    }
web-kragmortha-far-rigor = That square is not beside Rigor. Choose an outlined one.
web-kragmortha-no-call = This look cannot be called out now.
web-kragmortha-nothing-there = The board asks for something else now.
web-kragmortha-voted-guilty = Your vote: guilty.
web-kragmortha-voted-innocent = Your vote: not guilty.
web-kragmortha-hint-turn = Pick a card, then a square; or a square at once.
web-kragmortha-hint-card = Outlined: the first step. Dashed: where the second may lead.
web-kragmortha-hint-card-ball = Outlined: the first step. Dashed: where the second may lead. The crystal ball stands for any symbol.
web-kragmortha-with-ball = { $card }. A crystal ball stands for any symbol.
web-kragmortha-hint-aim = Which card takes you there?
web-kragmortha-hint-tome = The marked tomes can be used now.
web-kragmortha-hint-place = Pick an outlined square: your goblin starts there.
web-kragmortha-hint-second = Pick the second step, or stop.
web-kragmortha-hint-shove = Pick the square where the shoved one lands.
web-kragmortha-hint-hide = Pick your marked tome, or answer here.
web-kragmortha-hint-carry = Pick an outlined square: your goblin is carried there.
web-kragmortha-hint-hop = Pick an outlined teleport: your goblin comes out there.
web-kragmortha-hint-home = Pick an outlined square: your goblin dashes there.
web-kragmortha-hint-send-rigor = Pick Rigor’s new square.
web-kragmortha-hint-pardon = Pick the marked look that is to go.
web-kragmortha-hint-swap = Pick an outlined goblin, or its player.
web-kragmortha-hint-whisper = Pick an outlined square beside Rigor.
web-kragmortha-hint-ink = Pick the cards to go, one by one.

## What is left to chance

web-kragmortha-chance-hop = The walk ends there: a random token, then out of another teleport
web-kragmortha-chance-tome = A random tome, then back to a start square
web-kragmortha-chance-look = Which look it is, is random

## What lies open

web-kragmortha-players = What lies before the players
web-kragmortha-mat =
    { $who_you ->
        [yes] { $number } { $name } (you): cards { $cards }, looks { $looks } of 4, tomes { $tomes }
       *[no] { $number } { $name }: cards { $cards }, looks { $looks } of 4, tomes { $tomes }
    }
web-kragmortha-you = you
web-kragmortha-outside = still outside
web-kragmortha-has-called = has called somebody out this turn
web-kragmortha-face-down = Face down: { $tome }
web-kragmortha-force-glass = Glass in force: both symbols are crystal balls
web-kragmortha-force-doors = Secret Doors in force: one jump over a shelf
web-kragmortha-order = { $look }. { $order } Or, milder: { $mild }
web-kragmortha-charge =
    { $who_you ->
        [yes] You were ordered: { $orders }
       *[no] { $who } was ordered: { $orders }
    }
web-kragmortha-orders = What your looks order you to do
web-kragmortha-mild = Or: { $mild }
web-kragmortha-deck = Movement deck: { $count }
web-kragmortha-discards = Discards: { $count }
web-kragmortha-look-deck = Look deck: { $count }
web-kragmortha-tome-deck = Tomes left: { $count }. The game ends with the last one.
web-kragmortha-token-deck = Tokens face down: { $count }
web-kragmortha-known =
    { $who_you ->
        [yes] Cards in your hand that everybody knows
       *[no] Cards known to be in { $who }’s hand
    }
web-kragmortha-used-tokens = Tokens that came up: { $count }
web-kragmortha-below = Known to lie under the look deck:

## One’s own things

web-kragmortha-hand = Your hand
web-kragmortha-new = new
web-kragmortha-newest = { $card }, new: drawn last
web-kragmortha-call = Call out
web-kragmortha-never-mind = Never mind

## What is open, the latest first

web-kragmortha-chain = What is being settled, the latest first
web-kragmortha-frame-place = { $who }: start square
web-kragmortha-frame-turn = { $who }: turn
web-kragmortha-frame-second = { $who }: second step
web-kragmortha-frame-shove = { $who }: where the shove goes
web-kragmortha-frame-hide = { $who }: Shadows or not
web-kragmortha-frame-carry = { $who }: carried off
web-kragmortha-frame-hop = { $who }: out of a teleport
web-kragmortha-frame-home = { $who }: away from the desk
web-kragmortha-frame-send-rigor = { $who }: may send Rigor away
web-kragmortha-frame-pardon = { $who }: Pardons
web-kragmortha-frame-swap = { $who }: Exchange
web-kragmortha-frame-whisper = { $who }: Whispers
web-kragmortha-frame-ink = { $who }: Fresh Ink
web-kragmortha-frame-answer = { $who }: answer to the charge
web-kragmortha-frame-vote = { $who }: vote
web-kragmortha-frame-arrive = { $who }: what the square does
web-kragmortha-frame-token = { $who }: rest of the token
web-kragmortha-frame-verdict = { $who }: verdict
web-kragmortha-link-done = { $what }: done
web-kragmortha-link-now = { $what }: now
web-kragmortha-link-next = { $what }: next
web-kragmortha-link-dropped = { $what }: dropped
web-kragmortha-standing = Looks: { $looks } · tomes: { $tomes } · magic: { $magic }
