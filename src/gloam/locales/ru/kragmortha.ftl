### «Крагморта». Термины — из docs/rules/kragmortha.ru.md. Имя игрока — это и имя его гоблина.

kragmortha-name = Крагморта

## Слова

kragmortha-symbol-book = книга
kragmortha-symbol-potion = зелье
kragmortha-symbol-gems = камни
kragmortha-symbol-scroll = свиток
kragmortha-symbol-ball = магический шар

# Каждое из трёх годится после слова «карта» в любом падеже; так же дальше после слов «жетон», «Книга», «Взор».
kragmortha-card-goblin = №{ $card } (гоблин: { $first } + { $second })
kragmortha-card-rigor = №{ $card } (Ригор: { $first } + { $second })
# Short forms: the client shows numbers on demand.
kragmortha-card-goblin-short = «{ $first } + { $second }»
kragmortha-card-rigor-short = Ригора «{ $first } + { $second }»
kragmortha-card-hidden = рубашкой вверх

kragmortha-token-teleport = «Телепортация» (только перенос)
kragmortha-token-tome = «Книга» (перенос и Книга)
kragmortha-token-trap = «ловушка» (перенос и Взор)

kragmortha-tome-pardons = «Помилование» (символы магии: { $magic }; снимает один Взор)
kragmortha-tome-deep_pockets = «Глубокие карманы» (символы магии: { $magic }; на руке всегда на карту больше)
kragmortha-tome-shadows = «Тени» (символы магии: { $magic }; спасают от одного Взора)
kragmortha-tome-haste = «Спешка» (символы магии: { $magic }; сыграйте ещё одну карту Движения)
kragmortha-tome-glass = «Стекло» (символы магии: { $magic }; в этот ход все символы считаются шарами)
kragmortha-tome-secret_doors = «Потайные двери» (символы магии: { $magic }; прыжок через одну полку)
kragmortha-tome-exchange = «Обмен» (символы магии: { $magic }; поменяйтесь местами с любым гоблином)
kragmortha-tome-whispers = «Шёпот» (символы магии: { $magic }; Ригор делает шаг)
kragmortha-tome-fresh_ink = «Свежие чернила» (символы магии: { $magic }; замените карты на руке)

kragmortha-look-lame-foot = «Хромая нога» ({ $kind }: карты гоблина дают только один шаг)
kragmortha-look-leaden-boots = «Свинцовые башмаки» ({ $kind }: нельзя входить на деления с гоблинами)
kragmortha-look-crab-claws = «Крабьи клешни» ({ $kind }: на руке на карту меньше)
kragmortha-look-fumbling-fingers = «Непослушные пальцы» ({ $kind }: последняя взятая карта играется последней)
kragmortha-look-clouded-eyes = «Пелена на глазах» ({ $kind }: шары годятся только для рабочего стола)
kragmortha-look-dizzy = «Головокружение» ({ $kind }: вторым шагом нельзя идти в ту же сторону)
kragmortha-look-limp-arm = «Обмякшая рука» ({ $kind }: гоблин, которого вы толкнули, сам выбирает, куда отлететь)
kragmortha-look-weak-grip = «Слабая хватка» ({ $kind }: новые Книги лежат лицом вниз, применять их нельзя)
kragmortha-look-tied-tongue = «Язык на привязи» ({ $kind }: Книги применять нельзя)
kragmortha-look-loose-tongue = «Длинный язык» ({ $kind }: ваши карты видят все)
kragmortha-look-stiff-neck = «Негнущаяся шея» ({ $kind }: карты Ригора играют только после карт гоблина)
kragmortha-look-one-track-mind = «Шоры» ({ $kind }: играйте самую старую карту из возможных)
kragmortha-look-tabletop = «{ $kind }» (выполняйте задание)

kragmortha-kind-head = голова
kragmortha-kind-neck = шея
kragmortha-kind-arm = рука
kragmortha-kind-hand = кисть
kragmortha-kind-mouth = рот
kragmortha-kind-leg = нога

kragmortha-square = { $square } ({ $symbol })
kragmortha-square-desk = { $square } (рабочий стол)
kragmortha-square-teleport = { $square } (Телепорт, { $symbol })

kragmortha-way-n = на север
kragmortha-way-e = на восток
kragmortha-way-s = на юг
kragmortha-way-w = на запад
kragmortha-way-nn = прыжком на север
kragmortha-way-ee = прыжком на восток
kragmortha-way-ss = прыжком на юг
kragmortha-way-ww = прыжком на запад

