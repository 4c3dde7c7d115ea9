"""What a table does next by itself, and when: a function of its state and of who is absent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from gloam.core.action import NONE
from gloam.server.tables.table import Table

__all__ = ["Due", "due_between_games", "next_due"]

CHANCE_WITHIN: Final = 2_000  # milliseconds that clients get to add to a deal


class Due(NamedTuple):
    """Something a table does by itself, for the position of `seq`, at `at`."""

    kind: Literal["premove", "bot", "clock", "stand-in", "nudge", "again", "deal"]
    seq: int  # the entry that led to the position
    seat: int
    at: int = 0  # milliseconds since 1970; 0: now
    bot: str = ""  # decides


def next_due(
    table: Table, absent_since: Callable[[int], int], nudged: int, share_told: Callable[[], float]
) -> Due | None:
    """What is due next; None while the table waits for people without a limit.

    `absent_since` tells since when nobody holds a seat, in milliseconds since 1970, or 0 if it is held.
    `nudged` is the position (`Due.seq`) for which the players have been nudged. `share_told` tells which
    share of the nominal time for telling what happened the people present take.
    """
    facts, state = table.facts, table.state
    if facts.status != "playing":
        return due_between_games(table, absent_since)
    if state is None or facts.paused:
        return None
    seat = state.to_act
    holder, ways, seq = facts.seats[seat], facts.ways, facts.moved
    if seat in facts.ahead:
        return Due("premove", seq, seat)
    if holder.kind == "bot" or holder.standin:
        at = facts.since - int(table.telling * (1 - share_told()))
        return Due("bot", seq, seat, at, holder.bot or holder.standin)
    if holder.kind == "open":  # the host has to fill the seat
        return None
    due = []
    if ways.clock is not None:
        due.append(Due("clock", seq, seat, facts.since + holder.bank, ways.absence.bot))
    if ways.absence.policy == "nudge" and nudged != seq:
        due.append(Due("nudge", seq, seat, facts.since + ways.absence.after * 1000))
    if ways.absence.policy == "bot" and (since := absent_since(seat)):
        due.append(Due("stand-in", seq, seat, since + ways.absence.after * 1000, ways.absence.bot))
    return min(due, key=_at) if due else None


def due_between_games(table: Table, absent_since: Callable[[int], int]) -> Due | None:
    """The next game once all players who are there want it, and its deal once they added chance to it."""
    facts, people = table.facts, table.people()
    if facts.status == "over":
        here = [at for at in people if not absent_since(at)]
        agreed = [at for at, wants in facts.wants.items() if wants]
        return Due("again", facts.moved, agreed[0]) if here and {*here} <= {*agreed} else None
    if not facts.deals or any(seat.kind == "open" for seat in facts.seats):
        return None
    waits = any(not facts.seats[at].nonce and not absent_since(at) for at in people)
    return Due("deal", facts.moved, NONE, facts.since + CHANCE_WITHIN if waits else 0)


def _at(due: Due) -> int:
    return due.at
