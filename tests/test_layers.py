"""Imports point down only; games never import games (the architecture of this project, as a test).

The table is the architecture. Every module under src/gloam must be found in it; a new package or a new kind
of game module is a new line here. Imports inside functions and under TYPE_CHECKING count like any other.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"


@dataclass(frozen=True)
class Layer:
    """What a module may import besides its own package and the standard library."""

    ours: tuple[str, ...] = ()
    third_party: tuple[str, ...] = ()


# How to read a name:  gloam.games    this one module (a package's __init__.py)
#                      gloam.core.*   the package and everything in it
#                      <g>            any one game; the same game wherever it appears in a row
ANY_LIBRARY = ("*",)
PACKED = ("librt", "mypy_extensions")  # arrays of plain numbers, interpreted or compiled
LIGHT = (*PACKED, "msgspec", "itsdangerous")  # what runs anywhere, a browser included
RULES_OF_A_GAME = (
    *("rules", "law", "actions", "events", "cards", "zones", "frames"),
    *("shapes", "board", "paths", "tomes", "redeal", "judgement"),
)
FACE_OF_A_GAME = (
    "audit",
    "game",
    "view",
    "features",
    "text",
    "refusal",
    "notation",
    "imagine",
    "reach",
    "table",
    "subjects",
)
INSIDE_THE_RULES = tuple(f"gloam.games.<g>.{name}.*" for name in RULES_OF_A_GAME)
EVERYTHING_BELOW_THE_SERVER = (
    "gloam.core.*",
    "gloam.testing.*",
    "gloam.games",  # the registry: nobody names a concrete game
    "gloam.bots.*",
    "gloam.bench.*",
    "gloam.arena.*",
    "gloam.stats",
    "gloam.report",
    "gloam.lab.*",
    "gloam.analysis.*",
    "gloam.data.*",
    "gloam.envs.*",
    "gloam.locale.*",
    "gloam.pages",
)

ANY_GAME_PLAYED = ("gloam.core.*", "gloam.games", "gloam.bots.*", "gloam.stats", "gloam.arena.*")

TABLES_AND_BELOW = ("gloam.core.*", "gloam.games", "gloam.server.protocol.*", "gloam.server.tables.*")
LIVE_AND_BELOW = (
    *(*EVERYTHING_BELOW_THE_SERVER, "gloam.server.protocol.*", "gloam.server.tables.*"),
    *("gloam.server.store.*", "gloam.server.security.*", "gloam.server.metrics", "gloam.server.replay.*"),
)

LAYERS = {  # lowest first
    "gloam": Layer(),
    "gloam.core.*": Layer((), (*PACKED, "msgspec")),
    "gloam.testing.*": Layer(("gloam.core.*",), ("pytest", "hypothesis")),
    "gloam.locale.*": Layer(("gloam.core.*",), ("fluent",)),
    "gloam.pages": Layer(("gloam.core.*",)),
    **{name: Layer(("gloam.core.*", *INSIDE_THE_RULES), PACKED) for name in INSIDE_THE_RULES},
    **{
        f"gloam.games.<g>.{name}.*": Layer(("gloam.core.*", "gloam.games.<g>.*"), PACKED)
        for name in FACE_OF_A_GAME
    },
    "gloam.games.<g>": Layer(("gloam.core.*", "gloam.games.<g>.*")),
    "gloam.games": Layer(("gloam.core.*",)),  # finds games by name, when asked, through importlib
    "gloam.bots.*": Layer(("gloam.core.*", "gloam.games", "gloam.locale.*"), ("msgspec",)),
    "gloam.bench.*": Layer(("gloam.core.*", "gloam.bots.*"), ("msgspec",)),
    "gloam.stats": Layer(),
    "gloam.arena.*": Layer(("gloam.core.*", "gloam.games", "gloam.bots.*", "gloam.stats")),
    "gloam.report": Layer(),
    "gloam.lab.*": Layer((*ANY_GAME_PLAYED, "gloam.report")),
    "gloam.analysis.*": Layer((*ANY_GAME_PLAYED, "gloam.report")),
    "gloam.data.*": Layer(ANY_GAME_PLAYED, ("msgspec", "pyarrow")),
    "gloam.envs.*": Layer(
        ("gloam.core.*", "gloam.games", "gloam.bots.*", "gloam.locale.*"),
        ("gymnasium", "msgspec", "numpy", "pettingzoo", "pyspiel"),
    ),
    "gloam.server.protocol.*": Layer(("gloam.core.*",), LIGHT),
    "gloam.server.tables.*": Layer(("gloam.core.*", "gloam.games", "gloam.server.protocol.*"), LIGHT),
    "gloam.server.replay.*": Layer(
        (
            *("gloam.core.*", "gloam.games", "gloam.bots.*", "gloam.analysis.*"),
            *("gloam.server.protocol.*", "gloam.server.tables.*"),
        ),
        LIGHT,
    ),
    "gloam.server.store.*": Layer(TABLES_AND_BELOW, ANY_LIBRARY),
    "gloam.server.security.*": Layer(("gloam.core.*", "gloam.server.protocol.*"), ("itsdangerous",)),
    "gloam.server.metrics": Layer((), ("prometheus_client",)),
    "gloam.server.live.*": Layer(LIVE_AND_BELOW, ("msgspec", "structlog")),
    "gloam.server.sockets.*": Layer(
        (*LIVE_AND_BELOW, "gloam.server.live.*"), ("msgspec", "structlog", "uvicorn", "websockets")
    ),
    "gloam.server.http.*": Layer(
        (*LIVE_AND_BELOW, "gloam.server.live.*", "gloam.server.sockets.*"),
        ("litestar", "msgspec", "structlog"),
    ),
    "gloam.server.*": Layer(EVERYTHING_BELOW_THE_SERVER, ANY_LIBRARY),
    "gloam.cli.*": Layer((*EVERYTHING_BELOW_THE_SERVER, "gloam.server.*"), ANY_LIBRARY),
    "gloam.__main__": Layer(("gloam.cli.*",)),
}


def match(pattern: str, module: str) -> str | None:
    """The game that <g> stands for ("" if the pattern has none), or None if the module is not meant."""
    wanted, names = pattern.removesuffix(".*").split("."), module.split(".")
    if len(names) < len(wanted) or (len(names) > len(wanted) and not pattern.endswith(".*")):
        return None
    if any(want not in (name, "<g>") for want, name in zip(wanted, names, strict=False)):
        return None
    return names[wanted.index("<g>")] if "<g>" in wanted else ""


def layer_of(module: str) -> Layer | None:
    """The module's row, with <g> replaced by its game and its own row added to what it may import."""
    for pattern, layer in LAYERS.items():
        game = match(pattern, module)
        if game is not None:
            return Layer(
                tuple(name.replace("<g>", game) for name in (pattern, *layer.ours)), layer.third_party
            )
    return None


