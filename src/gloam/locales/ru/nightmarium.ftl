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
        [one] Колода пуста: сброс, { $number } карта, перемешан и становится колодой.
        [few] Колода пуста: сброс, { $number } карты, перемешан и становится колодой.
       *[many] Колода пуста: сброс, { $number } карт, перемешан и становится колодой.
    }
nightmarium-event-discarded =
    { $who_you ->
        [yes] Вы сбрасываете карту { $card }.
       *[no] { $who } сбрасывает карту { $card }.
    }
nightmarium-event-passed =
    { $who_you ->
        [yes] Делать нечего: вы пропускаете действие.
       *[no] Делать нечего: { $who } пропускает действие.
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
        [yes] Ваше существо { $spot } — «чистое», легион «{ $number }»: остальные платят дань.
       *[no] { $who } собирает «чистое» существо { $spot }, легион «{ $number }»: остальные платят дань.
    }
nightmarium-event-chose =
    { $who_you ->
        [yes] Вы откладываете дань рубашкой вверх.
       *[no] { $who } откладывает дань рубашкой вверх.
    }
nightmarium-event-gave =
    { $who_you ->
        [yes] Вы отдаёте карту { $card }.
       *[no] { $who } отдаёт карту { $card }.
    }
nightmarium-event-gave-nothing =
    { $who_you ->
        [yes] Вам нечего отдать.
       *[no] { $who } ничего не отдаёт: рука пуста.
    }
nightmarium-event-activated =
    { $who_you ->
        [yes] Ваше существо { $spot }: просыпается { $number }.
       *[no] { $who }, существо { $spot }: просыпается { $number }.
    }
nightmarium-event-stopped =
    { $who_you ->
        [yes] Ваше существо { $spot }: { $number } остаётся без дела, цепочка обрывается.
       *[no] { $who }, существо { $spot }: { $number } остаётся без дела, цепочка обрывается.
    }
nightmarium-event-dropped =
    { $who_you ->
        [yes] Ваше существо { $spot } бросает цепочку: теперь действует существо { $number }.
       *[no] { $who }, существо { $spot }: цепочка брошена, теперь действует существо { $number }.
    }
nightmarium-event-dropped-sealed =
    { $who_you ->
        [yes] Ваше существо { $spot } бросает остаток цепочки: на нём теперь печать.
       *[no] { $who }, существо { $spot }: остаток цепочки брошен, на нём теперь печать.
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
            [yes] { $other } теряет существо { $spot }: вы сбрасываете { $number } карту.
           *[no] { $other_you ->
                [yes] Вы теряете существо { $spot }: { $who } сбрасывает { $number } карту.
               *[no] { $other } теряет существо { $spot }: { $who } сбрасывает { $number } карту.
            }
        }
        [few] { $who_you ->
            [yes] { $other } теряет существо { $spot }: вы сбрасываете { $number } карты.
           *[no] { $other_you ->
                [yes] Вы теряете существо { $spot }: { $who } сбрасывает { $number } карты.
               *[no] { $other } теряет существо { $spot }: { $who } сбрасывает { $number } карты.
            }
        }
       *[many] { $who_you ->
            [yes] { $other } теряет существо { $spot }: вы сбрасываете { $number } карт.
           *[no] { $other_you ->
                [yes] Вы теряете существо { $spot }: { $who } сбрасывает { $number } карт.
               *[no] { $other } теряет существо { $spot }: { $who } сбрасывает { $number } карт.
            }
        }
    }
nightmarium-event-executed =
    { $who_you ->
        [yes] { $other }, существо { $spot }: вы забираете на руку карту { $card }.
       *[no] { $other_you ->
            [yes] Ваше существо { $spot }: { $who } забирает на руку карту { $card }.
           *[no] { $other }, существо { $spot }: { $who } забирает на руку карту { $card }.
        }
    }
nightmarium-event-devoured =
    { $who_you ->
        [yes] Пожиратель: вы сбрасываете со своего существа { $spot } карту { $card }.
       *[no] Пожиратель: { $who } сбрасывает со своего существа { $spot } карту { $card }.
    }
nightmarium-event-vanished =
    { $who_you ->
        [yes] Вы остаётесь без существа { $spot }.
       *[no] { $who } остаётся без существа { $spot }.
    }
nightmarium-event-reran =
    { $who_you ->
        [yes] Ваше существо { $spot }: печать снова будит способности.
       *[no] { $who }, существо { $spot }: печать снова будит способности.
    }
