"""Games of Pearls to analyse, and what there is to find in them, by counting every case."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import cast

import pytest

from gloam.analysis.course import Course
from gloam.analysis.study import Study, begin
from gloam.core.action import NONE
from gloam.core.protocol import AnyGame
from gloam.core.record import Record, format_share, replay
from tests.kit.pearls import PEARLS, SWAP, Pearls, PearlState

GAME = cast(AnyGame, Pearls())


def pearl_record(words: str, seed: int = 1, *, paused: bool = False) -> Record:
    """`keep swap keep` by as many seats."""
    moves = words.split()
    record = Record("pearls", 1, len(moves), GAME.settings.read({}), seed)
    for seat, text in enumerate(moves[: len(moves) - paused]):
        record = record.with_move(seat, text)
    if paused:
        return record
    for shares in ("1 0 0 0", "0 1 0 0", "0 0 1 0", "0 0 0 1"):  # one of them it must be
        ended = record.ended(shares.split()[: len(moves)])
        if last_scores(record) == list(ended.scores):
            return ended
    raise AssertionError("nobody has won")


def last_scores(record: Record) -> list[str]:
    state = GAME.setup({}, record.seats, record.seed)
    for move in record.moves:
        state.apply(GAME.actions.parse(move.text).index)
    return [format_share(share) for share in state.scores()]


def positions(record: Record) -> list[PearlState]:
    return [cast(PearlState, step.state.copy()) for step in replay(GAME, record)]


def study_of(record: Record, monkeypatch: pytest.MonkeyPatch, **settings: int) -> tuple[Study, Course]:
    """Pearls is in no registry: it is found here all the same, in this process."""
    monkeypatch.setattr("gloam.analysis.playouts.find_game", lambda _: GAME)
    study = begin(GAME, record, replay(GAME, record), **settings)
    return study, study.course(list(study.samples(1)))


# Exact chances, if every seat to come keeps or swaps by the toss of a coin


def chances(state: PearlState, viewer: int = NONE) -> list[float]:
    """With all pearls known, or by what one seat knows: then all ways the others' may lie count the same."""
    if viewer == NONE:
        return list(_chances(tuple(state.held), state.to_act, frozenset(state.deck)))
    known = {state.held[viewer], *state.thrown}
    others = [seat for seat in range(state.seats) if seat != viewer]
    hidden = [pearl for pearl in range(PEARLS) if pearl not in known]
    deals = []
    for dealt in permutations(hidden, len(others)):
        held = list(state.held)
        for seat, pearl in zip(others, dealt, strict=True):
            held[seat] = pearl
        deals.append(_chances(tuple(held), state.to_act, frozenset(hidden) - frozenset(dealt)))
    return mean(deals)


def chances_after(state: PearlState, action: int) -> list[float]:
    """With all pearls known, once the seat has chosen but chance has not: the mean over what it may draw."""
    if action != SWAP:
        return list(_chances(tuple(state.held), _next(state), frozenset(state.deck)))
    drawn = []
    for pearl in state.deck:
        held = list(state.held)
        held[state.to_act] = pearl
        drawn.append(_chances(tuple(held), _next(state), frozenset(state.deck) - {pearl}))
    return mean(drawn)


def _next(state: PearlState) -> int:
    return state.to_act + 1 if state.to_act + 1 < state.seats else NONE


@cache
def _chances(held: tuple[int, ...], to_act: int, deck: frozenset[int]) -> tuple[float, ...]:
    if to_act == NONE:
        return tuple(float(pearl == max(held)) for pearl in held)
    after = to_act + 1 if to_act + 1 < len(held) else NONE
    kept = _chances(held, after, deck)
    swapped = mean(
        [_chances((*held[:to_act], new, *held[to_act + 1 :]), after, deck - {new}) for new in deck]
    )
    return tuple(mean([kept, swapped]))


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
