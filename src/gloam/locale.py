"""Turns phrases into sentences. The words are in `locales/<language>/*.ftl`, shared with the web client."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from gloam.core.action import NONE
from gloam.core.errors import BadInput
from gloam.core.phrase import Arg, Phrase, Who

__all__ = ["LANGUAGES", "Speech", "guess_language"]

LANGUAGES: Final = ("en", "ru")
LONGEST_VALUE: Final = 900  # letters of a value in a sentence
LARGEST_NUMBER: Final = 10**15  # that is written with separators


def guess_language(environ: Mapping[str, str]) -> str:
    """The language a terminal is set to: the first of the three variables that is not empty decides."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    return "ru" if locale.lower().startswith("ru") else "en"


class Speech:
    """Says phrases in one language, to one viewer."""

    def __init__(self, language: str, names: Sequence[str] = (), viewer: int = NONE) -> None:
        if language not in LANGUAGES:
            raise BadInput("language", value=language, known=", ".join(LANGUAGES))
        self.language: Final = language
        self._names = names
        self._viewer = viewer
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, phrase: Phrase) -> str:
        """The sentence. KeyError names a message, ValueError a variable that is missing: both are bugs."""
        pattern = self._bundle.get_message(phrase.key).value
        if pattern is None:
            raise KeyError(phrase.key)
        said, errors = self._bundle.format_pattern(pattern, self._variables(phrase.args))
        if errors or not isinstance(said, str):
            raise ValueError(f"{phrase.key} ({self.language}): {'; '.join(map(str, errors))}")
        return said

    def _variables(self, args: Mapping[str, Arg]) -> dict[str, int | str]:
        variables: dict[str, int | str] = {}
        for name, value in args.items():
            if isinstance(value, Who):
                variables[name] = self._name(value.seat)
                variables[f"{name}_you"] = "yes" if value.seat == self._viewer else "no"
            elif isinstance(value, Phrase):
                variables[name] = _short(self.say(value))
                variables[f"{name}_key"] = value.key.rpartition("-")[2]
            else:
                variables[name] = _short(value)
        return variables

    def _name(self, seat: int) -> str:
        named = 0 <= seat < len(self._names) and self._names[seat]
        return named or self.say(Phrase("player", {"seat": seat + 1}))


def _short(value: int | str) -> int | str:
    """Fluent refuses very long values and very large numbers: whatever somebody sent is cut before that."""
    if isinstance(value, int) and -LARGEST_NUMBER < value < LARGEST_NUMBER:
        return value
    text = str(value)
    return text[:LONGEST_VALUE] + "…" if len(text) > LONGEST_VALUE else text


@cache
def _bundle(language: str) -> FluentBundle:
    """All files of a language as one. ValueError if one does not parse or has a message of another."""
    bundle = FluentBundle([language], use_isolating=False)
    directory = files(__package__) / "locales" / language
    paths = [path for path in directory.iterdir() if path.name.endswith(".ftl")]
    for path in sorted(paths, key=lambda path: path.name):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{language}/{path.name}: not a message: {entry.content}")
            if isinstance(entry, Message) and bundle.has_message(entry.id.name):
                raise ValueError(f"{language}/{path.name}: another file has {entry.id.name}")
        bundle.add_resource(resource)
    return bundle
