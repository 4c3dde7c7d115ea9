"""Pearls: the smallest game with a secret, to try the test kit on and to copy from.

Everybody holds one hidden pearl, numbered. On your turn keep it, or throw it away openly and draw another.
After one round the largest pearl wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE, ActionTable
from gloam.core.errors import Refusal
from gloam.core.event import HIDDEN, Event
from gloam.core.hints import NO_HINTS, Hints
from gloam.core.phrase import Phrase, Who
from gloam.core.picture import Picture, Say
from gloam.core.rng import Rng
from gloam.core.settings import Options, Setting, Settings

PEARLS = 12
KEEP, SWAP = 0, 1


def shuffle(rng: Rng, pearls: list[int]) -> None:
    packed = vec[i64](pearls)
    rng.mix(packed)
    pearls[:] = list(packed)


class PearlState:
    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.turn = 1
        self.to_act = 0
        self.options = [KEEP, SWAP]
        self.deck: list[int] = []
        self.held: list[int] = []
        self.thrown: list[int] = []
        self.telling = True
        self.told: list[Event] = []

    @property
    def over(self) -> bool:
        return self.to_act == NONE

    @property
    def asked(self) -> str:
        return "" if self.over else "pearl"

    def asides(self, seat: int) -> list[int]:
        return []

    def apply(self, action: int) -> None:
        seat = self.to_act
        if action == SWAP:
            self.thrown.append(self.held[seat])
            self.tell("threw", seat, self.held[seat], (2 << self.seats) - 1, mark=False)
            self.held[seat] = self.deck.pop()
            self.tell("drew", seat, self.held[seat], 1 << seat, mark=True)
        self.turn += 1
        self.to_act = seat + 1 if seat + 1 < self.seats else NONE
        if self.over:
            self.options = []

    def hunch(self, rng: Rng) -> int:
        return self.options[rng.below(len(self.options))]

    def wander(self, rng: Rng, most: int) -> int:
        decisions = 0
        while self.options and decisions < most:
            self.apply(self.hunch(rng))
            decisions += 1
        return decisions

    def follow_hunches(self, rng: Rng, most: int) -> int:
        return self.wander(rng, most)

    def tell(self, kind: str, seat: int, card: int, seen: int, *, mark: bool) -> None:
        if self.telling:
            self.told.append(Event(kind, "P1", mark, seat, card, NONE, NONE, NONE, seen))

    def copy(self) -> PearlState:
        twin = PearlState(self.seats, self.rng.copy())
        twin.turn, twin.to_act, twin.options = self.turn, self.to_act, self.options[:]
        twin.deck, twin.held, twin.thrown = self.deck[:], self.held[:], self.thrown[:]
        return twin

    def take_events(self) -> list[Event]:
        told, self.told = self.told, []
        return told

    def scores(self) -> list[float]:
        return [float(self.over and pearl == max(self.held)) for pearl in self.held]


@dataclass(frozen=True, slots=True)
class PearlView:
    viewer: int
    seats: int
    turn: int
    to_act: int
    options: tuple[int, ...]
    held: tuple[int, ...]
    thrown: tuple[int, ...]


def _actions() -> ActionTable:
    table = ActionTable()
    table.add("keep", "keep")
    table.add("swap", "swap")
    return table


class Pearls:
    id: str = "pearls"
    version: int = 1
    seats: range = range(2, 5)
    actions: ActionTable = _actions()
    settings: Settings = Settings([Setting("sea", "calm", ["calm"], "P1")], {"calm": {}})
    decisions: Sequence[str] = ("pearl",)
    together: Sequence[str] = ()
    continued_by: Mapping[str, Sequence[str]] = {}
    events: Sequence[str] = ("threw", "drew")
    beats: Mapping[str, int] = {"threw": 100, "drew": 100}
    unique_look: Literal["face", "hat"] = "face"
    playout: int = 9

    def card_name(self, card: int) -> str:
        return str(card)

    def setup(self, options: Options, seats: int, seed: int) -> PearlState:
        state = PearlState(seats, Rng.seeded(seed))
        state.deck = list(range(PEARLS))
        shuffle(state.rng, state.deck)
        for seat in range(seats):
            state.held.append(state.deck.pop())
            state.tell("drew", seat, state.held[seat], 1 << seat, mark=True)
        return state

    def data(self, options: Options) -> Mapping[str, str]:
        return {}

    def view(self, state: PearlState, viewer: int) -> PearlView:
        shown = [pearl if seat == viewer else HIDDEN for seat, pearl in enumerate(state.held)]
        options = tuple(state.options) if viewer == state.to_act else ()
        held, thrown = tuple(shown), tuple(state.thrown)
        return PearlView(viewer, state.seats, state.turn, state.to_act, options, held, thrown)

    def views(self, state: PearlState) -> list[PearlView]:
        return [self.view(state, viewer) for viewer in range(state.seats + 1)]

    def imagine(self, view: PearlView, rng: Rng) -> PearlState:
        state = PearlState(view.seats, rng)
        state.turn, state.to_act, state.thrown = view.turn, view.to_act, list(view.thrown)
        state.options = [] if view.to_act == NONE else [KEEP, SWAP]
        state.deck = [pearl for pearl in range(PEARLS) if pearl not in (*view.held, *view.thrown)]
        state.held = [state.deck.pop() if pearl == HIDDEN else pearl for pearl in view.held]
        return self.redeal(state, view.viewer, rng)

    def reshuffled(self, state: PearlState, rng: Rng) -> PearlState:
        twin = state.copy()
        twin.rng = rng.fork()
        shuffle(rng, twin.deck)
        return twin

    def redeal(self, world: PearlState, viewer: int, rng: Rng) -> PearlState:
        twin = world.copy()
        hidden = [seat for seat in range(twin.seats) if seat != viewer]
        pool = twin.deck + [twin.held[seat] for seat in hidden]
        shuffle(rng, pool)
        for seat in hidden:
            twin.held[seat] = pool.pop()
        twin.deck = pool
        return twin

    def turn_of(self, state: PearlState, seat: int) -> PearlState | None:
        if state.over:
            return None
        twin = state.copy()
        twin.to_act = seat
        return twin

    def outlook(self, state: PearlState) -> list[float]:
        return state.scores() if state.over else [1 / state.seats] * state.seats

    def subject(self, state: PearlState, event: Event) -> str:
        return "pearls-swap" if event.kind == "threw" else ""

    def refuse(self, view: PearlView, action: int) -> Refusal:
        return Refusal("P1", Phrase("pearls-refused"), Phrase("pearls-refused-legal-if"))

    def tell(self, event: Event, view: PearlView) -> Phrase:
        return Phrase(f"pearls-event-{event.kind}", {"who": Who(event.seat)})

    def prompt(self, view: PearlView) -> Phrase:
        return Phrase("pearls-asked")

    def label(self, action: int, view: PearlView) -> Phrase:
        return Phrase(f"pearls-do-{self.actions[action].verb}")

    def hints(self, action: int, view: PearlView) -> Hints:
        return NO_HINTS

    def picture(self, view: PearlView, say: Say, width: int) -> Picture:
        return Picture(table=[])

    def write(self, state: PearlState) -> str:
        zones = [state.deck, state.held, state.thrown, [state.turn, state.to_act], state.rng.words()]
        return "\n".join(" ".join(map(str, zone)) for zone in zones)

    def read(self, text: str) -> PearlState:
        deck, held, thrown, (turn, to_act), words = (
            [int(word) for word in line.split()] for line in text.split("\n")
        )
        state = PearlState(len(held), Rng(*words))
        state.deck, state.held, state.thrown, state.turn, state.to_act = deck, held, thrown, turn, to_act
        state.options = [] if state.over else [KEEP, SWAP]
        return state

    def swapped(self, state: PearlState, one: int, other: int) -> PearlState:
        twin = state.copy()
        places = {one: other, other: one}
        for zone in (twin.deck, twin.held, twin.thrown):
            zone[:] = [places.get(pearl, pearl) for pearl in zone]
        return twin

    def check(self, state: PearlState) -> None:
        assert sorted(state.deck + state.held + state.thrown) == list(range(PEARLS))
