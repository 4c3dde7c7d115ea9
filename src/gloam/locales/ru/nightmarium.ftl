### «Кошмариум». Термины — из русского издания; см. docs/rules/nightmarium.ru.md.

nightmarium-name = Кошмариум

## Слова

nightmarium-legion-necronauts = некромункулы
nightmarium-legion-insektoids = констрикты
nightmarium-legion-chimeridae = химериды
nightmarium-legion-homunculi = людовища

nightmarium-ability-herald = Певчий
nightmarium-ability-weeper = Плакальщик
nightmarium-ability-mocker = Пересмешник
nightmarium-ability-executioner = Палач
nightmarium-ability-scavenger = Падальщик
nightmarium-ability-devourer = Пожиратель
nightmarium-ability-none = без способности
nightmarium-abilities =
    { $count ->
        [1] { $first }
        [2] { $first }, затем { $second }
       *[3] { $first }, затем { $second }, затем { $third }
    }

nightmarium-part-legs = ноги
nightmarium-part-torso = туловище
nightmarium-part-head = голова

nightmarium-parts-legs = ноги
nightmarium-parts-torso = туловище
nightmarium-parts-head = голова
nightmarium-parts-legs-torso = ноги/туловище
nightmarium-parts-legs-head = ноги/голова
nightmarium-parts-torso-head = туловище/голова
nightmarium-parts-legs-torso-head = ноги/туловище/голова

# Каждое из трёх годится после слова «карта» в любом падеже: «карту №17 (…)», «карту рубашкой вверх».
nightmarium-card = №{ $card } ({ $parts }, { $legion }, { $ability })
nightmarium-card-seal = №{ $card } (печать, { $legion })
# Short forms: the client shows numbers on demand.
nightmarium-card-short =
    «{ $parts } { $legion_key ->
        [necronauts] некромункула
        [insektoids] констрикта
        [chimeridae] химериды
       *[homunculi] людовища
    }{ $ability_key ->
        [none] { "" }
       *[other] { ", " }{ $ability }
    }»
nightmarium-card-seal-short =
    «печать { $legion_key ->
        [necronauts] некромункула
        [insektoids] констрикта
        [chimeridae] химериды
       *[homunculi] людовища
    }»
nightmarium-card-hidden = рубашкой вверх

## Журнал

nightmarium-event-began =
    { $who_you ->
        [yes] Ваш ход.
       *[no] Ходит { $who }.
    }
nightmarium-event-dealt =
    { $who_you ->
        [yes] Вам сдают карту { $card }.
       *[no] { $who } получает карту { $card }.
    }
nightmarium-event-drew =
    { $who_you ->
        [yes] Вы берёте карту { $card }.
       *[no] { $who } берёт карту { $card }.
    }
nightmarium-event-reshuffled =
    { $number ->
        [one] Колода закончилась: сброс ({ $number } карта) становится новой колодой.
        [few] Колода закончилась: сброс ({ $number } карты) перемешан и становится новой колодой.
       *[many] Колода закончилась: сброс ({ $number } карт) перемешан и становится новой колодой.
    }
nightmarium-event-discarded =
    { $who_you ->
        [yes] Вы сбрасываете карту { $card }.
       *[no] { $who } сбрасывает карту { $card }.
    }
nightmarium-event-passed =
    { $who_you ->
        [yes] Делать нечего: вы пропускаете действие.
       *[no] { $who } пропускает действие: делать нечего.
    }
nightmarium-event-placed =
    { $who_you ->
        [yes] Вы кладёте карту { $card } на место { $spot }: { $number }.
       *[no] { $who } кладёт карту { $card } на место { $spot }: { $number }.
    }
nightmarium-event-sealed =
    { $who_you ->
        [yes] Вы воплощаете существо { $spot } картой { $card }.
       *[no] { $who } воплощает существо { $spot } картой { $card }.
    }
nightmarium-event-finished =
    { $who_you ->
        [yes] Вы завершаете существо { $spot }!
       *[no] { $who } завершает существо { $spot }!
    }
nightmarium-event-demanded =
    { $who_you ->
        [yes] Ваше существо { $spot } — «чистое», легион «{ $number }»: соперники сбрасывают карты.
       *[no] { $who } завершает «чистое» существо { $spot }, легион «{ $number }»: соперники сбрасывают карты.
    }
