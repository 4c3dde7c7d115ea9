### Стол «Кошмариума» в браузере.

## Буквы легионов на значках

web-nightmarium-letter-necronauts = Н
web-nightmarium-letter-insektoids = К
web-nightmarium-letter-chimeridae = Х
web-nightmarium-letter-homunculi = Л

## Как называется то, что лежит на столе: для тех, кто слушает

web-nightmarium-card = { $parts }, { $legion }, { $ability }, №{ $card }
web-nightmarium-seal = Печать, { $legion }, №{ $card }
web-nightmarium-organ = { $part }: { $legion }, { $ability }
web-nightmarium-body-1 = { $legs }
web-nightmarium-body-2 = { $torso }; { $legs }
web-nightmarium-body-3 = { $head }; { $torso }; { $legs }
web-nightmarium-place-free =
    { $who_you ->
        [yes] Ваше место { $spot }: свободно
       *[no] { $who }, место { $spot }: свободно
    }
web-nightmarium-creature-unfinished =
    { $who_you ->
        [yes] Ваше существо { $spot }, следующая часть: { $part }. { $body }
       *[no] { $who }, существо { $spot }, следующая часть: { $part }. { $body }
    }
web-nightmarium-creature-finished =
    { $who_you ->
        [yes] Ваше существо { $spot }, завершено. { $body }
       *[no] { $who }, существо { $spot }, завершено. { $body }
    }
web-nightmarium-creature-embodied =
    { $who_you ->
        [yes] Ваше существо { $spot }, воплощено печатью ({ $legion }). { $body }
       *[no] { $who }, существо { $spot }, воплощено печатью ({ $legion }). { $body }
    }
web-nightmarium-creatures =
    { $who_you ->
        [yes] Ваши существа
       *[no] { $who }: существа
    }
web-nightmarium-you = Вы
web-nightmarium-finished = Завершено { $finished } из { $target }
web-nightmarium-hand-count =
    { $count ->
        [0] На руке нет карт
        [one] На руке { $count } карта
        [few] На руке { $count } карты
       *[many] На руке { $count } карт
    }
web-nightmarium-hand = Ваша рука
web-nightmarium-hand-empty = На руке у вас ничего нет.
web-nightmarium-known = { $card }. Все знают, что она на руке.
web-nightmarium-known-in-hand =
    { $who_you ->
        [yes] Карты на вашей руке, известные всем
       *[no] { $who }: известные карты на руке
    }
web-nightmarium-revealed = Открыл Певчий
web-nightmarium-laid = Ваш дар, пока рубашкой вверх: { $card }
web-nightmarium-acts = принимает решение
web-nightmarium-thinks = выбирает, что отдать
web-nightmarium-middle = Колода, сброс и цепочка
web-nightmarium-deck =
    { $count ->
        [0] Колода пуста
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
       *[many] Колода: { $count } карт
    }
web-nightmarium-pile =
    { $count ->
        [0] Сброс пуст
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
       *[many] Сброс: { $count } карт
    }
web-nightmarium-pile-top = { $pile }; сверху: { $card }
web-nightmarium-pile-about = Весь сброс, последняя карта — первой.
web-nightmarium-zoom-parts =
    { $count ->
        [one] Может стать частью: { $parts }
        [few] Может стать любой из частей: { $parts }
       *[many] Может стать любой из частей: { $parts }
    }
web-nightmarium-zoom-needs = Следующая часть: { $part }
web-nightmarium-zoom-finished = Завершено
web-nightmarium-zoom-embodied = Воплощено: ни одна способность его не тронет.
web-nightmarium-zoom-seal = Накладывается на ваше завершённое существо. Может ещё раз запустить на нём способности своего легиона, а дальше ни одна способность это существо не тронет.

## Что делают способности

