"""Pairs of real games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gloam.core.errors import BadInput
from gloam.games import find_game, game_ids
from gloam.lab.experiment import experiment
from gloam.lab.pairs import Pair, Plans, make_plans, play_pair, play_pairs
from gloam.lab.watch import Facts
from tests.lab.streams import last_look

SHORT = {"target": "3"}
NIGHTMARIUM = find_game("nightmarium")


def plans(*, seed: int = 0, **changes: str) -> Plans:
    return make_plans(NIGHTMARIUM, SHORT, changes, ["random", "random"], seed=seed)


def pairs(plans: Plans, count: int) -> list[Pair]:
    return list(play_pairs(plans, count, 1))


def test_twins_share_deal_and_bots() -> None:
    """A rule that these games never meet changes nothing: without seals no seal can be revealed."""
    for pair in pairs(plans(herald_seal="discard"), 5):
        assert pair.base == pair.changed


def test_a_rule_that_matters_changes_games() -> None:
    longer = pairs(plans(target="5"), 5)
    assert all(pair.base != pair.changed for pair in longer)
    assert sum(pair.changed.turns for pair in longer) > sum(pair.base.turns for pair in longer)
    assert all(pair.base.first == pair.changed.first for pair in longer)


def test_unpaired_twins_share_nothing() -> None:
    games = pairs(plans(target="3"), 5)
    assert all(pair.base != pair.changed for pair in games)


def test_the_same_rules_twice_are_never_paired() -> None:
    same = plans(target="3")
    assert same.base.options == same.changed.options
    assert not same.paired
    assert plans(target="4").paired


def test_pairs_follow_from_the_seed() -> None:
    one = plans(seed=1, target="4")
    assert play_pair(one, 3) == play_pair(plans(seed=1, target="4"), 3)
    assert play_pair(one, 3) != play_pair(one, 4)
    assert play_pair(one, 3) != play_pair(plans(seed=2, target="4"), 3)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_can_be_watched_with_thinking_bots(game_id: str) -> None:
    game = find_game(game_id)
    changed = make_plans(game, {}, {"hand": "2"}, ["greedy", "random", "random"])
    for facts in play_pair(changed, 0):
        assert facts.over
        assert sum(facts.scores) == pytest.approx(1)
        assert 0 <= facts.dead < facts.turns < facts.decisions
        assert 0 <= facts.comeback <= 1


def test_games_are_told_that_bots_have_no_body() -> None:
    kragmortha = find_game("kragmortha")
    both = make_plans(kragmortha, {"looks": "tabletop"}, {"hand": "4"}, ["random"] * 2)
    assert [plan.options["bots"] for plan in both] == ["1,2", "1,2"]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, "error-lab-nothing"),
        ({"colour": "red"}, "error-option"),
        ({"target": "99"}, "error-option-value"),
        ({"first": "4"}, "error-option-value"),  # there are two seats
        ({"preset": "none"}, "error-preset"),
    ],
)
def test_a_change_that_cannot_be_made_is_refused(changes: dict[str, str], key: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_plans(NIGHTMARIUM, SHORT, changes, ["random", "random"])
    assert refused.value.phrase.key == key


# The whole lab on real games


def test_equal_rules_are_not_told_apart() -> None:
    *_, look = experiment(play_pairs(plans(target="3"), 120, 1), 120)
    assert [finding.verdict for finding in look.findings] == ["none"] * len(look.findings)


def test_a_longer_game_is_seen_to_be_longer() -> None:
    *_, look = experiment(play_pairs(plans(target="5"), 100, 1), 100)
    verdicts = {finding.key: finding.verdict for finding in look.findings}
    assert (verdicts["turns"], verdicts["decisions"]) == ("more", "more")


def test_a_planted_edge_of_five_points_is_found_in_real_games() -> None:
    """One in ten games that the first to move has lost is given to that seat after all."""
    look = last_look(planted(plans(herald_seal="discard")), 350)
    first = look.findings[0]
    assert first.verdict == "more"
    assert first.low <= 0.05 <= first.high
    assert {finding.verdict for finding in look.findings[2:]} == {"none"}


def planted(plans: Plans) -> Iterator[Pair]:
    rng = Random(1)
    for pair in play_pairs(plans, 350, 1):
        given = rng.random() < 0.1
        yield Pair(pair.base, won_by_first(pair.changed) if given else pair.changed)


def won_by_first(game: Facts) -> Facts:
    return game._replace(scores=[float(seat == game.first) for seat in range(len(game.scores))])
