"""The laws every game must keep, checked along seeded walks."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gloam.core.ahead import ahead
from gloam.core.continuation import continuation
from gloam.core.errors import IllegalAction
from gloam.core.play import play
from gloam.core.protocol import AnyGame, State
from gloam.core.reach import reach
from gloam.core.record import Record, format_share, read_record, replay, write_record
from gloam.core.rng import Rng
from gloam.testing.walks import Step, walk

__all__ = ["check_closely", "check_game", "check_walk"]

RULE = re.compile(r"[A-Z]+\d+(\.\d+)*")
WORLDS = 3
PLAYED_ON = 30  # decisions by which it is seen whether a copy goes its own way


def check_game(game: AnyGame) -> None:
    """The laws of a game that need no position."""
    assert re.fullmatch(r"[a-z]+", game.id)
    assert game.version >= 1
    assert len(set(game.events)) == len(game.events)
    assert set(game.beats) == set(game.events)
    assert len(set(game.decisions)) == len(game.decisions)
    assert set(game.together) <= set(game.decisions)
    assert set(game.continued_by) <= {action.verb for action in game.actions}
    assert {kind for kinds in game.continued_by.values() for kind in kinds} <= set(game.decisions)
    for index, action in enumerate(game.actions):
        assert action.index == index
        assert game.actions.parse(action.text) is action
    for preset in game.settings.presets:
        options = game.settings.read({"preset": preset})
        assert game.settings.read(options) == options
        assert game.settings.preset_of(options) == preset


def check_walk(
    game: AnyGame, seats: int, seed: int, options: Mapping[str, str] | None = None, every: int = 7
) -> list[Step]:
    """Play one game to its end. Cheap laws are checked at every step, dear ones at every `every`-th.

    Returns the steps, for a census.
    """
    chance = Rng.seeded(seed + 1)
    complete = game.settings.read(options or {})
    record = Record(game.id, game.version, seats, complete, seed, data=game.data(complete))
    steps = []
    state: State | None = None
    for step in walk(game, seats, seed, options):
        state = step.state
        check_position(game, step, seats)
        if step.ply % every == 0 or state.over:
            check_closely(game, state, chance)
        if not state.over:
            record = record.with_move(step.seat, game.actions[step.action].text)
        steps.append(step)
    assert state is not None
    record = record.ended([format_share(share) for share in state.scores()])
    check_record(game, record, state)
    return steps


def check_position(game: AnyGame, step: Step, seats: int) -> None:
    """Options, turns, scores and events are as promised."""
    state = step.state
    game.check(state)
    assert state.over == (not state.options) == (state.asked == "")
    assert len(set(state.options)) == len(state.options)
    assert all(0 <= option < len(game.actions) for option in state.options)
    assert state.over or (0 <= state.to_act < seats and state.asked in game.decisions)
    assert abs(sum(state.scores()) - (1 if state.over else 0)) < 1e-9
    for event in step.events:
        assert event.kind in game.events
        assert RULE.fullmatch(event.rule)
        for viewer in range(seats + 1):
            told = event.told_to(viewer)
            assert told.told_to(viewer) == told
            assert told.seen in (0, 1 << viewer) or told.card < 0
    if step.events and step.events[-1].kind == "began":  # and so somebody's turn has just begun
        begun = game.turn_of(state, state.to_act)
        assert begun is None or begun.options == state.options
    views = game.views(state)
    assert [view.viewer for view in views] == list(range(seats + 1))
    for view in views:
        assert view == game.view(state, view.viewer)
        assert bool(view.options) == (view.viewer == state.to_act)
        assert game.prompt(view) == game.prompt(views[seats])
    for event in step.events:
        whole = [view for view in views if event.told_to(view.viewer).card == event.card]
        assert all(game.tell(event, view) == game.tell(event, whole[0]) for view in whole[1:])


def check_closely(game: AnyGame, state: State, rng: Rng) -> None:
    """The dear laws: those that need copies, texts and other worlds."""
    check_copy(game, state, rng)
    check_text(game, state)
    check_worlds(game, state, rng)
    check_reach(game, state, rng)
    check_reshuffled(game, state, rng)
    check_outlook(game, state, rng)
    check_playing_on(state, rng)
    check_refusals(game, state, rng)


def check_copy(game: AnyGame, state: State, rng: Rng) -> None:
    """A copy is equal and shares nothing: played on in turns with another, it goes as if it were alone."""
    before = game.write(state)
    twin, other, alone = state.copy(), state.copy(), game.read(before)
    assert game.write(twin) == before
    assert twin.options == state.options
    chance = rng.copy()
    for _ in range(PLAYED_ON):
        alone.wander(chance, 1)
        twin.wander(rng, 1)
        other.wander(rng.copy(), 1)
        other.follow_hunches(rng.copy(), 1)
    assert game.write(twin) == game.write(alone)
    assert game.write(state) == before


def check_text(game: AnyGame, state: State) -> None:
    """A position survives being written and read."""
    text = game.write(state)
    again = game.read(text)
    assert game.write(again) == text
    assert again.options == state.options
    for viewer in range(state.seats + 1):
        assert game.view(again, viewer) == game.view(state, viewer)


def check_worlds(game: AnyGame, state: State, rng: Rng) -> None:
    """Imagined and redealt worlds look the same to the viewer, offer the same, and are whole."""
    before = game.write(state)
    chosen = rng.below(state.seats + 1)
    for viewer in range(state.seats + 1):
        view, offered = game.view(state, viewer), offers(game, state, viewer)
        for world in (game.imagine(view, rng), game.redeal(state, viewer, rng)):
            game.check(world)
            assert game.view(world, viewer) == view
            assert offers(game, world, viewer) == offered
            if viewer == chosen:  # what others know, what is asked and what comes of it fits the new cards
                check_text(game, world)
                check_copy(game, world, rng)
    assert game.write(state) == before


def offers(game: AnyGame, state: State, viewer: int) -> list[object]:
    """Everything a viewer is offered: now, before its turn, as an interruption, and what may follow each."""
    if viewer == state.seats:
        return []
    view = game.view(state, viewer)
    now = [(action, continuation(game, state, action), game.hints(action, view)) for action in view.options]
    return [now, ahead(game, state, viewer), state.asides(viewer)]


def check_reach(game: AnyGame, state: State, rng: Rng) -> None:
    """What a seat is offered if its turn came now follows from its view: it is so in every such world."""
    before = game.write(state)
    for seat in range(state.seats):
        planned = _reachable(game, reach(game, game.view(state, seat)), seat)
        for world in (state, *(game.redeal(state, seat, rng) for _ in range(WORLDS))):
            assert _reachable(game, game.turn_of(world, seat), seat) == planned
    assert game.write(state) == before


def _reachable(game: AnyGame, world: State | None, seat: int) -> list[object] | None:
    return None if world is None else [world.to_act, world.asked, offers(game, world, seat)]


def check_reshuffled(game: AnyGame, state: State, rng: Rng) -> None:
    """Dealing anew what nobody knows changes nothing that anybody knows."""
    before = game.write(state)
    world = game.reshuffled(state, rng)
    game.check(world)
    for viewer in range(state.seats + 1):
        assert game.view(world, viewer) == game.view(state, viewer)
    assert game.write(state) == before


def check_outlook(game: AnyGame, state: State, rng: Rng) -> None:
    """A guess at the shares of the win: the true ones at the end, and never by what nobody knows."""
    outlook = game.outlook(state)
    assert len(outlook) == state.seats
    assert min(outlook) >= 0
    assert abs(sum(outlook) - 1) < 1e-9
    assert not state.over or outlook == state.scores()
    assert game.outlook(game.reshuffled(state, rng)) == outlook


def check_playing_on(state: State, rng: Rng, most: int = 5) -> None:
    """Hunches are options, and playing on goes just so far, or to the end."""
    assert state.over or state.hunch(rng) in state.options
    wanderer, follower = state.copy(), state.copy()
    for twin, decisions in (
        (wanderer, wanderer.wander(rng, most)),
        (follower, follower.follow_hunches(rng, most)),
    ):
        assert decisions == most or (twin.over and 0 <= decisions < most)
        assert (decisions == 0) == state.over


def check_refusals(game: AnyGame, state: State, rng: Rng, count: int = 5) -> None:
    """What is not legal is refused with a rule, and changes nothing."""
    before = game.write(state)
    for _ in range(count):
        seat, action = rng.below(state.seats), rng.below(len(game.actions))
        if (seat == state.to_act and action in state.options) or action in state.asides(seat):
            continue
        rule = _refusing_rule(game, state, seat, action)
        assert RULE.fullmatch(rule), f"{game.actions[action].text} was not legal and was done"
    assert game.write(state) == before


def _refusing_rule(game: AnyGame, state: State, seat: int, action: int) -> str:
    try:
        play(game, state, seat, action)
    except IllegalAction as illegal:
        return illegal.refusal.rule
    return ""


def check_record(game: AnyGame, record: Record, state: State) -> None:
    """A record survives being written and read, and leads to the same position."""
    text = write_record(record)
    again = read_record(text)
    assert write_record(again) == text
    last = [game.write(step.state) for step in replay(game, again)][-1]
    assert last == game.write(state)
