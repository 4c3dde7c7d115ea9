### The table of Nightmarium in text. A badge is a shape and a letter, so that no colour is needed.

nightmarium-table-badge-necronauts = ◆N
nightmarium-table-badge-insektoids = ●I
nightmarium-table-badge-chimeridae = ▲C
nightmarium-table-badge-homunculi = ■H
nightmarium-table-seal = seal
nightmarium-table-no-ability = —

nightmarium-table-name =
    { $who_you ->
        [yes] { $seat } { $who } (you)
       *[no] { $seat } { $who }
    }
nightmarium-table-hand = hand { $count }
nightmarium-table-count = finished { $finished } of { $target }
nightmarium-table-known = known:
nightmarium-table-needs = needs { $part }
nightmarium-table-finished = finished
nightmarium-table-embodied = embodied

nightmarium-table-deck = Deck { $count }
nightmarium-table-pile = discard pile { $count }
nightmarium-table-top = on top:
nightmarium-table-pile-empty = The discard pile is empty.
nightmarium-table-revealed = Turned up by Herald:
nightmarium-table-laid = Your gift, face down:

nightmarium-table-chain =
    { $who_you ->
        [yes] Chain of your creature { $spot }:
       *[no] Chain of { $who }’s creature { $spot }:
    }
nightmarium-table-link-done = { $ability } (done)
nightmarium-table-link-running = ▶ { $ability } (now)
nightmarium-table-link-next = { $ability } (next)

## What a card in hand is good for now, in short; `why` says it in full.

nightmarium-table-fits = → place { $spots }
nightmarium-table-not-bond = { $rule }: only { $legion } this turn
nightmarium-table-not-no-free-place = { $rule }: no place for a new creature
nightmarium-table-not-sealed-already = { $rule }: no finished creature without a seal
nightmarium-table-not-seal-unfinished = { $rule }: no finished creature without a seal
nightmarium-table-not-nowhere = { $rule }: no creature needs this part

## The options

nightmarium-table-group-play = Play a card
nightmarium-table-group-discard-turn = Exchange any number of cards for half as many (`exchange { $names }`), or begin with
nightmarium-table-group-discard-exchange = Discard one more
nightmarium-table-group-discard-tribute = Discard two cards (`discard { $names }`), or begin with
nightmarium-table-word-exchange = exchange
nightmarium-table-word-discard = discard
nightmarium-table-word-pile = pile
