### Собственные слова страниц. Что говорит игра — в её файле.

## На каждой странице

web-title = { $name }: стол для двух игр
web-skip = Сразу к столу
web-access = Язык и специальные возможности
web-language = Язык
web-settings = Настройки
web-settings-link = Настройки и специальные возможности
web-elsewhere = Другие страницы
web-home = На главную
web-back = Вернуться
web-close = Закрыть
web-copy = Скопировать
web-copied = Скопировано
web-lost = По этому адресу ничего нет
web-unreachable = Сервер не отвечает. Работает ли он и есть ли с ним связь?

## Первая страница

web-home-title = Выберите свой кошмар
web-home-about = Две игры после заката. Без регистрации и установки.
web-about-nightmarium = Сшивайте существ из ног, туловища и головы и натравливайте их на друзей.
web-about-kragmortha = Обчистите проклятую библиотеку, пока хозяин не взглянул вам в глаза.
web-players = { $low }–{ $high } игроков
web-play-now = Играть
web-continue-with = Продолжить: { $who }
web-set-up = Каждый на своём устройстве
web-lesson = Урок на пять минут
web-lesson-short = Урок
web-friends = Позвать друзей
web-friends-short = Друзья
web-friends-title = Игра с друзьями
web-friends-players = Сколько игроков?
web-friends-about = Не хватает друзей? Любое место займёт бот.
web-rules = Правила
web-resume = Ваши столы
web-known-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
web-open-tables = Открытые столы
web-replays = Записи партий
web-forget = Убрать из списка
web-forget-sure = Забыть этот стол?
web-forget-seats =
    { $count ->
        [one] Только этот браузер знает, какое место ваше. Забудет — и доиграть вы не сможете.
        [few] Только этот браузер знает, какие { $count } места ваши. Забудет — и доиграть за них никто не сможет.
       *[other] Только этот браузер знает, какие { $count } мест ваши. Забудет — и доиграть за них никто не сможет.
    }
