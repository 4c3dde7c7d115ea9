"""Positions of Kragmortha as text: tests are written in it, and bug reports.

    options looks=tabletop
    seats 3
    1: b5 hand 3 17! 20* | looks l1 | tomes t4 t5- the oldest card first; `17!` all know of, `20*` drawn last;
                                                   `t5-` face down
    2: c4 hand 30 31
    3: - hand                                      a goblin in the air, or not yet placed
    rigor d9
    deck 40 41 …                                   from the top; `…` or `...`: all of the kind named nowhere
    discards 50 51
    frame turn 1 before 0                          seat, phase, tomes in force

Decks are `deck`, `look-deck`, `tome-deck`, `token-deck`, from the top; `discards` and `tokens-used` oldest
first. What is named nowhere goes under its deck. Without a frame it is seat 1's turn. `write` writes
everything, the generator's words included.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.frame import frame_numbers
from gloam.core.position import REST, FrameText, PositionReader, write_common
from gloam.core.rng import Rng
from gloam.games.kragmortha.actions import SEATS
from gloam.games.kragmortha.board import square_name, square_named
from gloam.games.kragmortha.cards import LOOKS, TOKENS, TOMES, card_name, card_named
from gloam.games.kragmortha.frames import BEFORE, FRAMES, SHOVING, TURN
from gloam.games.kragmortha.law import SETTINGS, law_of
from gloam.games.kragmortha.rules import State

__all__ = ["read", "write"]

PHASES = ("waiting", "before", "after", "extra")
FRAME_TEXT = FrameText(
    FRAMES,
    arguments={
        "turn": ("phase", "number"),
        "second": ("number", "number"),
        "shove": ("seat", "square"),
        "ink": ("number", "card"),
        "answer": ("seat", "card"),
        "vote": ("seat", "seat"),
        "token": ("card", "number"),
        "verdict": ("seat", "number"),
    },
    nouns={
        "phase": (PHASES.__getitem__, PHASES.index),
        "card": (card_name, card_named),
        "square": (square_name, square_named),
    },
)


def write(state: State) -> str:
    """The whole position. `read` gives it back."""
    before, after = write_common(state, state.law.options, SETTINGS, FRAME_TEXT)
    lines = [*before, *(_write_seat(state, seat) for seat in range(state.seats))]
    lines.append(f"rigor {square_name(state.rigor)}")
    for name, pieces in _zones(state).items():
        shown = pieces[::-1] if name.endswith("deck") else pieces
        lines.append(" ".join([name, *(card_name(piece) + _mark(state, name, piece) for piece in shown)]))
    lines += [f"vote {seat + 1} {vote}" for seat, vote in state.cast_votes()]
    lines += [f"moved {state.moved}", f"called {state.called}", *after]
    return "\n".join(lines) + "\n"


def _zones(state: State) -> dict[str, list[int]]:
    return {
        "deck": list(state.deck),
        "discards": list(state.discards),
        "look-deck": list(state.look_deck),
        "tome-deck": list(state.tome_deck),
        "token-deck": list(state.token_deck),
        "tokens-used": list(state.tokens_used),
    }


def _write_seat(state: State, seat: int) -> str:
    square = state.at[seat]
    hand = [
        card_name(card) + ("*" if card == state.newest[seat] else "") + _mark(state, "hand", card)
        for card in state.hands[seat]
    ]
    groups = [[f"{seat + 1}:", "-" if square == NONE else square_name(square), "hand", *hand]]
    if len(state.looks[seat]):
        groups.append(["looks", *map(card_name, state.looks[seat])])
    if len(state.tomes[seat]):
        tomes = [card_name(tome) + ("-" if state.is_down(tome) else "") for tome in state.tomes[seat]]
        groups.append(["tomes", *tomes])
    return " | ".join(" ".join(group) for group in groups)


def _mark(state: State, zone: str, piece: int) -> str:
    return "!" if zone in ("hand", "look-deck") and state.seen[piece] == state.everyone else ""


def read(text: str) -> State:
    """The position a text describes, its decision settled. BadInput names the line that is wrong."""
    return _Reader(text, range(2, SEATS + 1), FRAME_TEXT).state


class _Reader(PositionReader[State]):
    """Collects the zones as lists and packs them in the end."""

    def make(self) -> State:
        self.rest: dict[int, list[int]] = {}  # by the first id of a kind: where the unnamed ones go
        law = law_of(SETTINGS.read(self.options))
        state = State(law, law.set.boards[self.seats], self.seats, Rng.seeded(0))
        state.clear()
        self.zones = _zones(state)
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.tomes: list[list[int]] = [[] for _ in range(self.seats)]
        return state

    def own_line(self, key: str, words: list[str]) -> None:
        state = self.state
        if key in self.zones:
            self._zone(key, words)
        elif key == "rigor":
            state.rigor = square_named(words[0])
        elif key == "vote":
            state.cast_vote(self.seat(words[0]), int(words[1]))
        elif key == "moved":
            state.moved = int(words[0])
        elif key == "called":
            state.called = int(words[0])
        else:
            raise ValueError(f"unknown line {key!r}")

    def seat_line(self, seat: int, groups: list[str]) -> None:
        state = self.state
        place, word, *hand = groups[0].split()
        if word != "hand":
            raise ValueError("a seat is written `1: b5 hand 3 17 | looks l1 | tomes t4`")
        if place != "-":
            state.at[seat] = self._open_square(place)
        for name in hand:
            self._add(self.hands[seat], name.replace("*", ""), 0, 1 << seat)
            if "*" in name:
                state.newest[seat] = self.hands[seat][-1]
        for group in groups[1:]:
            word, *names = group.split()
            for name in names:
                self._own(seat, word, name)

    def _open_square(self, name: str) -> int:
        square = square_named(name)
        if not self.state.board.open[square]:
            raise ValueError(f"nobody can stand on {name}")
        return square

    def _name(self, text: str) -> int:
        pieces = self.state.law.set
        everything = pieces.movements + pieces.looks + pieces.tomes + pieces.tokens
        return self.name(card_named(text), everything, text)

    def _own(self, seat: int, word: str, name: str) -> None:
        state = self.state
        if word == "looks":
            look = self._name(name)
            state.add_look(seat, look)
            state.seen[look] = state.everyone
        elif word == "tomes":
            self._add(self.tomes[seat], name.rstrip("-"), TOMES, state.everyone)
            if name.endswith("-"):
                state.turn_down(self.tomes[seat][-1])
        else:
            raise ValueError(f"unknown group {word!r}")

    def _zone(self, key: str, names: list[str]) -> None:
        kind = {"look-deck": LOOKS, "tome-deck": TOMES, "token-deck": TOKENS, "tokens-used": TOKENS}.get(
            key, 0
        )
        known = 0 if key.endswith("deck") else self.state.everyone
        for name in names:
            self._add(self.zones[key], name, kind, known)

    def _add(self, zone: list[int], name: str, kind: int, known: int) -> None:
        state = self.state
        if name in REST:
            self.rest[kind] = zone
            return
        piece = self._name(name.rstrip("!"))
        zone.append(piece)
        state.seen[piece] = state.everyone if name.endswith("!") else known

    def finish(self) -> None:
        state, pieces = self.state, self.state.law.set
        kinds = {0: pieces.movements, LOOKS: pieces.looks, TOMES: pieces.tomes, TOKENS: pieces.tokens}
        decks = {0: "deck", LOOKS: "look-deck", TOMES: "tome-deck", TOKENS: "token-deck"}
        for kind, all_pieces in kinds.items():
            zone = self.rest.get(kind, self.zones[decks[kind]])
            unnamed = [piece for piece in all_pieces if piece not in self.named]
            zone += unnamed
            self._see(zone, unnamed)
            self.zones[decks[kind]].reverse()
        self._pack(state)
        if state.over and not state.winners:
            state.push(TURN, 0, BEFORE, 0)
        shoved = [frame[2] for frame in frame_numbers(state) if frame[0] == SHOVING]
        for seat, square in enumerate(state.at):
            if square != NONE and seat not in shoved:
                state.on[square] = seat
        state.settle()
        state.take_events()

    def _pack(self, state: State) -> None:
        state.deck = vec[i64](self.zones["deck"])
        state.discards = vec[i64](self.zones["discards"])
        state.look_deck = vec[i64](self.zones["look-deck"])
        state.tome_deck = vec[i64](self.zones["tome-deck"])
        state.token_deck = vec[i64](self.zones["token-deck"])
        state.tokens_used = vec[i64](self.zones["tokens-used"])
        for seat in range(self.seats):
            state.hands[seat] = vec[i64](self.hands[seat])
            state.tomes[seat] = vec[i64](self.tomes[seat])

    def _see(self, zone: list[int], unnamed: list[int]) -> None:
        """Who knows of pieces that a `…` put somewhere."""
        state = self.state
        known = 0
        open_zones = (self.zones["discards"], self.zones["tokens-used"], *self.tomes)
        if any(zone is open_zone for open_zone in open_zones):
            known = state.everyone
        for seat, hand in enumerate(self.hands):
            if zone is hand:
                known = 1 << seat
        for piece in unnamed:
            state.seen[piece] = known
