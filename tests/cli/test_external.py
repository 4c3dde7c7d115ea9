"""Programs as bots on the command line: those that fail are named and counted."""

from __future__ import annotations

import json

import pytest

from gloam.locale import LANGUAGES
from tests.bots.test_external import spec
from tests.cli.conftest import Run

GAME = ("nightmarium", "--seats", "2", "--options", "target=3")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_counts_failures(run: Run, jobs: str) -> None:
    bots = f"{spec('good')},{spec('dies')}"
    ran = run("arena", *GAME, "--bots", bots, "--games", "8", "--jobs", jobs, "--json")
    good, bad = json.loads(ran.out)["bots"]
    assert (ran.code, good["failures"], bad["failures"]) == (0, 0, 8)
    *told, more = ran.err.splitlines()
    assert len(told) == 5
    assert told[0].startswith("Game 1, seat ")
    assert told[0].endswith("was replaced by a stand-in. It ended by itself, with code 3.")
    assert more == "Further bots that are replaced are only counted."


HEADS = {"en": "Replaced", "ru": "Замены"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_a_column_only_if_one_failed(run: Run, language: str) -> None:
    words = ("arena", *GAME, "--games", "2", "--lang", language, "--bots")
    assert HEADS[language] not in run(*words, f"{spec('good')},random").out
    assert HEADS[language] in run(*words, f"{spec('illegal')},random").out


def test_sim_names_them_too(run: Run) -> None:
    ran = run("sim", *GAME, "--games", "1", "--bots", f"random,{spec('stillborn')}")
    assert ran.code == 0
    assert ran.err.startswith("Game 1, seat 2: exec:")


@pytest.mark.parametrize(("language", "said"), [("en", "by a stand-in."), ("ru", "играет замена.")])
def test_a_person_is_told(run: Run, language: str, said: str) -> None:
    ran = run("play", *GAME, "--bots", spec("stillborn"), "--seed", "3", "--lang", language, typed="1\n" * 6)
    assert ran.code == 0
    assert ran.out.count(said) == 1


def test_a_command_that_is_none_is_named_at_once(run: Run) -> None:
    ran = run("arena", *GAME, "--bots", "exec:./no-such-bot")
    assert (ran.code, ran.err) == (2, "gloam: “./no-such-bot” is no program that can be run.\n")
