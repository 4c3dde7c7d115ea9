### Командная строка. В cli-about* и cli-arg* нельзя писать знак процента: в справке он значит другое.

cli-about = Стол для настольных игр в терминале: игра с ботами, повтор партий, проверка, подсчёты.
cli-about-games = показать игры и их настройки
cli-about-bots = показать ботов: уровни и то, из чего они сделаны
cli-about-play = сыграть с ботами
cli-about-rules = прочитать правила целиком или один пункт
cli-about-replay = пересказать записанную партию
cli-about-verify = проверить, что запись честная
cli-about-sim = дать ботам сыграть много партий и подсчитать

cli-help-usage = как вызывать:
cli-help-named = ключи
cli-help-placed = аргументы
cli-help-commands = команды
cli-help-example = Пример:

cli-meta-command = команда
cli-meta-game = игра
cli-meta-file = файл
cli-meta-rule = пункт
cli-meta-name = имя
cli-meta-hex = hex

cli-arg-help = показать эту справку
cli-arg-lang = язык
cli-arg-version = показать версию и то, скомпилированы ли правила
cli-arg-game = игра, например nightmarium; список даёт `gloam games`
cli-arg-options = настройки игры, например target=3 или preset=advanced; список даёт `gloam games`
cli-arg-file = запись партии
cli-arg-json = в виде JSON, для программ
cli-arg-seats = сколько игроков (если не указано, 3)
cli-arg-games = сколько партий (если не указано, 100)
cli-arg-bots = кто играет: уровень (asleep, drowsy, uneasy, haunting, nightmare), другой бот или несколько по очереди, как drowsy,nightmare; их перечисляет `gloam bots`
cli-arg-sim-seed = число, из которого получаются партии (если не указано, 0)
cli-arg-jobs = на скольких процессах (если не указано, 1); партии от этого не зависят
cli-arg-check = проверять игру после каждого решения
cli-arg-play-seat = ваше место (если не указано, 1)
cli-arg-name = ваше имя в журнале и записи
cli-arg-play-seed = раздать по этому числу, а не по случаю; такую раздачу проверить нельзя
cli-arg-provable = обещать раздачу заранее, чтобы потом её можно было проверить (так и по умолчанию)
cli-arg-save = сохранить запись партии в этот файл
cli-arg-replay-seat = как видело место K; иначе — как видел зритель
cli-arg-open = с открытыми картами; только для законченной партии
cli-arg-ply = вместо журнала показать стол после решения P
cli-arg-commitment = обязательство, которое вам показали до раздачи
cli-arg-rule = раздел, например N4, или пункт, например N4.2; если не указано, всё

cli-version-interpreted = gloam { $version } (без компиляции, Python { $python })
cli-version-compiled = gloam { $version } (скомпилировано, Python { $python })
cli-interrupted = Прервано.

## Игры

cli-games-game = { $id }: { $name }, игроков от { $low } до { $high }
cli-games-presets = Наборы настроек (`preset=…`):
cli-games-settings = Настройки:
cli-games-default = { $value } (по умолчанию)

## Игра

cli-play-bot = Бот { $seat }
cli-play-welcome = { $game }. Ваше место — { $seat }; боты: { $bots }.
cli-play-preset = Правила: набор { $preset }.
cli-play-options = Правила: { $options }, остальное как обычно.
cli-play-commitment =
    Раздача обещана. Обязательство: { $commitment }
    Оно дано до раздачи; запишите его, и потом сможете проверить запись партии.
cli-play-hint = Введите номер варианта. Остальное объяснит `?`.
cli-play-since = С вашего прошлого решения
cli-play-turn = Ход { $turn }
cli-play-hand = Ваша рука:
cli-forced = Выбора нет: { $label }.
cli-play-left = Партия оставлена незаконченной.
cli-play-undone = Ход взят назад.
cli-play-saved = Сохранено: { $file }.
cli-play-save-as = Сохранить как (Enter: { $file }; { $no } — уйти без сохранения):
cli-play-legal = Можно, номер { $number }: { $label }.
cli-play-legal-aside = Можно: { $label }.
cli-play-aside = Чтобы это сделать, добавьте номер: `{ $word } 1`.
cli-play-refused = { $action } — нельзя, пункт { $rule }. { $why } { $legal_if }
cli-play-won =
    { $who_you ->
        [yes] Игра окончена. Вы победили!
       *[no] Игра окончена. Победа: { $who }.
    }
cli-play-shared =
    { $who_you ->
        [yes] Игра окончена. Вы делите победу.
       *[no] Игра окончена. Победу делит { $who }.
    }
cli-play-verify = Чтобы проверить раздачу, сохраните запись и вызовите: gloam verify ФАЙЛ --commitment { $commitment }
cli-play-how-to-save = `сохранить ФАЙЛ` сохранит запись, `журнал` перескажет партию, Enter — выход.
cli-play-how-to-leave = `журнал` перескажет партию, Enter — выход.
cli-play-help =
    Номер выбирает вариант; можно и записью, например `{ $notation }`.
    почему X         почему X сейчас нельзя сыграть: карта с руки или действие в записи
    правила { $rule }     прочитать пункт или раздел; `правила` — список разделов
    журнал 10        последние 10 строк журнала; `журнал` — весь
    стол             показать стол снова (как и Enter)
    назад            взять назад последний выбор, если он ничего не открыл и никто ещё не ходил
    сохранить ФАЙЛ   сохранить партию
    выход            выйти
    Английские слова тоже годятся: why, rules, log, table, undo, save, quit.
