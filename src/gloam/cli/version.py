"""What this is, and whether its rules are compiled."""

from __future__ import annotations

import platform
from importlib.util import find_spec

from gloam import __version__
from gloam.cli.terminal import Terminal
from gloam.games import game_ids

__all__ = ["is_compiled", "version_line"]


def is_compiled() -> bool:
    """Are the rules of every game native code? Each game keeps them in its `rules` module."""
    specs = [find_spec(f"gloam.games.{game}.rules") for game in game_ids()]
    return all(spec is not None and not (spec.origin or ".py").endswith(".py") for spec in specs)


def version_line(terminal: Terminal) -> str:
    build = "compiled" if is_compiled() else "interpreted"
    return terminal.word(f"version-{build}", version=__version__, python=platform.python_version())
