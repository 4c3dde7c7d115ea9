### Библиотека «Крагморты» текстом. У каждого символа своя буква: цвет для различения не нужен.

# Какие тексты из файлов набора предназначены этому читателю.
kragmortha-table-language = `ru`

## Поле. Буквы занимают одну клетку экрана, гоблины и Ригор — две, рабочий стол — четыре.

kragmortha-table-letter-book = К
kragmortha-table-letter-potion = З
kragmortha-table-letter-gems = Ц
kragmortha-table-letter-scroll = С
kragmortha-table-letter-ball = ●
kragmortha-table-letter-teleport = Т
kragmortha-table-goblin = г{ $seat }
kragmortha-table-rigor = РМ
kragmortha-table-desk = стол

kragmortha-table-ball = шар
kragmortha-table-teleport = Телепорт
kragmortha-table-start = старт
kragmortha-table-target = можно
kragmortha-table-card-goblin = гоблин
kragmortha-table-card-rigor = Ригор

## Игроки и колоды

kragmortha-table-name =
    { $who_you ->
        [yes] { $who } (вы)
       *[no] { $who }
    }
kragmortha-table-hand = рука { $count }
kragmortha-table-looks = Взоры { $count }
kragmortha-table-tomes = Книги { $count }
kragmortha-table-magic = магия { $count }
kragmortha-table-in-force = действует
kragmortha-table-open = открыто

kragmortha-table-tome-deck =
    { $count ->
        [1] Осталась { $count } Книга: с ней игра кончится
       *[other] Осталось Книг: { $count }
    }
kragmortha-table-look-deck = Взоров в колоде { $count }
kragmortha-table-deck = карт в колоде { $count }
kragmortha-table-discards = сброс { $count }
kragmortha-table-tokens = жетоны { $count }
kragmortha-table-used = вышли
kragmortha-table-token-teleport = телепорт
kragmortha-table-token-tome = Книга
kragmortha-table-token-trap = ловушка

## Что происходит: сначала то, что решают сейчас, потом то, что ещё открыто

kragmortha-table-now = Сейчас:
kragmortha-table-frame-turn =
    { $who_you ->
        [yes] ваш ход
       *[no] ходит { $who }
    }
kragmortha-table-frame-second =
    { $who_you ->
        [yes] ваш второй шаг
       *[no] { $who }, второй шаг
    }
kragmortha-table-frame-shove =
    { $who_you ->
        [yes] { $other_you ->
            [yes] вас толкают
           *[no] вы толкаетесь, вылетает { $other }
        }
       *[no] { $other_you ->
            [yes] { $who } толкает вас
           *[no] { $who } толкается, вылетает { $other }
        }
    }
kragmortha-table-frame-hide =
    { $who_you ->
        [yes] ваши «Тени»
       *[no] { $who }, «Тени»
    }
kragmortha-table-frame-carry =
    { $who_you ->
        [yes] вас уносят
       *[no] { $who }: гоблина уносят
    }
kragmortha-table-frame-hop =
    { $who_you ->
        [yes] вы прыгаете по Телепортам
       *[no] { $who } прыгает по Телепортам
    }
kragmortha-table-frame-home =
    { $who_you ->
        [yes] вы удираете от стола
       *[no] { $who } удирает от стола
    }
kragmortha-table-frame-send-rigor =
    { $who_you ->
        [yes] вы можете отослать Ригора
       *[no] { $who } может отослать Ригора
    }
kragmortha-table-frame-pardon =
    { $who_you ->
        [yes] ваше «Помилование»
       *[no] { $who }, «Помилование»
    }
kragmortha-table-frame-swap =
    { $who_you ->
        [yes] ваш «Обмен»
       *[no] { $who }, «Обмен»
    }
kragmortha-table-frame-whisper =
    { $who_you ->
        [yes] ваш «Шёпот»
       *[no] { $who }, «Шёпот»
    }
kragmortha-table-frame-ink =
    { $who_you ->
        [yes] ваши «Свежие чернила»
       *[no] { $who }, «Свежие чернила»
    }
kragmortha-table-frame-answer =
    { $who_you ->
        [yes] вас обвиняют
       *[no] { $who } отвечает на обвинение
    }
