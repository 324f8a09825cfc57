"""What a seat may know, as numbers for learning, and guesses at what it cannot know."""

from __future__ import annotations

from ....engine.rng import Rng, below
from ....engine.rules import Ints, rule
from .cards import KINDS, SUN, give_away, holds, take
from .state import END, MOST_BOATS, MOST_SOLIDS, NONE, Race

TABLE = 32
PER_SOLID = 4
PER_BOAT = 16
HAND_AT = TABLE + PER_SOLID * MOST_SOLIDS + PER_BOAT * MOST_BOATS
DISCARD_AT = HAND_AT + KINDS
OBSERVATION = DISCARD_AT + KINDS


@rule
def observe(race: Race, seat: int, out: Ints) -> None:
    """LPR-06: the table, the solids, the boats from this seat on clockwise, then cards by kind.

    Of the cards, one's own hand is shown and the discard, which lies open; of the other hands and
    of the draw pile only the size. What does not exist is all zero.
    """
    for i in range(OBSERVATION):
        out[i] = 0
    turn = race.turn
    out[0] = race.phase
    out[1] = race.rounds
    out[2] = race.rules
    out[3] = relative_seat(race, race.first, seat)
    out[4] = relative_seat(race, race.mover, seat)
    out[5] = relative_seat(race, race.run_of, seat)
    out[6] = race.suns
    out[7] = race.short
    out[8] = turn.replays
    out[9] = turn.no_sun
    out[10] = turn.wind
    out[11] = turn.card
    out[12] = turn.exit
    out[13] = turn.swapped
    out[14] = turn.placing
    out[15] = race.pile
    out[16] = race.discards
    out[17] = race.width
    out[18] = race.height
    out[19] = race.way
    out[20] = race.line_west
    out[21] = race.line_east
    out[22] = race.line_y
    out[23] = race.marks[0].ray
    out[24] = race.marks[1].ray
    out[25] = race.slots
    out[26] = race.penalty_turns
    out[27] = race.contact_penalty
    out[28] = race.most_rounds
    out[29] = race.boats_out
    for i in range(race.solids_out):
        solid = race.solids[i]
        at = TABLE + PER_SOLID * i
        out[at] = 1
        out[at + 1] = solid.x
        out[at + 2] = solid.y
        out[at + 3] = solid.breadth
    for i in range(race.boats_out):
        boat = race.boats[(seat + i) % race.boats_out]
        at = TABLE + PER_SOLID * MOST_SOLIDS + PER_BOAT * i
        out[at] = 1
        out[at + 1] = boat.x
        out[at + 2] = boat.y
        out[at + 3] = boat.heading
        out[at + 4] = boat.marks
        out[at + 5] = boat.started
        out[at + 6] = boat.proper
        out[at + 7] = boat.laid
        out[at + 8] = boat.becalmed
        out[at + 9] = boat.penalty
        out[at + 10] = boat.status
        out[at + 11] = boat.held
        out[at + 12] = race.won[boat.seat]
    own = race.boats[seat]
    for i in range(own.held):
        out[HAND_AT + own.hand[i]] += 1
    for i in range(race.discards):
        out[DISCARD_AT + race.discard[i]] += 1


@rule
def relative_seat(race: Race, other: int, seat: int) -> int:
    """How many seats clockwise from one's own; NONE stays NONE."""
    return NONE if other == NONE else (other - seat) % race.boats_out


@rule
def imagine(race: Race, seat: int, rng: Rng) -> None:
    """LPR-06, LPR-46, LPR-60: deal again the cards a seat cannot see, all deals equally likely.

    They are the draw pile and the other hands; NONE as the seat sees no hand at all. They are laid
    in order first, so that the guess does not depend on where they really are. Whoever may lay a
    sun is known to hold one: a deal without it is dealt again.
    """
    unseen = race.pile
    for other in range(race.boats_out):
        if other != seat:
            boat = race.boats[other]
            for i in range(boat.held):
                race.deck[unseen] = boat.hand[i]
                unseen += 1
    lay_in_order(race, unseen)
    while True:
        deal_anew(race, seat, unseen, rng)
        asked = race.phase == END and race.mover != seat
        if not asked or holds(race.boats[race.mover], SUN):
            break
    for i in range(race.pile, unseen):
        race.deck[i] = 0


@rule
def lay_in_order(race: Race, cards: int) -> None:
    """Sort the first cards of the draw pile by kind, this many of them."""
    for i in range(1, cards):
        card = race.deck[i]
        at = i
        while at > 0 and race.deck[at - 1] > card:
            race.deck[at] = race.deck[at - 1]
            at -= 1
        race.deck[at] = card


@rule
def deal_anew(race: Race, seat: int, unseen: int, rng: Rng) -> None:
    """Shuffle this many cards of the draw pile; the hands of the others are as large as before."""
    for i in range(unseen - 1, 0, -1):
        j = below(rng, i + 1)
        card = race.deck[i]
        race.deck[i] = race.deck[j]
        race.deck[j] = card
    top = unseen
    for other in range(race.boats_out):
        if other != seat:
            boat = race.boats[other]
            cards = boat.held
            while boat.held > 0:
                give_away(boat, boat.hand[0])
            for _ in range(cards):
                top -= 1
                take(boat, race.deck[top])
