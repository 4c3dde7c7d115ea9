### Стол «Кошмариума» текстом. Значок легиона — фигура и буква: цвет для различения не нужен.

nightmarium-table-badge-necronauts = ◆Н
nightmarium-table-badge-insektoids = ●К
nightmarium-table-badge-chimeridae = ▲Х
nightmarium-table-badge-homunculi = ■Л
nightmarium-table-seal = печать
nightmarium-table-no-ability = —

nightmarium-table-name =
    { $who_you ->
        [yes] { $seat } { $who } (вы)
       *[no] { $seat } { $who }
    }
nightmarium-table-hand = на руке { $count }
nightmarium-table-count = завершено { $finished } из { $target }
nightmarium-table-known = известно:
nightmarium-table-needs = ждёт: { $part }
nightmarium-table-finished = завершено
nightmarium-table-embodied = воплощено

nightmarium-table-deck = Колода { $count }
nightmarium-table-pile = сброс { $count }
nightmarium-table-top = сверху:
nightmarium-table-pile-empty = Сброс пуст.
nightmarium-table-revealed = Открыл Певчий:
nightmarium-table-laid = Ваша дань, рубашкой вверх:

nightmarium-table-chain =
    { $who_you ->
        [yes] Цепочка вашего существа { $spot }:
       *[no] { $who }, цепочка существа { $spot }:
    }
nightmarium-table-link-done = { $ability } (сделано)
nightmarium-table-link-running = ▶ { $ability } (сейчас)
nightmarium-table-link-next = { $ability } (дальше)

## На что карта с руки годится сейчас, коротко; полностью скажет `why`.

nightmarium-table-fits = → место { $spots }
nightmarium-table-not-bond = { $rule }: в этот ход только { $legion }
nightmarium-table-not-no-free-place = { $rule }: нет места для нового существа
nightmarium-table-not-sealed-already = { $rule }: нет завершённых без печати
nightmarium-table-not-seal-unfinished = { $rule }: нет завершённых без печати
nightmarium-table-not-nowhere = { $rule }: эту часть никто не ждёт

## Варианты

nightmarium-table-group-play = Сыграть карту
nightmarium-table-group-discard-turn = Обменять сколько угодно карт на вдвое меньше (`обмен { $names }`) или начать с
nightmarium-table-group-discard-exchange = Сбросить ещё одну
nightmarium-table-group-discard-tribute = Сбросить две карты (`сбросить { $names }`) или начать с
nightmarium-table-word-exchange = обмен
nightmarium-table-word-discard = сбросить
nightmarium-table-word-pile = сброс
