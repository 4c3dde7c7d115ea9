"""What can be open in a game of Kragmortha, and the phases of a turn."""

from __future__ import annotations

from typing import Final

# First those that somebody decides.
PLACE: Final = 0  # seat puts its goblin on a start square
TURN: Final = 1  # phase, tomes in force
SECOND: Final = 2  # symbol mask left or NONE, direction of the first step + RIGOR; seat's second step
SHOVING: Final = 3  # the shoved goblin's seat, the square the shover came from
HIDE: Final = 4  # may seat use Shadows?
CARRY: Final = 5  # seat's goblin to a teleport, caught
HOP: Final = 6  # seat's goblin to another teleport
HOME: Final = 7  # seat's goblin from the desk to a start square
SEND_RIGOR: Final = 8  # by seat, from a teleport
PARDONING: Final = 9
SWAPPING: Final = 10
WHISPERING: Final = 11
INKING: Final = 12  # cards discarded so far, the last of them
ANSWER: Final = 13  # seat is accused: accuser, look
VOTE: Final = 14  # seat judges: accused, accuser
# Then those that run by themselves.
ARRIVE: Final = 15  # seat's goblin has entered its square, when the chain it set off is over
TOKEN: Final = 16  # token turned up by seat, when its goblin has hopped
VERDICT: Final = 17  # on seat: accuser

DECISIONS: Final = (
    "place",
    "turn",
    "second",
    "shove",
    "hide",
    "carry",
    "hop",
    "home",
    "send-rigor",
    "pardon",
    "swap",
    "whisper",
    "ink",
    "answer",
    "vote",
)
FRAMES: Final = (*DECISIONS, "arrive", "token", "verdict")

# Phases of a turn.
WAITING: Final = 0
BEFORE: Final = 1  # a movement card is to be played
AFTER: Final = 2  # the movement is done
EXTRA: Final = 3  # Haste: one more movement card

RIGOR: Final = 8  # added to the direction of a first step: the card moves Rigor
