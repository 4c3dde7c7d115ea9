"""What was typed: the number of an option, an action in notation, the name of a card, the word of a group."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.action import NONE
from gloam.core.errors import BadInput
from gloam.core.picture import Group
from gloam.core.protocol import AnyGame, View

__all__ = ["counts", "group_called", "read_action", "read_named", "read_option"]


def counts(number: str, options: Sequence[int]) -> bool:
    """Are there as many options? However many digits the number has."""
    return len(number) <= len(str(len(options))) and 1 <= int(number) <= len(options)


def read_option(number: str, options: Sequence[int]) -> int:
    if not counts(number, options):
        raise BadInput("cli-option", value=number, count=len(options))
    return options[int(number) - 1]


def read_action(game: AnyGame, text: str, typed: str = "") -> int:
    """The action of a notation; the complaint quotes what was typed, if that was something else."""
    try:
        return game.actions.parse(text).index
    except ValueError:
        raise BadInput("cli-words", value=typed or text) from None


def read_named(game: AnyGame, view: View, name: str) -> int:
    """An action by its notation, or one with the card of this name: if it can, of a verb now offered."""
    verbs = [game.actions[option].verb for option in view.options]
    found = [action for action in game.actions if action.card != NONE and game.card_name(action.card) == name]
    found.sort(key=lambda action: action.verb not in verbs)
    return found[0].index if found else read_action(game, name)


def group_called(groups: Sequence[Group], word: str) -> Group | None:
    """The group that answers to a word."""
    return next((group for group in groups if word in group.words), None)
