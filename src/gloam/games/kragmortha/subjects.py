"""What is worth counting when a game is studied: tomes that were used, and looks that were taken."""

from __future__ import annotations

from gloam.core.event import Event
from gloam.games.kragmortha import events
from gloam.games.kragmortha.cards import DEEP_POCKETS, EFFECTS, KINDS, TOME_KINDS
from gloam.games.kragmortha.rules import State

__all__ = ["subject"]


def subject(state: State, event: Event) -> str:
    """The message that names what the event's seat made use of; empty if nothing is counted."""
    if event.kind in (events.USED, events.HID):
        return _tome(state, event.card)
    if event.kind == events.TOOK_TOME and state.law.set.kind[event.card] == DEEP_POCKETS:
        return _tome(state, event.card)  # works by itself as long as it lies there
    return _look(state, event.card) if event.kind == events.LOOKED else ""


def _tome(state: State, tome: int) -> str:
    return f"kragmortha-table-tome-{TOME_KINDS[state.law.set.kind[tome]].replace('_', '-')}"


def _look(state: State, look: int) -> str:
    """By what it does; where looks are orders to people, by the part of the body."""
    if state.law.enchanted:
        return f"kragmortha-table-look-{EFFECTS[state.law.set.effect[look]].replace('_', '-')}"
    return f"kragmortha-kind-{KINDS[state.law.set.kind[look]]}"
