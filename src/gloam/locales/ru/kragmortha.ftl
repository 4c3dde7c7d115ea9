### «Крагморта». Термины — из docs/rules/kragmortha.ru.md. Имя игрока — это и имя его гоблина.

kragmortha-name = Крагморта

## Слова

kragmortha-symbol-book = книга
kragmortha-symbol-potion = зелье
kragmortha-symbol-gems = самоцветы
kragmortha-symbol-scroll = свиток
kragmortha-symbol-ball = хрустальный шар

# Каждое из трёх годится после слова «карта» в любом падеже; так же дальше после слов «жетон», «Книга», «Взор».
kragmortha-card-goblin = №{ $card } (гоблин: { $first } + { $second })
kragmortha-card-rigor = №{ $card } (Ригор: { $first } + { $second })
kragmortha-card-hidden = рубашкой вверх

kragmortha-token-teleport = «телепорт» (прыжок, и всё)
kragmortha-token-tome = «Книга» (прыжок, затем Книга)
kragmortha-token-trap = «ловушка» (прыжок, затем Взор)

kragmortha-tome-pardons = «Помилование» (магия { $magic }: один Взор долой)
kragmortha-tome-deep_pockets = «Глубокие карманы» (магия { $magic }: на руке всегда на карту больше)
kragmortha-tome-shadows = «Тени» (магия { $magic }: отводят Взор)
kragmortha-tome-haste = «Спешка» (магия { $magic }: ещё одна карта Движения)
kragmortha-tome-glass = «Стекло» (магия { $magic }: на этот ход все символы — шары)
kragmortha-tome-secret_doors = «Потайные двери» (магия { $magic }: прыжок через одну полку)
kragmortha-tome-exchange = «Обмен» (магия { $magic }: два гоблина меняются местами)
kragmortha-tome-whispers = «Шёпот» (магия { $magic }: Ригор делает шаг)
kragmortha-tome-fresh_ink = «Свежие чернила» (магия { $magic }: новые карты вместо старых)

kragmortha-look-lame-foot = «Хромая нога» ({ $kind }: у карт гоблина только первый шаг)
kragmortha-look-leaden-boots = «Свинцовые башмаки» ({ $kind }: на гоблинов не наступать)
kragmortha-look-crab-claws = «Крабьи клешни» ({ $kind }: на руке на карту меньше)
kragmortha-look-fumbling-fingers = «Непослушные пальцы» ({ $kind }: любая карта раньше той, что взята последней)
kragmortha-look-clouded-eyes = «Пелена на глазах» ({ $kind }: шары оплачивают только рабочий стол)
kragmortha-look-dizzy = «Головокружение» ({ $kind }: второй шаг — не прямо)
kragmortha-look-limp-arm = «Обмякшая рука» ({ $kind }: кого толкают, тот сам выбирает куда)
kragmortha-look-weak-grip = «Слабая хватка» ({ $kind }: новые Книги лежат лицом вниз без пользы)
kragmortha-look-tied-tongue = «Язык на привязи» ({ $kind }: Книги не применять)
kragmortha-look-loose-tongue = «Длинный язык» ({ $kind }: рука в открытую)
kragmortha-look-stiff-neck = «Негнущаяся шея» ({ $kind }: сначала карты гоблина, потом Ригора)
kragmortha-look-one-track-mind = «Шоры» ({ $kind }: играть самую старую карту, какую можно)
kragmortha-look-tabletop = «{ $kind }» (задание надо выполнять)

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
        [one] Колода карт Движения пуста: сброс, { $number } карта, перемешан и становится колодой.
        [few] Колода карт Движения пуста: сброс, { $number } карты, перемешан и становится колодой.
       *[many] Колода карт Движения пуста: сброс, { $number } карт, перемешан и становится колодой.
    }
kragmortha-event-placed =
    { $who_you ->
        [yes] Вы начинаете с деления { $spot }.
       *[no] { $who } начинает с деления { $spot }.
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
        [yes] Вы семените на { $spot }.
       *[no] { $who } семенит на { $spot }.
    }
