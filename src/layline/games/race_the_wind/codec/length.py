"""How long a race takes people, roughly."""

from __future__ import annotations

from ....engine.answers import OptionValues

_SECONDS = 8
"""What people take for a decision, the others' looking on included."""


def minutes(options: OptionValues) -> int:
    """About how many minutes a race takes: a lap is three decisions a row, and ten to round marks.

    That is what bots need (`layline sim`).
    """
    boats, laps, rows = (int(str(options[key])) for key in ("players", "laps", "length"))
    return boats * laps * (3 * rows + 10) * _SECONDS // 60