cli-play-help-several = Несколько сразу, в любом порядке: `{ $words }`.
cli-play-help-pages = Можно открыть: { $pages }.
cli-play-help-aside = Хоть и не спрашивают: `{ $word }` покажет, что ещё вы можете сделать.

cli-word-help = помощь
cli-word-rules = правила
cli-word-why = почему
cli-word-log = журнал
cli-word-table = стол
cli-word-undo = назад
cli-word-save = сохранить
cli-word-quit = выход

## Повтор

cli-replay-paused =
    { $count ->
        [one] После { $count } решения игра ещё не закончена.
        [few] После { $count } решений игра ещё не закончена.
       *[other] После { $count } решений игра ещё не закончена.
    }
cli-replay-ply = После решения { $ply } из { $last }, ход { $turn }:
cli-replay-hand =
    { $who_you ->
        [yes] Ваша рука:
       *[no] { $who }, рука:
    }

## Проверка

cli-verify-proven = Это доказано:
cli-verify-secret = Секрет в записи — тот самый, что был обещан обязательством { $commitment }.
cli-verify-noted = Это то обязательство, которое вы записали.
cli-verify-seed = Раздача получается из этого секрета и из чисел, которые добавили места: { $count }.
cli-verify-moves = Все решения ({ $count }) допустимы, и итог верен.
cli-verify-moves-paused = Все решения ({ $count }) допустимы; игра ещё не закончена.
cli-verify-not-proven = Это не доказано:
cli-verify-doubt-commitment = Что это обязательство показали до раздачи. Если вы его записали, укажите его ключом --commitment.
cli-verify-doubt-deal = Ничего о раздаче: в записи есть зерно, но не сказано, откуда оно.
cli-verify-doubt-nonces = Что числа мест дали разные люди. Кто сделал и секрет, и все числа, мог перебрать много раздач.
cli-verify-doubt-players = Кто принимал решения и что никто не подсматривал чужие карты.
cli-verify-failed = { $file }: проверка НЕ пройдена.

## Подсчёты

cli-sim-seats = Игроков
cli-sim-games = Партий
cli-sim-unfinished = Не закончено
cli-sim-decisions = Решений
cli-sim-seconds = Секунд
cli-sim-rate = Решений в секунду
cli-sim-decisions-per-game = Решений за партию, в среднем / больше всего
cli-sim-turns-per-game = Ходов за партию, в среднем / больше всего
cli-sim-wins = Победы по местам
cli-sim-digest = Контрольная сумма

## Что не так

error-cli-required = Для `{ $command }` не хватает: { $value }. Справка: `{ $command } --help`.
error-cli-unknown = `{ $command }` не понимает «{ $value }». Справка: `{ $command } --help`.
error-cli-empty = `{ $command }`: после { $value } нужно значение. Справка: `{ $command } --help`.
error-cli-choice = `{ $command }` не понимает «{ $value }». Бывает: { $known }.
error-cli-conflict = `{ $command }`: { $value } нельзя сочетать с { $known }.
error-cli-flag = `{ $command }`: { $value } указывают без значения. Справка: `{ $command } --help`.
error-cli-number = { $option }: «{ $value }» — не целое число от { $low }.
error-cli-name = Имя «{ $value }» не подходит. Имя — это одна строка, букв не больше { $most }.
error-cli-file = { $file }: { $why }
error-cli-line = { $file }, строка { NUMBER($line, useGrouping: 0) }: { $why }
error-cli-unwritable = { $file }: этот файл записать не удаётся.
error-cli-exists = { $file } уже существует. Выберите другое имя, чтобы ничего не потерять.
error-cli-not-ours = { $file } уже есть, и это не запись партии. Выберите другое имя, чтобы ничего не потерять.
error-cli-not-a-page = { $file } уже есть, и это не страница. Выберите другое имя, чтобы ничего не потерять.
error-cli-open = { $file }: игра не закончена, карты остаются закрытыми. Выберите место ключом --seat.
error-cli-ply = Решения { $value } нет. В записи есть решения от 0 (раздача) до { $last }.
error-cli-no-deal = { $file }: обязательства в записи нет, раздачу никто не обещал.
error-cli-other-commitment = { $file }: раздача сделана по обязательству { $found }, а не { $value }.
error-cli-option =
    { $count ->
        [0] Игра окончена, выбирать нечего.
       *[other] Варианта { $value } нет. Выберите от 1 до { $count }.
    }
error-cli-words = «{ $value }» — не вариант и не команда. Список команд даёт `?`.
error-cli-aside = В этом списке нет номера { $value }. Выберите от `{ $word } 1` до `{ $word } { $count }`.
error-cli-several = Назовите и карты, например `{ $value } 3 7`.
error-cli-why = Назовите после `почему` карту с руки или действие в записи.
error-cli-save = Назовите файл, например `сохранить game.record`.
error-cli-undo = Взять назад нечего: последний выбор открыл или дал карту, или уже сходил кто-то ещё.
