"""Faces and hats: chosen before the deal, kept from game to game, and no two figures alike."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloam.server.protocol.errors import CommandRejected
from gloam.server.tables.commands import Dress, Leave, Rematch, Seating
from gloam.server.tables.events import SeatTaken
from gloam.server.tables.updates import table_told

from .kit import House
from .logbook import Logbook, why


def looks(book: Logbook) -> list[tuple[int, int]]:
    return [(seat.face, seat.hat) for seat in table_told(book.table).seats]


def test_a_look_is_kept_from_game_to_game() -> None:
    book = Logbook("kragmortha", 2, 1)
    assert looks(book) == [(-1, -1)] * 3
    book.do(Dress("a", face=3, hat=7), 0)
    book.do(Dress("b", hat=5), 0)
    book.do(Dress("c", face=4, seat=2), host=True)
    book.start().play(random.Random(1)).do(Rematch("r"), 1)
    assert looks(book) == [(3, 5), (-1, -1), (4, -1)]
    book.do(Dress("d", face=-1, hat=-1), 0)
    assert looks(book) == [(-1, -1), (-1, -1), (4, -1)]


def test_what_bots_wear_by_their_number_can_be_taken() -> None:
    book = Logbook("kragmortha", 2, 2)
    book.do(Dress("a", hat=2), 0)
    assert [hat for _, hat in looks(book)] == [2, -1, 0, -1]
    book.do(Dress("b", hat=3, seat=3), host=True)
    assert why(book, Dress("c", hat=3), 0) == "denied-worn"


def test_faces_are_shared_in_kragmortha_and_hats_in_nightmarium() -> None:
    for game, shared in (("kragmortha", {"face": 1}), ("nightmarium", {"hat": 1})):
        book = Logbook(game)
        book.do(Dress("a", **shared), 1)
        book.do(Dress("b", **shared), 0)


def test_a_look_goes_with_its_player_and_stays_with_a_bot_of_another_level() -> None:
    book = Logbook(people=2, bots=1)
    book.do(Dress("a", face=6), 1)
    book.do(Leave("b"), 1)
    assert looks(book)[1] == (-1, -1)
    book.do(Dress("c", face=6, seat=2), host=True)
    book.do(Seating("d", 2, "haunting"), host=True)
    assert looks(book)[2] == (6, -1)


@given(st.sampled_from(["nightmarium", "kragmortha"]), st.randoms(use_true_random=False))
def test_no_two_figures_look_alike(game: str, rng: random.Random) -> None:
    book = Logbook(game, 1, 2, 2)
    for number in range(30):
        seat = rng.randrange(5)
        choice = {"face": rng.randrange(-1, 9)} if game == "nightmarium" else {"hat": rng.randrange(-1, 9)}
        try:
            book.do(Dress(f"c{number}", **choice, seat=seat), rng.choice([seat, 0]), host=True)
        except CommandRejected:
            if book.table.seats[seat].kind == "open":
                book.enter(SeatTaken(seat, f"N{number}", "token"))
        worn = [face if game == "nightmarium" else hat for face, hat in looks(book)]
        assert len({at if number == -1 else number for at, number in enumerate(worn)}) == 5


@pytest.mark.anyio
async def test_everybody_sees_a_look(house: House) -> None:
    made = await house.make(people=2)
    one, other = await house.sit_all(made)
    await one.do("dress", face=4)
    await other.catch_up(one.now["seq"])
    assert other.now["table"]["seats"][0]["face"] == 4
    assert await other.refused("dress", face=4) == "denied-worn"
    listed = (await house.get(f"/api/tables/{made.id}")).json
    assert listed["seats"][0]["face"] == 4
