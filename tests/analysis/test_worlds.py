"""The worlds playouts begin in: what was really done can be done in them, and nothing dark shines through."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.analysis.course import Course
from gloam.analysis.cut import Run
from gloam.analysis.playouts import Plan, Sample, sample, work
from gloam.analysis.study import Study, begin
from gloam.core.action import NONE
from gloam.core.play import play, setup
from gloam.core.protocol import AnyGame, State
from gloam.core.record import Record, format_share, read_record, replay
from gloam.core.rng import Rng
from gloam.games import find_game
from tests.analysis.pearl_games import pearl_record, study_of

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = ["kragmortha-4-22", "kragmortha-8-24", "nightmarium-2-11", "nightmarium-4-13"]


def golden(name: str) -> tuple[AnyGame, Record, list[State]]:
    record = read_record((GOLDEN / f"{name}.record").read_text("utf-8"))
    game = find_game(record.game)
    return game, record, [step.state.copy() for step in replay(game, record)]


def is_legal(world: State, study: Study, at: int) -> bool:
    decision = study.decisions[at]
    return decision.action in (*world.options, *world.asides(decision.seat))


def with_asides(seed: int) -> tuple[AnyGame, Record, list[State]]:
    """A game of Kragmortha by chance in which people call each other out though nobody asks (K7.3)."""
    game = find_game("kragmortha")
    options = game.settings.read({"looks": "tabletop"})
    record = Record(game.id, game.version, 4, options, seed, data=game.data(options))
    state, rng = setup(game, options, 4, seed), Rng.seeded(seed)
    while not state.over:
        seat = rng.below(4)
        calls = state.asides(seat)
        seat, choices = (seat, calls) if calls and rng.below(4) == 0 else (state.to_act, state.options)
        action = choices[rng.below(len(choices))]
        record = record.with_move(seat, game.actions[action].text)
        play(game, state, seat, action)
    record = record.ended([format_share(share) for share in state.scores()])
    return game, record, [step.state.copy() for step in replay(game, record)]


@pytest.mark.parametrize("name", [*RECORDS, "asides"])
@pytest.mark.parametrize("viewer", [NONE, 1])
def test_what_was_done_can_be_done_in_every_world(name: str, viewer: int) -> None:
    game, record, states = with_asides(0) if name == "asides" else golden(name)
    study = begin(game, record, replay(game, record), viewer=viewer, playouts=1)
    rng = Rng.seeded(5)
    for run in study.runs:
        state = states[run.first]
        world = game.reshuffled(state, rng) if viewer == NONE else game.imagine(game.view(state, viewer), rng)
        for at, action in enumerate([action for leg in run.legs for action in leg], run.first):
            assert is_legal(world, study, at), (run, at)
            world.apply(action)


def test_who_calls_out_when_another_has_one_option_had_a_choice() -> None:
    calls = 0
    for seed in range(4):
        game, record, states = with_asides(seed)
        study = begin(game, record, replay(game, record), playouts=1)
        for state, decision in zip(states, study.decisions, strict=False):
            if decision.action not in state.options:
                calls += len(state.options) == 1
                assert not decision.forced
    assert calls > 0


@pytest.mark.parametrize("name", RECORDS)
def test_playing_on_by_hunches_is_one_hunch_after_another(name: str) -> None:
    """An outcome is used again where the hunch was what was really done; that needs this."""
    game, _, states = golden(name)
    for seed, state in enumerate(states[:-1:40]):
        one, two = game.reshuffled(state, Rng.seeded(seed)), game.reshuffled(state, Rng.seeded(seed))
        hunches = Rng.seeded(seed)
        for _ in range(50):
            if not two.over:
                two.apply(two.hunch(hunches))
        one.follow_hunches(Rng.seeded(seed), 50)
        assert game.write(one) == game.write(two)


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_seat_cannot_know_changes_nothing_for_it(name: str) -> None:
    game, record, states = golden(name)
    study = begin(game, record, replay(game, record), viewer=1, playouts=1)
    looked = 0
    for run in [run for run in study.runs if run.legs][::15]:
        state = states[run.first]
        other = game.redeal(state, 1, Rng.seeded(run.first))
        assert game.view(other, 1) == game.view(state, 1)
        looked += game.write(other) != game.write(state)
        found = [sample(game, world, 1, run.legs, 2, Rng.seeded(9)) for world in (state, other)]
        assert found[0] == found[1]
    assert looked > 0


def test_records_a_seat_cannot_tell_apart_are_worth_the_same_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds 2 and 7 deal seat 0 the same pearl and the others different ones."""
    one, other = (pearl_record("keep keep keep", seed) for seed in (2, 7))
    assert first_chances(study_of(one, monkeypatch, playouts=40, viewer=0)) == first_chances(
        study_of(other, monkeypatch, playouts=40, viewer=0)
    )
    assert first_chances(study_of(one, monkeypatch, playouts=40)) != first_chances(
        study_of(other, monkeypatch, playouts=40)
    )


def first_chances(found: tuple[Study, Course]) -> list[tuple[float, float, float]]:
    return [found[1].chance(0, seat) for seat in range(3)]


@pytest.mark.parametrize("viewer", [NONE, 0])
def test_the_findings_do_not_depend_on_the_processes(viewer: int) -> None:
    game, record, _ = golden("kragmortha-6-23")
    one, two, other = (
        begin(game, record, replay(game, record), viewer=viewer, playouts=2, every=30, seed=seed)
        for seed in (1, 1, 2)
    )
    assert list(one.samples(1)) == list(two.samples(2))
    assert list(one.samples(1)) != list(other.samples(1))


def test_a_position_that_is_decided_needs_no_playouts() -> None:
    game, record, states = golden("nightmarium-2-11")
    found = sample(game, states[-1], NONE, (), 50, Rng.seeded(1))
    assert (found.playouts, found.means) == (0, [[float(share) for share in record.scores]])
    assert found.variance(0, [1]) == 0
    assert Run(len(states) - 1, ()) == begin(game, record, replay(game, record)).runs[-1]


def test_playouts_that_all_end_alike_leave_doubt() -> None:
    """As if four more, each a coin’s toss, had been added; less and less the more there are."""
    few, many = (Sample(count, [[1.0], [1.0]], [[[0.0, 0.0], [0.0, 0.0]]]) for count in (10, 1000))
    assert few.variance(0, [1, 0]) == pytest.approx(4 * 0.25 / 10**2)
    assert few.variance(0, [1, -1]) == pytest.approx(2 * few.variance(0, [1, 0]))
    assert many.variance(0, [1, 0]) == pytest.approx(few.variance(0, [1, 0]) / 100**2)


def test_every_run_of_every_seed_has_its_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (GOLDEN / "nightmarium-2-11.record").read_text("utf-8")
    words: list[list[int]] = []
    monkeypatch.setattr("gloam.analysis.playouts.sample", lambda *given: words.append(given[-1].words()))
    for seed in range(3):
        for first in range(40):
            work(Plan(text, NONE, 1, seed), Run(first, ()))
    assert len({tuple(found) for found in words}) == 120
