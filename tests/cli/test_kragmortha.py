"""Playing Kragmortha through the standard input: whole games, the menu as drawn, calling each other out."""

import io
import re
from pathlib import Path

import pytest

from gloam.bots import make_bot
from gloam.cli.match import Match
from gloam.cli.screen import draw_menu
from gloam.cli.session import Session
from gloam.cli.terminal import Terminal
from gloam.core.play import setup
from gloam.core.record import Record, read_record
from gloam.games import find_game
from gloam.locale import LANGUAGES
from gloam.testing import walk
from tests.cli.conftest import Run

GAME = find_game("kragmortha")


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("looks", "seats"), [("enchanted", 2), ("tabletop", 4)])
def test_a_whole_game_by_the_first_option(
    run: Run, tmp_path: Path, language: str, looks: str, seats: int
) -> None:
    file = str(tmp_path / "game.record")
    words = ["--seats", str(seats), "--seed", "3", "--options", f"preset={looks}", "--lang", language]
    ran = run("play", "kragmortha", *words, "--save", file, typed="1\n" * 300)
    assert (ran.code, ran.err) == (0, "")
    assert ("The game is over." if language == "en" else "Игра окончена.") in ran.out
    assert run("verify", file).code == 0
    assert read_record(Path(file).read_text("utf-8")).scores


def test_notation_plays_a_card(run: Run, tmp_path: Path) -> None:
    words = ["--seats", "2", "--seed", "5", "--options", "first=1", "--bots", "random"]
    state = setup(GAME, GAME.settings.read({"first": "1"}), 2, 5)
    place = GAME.actions[state.options[2]].text
    file = tmp_path / "game.record"
    first = run("play", "kragmortha", *words, typed=f"{place}\n").out
    card, way = re.findall(r"^(\d+) (?:goblin|Rigor) \S+: +\d+  ([nesw])→", first, re.MULTILINE)[-1]
    run("play", "kragmortha", *words, typed=f"{place}\nplay {card} {way}\nsave {file}\n")
    moves = [move.text for move in read_record(file.read_text("utf-8")).moves if move.seat == 0]
    assert moves[:2] == [place, f"play {card} {way}"]


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_terminal_nothing_is_wider_than_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, width: int, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("FORCE_COLOR", "1")
    words = ["--seats", "5", "--seed", "6", "--lang", language]
    ran = run("play", "kragmortha", *words, typed="1\n" * 15 + "?\nlooks\ntomes\ndiscards\n")
    plain = re.sub(r"\x1b\[[0-9;]*m", "", ran.out)
    assert max(map(len, plain.splitlines())) <= width


# The menu as it is drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "looks"), [(3, "enchanted"), (8, "tabletop")])
def test_every_number_is_drawn_once(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    seats: int,
    looks: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    terminal = Terminal(language)
    for step in walk(GAME, seats, 5, {"looks": looks}):
        if step.ply % 5 or step.state.over:
            continue
        view = GAME.view(step.state, step.state.to_act)
        terminal.seat([], view.viewer)
        picture = GAME.picture(view, terminal.speech.say, terminal.width)
        draw_menu(GAME, view, picture, terminal)
        drawn = capsys.readouterr().out
        numbers = [int(number) for number in re.findall(r"(?<!\S)(\d+)  (?=\S)", drawn)]
        assert sorted(numbers) == list(range(1, len(view.options) + 1)), drawn


def test_a_card_and_its_steps_stand_on_one_line(run: Run) -> None:
    words = ["--seats", "2", "--seed", "5", "--options", "first=1", "--bots", "random"]
    ran = run("play", "kragmortha", *words, typed="1\n")
    assert re.search(r"^Start on:  1  ", ran.out, re.MULTILINE)
    assert re.search(r"^\d+ (goblin|Rigor) [BPGS●]\+[BPGS●]: +\d+  [nesw]→[a-g]\d", ran.out, re.MULTILINE)


# Positions


class Played:
    """A session at a position, with these lines typed; the others are bots that take what they like."""

    def __init__(
        self, position: str, lines: list[str], monkeypatch: pytest.MonkeyPatch, language: str = "en"
    ) -> None:
        state = GAME.read(position)
        options = GAME.settings.read({})
        bots = {seat: make_bot("random", GAME, seat) for seat in range(1, state.seats)}
        self.match = Match(GAME, Record(GAME.id, GAME.version, state.seats, options, 1), 0, bots)
        self.match.state = state
        terminal = Terminal(language)
        terminal.seat(["Anna", "Boris", "Clara"], 0)
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
        Session(self.match, terminal, asks_to_save=True).run()
        self.mine = [move.text for move in self.match.record.moves if move.seat == 0]


TABLETOP = """
options looks=tabletop
seats 3
1: b5 hand 1 2 3 | looks l3
2: b6 hand 30 | looks l19 l1
3: e6 hand 4 5
"""


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "call 1"),
        ("en", "call p1 l19"),
        ("en", "CALL P1 L19"),
        ("ru", "обвинить 1"),
        ("ru", "обвинить p1 l19"),
        ("ru", "call 1"),
    ],
)
def test_calling_out_by_number_or_notation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, line: str
) -> None:
    """K7.3: bots answer and vote; then the person's own decision is asked again."""
    played = Played(TABLETOP, [line], monkeypatch, language)
    assert played.mine == ["call p1 l19"]
    assert played.match.record.moves[1].text in ("admit", "deny")
    assert played.match.state.over or played.match.state.to_act == 0
    assert ("You accuse Boris" if language == "en" else "Вы обвиняете: Boris") in capsys.readouterr().out


