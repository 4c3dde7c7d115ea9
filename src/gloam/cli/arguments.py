"""The arguments of the commands, with help and complaints in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, NoReturn

from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.locale import LANGUAGES

__all__ = ["Arguments", "Command", "Given", "asked_language", "make_parser", "number"]

Given = argparse.Namespace
LONGEST_NUMBER: Final = 100  # digits
FIRST_EXAMPLE: Final = "gloam play nightmarium"

# What argparse says in English, and the message that says it in every language.
COMPLAINTS: Final = (
    (r"the following arguments are required: (?P<value>.+)", "required"),
    (r"unrecognized arguments: (?P<value>.+)", "unknown"),
    (r"argument (?P<value>\S+): expected .+", "empty"),
    (r"argument \S+: invalid choice: (?P<value>\S+) \(choose from (?P<known>.+)\)", "choice"),
    (r"ambiguous option: (?P<value>\S+) could match (?P<known>.+)", "choice"),
    (r"argument (?P<value>\S+): not allowed with argument (?P<known>\S+)", "conflict"),
)


class Command(NamedTuple):
    """One command: its name, an example, what it takes and what it does (returning the exit code)."""

    name: str
    example: str
    declare: Callable[[Arguments], None]
    run: Callable[[Given, Terminal], int]


class Arguments:
    """Declares the arguments of one command; their help is found by `key`."""

    def __init__(self, parser: argparse.ArgumentParser, terminal: Terminal) -> None:
        self.terminal = terminal
        self.named = parser.add_argument_group(terminal.word("help-named"))
        self.placed = parser.add_argument_group(terminal.word("help-placed"))
        self.named.add_argument("-h", "--help", action="help", help=terminal.word("arg-help"))
        self.add("--lang", "lang", metavar="|".join(LANGUAGES), default=argparse.SUPPRESS)

    def add(self, name: str, key: str, **settings: Any) -> None:
        group = self.named if name.startswith("-") else self.placed
        group.add_argument(name, help=self.terminal.word(f"arg-{key}"), **settings)

    def add_game(self) -> None:
        self.add("game", "game", metavar=self.terminal.word("meta-game"))

    def add_options(self) -> None:
        self.add("--options", "options", metavar="key=value", nargs="+", action="extend", default=[])

    def add_file(self) -> None:
        self.add("file", "file", metavar=self.terminal.word("meta-file"))


def number(name: str, low: int = 0) -> Callable[[str], int]:
    """Reads the whole number given for `name`."""

    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > LONGEST_NUMBER or int(text) < low:
            raise BadInput("cli-number", option=name, value=text, low=low)
        return int(text)

    return read


def asked_language(argv: Sequence[str]) -> str:
    """What `--lang` says, before anything else is read: the complaints need it. Empty if it is not there."""
    for at, word in enumerate(argv):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and at + 1 < len(argv):
            return argv[at + 1]
    return ""


def make_parser(commands: Iterable[Command], terminal: Terminal) -> argparse.ArgumentParser:
    epilog = _epilog(FIRST_EXAMPLE, terminal)
    parser = _Parser(terminal, prog="gloam", description=terminal.word("about"), epilog=epilog)
    top = Arguments(parser, terminal)
    top.add("--version", "version", action="store_true")
    parsers = parser.add_subparsers(
        title=terminal.word("help-commands"), dest="command", metavar=terminal.word("meta-command")
    )
    for command in commands:
        about = terminal.word(f"about-{command.name}")
        below = parsers.add_parser(
            command.name,
            terminal=terminal,
            help=about,
            description=about,
            epilog=_epilog(command.example, terminal),
        )
        command.declare(Arguments(below, terminal))
        below.set_defaults(run=command.run)
    return parser


def _epilog(example: str, terminal: Terminal) -> str:
    return f"{terminal.word('help-example')}\n  {example}"


class _Parser(argparse.ArgumentParser):
    """An argument parser that raises what is wrong as BadInput."""

    def __init__(self, terminal: Terminal, **settings: Any) -> None:
        prefix = terminal.word("help-usage") + " "

        class Formatter(argparse.RawDescriptionHelpFormatter):
            def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any = prefix) -> None:
                super().add_usage(usage, actions, groups, prefix)

        super().__init__(formatter_class=Formatter, add_help=False, allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        for shape, key in COMPLAINTS:
            found = re.fullmatch(shape, message)
            if found:
                named = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                raise BadInput(f"cli-{key}", command=self.prog, **named)
        raise BadInput("cli-usage", command=self.prog, value=message)
