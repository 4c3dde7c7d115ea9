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

web-kragmortha-second = Your second step may lead here
web-kragmortha-again = Picked: choose it again to go
web-kragmortha-card-first = Pick a card or a lit square first.
web-kragmortha-card-stuck = You can’t play this card now.
web-kragmortha-far =
    { $who_you ->
        [yes] Too far: goblins only step to the next square.
       *[no] Too far from { $who }’s goblin.
    }
web-kragmortha-far-rigor = Too far: Rigor only steps to the next square.
web-kragmortha-nothing-there = Not now: choose a lit square.
web-kragmortha-voted-guilty = Your vote: guilty.
web-kragmortha-voted-innocent = Your vote: not guilty.
web-kragmortha-with-ball = { $card }. A crystal ball stands for any symbol.

## What is asked

web-kragmortha-ask-turn = Your turn: where to?
web-kragmortha-ask-rigor = Lead Rigor: where to?
web-kragmortha-ask-stuck = Your turn: nothing fits
web-kragmortha-ask-tome = Your turn: use a tome?
web-kragmortha-ask-done = Your move is done
web-kragmortha-ask-card = Which card?
web-kragmortha-ask-way = Which way to { $square }?
web-kragmortha-ask-place = Where do you start?
web-kragmortha-ask-second = Your second step?
web-kragmortha-ask-shove =
    { $who_you ->
        [yes] Where do you go?
       *[no] Where to shove { $who }?
    }
web-kragmortha-ask-land = Shoved! Where do you land?
web-kragmortha-ask-hide = A look is coming! Use Shadows?
web-kragmortha-ask-carry = Caught! Flee where?
web-kragmortha-ask-hop = Come out where?
web-kragmortha-ask-home = Got a tome! Run home: where?
web-kragmortha-ask-send-rigor = Send Rigor where?
web-kragmortha-ask-pardon = Which look goes?
web-kragmortha-ask-swap = Swap places with whom?
web-kragmortha-ask-whisper = Whisper: where does Rigor go?
web-kragmortha-ask-ink = Which cards go?
web-kragmortha-ask-answer = Caught you! Is it true?
web-kragmortha-ask-vote = Guilty?
web-kragmortha-thinking =
    { $who_you ->
        [yes] Your turn
       *[no] { $who } is thinking
    }
web-kragmortha-why-turn =
    { $who_you ->
        [yes] your turn
       *[no] in { $who }’s turn
    }
web-kragmortha-force-glass = Glass: all symbols are crystal balls
web-kragmortha-force-doors = Secret Doors: you may jump a shelf
web-kragmortha-charge =
    { $who_you ->
        [yes] Your order: { $orders }
       *[no] { $who }’s order: { $orders }
    }

## Buttons

web-kragmortha-go = Go to { $square }
web-kragmortha-go-rigor = Lead him to { $square }
web-kragmortha-go-flee = Flee to { $square }
web-kragmortha-go-start = Start on { $square }
web-kragmortha-go-shove = Shove to { $square }
web-kragmortha-go-swap =
    { $who_you ->
        [yes] Stay
       *[no] Swap with { $who }
    }
web-kragmortha-through = through { $square }
web-kragmortha-replace = Replace { $count }
web-kragmortha-goes = goes
web-kragmortha-stays = stays
web-kragmortha-use = Use
web-kragmortha-call = Call out
web-kragmortha-never-mind = Never mind
web-kragmortha-do-done-turn = End turn
web-kragmortha-do-done-second = Stop here
web-kragmortha-do-done-send-rigor = Leave him here
web-kragmortha-do-done-whisper = Leave him here
web-kragmortha-do-done-hide = No
web-kragmortha-do-done-answer = No
web-kragmortha-do-done-vote = No
web-kragmortha-do-done-ink = Draw
web-kragmortha-do-show = Show your hand
web-kragmortha-do-yes = Use Shadows
web-kragmortha-do-no = Take the look
web-kragmortha-do-admit = Admit it: take a look
web-kragmortha-do-deny = Deny it: let them vote
web-kragmortha-do-guilty = Guilty
web-kragmortha-do-innocent = Not guilty

