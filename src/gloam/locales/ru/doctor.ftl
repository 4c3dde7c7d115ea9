### В порядке ли установленное: `gloam doctor`.

cli-about-doctor = рассказать, что здесь установлено и нет ли неисправностей

cli-doctor-version = gloam { $version }, { $python }, { $platform }
cli-doctor-not-tuned = Этот Python собран без оптимизации: всё примерно на четверть медленнее, чем с другим.
cli-doctor-compiled = Правила скомпилированы.
cli-doctor-partly = Правила одних игр скомпилированы, других нет: скомпилируйте заново, иначе они будут медленными.
cli-doctor-interpreted = Ничего не скомпилировано: всё работает, только медленнее.
cli-doctor-modules-compiled = Скомпилировано: { $names }
cli-doctor-modules-interpreted = Без компиляции: { $names }
cli-doctor-compiler = Компилятор C: { $name }
cli-doctor-no-compiler = Компилятор C не найден: скомпилировать здесь ничего нельзя.
cli-doctor-client = Веб-клиент: установлен.
cli-doctor-no-client = Веб-клиент не найден: сервер отвечает только программам. Он входит в wheel-пакет; в дереве исходников выполните `make web`.
cli-doctor-requirements = Нужные пакеты: { $names }
cli-doctor-extra = Дополнение «{ $extra }»: { $names }
cli-doctor-files =
    { $count ->
        [0] Установленные файлы: их контрольные суммы здесь неизвестны.
        [one] Установленные файлы: с контрольной суммой сверен { $count } файл.
        [few] Установленные файлы: с контрольными суммами сверены { $count } файла.
       *[other] Установленные файлы: с контрольными суммами сверены { $count } файлов.
    }
cli-doctor-data = Данные { $game }: { $name }, SHA-256 { $digest }…
cli-doctor-words = Тексты и правила читаются на языках: { $names }
cli-doctor-terminal =
    { $interactive ->
        [True] Терминал: { $encoding }, столбцов: { $width }, цвета: { $colour ->
                [none] нет
               *[other] { $colour }
            }
       *[False] Вывод: { $encoding }, столбцов: { $width }, цвета: { $colour ->
                [none] нет
               *[other] { $colour }
            }; не терминал
    }
cli-doctor-language = Язык: { $name }, выбран по: { $by }

cli-doctor-fine = Всё в порядке.
cli-doctor-lost-package = НЕИСПРАВНО: нужный пакет { $name } не установлен.
cli-doctor-changed-file = НЕИСПРАВНО: { $file } потерян или изменён после установки. Установите gloam заново.
cli-doctor-bad-data = НЕИСПРАВНО: данные игры { $game } непригодны. { $why }
cli-doctor-bad-game = НЕИСПРАВНО: игра { $game } не загружается. { $why }
cli-doctor-bad-words = НЕИСПРАВНО: тексты на языке { $language } не читаются. { $why }
cli-doctor-letters = НЕИСПРАВНО: в кодировке { $encoding } нет букв, которые здесь показываются. Включите в терминале UTF-8 или задайте PYTHONUTF8=1.
