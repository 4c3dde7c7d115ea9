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
web-kragmortha-again = Отмечено: выберите ещё раз, чтобы пойти
web-kragmortha-card-first = Сначала выберите карту или светлое деление.
web-kragmortha-card-stuck = Сейчас эту карту сыграть нельзя.
web-kragmortha-far =
    { $who_you ->
        [yes] Слишком далеко: ходят только на соседние деления.
       *[no] Слишком далеко: { $who } стоит не рядом.
    }
web-kragmortha-far-rigor = Слишком далеко: Ригор ходит только на соседние деления.
web-kragmortha-nothing-there = Не сейчас: выберите светлое деление.
web-kragmortha-voted-guilty = Ваш голос: виновен.
web-kragmortha-voted-innocent = Ваш голос: не виновен.
web-kragmortha-with-ball = { $card }. Магический шар заменяет любой символ.

## Что спрашивают

web-kragmortha-ask-turn = Ваш ход: куда идём?
web-kragmortha-ask-rigor = Ведём Ригора: куда?
web-kragmortha-ask-stuck = Ваш ход: ничего не подходит
web-kragmortha-ask-tome = Ваш ход: применить Книгу?
web-kragmortha-ask-done = Движение окончено
web-kragmortha-ask-card = Какой картой?
web-kragmortha-ask-way = Как пойти на { $square }?
web-kragmortha-ask-place = Откуда начнёте?
web-kragmortha-ask-second = Куда второй шаг?
web-kragmortha-ask-shove =
    { $who_you ->
        [yes] Куда вы отлетите?
       *[no] Куда вытолкнуть? ({ $who })
    }
web-kragmortha-ask-land = Вас толкнули! Куда отлетите?
web-kragmortha-ask-hide = Сейчас будет Взор! Применить «Тени»?
web-kragmortha-ask-carry = Пойманы! Куда бежим?
web-kragmortha-ask-hop = Куда перенестись?
web-kragmortha-ask-home = Книга ваша! Куда удирать?
web-kragmortha-ask-send-rigor = Куда отправить Ригора?
web-kragmortha-ask-pardon = Какой Взор сбросить?
web-kragmortha-ask-swap = С кем поменяться местами?
web-kragmortha-ask-whisper = «Шёпот»: куда шагнёт Ригор?
web-kragmortha-ask-ink = Какие карты заменить?
web-kragmortha-ask-answer = Попались! Признаётесь?
web-kragmortha-ask-vote = Виновен?
web-kragmortha-thinking =
    { $who_you ->
        [yes] Ваш ход
       *[no] { $who } думает
    }
web-kragmortha-why-turn =
    { $who_you ->
        [yes] ваш ход
       *[no] сейчас ходит { $who }
    }
web-kragmortha-force-glass = «Стекло»: все символы считаются шарами
web-kragmortha-force-doors = «Потайные двери»: можно прыгнуть через полку
web-kragmortha-charge =
    { $who_you ->
        [yes] Ваше задание: { $orders }
       *[no] Задание ({ $who }): { $orders }
    }

## Кнопки

web-kragmortha-go = Идти на { $square }
web-kragmortha-go-rigor = Ригора на { $square }
web-kragmortha-go-flee = На { $square }
web-kragmortha-go-start = Начать с { $square }
web-kragmortha-go-shove = Вытолкнуть на { $square }
web-kragmortha-go-swap =
    { $who_you ->
        [yes] Остаться
       *[no] Поменяться: { $who }
    }
web-kragmortha-through = через { $square }
web-kragmortha-replace = Заменить: { $count }
web-kragmortha-goes = уйдёт
web-kragmortha-stays = остаётся
web-kragmortha-use = Применить
web-kragmortha-call = Попался!
web-kragmortha-never-mind = Отмена
web-kragmortha-do-done-turn = Закончить ход
web-kragmortha-do-done-second = Остаться здесь
web-kragmortha-do-done-send-rigor = Пусть стоит
web-kragmortha-do-done-whisper = Пусть стоит
web-kragmortha-do-done-hide = Нет
web-kragmortha-do-done-answer = Нет
web-kragmortha-do-done-vote = Нет
web-kragmortha-do-done-ink = Взять карты
web-kragmortha-do-show = Показать руку
web-kragmortha-do-yes = Применить «Тени»
web-kragmortha-do-no = Взять Взор
web-kragmortha-do-admit = Признаюсь (ещё один Взор)
web-kragmortha-do-deny = Не признаюсь, пусть голосуют
web-kragmortha-do-guilty = Виновен
web-kragmortha-do-innocent = Не виновен

