# Боты: игроки-программы. Уровень — это бот, для которого всё уже выбрано.

bot-random = Случайный
bot-random-about = Любой ход, все равновероятны.
bot-greedy = Жадный
bot-greedy-about = Берёт то, что сразу выглядит лучшим. `worlds`: сколько миров он воображает; `slip`: процент ходов наобум.
bot-ismcts = Искатель
bot-ismcts-about = Доигрывает партию во множестве воображаемых миров. `iterations`, `ms`: сколько он думает; `depth`: сколько решений доигрывает до оценки; `c`: охотно ли пробует то, что вышло плохо.
bot-asleep = Спящий
bot-asleep-about = Почти не смотрит на стол. Для первой партии.
bot-drowsy = Сонный
bot-drowsy-about = Замечает каждую вторую возможность.
bot-uneasy = Тревожный
bot-uneasy-about = Замечает почти всё, но иногда промахивается.
bot-haunting = Неотступный
bot-haunting-about = Не упускает того, что само идёт в руки.
bot-nightmare = Кошмар
bot-nightmare-about = Думает наперёд и о том, что может быть у вас на руке.

error-bot-plain = У бота { $bot } нет параметров, «{ $value }» ему ничего не говорит.
error-bot-parameter = У бота { $bot } нет параметра «{ $value }». Есть: { $known }.
error-bot-twice = Параметр { $value } бота { $bot } дан дважды.
error-bot-value = Параметр { $parameter } бота { $bot } не может быть «{ $value }». Это число от { $low } до { $high }.
error-bot-whole = Параметр { $parameter } бота { $bot } не может быть «{ $value }». Это целое число от { $low } до { $high }.

cli-bots-levels = Уровни, от самого слабого до самого сильного:
cli-bots-kinds = Боты, которых можно настроить самому:
