import pytest

from gloam.locale import LANGUAGES
from gloam.pages import Rule, Section, read_page, rule_page
from tests.cli.conftest import Run

PAGE = """# A game

Words before.

## Words

A glossary.

## X1 First

An opening.

- **X1.1** One rule
  over two lines.
  - nested
- **X1.2** Another, see
  **X1.1**.

A closing word.

## X2 Second

- a plain item
"""


def test_a_page_is_sections_and_rules() -> None:
    page = read_page(PAGE)
    assert page.title == "A game"
    assert [section.title for section in page.sections] == ["Words", "First", "Second"]
    assert page.ids == ["X1", "X1.1", "X1.2", "X2"]
    assert page.find("x1.1") == Rule("X1.1", "**X1.1** One rule\nover two lines.\n- nested\n")
    assert page.find("X1.2").text == "**X1.2** Another, see\n**X1.1**.\n"
    section = page.find("X1")
    assert isinstance(section, Section)
    assert section.text.startswith("## X1 First")
    assert section.text.endswith("A closing word.\n")


def test_languages_number_alike() -> None:
    assert rule_page("nightmarium", "en").ids == rule_page("nightmarium", "ru").ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_a_section_and_everything(run: Run, language: str) -> None:
    rule, section, page = (
        run("rules", "nightmarium", *name, "--lang", language) for name in (["N4.2"], ["n4"], [])
    )
    assert [ran.code for ran in (rule, section, page)] == [0, 0, 0]
    assert rule.out.startswith("**N4.2** ")
    assert "N4.3" not in rule.out
    assert section.out.startswith("## N4 ")
    assert section.out in page.out
    assert page.out.startswith("# ")


def test_an_unknown_rule_lists_those_near_it(run: Run) -> None:
    assert run("rules", "nightmarium", "N3.9") == (
        2, "", "gloam: There is no rule “N3.9”. Near it: N3, N3.1, N3.2, N3.3.\n"
    )  # fmt: skip
    ran = run("rules", "nightmarium", "zebra", "--lang", "ru")
    assert ran.code == 2
    assert "N1, N2, N3, N4" in ran.err


def test_on_a_terminal_markdown_is_drawn(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = run("rules", "nightmarium", "N4.2")
    assert "**" not in ran.out
    assert any(line.strip().startswith("\x1b[3mRuling:") for line in ran.out.splitlines())
