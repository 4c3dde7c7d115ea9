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
# Short forms: the client shows numbers on demand.
nightmarium-card-short =
    { $legion_key ->
        [necronauts] Necronaut
        [insektoids] Insektoid
        [chimeridae] Chimera
       *[homunculi] Homunculus
    } { $parts }{ $ability_key ->
        [none] { "" }
       *[other] { " " }({ $ability })
    }
nightmarium-card-seal-short =
    { $legion_key ->
        [necronauts] Necronaut
        [insektoids] Insektoid
        [chimeridae] Chimera
       *[homunculi] Homunculus
    } seal
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
        [one] The deck is empty. The discard pile ({ $number } card) becomes the new deck.
       *[other] The deck is empty. The discard pile ({ $number } cards) is shuffled into a new deck.
    }
nightmarium-event-discarded =
    { $who_you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
nightmarium-event-passed =
    { $who_you ->
        [yes] You have nothing to do and pass.
       *[no] { $who } has nothing to do and passes.
    }
nightmarium-event-placed =
    { $who_you ->
        [yes] You add { $card } to creature { $spot } as its { $number }.
       *[no] { $who } adds { $card } to creature { $spot } as its { $number }.
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
        [yes] Your creature { $spot } is pure { $number }: opponents pay tribute.
       *[no] { $who }’s creature { $spot } is pure { $number }: opponents pay tribute.
    }
nightmarium-event-chose =
    { $who_you ->
        [yes] You put your tribute down, face down.
       *[no] { $who } puts a tribute down, face down.
    }
nightmarium-event-gave =
    { $who_you ->
        [yes] You pay { $card }.
       *[no] { $who } pays { $card }.
    }
nightmarium-event-gave-nothing =
    { $who_you ->
        [yes] You have no card to pay with.
       *[no] { $who } has no card to pay with.
    }
nightmarium-event-activated =
    { $who_you ->
        [yes] Your creature { $spot }: { $number } wakes.
       *[no] { $who }’s creature { $spot }: { $number } wakes.
    }
nightmarium-event-stopped =
    { $who_you ->
        [yes] Your creature { $spot }: { $number } has nothing to act on. The chain ends.
       *[no] { $who }’s creature { $spot }: { $number } has nothing to act on. The chain ends.
    }
nightmarium-event-dropped =
    { $who_you ->
        [yes] Your creature { $number } wakes: the chain of creature { $spot } ends.
       *[no] { $who }’s creature { $number } wakes: the chain of creature { $spot } ends.
    }
nightmarium-event-dropped-sealed =
    { $who_you ->
        [yes] Your creature { $spot } is sealed: the rest of its chain is dropped.
       *[no] { $who }’s creature { $spot } is sealed: the rest of its chain is dropped.
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
        [yes] Your Herald reveals { $card }.
       *[no] { $who }’s Herald reveals { $card }.
    }
nightmarium-event-scavenged =
    { $number ->
        [one] { $who_you ->
            [yes] Your Scavenger carries off { $other }’s creature { $spot } ({ $number } card).
           *[no] { $other_you ->
                [yes] { $who }’s Scavenger carries off your creature { $spot } ({ $number } card).
               *[no] { $who }’s Scavenger carries off { $other }’s creature { $spot } ({ $number } card).
            }
        }
       *[other] { $who_you ->
            [yes] Your Scavenger carries off { $other }’s creature { $spot } ({ $number } cards).
           *[no] { $other_you ->
                [yes] { $who }’s Scavenger carries off your creature { $spot } ({ $number } cards).
               *[no] { $who }’s Scavenger carries off { $other }’s creature { $spot } ({ $number } cards).
            }
        }
    }
nightmarium-event-executed =
    { $who_you ->
        [yes] Your Executioner takes { $card } from { $other }’s creature { $spot }.
       *[no] { $other_you ->
            [yes] { $who }’s Executioner takes { $card } from your creature { $spot }.
           *[no] { $who }’s Executioner takes { $card } from { $other }’s creature { $spot }.
        }
    }
nightmarium-event-devoured =
    { $who_you ->
        [yes] Your Devourer eats { $card } off your creature { $spot }.
       *[no] { $who }’s Devourer eats { $card } off their own creature { $spot }.
    }
nightmarium-event-vanished =
    { $who_you ->
        [yes] Your creature { $spot } is gone.
       *[no] { $who }’s creature { $spot } is gone.
    }
nightmarium-event-reran =
    { $who_you ->
        [yes] The seal wakes your creature { $spot } again.
       *[no] The seal wakes { $who }’s creature { $spot } again.
    }
nightmarium-event-declined =
    { $who_you ->
        [yes] You let creature { $spot } rest.
       *[no] { $who } lets creature { $spot } rest.
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
            [yes] Your turn: draw, play or exchange. { $left } action left.
           *[no] { $who } is thinking. { $left } action left.
        }
       *[other] { $who_you ->
            [yes] Your turn: draw, play or exchange. { $left } actions left.
           *[no] { $who } is thinking. { $left } actions left.
        }
    }
