"""A turn: which cards may be played, and what they bring."""

from __future__ import annotations

from ....engine.log import note
from ....engine.rules import Ints, rule
from .actions import HAS_ROUNDED, HAS_STARTED
from .cards import (
    ARROW_OF,
    EXITS_OF,
    HAS_HELM,
    HAS_WIND,
    SUN,
    give_away,
    has_suns,
    holds,
    put_on_discard,
)
from .contact import BUOY, EDGE, OK, RANK, ZONE
from .ending import finish
from .events import (
    CANCELS,
    LAYS_SUN,
    MOVES,
    OVER_EARLY,
    PLAYS,
    PLAYS_AGAIN,
    PLAYS_SUN,
    ROUNDS,
    STARTS,
    STOPS_AT_ZONE,
    STOPS_BEFORE_CONTACT,
)
from .movement import (
    best_onward,
    judge,
    judge_onward,
    sail,
    sail_to,
    set_out,
    stopping_place,
)
from .rounds import end_turn
from .start import penalise
from .state import (
    ADVANCED,
    AGAIN,
    END,
    GIGAMIC,
    MOST_EXITS,
    NONE,
    PIVOT,
    PLAY,
    RACING,
    REPLAY,
    Boat,
    Ghost,
    Race,
    Scratch,
)

MOST_SUNS = 2
"""In one run of turns of the advanced game."""


# What may be played.


@rule
def survey(race: Race, scratch: Scratch) -> int:
    """LPR-31: judge every arrow in the hand; the best rank there is.

    The judgement of exit e of the card at place i of the hand is `scratch.status[4i + e]`.
    """
    boat = race.boats[race.mover]
    best = RANK[EDGE]
    for i in range(boat.held):
        card = boat.hand[i]
        again = i > 0 and boat.hand[i - 1] == card
        for exit in range(EXITS_OF[card]):
            at = MOST_EXITS * i + exit
            if again:
                scratch.status[at] = scratch.status[at - MOST_EXITS]
            else:
                scratch.status[at] = judge(race, boat, card, exit, scratch)
            best = min(best, RANK[scratch.status[at]])
    return best


@rule
def may_play(race: Race, found: int, best: int) -> bool:
    """LPR-26, LPR-30, LPR-31, LPR-50, LPR-55: may an arrow judged so be played?

    Zones and the closed line give way at the beginning of a turn if nothing else can be played:
    `best` is the best rank in the hand.
    """
    if found == OK:
        return True
    rank = RANK[found]
    if rank == RANK[ZONE]:
        return race.phase == PLAY and best == rank
    return rank == RANK[BUOY] and race.contact_penalty == 1


@rule
def may_sun_self(race: Race, boat: Boat) -> bool:
    """LPR-45, LPR-49: with a sun in hand and fewer than two suns in this run of turns."""
    return race.rules == ADVANCED and race.suns < MOST_SUNS and holds(boat, SUN)


@rule
def is_blocked(race: Race, boat: Boat, best: int) -> bool:
    """LPR-32, LPR-55: no card can be played, not counting arrows that cost a penalty."""
    return (
        race.rules != GIGAMIC
        and race.phase == PLAY
        and best > RANK[ZONE]
        and not may_sun_self(race, boat)
    )


@rule
def replays_allowed(race: Race) -> int:
    """LPR-34, LPR-35: two replays in a turn; in gigamic one."""
    return 1 if race.rules == GIGAMIC else 2


@rule
def may_replay(race: Race, boat: Boat, scratch: Scratch) -> bool:
    """LPR-33, LPR-34, LPR-35, LPR-55: a replay is left, and something can be played in it."""
    if race.turn.replays >= replays_allowed(race):
        return False
    if survey(race, scratch) == RANK[OK] or may_sun_self(race, boat):
        return True
    if race.contact_penalty == 0:
        return False
    for i in range(boat.held):
        for exit in range(EXITS_OF[boat.hand[i]]):
            if RANK[scratch.status[MOST_EXITS * i + exit]] == RANK[BUOY]:
                return True
    return False


