"""The options of a race and the course they lay: ordinary, validated Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import (
    BeforeValidator,
    Discriminator,
    Field,
    Tag,
    ValidationError,
    model_validator,
)

from ....engine.answers import JsonObject, OptionValues
from ....engine.strict import Strict, as_tuple, whole, written_point
from ...sailing import DIRECTIONS
from ..rules.setup import set_up
from ..rules.state import (
    BLUE,
    MANUAL,
    MOST_TOKENS,
    NONE,
    RANDOM,
    SYMMETRIC,
    VERSION,
    WITHOUT,
    YELLOW,
    Race,
)
from ..rules.tokens import lay_token
from .course_checks import Course, token_faults

LETTERS = "ABCDE"
DICE = {"compass6": "N N NE NW E W", "compass3": "N E W", "compass8": " ".join(DIRECTIONS)}
LAYOUTS = {"symmetric": SYMMETRIC, "random": RANDOM, "manual": MANUAL, "none": WITHOUT}
SHORT = {"cols": 25, "rows": 25, "length": 12, "laps": 1, "yellow": 24, "blue": 24}

RULES = {
    "players": 1, "cols": 3, "rows": 3, "gate_width": 4, "gate_row": 4, "length": 6, "flags": 7,
    "laps": 9, "die": 64, "tokens": 19, "yellow": 18, "blue": 18, "protests": 77, "clock": 36,
    "order": 35, "holder": 25, "max_rounds": 108, "crews": 2, "give_way": 53, "penalty": 90,
}  # fmt: skip
"""The rule that refuses a wrong value of each option."""

Point = tuple[int, int]


def point(text: str) -> Point:
    """RTW-03: the point a text such as "12,26" names."""
    x, y = text.split(",")
    return int(x), int(y)


def point_text(x: int, y: int) -> str:
    """RTW-03: the text of a point."""
    return f"{x},{y}"


PointText = Annotated[str, BeforeValidator(written_point("point", 'as "12,26"'))]
Width = Annotated[Literal[6, 8, 10, 12], BeforeValidator(whole)]
Row = Annotated[int, Field(ge=0, le=48)]
Days = Literal[
    "1d", "2d", "3d", "4d", "5d", "6d", "7d", "8d", "9d", "10d", "11d", "12d", "13d", "14d"
]
Seconds = Annotated[int, Field(ge=30, le=600)]
Off = Annotated[Literal[0], BeforeValidator(whole)]


Points = Annotated[tuple[PointText, ...], BeforeValidator(as_tuple), Field(max_length=MOST_TOKENS)]


class LaidOf(Strict):
    """RTW-19: tokens laid by agreement before anybody sits down, on these points."""

    yellow: Points = ()
    blue: Points = ()


class Options(Strict):
    """The options of the specification's section 5, with their defaults."""

    players: int = Field(2, ge=2, le=5)
    cols: int = Field(25, ge=17, le=33)
    rows: int = Field(33, ge=17, le=49)
    gate_width: Width = 8
    gate_row: int = Field(6, ge=3, le=10)
    length: int = Field(20, ge=8, le=42)
    flags: Annotated[tuple[Row, Row], BeforeValidator(as_tuple)] = (12, 20)
    laps: int = Field(3, ge=1, le=5)
    die: Literal["compass6", "compass3", "compass8"] = "compass6"
    tokens: Annotated[
        Annotated[Literal["symmetric", "random", "manual", "none"], Tag("by name")]
        | Annotated[LaidOf, Tag("laid by hand")],
        Discriminator(lambda given: "by name" if isinstance(given, str) else "laid by hand"),
    ] = "symmetric"
    yellow: int = Field(40, ge=2, le=40)
    blue: int = Field(40, ge=0, le=40)
    protests: Literal["claim", "auto"] = "claim"
    clock: Off | Seconds | Days = 120
    order: Literal["draw", "seats"] = "draw"
    holder: Literal["A", "B"] | None = None
    max_rounds: int = Field(368, ge=20, le=2000)
    crews: bool = False
    give_way: bool = True
    penalty: Literal["actions", "turns"] = "actions"
    preset: Literal["short"] | None = None

    @model_validator(mode="wrap")
    @classmethod
    def _refuse_by_rule(cls, given: object, handler: Callable[[object], Options]) -> Options:
        try:
            return _fitting(handler(_completed(given)))
        except ValidationError as error:
            raise _refusal(error) from None

    def to_json(self) -> JsonObject:
        """All options by name."""
        return self.model_dump(mode="json")


def _refusal(error: ValidationError) -> ValueError:
    """RTW-02, RTW-36: a wrong value is refused by the rule of its option, a wrong name by none."""
    first = error.errors()[0]
    key = str(first["loc"][0]) if first["loc"] else ""
    if key not in RULES or first["type"] == "extra_forbidden":
        return error
    said = first["msg"].removeprefix("Value error, ").replace("Input should", "should")
    return ValueError(f"{key}: {_WANTED.get(key, said)} (RTW-{RULES[key]:02d})")


_WANTED = {
    "clock": "should be 0 for none, 30 to 600 seconds, or 1d to 14d",
    "flags": "should be a list of two rows",
}


