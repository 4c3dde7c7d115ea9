"""The rules of Kragmortha. Every method that carries out a clause cites it.

Open decisions are a stack of frames, four numbers each: a kind, the seat it belongs to and two arguments.
The lowest frame is the turn, above it the movement, above that whatever a step set off, the latest on top:
so a goblin at the end of a chain of shoves does what its square asks before the one who shoved it.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from gloam.core.action import NONE
from gloam.core.machine import EMPTY, FRAME, NOTHING
from gloam.core.pack import insort, put_under
from gloam.core.rng import Rng
from gloam.core.settings import Options
from gloam.games.kragmortha import events, frames
from gloam.games.kragmortha.actions import (
    ADMIT,
    CALL,
    DENY,
    DONE,
    GO,
    GUILTY,
    INNOCENT,
    NO,
    PARDON,
    PLAY,
    SHOVE,
    SHOW,
    STEP,
    SWAP,
    USE,
    YES,
)
from gloam.games.kragmortha.board import STEP_COUNT, WAY_COUNT
from gloam.games.kragmortha.cards import (
    LAME_FOOT,
    LIMP_ARM,
    LOOK_COUNT,
    LOOKS,
    LOOSE_TONGUE,
    SHADOWS,
    TIED_TONGUE,
    TOKEN_TOME,
    TOKEN_TRAP,
    TOMES,
    WEAK_GRIP,
)
from gloam.games.kragmortha.events import MARKED
from gloam.games.kragmortha.frames import AFTER, BEFORE, EXTRA, RIGOR, WAITING
from gloam.games.kragmortha.judgement import merit
from gloam.games.kragmortha.law import LAST_LOOK, check_seats, law_of
from gloam.games.kragmortha.paths import DOORS, USUAL_WAYS, add_ways
from gloam.games.kragmortha.tomes import Tomes

__all__ = ["State", "setup"]


def setup(options: Options, seats: i64, seed: int) -> State:
    """K1: shuffle, deal, choose the first player; then the goblins are placed."""
    law = law_of(options)
    check_seats(law, seats)
    state = State(law, law.set.boards[seats], seats, Rng.seeded(seed))
    state.clear()
    state.deck = vec[i64](law.set.movements)
    state.look_deck = vec[i64](law.set.looks)
    state.tome_deck = vec[i64](law.set.tomes)
    state.token_deck = vec[i64](law.set.tokens)
    for pieces in (state.deck, state.look_deck, state.tome_deck, state.token_deck):
        state.rng.mix(pieces)
    first: i64 = state.rng.below(seats) if law.first == NONE else law.first  # K1.5
    for _ in range(law.hand):
        for step in range(seats):
            state.take(events.DEALT, "K1.4", (first + step) % seats)
    state.push(frames.TURN, first, WAITING, 0)
    for step in range(seats - 1, -1, -1):
        state.push(frames.PLACE, (first + step) % seats, NONE, NONE)
    state.settle()
    return state


@final
class State(Tomes):
    """One game in progress, and the rules by which it goes on."""

    def copy(self) -> State:
        """The same position; events not yet taken stay behind."""
        twin = State(self.law, self.board, self.seats, self.rng.copy())
        twin.become(self)
        return twin

    def frame_name(self, kind: i64) -> str:
        return frames.FRAMES[kind]

    def is_marked(self, event: str) -> bool:
        return event in MARKED

    def merit(self, action: i64) -> i64:
        return merit(self, action)

    # What is asked

    def asides(self, seat: int) -> list[int]:
        """K7.3: whom a seat may call out, though another one is asked. One call at a time, one a turn."""
        if self.law.enchanted or self.over or (self.called | self.law.bots) >> seat & 1:
            return []
        if self.stack[self.top] in (frames.ANSWER, frames.VOTE, frames.PLACE, frames.HIDE):
            return []
        base = CALL + seat * LOOK_COUNT - LOOKS
        people = [other for other in range(self.seats) if other != seat and not self.law.bots >> other & 1]
        return [base + look for other in people for look in self.looks[other]]

    def apply(self, action: i64) -> None:
        if action >= CALL:
            self._call((action - CALL) // LOOK_COUNT, LOOKS + (action - CALL) % LOOK_COUNT)
        else:
            self._choose(self.stack[self.top], self.stack[self.top + 1], action)
        self.settle()

    def settle(self) -> None:
        """Run what runs by itself until somebody has something to decide, or the game is over."""
        while self.top != EMPTY:
            kind = self.stack[self.top]
            seat = self.stack[self.top + 1]
            self.options = self.options_of(kind, seat)
            if len(self.options):
                self.to_act = seat
                return
            self._lapse(kind, seat)
        self.options = NOTHING
        self.to_act = NONE

    def options_of(self, kind: i64, seat: i64) -> vec[i64]:
        """What the top frame offers; nothing if it runs by itself."""
        match kind:
            case frames.TURN:
                return self._turn_options(seat)
            case frames.SECOND:
                return self._second_options(seat)
            case frames.SHOVING:
                return self._shove_options()
            case frames.CARRY:
                return self._go_to(self.carry_squares())
            case frames.HOP:
                return self._go_to(self.free_teleports())
            case frames.PLACE | frames.HOME:
                return self._go_to(self.free_starts())
            case frames.SEND_RIGOR:
                squares = self.rigor_hops()
                return put_under(self._go_to(squares), DONE) if len(squares) else squares
            case frames.HIDE:
                return vec[i64]([YES, NO])
            case frames.PARDONING:
                return self._pardon_options(seat)
            case frames.SWAPPING:
                return vec[i64]([SWAP + other for other in range(self.seats) if other != seat])
            case frames.WHISPERING:
                return add_ways(vec[i64](), STEP, self.rigor_ways())
            case frames.INKING:
                return self.ink_options(seat)
            case frames.ANSWER:
                return vec[i64]([ADMIT, DENY])
            case frames.VOTE:
                return vec[i64]([GUILTY, INNOCENT])
            case _:
                return NOTHING

    def _choose(self, kind: i64, seat: i64, action: i64) -> None:
        """Carry out what a seat chose in the top frame."""
        match kind:
            case frames.TURN:
                self._act(seat, action)
            case frames.SECOND:
                self._second_step(seat, action)
            case frames.SHOVING:
                self._shove(action - SHOVE)
            case frames.INKING:
                self.ink(seat, action)
            case frames.HIDE:
                self._hide(seat, action)
            case frames.ANSWER:
                self._answer(seat, action)
            case frames.PLACE:
                self._put(events.PLACED, "K1.5", seat, action - GO)
            case frames.CARRY:
                self._put(events.CARRIED, "K4.1", seat, action - GO)
            case frames.HOP:
                self._put(events.HOPPED, "K5.2", seat, action - GO)
            case frames.HOME:
                self._put(events.SENT_HOME, "K6.1", seat, action - GO)
            case frames.SEND_RIGOR:
                self._send_rigor(seat, action)
            case frames.PARDONING:
                self.pardon(seat, LOOKS + action - PARDON)
            case frames.SWAPPING:
                self.swap(seat, action - SWAP)
            case frames.WHISPERING:
                self._whisper(seat, action - STEP)
            case frames.VOTE:
                self._vote(seat, action)

    def _lapse(self, kind: i64, seat: i64) -> None:
        """The top frame offers nothing: it runs by itself, is over, or cannot be done."""
        match kind:
            case frames.TURN if self.stack[self.top + 2] == WAITING:  # all goblins are placed
                self.pop()
                self._begin_turn(seat)
            case frames.TURN:
                self._end_turn(seat)
            case frames.INKING:
                self.draw_ink(seat)
            case frames.HOP:
                self._stay(seat)
            case frames.ARRIVE:
                self.pop()
                self._arrive(seat)
            case frames.TOKEN:
                self._do_token(seat)
            case frames.VERDICT:
                self._judge(seat)
            case _:
                self.pop()

    def _go_to(self, squares: vec[i64]) -> vec[i64]:
        for at in range(len(squares)):
            squares[at] += GO
        return squares

    def _pardon_options(self, seat: i64) -> vec[i64]:
        options = vec[i64]()
        for look in self.looks[seat]:
            options = insort(options, PARDON + look - LOOKS)
        return options

    # K2 The turn

    def _begin_turn(self, seat: i64) -> None:
        self.turn += 1
        self.called = 0
        self.push(frames.TURN, seat, BEFORE, 0)
        self.tell(events.BEGAN, "K2.1", seat, NONE, NONE, NONE, NONE)

    def _turn_options(self, seat: i64) -> vec[i64]:
        """K2.1, K2.5: play a card if one is playable; K12: tomes before and after the movement."""
        phase, flags = self.stack[self.top + 2], self.stack[self.top + 3]
        if phase == WAITING:
            return NOTHING
        tomes = self.usable_tomes(seat, phase, flags)
        if phase == AFTER:
            return put_under(tomes, DONE) if len(tomes) else tomes
        plays = self.plays(seat, flags)
        if len(plays) == 0:
            return put_under(tomes, SHOW if phase == BEFORE else DONE)
        for option in tomes:
            plays = append(plays, option)
        return plays

    def _act(self, seat: i64, action: i64) -> None:
        if action >= PLAY:
            self._play(seat, (action - PLAY) // WAY_COUNT, (action - PLAY) % WAY_COUNT)
        elif action >= USE:
            self.use(seat, action - USE + TOMES)
        elif action == SHOW:
            self._show(seat)
        elif self.stack[self.top + 2] == EXTRA:
            self.stack[self.top + 2] = AFTER
        else:
            self._end_turn(seat)

    def _play(self, seat: i64, card: i64, way: i64) -> None:
        """K2.1, K2.2: the first step must be taken; what the card has left may pay for a second."""
        flags = self.stack[self.top + 3]
        first, second = self.masks(seat, card, flags)
        rigor = self.law.set.moves_rigor[card]
        origin = self.rigor if rigor else self.at[seat]
        target = self.board.ways[origin * WAY_COUNT + way]
        self.stack[self.top + 2] = AFTER
        if way >= STEP_COUNT:
            self.stack[self.top + 3] = flags & ~DOORS
        self.discard(events.PLAYED, "K2.1", seat, card)
        left = self.mask_left(first, second, target, way)
        direction = way % STEP_COUNT
        self.push(frames.SECOND, seat, left, direction + RIGOR if rigor else direction)
        if rigor:
            self._stalk("K2.2", seat, target)
        else:
            self._walk(seat, target)

    def _second_options(self, seat: i64) -> vec[i64]:
        """K2.2: the second step may be taken."""
        left, last = self.stack[self.top + 2], self.stack[self.top + 3]
        if left == NONE:
            return NOTHING
        flags = self.stack[3]
        ways = self.second_ways(seat, left, last % RIGOR, flags, rigor=last >= RIGOR)
        return add_ways(append(vec[i64](capacity=USUAL_WAYS), DONE), STEP, ways) if ways else NOTHING

    def _second_step(self, seat: i64, action: i64) -> None:
        if action == DONE:
            self.pop()
            return
        rigor = self.stack[self.top + 3] >= RIGOR
        self.stack[self.top + 2] = NONE
        way = action - STEP
        origin = self.rigor if rigor else self.at[seat]
        target = self.board.ways[origin * WAY_COUNT + way]
        if way >= STEP_COUNT:
            self.stack[3] &= ~DOORS
        if rigor:
            self._stalk("K2.2", seat, target)
        else:
            self._walk(seat, target)

    def _stop(self, rule: str, seat: i64) -> None:
        """The movement now under way has no second step any more."""
        if self.top >= FRAME and self.stack[FRAME] == frames.SECOND and self.stack[FRAME + 2] != NONE:
            self.stack[FRAME + 2] = NONE
            self.tell(events.STOPPED, rule, seat, NONE, NONE, NONE, NONE)

    def _show(self, seat: i64) -> None:
        """K2.5: nothing is playable; the hand is shown, discarded, drawn anew, and the turn is over."""
        count = len(self.hands[seat])
        for card in self.hands[seat][:]:
            self.discard(events.SHOWED, "K2.5", seat, card)
        for _ in range(count):
            self.take(events.DREW, "K2.5", seat)
        self._pass_on(seat)

    def _end_turn(self, seat: i64) -> None:
        """K2.1: draw up to the hand limit; the turn passes to the left."""
        for _ in range(self.hand_limit(seat) - len(self.hands[seat])):
            self.take(events.DREW, "K2.1", seat)
        self._pass_on(seat)

    def _pass_on(self, seat: i64) -> None:
        self.pop()
        self._begin_turn((seat + 1) % self.seats)

    # K3 Moving and shoving

    def _put(self, kind: str, rule: str, seat: i64, square: i64) -> None:
        """Set a goblin down where nothing happens to it."""
        self.pop()
        self.stand(seat, square)
        self.tell(kind, rule, seat, NONE, square, NONE, NONE)

    def _walk(self, seat: i64, square: i64) -> None:
        origin, other = self.at[seat], self.on[square]
        self.moved = 1 << seat
        self.stand(seat, square)
        self.tell(events.WALKED, "K2.2", seat, NONE, square, NONE, NONE)
        if self.suffers(seat, LAME_FOOT):
            self._stop("K11", seat)
        self._enter(seat, other, origin)

    def _enter(self, seat: i64, other: i64, origin: i64) -> None:
        """K3.1, K3.2: a goblin has come from `origin` onto the square of `other`, if anybody's."""
        if other == NONE:
            self._arrive(seat)
            return
        self.push(frames.ARRIVE, seat, NONE, NONE)
        self.moved |= 1 << other  # K3.3
        limp = seat == self.stack[1] and self.suffers(seat, LIMP_ARM)  # K11
        self.push(frames.SHOVING, other if limp else seat, other, origin)

    def _shove_options(self) -> vec[i64]:
        shoved, origin = self.stack[self.top + 2], self.stack[self.top + 3]
        ways = self.shove_ways(self.at[shoved], origin, self.moved)
        return add_ways(vec[i64](capacity=USUAL_WAYS), SHOVE, ways)

    def _shove(self, way: i64) -> None:
        """K3.1: the shoved goblin goes; if somebody stands there, it shoves in its turn (K3.2)."""
        shoved = self.stack[self.top + 2]
        square = self.at[shoved]
        target = self.board.ways[square * WAY_COUNT + way]
        shover, other = self.on[square], self.on[target]
        self.pop()
        self.stand(shoved, target)
        self.tell(events.SHOVED, "K3.1", shoved, NONE, target, shover, NONE)
        self._enter(shoved, other, square)

    def _arrive(self, seat: i64) -> None:
        """What the square does to a goblin that entered it. K3.5: its own movement may end by it."""
        square = self.at[seat]
        if square == self.rigor:
            self._end_walk("K4.2", seat)
            self._catch(seat)
        elif self.board.desk[square]:
            self._end_walk("K6.1", seat)
            self.push(frames.HOME, seat, NONE, NONE)
            self._take_tome("K6.1", seat)
        elif self.board.teleport[square]:
            self._end_walk("K5.1", seat)
            self._turn_token(seat)

    def _end_walk(self, rule: str, seat: i64) -> None:
        if seat == self.stack[1]:
            self._stop(rule, seat)

    # K4 Rigor, K5.5

    def _stalk(self, rule: str, seat: i64, square: i64) -> None:
        """Rigor enters a square, moved by a seat; whoever stands there is caught at once (K4.1)."""
        self.rigor = square
        self.tell(events.STALKED, rule, seat, NONE, square, NONE, NONE)
        if self.board.teleport[square]:  # K5.5, when whoever was caught is gone
            self.push(frames.SEND_RIGOR, seat, NONE, NONE)
        if self.on[square] != NONE:
            self._catch(self.on[square])

    def _whisper(self, seat: i64, way: i64) -> None:
        """K12: one step of Rigor."""
        self.pop()
        self._stalk("K12", seat, self.board.ways[self.rigor * WAY_COUNT + way])

    def _catch(self, seat: i64) -> None:
        """K4.1: a look, then off to a teleport."""
        self.tell(events.CAUGHT, "K4.1", seat, NONE, self.rigor, NONE, NONE)
        self.lift(seat)
        self.push(frames.CARRY, seat, NONE, NONE)
        self._face_look(seat)

    def _send_rigor(self, seat: i64, action: i64) -> None:
        """K5.5: away from the teleport, and the move is over; or he walks on."""
        self.pop()
        if action != DONE:
            self.rigor = action - GO
            self.tell(events.RIGOR_HOPPED, "K5.5", seat, NONE, self.rigor, NONE, NONE)
            self._stop("K5.5", seat)

    # K5 Teleports, K6 the desk

    def _turn_token(self, seat: i64) -> None:
        """K5.1, K5.2: the next token; the goblin hops, then the rest of the token happens."""
        self.token_deck, token = pop(self.token_deck)
        self.tokens_used = append(self.tokens_used, token)
        self.seen[token] = self.everyone
        self.tell(events.TOKEN, "K5.1", seat, token, NONE, NONE, NONE)
        self.push(frames.TOKEN, seat, token, NONE)
        self.push(frames.HOP, seat, NONE, NONE)

    def _stay(self, seat: i64) -> None:
        """K5.3: no teleport is free."""
        self.pop()
        self.tell(events.STAYED, "K5.3", seat, NONE, NONE, NONE, NONE)

    def _do_token(self, seat: i64) -> None:
        kind = self.law.set.kind[self.stack[self.top + 2]]
        self.pop()
        if len(self.token_deck) == 0:
            self._shuffle_tokens()
        if kind == TOKEN_TOME:
            self._take_tome("K5.2", seat)
        elif kind == TOKEN_TRAP:
            self._face_look(seat)

    def _shuffle_tokens(self) -> None:
        """K5.4: all are used, so all are shuffled face down."""
        self.token_deck = self.tokens_used
        self.tokens_used = NOTHING
        self.rng.mix(self.token_deck)
        for token in self.token_deck:
            self.seen[token] = 0
        self.tell(events.TOKENS_SHUFFLED, "K5.4", NONE, NONE, NONE, NONE, len(self.token_deck))

    def _take_tome(self, rule: str, seat: i64) -> None:
        """K6.1; weak grip (K11) lays it face down. K8.1: the last one ends the game."""
        self.tome_deck, tome = pop(self.tome_deck)
        self.tomes[seat] = append(self.tomes[seat], tome)
        self.seen[tome] = self.everyone
        if self.suffers(seat, WEAK_GRIP):
            self.turn_down(tome)
        self.tell(events.TOOK_TOME, rule, seat, tome, NONE, NONE, NONE)
        if len(self.tome_deck) == 0:
            self._end("K8.1", seat)

    # K7 Looks

    def _face_look(self, seat: i64) -> None:
        """K12: Shadows may turn a look away; else it is drawn. K7.1: without a new kind none is taken."""
        if not self._has_new_kind(seat):
            self.tell(events.LOOK_SPARED, "K7.1", seat, NONE, NONE, NONE, NONE)
        elif self.has_tome(seat, SHADOWS) != NONE and not self.suffers(seat, TIED_TONGUE):
            self.push(frames.HIDE, seat, NONE, NONE)
        else:
            self._draw_look(seat)

    def _hide(self, seat: i64, action: i64) -> None:
        self.pop()
        if action == YES:
            tome = self.has_tome(seat, SHADOWS)
            self.turn_down(tome)
            self.tell(events.HID, "K12", seat, tome, NONE, NONE, NONE)
        else:
            self._draw_look(seat)

    def _has_new_kind(self, seat: i64) -> bool:
        """Does the deck hold a kind the seat does not have? The looks that lie open tell everybody."""
        kinds = self.law.set.kind
        own = self._look_kinds(seat)
        for look in self.look_deck:
            if not own >> kinds[look] & 1:
                return True
        return False

    def _look_kinds(self, seat: i64) -> i64:
        """The kinds of a seat's looks, a bit for each."""
        kinds: i64 = 0
        for look in self.looks[seat]:
            kinds |= 1 << self.law.set.kind[look]
        return kinds

    def _draw_look(self, seat: i64) -> None:
        """K7.1: kinds one already has go under the deck, until a new one comes."""
        own = self._look_kinds(seat)
        look = self._top_look()
        while own >> self.law.set.kind[look] & 1:
            self.look_deck = put_under(self.look_deck, look)
            self.tell(events.LOOK_RETURNED, "K7.1", seat, look, NONE, NONE, NONE)
            look = self._top_look()
        self._get_look(seat, look)

    def _top_look(self) -> i64:
        self.look_deck, look = pop(self.look_deck)
        self.seen[look] = self.everyone
        return look

    def _get_look(self, seat: i64, look: i64) -> None:
        self.add_look(seat, look)
        self.tell(events.LOOKED, "K7.1", seat, look, NONE, NONE, NONE)
        if len(self.looks[seat]) == LAST_LOOK:  # K7.2
            self._end("K7.2", seat)
        elif self.law.set.effect[look] == LOOSE_TONGUE and self.law.enchanted:
            self.open_hand(seat)

    def _call(self, accuser: i64, look: i64) -> None:
        """K7.3: whoever has that look is accused of breaking it; the game waits."""
        accused = next(seat for seat in range(self.seats) if look in self.looks[seat])
        self.called |= 1 << accuser
        self.push(frames.ANSWER, accused, accuser, look)
        self.tell(events.CALLED, "K7.3", accuser, look, NONE, accused, NONE)

    def _answer(self, seat: i64, action: i64) -> None:
        """K7.3: admit it, or let those who are not involved vote; with none the accused decides."""
        accuser = self.stack[self.top + 2]
        self.pop()
        if action == ADMIT:
            self.tell(events.ADMITTED, "K7.3", seat, NONE, NONE, NONE, NONE)
            self._face_look(seat)
            return
        self.tell(events.DENIED, "K7.3", seat, NONE, NONE, NONE, NONE)
        self.push(frames.VERDICT, seat, accuser, NONE)
        for step in range(self.seats - 1, 0, -1):
            judge = (seat + step) % self.seats
            if judge != accuser and not self.law.bots >> judge & 1:
                self.push(frames.VOTE, judge, seat, accuser)

    def _vote(self, seat: i64, vote: i64) -> None:
        self.pop()
        self.cast_vote(seat, vote)
        self.tell(events.VOTED, "K7.3", seat, NONE, NONE, NONE, NONE)

    def _judge(self, seat: i64) -> None:
        """K7.3: a majority of those who voted convicts; a convict draws another look."""
        self.pop()
        verdicts = [vote for _, vote in self.cast_votes()]
        guilty = verdicts.count(GUILTY)
        convicted = 2 * guilty > len(verdicts)
        self.votes = NOTHING
        kind = events.CONVICTED if convicted else events.ACQUITTED
        self.tell(kind, "K7.3", seat, NONE, NONE, NONE, guilty)
        if convicted:
            self._face_look(seat)

    # K8 End

    def _end(self, rule: str, seat: i64) -> None:
        """K8: fewest looks, then most tomes, then most magic symbols, then shared."""
        self.top = EMPTY
        self.tell(events.ENDED, rule, seat, NONE, NONE, NONE, NONE)
        ranks = [self.rank(other) for other in range(self.seats)]
        ranks.sort(reverse=True)
        kind = events.SHARED if ranks[0] == ranks[1] else events.WON
        decided_by = next((at for at in range(3) if ranks[0][at] != ranks[1][at]), NONE)
        for other in range(self.seats):
            if self.rank(other) == ranks[0]:
                self.winners |= 1 << other
                self.tell(kind, "K8.2", other, NONE, NONE, NONE, decided_by)

    def rank(self, seat: i64) -> tuple[int, int, int]:
        """K8.2: larger is better."""
        magic = sum(self.law.set.magic[tome] for tome in self.tomes[seat])
        return -len(self.looks[seat]), len(self.tomes[seat]), magic