nightmarium-asked-turn-bound =
    { $left ->
        [one] { $who_you ->
            [yes] Your turn: draw, exchange, or play { $legion }. { $left } action left.
           *[no] { $who } is thinking and can play only { $legion }. { $left } action left.
        }
       *[other] { $who_you ->
            [yes] Your turn: draw, exchange, or play { $legion }. { $left } actions left.
           *[no] { $who } is thinking and can play only { $legion }. { $left } actions left.
        }
    }
nightmarium-asked-exchange =
    { $count ->
        [one] { $who_you ->
            [yes] { $count } card discarded. Discard more, or draw half as many.
           *[no] { $who } is exchanging cards: { $count } discarded so far.
        }
       *[other] { $who_you ->
            [yes] { $count } cards discarded. Discard more, or draw half as many.
           *[no] { $who } is exchanging cards: { $count } discarded so far.
        }
    }
nightmarium-asked-tribute =
    { $who_you ->
        [yes] Pay tribute: 1 { $legion } card ({ $other } finished a pure creature).
       *[no] { $other_you ->
            [yes] { $who } is choosing a tribute to you: 1 { $legion } card.
           *[no] { $who } is choosing a tribute to { $other }: 1 { $legion } card.
        }
    }
nightmarium-asked-scavenge =
    { $who_you ->
        [yes] Scavenger: choose an opponent’s unfinished creature to destroy.
       *[no] { $who } is choosing a victim for Scavenger.
    }
nightmarium-asked-execute =
    { $who_you ->
        [yes] Executioner: choose an opponent’s creature and take its top card.
       *[no] { $who } is choosing a victim for Executioner.
    }
nightmarium-asked-devour =
    { $who_you ->
        [yes] Devourer: choose another creature of yours. It loses its top card.
       *[no] { $who } is choosing which creature to feed to Devourer.
    }
nightmarium-asked-mock =
    { $who_you ->
        [yes] Mocker: play a card of any legion from your hand.
       *[no] { $who } is choosing a card for Mocker.
    }
nightmarium-asked-herald =
    { $who_you ->
        [yes] Herald: play one of the revealed cards.
       *[no] { $who } is choosing one of Herald’s cards.
    }
nightmarium-asked-rerun =
    { $who_you ->
        [yes] Creature { $spot } is sealed. Wake { $abilities } again?
       *[no] { $who } may wake the sealed creature { $spot } again: { $abilities }.
    }
nightmarium-asked-over = The game is over.

## What is asked, as a noun

nightmarium-decision-turn = an action: draw, play or exchange
nightmarium-decision-exchange = the next card to exchange, or `done`
nightmarium-decision-tribute = a card to pay as tribute
nightmarium-decision-scavenge = a creature for Scavenger
nightmarium-decision-execute = a creature for Executioner
nightmarium-decision-devour = a creature for Devourer
nightmarium-decision-mock = a card for Mocker
nightmarium-decision-herald = one of Herald’s cards
nightmarium-decision-rerun = whether to wake the sealed creature

## What one can choose, and what is certain to follow

nightmarium-do-draw = Draw a card
nightmarium-do-done =
    { $count ->
        [0] Stop and draw nothing
        [one] Stop and draw { $count } card
       *[other] Stop and draw { $count } cards
    }
nightmarium-do-yes = Wake again: { $abilities }
nightmarium-do-no = Let it rest
nightmarium-do-discard = Discard { $card }
nightmarium-do-discard-alone = Discard { $card } and draw nothing
nightmarium-do-discard-first = Exchange, starting with { $card }
nightmarium-do-give = Pay { $card }
nightmarium-do-devour = Creature { $spot }: lose { $card }
nightmarium-do-scavenge =
    { $other_you ->
        [yes] Your creature { $spot }: destroy it
       *[no] { $other }’s creature { $spot }: destroy it
    }
