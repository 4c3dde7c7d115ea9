"""What bots go by: the order of positions and options, not the numbers behind it."""

from __future__ import annotations

from typing import cast

from gloam.games.nightmarium.judgement import merit
from gloam.games.nightmarium.rules import State
from tests.nightmarium.scenes import GAME, finished_creatures, scene


def shares(position: str) -> list[float]:
    return GAME.outlook(GAME.read(position))


def order(position: str) -> list[str]:
    """The options from the best at a glance to the worst, equally good ones in the order of their numbers."""
    state = cast(State, GAME.read(position))
    ranked = sorted(state.options, key=lambda option: (-merit(state, option), option))
    return [GAME.actions[option].text for option in ranked]


def test_the_further_one_is_the_likelier_one_wins() -> None:
    """N6.1: with every creature finished, and with every card built on the next one."""
    for built in (["", " | 3", " | 3 35"], [finished_creatures(count) for count in range(6)]):
        found = [shares(f"seats 2\n1: hand{creatures}\n2: hand")[0] for creatures in built]
        assert found == sorted(set(found))


def test_more_cards_in_hand_are_better() -> None:
    ahead, behind = shares("seats 2\n1: hand 40 42 43\n2: hand 41")
    assert ahead > behind


def test_nobody_is_ahead_at_the_same_point() -> None:
    assert shares("seats 4") == [0.25] * 4


def test_at_the_end_the_guess_is_the_truth() -> None:
    assert shares(f"seats 2\n1: hand\n2: hand 41 42{finished_creatures(4)}\nwinner 1") == [1.0, 0.0]


def test_playing_further_up_looks_better_than_drawing_and_drawing_better_than_exchanging() -> None:
    """N2.1: a head, a torso, legs, then the deck, then giving cards away."""
    best = order("seats 2\n1: hand 1 2 30 | 3 35 | 6\n2: hand")
    heads = [text for text in best if text.startswith("play") and text.endswith("@1")]
    torsos = [text for text in best if text.startswith("play") and text.endswith("@2")]
    legs = [text for text in best if text.startswith("play") and text.endswith("@3")]
    exchanges = [text for text in best if text.startswith("discard")]
    assert [len(texts) > 0 for texts in (heads, torsos, legs)] == [True] * 3
    assert best == [*heads, *torsos, *legs, "draw", *exchanges]


def test_harm_falls_on_whoever_has_most() -> None:
    """N5.3: a finished creature of the seat that has more of them first."""
    table = "seats 3\n1: hand | 9 35 67\n2: hand | 15 80 13 | 27\n3: hand | 3 71 4 | 6 86 22 | 33\n"
    assert order(table + "frame turn 1 1 -\nframe chain 1 1 2\nframe execute 1 1 -") == [
        "execute p3@1",
        "execute p3@2",
        "execute p3@3",
        "execute p2@1",
        "execute p2@2",
    ]


def test_the_least_of_ones_own_is_devoured_first() -> None:
    """N5.4."""
    table = "seats 2\n1: hand | 9 35 67 | 3 71 4 | 33 | 6 86\n2: hand\n"
    found = order(table + "frame turn 1 1 -\nframe chain 1 1 2\nframe devour 1 1 -")
    assert found == ["devour 3", "devour 4", "devour 2"]


def test_an_ability_offered_again_looks_better_than_none() -> None:
    """N7.2."""
    table = "options seals=on\nseats 2\n1: hand 30 | 3 35 1 +s1\n"
    assert order(table + "frame turn 1 1 -\nframe rerun 1 1 -") == ["yes", "no"]


def test_once_an_exchange_has_begun_it_is_soon_over() -> None:
    """N2.3: it loses cards."""
    table = scene("seats 2\n1: hand 30 31 32").do("discard 30")
    state = cast(State, table.state)
    assert GAME.actions[max(state.options, key=lambda option: merit(state, option))].text == "done"