@rule
def may_lay_sun(race: Race, boat: Boat) -> bool:
    """LPR-46, LPR-49, LPR-60, LPR-61: a sun in hand, allowed, and somebody to lay it on."""
    if not has_suns(race) or not holds(boat, SUN):
        return False
    if race.rules == ADVANCED and race.suns >= MOST_SUNS:
        return False
    for seat in range(race.boats_out):
        if may_becalm(race, seat):
            return True
    return False


@rule
def may_becalm(race: Race, seat: int) -> bool:
    """LPR-46, LPR-60, LPR-61: an opponent in the race who is not becalmed already."""
    return (
        seat < race.boats_out
        and seat != race.mover
        and race.boats[seat].status == RACING
        and race.boats[seat].becalmed == 0
    )


# Cards.


@rule
def lay_card(race: Race, boat: Boat, card: int) -> None:
    """LPR-21, LPR-51: a card leaves the hand and counts as laid."""
    give_away(boat, card)
    boat.laid += 1
    if race.phase == REPLAY:
        race.turn.replays += 1


@rule
def play_card(race: Race, card: int, exit: int, log: Ints, scratch: Scratch) -> None:
    """LPR-16, LPR-18, LPR-36, LPR-37: lay a card; a wind card is played on with its best arrow.

    With several arrows equally good for the second play, that is a decision of its own.
    """
    boat = race.boats[race.mover]
    shown = exit if EXITS_OF[card] > 1 else NONE
    note(log, 16, boat.seat, PLAYS, card, shown, 0, 0)
    found = judge(race, boat, card, exit, scratch)
    lay_card(race, boat, card)
    put_on_discard(race, card)
    first = scratch.ghost
    if HAS_WIND[card] == 0 or first.hit != 0 or first.finished == 1:
        resolve(race, boat, card, ARROW_OF[MOST_EXITS * card + exit], NONE, found, log, scratch)
        return
    count = 0
    only = 0
    for second in range(EXITS_OF[card]):
        onward = judge_onward(race, boat.seat, first, card, second, scratch)
        if RANK[onward] == RANK[found]:
            count += 1
            only = second
    race.turn.wind = 1
    race.turn.card = card
    race.turn.exit = exit
    if count > 1:
        race.phase = AGAIN
    else:
        play_again(race, only, log, scratch)


@rule
def sail_first(race: Race, boat: Boat, scratch: Scratch) -> None:
    """LPR-37: bring `scratch.ghost` to the end of the first play of the wind card laid."""
    set_out(race, boat, scratch.ghost, boat.laid)
    arrow = ARROW_OF[MOST_EXITS * race.turn.card + race.turn.exit]
    sail(race, boat.seat, scratch.ghost, arrow, scratch)


@rule
def play_again(race: Race, exit: int, log: Ints, scratch: Scratch) -> None:
    """LPR-36, LPR-37: the second play of a wind card."""
    boat = race.boats[race.mover]
    card = race.turn.card
    arrow = ARROW_OF[MOST_EXITS * card + race.turn.exit]
    note(log, 36, boat.seat, PLAYS_AGAIN, card, exit, 0, 0)
    sail_first(race, boat, scratch)
    found = judge_onward(race, boat.seat, scratch.ghost, card, exit, scratch)
    race.turn.wind = 0
    race.turn.card = 0
    race.turn.exit = 0
    resolve(race, boat, card, arrow, ARROW_OF[MOST_EXITS * card + exit], found, log, scratch)


@rule
def judge_again(race: Race, exit: int, scratch: Scratch) -> int:
    """LPR-37: how the second play of the wind card laid would be judged with this arrow."""
    boat = race.boats[race.mover]
    sail_first(race, boat, scratch)
    return judge_onward(race, boat.seat, scratch.ghost, race.turn.card, exit, scratch)


