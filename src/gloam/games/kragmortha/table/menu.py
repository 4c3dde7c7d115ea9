"""The options, grouped: a line for each card, squares side by side, sentences where a name is not enough."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from gloam.core.phrase import Who
from gloam.core.picture import Choice, Group
from gloam.games.kragmortha.actions import ACTIONS, CALL, DONE, STEP
from gloam.games.kragmortha.board import WAY_COUNT, WAYS, square_name
from gloam.games.kragmortha.cards import LOOK_COUNT, card_name
from gloam.games.kragmortha.refusal import refuse
from gloam.games.kragmortha.table.pages import order
from gloam.games.kragmortha.table.scene import Scene

__all__ = ["calls", "menu"]

STEPS: Final = ("second", "shove", "whisper")  # decisions about a step: all options beside one another


def menu(scene: Scene) -> list[Group]:
    """Every option once, in the order of the options."""
    if scene.view.asked in STEPS and scene.view.options:
        return [_steps(scene)]
    if scene.view.asked == "ink" and scene.view.options:
        return _ink(scene)
    groups: list[Group] = []
    for (verb, card), options in groupby(scene.view.options, _kin):
        groups.append(_group(scene, verb, card, list(options)))
    return groups


def _kin(option: int) -> tuple[str, int]:
    """Options of one group: of one verb, and of one card if it is played."""
    act = ACTIONS[option]
    return act.verb, act.card if act.verb == "play" else 0


def _group(scene: Scene, verb: str, card: int, options: Sequence[int]) -> Group:
    if verb == "play":
        title = "".join(span.text for span in scene.card(card))
        return Group(title, [Choice(option, _way(scene, option)) for option in options])
    if verb == "go":
        squares = [Choice(option, _square(scene, option)) for option in options]
        return Group(scene.word(f"group-{scene.view.asked}"), squares)
    return Group("", [Choice(option) for option in options])


def _square(scene: Scene, option: int) -> str:
    """`b4 TB`: a square, whether it is a teleport, and its symbol; Rigor is sent to squares alone."""
    square = scene.target(option)
    if scene.view.asked == "send-rigor":
        return square_name(square)
    teleport = scene.word("letter-teleport") if scene.board.teleport[square] else ""
    return f"{square_name(square)} {teleport}{scene.floor(square).text}"


def _steps(scene: Scene) -> Group:
    asked = scene.view.asked
    shoved = Who(scene.view.frames[-1].one) if asked == "shove" else Who(scene.view.viewer)
    choices = [
        Choice(option, scene.word("stay") if option == DONE else _way(scene, option))
        for option in scene.view.options
    ]
    return Group(scene.word(f"group-{asked}", other=shoved), choices)


def _way(scene: Scene, option: int) -> str:
    """`n→d8 (then c8, e8)`: a step as it is typed, where it leads, and what is certain to follow."""
    square = scene.target(option)
    hint = _hint(scene, option, square)
    return f"{WAYS[ACTIONS[option].spot]}→{square_name(square)}" + (f" {hint}" if hint else "")


def _hint(scene: Scene, option: int, square: int) -> str:
    rigor = scene.moves_rigor(option)
    goblins = scene.standing(square)
    if square == scene.view.rigor and not rigor:
        return scene.word("into-rigor")
    if goblins:
        return scene.word("catches" if rigor else "shoves", other=Who(goblins[0]))
    if scene.board.desk[square]:
        return scene.word("to-desk")
    if scene.board.teleport[square]:
        return scene.word("to-teleport")
    squares = _second_steps(scene, option) if ACTIONS[option].verb == "play" else []
    return scene.word("then", squares=" ".join(map(square_name, squares))) if squares else ""


def _second_steps(scene: Scene, option: int) -> list[int]:
    """Where a second step could lead: nothing hidden decides that when the first meets nobody."""
    world = scene.world.copy()
    world.apply(option)
    if world.asked != "second" or world.to_act != scene.view.viewer:
        return []
    origin = world.rigor if scene.moves_rigor(option) else world.at[scene.view.viewer]
    return [scene.board.ways[origin * WAY_COUNT + step - STEP] for step in world.options if step != DONE]


def _ink(scene: Scene) -> list[Group]:
    """Fresh Ink: several cards may be named at once."""
    cards = [option for option in scene.view.options if option != DONE]
    choices = [
        Choice(option, "".join(span.text for span in scene.card(ACTIONS[option].card))) for option in cards
    ]
    names = " ".join(card_name(ACTIONS[option].card) for option in cards[:2])
    begun = DONE in scene.view.options
    title = scene.word("group-ink-more") if begun else scene.word("group-ink", names=names)
    group = Group(title, choices, ("discard", scene.word("word-discard")), DONE)
    return [Group("", [Choice(DONE)]), group] if begun else [group]


def calls(scene: Scene) -> list[Group]:
    """K7.3: whom the viewer may call out, or why nobody now. With enchanted looks there is no such thing."""
    if scene.law.enchanted or not scene.seated:
        return []
    words = ("call", scene.word("word-call"))
    if scene.view.asides:
        accused = [Choice(aside, _accusation(scene, ACTIONS[aside].card)) for aside in scene.view.asides]
        return [Group(scene.word("group-call"), accused, words)]
    others = [player.looks for seat, player in enumerate(scene.view.players) if seat != scene.view.viewer]
    if not any(others):
        return [Group(scene.word("nobody-to-call"), (), words)]
    refusal = refuse(scene.view, CALL + scene.view.viewer * LOOK_COUNT)
    return [Group(scene.word("no-call", rule=refusal.rule, why=refusal.why), (), words)]


def _accusation(scene: Scene, look: int) -> str:
    """Whose look it is, and what its order says."""
    owner = next(seat for seat, player in enumerate(scene.view.players) if look in player.looks)
    return f"{scene.name(owner)}, {order(scene, look)}"
