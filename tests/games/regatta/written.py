"""Views of a regatta written down as JSON: moments that a race seldom comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Self, TypeVar

from layline.engine.events import Event, Space
from layline.engine.view import Situation
from layline.games.regatta.codec.notation import LETTERS, PHASES, STATUSES, TACKS, RegattaNotation
from layline.games.regatta.codec.options import CourseOf, Options, new_race
from layline.games.regatta.rules.events import Sails, Yacht
from layline.games.regatta.rules.state import NONE, Boat, Race
from layline.games.regatta.view import RegattaView
from layline.games.sailing import DIRECTIONS, DX, DY
from layline.games.sailing_events import Direction
from layline.games.sailing_view import Sailed

Json = dict[str, Any]
T = TypeVar("T")


class Written(RegattaView):
    """A view that shows what its JSON says, even after that was changed; no rule is asked."""

    def __init__(self, said: Json) -> None:
        self.said = said
        super().__init__(Situation(_Written(said["position"])), said["seat"])

    def but(self, **changes: Any) -> Written:
        """The same, with these changes."""
        return Written(self.said | changes)

    def once(self, make: Callable[[Any], T]) -> T:
        return make(self)

    def once_in(self, make: Callable[[Any, str], T], lang: str) -> T:
        return make(self, lang)

    def common(self, make: Callable[[Self], T]) -> T:
        return make(self)

    def shared(self, make: Callable[[Self, str], T], lang: str) -> T:
        return make(self, lang)

    @property
    def position(self) -> Json:
        found: Json = self.said["position"]
        return found

    @property
    def race(self) -> Race:
        return self.trial()

    @cached_property
    def choices(self) -> list[str]:
        found: list[str] = self.said.get("choices", [])
        return found

    @property
    def derived(self) -> Json:
        found: Json = self.said.get("derived", {})
        return found

    @cached_property
    def sailed(self) -> tuple[Sailed, ...]:
        return tuple(
            Sailed(LETTERS.index(move["who"]), Space.read(move["from"]), Space.read(move["to"]))
            for move in self.said.get("moves", [])
        )

    def told(self) -> Iterator[tuple[Event, ...]]:
        yield tuple(
            Sails(22, Yacht(one.who), Direction(_bearing(one.start, one.end)), one.end)
            for one in self.sailed
            if one.start is not None
        )


class _Written:
    """A `Source` that has no past."""

    happened: tuple[Event, ...] = ()
    last: str | None = None

    def __init__(self, position: Json) -> None:
        self._position = position

    @property
    def to_move(self) -> str | None:
        found: str | None = self._position["to_move"]
        return found

    @cached_property
    def notation(self) -> RegattaNotation:
        return RegattaNotation(Options.model_validate(self._position["options"]))

    def record(self, back: int = 0) -> Race | None:
        return None if back else filled_in(self._position)

    look = record

    def ids(self) -> list[int]:
        return []

    def choices(self) -> list[str]:
        return []

    def told(self) -> Iterator[tuple[Event, ...]]:
        return iter(())


def filled_in(position: Json) -> Race:
    """The record of a position, right or wrong."""
    race = new_race(Options.model_validate(position["options"]))
    race.phase = PHASES.index(position["phase"])
    race.rounds, race.number = position["round"], position["race"]
    race.wind, race.die = DIRECTIONS.index(position["wind"]), position["die"] or 0
    race.first = _seat(position["first"])
    race.waiting = len(position["todo"])
    race.todo[: race.waiting] = map(LETTERS.index, position["todo"])
    CourseOf.model_validate(position["course"]).laid().lay_out(race)
    for name, points in position["points"].items():
        race.points[_seat(name)] = points
    for result, past in zip(race.results, position["history"], strict=False):
        for name, place in past["places"].items():
            result.places[_seat(name)] = place or 0
            result.points[_seat(name)] = past["points"][name]
    race.sailed = len(position["history"])
    for name, boat in position["boats"].items():
        _crew(race.boats[_seat(name)], boat)
    for name, number in (position["turn"] or {}).items():
        if isinstance(number, (int, bool)):
            setattr(race.turn, name, int(number))
    race.turn.course = _direction((position["turn"] or {}).get("dir"))
    for owed, one in zip(race.liable, position["liable"], strict=False):
        owed.give, owed.stand = _seat(one["give"]), _seat(one["stand"])
        owed.x, owed.y = Space.read(one["at"])
        owed.reason = int(one["rule"][-2:])
    race.liabilities = len(position["liable"])
    for name in position["winners"] or ():
        race.won[_seat(name)] = 1
    return race


def _crew(boat: Boat, given: Json) -> None:
    boat.x, boat.y = Space.read(given["at"]) if given["at"] else (NONE, NONE)
    boat.spinnaker, boat.puffs = int(given["spinnaker"]), given["puffs"]
    boat.started, boat.rounded, boat.net = int(given["started"]), given["next"], given["net"]
    boat.status, boat.place = STATUSES.index(given["status"]), given["place"] or 0
    boat.heading, boat.tack = _direction(given["heading"]), TACKS.index(given["tack"])
    boat.turning = int(given["turning"])
    if given["finish"]:
        boat.finish_round, boat.finish_leg = given["finish"]["round"], given["finish"]["leg"]


def _seat(letter: str | None) -> int:
    return NONE if letter is None else LETTERS.index(letter)


def _direction(name: str | None) -> int:
    return NONE if name is None else DIRECTIONS.index(name)


def _bearing(start: Space, end: Space) -> int:
    dx, dy = end.x - start.x, end.y - start.y
    toward = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    return next(way for way in range(8) if (DX[way], DY[way]) == toward)
