"""Reading positions: partial ones are filled in, wrong ones refused by naming the field."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from ....engine.answers import JsonObject
from ....engine.events import Space as Point
from ....engine.parts import Loaded
from ....engine.strict import Strict, whole
from ...sailing import DIRECTIONS, NO_TACK, PORT, STARBOARD, tack_on
from ..rules.course import is_taken, on_board, put_on_board
from ..rules.headings import first_tack
from ..rules.order import line_up
from ..rules.penalties import remember
from ..rules.state import (
    FINISHED,
    FIRST,
    HEAD,
    MOST_LIABILITIES,
    NEXT_RACE,
    NONE,
    OVER,
    PLACE,
    PLAY,
    RACING,
    ROLL,
    VERSION,
    Boat,
    Race,
    Snapshot,
)
from .notation import LETTERS, PHASES, STATUSES, TACKS, RegattaNotation
from .options import CourseOf, Options, Space, new_race

MOST_CROSSINGS = 3000  # more than a yacht can sail in a race of 200 rounds

Letter = Literal["A", "B", "C", "D", "E", "F"]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Tack = Literal["port", "starboard"]


class KeptOf(Strict):
    """A snapshot taken when a turn began."""

    at: Space
    spinnaker: bool
    puffs: int = Field(ge=0, le=2)
    started: bool
    next: int = Field(ge=0, le=6)
    net: int = Field(ge=-MOST_CROSSINGS, le=0)
    heading: Direction | None
    tack: Tack | None
    turning: bool


class FinishOf(Strict):
    """When a yacht finished."""

    round: int = Field(ge=1, le=200)
    leg: int = Field(ge=1, le=3)


class BoatOf(Strict):
    """A yacht; what is left out has the default of the specification's section 7.5."""

    at: Space | None = None
    spinnaker: bool = False
    puffs: int = Field(2, ge=0, le=2)
    started: bool | None = None
    next: int = Field(0, ge=0, le=6)
    net: int = Field(0, ge=-MOST_CROSSINGS, le=0)
    status: Literal["racing", "finished", "disqualified", "retired"] = "racing"
    finish: FinishOf | None = None
    place: int | None = Field(None, ge=1, le=6)
    heading: Direction | None = None
    tack: Tack | None = None
    turning: bool = False
    undo: KeptOf | None = None


class TurnOf(Strict):
    """The turn of the yacht on move."""

    legs: int = Field(ge=1, le=3)
    spent: int | None = Field(None, ge=0, le=3)
    begun: bool = False
    luffed: bool = False
    puffed: bool = False
    spun: bool = False
    dir: Direction | None = None
    turned: bool = False
    heads: bool = False
    straight: bool = True
    acted: bool = False
    h0: Direction | None = None
    undo: KeptOf | None = None


class LiableOf(Strict):
    """One open liability."""

    give: Letter
    stand: Letter
    at: Space
    rule: Literal["REG-71", "REG-72", "REG-73", "REG-74", "REG-75"]


class ResultOf(Strict):
    """One finished race."""

    places: dict[Letter, int | None]
    points: dict[Letter, int]
    rounds: int = Field(ge=0, le=200)


class BoardOf(Strict):
    """The size of the board."""

    cols: int
    rows: int


class PositionOf(Strict):
    """A position, partial or complete."""

    game: Literal["regatta"] = "regatta"
    version: Annotated[int, BeforeValidator(whole), Field(ge=1, le=VERSION)] = VERSION
    options: JsonObject = Field(default_factory=dict)
    phase: Literal["first", "place", "head", "roll", "play", "next_race", "over"] | None = None
    round: int = Field(0, ge=0, le=200)
    to_move: Letter | Literal["chance"] | None = None
    for_: Letter | None = Field(None, alias="for")
    race: int = Field(1, ge=1, le=9)
    points: dict[Letter, int] | None = None
    history: list[ResultOf] = Field(default_factory=list, max_length=9)
    board: BoardOf | None = None
    course: CourseOf | None = None
    wind: Direction | None = None
    die: int | None = Field(None, ge=1, le=3)
    first: Letter | None = None
    todo: list[Letter] | None = None
    turn: TurnOf | None = None
    liable: list[LiableOf] = Field(default_factory=list, max_length=MOST_LIABILITIES)
    boats: dict[Letter, BoatOf] | None = None
    winners: list[Letter] | None = None


