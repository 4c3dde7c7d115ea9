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
# Short forms: the client shows numbers on demand.
kragmortha-card-goblin-short = { $first } + { $second }
kragmortha-card-rigor-short = Rigor: { $first } + { $second }
kragmortha-card-hidden = a face-down card

kragmortha-token-teleport = teleport (you hop, nothing else)
kragmortha-token-tome = tome (you hop, then take a tome)
kragmortha-token-trap = trap (you hop, then a look strikes)

kragmortha-tome-pardons = Pardons (magic { $magic }: sheds one look)
kragmortha-tome-deep_pockets = Deep Pockets (magic { $magic }: you always hold one more card)
kragmortha-tome-shadows = Shadows (magic { $magic }: turns away one look)
kragmortha-tome-haste = Haste (magic { $magic }: play one more movement card)
kragmortha-tome-glass = Glass (magic { $magic }: all symbols count as crystal balls this turn)
kragmortha-tome-secret_doors = Secret Doors (magic { $magic }: jump over one shelf)
kragmortha-tome-exchange = Exchange (magic { $magic }: swap places with any goblin)
kragmortha-tome-whispers = Whispers (magic { $magic }: Rigor takes one step)
kragmortha-tome-fresh_ink = Fresh Ink (magic { $magic }: replace cards of your hand)

kragmortha-look-lame-foot = lame foot ({ $kind }: goblin cards give only one step)
kragmortha-look-leaden-boots = leaden boots ({ $kind }: you may not step onto goblins)
kragmortha-look-crab-claws = crab claws ({ $kind }: you hold one card fewer)
kragmortha-look-fumbling-fingers = fumbling fingers ({ $kind }: the card you drew last comes last)
kragmortha-look-clouded-eyes = clouded eyes ({ $kind }: crystal balls work only for the desk)
kragmortha-look-dizzy = dizzy ({ $kind }: your second step may not go straight on)
kragmortha-look-limp-arm = limp arm ({ $kind }: goblins you shove choose where they go)
kragmortha-look-weak-grip = weak grip ({ $kind }: new tomes are face down and can’t be used)
kragmortha-look-tied-tongue = tied tongue ({ $kind }: you can’t use tomes)
kragmortha-look-loose-tongue = loose tongue ({ $kind }: everyone sees your cards)
kragmortha-look-stiff-neck = stiff neck ({ $kind }: play goblin cards before Rigor cards)
kragmortha-look-one-track-mind = one-track mind ({ $kind }: play the oldest card you can)
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
        [one] The movement deck is empty. The discard pile ({ $number } card) becomes the new deck.
       *[other] The movement deck is empty. The discard pile ({ $number } cards) is shuffled into a new deck.
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
        [yes] No card can be played: you show and discard { $card }.
       *[no] No card can be played: { $who } shows and discards { $card }.
    }
