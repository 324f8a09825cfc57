"""From turn to turn: the deal, placing in order, drawing cards, whose turn comes next."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import clear
from ....engine.rules import Ints, rule
from .actions import SHUFFLED
from .cards import (
    KINDS,
    SUN,
    copies_of,
    deck_size,
    draw_top,
    hand_size,
    put_on_discard,
    take,
)
from .ending import stop_race
from .events import BEGINS, DEALT, DRAWN_FIRST, DRAWS, HEADS, MISSES, PLACED, RESHUFFLED
from .placing import WHERE, spot_x, spot_y
from .state import (
    ADVANCED,
    HEAD,
    NONE,
    PLACE,
    PLAY,
    RACING,
    SHUFFLE,
    Race,
)

# Before the race.


@rule
def draw_first(race: Race, seat: int, log: Ints) -> None:
    """LPR-07, LPR-10: the first player is drawn; then the cards are shuffled."""
    race.first = seat
    race.phase = SHUFFLE
    note(log, 10 if race.rules == ADVANCED else 7, seat, DRAWN_FIRST, 0, 0, 0, 0)


@rule
def to_shuffle(race: Race) -> int:
    """LPR-02, LPR-23: how many cards are shuffled: the whole deck, later the discard pile."""
    return deck_size(race) if race.mover == NONE else race.discards


@rule
def cards_to_shuffle(race: Race, card: int) -> int:
    """LPR-02, LPR-23: how many cards of a kind are among them."""
    if race.mover == NONE:
        return copies_of(race, card)
    count = 0
    for i in range(race.discards):
        if race.discard[i] == card:
            count += 1
    return count


@rule
def why_not_shuffled(race: Race, outcome: Ints) -> int:
    """LPR-02, LPR-23: a shuffle has every card of the pile, and no other."""
    size = to_shuffle(race)
    refused = 2 if race.mover == NONE else 23
    if outcome[0] != SHUFFLED + size:
        return refused
    for card in range(KINDS):
        count = 0
        for i in range(1, size + 1):
            if outcome[i] == card:
                count += 1
        if count != cards_to_shuffle(race, card):
            return refused
    return 0


@rule
def shuffle(race: Race, outcome: Ints, log: Ints) -> None:
    """LPR-02, LPR-23: the draw pile, its top card first; then cards are dealt or drawn."""
    size = to_shuffle(race)
    for i in range(race.discards):
        race.discard[i] = 0
    race.discards = 0
    for i in range(size):
        race.deck[i] = outcome[size - i]
    race.pile = size
    if race.mover == NONE:
        deal(race, log)
    else:
        note(log, 23, NONE, RESHUFFLED, 0, 0, 0, 0)
        draw_up(race, log)


@rule
def deal(race: Race, log: Ints) -> None:
    """LPR-06, LPR-43: one card at a time, from the first player on, to every boat still in."""
    cards = hand_size(race)
    for _ in range(cards):
        for i in range(race.boats_out):
            boat = race.boats[(race.first + i) % race.boats_out]
            if boat.status == RACING:
                take(boat, draw_top(race))
    note(log, 6, NONE, DEALT, cards, 0, 0, 0)
    place_next(race, log)


@rule
def place_next(race: Race, log: Ints) -> None:
    """LPR-08, LPR-09, LPR-10, LPR-14: the next boat is placed; after the last one the race begins.

    The first turn is that of the first boat still in, counting from the first player.
    """
    clear(race.turn)
    for i in range(race.boats_out):
        seat = (race.first + i) % race.boats_out
        boat = race.boats[seat]
        if boat.status == RACING and boat.heading == NONE:
            race.phase = PLACE
            race.mover = seat
            race.run_of = seat
            return
    for i in range(race.boats_out):
        seat = (race.first + i) % race.boats_out
        if race.boats[seat].status == RACING:
            begin_turn(race, seat, log)
            return


@rule
def choose_spot(race: Race, spot: int, log: Ints) -> None:
    """LPR-08, LPR-09, LPR-11: the spot is chosen; the boat lies there once it has its heading."""
    race.turn.placing = spot
    race.phase = HEAD
    note(log, WHERE[race.rules], race.mover, PLACED, spot, 0, 0, 0)


@rule
def choose_heading(race: Race, heading: int, log: Ints) -> None:
    """LPR-08, LPR-09, LPR-11: the first heading."""
    boat = race.boats[race.mover]
    boat.x = spot_x(race, race.turn.placing)
    boat.y = spot_y(race, race.turn.placing)
    boat.heading = heading
    note(log, WHERE[race.rules], race.mover, HEADS, heading, 0, 0, 0)
    place_next(race, log)


# During the race.


@rule
def begin_turn(race: Race, seat: int, log: Ints) -> None:
    """LPR-14, LPR-49: a boat takes its turn; a new run begins unless the last turn was its own."""
    race.phase = PLAY
    race.mover = seat
    clear(race.turn)
    begin_run(race, seat)
    note(log, 14, seat, BEGINS, 0, 0, 0, 0)


@rule
def begin_run(race: Race, seat: int) -> None:
    """LPR-49: suns are counted over consecutive turns of one boat."""
    if race.run_of != seat:
        race.run_of = seat
        race.suns = 0
        race.short = 0


@rule
def end_turn(race: Race, laid_sun: bool, log: Ints) -> None:
    """LPR-22, LPR-48: a turn without a sun on an opponent ends the run; then cards are drawn."""
    if not laid_sun:
        race.suns = 0
        race.short = 0
    clear(race.turn)
    draw_up(race, log)


@rule
def draw_up(race: Race, log: Ints) -> None:
    """LPR-22, LPR-23: draw back up to the hand size, shuffling the discard pile if need be."""
    boat = race.boats[race.mover]
    wanted = hand_size(race)
    drawn = 0
    while boat.held < wanted and race.pile > 0:
        take(boat, draw_top(race))
        drawn += 1
    if drawn > 0:
        note(log, 22, boat.seat, DRAWS, drawn, 0, 0, 0)
    if boat.held < wanted and race.discards > 0:
        race.phase = SHUFFLE
        return
    pass_on(race, log)


@rule
def pass_on(race: Race, log: Ints) -> None:
    """LPR-14, LPR-54, LPR-61, LPR-66: to the next boat that plays.

    A becalmed boat gives its sun to the discard pile, a penalised one makes a quarter of its turn.
    Passing the seat of the first player begins a new round, even if that boat has retired.
    """
    seat = race.mover
    while True:
        seat = (seat + 1) % race.boats_out
        if seat == race.first:
            race.rounds += 1
            if race.rounds > race.most_rounds:
                stop_race(race, log)
                return
        boat = race.boats[seat]
        if boat.status != RACING:
            continue
        if boat.becalmed == 1:
            boat.becalmed = 0
            put_on_discard(race, SUN)
            note(log, 61, seat, MISSES, 0, 0, 0, 0)
        elif boat.penalty > 0:
            boat.penalty -= 1
            begin_run(race, seat)
            note(log, 54, seat, MISSES, 0, 0, 0, 0)
        else:
            begin_turn(race, seat, log)
            return
