"""The position of a tour: every number the rules read or write."""

from __future__ import annotations

from ....engine.records import i8, i16, i64, many, record

MOST_RIDERS = 9
MOST_LANES = 6
STAGES = 3

NONE = -1
"""No rider, no seat, no side."""

# Columns: the start line, the 28 columns of a stage, the finish; OUT has left the tour.
START, CHANGE, LAST, FINISH, OUT = 0, 14, 28, 29, 30

FULL_ENERGY, FULL_FORM = 6, 20
MOST_RISK = 4

# Phases, in the order in which the specification lists them.
PICK, FIRST, RIDE, ANSWER, PULL, BREAK, RISK, SPRINT, AID, SETTLE, OVER = range(11)

# What becomes of the pursuer in a turn: nobody there, still in the wheel, drawn along, shaken off,
# or drafting suspended by an agreement.
NO_DRAFT, OPEN, TOWED, SHAKEN, SIDE_BY_SIDE = range(5)


@record
class Rider:
    """One of the nine riders."""

    owner: i8  # the seat that rides him; NONE if he is not in the game
    side: i8  # of the team he rides for; NONE without one
    column: i8
    lane: i8  # 0 to the left; 0 too where there are no lanes
    energy: i8
    form: i8
    flats: i8  # turns to miss through his own punctures
    owed: i8  # turns to miss as a helper
    played: i8  # 1 once he has had his turn in this round
    stages: i8  # how many stages he has finished
    minutes: list[int] = many(STAGES, i8)
    places: list[int] = many(STAGES, i8)


@record
class Turn:
    """The turn of the rider who plays; `rider` is NONE between turns, and all else zero."""

    rider: i8
    from_column: i8  # where it began
    from_lane: i8
    pursuer: i8  # who was in the wheel when it began; NONE if nobody was
    draft: i8
    moved: i8
    tow: i8  # 1 if the pursuer was drawn, or under an agreement would have been
    safe: i8  # the break-away as announced
    risk: i8
    left: i8  # squares of the break-away to ride
    asked: i64  # file of the riders asked to ride side by side
    partner: i8  # the one asked last
    dest_column: i8  # the square chosen while dice decide about setting off; 0 if none
    dest_lane: i8


@record
class Pact:
    """MJ-58: two riders who agreed to ride side by side; `first` is NONE if nobody did."""

    first: i8
    second: i8
    ridden: i8  # 1 once the first has played, and then:
    from_column: i8
    from_lane: i8
    pursuer: i8
    tow: i8


@record
class Debt:
    """MJ-60: a tow that is due because an agreement was broken."""

    rider: i8
    from_column: i8
    from_lane: i8
    pursuer: i8


@record
class Race:
    """A tour: its options, its riders, and the stage being ridden."""

    # Options.
    seats: i8
    per_seat: i8
    lanes: i8
    drafting: i8
    pacts: i8
    helping: i8
    carries: i8  # border: carry
    solid: i8  # passing: solid
    loses: i8  # puncture: lose
    drawn_by_lot: i8  # choice: random
    by_minutes: i8  # team_score: minutes
    sides: i8
    most_rounds: i8

    # Tour; what is said to be a file is one as in file.py.
    start_list: i64  # file of the riders in the order of their choice
    outs: i64  # file of those who have abandoned
    jersey: i8  # who wears it; NONE

    # Stage.
    phase: i8
    stage: i8  # 1 to 3
    rounds: i8  # of the stage; 0 before the start
    winner_round: i8  # 0 until somebody has crossed
    crossed: i64  # file of those across the line

    # Round.
    queue: i64  # file of those still to play after the rider in turn
    last_order: i64  # file of the round as it was fixed at its beginning
    turn: Turn
    pact: Pact
    debts: i8
    debt: list[Debt] = many(2, Debt)  # tows still due, the proposer's first
    front: i64  # file of those drawn meanwhile: they play next

    road: list[int] = many(FINISH, i16)  # by column, bit lane: a rider is there
    riders: list[Rider] = many(MOST_RIDERS, Rider)


@record
class Scratch:
    """Where the referee works out what can be reached."""

    reach: list[int] = many(FINISH + 1, i16)  # by column, bit lane; the finish has one bit
