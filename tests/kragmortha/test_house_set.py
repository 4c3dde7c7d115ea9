"""K9–K12: the lists of the house set, read from its files."""

from __future__ import annotations

import csv
from collections import Counter

import pytest

from gloam.games.kragmortha.cards import HOUSE_SET, read_set

SYMBOLS = ("book", "potion", "gems", "scroll")
PAIRS = [f"{one}+{two}" for at, one in enumerate(SYMBOLS) for two in SYMBOLS[at + 1 :]]

FLOOR = """
    P G S P B G P
    S B P B G S B
    G S B G S P G
    B P S P G B P
    S B G S B S B
    P G S B P G P
    B S P S G B S
    G B G P S P G
    D D S B P G B
    D D G P B P S
"""
EFFECTS = {
    "leg": ("lame_foot", "leaden_boots"),
    "hand": ("crab_claws", "fumbling_fingers"),
    "head": ("clouded_eyes", "dizzy"),
    "arm": ("limp_arm", "weak_grip"),
    "mouth": ("tied_tongue", "loose_tongue"),
    "neck": ("stiff_neck", "one_track_mind"),
}
MAGIC = {
    "pardons": "1",
    "deep_pockets": "1",
    "shadows": "1",
    "haste": "2",
    "glass": "2",
    "secret_doors": "2",
    "exchange": "3",
    "whispers": "3",
    "fresh_ink": "3",
}


def rows(name: str) -> list[dict[str, str]]:
    with (HOUSE_SET / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize(("mover", "pair", "with_ball", "balls"), [("goblin", 5, 2, 2), ("rigor", 2, 1, 2)])
def test_k9_movement_cards(mover: str, pair: int, with_ball: int, balls: int) -> None:
    """K9: so many of each pair, of each symbol with a crystal ball, of two balls."""
    found = Counter(
        f"{row['first']}+{row['second']}" for row in rows("movement.csv") if row["mover"] == mover
    )
    expected = dict.fromkeys(PAIRS, pair) | {f"{symbol}+ball": with_ball for symbol in SYMBOLS}
    assert found == expected | {"ball+ball": balls}


def test_k9_forty_and_eighteen_cards() -> None:
    """K9: 40 goblin cards and 18 Rigor cards; what is on each is what it pays for."""
    movers = Counter(row["mover"] for row in rows("movement.csv"))
    assert (movers, len(read_set().movements)) == ({"goblin": 40, "rigor": 18}, 58)
    pieces = read_set()
    for card, row in zip(pieces.movements, rows("movement.csv"), strict=True):
        assert pieces.moves_rigor[card] == (row["mover"] == "rigor")
        for mask, symbol in ((pieces.first[card], row["first"]), (pieces.second[card], row["second"])):
            paid = [name for at, name in enumerate((*SYMBOLS, "desk")) if mask >> at & 1]
            assert paid == [*(SYMBOLS if symbol == "ball" else (symbol,)), "desk"]


@pytest.mark.parametrize("seats", range(2, 9))
def test_k10_the_floor(seats: int) -> None:
    """K10: the same symbols in every layout."""
    assert ["BPGSD"[symbol] for symbol in read_set().boards[seats].symbol] == FLOOR.split()


def test_k10_no_two_neighbours_share_a_symbol() -> None:
    """K10: on the whole grid, but for the desk."""
    floor = FLOOR.split()
    for at, symbol in enumerate(floor):
        below = floor[at + 7] if at + 7 < 70 else ""
        beside = floor[at + 1] if at % 7 < 6 else ""
        assert symbol == "D" or symbol not in (below, beside)


@pytest.mark.parametrize("seats", range(2, 9))
def test_k10_symbols_are_equally_frequent_to_within_one(seats: int) -> None:
    """K10: among all squares but shelves, the desk and what is out of play."""
    marks = read_set().boards[seats].marks
    found = Counter(symbol for symbol, mark in zip(FLOOR.split(), marks, strict=True) if mark not in "#_D")
    assert sorted(found) == ["B", "G", "P", "S"]
    assert max(found.values()) - min(found.values()) <= 1


def test_k11_two_looks_of_each_effect() -> None:
    """K11: two effects of each kind, two cards of each effect."""
    found = Counter((row["kind"], row["effect"]) for row in rows("looks.csv"))
    assert found == {(kind, effect): 2 for kind, effects in EFFECTS.items() for effect in effects}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_k11_every_look_has_an_order_of_its_own_and_a_mild_alternative(language: str) -> None:
    """K11: in both languages."""
    looks = read_set().orders
    assert len(looks) == 24
    orders = {order.order[language] for order in looks.values()}
    milds = {order.mild[language] for order in looks.values()}
    assert len(orders) == 24
    assert "" not in orders | milds
    assert not orders & milds
    cyrillic = [any("а" <= letter <= "я" for letter in text) for text in orders | milds]
    assert set(cyrillic) == {language == "ru"}


def test_k12_two_tomes_of_each() -> None:
    """K12: 18 in all, with their magic symbols."""
    found = Counter((row["tome"], row["symbols"]) for row in rows("tomes.csv"))
    assert found == dict.fromkeys(MAGIC.items(), 2)
    pieces = read_set()
    assert [pieces.magic[tome] for tome in pieces.tomes] == [int(row["symbols"]) for row in rows("tomes.csv")]
