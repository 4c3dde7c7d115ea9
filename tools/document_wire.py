"""Writes the messages into docs/wire.md: `python tools/document_wire.py`. A test fails if that is stale."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, UnsetType

from gloam.core.phrase import Phrase
from gloam.server import wire

PAGE = Path(__file__).parent.parent / "docs" / "wire.md"

MARK = "<!-- what follows is made by tools/document_wire.py from src/gloam/server/wire.py -->\n"

WORDS = {
    int: "number",
    str: "text",
    bool: "true or false",
    type(None): "null",
    Any: "object",
    Phrase: "phrase",
}
PARTS = {
    "The client says": [wire.Hello, *get_args(wire.Command), wire.Watch],
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
    phrases = f"## Canned phrases\n\n{', '.join(f'`{phrase}`' for phrase in wire.PHRASES)}\n"
    version = f"\nThis is version {wire.PROTOCOL} of the protocol.\n"
    return words + MARK + "\n".join([version, *sections, phrases])


def _struct(kind: type[Struct]) -> str:
    tag = kind.__struct_config__.tag
    title = f"`{tag}`" if isinstance(tag, str) else kind.__name__
    lines = [f"### {title}\n", inspect.cleandoc(kind.__doc__ or ""), ""]
    fields = msgspec.structs.fields(kind)
    if fields:
        lines += ["| field | type | if left out |", "|---|---|---|"]
        lines += [f"| `{field.encode_name}` | {_type(field.type)} | {_default(field)} |" for field in fields]
        lines.append("")
    return "\n".join(lines)


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
    if origin is dict:
        return f"object, each value {_type(args[1])}"
    if origin in (Union, UnionType):
        return " or ".join(_type(one) for one in args if one is not UnsetType)
    return WORDS.get(kind) or kind.__name__


def _bounds(meta: Meta) -> str:
    if meta.pattern:
        return f", `{meta.pattern}`"
    if meta.le is not None:
        return f", {meta.ge}–{meta.le}"
    return f", at most {meta.max_length}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
