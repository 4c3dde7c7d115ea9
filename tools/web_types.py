"""Writes what the web client is told about the server and the games: `python tools/web_types.py`.

`web/src/wire.ts` has the types of the messages and views, `web/src/generated/<game>.json` the facts a client
needs to draw a game: what is printed on the pieces, and what each action number means. A test fails if they
are stale; `--check` says so too.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct, UnsetType

from gloam.bots import LEVELS
from gloam.core.action import NONE
from gloam.core.phrase import Phrase, Who
from gloam.core.protocol import AnyGame
from gloam.core.value import Value
from gloam.games import find_game, game_ids
from gloam.games.kragmortha import board, cards
from gloam.games.nightmarium.cards import ABILITIES, LEGIONS, PARTS, SLOTS, card_name, read_deck
from gloam.games.nightmarium.shapes import PLACES
from gloam.server.protocol import messages as wire
from gloam.server.protocol import rest as shapes

ROOT = Path(__file__).parent.parent / "web" / "src"

HEAD = """\
/* Made by tools/web_types.py from the server's definitions: change those, not this. */

/** A seat as a noun: shown by its player's name, or as "you". */
export interface Who {
  seat: number;
}

/** A sentence before it has a language: a message of the locale files and its nouns. */
export interface Phrase {
  key: string;
  args: Record<string, Arg>;
}

export type Arg = number | string | Who | Phrase;
"""
NAMES: Mapping[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Phrase: "Phrase",
    Who: "Who",
}
WHOLE = {  # fields that hold what was encoded before, or what each game shapes
    "Update.events": "Told[]",
    "Update.table": "TableTold",
    "Update.view": "View | null",
    "Welcome.now": "Update",
    "Welcome.presence": "Presence",
    "Listing.table": "TableTold",
    "PositionTold.view": "View",
    "PositionTold.prompt": "Phrase",
    "PositionTold.events": "Told[]",
    "TurningPoint.what": "Phrase[]",
    "Verified.why": "Phrase | null",
}
PARTS_OF_MESSAGES = [
    *(wire.Option, wire.Told, wire.TableTold, wire.SeatTold, wire.DealTold, wire.UndoTold),
    *(wire.Ways, wire.Absence, wire.Clock, wire.Chair),
]
SENT = (
    *(wire.Hello, wire.Aimed, wire.Watch, wire.Show, wire.Ping, wire.Chair),
    *(shapes.TableWanted, shapes.SeatWanted, shapes.RecordShown),
)


# Types


def types() -> str:
    """The whole of wire.ts."""
    client, server = list(get_args(wire.ClientMessage)), list(get_args(wire.ServerMessage))
    requests = [getattr(shapes, name) for name in shapes.__all__]
    kinds = [*client, *server, *PARTS_OF_MESSAGES, *requests]
    games = {name: _view_types(name) for name in game_ids()}
    return "\n".join(
        [
            HEAD,
            f"export const PROTOCOL = {wire.PROTOCOL};",
            _names("PHRASES", wire.PHRASES),
            _names("LEVELS", LEVELS),
            _names("GAMES", games),
            "export type GameId = (typeof GAMES)[number];",
            "/** The fewest and the most players of each game. */",
            f"export const SEATS: Record<GameId, [number, number]> = {json.dumps(_seats())};\n",
            *map(_struct, kinds),
            *(_value(kind, names) for names in games.values() for kind in names),
            _union("Command", get_args(wire.Command)),
            _union("ClientMessage", client),
            _union("ServerMessage", server),
            _interface(
                "The view of each game.", "Views", [f"{name}: {_first(games[name])};" for name in games]
            ),
            "export type View = Views[GameId];\n",
        ]
    )


def _seats() -> dict[str, tuple[int, int]]:
    return {name: (find_game(name).seats[0], find_game(name).seats[-1]) for name in game_ids()}


def _names(name: str, values: Iterable[str]) -> str:
    return f"export const {name} = {json.dumps(list(values))} as const;"


def _union(name: str, kinds: Iterable[type]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(kind.__name__ for kind in kinds) + ";\n"


def _interface(about: str, name: str, fields: Iterable[str]) -> str:
    said = f"/** {' '.join(about.split())} */\n" if about else ""
    return f"{said}export interface {name} {{\n" + "".join(f"  {field}\n" for field in fields) + "}\n"


def _struct(kind: type[Struct]) -> str:
    tag = kind.__struct_config__.tag
    left_out = kind.__struct_config__.omit_defaults or issubclass(kind, SENT)
    fields = [f'type: "{tag}";'] if isinstance(tag, str) else []
    for field in msgspec.structs.fields(kind):
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        mark = "?" if left_out and has_default else ""
        shape = WHOLE.get(f"{kind.__name__}.{field.name}") or _type(field.type)
        fields.append(f"{field.name}{mark}: {shape};")
    return _interface(_about(kind), kind.__name__, fields)


def _view_types(game: str) -> dict[type, str]:
    """The values a game's view is made of, the view first, and their names here."""
    found: list[type] = [get_type_hints(find_game(game).view)["return"]]
    for kind in found:
        found += [part for part in _parts(get_type_hints(kind).values()) if part not in found]
    title = game.capitalize()
    return {kind: title + kind.__name__.removeprefix(title) for kind in found}


def _parts(hints: Iterable[Any]) -> list[type]:
    """The classes of ours among types, however deep."""
    inner = [part for hint in hints for part in _parts(get_args(hint))]
    ours = [hint for hint in hints if isinstance(hint, type) and issubclass(hint, Value)]
    return list(dict.fromkeys([*ours, *inner]))


