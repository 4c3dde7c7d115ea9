### Что решило законченную партию: переломные моменты, шансы, удача и выбор.

web-turning = Переломные моменты
web-turning-find = Найти переломные моменты
web-turning-about = Что решило партию? Поиск займёт несколько секунд и смотрит карты всех игроков.
web-turning-busy = Партия просматривается заново…
web-turning-progress = Готово: { $percent } %
web-turning-count =
    { $count ->
        [one] Найден { $count } переломный момент.
        [few] Найдено { $count } переломных момента.
       *[other] Найдено { $count } переломных моментов.
    }
web-turning-none = Ни одна перемена не выделяется на фоне случайностей, поэтому ни одна не названа переломной: партия решалась понемногу.
web-turning-none-else = Другие перемены на фоне случайностей не выделяются.
web-turning-where = Ход { $turn }, шаг { $decision }
web-turning-where-many = С хода { $turn }, шаги { $first }–{ $last }
web-turning-kind-choice = выбор
web-turning-kind-luck = удача
web-turning-kind-whole = выбор и удача
web-turning-chose =
    { $who_you ->
        [yes] Вы выбираете: «{ $what }».
       *[no] { $who } выбирает: «{ $what }».
    }
web-turning-change =
    { $who_you ->
        [yes] Ваши шансы на победу: { $change } (±{ $margin }), с { $before } % до { $after } %.
       *[no] { $who }, шансы на победу: { $change } (±{ $margin }), с { $before } % до { $after } %.
    }

web-chances = Шансы на победу
web-chances-heard = { $who }: в начале { $before } %, в конце { $after } %.

web-accounts = Удача и выбор
web-accounts-course = с { $before } % до { $after } %
web-accounts-own = свой выбор
web-accounts-others = чужой выбор
web-accounts-luck = удача
web-accounts-whole = не разделено
web-accounts-reading = Шансы — это доля побед, если с этого места все играют первым, что придёт в голову; о сильных игроках это говорит мало. Розыгрышей из каждой позиции: { $playouts }. Числа после ± верны с надёжностью 95 %; что меньше своего ±, может ничего не значить.
web-accounts-thinned = Столько решений рассматривалось сразу: { $every }. Где между ними вмешался случай, удача и выбор не разделены.
web-chances-click = Щелчок ведёт к этой позиции.
web-chances-percent = { $number } %