nightmarium-event-declined =
    { $who_you ->
        [yes] Вы не будите существо { $spot }.
       *[no] { $who } не будит существо { $spot }.
    }
nightmarium-event-won =
    { $number ->
        [one] { $who_you ->
            [yes] Победа за вами: { $number } завершённое существо!
           *[no] { $who } побеждает: { $number } завершённое существо!
        }
        [few] { $who_you ->
            [yes] Победа за вами: { $number } завершённых существа!
           *[no] { $who } побеждает: { $number } завершённых существа!
        }
       *[many] { $who_you ->
            [yes] Победа за вами: { $number } завершённых существ!
           *[no] { $who } побеждает: { $number } завершённых существ!
        }
    }
nightmarium-event-shared =
    { $number ->
        [one] { $who_you ->
            [yes] Вы делите победу: { $number } завершённое существо.
           *[no] { $who } делит победу: { $number } завершённое существо.
        }
        [few] { $who_you ->
            [yes] Вы делите победу: { $number } завершённых существа.
           *[no] { $who } делит победу: { $number } завершённых существа.
        }
       *[many] { $who_you ->
            [yes] Вы делите победу: { $number } завершённых существ.
           *[no] { $who } делит победу: { $number } завершённых существ.
        }
    }

## Строка состояния: кто решает и что

nightmarium-asked-turn =
    { $left ->
        [one] { $who_you ->
            [yes] Ваш ход: возьмите, обменяйте или разыграйте. Осталось { $left } действие.
           *[no] { $who } думает. Осталось { $left } действие.
        }
        [few] { $who_you ->
            [yes] Ваш ход: возьмите, обменяйте или разыграйте. Осталось { $left } действия.
           *[no] { $who } думает. Осталось { $left } действия.
        }
       *[many] { $who_you ->
            [yes] Ваш ход: возьмите, обменяйте или разыграйте. Осталось { $left } действий.
           *[no] { $who } думает. Осталось { $left } действий.
        }
    }
nightmarium-asked-turn-bound =
    { $left ->
        [one] { $who_you ->
            [yes] Ваш ход: возьмите, обменяйте или разыграйте (только легион «{ $legion }»). Осталось { $left } действие.
           *[no] { $who } думает; разыграть можно только легион «{ $legion }». Осталось { $left } действие.
        }
        [few] { $who_you ->
            [yes] Ваш ход: возьмите, обменяйте или разыграйте (только легион «{ $legion }»). Осталось { $left } действия.
           *[no] { $who } думает; разыграть можно только легион «{ $legion }». Осталось { $left } действия.
        }
       *[many] { $who_you ->
            [yes] Ваш ход: возьмите, обменяйте или разыграйте (только легион «{ $legion }»). Осталось { $left } действий.
           *[no] { $who } думает; разыграть можно только легион «{ $legion }». Осталось { $left } действий.
        }
    }
nightmarium-asked-exchange =
    { $count ->
        [one] { $who_you ->
            [yes] Обмен: сброшена { $count } карта. Сбросьте ещё или остановитесь и возьмите вдвое меньше.
           *[no] { $who } меняет карты: сброшена { $count } карта.
        }
        [few] { $who_you ->
            [yes] Обмен: сброшено { $count } карты. Сбросьте ещё или остановитесь и возьмите вдвое меньше.
           *[no] { $who } меняет карты: сброшено { $count } карты.
        }
       *[many] { $who_you ->
            [yes] Обмен: сброшено { $count } карт. Сбросьте ещё или остановитесь и возьмите вдвое меньше.
           *[no] { $who } меняет карты: сброшено { $count } карт.
        }
    }
nightmarium-asked-tribute =
    { $who_you ->
        [yes] { $other } требует дань, легион «{ $legion }»: выберите, что отдать.
       *[no] { $other_you ->
            [yes] Вы требуете дань, легион «{ $legion }»: { $who } выбирает, что отдать.
           *[no] { $other } требует дань, легион «{ $legion }»: { $who } выбирает, что отдать.
        }
    }
nightmarium-asked-scavenge =
    { $who_you ->
        [yes] Падальщик вашего существа { $spot }: выберите чужое незавершённое существо, оно уйдёт в сброс.
       *[no] { $who } выбирает добычу: Падальщик существа { $spot }.
    }
