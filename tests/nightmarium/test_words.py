"""What options and questions of Nightmarium say: what is certain to follow, and nothing that is not so."""

from __future__ import annotations

import pytest

from gloam.games.nightmarium.actions import ACTIONS
from gloam.games.nightmarium.cards import TERRORS
from gloam.locale import LANGUAGES, Speech
from gloam.testing import Scene, walk
from tests.nightmarium.scenes import GAME, scene, view

SEALS = "options preset=advanced\n"


def labels(table: Scene, language: str = "en") -> list[str]:
    """Every option in words, as the one who is asked reads them."""
    asked = table.state.to_act
    speech = Speech(language, viewer=asked)
    return [
        speech.say(GAME.label(option, view(table, asked + 1)))
        for option in table.state.options
        if ACTIONS[option].verb != "draw"
    ]


def question(table: Scene, viewer: int, language: str = "en") -> str:
    speech = Speech(language, ["Ann", "Bob"], viewer=viewer - 1)
    return speech.say(GAME.prompt(view(table, viewer)))


def test_n2_3_the_last_card_of_a_hand_brings_nothing() -> None:
    """N2.3: whoever begins an exchange with it can add none, and half of one is none."""
    first, alone = labels(scene("1: hand 64 70"))[:2]
    assert first.startswith("Exchange, starting with ")
    assert alone.endswith(" and draw nothing")


def test_n7_2_a_seal_says_what_it_may_wake() -> None:
    """N7.2: the Weeper of a homunculus between the two necronauts is not of its legion."""
    table = scene(SEALS + "1: hand s1 | 12 47 5\n2: hand 40")
    assert labels(table)[-1].endswith(": then you may wake Weeper, then Weeper again")
    table.do("play s1@1")
    assert labels(table) == ["Wake again: Weeper, then Weeper", "Let it rest"]
    assert question(table, 1) == "Creature 1 is sealed. Wake Weeper, then Weeper again?"
    assert question(table, 2).startswith("Ann may wake the sealed creature 1 again")


@pytest.mark.parametrize(
    ("options", "creature", "end"),
    [
        ("", "3 47 4", "it has no ability of this legion to wake"),
        ("seal_rerun=mandatory ", "12 47 4", "then Weeper again"),
    ],
)
def test_n7_2_a_seal_that_asks_nothing_says_so(options: str, creature: str, end: str) -> None:
    """N7.2: nothing to wake, or no choice whether to."""
    assert labels(scene(f"options preset=advanced {options}\n1: hand s1 | {creature}"))[-1].endswith(end)


def test_n3_1_a_card_that_fits_nowhere_is_not_sent_elsewhere() -> None:
    """N3.1: another place is advised only if there is one."""
    for hand, advice in (("2", "fits nowhere yet"), ("3", "or another place for")):
        table = scene(f"options target=3\n1: hand {hand} | 66 71 | 69 80")
        refusal = GAME.refuse(view(table, 1), next(a.index for a in ACTIONS if a.text == f"play {hand}@1"))
        assert refusal.legal_if.key == "nightmarium-refused-wrong-part-legal-if"
        assert advice in Speech("en", viewer=0).say(refusal.legal_if)


@pytest.mark.parametrize("seed", range(12))
def test_n7_2_what_a_seal_says_is_what_follows(seed: int) -> None:
    """N7.2: a question, or the run itself, of just the abilities that were named, in that order."""
    options = {"preset": "advanced", "seal_rerun": ("may", "mandatory")[seed % 2], "win": "end_of_turn"}
    for step in walk(GAME, 2 + seed % 4, seed, options):
        act = ACTIONS[step.action] if step.action >= 0 else None
        if act is None or act.verb != "play" or act.card < TERRORS:
            continue
        said = GAME.label(step.action, GAME.view(step.state, step.seat))
        after = step.state.copy()
        after.apply(step.action)
        seen = GAME.view(after, step.seat)
        asked = GAME.prompt(seen).args.get("abilities") if after.asked == "rerun" else None
        assert (said.key == "nightmarium-do-seal-may-wake") == (after.asked == "rerun")
        assert asked is None or asked == said.args.get("abilities")
        told = [event.kind for event in after.take_events()]
        assert (said.key == "nightmarium-do-seal-wakes") == ("reran" in told)
        for language in LANGUAGES:
            assert Speech(language, viewer=step.seat).say(said)
