# Bots: players by program. A level is a bot with everything chosen.

bot-random = Random
bot-random-about = Any option, all equally likely.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once. `worlds`: how many worlds it imagines; `slip`: percent of choices made without thinking.
bot-ismcts = Searcher
bot-ismcts-about = Plays on in many imagined worlds. `iterations`, `ms`: how long it thinks; `depth`: decisions played on before it judges; `c`: how readily it tries what did badly.
bot-asleep = Asleep
bot-asleep-about = Hardly looks at the table. For a first game.
bot-drowsy = Drowsy
bot-drowsy-about = Sees every other chance.
bot-uneasy = Uneasy
bot-uneasy-about = Sees most chances, and now and then misses one.
bot-haunting = Haunting
bot-haunting-about = Never misses what is there to take.
bot-nightmare = Nightmare
bot-nightmare-about = Thinks ahead, and thinks of what you may hold.

error-bot-plain = The bot { $bot } takes no parameters, so “{ $value }” means nothing to it.
error-bot-parameter = The bot { $bot } has no parameter “{ $value }”. It has: { $known }.
error-bot-twice = The parameter { $value } of the bot { $bot } is given twice.
error-bot-value = The parameter { $parameter } of the bot { $bot } cannot be “{ $value }”. It is a number from { $low } to { $high }.
error-bot-whole = The parameter { $parameter } of the bot { $bot } cannot be “{ $value }”. It is a whole number from { $low } to { $high }.

cli-bots-levels = Levels, from the weakest to the strongest:
cli-bots-kinds = Bots to set up yourself:
