### Вокруг поля: общее устройство, переезд места, экран для всех, что переспрашивается.

## Одно устройство на всех

web-share = Все на этом устройстве
web-guest-name = Кто играет на месте { $seat }
web-shared-about = За этим устройством несколько человек. Когда решать другому, занавес прячет карты, пока устройство не окажется у него.
web-curtain-about = Карты скрыты, пока вы не удержите глаз. Стол видят все.
web-hold = Удерживайте, чтобы открыть
web-held = { $name }: теперь отпустите
web-lift = Не могу держать кнопку
web-lift-sure = Устройство у игрока { $name }: показать руку
web-look-again = { $name }: взглянуть ещё раз

## Переезд и приглашение на место

web-code = Есть код?
web-code-label = Код
web-code-use = Войти
web-code-home = Чтобы пересесть сюда, откройте на другом устройстве меню стола и выберите «Продолжить на другом устройстве».
web-code-about = Код вводят на первой странице другого устройства. Он одноразовый и действует пять минут; пока он не введён, играйте здесь.
web-code-host = Столом по-прежнему управляет это устройство: приостановить или удалить его можно только отсюда.
web-code-make = Показать код
web-code-again = Другой код
web-invite-seat = Пригласить
web-invite-seat-link = Ссылка на место { $seat }
web-link-renew = Новая ссылка
web-link-renewed = Старая ссылка на это место больше не действует. Передайте игроку эту.
web-go-on = Дальше
web-delete = Удалить стол
web-delete-about = Стол и все его партии будут удалены для всех и навсегда.
web-delete-sure = Удалить навсегда

## Экран для всех

web-screen = Показать на большом экране
web-screen-about = Для телевизора или второго экрана: всё, что лежит открыто, и ничьих карт с руки.
web-screen-waits = Все в сборе. Хозяин стола сдаёт.
web-screen-join = Присоединяйтесь с телефона
web-screen-join-about = Наведите камеру на код или наберите адрес и займите свободное место: рука будет у вас в телефоне, а стол — здесь.
web-screen-watch = Играть или смотреть
web-screen-look-on = Наведите камеру, чтобы смотреть или вернуться на своё место.

## За столом

web-step-on = Дальше (впереди: { $count })
web-tools = Инструменты
web-skip-story = К моему ходу
web-options-none = Сейчас выбирать нечего.
web-plan = План на ваш ход
web-plan-about = Так вы могли бы пойти сейчас. Выбранное будет сыграно, когда придёт ваш ход, если это ещё возможно.
web-plan-is = В планах:
web-plan-due = Играется план:
web-plan-stop = Отменить
web-plan-dropped = Ваш план больше невозможен.
web-group-draw = Взять карту
web-group-play = Сыграть
web-group-exchange = Обменять
web-group-move = Движение
web-group-tome = Книги
web-group-end = Закончить
web-group-choose = Выбрать
web-looking-on = Вы смотрите.
web-spectators =
    { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[other] Смотрят { $count } человек.
    }
web-moods = Реакции
web-mood-laugh = Смех
web-mood-cheer = Ура
web-mood-clap = Аплодисменты
web-mood-love = Любовь
web-mood-wow = Ого
web-mood-think = Хм
web-mood-sly = Ухмылка
web-mood-fear = Ужас
web-mood-ouch = Ой
web-mood-cry = Слёзы
web-mood-angry = Злость
web-mood-sleepy = Зевок
web-since-turn = С вашего прошлого хода
web-since-more =
    { $count ->
        [one] ещё { $count } в журнале
        [few] ещё { $count } в журнале
        [many] ещё { $count } в журнале
       *[other] ещё { $count } в журнале
    }
web-your-choice = Выбирайте
web-to-you = Что касается вас:
web-by-forced = (другого выбора не было)
web-mute = Не слушать
web-seat-muted = вы его не слушаете
web-agrees = { $name }: согласие
web-disagrees = { $name }: отказ
web-sure = Точно?
web-sure-game = Это будет ваш четвёртый Взор: игра закончится, и не в вашу пользу.
web-sure-creature = Это будет стоить вам завершённого существа.
web-sure-yes = Да, точно
web-sure-not = Ещё подумаю
web-absence-is = Если того, кого спрашивают, нет на связи: { $what }
web-clock-is-none = Думать можно сколько угодно.
web-clock-is =
    { $minutes ->
        [one] На всю партию { $minutes } минута и ещё { $seconds } с на каждое решение.
        [few] На всю партию { $minutes } минуты и ещё { $seconds } с на каждое решение.
       *[other] На всю партию { $minutes } минут и ещё { $seconds } с на каждое решение.
    }
web-spectators-may = Другие могут смотреть.
web-spectators-may-not = Смотреть никому нельзя.
web-chat-may = Можно писать своими словами.
web-chat-may-not = Разговор — готовыми фразами.

## Правила и конец

web-rule = { $game }: правило { $rule }
web-rule-number = Правило { $rule }
web-rule-unknown = В книге такого правила нет.
web-edition-nightmarium = По английскому первому и русскому второму изданиям. После слов «Наше решение» — то, что мы решили сами, где обе книги молчат; «Настройка» — то, что выбирает стол.
web-edition-kragmortha = По печатным правилам. После слов «Наше решение» — то, что мы решили сами, где книга молчит; «Настройка» — то, что выбирает стол.
web-end-why = Почему
web-watch-replay = Смотреть запись
web-replay = Запись

## Настройки

web-contrast-high = Высокий контраст
web-volume = Звук
web-volume-off = Выключен
web-volume-quiet = Тихо
web-volume-medium = Средне
web-volume-loud = Громко
web-switch-list = Всегда показывать список вариантов
web-switch-since = Показывать, что случилось с моего прошлого хода
web-switch-vibrate = Вибрировать, когда мой ход
web-switch-forced = Делать единственный возможный ход автоматически
web-switch-notify = Уведомлять о моём ходе
web-notify-cannot = Этот браузер показывает уведомления только на защищённых адресах.
web-notify-denied = Браузер не разрешает. Это можно изменить в его настройках для этой страницы.
web-host-bot = Программа, которую добавил хозяин этого сервера.
