"""What is opened on demand: the discards, and looks and tomes with all that is written on them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gloam.core.picture import Item, Line, Span, flow
from gloam.games.kragmortha.cards import EFFECTS, card_name
from gloam.games.kragmortha.table.scene import Scene
from gloam.games.kragmortha.text import card_phrase
from gloam.games.kragmortha.view import Tome

__all__ = ["order", "own_looks", "pages"]

INDENT: Final = 6
REMINDER: Final = "! "


def pages(scene: Scene) -> Mapping[str, Sequence[Line]]:
    """Every page by its English word and by that of the language."""
    found: dict[str, Sequence[Line]] = {}
    for word, page in {"looks": _looks(scene), "tomes": _tomes(scene), "discards": _discards(scene)}.items():
        found |= dict.fromkeys((word, scene.word(f"word-{word}")), page)
    return found


def own_looks(scene: Scene) -> list[Line]:
    """The viewer's looks, with what they do: they are easily forgotten."""
    looks = scene.view.players[scene.view.viewer].looks if scene.seated else ()
    lines: list[Line] = []
    for look in looks:
        text = scene.say(card_phrase(scene.view.rules, look)) if scene.law.enchanted else order(scene, look)
        first, *rest = textwrap.wrap(text, scene.width - len(REMINDER))
        lines.append([Span(REMINDER, "bad"), Span(first)])
        lines += [[Span(" " * len(REMINDER) + line)] for line in rest]
    return lines


def order(scene: Scene, look: int) -> str:
    """K7.3: what the owner of a look has to do."""
    return f"{scene.kind(look)}: {scene.law.set.orders[look].order[_language(scene)]}"


def _language(scene: Scene) -> str:
    return scene.word("language").strip("`")


def _looks(scene: Scene) -> list[Line]:
    lines: list[Line] = []
    for seat, player in enumerate(scene.view.players):
        if player.looks:
            lines.append([scene.figure(seat), Span(" " + scene.name(seat), "strong")])
            lines += [line for look in player.looks for line in _look(scene, look)]
    if scene.view.looks_below:
        below = [[Span(scene.look(look))] for look in scene.view.looks_below]
        items = [Item("", [Span(scene.word("below") + " ", "strong"), *below[0]])]
        lines += flow([*items, *(Item(", ", look) for look in below[1:])], scene.width, INDENT)
    return lines or [[Span(scene.word("no-looks"))]]


def _look(scene: Scene, look: int) -> Iterator[Line]:
    """A look with what it does, or at a tabletop with its order and the mild alternative."""
    kind = scene.kind(look)
    if scene.law.enchanted:
        effect = EFFECTS[scene.law.set.effect[look]].replace("_", "-")
        yield from _entry(scene, look, f"{kind}, {scene.look(look)}", scene.word(f"about-{effect}"))
        return
    texts = scene.law.set.orders[look]
    yield from _entry(scene, look, kind, texts.order[_language(scene)])
    yield from _wrapped(scene, scene.word("mild", order=texts.mild[_language(scene)]), "faint")


def _entry(scene: Scene, card: int, name: str, text: str) -> Iterator[Line]:
    """A card, its name and its text, wrapped."""
    head = f"{card_name(card):>4}  {name}: "
    first, *rest = textwrap.wrap(head + text, scene.width, subsequent_indent=" " * INDENT)
    yield [Span(first[: len(head)], "strong"), Span(first[len(head) :])]
    yield from ([Span(line)] for line in rest)


def _wrapped(scene: Scene, text: str, style: str) -> Iterator[Line]:
    indent = " " * INDENT
    for line in textwrap.wrap(text, scene.width, initial_indent=indent, subsequent_indent=indent):
        yield [Span(line, style)]


def _tomes(scene: Scene) -> list[Line]:
    lines: list[Line] = []
    for seat, player in enumerate(scene.view.players):
        if player.tomes:
            magic = sum(scene.law.set.magic[tome.card] for tome in player.tomes)
            head = Span(f" {scene.name(seat)}, {scene.word('magic', count=magic)}", "strong")
            lines.append([scene.figure(seat), head])
            lines += [line for tome in player.tomes for line in _tome(scene, tome)]
    return lines or [[Span(scene.word("no-tomes"))]]


def _tome(scene: Scene, tome: Tome) -> Iterator[Line]:
    key = scene.tome_key(tome.card)
    facts = [scene.tome(tome.card), scene.word("magic", count=scene.law.set.magic[tome.card])]
    facts += [scene.word("face-down")] if tome.face_down else []
    yield from _entry(scene, tome.card, ", ".join(facts), scene.word(f"about-{key}"))


def _discards(scene: Scene) -> list[Line]:
    """The discards, newest first."""
    if not scene.view.discards:
        return [[Span(scene.word("no-discards"))]]
    items = [Item(",  ", scene.card(card)) for card in scene.view.discards[::-1]]
    return list(flow(items, scene.width, 0))
