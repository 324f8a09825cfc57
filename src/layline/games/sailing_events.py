"""What the events of the sailing games may contain."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.events import Named, Speech
from .sailing import DIRECTIONS


class Direction(Named):
    """A direction of the compass; sentences say where it leads, or where the wind comes from."""

    names = DIRECTIONS

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        return {
            name: str(self),
            "toward": speech.sentence(f"toward.{self}"),
            "from": speech.sentence(f"from.{self}"),
        }
