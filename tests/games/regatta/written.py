"""Views of a regatta that were written down as JSON: moments that a race seldom comes to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from layline.engine.events import Event
from layline.engine.view import Situation
from layline.games.regatta.codec.loading import load_position
from layline.games.regatta.codec.notation import RegattaNotation
from layline.games.regatta.rules.state import Race
from layline.games.regatta.view import RegattaView


class Written(RegattaView):
    """A view that shows what its JSON says; what that leaves out is empty."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.said = said
        super().__init__(Situation(_Written(said)), said["seat"])

    def but(self, **changes: Any) -> Written:
        """The same, except for what is said otherwise."""
        return Written(self.said | changes)

    @property
    def position(self) -> Any:
        return self.said["position"]

    @cached_property
    def choices(self) -> Any:
        return self.said.get("choices", [])

    @property
    def derived(self) -> Any:
        return self.said.get("derived", {})

    @cached_property
    def moves(self) -> Any:
        return self.said.get("moves", [])

    @cached_property
    def headings(self) -> Any:
        return self.said.get("headings", {})


class _Written:
    """A `Source` that reads the position when the record is asked for, and has no past."""

    happened: tuple[Event, ...] = ()
    last: str | None = None

    def __init__(self, said: dict[str, Any]) -> None:
        self._position = said["position"]

    @property
    def to_move(self) -> str | None:
        found: str | None = self._position["to_move"]
        return found

    @cached_property
    def notation(self) -> RegattaNotation:
        return RegattaNotation(load_position(self._position)[0])

    def record(self, back: int = 0) -> Race | None:
        return None if back else load_position(self._position)[1]

    def ids(self) -> list[int]:
        return []

    def choices(self) -> list[str]:
        return []

    def told(self) -> Iterator[tuple[Event, ...]]:
        return iter(())
