### The library of Kragmortha in text. Every symbol is a letter, so that no colour is needed.

# Which texts of a set’s own files are for this reader.
kragmortha-table-language = `en`

## The board. Letters have one cell, goblins and Rigor two, the desk four.

kragmortha-table-letter-book = B
kragmortha-table-letter-potion = P
kragmortha-table-letter-gems = G
kragmortha-table-letter-scroll = S
kragmortha-table-letter-ball = ●
kragmortha-table-letter-teleport = T
kragmortha-table-goblin = g{ $seat }
kragmortha-table-rigor = RM
kragmortha-table-desk = desk

kragmortha-table-ball = ball
kragmortha-table-teleport = teleport
kragmortha-table-start = start
kragmortha-table-target = option
kragmortha-table-card-goblin = goblin
kragmortha-table-card-rigor = Rigor

## The players and the decks

kragmortha-table-name =
    { $who_you ->
        [yes] { $who } (you)
       *[no] { $who }
    }
kragmortha-table-hand = hand { $count }
kragmortha-table-looks = looks { $count }
kragmortha-table-tomes = tomes { $count }
kragmortha-table-magic = magic { $count }
kragmortha-table-in-force = in force
kragmortha-table-open = open

kragmortha-table-tome-deck =
    { $count ->
        [one] { $count } tome left: the next one ends the game
       *[other] { $count } tomes left
    }
kragmortha-table-look-deck = look deck { $count }
kragmortha-table-deck = movement deck { $count }
kragmortha-table-discards = discards { $count }
kragmortha-table-tokens = tokens { $count }
kragmortha-table-used = used
kragmortha-table-token-teleport = teleport
kragmortha-table-token-tome = tome
kragmortha-table-token-trap = trap

## What is going on: what is decided now, then what is still open

kragmortha-table-now = Now:
kragmortha-table-frame-turn =
    { $who_you ->
        [yes] your turn
       *[no] { $who }’s turn
    }
kragmortha-table-frame-second =
    { $who_you ->
        [yes] your second step
       *[no] { $who }’s second step
    }
kragmortha-table-frame-shove =
    { $who_you ->
        [yes] { $other_you ->
            [yes] you are shoved
           *[no] you shove { $other }
        }
       *[no] { $other_you ->
            [yes] { $who } shoves you
           *[no] { $who } shoves { $other }
        }
    }
kragmortha-table-frame-hide =
    { $who_you ->
        [yes] your Shadows
       *[no] { $who }’s Shadows
    }
kragmortha-table-frame-carry =
    { $who_you ->
        [yes] you are carried off
       *[no] { $who } is carried off
    }
kragmortha-table-frame-hop =
    { $who_you ->
        [yes] you hop through the teleports
       *[no] { $who } hops through the teleports
    }
kragmortha-table-frame-home =
    { $who_you ->
        [yes] you leave the desk
       *[no] { $who } leaves the desk
    }
kragmortha-table-frame-send-rigor =
    { $who_you ->
        [yes] you may send Rigor away
       *[no] { $who } may send Rigor away
    }
kragmortha-table-frame-pardon =
    { $who_you ->
        [yes] your Pardons
       *[no] { $who }’s Pardons
    }
kragmortha-table-frame-swap =
    { $who_you ->
        [yes] your Exchange
       *[no] { $who }’s Exchange
    }
kragmortha-table-frame-whisper =
    { $who_you ->
        [yes] your Whispers
       *[no] { $who }’s Whispers
    }
kragmortha-table-frame-ink =
    { $who_you ->
        [yes] your Fresh Ink
       *[no] { $who }’s Fresh Ink
    }
kragmortha-table-frame-answer =
    { $who_you ->
        [yes] you are called out
       *[no] { $who } is called out
    }
kragmortha-table-frame-vote =
    { $who_you ->
        [yes] you vote
       *[no] { $who } votes
    }
kragmortha-table-frame-arrive =
    { $who_you ->
        [yes] your square
       *[no] { $who }’s square
    }
kragmortha-table-frame-token-tome =
    { $who_you ->
        [yes] a tome for you
       *[no] a tome for { $who }
    }
kragmortha-table-frame-token-trap =
    { $who_you ->
        [yes] a look for you
       *[no] a look for { $who }
    }
kragmortha-table-frame-verdict =
    { $who_you ->
        [yes] the verdict on you
       *[no] the verdict on { $who }
    }

## What a card in hand is good for now, in short; `why` says it in full.

kragmortha-table-newest = drawn last
kragmortha-table-not-symbol = { $rule }: no square beside you has its symbols
kragmortha-table-not-symbol-rigor = { $rule }: no square beside Rigor has its symbols
kragmortha-table-not-leaden-boots = { $rule }: leaden boots, a goblin is in the way
kragmortha-table-not-chain-cannot-end = { $rule }: a goblin is in the way and cannot be shoved
kragmortha-table-not-stiff-neck = { $rule }: stiff neck, goblin cards first
kragmortha-table-not-one-track-mind = { $rule }: one-track mind, an older card first
kragmortha-table-not-fumbling-fingers = { $rule }: fumbling fingers, another card first

## The options

kragmortha-table-group-second = Second step
kragmortha-table-stay = stop here
kragmortha-table-group-shove =
    { $other_you ->
        [yes] You go
       *[no] Shove { $other }
    }
