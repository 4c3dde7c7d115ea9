"""What a client needs to draw each game: what is printed on its pieces, what its action numbers mean."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from gloam.core.action import NONE
from gloam.core.protocol import AnyGame
from gloam.games.kragmortha import board, cards
from gloam.games.nightmarium.cards import ABILITIES, LEGIONS, PARTS, SLOTS, card_name, read_deck
from gloam.games.nightmarium.shapes import PLACES

__all__ = ["facts_json", "names_of"]


def facts_json(game: AnyGame) -> str:
    """What a client needs to draw this game, as JSON with a line for each row."""
    verbs = list(dict.fromkeys(action.verb for action in game.actions))
    told = {
        "verbs": verbs,
        "actions": [[verbs.index(act.verb), act.card, act.seat, act.spot] for act in game.actions],
        "events": list(game.events),
        "beats": dict(game.beats),
        "decisions": list(game.decisions),
        **FACTS[game.id](),
    }
    lines = [f"  {json.dumps(key)}: {_rows(rows)}" for key, rows in told.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def names_of(game: str) -> dict[str, list[str]]:
    """What the kinds of things in a game are called, such as its effects."""
    return {key: names for key, names in FACTS[game]().items() if _is_list_of(names, str)}


def _is_list_of(value: Any, kind: type) -> bool:
    return isinstance(value, list) and isinstance(value[0], kind)


def _rows(rows: Any) -> str:
    """Rows of records one to a line, so that a change shows in a diff as what it is."""
    if _is_list_of(rows, dict):
        return "[\n" + ",\n".join(f"    {_json(row)}" for row in rows) + "\n  ]"
    return _json(rows)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _nightmarium() -> dict[str, Any]:
    deck = read_deck()
    cards_told = [
        {
            "name": card_name(card),
            "legion": LEGIONS[deck.legion[card]],
            "parts": [part for at, part in enumerate(PARTS) if deck.parts[card] >> at & 1],
            "ability": "none" if deck.ability[card] == NONE else ABILITIES[deck.ability[card]],
            "seal": not deck.parts[card],
        }
        for card in range(len(deck.legion))
    ]
    return {
        "legions": list(LEGIONS),
        "abilities": list(ABILITIES),
        "parts": list(PARTS),
        "places": PLACES,
        "slots": SLOTS,
        "cards": cards_told,
    }


def _kragmortha() -> dict[str, Any]:
    pieces = cards.read_set()
    layouts: dict[str, list[int]] = {}
    for seats, layout in pieces.boards.items():
        layouts.setdefault(layout.marks, []).append(seats)
    return {
        "width": board.WIDTH,
        "height": board.HEIGHT,
        "symbols": list(board.SYMBOLS),
        "ways": list(board.WAYS),
        "kinds": list(cards.KINDS),
        "effects": list(cards.EFFECTS),
        "tomes": list(cards.TOME_KINDS),
        "tokens": list(cards.TOKEN_KINDS),
        "boards": [_board(pieces.boards[seats[0]], seats) for seats in layouts.values()],
        "pieces": [_piece(pieces, card) for card in range(cards.PIECES)],
    }


def _board(layout: board.Board, seats: list[int]) -> dict[str, Any]:
    """Squares in rows from the far end; what `ways` leads where, NONE for nowhere, eight to a square."""
    names = {"_": "out", "#": "shelf", "D": "desk"}
    return {
        "seats": seats,
        "squares": [names.get(mark, "floor") for mark in layout.marks],
        "floor": [(*board.SYMBOLS, "desk")[symbol] for symbol in layout.symbol],
        "teleports": list(layout.teleports),
        "starts": list(layout.starts),
        "extraStart": layout.extra_start,
        "rigorStart": layout.rigor_start,
        "ways": list(layout.ways),
    }


def _piece(pieces: cards.GameSet, card: int) -> dict[str, Any]:
    named = {"name": cards.card_name(card)}
    if card < cards.LOOKS:
        mover = "rigor" if pieces.moves_rigor[card] else "goblin"
        first, second = _symbol(pieces.first[card]), _symbol(pieces.second[card])
        return {**named, "type": "movement", "mover": mover, "first": first, "second": second}
    if card < cards.TOMES:
        effect, order = cards.EFFECTS[pieces.effect[card]], pieces.orders[card]
        kind = {"type": "look", "kind": cards.KINDS[pieces.kind[card]], "effect": effect}
        return {**named, **kind, "order": order.order, "mild": order.mild}
    if card < cards.TOKENS:
        kind = {"type": "tome", "kind": cards.TOME_KINDS[pieces.kind[card]]}
        return {**named, **kind, "magic": pieces.magic[card]}
    return {**named, "type": "token", "kind": cards.TOKEN_KINDS[pieces.kind[card]]}


def _symbol(mask: int) -> str:
    if mask == board.ANY_SYMBOL:
        return "ball"
    return board.SYMBOLS[(mask & ~board.FOR_DESK).bit_length() - 1]


FACTS: Mapping[str, Callable[[], dict[str, Any]]] = {"kragmortha": _kragmortha, "nightmarium": _nightmarium}
