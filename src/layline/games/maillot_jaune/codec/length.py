"""How long the tour takes people, roughly."""

from __future__ import annotations

from ....engine.answers import OptionValues

_DECISIONS = 54
"""What has to be decided for a rider, as bots ride (`layline sim`)."""
_SECONDS = 15
"""What people take for a decision, the others' looking on included."""


def minutes(options: OptionValues) -> int:
    """About how many minutes the tour takes."""
    riders = int(str(options["players"])) * int(str(options["riders_per_player"]))
    return _DECISIONS * riders * _SECONDS // 60