def test_call_lists_whom_one_may_call_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["call", "why call p1 l19", "?", "call 3", "call 0", "call p1 l2", "call everybody"]
    assert Played(TABLETOP, lines, monkeypatch).mine == []
    out = capsys.readouterr().out
    assert "  1  Boris, mouth: While you choose your card," in out
    assert "  2  Boris, head: On your turn, look at the board" in out
    assert "type its number behind the word: `call 1`" in out
    assert "Allowed: Accuse Boris of breaking an order for the mouth" in out
    assert "Though nobody asks: `call` lists" in out
    assert "There is no 3 in that list. Choose from `call 1` to `call 2`." in out
    assert "There is no 0 in that list." in out
    assert "call p1 l2 is not allowed by K7.3." in out
    assert "“everybody” is neither an option nor a command." in out


def test_one_call_a_turn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played = Played(TABLETOP, ["call 1", "call", "call 1", "call p1 l1"], monkeypatch)
    assert played.mine == ["call p1 l19"]
    out = capsys.readouterr().out
    assert out.count("Not now (K7.3): You have already accused somebody this turn") == 2
    assert "call p1 l1 is not allowed by K7.3." in out


def test_with_enchanted_looks_nobody_is_called_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    enchanted = TABLETOP.replace("options looks=tabletop", "").replace("l19 ", "")
    assert Played(enchanted, ["call", "call p1 l1"], monkeypatch).mine == []
    out = capsys.readouterr().out
    assert "“call” is neither an option nor a command." in out
    assert "call p1 l1 is not allowed by K7.3." in out


@pytest.mark.parametrize(("language", "line"), [("en", "discard 12 1"), ("ru", "сбросить 12 1")])
def test_fresh_ink_takes_several_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, line: str
) -> None:
    """K12."""
    ink = "seats 2\n1: b5 hand 1 5 12 | tomes t17\n2: a4 hand 30\n"
    played = Played(ink, ["use t17", line], monkeypatch, language)
    assert played.mine == ["use t17", "discard 1", "discard 12", "done"]
    assert f"`{line.split()[0]} 1 5`" in capsys.readouterr().out


def test_fresh_ink_for_the_whole_hand_does_not_end_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """K12: when no card is left, the ink is over by itself, and `done` would mean the turn."""
    ink = "seats 2\n1: b5 hand 1 5 | tomes t13 t17\n2: a4 hand 30\nframe turn 1 after 0\n"
    played = Played(ink, ["use t17", "discard 1 5"], monkeypatch)
    assert played.mine == ["use t17", "discard 1", "discard 5"]
    assert played.match.state.asked == "turn"
    assert played.match.state.to_act == 0


def test_why_speaks_of_what_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Played(TABLETOP, ["why 1", "why 40", "why t1"], monkeypatch)
    out = capsys.readouterr().out
    assert "Allowed, number 1: №1 (goblin: book + potion): north to b4" in out
    assert "play 1 e is not allowed by K2.2." in out or "play 1 e, play 1 s is not allowed by K2.2." in out
    assert "play 40 n is not allowed by K2.1. №40 (goblin: crystal ball + crystal ball) is not in" in out
    assert "use t1 is not allowed by K12." in out


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("en", "looks", "@1 Anna (you)\n  l3  head: On your turn, wear a card"),
        ("en", "tomes", "Nobody has a tome yet."),
        ("en", "discards", "Nothing has been discarded yet."),
        ("en", "?", "To look at: looks, tomes, discards."),
        ("ru", "взоры", "Или, не объясняя почему: Носите корону"),
        ("ru", "книги", "Книг пока нет ни у кого."),
        ("ru", "сброс", "Сброс пуст."),
        ("ru", "помощь", "`обвинить` покажет"),
    ],
)
def test_pages_and_help(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    line: str,
    answer: str,
) -> None:
    Played(TABLETOP, [line], monkeypatch, language)
    assert answer in capsys.readouterr().out.split(f"> {line}", 1)[1]


# Many games


@pytest.mark.parametrize("seats", GAME.seats)
def test_simulations_never_take_asides(run: Run, seats: int) -> None:
    words = ["--seats", str(seats), "--games", "2", "--options", "looks=tabletop", "--check", "--json"]
    ran = run("sim", "kragmortha", *words)
    assert (ran.code, ran.err) == (0, "")
    assert '"unfinished": 0' in ran.out


def test_a_seat_replays_its_own_table(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.record")
    run("play", "kragmortha", "--seats", "2", "--seed", "3", "--save", file, typed="1\n" * 5)
    seen = run("replay", file, "--seat", "1", "--ply", "4").out
    assert "@1 Player 1 (you)" in seen
    assert "Your hand:" in seen
    assert "g1 Player 1" in run("replay", file, "--ply", "4").out


def test_the_record_says_which_seats_have_no_body(run: Run, tmp_path: Path) -> None:
    """The bots' seats are an option of the game, unless the person says otherwise."""
    for typed, recorded in (([], "2,3"), (["--options", "bots=none"], "none")):
        file = tmp_path / f"{recorded}.record"
        run("play", "kragmortha", "--seats", "3", "--save", str(file), *typed)
        assert read_record(file.read_text("utf-8")).options["bots"] == recorded
