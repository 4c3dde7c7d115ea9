"""Decisions that a whole game seldom comes to, in positions written for them."""

import io

import pytest

from gloam.cli.match import Match
from gloam.cli.session import Session
from gloam.cli.terminal import Terminal
from gloam.core.record import Record
from gloam.games import find_game

GAME = find_game("nightmarium")


class Played:
    """A session at a position, with these lines typed."""

    def __init__(self, position: str, lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        options = GAME.settings.read({})
        self.match = Match(GAME, Record(GAME.id, GAME.version, 2, options, 1), 0, {})
        self.match.state = GAME.read(position)
        terminal = Terminal("en")
        terminal.seat(["Anna", "Boris"], 0)
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
        monkeypatch.setattr(Match, "advance", lambda match: None)
        Session(self.match, terminal, asks_to_save=True).run()
        self.moves = [move.text for move in self.match.record.moves]


TRIBUTE = """
seats 2
1: hand 30 31 58
2: hand 40 | 3 2 1
frame turn 2 1 necronauts
frame chain 2 1 3
frame unveil 2 - -
frame tribute 1 necronauts 2
"""


def test_two_gifts_at_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played = Played(TRIBUTE, ["discard 58 30"], monkeypatch)
    assert played.moves == ["discard 30", "discard 58"]
    assert "Discard two cards (`discard 30 31`), or begin with:" in capsys.readouterr().out


def test_three_gifts_are_one_too_many(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert Played(TRIBUTE, ["discard 58 30 31"], monkeypatch).moves == []
    assert "discard 58 is not allowed by" in capsys.readouterr().out


HERALD = """
seats 2
1: hand 30 | 3 2 76
2: hand 40 | 36
revealed 12 1
frame turn 1 1 necronauts
frame chain 1 1 2
frame herald 1 1 -
"""


def test_turned_up_cards_and_the_chain_are_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = Played(HERALD, ["why 30", "why 1", "play 12@2"], monkeypatch)
    assert played.moves == ["play 12@2"]
    out = capsys.readouterr().out
    assert "Turned up by Herald:\n" in out
    assert "Chain of your creature 1: ▶ Herald (now)" in out
    assert "play 30@1, play 30@2, play 30@3, play 30@4, play 30@5 is not allowed by N2.4." in out


def test_the_result_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    Played("seats 2\n1: hand\n2: hand\nwinner 1\nwinner 2\n", ["1", "why 3", "?", "", "draw"], monkeypatch)
    out = capsys.readouterr().out
    assert "The game is over. You share the win.\nThe game is over. Boris shares the win.\n" in out
    assert "The game is over: there is nothing to choose." in out
    assert "N6.1" in out
    assert "> draw" not in out  # an empty line leaves a finished game