kragmortha-event-shoved =
    { $who_you ->
        [yes] { $other } выталкивает вас на { $spot }.
       *[no] { $other_you ->
            [yes] Вы толкаетесь: { $who } вылетает на { $spot }.
           *[no] { $other } толкается: { $who } вылетает на { $spot }.
        }
    }
kragmortha-event-stalked =
    { $who_you ->
        [yes] Вы ведёте Ригора на { $spot }.
       *[no] { $who } ведёт Ригора на { $spot }.
    }
kragmortha-event-stopped-k4-2 =
    { $who_you ->
        [yes] Ваша прогулка окончена: вы в объятиях Ригора.
       *[no] Прогулка окончена: { $who } в объятиях Ригора.
    }
kragmortha-event-stopped-k5-1 =
    { $who_you ->
        [yes] На Телепорте ваша прогулка окончена.
       *[no] На Телепорте { $who } заканчивает прогулку.
    }
kragmortha-event-stopped-k5-5 =
    { $who_you ->
        [yes] Ригор исчезает в Телепорте: ваше движение окончено.
       *[no] Ригор исчезает в Телепорте: { $who } больше его не двигает.
    }
kragmortha-event-stopped-k6-1 =
    { $who_you ->
        [yes] На рабочем столе ваша прогулка окончена.
       *[no] На рабочем столе { $who } заканчивает прогулку.
    }
kragmortha-event-stopped-k11 =
    { $who_you ->
        [yes] Хромая нога: второго шага вы не сделаете.
       *[no] Хромая нога: { $who } не делает второго шага.
    }
kragmortha-event-caught =
    { $who_you ->
        [yes] Ригор ловит вас на { $spot }!
       *[no] { $who } попадается Ригору на { $spot }!
    }
kragmortha-event-looked =
    { $who_you ->
        [yes] Вас испепеляет Взор { $card }.
       *[no] { $who } получает Взор { $card }.
    }
kragmortha-event-look-returned =
    { $who_you ->
        [yes] Взор такого вида у вас уже есть, этот уходит под колоду: { $card }.
       *[no] { $who } уже имеет Взор такого вида, этот уходит под колоду: { $card }.
    }
kragmortha-event-look-spared =
    { $who_you ->
        [yes] Вам везёт: Взоров нового для вас вида в колоде нет, вы не берёте ничего.
       *[no] Взоров нового вида в колоде нет: { $who } не берёт ничего.
    }
kragmortha-event-hid =
    { $who_you ->
        [yes] Вы не берёте Взора, спасает Книга { $card }.
       *[no] { $who } не берёт Взора, спасает Книга { $card }.
    }
kragmortha-event-carried =
    { $who_you ->
        [yes] Вы уносите ноги на { $spot }.
       *[no] { $who } уносит ноги на { $spot }.
    }
kragmortha-event-token =
    { $who_you ->
        [yes] Вы открываете жетон { $card }.
       *[no] { $who } открывает жетон { $card }.
    }
kragmortha-event-tokens-shuffled = Все жетоны использованы: их снова перемешивают лицом вниз.
kragmortha-event-hopped =
    { $who_you ->
        [yes] Вы выскакиваете на { $spot }.
       *[no] { $who } выскакивает на { $spot }.
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
        [yes] Вы хватаете Книгу { $card }.
       *[no] { $who } хватает Книгу { $card }.
    }
kragmortha-event-sent-home =
    { $who_you ->
        [yes] Вы удираете на { $spot }.
       *[no] { $who } удирает на { $spot }.
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
        [yes] Длинный язык: вы открываете всем карту { $card }.
       *[no] Длинный язык: { $who } открывает всем карту { $card }.
    }
kragmortha-event-called =
    { $who_you ->
        [yes] Вы обвиняете: { $other } нарушает Взор { $card }.
       *[no] { $other_you ->
            [yes] { $who } обвиняет: вы нарушаете Взор { $card }.
           *[no] { $who } обвиняет: { $other } нарушает Взор { $card }.
        }
    }
kragmortha-event-admitted =
    { $who_you ->
        [yes] Вы признаётесь.
       *[no] { $who } признаётся.
    }
kragmortha-event-denied =
    { $who_you ->
        [yes] Вы всё отрицаете.
       *[no] { $who } всё отрицает.
    }
