"""The numbers of actions (specification 6.5)."""

from __future__ import annotations

from ....engine.rules import table

# Actions.
MOVE = 0
L45, L90, R45, R90 = 1, 2, 3, 4
PUFF, END = 5, 6
PENALTY_L, PENALTY_R = 7, 8
QUARTER, PASS = 9, 10
PROTEST, CLAIM, HEADING = 11, 16, 21
POINT = 30
"""From here on: place on a point, then yellow and blue tokens, as many as the board has points."""

ROTATION = table((0, -1, -2, 1, 2))
"""By action: how far a manoeuvre turns, in eighths of a circle clockwise."""

LAID = 1 << 20
"""The first number of a token layout: larger than that of any other chance result."""
