### Поле «Крагморты» в браузере. Что говорит сама игра — в kragmortha.ftl.

web-kragmortha-other-set = В этой игре свои списки карт, картинок для них здесь нет. Всё, что можно выбрать, есть в списке.

## Деления и фигуры

web-kragmortha-library = Библиотека: стрелки ведут с деления на деление, ввод выбирает, `Home` возвращает к вашему гоблину
web-kragmortha-shelf = { $square } (книжная полка)
web-kragmortha-start = { $square }, стартовое деление
web-kragmortha-rigor = Ригор Мортис, Тёмный Властелин
web-kragmortha-goblin =
    { $who_you ->
        [yes] Ваш гоблин: номер { $number }, { $hat }
       *[no] { $who }, гоблин: номер { $number }, { $hat }
    }
web-kragmortha-hat-pointed = остроконечная шляпа
web-kragmortha-hat-bucket = ведро
web-kragmortha-hat-topper = цилиндр
web-kragmortha-hat-nightcap = ночной колпак
web-kragmortha-hat-horned = рогатый шлем
web-kragmortha-hat-jester = шутовской колпак
web-kragmortha-hat-mushroom = гриб
web-kragmortha-hat-propeller = кепка с пропеллером

## Чем поле отвечает на нажатие

web-kragmortha-second = Сюда может привести второй шаг
web-kragmortha-two-ways = Туда ведёт не один путь: первый шаг выберите сами.
web-kragmortha-card-first = Сначала выберите карту или одно из обведённых делений.
web-kragmortha-card-stuck = Сейчас этой картой не шагнуть. Нажмите на деление рядом с тем, кого она двигает, — узнаете почему.
web-kragmortha-far =
    { $who_you ->
        [yes] Это деление не рядом с вашим гоблином. Выберите обведённое.
       *[no] Это деление не рядом: { $who } стоит в другом месте. Выберите обведённое.
    }
web-kragmortha-far-rigor = Это деление не рядом с Ригором. Выберите обведённое.
web-kragmortha-no-call = Сейчас за этот Взор обвинить нельзя.
web-kragmortha-nothing-there = Сейчас вопрос в другом.
web-kragmortha-voted-guilty = Ваш голос: виновен.
web-kragmortha-voted-innocent = Ваш голос: не виновен.
web-kragmortha-hint-turn = Выберите карту, затем деление; или сразу деление.
web-kragmortha-hint-card = Обведён первый шаг, пунктиром — куда может вести второй.
web-kragmortha-hint-card-ball = Обведён первый шаг, пунктиром — куда может вести второй. Хрустальный шар заменяет любой символ.
web-kragmortha-with-ball = { $card }. Хрустальный шар заменяет любой символ.
web-kragmortha-hint-aim = Какой картой туда пойти?
web-kragmortha-hint-tome = Отмеченные Книги можно применить сейчас.
web-kragmortha-hint-place = Выберите обведённое деление: там начнёт ваш гоблин.
web-kragmortha-hint-second = Выберите второй шаг или остановитесь.
web-kragmortha-hint-shove = Выберите деление, куда вылетит гоблин.
web-kragmortha-hint-hide = Выберите отмеченную Книгу или ответьте здесь.
web-kragmortha-hint-carry = Выберите обведённое деление: туда унесут вашего гоблина.
web-kragmortha-hint-hop = Выберите обведённый Телепорт: там выйдет ваш гоблин.
web-kragmortha-hint-home = Выберите обведённое деление: туда удерёт ваш гоблин.
web-kragmortha-hint-send-rigor = Выберите деление для Ригора.
web-kragmortha-hint-pardon = Выберите отмеченный Взор, который надо снять.
web-kragmortha-hint-swap = Выберите обведённого гоблина или его игрока.
web-kragmortha-hint-whisper = Выберите обведённое деление рядом с Ригором.
web-kragmortha-hint-ink = Выберите карты на сброс, одну за другой.

