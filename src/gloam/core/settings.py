"""The options of a game: a table of settings, each a finite choice, and named presets of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from gloam.core.errors import BadInput

__all__ = ["Options", "Setting", "Settings", "numbers", "parse_pairs"]

Options: TypeAlias = Mapping[str, str]  # every setting of the game has a value


@dataclass(frozen=True, slots=True)
class Setting:
    """One option: its values as they are written (none: any text), and its rule."""

    key: str
    default: str
    values: Sequence[str]
    rule: str
    names_file: bool = False  # other than the default, it is a file of whoever runs the program


@dataclass(frozen=True, slots=True)
class Settings:
    """All options of a game. `presets` gives each named preset's departures from the defaults."""

    table: Sequence[Setting]
    presets: Mapping[str, Mapping[str, str]]

    def read(self, given: Mapping[str, str]) -> Options:
        """Complete options from what was given, `preset` among it; BadInput names what is unknown."""
        chosen = {setting.key: setting.default for setting in self.table}
        preset = given.get("preset")
        if preset is not None:
            if preset not in self.presets:
                raise BadInput("preset", value=preset, known=", ".join(self.presets))
            chosen.update(self.presets[preset])
        chosen.update({key: value for key, value in given.items() if key != "preset"})
        for key, value in chosen.items():
            self._check(key, value)
        return chosen

    def preset_of(self, options: Options) -> str:
        """The preset these options agree with, or the empty text."""
        return next((name for name in self.presets if self.read({"preset": name}) == options), "")

    def _check(self, key: str, value: str) -> None:
        setting = next((setting for setting in self.table if setting.key == key), None)
        if setting is None:
            known = ", ".join(["preset", *(setting.key for setting in self.table)])
            raise BadInput("option", option=key, known=known)
        if setting.values and value not in setting.values:
            raise BadInput("option-value", option=key, value=value, known=", ".join(setting.values))


def numbers(low: int, high: int) -> list[str]:
    """Values of a setting that is a number."""
    return [str(number) for number in range(low, high + 1)]


def parse_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """`["target=6", "win=immediate"]` as a mapping."""
    given: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key or not value:
            raise BadInput("option-form", value=pair)
        if key in given:
            raise BadInput("option-twice", option=key)
        given[key] = value
    return given