nightmarium-event-chose =
    { $who_you ->
        [yes] Вы откладываете карту на сброс рубашкой вверх.
       *[no] { $who } откладывает карту на сброс рубашкой вверх.
    }
nightmarium-event-gave =
    { $who_you ->
        [yes] Ваш сброс: карта { $card }.
       *[no] { $who } сбрасывает карту { $card }.
    }
nightmarium-event-gave-nothing =
    { $who_you ->
        [yes] Вам нечего сбросить.
       *[no] { $who } ничего не сбрасывает: рука пуста.
    }
nightmarium-event-activated =
    { $who_you ->
        [yes] Ваше существо { $spot }: просыпается { $number }.
       *[no] { $who }, существо { $spot }: просыпается { $number }.
    }
nightmarium-event-stopped =
    { $who_you ->
        [yes] Ваше существо { $spot }: { $number } не находит цели, цепочка прервана.
       *[no] { $who }, существо { $spot }: { $number } не находит цели, цепочка прервана.
    }
nightmarium-event-dropped =
    { $who_you ->
        [yes] Просыпается ваше существо { $number }: цепочка существа { $spot } прервана.
       *[no] { $who }: просыпается существо { $number }, цепочка существа { $spot } прервана.
    }
nightmarium-event-dropped-sealed =
    { $who_you ->
        [yes] На вашем существе { $spot } теперь печать: остаток цепочки пропадает.
       *[no] { $who }, существо { $spot }: теперь на нём печать, остаток цепочки пропадает.
    }
nightmarium-event-cut =
    { $number ->
        [one] { $who_you ->
            [yes] Ваше существо { $spot }: { $number } шаг позади, цепочка прервана.
           *[no] { $who }, существо { $spot }: { $number } шаг позади, цепочка прервана.
        }
        [few] { $who_you ->
            [yes] Ваше существо { $spot }: { $number } шага позади, цепочка прервана.
           *[no] { $who }, существо { $spot }: { $number } шага позади, цепочка прервана.
        }
       *[many] { $who_you ->
            [yes] Ваше существо { $spot }: { $number } шагов позади, цепочка прервана.
           *[no] { $who }, существо { $spot }: { $number } шагов позади, цепочка прервана.
        }
    }
nightmarium-event-revealed =
    { $who_you ->
        [yes] Певчий: вы открываете карту { $card }.
       *[no] Певчий: { $who } открывает карту { $card }.
    }
nightmarium-event-scavenged =
    { $number ->
        [one] { $who_you ->
            [yes] Ваш Падальщик утаскивает чужое существо { $spot }: { $other } теряет { $number } карту.
           *[no] { $other_you ->
                [yes] Падальщик ({ $who }) утаскивает ваше существо { $spot }: { $number } карта.
               *[no] Падальщик ({ $who }) утаскивает существо { $spot }: { $other } теряет { $number } карту.
            }
        }
        [few] { $who_you ->
            [yes] Ваш Падальщик утаскивает чужое существо { $spot }: { $other } теряет { $number } карты.
           *[no] { $other_you ->
                [yes] Падальщик ({ $who }) утаскивает ваше существо { $spot }: { $number } карты.
               *[no] Падальщик ({ $who }) утаскивает существо { $spot }: { $other } теряет { $number } карты.
            }
        }
       *[many] { $who_you ->
            [yes] Ваш Падальщик утаскивает чужое существо { $spot }: { $other } теряет { $number } карт.
           *[no] { $other_you ->
                [yes] Падальщик ({ $who }) утаскивает ваше существо { $spot }: { $number } карт.
               *[no] Падальщик ({ $who }) утаскивает существо { $spot }: { $other } теряет { $number } карт.
            }
        }
    }
nightmarium-event-executed =
    { $who_you ->
        [yes] Ваш Палач забирает карту { $card }: её теряет { $other }, существо { $spot }.
       *[no] { $other_you ->
            [yes] Палач ({ $who }) забирает с вашего существа { $spot } карту { $card }.
           *[no] Палач ({ $who }) забирает карту { $card }: её теряет { $other }, существо { $spot }.
        }
    }
nightmarium-event-devoured =
    { $who_you ->
        [yes] Ваш Пожиратель съедает с вашего существа { $spot } карту { $card }.
       *[no] Пожиратель ({ $who }) съедает со своего существа { $spot } карту { $card }.
    }
