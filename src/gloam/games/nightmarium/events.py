"""What can happen in Nightmarium. The kind is the key of the event's sentence in every language."""

from __future__ import annotations

from typing import Final

__all__ = ["BEATS", "KINDS", "MARKED"]

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

# How long each takes to tell at a normal pace, in milliseconds.
BEATS: Final = {
    BEGAN: 370,
    DEALT: 60,
    DREW: 430,
    RESHUFFLED: 500,
    DISCARDED: 350,
    PASSED: 300,
    PLACED: 1270,
    SEALED: 900,
    FINISHED: 2000,
    DEMANDED: 900,
    CHOSE: 250,
    GAVE: 500,
    GAVE_NOTHING: 400,
    ACTIVATED: 700,
    STOPPED: 700,
    DROPPED: 900,
    CUT: 500,
    REVEALED: 900,
    SCAVENGED: 1900,
    EXECUTED: 1900,
    DEVOURED: 1200,
    VANISHED: 400,
    RERAN: 700,
    DECLINED: 300,
    WON: 3000,
    SHARED: 3000,
}
KINDS: Final = tuple(BEATS)
# These bring hidden cards to light or spend chance: no undo goes past them.
MARKED: Final = frozenset((DEALT, DREW, RESHUFFLED, GAVE, GAVE_NOTHING, REVEALED))