kragmortha-table-frame-vote =
    { $who_you ->
        [yes] вы голосуете
       *[no] { $who } голосует
    }
kragmortha-table-frame-arrive =
    { $who_you ->
        [yes] ваше деление
       *[no] { $who }, деление
    }
kragmortha-table-frame-token-tome =
    { $who_you ->
        [yes] вам Книга
       *[no] { $who }: Книга
    }
kragmortha-table-frame-token-trap =
    { $who_you ->
        [yes] вам Взор
       *[no] { $who }: Взор
    }
kragmortha-table-frame-verdict =
    { $who_you ->
        [yes] приговор вам
       *[no] { $who }, приговор
    }

## На что карта с руки годится сейчас, коротко; полностью скажет `почему`.

kragmortha-table-newest = взята последней
kragmortha-table-not-symbol = { $rule }: рядом с вами нет таких символов
kragmortha-table-not-symbol-rigor = { $rule }: рядом с Ригором нет таких символов
kragmortha-table-not-leaden-boots = { $rule }: свинцовые башмаки, мешает гоблин
kragmortha-table-not-chain-cannot-end = { $rule }: мешает гоблин, вытолкнуть некуда
kragmortha-table-not-stiff-neck = { $rule }: шея не гнётся, сначала карты гоблина
kragmortha-table-not-one-track-mind = { $rule }: шоры, сначала карта постарше
kragmortha-table-not-fumbling-fingers = { $rule }: непослушные пальцы, сначала другая

## Варианты

kragmortha-table-group-second = Второй шаг
kragmortha-table-stay = остановиться
kragmortha-table-group-shove =
    { $other_you ->
        [yes] Вы летите
       *[no] { $other } летит
    }
kragmortha-table-group-whisper = Шаг Ригора
kragmortha-table-group-place = Начать с
kragmortha-table-group-carry = Унести на
kragmortha-table-group-hop = Выскочить на
kragmortha-table-group-home = Удрать на
kragmortha-table-group-send-rigor = Отослать Ригора на
kragmortha-table-group-ink = Сбросить сколько угодно карт (`сбросить { $names }`) или начать с
kragmortha-table-group-ink-more = Сбросить ещё одну
kragmortha-table-group-call = Обвинить другого игрока (он признаётся, или голосуют непричастные)
kragmortha-table-nobody-to-call = Взоров пока нет ни у кого, кроме вас, — обвинять некого.
kragmortha-table-no-call = Не сейчас ({ $rule }): { $why }

kragmortha-table-then = (дальше { $squares })
kragmortha-table-into-rigor = к Ригору!
kragmortha-table-to-desk = стол
kragmortha-table-to-teleport = Телепорт
kragmortha-table-shoves =
    { $other_you ->
        [yes] толкает вас
       *[no] вылетит { $other }
    }
kragmortha-table-catches =
    { $other_you ->
        [yes] поймает вас!
       *[no] попадётся { $other }
    }

kragmortha-table-word-looks = взоры
kragmortha-table-word-tomes = книги
kragmortha-table-word-discards = сброс
kragmortha-table-word-discard = сбросить
kragmortha-table-word-call = обвинить

## Страницы

kragmortha-table-no-looks = Взоров пока нет ни у кого.
kragmortha-table-no-tomes = Книг пока нет ни у кого.
kragmortha-table-no-discards = Сброс пуст.
kragmortha-table-below = Под колодой Взоров:
kragmortha-table-mild = Или, не объясняя почему: { $order }
kragmortha-table-face-down = лицом вниз

## Взоры: полностью, одним словом и что делают

kragmortha-table-look-lame-foot = хромая нога
kragmortha-table-look-leaden-boots = свинцовые башмаки
kragmortha-table-look-crab-claws = крабьи клешни
kragmortha-table-look-fumbling-fingers = непослушные пальцы
kragmortha-table-look-clouded-eyes = пелена на глазах
kragmortha-table-look-dizzy = головокружение
kragmortha-table-look-limp-arm = обмякшая рука
kragmortha-table-look-weak-grip = слабая хватка
kragmortha-table-look-tied-tongue = язык на привязи
kragmortha-table-look-loose-tongue = длинный язык
kragmortha-table-look-stiff-neck = негнущаяся шея
kragmortha-table-look-one-track-mind = шоры