def may_import(layer: Layer, target: str) -> bool:
    top = target.partition(".")[0]
    if top == "gloam":  # the root package runs before all others and imports nothing
        return target == "gloam" or any(match(pattern, target) is not None for pattern in layer.ours)
    return top in sys.stdlib_module_names or top in layer.third_party or layer.third_party == ANY_LIBRARY


def imports(package: str, source: str, known: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Line and absolute name of each module that the source of a module in this package imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else None
            base = ".".join(filter(None, [above, node.module]))
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield node.lineno, inner if inner in known else base


def complaints(module: str, package: str, source: str, known: frozenset[str]) -> list[str]:
    layer = layer_of(module)
    if layer is None:
        return [f"{module} is in no layer: give it a row in LAYERS of tests/test_layers.py"]
    return [
        f"{module}, line {line}: must not import {target}"
        for line, target in dict.fromkeys(imports(package, source, known))
        if not may_import(layer, target)
    ]


def our_modules() -> Iterator[tuple[str, str, Path]]:
    """Name, package and file of every module under src/gloam."""
    for path in sorted((SOURCE / "gloam").rglob("*.py")):
        package = ".".join(path.parent.relative_to(SOURCE).parts)
        yield package if path.stem == "__init__" else f"{package}.{path.stem}", package, path


def test_imports_point_down_only() -> None:
    known = frozenset(name for module, package, _ in our_modules() for name in (module, package))
    assert "gloam" in known
    found = [
        complaint
        for name, package, path in our_modules()
        for complaint in complaints(name, package, path.read_text("utf-8"), known)
    ]
    assert not found, "\n" + "\n".join(found)


def loaded_with(*modules: str) -> set[str]:
    """The top-level packages, apart from the standard library's, that importing these modules loads."""
    script = f"import {', '.join(modules)}, sys; print(*sys.modules)"
    python = [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {script}"]
    names = subprocess.run(python, capture_output=True, text=True, check=True).stdout.split()
    return {name.partition(".")[0] for name in names} - sys.stdlib_module_names


def test_tables_and_replays_load_light_libraries_only() -> None:
    """Not even by way of other modules of ours."""
    rooms = tuple(f"gloam.server.{room}" for room in ("protocol", "tables", "replay"))
    modules = [name for name, package, _ in our_modules() if package in rooms]
    assert "gloam.server.replay.positions" in modules
    allowed = {"gloam", "__main__", "__mp_main__", *LIGHT, "typing_extensions"}  # the last by msgspec
    assert loaded_with(*modules) <= allowed


def test_the_handlers_of_requests_load_no_web_framework() -> None:
    assert not loaded_with("gloam.server.http.handlers") & {"litestar", "uvicorn", "starlette"}
    assert "litestar" in loaded_with("gloam.server.http.routes")


def test_the_table_itself_points_down_only() -> None:
    rows = list(LAYERS)
    own_game = {"gloam.games.<g>.*", *INSIDE_THE_RULES}
    for row, (pattern, layer) in enumerate(LAYERS.items()):
        for name in set(layer.ours) - own_game:
            assert rows.index(name) < row, f"{pattern} may import {name}, which is not below it"


IMAGINED = frozenset(
    ["gloam.games", "gloam.cli", "gloam.core", "gloam.core.rng"]
    + [
        f"gloam.games.{game}{part}"
        for game in ("ours", "theirs")
        for part in ("", ".rules", ".view", ".cards")
    ]
)


def package_of(module: str) -> str:
    is_package = any(name.startswith(module + ".") for name in IMAGINED)
    return module if is_package else module.rpartition(".")[0]


@pytest.mark.parametrize(
    ("module", "source", "target"),
    [
        ("gloam.core.rng", "import rich", "rich"),
        ("gloam.core.rng", "def f():\n    from gloam.games import registry", "gloam.games"),
        ("gloam.core.rng", "from ..games.ours import rules", "gloam.games.ours.rules"),
        ("gloam.core.rng", "if TYPE_CHECKING:\n    import gloam.cli", "gloam.cli"),
        ("gloam.testing.laws", "from gloam.bots import random", "gloam.bots"),
        ("gloam.locale", "import gloam.games", "gloam.games"),
        ("gloam.games", "from gloam.games import ours", "gloam.games.ours"),
        ("gloam.games.ours.game", "from gloam.games.theirs.rules import x", "gloam.games.theirs.rules"),
        ("gloam.games.ours.game", "from ..theirs import rules", "gloam.games.theirs.rules"),
        ("gloam.games.ours.game", "from gloam.games import get", "gloam.games"),
        ("gloam.games.ours.rules", "from . import cards, view", "gloam.games.ours.view"),
        ("gloam.games.ours.rules", "from .view import see", "gloam.games.ours.view"),
        ("gloam.games.ours.cards", "from gloam.games.ours import GAME", "gloam.games.ours"),
        ("gloam.bots.random", "import gloam.games.ours.rules", "gloam.games.ours.rules"),
        ("gloam.bots.random", "from gloam.arena import match", "gloam.arena"),
        ("gloam.cli.play", "from gloam.games import ours", "gloam.games.ours"),
        ("gloam.server.live.registry", "from gloam.cli import main", "gloam.cli"),
        ("gloam.server.replay.rounds", "import litestar", "litestar"),
        ("gloam.server.replay.rounds", "from gloam.server.live import registry", "gloam.server.live"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str, target: str) -> None:
    found = complaints(module, package_of(module), source, IMAGINED)
    line = source.count("\n") + 1
    assert found == [f"{module}, line {line}: must not import {target}"]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("gloam.core.rng", "import os.path\nfrom collections import abc\nfrom . import action\nimport gloam"),
        ("gloam.testing.laws", "import pytest, hypothesis.strategies\nfrom gloam.core import rng"),
        ("gloam.locale", "from fluent.runtime import FluentBundle"),
        ("gloam.games", "import importlib\nfrom gloam.core.protocol import Game"),
        ("gloam.games.ours.rules", "from . import cards\nfrom .events import told\nfrom ...core import rng"),
        ("gloam.games.ours.game", "from .rules import State\nimport gloam.games.ours.view"),
        ("gloam.arena.league", "from gloam.bots import random"),
        (
            "gloam.cli.play",
            "import rich\nfrom gloam import __version__\nfrom gloam.games import get\nimport gloam.server",
        ),
    ],
)
def test_an_allowed_import_is_left_alone(module: str, source: str) -> None:
    assert complaints(module, package_of(module), source, IMAGINED) == []


@pytest.mark.parametrize("module", ["gloam.helpers", "gloam.games.ours.utils", "gloam.games.ours.maps.north"])
def test_a_module_without_a_layer_is_named(module: str) -> None:
    assert complaints(module, package_of(module), "", IMAGINED) == [
        f"{module} is in no layer: give it a row in LAYERS of tests/test_layers.py"
    ]
