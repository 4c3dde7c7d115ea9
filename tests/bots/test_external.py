"""Programs as bots: they play whole games, and one that fails is replaced and told so."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.arena.match import Outcome, Plan, play_game
from gloam.bots import check_bot, dismiss, failures, make_bot
from gloam.bots.external import External, Order, read_order
from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.core.protocol import State, View
from gloam.core.rng import Rng
from gloam.games import find_game, game_ids
from gloam.lab.pairs import make_plans
from gloam.locale import LANGUAGES, Speech

FAKES = Path(__file__).parent / "fakes.py"
ROOT = FAKES.parent.parent.parent
GAME = find_game("nightmarium")
OPTIONS = dict(GAME.settings.read({"target": "3"}))
# How each fails at its third question, and the sentence about it.
FAULTS = {
    "dies": "It ended by itself, with code 3.",
    "hangs": "It said nothing for 300 ms.",
    "garbage": "It said “I think I shall draw.”, which cannot be understood: ",
    "not-text": 'It said “{"type":"choose",',
    "nested": "It said “[[[[[",
    "no-index": 'It said “{"type": "choose", "id": 3}”, which cannot be understood: ',
    "illegal": "It chose 100000, which is not among its options.",
    "old": "It was to choose for question 3, and answered something else.",
    "ready-again": "It was to choose for question 3, and answered something else.",
    "closes": "It closed its output.",
    "floods": "It wrote more than 65536 bytes without ending a line.",
    "chatters": "It chose 100000, which is not among its options.",
}
AT_ONCE = {
    "stillborn": "It ended by itself, with code 7.",
    "rude": "It was to say that it is ready, and said something else.",
}


def spec(manner: str, log: Path | None = None, ms: int = 10_000) -> str:
    words = [sys.executable, "-I", "-S", str(FAKES), manner, *([str(log)] if log else [])]
    return f"exec:ms={ms}:{' '.join(words)}"


def said(why: Phrase) -> str:
    return Speech("en").say(why)


def heard(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


@pytest.fixture
def state() -> State:
    return GAME.setup(OPTIONS, 2, 5)


def play(state: State, bot: External) -> Iterator[View]:
    """Let the bot play seat 1 to the end, and anybody the other; each view that it was shown."""
    rng = Rng.seeded(1)
    while not state.over:
        view = GAME.view(state, state.to_act)
        if state.to_act == 0:
            choice = bot.choose(view, view.options)
            yield view
        else:
            choice = view.options[rng.below(len(view.options))]
        assert choice in view.options
        state.apply(choice)


def made(text: str) -> External:
    bot = make_bot(text, GAME, 1)
    assert isinstance(bot, External)
    return bot


def test_a_good_program_plays_a_whole_game(state: State, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = made(spec("good", log))
    views = list(play(state, bot))
    dismiss([bot], state.scores())
    assert failures([bot]) == []
    hello, *questions, result = heard(log)
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "nightmarium",
        "version": GAME.version,
        "seats": 2,
        "seat": 0,
        "options": OPTIONS,
        "budget": 10_000,
    }
    assert [question["id"] for question in questions] == list(range(1, len(views) + 1))
    for question, view in zip(questions, views, strict=True):
        assert question["type"] == "view"
        assert question["view"] == json.loads(msgspec.json.encode(view))
        assert [option["index"] for option in question["options"]] == list(view.options)
        assert [option["text"] for option in question["options"]] == [
            GAME.actions[action].text for action in view.options
        ]
    assert result == {"type": "result", "shares": list(state.scores())}


def test_it_is_told_no_more_than_its_seat_sees(state: State, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = made(spec("good", log))
    next(play(state, bot))
    dismiss([bot])
    _, question, _ = heard(log)
    mine, other = question["view"]["players"]
    assert len(mine["hand"]["cards"]) == mine["hand"]["size"]
    assert other["hand"]["size"] > 0
    assert other["hand"]["cards"] == []


@pytest.mark.parametrize(("manner", "why"), {**FAULTS, **AT_ONCE}.items())
def test_one_that_fails_is_replaced_and_the_game_goes_on(state: State, manner: str, why: str) -> None:
    bot = made(spec(manner, ms=300 if "nothing" in why else 10_000))
    asked = len(list(play(state, bot)))
    dismiss([bot], state.scores())
    assert state.over
    assert asked > 3
    (failure,) = failures([bot])
    assert failure.seat == 0
    assert said(failure.why).startswith(why)
    assert Speech("ru").say(failure.why)


def test_one_that_fails_is_told_why(state: State, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = made(spec("illegal", log))
    list(play(state, bot))
    assert heard(log)[-1] == {"type": "error", "why": FAULTS["illegal"]}


def test_the_stand_in_follows_from_the_seed() -> None:
    plan = Plan("nightmarium", OPTIONS, 2, 7, [spec("dies"), spec("good")])
    once, again = play_game(plan, 0), play_game(plan, 0)
    assert once == again
    assert [failure.seat for failure in once.failures] == [0]
    assert play_game(plan._replace(seed=8), 0).final != once.final


def test_a_program_ends_with_its_game(state: State) -> None:
    bot = made(spec("good"))
    next(play(state, bot))
    assert bot._peer is not None
    process = bot._peer._process
    dismiss([bot])
    assert process.returncode == 0  # by itself, when its input ended
    deaf = made(spec("hangs", ms=300))
    peers = [deaf._peer for _ in play(state, deaf)]
    assert peers[0] is not None
    assert peers[0]._process.returncode == -9
    assert peers[-1] is None


@pytest.mark.skipif(os.name != "posix", reason="a script of a shell")
def test_what_a_script_has_started_ends_too(state: State, tmp_path: Path) -> None:
    script = tmp_path / "bot.sh"
    script.write_text(f"#!/bin/sh\n{sys.executable} -I -S {FAKES} hangs\necho never\n", "utf-8")
    script.chmod(0o755)
    bot = made(f"exec:ms=300:{script}")
    list(play(state, bot))
    (failure,) = failures([bot])
    assert said(failure.why) == FAULTS["hangs"]


def test_one_that_cannot_be_started_is_replaced(state: State, tmp_path: Path) -> None:
    """It was there when it was looked for."""
    broken = tmp_path / "broken"
    broken.write_text("no program\n", "utf-8")
    broken.chmod(0o755)
    bot = made(f"exec:{broken}")
    list(play(state, bot))
    (failure,) = failures([bot])
    assert said(failure.why).startswith("It cannot be started: ")


# How it is written


def test_a_command_is_split_as_by_a_shell() -> None:
    python = sys.executable
    assert read_order(f"exec:{python} -c 'a b' x:y") == Order((python, "-c", "a b", "x:y"), 1000)
    assert read_order(f"exec:ms=250:{python}") == Order((python,), 250)
    assert read_order("greedy:slip=3") is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("exec:", "“” is no program that can be run."),
        ("exec", "“” is no program that can be run."),
        ("exec:./no-such-bot --deep", "“./no-such-bot --deep” is no program that can be run."),
        ("exec:python3 'x", "“python3 'x” is no program that can be run."),
        ("exec:ms=0:python3", "The parameter ms of the bot exec cannot be “0”. It is a whole number from 1 "),
        ("exec:ms=fast:python3", "The parameter ms of the bot exec cannot be “fast”. "),
    ],
)
def test_a_bad_command_is_named_at_once(text: str, complaint: str) -> None:
    for refuse in (check_bot, made):
        with pytest.raises(BadInput) as refused:
            refuse(text)
        assert said(refused.value.phrase).startswith(complaint)


def test_the_lab_takes_none() -> None:
    with pytest.raises(BadInput) as refused:
        make_plans(GAME, {}, {"target": "3"}, [spec("good"), "greedy"])
    assert refused.value.phrase.key == "error-external-lab"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_name(language: str) -> None:
    speech = Speech(language)
    assert speech.say(Phrase("bot-exec"))
    assert speech.say(Phrase("bot-exec-about"))


# The examples of docs/bot-protocol.md


def outcome(game: str, bots: list[str]) -> Outcome:
    options = dict(find_game(game).settings.read({"target": "3"} if game == "nightmarium" else {}))
    return play_game(Plan(game, options, 2, 3, bots), 0)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("program", "file"), [(sys.executable, "first_bot.py"), ("node", "first_bot.mjs")])
def test_the_examples_play_both_games(game: str, program: str, file: str) -> None:
    path = ROOT / "docs" / "bots" / file
    assert len(path.read_text("utf-8").splitlines()) <= 30
    played = outcome(game, [f"exec:ms=10000:{program} {path}", "random"])
    assert played.over
    assert played.failures == []