web-nightmarium-ability-herald = Откройте две карты колоды, разыграйте подходящие, остальное сбросьте.
web-nightmarium-ability-weeper = Возьмите две карты.
web-nightmarium-ability-mocker = Разыграйте карту с руки, любого легиона.
web-nightmarium-ability-executioner = Заберите на руку верхнюю карту чужого существа.
web-nightmarium-ability-scavenger = Сбросьте целиком незавершённое существо другого игрока.
web-nightmarium-ability-devourer = Сбросьте верхнюю карту другого своего существа.
web-nightmarium-ability-none = Ничего не делает и остальным не мешает.

## Что даёт нажатие

web-nightmarium-can-choose = { $name }. Можно выбрать.
web-nightmarium-cannot-choose = { $name }. Сейчас выбрать нельзя.
web-nightmarium-hint-turn = Выберите карту или берите новую.
web-nightmarium-hint-draw = На руке пусто: возьмите карту.
web-nightmarium-hint-placing = Выберите отмеченное место; чтобы начать обмен, нажмите на сброс.
web-nightmarium-hint-nowhere = Сейчас эта карта никуда не подходит. Нажмите на место — узнаете почему.
web-nightmarium-hint-nowhere-turn = Сейчас эта карта никуда не подходит. Нажмите на место — узнаете почему; чтобы начать обмен, нажмите на сброс.
web-nightmarium-hint-mock = Выберите отмеченную карту с руки, любого легиона, затем отмеченное место.
web-nightmarium-hint-herald = Выберите открытую карту, затем отмеченное место.
web-nightmarium-hint-place = Выберите отмеченное место.
web-nightmarium-hint-exchange =
    { $count ->
        [0] Отметьте карты, которые отдаёте: за каждые две возьмёте одну.
        [one] Отмечена { $count } карта, взамен: { $drawn }.
        [few] Отмечено { $count } карты, взамен: { $drawn }.
       *[many] Отмечено { $count } карт, взамен: { $drawn }.
    }
web-nightmarium-hint-exchange-more = Отметьте ещё карты, только из идущих после последней, или заканчивайте.
web-nightmarium-hint-exchange-end = Добавить больше нечего: закончите обмен или отмените его.
web-nightmarium-hint-tribute = Отдайте одну карту легиона ({ $legion }), а если её нет — две любые.
web-nightmarium-hint-tribute-ready = Ваш ответ готов: карта ляжет рубашкой вверх.
web-nightmarium-hint-target = Выберите отмеченное существо.
web-nightmarium-hint-own = Строить можно только на своих местах.
web-nightmarium-hint-rerun = Разбудить существо с печатью ещё раз?
web-nightmarium-exchange = Обмен…
web-nightmarium-exchange-do =
    { $drawn ->
        [0] Сбросить, не брать
       *[other] Сбросить, взять { $drawn }
    }
web-nightmarium-give = Отдать
web-nightmarium-wake = Разбудить
web-nightmarium-sleep = Пусть спит
web-nightmarium-take-back = Взять назад
web-nightmarium-put-back = Отмена

## What is left to chance

web-nightmarium-chance-draw = Что придёт из колоды, решает случай.
web-nightmarium-chance-weeper = Плакальщик возьмёт две случайные карты.
web-nightmarium-chance-herald = Певчий откроет две случайные карты.

## Цепочка

web-nightmarium-chain = Цепочка
web-nightmarium-chain-last = Прошлая цепочка
web-nightmarium-chain-none = Сейчас цепочки нет.
web-nightmarium-chain-of =
    { $who_you ->
        [yes] Ваше существо { $spot }
       *[no] { $who }, существо { $spot }
    }
web-nightmarium-chain-silent = без способностей
web-nightmarium-link-done = { $ability }: готово
web-nightmarium-link-now = { $ability }: сейчас
web-nightmarium-link-next = { $ability }: дальше
web-nightmarium-link-failed = { $ability }: невозможно
web-nightmarium-link-dropped = { $ability }: не состоится
web-nightmarium-standing = Завершено: { $finished } из { $all }