nightmarium-event-vanished =
    { $who_you ->
        [yes] Ваше существо { $spot } исчезает.
       *[no] { $who } теряет существо { $spot }.
    }
nightmarium-event-reran =
    { $who_you ->
        [yes] Ваше существо { $spot }: печать снова будит способности.
       *[no] { $who }, существо { $spot }: печать снова будит способности.
    }
nightmarium-event-declined =
    { $who_you ->
        [yes] Вы оставляете существо { $spot } спать.
       *[no] { $who } оставляет существо { $spot } спать.
    }
nightmarium-event-won =
    { $number ->
        [one] { $who_you ->
            [yes] Вы победили: { $number } завершённое существо!
           *[no] { $who } побеждает: { $number } завершённое существо!
        }
        [few] { $who_you ->
            [yes] Вы победили: { $number } завершённых существа!
           *[no] { $who } побеждает: { $number } завершённых существа!
        }
       *[many] { $who_you ->
            [yes] Вы победили: { $number } завершённых существ!
           *[no] { $who } побеждает: { $number } завершённых существ!
        }
    }
nightmarium-event-shared =
    { $number ->
        [one] { $who_you ->
            [yes] Ничья: у вас { $number } завершённое существо.
           *[no] Ничья: { $who }, { $number } завершённое существо.
        }
        [few] { $who_you ->
            [yes] Ничья: у вас { $number } завершённых существа.
           *[no] Ничья: { $who }, { $number } завершённых существа.
        }
       *[many] { $who_you ->
            [yes] Ничья: у вас { $number } завершённых существ.
           *[no] Ничья: { $who }, { $number } завершённых существ.
        }
    }

## Строка состояния: кто решает и что

nightmarium-asked-turn =
    { $left ->
        [one] { $who_you ->
            [yes] Ваш ход: возьмите, сыграйте или обменяйте. Осталось { $left } действие.
           *[no] { $who } думает. Осталось { $left } действие.
        }
        [few] { $who_you ->
            [yes] Ваш ход: возьмите, сыграйте или обменяйте. Осталось { $left } действия.
           *[no] { $who } думает. Осталось { $left } действия.
        }
       *[many] { $who_you ->
            [yes] Ваш ход: возьмите, сыграйте или обменяйте. Осталось { $left } действий.
           *[no] { $who } думает. Осталось { $left } действий.
        }
    }
nightmarium-asked-turn-bound =
    { $left ->
        [one] { $who_you ->
            [yes] Ваш ход: возьмите, обменяйте или сыграйте карту легиона «{ $legion }». Осталось { $left } действие.
           *[no] { $who } думает; играть можно только легион «{ $legion }». Осталось { $left } действие.
        }
        [few] { $who_you ->
            [yes] Ваш ход: возьмите, обменяйте или сыграйте карту легиона «{ $legion }». Осталось { $left } действия.
           *[no] { $who } думает; играть можно только легион «{ $legion }». Осталось { $left } действия.
        }
       *[many] { $who_you ->
            [yes] Ваш ход: возьмите, обменяйте или сыграйте карту легиона «{ $legion }». Осталось { $left } действий.
           *[no] { $who } думает; играть можно только легион «{ $legion }». Осталось { $left } действий.
        }
    }
nightmarium-asked-exchange =
    { $count ->
        [one] { $who_you ->
            [yes] Сброшена { $count } карта. Сбросьте ещё или возьмите вдвое меньше.
           *[no] { $who } меняет карты: сброшена { $count } карта.
        }
        [few] { $who_you ->
            [yes] Сброшено { $count } карты. Сбросьте ещё или возьмите вдвое меньше.
           *[no] { $who } меняет карты: сброшено { $count } карты.
        }
       *[many] { $who_you ->
            [yes] Сброшено { $count } карт. Сбросьте ещё или возьмите вдвое меньше.
           *[no] { $who } меняет карты: сброшено { $count } карт.
        }
    }
nightmarium-asked-tribute =
    { $who_you ->
        [yes] Сбросьте 1 карту легиона «{ $legion }» («чистое» существо: { $other }).
       *[no] { $other_you ->
            [yes] { $who } выбирает, что сбросить: легион «{ $legion }», ваше «чистое» существо.
           *[no] { $who } выбирает, что сбросить: легион «{ $legion }» («чистое» существо: { $other }).
        }
    }
