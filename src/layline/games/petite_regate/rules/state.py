"""The position of a race on the table top: every number the rules read or write.

Lengths are micrometres, x eastward and y northward from the south-west corner of the table.
Headings are counted in steps of 15 degrees, 0 (north) to 23, clockwise.
"""

from __future__ import annotations

from ....engine.records import i8, i16, i32, i64, many, record

MOST_BOATS = 4
MOST_CARDS = 55
MOST_HELD = 5
MOST_EXITS = 4
MOST_SOLIDS = 8
MOST_CORNERS = 5
MOST_HAPPENINGS = 40

NONE = -1
"""No boat, no heading, no card, no arrow."""

# The three rule sets.
BASE, ADVANCED, GIGAMIC = range(3)

# Phases, in the order of the specification.
FIRST, SHUFFLE, PLACE, HEAD, PLAY, AGAIN, REPLAY, PIVOT, SWAP, END, OVER = range(11)

# What became of a boat.
RACING, FINISHED, RETIRED = range(3)


@record
class Mark:
    """A buoy of the course, and the heading of the ray that is crossed in rounding it."""

    x: i32
    y: i32
    ray: i8


@record
class Solid:
    """Something round that no boat may touch."""

    x: i32
    y: i32
    breadth: i8  # which of the radii of `shapes`
    obstacle: i8  # 1 for a rock or an island, 0 for a buoy


@record
class Boat:
    """One boat and the hand of its player."""

    seat: i8
    x: i32  # of the bow
    y: i32
    heading: i8  # NONE while the boat is not on the water
    marks: i8  # marks rounded
    started: i8
    proper: i8  # 1 once it has crossed the open line (advanced)
    laid: i16  # cards laid
    becalmed: i8  # 1 while a sun lies before it
    penalty: i8  # turns still to miss
    status: i8
    held: i8  # cards in hand
    hand: list[int] = many(MOST_HELD, i8)  # in the order of the deck list


@record
class Turn:
    """The turn of the boat on move; all zero between turns."""

    replays: i8  # replays used
    no_sun: i8  # 1 once hove to or blocked
    wind: i8  # 1 while the second play of a wind card is awaited
    card: i8  # that card
    exit: i8  # and the arrow of its first play
    swapped: i8  # cards exchanged so far
    placing: i16  # the number of the spot chosen, while the first heading is awaited


@record
class Race:
    """A race: its options, its course, and all that happens on it."""

    # Options.
    boats_out: i8  # how many take part
    rules: i8
    penalty_turns: i8
    contact_penalty: i8  # contact: penalty
    most_rounds: i16

    # Course.
    width: i32
    height: i32
    way: i8  # 1 clockwise, -1 anticlockwise
    line_west: i32
    line_east: i32
    line_y: i32
    marks: list[Mark] = many(2, Mark)
    solids_out: i8
    solids: list[Solid] = many(MOST_SOLIDS, Solid)
    slots: i8  # placement spots on either side of the middle of the line

    # Now.
    phase: i8
    rounds: i16
    first: i8  # NONE before the draw
    mover: i8  # who decides or draws cards; NONE before the deal and when all is over
    run_of: i8  # whose run of turns it is
    suns: i16  # played in this run
    short: i16  # of these laid on opponents
    turn: Turn
    boats: list[Boat] = many(MOST_BOATS, Boat)
    pile: i8  # cards in the draw pile
    deck: list[int] = many(MOST_CARDS, i8)  # the top card is the last
    discards: i8
    discard: list[int] = many(MOST_CARDS, i8)
    won: list[int] = many(MOST_BOATS, i8)


@record
class Shape:
    """A convex polygon on the table, and the box around it."""

    corners: i8
    x: list[int] = many(MOST_CORNERS, i64)
    y: list[int] = many(MOST_CORNERS, i64)
    west: i64
    east: i64
    south: i64
    north: i64


@record
class Ghost:
    """A boat as it would sail: the way of its bow and all that happens on it."""

    x: i32
    y: i32
    heading: i8
    closed: i8  # 1 while the start line is closed to it (advanced)
    started: i8
    early: i8  # 1 once it has crossed the closed line
    marks: i8
    finished: i8
    happenings: i8
    happened: list[int] = many(MOST_HAPPENINGS, i8)
    hit: i8  # the piece of the movement that is in contact; 0: none
    cut: i64  # where a finishing piece touches the line: at cut/of of its way
    of: i64  # 0 if the piece does not finish


@record
class Scratch:
    """Where the referee lays out shapes and tries movements."""

    moving: Shape
    other: Shape
    hull: Shape
    ghost: Ghost
    onward: Ghost  # in the second play of a wind card
    status: list[int] = many(MOST_HELD * MOST_EXITS, i8)
