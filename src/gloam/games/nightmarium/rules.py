"""The rules of Nightmarium. Every method that carries out a clause cites it.

Open decisions are a stack of frames, four numbers each: a kind, the seat it belongs to and two arguments.
The lowest frame is the turn; all that an action sets off lies above it, so "the rest of the chain is
dropped" (N4.5) is cutting the stack down to its first frame. `apply` resolves the top frame and settles:
automatic frames run, a frame nobody has an option for lapses, and the first one left is the next decision.
"""

from __future__ import annotations

from bisect import insort
from typing import Final, final

from gloam.core.action import NONE
from gloam.core.event import Event
from gloam.core.rng import Rng
from gloam.games.nightmarium import events
from gloam.games.nightmarium.actions import (
    DEVOUR,
    DISCARD,
    DONE,
    DRAW,
    EXECUTE,
    GIVE,
    NO,
    PLAY,
    SCAVENGE,
    YES,
)
from gloam.games.nightmarium.cards import (
    CARDS,
    HEAD,
    HERALD,
    LEGS,
    PARTS,
    TERRORS,
    TORSO,
    WEEPER,
)
from gloam.games.nightmarium.law import Law, check_seats
from gloam.games.nightmarium.shapes import COMPLETE, FINISHED, PLACES, TOUCHABLE, UNFINISHED, WEIGHT, stage

__all__ = ["DECISIONS", "FRAME", "FRAMES", "State", "deal"]

# Frames: kind, seat, two arguments.
FRAME: Final = 4
TURN: Final = 0  # actions left, legion bound to (N2.5)
EXCHANGE: Final = 1  # cards discarded so far, the last of them
TRIBUTE: Final = 2  # legion demanded, the seat that demands it
SCAVENGE_: Final = 3  # place of the activating creature
EXECUTE_: Final = 4
DEVOUR_: Final = 5
MOCK: Final = 6
HERALD_: Final = 7  # place of the activating creature, place of a creature that waits to run (N5.7)
RERUN: Final = 8  # place of the sealed creature
CHAIN: Final = 9  # place of the activating creature, part now running; automatic
UNVEIL: Final = 10  # turns the gifts of N4.2 up; automatic
FRAMES: Final = (
    "turn",
    "exchange",
    "tribute",
    "scavenge",
    "execute",
    "devour",
    "mock",
    "herald",
    "rerun",
    "chain",
    "unveil",
)
DECISIONS: Final = FRAMES[:CHAIN]
FRAME_OF_ABILITY: Final = [HERALD_, NONE, MOCK, EXECUTE_, SCAVENGE_, DEVOUR_]

ACTIONS_A_TURN: Final = 2
MOST_STEPS: Final = 500


def deal(law: Law, seats: int, seed: int) -> State:
    """N1: shuffle, deal, choose the first player."""
    check_seats(law, seats)
    state = State(law, seats, Rng.seeded(seed))
    state.deck = list(law.cards)
    state.rng.shuffle(state.deck)
    first = state.rng.below(seats) if law.first == NONE else law.first  # N1.3
    for _ in range(law.hand):
        for step in range(seats):
            state.take(events.DEALT, "N1.2", (first + step) % seats, state.deck.pop())
    state.begin_turn(first)
    state.settle()
    return state


