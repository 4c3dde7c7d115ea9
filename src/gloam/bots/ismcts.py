"""The bot that searches: information-set Monte Carlo tree search by a single observer.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). There is one tree, of
the actions the root player sees taken; each iteration walks down it in another world that the root player's
view allows, by actions that are legal in that world. With several seats the search is max^n: a node keeps
every seat's share of the win, and whoever decides looks at their own.

Compiled where a C compiler is at hand: plain classes, no closures and no generators in what runs often.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Final, NamedTuple, final

from gloam.core.action import NONE
from gloam.core.protocol import AnyGame, Choices, State, View
from gloam.core.rng import Rng

__all__ = ["Ismcts", "Node", "Thought"]

WITNESSES: Final = 8  # worlds in which a kept tree must have led to exactly what is seen now


class Thought(NamedTuple):
    """What a search thinks of one option: how often it was tried, and each seat's mean share of the win."""

    action: int
    visits: int
    shares: tuple[float, ...]


@final
class Node:
    """An action after the actions above it, and what came of it."""

    __slots__ = ("action", "below", "chances", "totals", "visits")

    def __init__(self, action: int, seats: int) -> None:
        self.action: Final = action
        self.below: Final[dict[int, Node]] = {}  # by action and mover
        self.totals: Final = [0.0] * seats  # shares of the win, summed over the visits
        self.visits = 0
        self.chances = 0  # how often it could have been chosen: availability

    def add(self, shares: list[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat in range(len(totals)):
            totals[seat] += shares[seat]


@final
class Ismcts:
    """Thinks for `iterations` or for `ms` milliseconds, whichever is over first; 0 sets no limit.

    A playout follows hunches for `depth` decisions; what the game makes of the position then is its outcome.
    Equal seeds and views give equal choices, unless it is the clock that ends the thinking.
    """

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        clock: Callable[[], float],
        iterations: int,
        ms: int,
        depth: int,
        exploration: float,
    ) -> None:
        if not iterations and not ms:
            raise ValueError("a search needs a limit")
        self.game: Final = game
        self.rng: Final = rng
        self.clock: Final = clock
        self.iterations: Final = iterations
        self.ms: Final = ms
        self.depth: Final = depth
        self.exploration: Final = exploration
        self.thoughts: list[Thought] = []  # of the last choice, in the order of its options; none if forced
        self.kept = 0  # visits the last choice took over from the one before it
        self._world: State | None = None  # some world that the last view allows
        self._viewer = NONE
        self._chosen: Node | None = None  # in the tree of the last choice

    def choose(self, view: View, options: Sequence[int]) -> int:
        began = self.clock()
        if len(options) == 1:
            self.thoughts = []
            self._chosen = None
            return options[0]
        world = self.game.imagine(view, self.rng)
        root = self._take_up(view, world.seats)
        self._viewer = view.viewer
        self._world = world
        self._search(world, root, list(options), began)
        return self._decide(root, options, world.seats)

    def _take_up(self, view: View, seats: int) -> Node:
        """What lies below the last choice, if since then nothing came to light and nobody else acted.

        The last view already told then what is seen now: in each world it allows, the choice leads here.
        """
        node, world = self._chosen, self._world
        if node is None or world is None:
            return Node(NONE, seats)
        for _ in range(WITNESSES):
            witness = self.game.redeal(world, self._viewer, self.rng)
            witness.apply(node.action)
            if self.game.view(witness, self._viewer) != view:
                return Node(NONE, seats)
        return node

    # Searching

    def _search(self, world: State, root: Node, options: list[int], began: float) -> None:
        self.kept = 0
        for option in options:
            child = root.below.get(option * world.seats + self._viewer)
            if child is not None:
                self.kept += child.visits
        done = 0
        first = self.clock()
        while self._goes_on(done, began, first):
            self._iterate(world, root, options)
            done += 1

    def _goes_on(self, done: int, began: float, first: float) -> bool:
        """Is another iteration within the limits, if it takes as long as those until now? One always is."""
        if done == 0:
            return not self.iterations or self.kept < self.iterations
        if self.iterations and self.kept + done >= self.iterations:
            return False
        if not self.ms:
            return True
        now = self.clock()
        return now + (now - first) / done <= began + self.ms / 1000

    def _iterate(self, world: State, root: Node, options: list[int]) -> None:
        """Walk down the tree in a new world, add one node to it, play on, and tell all nodes the outcome."""
        state = self.game.redeal(world, self._viewer, self.rng)
        path = [root]
        node = root
        legal: Choices = options
        grown = False
        while not grown and not state.over:
            node = self._pick(node, legal, state.to_act, state.seats)
            path.append(node)
            grown = node.visits == 0 and len(legal) > 1  # a forced move is no reason to stop
            state.apply(node.action)
            legal = state.options
        state.follow_hunches(self.rng, self.depth)
        shares = self.game.outlook(state)
        for node in path:
            node.add(shares)

    def _pick(self, node: Node, legal: Choices, mover: int, seats: int) -> Node:
        """A legal action never tried here, or the one of which the mover may hope most."""
        best: Node | None = None
        most = -1.0
        fresh: list[int] = []
        for action in legal:
            child = node.below.get(action * seats + mover)
            if child is None:
                fresh.append(action)
                continue
            child.chances += 1
            hope = child.totals[mover] / child.visits + self.exploration * sqrt(
                log(child.chances) / child.visits
            )
            if hope > most:
                best = child
                most = hope
        if best is not None and not fresh:
            return best
        action = fresh[self.rng.below(len(fresh))]
        grown = Node(action, seats)
        grown.chances = 1
        node.below[action * seats + mover] = grown
        return grown

    # Deciding

    def _decide(self, root: Node, options: Sequence[int], seats: int) -> int:
        """The option tried most often; among equals the one that did best."""
        self.thoughts = []
        best = options[0]
        most = (-1, 0.0)
        for option in options:
            child = root.below.get(option * seats + self._viewer)
            if child is None:
                self.thoughts.append(Thought(option, 0, (0.0,) * seats))
                continue
            shares = tuple([total / child.visits for total in child.totals])
            self.thoughts.append(Thought(option, child.visits, shares))
            if (child.visits, shares[self._viewer]) > most:
                most = (child.visits, shares[self._viewer])
                best = option
                self._chosen = child
        return best
