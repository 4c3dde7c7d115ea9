"""The cards: what is printed on them, read from a deck file and checked."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.errors import BadInput

__all__ = [
    "ABILITIES",
    "CARDS",
    "DEVOURER",
    "EXECUTIONER",
    "HEAD",
    "HERALD",
    "LEGIONS",
    "LEGS",
    "MOCKER",
    "PARTS",
    "PRINTED_DECK",
    "SCAVENGER",
    "SEAL",
    "SEALS_PER_LEGION",
    "SLOTS",
    "TERRORS",
    "TORSO",
    "WEEPER",
    "Deck",
    "card_name",
    "card_named",
    "read_deck",
]

LEGIONS: Final = ("necronauts", "insektoids", "chimeridae", "homunculi")
ABILITIES: Final = ("herald", "weeper", "mocker", "executioner", "scavenger", "devourer")
HERALD: Final = 0
WEEPER: Final = 1
MOCKER: Final = 2
EXECUTIONER: Final = 3
SCAVENGER: Final = 4
DEVOURER: Final = 5

PARTS: Final = ("legs", "torso", "head")  # a creature grows in this order
LEGS: Final = 0
TORSO: Final = 1
HEAD: Final = 2
SEAL: Final = 3  # not a part: where the seal of a creature lies
SLOTS: Final = 4  # of a creature: its parts and its seal

TERRORS: Final = 108  # N1.1: card n of the deck has the id n - 1
SEALS_PER_LEGION: Final = 3
CARDS: Final = TERRORS + SEALS_PER_LEGION * len(LEGIONS)  # the seals have the ids from TERRORS on

PRINTED_DECK: Final = Path(__file__).with_name("deck.csv")
PRINTED_ABILITIES: Final = {
    "herald": 12,
    "weeper": 12,
    "mocker": 12,
    "executioner": 15,
    "scavenger": 13,
    "devourer": 11,
    "": 33,
}
COLUMNS: Final = ["number", "legion", "legs", "torso", "head", "ability"]


@final
class Deck:
    """What each card is, by id. `parts` has a bit for each of PARTS; a seal has none."""

    def __init__(self, legion: list[int], parts: list[int], ability: list[int], digest: str) -> None:
        self.legion: Final = vec[i64](legion)
        self.parts: Final = vec[i64](parts)
        self.ability: Final = vec[i64](ability)
        self.terrors: Final = [card for card in range(TERRORS) if parts[card]]
        self.seals: Final = list(range(TERRORS, CARDS))
        self.digest: Final = digest


def card_name(card: int) -> str:
    """`17` for the printed card 17, `s1` … `s12` for the seals."""
    return str(card + 1) if card < TERRORS else f"s{card - TERRORS + 1}"


def card_named(name: str) -> int:
    """The card of a name; ValueError if there is none."""
    number = int(name[1:]) + TERRORS if name.startswith("s") else int(name)
    if not 1 <= number <= CARDS or name != card_name(number - 1):
        raise ValueError(f"no card is called {name!r}")
    return number - 1


def read_deck(path: Path = PRINTED_DECK, printed: Path = PRINTED_DECK) -> Deck:
    """A deck file, checked row by row; the `printed` one must also have the printed counts (N1.1)."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("file", file=str(path), why=type(error).__name__) from error
    rows = list(csv.reader(text.splitlines()))
    if not rows or rows[0] != COLUMNS:
        raise _bad_row(path, 1, ",".join(rows[0]) if rows else "", ",".join(COLUMNS))
    legion, parts, ability = [NONE] * CARDS, [0] * CARDS, [NONE] * CARDS
    for line, row in enumerate(rows[1:], 2):
        card = _read_number(path, line, row, parts)
        legion[card] = LEGIONS.index(_one_of(path, line, row[1], LEGIONS))
        bits = [_one_of(path, line, row[2 + part], ("0", "1")) for part in range(len(PARTS))]
        if "1" not in bits:
            raise _bad_row(path, line, ",".join(row), ", ".join(PARTS))
        parts[card] = sum(1 << part for part in range(len(PARTS)) if bits[part] == "1")
        ability[card] = ("", *ABILITIES).index(_one_of(path, line, row[5], ("", *ABILITIES))) - 1
    for seal in range(TERRORS, CARDS):
        legion[seal] = (seal - TERRORS) // SEALS_PER_LEGION
    deck = Deck(legion, parts, ability, sha256(text.encode()).hexdigest())
    if path == printed:
        _check_printed(path, deck)
    return deck


def _read_number(path: Path, line: int, row: list[str], parts: list[int]) -> int:
    if len(row) != len(COLUMNS):
        raise _bad_row(path, line, ",".join(row), ",".join(COLUMNS))
    if not row[0].isdecimal() or not 1 <= int(row[0]) <= TERRORS or parts[int(row[0]) - 1]:
        raise _bad_row(path, line, row[0], f"1–{TERRORS}")
    return int(row[0]) - 1


def _one_of(path: Path, line: int, value: str, known: Sequence[str]) -> str:
    if value not in known:
        raise _bad_row(path, line, value, ", ".join(word for word in known if word))
    return value


def _check_printed(path: Path, deck: Deck) -> None:
    """N1.1: 108 cards, 27 of each legion, and the abilities as printed."""
    for number, legion in enumerate(LEGIONS):
        _check_count(path, legion, list(deck.legion)[:TERRORS].count(number), TERRORS // len(LEGIONS))
    for number, ability in enumerate(ABILITIES):
        _check_count(path, ability, list(deck.ability).count(number), PRINTED_ABILITIES[ability])
    _check_count(path, "none", list(deck.ability)[:TERRORS].count(NONE), PRINTED_ABILITIES[""])


def _check_count(path: Path, what: str, found: int, printed: int) -> None:
    if found != printed:
        raise BadInput("deck-count", file=str(path), what=what, found=found, expected=printed)


def _bad_row(path: Path, line: int, value: str, known: str) -> BadInput:
    return BadInput("deck-row", file=str(path), line=line, value=value, known=known)
