"""Fit the numbers of a game's judgement to games played by hunches or bots.

    python tools/fit_judgement.py nightmarium --games 4000 --bots greedy

A seat's odds of winning are taken to be e to the power of its standing, and a standing to be a sum of one
number for each fact about the seat. Prints the numbers that make the winners of the games most likely. What
cannot be told from the games (a fact that never occurred) is left at nothing.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from math import exp
from typing import Any

from gloam.bots import make_bot
from gloam.core.rng import Rng
from gloam.games import find_game
from gloam.games.kragmortha.board import WIDTH
from gloam.games.nightmarium.shapes import FINISHED, stage

Facts = list[str]
Sample = tuple[list[Facts], list[float]]  # of each seat: its facts, its share of the win

EPOCHS = 6
EVERY = 7  # decisions between two samples of a game


def nightmarium_facts(state: Any, seat: int) -> Facts:
    shape = state.shape[seat]
    facts = [f"need {state.law.target - state.law.shapes.of(shape, FINISHED)}"]
    stages = [stage(shape, spot) for spot in range(state.law.target)]
    facts += [f"stage {built}" for built in stages if built in (1, 2, 4)]
    hand = state.hands[seat]
    facts.append(f"hand {min(len(hand), 8)}")
    for part in (1, 2):
        fitting = sum(state.law.parts[card] >> part & 1 for card in hand)
        facts += [f"can add {part}"] * min(fitting, stages.count(part))
    if state.stack[1] == seat:
        facts.append(f"actions {state.stack[2]}")
    elif (state.stack[1] + 1) % state.seats == seat:
        facts.append("next")
    return facts


def kragmortha_facts(state: Any, seat: int) -> Facts:
    facts = [f"looks {len(state.looks[seat])}"]
    for tome in state.tomes[seat]:
        facts.append("tome")
        facts += ["magic"] * state.law.set.magic[tome]
        facts += ["face down"] * state.is_down(tome)
    square = state.at[seat]
    if square >= 0:
        facts += ["step to desk"] * state.board.to_desk[square]
        apart = abs(square % WIDTH - state.rigor % WIDTH) + abs(square // WIDTH - state.rigor // WIDTH)
        facts.append(f"near {min(apart, 3)}")
    if state.stack[1] == seat:
        facts.append(f"phase {state.stack[2]}")
    elif (state.stack[1] + 1) % state.seats == seat:
        facts.append("next")
    return facts


FACTS: dict[str, Callable[[Any, int], Facts]] = {
    "nightmarium": nightmarium_facts,
    "kragmortha": kragmortha_facts,
}


def samples(game_id: str, seats: int, games: int, bots: str) -> Iterator[Sample]:
    game, facts_of = find_game(game_id), FACTS[game_id]
    options = game.settings.read({})
    for number in range(games):
        state, rng = game.setup(options, seats, number), Rng.seeded(number)
        players = [make_bot(bots, game, number * seats + seat) for seat in range(seats)] if bots else []
        taken: list[list[Facts]] = []
        decisions = 0
        while not state.over:
            if decisions % EVERY == 0:
                taken.append([facts_of(state, seat) for seat in range(seats)])
            if players:
                view = game.view(state, state.to_act)
                state.apply(players[state.to_act].choose(view, view.options))
            else:
                state.apply(state.hunch(rng))
            decisions += 1
        state.take_events()
        yield from ((facts, state.scores()) for facts in taken)


def fit(found: list[Sample], order: Rng) -> dict[str, float]:
    """Weights by stochastic gradient."""
    weights: dict[str, float] = defaultdict(float)
    for epoch in range(EPOCHS):
        rate = 0.05 / (1 + epoch)
        for _ in range(len(found)):
            facts, shares = found[order.below(len(found))]
            odds = [exp(sum(weights[fact] for fact in own)) for own in facts]
            total = sum(odds)
            for own, odd, share in zip(facts, odds, shares, strict=True):
                push = rate * (share - odd / total)
                for fact in own:
                    weights[fact] += push
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=FACTS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--bots", default="", help="who plays; hunches if not given")
    given = parser.parse_args()
    found = [
        sample
        for seats in given.seats
        for sample in samples(given.game, seats, given.games // len(given.seats), given.bots)
    ]
    weights = fit(found, Rng.seeded(0))
    print(f"{len(found)} positions of {given.games} games")
    for fact in sorted(weights):
        print(f"{fact:14} {weights[fact]:7.3f}")


if __name__ == "__main__":
    main()
