"""What can be open in a game of Nightmarium: kinds of frames, and what their two arguments are."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # actions left, legion bound to (N2.5)
EXCHANGE: Final = 1  # cards discarded so far, the last of them
TRIBUTE: Final = 2  # legion demanded, the seat that demands it
SCAVENGING: Final = 3  # place of the activating creature
EXECUTING: Final = 4
DEVOURING: Final = 5
MOCKING: Final = 6
HERALDING: Final = 7  # place of the activating creature, place of a creature that waits to run (N5.7)
RERUN: Final = 8  # place of the sealed creature
CHAIN: Final = 9  # place of the activating creature, part now running; automatic
SEAL_CHAIN: Final = 10  # the same, of the seal's legion only (N7.2); automatic
UNVEIL: Final = 11  # turns the gifts of N4.2 up; automatic
DECISIONS: Final = ("turn", "exchange", "tribute", "scavenge", "execute", "devour", "mock", "herald", "rerun")
FRAMES: Final = (*DECISIONS, "chain", "seal-chain", "unveil")
