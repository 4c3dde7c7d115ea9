"""Who is asked at the same time as others may answer at once, and is offered what the rules will offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from gloam.core.ahead import ahead
from gloam.core.protocol import AnyGame, State
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.testing import walk

GAMES: list[tuple[str, int, Mapping[str, str]]] = [
    ("nightmarium", 3, {}),
    ("nightmarium", 5, {"preset": "advanced", "legion_discard": "either"}),
    ("kragmortha", 4, {"preset": "tabletop"}),
    ("kragmortha", 6, {"preset": "tabletop", "bots": "2"}),
]
SEEDS = range(40)
FUTURES = 4  # ways in which the others may answer


def offers(state: State, rng: Rng) -> dict[int, list[int]]:
    """What each seat is offered first while this decision lasts, all answering by chance."""
    found: dict[int, list[int]] = {}
    asked, twin = state.asked, state.copy()
    while twin.asked == asked:
        found.setdefault(twin.to_act, list(twin.options))
        twin.wander(rng, 1)
    return found


def simultaneous(game: AnyGame, seats: int, options: Mapping[str, str]) -> Iterator[State]:
    for seed in SEEDS:
        yield from (step.state for step in walk(game, seats, seed, options) if step.asked in game.together)


@pytest.mark.parametrize(("game_id", "seats", "options"), GAMES)
def test_the_options_found_ahead_are_those_offered_whatever_the_others_answer(
    game_id: str, seats: int, options: Mapping[str, str]
) -> None:
    game, rng, waiting = find_game(game_id), Rng.seeded(seats), 0
    for state in simultaneous(game, seats, options):
        before = game.write(state)
        found = {seat: ahead(game, state, seat) for seat in range(seats)}
        assert found[state.to_act] == []
        assert game.write(state) == before
        waiting += sum(map(bool, found.values()))
        for _ in range(FUTURES):
            offered = offers(state, rng)
            del offered[state.to_act]
            assert offered == {seat: options for seat, options in found.items() if options}
    assert waiting > 20


@pytest.mark.parametrize("game_id", ["nightmarium", "kragmortha"])
def test_nobody_answers_ahead_what_is_asked_of_one_after_the_other(game_id: str) -> None:
    game = find_game(game_id)
    for step in walk(game, 4, 1):
        if step.asked not in game.together:
            assert not any(ahead(game, step.state, seat) for seat in range(4))


def test_an_answer_that_changes_what_the_next_is_offered_would_be_seen() -> None:
    """Turns are not together: what was found ahead would not be what is offered."""
    game, rng = find_game("nightmarium"), Rng.seeded(1)
    state = next(step.state for step in walk(game, 3, 2) if step.asked == "turn")
    assert len({str(offers(state, rng)) for _ in range(FUTURES)}) > 1
