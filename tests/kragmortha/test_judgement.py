"""What bots go by: the order of positions and options, not the numbers behind it."""

from __future__ import annotations

from typing import cast

import pytest

from gloam.games.kragmortha.judgement import merit
from gloam.games.kragmortha.rules import State
from tests.kragmortha.scenes import GAME, scene, state_of


def share(seat_1: str, *rest: str) -> float:
    """How likely seat 1 is to win against one goblin far from everything."""
    position = ["seats 2", f"1: {seat_1}", "2: f4 hand 30", "rigor d9", *rest]
    return GAME.outlook(GAME.read("\n".join(position)))[0]


def merits(state: State, verb: str) -> dict[str, int]:
    """What the options of a verb look worth at a glance, by the rest of their text."""
    texts = {option: GAME.actions[option].text for option in state.options}
    found = {text: merit(state, option) for option, text in texts.items()}
    return {text.removeprefix(f"{verb} "): value for text, value in found.items() if text.startswith(verb)}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("a4 hand 1", "a4 hand 1 | looks l1"),  # K8.2: the fewest looks win
        ("a4 hand 1 | looks l1", "a4 hand 1 | looks l1 l3"),
        ("a4 hand 1 | looks l1", "a4 hand 1 | looks l1 l3 | tomes t1 t3"),
        ("a4 hand 1 | looks l1 | tomes t1", "a4 hand 1 | looks l1"),  # then the most tomes
        ("a4 hand 1 | tomes t1", "a4 hand 1 | tomes t1-"),
        ("a7 hand 1", "a4 hand 1"),  # the desk is near
        ("c7 hand 1", "c9 hand 1"),  # Rigor is near
    ],
)
def test_what_makes_winning_likelier(better: str, worse: str) -> None:
    assert share(better) > share(worse)


def test_nobody_is_ahead_at_the_same_point() -> None:
    assert GAME.outlook(GAME.read("seats 5\nframe place 1 - -")) == [0.2] * 5


def test_at_the_end_the_guess_is_the_truth() -> None:
    assert share("a4 hand 1 | looks l1 l3", "winner 1") == 1.0


def test_a_goblin_goes_to_the_desk_and_away_from_rigor() -> None:
    """K6.1, K4.1."""
    state = state_of(scene("seats 2\n1: c6 hand 39\n2: f4 hand 30\nrigor f9"))
    ways = merits(state, "play")
    assert min(ways["39 s"], ways["39 w"]) > max(ways["39 n"], ways["39 e"])
    state = state_of(scene("seats 2\n1: c6 hand 39\n2: f4 hand 30\nrigor c7"))
    assert min(merits(state, "play"), key=merits(state, "play").__getitem__) == "39 s"


def test_rigor_goes_upon_others_and_away_from_oneself() -> None:
    """K4.1: the best is to catch another, the worst to be caught."""
    state = state_of(scene("seats 2\n1: c6 hand 57\n2: d5 hand 30\nrigor d6"))
    ways = merits(state, "play")
    assert max(ways, key=ways.__getitem__) == "57 n"
    assert min(ways, key=ways.__getitem__) == "57 w"


def test_others_are_shoved_into_rigors_arms() -> None:
    """K3.1: away from the desk at least."""
    table = scene("seats 2\n1: b6 hand 39\n2: c6 hand 30\nrigor c5").do("play 39 e")
    ways = merits(state_of(table), "shove")
    assert max(ways, key=ways.__getitem__) == "n"
    table = scene("seats 2\n1: b6 hand 39\n2: c6 hand 30\nrigor f9").do("play 39 e")
    ways = merits(state_of(table), "shove")
    assert min(ways, key=ways.__getitem__) == "s"


def test_a_second_step_is_taken_if_it_leads_on() -> None:
    """K2.2: nearer to the desk rather than stay, stay rather than away from it."""
    table = scene("seats 2\n1: c5 hand 39\n2: f4 hand 30\nrigor f9").do("play 39 s")
    state = state_of(table)
    stay = merits(state, "done")["done"]
    ways = merits(state, "step")
    assert ways["s"] > stay > ways["n"]


def test_a_guess_needs_no_goblin_on_the_board() -> None:
    """K1.5: before the goblins are placed."""
    state = cast(State, GAME.read("seats 2\nframe place 1 - -\n1: - hand 1\n2: - hand 2"))
    assert all(isinstance(value, int) for value in merits(state, "go").values())
    assert sum(GAME.outlook(state)) == 1.0
