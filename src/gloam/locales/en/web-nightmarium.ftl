### The table of Nightmarium in the browser.

## Letters of the legions, for badges

web-nightmarium-letter-necronauts = N
web-nightmarium-letter-insektoids = I
web-nightmarium-letter-chimeridae = C
web-nightmarium-letter-homunculi = H

## Names of what lies on the table, for those who hear them

web-nightmarium-card = { $parts }, { $legion }, { $ability }, №{ $card }
web-nightmarium-seal = Seal, { $legion }, №{ $card }
web-nightmarium-organ = { $part }: { $legion }, { $ability }
web-nightmarium-body-1 = { $legs }
web-nightmarium-body-2 = { $torso }; { $legs }
web-nightmarium-body-3 = { $head }; { $torso }; { $legs }
web-nightmarium-place-free =
    { $who_you ->
        [yes] Your place { $spot }: free
       *[no] { $who }’s place { $spot }: free
    }
web-nightmarium-creature-unfinished =
    { $who_you ->
        [yes] Your creature { $spot }, next part: { $part }. { $body }
       *[no] { $who }’s creature { $spot }, next part: { $part }. { $body }
    }
web-nightmarium-creature-finished =
    { $who_you ->
        [yes] Your creature { $spot }, finished. { $body }
       *[no] { $who }’s creature { $spot }, finished. { $body }
    }
web-nightmarium-creature-embodied =
    { $who_you ->
        [yes] Your creature { $spot }, embodied by a seal ({ $legion }). { $body }
       *[no] { $who }’s creature { $spot }, embodied by a seal ({ $legion }). { $body }
    }
web-nightmarium-creatures =
    { $who_you ->
        [yes] Your creatures
       *[no] { $who }’s creatures
    }
web-nightmarium-you = You
web-nightmarium-finished = Finished { $finished } of { $target }
web-nightmarium-hand-count =
    { $count ->
        [0] No cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-nightmarium-hand = Your hand
web-nightmarium-hand-empty = Your hand is empty.
web-nightmarium-known = { $card }. Everybody knows it is in hand.
web-nightmarium-known-in-hand =
    { $who_you ->
        [yes] Cards in your hand that everybody knows
       *[no] Cards known to be in { $who }’s hand
    }
web-nightmarium-revealed = Turned up by Herald
web-nightmarium-laid = Your tribute, still face down: { $card }
web-nightmarium-acts = is to decide
web-nightmarium-thinks = is choosing a tribute
web-nightmarium-middle = Deck, discard pile and chain
web-nightmarium-deck =
    { $count ->
        [0] Deck: empty
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
web-nightmarium-pile =
    { $count ->
        [0] Discard pile: empty
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
web-nightmarium-pile-top = { $pile }; on top: { $card }
web-nightmarium-pile-about = The whole pile, the latest card first.
web-nightmarium-zoom-parts =
    { $count ->
        [one] Can be: { $parts }
       *[other] Can be any one of: { $parts }
    }
web-nightmarium-zoom-needs = Next part: { $part }
web-nightmarium-zoom-finished = Finished
web-nightmarium-zoom-embodied = Embodied: no ability touches it.
web-nightmarium-zoom-seal = Goes on a finished creature of yours. It may wake the abilities of its legion there, and from then on no ability touches the creature.

## What the abilities do

web-nightmarium-ability-herald = Turn up two cards of the deck; play what fits, discard the rest.
web-nightmarium-ability-weeper = Draw two cards.
web-nightmarium-ability-mocker = Play a card from your hand, of any legion.
web-nightmarium-ability-executioner = Take the top card of another player’s creature into your hand.
web-nightmarium-ability-scavenger = Discard an unfinished creature of another player, whole.
web-nightmarium-ability-devourer = Discard the top card of another creature of your own.
web-nightmarium-ability-none = It does nothing and does not stop the others.

## What a tap can do now

web-nightmarium-can-choose = { $name }. Can be chosen.
web-nightmarium-cannot-choose = { $name }. Cannot be chosen now.
web-nightmarium-hint-turn = Pick a card to place it, or draw.
web-nightmarium-hint-draw = Your hand is empty: draw a card.
web-nightmarium-hint-placing = Choose a marked place; the discard pile begins an exchange.
web-nightmarium-hint-nowhere = This card fits nowhere now. Tap a place to learn why.
web-nightmarium-hint-nowhere-turn = This card fits nowhere now. Tap a place to learn why; the discard pile begins an exchange.
web-nightmarium-hint-mock = Pick a marked card of your hand, whatever its legion, then a marked place.
web-nightmarium-hint-herald = Pick a card that was turned up, then a marked place.
web-nightmarium-hint-place = Choose a marked place.
web-nightmarium-hint-exchange =
    { $count ->
        [0] Tick the cards you give away: you draw one for every two.
        [one] { $count } card ticked, you draw { $drawn }.
       *[other] { $count } cards ticked, you draw { $drawn }.
    }
web-nightmarium-hint-exchange-more = Tick more cards, only those after the last one, or finish.
web-nightmarium-hint-exchange-end = Nothing more can be added: finish, or undo it.
web-nightmarium-hint-tribute = Tick what you give up: one card of this legion, { $legion }, or two cards if you hold none.
web-nightmarium-hint-tribute-ready = Your answer is ready and will be laid face down.
web-nightmarium-hint-target = Choose a marked creature.
web-nightmarium-hint-own = You build on your own places only.
web-nightmarium-hint-rerun = Shall the sealed creature wake once more?
web-nightmarium-exchange = Exchange…
web-nightmarium-exchange-do =
    { $drawn ->
        [0] Discard, draw nothing
       *[other] Discard, draw { $drawn }
    }
web-nightmarium-give = Give up
web-nightmarium-wake = Wake it
web-nightmarium-sleep = Let it sleep
web-nightmarium-take-back = Take back
web-nightmarium-put-back = Cancel

## What is left to chance

web-nightmarium-chance-draw = Which card comes is random.
web-nightmarium-chance-weeper = Weeper draws two random cards.
web-nightmarium-chance-herald = Herald turns up two random cards.

## The chain

web-nightmarium-chain = Chain
web-nightmarium-chain-last = Last chain
web-nightmarium-chain-none = No chain is running.
web-nightmarium-chain-of =
    { $who_you ->
        [yes] Your creature { $spot }
       *[no] { $who }, creature { $spot }
    }
web-nightmarium-chain-silent = no abilities
web-nightmarium-link-done = { $ability }: done
web-nightmarium-link-now = { $ability }: now
web-nightmarium-link-next = { $ability }: next
web-nightmarium-link-failed = { $ability }: could not be done
web-nightmarium-link-dropped = { $ability }: dropped
web-nightmarium-standing = Finished creatures: { $finished } of { $all }