## Журнал

kragmortha-event-began =
    { $who_you ->
        [yes] Ваш ход.
       *[no] Ходит { $who }.
    }
kragmortha-event-dealt =
    { $who_you ->
        [yes] Вам сдают карту { $card }.
       *[no] { $who } получает карту { $card }.
    }
kragmortha-event-drew =
    { $who_you ->
        [yes] Вы берёте карту { $card }.
       *[no] { $who } берёт карту { $card }.
    }
kragmortha-event-reshuffled =
    { $number ->
        [one] Колода Движения закончилась: сброс ({ $number } карта) становится новой колодой.
        [few] Колода Движения закончилась: сброс ({ $number } карты) перемешан и становится новой колодой.
       *[many] Колода Движения закончилась: сброс ({ $number } карт) перемешан и становится новой колодой.
    }
kragmortha-event-placed =
    { $who_you ->
        [yes] Вы начинаете с { $spot }.
       *[no] { $who } начинает с { $spot }.
    }
kragmortha-event-played =
    { $who_you ->
        [yes] Вы играете карту { $card }.
       *[no] { $who } играет карту { $card }.
    }
kragmortha-event-showed =
    { $who_you ->
        [yes] Сыграть нечего: вы показываете и сбрасываете карту { $card }.
       *[no] Сыграть нечего: { $who } показывает и сбрасывает карту { $card }.
    }
kragmortha-event-discarded =
    { $who_you ->
        [yes] Вы сбрасываете карту { $card }.
       *[no] { $who } сбрасывает карту { $card }.
    }
kragmortha-event-walked =
    { $who_you ->
        [yes] Вы идёте на { $spot }.
       *[no] { $who } идёт на { $spot }.
    }
kragmortha-event-shoved =
    { $who_you ->
        [yes] { $other } выталкивает вас на { $spot }.
       *[no] { $other_you ->
            [yes] Вы толкаетесь: { $who } летит на { $spot }.
           *[no] { $other } толкается: { $who } летит на { $spot }.
        }
    }
kragmortha-event-stalked =
    { $who_you ->
        [yes] Вы ведёте Ригора на { $spot }.
       *[no] { $who } ведёт Ригора на { $spot }.
    }
kragmortha-event-stopped-k4-2 =
    { $who_you ->
        [yes] Вы вошли прямо к Ригору: движение окончено.
       *[no] { $who } попадает прямо к Ригору: движение окончено.
    }
kragmortha-event-stopped-k5-1 =
    { $who_you ->
        [yes] Вы на Телепорте: движение окончено.
       *[no] { $who } на Телепорте: движение окончено.
    }
kragmortha-event-stopped-k5-5 =
    { $who_you ->
        [yes] Ригор уходит через Телепорт: ваше движение окончено.
       *[no] Ригор уходит через Телепорт: движение окончено ({ $who }).
    }
kragmortha-event-stopped-k6-1 =
    { $who_you ->
        [yes] Вы на рабочем столе: движение окончено.
       *[no] { $who } на рабочем столе: движение окончено.
    }
kragmortha-event-stopped-k11 =
    { $who_you ->
        [yes] Хромая нога: второго шага нет.
       *[no] Хромая нога: второго шага нет ({ $who }).
    }
kragmortha-event-caught =
    { $who_you ->
        [yes] Ригор ловит вас на { $spot }!
       *[no] { $who } попадается Ригору на { $spot }!
    }
kragmortha-event-looked =
    { $who_you ->
        [yes] Вас поражает Взор { $card }.
       *[no] { $who } получает Взор { $card }.
    }
kragmortha-event-look-returned =
    { $who_you ->
        [yes] Такой Взор у вас уже есть: карта уходит под колоду ({ $card }).
       *[no] { $who }: такой Взор уже есть, карта уходит под колоду ({ $card }).
    }
kragmortha-event-look-spared =
    { $who_you ->
        [yes] Вам повезло: Взоров нового вида в колоде нет.
       *[no] { $who } не получает Взора: нового вида в колоде нет.
    }
kragmortha-event-hid =
    { $who_you ->
        [yes] Книга { $card } спасает вас: Взор не взят.
       *[no] { $who } не получает Взора: спасает Книга { $card }.
    }
kragmortha-event-carried =
    { $who_you ->
        [yes] Вы спасаетесь на { $spot }.
       *[no] { $who } спасается на { $spot }.
    }
