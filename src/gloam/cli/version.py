"""What this is, and which of its modules are compiled."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from pkgutil import iter_modules

import gloam
from gloam.cli.terminal import Terminal
from gloam.games import game_ids

__all__ = ["build", "has_web_client", "is_compiled", "modules", "version_line"]


@cache
def modules() -> dict[str, bool]:
    """Every module of ours by name, without importing it: is it native code?"""
    specs = _specs(gloam.__path__, "gloam.")
    return {spec.name: (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES)) for spec in specs}


def _specs(places: Iterable[str], prefix: str) -> Iterator[ModuleSpec]:
    for found in iter_modules(places, prefix):
        spec = PathFinder.find_spec(found.name, list(places))
        if spec is not None:
            yield spec
            yield from _specs(spec.submodule_search_locations or (), f"{found.name}.")


def is_compiled() -> bool:
    """Are the rules of every game native code? Each game keeps them in its `rules` module."""
    return all(modules()[f"gloam.games.{game}.rules"] for game in game_ids())


def build() -> str:
    return "compiled" if is_compiled() else "interpreted"


def has_web_client() -> bool:
    """Is the built web client part of this installation?"""
    from gloam.server.http.static_files import BUILT

    return (BUILT / "index.html").is_file()


def version_line(terminal: Terminal) -> str:
    return terminal.word(f"version-{build()}", version=gloam.__version__, python=platform.python_version())
