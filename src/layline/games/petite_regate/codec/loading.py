"""Reading positions: partial ones are filled in, wrong ones refused by naming the field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from ....engine.answers import JsonObject
from ....engine.parts import Loaded
from ....engine.strict import Strict, whole
from ..rules.actions import SPOTS
from ..rules.cards import CODES, EXITS, HAS_WIND, copies_of, deck_size, holds, put_on_discard, take
from ..rules.placing import is_spot
from ..rules.state import (
    ADVANCED,
    AGAIN,
    BASE,
    END,
    FIRST,
    GIGAMIC,
    HEAD,
    MOST_HELD,
    NONE,
    OVER,
    PIVOT,
    PLACE,
    PLAY,
    RACING,
    REPLAY,
    RETIRED,
    SHUFFLE,
    SWAP,
    Boat,
    Race,
)
from ..rules.turns import replays_allowed
from .notation import PHASES, STATUSES, PetiteRegateNotation
from .options import LETTERS, Options, Place, new_race, point

Letter = Literal["A", "B", "C", "D"]


def _course_heading(value: object) -> object:
    if type(value) is not int or not 0 <= value < 360 or value % 15:
        raise ValueError(f"{value!r} is not a heading; they are 0, 15, 30, ... 345")
    return value


Heading = Annotated[int, BeforeValidator(_course_heading)]


def _known_card(value: object) -> object:
    if value not in CODES:
        raise ValueError(f"{value!r} is not a card")
    return value


Card = Annotated[str, BeforeValidator(_known_card)]
Phase = Literal[
    "first", "shuffle", "place", "head", "play", "again", "replay", "pivot", "swap", "end", "over"
]


class BoatOf(Strict):
    """A boat; what is left out has the default of the specification's section 7.5."""

    at: Place | None = None
    heading: Heading | None = None
    marks: int = Field(0, ge=0, le=2)
    started: bool | None = None
    proper: bool = False
    laid: int = Field(0, ge=0, le=30_000)
    becalmed: bool = False
    penalty_left: int = Field(0, ge=0, le=4)
    status: Literal["racing", "finished", "retired"] = "racing"


class SeriesOf(Strict):
    """The run of turns of one boat."""

    boat: Letter | None = None
    suns: int = Field(0, ge=0, le=30_000)
    short: int = Field(0, ge=0, le=30_000)


class PendingOf(Strict):
    """A wind card after its first play."""

    card: Card
    exit: str


class TurnOf(Strict):
    """The turn of the boat on move."""

    replays: int = Field(default=0, ge=0, le=2)
    no_sun: bool | None = None
    pending: PendingOf | None = None
    swapped: int = Field(default=0, ge=0, le=2)
    placing: str | None = None


class PositionOf(Strict):
    """A position, partial or complete."""

    game: Literal["petite-regate"] = "petite-regate"
    version: Annotated[Literal[1], BeforeValidator(whole)] = 1
    options: JsonObject = Field(default_factory=dict)
    phase: Phase = "play"
    round: int = Field(1, ge=1, le=201)
    to_move: Letter | Literal["chance"] | None = "A"
    for_: Letter | None = Field(None, alias="for")
    first: Letter | None = "A"
    board: JsonObject | None = None
    course: JsonObject | None = None
    boats: dict[Letter, BoatOf] | None = None
    hands: dict[Letter, list[Card]] | None = None
    deck: list[Card] = Field(default_factory=list)
    deck_size: int | None = None
    discard: list[Card] = Field(default_factory=list)
    series: SeriesOf | None = None
    turn: TurnOf | None = None
    winner: Letter | None = None
    ranking: dict[Letter, Literal[1, 2]] | None = None


def load_position(position: JsonObject) -> Loaded:
    """LPR-14: the options and race of a position; loading begins no turn.

    Raises ValueError (pydantic's included) naming the field that is wrong.
    """
    given = PositionOf.model_validate(position)
    options = Options.model_validate(_with_players(given))
    return Loaded(options, _loaded(given, options), resumes=False)


def _with_players(position: PositionOf) -> JsonObject:
    """LPR-01: the options given; the number of boats follows from those listed."""
    options = dict(position.options)
    listed = len(position.boats) if position.boats is not None else None
    if listed is not None and options.setdefault("players", listed) != listed:
        raise ValueError(f"boats: {listed} listed, but options.players is {options['players']}")
    return options


def _loaded(position: PositionOf, options: Options) -> Race:
    race = new_race(options)
    if position.boats is None:
        given = position.model_fields_set - {"game", "version", "options"}
        if given:
            raise ValueError(f"boats: missing, but {', '.join(sorted(given))} given")
        return race
    letters = LETTERS[: race.boats_out]
    if "".join(sorted(position.boats)) != letters:
        raise ValueError(
            f"boats: {', '.join(letters)} are at this table, not {_list(position.boats)}"
        )
    race.phase = PHASES.index(position.phase)
    race.rounds = position.round
    if race.rounds > race.most_rounds + (race.phase == OVER):
        raise ValueError(f"round: {race.rounds}, but options.max_rounds is {race.most_rounds}")
    for name, boat in position.boats.items():
        _boat(race, race.boats[LETTERS.index(name)], boat, f"boats.{name}")
    _movers(race, position)
    _cards(race, position, letters)
    _afloat(race)
    _series(race, position)
    _turn(race, position.turn)
    _result(race, position, letters)
    _agrees(race, position, options)
    return race


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)