web-forget-host = Вы здесь хозяин стола: это право тоже пропадёт. Вернуться можно только по ссылке на место, если вы её сохранили.
web-forget-guest = Вернуться можно только по ссылке на место: по старой, если вы её сохранили, или по новой от хозяина стола.
web-forget-not = Оставить
web-forget-yes = Забыть вместе с моим местом
web-status-lobby = не начата
web-status-playing = идёт
web-status-over = окончена
web-free-seats =
    { $count ->
        [0] свободных мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
web-player = Игрок
web-unaffiliated = { $name } делают сами игроки. Проект не связан с издателями этих игр и не использует их рисунков. Понравилась игра — купите коробку: «Кошмариум» за рубежом издаёт { $nightmarium }, «Крагморту» — { $kragmortha }, на русском их спрашивайте в магазинах настольных игр.

## До начала

web-lobby-seats = Места
web-lobby-title-nightmarium = Кто рискнёт?
web-lobby-title-kragmortha = Кто крадётся?
web-standard-rules = обычные правила
web-departures-more = и ещё { $count }
web-change = Изменить
web-details = Подробнее
web-seats-taken = Занято мест: { $taken } из { $seats }
web-fill = Добавить ботов
web-all-bots = Все боты
web-all-bots-are = Все боты: { $level }
web-add-bot = Добавить бота
web-release = Отпустить
web-invite-show = Показать ссылку
web-invite-qr = Позвать: код или ссылка
web-invite-kept-about = Место ждёт того, кто откроет эту ссылку. Если друг не придёт, отпустите место.
web-ticket = Наведите телефон
web-share-sheet = Поделиться…
web-dress-nightmarium = Другое лицо
web-dress-kragmortha = Лицо и шапка
web-wear-face = Ваше лицо
web-wear-face-one = Лицо { $number }
web-wear-hat = Шапка и её цвет
web-wear-hat-one = Шапка { $number }
web-wear-about-nightmarium = Значок: уже занято. Одинаковых лиц не бывает.
web-wear-about-kragmortha = Значок: уже занято. Двух одинаковых шапок не бывает.
web-surprise = Наугад
web-start-nightmarium = Начать ночь
web-start-kragmortha = Прокрасться
web-your-name = Ваше имя
web-seat = Место { $seat }
web-seat-free = свободно
web-seat-kept = занято для друга
web-seat-bot = бот: { $level }
web-seat-bot-here = бот
web-bot-strength = { $level }: { $about }
web-bot-program = { $bot } { $seat }
web-bot-names-asleep = Барнаби, Милдред, Отис, Долли, Хамфри, Пруденция, Лайнус, Мейбл
web-bot-names-drowsy = Агнес, Бартлби, Хетти, Уинслоу, Эдит, Освальд, Берил, Клемент
web-bot-names-uneasy = Сайлас, Гризельда, Игнатий, Оттилия, Персиваль, Генриетта, Фергус, Вильгельмина
web-bot-names-haunting = Амброз, Лукреция, Мортимер, Сабина, Бальтазар, Изольда, Корнелий, Равенна
web-bot-names-nightmare = Гримальд, Моргана, Драгомир, Геката, Влад, Лилит, Дориан, Никта
web-seat-you = это вы
web-seat-here = на этом устройстве
web-seat-present = здесь
web-seat-away = не у стола
web-seat-standin = играет бот
web-seat-answered = ответ дан
web-seat-acts = сейчас решает
web-sit = Сесть сюда
web-this-device = На этом устройстве
web-deal-code = Контрольная сумма секрета сервера:
web-guest = Гость { $seat }
web-bot-level = Бот на месте { $seat }
web-no-bot = Без бота
web-free-seat = Освободить место
web-free-seats-wait =
    { $count ->
        [one] Свободно ещё { $count } место: позовите кого-нибудь или посадите бота.
        [few] Свободны ещё { $count } места: позовите кого-нибудь или посадите ботов.
       *[other] Свободно ещё { $count } мест: позовите кого-нибудь или посадите ботов.
    }
web-wait-for-host = Хозяин стола начнёт, когда все соберутся.
web-dealing = Сдаём карты…
web-invite = Приглашение
web-invite-about = По этой ссылке можно занять свободное место или смотреть.
web-invite-link = Ссылка на стол
web-qr = Ссылка квадратным кодом для камеры
web-ways = Настройки стола
web-absence = Если игрок не на связи
web-absence-wait = Все ждут
web-absence-nudge =
    { $seconds ->
        [one] Через { $seconds } секунду ему напомнят.
        [few] Через { $seconds } секунды ему напомнят.
       *[other] Через { $seconds } секунд ему напомнят.
    }
web-absence-bot =
    { $seconds ->
        [one] Через { $seconds } секунду за него сыграет бот, пока он не вернётся.
        [few] Через { $seconds } секунды за него сыграет бот, пока он не вернётся.
       *[other] Через { $seconds } секунд за него сыграет бот, пока он не вернётся.
    }
web-clock = Время на раздумья
web-clock-none = Сколько угодно
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } минута на партию и 10 секунд на каждое решение
        [few] { $minutes } минуты на партию и 10 секунд на каждое решение
       *[other] { $minutes } минут на партию и 10 секунд на каждое решение
    }
web-ways-spectators = Разрешить зрителей
web-ways-chat = Разрешить чат
web-ways-public = Показывать стол на главной странице
web-options-title = Правила этого стола
web-printed-nightmarium = Карты и правила — из печатной игры; где её издания расходятся, действует второе, если стол не решит иначе. Наши толкования в правилах отмечены.
web-printed-kragmortha = Правила — из печатной игры. Что на картах, Взорах, Книгах и жетонах — наш домашний набор: списков печатного в открытом доступе нет. Взоры здесь — помехи в самой игре; печатный способ, нелепые задания для тех, кто видит друг друга, включается отдельно.
web-no-departures = Обычные правила
web-departures = Отличия от обычных правил
web-departure = { $option }: { $value }
web-preset = Вариант игры
web-preset-own = Свой набор настроек
web-option-first = Кто начинает
web-option-nightmarium-target = Сколько существ завершить (в коробке 5)
web-option-nightmarium-hand = Сколько карт сдать каждому (в коробке 5)
web-option-kragmortha-hand = Карт Движения на руке (в коробке 3)
web-option-kragmortha-looks = Что делает Взор Ригора
web-all-options = Все настройки
web-deal = Честная раздача
web-deal-about = До раздачи сервер публикует контрольную сумму своего секрета, а ваш браузер добавляет случайное число. После партии каждый может проверить, что раздача получилась из того и другого.

## За столом

