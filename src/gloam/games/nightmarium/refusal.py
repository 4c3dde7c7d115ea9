"""Why a viewer may not take an action now, and what would make it legal. Knows only the view."""

from __future__ import annotations

from gloam.core.action import NONE, Action
from gloam.core.errors import Refusal
from gloam.core.phrase import Phrase, Who
from gloam.games.nightmarium.actions import ACTIONS
from gloam.games.nightmarium.cards import HEAD, LEGS, PARTS, TERRORS, card_name
from gloam.games.nightmarium.law import Law, law_of
from gloam.games.nightmarium.text import card_phrase, legion_phrase, part_phrase
from gloam.games.nightmarium.view import NightmariumView

__all__ = ["refuse"]


def refuse(view: NightmariumView, action: int) -> Refusal:
    """The first rule in the way. The action must not be one of the view's options."""
    act = ACTIONS[action]
    if view.to_act == NONE:
        return _no("N6.1", "over")
    if view.viewer >= view.seats:
        return _no("N8", "spectator")
    if view.viewer != view.to_act:
        return _no("N2.1", "not-your-decision", who=Who(view.to_act))
    if act.card != NONE and act.card not in law_of(view.rules).cards:
        return _no("N1.1", "no-such-card", card=card_name(act.card))
    if act.verb in ("play", "discard", "give") and act.card not in _at_hand(view):
        return _no("N2.4", "not-held", card=card_phrase(view.rules, act.card))
    if act.verb == "play" and view.asked in ("turn", "mock", "herald"):
        return _refuse_play(view, act)
    if act.verb == "draw" and view.asked == "turn":
        return _no("N2.6", "no-cards")
    if act.verb == "discard" and view.asked == "exchange":
        return _no("N2.3", "not-ascending", card=card_phrase(view.rules, act.card))
    if view.asked == "tribute" and act.verb in ("give", "discard"):
        return _refuse_gift(view, act)
    if act.verb in ("scavenge", "execute", "devour") and view.asked == act.verb:
        return _refuse_target(view, act)
    return _no(RULE_OF_DECISION[view.asked], "not-asked", asked=Phrase(f"nightmarium-decision-{view.asked}"))


RULE_OF_DECISION = {
    "turn": "N2.1",
    "exchange": "N2.3",
    "tribute": "N4.2",
    "scavenge": "N5.2",
    "execute": "N5.3",
    "devour": "N5.4",
    "mock": "N5.5",
    "herald": "N5.6",
    "rerun": "N7.2",
}


def _at_hand(view: NightmariumView) -> tuple[int, ...]:
    """The cards the viewer could name now."""
    return view.revealed if view.asked == "herald" else view.players[view.viewer].hand.cards


def _refuse_play(view: NightmariumView, act: Action) -> Refusal:
    law = law_of(view.rules)
    turn = view.frames[0]
    card = card_phrase(view.rules, act.card)
    if view.asked == "turn" and turn.two not in (NONE, law.legion[act.card]):
        return _no(
            "N7.4" if act.card >= TERRORS else "N2.5", "bond", card=card, legion=legion_phrase(turn.two)
        )
    if act.spot >= law.target:
        return _no("N6.1", "no-such-place", spot=act.spot + 1, target=law.target)
    return _refuse_seal(view, act, law) if act.card >= TERRORS else _refuse_part(view, act, law)


def _refuse_seal(view: NightmariumView, act: Action, law: Law) -> Refusal:
    creature = view.players[view.viewer].creatures[act.spot]
    if view.asked == "herald" and not law.herald_plays_seals:
        return _no("N7.7", "herald-seal")
    if creature.seal != NONE:
        return _no("N7.1", "sealed-already", spot=act.spot + 1)
    return _no("N7.1", "seal-unfinished", spot=act.spot + 1)


def _refuse_part(view: NightmariumView, act: Action, law: Law) -> Refusal:
    creatures = view.players[view.viewer].creatures
    card = card_phrase(view.rules, act.card)
    part = len(creatures[act.spot].cards)
    parts = law.parts[act.card]
    if parts == 1 << LEGS and all(creature.cards for creature in creatures):
        return _no("N3.2", "no-free-place", card=card, target=law.target)
    if part > HEAD:
        return _no("N3.1", "complete", spot=act.spot + 1)
    if parts >> part & 1:
        return _no("N3.1", "lowest-place", spot=act.spot + 1)
    elsewhere = any(
        ACTIONS[index].card == act.card and ACTIONS[index].verb == "play" for index in view.options
    )
    return _no(
        "N3.1",
        "wrong-part",
        card=card,
        spot=act.spot + 1,
        part=part_phrase(PARTS[part]),
        elsewhere="yes" if elsewhere else "no",
    )


def _refuse_gift(view: NightmariumView, act: Action) -> Refusal:
    law = law_of(view.rules)
    wanted = legion_phrase(view.frames[-1].one)
    hand = view.players[view.viewer].hand.cards
    holds = any(law.legion[card] == view.frames[-1].one for card in hand)
    card = card_phrase(view.rules, act.card)
    if view.laid and act.verb == "discard":
        return _no("N4.2", "second-gift-ascending", card=card)
    if view.laid:
        return _no("N4.2", "second-gift", card=card)
    if act.verb == "give":
        return _no("N4.2", "gift-of-other-legion", card=card, legion=wanted)
    if holds and (len(hand) == 1 or not law.legion_or_two):
        return _no("N4.2", "must-give-legion", card=card, legion=wanted)
    return _no("N4.2", "first-gift-not-last", card=card)


def _refuse_target(view: NightmariumView, act: Action) -> Refusal:
    law = law_of(view.rules)
    rule = RULE_OF_DECISION[act.verb]
    seat = view.viewer if act.verb == "devour" else act.seat
    if seat >= view.seats:
        return _no(rule, "no-such-seat", seat=seat + 1, seats=view.seats)
    if act.verb != "devour" and seat == view.viewer:
        return _no(rule, "own-creature")
    if act.spot >= law.target or not view.players[seat].creatures[act.spot].cards:
        return _no(rule, "no-creature", spot=act.spot + 1, who=Who(seat))
    if view.players[seat].creatures[act.spot].seal != NONE:
        return _no("N7.3", "embodied", spot=act.spot + 1, who=Who(seat))
    if act.verb == "devour":
        return _no(rule, "activating", spot=act.spot + 1)
    return _no(rule, "finished", spot=act.spot + 1, who=Who(seat))


def _no(rule: str, reason: str, **args: int | str | Who | Phrase) -> Refusal:
    key = f"nightmarium-refused-{reason}"
    return Refusal(rule, Phrase(key, args), Phrase(f"{key}-legal-if", args), reason)
