"""The searching bot: it finds wins, avoids blunders, lets everybody play for themselves, keeps its limits."""

from __future__ import annotations

from typing import cast

import pytest

from gloam.bots import make_bot
from gloam.bots.ismcts import Ismcts
from gloam.core.protocol import AnyGame
from gloam.core.rng import Rng
from gloam.games import find_game
from tests.bots.toys import Branch, Clock, Leaf, Toy
from tests.kit.pearls import KEEP, SWAP, Pearls
from tests.kragmortha import scenes as kragmortha
from tests.nightmarium import scenes as nightmarium

SEEDS = range(3)


def search(
    game: AnyGame, seed: int = 1, *, iterations: int = 0, ms: int = 0, clock: Clock | None = None
) -> Ismcts:
    return Ismcts(game, Rng.seeded(seed), clock or Clock(0), iterations, ms, 20, 0.7)


def thought(toy: Toy, iterations: int, seed: int = 1) -> Ismcts:
    """A search that has chosen at the root of a toy."""
    bot = search(toy.game(), seed, iterations=iterations)
    bot.choose(toy.seen(), toy.seen().options)
    return bot


def chosen(position: str, game: AnyGame, spec: str, seed: int) -> str:
    """What a bot does in a written position."""
    state = game.read(position)
    view = game.view(state, state.to_act)
    return game.actions[make_bot(spec, game, seed).choose(view, view.options)].text


# Choosing well

LAST_CHANCE = f"""
options win=immediate target=3
seats 2
1: hand 13 42 60{nightmarium.finished_creatures(2)} | 15 80
2: hand 1 31 70 | 27 86 22 | 30 98 52 | 33 2
frame turn 1 1 -
"""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("spec", ["ismcts:iterations=40", "ismcts:iterations=40:depth=12", "haunting"])
def test_a_win_within_reach_is_taken(spec: str, seed: int) -> None:
    assert chosen(LAST_CHANCE, nightmarium.GAME, spec, seed) == "play 13@3"


TORSO_THEN_HEAD_WINS = f"""
options win=immediate target=3
seats 2
1: hand 2 13 60 98{nightmarium.finished_creatures(2)} | 15
2: hand 30 31 91
"""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_win_in_two_is_found(seed: int) -> None:
    """N2.5: only a torso of the head's legion lets both be played in this turn."""
    assert chosen(TORSO_THEN_HEAD_WINS, nightmarium.GAME, "ismcts:iterations=200", seed) == "play 2@3"


FOURTH_LOOK_AWAITS = """
seats 2
rigor d7
1: c7 hand 1 6 39 | looks l3 l11 l17
2: a4 hand 2 7 12 | looks l4 l12 l18
"""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_step_that_ends_the_game_badly_is_not_taken(seed: int) -> None:
    """K8.1: a fourth look, and the other has only three."""
    assert kragmortha.scene(FOURTH_LOOK_AWAITS).do("play 39 e").state.scores() == [0, 1]
    done = chosen(FOURTH_LOOK_AWAITS, kragmortha.GAME, "ismcts:iterations=60", seed)
    assert not kragmortha.scene(FOURTH_LOOK_AWAITS).do(done).state.over


@pytest.mark.parametrize(("pearl", "wanted"), [(11, KEEP), (10, KEEP), (1, SWAP), (0, SWAP)])
def test_what_is_hidden_is_weighed(pearl: int, wanted: int) -> None:
    """The last to choose in a game of three keeps a large pearl and throws a small one away."""
    game = Pearls()
    state = game.setup(game.settings.read({}), 3, 5)
    other = state.held.index(pearl) if pearl in state.held else -1
    if other != 2:
        state = game.swapped(state, state.held[2], pearl)
    state.turn, state.to_act = 3, 2
    view = game.view(state, 2)
    assert search(cast(AnyGame, game), iterations=300).choose(view, view.options) == wanted


# Everybody plays for themselves

KIND, SELFISH, SURE = 7, 8, 9


def of_three(seat_that_answers: int = 1) -> Toy:
    """KIND: whoever answers does well by doing the root player good. SELFISH: the other way round."""
    answers: dict[int, Branch | Leaf] = {
        KIND: Branch(seat_that_answers, {1: (0.6, 0.4, 0.0), 2: (0.0, 0.3, 0.7)}),
        SELFISH: Branch(seat_that_answers, {1: (1.0, 0.0, 0.0), 2: (0.0, 1.0, 0.0)}),
        SURE: (0.3, 0.3, 0.4),
    }
    return Toy(Branch(0, answers), 3)


@pytest.mark.parametrize("seed", SEEDS)
def test_each_seat_maximises_its_own_share(seed: int) -> None:
    """Took the search all others for enemies, it would choose SURE; took it them for friends, SELFISH."""
    bot = thought(of_three(), 400, seed)
    best = max(bot.thoughts, key=lambda option: option.visits)
    assert best.action == KIND
    assert best.shares[0] > 0.4