web-board = Стол
web-log = Журнал
web-your-part = Что вы можете сделать
web-your-turn = Ваш ход
web-options = Ваши возможности
web-typed = Вариант { $typed }: нажмите ввод или продолжайте набирать.
web-ahead = Можно ответить уже сейчас
web-asides = Что можно сделать и без очереди
web-since-your-turn = с вашего последнего решения
web-taken-back = Взято назад:
web-by-standin = (бот за отсутствующего)
web-by-clock = (время вышло)
web-by-ahead = (ответ дан заранее)
web-undo = Отменить
web-say = Сказать
web-chat = Своими словами
web-send = Отправить
web-menu = Стол
web-pause = Приостановить игру
web-resume-game = Продолжить игру
web-standin = Пусть играет бот
web-standin-end = Вернуть место
web-missing = { $who } не у стола.
web-bot-for-you = За вас играет бот.
web-play-again = Вернуться в игру
web-grant = Зрителям можно смотреть в мои карты
web-other-device = Продолжить на другом устройстве
web-other-device-about = Откройте эту ссылку там: место переедет туда, а здесь вы играть перестанете. Никому её не показывайте: по ней видна ваша рука.
web-seat-link = Ссылка на ваше место
web-watch-link = Позвать зрителя
web-leave = Встать из-за стола
web-leave-about = За вас сыграет бот, пока вы не вернётесь по своей ссылке.
web-agree = Согласиться
web-disagree = Нет
web-nudge =
    { $who_you ->
        [yes] Стол ждёт вас.
       *[no] Стол ждёт игрока { $who }.
    }
web-missed =
    { $count ->
        [one] Связь восстановлена. Тем временем произошло { $count } событие: смотрите журнал.
        [few] Связь восстановлена. Тем временем произошло { $count } события: смотрите журнал.
       *[other] Связь восстановлена. Тем временем произошло { $count } событий: смотрите журнал.
    }
web-pass-device = Передайте устройство: { $name }
web-line-connecting = Соединение…
web-line-waiting = Связь потеряна. Пробуем снова… Ничего не пропадёт: ваш выбор уйдёт, когда связь вернётся.
web-line-silent = Ответа пока нет. Пробуем связаться с сервером… Ничего не пропадёт: ваш выбор сохранён.
web-line-closed = Связи нет.
web-ended = Соединение закончено
web-ended-unknown = Сервер не сказал почему.
web-reload = Загрузить страницу заново
web-take-back-seat = Снова играть здесь
web-look-on = Смотреть

## Помощь

web-key-numbers = выбрать вариант по номеру
web-key-arrows = ходить по вариантам, а на столе — по столу
web-key-tab = со стола к вариантам и кнопкам
web-key-enter = выбрать тот, на котором стоите
web-key-undo = взять ход назад
web-key-step = показать, что было дальше, если вы смотрите по шагам
web-key-help = эта помощь
web-key-escape = закрыть или стереть набранное

## Конец

web-end-won =
    { $who_you ->
        [yes] Вы победили!
       *[no] Победа: { $who }!
    }
web-end-shared = Ничья: победа на всех!
web-end-nobody = Победителей нет
web-rematch = Ещё партию
web-again-asked = { $who }: ещё партию?
web-again-join = Присоединиться
web-again-later = Позже
web-again-waits = Ждём: { $who }
web-again-not = Передумать
web-again-now = Начать без них
web-results = Итоги
web-see-table = Посмотреть на стол
web-picture = Сохранить картинку
web-evening = Побед за вечер: { $wins }
web-verify = Проверить раздачу
web-save = Сохранить запись
web-check-secret = Тайна сервера — та самая, что была обещана до раздачи.
web-check-secret-not = Тайна сервера не та, что была обещана!
web-check-seed = Раздача получилась из тайны и общей случайности.
web-check-seed-not = Раздача не получается из тайны и общей случайности!
web-check-own = Случайность этого браузера в ней учтена.
web-check-own-not = Случайность этого браузера не учтена!
web-check-own-unknown = Этот браузер ничего в эту раздачу не добавлял.
web-check-record = Каждый выбор в записи законен — от этой раздачи до этого конца.
web-check-record-not = Запись не сходится.
web-check-limits = Это доказывает, что никто не мог выбрать раздачу. Это не доказывает, что в неё никто не заглядывал: пока игра идёт, сервер знает все карты.

## Правила и настройки

web-rules-of = { $game }: правила
web-contents = Содержание
web-theme = Вид
web-theme-system = Как в системе
web-theme-dark = Ночь
web-theme-light = День
web-size = Размер текста
web-pace = Скорость рассказа
web-pace-slow = Медленно
web-pace-normal = Обычно
web-pace-fast = Быстро
web-pace-instant = Мгновенно
web-pace-step = По шагам
web-pace-step-about = Каждое событие ждёт вашего нажатия
web-motion-reduced = Меньше движения
web-switch-marks = Фигуры и буквы, а не только цвета
