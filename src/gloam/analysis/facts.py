"""What was found, for programs. Seats, turns and decisions are counted from one, as people count them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.analysis.course import LEVEL, Course, Swing
from gloam.analysis.cut import Kind, Stretch
from gloam.analysis.study import Study
from gloam.analysis.words import COLUMNS, estimates
from gloam.core.action import NONE

__all__ = ["facts_of"]

PLY_KEYS: Final = (
    *("ply", "until", "turn", "seat", "action", "win", "low", "high"),
    *("choice", "choice_margin", "luck", "luck_margin", "whole", "whole_margin"),
)


def facts_of(study: Study, course: Course, swings: Sequence[Swing], told: Sequence[str]) -> dict[str, object]:
    record = study.record
    return {
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "names": [record.names.get(seat, "") for seat in range(record.seats)],
        "viewer": "open" if study.viewer == NONE else study.viewer + 1,
        "seed": study.seed,
        "playouts": study.effort.playouts,
        "every": study.effort.every,
        "confidence": LEVEL,
        "plies": [
            *(_stretch_facts(study, course, at) for at in range(len(study.stretches))),
            _last_facts(study, course),
        ],
        "turning_points": [
            _swing_facts(study.stretches[swing.stretch], swing, text)
            for swing, text in zip(swings, told, strict=True)
        ],
        "totals": _totals(study, course),
    }


def _stretch_facts(study: Study, course: Course, at: int) -> dict[str, object]:
    """The chances before a decision, and what it did to them. Null: luck and choice cannot be told apart."""
    stretch = study.stretches[at]
    found = {
        "ply": stretch.first,
        "until": stretch.end,
        "turn": stretch.turn,
        "seat": None if stretch.seat == NONE else stretch.seat + 1,
        "action": _action(study, stretch),
        **_chances(course, at),
    }
    for part in ("whole",) if stretch.kind is Kind.WHOLE else ("choice", "luck"):
        changes = [course.part(at, part, seat) for seat in course.seats]
        found[part] = [change.value for change in changes]
        found[f"{part}_margin"] = [change.margin for change in changes]
    return {key: found.get(key) for key in PLY_KEYS}


def _last_facts(study: Study, course: Course) -> dict[str, object]:
    """The position the record ends with. Nothing was done there."""
    last = {"ply": len(study.decisions), **_chances(course, len(study.stretches))}
    return {key: last.get(key) for key in PLY_KEYS}


def _action(study: Study, stretch: Stretch) -> str | None:
    """In notation. What others did may be a secret of theirs."""
    if study.viewer not in (NONE, stretch.seat):
        return None
    decisions = study.decisions[stretch.first : stretch.end]
    return "; ".join(study.game.actions[decision.action].text for decision in decisions)


def _chances(course: Course, at: int) -> dict[str, object]:
    bands = [course.chance(at, seat) for seat in course.seats]
    return {
        "win": [share for _, share, _ in bands],
        "low": [low for low, _, _ in bands],
        "high": [high for _, _, high in bands],
    }


def _swing_facts(stretch: Stretch, swing: Swing, text: str) -> dict[str, object]:
    return {
        "ply": stretch.first,
        "until": stretch.end,
        "turn": stretch.turn,
        "kind": swing.part,
        "by": None if stretch.seat == NONE else stretch.seat + 1,
        "seat": swing.seat + 1,
        "before": swing.before,
        "after": swing.after,
        "margin": swing.margin,
        "text": text,
    }


def _totals(study: Study, course: Course) -> dict[str, object]:
    """Start and parts sum to the result, seat by seat."""
    found = [estimates(course, seat) for seat in course.seats]
    parts = {
        key: {
            "value": [parts[key].value for parts in found],
            "margin": [parts[key].margin for parts in found],
        }
        for key in COLUMNS
    }
    start, result = (_chances(course, at)["win"] for at in (0, len(study.stretches)))
    return {"start": start, **parts, "result": result}
