### Words of no particular game. $x_you says whether the reader is player $x: "yes" or "no".

player = Player { $seat }
yes = yes
no = no

## What is wrong with something that was given to us: what it is, where it stands, what would be right.

error-language = There is no language “{ $value }”. There are: { $known }.
error-game = There is no game “{ $value }”. There are: { $known }.
error-bot = There is no bot “{ $value }”. There are: { $known }.
error-preset = There is no preset “{ $value }”. There are: { $known }.
error-option = There is no option “{ $option }”. There are: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. It can be: { $known }.
error-option-form = “{ $value }” is not an option. Options are written `key=value`, such as `target=6`.
error-option-twice = The option { $option } is given twice. Give it once.
error-seats = This game takes { $low } to { $high } players, not { $value }.
error-seat = There is no seat { $value }. The seats are numbered from 1 to { $seats }.
error-action = There is no action number { $value }. They are counted from 0, and there are { $count } of them.
error-file =
    { $why ->
        [FileNotFoundError] { $file }: there is no such file.
        [IsADirectoryError] { $file }: this is a directory, and a file is needed.
        [PermissionError] { $file }: this file may not be read.
        [UnicodeDecodeError] { $file }: this is not text in UTF-8.
       *[other] { $file }: this file cannot be read ({ $why }).
    }
error-rule = There is no rule “{ $value }”. Near it: { $known }.
error-position = Line { NUMBER($line, useGrouping: 0) } of the position, “{ $value }”, does not make sense: { $why }.

## Records of games

error-record-format = { $file }, line { NUMBER($line, useGrouping: 0) }: a record begins with `gloam 1`, not with “{ $value }”.
error-record-line = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” is no line of a record. Before `begin` lines look like `seats 2`, after it like `1. 2: draw`, numbered without gaps.
error-record-number = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” stands where a whole number is needed.
error-record-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” was given before. Once is enough.
error-record-missing = { $file }: the line `{ $value }` is missing. It belongs before `begin`; the record ends at line { NUMBER($line, useGrouping: 0) }.
error-record-truncated = { $file }: the record breaks off after line { NUMBER($line, useGrouping: 0) }. It should end with `end` and the result, or with `pause`.
error-record-trailing = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” comes after the end of the record. Nothing may stand there.
error-record-version = { $file } is a record of { $value }, and this program plays { $expected }.
error-record-data = { $file } was played with other cards: { $value }. Those here have the checksum { $expected }.
error-record-action = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” is no action of this game.
error-record-illegal = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” is against rule { $rule }. { $why }
error-record-after-end = { $file }, line { NUMBER($line, useGrouping: 0) }: the game is already over, so “{ $value }” comes too late. Here `{ $expected }` should stand.
error-record-not-over = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” is wrong, for the game is not over yet. Here `{ $expected }` should stand.
error-record-result = { $file }, line { NUMBER($line, useGrouping: 0) }: the result is given as “{ $value }”, but the game ended “{ $expected }”.

## Provable deals

error-hex = “{ $value }” is not hexadecimal: an even number of digits 0–9 and a–f.
error-commitment = This is not the secret that was promised. Its SHA-256 is { $found }, and { $value } was published.
error-seed = The seed { $value } does not follow from the secret and the nonces. From them comes { $found }.

## Decks and sets of pieces

error-deck-row = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” does not belong here. Expected: { $known }.
error-set-row =
    { $line ->
        [0] { $file }: “{ $value }” does not belong here. Expected: { $known }.
       *[other] { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $value }” does not belong here. Expected: { $known }.
    }
error-deck-count = { $file }: cards marked “{ $what }” should number { $expected } as in the printed deck, not { $found }.
error-deck-small = A deck of { $cards } is too small to deal { $hand } to each of { $seats } players.
