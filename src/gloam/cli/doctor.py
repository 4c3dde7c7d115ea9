"""`gloam doctor`: what this installation is made of, and whether anything about it is broken."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
import sysconfig
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib import metadata
from typing import Any, Final, NamedTuple

from gloam import __version__
from gloam.cli.arguments import Arguments, Command, Given
from gloam.cli.terminal import Terminal
from gloam.cli.tuned import is_python_tuned
from gloam.cli.version import has_web_client, is_compiled, modules
from gloam.core.errors import BadInput
from gloam.core.phrase import Arg
from gloam.games import find_game, game_ids
from gloam.locale import LANGUAGES, Speech
from gloam.pages import rule_page

__all__ = ["COMMAND"]

BROKEN: Final = 1
PACKAGE: Final = "gloam"
LETTERS: Final = "Жё─│…"  # of what we write: all that a terminal might not have
LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # as gloam.locale.guess_language reads them
COMPILERS: Final = ("cc", "gcc", "clang", "cl")
REQUIREMENT: Final = re.compile(r"""([\w.-]+)[^;]*(?:;\s*extra\s*==\s*['"]([\w.-]+)['"])?\s*""")


class Problem(NamedTuple):
    """Something that is broken: the key of its sentence, and what the sentence names."""

    key: str
    args: Mapping[str, Arg]


class Finding(NamedTuple):
    """What was found about one thing, for programs, and what is wrong with it."""

    facts: Any
    problems: list[Problem]


def _declare(arguments: Arguments) -> None:
    arguments.add("--json", "json", action="store_true")


def _run(given: Given, terminal: Terminal) -> int:
    found = _examine(terminal, getattr(given, "lang", ""))
    problems = [problem for finding in found.values() for problem in finding.problems]
    facts = {name: finding.facts for name, finding in found.items()}
    if given.json:
        told = [terminal.word(f"doctor-{problem.key}", **problem.args) for problem in problems]
        terminal.json({**facts, "problems": told, "ok": not problems})
    else:
        _show(facts, problems, terminal)
    return BROKEN if problems else 0


# Examining


def _examine(terminal: Terminal, asked: str) -> dict[str, Finding]:
    return {
        "version": Finding(__version__, []),
        "python": Finding(f"{platform.python_implementation()} {platform.python_version()}", []),
        "tuned": Finding(is_python_tuned(), []),
        "platform": Finding(platform.platform(), []),
        "build": Finding(_build(), []),
        "compiler": Finding(_compiler(), []),
        "client": Finding(has_web_client(), []),
        "requirements": _requirements(),
        "extras": Finding(_extras(), []),
        "files": _files(),
        "data": _data(),
        "words": _words(),
        "terminal": _terminal(terminal),
        "language": Finding({"chosen": terminal.language, "by": _chosen_by(asked)}, []),
    }


def _build() -> dict[str, object]:
    native = [name for name, compiled in modules().items() if compiled]
    plain = [name for name, compiled in modules().items() if not compiled]
    kind = "compiled" if is_compiled() else "partly" if native else "interpreted"
    return {"kind": kind, "compiled": native, "interpreted": plain}


def _compiler() -> str | None:
    """The command of a C compiler, first the one this Python was made with."""
    usual = (sysconfig.get_config_var("CC") or "").split()[:1]
    return next((name for name in (*usual, *COMPILERS) if shutil.which(name)), None)


def _requirements() -> Finding:
    """What must be installed, with its version."""
    found = {name: _version(name) for name, extra in _required() if not extra}
    lost = [Problem("lost-package", {"name": name}) for name, version in found.items() if version is None]
    return Finding(found, lost)


def _extras() -> dict[str, dict[str, str | None]]:
    """What may be installed besides, by extra."""
    found: dict[str, dict[str, str | None]] = {}
    for name, extra in _required():
        if extra and name != PACKAGE:
            found.setdefault(extra, {})[name] = _version(name)
    return found


def _required() -> Iterator[tuple[str, str]]:
    """Each requirement and its extra, which may be empty. Those for other machines only are left out."""
    for text in (_installed() and metadata.requires(PACKAGE)) or ():
        read = REQUIREMENT.fullmatch(text)
        if read is not None:
            yield read[1], read[2] or ""


def _installed() -> bool:
    """Are we installed, or just run from a folder of sources?"""
    return _version(PACKAGE) is not None


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _files() -> Finding:
    """Do the files of the installation still have the digests the installer wrote down?

    Scripts outside the packages' folder are left out: they are the installer's own, and pipx rewrites them.
    """
    files = (_installed() and metadata.files(PACKAGE)) or ()
    known = [file for file in files if file.hash and ".." not in file.parts]
    wrong = [str(file) for file in known if not _is_whole(file)]
    return Finding(
        {"checked": len(known), "wrong": wrong}, [Problem("changed-file", {"file": file}) for file in wrong]
    )


def _is_whole(file: metadata.PackagePath) -> bool:
    try:
        digest = sha256(file.read_binary()).digest()
    except OSError:
        return False
    return file.hash is None or file.hash.value == urlsafe_b64encode(digest).rstrip(b"=").decode()


def _data() -> Finding:
    """The digests of each game's data files. Reading a file checks every row of it."""
    digests: dict[str, Mapping[str, str]] = {}
    problems: list[Problem] = []
    for name in game_ids():
        digests[name] = {}
        try:
            game = find_game(name)
            digests[name] = game.data(game.settings.read({}))
        except BadInput as bad:
            problems.append(Problem("bad-data", {"game": name, "why": bad.phrase}))
        except ImportError as error:
            problems.append(Problem("bad-game", {"game": name, "why": str(error)}))
    return Finding(digests, problems)


def _words() -> Finding:
    """Can the sentences and the rules be read in every language?"""
    readable, problems = [], []
    for language in LANGUAGES:
        try:
            Speech(language)
            for name in game_ids():
                rule_page(name, language)
            readable.append(language)
        except BadInput as bad:
            problems.append(Problem("bad-words", {"language": language, "why": bad.phrase}))
        except (OSError, ValueError) as error:  # a file that is lost, or that Fluent cannot read
            problems.append(Problem("bad-words", {"language": language, "why": str(error)}))
    return Finding(readable, problems)


def _terminal(terminal: Terminal) -> Finding:
    encoding = sys.stdout.encoding or "ascii"
    lacking = "".join(letter for letter in LETTERS if not _can_write(letter, encoding))
    facts = {
        "encoding": encoding,
        "width": terminal.width,
        "colour": terminal.out.color_system or "none",
        "interactive": terminal.out.is_terminal,
    }
    return Finding(facts, [Problem("letters", {"encoding": encoding})] if lacking else [])


def _can_write(letter: str, encoding: str) -> bool:
    try:
        return bool(letter.encode(encoding))
    except UnicodeEncodeError:
        return False


def _chosen_by(asked: str) -> str:
    """What decided the language: `--lang`, a variable of the environment, or nothing."""
    return "--lang" if asked else next((name for name in LANGUAGE_VARIABLES if os.environ.get(name)), "")


# Telling


def _show(facts: Mapping[str, Any], problems: list[Problem], terminal: Terminal) -> None:
    for line in _lines(facts, terminal):
        terminal.write(line, indent=2)
    for problem in problems:
        terminal.tell(f"doctor-{problem.key}", style="bad", **problem.args)
    if not problems:
        terminal.tell("doctor-fine", style="good")


def _lines(facts: Mapping[str, Any], terminal: Terminal) -> Iterator[str]:
    word = terminal.word
    build, files = facts["build"], facts["files"]
    yield word("doctor-version", version=facts["version"], python=facts["python"], platform=facts["platform"])
    if not facts["tuned"]:
        yield word("doctor-not-tuned")
    yield word(f"doctor-{build['kind']}")
    if build["compiled"]:
        yield word("doctor-modules-compiled", names=_short(build["compiled"]))
        yield word("doctor-modules-interpreted", names=_short(build["interpreted"]))
    yield word("doctor-compiler", name=facts["compiler"]) if facts["compiler"] else word("doctor-no-compiler")
    yield word("doctor-client" if facts["client"] else "doctor-no-client")
    yield word("doctor-requirements", names=_versions(facts["requirements"]))
    for extra, packages in facts["extras"].items():
        yield word("doctor-extra", extra=extra, names=_versions(packages))
    yield word("doctor-files", count=files["checked"])
    for game, digests in facts["data"].items():
        for name, digest in digests.items():
            yield word("doctor-data", game=game, name=name, digest=digest[:16])
    yield word("doctor-words", names=", ".join(facts["words"]))
    yield word("doctor-terminal", **{key: str(value) for key, value in facts["terminal"].items()})
    yield word("doctor-language", name=facts["language"]["chosen"], by=facts["language"]["by"] or "—")


def _short(names: list[str]) -> str:
    return ", ".join(name.removeprefix(f"{PACKAGE}.") for name in names) or "—"


def _versions(packages: Mapping[str, str | None]) -> str:
    return ", ".join(f"{name} {version or '—'}" for name, version in packages.items()) or "—"


COMMAND = Command("doctor", "gloam doctor --json", _declare, _run)
