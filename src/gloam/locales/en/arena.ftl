### Bots against bots. No percent signs in cli-about* and cli-arg*: they mean something to the help.

cli-about-arena = let bots play each other on the same deals, and rate them

cli-arg-arena-bots = the bots, such as greedy,random; every line-up of them plays, and if they are fewer than the seats some sit more than once
cli-arg-arena-games = at least how many games (100 unless given): whole rounds are played, so that everybody has sat in every seat on every deal

cli-arena-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $size }. In a round every line-up plays one deal, and everybody sits in every seat.
cli-arena-rounded =
    { $asked ->
        [one] { $asked } game was asked for; the round was played to its end.
       *[other] { $asked } games were asked for; the last round was played to its end.
    }
cli-arena-unfinished =
    { $count ->
        [one] { $count } game was not over after very many decisions; nobody has won it.
       *[other] { $count } games were not over after very many decisions; nobody has won them.
    }
cli-arena-bot = Bot
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-share = Share
cli-arena-interval = 95 %
cli-arena-rating = Rating
cli-arena-cross = Row against column: its share of the games that one of the two has won.
