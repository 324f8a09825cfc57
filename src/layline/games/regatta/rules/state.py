"""The position of a regatta: every number the rules read or write."""

from __future__ import annotations

from ....engine.records import i8, i16, i64, many, record

VERSION = 2
"""Of the rules. From 2 on, yachts that have not started are placed by their way to the line."""

MOST_YACHTS = 6
MOST_ROUNDINGS = 6
MOST_RACES = 9
MOST_COLS, MOST_ROWS = 51, 43
MOST_SPACES = MOST_COLS * MOST_ROWS
MOST_LIABILITIES = MOST_YACHTS * (MOST_YACHTS - 1)

NONE = -1
"""No direction, no yacht, no space."""

# Phases, in the order in which a race runs through them.
FIRST, PLACE, HEAD, ROLL, PLAY, NEXT_RACE, OVER = range(7)

# What became of a yacht.
RACING, FINISHED, DISQUALIFIED, RETIRED = range(4)

# Option `stop_after`.
ALL, PODIUM, WINNER = range(3)

# Option `die`: its faces in order; a number is that many legs.
RED, GREEN = 4, 5


@record
class Snapshot:
    """A yacht as she was when a turn of hers began, to be taken back under penalty B."""

    kept: i8  # 1 if there is one
    x: i8
    y: i8
    spinnaker: i8
    puffs: i8
    started: i8
    rounded: i8
    net: i16
    heading: i8
    tack: i8
    turning: i8


@record
class Boat:
    """One yacht."""

    seat: i8
    x: i8  # NONE while she is not on the board
    y: i8
    spinnaker: i8  # 1 while it is up
    puffs: i8  # puff cards left
    started: i8
    rounded: i8  # roundings done: the number of the next mark
    net: i16  # forward less backward crossings of the next mark's line
    status: i8
    heading: i8  # NONE in the basic game
    tack: i8
    turning: i8  # 1 from a turn ended by changing tack until her next own turn ends
    place: i8  # 0 until she has one
    finish_round: i16  # 0 until she finishes
    finish_leg: i8
    undo: Snapshot


@record
class Rounding:
    """A mark to be rounded: where it lies, on which side it is left, where its line runs."""

    x: i8
    y: i8
    side: i8  # PORT or STARBOARD
    line: i8


@record
class Turn:
    """The turn of the yacht on move; all zero between turns."""

    legs: i8  # legs left
    spent: i8  # legs used up, lost ones included
    begun: i8  # 1 after any action
    luffed: i8
    puffed: i8
    spun: i8  # 1 after a spinnaker change
    course: i8  # direction of the last leg sailed in this turn
    turned: i8  # 1 if the last leg was a heading move
    heads: i8  # 1 after a heading move
    straight: i8  # 1 while every leg was on the first heading
    acted: i8  # 1 after a leg was spent by choice
    first_heading: i8
    undo: Snapshot


@record
class Liability:
    """REG-77: one yacht that ended her turn in the path of another with right of way over her."""

    give: i8
    stand: i8
    x: i8
    y: i8
    reason: i8  # the right-of-way rule, 71 to 75


@record
class Result:
    """One finished race of the series."""

    places: list[int] = many(MOST_YACHTS, i8)
    points: list[int] = many(MOST_YACHTS, i16)
    rounds: i16


@record
class Race:
    """A regatta: its options, its course, the series, and the race being sailed."""

    version: i8  # of the rules it is sailed by

    # Options.
    yachts: i8
    advanced: i8
    disqualifies: i8  # penalty A
    no_early_line: i8  # prestart: forbidden
    races: i8
    average_ties: i8
    stop_after: i8
    most_rounds: i16
    wind_limited: i8
    same_tack_rule: i8
    faces: list[int] = many(6, i8)  # of the die: 1, 2, 3, RED, GREEN; 0 for a blank

    # Course.
    cols: i8
    rows: i8
    start: i8
    pin_x: i8
    pin_y: i8
    committee_x: i8
    committee_y: i8
    roundings: i8
    marks: list[Rounding] = many(MOST_ROUNDINGS, Rounding)
    island_x: i8
    island_y: i8
    island_size: i8
    taken: list[int] = many(MOST_ROWS, i64)  # row by row, bit x: a piece or a racing yacht is there

    # Series.
    number: i8  # of this race
    points: list[int] = many(MOST_YACHTS, i16)
    sailed: i8  # how many results there are
    results: list[Result] = many(MOST_RACES, Result)
    won: list[int] = many(MOST_YACHTS, i8)  # 1 for each winner when all is over

    # Now.
    phase: i8
    rounds: i16  # the round being sailed; 0 until all yachts are placed
    wind: i8
    die: i8  # legs of this round; 0 before the roll
    first: i8  # holder of the die; NONE before the draw
    waiting: i8  # how many are in `todo`
    todo: list[int] = many(MOST_YACHTS, i8)  # still to place or play; the first is on move
    turn: Turn
    liabilities: i8
    liable: list[Liability] = many(MOST_LIABILITIES, Liability)
    boats: list[Boat] = many(MOST_YACHTS, Boat)


@record
class Scratch:
    """Where the referee tries moves out."""

    ghost: Boat  # the yacht on move after the leg that was checked last
    ahead: list[Race] = many(3, Race)
    tried: list[int] = many(3, i8)
    silent: list[int] = many(2, i64)  # a log that is switched off
    guilty_count: i8
    guilty: list[int] = many(MOST_YACHTS, i8)  # protested on this leg, in the order met
