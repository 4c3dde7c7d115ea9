"""What every region of the table needs: the view, where its options lead, and short names."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from gloam.core.action import NONE
from gloam.core.event import HIDDEN
from gloam.core.phrase import Arg, Phrase, Who
from gloam.core.picture import Say, Span
from gloam.core.rng import Rng
from gloam.games.kragmortha.actions import ACTIONS
from gloam.games.kragmortha.board import ANY_SYMBOL, FOR_DESK, SYMBOLS, WAY_COUNT, Board
from gloam.games.kragmortha.cards import EFFECTS, KINDS, TOME_KINDS, card_name
from gloam.games.kragmortha.frames import RIGOR
from gloam.games.kragmortha.imagine import imagine
from gloam.games.kragmortha.law import Law, law_of
from gloam.games.kragmortha.rules import State
from gloam.games.kragmortha.view import KragmorthaView

__all__ = ["SEPARATOR", "Scene"]

SEPARATOR: Final = " · "
HUES: Final = {"book": "hue4", "potion": "hue3", "gems": "hue1", "scroll": "hue2", "ball": "hue5"}
OWN: Final = "@"


class Scene:
    """One view, about to be drawn for one reader."""

    def __init__(self, view: KragmorthaView, say: Say, width: int) -> None:
        self.view: Final = view
        self.say: Final = say
        self.width: Final = width
        self.law: Final[Law] = law_of(view.rules)
        self.board: Final[Board] = self.law.set.boards[view.seats]
        self.seated: Final = view.viewer < view.seats

    def word(self, key: str, **args: Arg) -> str:
        return self.say(Phrase(f"kragmortha-table-{key}", args))

    @cached_property
    def world(self) -> State:
        """Some world the viewer may be in, to try steps in that do not depend on what is hidden."""
        return imagine(self.view, Rng.seeded(0))

    # Short names

    def letter(self, symbol: str) -> Span:
        """A symbol as one letter that is coloured too."""
        return Span(self.word(f"letter-{symbol}"), HUES[symbol])

    def symbol(self, symbol: str) -> str:
        return self.word("ball") if symbol == "ball" else self.say(Phrase(f"kragmortha-symbol-{symbol}"))

    def floor(self, square: int) -> Span:
        return self.letter(SYMBOLS[self.board.symbol[square]])

    def symbols(self, card: int) -> list[str]:
        """The names of a movement card's two symbols."""
        masks = (int(self.law.set.first[card]), int(self.law.set.second[card]))
        return [
            "ball" if mask == ANY_SYMBOL else SYMBOLS[(mask & ~FOR_DESK).bit_length() - 1] for mask in masks
        ]

    def mover(self, card: int) -> str:
        return self.word("card-rigor" if self.law.set.moves_rigor[card] else "card-goblin")

    def card(self, card: int) -> list[Span]:
        """A movement card: `12 goblin B+G`."""
        if card == HIDDEN:
            return [Span("?", "faint")]
        first, second = self.symbols(card)
        head = Span(f"{card_name(card)} {self.mover(card)} ")
        return [head, self.letter(first), Span("+"), self.letter(second)]

    def look(self, look: int, *, brief: bool = False) -> str:
        """What a look does to its owner, or at a tabletop which part of the body it is for."""
        if not self.law.enchanted:
            return self.kind(look)
        effect = EFFECTS[self.law.set.effect[look]].replace("_", "-")
        return self.word(f"brief-{effect}" if brief else f"look-{effect}")

    def kind(self, look: int) -> str:
        return self.say(Phrase(f"kragmortha-kind-{KINDS[self.law.set.kind[look]]}"))

    def tome_key(self, tome: int) -> str:
        return TOME_KINDS[self.law.set.kind[tome]].replace("_", "-")

    def tome(self, tome: int, *, brief: bool = False) -> str:
        return self.word(f"brief-{self.tome_key(tome)}" if brief else f"tome-{self.tome_key(tome)}")

    def name(self, seat: int) -> str:
        return self.word("name", who=Who(seat))

    def figure(self, seat: int) -> Span:
        """A goblin on the board, two cells: the viewer's own has another mark."""
        if seat == self.view.viewer:
            return Span(f"{OWN}{seat + 1}", "good")
        return Span(self.word("goblin", seat=seat + 1), "strong")

    def standing(self, square: int) -> list[int]:
        """The seats whose goblins are on a square: two while one shoves the other."""
        return [seat for seat, player in enumerate(self.view.players) if player.square == square]

    # Where options lead

    def number(self, action: int) -> int:
        return self.view.options.index(action) + 1

    def moves_rigor(self, action: int) -> bool:
        act = ACTIONS[action]
        if act.verb == "play":
            return self.law.set.moves_rigor[act.card]
        top = self.view.frames[-1]
        return act.verb == "step" and (top.kind == "whisper" or top.two >= RIGOR)

    def target(self, action: int) -> int:
        """The square an option leads to, or NONE."""
        act = ACTIONS[action]
        if act.verb == "go":
            return act.spot
        if act.verb == "swap":
            return self.view.players[act.seat].square
        if act.verb not in ("play", "step", "shove"):
            return NONE
        mover = self.view.frames[-1].one if act.verb == "shove" else self.view.viewer
        origin = self.view.rigor if self.moves_rigor(action) else self.view.players[mover].square
        return self.board.ways[origin * WAY_COUNT + act.spot]

    @cached_property
    def targets(self) -> dict[int, list[int]]:
        """The numbers of the options that lead to each square."""
        found: dict[int, list[int]] = {}
        for number, option in enumerate(self.view.options, 1):
            square = self.target(option)
            if square != NONE:
                found.setdefault(square, []).append(number)
        return found
