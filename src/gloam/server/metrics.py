"""What the server counts and times, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

__all__ = ["Metrics", "Moves"]

FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BUCKETS: Final = (*map(str, FAST), "+Inf")


class Moves(Collector):
    """What is counted for each move, by the event loop alone: no locks, and worked out when asked for."""

    def __init__(self) -> None:
        self.taken = 0
        self._kept = [0] * len(BUCKETS)
        self._waited = 0.0

    def kept(self, seconds: float) -> None:
        """A deed is on disk so long after it was done."""
        self._kept[bisect_left(FAST, seconds)] += 1
        self._waited += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("gloam_moves", "Decisions folded into tables here", value=self.taken)
        yield HistogramMetricFamily(
            "gloam_commit_seconds",
            "From a deed to its being on disk",
            buckets=list(zip(BUCKETS, accumulate(self._kept), strict=True)),
            sum_value=self._waited,
        )


class Metrics:
    """One set for each server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Moves()
        self.registry.register(self.moves)
        self.refused = Counter("gloam_refused", "Commands not carried out", registry=self.registry)
        self.conflicts = Counter("gloam_conflicts", "Races lost to another process", registry=self.registry)
        self.store_down = Counter("gloam_store_down", "Appends that failed", registry=self.registry)
        self.errors = Counter("gloam_errors", "Defects met while serving", registry=self.registry)
        self.dropped = Counter("gloam_dropped", "Connections closed by us", ["code"], registry=self.registry)
        self.sockets = Gauge("gloam_sockets", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("gloam_tables", "Tables in memory", registry=self.registry)
        self.thinking = Histogram(
            "gloam_thinking_seconds",
            "From a question to a bot's answer",
            buckets=FAST,
            registry=self.registry,
        )
        self.requests = Counter("gloam_requests", "HTTP requests", ["status"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
