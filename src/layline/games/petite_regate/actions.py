"""The numbers of actions (specification 6) and the kinds of events (7.4)."""

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
"""A shuffle's result begins with this plus the number of its cards, which is no action's number."""

# What happens to a bow on its way.
HAS_STARTED, HAS_ROUNDED, HAS_CANCELLED = range(3)

# Kinds of events.
(
    DRAWN_FIRST,
    DEALT,
    PLACED,
    HEADS,
    BEGINS,
    MISSES,
    PLAYS,
    PLAYS_AGAIN,
    STOPS_AT_ZONE,
    STOPS_BEFORE_CONTACT,
    MOVES,
    STARTS,
    ROUNDS,
    CANCELS,
    FINISHES,
    WINS,
    OVER_EARLY,
    PLAYS_SUN,
    LAYS_SUN,
    IS_BLOCKED,
    DISCARDS,
    HEAVES_TO,
    CHANGES,
    TURNS,
    DRAWS,
    RESHUFFLED,
    RACE_OVER,
    RETIRES,
) = range(28)

MOST_EVENTS = 96
"""More than one action can bring about: a whole way of happenings, every turn that is missed."""
