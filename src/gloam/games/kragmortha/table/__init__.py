"""The library of Kragmortha in text: a board of letters, the players beside it, a line for each card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.core.picture import Line, Picture, Say, Span, beside
from gloam.games.kragmortha.table.hand import hand
from gloam.games.kragmortha.table.library import COLUMN, legend, library
from gloam.games.kragmortha.table.menu import calls, menu
from gloam.games.kragmortha.table.pages import own_looks, pages
from gloam.games.kragmortha.table.players import decks, players, running
from gloam.games.kragmortha.table.scene import Scene
from gloam.games.kragmortha.view import KragmorthaView

__all__ = ["picture"]

GAP: Final = 2  # cells between the board and the players
NARROWEST_LIST: Final = 34  # cells the players need; a narrower table has them below the board


def picture(view: KragmorthaView, say: Say, width: int) -> Picture:
    """The board and the players, the viewer's hand and options, and piles for whoever opens them."""
    scene = Scene(view, say, width)
    return Picture(
        table=[*_board_and_players(scene), *running(scene), *own_looks(scene)],
        hand=hand(scene),
        menu=menu(scene),
        asides=calls(scene),
        pages=pages(scene),
    )


def _board_and_players(scene: Scene) -> list[Line]:
    """Side by side if there is room; what fits beside the board does not stand below it."""
    board = library(scene)
    room = scene.width - COLUMN - GAP
    if room < NARROWEST_LIST:
        return [*board, *players(scene, scene.width), *decks(scene, scene.width), *legend(scene, scene.width)]
    column = _players_in(scene, room, len(board))
    below: list[Line] = []
    for block in (decks, legend):
        lines = block(scene, room)
        if not below and len(column) + len(lines) <= len(board):
            column += lines
        else:
            below += block(scene, scene.width)
    return [*beside(board, column, COLUMN + GAP), *below]


def _players_in(scene: Scene, room: int, rows: int) -> list[Sequence[Span]]:
    """Names of looks and tomes are shortened when they would make the list longer than the board."""
    whole = players(scene, room)
    return list(whole if len(whole) <= rows else players(scene, room, brief=True))
