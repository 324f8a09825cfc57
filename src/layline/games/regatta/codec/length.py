"""How long a race takes people, roughly."""

from __future__ import annotations

from ....engine.answers import OptionValues

_DECISIONS = {"quick": 30, "full": 40, "long": 50}
"""What a yacht has to decide on each board, as bots sail it (`layline sim`)."""
_SECONDS = 15
"""What people take for a decision, the others' looking on included."""


def minutes(options: OptionValues) -> int:
    """About how many minutes all races of a series take."""
    yachts, races = int(str(options["players"])), int(str(options["races"]))
    return _DECISIONS[str(options["board"])] * yachts * races * _SECONDS // 60
