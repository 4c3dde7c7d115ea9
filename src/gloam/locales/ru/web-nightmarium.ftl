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
web-nightmarium-zoom-needs = Следующая часть: { $part }
web-nightmarium-zoom-embodied = Воплощено: ни одна способность его не тронет.
web-nightmarium-zoom-seal = Накладывается на ваше завершённое существо. Может ещё раз запустить на нём способности своего легиона, а дальше ни одна способность это существо не тронет.

## Что делают способности

web-nightmarium-ability-herald = Откройте две карты колоды, разыграйте подходящие, остальное сбросьте.
web-nightmarium-ability-weeper = Возьмите две карты.
web-nightmarium-ability-mocker = Разыграйте карту с руки, любого легиона.
web-nightmarium-ability-executioner = Заберите на руку верхнюю карту чужого существа.
web-nightmarium-ability-scavenger = Сбросьте целиком незавершённое существо другого игрока.
web-nightmarium-ability-devourer = Сбросьте верхнюю карту другого своего существа.

## Что даёт нажатие

web-nightmarium-can-choose = { $name }. Можно выбрать.
web-nightmarium-cannot-choose = { $name }. Сейчас выбрать нельзя.

## What is left to chance

web-nightmarium-chance-draw = Что придёт из колоды, решает случай.
web-nightmarium-chance-weeper = Плакальщик возьмёт две случайные карты.
web-nightmarium-chance-herald = Певчий откроет две случайные карты.

## Цепочка

web-nightmarium-chain = Цепочка
web-nightmarium-chain-of =
    { $who_you ->
        [yes] Ваше существо { $spot }
       *[no] { $who }, существо { $spot }
    }
web-nightmarium-link-done = { $ability }: готово
web-nightmarium-link-now = { $ability }: сейчас
web-nightmarium-link-next = { $ability }: дальше
web-nightmarium-link-failed = { $ability }: невозможно
web-nightmarium-link-dropped = { $ability }: не состоится
web-nightmarium-standing = Завершено: { $finished } из { $all }

## Что спрашивают: заголовок и фраза под ним

web-nightmarium-turn-title = Ваш ход
web-nightmarium-hint-turn = Сыграйте карту, нажмите на колоду или обменяйте карты.
web-nightmarium-hint-draw = На руке пусто: нажмите на колоду.
web-nightmarium-mock-title = Пересмешник: любая карта
web-nightmarium-hint-mock = Сыграйте карту с руки, любого легиона.
web-nightmarium-herald-title = Певчий: сыграйте подходящее
web-nightmarium-hint-herald = Выберите открытую карту, затем отмеченное место.
web-nightmarium-place-title =
    { $part ->
        [legs] Поставьте ноги
        [torso] Поставьте туловище
        [head] Поставьте голову
        [seal] Наложите печать
       *[card] Поставьте карту
    }
web-nightmarium-place-title-risk =
    { $part ->
        [legs] Поставить ноги?
        [torso] Поставить туловище?
        [head] Поставить голову?
        [seal] Наложить печать?
       *[card] Поставить карту?
    }
web-nightmarium-hint-place = Нажмите на отмеченное место.
web-nightmarium-hint-placing = На отмеченное место или в могилу, на обмен.
web-nightmarium-hint-risk = Пожиратель лишит вас завершённого существа.
web-nightmarium-nowhere-title = Пока некуда
web-nightmarium-hint-nowhere = Нажмите на место — узнаете почему.
web-nightmarium-hint-nowhere-turn = Можно бросить в могилу, на обмен.
web-nightmarium-own-title = Не туда
web-nightmarium-hint-own = Строить можно только на своих местах.
web-nightmarium-execute-title = Заберите верхнюю карту
web-nightmarium-hint-execute = У любого существа с топором; она придёт вам на руку.
web-nightmarium-execute-do = Забрать
web-nightmarium-scavenge-title = Унесите существо
web-nightmarium-hint-scavenge = Любое незавершённое существо с клювом уйдёт в могилу.
web-nightmarium-scavenge-do = Унести
web-nightmarium-devour-title = Накормите Пожирателя
web-nightmarium-hint-devour = Он съест верхнюю карту другого вашего существа.
web-nightmarium-devour-do = Пусть ест
web-nightmarium-rerun-title = Разбудить ещё раз?
web-nightmarium-hint-rerun = Печать может ещё раз запустить способности своего легиона.
web-nightmarium-exchange-title = Обмен
web-nightmarium-hint-exchange =
    { $count ->
        [0] Выберите, что отдать: за каждые две карты возьмёте одну.
        [one] Выберите ещё одну, чтобы взять карту.
        [few] Ещё две карты — и возьмёте на одну больше.
       *[many] Ещё две карты — и возьмёте на одну больше.
    }
