"""Why a viewer may not take an action now, and what would make it legal. Knows only the view."""

from __future__ import annotations

from gloam.core.action import NONE, Action
from gloam.core.errors import Refusal
from gloam.core.phrase import Phrase, Who
from gloam.core.rng import Rng
from gloam.games.kragmortha.actions import ACTIONS
from gloam.games.kragmortha.board import STEP_COUNT, WAY_COUNT
from gloam.games.kragmortha.cards import FUMBLING_FINGERS, LEADEN_BOOTS, SECRET_DOORS, STIFF_NECK, TIED_TONGUE
from gloam.games.kragmortha.frames import AFTER, BEFORE
from gloam.games.kragmortha.imagine import imagine
from gloam.games.kragmortha.law import law_of
from gloam.games.kragmortha.paths import DOORS
from gloam.games.kragmortha.text import card_phrase, square_phrase
from gloam.games.kragmortha.view import KragmorthaView

__all__ = ["refuse"]

RULE_OF_DECISION = {
    "place": "K1.5",
    "turn": "K2.1",
    "second": "K2.2",
    "shove": "K3.1",
    "hide": "K12",
    "carry": "K4.1",
    "hop": "K5.2",
    "home": "K6.1",
    "send-rigor": "K5.5",
    "pardon": "K12",
    "swap": "K12",
    "whisper": "K12",
    "ink": "K12",
    "answer": "K7.3",
    "vote": "K7.3",
}


def refuse(view: KragmorthaView, action: int) -> Refusal:
    """The first rule in the way. The action must not be one of the view's options or asides."""
    act = ACTIONS[action]
    if view.to_act == NONE:
        return _no("K8.1", "over")
    if view.viewer >= view.seats:
        return _no("K13", "spectator")
    if act.verb == "call":
        return _refuse_call(view, act)
    if view.viewer != view.to_act:
        return _no("K2.1", "not-your-decision", who=Who(view.to_act))
    if view.asked == "turn":
        return _refuse_in_turn(view, act)
    if act.verb == "discard" and view.asked == "ink":
        return _refuse_ink(view, act)
    if act.verb == "go" and view.asked in ("place", "carry", "hop", "home", "send-rigor"):
        square = square_phrase(view.rules, view.seats, act.spot)
        return _no(RULE_OF_DECISION[view.asked], f"square-{view.asked}", square=square)
    if act.verb == "shove" and view.asked == "shove":
        return _refuse_shove(view, act.spot)
    if act.verb == "step" and view.asked in ("second", "whisper"):
        return _refuse_step(view, act)
    return _no(RULE_OF_DECISION[view.asked], "not-asked", asked=Phrase(f"kragmortha-decision-{view.asked}"))


def _refuse_call(view: KragmorthaView, act: Action) -> Refusal:
    if view.rules["looks"] == "enchanted":
        return _no("K7.3", "call-enchanted")
    if act.seat != view.viewer:
        return _no("K7.3", "call-for-another")
    bots = law_of(view.rules).bots
    if any(act.card in player.looks and bots >> seat & 1 for seat, player in enumerate(view.players)):
        return _no("K7.3", "call-bot", card=card_phrase(view.rules, act.card))
    if view.called >> view.viewer & 1:
        return _no("K7.3", "call-twice")
    if view.asked in ("answer", "vote", "place", "hide"):
        return _no("K7.3", "call-later")
    return _no("K7.3", "call-no-look", card=card_phrase(view.rules, act.card))


def _refuse_in_turn(view: KragmorthaView, act: Action) -> Refusal:
    card = card_phrase(view.rules, act.card) if act.card != NONE else Phrase("kragmortha-card-hidden")
    phase = view.frames[-1].one
    if act.verb == "show":
        return _no("K2.5", "show-playable" if phase == BEFORE else "show-late")
    if act.verb == "use":
        return _refuse_use(view, act, card)
    if act.verb == "play" and phase == AFTER:
        return _no("K2.1", "played-already")
    if act.verb == "play" and act.card not in view.players[view.viewer].hand:
        return _no("K2.1", "not-held", card=card)
    if act.verb == "play":
        return _refuse_play(view, act, card)
    if act.verb == "done":
        return _no("K2.5", "must-play")
    return _no("K2.1", "not-asked", asked=Phrase("kragmortha-decision-turn"))


