### Уход за сервером: `gloam serve`, `gloam tables`, `gloam db` и страница, которую он показывает без клиента.

cli-about-serve = открыть столы всем, кто может соединиться с этим компьютером
cli-about-tables = перечислить, показать, выгрузить или удалить столы сервера
cli-about-db = сделать копию, проверить, обновить или восстановить хранилище столов

cli-meta-table = стол

cli-arg-host = на каком адресе слушать (если не указано, на всех); 127.0.0.1 — только для этого компьютера
cli-arg-port = на каком порту слушать (если не указано, 8000 или следующий свободный); 0 — на любом
cli-arg-db = где хранить столы: файл или postgresql://user@host/database; если не указано, GLOAM_DB, иначе файл среди ваших данных
cli-arg-base-path = путь, с которого начинаются все адреса, например /gloam, если прокси показывает сервер под ним
cli-arg-origin = другие адреса, страницам которых можно обращаться к серверу, например https://example.org
cli-arg-proxy = адреса прокси, которым можно верить в том, откуда клиенты
cli-arg-workers = сколько процессов думают за ботов
cli-arg-log = вид журнала
cli-arg-tables-job = что сделать: перечислить столы (если не указано), показать, удалить или выгрузить один
cli-arg-tables-table = номер стола
cli-arg-tables-file = куда записать выгруженный стол
cli-arg-db-job = что сделать
cli-arg-db-file = копия, которую сделать или из которой восстановить

## Сервер

cli-serve-other-port = Порт { $usual } занят, поэтому у сервера порт { $port }.
cli-serve-here = На этом компьютере: { $address }
cli-serve-near = В вашей сети:       { $address }
cli-serve-lonely = Сеть не найдена. Если она есть, друзьям нужен адрес этого компьютера и порт { $port }.
cli-serve-no-client = Веб-клиента нет: в браузере играть нельзя. Подробнее: `gloam doctor`.
cli-serve-interpreted = Движки не скомпилированы: всё работает, но боты и загруженные столы намного медленнее.
cli-serve-data = Столы хранятся здесь: { $where }
cli-serve-stop = Чтобы остановить, нажмите Ctrl+C. После нового запуска партии продолжатся с того же места.
cli-serve-stopped = Остановлено. Всё сохранено.

error-serve-port = Порт { $port } занят другой программой. Выберите другой: --port.
error-serve-ports = Порты с { $low } по { $high } заняты. Выберите другой: --port.
error-serve-no-port = «{ $port }» — не порт: они бывают от 0 до { $most }.
error-serve-listen =
    { $why ->
        [gaierror] У этого компьютера нет адреса «{ $host }».
        [PermissionError] Вам нельзя слушать на порту { $port }. Порты до 1024 принадлежат системе: выберите другой, --port.
       *[other] { $host }, порт { $port }: слушать там не получается ({ $why }).
    }
error-serve-base-path = «{ $value }» — не путь. Путь начинается с косой черты и состоит из латинских букв, цифр, косых черт, точек и дефисов.
error-serve-origin = «{ $value }» — не начало адреса. Нужен адрес без пути.
error-serve-proxy = «{ $value }» — не адрес и не сеть.
error-serve-key =
    { $least ->
        [one] В ключе должен быть хотя бы { $least } знак.
        [few] В ключе должно быть хотя бы { $least } знака.
       *[other] В ключе должно быть хотя бы { $least } знаков.
    }
error-serve-limit = «{ $value }» не задаёт предела. Есть такие: { $known }.
error-serve-limit-value = Предел { $limit } не может быть «{ $value }»: это число больше нуля.
error-serve-store = { $where }: база данных не отвечает или непригодна. Возможно, причину назовёт `gloam db check`.

## Столы

cli-tables-lobby = { $table }: { $game }, ещё не начато
cli-tables-playing = { $table }: { $game }, идёт игра
cli-tables-over = { $table }: { $game }, игра окончена
cli-tables-line = { $title }; { $names }; изменён { $updated }
cli-tables-bot = бот { $bot }
cli-tables-open = место свободно
cli-tables-count =
    { $count ->
        [0] Столов нет.
        [one] { $count } стол.
        [few] { $count } стола.
       *[other] { $count } столов.
    }
cli-tables-seat = Место { $seat }: { $who }
cli-tables-options = Настройки: { $options }
cli-tables-counts = Партия { $round }; решений: { $decisions }; записей в журнале: { $entries }; законченных партий: { $finished }
cli-tables-times = Создан { $created }, изменён { $updated }
cli-tables-deleted = Стол { $table } удалён.
cli-tables-exported =
    { $count ->
        [0] Записано в { $file }. За этим столом ещё не закончили ни одной партии.
        [one] Записано в { $file }: { $count } законченная партия.
        [few] Записано в { $file }: { $count } законченные партии.
       *[other] Записано в { $file }: { $count } законченных партий.
    }

error-tables-none = Стола «{ $table }» нет.
error-tables-in-use = { $where }: этой базой пользуется сервер. Сначала остановите его, или пусть хозяин стола удалит стол сам.

## База данных

cli-db-backup = Копия { $where } записана в { $file }.
cli-db-restore = Из { $file } восстановлено: { $where }.
cli-db-migrate = Схема новейшая: { $where }.
cli-db-sound = Всё цело: { $where }.
cli-db-broken =
    { $count ->
        [one] { $where }: { $count } неисправность.
        [few] { $where }: { $count } неисправности.
       *[other] { $where }: { $count } неисправностей.
    }

## Страница без клиента

server-no-client = Этот сервер установлен без веб-клиента: играть здесь могут только программы.
