"""Who plays and what lies before them; the decks; and what is going on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from gloam.core.action import NONE
from gloam.core.frame import Frame
from gloam.core.phrase import Who
from gloam.core.picture import Item, Line, Span, flow
from gloam.games.kragmortha.board import square_name
from gloam.games.kragmortha.cards import TOKEN_KINDS
from gloam.games.kragmortha.paths import DOORS, GLASS
from gloam.games.kragmortha.table.scene import SEPARATOR, Scene
from gloam.games.kragmortha.view import Player

__all__ = ["decks", "players", "running"]

ACTS: Final = "▶ "
HAS_THE_TURN: Final = "▷ "
INDENT: Final = 5  # cells before the further lines of a player
MOST_LOOKS: Final = 3  # one more ends the game (K7.2)
FEW_TOMES: Final = 3


def players(scene: Scene, width: int, *, brief: bool = False) -> list[Line]:
    """A paragraph for each player."""
    lines: list[Line] = []
    for seat in range(scene.view.seats):
        items = [Item("", _head(scene, seat)), *_facts(scene, seat, brief=brief), *_in_force(scene, seat)]
        lines += flow(items, width, INDENT)
    return lines


def _head(scene: Scene, seat: int) -> list[Span]:
    frames = scene.view.frames
    acts = seat == scene.view.to_act
    has_turn = bool(frames) and frames[0].seat == seat and scene.view.asked != "place"
    mark = ACTS if acts else HAS_THE_TURN if has_turn else "  "
    return [Span(mark, "good"), scene.figure(seat), Span(" " + scene.name(seat), "strong")]


def _facts(scene: Scene, seat: int, *, brief: bool) -> list[Item]:
    """Square, hand, looks and tomes; the cards of an open hand, unless it is drawn as the viewer's own."""
    player = scene.view.players[seat]
    square = "—" if player.square == NONE else square_name(player.square)
    facts = [] if brief else [Item(SEPARATOR, [Span(square)])]
    facts.append(Item(SEPARATOR, [Span(scene.word("hand", count=len(player.hand)))]))
    looks = [scene.look(look, brief=brief) for look in player.looks]
    danger = ("!", "bad") if len(looks) >= MOST_LOOKS else ("", "")
    title = scene.word("looks", count=len(looks)) + danger[0]
    facts += _listed(title, [[Span(look)] for look in looks], danger[1])
    facts += _tomes(scene, player, brief=brief)
    if scene.view.to_act == NONE:
        magic = sum(scene.law.set.magic[tome.card] for tome in player.tomes)
        facts.append(Item(SEPARATOR, [Span(scene.word("magic", count=magic))]))
    opened = player.open_hand if seat != scene.view.viewer else ()
    return facts + _listed(scene.word("open"), [scene.card(card) for card in opened])


def _in_force(scene: Scene, seat: int) -> list[Item]:
    """K12: tomes that work for the rest of this turn."""
    turn = scene.view.frames[0] if scene.view.frames else None
    if turn is None or turn.kind != "turn" or turn.seat != seat:
        return []
    flags = {"glass": GLASS, "secret-doors": DOORS}
    names = [scene.word(f"tome-{key}") for key, flag in flags.items() if turn.two & flag]
    return _listed(scene.word("in-force"), [[Span(name, "good")] for name in names])


def _tomes(scene: Scene, player: Player, *, brief: bool) -> list[Item]:
    """The tomes that can be used, then those that lie face down."""
    up = _counted(scene.tome(tome.card, brief=brief) for tome in player.tomes if not tome.face_down)
    down = _counted(scene.tome(tome.card, brief=brief) for tome in player.tomes if tome.face_down)
    title = scene.word("tomes", count=len(player.tomes))
    items = _listed(title, up) if up or not down else [Item(SEPARATOR, [Span(title)])]
    return items + _listed(scene.word("face-down"), down)


def _listed(title: str, things: Sequence[Sequence[Span]], style: str = "") -> list[Item]:
    """A title and things behind it, if there are any."""
    if not things:
        return []
    first = [Span(f"{title}: ", style), *things[0]]
    return [Item(SEPARATOR, first), *(Item(", ", thing) for thing in things[1:])]


def decks(scene: Scene, width: int) -> list[Line]:
    """What is left, and which tokens are used. The last tome ends the game (K8.1)."""
    view = scene.view
    few = view.tome_deck <= FEW_TOMES
    items = [Item("", [Span(scene.word("tome-deck", count=view.tome_deck), "bad" if few else "strong")])]
    counts = {"look-deck": view.look_deck, "deck": view.deck, "discards": len(view.discards)}
    items += [Item(SEPARATOR, [Span(scene.word(key, count=count))]) for key, count in counts.items()]
    items.append(Item(SEPARATOR, [Span(scene.word("tokens", count=view.token_deck))]))
    return list(flow([*items, *_listed(scene.word("used"), _used_tokens(scene))], width, 2))


def _used_tokens(scene: Scene) -> list[list[Span]]:
    kinds = [TOKEN_KINDS[scene.law.set.kind[token]] for token in scene.view.tokens_used]
    return _counted(scene.word(f"token-{kind}") for kind in kinds)


def _counted(names: Iterable[str]) -> list[list[Span]]:
    """Each name once, and how often it is there."""
    counts = Counter(names)
    return [[Span(name if count == 1 else f"{name} ×{count}")] for name, count in counts.items()]


def running(scene: Scene) -> list[Line]:
    """What is decided now, and what is still open after that; nothing if that is only one's own turn."""
    frames = [frame for frame in scene.view.frames[::-1] if _matters(scene, frame)]
    if frames and frames[0].seat == frames[-1].seat:
        frames.pop()
    if scene.view.asked == "place" or len(frames) < 2:
        return []
    now, *rest = (_step(scene, frame) for frame in frames)
    items = [Item("", [Span(f"{scene.word('now')} {now}", "good")])]
    return list(flow([*items, *(Item(" → ", [Span(step)]) for step in rest)], scene.width, INDENT))


def _matters(scene: Scene, frame: Frame) -> bool:
    """Is something left to be decided, or sure to happen, in this frame?"""
    if frame.kind == "second":
        return frame.one != NONE
    if frame.kind == "arrive":
        square = scene.view.players[frame.seat].square
        return scene.board.desk[square] or scene.board.teleport[square]
    return frame.kind != "token" or scene.law.set.kind[frame.one] != TOKEN_KINDS.index("teleport")


def _step(scene: Scene, frame: Frame) -> str:
    who = Who(frame.seat)
    if frame.kind == "shove":
        return scene.word("frame-shove", who=who, other=Who(frame.one))
    if frame.kind == "token":
        return scene.word(f"frame-token-{TOKEN_KINDS[scene.law.set.kind[frame.one]]}", who=who)
    return scene.word(f"frame-{frame.kind}", who=who)
