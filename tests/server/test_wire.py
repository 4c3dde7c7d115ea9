"""The protocol: every message is documented, and what cannot be decoded is refused with a reason."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from gloam.server.protocol.messages import Hello, Ping, Reach, React, ServerMessage, SetPace, Show, Watch
from gloam.server.sockets.endpoint import decode_message
from gloam.server.tables.commands import Command

ROOT = Path(__file__).parent.parent.parent


def test_every_message_of_either_side_is_in_the_page() -> None:
    page = (ROOT / "docs" / "wire.md").read_text("utf-8")
    kinds = [Hello, Watch, Show, SetPace, React, Reach, Ping, *get_args(Command), *get_args(ServerMessage)]
    assert len(kinds) == 35
    for kind in kinds:
        assert f"### `{kind.__struct_config__.tag}`\n" in page


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{}", "type"),
        ('{"type":"dance"}', "dance"),
        ('{"type":"act","id":"a","seq":1}', "index"),
        ('{"type":"act","id":"a b","seq":1,"index":2}', "id"),
        ('{"type":"act","id":"a","seq":1,"index":-2}', "index"),
        ('{"type":"act","id":"a","seq":1,"index":2,"more":3}', "more"),
        ('{"type":"rename","id":"a","name":""}', "name"),
        ('{"type":"nonce","id":"a","value":"XYZ"}', "value"),
        (f'{{"type":"nonce","id":"a","value":"{"a" * 33}"}}', "value"),
        ('{"type":"hello","protocol":1,"table":"../../etc"}', "table"),
    ],
)
def test_what_is_wrong_with_a_message_is_named(text: str, why: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=why):
        decode_message(text)
