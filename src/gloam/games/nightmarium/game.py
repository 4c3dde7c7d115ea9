"""Nightmarium as the world sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from gloam.core.action import ActionTable
from gloam.core.protocol import Game
from gloam.core.settings import Settings
from gloam.games.nightmarium import (
    actions,
    audit,
    cards,
    events,
    frames,
    imagine,
    judgement,
    law,
    notation,
    reach,
    redeal,
    refusal,
    rules,
    subjects,
    table,
    text,
    view,
)

__all__ = ["GAME", "Nightmarium"]


class Nightmarium:
    """Rules N1–N10; see docs/rules/nightmarium.md."""

    id: str = "nightmarium"
    version: int = 1
    seats: range = range(2, actions.SEATS + 1)
    actions: ActionTable = actions.ACTIONS
    settings: Settings = law.SETTINGS
    decisions: Sequence[str] = frames.DECISIONS
    together: Sequence[str] = ("tribute",)  # N4.2
    continued_by: Mapping[str, Sequence[str]] = {"discard": ("exchange", "tribute")}  # N2.3, N4.2
    beats: Mapping[str, int] = events.BEATS
    unique_look: Literal["face", "hat"] = "face"
    events: Sequence[str] = events.KINDS
    playout: int = 6
    setup = staticmethod(rules.setup)
    data = staticmethod(law.data)

    views = staticmethod(view.views)
    view = staticmethod(view.view)

    imagine = staticmethod(imagine.imagine)
    reshuffled = staticmethod(redeal.reshuffled)
    redeal = staticmethod(redeal.redeal)
    outlook = staticmethod(judgement.outlook)

    turn_of = staticmethod(reach.turn_of)

    card_name = staticmethod(cards.card_name)
    refuse = staticmethod(refusal.refuse)
    tell = staticmethod(text.tell)
    prompt = staticmethod(text.prompt)
    label = staticmethod(text.label)
    hints = staticmethod(text.hints)
    picture = staticmethod(table.picture)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)

    swapped = staticmethod(audit.swapped)
    check = staticmethod(audit.check)
    subject = staticmethod(subjects.subject)


GAME: Final[Game[rules.State, view.NightmariumView]] = Nightmarium()