web-nightmarium-hint-exchange-more = Добавьте карты правее или закончите.
web-nightmarium-hint-exchange-end = Добавить больше нечего: заканчивайте.
web-nightmarium-tribute-legion = Сбросьте 1 карту ({ $legion })
web-nightmarium-tribute-either = Сбросьте 1 карту ({ $legion }) или две любые
web-nightmarium-tribute-any =
    { $count ->
        [one] Сбросьте последнюю карту
        [few] Сбросьте две любые карты
       *[many] Сбросьте две любые карты
    }
web-nightmarium-hint-tribute =
    { $who_you ->
        [yes] Ваше существо чистокровное: { $legion }.
       *[no] У игрока { $who } чистокровное существо: { $legion }.
    }
web-nightmarium-hint-tribute-ready = Выбрано. Карта ляжет рубашкой вверх.
web-nightmarium-waits =
    { $who_you ->
        [yes] Ваш ход
       *[no] { $who } думает
    }
web-nightmarium-actions-left =
    { $count ->
        [0] Действий не осталось
        [one] Осталось { $count } действие
        [few] Осталось { $count } действия
       *[many] Осталось { $count } действий
    }
web-nightmarium-only = только { $legion }

## Кнопки и ярлыки

web-nightmarium-draw-tag = Взять · { $count }
web-nightmarium-draws = Взять { $count }
web-nightmarium-pile-tag = Сброс · { $count }
web-nightmarium-exchange-tag = Обменять
web-nightmarium-give-here = Отдать сюда
web-nightmarium-discards =
    { $count ->
        [0] Обменять
       *[other] Сбросить { $count }
    }
web-nightmarium-exchange-do =
    { $drawn ->
        [0] Сбросить { $count }, не брать
       *[other] Сбросить { $count }, взять { $drawn }
    }
web-nightmarium-give =
    { $count ->
        [one] Отдать эту карту
        [few] Отдать эти карты
       *[many] Отдать эти карты
    }
web-nightmarium-wake = Разбудить
web-nightmarium-sleep = Пусть спит
web-nightmarium-take-back = Изменить
web-nightmarium-put-back = Отмена
web-nightmarium-match-point = Ещё одна до победы
web-nightmarium-has-chosen = выбор сделан
web-nightmarium-chooses = выбирает
web-nightmarium-open-mat = { $name }: рассмотреть
web-nightmarium-fits = Сыграть
web-nightmarium-fits-not = ✕ В могилу
web-nightmarium-scar =
    { $who_you ->
        [yes] { $ability }
       *[no] { $ability }: { $who }
    }

## К чему ведёт выбор

web-nightmarium-finishes = Существо готово
web-nightmarium-wins = Это победа!
web-nightmarium-wakes = Разбудит его
web-nightmarium-tribute-follows = Остальные платят: { $legion }
web-nightmarium-risk = должен съесть голову вашего готового существа
web-nightmarium-ability-none = Ничего не делает и остальным не мешает.
web-nightmarium-step-done = готово
web-nightmarium-step-now = сейчас
web-nightmarium-step-next = дальше
web-nightmarium-step-failed = нечего делать
web-nightmarium-step-dropped = не состоится
web-nightmarium-step-asks-herald = сыграйте, что подходит
web-nightmarium-step-asks-weeper = берёт две карты
web-nightmarium-step-asks-mocker = сыграйте любую карту
web-nightmarium-step-asks-executioner = заберите верхнюю карту
web-nightmarium-step-asks-scavenger = унесите существо
web-nightmarium-step-asks-devourer = съест что-то из вашего
web-nightmarium-dropped-why = Не состоится: проснулось новое существо

## Что происходит сейчас

web-nightmarium-told-dealt = Раздача
web-nightmarium-told-began =
    { $who_you ->
        [yes] Ваш ход
       *[no] Ходит { $who }
    }
web-nightmarium-told-drew =
    { $who_you ->
        [yes] Вы берёте карту
       *[no] { $who } берёт карту
    }
web-nightmarium-told-placed =
    { $part ->
        [legs] { $who_you ->
            [yes] Вы ставите ноги
           *[no] { $who } ставит ноги
        }
        [torso] { $who_you ->
            [yes] Вы ставите туловище
           *[no] { $who } ставит туловище
        }
       *[head] { $who_you ->
            [yes] Вы ставите голову
           *[no] { $who } ставит голову
        }
    }
web-nightmarium-told-finished = { $name } просыпается!
web-nightmarium-told-sealed = { $name }: воплощение!
web-nightmarium-told-reran = { $name } просыпается снова
web-nightmarium-told-demanded =
    { $who_you ->
        [yes] Чистокровное существо! Остальные платят: { $legion }
       *[no] { $who }: чистокровное существо! Остальные платят: { $legion }
    }
web-nightmarium-told-gave-nothing =
    { $who_you ->
        [yes] Вам нечего отдать
       *[no] { $who }: отдать нечего
    }
web-nightmarium-told-activated =
    { $who_you ->
        [yes] { $ability }: ваш выход
       *[no] { $ability } ({ $who })
    }
web-nightmarium-told-dropped =
    { $who_you ->
        [yes] Ваша цепочка прервана: проснулось новое существо
       *[no] { $who }: цепочка прервана, проснулось новое существо
    }