def _boat(race: Race, boat: Boat, given: BoatOf, where: str) -> None:
    """LPR-56: a boat; in the base game it has started unless the position says otherwise."""
    boat.status = STATUSES.index(given.status)
    boat.marks, boat.laid, boat.penalty = given.marks, given.laid, given.penalty_left
    boat.proper, boat.becalmed = int(given.proper), int(given.becalmed)
    if given.started is not None:
        boat.started = int(given.started)
    if (given.at is None) != (given.heading is None):
        raise ValueError(f"{where}: at and heading are given together")
    if boat.status == RETIRED and (given.at or given.becalmed or given.penalty_left):
        raise ValueError(f"{where}: a boat that has retired is off the water (LPR-67)")
    if given.at is None or given.heading is None:
        return
    x, y = point(given.at)
    if x > race.width or y > race.height:
        raise ValueError(f"{where}.at: {given.at} is off the table (LPR-27)")
    boat.x, boat.y, boat.heading = x, y, given.heading // 15


def _movers(race: Race, position: PositionOf) -> None:
    """LPR-14: who decides or draws cards, and who is first."""
    phase = PHASES[race.phase]
    if race.phase == FIRST:
        if position.first is not None and "first" in position.model_fields_set:
            raise ValueError("first: nobody is drawn in phase first")
        race.first = NONE
    else:
        if position.first is None:
            raise ValueError(f"first: missing in phase {phase}")
        race.first = LETTERS.index(position.first)
        if race.first >= race.boats_out:
            raise ValueError(f"first: no boat {position.first} at this table")
    if race.phase == SHUFFLE:
        mover = position.for_
    elif race.phase in (FIRST, OVER):
        mover = None
    else:
        mover = position.to_move if position.to_move != "chance" else None
        if mover is None:
            raise ValueError(f"to_move: a boat decides in phase {phase}")
    race.mover = NONE if mover is None else LETTERS.index(mover)
    if mover is None:
        return
    if race.mover >= race.boats_out or race.boats[race.mover].status != RACING:
        raise ValueError(f"to_move: no boat {mover} in this race")


def _cards(race: Race, position: PositionOf, letters: str) -> None:
    """LPR-02, LPR-06: the hands, the draw pile and the discard pile."""
    if position.hands is None:
        raise ValueError("hands: missing")
    racing = {name for name in letters if race.boats[LETTERS.index(name)].status == RACING}
    if not racing <= set(position.hands) <= set(letters):
        raise ValueError(f"hands: {_list(letters)} hold cards, not {_list(position.hands)}")
    suns = sum(boat.becalmed for boat in race.boats)
    held = [card for hand in position.hands.values() for card in hand]
    all_cards = [*held, *position.deck, *position.discard]
    for card in all_cards:
        if copies_of(race, CODES.index(card)) == 0:
            raise ValueError(f"{card}: not in the deck of this rule set (LPR-02)")
    if len(all_cards) + suns > deck_size(race):
        raise ValueError(f"deck: {len(all_cards) + suns} cards, but there are {deck_size(race)}")
    for name, hand in position.hands.items():
        boat = race.boats[LETTERS.index(name)]
        if len(hand) > MOST_HELD:
            raise ValueError(f"hands.{name}: {len(hand)} cards, {MOST_HELD} at most (LPR-06)")
        for card in hand:
            take(boat, CODES.index(card))
        dealt = race.phase not in (FIRST, OVER) and not (
            race.phase == SHUFFLE and race.mover == NONE
        )
        waits = race.phase in (PLACE, HEAD, PLAY) or boat.seat != race.mover
        if dealt and waits and boat.status == RACING and boat.held == 0:
            raise ValueError(f"hands.{name}: empty; a boat in the race has cards (LPR-06)")
    for at, card in enumerate(reversed(position.deck)):
        race.deck[at] = CODES.index(card)
    race.pile = len(position.deck)
    for card in position.discard:
        put_on_discard(race, CODES.index(card))


def _afloat(race: Race) -> None:
    """LPR-08, LPR-09, LPR-11: who is on the water in this phase."""
    phase = PHASES[race.phase]
    before = race.phase == FIRST or (race.phase == SHUFFLE and race.mover == NONE)
    for boat in race.boats[: race.boats_out]:
        where = f"boats.{LETTERS[boat.seat]}.at"
        if boat.status != RACING:
            continue
        is_afloat = boat.heading != NONE
        if is_afloat and (before or (race.phase in (PLACE, HEAD) and boat.seat == race.mover)):
            raise ValueError(f"{where}: the boat is not placed yet in phase {phase}")
        if not is_afloat and not before and race.phase not in (PLACE, HEAD, OVER):
            raise ValueError(f"{where}: missing; all boats are placed in phase {phase}")


