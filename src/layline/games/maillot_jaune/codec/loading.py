"""Reading positions: partial ones are filled in, wrong ones refused by naming the field."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import ValidationError

from ....engine.answers import JsonObject
from ....engine.parts import Loaded
from ..rules.course import on_road, put_on
from ..rules.file import joined, length, members, place_of
from ..rules.order import race_order
from ..rules.riders import RIDERS
from ..rules.squares import LANES, Square
from ..rules.state import (
    AID,
    ANSWER,
    BREAK,
    FINISH,
    FIRST,
    NONE,
    OUT,
    OVER,
    PICK,
    PULL,
    RIDE,
    RISK,
    SETTLE,
    SPRINT,
    STAGES,
    START,
    Race,
    Rider,
)
from .notation import TourNotation, ids
from .options import Options, new_race
from .position import DRAFTS, PHASES, PositionOf, RiderOf

IN_TURN = (RIDE, ANSWER, PULL, BREAK, RISK, SPRINT, AID)


def load_position(position: JsonObject) -> Loaded:
    """The options and race of a position, and whether the next turn is still to begin.

    Raises ValueError (pydantic's included) naming the field that is wrong.
    """
    given = PositionOf.model_validate(position)
    options = Options.model_validate(_with_players(given))
    return Loaded(options, *_loaded(given, options))


def _loaded(position: PositionOf, options: Options) -> tuple[Race, bool]:
    race = new_race(options)
    if position.riders is None:
        given = position.model_fields_set - {"game", "version", "options"}
        if given:
            raise ValueError(f"riders: missing, but {', '.join(sorted(given))} given")
        return race, False
    race.phase = PHASES.index(position.phase)
    race.stage = position.stage
    chosen = race.phase not in (PICK, FIRST)
    race.rounds = (2 if chosen else 0) if position.round is None else position.round
    race.winner_round = position.winner_round or 0
    _rules_of_rounds(race, position)
    for place, (name, rider) in enumerate(position.riders.items()):
        _rider(race, race.riders[RIDERS.index(name)], rider, name, place)
    _sides(race, options)
    race.crossed = _file(race, position.crossed, "crossed")
    race.outs = _file(race, position.outs, "outs")
    race.jersey = _number(race, position.jersey, "jersey")
    _lists(race, position)
    _choice(race)
    _results(race)
    begins = race.phase == RIDE and position.turn is None
    _order(race, position, begins)
    _turn(race, position)
    _pact(race, position)
    _settle(race, position)
    _agrees(race, position, options)
    return race, begins


def _with_players(position: PositionOf) -> JsonObject:
    """The options given; the number of players follows from the owners of the riders listed."""
    options = dict(position.options)
    if position.riders is None or position.phase == "pick":
        return options
    owners = [
        rider.owner or f"seat:{place}" for place, rider in enumerate(position.riders.values())
    ]
    highest = max((int(owner.removeprefix("seat:")) for owner in owners), default=0)
    options.setdefault("players", max(2, highest + 1))
    if not _fits(options):
        options["riders_per_player"] = max(owners.count(owner) for owner in owners)
    return options


def _fits(options: JsonObject) -> bool:
    """MJ-01, MJ-63: whether all players can have as many riders as the options give each of them.

    A position already settles who rides for whom, so there this decides nothing.
    """
    try:
        Options.model_validate(options)
    except ValidationError as error:
        # A mistake in one field has a place; a contradiction between fields has none.
        return all(found["loc"] for found in error.errors())
    return True


def _rules_of_rounds(race: Race, position: PositionOf) -> None:
    if (race.rounds == 0) == (race.phase not in (PICK, FIRST)) and race.phase != OVER:
        raise ValueError(f"round: {race.rounds} cannot be in phase {position.phase}")
    if race.rounds > race.most_rounds:
        raise ValueError(f"round: {race.rounds}, but options.max_rounds is {race.most_rounds}")
    if race.winner_round > race.rounds:
        raise ValueError(f"winner_round: {race.winner_round} is after round {race.rounds}")


def _rider(race: Race, rider: Rider, given: RiderOf, name: str, place: int) -> None:
    """MJ-05, MJ-16, MJ-17: one rider: whose he is, where, and what he has left."""
    where = f"riders.{name}"
    rider.owner = int((given.owner or f"seat:{place}").removeprefix("seat:"))
    if rider.owner >= race.seats:
        raise ValueError(f"{where}.owner: there are {race.seats} players, no seat:{rider.owner}")
    column, lane = _placed(race, given.at, f"{where}.at")
    if START < column < FINISH and race.road[column] >> lane & 1:
        raise ValueError(f"{where}.at: {given.at} is occupied (MJ-16)")
    if race.phase in (PICK, FIRST) and column not in (START, OUT):
        raise ValueError(f"{where}.at: {given.at} is not possible before the start")
    put_on(race, rider, column, lane)
    rider.energy, rider.form = given.energy, given.form
    rider.flats, rider.owed = given.flat, given.owed
    rider.played = int(bool(given.played))
    if len(given.minutes) != len(given.places):
        raise ValueError(f"{where}.places: as many as minutes, one for each finished stage")
    if on_road(rider) and len(given.minutes) >= STAGES:
        raise ValueError(f"{where}.minutes: he has not finished all {STAGES} stages yet")
    rider.stages = len(given.minutes)
    rider.minutes[: rider.stages] = given.minutes
    rider.places[: rider.stages] = given.places


def _placed(race: Race, at: str, where: str) -> Square:
    found = Square.read(at)
    if found.lane >= race.lanes:
        raise ValueError(f"{where}: {at} is not on the road, lanes a to {LANES[race.lanes - 1]}")
    return found


def _sides(race: Race, options: Options) -> None:
    """MJ-63: each player's riders are on one side."""
    if options.teams is None:
        return
    for seat in range(race.seats):
        sides = {rider.side for rider in race.riders if rider.owner == seat}
        if len(sides) > 1:
            raise ValueError(f"options.teams: the riders of seat:{seat} are not all on one side")


def _number(race: Race, name: str | None, where: str) -> int:
    """The number of a rider in the game; NONE for nobody."""
    if name is None:
        return NONE
    number = RIDERS.index(name)
    if race.riders[number].owner == NONE:
        raise ValueError(f"{where}: {name} is not in the game")
    return number


def _file(race: Race, names: Sequence[str], where: str) -> int:
    found = 0
    for name in names:
        number = _number(race, name, where)
        if place_of(found, number) != NONE:
            raise ValueError(f"{where}: {name} is named twice")
        found = joined(found, number)
    return found


def _lists(race: Race, position: PositionOf) -> None:
    """MJ-02, MJ-09: the start list and the order of the round, where they are not given."""
    assert position.riders is not None
    out = [name for name, rider in position.riders.items() if rider.at == "out"]
    for name in out:
        if name not in position.outs:
            race.outs = joined(race.outs, RIDERS.index(name))
    for number in members(race.outs):
        if race.riders[number].column != OUT:
            raise ValueError(f"outs: {RIDERS[number]} has abandoned, but is not out")
    listed = list(position.riders)
    if race.phase == FIRST:
        listed = [name for name in listed if name not in out]
    given = position.start_list
    race.start_list = _file(race, listed if given is None else given, "start_list")
    for name in listed:
        if name not in ids(race.start_list) and name not in out:
            raise ValueError(f"start_list: {name} is missing")
    if position.last_order is not None:
        race.last_order = _file(race, position.last_order, "last_order")
    elif race.phase not in (PICK, FIRST):
        race.last_order = _file(race, [n for n in listed if n not in out], "last_order")
        race.last_order = race_order(race)


def _choice(race: Race) -> None:
    """MJ-02: the riders chosen so far: one each in seat order, and some are left to choose."""
    if race.phase != PICK:
        if length(race.start_list) + length(race.outs) == 0:
            raise ValueError(f"riders: nobody rides in phase {PHASES[race.phase]}")
        return
    for place, number in enumerate(members(race.start_list)):
        seat = place % race.seats
        if race.riders[number].owner != seat:
            raise ValueError(f"riders.{RIDERS[number]}.owner: it was for seat:{seat} to choose")
    if length(race.start_list) >= race.seats * race.per_seat:
        raise ValueError("phase: all riders are chosen, so it cannot be pick")


def _results(race: Race) -> None:
    """MJ-37, MJ-42: who is said to be across the line, and who wears the yellow jersey."""
    for number in members(race.crossed):
        if on_road(race.riders[number]):
            raise ValueError(f"crossed: {RIDERS[number]} is still on the road")
    if race.jersey != NONE and race.riders[race.jersey].column == OUT:
        raise ValueError(f"jersey: {RIDERS[race.jersey]} has abandoned, so nobody wears it")


def _order(race: Race, position: PositionOf, begins: bool) -> None:
    """MJ-11: who is in turn and who comes after him."""
    if race.phase in (PICK, FIRST, OVER):
        if position.queue or position.turn or position.pact or position.settle:
            raise ValueError(f"queue: nobody has a turn in phase {position.phase}")
        return
    order = ids(race_order(race))
    in_turn = _in_turn(race, position)
    if in_turn is None and begins:
        free = [name for name in order if name not in (position.queue or ())]
        in_turn = next(iter(free or order), None)
    if in_turn is not None and in_turn not in order:
        raise ValueError(f"to_move: {in_turn} is not on the road")
    waiting: Sequence[str] | None = position.queue
    if waiting is None:
        waiting = [name for name in order if name != in_turn]
    race.queue = _file(race, waiting, "queue")
    for name in waiting:
        if name not in order or name == in_turn:
            raise ValueError(f"queue: {name} cannot play after the rider in turn")
    for name, given in (position.riders or {}).items():
        if given.played is None and name in order:
            race.riders[RIDERS.index(name)].played = int(name != in_turn and name not in waiting)
    if begins and in_turn is not None:
        race.queue = race.queue << 4 | RIDERS.index(in_turn) + 1


def _in_turn(race: Race, position: PositionOf) -> str | None:
    """The rider in turn, as far as the position names him."""
    if position.turn is not None:
        return position.turn.rider
    if race.phase == SETTLE or position.to_move in (None, "chance"):
        return None
    if position.to_move not in RIDERS:
        raise ValueError(f"to_move: {position.to_move} does not decide in phase {position.phase}")
    return position.to_move


def _turn(race: Race, position: PositionOf) -> None:
    """The turn under way, if the position is in the middle of one."""
    given, turn = position.turn, race.turn
    if given is None:
        if race.phase in IN_TURN and race.phase != RIDE:
            raise ValueError(f"turn: missing; there is one in phase {position.phase}")
        return
    if race.phase not in IN_TURN:
        raise ValueError(f"turn: there is none in phase {position.phase}")
    turn.rider = _number(race, given.rider, "turn.rider")
    rider = race.riders[turn.rider]
    begun = given.from_ or str(Square(rider.column, rider.lane))
    turn.from_column, turn.from_lane = _placed(race, begun, "turn.from")
    turn.pursuer = _number(race, given.pursuer, "turn.pursuer")
    turn.draft = DRAFTS.index(given.draft)
    turn.moved, turn.tow = int(given.moved), int(given.tow)
    turn.safe, turn.risk, turn.left = given.safe, given.risk, given.left
    turn.asked = _file(race, given.asked, "turn.asked")
    turn.partner = _number(race, given.partner, "turn.partner")
    if race.phase == ANSWER and turn.partner == NONE:
        raise ValueError("turn.partner: missing; somebody is asked in phase answer")
    if (race.phase == PULL) != (given.dest is not None):
        raise ValueError("turn.dest: the chosen square while dice are thrown for it, else null")
    if given.dest is not None:
        turn.dest_column, turn.dest_lane = _placed(race, given.dest, "turn.dest")
        if not START < turn.dest_column <= FINISH:
            raise ValueError(f"turn.dest: {given.dest} is not a square to ride to")
    if race.phase == SPRINT and turn.left == 0:
        raise ValueError("turn.left: no squares are left to ride")
    if race.phase == RISK and turn.risk == 0:
        raise ValueError("turn.risk: nothing was announced with risk")


def _pact(race: Race, position: PositionOf) -> None:
    given, pact = position.pact, race.pact
    if given is None:
        return
    pact.first = _number(race, given.first, "pact.first")
    pact.second = _number(race, given.second, "pact.second")
    if pact.first == pact.second:
        raise ValueError("pact: an agreement is between two riders")
    pact.ridden = int(given.first_from is not None)
    if given.first_from is not None:
        pact.from_column, pact.from_lane = _placed(race, given.first_from, "pact.first_from")
        pact.pursuer = _number(race, given.first_pursuer, "pact.first_pursuer")
        pact.tow = int(bool(given.first_tow))


def _settle(race: Race, position: PositionOf) -> None:
    given = position.settle
    if (given is not None) != (race.phase == SETTLE):
        raise ValueError("settle: what is due from a broken agreement, in phase settle only")
    if given is None:
        return
    race.debts = len(given.pending)
    for debt, due in zip(race.debt, given.pending, strict=False):
        debt.rider = _number(race, due.rider, "settle.pending.rider")
        debt.from_column, debt.from_lane = _placed(race, due.from_, "settle.pending.from")
        if not START < debt.from_column < FINISH:
            raise ValueError(f"settle.pending.from: {due.from_} is not a square of the road")
        debt.pursuer = _number(race, due.pursuer, "settle.pending.pursuer")
    race.front = _file(race, given.front, "settle.front")


def _agrees(race: Race, position: PositionOf, options: Options) -> None:
    """What follows from the rest may be given too, but must agree with it."""
    if race.phase == FIRST and length(race.start_list) == 0:
        raise ValueError("start_list: nobody is left to be drawn")
    if race.phase == RIDE and position.turn is None:
        return
    computed = TourNotation(options).position(race)
    given = position.model_dump(by_alias=True, mode="json")
    for key in ("to_move", "for", "winner", "result", "team_order", "team_minutes"):
        named = "for_" if key == "for" else key
        if named in position.model_fields_set and given[key] != computed[key]:
            raise ValueError(
                f"{key}: follows from the rest and is {computed[key]}, not {given[key]}"
            )
