### Bots that are programs of somebody else's: `exec:COMMAND` (docs/bot-protocol.md).

bot-exec = Program
bot-exec-about = A program that speaks the bot protocol. `ms`: how long it may think about a decision.

## Why one no longer plays

external-start = It cannot be started: { $why }.
external-not-ready = It was to say that it is ready, and said something else.
external-slow = It said nothing for { $ms } ms.
external-ended = It ended by itself, with code { $code }.
external-closed = It closed its output.
external-long = It wrote more than { $most } bytes without ending a line.
external-garbage = It said “{ $said }”, which cannot be understood: { $why }.
external-unasked = It was to choose for question { $id }, and answered something else.
external-illegal = It chose { $index }, which is not among its options.

external-replaced = { $who } ({ $bot }) was replaced by a stand-in. { $why }

cli-external-game = Game { $game }, seat { $seat }: { $bot } was replaced by a stand-in. { $why }
cli-external-more = Further bots that are replaced are only counted.
cli-arena-failures = Replaced
cli-arg-serve-bots = bots of your own that people may seat, by a name: mine=exec:./mybot

error-external-command = “{ $value }” is no program that can be run.
error-external-lab = The lab compares rules by bots that never fail: { $value } cannot play there.
error-external-name = “{ $value }” introduces no bot. It is written NAME=exec:COMMAND, the name of small letters, digits and strokes, and not that of another bot.
