"""A league: on every deal every line-up of the bots plays, and everybody has sat in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import ceil
from typing import NamedTuple

from gloam.arena.match import Bout, Outcome, derived, play_bout
from gloam.core.settings import Options

__all__ = ["League", "line_ups", "play_league_game"]


@cache
def line_ups(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Who plays together: every choice of so many bots, or with too few of them every way to repeat some."""
    if len(bots) >= seats:
        chosen = list(combinations(bots, seats))
    else:
        entrants = tuple(dict.fromkeys(bots))
        missing = seats - len(bots)
        chosen = [bots + more for more in combinations_with_replacement(entrants, missing)]
    return tuple(dict.fromkeys(tuple(sorted(group, key=bots.index)) for group in chosen))


class League(NamedTuple):
    """All that the games of a league have in common. Equal leagues give equal games, number by number.

    A round is one deal, played by each line-up once for every turn of the table. In each round the bots of
    a line-up sit down in another order, so that nobody always plays after the same neighbour.
    """

    game: str
    options: Options
    seats: int
    bots: tuple[str, ...]
    seed: int

    @property
    def round_size(self) -> int:
        return len(line_ups(self.bots, self.seats)) * self.seats

    def games_a_round(self, bot: str) -> int:
        """How often the bot sits down in a round; twice in one game, if it plays against itself."""
        return self.seats * sum(group.count(bot) for group in line_ups(self.bots, self.seats))

    def rounds(self, games: int) -> int:
        """How many whole rounds have at least so many games."""
        return ceil(games / self.round_size)

    def seating(self, number: int) -> Sequence[str]:
        """The bot of each seat in one game of the league."""
        round_, place = divmod(number, self.round_size)
        group, turned = divmod(place, self.seats)
        order = sorted(range(self.seats), key=lambda chair: self._seed(round_, "order", group, chair))
        line_up = line_ups(self.bots, self.seats)[group]
        return [line_up[chair] for chair in order[turned:] + order[:turned]]

    def bout(self, number: int) -> Bout:
        """One game of the league. Its seeds are those of its round: the deal's, and one for each seat."""
        round_ = number // self.round_size
        seeds = [self._seed(round_, "seat", seat + 1) for seat in range(self.seats)]
        return Bout(self.game, self.options, self.seating(number), self._seed(round_, "deal"), seeds)

    def _seed(self, round_: int, *purpose: str | int) -> int:
        return derived(self.seed, "round", round_, *purpose)


def play_league_game(league: League, number: int) -> Outcome:
    """One game of a league, fixed by its number."""
    return play_bout(league.bout(number))
