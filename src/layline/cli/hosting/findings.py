"""What `layline doctor` finds: each thing in a sentence, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ..words import SAID, Words

Level = Literal["well", "note", "wrong"]


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at. `what` names its sentence; `facts` fill it in."""

    level: Level
    what: str
    facts: dict[str, object] = field(default_factory=dict)

    def text(self, words: Words) -> str:
        """What was found."""
        return words(f"doctor.{self.what}", **self.facts)

    def remedy(self, words: Words) -> str | None:
        """What to do about it; None where there is nothing to do."""
        key = f"doctor.{self.what}.do"
        return words(key, **self.facts) if key in SAID else None


def well(what: str, **facts: object) -> Finding:
    """Something is as it should be."""
    return Finding("well", what, facts)


def note(what: str, **facts: object) -> Finding:
    """Something that a host may want to know."""
    return Finding("note", what, facts)


def wrong(what: str, **facts: object) -> Finding:
    """Something that a host should mend."""
    return Finding("wrong", what, facts)
