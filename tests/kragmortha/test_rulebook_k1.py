"""K1 Board and set-up."""

from __future__ import annotations

import pytest

from gloam.core.errors import BadInput
from gloam.games.kragmortha.board import square_name
from gloam.games.kragmortha.cards import read_set
from gloam.testing import Scene
from tests.kragmortha.scenes import (
    GAME,
    cards_of,
    going,
    kinds,
    line,
    new_game,
    place,
    plays,
    scene,
    told,
    view,
)

LAYOUTS = {
    "2-4": """
        _ _ _ _ _ _ _
        _ _ _ _ _ _ _
        _ _ _ _ _ _ _
        # # # # # # #
        s t s s s t #
        . . . . . . #
        . . . . T . #
        . . . . . . #
        D D . . . . #
        D D . R . . T""",
    "5-6": """
        _ _ _ _ _ _ _
        # # # # # _ _
        s s s t # # #
        . . . . s s s
        . T # . # T .
        . . # . # . .
        . . . . T . .
        . . . . . . .
        D D . . . . .
        D D . R . . T""",
    "7-8": """
        t s s s s s t
        8 . # . # . .
        . . # T # . .
        . . . . . . .
        . T # . # T .
        . . # . # . .
        . . . . T . .
        . . . # . . .
        D D . # . . .
        D D . R . . T""",
}
STARTS = {
    "2-4": "a4 b4 c4 d4 e4 f4",
    "5-6": "a2 b2 c2 d2 e3 f3 g3",
    "7-8": "a0 b0 c0 d0 e0 f0 g0",
}
LAYOUT_OF = {2: "2-4", 3: "2-4", 4: "2-4", 5: "5-6", 6: "5-6", 7: "7-8", 8: "7-8"}


def dealt(seats: int, seed: int = 0, **options: str) -> Scene:
    """A game in which the first goblin is to be placed."""
    table = scene(f"seats {seats}")
    table.state = new_game(seats, seed, **options)
    table.events = table.state.take_events()
    return table


def test_k1_1_two_to_eight_players_one_goblin_each() -> None:
    """K1.1: 2–8 players, each with one goblin."""
    assert GAME.seats == range(2, 9)
    for seats in GAME.seats:
        table = dealt(seats)
        for _ in range(seats):
            table.do(table.options[0])
        assert len({place(table, seat) for seat in range(1, seats + 1)} - {"-"}) == seats


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_k1_1_not_for_fewer_or_more(seats: int) -> None:
    """K1.1: nobody else can sit down."""
    with pytest.raises(BadInput):
        new_game(seats)


@pytest.mark.parametrize(
    ("seats", "square", "ways"),
    [
        (2, "d6", "n e s w"),
        (2, "a5", "n e s"),  # the edge of the grid
        (2, "f9", "n e w"),
        (8, "g3", "n s w"),  # nothing leads round the edge to the next row
        (8, "a3", "n e s"),
        (8, "a0", "e s"),
        (8, "g9", "n w"),
    ],
)
def test_k1_2_neighbours_share_a_side(seats: int, square: str, ways: str) -> None:
    """K1.2: a crystal ball pays for every neighbour, and leads round no corner and no edge."""
    table = scene(f"seats {seats}\n1: {square} hand 39\nrigor d9")
    assert plays(table) == " ".join(f"39{way}" for way in ways.split())


@pytest.mark.parametrize(("way", "square"), [("n", "c5"), ("e", "d6"), ("s", "c7"), ("w", "b6")])
def test_k1_2_squares_are_counted_from_the_far_corner(way: str, square: str) -> None:
    """K1.2: x grows to the east, y to the south."""
    assert place(scene("1: c6 hand 39\n2: a5 hand").do(f"play 39 {way}"), 1) == square


@pytest.mark.parametrize("seats", GAME.seats)
def test_k1_2_the_desk_and_rigor_are_the_same_for_all(seats: int) -> None:
    """K1.2: a grid of 7 by 10, the desk in its corner, Rigor on (3,9) whatever the number of players."""
    board = new_game(seats).board
    assert len(board.marks) == 7 * 10
    assert [square_name(at) for at in range(70) if board.desk[at]] == ["a8", "b8", "a9", "b9"]
    assert line(dealt(seats), "rigor") == "d9"


@pytest.mark.parametrize("seats", GAME.seats)
def test_k1_3_the_layout(seats: int) -> None:
    """K1.3: what every square is with so many players."""
    assert list(read_set().boards[seats].marks) == LAYOUTS[LAYOUT_OF[seats]].split()


