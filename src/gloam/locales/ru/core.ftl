### Слова, общие для всех игр. $x_you говорит, читает ли это сам игрок $x: "yes" или "no".
### Вставленные слова не склоняются: предложение строят так, чтобы хватало именительного падежа.

player = Игрок { $seat }
yes = да
no = нет

## Что не так с тем, что нам дали: что это, где оно стоит и как было бы правильно.

error-language = Языка «{ $value }» нет. Есть: { $known }.
error-game = Игры «{ $value }» нет. Есть: { $known }.
error-bot = Бота «{ $value }» нет. Есть: { $known }.
error-preset = Набора настроек «{ $value }» нет. Есть: { $known }.
error-option = Настройки «{ $option }» нет. Есть: { $known }.
error-option-value = У настройки { $option } не бывает значения «{ $value }». Бывает: { $known }.
error-option-form = «{ $value }» — не настройка. Настройки пишут как `key=value`, например `target=6`.
error-option-twice = Настройка { $option } указана дважды. Оставьте одну.
error-seats = Игроков в этой игре может быть от { $low } до { $high }, а не { $value }.
error-seat = Места { $value } за столом нет. Места пронумерованы от 1 до { $seats }.
error-action = Действия с номером { $value } нет. Счёт идёт с нуля, всего действий { $count }.
error-file =
    { $why ->
        [FileNotFoundError] { $file }: такого файла нет.
        [IsADirectoryError] { $file }: это папка, а нужен файл.
        [PermissionError] { $file }: этот файл нельзя прочитать, нет прав.
        [UnicodeDecodeError] { $file }: это не текст в `UTF-8`.
       *[other] { $file }: этот файл не читается ({ $why }).
    }
error-rule = Правила «{ $value }» нет. Рядом: { $known }.
error-position = Строка { NUMBER($line, useGrouping: 0) } позиции, «{ $value }», непонятна: { $why }.

## Записи партий

error-record-format = { $file }, строка { NUMBER($line, useGrouping: 0) }: запись начинается с `gloam 1`, а не с «{ $value }».
error-record-line = { $file }, строка { NUMBER($line, useGrouping: 0) }: «{ $value }» — таких строк в записи не бывает. До `begin` пишут, например, `seats 2`, после — `1. 2: draw`, и нумеруют подряд.
error-record-number = { $file }, строка { NUMBER($line, useGrouping: 0) }: здесь нужно целое число, а стоит «{ $value }».
error-record-twice = { $file }, строка { NUMBER($line, useGrouping: 0) }: «{ $value }» уже было выше. Достаточно одного раза.
error-record-missing = { $file }: не хватает строки `{ $value }`. Её место — до `begin`; запись кончается на строке { NUMBER($line, useGrouping: 0) }.
error-record-truncated = { $file }: запись обрывается на строке { NUMBER($line, useGrouping: 0) }. Последней должна быть строка `end` с итогом или `pause`.
error-record-trailing = { $file }, строка { NUMBER($line, useGrouping: 0) }: «{ $value }» стоит после конца записи. Там не должно быть ничего.
error-record-version = { $file } — запись игры { $value }, а эта программа играет в { $expected }.
error-record-data = { $file }: играли другими картами, { $value }. Здешние карты имеют контрольную сумму { $expected }.
error-record-action = { $file }, строка { NUMBER($line, useGrouping: 0) }: действия «{ $value }» в этой игре нет.
error-record-illegal = { $file }, строка { NUMBER($line, useGrouping: 0) }: «{ $value }» нарушает правило { $rule }. { $why }
error-record-after-end = { $file }, строка { NUMBER($line, useGrouping: 0) }: игра уже закончена, «{ $value }» опоздало. Здесь должно стоять `{ $expected }`.
error-record-not-over = { $file }, строка { NUMBER($line, useGrouping: 0) }: «{ $value }» — ошибка, игра ещё не закончена. Здесь должно стоять `{ $expected }`.
error-record-result = { $file }, строка { NUMBER($line, useGrouping: 0) }: итог записан как «{ $value }», а на деле он «{ $expected }».

## Честная раздача

error-hex = «{ $value }» — не шестнадцатеричная запись: нужно чётное число цифр `0–9` и букв `a–f`.
error-commitment = Это не тот секрет, что был обещан. Его `SHA-256` — { $found }, а объявлено было { $value }.
error-seed = Зерно { $value } не получается из секрета и чисел игроков. Получается { $found }.

## Колоды и наборы

error-deck-row = { $file }, строка { NUMBER($line, useGrouping: 0) }: «{ $value }» здесь не годится. Годится: { $known }.
error-set-row =
    { $line ->
        [0] { $file }: «{ $value }» здесь не годится. Годится: { $known }.
       *[other] { $file }, строка { NUMBER($line, useGrouping: 0) }: «{ $value }» здесь не годится. Годится: { $known }.
    }
error-deck-count = { $file }: карт с пометкой «{ $what }» должно быть { $expected }, как в печатной колоде, а не { $found }.
error-deck-small = Колода мала: карт в ней { $cards }, а раздать надо по { $hand } на каждого, игроков — { $seats }.
