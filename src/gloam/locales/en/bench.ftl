### How fast the games are: `gloam bench`, and the comparison with other programs in bench/compare.py.

cli-about-bench = measure how fast the games are on this machine

cli-arg-bench-game = only this game; all of them unless given
cli-arg-bench-seats = with how many players (4 unless given); several at once show how the cost grows
cli-arg-bench-rounds = how many times each figure is taken; the median counts (5 unless given, and no fewer)
cli-arg-bench-ms = for how many milliseconds of work each figure is taken in a round (100 unless given)
cli-arg-bench-json = also write the figures into this file, as JSON
cli-arg-bench-markdown = as Markdown tables, for the documents
cli-arg-bench-python = the Python that has the other programs
cli-about-bench-compare = measure the games and other programs in turns, and show the ratios

cli-bench-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
cli-bench-driven = Driven from Python, decisions/s
cli-bench-driven-telling = Driven, events told, decisions/s
cli-bench-inside = Inside the engine, decisions/s
cli-bench-copy-us = Copy of a state, µs
cli-bench-redeal-us = Dealing anew, µs
cli-bench-view-us = A view, µs
cli-bench-views-us = The views of all, µs
cli-bench-encode-us = A view as JSON, µs
cli-bench-ismcts-per-s = ISMCTS, iterations/s
cli-bench-ismcts-to-end-per-s = ISMCTS to the end, iterations/s
cli-bench-state-bytes = Memory of a state, bytes
cli-bench-note = Machines differ: compare only figures of one run. docs/performance.md says how they are taken.

## Other programs

cli-bench-program = Game, players
cli-bench-short-driven = Driven/s
cli-bench-short-inside = Inside/s
cli-bench-short-copy-us = Copy, µs
cli-bench-short-ismcts-per-s = ISMCTS/s
cli-bench-short-ismcts-to-end-per-s = … to end/s
cli-bench-short-state-bytes = Bytes
cli-bench-ratio = Against { $name }
cli-bench-figure = Figure
cli-bench-times = Ratio
cli-bench-goal = Goal
cli-bench-met = Met
cli-bench-measured = Measured too: { $program } ({ $names }).
cli-bench-missing = Not measured: { $name } ({ $why }).
cli-bench-yes = yes
cli-bench-no = no
cli-bench-no-peers = { $file } is not there. `make bench-peers` installs the other programs and measures.
