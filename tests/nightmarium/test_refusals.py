"""Why an action is refused: for every reason there is a position, an attempt, and the rule in its way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import gloam
from gloam.core.phrase import Phrase
from gloam.testing import Scene
from tests.nightmarium.scenes import GAME, scene

LOCALE = Path(gloam.__file__).with_name("locales") / "en" / "nightmarium.ftl"
REASON = re.compile(r"^nightmarium-refused-([a-z-]+?)(?:-legal-if)? =", re.MULTILINE)


class Case(NamedTuple):
    """In `position`, after `before`, `attempt` is refused by `rule` for `reason`."""

    reason: str
    rule: str
    position: str
    before: str  # actions, with `;` between them
    attempt: str


SEALS = "options seals=on\n"
SCAVENGING = "1: hand 1 | 66 35 | 69\n2: hand | 3 | 6 2 4"
DEVOURING = "1: hand 28 | 66 71 | 3 | 6 2 4 +s1"
PURE = "1: hand 4 | 3 2\n"
EITHER = "options legion_discard=either\n" + PURE
WON = "options target=3 win=immediate\n1: hand 70 | 99 98 | 30 71 4 | 33 80 13"

CASES = [
    Case("over", "N6.1", WON, "play 70@1", "draw"),
    Case("no-such-card", "N1.1", "1: hand 3", "", "play s1@1"),
    Case("not-held", "N2.4", "1: hand 3\n2: hand 6", "", "play 6@1"),
    Case("not-held", "N2.4", "1: hand 3\n2: hand 6", "", "discard 6"),
    Case("not-held", "N2.4", "1: hand 55 31 | 66 35\ndeck 30 33", "play 55@1", "play 31@2"),
    Case("not-held", "N2.4", PURE + "2: hand 30 31 33", "play 4@1; discard 30", "discard 30"),
    Case("bond", "N2.5", "1: hand 3 30", "play 3@1", "play 30@2"),
    Case("bond", "N7.4", SEALS + "1: hand 3 s4 | 6 2 4", "play 3@2", "play s4@1"),
    Case("no-such-place", "N6.1", "1: hand 3", "", "play 3@6"),
    Case("no-such-place", "N6.1", "options target=3 seals=on\n1: hand s1 | 6 2 4", "", "play s1@4"),
    Case(
        "herald-seal",
        "N7.7",
        SEALS[:-1] + " herald_seal=discard\n1: hand 55 | 66 35\ndeck s1 30",
        "play 55@1",
        "play s1@1",
    ),
    Case("seal-unfinished", "N7.1", SEALS[:-1] + " herald_seal=discard\n1: hand s1 | 3 2", "", "play s1@1"),
    Case("seal-unfinished", "N7.1", SEALS + "1: hand 55 | 66 35 | 3\ndeck s1 30", "play 55@1", "play s1@2"),
    Case("sealed-already", "N7.1", SEALS + "1: hand s1 | 3 2 4 +s2", "", "play s1@1"),
    Case("seal-unfinished", "N7.1", SEALS + "1: hand s1 | 3 2", "", "play s1@1"),
    Case("seal-unfinished", "N7.1", SEALS + "1: hand s1", "", "play s1@1"),
    Case("complete", "N3.1", "1: hand 70 | 3 2 4", "", "play 70@1"),
    Case("lowest-place", "N3.1", "1: hand 3", "", "play 3@2"),
    Case("lowest-place", "N3.1", "1: hand 59", "", "play 59@2"),
    Case("no-free-place", "N3.2", "options target=3\n1: hand 3 | 66 | 69 | 72 80", "", "play 3@3"),
    Case("wrong-part", "N3.1", "1: hand 3 | 66 | 69", "", "play 3@1"),
    Case("wrong-part", "N3.1", "options target=3\n1: hand 38 | 66 71 | 69 80 | 72 98", "", "play 38@1"),
    Case("wrong-part", "N3.1", "1: hand 70 58 3 | 66 35", "play 58@1", "play 70@2"),
    Case("no-cards", "N2.6", "1: hand 3\n2: hand …", "", "draw"),
    Case("not-ascending", "N2.3", "1: hand 3 4 6", "discard 4", "discard 3"),
    Case("second-gift", "N4.2", EITHER + "2: hand 22 25 30", "play 4@1; discard 22", "give 25"),
    Case("second-gift-ascending", "N4.2", PURE + "2: hand 30 31 33", "play 4@1; discard 31", "discard 30"),
    Case("gift-of-other-legion", "N4.2", PURE + "2: hand 22 30", "play 4@1", "give 30"),
    Case("gift-of-other-legion", "N4.2", PURE + "2: hand 30 31", "play 4@1", "give 30"),
    Case("must-give-legion", "N4.2", PURE + "2: hand 22 30 31", "play 4@1", "discard 30"),
    Case("must-give-legion", "N4.2", EITHER + "2: hand 22", "play 4@1", "discard 22"),
    Case("first-gift-not-last", "N4.2", PURE + "2: hand 30 31", "play 4@1", "discard 31"),
    Case("first-gift-not-last", "N4.2", EITHER + "2: hand 22 31", "play 4@1", "discard 31"),
    Case("no-such-seat", "N5.2", SCAVENGING, "play 1@1", "scavenge p3@1"),
    Case("own-creature", "N5.2", SCAVENGING, "play 1@1", "scavenge p1@2"),
    Case("no-creature", "N5.2", SCAVENGING, "play 1@1", "scavenge p2@3"),
    Case("no-creature", "N5.2", SCAVENGING, "play 1@1", "scavenge p2@6"),
    Case("finished", "N5.2", SCAVENGING, "play 1@1", "scavenge p2@2"),
    Case("no-creature", "N5.4", SEALS + DEVOURING, "play 28@1", "devour 4"),
    Case("activating", "N5.4", SEALS + DEVOURING, "play 28@1", "devour 1"),
    Case("embodied", "N7.3", SEALS + DEVOURING, "play 28@1", "devour 3"),
    Case("own-creature", "N5.3", "1: hand 82 | 66 71\n2: hand | 3", "play 82@1", "execute p1@1"),
    Case(
        "embodied", "N7.3", SEALS + "1: hand 82 | 66 71\n2: hand | 3 | 6 2 4 +s1", "play 82@1", "execute p2@2"
    ),
    Case("not-asked", "N2.1", "1: hand 3", "", "give 3"),
    Case("not-asked", "N2.3", "1: hand 3 4", "discard 3", "play 4@1"),
    Case("not-asked", "N4.2", PURE + "2: hand 22", "play 4@1", "done"),
    Case("not-asked", "N5.2", SCAVENGING, "play 1@1", "execute p2@1"),
    Case("not-asked", "N5.3", "1: hand 82 | 66 71\n2: hand | 3", "play 82@1", "scavenge p2@1"),
    Case("not-asked", "N5.4", SEALS + DEVOURING, "play 28@1", "draw"),
    Case("not-asked", "N5.5", "1: hand 3 58 | 66 35", "play 58@1", "discard 3"),
    Case("not-asked", "N5.6", "1: hand 55 | 66 35\ndeck 30 33", "play 55@1", "done"),
    Case("not-asked", "N7.2", SEALS + "1: hand s1 | 12 2 4", "play s1@1", "done"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.attempt}")
def test_refused_by_its_rule_and_for_its_reason(case: Case) -> None:
    """N2.1: an attempt that is not legal changes nothing and is told the first rule in its way."""
    table = scene(case.position).do(*filter(None, case.before.split("; ")))
    seat = max(table.state.to_act, 0)
    assert table.refused(case.attempt, seat) == case.rule
    assert _reason(table, seat, case.attempt) == case.reason


def test_nobody_acts_for_another_or_from_the_audience() -> None:
    """N2.1, N8: whoever is not asked is told so, before anything else about the attempt."""
    table = scene("1: hand 3\n2: hand 4")
    assert (table.refused("play 3@6", seat=1), _reason(table, 1, "play 3@6")) == ("N2.1", "not-your-decision")
    assert _reason(table, 2, "draw") == "spectator"


def _reason(table: Scene, viewer: int, attempt: str) -> str:
    """The reason given, after a look at its nouns: they must be those of the attempt."""
    action = GAME.actions.parse(attempt)
    refusal = GAME.refuse(GAME.view(table.state, viewer), action.index)
    assert refusal.legal_if.key == f"{refusal.why.key}-legal-if"
    nouns = refusal.why.args
    assert nouns.get("spot", action.spot + 1) == action.spot + 1
    assert nouns.get("seat", action.seat + 1) == action.seat + 1
    if "legion" in nouns:
        assert nouns["legion"] == Phrase("nightmarium-legion-necronauts"), "no case binds to another legion"
    if "card" in nouns:
        card = nouns["card"]
        assert (card.args["card"] if isinstance(card, Phrase) else card) == GAME.card_name(action.card)
    return refusal.why.key.removeprefix("nightmarium-refused-")


def test_every_reason_has_a_case() -> None:
    """N8: the sentences the language files hold are those that are proved here."""
    written = set(REASON.findall(LOCALE.read_text(encoding="utf-8")))
    assert written == {case.reason for case in CASES} | {"not-your-decision", "spectator"}
