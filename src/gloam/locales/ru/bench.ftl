### Насколько быстры игры: `gloam bench`.

cli-about-bench = измерить, насколько игры быстры на этой машине

cli-arg-bench-game = только эта игра; если не указано, все
cli-arg-bench-seats = на скольких игроков (если не указано, 4); несколько чисел покажут, как растут затраты
cli-arg-bench-rounds = сколько раз снимать каждый показатель; в счёт идёт медиана (если не указано, 5; не меньше)
cli-arg-bench-ms = сколько миллисекунд работы отвести показателю за раз (если не указано, 100)

cli-bench-seats =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
cli-bench-driven = Цикл в Python, решений/с
cli-bench-driven-telling = То же с рассказом о событиях, решений/с
cli-bench-inside = Цикл в движке, решений/с
cli-bench-copy-us = Копия состояния, мкс
cli-bench-redeal-us = Пересдача, мкс
cli-bench-view-us = Вид, мкс
cli-bench-views-us = Виды всех, мкс
cli-bench-encode-us = Вид в JSON, мкс
cli-bench-ismcts-per-s = ISMCTS, итераций/с
cli-bench-ismcts-to-end-per-s = ISMCTS до конца партии, итераций/с
cli-bench-state-bytes = Память на состояние, байт
cli-bench-note = Машины разные: сравнивайте только числа одного запуска. Как они получены — в docs/performance.md.