def _series(race: Race, position: PositionOf) -> None:
    """LPR-48, LPR-49: the run of turns; without one it is the mover's, and no sun was played."""
    race.run_of = race.mover
    given = position.series
    if given is None:
        return
    if given.boat is not None or "boat" in given.model_fields_set:
        race.run_of = NONE if given.boat is None else LETTERS.index(given.boat)
    if race.run_of >= race.boats_out:
        raise ValueError(f"series.boat: no boat {given.boat} at this table")
    if given.short > given.suns or (race.rules == ADVANCED and given.short > 2):
        raise ValueError(f"series.short: {given.short} of {given.suns} suns")
    race.suns, race.short = given.suns, given.short


def _turn(race: Race, given: TurnOf | None) -> None:
    """LPR-32, LPR-34, LPR-35, LPR-36, LPR-58: what was done in the turn so far."""
    phase = PHASES[race.phase]
    if given is not None and race.phase not in (HEAD, PLAY, AGAIN, REPLAY, PIVOT, SWAP, END):
        raise ValueError(f"turn: there is none in phase {phase}")
    if race.phase == END and race.rules == BASE:
        raise ValueError("phase: a turn of the base game has no end of its own")
    if race.phase == SWAP and race.rules != GIGAMIC:
        raise ValueError("phase: cards are exchanged in gigamic only (LPR-58)")
    turn, given = race.turn, given or TurnOf()
    turns_only = race.phase in (PIVOT, SWAP) and race.rules != ADVANCED
    no_sun = turns_only if given.no_sun is None else given.no_sun
    if (no_sun and race.phase not in (PIVOT, SWAP)) or (turns_only and not no_sun):
        raise ValueError(f"turn.no_sun: {str(no_sun).lower()} in phase {phase}")
    turn.no_sun = int(no_sun)
    if given.replays > replays_allowed(race):
        raise ValueError(f"turn.replays: {given.replays}, {replays_allowed(race)} are allowed")
    turn.replays = given.replays
    if given.swapped and race.phase != SWAP:
        raise ValueError(f"turn.swapped: no cards are exchanged in phase {phase}")
    turn.swapped = given.swapped
    if (given.pending is not None) != (race.phase == AGAIN):
        raise ValueError("turn.pending: is given in phase again, and only there")
    if given.pending is not None:
        turn.wind, turn.card = 1, CODES.index(given.pending.card)
        exits = EXITS[turn.card]
        if not HAS_WIND[turn.card] or given.pending.exit not in exits:
            raise ValueError(f"turn.pending: no arrow {given.pending.exit} on a wind card")
        turn.exit = exits.index(given.pending.exit)
    if (given.placing is not None) != (race.phase == HEAD):
        raise ValueError("turn.placing: is given in phase head, and only there")
    if given.placing is not None:
        turn.placing = _spot(race, given.placing)


def _spot(race: Race, text: str) -> int:
    """LPR-08, LPR-09, LPR-11: the number of the spot that a text names."""
    spot = SPOTS.get(text, NONE)
    if not is_spot(race, spot):
        raise ValueError(f"turn.placing: {text!r} is not a spot of this table")
    return spot


def _result(race: Race, position: PositionOf, letters: str) -> None:
    """LPR-03, LPR-66: who has won, when all is over."""
    if race.phase != OVER:
        if position.winner is not None or position.ranking is not None:
            raise ValueError("winner, ranking: there are none before all is over")
        return
    ranking: dict[str, int] = dict.fromkeys(letters, 2)
    if position.ranking is not None:
        ranking = {str(name): rank for name, rank in position.ranking.items()}
    if set(ranking) != set(letters):
        raise ValueError(f"ranking: names {_list(ranking)}, not {_list(letters)}")
    if position.ranking is None and position.winner is not None:
        ranking |= {position.winner: 1}
    for name, rank in ranking.items():
        race.won[LETTERS.index(name)] = int(rank == 1)


def _agrees(race: Race, position: PositionOf, options: Options) -> None:
    """What follows from the rest may be given too, but must agree with it."""
    computed = PetiteRegateNotation(options).position(race)
    given = position.model_dump(by_alias=True, mode="json")
    for key in ("to_move", "for", "board", "course", "deck_size", "winner"):
        named = "for_" if key == "for" else key
        if named in position.model_fields_set and given[key] != computed[key]:
            raise ValueError(
                f"{key}: follows from the rest and is {computed[key]}, not {given[key]}"
            )
    for boat in race.boats:
        if boat.becalmed and (boat.seat == race.mover or race.rules == BASE):
            raise ValueError(f"boats.{LETTERS[boat.seat]}.becalmed: not on move, nor in base")
    if race.phase == END and not holds(race.boats[race.mover], CODES.index("SUN")):
        raise ValueError("phase: end needs a sun in hand (LPR-46, LPR-60)")
