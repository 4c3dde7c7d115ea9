"""Bots are made from a line of text; what is wrong in it is named, in both languages."""

from __future__ import annotations

import pytest

from gloam.bots import BOTS, LEVELS, check_bot, make_bot
from gloam.bots.greedy import Greedy
from gloam.bots.ismcts import Ismcts
from gloam.bots.random import Random
from gloam.core.errors import BadInput
from gloam.core.phrase import Phrase
from gloam.core.protocol import Bot, View
from gloam.games import find_game
from gloam.locale import LANGUAGES, Speech

GAME = find_game("nightmarium")
LEVEL_NAMES = ["asleep", "drowsy", "uneasy", "haunting", "nightmare"]


def made(spec: str, most_ms: int = 0) -> Bot[View]:
    return make_bot(spec, GAME, 1, most_ms)


def searcher(spec: str, most_ms: int = 0) -> Ismcts:
    bot = made(spec, most_ms)
    assert isinstance(bot, Ismcts)
    return bot


def test_names_make_bots() -> None:
    assert isinstance(made("random"), Random)
    assert isinstance(made("greedy"), Greedy)
    assert isinstance(made("ismcts"), Ismcts)


def test_parameters_reach_the_bot() -> None:
    greedy = made("greedy:worlds=7:slip=25")
    assert isinstance(greedy, Greedy)
    assert (greedy.worlds, greedy.slip) == (7, 25)
    bot = searcher("ismcts:iterations=40:depth=3:c=0.25:ms=80")
    assert (bot.iterations, bot.ms, bot.depth, bot.exploration) == (40, 80, 3, 0.25)


def test_a_limit_of_one_kind_leaves_the_other_open() -> None:
    assert (searcher("ismcts:ms=80").iterations, searcher("ismcts:ms=80").ms) == (0, 80)
    assert (searcher("ismcts:iterations=9").iterations, searcher("ismcts:iterations=9").ms) == (9, 0)
    assert searcher("ismcts").iterations > 0


@pytest.mark.parametrize("game", ["nightmarium", "kragmortha"])
def test_the_game_says_how_far_to_play_on(game: str) -> None:
    bot = make_bot("ismcts", find_game(game), 1)
    assert isinstance(bot, Ismcts)
    assert bot.depth == find_game(game).playout
    assert searcher("ismcts:depth=0").depth == 0


@pytest.mark.parametrize(
    ("spec", "iterations", "ms"),
    [
        ("ismcts:ms=5000", 0, 300),
        ("ismcts:ms=200", 0, 200),
        ("ismcts:iterations=70", 70, 300),
        ("ismcts:iterations=70:ms=20", 70, 20),
    ],
)
def test_whoever_asks_can_bound_the_thinking(spec: str, iterations: int, ms: int) -> None:
    bot = searcher(spec, most_ms=300)
    assert (bot.iterations, bot.ms) == (iterations, ms)


def test_a_bound_is_no_longer_thinking() -> None:
    bot = searcher("ismcts", most_ms=300)
    assert (bot.iterations, bot.ms) == (searcher("ismcts").iterations, 300)
    assert isinstance(made("greedy", most_ms=300), Greedy)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("", "There is no bot “”. There are: random, greedy, ismcts, asleep, "),
        ("genius", "There is no bot “genius”. There are: random, greedy, ismcts, asleep, "),
        ("Greedy", "There is no bot “Greedy”. "),
        ("ismcts:speed=3", "The bot ismcts has no parameter “speed”. It has: iterations, ms, depth, c."),
        ("ismcts:", "The bot ismcts has no parameter “”. It has: iterations, ms, depth, c."),
        ("random:slip=3", "The bot random takes no parameters, so “slip” means nothing to it."),
        ("nightmare:ms=3", "The bot nightmare takes no parameters, so “ms” means nothing to it."),
        ("ismcts:ms=1:ms=1", "The parameter ms of the bot ismcts is given twice."),
        (
            "greedy:slip=101",
            "The parameter slip of the bot greedy cannot be “101”. It is a whole number from 0 to 100.",
        ),
        ("greedy:worlds=0", "The parameter worlds of the bot greedy cannot be “0”. "),
        ("greedy:slip=1.5", "The parameter slip of the bot greedy cannot be “1.5”. It is a whole number "),
        ("greedy:slip", "The parameter slip of the bot greedy cannot be “”. "),
        ("ismcts:iterations=0", "The parameter iterations of the bot ismcts cannot be “0”. "),
        ("ismcts:ms=²", "The parameter ms of the bot ismcts cannot be “²”. "),
        ("ismcts:depth=-1", "The parameter depth of the bot ismcts cannot be “-1”. "),
        ("ismcts:c=nan", "The parameter c of the bot ismcts cannot be “nan”. It is a number from 0.0 to "),
        ("ismcts:ms=" + "9" * 500, "The parameter ms of the bot ismcts cannot be “999"),
    ],
)
def test_a_bad_spec_is_named(spec: str, said: str) -> None:
    for refuse in (made, check_bot):
        with pytest.raises(BadInput) as refused:
            refuse(spec)
        assert Speech("en").say(refused.value.phrase).startswith(said)
        assert Speech("ru").say(refused.value.phrase)


def test_levels_are_bots_with_everything_chosen() -> None:
    assert list(LEVELS) == LEVEL_NAMES
    assert list(BOTS) == ["random", "greedy", "ismcts", *LEVEL_NAMES]
    for level, spec in LEVELS.items():
        check_bot(level)
        check_bot(spec)
        assert type(made(level)) is type(made(spec))
    assert searcher("nightmare").ms == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_line_about_it(language: str) -> None:
    speech = Speech(language)
    names = {speech.say(Phrase(f"bot-{bot}")) for bot in BOTS}
    assert len(names) == len(BOTS)
    for bot in BOTS:
        about = speech.say(Phrase(f"bot-{bot}-about"))
        assert about.endswith(".")
        assert bot not in about.lower()
