### What can be wrong with where tables are kept. Addresses are shown without their password.

error-store-address = “{ $value }” is no kind of database we know. Addresses look like: { $known }.
error-store-file = { $file }: this file cannot be used as a database ({ $why }).
error-store-in-use = { $file }: another server is using this database. One file is for one server; several need PostgreSQL.
error-store-newer = The database was made by a newer version of this program: it is at step { $found }, we know steps up to { $known }. Install that version, or use another database.
error-store-foreign = The database holds tables of another program, with names we need: { $tables }. Use an empty database.
error-store-extra = PostgreSQL needs { $missing }, which is not installed. Install `gloam[postgres]`.
error-store-unreachable =
    { $why ->
        [InvalidPasswordError] { $where }: the database refuses this user or password.
        [InvalidAuthorizationSpecificationError] { $where }: the database refuses this user or password.
        [InvalidCatalogNameError] { $where }: there is no such database on this server. Create it first.
        [InsufficientPrivilegeError] { $where }: this user may not create tables in the database.
        [ConnectionRefusedError] { $where }: no database server answers there. Is it running?
        [TimeoutError] { $where }: the database server does not answer in time.
        [gaierror] { $where }: there is no host of that name.
       *[other] { $where }: the database cannot be reached ({ $why }).
    }
error-store-older = The database is at step { $found } of its schema, this program at { $known }. Migrate it first.
error-store-backup-exists = { $file }: there is something of that name already. A backup overwrites nothing: choose another name.
error-store-not-empty = { $where }: this database is not empty. A backup is restored into an empty one only.

## What a check can find.

store-finding-damaged = The file is damaged: { $what }.
store-finding-schema = The schema is at step “{ $found }”, this program knows { $known }.
store-finding-hole = Table { $table }: of the entries up to { $seq } only { $count } are there.
store-finding-snapshot = Table { $table }: there is a snapshot at { $seq }, but no such entry.
store-finding-unlisted = Table { $table }: it has entries ({ $count }) but is not listed.
store-finding-logless = Table { $table }: it is listed but has no entries.