kragmortha-event-token =
    { $who_you ->
        [yes] Вы открываете жетон { $card }.
       *[no] { $who } открывает жетон { $card }.
    }
kragmortha-event-tokens-shuffled = Все жетоны использованы. Их перемешивают лицом вниз.
kragmortha-event-hopped =
    { $who_you ->
        [yes] Вы переноситесь на { $spot }.
       *[no] { $who } переносится на { $spot }.
    }
kragmortha-event-stayed =
    { $who_you ->
        [yes] Других свободных Телепортов нет: вы остаётесь на месте.
       *[no] Других свободных Телепортов нет: { $who } остаётся на месте.
    }
kragmortha-event-rigor-hopped =
    { $who_you ->
        [yes] Вы отправляете Ригора через Телепорт на { $spot }.
       *[no] { $who } отправляет Ригора через Телепорт на { $spot }.
    }
kragmortha-event-took-tome =
    { $who_you ->
        [yes] Вы берёте Книгу { $card }.
       *[no] { $who } берёт Книгу { $card }.
    }
kragmortha-event-sent-home =
    { $who_you ->
        [yes] Вы убегаете на { $spot }.
       *[no] { $who } убегает на { $spot }.
    }
kragmortha-event-used =
    { $who_you ->
        [yes] Вы применяете Книгу { $card }.
       *[no] { $who } применяет Книгу { $card }.
    }
kragmortha-event-pardoned =
    { $who_you ->
        [yes] Вы избавляетесь от Взора { $card }.
       *[no] { $who } избавляется от Взора { $card }.
    }
kragmortha-event-swapped =
    { $who_you ->
        [yes] Вы и { $other } меняетесь местами.
       *[no] { $other_you ->
            [yes] { $who } и вы меняетесь местами.
           *[no] { $who } и { $other } меняются местами.
        }
    }
kragmortha-event-opened =
    { $who_you ->
        [yes] Длинный язык: все видят вашу карту { $card }.
       *[no] Длинный язык: { $who } показывает карту { $card }.
    }
kragmortha-event-called =
    { $who_you ->
        [yes] Попался! Вы обвиняете: { $other } нарушает Взор { $card }.
       *[no] { $other_you ->
            [yes] Попался! { $who } обвиняет вас: вы нарушаете Взор { $card }.
           *[no] Попался! { $who } обвиняет: { $other } нарушает Взор { $card }.
        }
    }
kragmortha-event-admitted =
    { $who_you ->
        [yes] Вы признаёте вину.
       *[no] { $who } признаёт вину.
    }
kragmortha-event-denied =
    { $who_you ->
        [yes] Вы не признаёте вину.
       *[no] { $who } не признаёт вину.
    }
kragmortha-event-voted =
    { $who_you ->
        [yes] Вы голосуете.
       *[no] { $who } голосует.
    }
kragmortha-event-convicted =
    { $number ->
        [one] { $who_you ->
            [yes] Виновны: { $number } голос против вас.
           *[no] Вердикт «виновен»: { $who }, { $number } голос.
        }
        [few] { $who_you ->
            [yes] Виновны: { $number } голоса против вас.
           *[no] Вердикт «виновен»: { $who }, { $number } голоса.
        }
       *[many] { $who_you ->
            [yes] Виновны: { $number } голосов против вас.
           *[no] Вердикт «виновен»: { $who }, { $number } голосов.
        }
    }
kragmortha-event-acquitted =
    { $number ->
        [0] { $who_you ->
            [yes] Не виновны: против вас никто не голосует.
           *[no] Вердикт «не виновен»: { $who }, против никого.
        }
        [one] { $who_you ->
            [yes] Не виновны: против вас { $number } голос, этого мало.
           *[no] Вердикт «не виновен»: { $who }, против { $number } голос.
        }
        [few] { $who_you ->
            [yes] Не виновны: против вас { $number } голоса, этого мало.
           *[no] Вердикт «не виновен»: { $who }, против { $number } голоса.
        }
       *[many] { $who_you ->
            [yes] Не виновны: против вас { $number } голосов, этого мало.
           *[no] Вердикт «не виновен»: { $who }, против { $number } голосов.
        }
    }
kragmortha-event-ended-k7-2 =
    { $who_you ->
        [yes] Это ваш четвёртый Взор: игра окончена.
       *[no] { $who } получает четвёртый Взор: игра окончена.
    }
