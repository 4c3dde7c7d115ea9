"""The checked door and how far back one may go."""

from __future__ import annotations

import pytest

from gloam.core.errors import BadInput, IllegalAction
from gloam.core.play import Ply, play, setup, undo_floor
from gloam.games import find_game
from gloam.testing import walk

GAME = find_game("nightmarium")


def test_an_illegal_action_says_who_what_which_rule_and_what_would_help() -> None:
    state = GAME.read("seats 2\n1: hand 1 3")
    before = GAME.write(state)
    with pytest.raises(IllegalAction) as caught:
        play(GAME, state, 0, GAME.actions.parse("play 1@1").index)
    illegal = caught.value
    assert (illegal.seat, illegal.action, illegal.refusal.rule) == (0, "play 1@1", "N3.1")
    assert illegal.refusal.why.key == "nightmarium-refused-wrong-part"
    assert illegal.refusal.legal_if.key == "nightmarium-refused-wrong-part-legal-if"
    assert "seat 1: play 1@1 is not legal, rule N3.1" in str(illegal)
    assert GAME.write(state) == before


def test_seats_and_actions_out_of_range_are_bad_input() -> None:
    state = setup(GAME, GAME.settings.read({}), 2, 1)
    for seat, action in ((2, 0), (-1, 0), (0, -1), (0, len(GAME.actions))):
        with pytest.raises(BadInput):
            play(GAME, state, seat, action)
    for seats in (1, 6):
        with pytest.raises(BadInput, match="error-seats"):
            setup(GAME, GAME.settings.read({}), seats, 1)


def test_options_are_checked_by_name_and_value() -> None:
    for given, key in (
        ({"targt": "5"}, "error-option "),
        ({"target": "8"}, "error-option-value"),
        ({"preset": "third-edition"}, "error-preset"),
    ):
        with pytest.raises(BadInput, match=key):
            GAME.settings.read(given)


def test_undo_goes_back_to_the_last_reveal_of_ones_own_turn() -> None:
    quiet, marked = False, True
    history = [Ply(1, 1, quiet), Ply(0, 2, marked), Ply(0, 2, quiet), Ply(0, 2, quiet)]
    assert undo_floor(history, 0) == 2
    assert undo_floor(history, 1) == len(history)
    assert undo_floor([], 0) == 0


def test_undo_never_reaches_another_seats_decision_or_another_turn() -> None:
    quiet = False
    assert undo_floor([Ply(0, 1, quiet), Ply(1, 1, quiet), Ply(0, 1, quiet)], 0) == 2
    assert undo_floor([Ply(0, 1, quiet), Ply(0, 2, quiet)], 0) == 1
    assert undo_floor([Ply(0, 1, quiet), Ply(1, 1, quiet)], 0) == 2


def test_what_may_be_undone_tells_nobody_anything() -> None:
    """Between the floor and now the seat itself learned no card, and no chance was spent."""
    undone = 0
    for seed in range(20):
        history: list[Ply] = []
        learned: list[bool] = []
        seat, turn, words = -1, 0, ""
        for step in walk(GAME, 3, seed, {"preset": "advanced"}):
            if step.ply:
                shown = [event for event in step.events if event.kind in ("drew", "revealed", "gave")]
                history.append(Ply(seat, turn, any(event.mark for event in step.events)))
                learned.append(bool(shown) or GAME.write(step.state).splitlines()[-1] != words)
                floor = undo_floor(history, seat)
                undone += floor < len(history)
                assert not any(learned[floor:])
                assert all(ply.seat == seat and ply.turn == turn for ply in history[floor:])
            seat, turn = step.state.to_act, step.state.turn
            words = GAME.write(step.state).splitlines()[-1]
    assert undone > 100
