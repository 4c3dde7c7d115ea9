"""Values: compared and hashed by their fields, sent to other processes, written as JSON objects."""

from __future__ import annotations

import json
import pickle
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import fields

from gloam.core.phrase import Phrase, Who
from gloam.core.play import setup
from gloam.core.protocol import View
from gloam.core.rng import Rng
from gloam.games import find_game

GAMES = ["nightmarium", "kragmortha"]


def views(game_id: str) -> list[View]:
    game = find_game(game_id)
    state = setup(game, game.settings.read({}), 4, 1)
    state.wander(Rng.seeded(1), 60)
    return game.views(state)


def test_equal_fields_make_equal_values() -> None:
    assert Who(2) == Who(2) != Who(3)
    assert {Who(2), Who(2), Who(3)} == {Who(3), Who(2)}
    assert repr(Phrase("x", {"who": Who(2)})) == "Phrase(key='x', args={'who': Who(seat=2)})"


def test_a_value_has_its_fields_and_no_others() -> None:
    with pytest.raises(AttributeError):
        cast(Any, Who(2)).name = "Anna"


def test_a_value_is_not_changed() -> None:
    with pytest.raises(AttributeError):
        cast(Any, Who(2)).seat = 3


def test_phrases_are_json_objects() -> None:
    phrase = Phrase("said", {"who": Who(1), "card": Phrase("card"), "count": 3})
    expected = {"key": "said", "args": {"who": {"seat": 1}, "card": {"key": "card", "args": {}}, "count": 3}}
    assert json.loads(msgspec.json.encode(phrase)) == expected


@pytest.mark.parametrize("game_id", GAMES)
def test_views_are_json_objects_by_the_names_of_their_fields(game_id: str) -> None:
    for view in views(game_id):
        written = json.loads(msgspec.json.encode(view))
        assert list(written) == [field.name for field in fields(cast(Any, view))]
        assert written["viewer"] == view.viewer
        assert list(written["players"][0]) == [field.name for field in fields(cast(Any, view).players[0])]


@pytest.mark.parametrize("game_id", GAMES)
def test_views_survive_a_journey(game_id: str) -> None:
    for view in views(game_id):
        assert pickle.loads(pickle.dumps(view)) == view


@pytest.mark.parametrize("game_id", GAMES)
def test_what_all_see_alike_is_made_once(game_id: str) -> None:
    first, *others = (cast(Any, view) for view in views(game_id))
    assert all(view.frames is first.frames for view in others)
    spectator = others.pop()
    assert any(view.players[1] is spectator.players[1] for view in others)
