"""A process that is held runs for a part of the time, and goes on when it is let go."""

import subprocess
import sys
from pathlib import Path

from bench.load.drive import _processor_time
from bench.load.held import held

BUSY = "while True: pass"


def is_stopped(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"


def test_a_process_that_is_held_is_stopped_again_and_again_and_goes_on_afterwards() -> None:
    with subprocess.Popen([sys.executable, "-c", BUSY]) as busy:
        try:
            with held([busy.pid], 0.2):
                before = _processor_time(busy.pid)
                while not is_stopped(busy.pid):  # it comes to that, or the test is stopped
                    pass
                while is_stopped(busy.pid):
                    pass
                while _processor_time(busy.pid) == before:
                    pass
            for _ in range(1000):
                assert not is_stopped(busy.pid)
        finally:
            busy.kill()
