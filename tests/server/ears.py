"""One viewer at two tables, and what that viewer can know by what came over the wire."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from gloam.core.action import NONE
from gloam.core.event import HIDDEN, Event
from gloam.core.protocol import State
from gloam.games.nightmarium.cards import MOCKER
from tests.kragmortha.witness import KragmorthaWitness
from tests.nightmarium.witness import NightmariumWitness

from .kit import Client, Message


class Ear:
    """One viewer at both tables, and the account of what that viewer can know at the first."""

    def __init__(self, viewer: int, clients: Sequence[Client], state: State) -> None:
        self.viewer = viewer
        self.clients = clients
        game = "nightmarium" if hasattr(state, "pile") else "kragmortha"
        self.witness: Any = (
            NightmariumWitness(cast(Any, state), viewer)
            if game == "nightmarium"
            else KragmorthaWitness(cast(Any, state), viewer)
        )
        self.shown: set[int] = set()  # cards that events of the last decision named, at either table
        self.mocked = False
        self._read = [len(client.seen) for client in clients]

    def take_over(self, clients: Sequence[Client]) -> None:
        """New connections, whose welcome tells nothing that was not known."""
        self.clients = clients
        self._read = [len(client.seen) for client in clients]

    def unknown(self, kind: int) -> list[int]:
        if isinstance(self.witness, KragmorthaWitness):
            return self.witness.unknown_of_a_kind(kind)
        return list(self.witness.unknown())

    def listen(self) -> tuple[list[str], list[str]]:
        """What came since the last time, as comparable text. The account is brought up to date."""
        fresh = [client.seen[at:] for client, at in zip(self.clients, self._read, strict=True)]
        self._read = [len(client.seen) for client in self.clients]
        self.shown.clear()
        self.mocked = False
        for number, texts in enumerate(fresh):
            for told in (line for text in texts for line in lines_of(text)):
                event = event_of(told)
                self.shown.add(event.card)
                self.mocked |= event.kind == "activated" and event.number == MOCKER
                if number == 0:
                    self.witness.hear(event)
        one, other = ([neutral(text) for text in texts] for texts in fresh)
        return one, other

    def check_view(self) -> None:
        """The hands this viewer is shown are those the events told of."""
        view = self.clients[0].now["view"]
        for seat, player in enumerate(view["players"]):
            if isinstance(self.witness, KragmorthaWitness):
                assert sorted({*player["hand"]} - {HIDDEN}) == self.witness.at(("hand", seat))
            else:
                gifts = view["laid"] if seat == self.viewer else []
                assert sorted(player["hand"]["cards"] + gifts) == self.witness.held(seat)


def lines_of(text: str) -> list[Message]:
    message = msgspec.json.decode(text)
    found: list[Message] = (message.get("now") or message).get("events", [])
    return [line for line in found if line.get("ply", NONE) != NONE]


def event_of(told: Message) -> Event:
    seat, card, spot, other, number = (told.get(name, NONE) for name in NOUNS)
    return Event(told["kind"], told.get("rule", ""), False, seat, card, spot, other, number, 0)


NOUNS = ("seat", "card", "spot", "other", "number")
TIMES = re.compile(r'"at":\d+')
TABLE = re.compile(r'"id":"[a-z2-7]{16}"')


def neutral(text: str) -> str:
    """Without what differs between two tables whatever happens: their names and the time."""
    return TABLE.sub('"id":""', TIMES.sub('"at":0', text))
