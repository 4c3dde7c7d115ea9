"""What the client is told about the server is what the server says now."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

import pytest

from tools import generate_protocol, web_client

ROOT = Path(__file__).parent.parent.parent


def test_types_and_facts_are_made_from_their_definitions() -> None:
    for path, text in generate_protocol.files().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run python -m tools.generate_protocol"


class Fruit(StrEnum):
    """Something to eat."""

    RED_APPLE = "red-apple"  # sour
    PEAR = "pear"


def test_enums_are_constants_of_the_client_and_rows_of_the_page() -> None:
    assert generate_protocol.enum_type(Fruit) == (
        "/** Something to eat. */\n"
        'export const Fruit = {\n  "RED_APPLE": "red-apple",\n  "PEAR": "pear"\n} as const;\n'
        "export type Fruit = (typeof Fruit)[keyof typeof Fruit];\n"
    )
    assert "| `red-apple` | `RED_APPLE` | sour |\n| `pear` | `PEAR` |  |\n" in generate_protocol.enum_table(
        Fruit
    )


@pytest.mark.parametrize(
    ("version", "good"),
    [("v20.19.0", True), ("v20.18.1", False), ("v21.9.0", False), ("v22.12.0", True), ("v26.1.0", True)],
)
def test_the_client_is_built_with_a_node_that_is_new_enough(version: str, good: bool) -> None:  # noqa: FBT001
    assert web_client.will_do(version) is good


def test_no_registry_is_named_in_what_is_committed() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "registry" not in lock
