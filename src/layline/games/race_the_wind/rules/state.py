"""The position of a race: every number the rules read or write."""

from __future__ import annotations

from ....engine.records import i8, i16, i64, many, record

VERSION = 2
"""Of the rules. From 2 on, crossing the line on the last leg either finishes or counts nothing."""

MOST_BOATS = 5
MOST_COLS, MOST_ROWS = 33, 49
MOST_POINTS = MOST_COLS * MOST_ROWS
MOST_TOKENS = 40  # of one colour
MOST_ACTS = 52  # two actions and a chain of gusts from edge to edge
MOST_FIRED = 25  # two flags on each of ten legs, and the wind's way home on each of five
MOST_CLAIMS = 2 * MOST_BOATS

NONE = -1
"""No direction, no boat, no point."""

# Phases, in the order in which a table runs through them; WIND interrupts PLAY.
ORDER, LAYOUT, TOKENS, PLACE, HEAD, PLAY, WIND, OVER = range(8)

# What became of a boat.
RACING, FINISHED, RETIRED = range(3)

# The marks.
WINDWARD, BUOY, COMMITTEE = range(3)

# The colours of tokens: lulls and gusts.
YELLOW, BLUE = range(2)

# What was done in a turn, action by action.
MOVED, TURNED, PUFFED, QUARTERED, PASSED = range(5)

# How the tokens are laid out.
SYMMETRIC, RANDOM, MANUAL, WITHOUT = range(4)

# How the wind's way home is written among the flags of a leg.
FLAGS = 2
HOME = FLAGS


@record
class Mark:
    """A buoy or the committee boat."""

    x: i8
    y: i8


@record
class Boat:
    """One boat."""

    seat: i8
    x: i8  # NONE while she is not on the board
    y: i8
    heading: i8  # NONE until she has one
    status: i8
    leg: i8  # 0 until she has started
    net: i16  # crossings of the ray or the line on this leg, the right way less the wrong way
    line_from: i8  # on the line: N or S, the side she came from
    ray_from: i8  # on the ray of an upwind leg: W or E
    skip: i8  # 1 if she must skip her next turn
    penalties: i16  # open ones, the one being paid included
    circling: i8  # the rotation of each quarter of the circle in progress; 0: none
    quarters: i8  # left of it
    marker_x: i8  # her shadow marker; NONE: in hand
    marker_y: i8
    stay: i8  # turns in a row spent manoeuvring on one point, before the start
    immune: i8  # the rule that protects her until her next turn ends, or 0
    sailed: i8  # 1 once she has had a turn; the last one:
    last_x: i8  # where it began
    last_y: i8
    last_first: i8  # its first action, MOVED or TURNED; NONE: skipped
    last_arrived: i8  # the heading of its last movement


@record
class Turn:
    """The turn of the boat on move; all zero between races."""

    sail: i8  # the point of sail with which it began
    done: i8  # actions so far
    acts: list[int] = many(MOST_ACTS, i8)
    gust: i8  # 1 while a gust may be used
    stopped: i8  # 1 after a lull
    start_x: i8
    start_y: i8
    arrived: i8  # the heading of the last movement
    touched: i8  # 1 if she was on the line in round 6 or 7
    forced: i8  # 1 if she could not have moved away


@record
class Claim:
    """RTW-32: a start fault that an opponent may claim."""

    boat: i8
    fault: i8  # the rule, 30 or 31


@record
class Race:
    """A race: its options, its course, and how it stands."""

    version: i8  # of the rules it is sailed by

    # Options.
    fleet: i8  # boats at the table
    laps: i8
    faces: list[int] = many(8, i8)  # of the compass die: how many show each direction
    layout: i8
    supply: list[int] = many(2, i8)  # tokens of each colour
    auto: i8  # protests and claims are made automatically
    drawn: i8  # the turn order is drawn
    holder: i8
    most_rounds: i16
    give_way: i8
    flat_penalty: i8  # one quarter a turn on every point of sail

    # Course.
    cols: i8
    rows: i8
    marks: list[Mark] = many(3, Mark)
    flag_rows: list[int] = many(FLAGS, i8)
    taken: list[int] = many(MOST_ROWS, i64)  # row by row, bit x: a mark or a boat is there

    # Tokens.
    stock: list[int] = many(2, i8)  # still to be laid by hand
    laid: list[int] = many(2, i8)  # how many lie on the board
    tokens: list[int] = many(2 * MOST_TOKENS, i16)  # their points as they were laid, yellow first
    spots: list[int] = many(2 * MOST_ROWS, i64)  # the same by colour and row, bit x

    # Now.
    phase: i8
    rounds: i16  # 0 before the race
    turns: list[int] = many(MOST_BOATS, i8)  # the turn order
    at: i8  # whose turn it is in that order
    east: i8  # who has the eastern half of a match race
    wind: i8
    turn: Turn
    covers: list[int] = many(MOST_BOATS, i8)  # by boat: whom she covered at the last reading
    fired: i8  # how many flags have worked
    fires: list[int] = many(MOST_FIRED, i8)  # in their order: 3 x leg + flag, or + HOME
    open_claims: i8
    claims: list[Claim] = many(MOST_CLAIMS, Claim)
    home: i8  # how many have finished; when all is over, all of them
    finish: list[int] = many(MOST_BOATS, i8)  # in this order
    gone: i8
    retired: list[int] = many(MOST_BOATS, i8)
    boats: list[Boat] = many(MOST_BOATS, Boat)


@record
class Scratch:
    """Where a referee could try moves out; this game decides everything by looking."""

    spare: i8
