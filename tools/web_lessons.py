"""Plays the scripts of the lessons and writes what a learner sees: `python tools/web_lessons.py`.

A script, `web/src/features/lessons/<game>.toml`, has chapters. Each is a position in the game's own
notation and steps: what others do `before`, the message that is said, what of the table has to be in sight
(`show`, see `data-show` in the boards) and what the learner is to `choose`. The engine plays it here, so
`web/src/generated/lesson-<game>.json` holds true positions, options and events, and a lesson runs without a
server. A test fails if it is stale.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from gloam.core.event import Event
from gloam.core.play import play
from gloam.core.protocol import AnyGame, State
from gloam.games import find_game, game_ids
from gloam.server.tables.updates import event_told, options_told

ROOT = Path(__file__).parent.parent / "web" / "src"
LEARNER: Final = 0
NOTHING: Final = -1


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
        "show": step.get("show", ""),
        "right": game.actions.parse(step["choose"]).index if asked else NOTHING,
        "prompt": game.prompt(view),
        "events": [event_told(game, event.told_to(LEARNER), view, (0, 0, "")) for event in news],
        "options": options,
        "view": view,
    }


def lesson(game: AnyGame) -> str:
    """The lesson as JSON, a step to a line, so that a change shows in a diff as what it is."""
    return "[\n" + ",\n".join(msgspec.json.encode(step).decode() for step in steps(game)) + "\n]\n"


def files() -> dict[Path, str]:
    return {ROOT / "generated" / f"lesson-{name}.json": lesson(find_game(name)) for name in game_ids()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
