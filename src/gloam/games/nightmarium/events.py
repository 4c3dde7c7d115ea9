"""What can happen in Nightmarium. The kind is the key of the event's sentence in every language."""

from __future__ import annotations

from typing import Final

__all__ = ["KINDS", "MARKED"]

BEGAN: Final = "began"  # seat's turn
DEALT: Final = "dealt"  # card to seat's hand at the start
DREW: Final = "drew"  # card to seat's hand
RESHUFFLED: Final = "reshuffled"  # the pile, of `number` cards, became the deck
DISCARDED: Final = "discarded"  # card, by seat
PASSED: Final = "passed"  # one action of seat
PLACED: Final = "placed"  # card on seat's creature spot, as part `number`
SEALED: Final = "sealed"  # seat's creature spot with card
FINISHED: Final = "finished"  # seat's creature spot
DEMANDED: Final = "demanded"  # cards of legion `number`, by seat's pure creature spot
CHOSE: Final = "chose"  # seat laid its gift face down
GAVE: Final = "gave"  # card by seat, for the pure creature
GAVE_NOTHING: Final = "gave-nothing"  # seat had no card
ACTIVATED: Final = "activated"  # ability `number` of card on seat's creature spot
STOPPED: Final = "stopped"  # seat's chain at creature spot: ability `number` could not be carried out
DROPPED: Final = "dropped"  # seat's chain at creature spot: creature `number` runs instead
CUT: Final = "cut"  # seat's chain at creature spot, after `number` steps
REVEALED: Final = "revealed"  # card of the deck, by seat's Herald
SCAVENGED: Final = "scavenged"  # other's creature spot by seat, `number` cards
EXECUTED: Final = "executed"  # card off other's creature spot into seat's hand
DEVOURED: Final = "devoured"  # card off seat's own creature spot
VANISHED: Final = "vanished"  # seat's creature spot, its last card lost
RERAN: Final = "reran"  # seat woke the abilities of the sealed creature spot
DECLINED: Final = "declined"  # seat let them sleep
WON: Final = "won"  # seat, with `number` finished creatures
SHARED: Final = "shared"  # seat, with `number` finished creatures and with others

KINDS: Final = (
    BEGAN,
    DEALT,
    DREW,
    RESHUFFLED,
    DISCARDED,
    PASSED,
    PLACED,
    SEALED,
    FINISHED,
    DEMANDED,
    CHOSE,
    GAVE,
    GAVE_NOTHING,
    ACTIVATED,
    STOPPED,
    DROPPED,
    CUT,
    REVEALED,
    SCAVENGED,
    EXECUTED,
    DEVOURED,
    VANISHED,
    RERAN,
    DECLINED,
    WON,
    SHARED,
)
# These bring hidden cards to light or spend chance: no undo goes past them.
MARKED: Final = frozenset((DEALT, DREW, RESHUFFLED, GAVE, GAVE_NOTHING, REVEALED))
