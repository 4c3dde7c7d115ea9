### Nightmarium. The terms are those of the English edition; see docs/rules/nightmarium.md.

nightmarium-name = Nightmarium

## Nouns

nightmarium-legion-necronauts = Necronauts
nightmarium-legion-insektoids = Insektoids
nightmarium-legion-chimeridae = Chimeridae
nightmarium-legion-homunculi = Homunculi

nightmarium-ability-herald = Herald
nightmarium-ability-weeper = Weeper
nightmarium-ability-mocker = Mocker
nightmarium-ability-executioner = Executioner
nightmarium-ability-scavenger = Scavenger
nightmarium-ability-devourer = Devourer
nightmarium-ability-none = no ability
nightmarium-abilities =
    { $count ->
        [1] { $first }
        [2] { $first }, then { $second }
       *[3] { $first }, then { $second }, then { $third }
    }

nightmarium-part-legs = legs
nightmarium-part-torso = torso
nightmarium-part-head = head

nightmarium-parts-legs = legs
nightmarium-parts-torso = torso
nightmarium-parts-head = head
nightmarium-parts-legs-torso = legs/torso
nightmarium-parts-legs-head = legs/head
nightmarium-parts-torso-head = torso/head
nightmarium-parts-legs-torso-head = legs/torso/head

nightmarium-card = №{ $card } ({ $parts }, { $legion }, { $ability })
nightmarium-card-seal = №{ $card } (seal, { $legion })
nightmarium-card-hidden = a face-down card

## The log

nightmarium-event-began =
    { $who_you ->
        [yes] Your turn.
       *[no] { $who }’s turn.
    }
nightmarium-event-dealt =
    { $who_you ->
        [yes] You are dealt { $card }.
       *[no] { $who } is dealt { $card }.
    }