nightmarium-asked-scavenge =
    { $who_you ->
        [yes] Падальщик: выберите чужое незавершённое существо, оно уйдёт в сброс.
       *[no] { $who } выбирает добычу для Падальщика.
    }
nightmarium-asked-execute =
    { $who_you ->
        [yes] Палач: выберите чужое существо и заберите его верхнюю карту.
       *[no] { $who } выбирает жертву для Палача.
    }
nightmarium-asked-devour =
    { $who_you ->
        [yes] Пожиратель: выберите другое своё существо, оно потеряет верхнюю карту.
       *[no] { $who } выбирает, какое своё существо скормить Пожирателю.
    }
nightmarium-asked-mock =
    { $who_you ->
        [yes] Пересмешник: сыграйте с руки карту любого легиона.
       *[no] { $who } выбирает карту для Пересмешника.
    }
nightmarium-asked-herald =
    { $who_you ->
        [yes] Певчий: сыграйте одну из открытых карт.
       *[no] { $who } выбирает одну из карт Певчего.
    }
nightmarium-asked-rerun =
    { $who_you ->
        [yes] На существе { $spot } печать. Разбудить снова: { $abilities }?
       *[no] { $who } решает, будить ли снова существо { $spot } с печатью: { $abilities }.
    }
nightmarium-asked-over = Игра окончена.

## О чём вопрос, одним словосочетанием

nightmarium-decision-turn = действие: взять, сыграть или обменять
nightmarium-decision-exchange = следующую карту для обмена или `done`
nightmarium-decision-tribute = карту для сброса
nightmarium-decision-scavenge = существо для Падальщика
nightmarium-decision-execute = существо для Палача
nightmarium-decision-devour = существо для Пожирателя
nightmarium-decision-mock = карту для Пересмешника
nightmarium-decision-herald = одну из карт Певчего
nightmarium-decision-rerun = будить ли существо с печатью

## Что можно выбрать и что за этим последует наверняка

nightmarium-do-draw = Взять карту
nightmarium-do-done =
    { $count ->
        [0] Остановиться и ничего не брать
        [one] Остановиться и взять { $count } карту
        [few] Остановиться и взять { $count } карты
       *[other] Остановиться и взять { $count } карт
    }
nightmarium-do-yes = Разбудить снова: { $abilities }
nightmarium-do-no = Пусть спит
nightmarium-do-discard = Сбросить карту { $card }
nightmarium-do-discard-alone = Сбросить карту { $card } и ничего не взять
nightmarium-do-discard-first = Обменять, начиная с карты { $card }
nightmarium-do-give = Сбросить карту { $card }
nightmarium-do-devour = Существо { $spot }: потерять карту { $card }
nightmarium-do-scavenge =
    { $other_you ->
        [yes] Ваше существо { $spot }: уничтожить
       *[no] { $other }, существо { $spot }: уничтожить
    }
nightmarium-do-execute =
    { $other_you ->
        [yes] Ваше существо { $spot }: забрать на руку карту { $card }
       *[no] { $other }, существо { $spot }: забрать на руку карту { $card }
    }
nightmarium-do-seal = Существо { $spot }: воплотить картой { $card }; способностей этого легиона у него нет
nightmarium-do-seal-may-wake = Существо { $spot }: воплотить картой { $card }; потом можно снова разбудить: { $abilities }
nightmarium-do-seal-wakes = Существо { $spot }: воплотить картой { $card }; потом снова: { $abilities }
nightmarium-do-start = Существо { $spot }: начать картой { $card }
nightmarium-do-build = Существо { $spot }: добавить карту { $card } как { $part }
nightmarium-do-finish = Существо { $spot }: завершить картой { $card }; потом { $head }, { $torso }, { $legs }
nightmarium-do-finish-pure = Существо { $spot }: завершить картой { $card }; «чистое» ({ $legion }), соперники сбрасывают карты; потом { $head }, { $torso }, { $legs }
nightmarium-do-finish-silent = Существо { $spot }: завершить картой { $card }; без способностей
nightmarium-do-finish-pure-silent = Существо { $spot }: завершить картой { $card }; «чистое» ({ $legion }), соперники сбрасывают карты; без способностей
nightmarium-do-win = Существо { $spot }: завершить картой { $card } и победить

