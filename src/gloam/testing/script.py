"""Scenes for tests: a position, what is done in it, and what must happen.

    seats 2
    1: hand 3 17
    ---
    1: play 3@1              who acts and what; must be legal
      placed p1 3 @1 #0      then, indented, everything that happens, in order (none given: not compared)
    1: play 17@1 !N3.1       must be refused, by this rule

An event is written as its kind, `p` and the seat, the card, `@` and the place, `of p` and the other seat,
`#` and the number, as far as it has them. A line `…` stands for any number of events.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.action import NONE
from gloam.core.errors import IllegalAction
from gloam.core.event import HIDDEN, Event
from gloam.core.play import play
from gloam.core.protocol import AnyGame

__all__ = ["Scene", "event_text", "play_script"]

ANY = ("…", "...")


def event_text(game: AnyGame, event: Event) -> str:
    """An event as scripts write it; a hidden card is `?`."""
    words = [event.kind]
    if event.seat != NONE:
        words.append(f"p{event.seat + 1}")
    if event.card != NONE:
        words.append("?" if event.card == HIDDEN else game.card_name(event.card))
    if event.spot != NONE:
        words.append(f"@{event.spot + 1}")
    if event.other != NONE:
        words.append(f"of p{event.other + 1}")
    if event.number != NONE:
        words.append(f"#{event.number}")
    return " ".join(words)


class Scene:
    """A position to act in, by notation."""

    def __init__(self, game: AnyGame, position: str) -> None:
        self.game = game
        self.state = game.read(position)
        self.events: Sequence[Event] = ()

    @property
    def options(self) -> list[str]:
        """The legal actions as text."""
        return [self.game.actions[option].text for option in self.state.options]

    @property
    def told(self) -> list[str]:
        """What the last action set off, as text."""
        return [event_text(self.game, event) for event in self.events]

    def do(self, *actions: str) -> Scene:
        """The seat that is asked takes these actions; each must be legal."""
        for text in actions:
            self.act(self.state.to_act, text)
        return self

    def act(self, seat: int, text: str) -> None:
        self.events = play(self.game, self.state, seat, self.game.actions.parse(text).index)
        self.game.check(self.state)

    def refused(self, text: str, seat: int = NONE) -> str:
        """The rule by which an action is refused; AssertionError if it is not, or if it changed anything."""
        before = self.game.write(self.state)
        try:
            self.act(self.state.to_act if seat == NONE else seat, text)
        except IllegalAction as illegal:
            assert self.game.write(self.state) == before, "a refused action changed the state"
            return illegal.refusal.rule
        raise AssertionError(f"{text} is legal")


def play_script(game: AnyGame, script: str) -> Scene:
    """Run a whole script; AssertionError shows the line and what happened instead."""
    position, _, moves = script.partition("---")
    scene = Scene(game, position)
    expected: list[str] = []
    move = ""
    for line in [*moves.splitlines(), "."]:
        text = line.partition("//")[0].strip()
        if line.startswith("  ") and text and not _is_move(text):
            expected.append(text)
        elif text:
            _compare(scene, move, expected)
            expected = []
            move = text
            if text != ".":
                _do(scene, text)
    return scene


def _is_move(text: str) -> bool:
    return text.partition(":")[0].isdecimal()


def _do(scene: Scene, text: str) -> None:
    seat, _, action = text.partition(":")
    action, _, rule = action.partition("!")
    if rule:
        found = scene.refused(action.strip(), int(seat) - 1)
        assert found == rule.strip(), f"{text}: refused by {found}"
    else:
        scene.act(int(seat) - 1, action.strip())


def _compare(scene: Scene, move: str, expected: list[str]) -> None:
    if expected:
        told = scene.told
        shown = "\n  ".join(told)
        assert _matches(told, expected), f"after `{move}` there happened\n  {shown}\nnot {expected}"


def _matches(told: list[str], expected: list[str]) -> bool:
    if not expected:
        return not told
    if expected[0] in ANY:
        return any(_matches(told[skip:], expected[1:]) for skip in range(len(told) + 1))
    return bool(told) and told[0] == expected[0] and _matches(told[1:], expected[1:])
