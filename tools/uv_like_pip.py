"""Run uv against the package index that this machine's pip is set up to use.

uv does not read pip's configuration. This asks pip for it at run time and hands it to uv through the
environment, so that no file of ours names an index and no address (it may hold a password) shows up in a
process list. What the host has set for uv itself wins.

`--primary-index-only` leaves out pip's extra indexes: a lock must list the hashes of every file of a
release, and an extra index may be a mirror that holds only some of them.
"""

import ast
import os
import subprocess
import sys
from pathlib import Path

PRIMARY = {"index-url": "UV_DEFAULT_INDEX", "trusted-host": "UV_INSECURE_HOST", "no-index": "UV_NO_INDEX"}
EXTRA = {"extra-index-url": "UV_INDEX", "find-links": "UV_FIND_LINKS"}
COMMA_SEPARATED = {"UV_FIND_LINKS"}
OLD_NAMES = {"UV_DEFAULT_INDEX": "UV_INDEX_URL", "UV_INDEX": "UV_EXTRA_INDEX_URL"}


def pip_settings() -> dict[str, str]:
    """Settings that `pip install` sees: [install] overrides [global], the environment both."""
    command = [sys.executable, "-m", "pip", "config", "list"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found: dict[str, dict[str, str]] = {"global": {}, "install": {}, ":env:": {}}
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        section, _, key = name.rpartition(".")
        if section in found:
            found[section][key] = str(ast.literal_eval(value))
    return found["global"] | found["install"] | found[":env:"]


def is_there(place: str) -> bool:
    """pip shrugs at a local folder that does not exist; uv stops."""
    path = place.removeprefix("file://")
    return "://" in path or Path(path).exists()


def uv_environment(settings: dict[str, str], names: dict[str, str]) -> dict[str, str]:
    """uv's variables for those of pip's settings that have a name in uv."""
    result = {}
    for key, variable in names.items():
        values = [value for value in settings.get(key, "").split() if key not in EXTRA or is_there(value)]
        host_decided = {variable, OLD_NAMES.get(variable, variable)} & os.environ.keys()
        if values and not host_decided:
            result[variable] = ("," if variable in COMMA_SEPARATED else " ").join(values)
    return result


def main() -> None:
    arguments = sys.argv[1:]
    primary_only = arguments[:1] == ["--primary-index-only"]
    names = PRIMARY if primary_only else PRIMARY | EXTRA
    settings = pip_settings()
    environment = os.environ | uv_environment(settings, names)
    # pip takes the best file of all indexes; hashes make that safe.
    environment.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")
    if "cert" in settings:
        environment.setdefault("SSL_CERT_FILE", settings["cert"])
    uv = str(Path(sys.executable).with_name("uv"))
    os.execve(uv, [uv, *arguments[primary_only:]], environment)


if __name__ == "__main__":
    main()
