"""Dinghy Dash: two to four dinghies, a lane each, and the first one at the buoy wins."""

from __future__ import annotations

from ...engine.answers import QuickRace
from ...engine.log import note
from ...engine.records import i8, many, record
from ...engine.rules import Ints, rule
from ...engine.scene import Circle, Group, Line, Rect, Shape, Text
from ..small import small_game
from ..small_rules import DECIDING, HOME, NoScratch, end_turn, win

LENGTH = 10
SAIL, HIKE = 0, 1
BLOWS, SAILS, CAPSIZES = 2, 3, 4


@record
class Race:
    """A lane each: the square she is on, and whether her crew is tired."""

    players: i8
    phase: i8
    mover: i8
    wind: i8
    out: list[int] = many(4, i8)
    square: list[int] = many(4, i8)
    tired: list[int] = many(4, i8)


@rule
def why_not(race: Race, action: int, scratch: NoScratch) -> int:
    """DIN-01, DIN-03: sail or hike out, but nobody hikes out twice running."""
    if race.phase != DECIDING or action < SAIL or action > HIKE:
        return 1
    return 3 if action == HIKE and race.tired[race.mover] == 1 else 0


@rule
def settle(race: Race, outcome: Ints, log: Ints, scratch: NoScratch) -> int:
    """DIN-02: the wind for this turn is one, two or three squares."""
    if outcome[0] < 0 or outcome[0] > 2:
        return 2
    race.wind = outcome[0] + 1
    race.phase = DECIDING
    note(log, 2, -1, BLOWS, race.wind, 0, 0, 0)
    return 0


@rule
def play(race: Race, action: int, log: Ints, scratch: NoScratch) -> None:
    """DIN-02, DIN-03, DIN-04, DIN-05: sail with the wind, or hike out for more and risk a swim."""
    boat = race.mover
    race.tired[boat] = action
    if action == HIKE and race.wind == 3:
        note(log, 4, boat, CAPSIZES, 0, 0, 0, 0)
    else:
        race.square[boat] = min(LENGTH, race.square[boat] + race.wind + 2 * action)
        note(log, 2 + action, boat, SAILS, race.square[boat], 0, 0, 0)
    race.wind = 0
    if race.square[boat] == LENGTH:
        win(race, boat, 5, log)
    else:
        end_turn(race, 5, log)


@rule
def worth(race: Race, seat: int) -> int:
    """DIN-05: how far she is; to have won is worth most."""
    return race.square[seat] + (100 if race.phase == HOME and race.mover == seat else 0)


def spot(race: Race, seat: int, action: str | None) -> tuple[float, float]:
    """Where she is, or where an action leads her."""
    wind = race.wind + 2 * (action == "hike") if action else 0
    return 1 + min(LENGTH, race.square[seat] + (wind if wind < 5 else 0)), 1 + seat


def board(race: Race) -> list[Shape]:
    """The dinghies, each with its letter."""
    shapes: list[Shape] = []
    for n, letter in enumerate("ABCD"[: race.players]):
        x, y = spot(race, n, None)
        dinghy = Circle(role="hull", x=0, y=0, r=0.4, seat=n)
        name = Text(role="letter", x=0, y=0.2, text=letter, size=0.6, anchor="middle", seat=n)
        shapes.append(Group(role="yacht", id=f"boat:{letter}", x=x, y=y, shapes=(dinghy, name)))
    return shapes


GAME = small_game(
    __package__,
    id="dinghy-dash",
    name="Dinghy Dash",
    prefix="DIN",
    seats=range(2, 5),
    quick=QuickRace(options={"players": 3}, bots=("greedy", "greedy")),
    race=Race,
    actions=("sail", "hike"),
    outcomes=("wind 1", "wind 2", "wind 3"),
    events=("wind {n}", "to {n}", "capsizes"),
    rule_numbers={"turns": 1, "winning": 5, "retiring": 6},
    rules={"why_not": why_not, "settle": settle, "play": play, "worth": worth},
    size=(LENGTH + 2, 5),
    ground=(
        Rect(role="water", x=0, y=0, w=LENGTH + 2, h=5),
        *(Line(role="grid", points=((1, y), (LENGTH + 1, y))) for y in range(1, 5)),
        *(Circle(role="mark", x=LENGTH + 1, y=y, r=0.25) for y in range(1, 5)),
    ),
    board=board,
    spot=spot,
)
