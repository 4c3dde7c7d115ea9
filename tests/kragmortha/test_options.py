"""Every value of every option changes what its rule says; a wrong value is named."""

from __future__ import annotations

import pytest

from gloam.core.errors import BadInput
from tests.kragmortha.scenes import GAME, kinds, new_game, scene


def test_every_option_and_its_default() -> None:
    """K7.3, K1.4, K1.5: what the rules name first."""
    defaults = {"looks": "enchanted", "hand": "3", "first": "random", "bots": "none", "set": "house"}
    assert GAME.settings.read({}) == defaults


def test_every_option_names_its_rule() -> None:
    """K13: the table can look up what an option is about."""
    rules = {setting.key: setting.rule for setting in GAME.settings.table}
    assert rules["looks"] == "K7.3"
    assert rules["first"] == "K1.5"
    assert set(rules) == {"looks", "hand", "first", "bots", "set"}


@pytest.mark.parametrize("hand", range(1, 6))
@pytest.mark.parametrize("seats", [2, 8])
def test_option_hand(hand: int, seats: int) -> None:
    """K1.4, K2.1: so many cards are dealt to each, and drawn up to."""
    assert [len(cards) for cards in new_game(seats, hand=str(hand)).hands] == [hand] * seats
    table = scene(f"options hand={hand}\n1: c6 hand 39\n2: a4 hand 1").do("play 39 s", "done")
    assert kinds(table).count("drew") == hand


@pytest.mark.parametrize("first", range(1, 9))
def test_option_first(first: int) -> None:
    """K1.5: the named seat places and plays first, whatever the seed."""
    assert {new_game(8, seed, first=str(first)).to_act for seed in range(5)} == {first - 1}


def test_option_first_must_be_at_the_table() -> None:
    """K1.5: seat 3 cannot begin a game of two."""
    with pytest.raises(BadInput) as error:
        new_game(2, first="3")
    assert error.value.phrase.args["option"] == "first"
    assert error.value.phrase.args["value"] == "3"


@pytest.mark.parametrize(("looks", "second"), [("enchanted", False), ("tabletop", True)])
def test_option_looks(looks: str, second: bool) -> None:  # noqa: FBT001
    """K7.3: a lame foot is enforced or not."""
    table = scene(f"options looks={looks}\n1: c6 hand 39 | looks l21\n2: a4 hand 1").do("play 39 s")
    assert (table.state.asked == "second") == second
    assert GAME.settings.preset_of(GAME.settings.read({"looks": looks})) == looks


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("hand", value) for value in ("0", "6", "03", "three", "")),
        *(("first", value) for value in ("0", "9", "last")),
        ("looks", "printed"),
        ("preset", "printed"),
    ],
)
def test_a_wrong_value_is_named(option: str, value: str) -> None:
    """K7.3, K1.4, K1.5: and the values there are."""
    with pytest.raises(BadInput) as error:
        GAME.settings.read({option: value})
    args = error.value.phrase.args
    assert args["value"] == value
    assert args.get("option", "preset") == option
    assert args["known"]


def test_an_unknown_option_is_named() -> None:
    """K13: and the options there are."""
    with pytest.raises(BadInput) as error:
        GAME.settings.read({"gaze": "5"})
    assert error.value.phrase.args["option"] == "gaze"
    assert "looks" in str(error.value.phrase.args["known"])


@pytest.mark.parametrize("value", ["0", "9", "2,9", "two", "2,", "4"])
def test_option_bots_names_seats_of_the_table(value: str) -> None:
    """K7.3: a list of seats, or `none`."""
    with pytest.raises(BadInput) as error:
        new_game(3, bots=value)
    assert error.value.phrase.args["option"] == "bots"
    assert error.value.phrase.args["value"] == value
