"""Twin worlds behind real sockets: no byte sent to somebody depends on what they may not know.

Each game is played at two tables with the same deal, but for two cards that have changed places at the
second. Everybody does the same at both. Whoever cannot place either card, by an account kept of nothing but
the events that came over the wire, must receive the same bytes from both, refusals included. When nobody is
left to compare, and now and then, two other cards change places, and the game goes on.

    python -m tests.server.leaks --games 1000
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from gloam.core.action import NONE
from gloam.games import find_game
from gloam.server.store.opening import make_store
from gloam.server.tables.table import Table

from .ears import Ear, neutral
from .kit import Client, House, Made, open_house

AT_ONCE = 6  # games
KINDS_OF_PIECES = 4
PROBES = 2  # illegal choices tried by each before each decision
TRIES = 20  # to find two cards to swap
SWAPS = 10  # decisions between two swaps, about
RETURNS = 10  # decisions between two returns of somebody

PLANS = [
    *(("nightmarium", {"preset": preset}) for preset in ("second-edition", "advanced", "first-edition")),
    *(("kragmortha", {"preset": preset}) for preset in ("enchanted", "tabletop")),
]


class Found(NamedTuple):
    """What a campaign has seen."""

    games: int
    compared: int  # messages that had to be the same
    bytes: int
    checked: int  # views compared with the account of what their viewer was told
    swaps: int
    returns: int


class Twins:
    """One game at two tables."""

    def __init__(self, house: House, game: str, options: dict[str, str], seats: int, seed: int) -> None:
        self.house = house
        self.game = find_game(game)
        self.options = options
        self.seats = seats
        self.rng = random.Random(f"{game} {seats} {seed}")
        self.secret = f"{seed:064x}"
        self.tables: list[Table] = []
        self.clients: list[list[Client]] = []
        self.ears: list[Ear] = []
        self.made: list[Made] = []
        self.comparable: set[int] = set()  # viewers who cannot place either card
        self.spotless: set[int] = set()  # viewers to whom nothing at all was told otherwise at the two tables
        self.pair = (NONE, NONE)
        self.count: Counter[str] = Counter()

    async def open(self) -> None:
        for _ in range(2):
            made: Made = await self.house.make(self.game.id, self.seats, options=self.options)
            table = self.house.table(made.id)
            table.facts.secret = self.secret  # the same deal at both, as no client could bring about
            people = [await self.house.join(made.id, token) for token in made.seats]
            spectator = await self.house.join(made.id, None, made.host)
            self.made.append(made)
            self.tables.append(table)
            self.clients.append([*people, spectator])
        self.ears = [
            Ear(viewer, (one, other), self.tables[0].dealt())
            for viewer, (one, other) in enumerate(zip(*self.clients, strict=True))
        ]

    async def close(self) -> None:
        for client in (client for clients in self.clients for client in clients):
            await client.socket.close()

    async def both(self, viewer: int, kind: str, **fields: object) -> None:
        """The same command at both tables, and the answers to it."""
        number = f"{kind}{self.count['commands']}"
        self.count["commands"] += 1
        for clients in self.clients:
            await clients[viewer].do(kind, number, **fields)

    async def run(self, most: int) -> Counter[str]:
        await self.open()
        try:
            await self.both(self.seats, "start")
            self.comparable, self.spotless = set(range(self.seats + 1)), set(range(self.seats + 1))
            await self.hear()
            self.swap()
            for _ in range(most):
                if self.tables[0].facts.status != "playing":
                    break
                await self.step()
        finally:
            await self.close()
        self.count["games"] += 1
        return self.count

    def swap(self) -> None:
        """Make the second table's world a twin of the first one's again, but for two cards."""
        world = self.tables[0].state
        assert world is not None
        for _ in range(TRIES):
            viewer = self.rng.randrange(self.seats + 1)
            unknown = self.ears[viewer].unknown(self.rng.randrange(KINDS_OF_PIECES))
            if len(unknown) >= 2:
                one, other = self.pair = tuple(self.rng.sample(unknown, 2))  # type: ignore[assignment]
                self.comparable = {
                    ear.viewer
                    for ear in self.ears
                    if {one, other} <= {card for kind in range(KINDS_OF_PIECES) for card in ear.unknown(kind)}
                }
                self.tables[1].state = self.game.swapped(world, one, other)
                self.show_twin()
                self.count["swaps"] += 1
                return

    def show_twin(self) -> None:
        """What the second table has worked out for the world it was in before is void."""
        self.house.live(self.tables[1].facts.id).updates._seq = NONE

    def choices(self) -> list[int]:
        """What can be chosen at both tables."""
        one, other = (table.state for table in self.tables)
        assert one is not None
        assert other is not None
        if one.to_act != other.to_act:
            return []
        return sorted({*one.options} & {*other.options})

    async def step(self) -> None:
        if not self.comparable or not self.choices() or self.rng.randrange(SWAPS) == 0:
            self.swap()
        choices = self.choices()
        state = self.tables[0].state
        assert state is not None
        if not choices:  # the two cards are all that can be chosen: make both worlds the same for once
            self.tables[1].state = state.copy()
            self.show_twin()
            self.comparable, self.pair = set(), (NONE, NONE)
            choices = self.choices()
        await self.probe()
        if self.rng.randrange(RETURNS) == 0:
            await self.come_back()
        verb = self.rng.choice(sorted({self.game.actions[choice].verb for choice in choices}))
        index = self.rng.choice([choice for choice in choices if self.game.actions[choice].verb == verb])
        await self.both(state.to_act, "act", seq=self.tables[0].seq, index=index)
        await self.hear()

    async def probe(self) -> None:
        """What is refused, and why, says nothing either, nor what could be done if it were one's turn."""
        for viewer in self.rng.sample(range(self.seats), 1):
            await self.both(viewer, "reach")
            states = [table.state for table in self.tables]
            for index in (self.rng.randrange(len(self.game.actions)) for _ in range(PROBES)):
                allowed = [
                    state is None or index in state.options or index in state.asides(viewer)
                    for state in states
                ]
                if not any(allowed):
                    await self.both(viewer, "act", seq=self.tables[0].seq, index=index)

    async def come_back(self) -> None:
        """The whole log, told again to somebody who comes back, is the same too."""
        viewer = self.rng.randrange(self.seats)
        if viewer not in self.spotless & self.comparable:
            return
        for number, made in enumerate(self.made):
            await self.clients[number][viewer].socket.close()
            self.clients[number][viewer] = await self.house.join(made.id, made.seats[viewer])
        ear = self.ears[viewer]
        ear.take_over([clients[viewer] for clients in self.clients])
        one, other = (neutral(client.seen[0]) for client in ear.clients)
        assert one == other, self.complaint(ear, [one], [other])
        self.count["returns"] += 1

    async def hear(self) -> None:
        for table, clients in zip(self.tables, self.clients, strict=True):
            for client in clients:
                await client.catch_up(table.seq)
        for ear in self.ears:
            one, other = ear.listen()
            if ear.shown & {*self.pair} or ear.mocked:
                self.comparable.discard(ear.viewer)
            if one != other:
                self.spotless = self.spotless - {ear.viewer}
            if ear.viewer in self.comparable:
                assert one == other, self.complaint(ear, one, other)
                self.count["compared"] += len(one)
                self.count["bytes"] += sum(map(len, one))
            if self.tables[0].facts.status == "playing":
                ear.check_view()
                self.count["checked"] += 1

    def complaint(self, ear: Ear, one: list[str], other: list[str]) -> str:
        pairs = [(a, b) for a, b in zip(one, other, strict=False) if a != b]
        at = next((i for i, (a, b) in enumerate(zip(*pairs[0], strict=False)) if a != b), 0) if pairs else 0
        parts = (
            [text[max(0, at - 80) : at + 80] for text in pairs[0]]
            if pairs
            else [str(len(one)), str(len(other))]
        )
        return f"viewer {ear.viewer} can tell {self.pair}, ply {len(self.tables[0].plies)}: {parts}"


