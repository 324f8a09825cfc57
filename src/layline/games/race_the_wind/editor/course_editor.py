"""Courses laid by hand: gate, windward mark, flags, and lulls and gusts on their points."""

from __future__ import annotations

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
from ...sailing_pictures import ORIGIN
from ..codec.course_checks import GUST, LULL, Course, course_faults, token_faults
from ..codec.options import lay_course, point_text
from ..drawing.scene import drawn_course
from ..rules.state import MOST_TOKENS, Race
from ..rules.tokens import lay_token

BY_HAND = "laid"
TOKENS = (LULL, GUST)

SETTINGS = (
    Dial("cols", 25, tuple(range(17, 34, 2))),
    Dial("rows", 33, numbers=range(17, 50)),
    Dial(SEATS, 2, (2, 3, 4, 5)),
    Dial("laps", 3, numbers=range(1, 6)),
    Dial("tokens", BY_HAND, (BY_HAND, "symmetric", "random", "manual", "none")),
    Dial("yellow", 40, numbers=range(2, MOST_TOKENS + 1)),
    Dial("blue", 40, numbers=range(MOST_TOKENS + 1)),
)
GATE = Kind("gate", dials=(Dial("width", 8, (6, 8, 10, 12)),))
MARK = Kind("mark")
FLAG = Kind("flag", least=2, most=2)

_LULLS = ((2, 10), (5, 16), (9, 19), (6, 23), (10, 13), (1, 27), (8, 3), (4, 6))
_GUSTS = ((3, 13), (7, 11), (10, 17), (4, 20), (8, 28), (1, 17), (11, 22), (6, 8))
"""Tokens of the western half; those of the eastern one mirror them."""


