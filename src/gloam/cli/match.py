"""A game between one person and bots: what was done, what the person heard of it, and taking it back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from gloam.bots import failures
from gloam.bots.external import EXEC
from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.phrase import Phrase, Who
from gloam.core.play import Ply, play, undo_floor
from gloam.core.protocol import AnyGame, Bot, View
from gloam.core.record import Record, format_share, replay

__all__ = ["Heard", "Match"]


class Heard(NamedTuple):
    """A line of the log as the person heard it."""

    ply: int
    said: Phrase
    rule: str
    strikes: bool  # it was done to the person by another
    dull: bool  # known from the hand already: narration leaves it out, the log does not


class Match:
    """One running game. `me` is the person's seat; every other seat has a bot."""

    def __init__(self, game: AnyGame, record: Record, me: int, bots: Mapping[int, Bot[View]]) -> None:
        self.game = game
        self.record = record
        self.me = me
        self.bots = bots
        self.plies: list[Ply] = []
        self.choices: list[int] = []  # how many options there were at each ply
        self.log: list[Heard] = []
        dealt = next(iter(replay(game, record)))
        self.state = dealt.state
        self._hear(0, dealt.events)

    def view(self) -> View:
        return self.game.view(self.state, self.me)

    def act(self, seat: int, action: int) -> None:
        """Let a seat decide. IllegalAction changes nothing."""
        turn, choices = self.state.turn, len(self.state.options)
        events = play(self.game, self.state, seat, action)
        self.record = self.record.with_move(seat, self.game.actions[action].text)
        self.plies.append(Ply(seat, turn, any(event.mark for event in events)))
        self.choices.append(choices)
        self._hear(len(self.plies), events)

    def advance(self) -> None:
        """Go on to the person's next real choice: bots choose, and so does necessity."""
        while not self.state.over:
            seat = self.state.to_act
            if seat != self.me:
                self.act(seat, self._ask(seat))
            elif len(self.state.options) == 1:
                self._obey_necessity(self.state.options[0])
            else:
                return

    def _ask(self, seat: int) -> int:
        """A bot's choice. A bot that has just been replaced is news."""
        view, bot = self.game.view(self.state, seat), self.bots[seat]
        known = failures([bot])
        choice = bot.choose(view, view.options)
        for failure in failures([bot])[len(known) :]:
            said = Phrase("external-replaced", {"who": Who(seat), "bot": EXEC, "why": failure.why})
            self.log.append(Heard(len(self.plies) + 1, said, "", strikes=False, dull=False))
        return choice

    def _obey_necessity(self, action: int) -> None:
        label = self.game.label(action, self.view())
        said = Phrase("cli-forced", {"label": label})
        self.log.append(Heard(len(self.plies) + 1, said, "", strikes=False, dull=False))
        self.act(self.me, action)

    def _hear(self, ply: int, events: Sequence[Event]) -> None:
        view = self.view()
        for event in events:
            told = event.told_to(self.me)
            strikes = told.other == self.me and told.seat != self.me
            dull = ply == 0 and told.card != NONE
            self.log.append(Heard(ply, self.game.tell(told, view), told.rule, strikes, dull))

    def undo(self) -> bool:
        """Take back the person's last real choice, if nothing came to light since and nobody else acted."""
        floor = undo_floor(self.plies, self.me)
        real = [ply for ply in range(floor, len(self.plies)) if self.choices[ply] > 1]
        if real:
            self._rewind(real[-1])
        return bool(real)

    def _rewind(self, ply: int) -> None:
        self.record = replace(self.record, moves=self.record.moves[:ply])
        for step in replay(self.game, self.record):
            self.state = step.state
        del self.plies[ply:], self.choices[ply:]
        self.log = [heard for heard in self.log if heard.ply <= ply]

    def record_now(self) -> Record:
        """The record as it stands, with the result if there is one."""
        if not self.state.over:
            return self.record
        return self.record.ended([format_share(share) for share in self.state.scores()])