def load_position(position: JsonObject) -> Loaded:
    """The options and race of a position; the first in `todo` may still have to begin her turn.

    Raises ValueError (pydantic's included) naming the field that is wrong.
    """
    given = PositionOf.model_validate(position)
    options = Options.model_validate(_with_players(given))
    race = new_race(options)
    race.version = given.version
    if given.boats is None:
        _only_a_new_table(given)
        return Loaded(options, race, resumes=False)
    _fill_in(race, given, options)
    return Loaded(options, race, resumes=race.phase == PLAY and given.turn is None)


def _fill_in(race: Race, position: PositionOf, options: Options) -> None:
    assert position.boats is not None
    letters = LETTERS[: race.yachts]
    if "".join(sorted(position.boats)) != letters:
        raise ValueError(
            f"boats: {', '.join(letters)} are at this table, not {list(position.boats)}"
        )
    race.phase = PHASES.index(position.phase or ("play" if position.die else "roll"))
    race.rounds = position.round
    race.number = position.race
    race.die = position.die or 0
    if position.wind is not None:
        race.wind = DIRECTIONS.index(position.wind)
    _series(race, position, letters)
    for name, boat in position.boats.items():
        _boat(race, race.boats[LETTERS.index(name)], boat, name)
    _order(race, position)
    _afloat(race)
    _liabilities(race, position)
    if race.phase == PLAY and position.turn is not None:
        _turn(race, position.turn)
    elif position.turn is not None:
        raise ValueError(f"turn: there is none in phase {PHASES[race.phase]}")
    _agrees(race, position, options)


def _with_players(position: PositionOf) -> JsonObject:
    """The options given; the number of yachts follows from those listed."""
    options = dict(position.options)
    listed = len(position.boats) if position.boats is not None else None
    if listed is not None and options.setdefault("players", listed) != listed:
        raise ValueError(f"boats: {listed} listed, but options.players is {options['players']}")
    return options


def _only_a_new_table(position: PositionOf) -> None:
    given = position.model_fields_set - {"game", "version", "options"}
    if given:
        raise ValueError(f"boats: missing, but {', '.join(sorted(given))} given")


def _series(race: Race, position: PositionOf, letters: str) -> None:
    if race.number > race.races:
        raise ValueError(f"race: {race.number}, but options.races is {race.races}")
    for name, points in (position.points or {}).items():
        if name not in letters:
            raise ValueError(f"points: no yacht {name} at this table")
        if not 0 <= points <= 9000:
            raise ValueError(f"points.{name}: {points} is not from 0 to 9000")
        race.points[LETTERS.index(name)] = points
    if race.phase == NEXT_RACE and race.number == race.races:
        raise ValueError(f"phase: no race follows race {race.number} of {race.races}")
    room = race.number - (race.phase not in (NEXT_RACE, OVER))
    if len(position.history) > room:
        raise ValueError(f"history: {len(position.history)} races, only {room} can be over")
    for result, past in zip(race.results, position.history, strict=False):
        if set(past.places) != set(letters) or set(past.points) != set(letters):
            raise ValueError(f"history: places and points are of the yachts {', '.join(letters)}")
        for name, place in past.places.items():
            if place is not None and not 1 <= place <= race.yachts:
                raise ValueError(f"history: {name} cannot have had place {place}")
            result.places[LETTERS.index(name)] = place or 0
        for name, points in past.points.items():
            if not 0 <= points <= 1000:
                raise ValueError(f"history: {name} cannot have scored {points} points")
            result.points[LETTERS.index(name)] = points
        result.rounds = past.rounds
    race.sailed = len(position.history)


