"""The bugs that `make mutants` plants can all be planted: the text they spoil still stands in the source."""

from __future__ import annotations

from tests.mutants import HOMES, chosen, misfits


def test_every_bug_can_be_planted() -> None:
    assert misfits(chosen([])) == []


def test_every_home_has_bugs_and_none_is_listed_twice() -> None:
    bugs = chosen([])
    assert {bug.home for bug in bugs} == set(HOMES)
    assert len(set(bugs)) == len(bugs)
    assert all(bug.old != bug.new for bug in bugs)


def test_words_choose_homes_and_clauses() -> None:
    assert {bug.home for bug in chosen(["nightmarium"])} == {"nightmarium"}
    assert {bug.clause for bug in chosen(["kragmortha", "K8"])} == {"K8.1", "K8.2"}
    assert {bug.clause for bug in chosen(["N6", "K8.1"])} == {"N6.2", "N6.3", "K8.1"}