## What happens at a square

web-kragmortha-brings-caught = Rigor catches you
web-kragmortha-brings-look =
    { $who_you ->
        [yes] Catches you
       *[no] Catches { $who }
    }
web-kragmortha-brings-shove =
    { $who_you ->
        [yes] You shove
       *[no] You shove { $who }
    }
web-kragmortha-brings-token = Turn up a token, then hop
web-kragmortha-brings-tome = Take a tome, run home
web-kragmortha-brings-rigor-hop = You may send him away
web-kragmortha-chance-hop = The walk ends there: a random token, then out of another teleport
web-kragmortha-chance-tome = A random tome, then back to a start square
web-kragmortha-chance-look = Which look it is, is random

## What is told

web-kragmortha-plays-goblin =
    { $who_you ->
        [yes] You play
       *[no] { $who } plays
    }
web-kragmortha-plays-rigor =
    { $who_you ->
        [yes] You lead Rigor
       *[no] { $who } leads Rigor
    }
web-kragmortha-played =
    { $who_you ->
        [yes] You played
       *[no] { $who } played
    }
web-kragmortha-last-look = One more ends it
web-kragmortha-one-more = One more look ends the game.
web-kragmortha-game-ends = Four looks: the game ends.
web-kragmortha-tomes-left =
    { $count ->
        [0] That was the last tome: the game ends.
        [one] { $count } tome left. The last one ends the game.
       *[other] { $count } tomes left. The last one ends the game.
    }

## What lies open

web-kragmortha-players = What lies before the players
web-kragmortha-mat =
    { $who_you ->
        [yes] { $number } { $name } (you): cards { $cards }, looks { $looks } of 4, tomes { $tomes }
       *[no] { $number } { $name }: cards { $cards }, looks { $looks } of 4, tomes { $tomes }
    }
web-kragmortha-mild = Or, milder: { $mild }
web-kragmortha-piles = Piles
web-kragmortha-pile-movement = Movement deck: { $count }
web-kragmortha-pile-look = Look deck: { $count }
web-kragmortha-pile-tome = Tomes left: { $count }
web-kragmortha-pile-token = Tokens face down: { $count }
web-kragmortha-pile-name-movement = cards
web-kragmortha-pile-name-look = looks
web-kragmortha-pile-name-tome = tomes
web-kragmortha-pile-name-token = tokens
web-kragmortha-used-up = Used, or face down. It still counts.
web-kragmortha-discards = Discards: { $count }
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
web-kragmortha-your-tomes = Your tomes
web-kragmortha-magic = magic { $magic }
web-kragmortha-used = used
web-kragmortha-standing = Looks: { $looks } · tomes: { $tomes } · magic: { $magic }

## Looks, tomes and tokens: a name and a sentence

