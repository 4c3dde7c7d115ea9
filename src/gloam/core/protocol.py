"""What a game is to everybody who plays, serves, studies or tests it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, Protocol, Self, TypeVar

from gloam.core.action import ActionTable
from gloam.core.errors import Refusal
from gloam.core.event import Event
from gloam.core.hints import Hints
from gloam.core.phrase import Phrase
from gloam.core.picture import Picture, Say
from gloam.core.rng import Rng
from gloam.core.settings import Options, Settings

__all__ = [
    "AnyGame",
    "Audit",
    "Bot",
    "Choices",
    "Game",
    "Narration",
    "Notation",
    "Rules",
    "Sampling",
    "State",
    "View",
    "Visibility",
]


class Choices(Protocol):
    """Action indices to choose from: a list, or packed numbers."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __contains__(self, action: object, /) -> bool: ...


class State(Protocol):
    """The whole truth about one game in progress. It never leaves the table: others get views.

    Mutable. One decision of one seat is always open, unless the game is over.
    """

    seats: int
    turn: int  # how many turns have begun
    to_act: int  # the seat that decides, NONE when the game is over
    telling: bool  # are events kept for `take_events`? True unless set otherwise

    @property
    def options(self) -> Choices:
        """Legal action indices, in an order the rules fix; empty if and only if over."""
        ...

    @property
    def over(self) -> bool: ...
    @property
    def asked(self) -> str:
        """The kind of decision that is open, empty when over. For prompts and for the census."""
        ...

    def apply(self, action: int) -> None:
        """Carry out one of `options`. Trusts its caller; `gloam.core.play.play` is the checked door."""
        ...

    def asides(self, seat: int) -> list[int]:
        """What a seat may do though it is not asked, such as objecting. People only: bots are not offered it.

        Taking one may interrupt the open decision, which is asked again afterwards.
        """
        ...

    def hunch(self, rng: Rng) -> int:
        """A quick guess at a good option, for playouts: cheap, by chance, without looking ahead."""
        ...

    def wander(self, rng: Rng, most: int) -> int:
        """Play on, any option equally likely, to the end or for `most` decisions. How many were there?"""
        ...

    def follow_hunches(self, rng: Rng, most: int) -> int:
        """Play on by hunches, to the end or for `most` decisions. How many were there?"""
        ...

    def copy(self) -> Self: ...
    def take_events(self) -> list[Event]:
        """What happened since this was last called, for the table's eyes: redact by `told_to`."""
        ...

    def scores(self) -> list[float]:
        """Each seat's share of the win, summing to one; zeros while the game runs."""
        ...


