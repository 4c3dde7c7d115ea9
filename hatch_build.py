"""Builds the wheel: compiled engines if there is a C compiler, the web client if it can be built.

GLOAM_COMPILE=0 asks for the interpreted package, GLOAM_COMPILE=1 refuses any other than a compiled one.
GLOAM_WEB=0 leaves the web client out, GLOAM_WEB=1 refuses a wheel without it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LONGEST_REASON = 200  # letters
STATIC = Path("gloam", "server", "static")


class GloamHook(BuildHookInterface[Any]):
    """Adds what is made and not written to the wheel; an editable install stays as the sources are."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = TemporaryDirectory()
        scratch = Path(self.scratch.name)
        engines, client = scratch / "engines", scratch / "client"
        if self._make("GLOAM_COMPILE", ["tools/compile_engine.py", "src", str(engines)], "engines"):
            self._include(build_data, engines, Path())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if self._make("GLOAM_WEB", ["tools/web_client.py", "build", str(client)], "web client"):
            self._include(build_data, client, STATIC)

    def _make(self, variable: str, command: list[str], what: str) -> bool:
        """Run one of our tools. If it fails, the wheel goes without, unless the variable forbids that."""
        wish = os.environ.get(variable, "")
        if wish == "0":
            return False
        done = subprocess.run(
            [sys.executable, *command], cwd=self.root, capture_output=True, text=True, check=False
        )
        if done.returncode and wish == "1":
            raise SystemExit(f"{MISSING[what][0]}:\n{done.stdout}\n{done.stderr}")
        if done.returncode:
            why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            self.app.display_warning(f"{MISSING[what][1]}: {why[:LONGEST_REASON]}")
        return done.returncode == 0

    def _include(self, build_data: dict[str, Any], folder: Path, target: Path) -> None:
        for made in folder.rglob("*.*"):
            if made.is_file():
                build_data["force_include"][str(made)] = str(target / made.relative_to(folder))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


MISSING = {  # what is said of it if it was demanded, and if not
    "engines": ("the engines could not be compiled", "the engines of this wheel are interpreted"),
    "web client": ("the web client could not be built", "this wheel is without the web client"),
}