def test_k1_3_what_the_marks_mean() -> None:
    """K1.3: `t` is a start square and a teleport, `8` a start square of its own kind, shelves are closed."""
    board = read_set().boards[8]
    assert " ".join(map(square_name, board.teleports)) == "a0 g0 d2 b4 f4 e6 g9"
    assert " ".join(map(square_name, board.starts)) == STARTS["7-8"]
    assert square_name(board.extra_start) == "a1"
    assert [square_name(at) for at in range(70) if not board.open[at]] == [
        "c1",
        "e1",
        "c2",
        "e2",
        "c4",
        "e4",
        "c5",
        "e5",
        "d7",
        "d8",
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_k1_4_three_cards_each(seats: int) -> None:
    """K1.4: each is dealt three movement cards; the rest, all looks, tomes and tokens are face down."""
    state = new_game(seats)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.deck) == 58 - 3 * seats
    assert (len(state.look_deck), len(state.tome_deck), len(state.token_deck)) == (24, 18, 6)
    assert not any([state.discards, state.tokens_used, *state.looks, *state.tomes])


def test_k1_4_all_four_are_shuffled() -> None:
    """K1.4: each seed has an order of its own, in every deck."""
    states = [new_game(seed=seed) for seed in range(12)]
    for name in ("deck", "look_deck", "tome_deck", "token_deck"):
        orders = {cards_of(getattr(state, name)) for state in states}
        assert len(orders) > 10, name


def test_k1_4_the_order_is_secret() -> None:
    """K1.4, K13: nobody sees more than how many there are; a hand is its owner's alone."""
    table = dealt(3)
    for viewer in range(4):
        seen = view(table, viewer)
        assert (seen.deck, seen.look_deck, seen.tome_deck, seen.token_deck) == (49, 24, 18, 6)
        assert seen.looks_below == ()
        known = [sum(card >= 0 for card in player.hand) for player in seen.players]
        assert known == [3 if seat == viewer else 0 for seat in (1, 2, 3)]
        assert [len(player.hand) for player in seen.players] == [3, 3, 3]


def test_k1_5_the_first_player_is_random() -> None:
    """K1.5: every seat begins in some games."""
    assert {new_game(8, seed).to_act for seed in range(60)} == set(range(8))


@pytest.mark.parametrize("first", range(1, 6))
def test_k1_5_the_host_may_fix_the_first_player(first: int) -> None:
    """K1.5: then that seat places first, the others follow to the left, and it begins."""
    for seed in range(4):
        table = dealt(5, seed, first=str(first))
        order = []
        while table.state.asked == "place":
            order.append(table.state.to_act + 1)
            table.do(table.options[0])
        assert order == [(first + step - 1) % 5 + 1 for step in range(5)]
        assert (table.state.to_act + 1, table.state.asked, told(table)[-1]) == (
            first,
            "turn",
            f"began p{first}",
        )


@pytest.mark.parametrize("seats", GAME.seats)
def test_k1_5_any_free_start_square(seats: int) -> None:
    """K1.5: all of them at first, then those that are left; the eighth goblin uses the extra square."""
    table = dealt(seats)
    free = STARTS[LAYOUT_OF[seats]].split()
    while table.state.asked == "place":
        assert going(table) == (" ".join(free) or "a1")
        taken = free.pop(len(free) // 2) if free else "a1"
        table.do(f"go {taken}")
    assert len({place(table, seat) for seat in range(1, seats + 1)}) == seats


def test_k1_5_only_the_start_squares() -> None:
    """K1.5: not the extra one before the eighth goblin, not an open square, not a taken one."""
    table = dealt(8).do("go a0")
    assert {table.refused(f"go {square}") for square in ("a1", "a0", "b1", "d9", "a8", "c1")} == {"K1.5"}


def test_k1_5_teleports_do_not_work_during_placement() -> None:
    """K1.5: a goblin placed on a teleport stays there and no token is turned up."""
    table = dealt(2, first="1").do("go b4")
    assert told(table) == ["placed p1 @b4"]
    table.do("go f4")
    assert told(table) == ["placed p2 @f4", "began p1"]
    assert (place(table, 1), place(table, 2)) == ("b4", "f4")
    assert view(table, 0).token_deck == 6


def test_k1_5_nothing_else_before_all_are_placed() -> None:
    """K1.5: cards are dealt before, turns begin after."""
    table = dealt(2, first="2")
    assert kinds(table) == ["dealt"] * 6
    assert table.refused("show") == table.refused("done") == "K1.5"
    assert table.state.turn == 0
    assert table.do("go a4", "go b4").state.turn == 1
