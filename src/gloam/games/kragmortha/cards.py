"""Movement cards, looks, tomes and tokens: a set is a folder of tables, read and checked."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from librt.vecs import vec

from gloam.core.errors import BadInput
from gloam.core.pack import filled
from gloam.games.kragmortha.board import ANY_SYMBOL, FOR_DESK, SYMBOLS, Board, read_boards

__all__ = [
    "EFFECTS",
    "HOUSE_SET",
    "KINDS",
    "LOOKS",
    "MOVEMENTS",
    "TOKENS",
    "TOKEN_KINDS",
    "TOMES",
    "TOME_KINDS",
    "GameSet",
    "Order",
    "card_name",
    "card_named",
    "read_set",
]

# Every piece that is drawn has one id: movement cards, then looks, tomes and tokens.
MOVEMENTS: Final = 58
LOOKS: Final = MOVEMENTS  # the id of the first look, and so on
LOOK_COUNT: Final = 24
TOMES: Final = LOOKS + LOOK_COUNT
TOME_COUNT: Final = 18
TOKENS: Final = TOMES + TOME_COUNT
TOKEN_COUNT: Final = 6
PIECES: Final = TOKENS + TOKEN_COUNT

KINDS: Final = ("head", "neck", "arm", "hand", "mouth", "leg")
EFFECTS: Final = (
    "lame_foot",
    "leaden_boots",
    "crab_claws",
    "fumbling_fingers",
    "clouded_eyes",
    "dizzy",
    "limp_arm",
    "weak_grip",
    "tied_tongue",
    "loose_tongue",
    "stiff_neck",
    "one_track_mind",
)
LAME_FOOT: Final = 0
LEADEN_BOOTS: Final = 1
CRAB_CLAWS: Final = 2
FUMBLING_FINGERS: Final = 3
CLOUDED_EYES: Final = 4
DIZZY: Final = 5
LIMP_ARM: Final = 6
WEAK_GRIP: Final = 7
TIED_TONGUE: Final = 8
LOOSE_TONGUE: Final = 9
STIFF_NECK: Final = 10
ONE_TRACK_MIND: Final = 11
TOME_KINDS: Final = (
    "pardons",
    "deep_pockets",
    "shadows",
    "haste",
    "glass",
    "secret_doors",
    "exchange",
    "whispers",
    "fresh_ink",
)
PARDONS: Final = 0
DEEP_POCKETS: Final = 1
SHADOWS: Final = 2
HASTE: Final = 3
GLASS_TOME: Final = 4
SECRET_DOORS: Final = 5
EXCHANGE: Final = 6
WHISPERS: Final = 7
FRESH_INK: Final = 8
TOKEN_KINDS: Final = ("teleport", "tome", "trap")
TOKEN_TOME: Final = 1
TOKEN_TRAP: Final = 2
MOVERS: Final = ("goblin", "rigor")
CARD_SYMBOLS: Final = (*SYMBOLS, "ball")

HOUSE_SET: Final = Path(__file__).with_name("sets") / "house"
COLUMNS: Final = {
    "movement.csv": ("number", "mover", "first", "second"),
    "looks.csv": ("number", "kind", "effect", "order_en", "mild_en", "order_ru", "mild_ru"),
    "tomes.csv": ("number", "tome", "symbols"),
    "tokens.csv": ("number", "token"),
}


@final
class Order:
    """The tabletop side of a look: what to do with one's own body, or the mild alternative, by language."""

    def __init__(self, order: dict[str, str], mild: dict[str, str]) -> None:
        self.order: Final = order
        self.mild: Final = mild


@final
class GameSet:
    """What each piece is, by id."""

    def __init__(
        self, tables: dict[str, dict[int, list[str]]], boards: dict[int, Board], digest: str
    ) -> None:
        self.boards: Final = boards
        self.digest: Final = digest
        movement, looks, tomes, tokens = (tables[name] for name in COLUMNS)
        self.movements: Final = sorted(movement)
        self.looks: Final = sorted(looks)
        self.tomes: Final = sorted(tomes)
        self.tokens: Final = sorted(tokens)
        self.moves_rigor: Final = vec[bool]([False] * PIECES)
        self.first: Final = filled(PIECES, 0)  # symbol masks of movement cards
        self.second: Final = filled(PIECES, 0)
        self.either: Final = filled(PIECES, 0)  # both at once
        self.kind: Final = filled(PIECES, 0)  # of a look, a tome or a token
        self.effect: Final = filled(PIECES, 0)  # of a look
        self.magic: Final = filled(PIECES, 0)  # symbols of a tome
        self.orders: Final[dict[int, Order]] = {}
        for card, row in movement.items():
            self.moves_rigor[card] = row[1] == "rigor"
            self.first[card], self.second[card] = _mask(row[2]), _mask(row[3])
            self.either[card] = self.first[card] | self.second[card]
        for card, row in looks.items():
            self.kind[card], self.effect[card] = KINDS.index(row[1]), EFFECTS.index(row[2])
            self.orders[card] = Order({"en": row[3], "ru": row[5]}, {"en": row[4], "ru": row[6]})
        for card, row in tomes.items():
            self.kind[card], self.magic[card] = TOME_KINDS.index(row[1]), int(row[2])
        for card, row in tokens.items():
            self.kind[card] = TOKEN_KINDS.index(row[1])


