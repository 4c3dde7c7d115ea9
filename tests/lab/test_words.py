"""Sentences and pages about findings, in both languages."""

from __future__ import annotations

import re
from math import inf
from xml.etree import ElementTree

import pytest

from gloam.lab.experiment import Look, experiment
from gloam.lab.measures import MEASURES, Finding
from gloam.lab.page import lab_page
from gloam.lab.words import Words
from gloam.locale import LANGUAGES, Speech
from tests.lab.streams import stream

EN, RU = (Words(Speech(language).say, language) for language in LANGUAGES)


def longer(low: float, high: float) -> Finding:
    return Finding("turns", "turns", 20.0, 35.0, low, high, 4.0, 1.0)


def likelier(low: float, high: float) -> Finding:
    return Finding("first", "points", 0.01, 0.06, low, high, 0.035, 0.03)


def test_a_difference_is_said_in_one_sentence() -> None:
    assert EN.sentence(longer(12, 18.04)) == "Games get longer by 12.0 to 18.0 turns."
    assert EN.sentence(longer(-18, -12)) == "Games get shorter by 12.0 to 18.0 turns."
    assert RU.sentence(longer(12, 18.04)) == "Партии стали длиннее; разница в ходах: 12,0–18,0."
    first = "The seat that moves first wins more often, by 2.0 to 8.5 points."
    assert EN.sentence(likelier(0.02, 0.085)) == first


def test_no_difference_says_which_one_would_have_shown() -> None:
    said = "Edge of the first move: no difference found; one of 3.5 points would most likely have shown."
    assert EN.sentence(likelier(-0.02, 0.03)) == said
    assert "3,5 п. п." in RU.sentence(likelier(-0.02, 0.03))


def test_too_few_games_say_so() -> None:
    nothing = Finding("turns", "turns", 20.0, 35.0, -inf, inf, inf, 1.0)
    assert EN.sentence(nothing) == "Length in turns: too few games to say anything."
    assert EN.row(nothing) == ["20.0", "35.0", "+15.0", "−∞ … +∞"]


@pytest.mark.parametrize("words", [EN, RU], ids=LANGUAGES)
def test_every_measure_has_all_its_sentences(words: Words) -> None:
    for key in MEASURES:
        unit = key if key in ("turns", "decisions") else "points"
        bounds = [(1, 2), (-2, -1), (-1, 1)]
        said = [words.sentence(Finding(key, unit, 0, 1, low, high, 1, 1)) for low, high in bounds]
        assert len(set(said)) == 3
        assert words.word(f"about-{key}")


def test_a_subject_is_called_what_its_game_calls_it() -> None:
    herald = Finding("nightmarium-ability-herald", "points", 0.1, 0.2, 0.05, 0.15, 0.05, 0.03)
    assert EN.sentence(herald) == "Herald: goes with winning more than before, by 5.0 to 15.0 points."
    assert RU.title(herald) == "Певчий, %"


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0.0, "0.0"),
        (-0.0, "0.0"),
        (1e-15, "0.0"),
        (3.14159, "3.1"),
        (-2.0, "−2.0"),
        (0.004, "0.004"),
        (0.0567, "0.1"),
    ],
)
def test_numbers_are_short_and_never_hide_a_difference(value: float, written: str) -> None:
    assert EN.plain(value) == written
    assert RU.plain(value) == written.replace(".", ",")


# The page


@pytest.fixture(scope="module")
def looks() -> list[Look]:
    return list(experiment(stream(3, edge=0.2), 400))


@pytest.mark.parametrize("words", [EN, RU], ids=LANGUAGES)
def test_the_page_says_everything(words: Words, looks: list[Look]) -> None:
    herald = Finding("nightmarium-ability-herald", "points", 0.1, 0.2, 0.05, 0.15, 0.05, 0.03)
    root = ElementTree.fromstring(lab_page("A title", ["About it."], looks, [herald], words))
    text = " ".join(root.itertext())
    findings = looks[-1].findings
    assert root.get("lang") == words.language
    for finding in [*findings, herald]:
        assert words.title(finding) in text
        assert words.bounds(finding) in text
    assert {words.sentence(finding) for finding in [*findings, herald]} <= set(root.itertext())
    assert "About it." in text
    assert len(list(root.iter("svg"))) == 4  # shares, lengths, the course of the first measure, subjects


def test_a_page_of_one_look_has_no_course_and_without_uses_no_subjects(looks: list[Look]) -> None:
    root = ElementTree.fromstring(lab_page("A title", [], looks[-1:], [], EN))
    headings = [heading.text for heading in root.iter("h2")]
    assert headings == ["In short", "Shares, in points", "Lengths", "The numbers", "What the measures mean"]


def test_a_page_loads_nothing(looks: list[Look]) -> None:
    page = lab_page("A title", [], looks, [], EN)
    assert not re.search(r"https?:|src=|href=|<script|url\(", page)
