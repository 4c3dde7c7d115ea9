### Looking after a server: `gloam serve`, `gloam tables`, `gloam db`, and the page it shows without a client.

cli-about-serve = serve tables to everybody who can reach this machine
cli-about-tables = list, show, export or delete the tables of a server
cli-about-db = back up, check, migrate or restore where tables are kept

cli-meta-table = table

cli-arg-host = the address to listen on (all of this machine unless given); 127.0.0.1 is for this machine only
cli-arg-port = the port to listen on (8000 or the next free one unless given); 0 is any
cli-arg-db = where tables are kept: a file, or postgresql://user@host/database; GLOAM_DB unless given, else a file among your data
cli-arg-base-path = the path all addresses begin with, such as /gloam, if a proxy shows the server under one
cli-arg-origin = other addresses whose pages may use this server, such as https://example.org
cli-arg-proxy = addresses of proxies whose word on where clients are is taken
cli-arg-workers = how many processes think for bots
cli-arg-log = the shape of the log
cli-arg-tables-job = what to do: list the tables (unless given), show, delete or export one
cli-arg-tables-table = the table’s id
cli-arg-tables-file = where to write a table that is exported
cli-arg-db-job = what to do
cli-arg-db-file = the backup to write, or to restore from

## Serving

cli-serve-other-port = Port { $usual } is taken, so this server has { $port }.
cli-serve-here = On this machine: { $address }
cli-serve-near = In your network: { $address }
cli-serve-lonely = No network was found. If there is one, friends reach you by this machine’s address and port { $port }.
cli-serve-no-client = The web client is missing: browsers cannot play here. `gloam doctor` says more.
cli-serve-interpreted = The engines are interpreted: games work, but bots and busy tables are much slower.
cli-serve-data = Tables are kept in { $where }
cli-serve-stop = To stop, press Ctrl+C. Games go on where they were when you start again.
cli-serve-stopped = Stopped. Everything is kept.

error-serve-port = Port { $port } is taken by another program. Choose another with --port.
error-serve-ports = The ports { $low } to { $high } are all taken. Choose another with --port.
error-serve-no-port = “{ $port }” is no port: they go from 0 to { $most }.
error-serve-listen =
    { $why ->
        [gaierror] “{ $host }” is no address of this machine.
        [PermissionError] You may not listen on port { $port }. Those below 1024 are the system’s: choose another with --port.
       *[other] { $host }, port { $port }: this machine cannot listen there ({ $why }).
    }
error-serve-base-path = “{ $value }” is no path. A path begins with a stroke, and has letters, digits, strokes, dots and dashes.
error-serve-origin = “{ $value }” is no origin. It is the beginning of an address, up to the path.
error-serve-proxy = “{ $value }” is neither an address nor a network.
error-serve-key =
    { $least ->
        [one] A key for tokens needs at least { $least } character.
       *[other] A key for tokens needs at least { $least } characters.
    }
error-serve-limit = “{ $value }” sets no limit. There are: { $known }.
error-serve-limit-value = The limit { $limit } cannot be “{ $value }”: it is a number above 0.
error-serve-store = { $where }: the database does not answer, or cannot be used. `gloam db check` may tell why.

## Tables

cli-tables-lobby = { $table }: { $game }, not begun
cli-tables-playing = { $table }: { $game }, being played
cli-tables-over = { $table }: { $game }, over
cli-tables-line = { $title }; { $names }; last changed { $updated }
cli-tables-bot = bot { $bot }
cli-tables-open = free seat
cli-tables-count =
    { $count ->
        [0] There are no tables.
        [one] { $count } table.
       *[other] { $count } tables.
    }
cli-tables-seat = Seat { $seat }: { $who }
cli-tables-options = Options: { $options }
cli-tables-counts = Round { $round }; decisions: { $decisions }; entries of the log: { $entries }; finished games: { $finished }
cli-tables-times = Made { $created }, last changed { $updated }
cli-tables-deleted = Table { $table } is deleted.
cli-tables-exported =
    { $count ->
        [0] Written to { $file }. No game of this table is over yet.
        [one] Written to { $file }, with { $count } finished game.
       *[other] Written to { $file }, with { $count } finished games.
    }

error-tables-none = There is no table “{ $table }”.
error-tables-in-use = { $where }: a server is using this database. Stop it first; or the table’s host deletes the table there.

## The database

cli-db-backup = { $where } is backed up to { $file }.
cli-db-restore = { $file } is restored to { $where }.
cli-db-migrate = { $where } has the newest schema.
cli-db-sound = { $where } is sound.
cli-db-broken =
    { $count ->
        [one] { $where }: { $count } problem.
       *[other] { $where }: { $count } problems.
    }

## The page without a client

server-no-client = This server was installed without the web client: only programs can play here.
