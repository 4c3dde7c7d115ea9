"""The conversation of a running game: a number or notation plays, a few words explain."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from gloam.cli.match import Match
from gloam.cli.reading import counts, group_called, read_action, read_named, read_option
from gloam.cli.records import save_record
from gloam.cli.rules import show_rules
from gloam.cli.screen import draw_labels, draw_log, draw_menu, draw_position
from gloam.cli.terminal import Terminal
from gloam.core.errors import BadInput, IllegalAction, Refusal
from gloam.core.phrase import Who
from gloam.core.picture import Group, Picture
from gloam.pages import rule_page

__all__ = ["Session"]

WORDS: Final = ("help", "rules", "why", "log", "table", "undo", "save", "quit")
DO_NOT_SAVE: Final = "-"
HELP_COLUMN: Final = 17  # where `cli-play-help` begins to explain


class Session:
    """Talks with the person until the game is over or left. `saved` says where it was kept, if it was."""

    def __init__(self, match: Match, terminal: Terminal, *, asks_to_save: bool) -> None:
        self.match = match
        self.game = match.game
        self.terminal = terminal
        self.asks_to_save = asks_to_save
        self.left = False
        self.told = 0  # lines of the log already narrated
        self.commands = self._commands()
        self.view = match.view()
        self.picture = self._picture()

    def _commands(self) -> dict[str, Callable[[list[str]], None]]:
        """Every command by its English word and by that of the language."""
        commands: dict[str, Callable[[list[str]], None]] = {"?": self.help}
        for word in WORDS:
            method: Callable[[list[str]], None] = getattr(self, word)
            commands |= {word: method, self.terminal.word(f"word-{word}"): method}
        return commands

    def run(self) -> None:
        self.show()
        while not self.left:
            line = self.ask("> ")
            if line is None:
                self.leave()
            else:
                self.obey(line)

    def leave(self) -> None:
        if not self.match.state.over:
            self.terminal.tell("play-left")
        self.left = True

    def ask(self, prompt: str) -> str | None:
        """A line from the person; None at the end of input."""
        try:
            line = input(prompt)
        except EOFError:
            self.terminal.write()
            return None
        if not sys.stdin.isatty():
            self.terminal.write(line)  # so that a transcript can be read
        return line.strip()

    def obey(self, line: str) -> None:
        try:
            self._obey(line.split())
        except BadInput as bad:
            self.terminal.write(self.terminal.complaint(bad.phrase), style="bad")
        except IllegalAction as illegal:
            self.refuse(illegal.action, illegal.refusal)

    def _obey(self, words: list[str]) -> None:
        word = words[0].lower() if words else ""
        group = group_called(self.picture.menu, word)
        aside = group_called(self.picture.asides, word)
        if not word:
            self.empty_line()
        elif word in self.commands:
            self.commands[word](words[1:])
        elif word in self.picture.pages:
            self.terminal.draw(self.picture.pages[word])
        elif group is not None:
            self.choose_several(group, words[1:])
        elif aside is not None:
            self.choose_aside(aside, words[1:])
        else:
            self.choose(words)

    # Looking

    def show(self) -> None:
        """Let the others play, tell what happened, and draw what there is now."""
        self.match.advance()
        self.narrate()
        self.view = self.match.view()
        self.picture = self._picture()
        self.draw()

    def _picture(self) -> Picture:
        return self.game.picture(self.view, self.terminal.speech.say, self.terminal.width)

    def draw(self) -> None:
        self.terminal.head(self.terminal.word("play-turn", turn=self.match.state.turn))
        draw_position(self.picture, self.terminal)
        if self.match.state.over:
            self.show_result()
        else:
            draw_menu(self.game, self.view, self.picture, self.terminal)

    def narrate(self) -> None:
        """What happened since the person last decided."""
        news = [heard for heard in self.match.log[self.told :] if not heard.dull]
        self.told = len(self.match.log)
        if news:
            self.terminal.head(self.terminal.word("play-since"))
            draw_log(news, self.terminal)

    def show_result(self) -> None:
        scores = self.match.state.scores()
        key = "play-won" if max(scores) == 1 else "play-shared"
        for seat, share in enumerate(scores):
            if share:
                self.terminal.tell(key, style="good", who=Who(seat))
        deal = self.match.record.deal
        if deal is not None:
            self.terminal.tell("play-verify", commitment=deal.commitment)
        self.terminal.tell("play-how-to-save" if self.asks_to_save else "play-how-to-leave")

    # Choosing

    def empty_line(self) -> None:
        if self.match.state.over:
            self.left = True
        else:
            self.draw()

    def choose(self, words: list[str]) -> None:
        """An option by its number, or any action by its notation."""
        if len(words) == 1 and words[0].isdecimal():
            self.act(read_option(words[0], self.view.options))
        else:
            self.act(read_action(self.game, " ".join(words).lower()))

    def choose_aside(self, group: Group, names: list[str]) -> None:
        """List what may be done though it is not asked for, or do it by number or notation."""
        asides = [choice.action for choice in group.choices]
        if names and not (len(names) == 1 and names[0].isdecimal()):
            text = " ".join(names).lower()
            self.act(read_action(self.game, f"{group.words[0]} {text}", text))
        elif not asides:
            self.terminal.write(group.title)
        elif not names:
            draw_labels(self.game, self.view, group, asides, self.terminal)
            self.terminal.tell("play-aside", style="faint", word=group.words[-1])
        elif not counts(names[0], asides):
            raise BadInput("cli-aside", value=names[0], word=group.words[-1], count=len(asides))
        else:
            self.act(asides[int(names[0]) - 1])

    def act(self, action: int) -> None:
        self.match.act(self.match.me, action)
        self.show()

    def choose_several(self, group: Group, names: list[str]) -> None:
        """Take several choices of a group in ascending order, and close it; all of them or none."""
        if not names:
            raise BadInput("cli-several", value=group.words[0])
        verb = self.game.actions[group.choices[0].action].verb
        actions = sorted({read_action(self.game, f"{verb} {name.lower()}", name) for name in names})
        self._rehearse(actions)
        for action in actions:
            self.match.act(self.match.me, action)
        if self._is_open(group):
            self.match.act(self.match.me, group.closing)
        self.show()

    def _is_open(self, group: Group) -> bool:
        """Could more of the group be chosen, or nothing but closing it? Else that is another decision."""
        self.view = self.match.view()
        if self.view.options == (group.closing,):
            return True
        again = group_called(self._picture().menu, group.words[0])
        return again is not None and group.closing in self.view.options

    def _rehearse(self, actions: Sequence[int]) -> None:
        """IllegalAction unless all of them can be taken one after the other."""
        state = self.match.state.copy()
        for action in actions:
            if state.to_act != self.match.me or action not in state.options:
                refusal = self.game.refuse(self.game.view(state, self.match.me), action)
                raise IllegalAction(self.match.me, self.game.actions[action].text, refusal)
            state.apply(action)

    # Words

    def help(self, words: list[str]) -> None:
        """The commands, with examples from this very position."""
        actions = self.game.actions
        notation = actions[self.view.options[-1] if self.view.options else 0].text
        ids = rule_page(self.game.id, self.terminal.language).ids
        rule = next(name for name in ids if "." in name)
        text = self.terminal.word("play-help", notation=notation, rule=rule)
        for group in self.picture.menu:
            if group.words:
                names = " ".join(self.game.card_name(actions[c.action].card) for c in group.choices[:2])
                text += "\n" + self.terminal.word("play-help-several", words=f"{group.words[-1]} {names}")
        for group in self.picture.asides:
            text += "\n" + self.terminal.word("play-help-aside", word=group.words[-1])
        text += "\n" + self.terminal.word("play-help-pages", pages=", ".join(self.picture.pages))
        self.terminal.write(text, indent=HELP_COLUMN)

    def rules(self, words: list[str]) -> None:
        if words:
            show_rules(self.game.id, words[0], self.terminal)
            return
        for section in rule_page(self.game.id, self.terminal.language).sections:
            if section.id:
                self.terminal.write(f"{section.id:>4}  {section.title}")

    def why(self, words: list[str]) -> None:
        """Why a card in hand cannot be played, place by place, or why an action is not legal."""
        name = " ".join(words).lower()
        held = next((held for held in self.picture.hand if held.name == name), None)
        if not name:
            raise BadInput("cli-why")
        self.explain(held.ways if held is not None else [read_named(self.game, self.view, name)])

    def explain(self, actions: Sequence[int]) -> None:
        """What can be done of these, and what is in the way of the rest; a reason they share is said once."""
        shared: dict[str, tuple[list[str], Refusal]] = {}
        asides = [choice.action for group in self.picture.asides for choice in group.choices]
        for action in actions:
            if action in self.view.options:
                number = self.view.options.index(action) + 1
                self.terminal.tell("play-legal", number=number, label=self.game.label(action, self.view))
            elif action in asides:
                self.terminal.tell("play-legal-aside", label=self.game.label(action, self.view))
            else:
                refusal = self.game.refuse(self.view, action)
                names, _ = shared.setdefault(self.terminal.speech.say(refusal.why), ([], refusal))
                names.append(self.game.actions[action].text)
        for names, refusal in shared.values():
            self.refuse(", ".join(names), refusal)

    def refuse(self, action: str, refusal: Refusal) -> None:
        said = self.terminal.word(
            "play-refused", action=action, rule=refusal.rule, why=refusal.why, legal_if=refusal.legal_if
        )
        self.terminal.write(said, indent=4)

    def log(self, words: list[str]) -> None:
        """The whole log, or its last lines."""
        count = int(words[0]) if words and words[0].isdecimal() and len(words[0]) < 6 else len(self.match.log)
        draw_log(self.match.log[-count:] if count else [], self.terminal)

    def table(self, words: list[str]) -> None:
        self.draw()

    def undo(self, words: list[str]) -> None:
        if not self.match.undo():
            raise BadInput("cli-undo")
        self.told = len(self.match.log)
        self.terminal.tell("play-undone")
        self.show()

    def save(self, words: list[str]) -> None:
        if not words:
            raise BadInput("cli-save")
        self.save_to(" ".join(words))

    def save_to(self, file: str) -> None:
        save_record(self.match.record_now(), file)
        self.terminal.tell("play-saved", file=file)

    def quit(self, words: list[str]) -> None:
        """Leave, and keep the game unless told not to."""
        if self.asks_to_save and not self.match.state.over:
            default = f"{self.game.id}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.record"
            file = self.ask(self.terminal.word("play-save-as", file=default, no=DO_NOT_SAVE) + " ")
            if file is not None and file != DO_NOT_SAVE:
                self.save_to(file or default)
        self.leave()