web-kragmortha-name-look-lame-foot = Lame foot
web-kragmortha-does-look-lame-foot = Goblin cards give you one step only.
web-kragmortha-name-look-leaden-boots = Leaden boots
web-kragmortha-does-look-leaden-boots = You may not step onto a goblin.
web-kragmortha-name-look-crab-claws = Crab claws
web-kragmortha-does-look-crab-claws = You hold one card fewer.
web-kragmortha-name-look-fumbling-fingers = Fumbling fingers
web-kragmortha-does-look-fumbling-fingers = The card you drew last comes last.
web-kragmortha-name-look-clouded-eyes = Clouded eyes
web-kragmortha-does-look-clouded-eyes = Crystal balls work only for the desk.
web-kragmortha-name-look-dizzy = Dizzy
web-kragmortha-does-look-dizzy = Your second step may not go straight on.
web-kragmortha-name-look-limp-arm = Limp arm
web-kragmortha-does-look-limp-arm = Whom you shove chooses where to land.
web-kragmortha-name-look-weak-grip = Weak grip
web-kragmortha-does-look-weak-grip = New tomes lie face down, unusable.
web-kragmortha-name-look-tied-tongue = Tied tongue
web-kragmortha-does-look-tied-tongue = You can’t use tomes.
web-kragmortha-name-look-loose-tongue = Loose tongue
web-kragmortha-does-look-loose-tongue = Everyone sees your cards.
web-kragmortha-name-look-stiff-neck = Stiff neck
web-kragmortha-does-look-stiff-neck = Goblin cards before Rigor cards.
web-kragmortha-name-look-one-track-mind = One-track mind
web-kragmortha-does-look-one-track-mind = Play the oldest card you can.
web-kragmortha-name-tome-pardons = Pardons
web-kragmortha-does-tome-pardons = Shed one of your looks.
web-kragmortha-name-tome-deep-pockets = Deep Pockets
web-kragmortha-does-tome-deep-pockets = You always hold one more card.
web-kragmortha-name-tome-shadows = Shadows
web-kragmortha-does-tome-shadows = Turns a look away, once.
web-kragmortha-name-tome-haste = Haste
web-kragmortha-does-tome-haste = Play one more movement card.
web-kragmortha-name-tome-glass = Glass
web-kragmortha-does-tome-glass = This turn all symbols are crystal balls.
web-kragmortha-name-tome-secret-doors = Secret Doors
web-kragmortha-does-tome-secret-doors = Jump over one shelf.
web-kragmortha-name-tome-exchange = Exchange
web-kragmortha-does-tome-exchange = Swap places with any goblin.
web-kragmortha-name-tome-whispers = Whispers
web-kragmortha-does-tome-whispers = Rigor takes one step, as you say.
web-kragmortha-name-tome-fresh-ink = Fresh Ink
web-kragmortha-does-tome-fresh-ink = Swap any of your cards for new ones.
web-kragmortha-name-token-teleport = Teleport
web-kragmortha-does-token-teleport = A hop, no more.
web-kragmortha-name-token-tome = A tome!
web-kragmortha-does-token-tome = A hop, then a tome.
web-kragmortha-name-token-trap = A trap!
web-kragmortha-does-token-trap = A hop, then a look.

## The end

web-kragmortha-wins =
    { $who_you ->
        [yes] You win!
       *[no] { $who } wins!
    }
web-kragmortha-shared = A shared win!
web-kragmortha-wins-word = wins
web-kragmortha-magic-word = magic
web-kragmortha-you = you
web-kragmortha-rule = Fewest looks wins, then most tomes, then most magic.
web-kragmortha-why-fewest =
    { $count ->
        [0] Not a single look.
        [one] Only { $count } look.
       *[other] Only { $count } looks, the fewest.
    }
web-kragmortha-why-looks =
    { $count ->
        [one] { $count } look.
       *[other] { $count } looks.
    }
web-kragmortha-why-fourth = The fourth look ended the game.
web-kragmortha-why-level =
    { $who_you ->
        [yes] Level with you in everything.
       *[no] Level with { $who } in everything.
    }
web-kragmortha-why-more-tomes =
    { $who_you ->
        [yes] As few looks as you, but more tomes: { $count }.
       *[no] As few looks as { $who }, but more tomes: { $count }.
    }
web-kragmortha-why-fewer-tomes =
    { $who_you ->
        [yes] As few looks as you, fewer tomes: { $count }.
       *[no] As few looks as { $who }, fewer tomes: { $count }.
    }
web-kragmortha-why-more-magic =
    { $who_you ->
        [yes] Level with you on looks and tomes, more magic: { $count }.
       *[no] Level with { $who } on looks and tomes, more magic: { $count }.
    }
web-kragmortha-why-less-magic =
    { $who_you ->
        [yes] Level with you on looks and tomes, less magic: { $count }.
       *[no] Level with { $who } on looks and tomes, less magic: { $count }.
    }
