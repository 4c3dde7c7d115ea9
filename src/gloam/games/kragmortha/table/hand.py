"""The viewer's hand, the oldest card first, and what each card is good for now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.core.picture import Held, Span, cells, pad
from gloam.games.kragmortha.actions import ACTIONS, PLAY
from gloam.games.kragmortha.board import STEP_COUNT, WAY_COUNT, square_name
from gloam.games.kragmortha.cards import FUMBLING_FINGERS, card_name
from gloam.games.kragmortha.frames import AFTER
from gloam.games.kragmortha.paths import DOORS
from gloam.games.kragmortha.refusal import refuse
from gloam.games.kragmortha.table.scene import Scene

__all__ = ["hand"]

# Why a card cannot be played though its symbols would pay for a step; the rest is said of all steps at once.
LOOKS_FORBID: Final = ("stiff-neck", "one-track-mind", "fumbling-fingers")
IN_THE_WAY: Final = ("leaden-boots", "chain-cannot-end")


def hand(scene: Scene) -> list[Held]:
    if not scene.seated:
        return []
    cards = scene.view.players[scene.view.viewer].hand
    lines = [_line(scene, card) for card in cards]
    width = max(map(cells, lines), default=0) + 2
    return [
        Held(card_name(card), [*pad(line, width), *_note(scene, card)], _ways(scene, card))
        for card, line in zip(cards, lines, strict=True)
    ]


def _line(scene: Scene, card: int) -> list[Span]:
    """`12 goblin  B book + G gems`."""
    wide = max(len(scene.word("card-goblin")), len(scene.word("card-rigor")))
    rigor = scene.law.set.moves_rigor[card]
    line = [Span(card_name(card).rjust(4) + " ", "strong")]
    line += [Span(scene.mover(card).ljust(wide) + "  ", "bad" if rigor else "")]
    first, second = scene.symbols(card)
    line += [scene.letter(first), Span(f" {scene.symbol(first)} + ")]
    return [*line, scene.letter(second), Span(f" {scene.symbol(second)}")]


def _ways(scene: Scene, card: int) -> range:
    """Every step with a card; jumps only if Secret Doors are open."""
    frames = scene.view.frames
    doors = bool(frames) and frames[0].kind == "turn" and frames[0].two & DOORS
    base = PLAY + card * WAY_COUNT
    return range(base, base + (WAY_COUNT if doors else STEP_COUNT))


def _note(scene: Scene, card: int) -> list[Span]:
    """Where a card leads, or what is in the way; and whether it is the newest one, if that matters."""
    view = scene.view
    asked = view.viewer == view.to_act and view.asked == "turn" and view.frames[-1].one != AFTER
    options = [way for way in _ways(scene, card) if way in view.options]
    if asked and not options:
        return [Span(_obstacle(scene, card, _ways(scene, card)), "faint")]
    squares = ", ".join(square_name(scene.target(way)) for way in options)
    notes = [Span(f"→ {squares}  ", "good")] if options else []
    if card == view.players[view.viewer].newest and scene.world.suffers(view.viewer, FUMBLING_FINGERS):
        notes.append(Span(scene.word("newest"), "faint"))
    return notes


def _obstacle(scene: Scene, card: int, ways: Sequence[int]) -> str:
    """The rule in the way, in short; `why` says it in full."""
    for way in ways:
        refusal = refuse(scene.view, way)
        reason = refusal.reason
        if reason in LOOKS_FORBID or (reason in IN_THE_WAY and _pays(scene, card, way)):
            return scene.word(f"not-{reason}", rule=refusal.rule)
    return scene.word("not-symbol-rigor" if scene.law.set.moves_rigor[card] else "not-symbol", rule="K2.2")


def _pays(scene: Scene, card: int, way: int) -> bool:
    first, second = scene.world.masks(scene.view.viewer, card, scene.view.frames[-1].two)
    return scene.world.pays(first | second, scene.target(way), ACTIONS[way].spot)
