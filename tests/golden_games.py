"""Golden games: whole games as they were once played, with fingerprints of what every viewer saw.

`python -m tests.golden_games` writes them anew; do that only together with a new `version` of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from gloam.core.protocol import AnyGame
from gloam.core.record import Record, format_share, read_record, replay, write_record
from gloam.games import find_game
from gloam.testing import walk

FOLDER = Path(__file__).with_name("golden")
EVERY = 10  # plies between fingerprints
GAMES: dict[str, list[tuple[int, int, Mapping[str, str]]]] = {
    "kragmortha": [
        (2, 21, {}),
        (4, 22, {"hand": "5"}),
        (6, 23, {"looks": "tabletop"}),
        (8, 24, {"first": "8"}),
    ],
    "nightmarium": [
        (2, 11, {"preset": "first-edition"}),
        (3, 12, {"preset": "second-edition", "legion_discard": "either"}),
        (4, 13, {"preset": "advanced"}),
        (5, 14, {"preset": "advanced", "herald_leftover": "place", "seal_rerun": "mandatory", "target": "6"}),
        (3, 15, {"preset": "advanced", "herald_seal": "discard", "hand": "7", "target": "3", "first": "3"}),
    ],
}


def fingerprints(game: AnyGame, record: Record) -> Iterator[str]:
    """A line for every few plies: what all viewers see and were told since the last line."""
    told = sha256()
    for step in replay(game, record):
        viewers = range(record.seats + 1)
        for viewer in viewers:
            told.update(repr([event.told_to(viewer) for event in step.events]).encode())
        if step.ply % EVERY == 0 or step.state.over:
            for viewer in viewers:
                told.update(repr(game.view(step.state, viewer)).encode())
            yield f"{step.ply} {told.hexdigest()[:16]}"


def _record(game: AnyGame, seats: int, seed: int, options: Mapping[str, str]) -> Record:
    complete = game.settings.read(options)
    record = Record(game.id, game.version, seats, complete, seed, data=game.data(complete))
    scores: list[float] = []
    for step in walk(game, seats, seed, options):
        if step.state.over:
            scores = step.state.scores()
        else:
            record = record.with_move(step.seat, game.actions[step.action].text)
    return record.ended([format_share(share) for share in scores])


def main() -> None:
    for game_id, games in GAMES.items():
        game = find_game(game_id)
        for seats, seed, options in games:
            text = write_record(_record(game, seats, seed, options))
            path = FOLDER / f"{game_id}-{seats}-{seed}.record"
            path.write_text(text, encoding="utf-8")
            lines = fingerprints(game, read_record(text))
            path.with_suffix(".seen").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