## What is left to chance

web-kragmortha-chance-hop = Прогулка там кончается: случайный жетон, затем выход из другого Телепорта
web-kragmortha-chance-tome = Случайная Книга, затем обратно на стартовое деление
web-kragmortha-chance-look = Какой это будет Взор, решает случай

## Что лежит открыто

web-kragmortha-players = Что лежит перед игроками
web-kragmortha-mat =
    { $who_you ->
        [yes] { $number } { $name } (вы): карт { $cards }, Взоров { $looks } из 4, Книг { $tomes }
       *[no] { $number } { $name }: карт { $cards }, Взоров { $looks } из 4, Книг { $tomes }
    }
web-kragmortha-you = вы
web-kragmortha-outside = ещё снаружи
web-kragmortha-has-called = в этот ход уже предъявил обвинение
web-kragmortha-face-down = Лицом вниз: { $tome }
web-kragmortha-force-glass = Действует «Стекло»: оба символа — хрустальные шары
web-kragmortha-force-doors = Действуют «Потайные двери»: один прыжок через полку
web-kragmortha-order = { $look }. { $order } Или полегче: { $mild }
web-kragmortha-charge =
    { $who_you ->
        [yes] Вам велено: { $orders }
       *[no] Что велено игроку { $who }: { $orders }
    }
web-kragmortha-orders = Что велят вам Взоры
web-kragmortha-mild = Или: { $mild }
web-kragmortha-deck = Колода карт Движения: { $count }
web-kragmortha-discards = Сброс: { $count }
web-kragmortha-look-deck = Колода Взоров: { $count }
web-kragmortha-tome-deck = Осталось Книг: { $count }. С последней игра кончится.
web-kragmortha-token-deck = Жетонов лицом вниз: { $count }
web-kragmortha-known =
    { $who_you ->
        [yes] Карты на вашей руке, известные всем
       *[no] { $who }: известные карты на руке
    }
web-kragmortha-used-tokens = Вышедшие жетоны: { $count }
web-kragmortha-below = Известно, что под колодой Взоров лежат:

## Своё

web-kragmortha-hand = Ваша рука
web-kragmortha-new = новая
web-kragmortha-newest = { $card }, новая: взята последней
web-kragmortha-call = Обвинить
web-kragmortha-never-mind = Не надо

## Что ещё не решено, последнее впереди

web-kragmortha-chain = Что решается, последнее впереди
web-kragmortha-frame-place = { $who }: стартовое деление
web-kragmortha-frame-turn = { $who }: ход
web-kragmortha-frame-second = { $who }: второй шаг
web-kragmortha-frame-shove = { $who }: куда толкнуть
web-kragmortha-frame-hide = { $who }: «Тени» или нет
web-kragmortha-frame-carry = { $who }: гоблина уносят
web-kragmortha-frame-hop = { $who }: выход из Телепорта
web-kragmortha-frame-home = { $who }: прочь от стола
web-kragmortha-frame-send-rigor = { $who }: можно отослать Ригора
web-kragmortha-frame-pardon = { $who }: «Помилование»
web-kragmortha-frame-swap = { $who }: «Обмен»
web-kragmortha-frame-whisper = { $who }: «Шёпот»
web-kragmortha-frame-ink = { $who }: «Свежие чернила»
web-kragmortha-frame-answer = { $who }: ответ на обвинение
web-kragmortha-frame-vote = { $who }: голос
web-kragmortha-frame-arrive = { $who }: что делает деление
web-kragmortha-frame-token = { $who }: остаток жетона
web-kragmortha-frame-verdict = { $who }: приговор
web-kragmortha-link-done = { $what }: готово
web-kragmortha-link-now = { $what }: сейчас
web-kragmortha-link-next = { $what }: дальше
web-kragmortha-link-dropped = { $what }: не состоится
web-kragmortha-standing = Взоры: { $looks } · Книги: { $tomes } · магия: { $magic }
