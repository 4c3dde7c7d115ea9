"""Add to a wheel what is built rather than written: native engines and the web client.

With a C compiler the engines are compiled, without one the wheel is pure Python; the build says which.
GLOAM_COMPILE=0 asks for a pure wheel, GLOAM_COMPILE=1 fails without a compiler, GLOAM_COMPILE=engines leaves
the server interpreted; MYPYC_OPT_LEVEL=1 takes less time than 3, the default.
GLOAM_WEB=0 leaves the web client out; otherwise a client that cannot be built fails the build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("gloam", "server", "static")
NO_COMPILER = 3  # exit status of tools/compile_engine.py


class GloamHook(BuildHookInterface[Any]):
    """An editable install stays as the sources are: nothing is built for it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = TemporaryDirectory()
        engines, client = Path(self.scratch.name, "engines"), Path(self.scratch.name, "client")
        packages = Path(self.root, "web", "node_modules")
        keep_packages = packages.exists()
        # Both take about as long, and each keeps one core busy.
        compiling = self._start("GLOAM_COMPILE", "tools/compile_engine.py", "src", str(engines))
        bundling = self._start("GLOAM_WEB", "tools/web_client.py", "build", str(client))
        statuses = [process and process.wait() for process in (compiling, bundling)]
        if not keep_packages:
            shutil.rmtree(packages, ignore_errors=True)
        compiled = self._is_compiled(statuses[0])
        if compiled:
            self._include(build_data, engines, Path())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if statuses[1]:
            raise SystemExit("The web client could not be built, see above. GLOAM_WEB=0 leaves it out.")
        self._include(build_data, client, STATIC)
        self.app.display_info(
            f"gloam: {'compiled' if compiled else 'interpreted'} engines, "
            f"{'with' if bundling else 'without'} the web client"
        )

    def _start(self, variable: str, *command: str) -> subprocess.Popen[bytes] | None:
        """Run one of our tools, unless the variable says no. Its output is the build's output."""
        if os.environ.get(variable) == "0":
            return None
        return subprocess.Popen([sys.executable, *command], cwd=self.root)

    def _is_compiled(self, status: int | None) -> bool:
        if status == NO_COMPILER and os.environ.get("GLOAM_COMPILE") != "1":
            self.app.display_warning("gloam: no C compiler found; the engines of this wheel are interpreted")
            return False
        if status:
            raise SystemExit("The engines could not be compiled, see above. GLOAM_COMPILE=0 goes without.")
        return status == 0

    def _include(self, build_data: dict[str, Any], folder: Path, target: Path) -> None:
        for path in folder.rglob("*.*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(target / path.relative_to(folder))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