## Почему нельзя и когда было бы можно

nightmarium-refused-over = Игра окончена.
nightmarium-refused-over-legal-if = Начните новую игру.
nightmarium-refused-spectator = Вы зритель. Действуют только игроки.
nightmarium-refused-spectator-legal-if = Займите место в следующей игре.
nightmarium-refused-not-your-decision = Сейчас решает { $who }.
nightmarium-refused-not-your-decision-legal-if = Подождите: { $who } думает.
nightmarium-refused-no-such-card = Карты { $card } нет в этой колоде.
nightmarium-refused-no-such-card-legal-if = Выберите карту с руки.
nightmarium-refused-not-held = Карту { $card } сейчас использовать нельзя.
nightmarium-refused-not-held-legal-if = Выберите карту с руки или одну из карт, открытых Певчим.
nightmarium-refused-bond = Карта { $card } не того легиона, что вы играли в этот ход.
nightmarium-refused-bond-legal-if = Сыграйте легион «{ $legion }», возьмите карту или обменяйте.
nightmarium-refused-no-such-place = Места { $spot } нет: их у вас { $target }.
nightmarium-refused-no-such-place-legal-if = Выберите место от 1 до { $target }.
nightmarium-refused-herald-seal = За этим столом печати, открытые Певчим, не играют.
nightmarium-refused-herald-seal-legal-if = Сыграйте другую карту. Печать уйдёт в сброс.
nightmarium-refused-sealed-already = На существе { $spot } уже есть печать.
nightmarium-refused-sealed-already-legal-if = Выберите завершённое существо без печати.
nightmarium-refused-seal-unfinished = Печать кладут только на завершённое существо, а у существа { $spot } нет головы.
nightmarium-refused-seal-unfinished-legal-if = Сначала завершите его или выберите другое.
nightmarium-refused-complete = Существо { $spot } уже завершено.
nightmarium-refused-complete-legal-if = Выберите незавершённое существо или свободное место.
nightmarium-refused-lowest-place = Новое существо занимает первое свободное место, а не место { $spot }.
nightmarium-refused-lowest-place-legal-if = Выберите первое свободное место.
nightmarium-refused-no-free-place =
    { $target ->
        [one] Карта { $card } начинает новое существо, а больше { $target } у вас быть не может.
        [few] Карта { $card } начинает новое существо, а больше { $target } у вас быть не может.
       *[many] Карта { $card } начинает новое существо, а больше { $target } у вас быть не может.
    }
nightmarium-refused-no-free-place-legal-if = Придержите её, пока одно из ваших существ не исчезнет.
nightmarium-refused-wrong-part =
    { $part_key ->
        [legs] Существо начинают с ног, а на карте { $card } их нет.
       *[other] Существу { $spot } нужна другая часть, { $part }, а на карте { $card } её нет.
    }
nightmarium-refused-wrong-part-legal-if =
    { $elsewhere ->
        [no] Выберите карту, на которой есть { $part }. Карту { $card } пока некуда положить.
       *[yes] Выберите карту, на которой есть { $part }, или другое место для карты { $card }.
    }
nightmarium-refused-no-cards = Колода и сброс пусты.
nightmarium-refused-no-cards-legal-if = Взять карту можно будет, когда кто-нибудь сбросит свою.
nightmarium-refused-not-ascending = Карта { $card } идёт раньше той, что сброшена последней.
nightmarium-refused-not-ascending-legal-if = Карты для обмена называют по возрастанию номеров, печати — в конце.
nightmarium-refused-second-gift = Вы уже сбрасываете две карты, поэтому карта { $card } их не заменит.
nightmarium-refused-second-gift-legal-if = Сбросьте вторую карту из тех, что идут после первой.
nightmarium-refused-second-gift-ascending = Карта { $card } идёт раньше первой из двух.
nightmarium-refused-second-gift-ascending-legal-if = Две карты называют по возрастанию номеров, печати — в конце.
nightmarium-refused-gift-of-other-legion = Карта { $card } — не легион «{ $legion }».
nightmarium-refused-gift-of-other-legion-legal-if = Сбросьте карту этого легиона. Если её нет или так разрешено за этим столом, сбросьте две любые.
nightmarium-refused-must-give-legion = У вас есть карта легиона «{ $legion }», поэтому карту { $card } вместо неё сбросить нельзя.
nightmarium-refused-must-give-legion-legal-if = Сбросьте одну карту легиона «{ $legion }».
nightmarium-refused-first-gift-not-last = Карта { $card } не может быть первой из двух: после неё у вас ничего нет.
nightmarium-refused-first-gift-not-last-legal-if = Начните с карты, которая идёт раньше, и добавьте к ней карту { $card }; если её легион — тот самый, сбросьте её одну: `give`.
nightmarium-refused-no-such-seat = Места { $seat } за столом нет: последнее — { $seats }.
nightmarium-refused-no-such-seat-legal-if = Выберите место за столом от 1 до { $seats }.
nightmarium-refused-own-creature = Эта способность действует только на соперников.
nightmarium-refused-own-creature-legal-if = Выберите чужое существо.
nightmarium-refused-no-creature =
    { $who_you ->
        [yes] У вас на месте { $spot } нет существа.
       *[no] { $who }, место { $spot }: существа там нет.
    }
