"""What is said about a game of Kragmortha: phrases for events, prompts and options."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.core.action import NONE, Action
from gloam.core.event import HIDDEN, Event
from gloam.core.hints import NO_HINTS, Hints
from gloam.core.phrase import Arg, Phrase, Who
from gloam.core.settings import Options
from gloam.games.kragmortha.actions import ACTIONS
from gloam.games.kragmortha.board import (
    ANY_SYMBOL,
    FOR_DESK,
    SYMBOLS,
    WAY_COUNT,
    WAYS,
    Board,
    square_name,
)
from gloam.games.kragmortha.cards import (
    EFFECTS,
    KINDS,
    LOOKS,
    TOKEN_KINDS,
    TOKENS,
    TOME_KINDS,
    TOMES,
    card_name,
)
from gloam.games.kragmortha.frames import RIGOR
from gloam.games.kragmortha.law import LAST_LOOK, Law, law_of
from gloam.games.kragmortha.view import KragmorthaView

__all__ = ["card_phrase", "hints", "label", "prompt", "square_phrase", "tell"]

MOVING: Final = ("play", "step", "shove")
WAY_PHRASES: Final = tuple([Phrase(f"kragmortha-way-{way}") for way in WAYS])
SHOVING: Final = Hints(brings=("shove",))
TO_DESK: Final = Hints(brings=("tome",))
TO_TELEPORT: Final = Hints(brings=("token",))
RIGOR_TO_TELEPORT: Final = Hints(brings=("rigor-hop",))


def symbol_phrase(mask: int) -> Phrase:
    """A symbol of a card by its mask."""
    name = "ball" if mask == ANY_SYMBOL else SYMBOLS[(mask & ~FOR_DESK).bit_length() - 1]
    return Phrase(f"kragmortha-symbol-{name}")


def card_phrase(rules: Options, card: int) -> Phrase:
    """Any piece in full. Made once for each set and side of the looks."""
    key = rules["set"], rules["looks"], card
    phrase = _cards.get(key)
    if phrase is None:
        phrase = _cards[key] = _card_phrase(law_of(rules), card)
    return phrase


_cards: Final[dict[tuple[str, str, int], Phrase]] = {}  # by set, looks and card


def _card_phrase(law: Law, card: int) -> Phrase:
    if card == HIDDEN:
        return Phrase("kragmortha-card-hidden")
    pieces = law.set
    args: dict[str, Arg] = {"card": card_name(card)}
    if card >= TOKENS:
        return Phrase(f"kragmortha-token-{TOKEN_KINDS[pieces.kind[card]]}", args)
    if card >= TOMES:
        args["magic"] = pieces.magic[card]
        return Phrase(f"kragmortha-tome-{TOME_KINDS[pieces.kind[card]]}", args)
    if card >= LOOKS:
        args["kind"] = Phrase(f"kragmortha-kind-{KINDS[pieces.kind[card]]}")
        if not law.enchanted:
            return Phrase("kragmortha-look-tabletop", args)
        return Phrase(f"kragmortha-look-{EFFECTS[pieces.effect[card]].replace('_', '-')}", args)
    args["first"], args["second"] = symbol_phrase(pieces.first[card]), symbol_phrase(pieces.second[card])
    return Phrase("kragmortha-card-rigor" if pieces.moves_rigor[card] else "kragmortha-card-goblin", args)


def square_phrase(rules: Options, seats: int, square: int) -> Phrase:
    """A square by name and what it is. Made once for each board."""
    key = rules["set"], seats, square
    phrase = _squares.get(key)
    if phrase is None:
        phrase = _squares[key] = _square_phrase(law_of(rules).set.boards[seats], square)
    return phrase


_squares: Final[dict[tuple[str, int, int], Phrase]] = {}  # by set, seats and square


def _square_phrase(board: Board, square: int) -> Phrase:
    args: dict[str, Arg] = {"square": square_name(square)}
    if board.desk[square]:
        return Phrase("kragmortha-square-desk", args)
    args["symbol"] = symbol_phrase(1 << board.symbol[square])
    return Phrase("kragmortha-square-teleport" if board.teleport[square] else "kragmortha-square", args)


def tell(event: Event, view: KragmorthaView) -> Phrase:
    """The sentence of an event that was redacted for this viewer."""
    args: dict[str, Arg] = {}
    if event.seat != NONE:
        args["who"] = Who(event.seat)
    if event.other != NONE:
        args["other"] = Who(event.other)
    if event.card != NONE:
        args["card"] = card_phrase(view.rules, event.card)
    if event.spot != NONE:
        args["spot"] = square_phrase(view.rules, view.seats, event.spot)
    if event.number != NONE:
        args["number"] = event.number
    key = f"kragmortha-event-{event.kind}"
    if event.kind in ("stopped", "ended"):  # the rule is the reason
        key += "-" + event.rule.replace(".", "-").lower()
    return Phrase(key, args)


def prompt(view: KragmorthaView) -> Phrase:
    """The status line: who is asked, and what."""
    if view.to_act == NONE:
        return Phrase("kragmortha-asked-over")
    args: dict[str, Arg] = {"who": Who(view.to_act)}
    top = view.frames[-1]
    key = f"kragmortha-asked-{view.asked}"
    if view.asked == "turn":
        key += ("-waiting", "-before", "-after", "-extra")[top.one]
    elif view.asked == "shove":
        args["other"] = Who(top.one)
        key += "-own" if top.one == view.to_act else ""  # K11, limp arm
    elif view.asked == "answer":
        args["other"] = Who(top.one)
        args["card"] = card_phrase(view.rules, top.two)
    elif view.asked == "vote":
        args["other"] = Who(top.one)
        args["accuser"] = Who(top.two)
    return Phrase(key, args)


def label(action: int, view: KragmorthaView) -> Phrase:
    """An option in words, with what is certain to follow."""
    act = ACTIONS[action]
    args: dict[str, Arg] = {}
    if act.card != NONE:
        args["card"] = card_phrase(view.rules, act.card)
    if act.verb == "swap":
        args["other"] = Who(act.seat)
    if act.verb == "call":
        owners = [seat for seat, player in enumerate(view.players) if act.card in player.looks]
        args["other"] = Who(owners[0] if owners else act.seat)
    if act.verb == "go":
        args["square"] = square_phrase(view.rules, view.seats, act.spot)
        return Phrase(f"kragmortha-do-go-{view.asked}", args)
    if act.verb in MOVING:
        return _label_way(view, act, args)
    if act.verb == "done":
        return Phrase(f"kragmortha-do-done-{view.asked}", args)
    return Phrase(f"kragmortha-do-{act.verb}", args)


def _label_way(view: KragmorthaView, act: Action, args: dict[str, Arg]) -> Phrase:
    """A step by its direction and where it leads, and whom it meets."""
    rigor, _, target, met = _move(view, act)
    args["way"] = WAY_PHRASES[act.spot]
    args["square"] = square_phrase(view.rules, view.seats, target)
    key = f"kragmortha-do-{act.verb}" + ("-rigor" if rigor else "")
    if target == view.rigor and not rigor:
        return Phrase(key + "-into-rigor", args)
    if met != NONE:
        args["other"] = Who(met)
        return Phrase(key + "-onto", args)
    return Phrase(key, args)


class _Move(NamedTuple):
    """One step: is it Rigor's, else whose, onto which square, and whom it meets there, or NONE."""

    rigor: bool
    mover: int
    target: int
    met: int


