"""The numbers of actions (specification 6)."""

from __future__ import annotations

# Actions; each number is that of the first of its kind.
CHOOSE = 0  # + rider
STAY, END, AGREE, REFUSE, PASS = 9, 10, 11, 12, 13
PROPOSE = 14  # + rider
HELP = 23  # + rider
ANNOUNCE = 32  # + 5 squares without risk + squares with risk
TO = 67  # + 6 (column - 1) + lane
TO_FINISH = 235
ASIDE = 236  # likewise, with a first step sideways
ASIDE_TO_FINISH = 404

# Chance results; a rider drawn by lot for a player has the number of choosing him.
DRAW_FIRST = 405  # + rider
ROLL = 414  # + 6 (first die - 1) + second die - 1
ACTIONS = 450
