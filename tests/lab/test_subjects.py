"""What goes with winning: on made-up games, and on what the games themselves want counted."""

from __future__ import annotations

from random import Random

import pytest

from gloam.core.phrase import Phrase
from gloam.games import find_game
from gloam.lab.pairs import Pair, make_plans, play_pairs
from gloam.lab.subjects import RARE, judge_subjects
from gloam.lab.watch import Facts
from gloam.locale import LANGUAGES, Speech
from tests.lab.streams import a_game


def used(name: str, by_winner: int, by_loser: int) -> Facts:
    return a_game(0, (1.0, 0.0), uses={name: (by_winner, by_loser)})


def test_uses_by_winners_are_compared_with_chance() -> None:
    base = [used("axe", 3, 1), used("axe", 0, 0)] * RARE
    changed = [used("axe", 1, 3), used("axe", 2, 2)] * RARE
    (finding,) = judge_subjects([Pair(*pair) for pair in zip(base, changed, strict=True)], 0.05)
    assert (finding.key, finding.unit) == ("axe", "points")
    assert finding.base == pytest.approx(3 / 4 - 1 / 2)
    assert finding.changed == pytest.approx(3 / 8 - 1 / 2)
    assert finding.verdict == "less"


def test_what_is_hardly_used_is_left_out() -> None:
    rare = [Pair(used("axe", 1, 0), used("axe", 1, 0))] * (RARE - 1)
    never = [Pair(a_game(), a_game())] * 500
    one_sided = [Pair(used("saw", 1, 0), a_game())] * 100
    assert judge_subjects(rare + never + one_sided, 0.05) == []
    assert [finding.key for finding in judge_subjects([*rare, rare[0], *never], 0.05)] == ["axe"]


def test_bounds_are_wider_if_more_is_asked() -> None:
    pairs = [Pair(used("axe", 1, 0), used("axe", 0, 1)), Pair(used("axe", 0, 1), used("axe", 2, 1))] * 50
    more = [Pair(*(game._replace(uses={**game.uses, "saw": (1, 0)}) for game in pair)) for pair in pairs]
    (alone,), both = judge_subjects(pairs, 0.05), judge_subjects(more, 0.05)
    axe = next(finding for finding in both if finding.key == "axe")
    assert axe.low < alone.low < alone.high < axe.high


def test_equal_rules_give_no_false_alarm_too_often() -> None:
    """Four things used now and then by anybody, under equal rules; winners use one of them more."""
    rng = Random(3)
    alarms = sum(
        any(finding.verdict != "none" for finding in judge_subjects([_pair(rng) for _ in range(150)], 0.05))
        for _ in range(100)
    )
    assert alarms <= 5


def _pair(rng: Random) -> Pair:
    return Pair(_random_uses(rng), _random_uses(rng))


def _random_uses(rng: Random) -> Facts:
    uses = {name: (rng.randrange(4), rng.randrange(4)) for name in ("axe", "saw", "nail")}
    return a_game(uses={**uses, "helm": (rng.randrange(2, 5), rng.randrange(2))})


# The games

CENSUS = [("nightmarium", {}, 10), ("kragmortha", {}, 21), ("kragmortha", {"looks": "tabletop"}, 15)]


@pytest.mark.parametrize(("game_id", "options", "expected"), CENSUS)
def test_games_name_everything_worth_counting(game_id: str, options: dict[str, str], expected: int) -> None:
    """Six abilities and four legions; nine tomes and twelve looks, or six kinds of looks as orders."""
    plans = make_plans(find_game(game_id), options, {"hand": "5"}, ["random"] * 5)
    names = {name for pair in play_pairs(plans, 30, 1) for facts in pair for name in facts.uses}
    assert len(names) == expected
    for language in LANGUAGES:
        assert all(Speech(language).say(Phrase(name)) for name in names)
