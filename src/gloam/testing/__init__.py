"""A test kit for games on this kernel, ours and other people's.

    from gloam.testing import Census, check_walk, play_script, walk

`check_walk` plays one seeded game to its end and checks every law at every step; `check_closely` checks all
the laws of one position. A `Census` over many walks tells what they never visited. `play_script` runs a
position, moves and expected events written as text.
`check_secrecy` compares what each viewer sees with what a witness of the public events can know.
"""

from gloam.testing.census import Census
from gloam.testing.laws import check_closely, check_game, check_walk
from gloam.testing.perft import perft
from gloam.testing.script import Scene, event_text, play_script
from gloam.testing.secrecy import Witness, check_secrecy
from gloam.testing.walks import Step, walk

__all__ = [
    "Census",
    "Scene",
    "Step",
    "Witness",
    "check_closely",
    "check_game",
    "check_secrecy",
    "check_walk",
    "event_text",
    "perft",
    "play_script",
    "walk",
]
