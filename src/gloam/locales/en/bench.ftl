### How fast the games are: `gloam bench`.

cli-about-bench = measure how fast the games are on this machine

cli-arg-bench-game = only this game; all of them unless given
cli-arg-bench-seats = with how many players (4 unless given); several at once show how the cost grows
cli-arg-bench-rounds = how many times each figure is taken; the median counts (5 unless given, and no fewer)
cli-arg-bench-ms = for how many milliseconds of work each figure is taken in a round (100 unless given)

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