nightmarium-do-execute =
    { $other_you ->
        [yes] Your creature { $spot }: take { $card } into your hand
       *[no] { $other }’s creature { $spot }: take { $card } into your hand
    }
nightmarium-do-seal = Seal creature { $spot } with { $card }: it has no ability of this legion to wake
nightmarium-do-seal-may-wake = Seal creature { $spot } with { $card }: then you may wake { $abilities } again
nightmarium-do-seal-wakes = Seal creature { $spot } with { $card }: then { $abilities } again
nightmarium-do-start = Start creature { $spot } with { $card }
nightmarium-do-build = Creature { $spot }: add { $card } as its { $part }
nightmarium-do-finish = Finish creature { $spot } with { $card }: then { $head }, { $torso }, { $legs }
nightmarium-do-finish-pure = Finish creature { $spot } with { $card }: pure { $legion }, opponents pay tribute; then { $head }, { $torso }, { $legs }
nightmarium-do-finish-silent = Finish creature { $spot } with { $card }: no abilities
nightmarium-do-finish-pure-silent = Finish creature { $spot } with { $card }: pure { $legion }, opponents pay tribute; no abilities
nightmarium-do-win = Finish creature { $spot } with { $card } and win

## Why not, and what would make it legal

nightmarium-refused-over = The game is over.
nightmarium-refused-over-legal-if = Start a new game.
nightmarium-refused-spectator = You’re watching. Only players can act.
nightmarium-refused-spectator-legal-if = Take a seat in the next game.
nightmarium-refused-not-your-decision = It’s { $who }’s decision.
nightmarium-refused-not-your-decision-legal-if = Wait for { $who }.
nightmarium-refused-no-such-card = There is no card { $card } in this deck.
nightmarium-refused-no-such-card-legal-if = Choose a card from your hand.
nightmarium-refused-not-held = You can’t use { $card } now.
nightmarium-refused-not-held-legal-if = Choose a card from your hand, or one that Herald has revealed.
nightmarium-refused-bond = { $card } isn’t of the legion you played this turn.
nightmarium-refused-bond-legal-if = Play { $legion }, draw or exchange.
nightmarium-refused-no-such-place = There is no place { $spot }: you have { $target }.
nightmarium-refused-no-such-place-legal-if = Choose a place from 1 to { $target }.
nightmarium-refused-herald-seal = Seals that Herald reveals aren’t played at this table.
nightmarium-refused-herald-seal-legal-if = Play the other card. The seal is discarded.
nightmarium-refused-sealed-already = Creature { $spot } already has a seal.
nightmarium-refused-sealed-already-legal-if = Choose a finished creature without a seal.
nightmarium-refused-seal-unfinished = Only a finished creature can be sealed, and creature { $spot } has no head yet.
nightmarium-refused-seal-unfinished-legal-if = Finish it first, or seal another creature.
nightmarium-refused-complete = Creature { $spot } is already finished.
nightmarium-refused-complete-legal-if = Choose an unfinished creature or a free place.
nightmarium-refused-lowest-place = A new creature takes the first free place, not place { $spot }.
nightmarium-refused-lowest-place-legal-if = Choose the first free place.
nightmarium-refused-no-free-place =
    { $target ->
        [one] { $card } would start a new creature, and { $target } is all you may have.
       *[other] { $card } would start a new creature, and { $target } are all you may have.
    }
nightmarium-refused-no-free-place-legal-if = Keep it until one of your creatures is gone.
nightmarium-refused-wrong-part =
    { $part_key ->
        [legs] A creature starts with legs, and { $card } has none.
       *[other] Creature { $spot } needs a { $part } next, and { $card } isn’t one.
    }
nightmarium-refused-wrong-part-legal-if =
    { $elsewhere ->
        [no] Choose a card that can be { $part_key ->
            [legs] legs
           *[other] a { $part }
        }. { $card } fits nowhere yet.
       *[yes] Choose a card that can be { $part_key ->
            [legs] legs
           *[other] a { $part }
        }, or another place for { $card }.
    }
