### Whether the installation is in order: `gloam doctor`.

cli-about-doctor = say what this installation is made of, and whether anything is broken

cli-doctor-version = gloam { $version }, { $python }, { $platform }
cli-doctor-not-tuned = This Python was built without optimisation: everything is about a quarter slower than with another one.
cli-doctor-compiled = The rules are compiled.
cli-doctor-partly = The rules of some games are compiled, of others not: compile again, or expect them to be slow.
cli-doctor-interpreted = Nothing is compiled: everything works, only more slowly.
cli-doctor-modules-compiled = Compiled: { $names }
cli-doctor-modules-interpreted = Interpreted: { $names }
cli-doctor-compiler = C compiler: { $name }
cli-doctor-no-compiler = C compiler: none found; nothing can be compiled here.
cli-doctor-client = Web client: installed.
cli-doctor-no-client = Web client: missing; the server answers programs only. A wheel includes it; in a source tree run `make web`.
cli-doctor-requirements = Needed packages: { $names }
cli-doctor-extra = Extra “{ $extra }”: { $names }
cli-doctor-files =
    { $count ->
        [0] Installed files: their digests are not known here.
        [one] Installed files: { $count } compared with its digest.
       *[other] Installed files: { $count } compared with their digests.
    }
cli-doctor-data = Data of { $game }: { $name }, SHA-256 { $digest }…
cli-doctor-words = Sentences and rules can be read in: { $names }
cli-doctor-terminal =
    { $interactive ->
        [True] Terminal: { $encoding }, { $width } columns, colours: { $colour ->
                [none] none
               *[other] { $colour }
            }
       *[False] Output: { $encoding }, { $width } columns, colours: { $colour ->
                [none] none
               *[other] { $colour }
            }; not a terminal
    }
cli-doctor-language = Language: { $name }, chosen by: { $by }

cli-doctor-fine = Everything is fine.
cli-doctor-lost-package = BROKEN: the package { $name } is needed and not installed.
cli-doctor-changed-file = BROKEN: { $file } is lost or was changed since it was installed. Install gloam again.
cli-doctor-bad-data = BROKEN: the data of { $game } cannot be used. { $why }
cli-doctor-bad-game = BROKEN: { $game } cannot be loaded. { $why }
cli-doctor-bad-words = BROKEN: the words of the language { $language } cannot be read. { $why }
cli-doctor-letters = BROKEN: { $encoding } lacks letters that are shown here. Set the terminal to UTF-8, or PYTHONUTF8=1.
