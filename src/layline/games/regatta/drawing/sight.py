"""How a position is looked at: by whom, in which language, on what kind of screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....engine.events import Space
from ....engine.scene import Point
from ....engine.texts import Texts
from ...sailing import DIRECTIONS
from ...sailing_pictures import VECTORS, Place, bearing, on_screen
from ...sailing_view import Sailed
from ..codec.notation import LETTERS
from ..rules.state import (
    HEAD,
    NEXT_RACE,
    NONE,
    OVER,
    PLACE,
    PLAY,
    RACING,
    ROLL,
    Boat,
    Race,
    Rounding,
)
from ..view import RegattaView

WORDS = Texts("layline.games.regatta", "texts/drawing")


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """A position and how it is looked at.

    `seat` is the viewer's, `bearings` say by seat where each yacht points, `sailed` are the legs
    of the last play. A chart without yachts needs none of them. Most seats see the same of a
    position: their sights are equal.
    """

    race: Race
    lang: str
    tall: bool = False
    seat: int = NONE
    bearings: Sequence[int] = ()
    sailed: tuple[Sailed, ...] = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sight) or self.race is not other.race:
            return False
        return self._told_apart() == other._told_apart()

    def __hash__(self) -> int:
        return hash((id(self.race), *self._told_apart()))

    def _told_apart(self) -> tuple[object, ...]:
        """Everything in which two sights of one position can differ."""
        eye = self.eye
        goal = None if eye is None else (eye.status, eye.started, eye.rounded, eye.net)
        return self.lang, self.tall, goal

    def say(self, key: str, **words: object) -> str:
        """Words of the drawing."""
        return WORDS.sentence(key, self.lang, **words)

    def way(self, direction: int) -> str:
        """A direction in letters."""
        return self.say(f"direction.{DIRECTIONS[direction]}")

    # The board.

    @property
    def bold(self) -> float:
        """How much larger than life yachts and dots are, so that a narrow screen shows them."""
        return 1.22 if self.tall else 1.0

    def on_screen(self, at: Place) -> Point:
        """A space of the board in the coordinates of the drawing."""
        return on_screen(at, self.race.rows)

    def on_board(self, at: Place) -> bool:
        """Whether a place lies on the board."""
        return 0 <= at[0] < self.race.cols and 0 <= at[1] < self.race.rows

    @property
    def pin(self) -> Space:
        """Where the pin is."""
        return Space(self.race.pin_x, self.race.pin_y)

    @property
    def committee(self) -> Space:
        """Where the committee boat is."""
        return Space(self.race.committee_x, self.race.committee_y)

    @property
    def island(self) -> Space | None:
        """The middle of the island, if there is one on the board."""
        return Space(self.race.island_x, self.race.island_y) if self.race.island_size else None

    @property
    def marks(self) -> list[Rounding]:
        """The marks in the order in which they are rounded."""
        return self.race.marks[: self.race.roundings]

    # The fleet.

    @property
    def yachts(self) -> list[Boat]:
        """All yachts of the table."""
        return self.race.boats[: self.race.yachts]

    @property
    def afloat(self) -> list[Boat]:
        """The yachts that are on the board."""
        return [boat for boat in self.yachts if boat.status == RACING and boat.x != NONE]

    @property
    def moving(self) -> Boat | None:
        """The yacht that decides."""
        race = self.race
        return race.boats[race.todo[0]] if race.phase in (PLACE, HEAD, PLAY) else None

    @property
    def eye(self) -> Boat | None:
        """Whose mark is emphasised: the viewer's, else the yacht's on move or with the die."""
        if self.seat != NONE:
            return self.race.boats[self.seat]
        return self.race.boats[self.race.first] if self.race.phase == ROLL else self.moving

    @property
    def ended(self) -> bool:
        """Whether the race, perhaps one of a series, is over."""
        return self.race.phase in (NEXT_RACE, OVER)


def look(view: RegattaView, lang: str, tall: bool = False) -> Sight:
    """What the seat of a view sees."""
    seat = NONE if view.seat is None else LETTERS.index(view.seat)
    return Sight(view.race, lang, tall, seat, view.once(_bearings), view.sailed)


def _bearings(view: RegattaView) -> list[int]:
    race, sailed = view.race, dict(view.headings)
    if race.phase == PLAY and race.turn.course != NONE:
        sailed[race.todo[0]] = race.turn.course
    return [_bearing(race, boat, sailed.get(boat.seat)) for boat in race.boats[: race.yachts]]


def _bearing(race: Race, boat: Boat, sailed: int | None) -> int:
    """Her heading; else where she sailed last or wants to go, but never straight into the wind."""
    if boat.heading != NONE:
        return boat.heading
    if sailed is not None and sailed != race.wind:
        return sailed
    if boat.x == NONE:
        return (race.wind + 1) % 8
    goal = _goal(race, boat)
    dx, dy = goal[0] - boat.x, goal[1] - boat.y
    straight = bearing(dx, dy)
    if straight != race.wind:
        return straight
    right_x, right_y = VECTORS[(race.wind + 2) % 8]
    return (race.wind + (1 if dx * right_x + dy * right_y > 0 else -1)) % 8


def _goal(race: Race, boat: Boat) -> Place:
    """The next mark, or the middle of the line."""
    to_start = race.rounds >= 3 and not boat.started
    if to_start or boat.rounded == race.roundings:
        return (race.committee_x + race.pin_x) / 2, (race.committee_y + race.pin_y) / 2
    mark = race.marks[boat.rounded]
    return mark.x, mark.y
