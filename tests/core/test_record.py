"""Records: read back as written, and every fault is named with its file, line and value."""

from __future__ import annotations

import pytest

from gloam.core.deal import Deal, commitment_of, seed_of
from gloam.core.errors import BadInput
from gloam.core.record import Record, format_share, read_record, replay, write_record
from gloam.games import find_game
from tests.golden_games import FOLDER

GAME = find_game("nightmarium")
GOLDEN = (FOLDER / "nightmarium-2-11.record").read_text(encoding="utf-8")


def fault(text: str) -> BadInput:
    """The complaint about a record, from reading or from replaying it."""
    with pytest.raises(BadInput) as caught:
        for _ in replay(GAME, read_record(text, "game.record")):
            pass
    return caught.value


def test_a_record_with_everything_survives_text() -> None:
    secret, nonces = "ab" * 32, ["01", "02"]
    record = Record(
        game="nightmarium",
        version=1,
        seats=2,
        options=GAME.settings.read({"deck": "my  decks/#7.csv"}),
        seed=seed_of(secret, nonces),
        data={"deck": "00"},
        names={0: " Anna  #1 100% \n", 1: "Борис"},
        deal=Deal(commitment_of(secret), secret, nonces),
    ).with_move(0, "draw")
    again = read_record(write_record(record), "record")
    assert write_record(again) == write_record(record)
    assert again.names == record.names
    assert again.options == record.options
    assert again.deal == record.deal
    assert [move.text for move in again.moves] == ["draw"]


def test_comments_and_blank_lines_are_ignored() -> None:
    lines = GOLDEN.splitlines()
    noisy = "\n\n".join(line + "   # a remark: 1. 2: draw" for line in lines)
    assert write_record(read_record(noisy)) == GOLDEN


@pytest.mark.parametrize(
    ("old", "new", "key", "line", "value"),
    [
        ("gloam 1", "gloam 9", "record-format", 1, "gloam 9"),
        ("seats 2", "seats two", "record-number", 3, "two"),
        ("seed 11", "seed 11\nseed 12", "record-twice", 16, "seed"),
        ("seed 11", "sead 11", "record-line", 15, "sead 11"),
        ("option win immediate", "option win immediate\noption win immediate", "record-twice", 5, "win"),
        ("3. 2:", "4. 2:", "record-line", 19, "4. 2: discard 60"),
        ("3. 2: discard 60", "3. 2: discord 60", "record-action", 19, "discord 60"),
        ("end 1 0", "end 1 0\nafter", "record-trailing", 256, "after"),
    ],
)
def test_a_fault_is_named(old: str, new: str, key: str, line: int, value: str) -> None:
    assert old in GOLDEN
    error = fault(GOLDEN.replace(old, new, 1))
    assert error.phrase.key == f"error-{key}"
    assert error.phrase.args["file"] == "game.record"
    assert (error.phrase.args["line"], error.phrase.args["value"]) == (line, value)


def test_a_truncated_record_is_not_taken_for_a_short_game() -> None:
    lines = GOLDEN.splitlines()
    assert fault("\n".join(lines[:40])).phrase.key == "error-record-truncated"
    assert fault("").phrase.key == "error-record-truncated"


def test_an_illegal_action_names_rule_and_line() -> None:
    error = fault(GOLDEN.replace("3. 2: discard 60", "3. 2: discard 1", 1)).phrase
    assert error.key == "error-record-illegal"
    assert (error.args["line"], error.args["value"], error.args["rule"]) == (19, "2: discard 1", "N2.4")


def test_a_wrong_result_or_seat_or_end_is_noticed() -> None:
    assert fault(GOLDEN.replace("end 1 0", "end 0 1")).phrase.key == "error-record-result"
    assert fault(GOLDEN.replace("end 1 0", "pause")).phrase.key == "error-record-result"
    assert fault(GOLDEN.replace("3. 2:", "3. 1:", 1)).phrase.args["rule"] == "N2.1"
    assert fault(GOLDEN.replace("3. 2:", "3. 7:", 1)).phrase.key == "error-seat"
    unfinished = GOLDEN[: GOLDEN.index("\n9. ")] + "\nend 1 0\n"
    assert fault(unfinished).phrase.key == "error-record-not-over"
    assert fault(GOLDEN.replace("end 1 0", "239. 1: draw\nend 1 0")).phrase.key.startswith("error-record")


def test_another_version_or_deck_is_refused() -> None:
    assert (
        fault(GOLDEN.replace("game nightmarium 1", "game nightmarium 2")).phrase.key == "error-record-version"
    )
    digest = GAME.data(GAME.settings.read({}))["deck"]
    assert fault(GOLDEN.replace(digest, "00")).phrase.key == "error-record-data"


def test_shares_are_written_exactly() -> None:
    assert [format_share(share) for share in (0.0, 1.0, 0.5, 1 / 3, 0.2)] == ["0", "1", "1/2", "1/3", "1/5"]