kragmortha-event-ended-k8-1 =
    { $who_you ->
        [yes] Вы взяли последнюю Книгу: игра окончена.
       *[no] { $who } берёт последнюю Книгу: игра окончена.
    }
kragmortha-event-won =
    { $who_you ->
        [yes] { $number ->
            [0] Вы победили: у вас меньше всех Взоров!
            [1] Вы победили: Взоров поровну, а Книг у вас больше!
           *[other] Вы победили: Взоров и Книг поровну, а символов магии у вас больше!
        }
       *[no] { $number ->
            [0] { $who } побеждает: меньше всех Взоров!
            [1] { $who } побеждает: Взоров поровну, Книг больше!
           *[other] { $who } побеждает: Взоров и Книг поровну, символов магии больше!
        }
    }
kragmortha-event-shared =
    { $who_you ->
        [yes] Ничья: Взоров, Книг и символов магии у вас поровну.
       *[no] Ничья ({ $who }): Взоров, Книг и символов магии поровну.
    }

## Строка состояния: кто решает и что

kragmortha-asked-place =
    { $who_you ->
        [yes] Выберите стартовое деление своего гоблина.
       *[no] { $who } выбирает стартовое деление.
    }
kragmortha-asked-turn-waiting =
    { $who_you ->
        [yes] Сейчас начнётся ваш ход.
       *[no] { $who } готовится ходить.
    }
kragmortha-asked-turn-before =
    { $who_you ->
        [yes] Ваш ход: сыграйте карту.
       *[no] { $who } выбирает карту.
    }
kragmortha-asked-turn-after =
    { $who_you ->
        [yes] Примените Книгу или закончите ход.
       *[no] { $who } ещё может применить Книгу.
    }
kragmortha-asked-turn-extra =
    { $who_you ->
        [yes] «Спешка»: сыграйте ещё одну карту.
       *[no] «Спешка»: { $who } выбирает ещё одну карту.
    }
kragmortha-asked-second =
    { $who_you ->
        [yes] Сделайте второй шаг или остановитесь.
       *[no] { $who } может сделать второй шаг.
    }
kragmortha-asked-shove =
    { $who_you ->
        [yes] Куда вытолкнуть? ({ $other })
       *[no] { $other_you ->
            [yes] { $who } толкает вас и выбирает куда.
           *[no] { $who } толкается и выбирает, куда полетит { $other }.
        }
    }
kragmortha-asked-shove-own =
    { $who_you ->
        [yes] Вас толкнула обмякшая рука: куда отлететь?
       *[no] Обмякшая рука: { $who } выбирает, куда отлететь.
    }
kragmortha-asked-hide =
    { $who_you ->
        [yes] Применить «Тени»?
       *[no] { $who } решает, применять ли «Тени».
    }
kragmortha-asked-carry =
    { $who_you ->
        [yes] Ригор вас поймал! На какой Телепорт перенести гоблина?
       *[no] { $who } попадается Ригору и выбирает, где спастись.
    }
kragmortha-asked-hop =
    { $who_you ->
        [yes] Куда перенестись?
       *[no] { $who } выбирает, куда перенестись.
    }
kragmortha-asked-home =
    { $who_you ->
        [yes] Книга ваша! На какое стартовое деление вернуться?
       *[no] { $who } с Книгой выбирает, на какое стартовое деление вернуться.
    }
kragmortha-asked-send-rigor =
    { $who_you ->
        [yes] Ригор на Телепорте: перенесите его или оставьте.
       *[no] { $who } решает, переносить ли Ригора.
    }
kragmortha-asked-pardon =
    { $who_you ->
        [yes] «Помилование»: какой Взор снять?
       *[no] «Помилование»: { $who } выбирает, какой Взор снять.
    }
kragmortha-asked-swap =
    { $who_you ->
        [yes] «Обмен»: с кем поменяться местами?
       *[no] «Обмен»: { $who } выбирает, с кем поменяться местами.
    }
kragmortha-asked-whisper =
    { $who_you ->
        [yes] «Шёпот»: куда шагнёт Ригор?
       *[no] «Шёпот»: { $who } выбирает шаг Ригора.
    }
kragmortha-asked-ink =
    { $who_you ->
        [yes] «Свежие чернила»: какие карты заменить?
       *[no] «Свежие чернила»: { $who } выбирает, какие карты заменить.
    }