def _refuse_use(view: KragmorthaView, act: Action, card: Phrase) -> Refusal:
    owned = {tome.card: tome.face_down for tome in view.players[view.viewer].tomes}
    if act.card not in owned:
        return _no("K12", "tome-not-owned", card=card)
    if owned[act.card]:
        return _no("K12", "tome-face-down", card=card)
    world = imagine(view, Rng.seeded(0))
    if world.suffers(view.viewer, TIED_TONGUE):
        return _no("K11", "tied-tongue", card=card)
    if law_of(view.rules).set.kind[act.card] == SECRET_DOORS and not world.board.has_doors:
        return _no("K12", "no-doors", card=card)
    return _no("K12", "tome-useless-now", card=card)


def _refuse_play(view: KragmorthaView, act: Action, card: Phrase) -> Refusal:
    law = law_of(view.rules)
    board = law.set.boards[view.seats]
    rigor = law.set.moves_rigor[act.card]
    origin = view.rigor if rigor else view.players[view.viewer].square
    target = board.ways[origin * WAY_COUNT + act.spot]
    flags = view.frames[-1].two
    blocked = _refuse_target(view, origin, target, act.spot, flags, rigor=rigor)
    if blocked is not None:
        return blocked
    world = imagine(view, Rng.seeded(0))
    first, second = world.masks(view.viewer, act.card, flags)
    if not world.pays(first | second, target, act.spot):
        square = square_phrase(view.rules, view.seats, target)
        return _no("K2.2", "symbol", card=card, square=square)
    plays = [ACTIONS[option] for option in view.options if ACTIONS[option].verb == "play"]
    goblins_turn = any(not law.set.moves_rigor[play.card] for play in plays)
    if rigor and goblins_turn and world.suffers(view.viewer, STIFF_NECK):
        return _no("K11", "stiff-neck", card=card)
    if world.suffers(view.viewer, FUMBLING_FINGERS) and act.card == view.players[view.viewer].newest:
        return _no("K11", "fumbling-fingers", card=card)
    return _no("K11", "one-track-mind", card=card)


def _refuse_target(
    view: KragmorthaView, origin: int, target: int, way: int, flags: int, *, rigor: bool
) -> Refusal | None:
    """What is in the way of a step whatever pays for it."""
    board = law_of(view.rules).set.boards[view.seats]
    if way >= STEP_COUNT and (rigor or not flags & DOORS):
        return _no("K12", "jump")
    if target == NONE:
        return _no("K2.4", "closed")
    square = square_phrase(view.rules, view.seats, target)
    if rigor:
        return None if board.open_to_rigor[target] else _no("K2.4", "desk-closed-to-rigor", square=square)
    world = imagine(view, Rng.seeded(0))
    if world.on[target] != NONE and world.suffers(view.viewer, LEADEN_BOOTS):
        return _no("K11", "leaden-boots", square=square)
    if not world.goblin_ways(view.viewer, flags) >> way & 1:
        return _no("K3.4", "chain-cannot-end", square=square)
    return None


def _refuse_step(view: KragmorthaView, act: Action) -> Refusal:
    board = law_of(view.rules).set.boards[view.seats]
    top = view.frames[-1]
    rigor = view.asked == "whisper" or top.two >= WAY_COUNT
    origin = view.rigor if rigor else view.players[view.viewer].square
    target = board.ways[origin * WAY_COUNT + act.spot]
    blocked = _refuse_target(view, origin, target, act.spot, view.frames[0].two, rigor=rigor)
    if blocked is not None:
        return blocked
    world = imagine(view, Rng.seeded(0))
    square = square_phrase(view.rules, view.seats, target)
    if not world.pays(top.one, target, act.spot):
        return _no("K2.2", "symbol-left", square=square)
    return _no("K11", "dizzy", square=square)


def _refuse_shove(view: KragmorthaView, way: int) -> Refusal:
    board = law_of(view.rules).set.boards[view.seats]
    top = view.frames[-1]
    target = board.ways[view.players[top.one].square * WAY_COUNT + way]
    if target == NONE:
        return _no("K2.4", "closed")
    square = square_phrase(view.rules, view.seats, target)
    if target == top.two:
        return _no("K3.1", "shove-back", square=square)
    stands = [seat for seat, player in enumerate(view.players) if player.square == target]
    if any(view.moved >> seat & 1 for seat in stands):
        return _no("K3.3", "moved-already", square=square)
    return _no("K3.4", "chain-cannot-end", square=square)


def _refuse_ink(view: KragmorthaView, act: Action) -> Refusal:
    card = card_phrase(view.rules, act.card)
    if act.card not in view.players[view.viewer].hand:
        return _no("K2.1", "not-held", card=card)
    return _no("K12", "not-ascending", card=card)


def _no(rule: str, reason: str, **args: int | str | Who | Phrase) -> Refusal:
    key = f"kragmortha-refused-{reason}"
    return Refusal(rule, Phrase(key, args), Phrase(f"{key}-legal-if", args), reason)
