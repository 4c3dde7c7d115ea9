"""What the documents show works as shown, and what they name exists."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
EXAMPLES = [
    pytest.param(code, id=f"{path.relative_to(ROOT)}-{number}")
    for path in DOCUMENTS
    for number, code in enumerate(
        re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL), 1
    )
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str) -> None:
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(code, "example", "exec"), {"__name__": "example"})
    assert output.getvalue()


def test_the_readme_plays_a_game_in_twenty_lines() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(code, "README.md", "exec"), {"__name__": "readme"})
    assert output.getvalue().startswith("N6.")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_a_document_names_exists(path: Path) -> None:
    names = re.findall(
        r"`((?:src|tests|docs|tools|games|locales)/[\w./-]+\.\w+)`", path.read_text(encoding="utf-8")
    )
    for name in names:
        assert (ROOT / name).exists() or (ROOT / "src" / "gloam" / name).exists(), name


def test_ci_calls_just_what_the_readme_says() -> None:
    commands = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert "make test" in commands
    assert "```\nmake test\n```" in (ROOT / "README.md").read_text(encoding="utf-8")
