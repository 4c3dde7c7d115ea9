"""Known vulnerabilities of what the lock names: `make audit`. Exit code 1 if there is one.

Where no advisory service can be reached, it says that nothing was looked up, and does not fail: a machine
without the internet cannot know of the world's advisories.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).parent.parent / "requirements-dev.lock"
COMMAND = [
    *(sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip", "--progress-spinner", "off"),
    *("--format", "json", "--requirement", str(LOCK)),
]


def main() -> int:
    ran = subprocess.run(COMMAND, capture_output=True, text=True, check=False)
    try:
        packages = json.loads(ran.stdout)["dependencies"]
    except (json.JSONDecodeError, KeyError):
        print(f"audit: nothing was looked up: {(ran.stderr.strip().splitlines() or ['no answer'])[-1]}")
        return 0
    looked_up = [package for package in packages if "skip_reason" not in package]
    print(f"audit: {len(looked_up)} of {len(packages)} packages of the lock were looked up")
    bad = [(package, known) for package in looked_up for known in package["vulns"]]
    for package, known in bad:
        mended = ", ".join(known["fix_versions"]) or "no release yet"
        print(f"  {package['name']} {package['version']}: {known['id']}, mended in {mended}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