class View(Protocol):
    """What one viewer may know of a position: a dataclass of plain values, which nobody changes."""

    @property
    def viewer(self) -> int:
        """The seat that looks, or the number of seats for a spectator."""
        ...

    @property
    def to_act(self) -> int: ...
    @property
    def options(self) -> tuple[int, ...]:
        """The legal actions, if it is the viewer who decides; else nothing."""
        ...


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
S_co = TypeVar("S_co", bound=State, covariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Rules(Protocol[S_co]):
    """What is played: the vocabulary, the options and the deal."""

    @property
    def id(self) -> str: ...

    @property
    def version(self) -> int:
        """Raised whenever an old record would replay differently."""
        ...

    @property
    def seats(self) -> range: ...

    @property
    def actions(self) -> ActionTable: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def decisions(self) -> Sequence[str]:
        """Every value `State.asked` can take."""
        ...

    @property
    def together(self) -> Sequence[str]:
        """Kinds of decision that several seats are asked at the same time and answer in secret.

        The rules ask them one after the other, but one's options do not depend on another's answer.
        """
        ...

    @property
    def continued_by(self) -> Mapping[str, Sequence[str]]:
        """By verb, the kinds of decision in which the same seat goes on with the move it began by that verb.

        What is offered there depends only on what the seat knew before.
        """
        ...

    @property
    def events(self) -> Sequence[str]:
        """Every kind of event."""
        ...

    @property
    def playout(self) -> int:
        """After how many decisions by hunches a position is best judged, when a bot looks ahead."""
        ...

    def setup(self, options: Options, seats: int, seed: int) -> S_co: ...

    def data(self, options: Options) -> Mapping[str, str]:
        """The SHA-256 of each data file these options play with, by name."""
        ...


class Visibility(Protocol[S_contra, V]):
    """What each viewer may know."""

    def view(self, state: S_contra, viewer: int) -> V: ...

    def views(self, state: S_contra) -> list[V]:
        """What each viewer sees, the spectator last: the same as by `view`, for a fraction of the time."""
        ...


class Sampling(Protocol[S, V_contra]):
    """Other worlds than the true one, and what they are worth."""

    def imagine(self, view: V_contra, rng: Rng) -> S:
        """Some whole world in which this view is exactly what its viewer sees."""
        ...

    def redeal(self, world: S, viewer: int, rng: Rng) -> S:
        """A copy of the world with everything the viewer does not know dealt anew."""
        ...

    def reshuffled(self, state: S, rng: Rng) -> S:
        """A copy in which only what nobody knows is dealt anew: decks, and chance to come."""
        ...

    def turn_of(self, state: S, seat: int) -> S | None:
        """A copy in which the seat begins its turn now; None where that says little, as amid a movement.

        Whether there is one, and what it offers, depends only on what the seat knows.
        """
        ...

    def outlook(self, state: S) -> list[float]:
        """A quick guess at each seat's share of the win; the true shares when the game is over.

        It may read hands: it is for worlds that bots imagine and for studies, not for showing to players.
        """
        ...


class Narration(Protocol[V_contra]):
    """What people are told, as phrases."""

    unique_look: Literal["face", "hat"]  # by which players tell each other's figures apart
    beats: Mapping[str, int]  # milliseconds that telling an event takes at a normal pace, by its kind

    def card_name(self, card: int) -> str:
        """A card as notation writes it."""
        ...

    def refuse(self, view: V_contra, action: int) -> Refusal:
        """Why the viewer may not take this action now. Says nothing the viewer does not know."""
        ...

    def tell(self, event: Event, view: V_contra) -> Phrase:
        """The sentence of an event already redacted for this view. Who is told the same reads the same."""
        ...

    def prompt(self, view: V_contra) -> Phrase:
        """What is being asked, and of whom; the same for every viewer."""
        ...

    def label(self, action: int, view: V_contra) -> Phrase:
        """An action as something to choose, with its certain consequences."""
        ...

    def hints(self, action: int, view: V_contra) -> Hints:
        """What to point out about one of the viewer's options besides its label."""
        ...

    def picture(self, view: V_contra, say: Say, width: int) -> Picture:
        """The position in text no wider than `width` where that can be, all words by `say`."""
        ...


class Notation(Protocol[S]):
    """Positions as text."""

    def write(self, state: S) -> str:
        """The whole position as text, for tests and bug reports. Holds every secret."""
        ...

    def read(self, text: str) -> S:
        """The position a text describes; what it leaves open is filled in as documented."""
        ...


class Audit(Protocol[S]):
    """What only tests and studies ask."""

    def swapped(self, state: S, one: int, other: int) -> S:
        """A copy with two cards in each other's places and nothing else changed; for tests of secrecy."""
        ...

    def check(self, state: S) -> None:
        """AssertionError unless every piece is where exactly one piece can be."""
        ...

    def subject(self, state: S, event: Event) -> str:
        """The message that names what the event's seat made use of, for studies; empty if nothing."""
        ...


class Game(Rules[S], Visibility[S, V], Sampling[S, V], Narration[V], Notation[S], Audit[S], Protocol[S, V]):
    """A whole game. `games/<name>/game.py` ends in `GAME`, a record of functions and the only instance."""


AnyGame = Game[State, View]


class Bot(Protocol[V_contra]):
    """A player by program. It is shown what a person in its seat would be shown, never a State."""

    def choose(self, view: V_contra, options: Sequence[int]) -> int: ...
