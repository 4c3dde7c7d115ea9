"""Builds the wheel: with compiled engines if there is a C compiler, else with the same engines interpreted.

GLOAM_COMPILE=0 asks for the interpreted package, GLOAM_COMPILE=1 refuses any other than a compiled one.
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


class EngineHook(BuildHookInterface[Any]):
    """Adds the native modules to the wheel; an editable install stays interpreted."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("GLOAM_COMPILE", "")
        if version == "editable" or wish == "0":
            return
        self.scratch = TemporaryDirectory()
        target = Path(self.scratch.name)
        done = subprocess.run(
            [sys.executable, "tools/compile_engine.py", "src", str(target)],
            cwd=self.root,
            capture_output=True,
            text=True,
        )
        if done.returncode == 0:
            for native in target.rglob("*.*"):
                if native.is_file():
                    build_data["force_include"][str(native)] = str(native.relative_to(target))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif wish == "1":
            raise SystemExit(f"the engines could not be compiled:\n{done.stdout}\n{done.stderr}")
        else:
            why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            self.app.display_warning(f"the engines of this wheel are interpreted: {why[:LONGEST_REASON]}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