kragmortha-table-brief-lame-foot = нога
kragmortha-table-brief-leaden-boots = башмаки
kragmortha-table-brief-crab-claws = клешни
kragmortha-table-brief-fumbling-fingers = пальцы
kragmortha-table-brief-clouded-eyes = пелена
kragmortha-table-brief-dizzy = голова
kragmortha-table-brief-limp-arm = рука
kragmortha-table-brief-weak-grip = хватка
kragmortha-table-brief-tied-tongue = привязь
kragmortha-table-brief-loose-tongue = язык
kragmortha-table-brief-stiff-neck = шея
kragmortha-table-brief-one-track-mind = шоры

kragmortha-table-about-lame-foot = карты гоблина дают только первый шаг.
kragmortha-table-about-leaden-boots = гоблин не может шагнуть на деление, где стоит гоблин.
kragmortha-table-about-crab-claws = предел карт на руке на одну меньше.
kragmortha-table-about-fumbling-fingers = карту, взятую последней, нельзя сыграть, пока можно сыграть другую.
kragmortha-table-about-clouded-eyes = магические шары не оплачивают ничего, кроме шага на рабочий стол.
kragmortha-table-about-dizzy = второй шаг не может продолжать первый в том же направлении.
kragmortha-table-about-limp-arm = когда гоблин толкается в свой ход, деление выбирает игрок вытолкнутого гоблина.
kragmortha-table-about-weak-grip = Книги, взятые с этой минуты, кладут лицом вниз неиспользованными.
kragmortha-table-about-tied-tongue = применять Книги нельзя.
kragmortha-table-about-loose-tongue = карты на руке лежат в открытую.
kragmortha-table-about-stiff-neck = карты Ригора нельзя играть, пока можно сыграть карту гоблина.
kragmortha-table-about-one-track-mind = из карт, которые можно сыграть, надо играть ту, что на руке дольше всех.

## Книги — так же

kragmortha-table-tome-pardons = «Помилование»
kragmortha-table-tome-deep-pockets = «Глубокие карманы»
kragmortha-table-tome-shadows = «Тени»
kragmortha-table-tome-haste = «Спешка»
kragmortha-table-tome-glass = «Стекло»
kragmortha-table-tome-secret-doors = «Потайные двери»
kragmortha-table-tome-exchange = «Обмен»
kragmortha-table-tome-whispers = «Шёпот»
kragmortha-table-tome-fresh-ink = «Свежие чернила»

kragmortha-table-brief-pardons = Помил.
kragmortha-table-brief-deep-pockets = Карманы
kragmortha-table-brief-shadows = Тени
kragmortha-table-brief-haste = Спешка
kragmortha-table-brief-glass = Стекло
kragmortha-table-brief-secret-doors = Двери
kragmortha-table-brief-exchange = Обмен
kragmortha-table-brief-whispers = Шёпот
kragmortha-table-brief-fresh-ink = Чернила

kragmortha-table-about-pardons = положите один из своих Взоров под низ их колоды.
kragmortha-table-about-deep-pockets = действует постоянно, остаётся лицом вверх: предел карт на руке у вас на одну больше.
kragmortha-table-about-shadows = в чей угодно ход: когда вам надо взять Взор, не берите его. Гоблина всё равно уносят.
kragmortha-table-about-haste = после своего движения сыграйте в этот ход ещё одну карту Движения.
kragmortha-table-about-glass = в этот ход оба символа карты, которую вы играете, — магические шары.
kragmortha-table-about-secret-doors = в этот ход один шаг вашего гоблина может быть прыжком по прямой через одно деление книжной полки на деление за ним, каким бы ни был его символ.
kragmortha-table-about-exchange = поменяйтесь местами с любым другим гоблином. Сам обмен ничего не вызывает.
kragmortha-table-about-whispers = передвиньте Ригора на один шаг, на любое соседнее деление, открытое для него.
kragmortha-table-about-fresh-ink = сбросьте сколько угодно карт Движения и возьмите столько же.
