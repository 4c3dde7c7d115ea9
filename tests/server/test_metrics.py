"""What is counted for each move, against what happened."""

from __future__ import annotations

import random

import pytest
from prometheus_client.parser import text_string_to_metric_families

from gloam.server.metrics import FAST, Metrics

from .kit import House, play_on


def value(metrics: Metrics, name: str, **labels: str) -> float:
    """As somebody who collects them reads it."""
    families = text_string_to_metric_families(metrics.text().decode())
    samples = [sample for family in families for sample in family.samples]
    return next(sample.value for sample in samples if (sample.name, sample.labels) == (name, labels))


def test_times_are_told_in_buckets_that_hold_all_below() -> None:
    metrics = Metrics()
    for seconds in (0.0001, FAST[0], 0.004, 0.03, 60.0):
        metrics.moves.kept(seconds)
    below = {"0.0005": 2, "0.001": 2, "0.005": 3, "0.025": 3, "0.05": 4, "2.5": 4, "+Inf": 5}
    for bound, count in below.items():
        assert value(metrics, "gloam_commit_seconds_bucket", le=bound) == count, bound
    assert value(metrics, "gloam_commit_seconds_count") == 5
    assert value(metrics, "gloam_commit_seconds_sum") == pytest.approx(60.0346)


@pytest.mark.anyio
async def test_every_move_is_counted_once(house: House) -> None:
    metrics = house.app.context.metrics
    before = value(metrics, "gloam_moves_total"), value(metrics, "gloam_commit_seconds_count")
    made, clients = await house.begin()
    entries = house.table(made.id).seq
    assert await play_on(house.table(made.id), clients, random.Random(1), 5) == 5
    table = house.table(made.id)
    assert value(metrics, "gloam_moves_total") - before[0] == len(table.facts.moves) == 5
    assert value(metrics, "gloam_commit_seconds_count") - before[1] >= table.seq - entries