kragmortha-asked-answer =
    { $who_you ->
        [yes] { $other } обвиняет вас: вы нарушаете Взор { $card }. Признаёте вину?
       *[no] { $other_you ->
            [yes] Вы обвиняете: { $who } нарушает Взор { $card }. Ждём ответа.
           *[no] { $other } обвиняет: { $who } нарушает Взор { $card }. Ждём ответа.
        }
    }
kragmortha-asked-vote =
    { $who_you ->
        [yes] Обвиняет { $accuser }, вину не признаёт { $other }. Ваш вердикт?
       *[no] { $other_you ->
            [yes] { $who } голосует о вашей вине.
           *[no] { $who } голосует. Под судом { $other }.
        }
    }
kragmortha-asked-over = Игра окончена.

## О чём вопрос, одним словосочетанием

kragmortha-decision-place = стартовое деление гоблина
kragmortha-decision-turn = карту Движения или Книгу
kragmortha-decision-second = второй шаг или `done`
kragmortha-decision-shove = куда вытолкнуть гоблина
kragmortha-decision-hide = применять ли «Тени»
kragmortha-decision-carry = где спастись от Ригора
kragmortha-decision-hop = куда перенестись
kragmortha-decision-home = на какое стартовое деление вернуться
kragmortha-decision-send-rigor = куда перенести Ригора, или `done`
kragmortha-decision-pardon = Взор для «Помилования»
kragmortha-decision-swap = с кем поменяться местами
kragmortha-decision-whisper = шаг Ригора
kragmortha-decision-ink = следующую карту для замены или `done`
kragmortha-decision-answer = `admit` или `deny`
kragmortha-decision-vote = `guilty` или `innocent`

## Что можно выбрать и что за этим последует наверняка

kragmortha-do-go-place = Начать с { $square }
kragmortha-do-go-carry = Спастись на { $square }
kragmortha-do-go-hop = Перенестись на { $square }
kragmortha-do-go-home = Вернуться на { $square }
kragmortha-do-go-send-rigor = Перенести Ригора на { $square } и закончить его движение
kragmortha-do-play = Карта { $card }: { $way }, на { $square }
kragmortha-do-play-onto = Карта { $card }: { $way }, на { $square }, вытолкнете: { $other }
kragmortha-do-play-into-rigor = Карта { $card }: { $way }, на { $square }, Ригор вас поймает
kragmortha-do-play-rigor = Карта { $card }: Ригор идёт { $way }, на { $square }
kragmortha-do-play-rigor-onto =
    { $other_you ->
        [yes] Карта { $card }: Ригор идёт { $way }, на { $square }, и ловит вас
       *[no] Карта { $card }: Ригор идёт { $way }, на { $square }, и ловит игрока { $other }
    }
kragmortha-do-step = Шаг { $way }, на { $square }
kragmortha-do-step-onto = Шаг { $way }, на { $square }, вытолкнете: { $other }
kragmortha-do-step-into-rigor = Шаг { $way }, на { $square }, Ригор вас поймает
kragmortha-do-step-rigor = Ригор идёт { $way }, на { $square }
kragmortha-do-step-rigor-onto =
    { $other_you ->
        [yes] Ригор идёт { $way }, на { $square }, и ловит вас
       *[no] Ригор идёт { $way }, на { $square }, и ловит игрока { $other }
    }
kragmortha-do-shove = Вытолкнуть { $way }, на { $square }
kragmortha-do-shove-onto = Вытолкнуть { $way }, на { $square }; там { $other }
kragmortha-do-shove-into-rigor = Вытолкнуть { $way }, на { $square }, прямо к Ригору
kragmortha-do-done-turn = Закончить ход
kragmortha-do-done-second = Остановиться
kragmortha-do-done-send-rigor = Оставить Ригора на месте
kragmortha-do-done-ink = Взять столько же, сколько сброшено
kragmortha-do-show = Показать руку, сбросить её, взять новую и закончить ход
kragmortha-do-yes = Применить «Тени»: Взора не будет
kragmortha-do-no = Взять Взор
kragmortha-do-admit = Признаюсь (ещё один Взор)
kragmortha-do-deny = Не признаюсь, пусть голосуют остальные
kragmortha-do-guilty = Виновен (ещё один Взор)
kragmortha-do-innocent = Не виновен
kragmortha-do-use = Применить Книгу { $card }
kragmortha-do-pardon = Снять Взор { $card }
kragmortha-do-swap = Поменяться местами: { $other }
kragmortha-do-discard = Сбросить карту { $card }
kragmortha-do-call = Обвинить: { $other } нарушает Взор { $card }

