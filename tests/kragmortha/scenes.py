"""Scenes of Kragmortha for the tests of its rulebook.

Of the house set: goblin cards 1–5 BP, 6–10 BG, 11–15 BS, 16–20 PG, 21–25 PS, 26–30 GS, 31–38 B P G S with a
ball (two each), 39–40 two balls; Rigor cards 41–52 the six pairs in the same order (two each), 53–56 with a
ball, 57–58 two balls.
Looks, two of each: l1 clouded eyes, l3 dizzy, l5 stiff neck, l7 one-track mind, l9 limp arm, l11 weak grip,
l13 crab claws, l15 fumbling fingers, l17 tied tongue, l19 loose tongue, l21 lame foot, l23 leaden boots.
Tomes, two of each: t1 Pardons, t3 Deep Pockets, t5 Shadows, t7 Haste, t9 Glass, t11 Secret Doors, t13
Exchange, t15 Whispers, t17 Fresh Ink. Tokens: k1–k2 teleport, k3–k4 tome, k5–k6 trap.

Here squares have their names in events too: `walked p1 @b5`.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import cast

from gloam.core.continuation import continuation
from gloam.core.errors import IllegalAction
from gloam.core.play import play, setup
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.games.kragmortha.board import square_name, square_named
from gloam.games.kragmortha.cards import HOUSE_SET, card_name
from gloam.games.kragmortha.rules import State
from gloam.games.kragmortha.view import KragmorthaView
from gloam.testing import Scene, play_script

__all__ = [
    "GAME",
    "announced",
    "cards_of",
    "chance",
    "changed_set",
    "going",
    "kinds",
    "line",
    "new_game",
    "pays_for",
    "place",
    "plays",
    "reason",
    "rigor",
    "scene",
    "script",
    "shoves",
    "state_of",
    "steps",
    "told",
    "uses",
    "view",
]

GAME = find_game("kragmortha")
NAMED_SQUARE = re.compile(r"@([a-g]\d)\b")
NUMBERED_SQUARE = re.compile(r"@(\d+)")


def scene(position: str) -> Scene:
    return Scene(GAME, position)


def script(text: str) -> Scene:
    return play_script(GAME, NAMED_SQUARE.sub(lambda found: f"@{square_named(found[1]) + 1}", text))


def new_game(seats: int = 2, seed: int = 0, **options: str) -> State:
    return cast(State, setup(GAME, GAME.settings.read(options), seats, seed))


def state_of(table: Scene) -> State:
    return cast(State, table.state)


def told(table: Scene) -> list[str]:
    """What the last action set off, squares by name."""
    return [
        NUMBERED_SQUARE.sub(lambda found: f"@{square_name(int(found[1]) - 1)}", text) for text in table.told
    ]


def kinds(table: Scene) -> list[str]:
    """The kinds of the events the last action set off."""
    return [event.kind for event in table.events]


def view(table: Scene, viewer: int) -> KragmorthaView:
    """What a viewer sees, counted from 1 like seats in scenes; 0 is a spectator."""
    seat = viewer - 1 if viewer else table.state.seats
    return cast(KragmorthaView, GAME.view(table.state, seat))


def line(table: Scene, key: str) -> str:
    """What the written position says after `1:`, `discards` …; empty if there is no such line."""
    lines = GAME.write(table.state).splitlines()
    return next((text[len(key) :].strip() for text in lines if f"{text} ".startswith(f"{key} ")), "")


def place(table: Scene, seat: int) -> str:
    """Where the goblin of a seat (from 1) is, `-` in the air."""
    return line(table, f"{seat}:").split()[0]


def rigor(table: Scene) -> str:
    return line(table, "rigor")


def _after(table: Scene, verb: str) -> str:
    return " ".join(text.removeprefix(verb) for text in table.options if text.startswith(verb)).strip()


def plays(table: Scene) -> str:
    """The cards that may be played now and the first steps they pay for: `16n 16e 31n`."""
    return " ".join(text[5:].replace(" ", "") for text in table.options if text.startswith("play "))


def pays_for(position: str) -> list[str]:
    """Every first step with the cards of seat 1, and every second step from there: `26 n: n w`."""
    found = []
    for first in (text for text in scene(position).options if text.startswith("play ")):
        after = scene(position).do(first)
        ways = steps(after) if after.state.asked == "second" else ""
        found.append(f"{first.removeprefix('play ')}: {ways}".rstrip())
    return found


def steps(table: Scene) -> str:
    """The ways of the open second step, or of Rigor by Whispers."""
    return _after(table, "step ")


def announced(table: Scene, text: str) -> list[str]:
    """What the seat to act is told that it may do after this action to go on with its move."""
    actions = GAME.actions
    return [actions[then].text for then in continuation(GAME, table.state, actions.parse(text).index)]


def shoves(table: Scene) -> str:
    """The ways of the open shove."""
    return _after(table, "shove ")


def going(table: Scene) -> str:
    """The squares that are offered."""
    return _after(table, "go ")


def uses(table: Scene) -> str:
    """The tomes that may be used now."""
    return _after(table, "use ")


def reason(table: Scene, text: str, seat: int = 0) -> str:
    """The rule and the reason by which an action is refused: `K2.2 symbol`. Seat from 1; 0: who is asked."""
    by = seat - 1 if seat else table.state.to_act
    try:
        play(GAME, table.state, by, GAME.actions.parse(text).index)
    except IllegalAction as illegal:
        refusal = illegal.refusal
        assert refusal.legal_if.key == f"{refusal.why.key}-legal-if"
        return f"{refusal.rule} {refusal.why.key.removeprefix('kragmortha-refused-')}"
    raise AssertionError(f"{text} is legal")


def chance(seed: int) -> str:
    """A line of a position that gives it a stream of chance of its own."""
    return " ".join(["rng", *map(str, Rng.seeded(seed).words())])


def cards_of(pieces: list[int]) -> str:
    return " ".join(map(card_name, pieces))


def changed_set(folder: Path, file: str, old: str, new: str) -> Path:
    """The house set in a folder of one's own, with one thing changed in one file."""
    made = folder / "my-set"
    if not made.exists():
        shutil.copytree(HOUSE_SET, made)
    path = made / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return made