def _boat(race: Race, boat: Boat, given: BoatOf, name: str) -> None:
    where = f"boats.{name}"
    boat.status = STATUSES.index(given.status)
    boat.spinnaker = int(given.spinnaker)
    boat.puffs = given.puffs
    boat.started = int(race.rounds >= 3 if given.started is None else given.started)
    boat.rounded = given.next
    boat.net = given.net
    boat.place = given.place or 0
    if boat.rounded > race.roundings:
        raise ValueError(
            f"{where}.next: {given.next}, but the course has {race.roundings} roundings"
        )
    if (boat.status == FINISHED) != (given.finish is not None):
        raise ValueError(f"{where}.finish: is given for a yacht that has finished, and only then")
    if given.finish is not None:
        boat.finish_round, boat.finish_leg = given.finish.round, given.finish.leg
    if given.at is not None:
        if boat.status != RACING:
            raise ValueError(f"{where}.at: a yacht that is {given.status} is off the board")
        x, y = Point.read(given.at)
        if not on_board(race, x, y):
            raise ValueError(f"{where}.at: {given.at} is off the board (REG-25)")
        if is_taken(race, x, y):
            raise ValueError(f"{where}.at: {given.at} is occupied (REG-26)")
        put_on_board(race, boat, x, y)
    _heading(race, boat, given, where)
    if given.undo is not None:
        _kept(race, boat.undo, given.undo, f"{where}.undo")


def _heading(race: Race, boat: Boat, given: BoatOf, where: str) -> None:
    if given.heading is None:
        if given.tack is not None:
            raise ValueError(f"{where}.tack: a tack needs a heading")
    elif not race.advanced:
        raise ValueError(f"{where}.heading: the basic game has no headings (REG-60)")
    else:
        boat.heading = DIRECTIONS.index(given.heading)
        stored = TACKS.index(given.tack) if given.tack else first_tack(race, boat.heading)
        boat.tack = tack_on(boat.heading, race.wind, stored)
        if given.tack is not None and boat.tack != stored:
            raise ValueError(
                f"{where}.tack: heading {given.heading} she is on {TACKS[boat.tack]} tack"
            )
    if (given.turning or given.undo is not None) and not race.advanced:
        raise ValueError(f"{where}: turning and undo belong to the advanced game (REG-60)")
    boat.turning = int(given.turning)


def _kept(race: Race, kept: Snapshot, given: KeptOf, where: str) -> None:
    x, y = Point.read(given.at)
    if not on_board(race, x, y):
        raise ValueError(f"{where}.at: {given.at} is off the board (REG-25)")
    if given.next > race.roundings:
        raise ValueError(f"{where}.next: {given.next}, but there are {race.roundings} roundings")
    for name in ("heading", "tack"):
        if (getattr(given, name) is not None) != bool(race.advanced):
            raise ValueError(f"{where}.{name}: is given in the advanced game, and only there")
    kept.kept, kept.x, kept.y = 1, x, y
    kept.spinnaker, kept.puffs = int(given.spinnaker), given.puffs
    kept.started, kept.rounded, kept.net = int(given.started), given.next, given.net
    kept.heading = DIRECTIONS.index(given.heading) if given.heading else NONE
    kept.tack = {None: NO_TACK, "port": PORT, "starboard": STARBOARD}[given.tack]
    kept.turning = int(given.turning)


def _order(race: Race, position: PositionOf) -> None:
    """Who holds the die and who is still to place or play."""
    todo = [LETTERS.index(name) for name in position.todo or []]
    if len(set(todo)) != len(todo) or any(seat >= race.yachts for seat in todo):
        raise ValueError(f"todo: {position.todo} must name yachts of this table, each once")
    if race.phase == FIRST:
        if todo or position.first:
            raise ValueError("first, todo: nobody is drawn in phase first")
        return
    never_drawn = race.phase in (NEXT_RACE, OVER) and "first" in position.model_fields_set
    if position.first or not never_drawn:
        race.first = LETTERS.index(position.first) if position.first else (todo or [0])[0]
    if race.first >= race.yachts:
        raise ValueError(f"first: no yacht {position.first} at this table")
    if race.phase == PLAY and position.todo is None:
        line_up(race)
    elif race.phase in (PLACE, HEAD, PLAY):
        todo = [seat for seat in todo if race.boats[seat].status == RACING]
        race.todo[: len(todo)] = todo
        race.waiting = len(todo)
        if not todo:
            raise ValueError(f"todo: somebody is on move in phase {PHASES[race.phase]}")
    elif todo:
        raise ValueError(f"todo: is empty in phase {PHASES[race.phase]}")
    if race.phase == PLAY and not race.die:
        raise ValueError("die: missing; a round that is played has one")
    if race.phase == ROLL and race.die:
        raise ValueError("die: is null before the roll")
    if race.phase == ROLL and race.boats[race.first].status != RACING:
        raise ValueError(f"first: {LETTERS[race.first]} is not racing and cannot roll")


