"""What can happen in Kragmortha. The kind is the key of the event's sentence in every language."""

from __future__ import annotations

from typing import Final

__all__ = ["BEATS", "KINDS", "MARKED"]

BEGAN: Final = "began"  # seat's turn
DEALT: Final = "dealt"  # movement card to seat's hand at the start
DREW: Final = "drew"  # movement card to seat's hand
RESHUFFLED: Final = "reshuffled"  # the movement discards, `number` cards, became the deck
PLACED: Final = "placed"  # seat's goblin on start square spot
PLAYED: Final = "played"  # movement card, by seat
SHOWED: Final = "showed"  # card of a hand nothing of which can be played, by seat
DISCARDED: Final = "discarded"  # movement card, by seat
WALKED: Final = "walked"  # seat's goblin to spot
SHOVED: Final = "shoved"  # seat's goblin to spot, by other's goblin
STALKED: Final = "stalked"  # Rigor to spot, moved by seat
STOPPED: Final = "stopped"  # seat's movement; the event's rule says why
CAUGHT: Final = "caught"  # seat's goblin, by Rigor on spot
LOOKED: Final = "looked"  # seat takes look card
LOOK_RETURNED: Final = "look-returned"  # under the deck: seat has that kind
LOOK_SPARED: Final = "look-spared"  # no kind is left that is new for seat
HID: Final = "hid"  # seat used tome card: no look
CARRIED: Final = "carried"  # seat's goblin off to spot
TOKEN: Final = "token"  # card, turned up by seat
TOKENS_SHUFFLED: Final = "tokens-shuffled"
HOPPED: Final = "hopped"  # seat's goblin through the teleports to spot
STAYED: Final = "stayed"  # seat's goblin: no other teleport is free
RIGOR_HOPPED: Final = "rigor-hopped"  # to spot, sent by seat
TOOK_TOME: Final = "took-tome"  # card, by seat
SENT_HOME: Final = "sent-home"  # seat's goblin from the desk to start square spot
USED: Final = "used"  # tome card, by seat
PARDONED: Final = "pardoned"  # look card of seat, under the deck
SWAPPED: Final = "swapped"  # goblins of seat and other
OPENED: Final = "opened"  # card of seat's hand, which lies open now
CALLED: Final = "called"  # seat accuses other of breaking look card
ADMITTED: Final = "admitted"  # seat
DENIED: Final = "denied"  # seat
VOTED: Final = "voted"  # seat, secretly for now
CONVICTED: Final = "convicted"  # seat, by `number` votes
ACQUITTED: Final = "acquitted"  # seat, with `number` votes against
ENDED: Final = "ended"  # the game, by seat's fourth look (K7.2) or the last tome (K8.1)
WON: Final = "won"  # seat, by looks (`number` 0), tomes (1) or magic symbols (2)
SHARED: Final = "shared"  # seat, with others

# How long each takes to tell at a normal pace, in milliseconds.
BEATS: Final = {
    BEGAN: 370,
    DEALT: 60,
    DREW: 350,
    RESHUFFLED: 500,
    PLACED: 600,
    PLAYED: 1390,
    SHOWED: 400,
    DISCARDED: 350,
    WALKED: 290,
    SHOVED: 750,
    STALKED: 350,
    STOPPED: 300,
    CAUGHT: 2010,
    LOOKED: 2510,
    LOOK_RETURNED: 900,
    LOOK_SPARED: 700,
    HID: 1390,
    CARRIED: 1350,
    TOKEN: 1840,
    TOKENS_SHUFFLED: 600,
    HOPPED: 900,
    STAYED: 400,
    RIGOR_HOPPED: 900,
    TOOK_TOME: 1540,
    SENT_HOME: 900,
    USED: 1390,
    PARDONED: 900,
    SWAPPED: 900,
    OPENED: 300,
    CALLED: 1200,
    ADMITTED: 700,
    DENIED: 700,
    VOTED: 250,
    CONVICTED: 1200,
    ACQUITTED: 1200,
    ENDED: 650,
    WON: 3000,
    SHARED: 3000,
}
KINDS: Final = tuple(BEATS)
# These bring hidden pieces to light or spend chance: no undo goes past them.
SHOWING: Final = (DEALT, DREW, SHOWED, LOOKED, LOOK_RETURNED, TOKEN, TOOK_TOME, OPENED)
MARKED: Final = frozenset((*SHOWING, RESHUFFLED, TOKENS_SHUFFLED, CONVICTED, ACQUITTED))
