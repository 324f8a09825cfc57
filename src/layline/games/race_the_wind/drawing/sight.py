"""What the eye needs of a view: the race as the viewer knows it, and what her boat sails for."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.scene import Point
from ...sailing import DIRECTIONS
from ...sailing_pictures import EDGE, ORIGIN, SCALE, Place, on_screen
from ..codec.options import LETTERS
from ..rules.rounding import is_last_leg, is_upwind_leg
from ..rules.state import NONE, OVER, PLAY, RACING, WIND, Boat, Race
from ..table.sentences import TEXTS
from ..view import RaceTheWindView

START, UP, DOWN, FINISH = "line_next", "up", "down", "finish"
"""What a boat sails for; keys of `draw`."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A view, read."""

    race: Race
    lang: str
    tall: bool
    eye: Boat | None
    goal: str | None
    wrong_way: bool
    winds: tuple[int, ...]
    choices: tuple[str, ...]

    @property
    def rows(self) -> int:
        return self.race.rows

    @property
    def bold(self) -> float:
        """How much larger than life boats and dots are, so that a narrow screen shows them."""
        return 1.22 if self.tall else 1.0

    @property
    def afloat(self) -> list[Boat]:
        """The boats on the board that have a heading, the one on move last."""
        boats = [b for b in self.race.boats[: self.race.fleet] if is_afloat(b)]
        return sorted(boats, key=lambda boat: boat.seat == self.on_move)

    @property
    def on_move(self) -> int:
        """The seat whose turn it is, also while the die is thrown for it, or NONE."""
        if self.race.phase in (PLAY, WIND) or self.choices:
            return self.race.turns[self.race.at] if self.race.phase != OVER else NONE
        return NONE

    def on_screen(self, at: Place) -> Point:
        """A point of the board in the coordinates of the drawing."""
        return on_screen(at, self.race.rows)

    def say(self, key: str, **params: object) -> str:
        """A word on the drawing."""
        return TEXTS.sentence(f"draw.{key}", self.lang, **params)

    def way(self, direction: int) -> str:
        """The short name of a direction."""
        return self.say(f"directions.{DIRECTIONS[direction % 8]}")


def extent(race: Race) -> Point:
    """Where the chart with its scale and numbers ends, to the right and below."""
    beyond = EDGE + SCALE
    return ORIGIN[0] + race.cols - 1 + beyond, ORIGIN[1] + race.rows - 1 + beyond + 1.1


def board_size(race: Race) -> Point:
    """The size of every picture of the board alone."""
    across, down = extent(race)
    return round(across + 0.7, 3), round(down, 3)


def is_afloat(boat: Boat) -> bool:
    """On the board, racing, with a heading."""
    return boat.status == RACING and boat.x != NONE and boat.heading != NONE


def goal_of(race: Race, boat: Boat) -> str | None:
    """What a boat sails for."""
    if boat.status != RACING or boat.x == NONE:
        return None
    if boat.leg == 0:
        return START
    if is_upwind_leg(boat.leg):
        return UP
    return FINISH if is_last_leg(race, boat.leg) else DOWN


def look(view: RaceTheWindView, lang: str, *, tall: bool = False) -> Sight:
    """A view as a `Sight`: its own boat is the eye, else the one whose turn it is."""
    race = view.race
    position = view.position
    name = view.seat or position["for"] or position["to_move"]
    eye = race.boats[LETTERS.index(name)] if name in position["boats"] else None
    over = race.phase == OVER
    return Sight(
        race=race,
        lang=lang,
        tall=tall,
        eye=eye,
        goal=None if eye is None or over else goal_of(race, eye),
        wrong_way=eye is not None and not over and eye.net < 0,
        winds=view.winds,
        choices=tuple(view.choices),
    )