nightmarium-event-drew =
    { $who_you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
nightmarium-event-reshuffled =
    { $number ->
        [one] The deck is empty: the discard pile, { $number } card, takes its place.
       *[other] The deck is empty: the discard pile, { $number } cards, is shuffled and takes its place.
    }
nightmarium-event-discarded =
    { $who_you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
nightmarium-event-passed =
    { $who_you ->
        [yes] You can do nothing and pass.
       *[no] { $who } can do nothing and passes.
    }
nightmarium-event-placed =
    { $who_you ->
        [yes] You put { $card } on creature { $spot } as { $number }.
       *[no] { $who } puts { $card } on creature { $spot } as { $number }.
    }
nightmarium-event-sealed =
    { $who_you ->
        [yes] You seal creature { $spot } with { $card }: it is embodied.
       *[no] { $who } seals creature { $spot } with { $card }: it is embodied.
    }
nightmarium-event-finished =
    { $who_you ->
        [yes] You finish creature { $spot }!
       *[no] { $who } finishes creature { $spot }!
    }
nightmarium-event-demanded =
    { $who_you ->
        [yes] Your creature { $spot } is pure { $number }: everyone else pays tribute.
       *[no] { $who }’s creature { $spot } is pure { $number }: everyone else pays tribute.
    }
nightmarium-event-chose =
    { $who_you ->
        [yes] You lay your tribute face down.
       *[no] { $who } lays a tribute face down.
    }
nightmarium-event-gave =
    { $who_you ->
        [yes] You give up { $card }.
       *[no] { $who } gives up { $card }.
    }
nightmarium-event-gave-nothing =
    { $who_you ->
        [yes] You have nothing to give.
       *[no] { $who } has nothing to give.
    }
nightmarium-event-activated =
    { $who_you ->
        [yes] Your creature { $spot }: { $number } wakes.
       *[no] { $who }’s creature { $spot }: { $number } wakes.
    }
nightmarium-event-stopped =
    { $who_you ->
        [yes] Your creature { $spot }: { $number } finds nothing to do, the chain ends.
       *[no] { $who }’s creature { $spot }: { $number } finds nothing to do, the chain ends.
    }
nightmarium-event-dropped =
    { $who_you ->
        [yes] Your creature { $spot } drops its chain: creature { $number } takes over.
       *[no] { $who }’s creature { $spot } drops its chain: creature { $number } takes over.
    }
nightmarium-event-dropped-sealed =
    { $who_you ->
        [yes] Your creature { $spot } drops the rest of its chain: it has been sealed.
       *[no] { $who }’s creature { $spot } drops the rest of its chain: it has been sealed.
    }
nightmarium-event-cut =
    { $number ->
        [one] { $who_you ->
            [yes] After { $number } step the chain of your creature { $spot } is cut short.
           *[no] After { $number } step the chain of { $who }’s creature { $spot } is cut short.
        }
       *[other] { $who_you ->
            [yes] After { $number } steps the chain of your creature { $spot } is cut short.
           *[no] After { $number } steps the chain of { $who }’s creature { $spot } is cut short.
        }
    }
nightmarium-event-revealed =
    { $who_you ->
        [yes] Your Herald turns up { $card }.
       *[no] { $who }’s Herald turns up { $card }.
    }
nightmarium-event-scavenged =
    { $number ->
        [one] { $who_you ->
            [yes] You discard { $other }’s creature { $spot }: { $number } card.
           *[no] { $other_you ->
                [yes] { $who } discards your creature { $spot }: { $number } card.
               *[no] { $who } discards { $other }’s creature { $spot }: { $number } card.
            }
        }
       *[other] { $who_you ->
            [yes] You discard { $other }’s creature { $spot }: { $number } cards.
           *[no] { $other_you ->
                [yes] { $who } discards your creature { $spot }: { $number } cards.
               *[no] { $who } discards { $other }’s creature { $spot }: { $number } cards.
            }
        }
    }
nightmarium-event-executed =
    { $who_you ->
        [yes] You take { $card } in hand, off { $other }’s creature { $spot }.
       *[no] { $other_you ->
            [yes] { $who } takes { $card } in hand, off your creature { $spot }.
           *[no] { $who } takes { $card } in hand, off { $other }’s creature { $spot }.
        }
    }
nightmarium-event-devoured =
    { $who_you ->
        [yes] Your Devourer bites { $card } off your creature { $spot }.
       *[no] { $who }’s Devourer bites { $card } off their own creature { $spot }.
    }
nightmarium-event-vanished =
    { $who_you ->
        [yes] Nothing is left of your creature { $spot }.
       *[no] Nothing is left of { $who }’s creature { $spot }.
    }
nightmarium-event-reran =
    { $who_you ->
        [yes] The seal wakes your creature { $spot } once more.
       *[no] The seal wakes { $who }’s creature { $spot } once more.
    }
nightmarium-event-declined =
    { $who_you ->
        [yes] You let creature { $spot } sleep.
       *[no] { $who } lets creature { $spot } sleep.
    }
nightmarium-event-won =
    { $number ->
        [one] { $who_you ->
            [yes] You win with { $number } finished creature!
           *[no] { $who } wins with { $number } finished creature!
        }
       *[other] { $who_you ->
            [yes] You win with { $number } finished creatures!
           *[no] { $who } wins with { $number } finished creatures!
        }
    }
nightmarium-event-shared =
    { $number ->
        [one] { $who_you ->
            [yes] You share the win with { $number } finished creature.
           *[no] { $who } shares the win with { $number } finished creature.
        }
       *[other] { $who_you ->
            [yes] You share the win with { $number } finished creatures.
           *[no] { $who } shares the win with { $number } finished creatures.
        }
    }

## The status line: who is asked, and what

nightmarium-asked-turn =
    { $left ->
        [one] { $who_you ->
            [yes] Your turn: draw, exchange or play. { $left } action left.
           *[no] { $who } is thinking. { $left } action left.
        }
       *[other] { $who_you ->
            [yes] Your turn: draw, exchange or play. { $left } actions left.
           *[no] { $who } is thinking. { $left } actions left.
        }
    }
nightmarium-asked-turn-bound =
    { $left ->
        [one] { $who_you ->
            [yes] Your turn: draw, exchange or play, and play { $legion } only. { $left } action left.
           *[no] { $who } is thinking and may play { $legion } only. { $left } action left.
        }
       *[other] { $who_you ->
            [yes] Your turn: draw, exchange or play, and play { $legion } only. { $left } actions left.
           *[no] { $who } is thinking and may play { $legion } only. { $left } actions left.
        }
    }
nightmarium-asked-exchange =
    { $count ->
        [one] { $who_you ->
            [yes] You have discarded { $count } card. Discard another, or stop and draw half as many.
           *[no] { $who } is exchanging: { $count } card discarded so far.
        }
       *[other] { $who_you ->
            [yes] You have discarded { $count } cards. Discard another, or stop and draw half as many.
           *[no] { $who } is exchanging: { $count } cards discarded so far.
        }
    }
nightmarium-asked-tribute =
    { $who_you ->
        [yes] { $other } demands { $legion }: choose what you give up.
       *[no] { $other_you ->
            [yes] You demand { $legion }: { $who } is choosing what to give up.
           *[no] { $other } demands { $legion }: { $who } is choosing what to give up.
        }
    }
nightmarium-asked-scavenge =
    { $who_you ->
        [yes] Scavenger of your creature { $spot }: choose an unfinished creature of another player to discard.
       *[no] { $who } is choosing prey for Scavenger of creature { $spot }.
    }
nightmarium-asked-execute =
    { $who_you ->
        [yes] Executioner of your creature { $spot }: choose a creature of another player and take its top card.
       *[no] { $who } is choosing prey for Executioner of creature { $spot }.
    }
nightmarium-asked-devour =
    { $who_you ->
        [yes] Devourer of your creature { $spot }: choose another creature of yours to lose its top card.
       *[no] { $who } is choosing an own creature as prey for Devourer of creature { $spot }.
    }
nightmarium-asked-mock =
    { $who_you ->
        [yes] Mocker of your creature { $spot }: play a card from hand, of any legion.
       *[no] { $who } is choosing a card from hand for Mocker of creature { $spot }.
    }
nightmarium-asked-herald =
    { $who_you ->
        [yes] Herald of your creature { $spot }: play a card it has turned up.
       *[no] { $who } is choosing a turned-up card for Herald of creature { $spot }.
    }
nightmarium-asked-rerun =
    { $who_you ->
        [yes] Your creature { $spot } is sealed: wake once more { $abilities }?
       *[no] { $who } is choosing whether to wake the sealed creature { $spot } once more: { $abilities }.
    }
nightmarium-asked-over = The game is over.

## What is asked, as a noun

nightmarium-decision-turn = an action of the turn: draw, exchange or play
nightmarium-decision-exchange = the next card to exchange, or `done`
nightmarium-decision-tribute = a gift to the owner of a pure creature
nightmarium-decision-scavenge = a creature for Scavenger to discard
nightmarium-decision-execute = a creature for Executioner to take a card off
nightmarium-decision-devour = an own creature for Devourer to bite
nightmarium-decision-mock = a card from hand for Mocker to play
nightmarium-decision-herald = a turned-up card for Herald to play
nightmarium-decision-rerun = yes or no to waking the sealed creature

## What one can choose, and what is certain to follow

nightmarium-do-draw = Draw a card
nightmarium-do-done =
    { $count ->
        [0] Stop here and draw nothing
        [one] Stop here and draw { $count } card
       *[other] Stop here and draw { $count } cards
    }
nightmarium-do-yes = Yes, wake once more: { $abilities }
nightmarium-do-no = No, let it sleep
nightmarium-do-discard = Discard { $card }
nightmarium-do-discard-alone = Discard { $card } for nothing: no card of yours comes after it to be exchanged with it
nightmarium-do-discard-first = Exchange { $card }; only cards after it can be added
nightmarium-do-give = Give up { $card }
nightmarium-do-devour = Own creature { $spot }: discard { $card }
nightmarium-do-scavenge =
    { $other_you ->
        [yes] Own creature { $spot }: discard it whole
       *[no] { $other }’s creature { $spot }: discard it whole
    }
nightmarium-do-execute =
    { $other_you ->
        [yes] Own creature { $spot }: take { $card } in hand
       *[no] { $other }’s creature { $spot }: take { $card } in hand
    }
nightmarium-do-seal = Seal creature { $spot } with { $card }; it has no ability of this legion to wake
nightmarium-do-seal-may-wake = Seal creature { $spot } with { $card }; then you may wake once more: { $abilities }
nightmarium-do-seal-wakes = Seal creature { $spot } with { $card }; then once more: { $abilities }
nightmarium-do-start = Start creature { $spot } with { $card }
nightmarium-do-build = Creature { $spot }: add { $card } as { $part }
nightmarium-do-finish = Finish creature { $spot } with { $card }; then from the top: { $head }, { $torso }, { $legs }
nightmarium-do-finish-pure = Finish creature { $spot } with { $card }: pure { $legion }, each opponent gives; then from the top: { $head }, { $torso }, { $legs }
nightmarium-do-finish-silent = Finish creature { $spot } with { $card }; it has no abilities
nightmarium-do-finish-pure-silent = Finish creature { $spot } with { $card }: pure { $legion }, each opponent gives; it has no abilities
nightmarium-do-win = Finish creature { $spot } with { $card } and win

## Why not, and what would make it legal

nightmarium-refused-over = The game is over.
nightmarium-refused-over-legal-if = There is always another game.
nightmarium-refused-spectator = You are watching; only players act.
nightmarium-refused-spectator-legal-if = Take a seat in the next game.
nightmarium-refused-not-your-decision = { $who } is to decide, not you.
nightmarium-refused-not-your-decision-legal-if = Wait for { $who }.
nightmarium-refused-no-such-card = This deck has no card { $card }.
nightmarium-refused-no-such-card-legal-if = Choose a card in your hand.
nightmarium-refused-not-held = { $card } is not among the cards you can use now.
nightmarium-refused-not-held-legal-if = Choose a card in your hand or, when Herald asks, one it has turned up.
nightmarium-refused-bond = { $card } is of another legion than the card you played before it this turn.
nightmarium-refused-bond-legal-if = Play { $legion }, or spend this action on drawing or exchanging.
nightmarium-refused-no-such-place = There is no place { $spot }: you have { $target } of them.
nightmarium-refused-no-such-place-legal-if = Choose a place from 1 to { $target }.
nightmarium-refused-herald-seal = In this game a seal that Herald turns up is not played.
nightmarium-refused-herald-seal-legal-if = Play the other card; the seal will be discarded.
nightmarium-refused-sealed-already = Creature { $spot } has its seal already, and a second one is never added.
nightmarium-refused-sealed-already-legal-if = Choose a finished creature without a seal.
nightmarium-refused-seal-unfinished = Creature { $spot } is not finished, and a seal needs a finished one.
nightmarium-refused-seal-unfinished-legal-if = Give the creature its head first, or seal another that is finished.
nightmarium-refused-complete = Creature { $spot } is finished: there is no part left to add.
nightmarium-refused-complete-legal-if = Choose an unfinished creature or a free place.
nightmarium-refused-lowest-place = Place { $spot } is free, but so is a lower one, and a new creature takes the lowest.
nightmarium-refused-lowest-place-legal-if = Start the creature at the free place with the lowest number.
nightmarium-refused-no-free-place =
    { $target ->
        [one] { $card } is legs only, and { $target } creature is all you may have.
       *[other] { $card } is legs only, and { $target } creatures are all you may have.
    }
nightmarium-refused-no-free-place-legal-if = Wait until one of your creatures is gone.
nightmarium-refused-wrong-part = Place { $spot } needs another part now, { $part }, and { $card } does not have it.
nightmarium-refused-wrong-part-legal-if =
    { $elsewhere ->
        [no] Choose a card with this part, { $part }. There is no place for { $card } yet.
       *[yes] Choose a card with this part, { $part }, or another place for { $card }.
    }
nightmarium-refused-no-cards = The deck and the discard pile are both empty.
nightmarium-refused-no-cards-legal-if = Wait until a card has been discarded.
nightmarium-refused-not-ascending = { $card } comes before the card you discarded last.
nightmarium-refused-not-ascending-legal-if = Name the cards of an exchange in ascending order, seals last.
nightmarium-refused-second-gift = You are discarding two cards already, so { $card } cannot be given instead.
nightmarium-refused-second-gift-legal-if = Discard a second card, one that comes after the first.
nightmarium-refused-second-gift-ascending = { $card } comes before the first of your two cards.
nightmarium-refused-second-gift-ascending-legal-if = Name the two in ascending order, seals last.
nightmarium-refused-gift-of-other-legion = { $card } is not of the legion demanded: { $legion }.
nightmarium-refused-gift-of-other-legion-legal-if = Give a card of the legion demanded; only without one, or if the table’s rules allow it, discard two others.
nightmarium-refused-must-give-legion = You hold a card of the legion demanded, { $legion }, so you cannot discard { $card } instead.
nightmarium-refused-must-give-legion-legal-if = Give one card of this legion: { $legion }.
nightmarium-refused-first-gift-not-last = { $card } cannot be the first of two cards: you hold none that comes after it.
nightmarium-refused-first-gift-not-last-legal-if = Begin with an earlier card and let { $card } be the second, or `give` it if it is of the legion demanded.
nightmarium-refused-no-such-seat = There is no seat { $seat } at this table: the last one is { $seats }.
nightmarium-refused-no-such-seat-legal-if = Choose a seat from 1 to { $seats }.
nightmarium-refused-own-creature = This ability strikes other players only, never your own creatures.
nightmarium-refused-own-creature-legal-if = Choose a creature of another player.
nightmarium-refused-no-creature =
    { $who_you ->
        [yes] You have no creature at place { $spot }.
       *[no] { $who } has no creature at place { $spot }.
    }
nightmarium-refused-no-creature-legal-if = Choose a place where there is a creature.
nightmarium-refused-embodied =
    { $who_you ->
        [yes] Your creature { $spot } is embodied: no ability touches it.
       *[no] { $who }’s creature { $spot } is embodied: no ability touches it.
    }
nightmarium-refused-embodied-legal-if = Choose a creature without a seal.
nightmarium-refused-activating = Creature { $spot } is the one now activating, and Devourer never bites itself.
nightmarium-refused-activating-legal-if = Choose another of your creatures.
nightmarium-refused-finished =
    { $who_you ->
        [yes] Your creature { $spot } is finished, and Scavenger takes only unfinished ones.
       *[no] { $who }’s creature { $spot } is finished, and Scavenger takes only unfinished ones.
    }
nightmarium-refused-finished-legal-if = Choose a creature without a head.
nightmarium-refused-not-asked = Nobody asks for that now.
nightmarium-refused-not-asked-legal-if = The question is another one: { $asked }.

## Settings

nightmarium-setting-win = When the game is won
nightmarium-setting-win-end_of_turn = When your turn ends with enough creatures: the abilities of the last one run before, and may cost you the win.
nightmarium-setting-win-immediate = At once, with the head of the last creature: its abilities never run.
nightmarium-setting-seals = Seals
nightmarium-setting-seals-off = Without seals: 108 cards.
nightmarium-setting-seals-on = With the 12 seals, which protect a creature and may wake it again: 120 cards.
nightmarium-setting-target = Creatures to finish: 5 as printed, 6 or 7 for a longer game, 3 or 4 for a shorter one
nightmarium-setting-legion_discard = What a pure creature demands
nightmarium-setting-legion_discard-must = Whoever holds a card of the legion must give one.
nightmarium-setting-legion_discard-either = Whoever holds a card of the legion may discard any two cards instead.
nightmarium-setting-herald_leftover = Herald’s other card, when the first has finished a creature
nightmarium-setting-herald_leftover-discard = It is discarded.
nightmarium-setting-herald_leftover-place = It is played first if it can be; then the creature finished last runs.
nightmarium-setting-herald_seal = A seal turned up by Herald
nightmarium-setting-herald_seal-play = It is played if a finished creature of yours has none.
nightmarium-setting-herald_seal-discard = It is discarded.
nightmarium-setting-seal_rerun = Abilities that a seal wakes
nightmarium-setting-seal_rerun-may = Their owner says yes or no.
nightmarium-setting-seal_rerun-mandatory = They run without being asked.
nightmarium-setting-hand = Cards dealt to each player: 5 as printed
nightmarium-setting-first = Who begins: a seat number, or `random`
nightmarium-setting-first-random = The seat that begins is drawn by lot.
nightmarium-setting-deck-any = a file
nightmarium-setting-deck = The deck: `printed`, or a file of cards

nightmarium-preset-first-edition = First edition: the last head wins at once; no seals.
nightmarium-preset-second-edition = Second edition: won when the turn ends; no seals.
nightmarium-preset-advanced = Advanced: second edition with seals.