nightmarium-asked-execute =
    { $who_you ->
        [yes] Палач вашего существа { $spot }: выберите чужое существо и заберите его верхнюю карту.
       *[no] { $who } выбирает добычу: Палач существа { $spot }.
    }
nightmarium-asked-devour =
    { $who_you ->
        [yes] Пожиратель вашего существа { $spot }: выберите другое своё существо, оно потеряет верхнюю карту.
       *[no] { $who } выбирает добычу среди своих существ: Пожиратель существа { $spot }.
    }
nightmarium-asked-mock =
    { $who_you ->
        [yes] Пересмешник вашего существа { $spot }: разыграйте карту с руки, любого легиона.
       *[no] { $who } выбирает карту с руки: Пересмешник существа { $spot }.
    }
nightmarium-asked-herald =
    { $who_you ->
        [yes] Певчий вашего существа { $spot }: разыграйте одну из открытых карт.
       *[no] { $who } выбирает открытую карту: Певчий существа { $spot }.
    }
nightmarium-asked-rerun =
    { $who_you ->
        [yes] На вашем существе { $spot } печать. Разбудить ещё раз: { $abilities }?
       *[no] { $who } решает, будить ли ещё раз существо { $spot } с печатью: { $abilities }.
    }
nightmarium-asked-over = Игра окончена.

## О чём вопрос, одним словосочетанием

nightmarium-decision-turn = действие хода — взять, обменять или разыграть
nightmarium-decision-exchange = следующая карта для обмена или `done`
nightmarium-decision-tribute = дань хозяину «чистого» существа
nightmarium-decision-scavenge = добыча для Падальщика, чужое незавершённое существо
nightmarium-decision-execute = добыча для Палача, чужое существо
nightmarium-decision-devour = добыча для Пожирателя, другое своё существо
nightmarium-decision-mock = карта с руки для Пересмешника
nightmarium-decision-herald = открытая карта для Певчего
nightmarium-decision-rerun = «да» или «нет», будить ли существо с печатью

## Что можно выбрать и что за этим последует наверняка

nightmarium-do-draw = Взять карту
nightmarium-do-done =
    { $count ->
        [0] Остановиться и ничего не брать
        [one] Остановиться и взять { $count } карту
        [few] Остановиться и взять { $count } карты
       *[other] Остановиться и взять { $count } карт
    }
nightmarium-do-yes = Да, разбудить ещё раз: { $abilities }
nightmarium-do-no = Нет, пусть спит
nightmarium-do-discard = Сбросить карту { $card }
nightmarium-do-discard-alone = Сбросить карту { $card } впустую: на руке нет карт после неё, чтобы обменять их вместе
nightmarium-do-discard-first = Обменять карту { $card }; добавить можно только те, что идут после неё
nightmarium-do-give = Отдать карту { $card }
nightmarium-do-devour = Своё существо { $spot }: сбросить карту { $card }
nightmarium-do-scavenge =
    { $other_you ->
        [yes] Своё существо { $spot }: сбросить целиком
       *[no] { $other }, существо { $spot }: сбросить целиком
    }
nightmarium-do-execute =
    { $other_you ->
        [yes] Своё существо { $spot }: забрать на руку карту { $card }
       *[no] { $other }, существо { $spot }: забрать на руку карту { $card }
    }
nightmarium-do-seal = Существо { $spot }: воплотить картой { $card }; способностей этого легиона у него нет
nightmarium-do-seal-may-wake = Существо { $spot }: воплотить картой { $card }; затем можно разбудить ещё раз: { $abilities }
nightmarium-do-seal-wakes = Существо { $spot }: воплотить картой { $card }; затем ещё раз: { $abilities }
nightmarium-do-start = Существо { $spot }: начать картой { $card }
nightmarium-do-build = Существо { $spot }: добавить карту { $card } как { $part }
nightmarium-do-finish = Существо { $spot }: завершить картой { $card }; затем сверху вниз: { $head }, { $torso }, { $legs }
nightmarium-do-finish-pure = Существо { $spot }: завершить картой { $card }; чистое ({ $legion }), соперники отдают дань; затем сверху вниз: { $head }, { $torso }, { $legs }
nightmarium-do-finish-silent = Существо { $spot }: завершить картой { $card }; способностей у него нет
nightmarium-do-finish-pure-silent = Существо { $spot }: завершить картой { $card }; чистое ({ $legion }), соперники отдают дань; способностей у него нет
nightmarium-do-win = Существо { $spot }: завершить картой { $card } и победить

## Почему нельзя и когда было бы можно

