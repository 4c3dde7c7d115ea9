### Что бывает не так с местом, где хранятся столы. Адреса показывают без пароля.

error-store-address = «{ $value }» — незнакомый вид базы данных. Адреса выглядят так: { $known }.
error-store-file = { $file }: этот файл не годится как база данных ({ $why }).
error-store-in-use = { $file }: эту базу уже открыл другой сервер. Один файл — для одного сервера; нескольким нужен `PostgreSQL`.
error-store-newer = Базу создала более новая версия программы: там шаг { $found }, а здесь известны шаги до { $known }. Поставьте ту версию или возьмите другую базу.
error-store-foreign = В базе лежат таблицы другой программы с именами, которые нужны нам: { $tables }. Возьмите пустую базу.
error-store-extra = Для `PostgreSQL` не хватает { $missing }. Установите `gloam[postgres]`.
error-store-unreachable =
    { $why ->
        [InvalidPasswordError] { $where }: база не принимает этого пользователя или пароль.
        [InvalidAuthorizationSpecificationError] { $where }: база не принимает этого пользователя или пароль.
        [InvalidCatalogNameError] { $where }: на этом сервере нет такой базы. Сначала создайте её.
        [InsufficientPrivilegeError] { $where }: этот пользователь не может создавать таблицы в базе.
        [ConnectionRefusedError] { $where }: там не отвечает сервер баз данных. Он запущен?
        [TimeoutError] { $where }: сервер баз данных не ответил вовремя.
        [gaierror] { $where }: такого имени в сети нет.
       *[other] { $where }: до базы не достучаться ({ $why }).
    }
error-store-older = Схема базы на шаге { $found }, а программа — на шаге { $known }. Сначала обновите базу.
error-store-backup-exists = { $file }: такое имя уже занято. Копия ничего не перезаписывает: возьмите другое имя.
error-store-not-empty = { $where }: эта база не пуста. Копию восстанавливают только в пустую.

## Что может найти проверка.

store-finding-damaged = Файл повреждён: { $what }.
store-finding-schema = Схема на шаге «{ $found }», а программа знает { $known }.
store-finding-hole = Стол { $table }: номера записей идут до { $seq }, а самих записей { $count }.
store-finding-snapshot = Стол { $table }: есть снимок на номере { $seq }, а такой записи нет.
store-finding-unlisted = Стол { $table }: записи есть ({ $count }), а в списке его нет.
store-finding-logless = Стол { $table }: он есть в списке, а записей нет.