kragmortha-event-voted =
    { $who_you ->
        [yes] Вы отдаёте свой голос.
       *[no] { $who } отдаёт свой голос.
    }
kragmortha-event-convicted =
    { $number ->
        [one] { $who_you ->
            [yes] Вина доказана: против вас { $number } голос, и этого хватает.
           *[no] Вина доказана, { $number } голос: { $who } расплачивается.
        }
        [few] { $who_you ->
            [yes] Вина доказана: против вас { $number } голоса, и этого хватает.
           *[no] Вина доказана, { $number } голоса: { $who } расплачивается.
        }
       *[many] { $who_you ->
            [yes] Вина доказана: против вас { $number } голосов, и этого хватает.
           *[no] Вина доказана, { $number } голосов: { $who } расплачивается.
        }
    }
kragmortha-event-acquitted =
    { $number ->
        [0] { $who_you ->
            [yes] Вам всё сходит с рук: против не голосует никто.
           *[no] { $who } легко отделывается: против не голосует никто.
        }
        [one] { $who_you ->
            [yes] Вам всё сходит с рук: { $number } голос — этого мало.
           *[no] { $who } легко отделывается: { $number } голос — этого мало.
        }
        [few] { $who_you ->
            [yes] Вам всё сходит с рук: { $number } голоса — этого мало.
           *[no] { $who } легко отделывается: { $number } голоса — этого мало.
        }
       *[many] { $who_you ->
            [yes] Вам всё сходит с рук: { $number } голосов — этого мало.
           *[no] { $who } легко отделывается: { $number } голосов — этого мало.
        }
    }
kragmortha-event-ended-k7-2 =
    { $who_you ->
        [yes] Это ваш четвёртый Взор: игра окончена.
       *[no] { $who } получает четвёртый Взор: игра окончена.
    }
kragmortha-event-ended-k8-1 =
    { $who_you ->
        [yes] У вас последняя Книга: игра окончена.
       *[no] { $who } забирает последнюю Книгу: игра окончена.
    }
kragmortha-event-won =
    { $who_you ->
        [yes] { $number ->
            [0] Победа за вами: Взоров у вас меньше всех!
            [1] Победа за вами: Взоров поровну, а Книг у вас больше!
           *[other] Победа за вами: Взоров и Книг поровну, а магических символов у вас больше!
        }
       *[no] { $number ->
            [0] { $who } побеждает: меньше всех Взоров!
            [1] { $who } побеждает: Взоров поровну, Книг больше!
           *[other] { $who } побеждает: Взоров и Книг поровну, решают магические символы!
        }
    }
kragmortha-event-shared =
    { $who_you ->
        [yes] Вы делите победу: Взоров, Книг и магии поровну.
       *[no] { $who } делит победу: Взоров, Книг и магии поровну.
    }

## Строка состояния: кто решает и что

kragmortha-asked-place =
    { $who_you ->
        [yes] Выберите, откуда начнёт ваш гоблин.
       *[no] { $who } выбирает стартовое деление.
    }
kragmortha-asked-turn-waiting =
    { $who_you ->
        [yes] Сейчас начнётся ваш ход.
       *[no] { $who } готовится ходить.
    }
kragmortha-asked-turn-before =
    { $who_you ->
        [yes] Ваш ход: сыграйте карту Движения, если можете.
       *[no] { $who } выбирает карту Движения.
    }
kragmortha-asked-turn-after =
    { $who_you ->
        [yes] Движение сделано: примените Книгу или переходите к добору карт.
       *[no] Движение сделано: { $who } решает, применять ли Книгу.
    }
kragmortha-asked-turn-extra =
    { $who_you ->
        [yes] «Спешка»: сыграйте ещё одну карту Движения, если можете.
       *[no] «Спешка»: { $who } выбирает ещё одну карту Движения.
    }
kragmortha-asked-second =
    { $who_you ->
        [yes] Сделайте второй шаг по карте или остановитесь.
       *[no] { $who } думает о втором шаге.
    }
kragmortha-asked-shove =
    { $who_you ->
        [yes] Вы толкаетесь, { $other } вылетает: выберите куда.
       *[no] { $other_you ->
            [yes] { $who } вас толкает и выбирает куда.
           *[no] { $who } толкается и выбирает, куда вылетает { $other }.
        }
    }