@final
class State:
    """One game in progress: who holds what, who knows what, and what is being decided."""

    __slots__ = (
        "body",
        "deck",
        "everyone",
        "hands",
        "idle",
        "laid",
        "law",
        "options",
        "pile",
        "revealed",
        "rng",
        "seal",
        "seats",
        "seen",
        "shape",
        "stack",
        "steps",
        "telling",
        "to_act",
        "told",
        "turn",
        "winners",
    )

    def __init__(self, law: Law, seats: int, rng: Rng) -> None:
        self.law = law
        self.seats = seats
        self.rng = rng
        self.turn = 0
        self.to_act = NONE
        self.options: list[int] = []
        self.stack: list[int] = []
        # Zones: each card in play is in exactly one.
        self.deck: list[int] = []  # the top is the end
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # ascending
        self.laid: list[int] = []  # gifts not yet turned up: seat, card, seat, card …
        self.revealed: list[int] = []  # by a Herald
        self.body = [NONE] * (seats * PLACES * len(PARTS))
        self.seal = [NONE] * (seats * PLACES)
        self.shape = [0] * seats  # what `body` and `seal` amount to, see shapes
        # Who knows where a card is: a bit for each seat, then one for spectators.
        self.everyone = (2 << seats) - 1
        self.seen = [0] * CARDS
        self.idle = 0  # actions passed in a row (N2.6)
        self.steps = 0  # of the chain an action set off (N4.8)
        self.winners = 0  # a bit for each seat
        self.telling = True
        self.told: list[Event] = []

    def copy(self) -> State:
        """The same position; events not yet taken stay behind."""
        twin = State.__new__(State)
        twin.law = self.law
        twin.seats = self.seats
        twin.rng = self.rng.copy()
        twin.turn = self.turn
        twin.to_act = self.to_act
        twin.options = self.options
        twin.stack = self.stack[:]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = self.laid[:]
        twin.revealed = self.revealed[:]
        twin.body = self.body[:]
        twin.seal = self.seal[:]
        twin.shape = self.shape[:]
        twin.everyone = self.everyone
        twin.seen = self.seen[:]
        twin.idle = self.idle
        twin.steps = self.steps
        twin.winners = self.winners
        twin.telling = self.telling
        twin.told = []
        return twin

    # What is asked

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def asked(self) -> str:
        return FRAMES[self.stack[-FRAME]] if self.stack else ""

    def scores(self) -> list[float]:
        if self.winners == 0:
            return [0.0] * self.seats
        share = 1.0 / self.winners.bit_count()
        return [share if self.winners >> seat & 1 else 0.0 for seat in range(self.seats)]

    def take_events(self) -> list[Event]:
        told = self.told
        self.told = []
        return told

    def apply(self, action: int) -> None:
        kind = self.stack[-FRAME]
        seat = self.stack[-3]
        if kind == TURN:
            self._act(seat, action)
        elif kind == EXCHANGE:
            self._exchange(seat, action)
        elif kind == TRIBUTE:
            if self.lay(seat, action):
                self._pop()
                self._tell(events.CHOSE, "N4.2", seat, NONE, NONE, NONE, NONE)
        elif kind == MOCK:
            self._mock(seat, action)
        elif kind == HERALD_:
            self._sing(seat, action)
        elif kind == RERUN:
            self._answer_rerun(seat, action)
        elif kind == SCAVENGE_:
            self._scavenge(seat, action)
        elif kind == EXECUTE_:
            self._execute(seat, action)
        else:
            self._devour(seat, action)
        self.settle()

    def settle(self) -> None:
        """Run what runs by itself until somebody has something to decide, or the game is over."""
        while self.stack:
            kind = self.stack[-FRAME]
            if kind == CHAIN:
                self._next_ability()
            elif kind == UNVEIL:
                self._unveil()
            elif kind == TURN and self.stack[-2] == 0:
                self._end_turn()
            else:
                self.options = self._options(kind, self.stack[-3])
                if self.options:
                    self.to_act = self.stack[-3]
                    return
                self._lapse(kind, self.stack[-3])
        self.options = []
        self.to_act = NONE

    def refresh(self) -> bool:
        """Compute the options of the open decision anew, after hands were dealt anew. Are there any?"""
        if self.stack:
            self.options = self._options(self.stack[-FRAME], self.stack[-3])
        return bool(self.options) or not self.stack

    def _options(self, kind: int, seat: int) -> list[int]:
        if kind == TURN:
            return self._turn_options(seat)
        if kind == EXCHANGE:
            return self._exchange_options(seat)
        if kind == TRIBUTE:
            return self.tribute_options(seat)
        if kind == MOCK:
            return self._plays([], self.hands[seat], seat, NONE)  # N5.5
        if kind == HERALD_:
            return self._plays([], self._herald_cards(), seat, NONE)  # N5.6
        if kind == RERUN:
            return [YES, NO]  # N7.2
        if kind == DEVOUR_:
            return self._devour_options(seat)
        if kind == SCAVENGE_:
            return self._targets(SCAVENGE, seat, UNFINISHED)  # N5.2
        return self._targets(EXECUTE, seat, TOUCHABLE)  # N5.3

    def _lapse(self, kind: int, seat: int) -> None:
        """Nothing can be chosen: what the frame asked for is over, or cannot be done."""
        if kind == TURN:
            self._pass(seat)
        elif kind == EXCHANGE:
            self._draw_half(seat)
        elif kind == TRIBUTE:
            self._pop()
        elif kind == HERALD_:
            self._fall_silent(seat)
        else:
            self._pop()
            self._stop_chain()

    # N2 The turn

    def begin_turn(self, seat: int) -> None:
        self.turn += 1
        self._push(TURN, seat, ACTIONS_A_TURN, NONE)
        self._tell(events.BEGAN, "N2.1", seat, NONE, NONE, NONE, NONE)

    def _turn_options(self, seat: int) -> list[int]:
        """N2.1: draw, exchange or play. Playing twice binds to one legion (N2.5)."""
        hand = self.hands[seat]
        options = [DISCARD + card for card in hand]
        if self.deck or self.pile:  # N2.6
            options.insert(0, DRAW)
        return self._plays(options, hand, seat, self.stack[-1])

    def _act(self, seat: int, action: int) -> None:
        self.idle = 0
        self.steps = 0
        self.stack[-2] -= 1
        if action >= PLAY:
            card = (action - PLAY) // PLACES
            self.stack[-1] = self.law.deck.legion[card]  # N2.5, N7.4
            self.hands[seat].remove(card)
            self._play("N2.4", seat, card, (action - PLAY) % PLACES)
        elif action == DRAW:
            self._draw("N2.2", seat)
        else:
            self._push(EXCHANGE, seat, 0, NONE)
            self._exchange(seat, action)

    def _exchange_options(self, seat: int) -> list[int]:
        """N2.3: any set of cards, named in ascending order, so that each set has one path.

        With cards in hand `done` is always said, even if it is the only choice: an exchange that ended
        by itself would show that no higher card is held.
        """
        hand = self.hands[seat]
        if not hand:
            return []
        last = self.stack[-1]
        return [DONE] + [DISCARD + card for card in hand if card > last]

    def _exchange(self, seat: int, action: int) -> None:
        if action == DONE:
            self._draw_half(seat)
            return
        card = action - DISCARD
        self.stack[-2] += 1
        self.stack[-1] = card
        self.hands[seat].remove(card)
        self._discard("N2.3", seat, card)

    def _draw_half(self, seat: int) -> None:
        """N2.3: half as many, rounded down; the discards are already in the pile."""
        count = self.stack[-2] // 2
        self._pop()
        for _ in range(count):
            self._draw("N2.3", seat)

    def _pass(self, seat: int) -> None:
        """N2.6: no legal action."""
        self.stack[-2] -= 1
        self.idle += 1
        self._tell(events.PASSED, "N2.6", seat, NONE, NONE, NONE, NONE)

    def _end_turn(self) -> None:
        seat = self.stack[-3]
        self._pop()
        if not self.law.immediate and self.finished(seat) >= self.law.target:
            self._end("N6.3", 1 << seat)
        elif self.idle >= ACTIONS_A_TURN * self.seats:
            self._end("N2.6", self._leaders())
        else:
            self.begin_turn((seat + 1) % self.seats)

    # N3 Building

    def _plays(self, options: list[int], cards: list[int], seat: int, bond: int) -> list[int]:
        """Add every way to play one of `cards` by N3 or N7; with a bond, only of that legion."""
        places = self.law.shapes.of(self.shape[seat])
        parts = self.law.deck.parts
        legion = self.law.deck.legion
        for card in cards:
            if bond == NONE or legion[card] == bond:
                base = PLAY + card * PLACES
                for spot in places[parts[card]]:
                    options.append(base + spot)
        return options

    def _play(self, rule: str, seat: int, card: int, spot: int) -> None:
        if self._put(rule, seat, card, spot):
            self._start(seat, spot)

    def _put(self, rule: str, seat: int, card: int, spot: int) -> bool:
        """Lay a card out of its zone on a creature. Does it set a run off (N4, N7.2)?"""
        self.seen[card] = self.everyone
        place = seat * PLACES + spot
        part = stage(self.shape[seat], spot)
        self.shape[seat] += WEIGHT[spot]
        if card >= TERRORS:
            self.seal[place] = card
            self._tell(events.SEALED, rule, seat, card, spot, NONE, NONE)
            return True
        self.body[place * len(PARTS) + part] = card
        self._tell(events.PLACED, rule, seat, card, spot, NONE, part)
        if part != HEAD:
            return False
        self._tell(events.FINISHED, "N4", seat, NONE, spot, NONE, NONE)
        if self.law.immediate and self.finished(seat) >= self.law.target:  # N4.1
            self._end("N6.2", 1 << seat)
            return False
        return True

    def _take_top(self, seat: int, spot: int) -> int:
        """Take the top card off a creature; N3.3: without cards it is gone."""
        part = stage(self.shape[seat], spot) - 1
        at = (seat * PLACES + spot) * len(PARTS) + part
        card = self.body[at]
        self.body[at] = NONE
        self.shape[seat] -= WEIGHT[spot]
        return card

    def _vanish(self, seat: int, spot: int) -> None:
        """N3.3: say so if the creature has lost its only card."""
        if stage(self.shape[seat], spot) == 0:
            self._tell(events.VANISHED, "N3.3", seat, NONE, spot, NONE, NONE)

    def finished(self, seat: int) -> int:
        """How many finished creatures a seat has."""
        return len(self.law.shapes.of(self.shape[seat])[FINISHED])

    # N4 Finishing a creature

    def _start(self, seat: int, spot: int) -> None:
        """A creature was finished or sealed. N4.5: what ran until now is dropped for good."""
        if self.stack[-FRAME] != TURN:
            self._drop_chain(spot)
        if self.seal[seat * PLACES + spot] != NONE:
            self._start_rerun(seat, spot)
            return
        self._push(CHAIN, seat, spot, COMPLETE)
        legion = self._pure_legion(seat, spot)
        if legion != NONE:
            self._demand(seat, spot, legion)

    def _pure_legion(self, seat: int, spot: int) -> int:
        """The legion all three cards share, or NONE."""
        at = (seat * PLACES + spot) * len(PARTS)
        legion = self.law.deck.legion
        head = legion[self.body[at + HEAD]]
        pure = legion[self.body[at + LEGS]] == head and legion[self.body[at + TORSO]] == head
        return head if pure else NONE

    def _demand(self, seat: int, spot: int, legion: int) -> None:
        """N4.2: each opponent chooses, unseen by the others; then all gifts are turned up."""
        self._tell(events.DEMANDED, "N4.2", seat, NONE, spot, NONE, legion)
        self._push(UNVEIL, seat, NONE, NONE)
        for step in range(self.seats - 1, 0, -1):
            self._push(TRIBUTE, (seat + step) % self.seats, legion, seat)

    def tribute_options(self, seat: int) -> list[int]:
        """N4.2: one card of the legion; without one any two, named in ascending order, or the last one."""
        hand = self.hands[seat]
        first = self.laid_by(seat)
        if first:
            return [DISCARD + card for card in hand if card > first[0]]
        wanted = self.stack[-2]
        legion = self.law.deck.legion
        gifts = [GIVE + card for card in hand if legion[card] == wanted]
        if not gifts and len(hand) == 1:
            return [DISCARD + hand[0]]
        if not gifts or self.law.legion_or_two:
            gifts += [DISCARD + card for card in hand[:-1]]
        return gifts

    def lay(self, seat: int, action: int) -> bool:
        """Lay a gift face down. Is that all the seat has to give?"""
        card = action - GIVE if action >= GIVE else action - DISCARD
        first = not self.laid_by(seat)
        self.hands[seat].remove(card)
        self.laid += [seat, card]
        return action >= GIVE or not first or not self.hands[seat]

    def laid_by(self, seat: int) -> list[int]:
        """The gifts a seat has laid face down."""
        return [self.laid[at + 1] for at in range(0, len(self.laid), 2) if self.laid[at] == seat]

    def _unveil(self) -> None:
        """N4.2: all gifts are turned up at once and discarded."""
        owner = self.stack[-3]
        self._pop()
        for step in range(1, self.seats):
            seat = (owner + step) % self.seats
            gifts = self.laid_by(seat)
            for card in gifts:
                self._to_pile(card)
                self._tell(events.GAVE, "N4.2", seat, card, NONE, NONE, NONE)
            if not gifts:
                self._tell(events.GAVE_NOTHING, "N4.2", seat, NONE, NONE, NONE, NONE)
        self.laid = []

    def _next_ability(self) -> None:
        """N4.3: head, torso, legs; a card without an ability is skipped. A sealed creature: see N7.2."""
        seat, spot = self.stack[-3], self.stack[-2]
        part = self.stack[-1] - 1
        if part < 0:
            self._pop()
            return
        self.stack[-1] = part
        ability = self.running_ability(seat, spot, part)
        if ability == NONE:
            return
        self.steps += 1
        if self.steps > MOST_STEPS:  # N4.8
            self._tell(events.CUT, "N4.8", seat, NONE, spot, NONE, MOST_STEPS)
            del self.stack[FRAME:]
            return
        card = self.body[(seat * PLACES + spot) * len(PARTS) + part]
        self._tell(events.ACTIVATED, "N4.3", seat, card, spot, NONE, ability)
        self._run(ability, seat, spot)

    def running_ability(self, seat: int, spot: int, part: int) -> int:
        """The ability a chain at this creature runs at this part, or NONE."""
        place = seat * PLACES + spot
        card = self.body[place * len(PARTS) + part]
        seal = self.seal[place]
        legion = self.law.deck.legion
        if seal != NONE and legion[card] != legion[seal]:  # N7.2
            return NONE
        return self.law.deck.ability[card]

    def _run(self, ability: int, seat: int, spot: int) -> None:
        """N4.4: carry it out if it can be."""
        if ability == WEEPER:
            self._weep(seat)
        elif ability == HERALD:
            self._turn_up(seat, spot)
        else:
            self._push(FRAME_OF_ABILITY[ability], seat, spot, NONE)

    def _stop_chain(self) -> None:
        """N4.4: the ability now running cannot be carried out, so the chain ends here."""
        seat, spot, part = self.stack[-3], self.stack[-2], self.stack[-1]
        ability = self.running_ability(seat, spot, part)
        self._tell(events.STOPPED, "N4.4", seat, NONE, spot, NONE, ability)
        self._pop()

    def _drop_chain(self, next_spot: int) -> None:
        """N4.5: the rest of the chain never happens, because the creature at `next_spot` runs now."""
        seat, spot, part = self.stack[FRAME + 1], self.stack[FRAME + 2], self.stack[FRAME + 3]
        del self.stack[FRAME:]
        for below in range(part):
            if self._would_run(seat, spot, below, next_spot):
                self._tell(events.DROPPED, "N4.5", seat, NONE, spot, NONE, next_spot)
                return

    def _would_run(self, seat: int, spot: int, part: int, next_spot: int) -> bool:
        """Was an ability still to come? A creature sealed in its own chain (N7.6) ran as an unsealed one."""
        if spot != next_spot:
            return self.running_ability(seat, spot, part) != NONE
        return self.law.deck.ability[self.body[(seat * PLACES + spot) * len(PARTS) + part]] != NONE

    # N5 Abilities

    def _weep(self, seat: int) -> None:
        """N5.1: draw two, or as many as there are."""
        if not self.deck and not self.pile:
            self._stop_chain()
            return
        self._draw("N5.1", seat)
        if self.deck or self.pile:
            self._draw("N5.1", seat)

    def _targets(self, verb: int, seat: int, row: int) -> list[int]:
        """Creatures of the other players; embodied ones are never among them (N7.3)."""
        options: list[int] = []
        for other in range(self.seats):
            if other != seat:
                for spot in self.law.shapes.of(self.shape[other])[row]:
                    options.append(verb + other * PLACES + spot)
        return options

    def _scavenge(self, seat: int, action: int) -> None:
        """N5.2: discard one unfinished creature of another player, whole."""
        other, spot = (action - SCAVENGE) // PLACES, (action - SCAVENGE) % PLACES
        count = stage(self.shape[other], spot)
        self._pop()
        for _ in range(count):
            self._to_pile(self._take_top(other, spot))
        self._tell(events.SCAVENGED, "N5.2", seat, NONE, spot, other, count)

    def _execute(self, seat: int, action: int) -> None:
        """N5.3: take the top card of one creature of another player; everybody saw it."""
        other, spot = (action - EXECUTE) // PLACES, (action - EXECUTE) % PLACES
        self._pop()
        card = self._take_top(other, spot)
        insort(self.hands[seat], card)
        self._tell(events.EXECUTED, "N5.3", seat, card, spot, other, NONE)
        self._vanish(other, spot)

    def _devour_options(self, seat: int) -> list[int]:
        """N5.4: an own creature other than the one now activating; an embodied one is safe (N7.3)."""
        active = self.stack[-2]
        places = self.law.shapes.of(self.shape[seat])[TOUCHABLE]
        return [DEVOUR + spot for spot in places if spot != active]

    def _devour(self, seat: int, action: int) -> None:
        """N5.4: discard the top card of one own creature."""
        spot = action - DEVOUR
        self._pop()
        card = self._take_top(seat, spot)
        self._to_pile(card)
        self._tell(events.DEVOURED, "N5.4", seat, card, spot, NONE, NONE)
        self._vanish(seat, spot)

    def _mock(self, seat: int, action: int) -> None:
        """N5.5: play one card from hand, whatever its legion."""
        card = (action - PLAY) // PLACES
        self._pop()
        self.hands[seat].remove(card)
        self._play("N5.5", seat, card, (action - PLAY) % PLACES)

    def _turn_up(self, seat: int, spot: int) -> None:
        """N5.6: two cards of the deck for all to see; with none at all it cannot be carried out."""
        if not self.deck and not self.pile:
            self._stop_chain()
            return
        self._push(HERALD_, seat, spot, NONE)
        for _ in range(2):
            card = self._top()
            if card != NONE:
                self.revealed.append(card)
                self.seen[card] = self.everyone
                self._tell(events.REVEALED, "N5.6", seat, card, NONE, NONE, NONE)

    def _herald_cards(self) -> list[int]:
        """N7.7: with `herald_seal = discard` a seal turned up is not played."""
        if self.law.herald_plays_seals:
            return self.revealed
        return [card for card in self.revealed if card < TERRORS]

    def _sing(self, seat: int, action: int) -> None:
        """N5.6: play one of the cards turned up. N5.7: if that sets a run off, the other is discarded."""
        card, spot = (action - PLAY) // PLACES, (action - PLAY) % PLACES
        self.revealed.remove(card)
        if not self._put("N5.6", seat, card, spot):
            return
        if self.law.leftover_placed:
            self.stack[-1] = spot  # `herald_leftover = place`: the run waits for the other card
        else:
            self._discard_revealed(seat)
            self._start(seat, spot)

    def _fall_silent(self, seat: int) -> None:
        """N5.6: nothing (more) can be played; what is left is discarded."""
        waiting = self.stack[-1]
        self._discard_revealed(seat)
        if waiting != NONE:
            self._start(seat, waiting)
        else:
            self._pop()

    def _discard_revealed(self, seat: int) -> None:
        for card in self.revealed:
            self._discard("N5.6", seat, card)
        self.revealed = []

    # N6 Winning

    def _leaders(self) -> int:
        """N2.6: most finished creatures wins, ties share."""
        most = max(self.finished(seat) for seat in range(self.seats))
        return sum(1 << seat for seat in range(self.seats) if self.finished(seat) == most)

    def _end(self, rule: str, winners: int) -> None:
        self.stack = []
        self.winners = winners
        kind = events.WON if winners.bit_count() == 1 else events.SHARED
        for seat in range(self.seats):
            if winners >> seat & 1:
                self._tell(kind, rule, seat, NONE, NONE, NONE, self.finished(seat))

    # N7 Seals

    def _start_rerun(self, seat: int, spot: int) -> None:
        """N7.2: the abilities of the seal's legion may run again; none of them: no question."""
        for part in range(len(PARTS)):
            if self.running_ability(seat, spot, part) != NONE:
                if self.law.rerun_mandatory:
                    self._rerun(seat, spot)
                else:
                    self._push(RERUN, seat, spot, NONE)
                return

    def _answer_rerun(self, seat: int, action: int) -> None:
        spot = self.stack[-2]
        self._pop()
        if action == YES:
            self._rerun(seat, spot)
        else:
            self._tell(events.DECLINED, "N7.2", seat, NONE, spot, NONE, NONE)

    def _rerun(self, seat: int, spot: int) -> None:
        self._push(CHAIN, seat, spot, COMPLETE)
        self._tell(events.RERAN, "N7.2", seat, NONE, spot, NONE, NONE)

    # Zones and frames

    def take(self, kind: str, rule: str, seat: int, card: int) -> None:
        """A card comes to hand, known to its owner alone."""
        self.seen[card] = 1 << seat
        insort(self.hands[seat], card)
        self._tell(kind, rule, seat, card, NONE, NONE, NONE)

    def _draw(self, rule: str, seat: int) -> None:
        self.take(events.DREW, rule, seat, self._top())

    def _top(self) -> int:
        """The top card of the deck, or NONE. N1.4: the pile is shuffled now that a card is needed."""
        if not self.deck:
            if not self.pile:
                return NONE
            self._reshuffle()
        return self.deck.pop()

    def _reshuffle(self) -> None:
        self.deck = self.pile
        self.pile = []
        self.rng.shuffle(self.deck)
        for card in self.deck:
            self.seen[card] = 0
        self._tell(events.RESHUFFLED, "N1.4", NONE, NONE, NONE, NONE, len(self.deck))

    def _discard(self, rule: str, seat: int, card: int) -> None:
        self._to_pile(card)
        self._tell(events.DISCARDED, rule, seat, card, NONE, NONE, NONE)

    def _to_pile(self, card: int) -> None:
        self.seen[card] = self.everyone
        self.pile.append(card)

    def _push(self, kind: int, seat: int, one: int, two: int) -> None:
        self.stack += [kind, seat, one, two]

    def _pop(self) -> None:
        del self.stack[-FRAME:]

    def _tell(self, kind: str, rule: str, seat: int, card: int, spot: int, other: int, number: int) -> None:
        if self.telling:
            seen = self.everyone if card == NONE else self.seen[card]
            mark = kind in events.MARKED
            self.told.append(Event(kind, rule, mark, seat, card, spot, other, number, seen))
