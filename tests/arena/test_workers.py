"""Jobs run on several processes."""

import signal
import time
from functools import partial
from typing import Any

from gloam.arena.league import League, play_league_game
from gloam.arena.workers import spread
from gloam.games import find_game

OPTIONS = dict(find_game("nightmarium").settings.read({"target": "3"}))
LEAGUE = League("nightmarium", OPTIONS, 2, ("greedy:worlds=1", "random"), 5)
PLAY = partial(play_league_game, LEAGUE)
GAMES = range(6)


def test_results_come_in_order_from_any_number_of_processes() -> None:
    alone = list(map(PLAY, GAMES))
    assert len({outcome.final for outcome in alone}) == len(GAMES)
    assert list(spread(PLAY, GAMES, 1)) == alone
    assert list(spread(PLAY, GAMES, 2)) == alone
    assert list(spread(PLAY, GAMES, 2, chunk=1)) == alone


def deaf_to_the_end(number: int) -> int:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    return number


def test_whoever_has_done_all_is_not_told_to_end() -> None:
    """A signal can be missed by a process that begins to wait, and then everybody would wait for ever."""
    assert list(spread(deaf_to_the_end, range(4), 2)) == [0, 1, 2, 3]


def deaf_once(number: int) -> int:
    """The first job is done at once; whoever does another misses one signal and has no end of work."""
    if number:
        heeded = signal.getsignal(signal.SIGTERM)

        def miss(*_: Any) -> None:
            signal.signal(signal.SIGTERM, heeded)

        signal.signal(signal.SIGTERM, miss)
        while True:
            time.sleep(0.05)
    return number


def test_whoever_misses_a_signal_is_told_again() -> None:
    playing = spread(deaf_once, range(3), 2, chunk=1)
    assert next(playing) == 0
    playing.close()  # type: ignore[attr-defined]
    assert next(playing, None) is None
