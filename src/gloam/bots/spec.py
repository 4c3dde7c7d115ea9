"""Bots as they are written: `ismcts:iterations=400:depth=30`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from gloam.core.errors import BadInput

__all__ = ["Parameter", "Spec", "read_spec", "read_value"]

WHOLE: Final = re.compile(r"[0-9]{1,9}")
DECIMAL: Final = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")


class Parameter(NamedTuple):
    """A number a bot may be given, from `low` to `high`; a whole one if its default is."""

    key: str
    default: int | float
    low: int | float
    high: int | float


class Spec(NamedTuple):
    """A bot's name and the values of all its parameters."""

    name: str
    values: Mapping[str, float]


def read_spec(text: str, known: Mapping[str, Sequence[Parameter]], others: Sequence[str] = ()) -> Spec:
    """The spec a text writes; BadInput names what is not known, and what is, `others` among it."""
    name, *pairs = text.split(":")
    if name not in known:
        raise BadInput("bot", value=name, known=", ".join([*known, *others]))
    table = {parameter.key: parameter for parameter in known[name]}
    values: dict[str, float] = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        if not table:
            raise BadInput("bot-plain", bot=name, value=key)
        if key not in table:
            raise BadInput("bot-parameter", bot=name, value=key, known=", ".join(table))
        if key in values:
            raise BadInput("bot-twice", bot=name, value=key)
        values[key] = read_value(name, table[key], value)
    return Spec(name, {key: values.get(key, parameter.default) for key, parameter in table.items()})


def read_value(bot: str, parameter: Parameter, text: str) -> float:
    """The number a text writes, if the bot's parameter can be that; BadInput says what it can be."""
    key, default, low, high = parameter
    whole = isinstance(default, int)
    shape = WHOLE if whole else DECIMAL
    if not shape.fullmatch(text) or not low <= float(text) <= high:
        raise BadInput(
            "bot-whole" if whole else "bot-value",
            bot=bot,
            parameter=key,
            value=text,
            low=str(low),
            high=str(high),
        )
    return float(text)
