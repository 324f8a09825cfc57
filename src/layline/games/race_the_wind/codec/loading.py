"""Reading positions: partial ones are filled in, wrong ones refused by naming the field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from ....engine.answers import JsonObject
from ....engine.parts import Loaded
from ....engine.strict import Strict, whole
from ...sailing import DIRECTIONS, DX, DY
from ..rules.setup import begin_setup
from ..rules.shadow import covered_by
from ..rules.state import (
    BLUE,
    HEAD,
    HOME,
    LAYOUT,
    MOST_ACTS,
    MOST_FIRED,
    MOST_TOKENS,
    MOVED,
    NONE,
    ORDER,
    OVER,
    PLACE,
    PLAY,
    RACING,
    TOKENS,
    VERSION,
    WIND,
    YELLOW,
    Race,
)
from ..rules.terms import sail_on
from ..rules.tokens import has_token, lay_token, to_lay
from ..rules.water import is_mark, on_board
from .loading_boats import LETTER, BoatOf, Direction, check_places, load_boat
from .notation import ACTS, COLOURS, PHASES, SAILS, STATUSES, RaceTheWindNotation
from .options import LETTERS, Options, PointText, new_race, point

BEFORE_RACE = (ORDER, LAYOUT, TOKENS, PLACE, HEAD)


class TurnOf(Strict):
    """The turn under way."""

    sail: Literal["head", "close", "beam", "broad", "run"]
    acts: list[Literal["move", "turn", "puff", "quarter", "pass"]] = Field(
        default_factory=list, max_length=MOST_ACTS - 1
    )
    gust: bool = False
    stopped: bool = False
    start: PointText | None = None
    arrived: Direction | None = None
    touched: bool = False
    forced: bool = False


class ClaimOf(Strict):
    """An open start fault."""

    boat: LETTER
    rule: Literal["RTW-30", "RTW-31"]


class TokensOf(Strict):
    """The tokens on the board."""

    yellow: list[PointText] = Field(default_factory=list, max_length=MOST_TOKENS)
    blue: list[PointText] = Field(default_factory=list, max_length=MOST_TOKENS)


class StockOf(Strict):
    """The tokens still to be laid by hand."""

    yellow: int = Field(ge=0, le=MOST_TOKENS)
    blue: int = Field(ge=0, le=MOST_TOKENS)


class BoardOf(Strict):
    """The size of the board."""

    cols: int
    rows: int


class CourseOf(Strict):
    """Where marks and flags stand; each may be left out."""

    buoy: PointText | None = None
    committee: PointText | None = None
    mark: PointText | None = None
    flags: list[int] | None = None
    laps: int | None = None


Half = Literal["E", "W"]


class PositionOf(Strict):
    """A position, partial or complete."""

    game: Literal["race-the-wind"] = "race-the-wind"
    version: Annotated[int, BeforeValidator(whole), Field(ge=1, le=VERSION)] = VERSION
    options: JsonObject = Field(default_factory=dict)
    phase: Literal["order", "layout", "tokens", "place", "head", "play", "wind", "over"] = "play"
    round: int | None = Field(None, ge=0, le=2000)
    to_move: LETTER | Literal["chance"] | None = None
    for_: LETTER | None = Field(None, alias="for")
    board: BoardOf | None = None
    course: CourseOf | None = None
    order: list[LETTER] | None = None
    wind: Direction = "N"
    tokens: TokensOf = TokensOf()
    boats: dict[LETTER, BoatOf] | None = None
    turn: TurnOf | None = None
    covers: list[Annotated[list[LETTER], Field(min_length=2, max_length=2)]] | None = None
    fired: list[str] = Field(default_factory=list, max_length=MOST_FIRED)
    claims: list[ClaimOf] = Field(default_factory=list, max_length=10)
    finish: list[LETTER] | None = None
    retired: list[LETTER] | None = None
    stock: StockOf | None = None
    halves: dict[LETTER, Half] | None = None


def load_position(position: JsonObject) -> Loaded:
    """The options and race of a position, and whether the turn of the boat on move is to begin.

    Raises ValueError (pydantic's included) naming the field that is wrong.
    """
    given = PositionOf.model_validate(position)
    options = _options(given)
    race = _race(given, options)
    return Loaded(options, race, resumes=race.phase == PLAY and given.turn is None)


def _options(position: PositionOf) -> Options:
    """RTW-01: the options given; the number of boats follows from those listed.

    A single boat can only be set up by hand, so she is let through here.
    """
    given = dict(position.options)
    if position.boats is not None:
        listed = len(position.boats)
        if given.setdefault("players", listed) != listed:
            raise ValueError(f"boats: {listed} listed, but options.players is {given['players']}")
        if listed == 1 and given["players"] is not True:
            pair = Options.model_validate({**given, "players": 2})
            return pair.model_copy(update={"players": 1})
    return Options.model_validate(given)


def _race(position: PositionOf, options: Options) -> Race:
    race = new_race(options)
    race.version = position.version
    if position.boats is None:
        _only_a_new_table(position)
        return race
    letters = LETTERS[: race.fleet]
    if "".join(sorted(position.boats)) != letters:
        listed = list(position.boats)
        raise ValueError(f"boats: {', '.join(letters)} are at this table, not {listed}")
    race.phase = PHASES.index(position.phase)
    _round(race, position)
    race.wind = DIRECTIONS.index(position.wind)
    _order(race, position, letters)
    for name, boat in position.boats.items():
        load_boat(race, race.boats[LETTERS.index(name)], boat, name)
    _ranking(race, position)
    _on_move(race, position)
    check_places(race)
    _tokens(race, position)
    _setting_up(race, position)
    _turn(race, position)
    _shadows(race, position)
    _flags(race, position)
    _claims(race, position)
    _agrees(race, position, options)
    return race


def _only_a_new_table(position: PositionOf) -> None:
    given = position.model_fields_set - {"game", "version", "options"}
    if given:
        raise ValueError(f"boats: missing, but {', '.join(sorted(given))} given")


def _round(race: Race, position: PositionOf) -> None:
    before = race.phase in BEFORE_RACE
    race.rounds = (0 if before else 10) if position.round is None else position.round
    if before != (race.rounds == 0):
        raise ValueError(f"round: {race.rounds} in phase {position.phase}")
    if race.rounds > race.most_rounds:
        raise ValueError(f"round: {race.rounds}, but options.max_rounds is {race.most_rounds}")


def _order(race: Race, position: PositionOf, letters: str) -> None:
    """RTW-35: the turn order; boats in alphabetical order unless given."""
    if race.phase == ORDER:
        if position.order:
            raise ValueError("order: it is not drawn yet in phase order")
        race.east = NONE
        return
    order: list[str] = [*(position.order or letters)]
    if "".join(sorted(order)) != letters:
        raise ValueError(f"order: every boat of {', '.join(letters)} once, not {order}")
    race.turns[: race.fleet] = [LETTERS.index(name) for name in order]
    phase = race.phase
    begin_setup(race)
    race.phase = phase
    race.stock[:] = [0, 0]


def _ranking(race: Race, position: PositionOf) -> None:
    """RTW-106, RTW-109: who has finished and who has retired; lists left out follow from that."""
    if race.phase == OVER:
        listed = [LETTERS.index(name) for name in position.finish or []]
        if sorted(listed) != list(range(race.fleet)):
            raise ValueError(f"finish: the full ranking when over, not {position.finish}")
        finished = listed
    else:
        finished = _listed(race, position.finish, "finish", "finished")
    race.finish[: len(finished)], race.home = finished, len(finished)
    retired = _listed(race, position.retired, "retired", "retired")
    race.retired[: len(retired)], race.gone = retired, len(retired)


def _listed(race: Race, given: Sequence[str] | None, where: str, status: str) -> list[int]:
    meant = [b.seat for b in race.boats[: race.fleet] if STATUSES[b.status] == status]
    if given is None:
        return meant
    listed = [LETTERS.index(name) for name in given]
    if sorted(listed) != meant:
        raise ValueError(f"{where}: {given}, but {[LETTERS[seat] for seat in meant]} are {status}")
    return listed


def _on_move(race: Race, position: PositionOf) -> None:
    """RTW-35, RTW-64: the boat on move, or the one for which the die is thrown."""
    if race.phase in (ORDER, LAYOUT, OVER):
        return
    named = position.for_ if race.phase == WIND else position.to_move
    order = list(race.turns[: race.fleet])
    racing = [seat for seat in order if race.boats[seat].status == RACING]
    if not racing:
        raise ValueError(f"boats: nobody is racing in phase {position.phase}")
    if named is None or named == "chance":
        race.at = order.index(racing[0])
        return
    seat = LETTERS.index(named)
    if seat not in racing:
        raise ValueError(f"to_move: {named} is not racing at this table")
    race.at = order.index(seat)


def _tokens(race: Race, position: PositionOf) -> None:
    """RTW-20: one token a point and none on a mark; the position knows better than the options."""
    if "tokens" not in position.model_fields_set:
        return
    beforehand = race.laid[YELLOW] + race.laid[BLUE]
    race.laid[:] = [0, 0]
    race.spots[:] = [0] * len(race.spots)
    race.tokens[:] = [0] * len(race.tokens)
    for colour, name in enumerate(COLOURS):
        for text in getattr(position.tokens, name):
            x, y = point(text)
            if not on_board(race, x, y) or is_mark(race, x, y):
                raise ValueError(f"tokens.{name}: {text} is off the board or a mark (RTW-20)")
            if has_token(race, YELLOW, x, y) or has_token(race, BLUE, x, y):
                raise ValueError(f"tokens.{name}: {text} has a token already (RTW-20)")
            lay_token(race, colour, x, y)
    if race.phase in (ORDER, LAYOUT) and race.laid[YELLOW] + race.laid[BLUE] and not beforehand:
        raise ValueError(f"tokens: none are laid in phase {position.phase}")


def _setting_up(race: Race, position: PositionOf) -> None:
    """RTW-18, RTW-25: the stock of tokens, and who has which half of a match race."""
    if race.phase == TOKENS:
        for colour, name in enumerate(COLOURS):
            left = to_lay(race, colour) - race.laid[colour]
            race.stock[colour] = getattr(position.stock, name) if position.stock else left
        if race.stock[YELLOW] < 0 or race.stock[BLUE] < 0 or sum(race.stock) == 0:
            raise ValueError("stock: there must be tokens left in phase tokens")
        if any(race.stock[i] + race.laid[i] > MOST_TOKENS for i in (YELLOW, BLUE)):
            raise ValueError("stock: there are 40 tokens of each colour (RTW-18)")
    elif position.stock is not None:
        raise ValueError(f"stock: there is none in phase {position.phase}")
    if position.halves is not None:
        halves = {LETTERS.index(name): half for name, half in position.halves.items()}
        one_each = sorted(halves.values()) == ["E", "W"][: race.fleet]
        if race.phase not in (PLACE, HEAD) or len(halves) != race.fleet or not one_each:
            raise ValueError("halves: one for each boat of a match race while they are placed")
        race.east = next(seat for seat, half in halves.items() if half == "E")
    if race.phase not in BEFORE_RACE:
        race.east = NONE


def _turn(race: Race, position: PositionOf) -> None:
    """RTW-40, RTW-64: the turn under way; in phase wind she has just moved to the flag's row."""
    given = position.turn
    if race.phase not in (PLAY, WIND):
        if given is not None:
            raise ValueError(f"turn: there is none in phase {position.phase}")
        return
    if given is None and race.phase == PLAY:
        return
    boat, turn = race.boats[race.turns[race.at]], race.turn
    if given is None:
        turn.sail, turn.done, turn.acts[0] = sail_on(race, boat.heading), 1, MOVED
        turn.start_x, turn.start_y = boat.x - DX[boat.heading], boat.y - DY[boat.heading]
        turn.arrived = boat.heading
        return
    turn.sail = SAILS.index(given.sail)
    turn.done = len(given.acts)
    turn.acts[: turn.done] = [ACTS.index(act) for act in given.acts]
    for name in ("gust", "stopped", "touched", "forced"):
        setattr(turn, name, int(getattr(given, name)))
    turn.start_x, turn.start_y = (boat.x, boat.y) if given.start is None else point(given.start)
    turn.arrived = DIRECTIONS.index(given.arrived) if given.arrived else NONE
    if race.phase == WIND and turn.arrived == NONE:
        raise ValueError("turn.arrived: missing; a flag is reached by a movement")
    if turn.gust and turn.arrived == NONE:
        raise ValueError("turn.gust: there is none without a movement")


def _shadows(race: Race, position: PositionOf) -> None:
    """RTW-94: who covers whom; unless given, as the boats stand."""
    if position.covers is None:
        if race.phase in (PLAY, WIND):
            for boat in race.boats[: race.fleet]:
                race.covers[boat.seat] = covered_by(race, boat)
        return
    for one, other in position.covers:
        seat, lee = LETTERS.index(one), LETTERS.index(other)
        if seat == lee or max(seat, lee) >= race.fleet or race.covers[seat] != NONE:
            raise ValueError(f"covers: {one} and {other} are not two boats, or {one} comes twice")
        race.covers[seat] = lee


def _flags(race: Race, position: PositionOf) -> None:
    """RTW-66, RTW-67: the flags that have worked, `leg:flag` or `leg:home`."""
    for text in position.fired:
        leg, _, flag = text.partition(":")
        known = leg.isdecimal() and flag in ("0", "1", "home") and leg == str(int(leg))
        if not known or not 1 <= int(leg) <= 2 * race.laps or (flag == "home" and not int(leg) % 2):
            raise ValueError(f"fired: no flag {text!r} in this race")
        number = (HOME + 1) * int(leg) + (HOME if flag == "home" else int(flag))
        if number in race.fires[: race.fired]:
            raise ValueError(f"fired: {text} twice")
        race.fires[race.fired] = number
        race.fired += 1


def _claims(race: Race, position: PositionOf) -> None:
    """RTW-32: open start faults, each of a racing boat."""
    for given in position.claims:
        seat = LETTERS.index(given.boat)
        if seat >= race.fleet or race.boats[seat].status != RACING:
            raise ValueError(f"claims: {given.boat} is not racing")
        claim = race.claims[race.open_claims]
        claim.boat, claim.fault = seat, int(given.rule.removeprefix("RTW-"))
        race.open_claims += 1


def _agrees(race: Race, position: PositionOf, options: Options) -> None:
    """What follows from the rest may be given too, but must agree with it."""
    notation = RaceTheWindNotation(options)
    computed, laid = notation.position(race), notation.laid(race)
    for key in ("board", "course"):
        given = getattr(position, key)
        if given is None:
            continue
        for name, value in given.model_dump(exclude_none=True).items():
            follows = laid[key][name]
            if value != follows:
                raise ValueError(f"{key}.{name}: the options say {follows}, not {value}")
    for key, named in (("to_move", "to_move"), ("for", "for_")):
        value = getattr(position, named)
        if value is not None and value != computed[key]:
            raise ValueError(f"{key}: follows from the rest and is {computed[key]}, not {value}")
