"""The scripts of the lessons on the engine: what a learner is shown is what happens now, in either build."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.phrase import Phrase
from gloam.games import find_game, game_ids
from gloam.locale import LANGUAGES, Speech
from tests.test_locale import messages
from tools import web_lessons

LONGEST = 30  # steps: five minutes at ten seconds each
# What each lesson must have shown: kinds of events, and abilities that woke.
TOLD = {
    "nightmarium": {
        "drew",
        "placed",
        "discarded",
        "finished",
        "demanded",
        "gave",
        "executed",
        "scavenged",
        "won",
    },
    "kragmortha": {
        "played",
        "walked",
        "shoved",
        "stalked",
        "caught",
        "looked",
        "token",
        "took-tome",
        "used",
        "won",
    },
}


def steps(game: str) -> list[dict[str, Any]]:
    return list(web_lessons.steps(find_game(game)))


def test_the_lessons_are_as_the_engine_plays_them() -> None:
    for path, text in web_lessons.files().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run tools/web_lessons.py"


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_is_short_and_ends_with_a_win(game: str) -> None:
    told = steps(game)
    assert len(told) <= LONGEST
    assert told[-1]["right"] == -1
    assert told[-1]["view"].scores[0] == 1.0
    assert all(
        step["right"] in [option.index for option in step["options"]] for step in told if step["options"]
    )
    assert sum(bool(step["options"]) for step in told) > len(told) / 2, "it is played, not read"


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_shows_what_there_is_to_know(game: str) -> None:
    kinds = {event.kind for step in steps(game) for event in step["events"]}
    assert kinds >= TOLD[game]


def test_nightmarium_wakes_four_abilities() -> None:
    woken = {
        event.phrase.args["number"].key
        for step in steps("nightmarium")
        for event in step["events"]
        if event.kind == "activated"
    }
    assert woken == {
        f"nightmarium-ability-{name}" for name in ("weeper", "executioner", "scavenger", "mocker")
    }


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_no_words_are_left_over(game: str, language: str) -> None:
    said = {f"web-lesson-{game}-{step['say']}" for step in steps(game)}
    asked = {f"web-lesson-{game}-{step['say']}-hint" for step in steps(game) if step["options"]}
    there = {key for key in messages(language) if key.startswith(f"web-lesson-{game}-")}
    assert said <= there
    assert there - said <= asked
    for key in there:
        words = Speech(language).say(Phrase(key, {"tap": "Tap"}))
        assert words.count("**") % 2 == words.count("`") % 2 == 0, key


@pytest.mark.parametrize("game", game_ids())
def test_nobody_else_is_ever_asked_to_choose(game: str) -> None:
    for step in steps(game):
        assert bool(step["options"]) == (step["right"] != -1)
        if step["options"]:
            assert step["view"].to_act == step["view"].viewer == 0


LONGEST_SENTENCE = 70  # characters: what is said beside a board is read at a glance


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teacher_is_brief(game: str, language: str) -> None:
    for step in steps(game):
        said = Speech(language).say(Phrase(f"web-lesson-{game}-{step['say']}", {"tap": "Tap"}))
        assert len(said.replace("*", "")) <= LONGEST_SENTENCE, said


@pytest.mark.parametrize("game", game_ids())
def test_whoever_is_asked_is_shown_where(game: str) -> None:
    assert all(step["point"] for step in steps(game) if step["options"])


@pytest.mark.parametrize("game", game_ids())
def test_positions_to_try_things_in_branch_and_end(game: str) -> None:
    for name, ways in web_lessons.tries(find_game(game)).items():
        assert ways[0]["next"], name
        reached = [number for way in ways for number in way["next"].values()]
        assert sorted(reached) == list(range(1, len(ways))), name
        assert all(way["options"] == [] for way in ways if not way["next"]), name