kragmortha-asked-shove-own =
    { $who_you ->
        [yes] Вас толкает обмякшая рука: выберите, куда отлететь.
       *[no] Обмякшая рука толкает кое-как: { $who } выбирает, куда отлететь.
    }
kragmortha-asked-hide =
    { $who_you ->
        [yes] Вам грозит Взор: отвести его Книгой «Тени»?
       *[no] { $who } решает, отвести ли Взор Книгой «Тени».
    }
kragmortha-asked-carry =
    { $who_you ->
        [yes] Вы пойманы: выберите, куда унести гоблина.
       *[no] { $who } в руках Ригора и выбирает, куда унести ноги.
    }
kragmortha-asked-hop =
    { $who_you ->
        [yes] Выберите Телепорт, из которого выскочить.
       *[no] { $who } выбирает, из какого Телепорта выскочить.
    }
kragmortha-asked-home =
    { $who_you ->
        [yes] Книга ваша: выберите стартовое деление, куда удрать.
       *[no] { $who } выбирает стартовое деление, куда удрать с Книгой.
    }
kragmortha-asked-send-rigor =
    { $who_you ->
        [yes] Ригор на Телепорте: отправьте его подальше или оставьте там.
       *[no] { $who } решает, отправить ли Ригора через Телепорт.
    }
kragmortha-asked-pardon =
    { $who_you ->
        [yes] «Помилование»: выберите Взор, от которого избавитесь.
       *[no] «Помилование»: { $who } выбирает, от какого Взора избавиться.
    }
kragmortha-asked-swap =
    { $who_you ->
        [yes] «Обмен»: выберите, с кем поменяться местами.
       *[no] «Обмен»: { $who } выбирает, с кем поменяться местами.
    }
kragmortha-asked-whisper =
    { $who_you ->
        [yes] «Шёпот»: выберите, куда шагнёт Ригор.
       *[no] «Шёпот»: { $who } выбирает, куда шагнёт Ригор.
    }
kragmortha-asked-ink =
    { $who_you ->
        [yes] «Свежие чернила»: сбросьте одну карту или больше и возьмите столько же.
       *[no] «Свежие чернила»: { $who } выбирает, что сбросить.
    }
kragmortha-asked-answer =
    { $who_you ->
        [yes] { $other } обвиняет: вы нарушаете Взор { $card }. Признаётесь?
       *[no] { $other_you ->
            [yes] Вы обвиняете, { $who } отвечает. Взор { $card }.
           *[no] { $other } обвиняет, { $who } отвечает. Взор { $card }.
        }
    }
kragmortha-asked-vote =
    { $who_you ->
        [yes] Обвинение: { $accuser }. Под судом { $other }, вину отрицает. А что скажете вы?
       *[no] { $other_you ->
            [yes] { $who } решает, виновны ли вы.
           *[no] { $who } голосует. Под судом { $other }.
        }
    }
kragmortha-asked-over = Игра окончена.

## О чём вопрос, одним словосочетанием

kragmortha-decision-place = стартовое деление для вашего гоблина
kragmortha-decision-turn = карта Движения или Книга
kragmortha-decision-second = второй шаг по карте или `done`
kragmortha-decision-shove = направление толчка
kragmortha-decision-hide = «да» или «нет», отводить ли Взор Книгой «Тени»
kragmortha-decision-carry = деление, куда уносят пойманного гоблина
kragmortha-decision-hop = Телепорт, из которого выскочит ваш гоблин
kragmortha-decision-home = стартовое деление, куда удерёт ваш гоблин
kragmortha-decision-send-rigor = деление, куда отправить Ригора, или `done`
kragmortha-decision-pardon = Взор, от которого избавит «Помилование»
kragmortha-decision-swap = игрок, с которым поменяться местами
kragmortha-decision-whisper = шаг Ригора по Книге «Шёпот»
kragmortha-decision-ink = следующая карта для сброса по Книге «Свежие чернила» или `done`
kragmortha-decision-answer = ответ на обвинение, `admit` или `deny`
kragmortha-decision-vote = приговор, `guilty` или `innocent`

