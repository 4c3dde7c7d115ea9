"""Plays the scripts of the lessons and writes what a learner sees: `python -m tools.web_lessons`.

A script, `web/src/features/lessons/<game>.toml`, has chapters. Each is a position in the game's own
notation and steps: what others do `before`, the message that is said, what it points at (`point`, see
`features/lessons/places.ts`) and what the learner is to `choose`. The engine plays it here, so
`web/src/generated/lesson-<game>.json` holds true positions, options, events and the reasons why anything else
is not allowed, and a lesson runs without a server.

It also has `tries`: positions for the rules pages, named after what they show. Of each every way is played
that begins with one of `first` and goes on for `depth` decisions, into `tries-<game>.json`. A test fails if
either file is stale.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from gloam.core.errors import Refusal
from gloam.core.event import Event
from gloam.core.play import play
from gloam.core.protocol import AnyGame, State
from gloam.games import find_game, game_ids
from gloam.server.tables.updates import event_told, options_told

ROOT = Path(__file__).parent.parent / "web" / "src"
LEARNER: Final = 0
NOTHING: Final = -1
MOST_CARDS: Final = 200  # of any game
WIDTH: Final = 7  # squares in a row of the library


def script(game: str) -> Mapping[str, Any]:
    return tomllib.loads((ROOT / "features" / "lessons" / f"{game}.toml").read_text("utf-8"))


def steps(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Every step of a lesson as its learner sees it."""
    for number, chapter in enumerate(script(game.id)["chapters"]):
        state = game.read(chapter["position"])
        game.check(state)
        news: list[Event] = []
        for step in chapter["steps"]:
            news += _play(game, state, step.get("before", ()))
            yield {"chapter": number, **_step(game, state, step, news)}
            news = _play(game, state, [step["choose"]] if "choose" in step else ())


def _play(game: AnyGame, state: State, decisions: Sequence[str]) -> list[Event]:
    """Let whoever is asked decide as written. IllegalAction or ValueError if that cannot be."""
    happened: list[Event] = []
    for text in decisions:
        happened += play(game, state, state.to_act, game.actions.parse(text).index)
    return happened


def _step(game: AnyGame, state: State, step: Mapping[str, Any], news: Sequence[Event]) -> dict[str, Any]:
    view = game.view(state, LEARNER)
    asked = "choose" in step
    if asked and state.to_act != LEARNER:
        raise ValueError(f"{game.id}, {step['say']}: it is not the learner who is asked")
    options = options_told(game, state, view, view.options) if asked else []
    return {
        "say": step["say"],
        "point": [_place(game, words) for words in step.get("point", ())],
        "joins": step.get("joins", False),
        "right": game.actions.parse(step["choose"]).index if step.get("choose") else NOTHING,
        "prompt": game.prompt(view),
        "events": [event_told(game, event.told_to(LEARNER), view, (0, 0, "")) for event in news],
        "options": options,
        "refused": _refused(game, view) if asked else [],
        "view": view,
    }


def _place(game: AnyGame, words: str) -> str:
    """A place as the client looks for it: cards and squares by their numbers, not by what they are called."""
    kind, *names = words.split()
    if kind == "card":
        cards = (card for card in range(MOST_CARDS) if game.card_name(card) == names[0])
        return f"card-{next(cards)}"
    if kind == "square":
        return f"square-{WIDTH * int(names[0][1:]) + ord(names[0][0]) - ord('a')}"
    if kind == "place":
        return f"place-{names[0]}-{int(names[1]) - 1}"
    return "-".join([kind, *names])


# What nobody can point at: cards and tomes that the learner does not hold, places that do not exist.
UNSEEN: Final = ("not-held", "no-such-card", "tome-not-owned", "no-such-place", "no-such-seat")


def _refused(game: AnyGame, view: Any) -> list[dict[str, Any]]:
    """Why each action that is no option is not allowed. The last reason is that of all actions not named."""
    reasons: dict[bytes, tuple[Refusal, list[int]]] = {}
    for action in range(len(game.actions)):
        if action not in view.options:
            refusal = game.refuse(view, action)
            if not refusal.why.key.endswith(UNSEEN):
                said = msgspec.json.encode((refusal.rule, refusal.why, refusal.legal_if))
                reasons.setdefault(said, (refusal, []))[1].append(action)
    groups = sorted(reasons.values(), key=lambda group: len(group[1]))
    usual = len(groups) - 1
    return [
        {
            "rule": why.rule,
            "why": why.why,
            "legal_if": why.legal_if,
            "actions": [] if at == usual else actions,
        }
        for at, (why, actions) in enumerate(groups)
    ]


def tries(game: AnyGame) -> dict[str, list[dict[str, Any]]]:
    """By the name of what they show: steps, each with the number of the step every choice leads to."""
    return {one["name"]: _ways(game, one) for one in script(game.id).get("tries", ())}


def _ways(game: AnyGame, one: Mapping[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []

    def go(state: State, news: Sequence[Event], left: int, first: Sequence[int]) -> int:
        number = len(found)
        asked = left > 0 and not state.over and state.to_act == LEARNER
        step: dict[str, Any] = {"choose": ""} if asked else {}
        view = game.view(state, LEARNER)
        told = _step(game, state, {"say": one["name"], "point": one.get("point", []), **step}, news)
        found.append({"chapter": 0, **told, "next": {}})
        for action in view.options if asked else ():
            if not first or action in first:
                world = state.copy()
                happened = play(game, world, LEARNER, action)
                found[number]["next"][str(action)] = go(world, happened, left - 1, ())
        return number

    state = game.read(one["position"])
    game.check(state)
    news = _play(game, state, one.get("before", ()))
    go(state, news, one.get("depth", 1), [game.actions.parse(text).index for text in one.get("first", ())])
    return found


def lesson(game: AnyGame) -> str:
    """The lesson as JSON, a step to a line, so that a change shows in a diff as what it is."""
    return "[\n" + ",\n".join(msgspec.json.encode(step).decode() for step in steps(game)) + "\n]\n"


def positions(game: AnyGame) -> str:
    """The positions to try things in as JSON, a step to a line."""
    ways = (
        f"{json.dumps(name)}: [\n" + ",\n".join(msgspec.json.encode(step).decode() for step in steps) + "\n]"
        for name, steps in tries(game).items()
    )
    return "{\n" + ",\n".join(ways) + "\n}\n"


def files() -> dict[Path, str]:
    folder = ROOT / "generated"
    return {
        folder / f"{what}-{name}.json": write(find_game(name))
        for what, write in (("lesson", lesson), ("tries", positions))
        for name in game_ids()
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