def _afloat(race: Race) -> None:
    """REG-08, REG-62, REG-63: who is on the board in this phase, and who has a heading."""
    to_place = race.todo[: race.waiting]
    if race.phase == HEAD:
        to_place = to_place[1:]
        if not race.advanced:
            raise ValueError("phase: there is no head in the basic game (REG-60)")
    if race.phase == FIRST:
        to_place = list(range(race.yachts))
    elif race.phase not in (PLACE, HEAD):
        to_place = []
    for boat in race.boats[: race.yachts]:
        where = f"boats.{LETTERS[boat.seat]}"
        if boat.status != RACING or race.phase in (NEXT_RACE, OVER):
            continue
        if (boat.x == NONE) != (boat.seat in to_place):
            is_it = "missing; she is placed" if boat.x == NONE else "she is not placed yet"
            raise ValueError(f"{where}.at: {is_it} in phase {PHASES[race.phase]}")
        chooses = race.phase == HEAD and boat.seat == race.todo[0]
        has_heading = bool(race.advanced) and boat.x != NONE and not chooses
        if (boat.heading != NONE) != has_heading:
            is_it = "missing; she has one" if has_heading else "she has none"
            raise ValueError(f"{where}.heading: {is_it} in phase {PHASES[race.phase]} (REG-62)")


def _liabilities(race: Race, position: PositionOf) -> None:
    for i, given in enumerate(position.liable):
        owed = race.liable[i]
        owed.give, owed.stand = LETTERS.index(given.give), LETTERS.index(given.stand)
        if owed.give == owed.stand or max(owed.give, owed.stand) >= race.yachts:
            raise ValueError(
                f"liable: {given.give} to {given.stand} are not two yachts of this table"
            )
        owed.x, owed.y = Point.read(given.at)
        owed.reason = int(given.rule.removeprefix("REG-"))
        if any((one.give, one.stand) == (given.give, given.stand) for one in position.liable[:i]):
            raise ValueError(f"liable: {given.give} to {given.stand} twice")
        guilty = race.boats[owed.give]
        sails_on = race.phase == PLAY and race.todo[0] == owed.give
        if (guilty.x, guilty.y) != (owed.x, owed.y) and not sails_on:
            raise ValueError(f"liable: {given.give} is not at {given.at}")
    if position.liable and not race.advanced:
        raise ValueError("liable: nobody is liable in the basic game (REG-60)")
    race.liabilities = len(position.liable)


def _turn(race: Race, given: TurnOf) -> None:
    boat, turn = race.boats[race.todo[0]], race.turn
    if given.legs > race.die:
        raise ValueError(f"turn.legs: {given.legs}, but the die shows {race.die}")
    turn.legs = given.legs
    turn.spent = race.die - given.legs
    if given.spent not in (None, turn.spent):
        raise ValueError(f"turn.spent: {turn.spent} of {race.die} legs are, not {given.spent}")
    for name in ("begun", "luffed", "puffed", "spun", "turned", "heads", "straight", "acted"):
        setattr(turn, name, int(getattr(given, name)))
    turn.course = DIRECTIONS.index(given.dir) if given.dir else NONE
    turn.first_heading = DIRECTIONS.index(given.h0) if given.h0 else boat.heading
    if given.undo is not None:
        _kept(race, turn.undo, given.undo, "turn.undo")
    else:
        remember(boat, turn.undo)


def _agrees(race: Race, position: PositionOf, options: Options) -> None:
    """What follows from the rest may be given too, but must agree with it."""
    if position.winners is not None:
        if race.phase != OVER:
            raise ValueError("winners: there are none before all is over")
        for name in position.winners:
            if name not in LETTERS[: race.yachts]:
                raise ValueError(f"winners: no yacht {name} at this table")
            race.won[LETTERS.index(name)] = 1
    computed = RegattaNotation(options).position(race)
    given = position.model_dump(by_alias=True, mode="json")
    for key in ("to_move", "for", "board", "course"):
        named = "for_" if key == "for" else key
        if named in position.model_fields_set and given[key] != computed[key]:
            raise ValueError(
                f"{key}: follows from the rest and is {computed[key]}, not {given[key]}"
            )
