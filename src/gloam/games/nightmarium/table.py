"""The table of Nightmarium in text: a creature is a row from the legs up, a legion a shape and a letter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gloam.core.action import NONE
from gloam.core.phrase import Arg, Phrase, Who
from gloam.core.picture import Choice, Group, Held, Item, Line, Picture, Say, Span, cells, flow, pad
from gloam.games.nightmarium.actions import ACTIONS, DONE, PLAY
from gloam.games.nightmarium.cards import LEGIONS, PARTS, TERRORS, card_name
from gloam.games.nightmarium.law import Law, law_of
from gloam.games.nightmarium.refusal import refuse
from gloam.games.nightmarium.shapes import PLACES
from gloam.games.nightmarium.text import ability_phrase, card_phrase, legion_phrase, part_phrase
from gloam.games.nightmarium.view import Creature, Link, NightmariumView

__all__ = ["picture"]

NUMBER: Final = 3  # cells of a card's number
CELL: Final = 18  # cells of a card on the table: number, badge, ability, a gap
LEAD: Final = 6  # cells before a creature's cards
ROW: Final = LEAD + len(PARTS) * CELL + 16  # of a creature on one line; narrower tables stack its parts
MARGIN: Final = "  "
SEPARATOR: Final = " · "
PLAYED_FROM_HAND: Final = ("turn", "mock")
REASONS: Final = ("bond", "no-free-place", "sealed-already", "seal-unfinished")  # said of all places at once


def picture(view: NightmariumView, say: Say, width: int) -> Picture:
    """What lies on the table, the viewer's hand and options, and the pile for whoever opens it."""
    drawn = _Table(view, say, width)
    pile = drawn.pile()
    return Picture(
        table=[*drawn.players(), *drawn.middle(), *drawn.chain()],
        hand=drawn.hand(),
        menu=drawn.menu(),
        pages=dict.fromkeys(("pile", drawn.word("word-pile")), pile),
    )


