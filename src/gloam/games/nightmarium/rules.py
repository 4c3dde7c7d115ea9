"""The rules of Nightmarium. Every method that carries out a clause cites it.

Open decisions are a stack of frames, four numbers each: a kind, the seat it belongs to and two arguments.
The lowest frame is the turn; all that an action sets off lies above it, so "the rest of the chain is
dropped" (N4.5) is cutting the stack down to its first frame. `apply` resolves the top frame and settles:
automatic frames run, a frame nobody has an option for lapses, and the first one left is the next decision.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.machine import EMPTY, FRAME, NOTHING
from gloam.core.rng import Rng
from gloam.core.settings import Options
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
    HEAD,
    HERALD,
    LEGS,
    PARTS,
    SEAL,
    SLOTS,
    TERRORS,
    TORSO,
    WEEPER,
)
from gloam.games.nightmarium.events import MARKED
from gloam.games.nightmarium.frames import (
    CHAIN,
    DEVOURING,
    EXCHANGE,
    EXECUTING,
    FRAMES,
    HERALDING,
    MOCKING,
    RERUN,
    SCAVENGING,
    SEAL_CHAIN,
    TRIBUTE,
    TURN,
    UNVEIL,
)
from gloam.games.nightmarium.judgement import merit
from gloam.games.nightmarium.law import check_seats, law_of
from gloam.games.nightmarium.shapes import (
    COMPLETE,
    FINISHED,
    NEXT,
    PLACES,
    SPOT,
    TOUCHABLE,
    UNFINISHED,
    WEIGHT,
    stage,
)
from gloam.games.nightmarium.zones import Zones

__all__ = ["State", "setup"]

FRAME_OF_ABILITY: Final = vec[i64]([HERALDING, NONE, MOCKING, EXECUTING, SCAVENGING, DEVOURING])

ACTIONS_A_TURN: Final = 2
MOST_STEPS: Final = 500
USUAL_OPTIONS: Final = 28  # room for so many is made at once


def setup(options: Options, seats: i64, seed: int) -> State:
    """N1: shuffle, deal, choose the first player."""
    law = law_of(options)
    check_seats(law, seats)
    state = State(law, seats, Rng.seeded(seed))
    state.clear()
    state.deck = vec[i64](law.cards)
    state.rng.mix(state.deck)
    first: i64 = state.rng.below(seats) if law.first == NONE else law.first  # N1.3
    for _ in range(law.hand):
        for step in range(seats):
            state.take(events.DEALT, "N1.2", (first + step) % seats, state.top_card())
    state.begin_turn(first)
    state.settle()
    return state


@final
class State(Zones):
    """One game in progress, and the rules by which it goes on."""

    def copy(self) -> State:
        """The same position; events not yet taken stay behind."""
        twin = State(self.law, self.seats, self.rng.copy())
        twin.become(self)
        return twin

    def frame_name(self, kind: i64) -> str:
        return FRAMES[kind]

    def is_marked(self, event: str) -> bool:
        return event in MARKED

    def merit(self, action: i64) -> i64:
        return merit(self, action)

    # What is asked

    def asides(self, seat: int) -> list[int]:
        return []

    def apply(self, action: i64) -> None:
        kind = self.stack[self.top]
        seat = self.stack[self.top + 1]
        if kind == TURN:
            self._act(seat, action)
        elif kind == EXCHANGE:
            self._exchange(seat, action)
        elif kind == TRIBUTE:
            if self.lay(seat, action):
                self.pop()
                self.tell(events.CHOSE, "N4.2", seat, NONE, NONE, NONE, NONE)
        elif kind == MOCKING:
            self._mock(seat, action)
        elif kind == HERALDING:
            self._sing(seat, action)
        elif kind == RERUN:
            self._answer_rerun(seat, action)
        elif kind == SCAVENGING:
            self._scavenge(seat, action)
        elif kind == EXECUTING:
            self._execute(seat, action)
        else:
            self._devour(seat, action)
        self.settle()

    def settle(self) -> None:
        """Run what runs by itself until somebody has something to decide, or the game is over."""
        while self.top != EMPTY:
            kind = self.stack[self.top]
            if kind == UNVEIL:
                self._unveil()
            elif kind >= CHAIN:
                self._next_ability(kind)
            elif kind == TURN and self.stack[self.top + 2] == 0:
                self._end_turn()
            else:
                seat = self.stack[self.top + 1]
                self.options = self.options_of(kind, seat)
                if len(self.options):
                    self.to_act = seat
                    return
                self._lapse(kind, seat)
        self.options = NOTHING
        self.to_act = NONE

    def options_of(self, kind: i64, seat: i64) -> vec[i64]:
        if kind == TURN:
            return self._turn_options(seat)
        if kind == EXCHANGE:
            return self._exchange_options(seat)
        if kind == TRIBUTE:
            return self.tribute_options(seat)
        if kind == MOCKING:
            return self._plays(vec[i64](), self.hands[seat], seat, NONE)  # N5.5
        if kind == HERALDING:
            return self._plays(vec[i64](), self._herald_cards(), seat, NONE)  # N5.6
        if kind == RERUN:
            return vec[i64]([YES, NO])  # N7.2
        if kind == DEVOURING:
            return self._devour_options(seat)
        if kind == SCAVENGING:
            return self._targets(SCAVENGE, seat, UNFINISHED)  # N5.2
        return self._targets(EXECUTE, seat, TOUCHABLE)  # N5.3

    def _lapse(self, kind: i64, seat: i64) -> None:
        """Nothing can be chosen: what the frame asked for is over, or cannot be done."""
        if kind == TURN:
            self._pass(seat)
        elif kind == EXCHANGE:
            self._draw_half(seat)
        elif kind == TRIBUTE:
            self.pop()
        elif kind == HERALDING:
            self._fall_silent(seat)
        else:
            self.pop()
            self._stop_chain()

    # N2 The turn

    def begin_turn(self, seat: i64) -> None:
        self.turn += 1
        self.push(TURN, seat, ACTIONS_A_TURN, NONE)
        self.tell(events.BEGAN, "N2.1", seat, NONE, NONE, NONE, NONE)

    def _turn_options(self, seat: i64) -> vec[i64]:
        """N2.1: draw, exchange or play. Playing twice binds to one legion (N2.5)."""
        hand = self.hands[seat]
        options = vec[i64](capacity=USUAL_OPTIONS)
        if self.has_cards():  # N2.6
            options = append(options, DRAW)
        for card in hand:
            options = append(options, DISCARD + card)
        return self._plays(options, hand, seat, self.stack[self.top + 3])

    def _act(self, seat: i64, action: i64) -> None:
        self.idle = 0
        self.steps = 0
        self.stack[self.top + 2] -= 1
        if action >= PLAY:
            card = (action - PLAY) // PLACES
            self.stack[self.top + 3] = self.law.legion[card]  # N2.5, N7.4
            self.let_go(seat, card)
            self._play("N2.4", seat, card, (action - PLAY) % PLACES)
        elif action == DRAW:
            self.draw("N2.2", seat)
        else:
            self.push(EXCHANGE, seat, 0, NONE)
            self._exchange(seat, action)

    def _exchange_options(self, seat: i64) -> vec[i64]:
        """N2.3: any set of cards, named in ascending order, so that each set has one path.

        With cards in hand `done` is always said, even if it is the only choice: an exchange that ended
        by itself would show that no higher card is held.
        """
        hand = self.hands[seat]
        options = vec[i64](capacity=USUAL_OPTIONS)
        if len(hand) == 0:
            return options
        options = append(options, DONE)
        last = self.stack[self.top + 3]
        for card in hand:
            if card > last:
                options = append(options, DISCARD + card)
        return options

    def _exchange(self, seat: i64, action: i64) -> None:
        if action == DONE:
            self._draw_half(seat)
            return
        card = action - DISCARD
        self.stack[self.top + 2] += 1
        self.stack[self.top + 3] = card
        self.let_go(seat, card)
        self.discard("N2.3", seat, card)

    def _draw_half(self, seat: i64) -> None:
        """N2.3: half as many, rounded down; the discards are already in the pile."""
        count = self.stack[self.top + 2] // 2
        self.pop()
        for _ in range(count):
            self.draw("N2.3", seat)

    def _pass(self, seat: i64) -> None:
        """N2.6: no legal action."""
        self.stack[self.top + 2] -= 1
        self.idle += 1
        self.tell(events.PASSED, "N2.6", seat, NONE, NONE, NONE, NONE)

    def _end_turn(self) -> None:
        seat = self.stack[self.top + 1]
        self.pop()
        if not self.law.immediate and self.finished(seat) >= self.law.target:
            self._end("N6.3", 1 << seat)
        elif self.idle >= ACTIONS_A_TURN * self.seats:
            self._end("N2.6", self._leaders())
        else:
            self.begin_turn((seat + 1) % self.seats)

    # N3 Building

    def _plays(self, options: vec[i64], cards: vec[i64], seat: i64, bond: i64) -> vec[i64]:
        """Add every way to play one of `cards` by N3 or N7; with a bond, only of that legion."""
        law = self.law
        shape = self.shape[seat]
        for card in cards:
            if bond == NONE or law.legion[card] == bond:
                base = PLAY + card * PLACES - 1
                places = law.shapes.of(shape, law.parts[card])
                while places:
                    options = append(options, base + (places & SPOT))
                    places >>= NEXT
        return options

    def _play(self, rule: str, seat: i64, card: i64, spot: i64) -> None:
        if self._put(rule, seat, card, spot):
            self._start(seat, spot)

    def _put(self, rule: str, seat: i64, card: i64, spot: i64) -> bool:
        """Lay a card out of its zone on a creature. Does it set a run off (N4, N7.2)?"""
        self.seen[card] = self.everyone
        place = seat * PLACES + spot
        part = stage(self.shape[seat], spot)
        self.shape[seat] += WEIGHT[spot]
        self.body[place * SLOTS + part] = card
        if part == SEAL:
            self.tell(events.SEALED, rule, seat, card, spot, NONE, NONE)
            return True
        self.tell(events.PLACED, rule, seat, card, spot, NONE, part)
        if part != HEAD:
            return False
        self.tell(events.FINISHED, "N4", seat, NONE, spot, NONE, NONE)
        if self.law.immediate and self.finished(seat) >= self.law.target:  # N4.1
            self._end("N6.2", 1 << seat)
            return False
        return True

    def _take_top(self, seat: i64, spot: i64) -> i64:
        """Take the top card off a creature; N3.3: without cards it is gone."""
        part = stage(self.shape[seat], spot) - 1
        at = (seat * PLACES + spot) * SLOTS + part
        card = self.body[at]
        self.body[at] = NONE
        self.shape[seat] -= WEIGHT[spot]
        return card

    def _vanish(self, seat: i64, spot: i64) -> None:
        """N3.3: say so if the creature has lost its only card."""
        if stage(self.shape[seat], spot) == 0:
            self.tell(events.VANISHED, "N3.3", seat, NONE, spot, NONE, NONE)

    def finished(self, seat: i64) -> i64:
        """How many finished creatures a seat has."""
        return self.law.shapes.of(self.shape[seat], FINISHED)

    # N4 Finishing a creature

    def _start(self, seat: i64, spot: i64) -> None:
        """A creature was finished or sealed. N4.5: what ran until now is dropped for good."""
        if self.stack[self.top] != TURN:
            self._drop_chain(spot)
        if self.body[(seat * PLACES + spot) * SLOTS + SEAL] != NONE:
            self._start_rerun(seat, spot)
            return
        self.push(CHAIN, seat, spot, COMPLETE)
        legion = self._pure_legion(seat, spot)
        if legion != NONE:
            self._demand(seat, spot, legion)

    def _pure_legion(self, seat: i64, spot: i64) -> i64:
        """The legion all three cards share, or NONE."""
        at = (seat * PLACES + spot) * SLOTS
        legion = self.law.legion
        head = legion[self.body[at + HEAD]]
        pure = legion[self.body[at + LEGS]] == head and legion[self.body[at + TORSO]] == head
        return head if pure else NONE

    def _demand(self, seat: i64, spot: i64, legion: i64) -> None:
        """N4.2: each opponent chooses, unseen by the others; then all gifts are turned up."""
        self.tell(events.DEMANDED, "N4.2", seat, NONE, spot, NONE, legion)
        self.push(UNVEIL, seat, NONE, NONE)
        for step in range(self.seats - 1, 0, -1):
            self.push(TRIBUTE, (seat + step) % self.seats, legion, seat)

    def tribute_options(self, seat: i64) -> vec[i64]:
        """N4.2: one card of the legion; without one any two, named in ascending order, or the last one."""
        hand = self.hands[seat]
        first = self.laid_by(seat)
        options = vec[i64](capacity=USUAL_OPTIONS)
        if len(first):
            for card in hand:
                if card > first[0]:
                    options = append(options, DISCARD + card)
            return options
        wanted = self.stack[self.top + 2]
        for card in hand:
            if self.law.legion[card] == wanted:
                options = append(options, GIVE + card)
        if len(options) == 0 and len(hand) == 1:
            return append(options, DISCARD + hand[0])
        if len(options) == 0 or self.law.legion_or_two:
            for at in range(len(hand) - 1):
                options = append(options, DISCARD + hand[at])
        return options

    def lay(self, seat: i64, action: i64) -> bool:
        """Lay a gift face down. Is that all the seat has to give?"""
        card = action - GIVE if action >= GIVE else action - DISCARD
        first = len(self.laid_by(seat)) == 0
        self.let_go(seat, card)
        self.lay_down(seat, card)
        return action >= GIVE or not first or len(self.hands[seat]) == 0

    def laid_by(self, seat: i64) -> vec[i64]:
        """The gifts a seat has laid face down."""
        gifts = vec[i64]()
        for at in range(0, len(self.laid), 2):
            if self.laid[at] == seat:
                gifts = append(gifts, self.laid[at + 1])
        return gifts

    def _unveil(self) -> None:
        """N4.2: all gifts are turned up at once and discarded."""
        owner = self.stack[self.top + 1]
        self.pop()
        for step in range(1, self.seats):
            seat = (owner + step) % self.seats
            gifts = self.laid_by(seat)
            for card in gifts:
                self.to_pile(card)
                self.tell(events.GAVE, "N4.2", seat, card, NONE, NONE, NONE)
            if len(gifts) == 0:
                self.tell(events.GAVE_NOTHING, "N4.2", seat, NONE, NONE, NONE, NONE)
        self.laid = NOTHING

    def _next_ability(self, kind: i64) -> None:
        """N4.3: head, torso, legs; a card without an ability is skipped."""
        seat, spot = self.stack[self.top + 1], self.stack[self.top + 2]
        part = self.stack[self.top + 3] - 1
        if part < 0:
            self.pop()
            return
        self.stack[self.top + 3] = part
        ability = self.ability_in(kind, seat, spot, part)
        if ability == NONE:
            return
        self.steps += 1
        if self.steps > MOST_STEPS:  # N4.8
            self.tell(events.CUT, "N4.8", seat, NONE, spot, NONE, MOST_STEPS)
            self.top = 0  # the turn
            return
        card = self.body[(seat * PLACES + spot) * SLOTS + part]
        self.tell(events.ACTIVATED, "N4.3", seat, card, spot, NONE, ability)
        self._run(ability, seat, spot)

    def ability_in(self, chain: i64, seat: i64, spot: i64, part: i64) -> i64:
        """The ability a chain of this kind runs at this part of a creature, or NONE."""
        place = seat * PLACES + spot
        card = self.body[place * SLOTS + part]
        legion = self.law.legion
        if chain == SEAL_CHAIN and legion[card] != legion[self.body[place * SLOTS + SEAL]]:  # N7.2
            return NONE
        return self.law.ability[card]

    def _run(self, ability: i64, seat: i64, spot: i64) -> None:
        """N4.4: carry it out if it can be."""
        if ability == WEEPER:
            self._weep(seat)
        elif ability == HERALD:
            self._turn_up(seat, spot)
        else:
            self.push(FRAME_OF_ABILITY[ability], seat, spot, NONE)

    def _stop_chain(self) -> None:
        """N4.4: the ability now running cannot be carried out, so the chain ends here."""
        kind, seat = self.stack[self.top], self.stack[self.top + 1]
        spot, part = self.stack[self.top + 2], self.stack[self.top + 3]
        ability = self.ability_in(kind, seat, spot, part)
        self.tell(events.STOPPED, "N4.4", seat, NONE, spot, NONE, ability)
        self.pop()

    def _drop_chain(self, next_spot: i64) -> None:
        """N4.5: the rest of the chain never happens, because the creature at `next_spot` runs now."""
        kind, seat = self.stack[FRAME], self.stack[FRAME + 1]
        spot, part = self.stack[FRAME + 2], self.stack[FRAME + 3]
        self.top = 0  # the turn
        for below in range(part):
            if self.ability_in(kind, seat, spot, below) != NONE:
                self.tell(events.DROPPED, "N4.5", seat, NONE, spot, NONE, next_spot)
                return

    # N5 Abilities

    def _weep(self, seat: i64) -> None:
        """N5.1: draw two, or as many as there are."""
        if not self.has_cards():
            self._stop_chain()
            return
        self.draw("N5.1", seat)
        if self.has_cards():
            self.draw("N5.1", seat)

    def _targets(self, verb: i64, seat: i64, row: i64) -> vec[i64]:
        """Creatures of the other players; embodied ones are never among them (N7.3)."""
        options = vec[i64]()
        for other in range(self.seats):
            if other != seat:
                places = self.law.shapes.of(self.shape[other], row)
                while places:
                    options = append(options, verb + other * PLACES + (places & SPOT) - 1)
                    places >>= NEXT
        return options

    def _scavenge(self, seat: i64, action: i64) -> None:
        """N5.2: discard one unfinished creature of another player, whole."""
        other, spot = (action - SCAVENGE) // PLACES, (action - SCAVENGE) % PLACES
        count = stage(self.shape[other], spot)
        self.pop()
        for _ in range(count):
            self.to_pile(self._take_top(other, spot))
        self.tell(events.SCAVENGED, "N5.2", seat, NONE, spot, other, count)

    def _execute(self, seat: i64, action: i64) -> None:
        """N5.3: take the top card of one creature of another player; everybody saw it."""
        other, spot = (action - EXECUTE) // PLACES, (action - EXECUTE) % PLACES
        self.pop()
        card = self._take_top(other, spot)
        self.hold(seat, card)
        self.tell(events.EXECUTED, "N5.3", seat, card, spot, other, NONE)
        self._vanish(other, spot)

    def _devour_options(self, seat: i64) -> vec[i64]:
        """N5.4: an own creature other than the one now activating; an embodied one is safe (N7.3)."""
        active = self.stack[self.top + 2]
        options = vec[i64]()
        places = self.law.shapes.of(self.shape[seat], TOUCHABLE)
        while places:
            spot = (places & SPOT) - 1
            if spot != active:
                options = append(options, DEVOUR + spot)
            places >>= NEXT
        return options

    def _devour(self, seat: i64, action: i64) -> None:
        """N5.4: discard the top card of one own creature."""
        spot = action - DEVOUR
        self.pop()
        card = self._take_top(seat, spot)
        self.to_pile(card)
        self.tell(events.DEVOURED, "N5.4", seat, card, spot, NONE, NONE)
        self._vanish(seat, spot)

    def _mock(self, seat: i64, action: i64) -> None:
        """N5.5: play one card from hand, whatever its legion."""
        card = (action - PLAY) // PLACES
        self.pop()
        self.let_go(seat, card)
        self._play("N5.5", seat, card, (action - PLAY) % PLACES)

    def _turn_up(self, seat: i64, spot: i64) -> None:
        """N5.6: two cards of the deck for all to see; with none at all it cannot be carried out."""
        if not self.has_cards():
            self._stop_chain()
            return
        self.push(HERALDING, seat, spot, NONE)
        for _ in range(2):
            card = self.top_card()
            if card != NONE:
                self.revealed = append(self.revealed, card)
                self.seen[card] = self.everyone
                self.tell(events.REVEALED, "N5.6", seat, card, NONE, NONE, NONE)

    def _herald_cards(self) -> vec[i64]:
        """N7.7: with `herald_seal = discard` a seal turned up is not played."""
        if self.law.herald_plays_seals:
            return self.revealed
        terrors = vec[i64]()
        for card in self.revealed:
            if card < TERRORS:
                terrors = append(terrors, card)
        return terrors

    def _sing(self, seat: i64, action: i64) -> None:
        """N5.6: play one of the cards turned up. N5.7: if that sets a run off, the other is discarded."""
        card, spot = (action - PLAY) // PLACES, (action - PLAY) % PLACES
        self.revealed = remove(self.revealed, card)
        if not self._put("N5.6", seat, card, spot):
            return
        if self.law.leftover_placed:
            self.stack[self.top + 3] = spot  # `herald_leftover = place`: the run waits for the other card
        else:
            self._discard_revealed(seat)
            self._start(seat, spot)

    def _fall_silent(self, seat: i64) -> None:
        """N5.6: nothing (more) can be played; what is left is discarded."""
        waiting = self.stack[self.top + 3]
        self._discard_revealed(seat)
        if waiting != NONE:
            self._start(seat, waiting)
        else:
            self.pop()

    def _discard_revealed(self, seat: i64) -> None:
        for card in self.revealed:
            self.discard("N5.6", seat, card)
        self.revealed = NOTHING

    # N6 Winning

    def _leaders(self) -> i64:
        """N2.6: most finished creatures wins, ties share."""
        most: i64 = 0
        leaders: i64 = 0
        for seat in range(self.seats):
            if self.finished(seat) > most:
                most = self.finished(seat)
                leaders = 0
            if self.finished(seat) == most:
                leaders |= 1 << seat
        return leaders

    def _end(self, rule: str, winners: i64) -> None:
        self.top = EMPTY
        self.winners = winners
        kind = events.WON if winners & winners - 1 == 0 else events.SHARED
        for seat in range(self.seats):
            if winners >> seat & 1:
                self.tell(kind, rule, seat, NONE, NONE, NONE, self.finished(seat))

    # N7 Seals

    def _start_rerun(self, seat: i64, spot: i64) -> None:
        """N7.2: the abilities of the seal's legion may run again; none of them: no question."""
        for part in range(len(PARTS)):
            if self.ability_in(SEAL_CHAIN, seat, spot, part) != NONE:
                if self.law.rerun_mandatory:
                    self._rerun(seat, spot)
                else:
                    self.push(RERUN, seat, spot, NONE)
                return

    def _answer_rerun(self, seat: i64, action: i64) -> None:
        spot = self.stack[self.top + 2]
        self.pop()
        if action == YES:
            self._rerun(seat, spot)
        else:
            self.tell(events.DECLINED, "N7.2", seat, NONE, spot, NONE, NONE)

    def _rerun(self, seat: i64, spot: i64) -> None:
        self.push(SEAL_CHAIN, seat, spot, COMPLETE)
        self.tell(events.RERAN, "N7.2", seat, NONE, spot, NONE, NONE)
