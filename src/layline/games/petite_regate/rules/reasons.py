"""Why not: the rule that forbids an action, phase by phase, in the order of the specification."""

from __future__ import annotations

from ....engine.rules import rule, table
from .actions import (
    DONE,
    DROP,
    END_TURN,
    HEADING,
    HEAVE_TURN,
    MOST_ACTIONS,
    PLAY_AGAIN,
    SLOT,
    STOP,
    SUN_ON,
    SUN_SELF,
    SWAP_CARD,
)
from .cards import EXITS_OF, SUN, holds
from .contact import RANK, REASON
from .placing import why_not_lie, why_not_spot, zones_count
from .state import (
    AGAIN,
    BASE,
    END,
    FIRST,
    GIGAMIC,
    HEAD,
    MOST_EXITS,
    NONE,
    OVER,
    PIVOT,
    PLACE,
    PLAY,
    REPLAY,
    SHUFFLE,
    SWAP,
    Race,
    Scratch,
)
from .turning import judge_pivot
from .turns import (
    MOST_SUNS,
    best_again,
    is_blocked,
    judge_again,
    may_becalm,
    may_play,
    replays_allowed,
    survey,
)

# By rule set: base, advanced, gigamic.
SUN_CARD_PLAYED = table((16, 45, 60))
SUN_TOO_SOON = table((16, 46, 60))
INSTEAD_OF_A_CARD = table((15, 15, 57))
BLOCKED = table((32, 32, 57))


@rule
def why_not(race: Race, action: int, scratch: Scratch) -> int:
    """LPR-07, LPR-14, LPR-23, LPR-42: the rule that forbids a decision here, or 0."""
    if race.phase == PLAY or race.phase == REPLAY:
        return why_not_in_turn(race, action, scratch)
    if race.phase == END:
        return why_not_at_end(race, action)
    if race.phase == AGAIN:
        return why_not_again(race, action, scratch)
    if race.phase == PIVOT or race.phase == SWAP:
        return why_not_in_place(race, action, scratch)
    if race.phase == PLACE and SLOT <= action < DROP:
        return why_not_spot(race, action, zones_count(race, scratch), scratch)
    if race.phase == HEAD and HEADING <= action < SLOT:
        zones = zones_count(race, scratch)
        return why_not_lie(race, race.turn.placing, action - HEADING, zones, scratch)
    if race.phase == FIRST:
        return 7
    if race.phase == SHUFFLE:
        return 2 if race.mover == NONE else 23
    return 42 if race.phase == OVER else 14


@rule
def why_not_in_turn(race: Race, action: int, scratch: Scratch) -> int:
    """LPR-14, LPR-15, LPR-32, LPR-33, LPR-57: at the beginning of a turn and at a replay."""
    if 0 <= action < PLAY_AGAIN:
        return why_not_card(race, action // MOST_EXITS, action % MOST_EXITS, scratch)
    if action == STOP:
        return 15 if race.phase == PLAY else 0
    if action == END_TURN:
        return 15 if race.phase == PLAY else 33
    if HEADING <= action < SLOT and race.phase == PLAY:
        return INSTEAD_OF_A_CARD[race.rules]
    if HEAVE_TURN <= action < MOST_ACTIONS:
        return 0 if race.rules == GIGAMIC and race.phase == PLAY else INSTEAD_OF_A_CARD[race.rules]
    if DROP <= action < SWAP_CARD:
        return why_not_drop(race, action - DROP, scratch)
    if action == SUN_SELF:
        return why_not_sun_self(race)
    if SUN_ON <= action < HEAVE_TURN:
        return SUN_TOO_SOON[race.rules]
    return 14


@rule
def why_not_card(race: Race, card: int, exit: int, scratch: Scratch) -> int:
    """LPR-16, LPR-18, LPR-45, LPR-60: a card that is held, and a clear arrow of its own."""
    boat = race.boats[race.mover]
    if not holds(boat, card):
        return 16
    if card == SUN:
        return SUN_CARD_PLAYED[race.rules]
    if exit >= EXITS_OF[card]:
        return 18
    best = survey(race, scratch)
    place = 0
    while boat.hand[place] != card:
        place += 1
    found = scratch.status[MOST_EXITS * place + exit]
    return 0 if may_play(race, found, best) else REASON[found]


@rule
def why_not_drop(race: Race, card: int, scratch: Scratch) -> int:
    """LPR-32, LPR-57: a card is dropped only by a boat that is blocked."""
    boat = race.boats[race.mover]
    if holds(boat, card) and is_blocked(race, boat, survey(race, scratch)):
        return 0
    return BLOCKED[race.rules]


@rule
def why_not_sun_self(race: Race) -> int:
    """LPR-16, LPR-45, LPR-49, LPR-60: a sun on oneself: in the advanced game, never a third."""
    if race.rules == GIGAMIC:
        return 60
    if race.rules == BASE or not holds(race.boats[race.mover], SUN):
        return 16
    return 49 if race.suns >= MOST_SUNS else 0


@rule
def why_not_at_end(race: Race, action: int) -> int:
    """LPR-15, LPR-33, LPR-34, LPR-35, LPR-46, LPR-60, LPR-61: only a sun on an opponent is left."""
    if action == END_TURN:
        return 0
    if SUN_SELF <= action < HEAVE_TURN:
        seat = action - SUN_ON
        if action != SUN_SELF and may_becalm(race, seat):
            return 0
        if action == SUN_SELF or seat == race.mover:
            return SUN_CARD_PLAYED[race.rules]
        if seat < race.boats_out and race.boats[seat].becalmed == 1:
            return 61
        return SUN_TOO_SOON[race.rules]
    if 0 <= action < PLAY_AGAIN:
        if race.turn.replays < replays_allowed(race):
            return 33
        return 35 if race.rules == GIGAMIC else 34
    if HEAVE_TURN <= action < MOST_ACTIONS:
        return INSTEAD_OF_A_CARD[race.rules]
    return 14


@rule
def why_not_again(race: Race, action: int, scratch: Scratch) -> int:
    """LPR-18, LPR-36, LPR-37: the second play of a wind card, with one of its best arrows."""
    if not PLAY_AGAIN <= action < HEADING:
        return 36
    exit = action - PLAY_AGAIN
    if exit >= EXITS_OF[race.turn.card]:
        return 18
    best = best_again(race, scratch)
    found = judge_again(race, exit, scratch)
    return 0 if RANK[found] == RANK[best] else REASON[found]


@rule
def why_not_in_place(race: Race, action: int, scratch: Scratch) -> int:
    """LPR-16, LPR-32, LPR-45, LPR-58, LPR-59: turning on the spot, or exchanging cards."""
    boat = race.boats[race.mover]
    if race.phase == PIVOT and HEADING <= action < SLOT:
        return REASON[judge_pivot(race, boat, action - HEADING, scratch)]
    if race.turn.no_sun == 0:
        return 45
    if race.rules != GIGAMIC:
        return 32
    if SUN_SELF <= action < HEAVE_TURN:
        return 59
    if SWAP_CARD <= action < DONE:
        if not holds(boat, action - SWAP_CARD):
            return 16
        return 0 if race.phase == SWAP else 58
    if action == DONE and race.phase == SWAP and race.turn.swapped > 0:
        return 0
    return 58
