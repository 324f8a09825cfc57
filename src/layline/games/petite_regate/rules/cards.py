"""The decks, card by card.

A code is a colour (R red, G green, B blue, J three colours), the degrees of the arrows, then H for
a helm or W for wind; S before it is a small card, Q a card with a drawn buoy. The number of a card
is its place in this list, which is also the order in which hands are held.
"""

from __future__ import annotations

from ....engine.rules import rule, table
from .arrows import LARGE, SMALL, arrow_number
from .state import ADVANCED, GIGAMIC, MOST_EXITS, NONE, Boat, Race

# Code, exits, and how many there are in the base, advanced and gigamic decks.
_CARDS: tuple[tuple[str, str, tuple[int, int, int]], ...] = (
    ("R15", "L15", (1, 1, 1)),
    ("R30", "L30", (2, 2, 2)),
    ("R45", "L45", (2, 2, 2)),
    ("R60", "L60", (2, 2, 1)),
    ("R90", "L90", (2, 2, 2)),
    ("R15H", "L15", (1, 1, 1)),
    ("R30H", "L30", (1, 1, 1)),
    ("R45H", "L45", (1, 1, 1)),
    ("R60H", "L60", (0, 0, 1)),
    ("R15-45", "L15 L45", (0, 0, 1)),
    ("R45-90", "L45 L90", (0, 0, 1)),
    ("R30-60-90", "L30 L60 L90", (0, 0, 1)),
    ("G15", "R15", (1, 1, 1)),
    ("G30", "R30", (2, 2, 2)),
    ("G45", "R45", (2, 2, 2)),
    ("G60", "R60", (2, 2, 1)),
    ("G90", "R90", (2, 2, 2)),
    ("G15H", "R15", (1, 1, 1)),
    ("G30H", "R30", (1, 1, 1)),
    ("G45H", "R45", (1, 1, 1)),
    ("G60H", "R60", (0, 0, 1)),
    ("G15-45", "R15 R45", (0, 0, 1)),
    ("G45-90", "R45 R90", (0, 0, 1)),
    ("G30-60-90", "R30 R60 R90", (0, 0, 1)),
    ("B", "S", (5, 5, 5)),
    ("BW", "S", (3, 3, 4)),
    ("SB", "S", (0, 0, 5)),
    ("J30", "L30 S R30", (2, 2, 2)),
    ("J60", "L60 S R60", (2, 2, 2)),
    ("J90", "L90 S R90", (0, 0, 1)),
    ("J30W", "L30 S R30", (0, 0, 1)),
    ("SJ45", "L45 S R45", (0, 0, 2)),
    ("QR15-45-75", "L15 L45 L75", (0, 1, 0)),
    ("QR30-60-90", "L30 L60 L90", (0, 1, 0)),
    ("QR45-90H", "L45 L90", (0, 1, 0)),
    ("QR60-120", "L60 L120", (0, 1, 0)),
    ("QR90-120", "L90 L120", (0, 1, 0)),
    ("QG15-45-75", "R15 R45 R75", (0, 1, 0)),
    ("QG30-60-90", "R30 R60 R90", (0, 1, 0)),
    ("QG45-90H", "R45 R90", (0, 1, 0)),
    ("QG60-120", "R60 R120", (0, 1, 0)),
    ("QG90-120", "R90 R120", (0, 1, 0)),
    ("Q45-90", "L90 L45 R45 R90", (0, 2, 0)),
    ("Q60-120", "L120 L60 R60 R120", (0, 1, 0)),
    ("Q30W", "L30 S R30", (0, 1, 0)),
    ("SUN", "", (0, 3, 3)),
)  # fmt: skip

CODES = tuple(code for code, _, _ in _CARDS)
KINDS = len(CODES)
SUN = CODES.index("SUN")
EXITS = tuple(tuple(exits.split()) for _, exits, _ in _CARDS)
EXIT_NAMES = (
    "L120", "L90", "L75", "L60", "L45", "L30", "L15", "S",
    "R15", "R30", "R45", "R60", "R75", "R90", "R120",
)  # fmt: skip
"""Every arrow there is by its name, from port to starboard."""


def exit_degrees(exit: str) -> int:
    """LPR-19: by how much an arrow turns to starboard; negative to port."""
    if exit == "S":
        return 0
    degrees = int(exit[1:])
    return degrees if exit[0] == "R" else -degrees


def is_small(card: int) -> bool:
    """LPR-20: a card that is laid across."""
    return CODES[card][0] == "S" and card != SUN


def _arrows() -> list[int]:
    """LPR-18, LPR-44: the arrows of every card in the order of its exits, with room for four."""
    found: list[int] = []
    for card, exits in enumerate(EXITS):
        size = SMALL if is_small(card) else LARGE
        arrows = [arrow_number(size, exit_degrees(exit)) for exit in exits]
        found += arrows + [NONE] * (MOST_EXITS - len(arrows))
    return found


ARROW_OF = table(_arrows())
EXITS_OF = table(len(exits) for exits in EXITS)
HAS_HELM = table(int(code.endswith("H")) for code in CODES)
HAS_WIND = table(int(code.endswith("W")) for code in CODES)
COPIES = table(copies[rules] for rules in range(3) for _, _, copies in _CARDS)
DECK_SIZE = table(sum(copies[rules] for _, _, copies in _CARDS) for rules in range(3))


@rule
def copies_of(race: Race, card: int) -> int:
    """LPR-02: how many cards of a kind the deck of this rule set has."""
    return COPIES[race.rules * KINDS + card]


@rule
def deck_size(race: Race) -> int:
    """LPR-02: 36 cards in the base game, 53 in the advanced game, 55 in gigamic."""
    return DECK_SIZE[race.rules]


@rule
def hand_size(race: Race) -> int:
    """LPR-06, LPR-43, LPR-47, LPR-48, LPR-62: five cards; in the advanced game four.

    There a sun laid on the opponent is not replaced as long as the run of turns lasts.
    """
    return 4 - race.short if race.rules == ADVANCED else 5


@rule
def holds(boat: Boat, card: int) -> bool:
    """LPR-16: the card is in the hand."""
    for i in range(boat.held):
        if boat.hand[i] == card:
            return True
    return False


@rule
def take(boat: Boat, card: int) -> None:
    """LPR-06, LPR-22: a card comes into the hand, at its place in the order of the deck list."""
    at = boat.held
    while at > 0 and boat.hand[at - 1] > card:
        boat.hand[at] = boat.hand[at - 1]
        at -= 1
    boat.hand[at] = card
    boat.held += 1


@rule
def give_away(boat: Boat, card: int) -> None:
    """LPR-16, LPR-21: a card that is held leaves the hand."""
    at = 0
    while boat.hand[at] != card:
        at += 1
    boat.held -= 1
    for i in range(at, boat.held):
        boat.hand[i] = boat.hand[i + 1]
    boat.hand[boat.held] = 0


@rule
def put_on_discard(race: Race, card: int) -> None:
    """LPR-21: face up on the discard pile."""
    race.discard[race.discards] = card
    race.discards += 1


@rule
def draw_top(race: Race) -> int:
    """LPR-22: the top card of the draw pile."""
    race.pile -= 1
    card = race.deck[race.pile]
    race.deck[race.pile] = 0
    return card


@rule
def has_suns(race: Race) -> bool:
    """LPR-45, LPR-60: the base game knows no suns."""
    return race.rules == ADVANCED or race.rules == GIGAMIC
