### Games as data: `gloam export` (docs/data.md).

cli-about-export = play games by bots and write every decision, with what was known and how it ended

cli-arg-export-format = jsonl: a line of JSON for each decision (unless given); parquet: a table by columns, which needs gloam[data]
cli-arg-export-out = the file to write, which must not be there yet; the output unless given

cli-export-done =
    { $rows ->
        [one] { $rows } decision
       *[other] { $rows } decisions
    } of { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }

error-export-no-arrow = `--format parquet` needs `pyarrow`, which is not installed. `pip install gloam[data]` installs it.
error-export-no-file = `--format parquet` needs a file: --out says which.