## Что можно выбрать и что за этим последует наверняка

kragmortha-do-go-place = Начать с деления { $square }
kragmortha-do-go-carry = Унести ноги на { $square }
kragmortha-do-go-hop = Выскочить на { $square }
kragmortha-do-go-home = Удрать на { $square }
kragmortha-do-go-send-rigor = Отправить Ригора на { $square }; на этом его движение окончено
kragmortha-do-play = Карта { $card }: { $way }, на { $square }
kragmortha-do-play-onto = Карта { $card }: { $way }, на { $square }; там { $other }, и придётся толкаться
kragmortha-do-play-into-rigor = Карта { $card }: { $way }, на { $square }, Ригору в лапы
kragmortha-do-play-rigor = Карта { $card }: Ригор идёт { $way }, на { $square }
kragmortha-do-play-rigor-onto =
    { $other_you ->
        [yes] Карта { $card }: Ригор идёт { $way }, на { $square }, и ловит вас
       *[no] Карта { $card }: Ригор идёт { $way }, на { $square }, и добыча его — { $other }
    }
kragmortha-do-step = Дальше { $way }, на { $square }
kragmortha-do-step-onto = Дальше { $way }, на { $square }; там { $other }, и придётся толкаться
kragmortha-do-step-into-rigor = Дальше { $way }, на { $square }, Ригору в лапы
kragmortha-do-step-rigor = Ригор идёт { $way }, на { $square }
kragmortha-do-step-rigor-onto =
    { $other_you ->
        [yes] Ригор идёт { $way }, на { $square }, и ловит вас
       *[no] Ригор идёт { $way }, на { $square }, и добыча его — { $other }
    }
kragmortha-do-shove = Вылет { $way }, на { $square }
kragmortha-do-shove-onto = Вылет { $way }, на { $square }; там { $other }, толкотня продолжится
kragmortha-do-shove-into-rigor = Вылет { $way }, на { $square }, Ригору в лапы
kragmortha-do-done-turn = Хватит: перейти к добору карт
kragmortha-do-done-second = Остановиться
kragmortha-do-done-send-rigor = Оставить Ригора на Телепорте
kragmortha-do-done-ink = Хватит: взять столько карт, сколько сброшено
kragmortha-do-show = Показать руку, сбросить её и взять столько же карт; ход окончен
kragmortha-do-yes = Да, применить «Тени» и не брать Взор
kragmortha-do-no = Нет, взять Взор
kragmortha-do-admit = Признаться: причитается ещё один Взор
kragmortha-do-deny = Всё отрицать: голосуют те, кого спор не касается, если такие есть
kragmortha-do-guilty = Вина есть: причитается ещё один Взор
kragmortha-do-innocent = Вины нет
kragmortha-do-use = Применить Книгу { $card }
kragmortha-do-pardon = Избавиться от Взора { $card }
kragmortha-do-swap = Поменяться местами: { $other }
kragmortha-do-discard = Сбросить карту { $card }
kragmortha-do-call = Обвинить: { $other } нарушает Взор { $card }

## Почему нельзя и когда было бы можно

