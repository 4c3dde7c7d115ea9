"""What a league comes to: each bot's share of the wins, its rating, and how it fared against each other."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from hashlib import sha256
from itertools import permutations
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from gloam.arena.intervals import design_effect, rounds_quantile
from gloam.arena.league import League
from gloam.arena.match import Outcome
from gloam.arena.ratings import Rating, rate
from gloam.stats import wilson

__all__ = ["Meeting", "Results", "Standing"]


class Standing(NamedTuple):
    """How one bot did. A bot that sits twice at a table plays two games there, and may win half of them."""

    bot: str
    games: int
    wins: float  # a shared win is shared
    share: float
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float
    failures: int  # games that a stand-in played to the end, because the bot's program failed


class Meeting(NamedTuple):
    """One bot against another: of the games with both, who won how many. By seat, if one has more of them."""

    bot: str
    against: str
    games: int
    wins: float
    losses: float
    share: float | None  # of the games that one of the two has won; None if there is none


class Results:
    """Adds up the games of a league. They are added in order, so that no sum depends on who played which."""

    def __init__(self, league: League) -> None:
        self.league = league
        self.bots = list(dict.fromkeys(league.bots))
        self.games = 0
        self.decisions = 0
        self.unfinished = 0
        self.rounds: list[dict[str, float]] = []  # the wins of each bot in each round
        self.tables: defaultdict[tuple[int, ...], float] = defaultdict(float)
        self.met: Counter[tuple[str, str]] = Counter()
        self.ahead: defaultdict[tuple[str, str], float] = defaultdict(float)
        self.failed: Counter[str] = Counter()
        self.hash = sha256()

    def add(self, outcome: Outcome) -> None:
        seating = self.league.seating(self.games)
        if self.games % self.league.round_size == 0:
            self.rounds.append(dict.fromkeys(self.bots, 0.0))
        self.games += 1
        self.decisions += outcome.decisions
        self.unfinished += not outcome.over
        self.hash.update(outcome.final.encode())
        self.failed.update(seating[failure.seat] for failure in outcome.failures)
        self._count(seating, outcome.scores)

    def _count(self, seating: Sequence[str], scores: Sequence[float]) -> None:
        """Wins for the shares, decided games for the ratings, and for each pair the wins by seat."""
        seats = Counter(seating)
        by_seat = dict.fromkeys(seats, 0.0)
        for bot, score in zip(seating, scores, strict=True):
            self.rounds[-1][bot] += score
            by_seat[bot] += score / seats[bot]
        self.tables[tuple(sorted(map(self.bots.index, seating)))] += sum(scores)
        for bot, other in permutations(seats, 2):
            self.met[bot, other] += 1
            self.ahead[bot, other] += by_seat[bot]

    def standings(self) -> list[Standing]:
        """Each bot's, in the order in which they were named."""
        wins = [sum(round_[bot] for round_ in self.rounds) for bot in self.bots]
        return [
            self._standing(bot, rating)
            for bot, rating in zip(self.bots, rate(wins, self.tables), strict=True)
        ]

    def _standing(self, bot: str, rating: Rating) -> Standing:
        size, rounds = self.league.games_a_round(bot), len(self.rounds)
        wins = [round_[bot] for round_ in self.rounds]
        share, quantile = fmean(wins) / size, rounds_quantile(rounds)
        effect = design_effect(wins, size, size * share * (1 - share))
        low, high = wilson(share, rounds * size / effect, quantile)
        reach = quantile * rating.error * sqrt(design_effect(wins, size, rating.variance / rounds))
        points = rating.points
        return Standing(
            bot=bot,
            games=rounds * size,
            wins=sum(wins),
            share=share,
            low=low,
            high=high,
            rating=points,
            rating_low=points - reach,
            rating_high=points + reach,
            failures=self.failed[bot],
        )

    def meetings(self) -> list[Meeting]:
        """Every bot against every other it met."""
        return [
            self._meeting(bot, other) for bot, other in permutations(self.bots, 2) if self.met[bot, other]
        ]

    def _meeting(self, bot: str, other: str) -> Meeting:
        wins, losses = self.ahead[bot, other], self.ahead[other, bot]
        share = wins / (wins + losses) if wins + losses else None
        return Meeting(bot, other, self.met[bot, other], wins, losses, share)
