### What decided a recorded game: chances, luck and choices.

cli-about-analyse = see the chances along a recorded game, split into luck and choices
cli-arg-analyse-seat = by what seat P knew; otherwise with all hands open, if the game is over
cli-arg-analyse-playouts = how many playouts from each position (unless given, as many as keep the wait short)
cli-arg-analyse-every = look at K decisions at a time (unless given at each one, in very long games at a few)
cli-arg-analyse-seed = the playouts follow from this number (0 unless given)
cli-arg-analyse-jobs = on how many processes (as many as there are cores unless given); the findings do not depend on it
cli-arg-analyse-html = write a page with charts into this file

analyse-title = { $game }, { $seats } players: what decided the game
analyse-name =
    { $who_you ->
        [yes] You
       *[no] { $who }
    }
analyse-percent = { $number }%

## The table of totals

analyse-player = Player
analyse-start = start
analyse-own = own choices
analyse-others = others’ choices
analyse-luck = luck
analyse-whole = not split
analyse-end = end
analyse-totals = Luck and choices
analyse-parts-of = { $who }: what the chance of winning owes to what, in percentage points

## Turning points

analyse-turning-points = Turning points
analyse-where =
    { $count ->
        [1] Turn { $turn }, decision { $decision }.
       *[other] From turn { $turn } on, decisions { $decision }.
    }
analyse-chose =
    { $who_you ->
        [yes] You chose: “{ $what }”.
       *[no] { $who } chose: “{ $what }”.
    }
analyse-came = Luck: { $what }
analyse-happened = What happened: { $what }
analyse-rose =
    { $who_you ->
        [yes] Your chance of winning rose from { $before } to { $after } (±{ $margin }).
       *[no] { $who }’s chance of winning rose from { $before } to { $after } (±{ $margin }).
    }
analyse-fell =
    { $who_you ->
        [yes] Your chance of winning fell from { $before } to { $after } (±{ $margin }).
       *[no] { $who }’s chance of winning fell from { $before } to { $after } (±{ $margin }).
    }
analyse-none = No single change stands out from the noise of the playouts, so none is called a turning point. More playouts see more.
analyse-none-else = No other change stands out from the noise of the playouts.

## The chart

analyse-course = The chances of winning
analyse-decisions = decisions
analyse-about-course = Each line is a player’s chance, the band around it what the playouts leave open. Numbers mark the turning points.
analyse-heard = { $who }: from { $before } at the start to { $after } at the end.

## What it means

analyse-reading = How to read this
analyse-meaning =
    A chance is the share of wins if from there on everybody plays by quick guesses. Playouts from each position: { $playouts }; positions: { $points }. It says little about what strong players would have made of it.
analyse-known-open = All hands are open, as they were; the decks and all chance to come are dealt anew for each playout.
analyse-known-seat =
    { $who_you ->
        [yes] Only what you knew counts: other hands, decks and all chance to come are dealt anew for each playout.
       *[no] Only what { $who } knew counts: other hands, decks and all chance to come are dealt anew for each playout.
    }
analyse-whole-seat = What others did cannot be told apart from their luck without their cards: it stands under “not split”.
analyse-thinned = So many decisions were looked at together: { $every }. Where chance came between them, luck and choices are not split.
analyse-bands = Numbers are in percent. Each band, and each number behind ±, holds with a certainty of 95%. A turning point stands out even among all the changes that were looked at.

error-analyse-playouts = --playouts: { $value } is too many. At most { $most } are possible.