def _mask(symbol: str) -> int:
    return ANY_SYMBOL if symbol == "ball" else 1 << SYMBOLS.index(symbol) | FOR_DESK


RANGES: Final = (
    ("", 0, MOVEMENTS),
    ("l", LOOKS, LOOK_COUNT),
    ("t", TOMES, TOME_COUNT),
    ("k", TOKENS, TOKEN_COUNT),
)


def card_name(card: int) -> str:
    """`12` for a movement card, `l3` for a look, `t5` for a tome, `k1` for a token."""
    for letter, first, count in RANGES:
        if first <= card < first + count:
            return f"{letter}{card - first + 1}"
    raise ValueError(f"no piece {card}")


def card_named(name: str) -> int:
    """The piece of a name; ValueError if there is none."""
    for letter, first, count in RANGES:
        digits = name.removeprefix(letter)
        if name.startswith(letter) and digits.isdecimal() and 1 <= int(digits) <= count:
            return first + int(digits) - 1
    raise ValueError(f"no piece is called {name!r}")


def read_set(folder: Path = HOUSE_SET) -> GameSet:
    """A set, checked row by row; BadInput names file, line and value. The house set has all its pieces."""
    texts = {name: _read(folder / name) for name in ("board.txt", *COLUMNS)}
    boards = read_boards(folder / "board.txt", texts["board.txt"])
    firsts = {"movement.csv": (0, MOVEMENTS), "looks.csv": (LOOKS, LOOK_COUNT)}
    firsts |= {"tomes.csv": (TOMES, TOME_COUNT), "tokens.csv": (TOKENS, TOKEN_COUNT)}
    tables = {name: _read_table(folder / name, texts[name], *firsts[name]) for name in COLUMNS}
    if folder == HOUSE_SET:
        for name, (_, count) in firsts.items():
            if len(tables[name]) != count:
                raise _bad(folder / name, 0, str(len(tables[name])), str(count))
    digest = sha256("\0".join(texts.values()).encode()).hexdigest()
    return GameSet(tables, boards, digest)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("file", file=str(path), why=type(error).__name__) from error


def _read_table(path: Path, text: str, first: int, count: int) -> dict[int, list[str]]:
    columns = COLUMNS[path.name]
    rows = list(csv.reader(text.splitlines()))
    if not rows or tuple(rows[0]) != columns:
        raise _bad(path, 1, ",".join(rows[0]) if rows else "", ",".join(columns))
    if len(rows) == 1:
        raise _bad(path, 1, "", columns[0])
    table: dict[int, list[str]] = {}
    for line, row in enumerate(rows[1:], 2):
        if len(row) != len(columns):
            raise _bad(path, line, ",".join(row), ",".join(columns))
        if not row[0].isdecimal() or not 1 <= int(row[0]) <= count or first + int(row[0]) - 1 in table:
            raise _bad(path, line, row[0], f"1–{count}")
        for column, value in zip(columns, row, strict=True):
            _check(path, line, column, value)
        table[first + int(row[0]) - 1] = row
    return table


VALUES: Final[dict[str, Sequence[str]]] = {
    "mover": MOVERS,
    "first": CARD_SYMBOLS,
    "second": CARD_SYMBOLS,
    "kind": KINDS,
    "effect": EFFECTS,
    "tome": TOME_KINDS,
    "symbols": [str(number) for number in range(10)],
    "token": TOKEN_KINDS,
}


def _check(path: Path, line: int, column: str, value: str) -> None:
    if column in VALUES and value not in VALUES[column]:
        raise _bad(path, line, value, ", ".join(VALUES[column]))
    if not value.strip():
        raise _bad(path, line, value, column)


def _bad(path: Path, line: int, value: str, known: str) -> BadInput:
    return BadInput("set-row", file=str(path), line=line, value=value, known=known)
