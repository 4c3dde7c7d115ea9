### Партии как данные: `gloam export` (docs/data.md).

cli-about-export = сыграть партии ботами и записать каждое решение: что было известно и чем кончилось

cli-arg-export-format = jsonl: строка JSON на каждое решение (если не указано); parquet: таблица по столбцам, для неё нужен gloam[data]
cli-arg-export-out = файл, которого ещё нет; если не указано — на вывод

cli-export-done =
    { $rows ->
        [one] { $rows } решение
        [few] { $rows } решения
       *[other] { $rows } решений
    }; { $games ->
        [one] { $games } партия.
        [few] { $games } партии.
       *[other] { $games } партий.
    }

error-export-no-arrow = Для `--format parquet` нужен `pyarrow`, а он не установлен. Его установит `pip install gloam[data]`.
error-export-no-file = Для `--format parquet` нужен файл: его называет --out.
