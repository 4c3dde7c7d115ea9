"""The arguments of the commands, with help and complaints in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, NoReturn

from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput
from gloam.locale import LANGUAGES

__all__ = ["Arguments", "Command", "Given", "asked_language", "make_parser"]

Given = argparse.Namespace
LONGEST_NUMBER: Final = 100  # digits
FIRST_EXAMPLE: Final = "gloam play nightmarium"


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

    def add_number(self, name: str, key: str, *, low: int = 0, **settings: Any) -> None:
        """An option whose value is a whole number, not below `low`."""
        self.add(name, key, type=_whole_number(name, low), **settings)

    def add_game(self) -> None:
        self.add("game", "game", metavar=self.terminal.word("meta-game"))

    def add_options(self) -> None:
        self.add("--options", "options", metavar="key=value", nargs="+", action="extend", default=[])

    def add_file(self) -> None:
        self.add("file", "file", metavar=self.terminal.word("meta-file"))


def _whole_number(name: str, low: int) -> Callable[[str], int]:
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

        super().__init__(
            formatter_class=Formatter, add_help=False, allow_abbrev=False, exit_on_error=False, **settings
        )

    def parse_known_args(  # type: ignore[override]  # the overloads differ in the type of the namespace only
        self, args: Sequence[str] | None = None, namespace: Given | None = None
    ) -> tuple[Given, list[str]]:
        given = Given() if namespace is None else namespace
        try:
            _, unknown = super().parse_known_args(args, given)
        except argparse.ArgumentError as error:
            raise self._explained(error.argument_name, given) from None
        if unknown:
            raise BadInput("cli-unknown", command=self.prog, value=" ".join(unknown))
        return given, []

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)

    def _explained(self, name: str | None, given: Given) -> BadInput:
        """What is wrong with an option; without its name, which required arguments are missing."""
        if name is None:
            unset = [action for action in self._actions if getattr(given, action.dest, None) is None]
            missing = [_name(action) for action in unset if action.required]
            return BadInput("cli-required", command=self.prog, value=", ".join(missing))
        flags = [_name(action) for action in self._actions if action.nargs == 0]
        return BadInput("cli-flag" if name in flags else "cli-empty", command=self.prog, value=name)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise BadInput("cli-choice", command=self.prog, value=str(value), known=", ".join(action.choices))


def _name(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar)
