### The load that game servers bear: bench/load.

cli-about-load = drive game servers with many players at many tables, in turns, and show how quick they are
cli-arg-load-rounds = how many times each server is measured under each load; the median counts (3 unless given)
cli-arg-load-seconds = for how many seconds each time (5 unless given)
cli-arg-load-tables = how many tables of four players (125 unless given)
cli-arg-load-rates = moves a second offered; 0 is as many as the server bears (0 1000 2000 unless given)
cli-arg-load-idle = how many sockets that only wait are opened to see what they cost; 0: none (3000 unless given)
cli-arg-load-unpinned = let the system choose the cores; otherwise the server has one and the driver another

cli-load-server = Server
cli-load-offered = Offered/s
cli-load-moves = Moves/s
cli-load-per-cpu = …/CPU s
cli-load-p50 = p50
cli-load-p99 = p99
cli-load-max = Max
cli-load-unanswered = Open
cli-load-late = Late
cli-load-cpu = CPU
cli-load-most = all
cli-load-behind = { $name } falls behind at { $rate } moves/s: it makes { $moves }.
cli-load-note =
    p50, p99, Max: milliseconds from when a move was due until its player is shown it. Open: moves never answered.
    Late: how late the driver itself is in 1 of 100 moves, ms. CPU: the share of a core that the server and the
    driver use. Machines differ: compare only figures of one run.
cli-load-idle =
    { $sockets ->
        [one] { $sockets } idle socket
       *[other] { $sockets } idle sockets
    }: { $each } KB each, { $table } KB more for each dealt table.
cli-load-found = Found
cli-load-goal-moves = moves/s, all, to boardgame.io
cli-load-goal-p99 = p99 at 1,000/s
cli-load-goal-p99-ratio = … to boardgame.io
cli-load-goal-p99-ratio-more = … at 2,000/s
cli-load-goal-processes = moves/s, all, to one process
cli-load-goal-idle = an idle socket

## The soak: bench/load/soak.py.

cli-about-soak = let people come, play and go for minutes, and see whether the server’s memory grows
cli-arg-soak-minutes = for how many minutes (10 unless given)
cli-load-soaked = Moves: { NUMBER($moves) }; games finished: { NUMBER($finished) }; tables made: { NUMBER($made) }; onlookers: { NUMBER($onlookers) }.
cli-load-memory = Memory after the warm-up: { $first } MB, { $minutes } minutes later { $last } MB, at most { $most } MB.
cli-load-growth = Growth: { $gained } KB a minute. Flat: { $flat }.