## Почему нельзя и когда было бы можно

kragmortha-refused-over = Игра окончена.
kragmortha-refused-over-legal-if = Начните новую игру.
kragmortha-refused-spectator = Вы зритель. Действуют только игроки.
kragmortha-refused-spectator-legal-if = Займите место в следующей игре.
kragmortha-refused-not-your-decision = Сейчас решает { $who }.
kragmortha-refused-not-your-decision-legal-if = Подождите: { $who } думает.
kragmortha-refused-not-asked = Сейчас этого сделать нельзя.
kragmortha-refused-not-asked-legal-if = Сначала выберите { $asked }.
kragmortha-refused-call-enchanted = В этой игре Взоры — помехи, нарушить их нельзя.
kragmortha-refused-call-enchanted-legal-if = Обвиняют только в игре с настройкой `looks=tabletop`.
kragmortha-refused-call-for-another = Обвинять можно только от своего имени.
kragmortha-refused-call-for-another-legal-if = Назовите номер своего места.
kragmortha-refused-call-bot = Бота обвинить нельзя: у него нет тела.
kragmortha-refused-call-bot-legal-if = Обвините человека.
kragmortha-refused-call-twice = В этот ход вы уже обвиняли.
kragmortha-refused-call-twice-legal-if = Подождите следующего хода.
kragmortha-refused-call-later = Прямо сейчас обвинять нельзя.
kragmortha-refused-call-later-legal-if = Подождите, пока все гоблины будут на поле, а прежнее обвинение разберут.
kragmortha-refused-call-no-look = У других игроков нет Взора { $card }.
kragmortha-refused-call-no-look-legal-if = Выберите Взор другого игрока.
kragmortha-refused-show-playable = Вы ещё можете сыграть карту.
kragmortha-refused-show-playable-legal-if = Руку показывают, только если сыграть нечего.
kragmortha-refused-show-late = Вы уже сыграли карту в этот ход.
kragmortha-refused-show-late-legal-if = Руку показывают вместо карты Движения, если сыграть нечего.
kragmortha-refused-played-already = Вы уже сыграли карту Движения в этот ход.
kragmortha-refused-played-already-legal-if = Подождите следующего хода или примените «Спешку».
kragmortha-refused-not-held = Карты { $card } у вас на руке нет.
kragmortha-refused-not-held-legal-if = Выберите карту с руки.
kragmortha-refused-must-play = Сначала нужно сыграть карту Движения.
kragmortha-refused-must-play-legal-if = Сыграйте карту. Если сыграть нечего, покажите руку: `show`.
kragmortha-refused-tome-not-owned = Книги { $card } у вас нет.
kragmortha-refused-tome-not-owned-legal-if = Примените Книгу, которая лежит перед вами лицом вверх.
kragmortha-refused-tome-face-down = Книга { $card } лежит лицом вниз: её применить нельзя.
kragmortha-refused-tome-face-down-legal-if = Примените Книгу, которая лежит перед вами лицом вверх.
kragmortha-refused-tied-tongue = Язык на привязи: Книгу { $card } применить нельзя.
kragmortha-refused-tied-tongue-legal-if = Сначала избавьтесь от Взора «Язык на привязи».
kragmortha-refused-no-doors = Книга { $card } здесь бесполезна: в этой библиотеке нет полки, через которую можно прыгнуть.
kragmortha-refused-no-doors-legal-if = Она действует в библиотеке на 5 игроков и больше.
kragmortha-refused-tome-useless-now = Книга { $card } сейчас ничего не даст.
kragmortha-refused-tome-useless-now-legal-if = «Стекло» и «Потайные двери» применяют до карты Движения, «Спешку» — после; «Помилованию» нужен Взор; «Тени» предлагают, когда грозит Взор; «Глубокие карманы» действуют сами.
kragmortha-refused-jump = Через полку прыгают только гоблины и только с Книгой «Потайные двери».
kragmortha-refused-jump-legal-if = Примените «Потайные двери», затем сыграйте карту, которая двигает вашего гоблина.
kragmortha-refused-closed = В той стороне нет открытого деления.
kragmortha-refused-closed-legal-if = Выберите путь, где нет полки и стены.
kragmortha-refused-desk-closed-to-rigor = Ригор не заходит на рабочий стол ({ $square }).
kragmortha-refused-desk-closed-to-rigor-legal-if = Выберите для Ригора другое деление.
kragmortha-refused-leaden-boots = Свинцовые башмаки: на { $square } стоит гоблин, туда нельзя.
kragmortha-refused-leaden-boots-legal-if = Выберите деление без гоблина.
kragmortha-refused-chain-cannot-end = Нельзя: гоблину, вытолкнутому с { $square }, некуда деться.
kragmortha-refused-chain-cannot-end-legal-if = Выберите пустое деление или то, откуда есть выход.
kragmortha-refused-symbol = Картой { $card } на { $square } не попасть.
kragmortha-refused-symbol-legal-if = Нужен символ этого деления или магический шар (но не с пеленой на глазах). На рабочий стол ведёт любой символ.
kragmortha-refused-symbol-left = Оставшимся символом на { $square } не попасть.
kragmortha-refused-symbol-left-legal-if = Выберите деление с оставшимся символом или остановитесь.
kragmortha-refused-stiff-neck = Негнущаяся шея: карту { $card } нельзя играть, пока можно сыграть карту гоблина.
kragmortha-refused-stiff-neck-legal-if = Сначала сыграйте карту гоблина.
kragmortha-refused-fumbling-fingers = Непослушные пальцы: карта { $card } взята последней, а сыграть можно и другую.
kragmortha-refused-fumbling-fingers-legal-if = Сыграйте другую карту.
kragmortha-refused-one-track-mind = Шоры: карта { $card } — не самая старая из возможных.
kragmortha-refused-one-track-mind-legal-if = Сыграйте ту, что на руке дольше всех.
kragmortha-refused-dizzy = Головокружение: прямо на { $square } нельзя.
kragmortha-refused-dizzy-legal-if = Вторым шагом поверните, вернитесь или остановитесь.
kragmortha-refused-shove-back = Нельзя выталкивать туда, откуда пришёл толчок ({ $square }).
kragmortha-refused-shove-back-legal-if = Выберите другую сторону.
kragmortha-refused-moved-already = Гоблина на { $square } в этой цепочке уже толкали.
kragmortha-refused-moved-already-legal-if = Выберите пустое деление или гоблина, который ещё не двигался.
kragmortha-refused-not-ascending = Карта { $card } идёт раньше той, что сброшена последней.
kragmortha-refused-not-ascending-legal-if = Карты для «Свежих чернил» называют по возрастанию номеров.
kragmortha-refused-square-place = С { $square } начать нельзя.
kragmortha-refused-square-place-legal-if = Выберите свободное стартовое деление.
kragmortha-refused-square-carry = На { $square } не спастись.
kragmortha-refused-square-carry-legal-if = Выберите свободный Телепорт. Если их нет — свободное стартовое деление; если нет и их — любое свободное, кроме рабочего стола.
kragmortha-refused-square-hop = На { $square } не перенестись.
kragmortha-refused-square-hop-legal-if = Выберите другой свободный Телепорт.
kragmortha-refused-square-home = На { $square } не вернуться.
kragmortha-refused-square-home-legal-if = Выберите свободное стартовое деление. Если их нет — любое свободное, кроме рабочего стола.
kragmortha-refused-square-send-rigor = На { $square } Ригора не перенести.
kragmortha-refused-square-send-rigor-legal-if = Выберите пустое деление, рядом с которым нет гоблинов, но не рабочий стол.

## Настройки

kragmortha-setting-looks = Взоры: что бывает с гоблином, которого увидел Ригор
kragmortha-setting-looks-enchanted = Каждый Взор — помеха в игре, за ней следит программа.
kragmortha-setting-looks-tabletop = Каждый Взор — нелепое задание для вас самих. Остальные следят и могут обвинить.
kragmortha-setting-hand = Карт Движения на руке: 3, как в коробке
kragmortha-setting-first = Первый игрок: номер места или `random`
kragmortha-setting-first-random = По жребию.
kragmortha-setting-bots-any = номера мест
kragmortha-setting-bots = Места ботов, например `2,3`: их не обвиняют, и они не голосуют
kragmortha-setting-set-any = папка
kragmortha-setting-set = Поле, карты и жетоны: `house` или папка с их списками

kragmortha-preset-enchanted = Взоры — помехи в игре: для любого стола, и с ботами.
kragmortha-preset-tabletop = Взоры — нелепые задания: для игроков, которые видят друг друга.
