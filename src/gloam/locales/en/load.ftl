### The load that game servers bear: bench/load.

cli-about-load = drive game servers with many players at many tables, in turns, and show how quick they are
cli-arg-load-rounds = how many times each server is measured under each load; the median counts (5 unless given)
cli-arg-load-seconds = for how many seconds each time (5 unless given)
cli-arg-load-tables = how many tables of four players (125 unless given)
cli-arg-load-rates = moves a second offered; 0 is as many as the server bears (0 1000 2000 unless given)
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