nightmarium-refused-over = Игра окончена.
nightmarium-refused-over-legal-if = Всегда можно начать новую.
nightmarium-refused-spectator = Вы наблюдаете; действуют только игроки.
nightmarium-refused-spectator-legal-if = Займите место в следующей игре.
nightmarium-refused-not-your-decision = Решает { $who }, а не вы.
nightmarium-refused-not-your-decision-legal-if = Подождите: сейчас решает { $who }.
nightmarium-refused-no-such-card = Карты { $card } нет в этой колоде.
nightmarium-refused-no-such-card-legal-if = Выберите карту с руки.
nightmarium-refused-not-held = Карты { $card } нет среди тех, которые сейчас в вашем распоряжении.
nightmarium-refused-not-held-legal-if = Выберите карту с руки, а по зову Певчего — одну из открытых.
nightmarium-refused-bond = Легион карты { $card } не тот, что у карты, разыгранной вами в этот ход.
nightmarium-refused-bond-legal-if = Разыграйте легион { $legion } или потратьте действие иначе: возьмите карту или обменяйте.
nightmarium-refused-no-such-place = Места { $spot } нет: их у вас { $target }.
nightmarium-refused-no-such-place-legal-if = Выберите место от 1 до { $target }.
nightmarium-refused-herald-seal = В этой игре печать, открытую Певчим, не разыгрывают.
nightmarium-refused-herald-seal-legal-if = Разыграйте другую карту; печать уйдёт в сброс.
nightmarium-refused-sealed-already = На существе { $spot } уже есть печать, а второй не бывает.
nightmarium-refused-sealed-already-legal-if = Выберите завершённое существо без печати.
nightmarium-refused-seal-unfinished = Существо { $spot } не завершено, а печать кладут только на завершённое.
nightmarium-refused-seal-unfinished-legal-if = Сначала дайте существу голову или выберите другое, завершённое.
nightmarium-refused-complete = Существо { $spot } завершено: добавить к нему нечего.
nightmarium-refused-complete-legal-if = Выберите незавершённое существо или свободное место.
nightmarium-refused-lowest-place = Место { $spot } свободно, но свободно и другое, с меньшим номером, и новое существо занимает его.
nightmarium-refused-lowest-place-legal-if = Начните существо на свободном месте с наименьшим номером.
nightmarium-refused-no-free-place =
    { $target ->
        [one] Карта { $card } — только ноги, а { $target } существо у вас уже есть, и больше нельзя.
        [few] Карта { $card } — только ноги, а { $target } существа у вас уже есть, и больше нельзя.
       *[many] Карта { $card } — только ноги, а { $target } существ у вас уже есть, и больше нельзя.
    }
nightmarium-refused-no-free-place-legal-if = Подождите, пока одно из ваших существ не исчезнет.
nightmarium-refused-wrong-part = Месту { $spot } сейчас нужна другая часть тела, { $part }, а на карте { $card } её нет.
nightmarium-refused-wrong-part-legal-if =
    { $elsewhere ->
        [no] Выберите карту, на которой есть { $part }. Для карты { $card } места пока нет.
       *[yes] Выберите карту, на которой есть { $part }, или другое место для карты { $card }.
    }
nightmarium-refused-no-cards = И колода, и сброс пусты.
nightmarium-refused-no-cards-legal-if = Подождите, пока кто-нибудь не сбросит карту.
nightmarium-refused-not-ascending = Карта { $card } идёт раньше той, что сброшена последней.
nightmarium-refused-not-ascending-legal-if = Карты для обмена называют по возрастанию номеров, печати — в конце.
nightmarium-refused-second-gift = Вы уже сбрасываете две карты, поэтому карту { $card } вместо них не отдать.
nightmarium-refused-second-gift-legal-if = Сбросьте вторую карту из тех, что идут после первой.
nightmarium-refused-second-gift-ascending = Карта { $card } идёт раньше первой из двух.
nightmarium-refused-second-gift-ascending-legal-if = Две карты называют по возрастанию номеров, печати — в конце.
nightmarium-refused-gift-of-other-legion = Карта { $card } — не того легиона, который нужен: { $legion }.
nightmarium-refused-gift-of-other-legion-legal-if = Отдайте карту нужного легиона; если её нет или так разрешено за этим столом, сбросьте две любые.
nightmarium-refused-must-give-legion = У вас есть карта нужного легиона ({ $legion }), поэтому карту { $card } вместо неё не сбросить.
nightmarium-refused-must-give-legion-legal-if = Отдайте одну карту этого легиона: { $legion }.
nightmarium-refused-first-gift-not-last = Карта { $card } не может быть первой из двух: после неё у вас ничего нет.
nightmarium-refused-first-gift-not-last-legal-if = Начните с карты, которая идёт раньше, а карту { $card } назовите второй; если её легион — тот самый, отдайте её: `give`.
nightmarium-refused-no-such-seat = Места { $seat } за столом нет: последнее — { $seats }.
nightmarium-refused-no-such-seat-legal-if = Выберите место за столом от 1 до { $seats }.
nightmarium-refused-own-creature = Эта способность бьёт только по чужим существам, но не по вашим.
nightmarium-refused-own-creature-legal-if = Выберите существо другого игрока.
nightmarium-refused-no-creature =
    { $who_you ->
        [yes] У вас на месте { $spot } нет существа.
       *[no] { $who }, место { $spot }: существа там нет.
    }
