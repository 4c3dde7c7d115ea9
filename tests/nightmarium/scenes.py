"""Scenes of Nightmarium for the tests of its rulebook.

In the printed deck 1–27 are necronauts, 28–54 homunculi, 55–81 insektoids, 82–108 chimeridae; the seals
s1–s3, s4–s6, s7–s9, s10–s12 are necronauts, insektoids, chimeridae, homunculi. An event counts legions and
seats, places and parts from 0 in `#`: legions in the order of the seals, abilities as HERALD … DEVOURER.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import cast

from gloam.core.play import setup
from gloam.games import find_game
from gloam.games.nightmarium.cards import PRINTED_DECK
from gloam.games.nightmarium.rules import State
from gloam.games.nightmarium.view import NightmariumView
from gloam.testing import Scene, play_script

__all__ = [
    "DEVOURER",
    "EXECUTIONER",
    "GAME",
    "HERALD",
    "MOCKER",
    "SCAVENGER",
    "WEEPER",
    "cards_of",
    "finished_creatures",
    "kinds",
    "line",
    "new_game",
    "plays",
    "scene",
    "script",
    "small_deck",
    "view",
]

GAME = find_game("nightmarium")
HERALD, WEEPER, MOCKER, EXECUTIONER, SCAVENGER, DEVOURER = range(6)


def scene(position: str) -> Scene:
    return Scene(GAME, position)


def script(text: str) -> Scene:
    return play_script(GAME, text)


def new_game(seats: int = 2, seed: int = 0, **options: str) -> State:
    return cast(State, setup(GAME, GAME.settings.read(options), seats, seed))


def view(table: Scene, viewer: int) -> NightmariumView:
    """What a viewer sees, counted from 1 like seats in scenes; 0 is a spectator."""
    seat = viewer - 1 if viewer else table.state.seats
    return cast(NightmariumView, GAME.view(table.state, seat))


def line(table: Scene, key: str) -> str:
    """What the written position says after `1:`, `pile`, `frame turn` …; empty if there is no such line."""
    lines = GAME.write(table.state).splitlines()
    return next((text[len(key) :].strip() for text in lines if f"{text} ".startswith(f"{key} ")), "")


def kinds(table: Scene) -> list[str]:
    """The kinds of the events the last action set off."""
    return [event.kind for event in table.events]


def plays(table: Scene) -> str:
    """The cards that may be played now and where: `30@1 35@2`."""
    return " ".join(text.removeprefix("play ") for text in table.options if text.startswith("play "))


def cards_of(cards: Iterable[int]) -> str:
    return " ".join(map(GAME.card_name, cards))


def small_deck(folder: Path, *numbers: int) -> Path:
    """A deck file with only these of the printed cards."""
    head, *rows = PRINTED_DECK.read_text(encoding="utf-8").splitlines()
    path = folder / f"deck-of-{len(numbers)}.csv"
    path.write_text("\n".join([head, *(rows[number - 1] for number in numbers)]) + "\n", encoding="utf-8")
    return path


def finished_creatures(count: int) -> str:
    """So many finished creatures without an ability, none of them pure: ` | 3 35 67 | …`."""
    legs, torsos, heads = (3, 6, 15, 27, 30, 33), (35, 71, 80, 86, 98, 2), (67, 4, 13, 22, 52, 70)
    return "".join(f" | {legs[at]} {torsos[at]} {heads[at]}" for at in range(count))
