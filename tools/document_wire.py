"""Writes the messages into docs/wire.md: `python tools/document_wire.py`. A test fails if that is stale."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, UnsetType

from gloam.core.phrase import Phrase
from gloam.core.value import Value
from gloam.games import find_game, game_ids
from gloam.server.protocol import messages as wire

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "wire.md"
SOURCE = ROOT / "src"

MARK = "<!-- what follows is made by tools/document_wire.py from src/gloam/server/protocol/messages.py -->\n"

WORDS = {
    int: "number",
    float: "number",
    str: "text",
    bool: "true or false",
    type(None): "null",
    Any: "object",
    Phrase: "phrase",
}
WHOLE = {  # fields that hold what was encoded before, or what each game shapes
    "Update.events": "list of Told",
    "Update.table": "TableTold",
    "Update.view": "the view of the game, see below, or null before the deal",
    "Welcome.now": "`update`",
    "Welcome.presence": "`presence`",
}
PARTS = {
    "The client says": list(get_args(wire.ClientMessage)),
    "The server says": list(get_args(wire.ServerMessage)),
    "Parts of messages": [
        wire.Option,
        wire.Told,
        wire.TableTold,
        wire.SeatTold,
        wire.DealTold,
        wire.UndoTold,
        wire.Ways,
        wire.Absence,
        wire.Clock,
        wire.Chair,
    ],
}


def page() -> str:
    """The page as it should be: its own words up to the mark, then what the definitions say."""
    words = PAGE.read_text("utf-8").partition(MARK)[0]
    sections = [f"## {title}\n\n" + "\n".join(map(_struct, kinds)) for title, kinds in PARTS.items()]
    sections += [_views(name) for name in game_ids()]
    phrases = f"## Canned phrases\n\n{', '.join(f'`{phrase}`' for phrase in wire.PHRASES)}\n"
    version = f"\nThis is version {wire.PROTOCOL} of the protocol.\n"
    return words + MARK + "\n".join([version, *sections, phrases])


def _views(game: str) -> str:
    """The shape of a game's view: the view itself, then everything it is made of."""
    found: list[type] = [get_type_hints(find_game(game).view)["return"]]
    for kind in found:
        found += [part for part in _parts(get_type_hints(kind).values()) if part not in found]
    return f"## The view of {game}\n\n" + "\n".join(map(_value, found))


def _parts(hints: Iterable[Any]) -> list[type]:
    """The classes of ours among types, however deep."""
    inner = [part for hint in hints for part in _parts(get_args(hint))]
    ours = [hint for hint in hints if isinstance(hint, type) and issubclass(hint, Value)]
    return list(dict.fromkeys([*ours, *inner]))


def _value(kind: type) -> str:
    said = _comments(kind)
    rows = [
        f"| `{name}` | {_type(hint)} | {said.get(name, '')} |" for name, hint in get_type_hints(kind).items()
    ]
    return "\n".join([*_heading(kind.__name__, kind), "| field | type | |", "|---|---|---|", *rows, ""])


def _heading(title: str, kind: type) -> list[str]:
    return [f"### {title}\n", *([inspect.cleandoc(kind.__doc__), ""] if kind.__doc__ else [])]


def _comments(kind: type) -> dict[str, str]:
    """What the source says of each field behind it."""
    source = (SOURCE / f"{kind.__module__.replace('.', '/')}.py").read_text("utf-8")
    body = source.partition(f"class {kind.__name__}")[2].partition("\nclass ")[0]
    return dict(re.findall(r"^    (\w+): .*?  # (.+)$", body, re.MULTILINE))


def _struct(kind: type[Struct]) -> str:
    tag = kind.__struct_config__.tag
    said = _comments(kind)
    rows = [
        f"| `{field.name}` | {_field_type(kind, field)} | {_default(field)} | {said.get(field.name, '')} |"
        for field in msgspec.structs.fields(kind)
    ]
    head = ["| field | type | if left out | |", "|---|---|---|---|"] if rows else []
    title = f"`{tag}`" if isinstance(tag, str) else kind.__name__
    return "\n".join([*_heading(title, kind), *head, *rows, ""])


def _field_type(kind: type[Struct], field: Any) -> str:
    return WHOLE.get(f"{kind.__name__}.{field.name}") or _type(field.type)


def _default(field: Any) -> str:
    if field.default is msgspec.UNSET:
        return "stays as it is"
    if field.default is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default).decode()}`"
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default_factory()).decode()}`"
    return ""


def _type(kind: Any) -> str:
    """A type in words, with its bounds."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(args[0]) + _bounds(args[1])
    if origin is Literal:
        return ", ".join(f'`"{value}"`' for value in args)
    if origin in (list, tuple):
        return f"list of {_type(args[0])}"
    if origin in (Union, UnionType):
        return " or ".join(_type(one) for one in args if one is not UnsetType)
    if origin is not None and issubclass(origin, Mapping):
        return f"object, each value {_type(args[1])}"
    return WORDS.get(kind) or kind.__name__


def _bounds(meta: Meta) -> str:
    if meta.pattern:
        return f", `{meta.pattern}`"
    if meta.le is not None:
        return f", {meta.ge}–{meta.le}"
    return f", at most {meta.max_length}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