nightmarium-refused-no-creature-legal-if = Выберите место, где существо есть.
nightmarium-refused-embodied =
    { $who_you ->
        [yes] Ваше существо { $spot } — воплощённое: способности его не затрагивают.
       *[no] { $who }, существо { $spot }: оно воплощённое, способности его не затрагивают.
    }
nightmarium-refused-embodied-legal-if = Выберите существо без печати.
nightmarium-refused-activating = Существо { $spot } сейчас действует, а сам себя Пожиратель не грызёт.
nightmarium-refused-activating-legal-if = Выберите другое своё существо.
nightmarium-refused-finished =
    { $who_you ->
        [yes] Ваше существо { $spot } завершено, а Падальщик берёт только незавершённых.
       *[no] { $who }, существо { $spot }: оно завершено, а Падальщик берёт только незавершённых.
    }
nightmarium-refused-finished-legal-if = Выберите существо без головы.
nightmarium-refused-not-asked = Сейчас об этом не спрашивают.
nightmarium-refused-not-asked-legal-if = Вопрос сейчас другой: { $asked }.

## Настройки

nightmarium-setting-win = Когда наступает победа
nightmarium-setting-win-end_of_turn = В конце вашего хода, если существ достаточно: способности последнего сработают раньше и могут стоить победы.
nightmarium-setting-win-immediate = Сразу, как только легла голова последнего существа: его способности уже не сработают.
nightmarium-setting-seals = Печати
nightmarium-setting-seals-off = Без печатей: 108 карт.
nightmarium-setting-seals-on = С двенадцатью печатями, которые защищают существо и могут разбудить его ещё раз: 120 карт.
nightmarium-setting-target = Сколько существ завершить: 5, как в коробке; 6 или 7 для партии подлиннее, 3 или 4 для партии покороче
nightmarium-setting-legion_discard = Чего требует «чистое» существо
nightmarium-setting-legion_discard-must = У кого есть карта легиона, тот обязан её отдать.
nightmarium-setting-legion_discard-either = У кого есть карта легиона, тот может сбросить вместо неё две любые.
nightmarium-setting-herald_leftover = Вторая карта Певчего, если первая завершила существо
nightmarium-setting-herald_leftover-discard = Уходит в сброс.
nightmarium-setting-herald_leftover-place = Сначала разыгрывается, если это возможно; затем действует существо, завершённое последним.
nightmarium-setting-herald_seal = Печать, открытая Певчим
nightmarium-setting-herald_seal-play = Разыгрывается, если у вас есть завершённое существо без печати.
nightmarium-setting-herald_seal-discard = Уходит в сброс.
nightmarium-setting-seal_rerun = Способности, разбуженные печатью
nightmarium-setting-seal_rerun-may = Хозяин говорит «да» или «нет».
nightmarium-setting-seal_rerun-mandatory = Срабатывают без вопроса.
nightmarium-setting-hand = Сколько карт сдать каждому: 5, как в коробке
nightmarium-setting-first = Кто начинает: номер места или `random`
nightmarium-setting-first-random = Первого игрока определяет жребий.
nightmarium-setting-deck-any = файл
nightmarium-setting-deck = Колода: `printed` или файл с картами

nightmarium-preset-first-edition = Первое издание: последняя голова побеждает сразу; без печатей.
nightmarium-preset-second-edition = Второе издание: победа в конце хода; без печатей.
nightmarium-preset-advanced = Продвинутая игра: второе издание с печатями.
