### Какую нагрузку выдерживают игровые серверы: bench/load.

cli-about-load = нагрузить игровые серверы по очереди множеством игроков за столами и показать, насколько они быстры
cli-arg-load-rounds = сколько раз измерять каждый сервер под каждой нагрузкой; в счёт идёт медиана (если не указано, 3)
cli-arg-load-seconds = по сколько секунд (если не указано, 5)
cli-arg-load-tables = сколько столов на четверых (если не указано, 125)
cli-arg-load-rates = сколько ходов в секунду предлагать; 0 — сколько сервер выдержит (если не указано, 0 1000 2000)
cli-arg-load-idle = сколько открыть сокетов, которые только ждут, чтобы узнать их цену; 0 — нисколько (если не указано, 3000)
cli-arg-load-unpinned = пусть ядра выбирает система; иначе у сервера одно, а у нагрузки другое

cli-load-server = Сервер
cli-load-offered = Дано/с
cli-load-moves = Ходов/с
cli-load-per-cpu = …/с ЦП
cli-load-p50 = p50
cli-load-p99 = p99
cli-load-max = Макс
cli-load-unanswered = Ждут
cli-load-late = Позже
cli-load-cpu = ЦП
cli-load-most = все
cli-load-behind = { $name } не успевает при { $rate } ходов/с: выходит { $moves }.
cli-load-note =
    p50, p99, Макс: миллисекунды от срока хода до того, как его видит сделавший ход игрок. Ждут: ходы без ответа.
    Позже: на сколько мс опаздывает сама нагрузка в 1 ходе из 100. ЦП: доля ядра, занятая сервером и нагрузкой.
    Машины разные: сравнивайте только числа одного запуска.
cli-load-idle =
    { $sockets ->
        [one] { $sockets } ждущий сокет
        [few] { $sockets } ждущих сокета
       *[other] { $sockets } ждущих сокетов
    }: по { $each } КБ и ещё { $table } КБ за каждый розданный стол.
cli-load-found = Вышло
cli-load-goal-moves = ходов/с, все, к boardgame.io
cli-load-goal-p99 = p99 при 1000/с
cli-load-goal-p99-ratio = … к boardgame.io
cli-load-goal-p99-ratio-more = … при 2000/с
cli-load-goal-processes = ходов/с, все, к одному процессу
cli-load-goal-idle = ждущий сокет

## Долгая проверка: bench/load/soak.py.

cli-about-soak = дать людям приходить, играть и уходить несколько минут и узнать, растёт ли память сервера
cli-arg-soak-minutes = сколько минут (если не указано, 10)
cli-load-soaked = Ходов: { NUMBER($moves) }; партий: { NUMBER($finished) }; столов: { NUMBER($made) }; зрителей: { NUMBER($onlookers) }.
cli-load-memory = Память после разогрева: { $first } МБ, через { $minutes } мин { $last } МБ, самое большее { $most } МБ.
cli-load-growth = Рост: { $gained } КБ в минуту. Ровно: { $flat }.
