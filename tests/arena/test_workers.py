"""Work spread over processes and machines."""

import sys
from functools import partial

import pytest
import ray

from gloam.arena.league import League, play_league_game
from gloam.arena.workers import spread, spread_by_ray
from gloam.core.errors import BadInput
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


@pytest.mark.slow
def test_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """On two workers started for it; then on a Ray that is there already, which is left as it was."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    alone = list(map(PLAY, GAMES))
    playing = spread_by_ray(PLAY, GAMES, 2)
    first = next(playing)
    assert ray.cluster_resources()["CPU"] == 2  # type: ignore[no-untyped-call]
    assert list(spread_by_ray(PLAY, GAMES)) == alone
    assert ray.is_initialized()
    assert [first, *playing] == alone
    assert not ray.is_initialized()


def test_without_ray_somebody_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="arena-no-ray"):
        next(spread_by_ray(PLAY, GAMES))


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "nowhere")
    with pytest.raises(BadInput, match="nowhere"):
        next(spread_by_ray(PLAY, GAMES))
