"""Was this Python built with optimisation? Run as a program, it answers by its exit code, like a test.

It imports nothing of ours: the set-up asks it before anything is installed (`tools/which_python.sh`).
"""

from __future__ import annotations

import sys
import sysconfig

__all__ = ["is_python_tuned"]

DISTRIBUTION = "/usr"  # where Linux distributions put theirs; they optimise by ways of their own


def is_python_tuned() -> bool:
    """It says how it was configured, if by a script; a distribution's is taken to be tuned."""
    configured = sysconfig.get_config_var("CONFIG_ARGS")
    return configured is None or sys.base_prefix == DISTRIBUTION or "--enable-optimizations" in configured


if __name__ == "__main__":
    sys.exit(not is_python_tuned())
