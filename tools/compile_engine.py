"""Compile the engines with mypyc: `python tools/compile_engine.py SOURCE TARGET`.

Copies the package under SOURCE to a scratch folder, compiles the modules named below and puts the native
modules into TARGET, laid out as they belong beside the package. GLOAM_COMPILE=engines leaves out those of the
server, MYPYC_OPT_LEVEL is how much the C code is optimised, 3 unless given. Exit status 3: no C compiler.
"""

from __future__ import annotations

import gc
import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ENGINES = (
    "bots/greedy",
    "bots/ismcts",
    "core/action",
    "core/ahead",
    "core/continuation",
    "core/by_options",
    "core/event",
    "core/features",
    "core/fleet",
    "core/frame",
    "core/judgement",
    "core/machine",
    "core/pack",
    "core/play",
    "core/rng",
    "games/nightmarium/actions",
    "games/nightmarium/cards",
    "games/nightmarium/events",
    "games/nightmarium/features",
    "games/nightmarium/frames",
    "games/nightmarium/judgement",
    "games/nightmarium/law",
    "games/nightmarium/redeal",
    "games/nightmarium/rules",
    "games/nightmarium/shapes",
    "games/nightmarium/text",
    "games/nightmarium/view",
    "games/nightmarium/zones",
    "games/kragmortha/actions",
    "games/kragmortha/board",
    "games/kragmortha/cards",
    "games/kragmortha/events",
    "games/kragmortha/features",
    "games/kragmortha/frames",
    "games/kragmortha/judgement",
    "games/kragmortha/law",
    "games/kragmortha/paths",
    "games/kragmortha/redeal",
    "games/kragmortha/rules",
    "games/kragmortha/text",
    "games/kragmortha/tomes",
    "games/kragmortha/view",
    "games/kragmortha/zones",
)
SERVER = (
    "server/security/rate_limit",
    "server/live/session",
    "server/sockets/outbox",
    "server/live/autoplay",
    "server/sockets/endpoint",
    "server/store/commit",
    "server/store/items",
    "server/tables/due",
    "server/tables/table",
    "server/tables/updates",
)


# Nobody replaces our functions at run time: the compiler may inline them into each other. Warnings about the
# generated code help nobody, and to look for them takes longer than to compile.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all", "-w"] if os.name == "posix" else []
NO_COMPILER = 3  # exit status
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def compile_engine(source: Path, target: Path) -> None:
    """Write the native modules of the package in `source` to `target`."""
    from mypyc.build import mypycify

    with TemporaryDirectory() as scratch:
        shutil.copytree(source / "gloam", Path(scratch) / "gloam")
        os.chdir(scratch)
        require_compiler()
        gc.disable()  # the translation makes millions of objects that all stay
        # One library: the C compiler inlines across its modules, mypyc knows every subclass of every class.
        names = ENGINES if os.environ.get("GLOAM_COMPILE") == "engines" else ENGINES + SERVER
        modules = mypycify(
            [f"gloam/{name}.py" for name in names],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
            debug_level="0",
            group_name="gloam",
        )
        gc.freeze()
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
        build(modules, target)


def require_compiler() -> None:
    """Exit before the long translation if there is no C compiler to translate for."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    Path("probe.c").write_text(PROBE)
    try:
        build([Extension("probe", ["probe.c"])], Path())
    except (BaseError, CCompilerError) as error:
        print(error, file=sys.stderr)
        sys.exit(NO_COMPILER)


def build(modules: list[Extension], target: Path) -> None:
    """Compile extension modules with the C compiler that setuptools finds."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "gloam", "ext_modules": modules}))
    command.build_lib = str(target)
    command.build_temp = "objects"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