kragmortha-refused-over = Игра окончена.
kragmortha-refused-over-legal-if = Всегда можно начать новую.
kragmortha-refused-spectator = Вы наблюдаете; действуют только игроки.
kragmortha-refused-spectator-legal-if = Займите место в следующей игре.
kragmortha-refused-not-your-decision = Решает { $who }, а не вы.
kragmortha-refused-not-your-decision-legal-if = Подождите: сейчас решает { $who }.
kragmortha-refused-not-asked = Сейчас об этом не спрашивают.
kragmortha-refused-not-asked-legal-if = Вопрос сейчас другой: { $asked }.
kragmortha-refused-call-enchanted = В этой игре за Взорами следит сама программа: нарушить их нельзя.
kragmortha-refused-call-enchanted-legal-if = Обвиняют только в игре с настройкой `looks=tabletop`.
kragmortha-refused-call-for-another = Обвинять от чужого имени нельзя.
kragmortha-refused-call-for-another-legal-if = Обвиняйте от своего имени, с номером своего места.
kragmortha-refused-call-bot = Этот Взор лежит на боте, а у бота нет тела, чтобы его нарушить.
kragmortha-refused-call-bot-legal-if = Обвините человека.
kragmortha-refused-call-twice = В этот ход вы уже обвиняли, а больше одного раза нельзя.
kragmortha-refused-call-twice-legal-if = Подождите, пока начнётся следующий ход.
kragmortha-refused-call-later = Прямо сейчас обвинять нельзя.
kragmortha-refused-call-later-legal-if = Подождите, пока все гоблины встанут на поле, а прежнее обвинение разберут.
kragmortha-refused-call-no-look = У других игроков нет Взора { $card }.
kragmortha-refused-call-no-look-legal-if = Назовите Взор, который лежит перед другим игроком.
kragmortha-refused-show-playable = Карту сыграть ещё можно, поэтому рука остаётся у вас.
kragmortha-refused-show-playable-legal-if = Руку показывают, только если ни одной карты сыграть нельзя.
kragmortha-refused-show-late = Карта в этот ход уже сыграна, поэтому остальные остаются у вас.
kragmortha-refused-show-late-legal-if = Руку показывают вместо игры — в тот ход, когда ни одной карты сыграть нельзя.
kragmortha-refused-played-already = Карта Движения в этот ход уже сыграна.
kragmortha-refused-played-already-legal-if = Дождитесь своего следующего хода или примените «Спешку», если она у вас есть.
kragmortha-refused-not-held = Карты { $card } у вас на руке нет.
kragmortha-refused-not-held-legal-if = Выберите карту с руки.
kragmortha-refused-must-play = Сначала нужно сыграть карту Движения.
kragmortha-refused-must-play-legal-if = Сыграйте карту; если ни одной сыграть нельзя, покажите руку: `show`.
kragmortha-refused-tome-not-owned = Книги { $card } у вас нет.
kragmortha-refused-tome-not-owned-legal-if = Примените Книгу, которая лежит перед вами лицом вверх.
kragmortha-refused-tome-face-down = Книга { $card } лежит лицом вниз: больше от неё ничего не добиться.
kragmortha-refused-tome-face-down-legal-if = Примените Книгу, которая лежит перед вами лицом вверх.
kragmortha-refused-tied-tongue = Язык на привязи: Книгу { $card } вам не прочесть.
kragmortha-refused-tied-tongue-legal-if = Книги применяет только тот, на ком нет Взора «Язык на привязи».
kragmortha-refused-no-doors = Книга { $card } здесь ничего не откроет: в этой библиотеке нет полки, через которую можно прыгнуть.
kragmortha-refused-no-doors-legal-if = Нужна библиотека, где есть через что прыгать, — например, на 5 игроков и больше.
kragmortha-refused-tome-useless-now = Книга { $card } сейчас ничего не даст.
kragmortha-refused-tome-useless-now-legal-if = «Стекло» и «Потайные двери» применяют до карты Движения, «Спешку» — после; «Помилованию» нужен Взор; «Тени» предлагают, когда грозит Взор; «Глубокие карманы» действуют сами.
kragmortha-refused-jump = Через полку прыгают только гоблины и только с Книгой «Потайные двери».
kragmortha-refused-jump-legal-if = Сначала примените «Потайные двери», затем сыграйте карту, которая двигает вашего гоблина.
kragmortha-refused-closed = Там ничего нет: открытого деления в той стороне не найти.
kragmortha-refused-closed-legal-if = Идите туда, где не мешает ни полка, ни край библиотеки.
kragmortha-refused-desk-closed-to-rigor = { $square }: на рабочий стол Ригор не полезет.
kragmortha-refused-desk-closed-to-rigor-legal-if = Выберите для Ригора другое деление.
kragmortha-refused-leaden-boots = На { $square } стоит гоблин, а в свинцовых башмаках на гоблинов не наступают.
kragmortha-refused-leaden-boots-legal-if = Выберите деление без гоблина.
kragmortha-refused-chain-cannot-end = Кого вытолкнут с { $square }, тому некуда будет деться.
kragmortha-refused-chain-cannot-end-legal-if = Выберите деление, где пусто или откуда ещё есть выход.
kragmortha-refused-symbol = Карта { $card } не может оплатить шаг на { $square }.
kragmortha-refused-symbol-legal-if = Нужен символ этого деления или хрустальный шар, если у вас нет пелены на глазах; рабочий стол оплачивает любой символ.
kragmortha-refused-symbol-left = Оставшийся символ карты не может оплатить шаг на { $square }.
kragmortha-refused-symbol-left-legal-if = Выберите деление с оставшимся символом или остановитесь.
kragmortha-refused-stiff-neck = Негнущаяся шея: карту { $card } можно сыграть, только если нельзя сыграть ни одной карты гоблина.
kragmortha-refused-stiff-neck-legal-if = Сначала сыграйте карту гоблина.
kragmortha-refused-fumbling-fingers = Непослушные пальцы роняют карту { $card }: она взята последней, а сыграть можно и другую.
kragmortha-refused-fumbling-fingers-legal-if = Сыграйте другую карту.
kragmortha-refused-one-track-mind = Шоры: сейчас вам можно сыграть только одну карту, и это не карта { $card }.
kragmortha-refused-one-track-mind-legal-if = Из карт, которые можно сыграть, играйте ту, что у вас на руке дольше всех.
kragmortha-refused-dizzy = Голова кружится: пройти прямо на { $square } вам не удастся.
kragmortha-refused-dizzy-legal-if = Вторым шагом сверните или вернитесь, а то и остановитесь.
kragmortha-refused-shove-back = С { $square } пришёл тот, кто толкается: туда не выталкивают.
kragmortha-refused-shove-back-legal-if = Выберите другую сторону.
kragmortha-refused-moved-already = Гоблин на { $square } в этой толкотне уже сдвинулся, а второй раз нельзя.
kragmortha-refused-moved-already-legal-if = Выберите деление, где нет гоблина или стоит тот, кто ещё не сдвинулся.
kragmortha-refused-not-ascending = Карта { $card } идёт раньше той, что сброшена последней.
kragmortha-refused-not-ascending-legal-if = Карты для «Свежих чернил» называют по возрастанию номеров.
kragmortha-refused-square-place = Начать с деления { $square } нельзя.
kragmortha-refused-square-place-legal-if = Выберите свободное стартовое деление.
kragmortha-refused-square-carry = На { $square } сейчас не уносят.
kragmortha-refused-square-carry-legal-if = Выберите свободный Телепорт; если их нет — свободное стартовое деление; если нет и их — любое свободное, кроме рабочего стола.
kragmortha-refused-square-hop = На { $square } не выскочить.
kragmortha-refused-square-hop-legal-if = Выберите другой Телепорт, на котором никого нет.
kragmortha-refused-square-home = На { $square } не удрать.
kragmortha-refused-square-home-legal-if = Выберите свободное стартовое деление; если их нет — любое свободное, кроме рабочего стола.
kragmortha-refused-square-send-rigor = На { $square } Ригора не отправить.
kragmortha-refused-square-send-rigor-legal-if = Выберите пустое деление, рядом с которым нет гоблинов; рабочий стол не годится.

## Настройки

kragmortha-setting-looks = Взоры: что бывает с гоблином, на которого посмотрел Ригор
kragmortha-setting-looks-enchanted = Каждый Взор — помеха в игре, и следит за ней программа.
kragmortha-setting-looks-tabletop = Каждый Взор — нелепое задание для вас самих; остальные наблюдают и могут вас обвинить.
kragmortha-setting-hand = Сколько карт Движения на руке: 3, как в коробке
kragmortha-setting-first = Кто начинает: номер места или `random`
kragmortha-setting-first-random = Первого игрока определяет жребий.
kragmortha-setting-bots-any = номера мест
kragmortha-setting-bots = Места программ, например `2,3`: их не обвиняют, и они не судят
kragmortha-setting-set-any = папка
kragmortha-setting-set = Поле, карты и жетоны: `house` или папка с их списками

kragmortha-preset-enchanted = Взоры — помехи в игре: за любым столом, хоть с ботами.
kragmortha-preset-tabletop = Взоры — нелепые задания: для тех, кто видит друг друга.
