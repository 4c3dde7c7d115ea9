### What decided a game that is over: turning points, chances, luck and choices.

web-turning = Turning points
web-turning-find = Find the turning points
web-turning-about = What decided this game? It takes some seconds to find out, and uses everyone’s cards.
web-turning-busy = Looking back at the game…
web-turning-progress = Done: { $percent }%
web-turning-count =
    { $count ->
        [one] { $count } turning point was found.
       *[other] { $count } turning points were found.
    }
web-turning-none = No single change stands out from chance: the game was decided little by little.
web-turning-none-else = No other change stands out from chance.
web-turning-where = Turn { $turn }, step { $decision }
web-turning-where-many = From turn { $turn }, steps { $first } to { $last }
web-turning-kind-choice = choice
web-turning-kind-luck = luck
web-turning-kind-whole = choices and luck
web-turning-chose =
    { $who_you ->
        [yes] You chose: “{ $what }”.
       *[no] { $who } chose: “{ $what }”.
    }
web-turning-change =
    { $who_you ->
        [yes] Your chances of winning: { $change } (±{ $margin }), from { $before }% to { $after }%.
       *[no] { $who }’s chances of winning: { $change } (±{ $margin }), from { $before }% to { $after }%.
    }

web-chances = Chances of winning
web-chances-heard = { $who }: { $before }% at the start, { $after }% at the end.

web-accounts = Luck and choices
web-accounts-course = from { $before }% to { $after }%
web-accounts-own = own choices
web-accounts-others = others’ choices
web-accounts-luck = luck
web-accounts-whole = not split
web-accounts-reading = A chance is the share of wins if from there on everybody plays by quick guesses; it says little about strong players. Playouts from each position: { $playouts }. Numbers behind ± hold with a certainty of 95%; what is smaller than its ± may be nothing.
web-accounts-thinned = So many decisions were looked at together: { $every }. Where chance came between them, luck and choices are not split.
web-chances-click = A click leads to that position.
web-chances-percent = { $number }%
