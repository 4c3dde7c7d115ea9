"""What is worth counting when a game is studied: which abilities ran, and which legions were played."""

from __future__ import annotations

from gloam.core.event import Event
from gloam.games.nightmarium import events
from gloam.games.nightmarium.cards import ABILITIES, LEGIONS
from gloam.games.nightmarium.rules import State

__all__ = ["subject"]


def subject(state: State, event: Event) -> str:
    """The message that names what the event's seat made use of; empty if nothing is counted."""
    if event.kind == events.ACTIVATED:
        return f"nightmarium-ability-{ABILITIES[event.number]}"
    if event.kind == events.PLACED:
        return f"nightmarium-legion-{LEGIONS[state.law.legion[event.card]]}"
    return ""