@rule
def best_again(race: Race, scratch: Scratch) -> int:
    """LPR-37: the best judgement of the second play of the wind card laid."""
    boat = race.boats[race.mover]
    sail_first(race, boat, scratch)
    return best_onward(race, boat.seat, scratch.ghost, race.turn.card, scratch)


@rule
def resolve(
    race: Race,
    boat: Boat,
    card: int,
    arrow: int,
    second: int,
    found: int,
    log: Ints,
    scratch: Scratch,
) -> None:
    """LPR-17, LPR-31, LPR-53, LPR-55: the boat moves as judged, whole or stopped short.

    The ghost of the last play made is where the judgement left it.
    """
    way = scratch.ghost if second == NONE else scratch.onward
    contact = RANK[found] == RANK[BUOY]
    if contact or found == ZONE:
        station = stopping_place(race, boat, arrow, second, contact, scratch)
        set_out(race, boat, way, boat.laid)
        sail_to(race, way, arrow, second, station)
        if contact:
            note(log, 55, boat.seat, STOPS_BEFORE_CONTACT, 0, 0, 0, 0)
        else:
            note(log, 31, boat.seat, STOPS_AT_ZONE, 0, 0, 0, 0)
    arrive(race, boat, way, log)
    if way.finished == 1:
        finish(race, boat, log)
        return
    if way.early == 1:
        note(log, 53, boat.seat, OVER_EARLY, 0, 0, 0, 0)
    if contact or way.early == 1:
        penalise(race, boat)
        end_turn(race, False, log)
    elif HAS_HELM[card] == 1 and may_replay(race, boat, scratch):
        race.phase = REPLAY
    else:
        offer_sun(race, boat, log)


@rule
def arrive(race: Race, boat: Boat, way: Ghost, log: Ints) -> None:
    """LPR-17, LPR-39, LPR-52, LPR-56: set the boat down and tell what happened on the way."""
    marks = boat.marks
    boat.x = way.x
    boat.y = way.y
    boat.heading = way.heading
    note(log, 17, boat.seat, MOVES, way.x, way.y, way.heading, 0)
    for i in range(way.happenings):
        what = way.happened[i]
        if what == HAS_STARTED:
            note(log, 56, boat.seat, STARTS, 0, 0, 0, 0)
            if race.rules == ADVANCED and way.early == 0:
                boat.proper = 1
        elif what == HAS_ROUNDED:
            marks += 1
            note(log, 39, boat.seat, ROUNDS, marks, 0, 0, 0)
        else:
            note(log, 39, boat.seat, CANCELS, marks, 0, 0, 0)
            marks -= 1
    boat.started = way.started
    boat.marks = way.marks


# Suns.


@rule
def sun_self(race: Race, log: Ints) -> None:
    """LPR-45: a sun on one's own boat; it stays and is turned."""
    boat = race.boats[race.mover]
    lay_card(race, boat, SUN)
    put_on_discard(race, SUN)
    race.suns += 1
    race.phase = PIVOT
    note(log, 45, boat.seat, PLAYS_SUN, 0, 0, 0, 0)


@rule
def offer_sun(race: Race, boat: Boat, log: Ints) -> None:
    """LPR-46, LPR-60: a sun may be laid at the end of the turn; otherwise it simply ends."""
    if may_lay_sun(race, boat):
        race.phase = END
    else:
        end_turn(race, False, log)


@rule
def sun_on(race: Race, seat: int, log: Ints) -> None:
    """LPR-46, LPR-47, LPR-60: the sun lies before an opponent until that boat's turn comes."""
    boat = race.boats[race.mover]
    lay_card(race, boat, SUN)
    race.boats[seat].becalmed = 1
    race.suns += 1
    race.short += 1
    note(log, 60 if race.rules == GIGAMIC else 46, boat.seat, LAYS_SUN, seat, 0, 0, 0)
    end_turn(race, True, log)
