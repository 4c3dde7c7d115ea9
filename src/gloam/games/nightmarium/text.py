"""What is said about a game of Nightmarium: phrases for events, prompts and options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from gloam.core.action import NONE, Action
from gloam.core.event import HIDDEN, Event
from gloam.core.hints import NO_HINTS, Hints
from gloam.core.phrase import Arg, Phrase, Who
from gloam.core.settings import Options
from gloam.games.nightmarium.actions import ACTIONS
from gloam.games.nightmarium.cards import ABILITIES, HERALD, LEGIONS, PARTS, TERRORS, WEEPER, Deck, card_name
from gloam.games.nightmarium.law import Law, law_of
from gloam.games.nightmarium.view import NightmariumView

__all__ = [
    "ability_phrase",
    "card_phrase",
    "hints",
    "label",
    "legion_phrase",
    "part_phrase",
    "prompt",
    "tell",
]

BY_CHANCE: Final = (WEEPER, HERALD)  # abilities that bring cards of the deck
LOSS: Final = Hints("creature")
RARE: Final = Hints(rare=True)
DRAWS: Final = Hints(brings=("draw",))


@cache
def legion_phrase(legion: int) -> Phrase:
    return Phrase(f"nightmarium-legion-{LEGIONS[legion]}")


@cache
def ability_phrase(ability: int) -> Phrase:
    return Phrase(f"nightmarium-ability-{ABILITIES[ability] if ability != NONE else 'none'}")


@cache
def part_phrase(part: str) -> Phrase:
    return Phrase(f"nightmarium-part-{part}")


def card_phrase(rules: Options, card: int) -> Phrase:
    """A card in full: number, legion, parts and ability. Made once for each deck."""
    key = rules["deck"], card
    phrase = _cards.get(key)
    if phrase is None:
        phrase = _cards[key] = _card_phrase(law_of(rules).deck, card)
    return phrase


_cards: Final[dict[tuple[str, int], Phrase]] = {}  # by deck and card


def _card_phrase(deck: Deck, card: int) -> Phrase:
    if card == HIDDEN:
        return Phrase("nightmarium-card-hidden")
    args: dict[str, Arg] = {"card": card_name(card), "legion": legion_phrase(deck.legion[card])}
    if card >= TERRORS:
        return Phrase("nightmarium-card-seal", args)
    args["parts"] = Phrase(f"nightmarium-parts-{_part_names(deck, card)}")
    args["ability"] = ability_phrase(deck.ability[card])
    return Phrase("nightmarium-card", args)


def _part_names(deck: Deck, card: int) -> str:
    return "-".join(name for part, name in enumerate(PARTS) if deck.parts[card] >> part & 1)


def tell(event: Event, view: NightmariumView) -> Phrase:
    """The sentence of an event that was redacted for this viewer."""
    args: dict[str, Arg] = {}
    if event.seat != NONE:
        args["who"] = Who(event.seat)
    if event.other != NONE:
        args["other"] = Who(event.other)
    if event.card != NONE:
        args["card"] = card_phrase(view.rules, event.card)
    if event.spot != NONE:
        args["spot"] = event.spot + 1
    if event.number != NONE:
        args["number"] = _number(event.kind, event.number)
    if event.kind == "dropped" and event.number == event.spot:  # N7.2: only a seal wakes the same creature
        return Phrase("nightmarium-event-dropped-sealed", args)
    return Phrase(f"nightmarium-event-{event.kind}", args)


def _number(kind: str, number: int) -> Arg:
    if kind == "placed":
        return part_phrase(PARTS[number])
    if kind == "demanded":
        return legion_phrase(number)
    if kind in ("activated", "stopped"):
        return ability_phrase(number)
    return number + 1 if kind == "dropped" else number


def prompt(view: NightmariumView) -> Phrase:
    """The status line: who is asked, and what."""
    if view.to_act == NONE:
        return Phrase("nightmarium-asked-over")
    args: dict[str, Arg] = {"who": Who(view.to_act)}
    top = view.frames[-1]
    if view.asked == "turn":
        args["left"] = top.one
        if top.two != NONE:
            args["legion"] = legion_phrase(top.two)
            return Phrase("nightmarium-asked-turn-bound", args)
    elif view.asked == "exchange":
        args["count"] = top.one
    elif view.asked == "tribute":
        args["legion"] = legion_phrase(top.one)
        args["other"] = Who(top.two)
    else:
        args["spot"] = top.one + 1
        if view.asked == "rerun":
            args["abilities"] = _woken(view, view.to_act, top.one)
    return Phrase(f"nightmarium-asked-{view.asked}", args)


def label(action: int, view: NightmariumView) -> Phrase:
    """An option in words, with what is certain to follow."""
    act = ACTIONS[action]
    args: dict[str, Arg] = {}
    if act.card != NONE:
        args["card"] = card_phrase(view.rules, act.card)
    if act.seat != NONE:
        args["other"] = Who(act.seat)
    if act.spot != NONE:
        args["spot"] = act.spot + 1
    if act.verb == "play":
        return _label_play(view, act.card, act.spot, args)
    if act.verb in ("execute", "devour"):
        seat = view.viewer if act.seat == NONE else act.seat
        args["card"] = card_phrase(view.rules, view.players[seat].creatures[act.spot].cards[-1])
    if act.verb == "done":
        args["count"] = view.frames[-1].one // 2
    if act.verb == "yes":
        args["abilities"] = _woken(view, view.viewer, view.frames[-1].one)
    key = f"nightmarium-do-{act.verb}"
    if act.verb == "discard" and view.asked == "turn":  # N2.3: the cards of an exchange ascend
        key += "-alone" if act.card == max(view.players[view.viewer].hand.cards) else "-first"
    return Phrase(key, args)


def _label_play(view: NightmariumView, card: int, spot: int, args: dict[str, Arg]) -> Phrase:
    if card >= TERRORS:
        return _label_seal(view, card, spot, args)
    below = view.players[view.viewer].creatures[spot].cards
    args["part"] = part_phrase(PARTS[len(below)])
    if not below:
        return Phrase("nightmarium-do-start", args)
    if len(below) + 1 < len(PARTS):
        return Phrase("nightmarium-do-build", args)
    law = law_of(view.rules)
    if _wins_at_once(law, view):
        return Phrase("nightmarium-do-win", args)
    silent = all(law.ability[link] == NONE for link in (card, *below))
    if not silent:
        for part, link in zip(reversed(PARTS), (card, *reversed(below)), strict=True):
            args[part] = ability_phrase(law.ability[link])
    legions = {law.legion[link] for link in (card, *below)}
    if len(legions) == 1:  # N4.2
        args["legion"] = legion_phrase(legions.pop())
        return Phrase("nightmarium-do-finish-pure-silent" if silent else "nightmarium-do-finish-pure", args)
    return Phrase("nightmarium-do-finish-silent" if silent else "nightmarium-do-finish", args)


def _wins_at_once(law: Law, view: NightmariumView) -> bool:
    """N6.2: is the next creature that the viewer finishes the last one needed?"""
    return law.immediate and view.players[view.viewer].finished + 1 == law.target


def hints(action: int, view: NightmariumView) -> Hints:
    """A finished creature the viewer would lose, cards the deck would bring, an exchange (seldom meant)."""
    act = ACTIONS[action]
    if act.verb in ("devour", "scavenge", "execute"):
        own = act.seat in (NONE, view.viewer)
        whole = own and len(view.players[view.viewer].creatures[act.spot].cards) == len(PARTS)
        return LOSS if whole else NO_HINTS
    if act.verb == "discard":
        return RARE if view.asked == "turn" else NO_HINTS
    if act.verb == "draw" or (act.verb == "done" and view.frames[-1].one > 1):
        return DRAWS
    woken = _wakes(view, act)
    return Hints(brings=tuple([ABILITIES[ability] for ability in BY_CHANCE if ability in woken]))


def _wakes(view: NightmariumView, act: Action) -> list[int]:
    """The abilities an action is certain to wake (N4.3, N7.2)."""
    law = law_of(view.rules)
    if act.verb == "yes":
        creature = view.players[view.viewer].creatures[view.frames[-1].one]
        return _of_legion(law, creature.cards, law.legion[creature.seal])
    if act.verb != "play":
        return []
    below = view.players[view.viewer].creatures[act.spot].cards
    if act.card >= TERRORS:
        return _of_legion(law, below, law.legion[act.card]) if law.rerun_mandatory else []
    if len(below) + 1 < len(PARTS) or _wins_at_once(law, view):
        return []
    return [law.ability[card] for card in (act.card, *below)]


def _label_seal(view: NightmariumView, seal: int, spot: int, args: dict[str, Arg]) -> Phrase:
    law = law_of(view.rules)
    woken = _of_legion(law, view.players[view.viewer].creatures[spot].cards, law.legion[seal])
    if not woken:
        return Phrase("nightmarium-do-seal", args)
    args["abilities"] = _one_by_one(woken)
    return Phrase(
        "nightmarium-do-seal-wakes" if law.rerun_mandatory else "nightmarium-do-seal-may-wake", args
    )


def _woken(view: NightmariumView, seat: int, spot: int) -> Phrase:
    """N7.2: the abilities of a sealed creature that may run again."""
    law, creature = law_of(view.rules), view.players[seat].creatures[spot]
    return _one_by_one(_of_legion(law, creature.cards, law.legion[creature.seal]))


def _of_legion(law: Law, cards: Sequence[int], legion: int) -> list[int]:
    """The abilities of this legion on a creature's cards, from the head down."""
    own = [law.ability[card] for card in reversed(cards) if law.legion[card] == legion]
    return [ability for ability in own if ability != NONE]


def _one_by_one(abilities: list[int]) -> Phrase:
    named = zip(("first", "second", "third"), map(ability_phrase, abilities), strict=False)
    return Phrase("nightmarium-abilities", {"count": len(abilities), **dict(named)})
