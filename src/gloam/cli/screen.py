"""How a running game looks on a terminal: what happened, the table, the hand, the question, the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.cli.match import Heard
from gloam.cli.terminal import Terminal
from gloam.core.picture import Group, Picture
from gloam.core.protocol import AnyGame, View

__all__ = ["draw_log", "draw_menu", "draw_position"]

NUMBER: Final = 3  # cells of an option's number
GAP: Final = "   "


def draw_log(log: Sequence[Heard], terminal: Terminal) -> None:
    """One event a line, with its ply and its rule; what was done to the reader stands out."""
    for heard in log:
        rule = f" ({heard.rule})" if heard.rule else ""
        style = "bad" if heard.strikes else ""
        text = f"{heard.ply:>4}  {terminal.speech.say(heard.said)}{rule}"
        terminal.write(text, style=style, indent=6)


def draw_position(picture: Picture, terminal: Terminal) -> None:
    terminal.draw(picture.table)
    if picture.hand:
        terminal.tell("play-hand", style="strong")
        terminal.draw([held.line for held in picture.hand])


def draw_menu(game: AnyGame, view: View, picture: Picture, terminal: Terminal) -> None:
    """The question and every option by its number."""
    terminal.write(terminal.speech.say(game.prompt(view)), style="good")
    for group in picture.menu:
        if all(choice.name for choice in group.choices):
            _draw_names(group, view.options, terminal)
        else:
            _draw_labels(game, view, group, terminal)


def _draw_labels(game: AnyGame, view: View, group: Group, terminal: Terminal) -> None:
    if group.title:
        terminal.write(group.title + ":", style="faint")
    for choice in group.choices:
        number = view.options.index(choice.action) + 1
        label = terminal.speech.say(game.label(choice.action, view))
        terminal.write(f"{number:>{NUMBER}}  {label}", indent=NUMBER + 2)


def _draw_names(group: Group, options: Sequence[int], terminal: Terminal) -> None:
    """Short names side by side, as many as fit on a line."""
    terminal.write(group.title + ":", style="faint")
    items = [f"{options.index(choice.action) + 1:>{NUMBER}}  {choice.name}" for choice in group.choices]
    width = max(map(len, items)) + len(GAP)
    in_a_line = max(1, (terminal.width + len(GAP)) // width)
    for at in range(0, len(items), in_a_line):
        terminal.write("".join(item.ljust(width) for item in items[at : at + in_a_line]).rstrip())