def _first(found: Mapping[type, str]) -> str:
    return next(iter(found.values()))


def _value(kind: type, names: Mapping[type, str]) -> str:
    fields = [f"{field}: {_type(hint, names)};" for field, hint in get_type_hints(kind).items()]
    return _interface(_about(kind), names[kind], fields)


def _about(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _type(kind: Any, names: Mapping[Any, str] | None = None) -> str:
    """A Python type in TypeScript; bounds are the server's business."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(args[0], names)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (list, tuple):
        inner = _type(args[0], names)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin in (Union, UnionType):
        return " | ".join(_type(one, names) for one in args if one is not UnsetType)
    if origin is not None and issubclass(origin, Mapping):
        return f"Record<string, {_type(args[1], names)}>"
    known = {**NAMES, **(names or {})}
    return known.get(kind) or kind.__name__


# Facts


def facts(game: AnyGame) -> str:
    """What a client needs to draw this game, as JSON with a line for each row."""
    verbs = list(dict.fromkeys(action.verb for action in game.actions))
    told = {
        "verbs": verbs,
        "actions": [[verbs.index(act.verb), act.card, act.seat, act.spot] for act in game.actions],
        "events": list(game.events),
        "decisions": list(game.decisions),
        **FACTS[game.id](),
    }
    lines = [f"  {json.dumps(key)}: {_rows(rows)}" for key, rows in told.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _rows(rows: Any) -> str:
    """Rows of records one to a line, so that a change shows in a diff as what it is."""
    if isinstance(rows, list) and rows and isinstance(rows[0], dict):
        return "[\n" + ",\n".join(f"    {_json(row)}" for row in rows) + "\n  ]"
    return _json(rows)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _nightmarium() -> dict[str, Any]:
    deck = read_deck()
    cards_told = [
        {
            "name": card_name(card),
            "legion": LEGIONS[deck.legion[card]],
            "parts": [part for at, part in enumerate(PARTS) if deck.parts[card] >> at & 1],
            "ability": "none" if deck.ability[card] == NONE else ABILITIES[deck.ability[card]],
            "seal": not deck.parts[card],
        }
        for card in range(len(deck.legion))
    ]
    return {
        "legions": list(LEGIONS),
        "abilities": list(ABILITIES),
        "parts": list(PARTS),
        "places": PLACES,
        "slots": SLOTS,
        "cards": cards_told,
    }


def _kragmortha() -> dict[str, Any]:
    pieces = cards.read_set()
    layouts: dict[str, list[int]] = {}
    for seats, layout in pieces.boards.items():
        layouts.setdefault(layout.marks, []).append(seats)
    return {
        "width": board.WIDTH,
        "height": board.HEIGHT,
        "symbols": list(board.SYMBOLS),
        "ways": list(board.WAYS),
        "kinds": list(cards.KINDS),
        "effects": list(cards.EFFECTS),
        "tomes": list(cards.TOME_KINDS),
        "tokens": list(cards.TOKEN_KINDS),
        "boards": [_board(pieces.boards[seats[0]], seats) for seats in layouts.values()],
        "pieces": [_piece(pieces, card) for card in range(cards.PIECES)],
    }


def _board(layout: board.Board, seats: list[int]) -> dict[str, Any]:
    """Squares in rows from the far end; what `ways` leads where, NONE for nowhere, eight to a square."""
    names = {"_": "out", "#": "shelf", "D": "desk"}
    return {
        "seats": seats,
        "squares": [names.get(mark, "floor") for mark in layout.marks],
        "floor": [(*board.SYMBOLS, "desk")[symbol] for symbol in layout.symbol],
        "teleports": list(layout.teleports),
        "starts": list(layout.starts),
        "extraStart": layout.extra_start,
        "rigorStart": layout.rigor_start,
        "ways": list(layout.ways),
    }


def _piece(pieces: cards.GameSet, card: int) -> dict[str, Any]:
    named = {"name": cards.card_name(card)}
    if card < cards.LOOKS:
        mover = "rigor" if pieces.moves_rigor[card] else "goblin"
        first, second = _symbol(pieces.first[card]), _symbol(pieces.second[card])
        return {**named, "type": "movement", "mover": mover, "first": first, "second": second}
    if card < cards.TOMES:
        effect, order = cards.EFFECTS[pieces.effect[card]], pieces.orders[card]
        kind = {"type": "look", "kind": cards.KINDS[pieces.kind[card]], "effect": effect}
        return {**named, **kind, "order": order.order, "mild": order.mild}
    if card < cards.TOKENS:
        kind = {"type": "tome", "kind": cards.TOME_KINDS[pieces.kind[card]]}
        return {**named, **kind, "magic": pieces.magic[card]}
    return {**named, "type": "token", "kind": cards.TOKEN_KINDS[pieces.kind[card]]}


def _symbol(mask: int) -> str:
    if mask == board.ANY_SYMBOL:
        return "ball"
    return board.SYMBOLS[(mask & ~board.FOR_DESK).bit_length() - 1]


FACTS: Mapping[str, Callable[[], dict[str, Any]]] = {"kragmortha": _kragmortha, "nightmarium": _nightmarium}


def files() -> dict[Path, str]:
    """Every file as it should be."""
    made = {ROOT / "generated" / f"{name}.json": facts(find_game(name)) for name in game_ids()}
    return {ROOT / "wire.ts": types(), **made}


def main(arguments: list[str]) -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        print(*(f"{path.name} is stale: run tools/web_types.py" for path in stale), sep="\n", end="")
        return bool(stale)
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