## Что будет на делении

web-kragmortha-brings-caught = Ригор вас поймает
web-kragmortha-brings-look =
    { $who_you ->
        [yes] Поймает вас
       *[no] Поймает: { $who }
    }
web-kragmortha-brings-shove =
    { $who_you ->
        [yes] Толкаете
       *[no] Толкаете: { $who }
    }
web-kragmortha-brings-token = Жетон и перенос
web-kragmortha-brings-tome = Берёте Книгу и удираете
web-kragmortha-brings-rigor-hop = Сможете отправить его прочь
web-kragmortha-chance-hop = Движение здесь окончено: случайный жетон, затем перенос на другой Телепорт
web-kragmortha-chance-tome = Случайная Книга, затем назад на стартовое деление
web-kragmortha-chance-look = Какой это будет Взор, решает случай

## Что рассказывают

web-kragmortha-plays-goblin =
    { $who_you ->
        [yes] Ваша карта
       *[no] { $who } играет карту
    }
web-kragmortha-plays-rigor =
    { $who_you ->
        [yes] Вы ведёте Ригора
       *[no] { $who } ведёт Ригора
    }
web-kragmortha-played =
    { $who_you ->
        [yes] Ваша карта
       *[no] Карта: { $who }
    }
web-kragmortha-last-look = Ещё один — и конец
web-kragmortha-one-more = Ещё один Взор — и игра окончена.
web-kragmortha-game-ends = Четыре Взора: игра окончена.
web-kragmortha-tomes-left =
    { $count ->
        [0] Это последняя Книга: игра окончена.
        [one] Осталась { $count } Книга. Последняя закончит игру.
        [few] Осталось { $count } Книги. Последняя закончит игру.
       *[many] Осталось { $count } Книг. Последняя закончит игру.
    }

## Что лежит открыто

web-kragmortha-players = Что лежит перед игроками
web-kragmortha-mat =
    { $who_you ->
        [yes] { $number } { $name } (вы): карт { $cards }, Взоров { $looks } из 4, Книг { $tomes }
       *[no] { $number } { $name }: карт { $cards }, Взоров { $looks } из 4, Книг { $tomes }
    }
web-kragmortha-mild = Или мягче: { $mild }
web-kragmortha-piles = Колоды
web-kragmortha-pile-movement = Колода Движения: { $count }
web-kragmortha-pile-look = Колода Взоров: { $count }
web-kragmortha-pile-tome = Осталось Книг: { $count }
web-kragmortha-pile-token = Жетоны лицом вниз: { $count }
web-kragmortha-pile-name-movement = карты
web-kragmortha-pile-name-look = Взоры
web-kragmortha-pile-name-tome = Книги
web-kragmortha-pile-name-token = жетоны
web-kragmortha-used-up = Применена или лежит лицом вниз. Но считается.
web-kragmortha-discards = Сброс: { $count }
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
web-kragmortha-your-tomes = Ваши Книги
web-kragmortha-magic = магия: { $magic }
web-kragmortha-used = прочитаны
web-kragmortha-standing = Взоры: { $looks } · Книги: { $tomes } · магия: { $magic }

## Взоры, Книги и жетоны: название и фраза

