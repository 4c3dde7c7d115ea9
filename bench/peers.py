"""Other people's programs, measured when asked, in a Python of their own.

The first line written says what there is: {"peers": {name: {"program": …, "seats": …, "figures": […]}},
"missing": {name: why}}. Then each line read, {"peer": …, "figure": …, "seconds": …}, is answered by one,
{"value": …}. bench/compare.py asks. Of ours only gloam.bench.pace is used: the same clock for all.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from random import Random
from typing import Any, Final, TextIO

from gloam.bench.pace import microseconds, rate

DEALS: Final = 8
COUNTED_GAMES: Final = 200  # of each deal, to learn how many decisions a game by chance has
COPIES: Final = 50  # of each state in one go
ROLLOUTS: Final = 200  # in one call of OpenSpiel
SIMULATIONS: Final = 100  # of one search
UCT: Final = 2.0
CHANCE_NODE: Final = -1
Figures = dict[str, Callable[[float], float]]


class Spiel:
    """A game of OpenSpiel. Games begin behind the deal: its chance nodes are played beforehand."""

    def __init__(self, name: str, *, searched: bool = False) -> None:
        self.spiel = import_module("pyspiel")
        self.game = self.spiel.load_game(name)
        self.seats: int = self.game.num_players()
        self.program = f"OpenSpiel {version('open_spiel')}"
        self.chance = Random(1).random
        self.dealt = [self._deal() for _ in range(DEALS)]
        self.lengths = [self._length(state) for state in self.dealt]
        self.midway = [self._middle(*deal) for deal in zip(self.dealt, self.lengths, strict=True)]
        self.middles = cycle(self.midway)
        self.figures: Figures = {"driven": self.driven, "inside": self.inside, "copy_us": self.copy_us}
        if searched:
            self.figures["ismcts_to_end_per_s"] = self.ismcts

    def driven(self, seconds: float) -> float:
        return rate(lambda: sum(self._drive(state.clone()) for state in self.dealt), seconds)

    def inside(self, seconds: float) -> float:
        """A loop in C++: a tree search of one simulation does nothing but judge its root by rollouts.

        They are uniformly random and go to the end; how many decisions that is was counted in Python.
        """
        judge = self.spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = self.spiel.MCTSBot(self.game, judge, UCT, 1, 10, False, 1, False)
        deals = cycle(zip(self.dealt, self.lengths, strict=True))

        def work() -> int:
            state, length = next(deals)
            bot.step(state)
            return round(ROLLOUTS * length)

        return rate(work, seconds)

    def copy_us(self, seconds: float) -> float:
        return microseconds(lambda: _clone_each(self.midway), seconds)

    def ismcts(self, seconds: float) -> float:
        judge = self.spiel.RandomRolloutEvaluator(1, 1)
        bot = self.spiel.ISMCTSBot(1, judge, UCT, SIMULATIONS)

        def work() -> int:
            bot.step(next(self.middles))
            return SIMULATIONS

        return rate(work, seconds)

    def _drive(self, state: Any, most: int = sys.maxsize) -> int:
        """As gloam.bench.figures.drive does it, and chance where the game leaves it to us."""
        decisions = 0
        while decisions < most:
            player = state.current_player()
            if player >= 0:
                options = state.legal_actions()
                state.apply_action(options[int(self.chance() * len(options))])
                decisions += 1
            elif player == CHANCE_NODE:
                state.apply_action(_drawn(state.chance_outcomes(), self.chance()))
            else:
                break
        return decisions

    def _deal(self) -> Any:
        return self._choice(self.game.new_initial_state())

    def _choice(self, state: Any) -> Any:
        """Go on until a player has something to choose."""
        while state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), self.chance()))
        return state

    def _length(self, dealt: Any) -> float:
        return sum(self._drive(dealt.clone()) for _ in range(COUNTED_GAMES)) / COUNTED_GAMES

    def _middle(self, dealt: Any, length: float) -> Any:
        """A choice halfway through a game by chance."""
        while True:
            state = dealt.clone()
            self._drive(state, int(length / 2))
            if not self._choice(state).is_terminal() and len(state.legal_actions()) > 1:
                return state


class Uno:
    """RLCard, through its environment or, `bare`, through the game below it. The deals are in the figures."""

    seats = 2  # it takes no other number

    def __init__(self, *, bare: bool) -> None:
        self.env = import_module("rlcard").make("uno", config={"seed": 1})
        self.program = f"RLCard {version('rlcard')}"
        self.chance = Random(1).random
        self.env.reset()
        work = self._play_bare if bare else self._play
        self.figures: Figures = {"driven": lambda seconds: rate(work, seconds), "copy_us": self.copy_us}

    def copy_us(self, seconds: float) -> float:
        return microseconds(lambda: _each([self.env.game], copy.deepcopy), seconds)

    def _play(self) -> int:
        decisions = 0
        state, _ = self.env.reset()
        while not self.env.is_over():
            options = list(state["legal_actions"])
            state, _ = self.env.step(options[int(self.chance() * len(options))])
            decisions += 1
        return decisions

    def _play_bare(self) -> int:
        decisions = 0
        game = self.env.game
        game.init_game()
        while not game.is_over():
            options = game.get_legal_actions()
            game.step(options[int(self.chance() * len(options))])
            decisions += 1
        return decisions


class Catan:
    """Catanatron. Making the board is in the figures."""

    seats = 4

    def __init__(self) -> None:
        self.catan = import_module("catanatron")
        self.program = f"Catanatron {version('catanatron')}"
        self.chance = Random(1).random
        self.seeds = iter(range(1, sys.maxsize))
        self.figures: Figures = {
            "driven": lambda seconds: rate(self._drive, seconds),
            "inside": lambda seconds: rate(self._play, seconds),
            "copy_us": self.copy_us,
        }

    def copy_us(self, seconds: float) -> float:
        games = [self._new() for _ in range(DEALS)]
        return microseconds(lambda: _each(games, lambda game: game.copy()), seconds)

    def _new(self) -> Any:
        colours = list(self.catan.Color)
        return self.catan.Game([self.catan.RandomPlayer(colour) for colour in colours], seed=next(self.seeds))

    def _drive(self) -> int:
        game, decisions = self._new(), 0
        while game.winning_color() is None:
            options = game.state.playable_actions
            game.execute(options[int(self.chance() * len(options))], validate_action=False)
            decisions += 1
        return decisions

    def _play(self) -> int:
        game = self._new()
        game.play()
        return len(game.state.actions)


class Agents:
    """A card game of PettingZoo, as it is without the wrappers that check its caller."""

    def __init__(self, name: str) -> None:
        self.env = import_module(f"pettingzoo.classic.{name}").raw_env()
        self.program = f"PettingZoo {version('pettingzoo')}"
        self.seats = len(self.env.possible_agents)
        self.chance = Random(1).random
        self.figures: Figures = {"steps": lambda seconds: rate(self._play, seconds)}

    def _play(self) -> int:
        return play_agents(self.env, self.chance)


PEERS: Final[dict[str, Callable[[], Any]]] = {
    "hearts": lambda: Spiel("hearts", searched=True),
    "crazy eights": lambda: Spiel("crazy_eights(players=4)"),
    "go fish": lambda: Spiel("go_fish(players=4)"),
    "uno env": lambda: Uno(bare=False),
    "uno bare": lambda: Uno(bare=True),
    "catan": Catan,
    "leduc hold'em": lambda: Agents("leduc_holdem_v4"),
    "texas hold'em": lambda: Agents("texas_holdem_no_limit_v6"),
    "hanabi": lambda: Agents("hanabi_v5"),
}


def play_agents(env: Any, chance: Callable[[], float]) -> int:
    """One game in an environment of PettingZoo, any legal action equally likely. How many steps was that?"""
    steps = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(chance() * len(legal))]))
        steps += 1
    return steps


def _drawn(outcomes: list[tuple[int, float]], share: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for action, probability in outcomes:
        share -= probability
        if share < 0:
            return action
    return outcomes[-1][0]


def _clone_each(states: list[Any]) -> int:
    """As gloam.bench.figures.copy_each does it."""
    for _ in range(COPIES):
        for state in states:
            state.clone()
    return COPIES * len(states)


def _each(things: list[Any], do: Callable[[Any], object]) -> int:
    for thing in things:
        do(thing)
    return len(things)


def _found() -> Iterator[tuple[str, Any]]:
    """Each peer, or why it cannot be measured: whatever is wrong with one must not stop the others."""
    for name, make in PEERS.items():
        try:
            yield name, make()
        except Exception as error:  # noqa: BLE001
            yield name, f"{type(error).__name__}: {error}"


def _serve(asked: TextIO, answers: TextIO) -> None:
    found = dict(_found())
    peers = {name: peer for name, peer in found.items() if not isinstance(peer, str)}
    hello = {
        "peers": {
            name: {"program": peer.program, "seats": peer.seats, "figures": list(peer.figures)}
            for name, peer in peers.items()
        },
        "missing": {name: why for name, why in found.items() if isinstance(why, str)},
    }
    print(json.dumps(hello), file=answers, flush=True)
    for line in asked:
        wanted = json.loads(line)
        value = peers[wanted["peer"]].figures[wanted["figure"]](wanted["seconds"])
        print(json.dumps({"value": value}), file=answers, flush=True)


if __name__ == "__main__":
    with redirect_stdout(sys.stderr):  # a library that chatters must not be taken for an answer
        _serve(sys.stdin, sys.__stdout__ or sys.stderr)