class _Table:
    """Draws one view; every method is one region of the table."""

    def __init__(self, view: NightmariumView, say: Say, width: int) -> None:
        self.view = view
        self.say = say
        self.law: Law = law_of(view.rules)
        self.width = width
        self.stacked = width < ROW

    def word(self, key: str, **args: Arg) -> str:
        return self.say(Phrase(f"nightmarium-table-{key}", args))

    # Cards

    def badge(self, card: int) -> Span:
        legion = self.law.legion[card]
        return Span(self.word(f"badge-{LEGIONS[legion]}"), f"hue{legion + 1}")

    def ability(self, card: int) -> Span:
        if card >= TERRORS:
            return Span(self.word("seal"), "strong")
        ability = self.law.ability[card]
        if ability == NONE:
            return Span(self.word("no-ability"), "faint")
        return Span(self.say(ability_phrase(ability)))

    def card(self, card: int) -> list[Span]:
        """Number, badge and ability: `17◆N Herald`."""
        return [Span(card_name(card), "strong"), self.badge(card), Span(" "), self.ability(card)]

    def rows(self, cards: Sequence[int]) -> list[list[Span]]:
        """Cards in full, one a line, in columns."""
        parts = [self.parts(card) for card in cards]
        wide = max(map(len, parts), default=0)
        return [
            [Span(" "), *_column(self.cell(card)), Span(shown.ljust(wide))]
            for card, shown in zip(cards, parts, strict=True)
        ]

    def parts(self, card: int) -> str:
        """The parts a card shows; a seal shows none."""
        shown = card_phrase(self.view.rules, card).args.get("parts")
        return self.say(shown) if isinstance(shown, Phrase) else ""

    def cards(self, title: str, cards: Iterable[int]) -> list[Item]:
        """A title and cards behind it, to flow."""
        items = [Item(", ", self.card(card)) for card in cards]
        first = Item(SEPARATOR, [Span(self.word(title) + " "), *items[0].spans])
        return [first, *items[1:]]

    def flow(self, items: Sequence[Item]) -> list[Line]:
        """Items one after the other, on as many lines as it takes; separators stay at the ends of lines."""
        return [[Span(MARGIN), *line] for line in flow(items, self.width - len(MARGIN), LEAD - len(MARGIN))]

    # What lies on the table

    def players(self) -> list[Line]:
        lines: list[Line] = []
        if not self.stacked and any(player.creatures[0].cards for player in self.view.players):
            heads = "".join(self.say(part_phrase(part)).ljust(CELL) for part in PARTS)
            lines.append([Span(" " * (LEAD + NUMBER) + heads.rstrip(), "faint")])
        for seat in range(self.view.seats):
            lines += self.player(seat)
            for spot, creature in enumerate(self.view.players[seat].creatures):
                if creature.cards:
                    lines += self.creature(seat, spot, creature)
        return lines

    def player(self, seat: int) -> list[Line]:
        player = self.view.players[seat]
        facts = [
            self.word("hand", count=player.hand.size),
            self.word("count", finished=player.finished, target=len(player.creatures)),
        ]
        name = Span(self.word("name", who=Who(seat), seat=seat + 1), "strong")
        items = [Item("", [name]), *(Item(SEPARATOR, [Span(fact)]) for fact in facts)]
        if player.hand.public:
            items += self.cards("known", player.hand.public)
        first, *rest = self.flow(items)
        return [[Span("▶ ", "good"), *first[1:]] if seat == self.view.to_act else first, *rest]

    def creature(self, seat: int, spot: int, creature: Creature) -> list[Line]:
        active = self.view.chain is not None and (self.view.chain.seat, self.view.chain.spot) == (seat, spot)
        lead = [Span("  ▶ " if active else "    ", "good"), Span(f"{spot + 1} ", "strong")]
        state = self.state(creature)
        if self.stacked:
            indent = Span(" " * LEAD)
            names = [Span(f"{self.say(part_phrase(part))} ", "faint") for part in PARTS]
            rows = [
                [indent, name, *self.card(card)] for name, card in zip(names, creature.cards, strict=False)
            ]
            return [[*lead, *state], *rows]
        columns = [_column(self.cell(card)) for card in creature.cards]
        gap = Span(" " * CELL * (len(PARTS) - len(columns)))
        return [[*lead, *(span for column in columns for span in column), gap, *state]]

    def cell(self, card: int) -> list[Span]:
        number, *rest = self.card(card)
        return [Span(number.text.rjust(NUMBER), number.style), *rest]

    def state(self, creature: Creature) -> list[Span]:
        if creature.seal != NONE:
            seal = creature.seal
            return [Span(self.word("embodied") + " ", "good"), Span(card_name(seal)), self.badge(seal)]
        if len(creature.cards) == len(PARTS):
            return [Span(self.word("finished"), "good")]
        return [Span(self.word("needs", part=part_phrase(PARTS[len(creature.cards)])), "faint")]

    def middle(self) -> list[Line]:
        """Deck and pile, and cards that wait to be played or turned up."""
        view = self.view
        items = [Item("", [Span(self.word("deck", count=view.deck))])]
        items.append(Item(SEPARATOR, [Span(self.word("pile", count=len(view.pile)))]))
        if view.pile:
            items += self.cards("top", view.pile[-1:])
        lines = self.flow(items)
        if view.revealed:
            lines.append([Span("  " + self.word("revealed"), "strong")])
            lines += [[Span("  "), *row] for row in self.rows(view.revealed)]
        if view.laid:
            lines += self.flow(self.cards("laid", view.laid))
        return lines

    def chain(self) -> list[Line]:
        """What runs now: done, running, next (N8)."""
        chain = self.view.chain
        if chain is None or not chain.links:
            return []
        title = self.word("chain", who=Who(chain.seat), spot=chain.spot + 1)
        links = [Item(" → ", [self.link(link)]) for link in chain.links]
        return self.flow([Item("", [Span(title + " ", "strong"), *links[0].spans]), *links[1:]])

    def link(self, link: Link) -> Span:
        text = self.word(f"link-{link.state}", ability=ability_phrase(link.ability))
        return Span(text, {"done": "faint", "running": "good"}.get(link.state, ""))

    def pile(self) -> list[Line]:
        """The discard pile, newest first, one card a line."""
        if not self.view.pile:
            return [[Span(self.word("pile-empty"))]]
        return list(self.rows(self.view.pile[::-1]))

    # What the viewer alone sees

    def hand(self) -> list[Held]:
        if self.view.viewer >= self.view.seats:
            return []
        cards = self.view.players[self.view.viewer].hand.cards
        ways = [range(PLAY + card * PLACES, PLAY + card * PLACES + self.law.target) for card in cards]
        return [
            Held(card_name(card), [*row, *self.note(way)], way)
            for card, row, way in zip(cards, self.rows(cards), ways, strict=True)
        ]

    def note(self, ways: range) -> list[Span]:
        """Where the card can be played now, or which rule is in the way."""
        if self.view.viewer != self.view.to_act or self.view.asked not in PLAYED_FROM_HAND:
            return []
        spots = [str(way - ways.start + 1) for way in ways if way in self.view.options]
        if spots:
            return [Span(" " + self.word("fits", spots=", ".join(spots)), "good")]
        return [Span(" " + self.obstacle(ways), "faint")]

    def obstacle(self, ways: range) -> str:
        refusals = [refuse(self.view, way) for way in ways]
        for reason in REASONS:
            for refusal in refusals:
                if refusal.reason == reason:
                    legion = legion_phrase(max(self.view.frames[0].two, 0))
                    return self.word(f"not-{reason}", rule=refusal.rule, legion=legion)
        return self.word("not-nowhere", rule=refusals[0].rule)

    # What the viewer can do

    def menu(self) -> list[Group]:
        """The options by verb, in the order of the options; cards to discard need only a short name."""
        groups: list[Group] = []
        verbs = [ACTIONS[option].verb for option in self.view.options]
        for verb in dict.fromkeys(verbs):
            options = [
                option for option, other in zip(self.view.options, verbs, strict=True) if other == verb
            ]
            groups.append(self.discards(options) if verb == "discard" else self.group(verb, options))
        return groups

    def group(self, verb: str, options: Sequence[int]) -> Group:
        title = self.word(f"group-{verb}") if verb == "play" else ""
        return Group(title, [Choice(option) for option in options])

    def discards(self, options: Sequence[int]) -> Group:
        choices = [
            Choice(option, "".join(span.text for span in self.card(ACTIONS[option].card)))
            for option in options
        ]
        names = " ".join(card_name(ACTIONS[option].card) for option in options[:2])
        title = self.word(f"group-discard-{self.view.asked}", names=names)
        if self.view.asked == "tribute":
            return Group(title, choices, ("discard", self.word("word-discard")))
        return Group(title, choices, ("exchange", self.word("word-exchange")), DONE)


def _column(spans: Sequence[Span]) -> list[Span]:
    """Fill up a card's cells; with a gap of one at least, so that columns never touch."""
    return pad(spans, max(CELL, cells(spans) + 1))