def _completed(given: object) -> object:
    """RTW-07, RTW-108: what follows from other options where it is not given."""
    if not isinstance(given, dict):
        return given
    found = dict(given)
    if found.get("preset") == "short":
        found = {**SHORT, **found}
    if isinstance(found.get("tokens"), dict) and type(found.get("players", 2)) is int:
        for colour, kept in (("yellow", found.get("players", 2)), ("blue", 0)):
            laid = found["tokens"].get(colour, ())
            if found.get(colour) is None and isinstance(laid, list | tuple):
                found[colour] = len(laid) + kept
    gate, length, laps = (found.get(key, value) for key, value in _USUAL.items())
    if all(type(number) is int for number in (gate, length, laps)):
        if found.get("flags") is None:
            found["flags"] = [gate + length // 3, gate + length - length // 3]
        if found.get("max_rounds") is None:
            found["max_rounds"] = 8 + 3 * laps * (length + 20)
    return found


_USUAL = {"gate_row": 6, "length": 20, "laps": 3}


def _fitting(options: Options) -> Options:
    """RTW-03, RTW-04, RTW-05, RTW-06, RTW-07, RTW-18: options that must agree with each other."""
    mark = options.gate_row + options.length
    if options.cols % 2 == 0:
        _refuse("cols", f"an odd number, not {options.cols}")
    if options.players > 2 and options.cols < options.gate_width + 17:
        _refuse("cols", f"at least {options.gate_width + 17} for three boats and more")
    if options.length > options.rows - 4 - options.gate_row:
        _refuse("length", f"at most {options.rows - 4 - options.gate_row} on this board")
    if len(set(options.flags)) < 2:
        _refuse("flags", "two different rows")
    for row in options.flags:
        if not options.gate_row < row < mark:
            _refuse("flags", f"between the rows {options.gate_row} and {mark}, not {row}")
    if options.yellow < options.players:
        _refuse("yellow", f"at least {options.players}, one for each boat")
    if options.holder is not None and options.players > 2:
        _refuse("holder", "left out: only a match race has one")
    if isinstance(options.tokens, LaidOf):
        _check_tokens(options, options.tokens)
    return options


def _check_tokens(options: Options, laid: LaidOf) -> None:
    """RTW-18, RTW-20, RTW-21, RTW-22: tokens laid beforehand are judged as a whole."""
    kept = {"yellow": options.players, "blue": 0}
    for colour, boats in kept.items():
        count = len(getattr(laid, colour)) + boats
        if getattr(options, colour) != count:
            _refuse(colour, f"{count}: {count - boats} laid and {boats} kept by the boats")
    lulls, gusts = ([point(text) for text in texts] for texts in (laid.yellow, laid.blue))
    for x, y in (*lulls, *gusts):
        if x >= options.cols or y >= options.rows:
            raise ValueError(f"tokens: {x},{y} is off the board (RTW-20)")
    for fault in token_faults(course_of(options), lulls, gusts, options.players):
        raise ValueError(f"tokens: {', '.join(fault.pieces)} may not lie there ({fault.rule})")


def course_of(options: Options) -> Course:
    """RTW-04, RTW-05, RTW-07: where everything lies."""
    return Course(
        cols=options.cols,
        rows=options.rows,
        gate_row=options.gate_row,
        width=options.gate_width,
        mark_row=options.gate_row + options.length,
        flags=options.flags,
    )


def _refuse(key: str, wanted: str) -> None:
    raise ValueError(f"{key}: should be {wanted} (RTW-{RULES[key]:02d})")


def again(options: OptionValues, winner: str) -> OptionValues:
    """RTW-25: in the rematch of a match race the winner is the holder."""
    return {**options, "holder": winner} if options["players"] == 2 else options


# The first position.


def new_race(options: Options) -> Race:
    """RTW-01, RTW-04, RTW-05, RTW-06, RTW-07, RTW-09, RTW-18: before the draw of the turn order."""
    race = Race()
    race.version = VERSION
    race.fleet = options.players
    race.laps = options.laps
    for face in DICE[options.die].split():
        race.faces[DIRECTIONS.index(face)] += 1
    laid = options.tokens
    race.layout = LAYOUTS[laid] if isinstance(laid, str) else WITHOUT
    race.supply[YELLOW], race.supply[BLUE] = options.yellow, options.blue
    race.auto = int(options.protests == "auto")
    race.drawn = int(options.order == "draw")
    race.holder = NONE if options.holder is None else LETTERS.index(options.holder)
    race.most_rounds = options.max_rounds
    race.give_way = int(options.give_way)
    race.flat_penalty = int(options.penalty == "turns")
    lay_course(race, course_of(options))
    if not isinstance(laid, str):
        for colour, texts in ((YELLOW, laid.yellow), (BLUE, laid.blue)):
            for text in texts:
                lay_token(race, colour, *point(text))
    set_up(race)
    return race


def lay_course(race: Race, course: Course) -> None:
    """RTW-04, RTW-05, RTW-07: the board with its marks and flags."""
    race.cols, race.rows = course.cols, course.rows
    race.flag_rows[:] = course.flags
    for mark, (_, (x, y)) in zip(race.marks, course.marks(), strict=True):
        mark.x, mark.y = x, y
        race.taken[y] |= 1 << x