kragmortha-event-discarded =
    { $who_you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
kragmortha-event-walked =
    { $who_you ->
        [yes] You move to { $spot }.
       *[no] { $who } moves to { $spot }.
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
        [yes] You walked into Rigor: your move is over.
       *[no] { $who } walked into Rigor: the move is over.
    }
kragmortha-event-stopped-k5-1 =
    { $who_you ->
        [yes] The teleport ends your move.
       *[no] The teleport ends { $who }’s move.
    }
kragmortha-event-stopped-k5-5 =
    { $who_you ->
        [yes] Rigor leaves through the teleport: your move is over.
       *[no] Rigor leaves through the teleport: { $who }’s move is over.
    }
kragmortha-event-stopped-k6-1 =
    { $who_you ->
        [yes] The desk ends your move.
       *[no] The desk ends { $who }’s move.
    }
kragmortha-event-stopped-k11 =
    { $who_you ->
        [yes] Lame foot: you take no second step.
       *[no] Lame foot: { $who } takes no second step.
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
        [yes] You already have a look of this kind. It goes under the deck: { $card }.
       *[no] { $who } already has a look of this kind. It goes under the deck: { $card }.
    }
kragmortha-event-look-spared =
    { $who_you ->
        [yes] Lucky you: the deck has no look of a new kind.
       *[no] Lucky { $who }: the deck has no look of a new kind.
    }
kragmortha-event-hid =
    { $who_you ->
        [yes] { $card } saves you: no look.
       *[no] { $card } saves { $who }: no look.
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
kragmortha-event-tokens-shuffled = All tokens have been used. They are shuffled again, face down.
kragmortha-event-hopped =
    { $who_you ->
        [yes] You pop out on { $spot }.
       *[no] { $who } pops out on { $spot }.
    }
kragmortha-event-stayed =
    { $who_you ->
        [yes] No other teleport is free: you stay where you are.
       *[no] No other teleport is free: { $who } stays.
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
        [yes] You get rid of a look: { $card }.
       *[no] { $who } gets rid of a look: { $card }.
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
        [yes] Loose tongue: everyone sees your { $card }.
       *[no] Loose tongue: { $who } has { $card }.
    }
kragmortha-event-called =
    { $who_you ->
        [yes] Caught! You accuse { $other } of breaking { $card }.
       *[no] { $other_you ->
            [yes] Caught! { $who } accuses you of breaking { $card }.
           *[no] Caught! { $who } accuses { $other } of breaking { $card }.
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
        [yes] You vote.
       *[no] { $who } votes.
    }
kragmortha-event-convicted =
    { $number ->
        [one] { $who_you ->
            [yes] Guilty, with { $number } vote against you.
           *[no] { $who } is guilty, with { $number } vote.
        }
       *[other] { $who_you ->
            [yes] Guilty, with { $number } votes against you.
           *[no] { $who } is guilty, with { $number } votes.
        }
    }
kragmortha-event-acquitted =
    { $number ->
        [0] { $who_you ->
            [yes] Not guilty: nobody voted against you.
           *[no] { $who } is not guilty: nobody voted against.
        }
        [one] { $who_you ->
            [yes] Not guilty: { $number } vote against you is not enough.
           *[no] { $who } is not guilty: { $number } vote is not enough.
        }
       *[other] { $who_you ->
            [yes] Not guilty: { $number } votes against you are not enough.
           *[no] { $who } is not guilty: { $number } votes are not enough.
        }
    }
kragmortha-event-ended-k7-2 =
    { $who_you ->
        [yes] Your fourth look: the game is over.
       *[no] { $who }’s fourth look: the game is over.
    }
kragmortha-event-ended-k8-1 =
    { $who_you ->
        [yes] You took the last tome: the game is over.
       *[no] { $who } took the last tome: the game is over.
    }
kragmortha-event-won =
    { $who_you ->
        [yes] { $number ->
            [0] You win with the fewest looks!
            [1] You win: looks are even, and you have the most tomes!
           *[other] You win: looks and tomes are even, and you have the most magic!
        }
       *[no] { $number ->
            [0] { $who } wins with the fewest looks!
            [1] { $who } wins: looks are even, and the most tomes decide!
           *[other] { $who } wins: looks and tomes are even, and the most magic decides!
        }
    }
kragmortha-event-shared =
    { $who_you ->
        [yes] A draw: you are even in looks, tomes and magic.
       *[no] A draw for { $who }: even in looks, tomes and magic.
    }

## The status line: who is asked, and what

kragmortha-asked-place =
    { $who_you ->
        [yes] Choose your goblin’s start square.
       *[no] { $who } is choosing a start square.
    }
kragmortha-asked-turn-waiting =
    { $who_you ->
        [yes] Your turn is about to begin.
       *[no] { $who }’s turn is about to begin.
    }
kragmortha-asked-turn-before =
    { $who_you ->
        [yes] Your turn: play a card.
       *[no] { $who } is choosing a card.
    }
kragmortha-asked-turn-after =
    { $who_you ->
        [yes] Use a tome, or end your turn.
       *[no] { $who } may still use a tome.
    }
kragmortha-asked-turn-extra =
    { $who_you ->
        [yes] Haste: play one more card.
       *[no] Haste: { $who } is choosing one more card.
    }
kragmortha-asked-second =
    { $who_you ->
        [yes] Take your second step, or stop here.
       *[no] { $who } may take a second step.
    }
kragmortha-asked-shove =
    { $who_you ->
        [yes] Where do you shove { $other }?
       *[no] { $other_you ->
            [yes] { $who } shoves you and is choosing where to.
           *[no] { $who } shoves { $other } and is choosing where to.
        }
    }
kragmortha-asked-shove-own =
    { $who_you ->
        [yes] A limp arm shoves you: where do you go?
       *[no] A limp arm shoves { $who }, who is choosing where to go.
    }
kragmortha-asked-hide =
    { $who_you ->
        [yes] Use Shadows to turn the look away?
       *[no] { $who } may turn the look away with Shadows.
    }
kragmortha-asked-carry =
    { $who_you ->
        [yes] Rigor caught you! Where do you flee to?
       *[no] Rigor caught { $who }, who is choosing where to flee.
    }
kragmortha-asked-hop =
    { $who_you ->
        [yes] Which teleport do you come out of?
       *[no] { $who } is choosing a teleport to come out of.
    }
kragmortha-asked-home =
    { $who_you ->
        [yes] The tome is yours! Which start square do you go back to?
       *[no] { $who } has a tome and is choosing a start square to go back to.
    }
kragmortha-asked-send-rigor =
    { $who_you ->
        [yes] Rigor is on a teleport: send him away, or leave him there.
       *[no] { $who } may send Rigor away through the teleport.
    }
kragmortha-asked-pardon =
    { $who_you ->
        [yes] Pardons: which look do you lose?
       *[no] Pardons: { $who } is choosing a look to lose.
    }
kragmortha-asked-swap =
    { $who_you ->
        [yes] Exchange: whom do you swap places with?
       *[no] Exchange: { $who } is choosing whom to swap places with.
    }
kragmortha-asked-whisper =
    { $who_you ->
        [yes] Whispers: where does Rigor step?
       *[no] Whispers: { $who } is choosing Rigor’s step.
    }
kragmortha-asked-ink =
    { $who_you ->
        [yes] Fresh Ink: which cards do you replace?
       *[no] Fresh Ink: { $who } is choosing cards to replace.
    }
kragmortha-asked-answer =
    { $who_you ->
        [yes] { $other } accuses you of breaking { $card }. Do you admit it?
       *[no] { $other_you ->
            [yes] You accuse { $who } of breaking { $card }. Waiting for an answer.
           *[no] { $other } accuses { $who } of breaking { $card }. Waiting for an answer.
        }
    }
kragmortha-asked-vote =
    { $who_you ->
        [yes] { $accuser } accuses { $other }, who denies it. Your verdict?
       *[no] { $other_you ->
            [yes] { $who } is voting on you.
           *[no] { $who } is voting on { $other }.
        }
    }
kragmortha-asked-over = The game is over.

## What is asked, as a noun

kragmortha-decision-place = your goblin’s start square
kragmortha-decision-turn = a movement card to play, or a tome to use
kragmortha-decision-second = the second step, or `done`
kragmortha-decision-shove = where to shove the goblin
kragmortha-decision-hide = whether to turn the look away with Shadows
kragmortha-decision-carry = where to flee to
kragmortha-decision-hop = the teleport to come out of
kragmortha-decision-home = the start square to go back to
kragmortha-decision-send-rigor = where to send Rigor, or `done`
kragmortha-decision-pardon = the look to lose by Pardons
kragmortha-decision-swap = whom to swap places with
kragmortha-decision-whisper = Rigor’s step
kragmortha-decision-ink = the next card to replace, or `done`
kragmortha-decision-answer = `admit` or `deny`
kragmortha-decision-vote = `guilty` or `innocent`

## What one can choose, and what is certain to follow

kragmortha-do-go-place = Start on { $square }
kragmortha-do-go-carry = Flee to { $square }
kragmortha-do-go-hop = Come out on { $square }
kragmortha-do-go-home = Go back to { $square }
kragmortha-do-go-send-rigor = Send Rigor to { $square } and end his move
kragmortha-do-play = { $card }: { $way } to { $square }
kragmortha-do-play-onto = { $card }: { $way } to { $square }, shove { $other }
kragmortha-do-play-into-rigor = { $card }: { $way } to { $square }, Rigor catches you
kragmortha-do-play-rigor = { $card }: Rigor { $way } to { $square }
kragmortha-do-play-rigor-onto =
    { $other_you ->
        [yes] { $card }: Rigor { $way } to { $square }, catches you
       *[no] { $card }: Rigor { $way } to { $square }, catches { $other }
    }
kragmortha-do-step = Step { $way } to { $square }
kragmortha-do-step-onto = Step { $way } to { $square }, shove { $other }
kragmortha-do-step-into-rigor = Step { $way } to { $square }, Rigor catches you
kragmortha-do-step-rigor = Rigor { $way } to { $square }
kragmortha-do-step-rigor-onto =
    { $other_you ->
        [yes] Rigor { $way } to { $square }, catches you
       *[no] Rigor { $way } to { $square }, catches { $other }
    }
kragmortha-do-shove = Shove { $way } to { $square }
kragmortha-do-shove-onto = Shove { $way } to { $square }, into { $other }
kragmortha-do-shove-into-rigor = Shove { $way } to { $square }, into Rigor
kragmortha-do-done-turn = End turn
kragmortha-do-done-second = Stop here
kragmortha-do-done-send-rigor = Leave Rigor where he is
kragmortha-do-done-ink = Draw as many as you discarded
kragmortha-do-show = Show your hand, discard it, draw a new one and end your turn
kragmortha-do-yes = Use Shadows: no look
kragmortha-do-no = Take the look
kragmortha-do-admit = Admit it (one more look)
kragmortha-do-deny = Deny it and let the others vote
kragmortha-do-guilty = Guilty (one more look)
kragmortha-do-innocent = Not guilty
kragmortha-do-use = Use { $card }
kragmortha-do-pardon = Lose { $card }
kragmortha-do-swap = Swap places with { $other }
kragmortha-do-discard = Discard { $card }
kragmortha-do-call = Accuse { $other } of breaking { $card }

## Why not, and what would make it legal

kragmortha-refused-over = The game is over.
kragmortha-refused-over-legal-if = Start a new game.
kragmortha-refused-spectator = You’re watching. Only players can act.
kragmortha-refused-spectator-legal-if = Take a seat in the next game.
kragmortha-refused-not-your-decision = It’s { $who }’s decision.
kragmortha-refused-not-your-decision-legal-if = Wait for { $who }.
kragmortha-refused-not-asked = You can’t do that now.
kragmortha-refused-not-asked-legal-if = First choose { $asked }.
kragmortha-refused-call-enchanted = Looks are handicaps in this game, so nobody can break one.
kragmortha-refused-call-enchanted-legal-if = Accusations belong to games with `looks=tabletop`.
kragmortha-refused-call-for-another = You can only accuse in your own name.
kragmortha-refused-call-for-another-legal-if = Use the number of your own seat.
kragmortha-refused-call-bot = You can’t accuse a bot: it has no body.
kragmortha-refused-call-bot-legal-if = Accuse a person.
kragmortha-refused-call-twice = You have already accused somebody this turn.
kragmortha-refused-call-twice-legal-if = Wait for the next turn.
kragmortha-refused-call-later = You can’t accuse anybody right now.
kragmortha-refused-call-later-legal-if = Wait until every goblin is on the board and no other accusation is open.
kragmortha-refused-call-no-look = No other player has this look: { $card }.
kragmortha-refused-call-no-look-legal-if = Choose a look of another player.
kragmortha-refused-show-playable = You can still play a card.
kragmortha-refused-show-playable-legal-if = You show your hand only if none of its cards can be played.
kragmortha-refused-show-late = You have already played a card this turn.
kragmortha-refused-show-late-legal-if = You show your hand instead of playing, if none of its cards can be played.
kragmortha-refused-played-already = You have already played a movement card this turn.
kragmortha-refused-played-already-legal-if = Wait for your next turn, or use the tome Haste if you have it.
kragmortha-refused-not-held = { $card } is not in your hand.
kragmortha-refused-not-held-legal-if = Choose a card in your hand.
kragmortha-refused-must-play = You have to play a movement card first.
kragmortha-refused-must-play-legal-if = Play a card. If none can be played, `show` your hand.
kragmortha-refused-tome-not-owned = You don’t have { $card }.
kragmortha-refused-tome-not-owned-legal-if = Use a tome that is face up in front of you.
kragmortha-refused-tome-face-down = { $card } is face down and can’t be used.
kragmortha-refused-tome-face-down-legal-if = Use a tome that is face up in front of you.
kragmortha-refused-tied-tongue = Tied tongue: you can’t use { $card }.
kragmortha-refused-tied-tongue-legal-if = Get rid of the look “tied tongue” first.
kragmortha-refused-no-doors = { $card } has no use here: this library has no shelf to jump over.
kragmortha-refused-no-doors-legal-if = It works in the library for 5 players or more.
kragmortha-refused-tome-useless-now = { $card } would do nothing now.
kragmortha-refused-tome-useless-now-legal-if = Use Glass and Secret Doors before a movement card and Haste after it. Pardons needs a look, Shadows is offered when a look comes, Deep Pockets works by itself.
kragmortha-refused-jump = Only goblins jump over shelves, and only with Secret Doors.
kragmortha-refused-jump-legal-if = Use Secret Doors, then play a card that moves your goblin.
kragmortha-refused-closed = There is no open square that way.
kragmortha-refused-closed-legal-if = Choose a way without a shelf or wall.
kragmortha-refused-desk-closed-to-rigor = Rigor never steps onto the desk ({ $square }).
kragmortha-refused-desk-closed-to-rigor-legal-if = Choose another square for Rigor.
kragmortha-refused-leaden-boots = Leaden boots: you may not step onto the goblin on { $square }.
kragmortha-refused-leaden-boots-legal-if = Choose a square without a goblin.
kragmortha-refused-chain-cannot-end = The goblin shoved from { $square } would have nowhere to go.
kragmortha-refused-chain-cannot-end-legal-if = Choose an empty square, or one with a way out.
kragmortha-refused-symbol = { $card } doesn’t lead to { $square }.
kragmortha-refused-symbol-legal-if = The card needs the square’s symbol or a crystal ball (not with clouded eyes). Any symbol leads to the desk.
kragmortha-refused-symbol-left = The symbol that is left doesn’t lead to { $square }.
kragmortha-refused-symbol-left-legal-if = Choose a square with that symbol, or stop here.
kragmortha-refused-stiff-neck = Stiff neck: you can’t play { $card } while a goblin card can be played.
kragmortha-refused-stiff-neck-legal-if = Play a goblin card first.
kragmortha-refused-fumbling-fingers = Fumbling fingers: you drew { $card } last, and another card can be played.
kragmortha-refused-fumbling-fingers-legal-if = Play another card.
kragmortha-refused-one-track-mind = One-track mind: { $card } is not the oldest card you can play.
kragmortha-refused-one-track-mind-legal-if = Play the card that has been in your hand longest.
kragmortha-refused-dizzy = Dizzy: you can’t go straight on to { $square }.
kragmortha-refused-dizzy-legal-if = Turn or go back with your second step, or stop here.
kragmortha-refused-shove-back = You can’t shove to { $square }: that’s where the shove came from.
kragmortha-refused-shove-back-legal-if = Choose another direction.
kragmortha-refused-moved-already = The goblin on { $square } has already been shoved in this chain.
kragmortha-refused-moved-already-legal-if = Choose an empty square, or a goblin that hasn’t moved yet.
kragmortha-refused-not-ascending = { $card } comes before the card you discarded last.
kragmortha-refused-not-ascending-legal-if = Name the cards for Fresh Ink in ascending order.
kragmortha-refused-square-place = Your goblin cannot start on { $square }.
kragmortha-refused-square-place-legal-if = Choose a free start square.
kragmortha-refused-square-carry = You can’t flee to { $square }.
kragmortha-refused-square-carry-legal-if = Choose a free teleport. If there is none, a free start square; if there is none either, any free square but the desk.
kragmortha-refused-square-hop = You cannot come out on { $square }.
kragmortha-refused-square-hop-legal-if = Choose another free teleport.
kragmortha-refused-square-home = You cannot go back to { $square }.
kragmortha-refused-square-home-legal-if = Choose a free start square. If there is none, any free square but the desk.
kragmortha-refused-square-send-rigor = Rigor cannot be sent to { $square }.
kragmortha-refused-square-send-rigor-legal-if = Choose an empty square with no goblin beside it, but not the desk.

## Settings

kragmortha-setting-looks = Looks: what happens to a goblin Rigor has looked at
kragmortha-setting-looks-enchanted = Each look is a handicap in the game, enforced by the program.
kragmortha-setting-looks-tabletop = Each look is a silly order for you to follow. The others watch, and may accuse you.
kragmortha-setting-hand = Movement cards in hand: 3 as printed
kragmortha-setting-first = First player: a seat number, or `random`
kragmortha-setting-first-random = Drawn by lot.
kragmortha-setting-bots-any = seat numbers
kragmortha-setting-bots = Seats played by bots, such as `2,3`: they are not accused and do not vote
kragmortha-setting-set-any = a folder
kragmortha-setting-set = Board, cards and tokens: `house`, or a folder with their lists

kragmortha-preset-enchanted = Looks are handicaps in the game: for any table, with bots too.
kragmortha-preset-tabletop = Looks are silly orders: for players who can see each other.