def plans(games: int, seed: int) -> Iterator[tuple[str, dict[str, str], int, int]]:
    for number in range(games):
        game, options = PLANS[number % len(PLANS)]
        seats = list(find_game(game).seats)
        yield game, dict(options), seats[number // len(PLANS) % len(seats)], seed + number


async def campaign(
    house: House, games: int, seed: int, most: int, tell: Callable[[int], None] = lambda _: None
) -> Found:
    """So many games, some at once, each for at most so many decisions. `tell` hears how many are over."""
    total: Counter[str] = Counter()
    waiting = iter(plans(games, seed))

    async def one_after_the_other() -> None:
        for game, options, seats, number in waiting:
            total.update(await Twins(house, game, options, seats, number).run(most))
            tell(total["games"])

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(one_after_the_other())
    return Found(*(total[name] for name in Found._fields))


def progress(games: int) -> None:
    if games % 100 == 0:
        print(f"{games} games", flush=True)


async def main() -> None:
    parser = argparse.ArgumentParser(description="Search for leaks.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=10_000, help="decisions of a game")
    given = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(make_store(str(Path(folder) / "leaks.db"))) as house:
            found = await campaign(house, given.games, given.seed, given.most, progress)
    print(f"{found} in {time.perf_counter() - began:.0f} s: no leak")


if __name__ == "__main__":
    asyncio.run(main())