class RaceTheWindEditor(Editor):
    """Courses of Race the Wind."""

    texts = Texts("layline.games.race_the_wind", "texts/editor")
    decides = (
        "cols", "rows", "gate_width", "gate_row", "length", "flags", "laps", "tokens", "yellow",
        "blue", "preset",
    )  # fmt: skip
    settings = SETTINGS
    kinds = (
        GATE,
        MARK,
        FLAG,
        Kind(LULL, least=0, most=MOST_TOKENS),
        Kind(GUST, least=0, most=MOST_TOKENS),
    )

    def presets(self) -> Mapping[str, Draft]:
        """The full and the short course without tokens, and one with a few in both halves."""
        full = usual(SETTINGS)
        small = usual(SETTINGS, rows=25, laps=1, yellow=24, blue=24)
        bare = _marks(full, 6, 20, 8, (12, 20))
        tokens = tuple(
            LaidPiece(kind, at, y)
            for kind, points in ((LULL, _LULLS), (GUST, _GUSTS))
            for x, y in points
            for at in (x, 24 - x)
        )
        return {
            "mirrored": Draft(full, bare + tokens),
            "full": Draft(full, bare),
            "short": Draft(small, _marks(small, 6, 12, 8, (10, 14))),
        }

    def room(self, settings: Dials, kind: str) -> Room:
        """RTW-04, RTW-05, RTW-07: gate and mark midway, flags at the edge, tokens anywhere."""
        cols, north = settings.number("cols"), settings.number("rows") - 1
        if kind in TOKENS:
            return Room(0, cols - 1, 0, north)
        x = cols - 1 if kind == FLAG.id else (cols - 1) // 2
        return Room(x, x, 0, north)

    def frame(self, settings: Dials) -> Frame:
        """The gate is at the bottom."""
        return Frame(ORIGIN[0], ORIGIN[1] + settings.number("rows") - 1, 1, -1)

    def grips(self, draft: Draft, id: str) -> Sequence[Place]:
        """The gate can be gripped by its ends too."""
        return [at for name, at in _course(draft).marks() if id == name == GATE.id]

    def kept(self, settings: Dials) -> tuple[str, ...]:
        """Tokens are laid here unless they are drawn by lot or laid at the table."""
        by_hand = _by_hand(settings)
        return tuple(kind.id for kind in self.kinds if by_hand or kind.id not in TOKENS)

    def faults(self, draft: Draft, boats: int) -> list[Fault]:
        """RTW-03 to RTW-07, RTW-18 to RTW-22: marks and flags, and tokens or their number."""
        course = _course(draft)
        found = list(course_faults(course, boats))
        if _by_hand(draft.settings):
            found += token_faults(course, _points(draft, LULL), _points(draft, GUST), boats)
        elif draft.settings.number("yellow") < boats:
            found.append(Fault("RTW-18", "too_few", (), {"n": boats}))
        return found

    def options(self, draft: Draft, boats: int) -> OptionValues:
        """The board with its marks and flags, the laps, and the tokens or how they are laid."""
        course, settings = _course(draft), draft.settings
        found = {
            "cols": course.cols,
            "rows": course.rows,
            "gate_width": course.width,
            "gate_row": course.gate_row,
            "length": course.mark_row - course.gate_row,
            "flags": list(course.flags),
            "laps": settings.number("laps"),
        }
        if _by_hand(settings):
            tokens = {
                name: [point_text(*at) for at in _points(draft, kind)]
                for name, kind in (("yellow", LULL), ("blue", GUST))
            }
            return {**found, "tokens": tokens}
        return {
            **found,
            "tokens": settings.word("tokens"),
            "yellow": settings.number("yellow"),
            "blue": settings.number("blue"),
        }

    def drawn(self, draft: Draft, lang: str) -> tuple[Scene, Scene]:
        """The chart with its flags and tokens, as they are even where they break a rule."""
        race = Race()
        lay_course(race, _course(draft))
        for colour, kind in enumerate(TOKENS):
            for x, y in _points(draft, kind):
                lay_token(race, colour, x, y)
        return drawn_course(race, lang)

    def lot(self, settings: Dials, rng: random.Random) -> Draft:
        """A gate, a mark and flags within what the board allows; tokens where they may lie."""
        cols, rows = settings.number("cols"), settings.number("rows")
        boats = settings.number(SEATS)
        gate = rng.randint(3, min(8, rows - 12))
        length = rng.randint(8, rows - 4 - gate)
        widths = [w for w in (6, 8, 10, 12) if boats == 2 or w + 17 <= cols]
        flags = rng.sample(range(gate + 1, gate + length), 2)
        width = rng.choice(widths or [6])
        bare = Draft(settings, _marks(settings, gate, length, width, (min(flags), max(flags))))
        if not _by_hand(settings) or not widths:
            return bare
        course = _course(bare)
        points: dict[str, list[Place]] = {LULL: [], GUST: []}
        wanted = {
            LULL: max(settings.number("yellow") - boats, 0),
            GUST: settings.number("blue"),
        }
        for kind, count in wanted.items():
            while len(points[kind]) < count:
                points[kind].append((rng.randrange(cols), rng.randrange(rows)))
                if any(token_faults(course, points[LULL], points[GUST], boats)):
                    points[kind].pop()
        tokens = tuple(LaidPiece(kind, *at) for kind in TOKENS for at in points[kind])
        return Draft(settings, bare.pieces + tokens)


def _by_hand(settings: Dials) -> bool:
    """Whether the tokens are laid with the course."""
    return settings.word("tokens") == BY_HAND


def _marks(
    settings: Dials, gate: int, length: int, width: int, flags: tuple[int, int]
) -> tuple[LaidPiece, ...]:
    """RTW-04, RTW-05, RTW-07: gate, windward mark and flags in these rows."""
    edge = settings.number("cols") - 1
    return (
        GATE.piece(edge // 2, gate, width=width),
        MARK.piece(edge // 2, gate + length),
        *(FLAG.piece(edge, row) for row in flags),
    )


def _points(draft: Draft, kind: str) -> list[Place]:
    return [piece.at for piece in draft.of(kind)]


def _course(draft: Draft) -> Course:
    (gate,), (mark,) = draft.of(GATE.id), draft.of(MARK.id)
    return Course(
        cols=draft.settings.number("cols"),
        rows=draft.settings.number("rows"),
        gate_row=gate.y,
        width=gate.dials.number("width"),
        mark_row=mark.y,
        flags=[flag.y for flag in draft.of(FLAG.id)],
    )
