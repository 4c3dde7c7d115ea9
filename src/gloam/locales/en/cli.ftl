### The command line. No percent signs in cli-about* and cli-arg*: they mean something to the help.

cli-about = A table for board games in the terminal: play against bots, replay, verify, simulate.
cli-about-games = list the games and their options
cli-about-bots = list the bots: levels, and what they are made of
cli-about-play = play a game against bots
cli-about-rules = read the rules, or one of them
cli-about-replay = tell a recorded game again
cli-about-verify = check that a record is honest
cli-about-sim = let bots play many games and count

cli-help-usage = usage:
cli-help-named = options
cli-help-placed = arguments
cli-help-commands = commands
cli-help-example = Example:

cli-meta-command = command
cli-meta-game = game
cli-meta-file = file
cli-meta-rule = rule
cli-meta-name = name
cli-meta-hex = hex

cli-arg-help = show this help
cli-arg-lang = the language
cli-arg-version = show the version and whether the rules are compiled
cli-arg-game = a game, such as nightmarium; `gloam games` lists them
cli-arg-options = options of the game, such as target=3 or preset=advanced; `gloam games` lists them
cli-arg-file = a record of a game
cli-arg-json = as JSON, for programs
cli-arg-seats = how many play (3 unless given)
cli-arg-games = how many games (100 unless given)
cli-arg-bots = who plays: a level (asleep, drowsy, uneasy, haunting, nightmare) or another bot, or several in turn, as in drowsy,nightmare; `gloam bots` lists them
cli-arg-sim-seed = the games follow from this number (0 unless given)
cli-arg-jobs = on how many processes (1 unless given); the games do not depend on it
cli-arg-check = check the game after every single decision
cli-arg-play-seat = your seat (1 unless given)
cli-arg-name = your name in log and record
cli-arg-play-seed = deal by this number instead of by chance; such a deal is not provable
cli-arg-provable = promise the deal beforehand, so that it can be verified later (the default)
cli-arg-save = keep the record of the game in this file
cli-arg-replay-seat = as seat K saw it; otherwise as a spectator did
cli-arg-open = with all cards open; only for a game that is over
cli-arg-ply = draw the position after decision P instead of the log
cli-arg-commitment = the commitment you were shown before the deal
cli-arg-rule = a section such as N4, or a rule such as N4.2; everything unless given

cli-version-interpreted = gloam { $version } (interpreted, Python { $python })
cli-version-compiled = gloam { $version } (compiled, Python { $python })
cli-interrupted = Interrupted.

## Games

cli-games-game = { $id }: { $name }, { $low } to { $high } players
cli-games-presets = Presets (`preset=…`):
cli-games-settings = Options:
cli-games-default = { $value } (default)

## Playing

cli-play-bot = Bot { $seat }
cli-play-welcome = { $game }. You sit in seat { $seat }; the bots: { $bots }.
cli-play-preset = Rules: preset { $preset }.
cli-play-options = Rules: { $options }, the rest as usual.
cli-play-commitment =
    The deal is promised. Commitment: { $commitment }
    It is fixed before a card is dealt; note it, and you can verify the record afterwards.
cli-play-hint = Type the number of an option. `?` explains the rest.
cli-play-since = Since your last decision
cli-play-turn = Turn { $turn }
cli-play-hand = Your hand:
cli-forced = Only one choice: { $label }.
cli-play-left = The game was left unfinished.
cli-play-undone = Taken back.
cli-play-saved = Saved to { $file }.
cli-play-save-as = Save as (Enter: { $file }; { $no } to leave without saving):
cli-play-legal = Allowed, number { $number }: { $label }.
cli-play-legal-aside = Allowed: { $label }.
cli-play-aside = To do so, type its number behind the word: `{ $word } 1`.
cli-play-refused = { $action } is not allowed by { $rule }. { $why } { $legal_if }
cli-play-won =
    { $who_you ->
        [yes] The game is over. You have won!
       *[no] The game is over. { $who } has won.
    }
cli-play-shared =
    { $who_you ->
        [yes] The game is over. You share the win.
       *[no] The game is over. { $who } shares the win.
    }
cli-play-verify = To check the deal, save the record and run: gloam verify FILE --commitment { $commitment }
cli-play-how-to-save = `save FILE` keeps the record, `log` tells the game again, Enter leaves.
cli-play-how-to-leave = `log` tells the game again, Enter leaves.
cli-play-help =
    A number chooses that option; so does notation, such as `{ $notation }`.
    why X            why X cannot be played now: a card in hand, or an action in notation
    rules { $rule }       read a rule or a section; `rules` lists the sections
    log 10           the last 10 lines of the log; `log` all of it
    table            draw the table again (so does Enter)
    undo             take back your last choice, if it revealed nothing and nobody acted since
    save FILE        keep the game so far
    quit             leave
