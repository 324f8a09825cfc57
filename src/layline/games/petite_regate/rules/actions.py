"""The numbers of actions (specification 6)."""

from __future__ import annotations

# Actions: four exits a card, 24 headings, and so on.
PLAY_CARD = 0
PLAY_AGAIN = 184
HEADING = 188
SLOT = 212
MIDDLE_SLOT = 218
AREA = 225
DROP = 290
SWAP_CARD = 336
DONE, STOP, END_TURN, SUN_SELF = 382, 383, 384, 385
SUN_ON = 386
HEAVE_TURN, HEAVE_SWAP = 390, 391
MOST_ACTIONS = 392

AREA_COLS, AREA_ROWS = 13, 5

SHUFFLED = 1000
"""A shuffle's result begins with this plus its number of cards; no action has such a number."""

# What happens to a bow on its way.
HAS_STARTED, HAS_ROUNDED, HAS_CANCELLED = range(3)


def heading_text(heading: int) -> str:
    """A heading in three figures: 045."""
    return f"{15 * heading:03d}"


def spot_place(spot: int) -> tuple[int, int]:
    """LPR-08, LPR-09, LPR-11: how far a spot is from the middle, and its row behind the line.

    Slots are in row 0, the spots of the start area in rows 1 to 5.
    """
    if spot < AREA:
        return spot - MIDDLE_SLOT, 0
    row, column = divmod(spot - AREA, AREA_COLS)
    return column - AREA_COLS // 2, row + 1


def spot_text(spot: int) -> str:
    """A slot or a spot of the start area as text: slot -2, area 3,5."""
    column, row = spot_place(spot)
    return f"area {column},{row}" if row else f"slot {column}"


SPOTS = {spot_text(spot): spot for spot in range(SLOT, DROP)}
"""Every slot and spot by its text, whatever the table."""