nightmarium-refused-no-cards = The deck and the discard pile are empty.
nightmarium-refused-no-cards-legal-if = You can draw once a card has been discarded.
nightmarium-refused-not-ascending = { $card } comes before the card you discarded last.
nightmarium-refused-not-ascending-legal-if = Name the cards of an exchange in ascending order, seals last.
nightmarium-refused-second-gift = You’re already discarding two cards, so you can’t pay { $card } instead.
nightmarium-refused-second-gift-legal-if = Discard a second card that comes after the first.
nightmarium-refused-second-gift-ascending = { $card } comes before the first of your two cards.
nightmarium-refused-second-gift-ascending-legal-if = Name the two in ascending order, seals last.
nightmarium-refused-gift-of-other-legion = { $card } isn’t { $legion }.
nightmarium-refused-gift-of-other-legion-legal-if = Pay with a card of that legion. If you have none, or if this table allows it, discard any two cards.
nightmarium-refused-must-give-legion = You have a card of { $legion }, so you can’t discard { $card } instead.
nightmarium-refused-must-give-legion-legal-if = Pay with a card of { $legion }.
nightmarium-refused-first-gift-not-last = { $card } can’t be the first of two cards: none of yours comes after it.
nightmarium-refused-first-gift-not-last-legal-if = Start with an earlier card and add { $card } to it, or `give` it if it is of the legion asked for.
nightmarium-refused-no-such-seat = There is no seat { $seat } at this table: the last one is { $seats }.
nightmarium-refused-no-such-seat-legal-if = Choose a seat from 1 to { $seats }.
nightmarium-refused-own-creature = This ability only hits opponents.
nightmarium-refused-own-creature-legal-if = Choose an opponent’s creature.
nightmarium-refused-no-creature =
    { $who_you ->
        [yes] You have no creature at place { $spot }.
       *[no] { $who } has no creature at place { $spot }.
    }
nightmarium-refused-no-creature-legal-if = Choose a place with a creature.
nightmarium-refused-embodied =
    { $who_you ->
        [yes] Your creature { $spot } is embodied: no ability can touch it.
       *[no] { $who }’s creature { $spot } is embodied: no ability can touch it.
    }
nightmarium-refused-embodied-legal-if = Choose a creature without a seal.
nightmarium-refused-activating = Devourer can’t eat creature { $spot }: it is the one that is awake.
nightmarium-refused-activating-legal-if = Choose another of your creatures.
nightmarium-refused-finished =
    { $who_you ->
        [yes] Scavenger takes only unfinished creatures, and your creature { $spot } is finished.
       *[no] Scavenger takes only unfinished creatures, and { $who }’s creature { $spot } is finished.
    }
nightmarium-refused-finished-legal-if = Choose a creature without a head.
nightmarium-refused-not-asked = You can’t do that now.
nightmarium-refused-not-asked-legal-if = First choose { $asked }.

## Settings

nightmarium-setting-win = Winning
nightmarium-setting-win-end_of_turn = You win when your turn ends with enough creatures. The last one’s abilities run first, and may cost you the win.
nightmarium-setting-win-immediate = You win as soon as the last head is on. Its abilities never run.
nightmarium-setting-seals = Seals
nightmarium-setting-seals-off = No seals: 108 cards.
nightmarium-setting-seals-on = 12 seals, which protect a creature and may wake it again: 120 cards.
nightmarium-setting-target = Creatures to finish: 5 as printed, 3 or 4 for a shorter game, 6 or 7 for a longer one
nightmarium-setting-legion_discard = Tribute to a pure creature
nightmarium-setting-legion_discard-must = A player with a card of that legion must discard one.
nightmarium-setting-legion_discard-either = A player with a card of that legion may discard any two cards instead.
nightmarium-setting-herald_leftover = Herald’s other card, if the first one finished a creature
nightmarium-setting-herald_leftover-discard = It is discarded.
nightmarium-setting-herald_leftover-place = It is played first if possible. Then the creature finished last wakes.
nightmarium-setting-herald_seal = A seal revealed by Herald
nightmarium-setting-herald_seal-play = It is played if you have a finished creature without one.
nightmarium-setting-herald_seal-discard = It is discarded.
nightmarium-setting-seal_rerun = Abilities that a seal wakes
nightmarium-setting-seal_rerun-may = Their owner decides whether they run.
nightmarium-setting-seal_rerun-mandatory = They always run.
nightmarium-setting-hand = Starting hand: 5 cards as printed
nightmarium-setting-first = First player: a seat number, or `random`
nightmarium-setting-first-random = Drawn by lot.
nightmarium-setting-deck-any = a file
nightmarium-setting-deck = The deck: `printed`, or a file of cards

nightmarium-preset-first-edition = First edition: the last head wins at once; no seals.
nightmarium-preset-second-edition = Second edition: won when the turn ends; no seals.
nightmarium-preset-advanced = Advanced: second edition with seals.