cli-play-help-several = Several at once, in any order: `{ $words }`.
cli-play-help-pages = To look at: { $pages }.
cli-play-help-aside = Though nobody asks: `{ $word }` lists what you may do besides.

cli-word-help = help
cli-word-rules = rules
cli-word-why = why
cli-word-log = log
cli-word-table = table
cli-word-undo = undo
cli-word-save = save
cli-word-quit = quit

## Replaying

cli-replay-paused =
    { $count ->
        [one] The game was not over after { $count } decision.
       *[other] The game was not over after { $count } decisions.
    }
cli-replay-ply = After decision { $ply } of { $last }, in turn { $turn }:
cli-replay-hand =
    { $who_you ->
        [yes] Your hand:
       *[no] { $who }’s hand:
    }

## Verifying

cli-verify-proven = This is proven:
cli-verify-secret = The secret in the record is the one that was promised by the commitment { $commitment }.
cli-verify-noted = That is the commitment you noted.
cli-verify-seed =
    { $count ->
        [one] The deal follows from that secret and the number that { $count } seat added.
       *[other] The deal follows from that secret and the numbers that { $count } seats added.
    }
cli-verify-moves =
    { $count ->
        [one] The { $count } decision is legal, and the result is right.
       *[other] All { $count } decisions are legal, and the result is right.
    }
cli-verify-moves-paused =
    { $count ->
        [0] No decision was made yet; the game is not over.
        [one] The { $count } decision is legal; the game is not over.
       *[other] All { $count } decisions are legal; the game is not over.
    }
cli-verify-not-proven = This is not proven:
cli-verify-doubt-commitment = That this commitment was shown before the deal. If you noted it, give it with --commitment.
cli-verify-doubt-deal = Anything about the deal: the record names a seed but not where it came from.
cli-verify-doubt-nonces = That the seats’ numbers came from different hands. Whoever made the secret and all of them could have tried many deals.
cli-verify-doubt-players = Who made the decisions, and that nobody looked at other people’s cards.
cli-verify-failed = { $file } is NOT verified.

## Simulating

cli-sim-seats = Players
cli-sim-games = Games
cli-sim-unfinished = Unfinished
cli-sim-decisions = Decisions
cli-sim-seconds = Seconds
cli-sim-rate = Decisions a second
cli-sim-decisions-per-game = Decisions a game, mean / most
cli-sim-turns-per-game = Turns a game, mean / most
cli-sim-wins = Wins by seat
cli-sim-digest = Digest

## What is wrong

error-cli-required = `{ $command }` lacks { $value }. See `{ $command } --help`.
error-cli-unknown = `{ $command }` does not know “{ $value }”. See `{ $command } --help`.
error-cli-empty = `{ $command }`: { $value } needs a value. See `{ $command } --help`.
error-cli-choice = `{ $command }` does not know “{ $value }”. It knows: { $known }.
error-cli-conflict = `{ $command }`: { $value } cannot be combined with { $known }.
error-cli-flag = `{ $command }`: { $value } takes no value. See `{ $command } --help`.
error-cli-number = { $option }: “{ $value }” is not a whole number of { $low } or more.
error-cli-name = The name “{ $value }” cannot be used. A name is one line of at most { $most } letters.
error-cli-file = { $file }: { $why }
error-cli-line = { $file }, line { NUMBER($line, useGrouping: 0) }: { $why }
error-cli-unwritable = { $file }: this file cannot be written.
error-cli-exists = { $file } exists already. Choose another name, so that nothing is lost.
error-cli-not-ours = { $file } exists and is not a record of a game. Choose another name, so that nothing is lost.
error-cli-not-a-page = { $file } exists and is not a page. Choose another name, so that nothing is lost.
error-cli-open = { $file }: the game is not over, so its cards stay hidden. Choose a seat with --seat.
error-cli-ply = There is no decision { $value }. The record has those from 0 (the deal) to { $last }.
error-cli-no-deal = { $file } has no commitment: its deal was not promised.
error-cli-other-commitment = { $file } was dealt under the commitment { $found }, not under { $value }.
error-cli-option =
    { $count ->
        [0] The game is over: there is nothing to choose.
       *[other] There is no option { $value }. Choose from 1 to { $count }.
    }
error-cli-words = “{ $value }” is neither an option nor a command. `?` lists the commands.
error-cli-aside = There is no { $value } in that list. Choose from `{ $word } 1` to `{ $word } { $count }`.
error-cli-several = Name the cards too, as in `{ $value } 3 7`.
error-cli-why = Say what: `why` and a card in your hand, or an action in notation.
error-cli-save = Name a file, as in `save game.record`.
error-cli-undo = Nothing can be taken back: your last choice drew or revealed a card, or somebody else has acted since.
