### Боты — чужие программы: `exec:КОМАНДА` (docs/bot-protocol.md).

bot-exec = Программа
bot-exec-about = Программа, которая говорит на языке ботов. `ms`: сколько она может думать над решением.

## Почему она больше не играет

external-start = Её не удаётся запустить: { $why }.
external-not-ready = Она должна была сказать, что готова, а сказала другое.
external-slow = Она молчала { $ms } мс.
external-ended = Она завершилась сама, с кодом { $code }.
external-closed = Она закрыла свой вывод.
external-long = Она написала больше { $most } байт, не закончив строки.
external-garbage = Она сказала «{ $said }», и этого нельзя понять: { $why }.
external-unasked = Она должна была ответить на вопрос { $id }, а ответила другое.
external-illegal = Она выбрала { $index }, чего среди её ходов нет.

external-replaced = { $who } ({ $bot }): вместо бота дальше играет замена. { $why }

cli-external-game = Партия { $game }, место { $seat }: вместо { $bot } дальше играет замена. { $why }
cli-external-more = Следующие замены только считаются.
cli-arena-failures = Замены
cli-arg-serve-bots = ваши собственные боты, которых можно посадить за стол, под именем: mine=exec:./mybot

error-external-command = «{ $value }» — не программа, которую можно запустить.
error-external-lab = Лаборатория сравнивает правила ботами, которые не подводят: { $value } там не играет.
error-external-name = «{ $value }» не представляет бота. Пишут `NAME=exec:COMMAND`; имя — из строчных латинских букв, цифр и чёрточек, и не занятое другим ботом.
