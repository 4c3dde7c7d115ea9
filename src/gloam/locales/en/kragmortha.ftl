### Kragmortha. The terms are those of docs/rules/kragmortha.md. A player's name stands for the goblin too.

kragmortha-name = Kragmortha

## Nouns

kragmortha-symbol-book = book
kragmortha-symbol-potion = potion
kragmortha-symbol-gems = gems
kragmortha-symbol-scroll = scroll
kragmortha-symbol-ball = crystal ball

kragmortha-card-goblin = №{ $card } (goblin: { $first } + { $second })
kragmortha-card-rigor = №{ $card } (Rigor: { $first } + { $second })
kragmortha-card-hidden = a face-down card

kragmortha-token-teleport = teleport (a hop, no more)
kragmortha-token-tome = tome (a hop, then a tome)
kragmortha-token-trap = trap (a hop, then a look)

kragmortha-tome-pardons = Pardons (magic { $magic }: sheds one look)
kragmortha-tome-deep_pockets = Deep Pockets (magic { $magic }: always one more card in hand)
kragmortha-tome-shadows = Shadows (magic { $magic }: turns a look away)
kragmortha-tome-haste = Haste (magic { $magic }: one more movement card)
kragmortha-tome-glass = Glass (magic { $magic }: all symbols are crystal balls this turn)
kragmortha-tome-secret_doors = Secret Doors (magic { $magic }: a jump over one shelf)
kragmortha-tome-exchange = Exchange (magic { $magic }: swaps places with a goblin)
kragmortha-tome-whispers = Whispers (magic { $magic }: Rigor takes one step)
kragmortha-tome-fresh_ink = Fresh Ink (magic { $magic }: new cards for old)

kragmortha-look-lame-foot = lame foot ({ $kind }: goblin cards give one step only)
kragmortha-look-leaden-boots = leaden boots ({ $kind }: no stepping onto goblins)
kragmortha-look-crab-claws = crab claws ({ $kind }: one card fewer in hand)
kragmortha-look-fumbling-fingers = fumbling fingers ({ $kind }: any other card before the one drawn last)
kragmortha-look-clouded-eyes = clouded eyes ({ $kind }: crystal balls pay for the desk only)
kragmortha-look-dizzy = dizzy ({ $kind }: no second step straight on)
kragmortha-look-limp-arm = limp arm ({ $kind }: whoever is shoved chooses where to)
kragmortha-look-weak-grip = weak grip ({ $kind }: new tomes lie face down, unusable)
kragmortha-look-tied-tongue = tied tongue ({ $kind }: no using tomes)
kragmortha-look-loose-tongue = loose tongue ({ $kind }: the hand lies open)
kragmortha-look-stiff-neck = stiff neck ({ $kind }: goblin cards before Rigor cards)
kragmortha-look-one-track-mind = one-track mind ({ $kind }: only the oldest card that can be played)
kragmortha-look-tabletop = an order for the { $kind }

kragmortha-kind-head = head
kragmortha-kind-neck = neck
kragmortha-kind-arm = arm
kragmortha-kind-hand = hand
kragmortha-kind-mouth = mouth
kragmortha-kind-leg = leg

kragmortha-square = { $square } ({ $symbol })
kragmortha-square-desk = { $square } (desk)
kragmortha-square-teleport = { $square } (teleport, { $symbol })

kragmortha-way-n = north
kragmortha-way-e = east
kragmortha-way-s = south
kragmortha-way-w = west
kragmortha-way-nn = jump north
kragmortha-way-ee = jump east
kragmortha-way-ss = jump south
kragmortha-way-ww = jump west

## The log

kragmortha-event-began =
    { $who_you ->
        [yes] Your turn.
       *[no] { $who }’s turn.
    }
kragmortha-event-dealt =
    { $who_you ->
        [yes] You are dealt { $card }.
       *[no] { $who } is dealt { $card }.
    }
kragmortha-event-drew =
    { $who_you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
kragmortha-event-reshuffled =
    { $number ->
        [one] The movement deck is empty: the discards, { $number } card, take its place.
       *[other] The movement deck is empty: the discards, { $number } cards, are shuffled and take its place.
    }
kragmortha-event-placed =
    { $who_you ->
        [yes] You start on { $spot }.
       *[no] { $who } starts on { $spot }.
    }
kragmortha-event-played =
    { $who_you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
kragmortha-event-showed =
    { $who_you ->
        [yes] Nothing can be played: you show and discard { $card }.
       *[no] Nothing can be played: { $who } shows and discards { $card }.
    }
kragmortha-event-discarded =
    { $who_you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
kragmortha-event-walked =
    { $who_you ->
        [yes] You scurry to { $spot }.
       *[no] { $who } scurries to { $spot }.
    }
kragmortha-event-shoved =
    { $who_you ->
        [yes] { $other } shoves you to { $spot }.
       *[no] { $other_you ->
            [yes] You shove { $who } to { $spot }.
           *[no] { $other } shoves { $who } to { $spot }.
        }
    }
kragmortha-event-stalked =
    { $who_you ->
        [yes] You lead Rigor to { $spot }.
       *[no] { $who } leads Rigor to { $spot }.
    }
kragmortha-event-stopped-k4-2 =
    { $who_you ->
        [yes] Your walk ends in Rigor’s arms.
       *[no] { $who }’s walk ends in Rigor’s arms.
    }
kragmortha-event-stopped-k5-1 =
    { $who_you ->
        [yes] The teleport ends your walk.
       *[no] The teleport ends { $who }’s walk.
    }
kragmortha-event-stopped-k5-5 =
    { $who_you ->
        [yes] Rigor is off through the teleport: your move is over.
       *[no] Rigor is off through the teleport: { $who }’s move is over.
    }
kragmortha-event-stopped-k6-1 =
    { $who_you ->
        [yes] The desk ends your walk.
       *[no] The desk ends { $who }’s walk.
    }
kragmortha-event-stopped-k11 =
    { $who_you ->
        [yes] Your lame foot takes no second step.
       *[no] { $who }’s lame foot takes no second step.
    }
kragmortha-event-caught =
    { $who_you ->
        [yes] Rigor catches you on { $spot }!
       *[no] Rigor catches { $who } on { $spot }!
    }
kragmortha-event-looked =
    { $who_you ->
        [yes] A look strikes you: { $card }.
       *[no] A look strikes { $who }: { $card }.
    }
kragmortha-event-look-returned =
    { $who_you ->
        [yes] You have a look of this kind already, so it goes under the deck: { $card }.
       *[no] { $who } has a look of this kind already, so it goes under the deck: { $card }.
    }
kragmortha-event-look-spared =
    { $who_you ->
        [yes] Lucky you: no look in the deck is of a new kind, so you take none.
       *[no] Lucky { $who }: no look in the deck is of a new kind, so none is taken.
    }
kragmortha-event-hid =
    { $who_you ->
        [yes] You take no look, thanks to { $card }.
       *[no] { $who } takes no look, thanks to { $card }.
    }
kragmortha-event-carried =
    { $who_you ->
        [yes] You are carried off to { $spot }.
       *[no] { $who } is carried off to { $spot }.
    }
kragmortha-event-token =
    { $who_you ->
        [yes] You turn up a token: { $card }.
       *[no] { $who } turns up a token: { $card }.
    }
kragmortha-event-tokens-shuffled = All tokens are used: they are shuffled face down again.
kragmortha-event-hopped =
    { $who_you ->
        [yes] You pop out on { $spot }.
       *[no] { $who } pops out on { $spot }.
    }
kragmortha-event-stayed =
    { $who_you ->
        [yes] No other teleport is free: you stay where you are.
       *[no] No other teleport is free: { $who } stays in place.
    }
kragmortha-event-rigor-hopped =
    { $who_you ->
        [yes] You send Rigor through the teleport to { $spot }.
       *[no] { $who } sends Rigor through the teleport to { $spot }.
    }
kragmortha-event-took-tome =
    { $who_you ->
        [yes] You grab a tome: { $card }.
       *[no] { $who } grabs a tome: { $card }.
    }
kragmortha-event-sent-home =
    { $who_you ->
        [yes] You dash back to { $spot }.
       *[no] { $who } dashes back to { $spot }.
    }
kragmortha-event-used =
    { $who_you ->
        [yes] You use { $card }.
       *[no] { $who } uses { $card }.
    }
kragmortha-event-pardoned =
    { $who_you ->
        [yes] You are rid of a look: { $card }.
       *[no] { $who } is rid of a look: { $card }.
    }
kragmortha-event-swapped =
    { $who_you ->
        [yes] You swap places with { $other }.
       *[no] { $other_you ->
            [yes] { $who } swaps places with you.
           *[no] { $who } swaps places with { $other }.
        }
    }
kragmortha-event-opened =
    { $who_you ->
        [yes] Your loose tongue gives away { $card }.
       *[no] { $who }’s loose tongue gives away { $card }.
    }
kragmortha-event-called =
    { $who_you ->
        [yes] You call out { $other } for breaking a look: { $card }.
       *[no] { $other_you ->
            [yes] { $who } calls you out for breaking a look: { $card }.
           *[no] { $who } calls out { $other } for breaking a look: { $card }.
        }
    }
kragmortha-event-admitted =
    { $who_you ->
        [yes] You admit it.
       *[no] { $who } admits it.
    }
kragmortha-event-denied =
    { $who_you ->
        [yes] You deny it.
       *[no] { $who } denies it.
    }
kragmortha-event-voted =
    { $who_you ->
        [yes] You cast your vote.
       *[no] { $who } casts a vote.
    }
kragmortha-event-convicted =
    { $number ->
        [one] { $who_you ->
            [yes] Guilty: { $number } vote is enough against you.
           *[no] Guilty: { $number } vote is enough against { $who }.
        }
       *[other] { $who_you ->
            [yes] Guilty: { $number } votes are enough against you.
           *[no] Guilty: { $number } votes are enough against { $who }.
        }
    }
kragmortha-event-acquitted =
    { $number ->
        [0] { $who_you ->
            [yes] You get away with it: nobody votes against you.
           *[no] { $who } gets away with it: nobody votes guilty.
        }
        [one] { $who_you ->
            [yes] You get away with it: { $number } vote is not enough.
           *[no] { $who } gets away with it: { $number } vote is not enough.
        }
       *[other] { $who_you ->
            [yes] You get away with it: { $number } votes are not enough.
           *[no] { $who } gets away with it: { $number } votes are not enough.
        }
    }
kragmortha-event-ended-k7-2 =
    { $who_you ->
        [yes] That was your fourth look: the game is over.
       *[no] That was { $who }’s fourth look: the game is over.
    }
kragmortha-event-ended-k8-1 =
    { $who_you ->
        [yes] You have the last tome: the game is over.
       *[no] { $who } has the last tome: the game is over.
    }
kragmortha-event-won =
    { $who_you ->
        [yes] { $number ->
            [0] You win with the fewest looks!
            [1] You win: as few looks as another, and more tomes!
           *[other] You win: looks and tomes are even, and you have more magic symbols!
        }
       *[no] { $number ->
            [0] { $who } wins with the fewest looks!
            [1] { $who } wins: as few looks as another, and more tomes!
           *[other] { $who } wins: looks and tomes are even, and the magic symbols decide!
        }
    }
kragmortha-event-shared =
    { $who_you ->
        [yes] You share the win: looks, tomes and magic are even.
       *[no] { $who } shares the win: looks, tomes and magic are even.
    }

## The status line: who is asked, and what

kragmortha-asked-place =
    { $who_you ->
        [yes] Choose the square your goblin starts on.
       *[no] { $who } is choosing a start square.
    }
kragmortha-asked-turn-waiting =
    { $who_you ->
        [yes] Your turn is about to begin.
       *[no] { $who }’s turn is about to begin.
    }
kragmortha-asked-turn-before =
    { $who_you ->
        [yes] Your turn: play a movement card if you can.
       *[no] { $who } is choosing a movement card.
    }
kragmortha-asked-turn-after =
    { $who_you ->
        [yes] The move is done: use a tome, or go on to the draw.
       *[no] { $who } has moved and may still use a tome.
    }
kragmortha-asked-turn-extra =
    { $who_you ->
        [yes] Haste: play one more movement card if you can.
       *[no] Haste: { $who } is choosing one more movement card.
    }
kragmortha-asked-second =
    { $who_you ->
        [yes] Take the card’s second step, or stop here.
       *[no] { $who } is thinking about a second step.
    }
kragmortha-asked-shove =
    { $who_you ->
        [yes] You shove { $other }: choose where to.
       *[no] { $other_you ->
            [yes] { $who } shoves you and is choosing where to.
           *[no] { $who } shoves { $other } and is choosing where to.
        }
    }
kragmortha-asked-shove-own =
    { $who_you ->
        [yes] A limp arm shoves you: choose where you go.
       *[no] A limp arm shoves { $who }, who is choosing where to go.
    }
kragmortha-asked-hide =
    { $who_you ->
        [yes] A look is coming: turn it away with Shadows?
       *[no] A look is coming: { $who } may turn it away with Shadows.
    }
kragmortha-asked-carry =
    { $who_you ->
        [yes] Rigor has you: choose where your goblin is carried off to.
       *[no] Rigor has { $who }, who is choosing where to be carried off to.
    }
kragmortha-asked-hop =
    { $who_you ->
        [yes] Choose the teleport you come out of.
       *[no] { $who } is choosing which teleport to come out of.
    }
kragmortha-asked-home =
    { $who_you ->
        [yes] Off with your tome: choose the start square you go back to.
       *[no] { $who } has a tome and is choosing a start square to go back to.
    }
kragmortha-asked-send-rigor =
    { $who_you ->
        [yes] Rigor stands on a teleport: send him away, or leave him there.
       *[no] { $who } may send Rigor away through the teleport.
    }
kragmortha-asked-pardon =
    { $who_you ->
        [yes] Pardons: choose the look you shed.
       *[no] Pardons: { $who } is choosing a look to shed.
    }
kragmortha-asked-swap =
    { $who_you ->
        [yes] Exchange: choose whom you swap places with.
       *[no] Exchange: { $who } is choosing whom to swap places with.
    }
kragmortha-asked-whisper =
    { $who_you ->
        [yes] Whispers: choose Rigor’s step.
       *[no] Whispers: { $who } is choosing a step for Rigor.
    }
kragmortha-asked-ink =
    { $who_you ->
        [yes] Fresh Ink: discard one card or more, and draw as many.
       *[no] Fresh Ink: { $who } is choosing what to discard.
    }
kragmortha-asked-answer =
    { $who_you ->
        [yes] { $other } says you are breaking a look: { $card }. Do you admit it?
       *[no] { $other_you ->
            [yes] You say { $who } is breaking a look: { $card }. Waiting for an answer.
           *[no] { $other } says { $who } is breaking a look: { $card }. Waiting for an answer.
        }
    }
kragmortha-asked-vote =
    { $who_you ->
        [yes] { $accuser } says { $other } is breaking a look, and { $other } denies it. What do you say?
       *[no] { $other_you ->
            [yes] { $who } is voting on whether you are guilty.
           *[no] { $who } is voting on whether { $other } is guilty.
        }
    }
kragmortha-asked-over = The game is over.

## What is asked, as a noun

kragmortha-decision-place = a start square for your goblin
kragmortha-decision-turn = a movement card to play, or a tome to use
kragmortha-decision-second = the card’s second step, or `done`
kragmortha-decision-shove = the direction of a shove
kragmortha-decision-hide = yes or no to turning a look away with Shadows
kragmortha-decision-carry = the square a caught goblin is carried to
kragmortha-decision-hop = the teleport your goblin comes out of
kragmortha-decision-home = the start square your goblin goes back to
kragmortha-decision-send-rigor = a square to send Rigor to, or `done`
kragmortha-decision-pardon = the look that Pardons sheds
kragmortha-decision-swap = the player to swap places with
kragmortha-decision-whisper = Rigor’s step by Whispers
kragmortha-decision-ink = the next card to discard for Fresh Ink, or `done`
kragmortha-decision-answer = `admit` or `deny`, the answer to an accusation
kragmortha-decision-vote = `guilty` or `innocent`, a verdict

## What one can choose, and what is certain to follow

kragmortha-do-go-place = Start on { $square }
kragmortha-do-go-carry = Be carried to { $square }
kragmortha-do-go-hop = Pop out on { $square }
kragmortha-do-go-home = Go back to { $square }
kragmortha-do-go-send-rigor = Send Rigor to { $square }, and his move is over
kragmortha-do-play = { $card }: { $way } to { $square }
kragmortha-do-play-onto = { $card }: { $way } to { $square }, shoving { $other }
kragmortha-do-play-into-rigor = { $card }: { $way } to { $square }, where Rigor catches you
kragmortha-do-play-rigor = { $card }: Rigor { $way } to { $square }
kragmortha-do-play-rigor-onto =
    { $other_you ->
        [yes] { $card }: Rigor { $way } to { $square }, catching you
       *[no] { $card }: Rigor { $way } to { $square }, catching { $other }
    }
kragmortha-do-step = On { $way } to { $square }
kragmortha-do-step-onto = On { $way } to { $square }, shoving { $other }
kragmortha-do-step-into-rigor = On { $way } to { $square }, where Rigor catches you
kragmortha-do-step-rigor = Rigor { $way } to { $square }
kragmortha-do-step-rigor-onto =
    { $other_you ->
        [yes] Rigor { $way } to { $square }, catching you
       *[no] Rigor { $way } to { $square }, catching { $other }
    }
kragmortha-do-shove = Out { $way } to { $square }
kragmortha-do-shove-onto = Out { $way } to { $square }, into { $other }
kragmortha-do-shove-into-rigor = Out { $way } to { $square }, where Rigor waits
kragmortha-do-done-turn = Enough: on to the draw
kragmortha-do-done-second = Stop here
kragmortha-do-done-send-rigor = Leave Rigor on the teleport
kragmortha-do-done-ink = Enough: draw as many as you discarded
kragmortha-do-show = Show the hand, discard it and draw as many; the turn is over
kragmortha-do-yes = Yes, use Shadows and take no look
kragmortha-do-no = No, take the look
kragmortha-do-admit = Admit it: another look is due
kragmortha-do-deny = Deny it: those not involved vote, if there are any
kragmortha-do-guilty = Guilty: another look is due
kragmortha-do-innocent = Not guilty
kragmortha-do-use = Use { $card }
kragmortha-do-pardon = Shed { $card }
kragmortha-do-swap = Swap places with { $other }
kragmortha-do-discard = Discard { $card }
kragmortha-do-call = Call out { $other } for breaking { $card }

## Why not, and what would make it legal

kragmortha-refused-over = The game is over.
kragmortha-refused-over-legal-if = There is always another game.
kragmortha-refused-spectator = You are watching; only players act.
kragmortha-refused-spectator-legal-if = Take a seat in the next game.
kragmortha-refused-not-your-decision = { $who } is to decide, not you.
kragmortha-refused-not-your-decision-legal-if = Wait for { $who }.
kragmortha-refused-not-asked = Nobody asks for that now.
kragmortha-refused-not-asked-legal-if = The question is another one: { $asked }.
kragmortha-refused-call-enchanted = In this game the program itself sees to the looks: nobody can break one.
kragmortha-refused-call-enchanted-legal-if = Calls belong to games with `looks=tabletop`.
kragmortha-refused-call-for-another = You cannot call out anybody in another player’s name.
kragmortha-refused-call-for-another-legal-if = Call in your own name, with the number of your own seat.
kragmortha-refused-call-bot = That look weighs on a bot, and a bot has no body to break it with.
kragmortha-refused-call-bot-legal-if = Call out a person.
kragmortha-refused-call-twice = You have called somebody out this turn, and once is all you get.
kragmortha-refused-call-twice-legal-if = Wait until the next turn begins.
kragmortha-refused-call-later = Nobody can be called out right now.
kragmortha-refused-call-later-legal-if = Wait until all goblins stand in the library and no other call is open.
kragmortha-refused-call-no-look = No other player has this look: { $card }.
kragmortha-refused-call-no-look-legal-if = Name a look that lies before another player.
kragmortha-refused-show-playable = You can still play a card, so you keep your hand.
kragmortha-refused-show-playable-legal-if = The hand is shown only if none of its cards can be played.
kragmortha-refused-show-late = You have played a card this turn, so you keep the rest of your hand.
kragmortha-refused-show-late-legal-if = The hand is shown instead of playing, on a turn when none of its cards can be played.
kragmortha-refused-played-already = You have played your movement card for this turn.
kragmortha-refused-played-already-legal-if = Wait for your next turn, or use the tome Haste if you have it.
kragmortha-refused-not-held = { $card } is not in your hand.
kragmortha-refused-not-held-legal-if = Choose a card in your hand.
kragmortha-refused-must-play = There is a movement card to be played first.
kragmortha-refused-must-play-legal-if = Play a card; if none can be played, `show` your hand.
kragmortha-refused-tome-not-owned = You do not have { $card }.
kragmortha-refused-tome-not-owned-legal-if = Use a tome that lies face up before you.
kragmortha-refused-tome-face-down = { $card } lies face down: nothing more comes out of it.
kragmortha-refused-tome-face-down-legal-if = Use a tome that lies face up before you.
kragmortha-refused-tied-tongue = Your tongue is tied: you cannot read out { $card }.
kragmortha-refused-tied-tongue-legal-if = Tomes can be used only without the look “tied tongue”.
kragmortha-refused-no-doors = { $card } opens nothing here: no shelf in this library can be jumped over.
kragmortha-refused-no-doors-legal-if = It takes a library with a shelf to jump over, such as the one for 5 players or more.
kragmortha-refused-tome-useless-now = { $card } does nothing at this moment.
kragmortha-refused-tome-useless-now-legal-if = Glass and Secret Doors come before a movement card and Haste after it; Pardons needs a look; Shadows is offered when a look comes; Deep Pockets works by itself.
kragmortha-refused-jump = A shelf is jumped over by goblins only, and only with the tome Secret Doors in force.
kragmortha-refused-jump-legal-if = Use Secret Doors first, then play a card that moves your goblin.
kragmortha-refused-closed = That way leads nowhere: no open square is there.
kragmortha-refused-closed-legal-if = Go where neither a shelf nor the edge of the library is in the way.
kragmortha-refused-desk-closed-to-rigor = { $square }: Rigor never climbs on the desk.
kragmortha-refused-desk-closed-to-rigor-legal-if = Choose another square for Rigor.
kragmortha-refused-leaden-boots = A goblin stands on { $square }, and in leaden boots you step onto nobody.
kragmortha-refused-leaden-boots-legal-if = Choose a square without a goblin.
kragmortha-refused-chain-cannot-end = Someone would be shoved off { $square } and would find no place to go.
kragmortha-refused-chain-cannot-end-legal-if = Choose a square that is empty, or from which there is still a way out.
kragmortha-refused-symbol = { $card } cannot pay for a step to { $square }.
kragmortha-refused-symbol-legal-if = The card needs the symbol of the square, or a crystal ball unless your eyes are clouded; any symbol pays for the desk.
kragmortha-refused-symbol-left = What is left of the card cannot pay for a step to { $square }.
kragmortha-refused-symbol-left-legal-if = Choose a square with the symbol that is left, or stop here.
kragmortha-refused-stiff-neck = Your stiff neck lets you play { $card } only when no goblin card can be played.
kragmortha-refused-stiff-neck-legal-if = Play a goblin card first.
kragmortha-refused-fumbling-fingers = Your fumbling fingers drop { $card }: you drew it last, and another card can be played.
kragmortha-refused-fumbling-fingers-legal-if = Play another card.
kragmortha-refused-one-track-mind = Your one-track mind allows one card only, and { $card } is not the one.
kragmortha-refused-one-track-mind-legal-if = Of the cards you can play, play the one longest in your hand.
kragmortha-refused-dizzy = You are dizzy: you cannot go straight on to { $square }.
kragmortha-refused-dizzy-legal-if = Turn aside or back with the second step, or stop here.
kragmortha-refused-shove-back = The goblin that shoves has come from { $square }: nobody is shoved there.
kragmortha-refused-shove-back-legal-if = Choose another direction.
kragmortha-refused-moved-already = The goblin on { $square } has moved in this chain of shoves, and once is enough.
kragmortha-refused-moved-already-legal-if = Choose a square without a goblin, or with one that has not moved yet.
kragmortha-refused-not-ascending = { $card } comes before the card you discarded last.
kragmortha-refused-not-ascending-legal-if = Name the cards for Fresh Ink in ascending order.
kragmortha-refused-square-place = Your goblin cannot start on { $square }.
kragmortha-refused-square-place-legal-if = Choose a free start square.
kragmortha-refused-square-carry = Nobody is carried to { $square } now.
kragmortha-refused-square-carry-legal-if = Choose a free teleport; if there is none, a free start square; if there is none, any free square but the desk.
kragmortha-refused-square-hop = You cannot come out on { $square }.
kragmortha-refused-square-hop-legal-if = Choose another teleport where nobody stands.
kragmortha-refused-square-home = You cannot go back to { $square }.
kragmortha-refused-square-home-legal-if = Choose a free start square; if there is none, any free square but the desk.
kragmortha-refused-square-send-rigor = Rigor cannot be sent to { $square }.
kragmortha-refused-square-send-rigor-legal-if = Choose an empty square with no goblin next to it; never the desk.

## Settings

kragmortha-setting-looks = Looks: what happens to a goblin that Rigor has looked at
kragmortha-setting-looks-enchanted = Each is a handicap in the game, and the program sees to it.
kragmortha-setting-looks-tabletop = Each is a silly order for yourself to follow; the others watch, and may call you out.
kragmortha-setting-hand = Movement cards in hand: 3 as printed
kragmortha-setting-first = Who begins: a seat number, or `random`
kragmortha-setting-first-random = The seat that begins is drawn by lot.
kragmortha-setting-bots-any = seat numbers
kragmortha-setting-bots = Seats played by programs, such as `2,3`: nobody calls them out, and they judge nobody
kragmortha-setting-set-any = a folder
kragmortha-setting-set = Board, cards and tokens: `house`, or a folder with their lists

kragmortha-preset-enchanted = Looks are handicaps in the game: for any table, bots included.
kragmortha-preset-tabletop = Looks are silly orders: for people who see each other.
