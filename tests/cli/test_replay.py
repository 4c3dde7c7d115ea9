import json
import re

import pytest

from gloam.core.phrase import Phrase
from gloam.locale import Speech
from tests.cli.conftest import Edit, Run, played


def test_the_log_is_one_event_a_line_with_ply_and_rule(run: Run, finished: str) -> None:
    ran = run("replay", finished)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert all(re.fullmatch(r" *\d+  \S.* \(N\d+(\.\d+)?\)", line) for line in lines)
    plies = [int(line.split()[0]) for line in lines]
    assert plies == sorted(plies)
    assert plies[-1] == len(played().moves)
    assert lines[-1].endswith("(N6.3)")


def hidden_deals(log: str) -> int:
    """How many cards of the deal this log does not tell."""
    hidden = Speech("en").say(Phrase("nightmarium-card-hidden"))
    return sum(line.endswith("(N1.2)") and hidden in line for line in log.splitlines())


def test_a_seat_sees_its_own_cards_and_a_spectator_none(run: Run, finished: str) -> None:
    spectator, first, second, opened = (
        run("replay", finished, *words).out for words in ([], ["--seat", "1"], ["--seat", "2"], ["--open"])
    )
    assert [hidden_deals(log) for log in (spectator, first, second, opened)] == [10, 5, 5, 0]
    assert "You" in first
    assert "Anna" not in first
    assert "Anna" in second
    assert "You" not in opened
    assert len({len(log.splitlines()) for log in (spectator, first, second, opened)}) == 1


def test_a_running_game_stays_closed(run: Run, paused: str) -> None:
    ran = run("replay", paused, "--open")
    assert ran.code == 2
    assert ran.err.startswith(f"gloam: {paused}: the game is not over")
    assert run("replay", paused).out.endswith("The game was not over after 12 decisions.\n")


def test_a_ply_is_a_position(run: Run, finished: str) -> None:
    spectator = run("replay", finished, "--ply", "30").out
    assert spectator.startswith("After decision 30 of ")
    assert "hand:" not in spectator
    assert "Your hand:" in run("replay", finished, "--ply", "30", "--seat", "2").out
    opened = run("replay", finished, "--ply", "30", "--open").out
    assert "Anna’s hand:" in opened
    assert "Player 2’s hand:" in opened
    assert "The game is over." in run("replay", finished, "--ply", str(len(played().moves))).out


def test_json_has_exactly_these_keys(run: Run, finished: str) -> None:
    facts = json.loads(run("replay", finished, "--json").out)
    head = {"game", "version", "seats", "names", "viewer", "plies", "scores", "practice"}
    assert set(facts) == head | {"events"}
    assert facts["viewer"] == "spectator"
    assert facts["names"] == ["Anna", ""]
    for event in facts["events"]:
        assert set(event) == {"ply", "kind", "rule", "seat", "card", "spot", "other", "number", "text"}
    dealt = facts["events"][0]
    assert (dealt["kind"], dealt["card"], dealt["rule"]) == ("dealt", "?", "N1.2")
    position = json.loads(run("replay", finished, "--json", "--ply", "3", "--seat", "1").out)
    assert set(position) == head | {"ply", "views"}
    assert (position["viewer"], position["ply"]) == (1, 3)
    assert [view["viewer"] for view in position["views"]] == [0]
    assert len(json.loads(run("replay", finished, "--json", "--ply", "3", "--open").out)["views"]) == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seat", "3"], "There is no seat 3. The seats are numbered from 1 to 2."),
        (["--seat", "0"], "--seat: “0” is not a whole number of 1 or more."),
        (["--ply", "100000"], "There is no decision 100,000. The record has those from 0 (the deal) to "),
        (["--seat", "1", "--open"], "`gloam replay`: --open cannot be combined with --seat."),
    ],
)
def test_what_is_not_there_is_named(run: Run, finished: str, words: list[str], complaint: str) -> None:
    ran = run("replay", finished, *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"gloam: {complaint}")


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("gloam 1", "glom 1", "line 1: a record begins with `gloam 1`, not with “glom 1”."),
        ("game nightmarium 1", "game chess 1", "There is no game “chess”."),
        ("game nightmarium 1", "game nightmarium 99", "is a record of nightmarium 99"),
        ("seats 2", "seats two", "line 3: “two” stands where a whole number is needed."),
        ("seats 2", f"seats {'9' * 5000}", "stands where a whole number is needed."),
        ("option target 3", "option target 9", "The option target cannot be “9”."),
        ("option target 3", "option size 3", "There is no option “size”."),
        ("seed ", "sead ", "“sead "),
        ("\n3. ", "\n4. ", "is no line of a record."),
        ("\nend ", "\nend 1 ", "the result is given as “1 "),
    ],
)
def test_a_broken_record_is_named_with_file_and_line(
    run: Run, edited: Edit, old: str, new: str, complaint: str
) -> None:
    file = edited(old, new)
    ran = run("replay", file)
    assert ran.code == 2
    assert ran.err.startswith(f"gloam: {file}")
    assert complaint in ran.err
    assert "Traceback" not in ran.err


def test_an_illegal_move_is_named_with_line_value_and_rule(
    run: Run, edited: Edit, finished_text: str
) -> None:
    first = played().moves[0]
    line = line_of(finished_text, "1. ")
    file = edited(f"\n1. {first.seat + 1}: {first.text}\n", f"\n1. {first.seat + 1}: done\n")
    ran = run("replay", file)
    assert ran.code == 2
    assert ran.err.startswith(f"gloam: {file}, line {line}: “{first.seat + 1}: done” is against rule N2.1.")
    stranger = run("replay", edited(f"\n1. {first.seat + 1}: ", "\n1. 7: "))
    assert (
        stranger.err
        == f"gloam: {file}, line {line}: There is no seat 7. The seats are numbered from 1 to 2.\n"
    )


def test_a_truncated_record_is_named(run: Run, edited: Edit, finished_text: str) -> None:
    file = edited(finished_text[finished_text.index("\n9. ") :], "\n")
    ran = run("replay", file, "--lang", "ru")
    assert ran.code == 2
    assert ran.err.startswith(f"gloam: {file}: запись обрывается на строке ")


def test_a_missing_file_is_named(run: Run) -> None:
    assert run("replay", "none.record") == (2, "", "gloam: none.record: there is no such file.\n")
