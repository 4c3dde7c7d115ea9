"""How a running game looks on a terminal: what happened, the table, the hand, the question, the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.cli.match import Heard
from gloam.cli.terminal import Terminal
from gloam.core.picture import Group, Picture, Span
from gloam.core.protocol import AnyGame, View

__all__ = ["draw_labels", "draw_log", "draw_menu", "draw_position"]

NUMBER: Final = 3  # cells of an option's number
GAP: Final = "   "
LEAD_PART: Final = 3  # a title stands before its choices if it takes no more than this part of the width


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
    lead = _lead(picture.menu, terminal)
    for group in picture.menu:
        if _is_named(group):
            _draw_names(group, view.options, lead, terminal)
        else:
            draw_labels(game, view, group, view.options, terminal)


def draw_labels(game: AnyGame, view: View, group: Group, options: Sequence[int], terminal: Terminal) -> None:
    """One option a line, in full unless it has a name, by its number among `options`."""
    if group.title:
        terminal.write(group.title + ":", style="faint")
    for choice in group.choices:
        number = options.index(choice.action) + 1
        label = choice.name or terminal.speech.say(game.label(choice.action, view))
        terminal.write(f"{number:>{NUMBER}}  {label}", indent=NUMBER + 2)


def _is_named(group: Group) -> bool:
    return all(choice.name for choice in group.choices)


def _lead(menu: Sequence[Group], terminal: Terminal) -> int:
    """Cells before the choices of groups whose titles are short enough to stand before them."""
    titles = [len(group.title) + 1 for group in menu if _is_named(group)]
    return max((title for title in titles if title <= terminal.width // LEAD_PART), default=0)


def _draw_names(group: Group, options: Sequence[int], lead: int, terminal: Terminal) -> None:
    """Short names side by side, as many as fit on a line; behind the title if that leaves room for one."""
    items = [f"{options.index(choice.action) + 1:>{NUMBER}}  {choice.name}" for choice in group.choices]
    width = max(map(len, items)) + len(GAP)
    title = group.title + ":"
    if len(title) > lead or lead + width > terminal.width:
        terminal.write(title, style="faint")
        title, lead = "", 0
    in_a_line = max(1, (terminal.width - lead + len(GAP)) // width)
    for at in range(0, len(items), in_a_line):
        row = "".join(item.ljust(width) for item in items[at : at + in_a_line]).rstrip()
        if lead:
            terminal.draw([[Span((title if at == 0 else "").ljust(lead), "faint"), Span(row)]])
        else:
            terminal.write(row, indent=NUMBER + 2)