web-kragmortha-name-look-lame-foot = Хромая нога
web-kragmortha-does-look-lame-foot = Карты гоблина дают только один шаг.
web-kragmortha-name-look-leaden-boots = Свинцовые башмаки
web-kragmortha-does-look-leaden-boots = Нельзя входить на деления с гоблинами.
web-kragmortha-name-look-crab-claws = Крабьи клешни
web-kragmortha-does-look-crab-claws = На руке на карту меньше.
web-kragmortha-name-look-fumbling-fingers = Непослушные пальцы
web-kragmortha-does-look-fumbling-fingers = Последняя взятая карта играется последней.
web-kragmortha-name-look-clouded-eyes = Пелена на глазах
web-kragmortha-does-look-clouded-eyes = Шары годятся только для рабочего стола.
web-kragmortha-name-look-dizzy = Головокружение
web-kragmortha-does-look-dizzy = Вторым шагом нельзя идти в ту же сторону.
web-kragmortha-name-look-limp-arm = Обмякшая рука
web-kragmortha-does-look-limp-arm = Кого вы толкнули, сам выбирает, куда отлететь.
web-kragmortha-name-look-weak-grip = Слабая хватка
web-kragmortha-does-look-weak-grip = Новые Книги лежат лицом вниз, применять их нельзя.
web-kragmortha-name-look-tied-tongue = Язык на привязи
web-kragmortha-does-look-tied-tongue = Книги применять нельзя.
web-kragmortha-name-look-loose-tongue = Длинный язык
web-kragmortha-does-look-loose-tongue = Ваши карты видят все.
web-kragmortha-name-look-stiff-neck = Негнущаяся шея
web-kragmortha-does-look-stiff-neck = Карты Ригора играют только после карт гоблина.
web-kragmortha-name-look-one-track-mind = Шоры
web-kragmortha-does-look-one-track-mind = Играйте самую старую карту из возможных.
web-kragmortha-name-tome-pardons = Помилование
web-kragmortha-does-tome-pardons = Сбросьте один свой Взор.
web-kragmortha-name-tome-deep-pockets = Глубокие карманы
web-kragmortha-does-tome-deep-pockets = На руке всегда на карту больше.
web-kragmortha-name-tome-shadows = Тени
web-kragmortha-does-tome-shadows = Один раз спасает от Взора.
web-kragmortha-name-tome-haste = Спешка
web-kragmortha-does-tome-haste = Сыграйте ещё одну карту Движения.
web-kragmortha-name-tome-glass = Стекло
web-kragmortha-does-tome-glass = В этот ход все символы считаются шарами.
web-kragmortha-name-tome-secret-doors = Потайные двери
web-kragmortha-does-tome-secret-doors = Прыжок через одну полку.
web-kragmortha-name-tome-exchange = Обмен
web-kragmortha-does-tome-exchange = Поменяйтесь местами с любым гоблином.
web-kragmortha-name-tome-whispers = Шёпот
web-kragmortha-does-tome-whispers = Ригор делает шаг, куда скажете.
web-kragmortha-name-tome-fresh-ink = Свежие чернила
web-kragmortha-does-tome-fresh-ink = Замените любые свои карты.
web-kragmortha-name-token-teleport = Телепорт
web-kragmortha-does-token-teleport = Только перенос.
web-kragmortha-name-token-tome = Книга!
web-kragmortha-does-token-tome = Перенос, затем Книга.
web-kragmortha-name-token-trap = Ловушка!
web-kragmortha-does-token-trap = Перенос, затем Взор.

## Конец игры

web-kragmortha-wins =
    { $who_you ->
        [yes] Вы победили!
       *[no] Победа: { $who }!
    }
web-kragmortha-shared = Ничья!
web-kragmortha-wins-word = победа
web-kragmortha-magic-word = магия
web-kragmortha-you = вы
web-kragmortha-rule = Меньше Взоров, потом больше Книг, потом больше магии.
web-kragmortha-why-fewest =
    { $count ->
        [0] Ни одного Взора.
        [one] Всего { $count } Взор.
        [few] Всего { $count } Взора, меньше всех.
       *[many] Всего { $count } Взоров, меньше всех.
    }
web-kragmortha-why-looks =
    { $count ->
        [one] { $count } Взор.
        [few] { $count } Взора.
       *[many] { $count } Взоров.
    }
web-kragmortha-why-fourth = Четвёртый Взор — и игра окончена.
web-kragmortha-why-level =
    { $who_you ->
        [yes] Наравне с вами во всём.
       *[no] Наравне во всём ({ $who }).
    }
web-kragmortha-why-more-tomes =
    { $who_you ->
        [yes] Взоров как у вас, но Книг больше: { $count }.
       *[no] Взоров поровну ({ $who }), но Книг больше: { $count }.
    }
web-kragmortha-why-fewer-tomes =
    { $who_you ->
        [yes] Взоров как у вас, но Книг меньше: { $count }.
       *[no] Взоров поровну ({ $who }), но Книг меньше: { $count }.
    }
web-kragmortha-why-more-magic =
    { $who_you ->
        [yes] Взоров и Книг как у вас, но магии больше: { $count }.
       *[no] Взоров и Книг поровну ({ $who }), магии больше: { $count }.
    }
web-kragmortha-why-less-magic =
    { $who_you ->
        [yes] Взоров и Книг как у вас, но магии меньше: { $count }.
       *[no] Взоров и Книг поровну ({ $who }), магии меньше: { $count }.
    }