web-nightmarium-told-revealed =
    { $who_you ->
        [yes] Ваш Певчий открывает карту
       *[no] Певчий ({ $who }) открывает карту
    }
web-nightmarium-told-scavenged =
    { $who_you ->
        [yes] Ваш Падальщик уносит существо: { $other }
       *[no] { $other_you ->
            [yes] Падальщик ({ $who }) уносит ваше существо
           *[no] Падальщик ({ $who }) уносит существо: { $other }
        }
    }
web-nightmarium-told-executed =
    { $part ->
        [legs] { $who_you ->
            [yes] Ваш Палач забирает ноги: { $other }
           *[no] { $other_you ->
                [yes] Палач ({ $who }) забирает ваши ноги
               *[no] Палач ({ $who }) забирает ноги: { $other }
            }
        }
        [torso] { $who_you ->
            [yes] Ваш Палач забирает туловище: { $other }
           *[no] { $other_you ->
                [yes] Палач ({ $who }) забирает ваше туловище
               *[no] Палач ({ $who }) забирает туловище: { $other }
            }
        }
       *[head] { $who_you ->
            [yes] Ваш Палач забирает голову: { $other }
           *[no] { $other_you ->
                [yes] Палач ({ $who }) забирает вашу голову
               *[no] Палач ({ $who }) забирает голову: { $other }
            }
        }
    }
web-nightmarium-told-devoured =
    { $part ->
        [legs] { $who_you ->
            [yes] Ваш Пожиратель съедает ваши ноги
           *[no] Пожиратель ({ $who }) съедает свои ноги
        }
        [torso] { $who_you ->
            [yes] Ваш Пожиратель съедает ваше туловище
           *[no] Пожиратель ({ $who }) съедает своё туловище
        }
       *[head] { $who_you ->
            [yes] Ваш Пожиратель съедает вашу голову
           *[no] Пожиратель ({ $who }) съедает свою голову
        }
    }
web-nightmarium-told-won =
    { $who_you ->
        [yes] Вы победили!
       *[no] Победа: { $who }!
    }

## Конец

web-nightmarium-won-night =
    { $who_you ->
        [yes] Эта ночь ваша!
       *[no] Победитель ночи: { $who }
    }
web-nightmarium-shared-night = Ничья этой ночи

## Крупным планом

web-nightmarium-zoom-title = { $parts }, { $legion }
web-nightmarium-zoom-title-seal = Печать: { $legion }
web-nightmarium-zoom-unfinished =
    { $who_you ->
        [yes] Ваше незавершённое существо
       *[no] Незавершённое существо: { $who }
    }
web-nightmarium-zoom-number = Номер карты

## Как зовут существо: титул, голова и туловище, что умеет

web-nightmarium-creature-name =
    { $title ->
        [1] Лорд
        [2] Сквайр
        [3] Барон
        [4] Граф
        [5] Сэр
        [6] Капитан
        [7] Дядюшка
       *[8] Доктор
    } { $head ->
        [1] Вороно
        [2] Водо
        [3] Псо
        [4] Щуко
        [5] Мумо
        [6] Тряпко
        [7] Овно
        [8] Лампо
        [9] Мамонто
        [10] Обезьяно
        [11] Шуто
        [12] Сово
        [13] Зайце
        [14] Кабано
        [15] Крыло
        [16] Медведе
        [17] Льво
        [18] Швабро
        [19] Жуко
        [20] Мотыле
        [21] Комаро
        [22] Сверчко
        [23] Пауко
        [24] Скорпионо
        [25] Богомоло
        [26] Пчело
        [27] Ножко
        [28] Спруто
        [29] Слизне
        [30] Жабо
        [31] Рыбо
        [32] Медузо
        [33] Мухо
        [34] Амёбо
        [35] Тритоно
       *[36] Грибо
    }-{ $torso ->
        [1] Скелет
        [2] Водолаз
        [3] Пёс
        [4] Щурёнок
        [5] Бинт
        [6] Лоскут
        [7] Баран
        [8] Фонарь
        [9] Мамонт
        [10] Примат
        [11] Шут
        [12] Филин
        [13] Заяц
        [14] Кабан
        [15] Нетопырь
        [16] Медведь
        [17] Лев
        [18] Веник
        [19] Олень
        [20] Мотылёк
        [21] Комар
        [22] Сверчок
        [23] Паук
        [24] Скорпион
        [25] Богомол
        [26] Улей
        [27] Сороконог
        [28] Спрут
        [29] Слизень
        [30] Жаб
        [31] Удильщик
        [32] Студень
        [33] Шип
        [34] Кисель
        [35] Тритон
       *[36] Мухомор
    } { $ability ->
        [herald] Громкий
        [weeper] Плаксивый
        [mocker] Ехидный
        [executioner] Беспощадный
        [scavenger] Голодный
        [devourer] Зубастый
       *[none] Тихий
    }
