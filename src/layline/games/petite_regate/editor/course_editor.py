"""Courses laid by hand: a table top, the line, two marks, rocks and islands; in millimetres."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from ....engine.answers import OptionValues
from ....engine.editor import (
    SEATS,
    Dial,
    Dials,
    Draft,
    Editor,
    Fault,
    Frame,
    Kind,
    LaidPiece,
    Place,
    Room,
    usual,
)
from ....engine.scene import Scene
from ....engine.texts import Texts
from ..codec.course_checks import course_faults
from ..codec.options import MM, CourseOf, ObstacleOf, Options, lay_course, new_race, point_text
from ..drawing.scene import chart_of
from ..drawing.sight import MARGIN, UNIT

STEP = 10
MOST_OBSTACLES = 4

SETTINGS = (
    Dial("rules", "base", ("base", "advanced", "gigamic")),
    Dial(SEATS, 2, (2, 3, 4)),
    Dial("direction", "cw", ("cw", "ccw")),
    Dial("width", 1300, numbers=range(1000, 1601, STEP)),
    Dial("height", 1140, numbers=range(1000, 1701, STEP)),
)
LINE = Kind("line", dials=(Dial("length", 250, numbers=range(240, 401, STEP)),))
MARK = Kind("mark", least=2, most=2, order=True)
OBSTACLE = Kind("obstacle", least=0, most=MOST_OBSTACLES, dials=(Dial("radius", 30, (30, 40, 60)),))

PRESETS: Mapping[str, OptionValues] = {
    "triangle": {},
    "rocks": {"obstacles": "two_rocks"},
    "advanced": {"rules": "advanced", "spacing": 600},
    "gigamic": {"rules": "gigamic"},
    "islands": {"rules": "gigamic", "size": "long", "obstacles": "islands"},
}


class PetiteRegateEditor(Editor):
    """Courses of La Petite Régate."""

    texts = Texts("layline.games.petite_regate", "texts/editor")
    decides = ("rules", "direction", "spacing", "size", "obstacles", "course")
    settings = SETTINGS
    kinds = (LINE, MARK, OBSTACLE)

    def presets(self) -> Mapping[str, Draft]:
        """The triangle, with and without rocks, and the course of the second edition."""
        return {name: _preset(Options.model_validate(given)) for name, given in PRESETS.items()}

    def room(self, settings: Dials, kind: str) -> Room:
        """LPR-04, LPR-05, LPR-65: anywhere on the table."""
        return Room(0, settings.number("width"), 0, settings.number("height"), STEP)

    def frame(self, settings: Dials) -> Frame:
        """The line is at the bottom."""
        unit = MM / UNIT
        return Frame(MARGIN, MARGIN + settings.number("height") * unit, unit, -unit)

    def grips(self, draft: Draft, id: str) -> Sequence[Place]:
        """The line can be gripped by its ends too."""
        if id != LINE.id:
            return []
        (line,) = draft.of(LINE.id)
        return [(line.x + side * line.dials.number("length") // 2, line.y) for side in (-1, 1)]

    def faults(self, draft: Draft, boats: int) -> list[Fault]:
        """LPR-01, LPR-R56: how many boats may sail by these rules, and the course."""
        rules, direction = draft.settings.word("rules"), draft.settings.word("direction")
        found = list(course_faults(lay_course(_unjudged(draft)), rules, direction))
        if boats > 2 and rules != "gigamic":
            found.insert(0, Fault("LPR-01", "boats", (), {"n": boats}))
        return found

    def options(self, draft: Draft, boats: int) -> OptionValues:
        """The rules, the way round, and the course, whoever sails it."""
        return {
            "rules": draft.settings.word("rules"),
            "direction": draft.settings.word("direction"),
            "course": _laid(draft).model_dump(mode="json"),
        }

    def drawn(self, draft: Draft, lang: str) -> tuple[Scene, Scene]:
        """The table top with the course."""
        return chart_of(new_race(_unjudged(draft)), lang)

    def lot(self, settings: Dials, rng: random.Random) -> Draft:
        """A line in the south, two marks beyond it the right way round, up to three obstacles."""

        def even(low: float, high: float) -> int:
            return rng.randint(math.ceil(low / STEP), math.floor(high / STEP)) * STEP

        width, height = settings.number("width"), settings.number("height")
        length = even(240, 360)
        line = LINE.piece(even(300, width - 300), even(280, 320), length=length)
        marks = [MARK.piece(even(150, width - 150), even(550, height - 150)) for _ in range(2)]
        marks.sort(key=lambda mark: mark.x, reverse=settings.word("direction") == "ccw")
        obstacles = [
            OBSTACLE.piece(
                even(60, width - 60), even(450, height - 60), radius=rng.choice((30, 40, 60))
            )
            for _ in range(rng.randint(0, 3))
        ]
        return Draft(settings, (line, *marks, *obstacles))


def _at(piece: LaidPiece) -> str:
    return point_text(piece.x * MM, piece.y * MM)


def _laid(draft: Draft) -> CourseOf:
    """The course as the options of a table have it."""
    (line,), (one, two) = draft.of(LINE.id), draft.of(MARK.id)
    return CourseOf(
        width=draft.settings.number("width") * MM,
        height=draft.settings.number("height") * MM,
        line=_at(line),
        reach=line.dials.number("length") * MM // 2,
        marks=(_at(one), _at(two)),
        obstacles=tuple(
            ObstacleOf.model_validate({"at": _at(rock), "radius": rock.dials.number("radius") * MM})
            for rock in draft.of(OBSTACLE.id)
        ),
    )


def _unjudged(draft: Draft) -> Options:
    """The options of a draft, whether it is valid or not."""
    settings = draft.settings
    rules, direction = settings.word("rules"), settings.word("direction")
    usually = Options.model_validate({"rules": rules, "direction": direction})
    return usually.model_copy(update={"course": _laid(draft)})


def _preset(options: Options) -> Draft:
    """The course that these options lay, to the nearest millimetre."""
    course = lay_course(options)
    settings = usual(
        SETTINGS, rules=options.rules, width=course.width // MM, height=course.height // MM
    )

    def near(x: int, y: int) -> Place:
        return round(x / MM), round(y / MM)

    (west, y), (east, _) = course.line
    pieces = (
        LINE.piece(*near((west + east) // 2, y), length=(east - west) // MM),
        *(MARK.piece(*near(*mark.at)) for mark in course.marks),
        *(OBSTACLE.piece(*near(*at), radius=radius // MM) for at, radius in course.obstacles),
    )
    return Draft(settings, pieces)
