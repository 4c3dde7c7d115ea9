"""Running `gloam` in this process, and games to run it on."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from gloam.cli import main
from gloam.core.deal import Deal, commitment_of, seed_of
from gloam.core.play import play
from gloam.core.record import Record, format_share, replay, write_record
from gloam.core.rng import Rng
from gloam.games import find_game


class Ran(NamedTuple):
    """What a run of the program came to."""

    code: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *words: str, typed: str = "") -> Ran: ...


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("games", "--json")`; `typed` is what stands on the standard input."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(words)
        return Ran(code, *capsys.readouterr())

    return run


SECRET = "5c" * 32
NONCES = ("01" * 32, "02" * 32)


def played(*, most: int = 100_000) -> Record:
    """A game of two by chance under a provable deal; of `most` decisions at most."""
    game = find_game("nightmarium")
    options = game.settings.read({"target": "3"})
    seed = seed_of(SECRET, NONCES)
    deal = Deal(commitment_of(SECRET), SECRET, NONCES)
    record = Record(game.id, 1, 2, options, seed, data=game.data(options), names={0: "Anna"}, deal=deal)
    state = next(iter(replay(game, record))).state
    rng = Rng.seeded(7)
    while not state.over and len(record.moves) < most:
        action = state.options[rng.below(len(state.options))]
        record = record.with_move(state.to_act, game.actions[action].text)
        play(game, state, state.to_act, action)
    return record.ended([format_share(share) for share in state.scores()]) if state.over else record


@pytest.fixture(scope="session")
def finished_text() -> str:
    return write_record(played())


@pytest.fixture
def finished(tmp_path: Path, finished_text: str) -> str:
    """The path of the record of a finished game."""
    path = tmp_path / "finished.record"
    path.write_text(finished_text, "utf-8")
    return str(path)


@pytest.fixture
def paused(tmp_path: Path) -> str:
    """The path of the record of a game that goes on."""
    path = tmp_path / "paused.record"
    path.write_text(write_record(played(most=12)), "utf-8")
    return str(path)


Edit = Callable[[str, str], str]


@pytest.fixture
def edited(tmp_path: Path, finished_text: str) -> Edit:
    """`edited(old, new)`: the path of the finished record with one text replaced by another, once."""

    def edited(old: str, new: str) -> str:
        assert old in finished_text
        path = tmp_path / "edited.record"
        path.write_text(finished_text.replace(old, new, 1), "utf-8")
        return str(path)

    return edited