nightmarium-refused-no-creature-legal-if = Выберите место, где существо есть.
nightmarium-refused-embodied =
    { $who_you ->
        [yes] Ваше существо { $spot } — воплощённое: способности на него не действуют.
       *[no] { $who }, существо { $spot }: оно воплощённое, способности на него не действуют.
    }
nightmarium-refused-embodied-legal-if = Выберите существо без печати.
nightmarium-refused-activating = Существо { $spot } сейчас действует: самого себя Пожиратель не съест.
nightmarium-refused-activating-legal-if = Выберите другое своё существо.
nightmarium-refused-finished =
    { $who_you ->
        [yes] Падальщик берёт только незавершённых существ, а ваше существо { $spot } завершено.
       *[no] Падальщик берёт только незавершённых существ, а это завершено: { $who }, существо { $spot }.
    }
nightmarium-refused-finished-legal-if = Выберите существо без головы.
nightmarium-refused-not-asked = Сейчас этого сделать нельзя.
nightmarium-refused-not-asked-legal-if = Сначала выберите { $asked }.

## Настройки

nightmarium-setting-win = Победа
nightmarium-setting-win-end_of_turn = В конце хода, если существ достаточно. Сначала сработают способности последнего, и они могут стоить победы.
nightmarium-setting-win-immediate = Сразу, как только у последнего существа появится голова. Его способности не сработают.
nightmarium-setting-seals = Печати
nightmarium-setting-seals-off = Без печатей: 108 карт.
nightmarium-setting-seals-on = С 12 печатями, которые защищают существо и могут разбудить его снова: 120 карт.
nightmarium-setting-target = Сколько существ завершить: 5, как в коробке; 3 или 4, чтобы короче; 6 или 7, чтобы дольше
nightmarium-setting-legion_discard = Сброс из-за «чистого» существа
nightmarium-setting-legion_discard-must = Игрок, у которого есть карта этого легиона, обязан её сбросить.
nightmarium-setting-legion_discard-either = Игрок, у которого есть карта этого легиона, может сбросить вместо неё две любые.
nightmarium-setting-herald_leftover = Вторая карта Певчего, если первая завершила существо
nightmarium-setting-herald_leftover-discard = Уходит в сброс.
nightmarium-setting-herald_leftover-place = Сначала играется, если это возможно. Потом просыпается существо, завершённое последним.
nightmarium-setting-herald_seal = Печать, открытая Певчим
nightmarium-setting-herald_seal-play = Играется, если у вас есть завершённое существо без печати.
nightmarium-setting-herald_seal-discard = Уходит в сброс.
nightmarium-setting-seal_rerun = Способности, разбуженные печатью
nightmarium-setting-seal_rerun-may = Их владелец решает, сработают ли они.
nightmarium-setting-seal_rerun-mandatory = Срабатывают всегда.
nightmarium-setting-hand = Карт на старте: 5, как в коробке
nightmarium-setting-first = Первый игрок: номер места или `random`
nightmarium-setting-first-random = По жребию.
nightmarium-setting-deck-any = файл
nightmarium-setting-deck = Колода: `printed` или файл с картами

nightmarium-preset-first-edition = Первое издание: последняя голова побеждает сразу; без печатей.
nightmarium-preset-second-edition = Второе издание: победа в конце хода; без печатей.
nightmarium-preset-advanced = Продвинутая игра: второе издание с печатями.