def _move(view: KragmorthaView, act: Action) -> _Move:
    """The step that an action to play, step or shove takes in this position."""
    pieces, top = law_of(view.rules).set, view.frames[-1]
    rigor = pieces.moves_rigor[act.card] if act.verb == "play" else view.asked == "whisper"
    rigor = rigor or (view.asked == "second" and top.two >= RIGOR)
    mover = NONE if rigor else top.one if act.verb == "shove" else view.viewer
    origin = view.rigor if rigor else view.players[mover].square
    board: Board = pieces.boards[view.seats]
    target = board.ways[origin * WAY_COUNT + act.spot]
    for seat, player in enumerate(view.players):
        if player.square == target and seat != mover:
            return _Move(rigor, mover, target, seat)
    return _Move(rigor, mover, target, NONE)


def hints(action: int, view: KragmorthaView) -> Hints:
    """What a step sets off: a look (K4.1), a shove (K3.1), a tome (K6.1), a token (K5.1), Rigor's hop (K5.5).

    A look that would be the viewer's last ends the game, and few win with so many.
    """
    act = ACTIONS[action]
    if act.verb not in MOVING:
        return NO_HINTS
    rigor, mover, target, met = _move(view, act)
    board: Board = law_of(view.rules).set.boards[view.seats]
    if (rigor and met != NONE) or (target == view.rigor and not rigor):
        caught = met if rigor else mover
        last = caught == view.viewer and len(view.players[caught].looks) + 1 == LAST_LOOK
        return Hints("game" if last else "", brings=("look",))
    if met != NONE:
        return SHOVING
    if board.desk[target]:
        return TO_DESK
    if board.teleport[target]:
        return RIGOR_TO_TELEPORT if rigor else TO_TELEPORT
    return NO_HINTS
