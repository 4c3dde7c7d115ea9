"""What can happen in Kragmortha. The kind is the key of the event's sentence in every language."""

from __future__ import annotations

from typing import Final

__all__ = ["KINDS", "MARKED"]

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

KINDS: Final = (
    BEGAN,
    DEALT,
    DREW,
    RESHUFFLED,
    PLACED,
    PLAYED,
    SHOWED,
    DISCARDED,
    WALKED,
    SHOVED,
    STALKED,
    STOPPED,
    CAUGHT,
    LOOKED,
    LOOK_RETURNED,
    LOOK_SPARED,
    HID,
    CARRIED,
    TOKEN,
    TOKENS_SHUFFLED,
    HOPPED,
    STAYED,
    RIGOR_HOPPED,
    TOOK_TOME,
    SENT_HOME,
    USED,
    PARDONED,
    SWAPPED,
    OPENED,
    CALLED,
    ADMITTED,
    DENIED,
    VOTED,
    CONVICTED,
    ACQUITTED,
    ENDED,
    WON,
    SHARED,
)
# These bring hidden pieces to light or spend chance: no undo goes past them.
SHOWING: Final = (DEALT, DREW, SHOWED, LOOKED, LOOK_RETURNED, TOKEN, TOOK_TOME, OPENED)
MARKED: Final = frozenset((*SHOWING, RESHUFFLED, TOKENS_SHUFFLED, CONVICTED, ACQUITTED))
