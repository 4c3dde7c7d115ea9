"""What walks have visited: a law that was never put to the test proves nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gloam.core.protocol import AnyGame
from gloam.testing.walks import Step

__all__ = ["Census"]


class Census:
    """Counts the decisions, verbs and events of walks."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.decisions: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.events: Counter[str] = Counter()

    def count(self, steps: Iterable[Step]) -> None:
        for step in steps:
            self.events.update(event.kind for event in step.events)
            if step.asked:
                self.decisions[step.asked] += 1
                self.verbs[self.game.actions[step.action].verb] += 1

    def missing(self) -> list[str]:
        """What was never visited, as `decision mock`, `verb devour`, `event cut`."""
        wanted = {
            "decision": (self.game.decisions, self.decisions),
            "verb": ({action.verb for action in self.game.actions}, self.verbs),
            "event": (self.game.events, self.events),
        }
        return sorted(
            f"{kind} {name}" for kind, (names, seen) in wanted.items() for name in names if not seen[name]
        )