def test_the_mover_is_whoever_decides() -> None:
    """The same tree with the third seat to answer: it prefers 0.7 for itself, and KIND is kind no more."""
    bot = thought(of_three(seat_that_answers=2), 400)
    assert max(bot.thoughts, key=lambda option: option.visits).action != KIND


# What it tells of its thinking


def test_thoughts_are_of_the_options_in_their_order() -> None:
    bot = thought(of_three(), 50)
    assert [option.action for option in bot.thoughts] == [KIND, SELFISH, SURE]
    assert sum(option.visits for option in bot.thoughts) == 50
    for option in bot.thoughts:
        assert sum(option.shares) == pytest.approx(1)
    assert bot.thoughts[2].shares == pytest.approx((0.3, 0.3, 0.4))


def test_an_option_not_tried_has_no_visits() -> None:
    bot = thought(of_three(), 2)
    assert sorted(option.visits for option in bot.thoughts) == [0, 1, 1]
    assert min(bot.thoughts, key=lambda option: option.visits).shares == (0.0, 0.0, 0.0)


def test_only_what_is_offered_is_chosen() -> None:
    toy = of_three()
    bot = search(toy.game(), iterations=50)
    assert bot.choose(toy.seen(), [SELFISH, SURE]) in (SELFISH, SURE)
    assert [option.action for option in bot.thoughts] == [SELFISH, SURE]


@pytest.mark.parametrize("game_id", ["nightmarium", "kragmortha"])
@pytest.mark.parametrize("seats", [2, 4])
def test_visits_sum_to_the_iterations_all_through_a_game(game_id: str, seats: int) -> None:
    game = find_game(game_id)
    state = game.setup(game.settings.read({}), seats, 3)
    bots = [search(game, seat, iterations=15) for seat in range(seats)]
    for _ in range(40):
        view = game.view(state, state.to_act)
        bot = bots[state.to_act]
        state.apply(bot.choose(view, view.options))
        if len(view.options) == 1:
            assert bot.thoughts == []
        else:
            assert [option.action for option in bot.thoughts] == list(view.options)
            assert sum(option.visits for option in bot.thoughts) == 15


# A forced move


class Untouched(Toy):
    def imagine(self, view: object, rng: Rng) -> object:  # type: ignore[override]
        raise AssertionError("nobody thinks about a forced move")


def test_a_forced_move_is_not_thought_about() -> None:
    toy = Untouched(Branch(0, {4: (1.0, 0.0)}), 2)
    bot = search(toy.game(), iterations=10)
    assert bot.choose(toy.seen(), [4]) == 4
    assert bot.thoughts == []


def test_a_forced_answer_costs_no_iteration() -> None:
    """Of two visits to 1 the first ends before the forced answer, the second already behind the choice."""
    choice = Branch(0, {5: (1.0, 0.0), 6: (0.0, 1.0)})
    toy = Toy(Branch(0, {1: Branch(1, {3: choice}), 2: (0.5, 0.5)}), 2)
    bot = Ismcts(toy.game(), Rng.seeded(1), Clock(0), 4, 0, 0, 100.0)  # no playouts, both options in turns
    bot.choose(toy.seen(), [1, 2])
    assert bot.thoughts[0].visits == 2
    assert bot.thoughts[0].shares[0] in (0.25, 0.75)


# Limits


@pytest.mark.parametrize("ms", [50, 100, 400])
def test_time_is_used_and_not_exceeded(ms: int) -> None:
    """A millisecond passes between two looks at the clock, of which there is one in each iteration."""
    toy, clock = of_three(), Clock(0.001)
    bot = search(toy.game(), ms=ms, clock=clock)
    bot.choose(toy.seen(), toy.seen().options)
    assert 0.9 * ms / 1000 <= clock.now <= ms / 1000 + 0.001
    assert sum(option.visits for option in bot.thoughts) >= 0.9 * ms - 2


def test_slow_iterations_are_foreseen() -> None:
    """The clock shows 30 ms at the beginning, 60, 90 after one iteration, 120 after two; 150 is too late."""
    toy, clock = of_three(), Clock(0.030)
    bot = search(toy.game(), ms=100, clock=clock)
    bot.choose(toy.seen(), toy.seen().options)
    assert clock.now == pytest.approx(0.120)
    assert sum(option.visits for option in bot.thoughts) == 2


def test_there_is_always_one_iteration() -> None:
    toy = of_three()
    bot = search(toy.game(), ms=1, clock=Clock(5.0))
    assert bot.choose(toy.seen(), toy.seen().options) in (KIND, SELFISH, SURE)
    assert sum(option.visits for option in bot.thoughts) == 1


@pytest.mark.parametrize(("iterations", "ms", "most"), [(20, 1000, 20), (1000, 20, 20)])
def test_of_two_limits_the_first_counts(iterations: int, ms: int, most: int) -> None:
    toy = of_three()
    bot = search(toy.game(), iterations=iterations, ms=ms, clock=Clock(0.001))
    bot.choose(toy.seen(), toy.seen().options)
    assert most - 3 <= sum(option.visits for option in bot.thoughts) <= most


def test_a_search_without_limits_is_refused() -> None:
    with pytest.raises(ValueError, match="limit"):
        search(of_three().game())
