"""How long a race takes people, roughly."""

from __future__ import annotations

from ....engine.answers import OptionValues

_DECISIONS = {"base": 21, "advanced": 27, "short": 22, "medium": 25, "long": 29}
"""What a boat has to decide, by rule set or by the size of the water (`layline sim`)."""
_SECONDS = 20
"""What people take for a decision, the others' looking on included."""


def minutes(options: OptionValues) -> int:
    """About how many minutes a race takes."""
    rules = str(options["rules"])
    course = str(options["size"]) if rules == "gigamic" else rules
    return _DECISIONS[course] * int(str(options["players"])) * _SECONDS // 60