kragmortha-table-group-whisper = Rigor’s step
kragmortha-table-group-place = Start on
kragmortha-table-group-carry = Be carried to
kragmortha-table-group-hop = Pop out on
kragmortha-table-group-home = Go back to
kragmortha-table-group-send-rigor = Send Rigor to
kragmortha-table-group-ink = Discard any number of cards (`discard { $names }`), or begin with
kragmortha-table-group-ink-more = Discard one more
kragmortha-table-group-call = Call out another player (they admit it, or those not involved vote)
kragmortha-table-nobody-to-call = Nobody else has a look yet, so there is nobody to call out.
kragmortha-table-no-call = Not now ({ $rule }): { $why }

kragmortha-table-then = (then { $squares })
kragmortha-table-into-rigor = into Rigor!
kragmortha-table-to-desk = desk
kragmortha-table-to-teleport = teleport
kragmortha-table-shoves =
    { $other_you ->
        [yes] shoves you
       *[no] shoves { $other }
    }
kragmortha-table-catches =
    { $other_you ->
        [yes] catches you!
       *[no] catches { $other }
    }

kragmortha-table-word-looks = looks
kragmortha-table-word-tomes = tomes
kragmortha-table-word-discards = discards
kragmortha-table-word-discard = discard
kragmortha-table-word-call = call

## Pages

kragmortha-table-no-looks = Nobody has a look yet.
kragmortha-table-no-tomes = Nobody has a tome yet.
kragmortha-table-no-discards = Nothing has been discarded yet.
kragmortha-table-below = Under the look deck:
kragmortha-table-mild = Or, without giving a reason: { $order }
kragmortha-table-face-down = face down

## Looks: in full, in a word, and what they do

kragmortha-table-look-lame-foot = lame foot
kragmortha-table-look-leaden-boots = leaden boots
kragmortha-table-look-crab-claws = crab claws
kragmortha-table-look-fumbling-fingers = fumbling fingers
kragmortha-table-look-clouded-eyes = clouded eyes
kragmortha-table-look-dizzy = dizzy
kragmortha-table-look-limp-arm = limp arm
kragmortha-table-look-weak-grip = weak grip
kragmortha-table-look-tied-tongue = tied tongue
kragmortha-table-look-loose-tongue = loose tongue
kragmortha-table-look-stiff-neck = stiff neck
kragmortha-table-look-one-track-mind = one-track mind

kragmortha-table-brief-lame-foot = foot
kragmortha-table-brief-leaden-boots = boots
kragmortha-table-brief-crab-claws = claws
kragmortha-table-brief-fumbling-fingers = fingers
kragmortha-table-brief-clouded-eyes = eyes
kragmortha-table-brief-dizzy = dizzy
kragmortha-table-brief-limp-arm = arm
kragmortha-table-brief-weak-grip = grip
kragmortha-table-brief-tied-tongue = tied
kragmortha-table-brief-loose-tongue = loose
kragmortha-table-brief-stiff-neck = neck
kragmortha-table-brief-one-track-mind = mind

kragmortha-table-about-lame-foot = goblin cards give the first step only.
kragmortha-table-about-leaden-boots = the goblin may not step onto a goblin.
kragmortha-table-about-crab-claws = the hand limit is one less.
kragmortha-table-about-fumbling-fingers = the card drawn last may not be played while another one is playable.
kragmortha-table-about-clouded-eyes = crystal balls pay for nothing but the desk.
kragmortha-table-about-dizzy = the second step may not go on in the direction of the first.
kragmortha-table-about-limp-arm = when the goblin shoves on its own turn, the shoved goblin’s player chooses the square.
kragmortha-table-about-weak-grip = tomes taken from now on are laid face down unused.
kragmortha-table-about-tied-tongue = tomes may not be used.
kragmortha-table-about-loose-tongue = the hand lies open.
kragmortha-table-about-stiff-neck = Rigor cards may not be played while a goblin card is playable.
kragmortha-table-about-one-track-mind = the oldest playable card of the hand must be played.

## Tomes, likewise

kragmortha-table-tome-pardons = Pardons
kragmortha-table-tome-deep-pockets = Deep Pockets
kragmortha-table-tome-shadows = Shadows
kragmortha-table-tome-haste = Haste
kragmortha-table-tome-glass = Glass
kragmortha-table-tome-secret-doors = Secret Doors
kragmortha-table-tome-exchange = Exchange
kragmortha-table-tome-whispers = Whispers
kragmortha-table-tome-fresh-ink = Fresh Ink

kragmortha-table-brief-pardons = Pardon
kragmortha-table-brief-deep-pockets = Pocket
kragmortha-table-brief-shadows = Shadow
kragmortha-table-brief-haste = Haste
kragmortha-table-brief-glass = Glass
kragmortha-table-brief-secret-doors = Doors
kragmortha-table-brief-exchange = Exch
kragmortha-table-brief-whispers = Whisper
kragmortha-table-brief-fresh-ink = Ink

kragmortha-table-about-pardons = put one of your looks under the look deck.
kragmortha-table-about-deep-pockets = permanent, stays face up: your hand limit is one more.
kragmortha-table-about-shadows = in anyone’s turn: when you would draw a look, do not. Your goblin is still carried off.
kragmortha-table-about-haste = after your movement, play one more movement card this turn.
kragmortha-table-about-glass = this turn both symbols of the card you play are crystal balls.
kragmortha-table-about-secret-doors = this turn one step of your goblin may jump straight over one shelf square to the square behind it, whatever its symbol.
kragmortha-table-about-exchange = swap places with any other goblin. The swap triggers nothing.
kragmortha-table-about-whispers = move Rigor one step to any neighbouring square open to him.
kragmortha-table-about-fresh-ink = discard any number of movement cards and draw as many.
