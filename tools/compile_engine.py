"""Compile the engines with mypyc: `python tools/compile_engine.py SOURCE TARGET`.

Copies the package under SOURCE to a scratch folder, compiles the modules named below and puts the native
modules into TARGET, laid out as they belong beside the package. Fails if there is no C compiler.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

COMPILED = (
    "bots/greedy",
    "bots/ismcts",
    "core/action",
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
    "server/tables/commands",
    "server/sockets/framing",
    "server/security/rate_limit",
    "server/live/session",
    "server/sockets/outbox",
    "server/live/autoplay",
    "server/sockets/endpoint",
    "server/store/commit",
    "server/store/items",
    "server/tables/table",
    "server/tables/updates",
    "server/live/turns",
)


# Nobody replaces our functions at run time: the compiler may inline them into each other.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []


def compile_engine(source: Path, target: Path) -> None:
    """Native modules of the package in `source`, written to `target`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with TemporaryDirectory() as scratch:
        shutil.copytree(source / "gloam", Path(scratch) / "gloam")
        os.chdir(scratch)
        paths = [f"gloam/{name}.py" for name in COMPILED]
        modules = mypycify(paths, opt_level="3", debug_level="0", group_name="gloam")
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
        command = build_ext(Distribution({"name": "gloam", "ext_modules": modules}))
        command.build_lib = str(target)
        command.build_temp = str(Path(scratch) / "objects")
        command.ensure_finalized()
        command.run()


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
