"""The referee: what the engine asks of the game, answered phase by phase."""

from __future__ import annotations

from ....engine.log import note
from ....engine.records import clear
from ....engine.rng import Rng, below
from ....engine.rules import CHANCE, Ints, rule
from ....engine.rules import OVER as NOBODY
from .actions import (
    DONE,
    DROP,
    END_TURN,
    HEADING,
    HEAVE_SWAP,
    HEAVE_TURN,
    PLAY_AGAIN,
    SHUFFLED,
    SLOT,
    STOP,
    SUN_ON,
    SUN_SELF,
    SWAP_CARD,
)
from .cards import EXITS_OF, KINDS, SUN, give_away, put_on_discard
from .contact import OK, RANK
from .ending import end_with_last_boat
from .events import RETIRES
from .geometry import HEADINGS
from .heaving import drop, heave_to, swap, turn_on_the_spot
from .placing import why_not_lie, why_not_spot, zones_count
from .rounds import (
    cards_to_shuffle,
    choose_heading,
    choose_spot,
    draw_first,
    end_turn,
    pass_on,
    place_next,
    shuffle,
    why_not_shuffled,
)
from .state import (
    AGAIN,
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
    RACING,
    REPLAY,
    RETIRED,
    SHUFFLE,
    SWAP,
    Boat,
    Race,
    Scratch,
)
from .turning import judge_pivot
from .turns import (
    best_again,
    is_blocked,
    judge_again,
    may_becalm,
    may_play,
    may_sun_self,
    offer_sun,
    play_again,
    play_card,
    sun_on,
    sun_self,
    survey,
)


@rule
def actor(race: Race) -> int:
    """LPR-14: the boat on move, chance at the draw and the shuffles, nobody when all is over."""
    if race.phase == OVER:
        return NOBODY
    if race.phase == FIRST or race.phase == SHUFFLE:
        return CHANCE
    return race.mover


# Choices.


@rule
def choices(race: Race, out: Ints, scratch: Scratch) -> int:
    """Every legal action in the order of their numbers; of a shuffle there are too many results."""
    if race.phase == PLAY or race.phase == REPLAY:
        return turn_choices(race, out, scratch)
    n = 0
    if race.phase == FIRST:
        for seat in range(race.boats_out):
            out[seat] = seat
        return race.boats_out
    if race.phase == PLACE:
        zones = zones_count(race, scratch)
        for spot in range(SLOT, DROP):
            if why_not_spot(race, spot, zones, scratch) == 0:
                out[n] = spot
                n += 1
    elif race.phase == HEAD:
        zones = zones_count(race, scratch)
        for heading in range(HEADINGS):
            if why_not_lie(race, race.turn.placing, heading, zones, scratch) == 0:
                out[n] = HEADING + heading
                n += 1
    elif race.phase == AGAIN:
        best = best_again(race, scratch)
        for exit in range(EXITS_OF[race.turn.card]):
            if RANK[judge_again(race, exit, scratch)] == RANK[best]:
                out[n] = PLAY_AGAIN + exit
                n += 1
    elif race.phase == PIVOT:
        boat = race.boats[race.mover]
        for heading in range(HEADINGS):
            if judge_pivot(race, boat, heading, scratch) == OK:
                out[n] = HEADING + heading
                n += 1
    elif race.phase == SWAP:
        n = list_cards(race.boats[race.mover], SWAP_CARD, out, 0)
        if race.turn.swapped > 0:
            out[n] = DONE
            n += 1
    elif race.phase == END:
        out[0] = END_TURN
        n = 1
        for seat in range(race.boats_out):
            if may_becalm(race, seat):
                out[n] = SUN_ON + seat
                n += 1
    return n


@rule
def list_cards(boat: Boat, base: int, out: Ints, n: int) -> int:
    """LPR-32, LPR-58: every different card of a hand as an action; equal cards are one."""
    for i in range(boat.held):
        if i == 0 or boat.hand[i - 1] != boat.hand[i]:
            out[n] = base + boat.hand[i]
            n += 1
    return n


@rule
def turn_choices(race: Race, out: Ints, scratch: Scratch) -> int:
    """LPR-15, LPR-31, LPR-32, LPR-33, LPR-45, LPR-57: what a boat may do in its turn."""
    boat = race.boats[race.mover]
    best = survey(race, scratch)
    n = 0
    for i in range(boat.held):
        card = boat.hand[i]
        if i > 0 and boat.hand[i - 1] == card:
            continue
        for exit in range(EXITS_OF[card]):
            if may_play(race, scratch.status[MOST_EXITS * i + exit], best):
                out[n] = MOST_EXITS * card + exit
                n += 1
    if is_blocked(race, boat, best):
        n = list_cards(boat, DROP, out, n)
    if race.phase == REPLAY:
        out[n] = STOP
        n += 1
    if may_sun_self(race, boat):
        out[n] = SUN_SELF
        n += 1
    if race.rules == GIGAMIC and race.phase == PLAY:
        out[n] = HEAVE_TURN
        out[n + 1] = HEAVE_SWAP
        n += 2
    return n


# Chance.


@rule
def odds(race: Race, out: Ints) -> None:
    """LPR-07, LPR-10: every boat is equally likely to be first."""
    for seat in range(race.boats_out):
        out[seat] = 1


@rule
def draw(race: Race, rng: Rng, out: Ints) -> int:
    """LPR-07, LPR-10, LPR-23: a first player, or a pile in any order, all equally likely."""
    if race.phase == FIRST:
        out[0] = below(rng, race.boats_out)
        return 1
    size = 0
    for card in range(KINDS):
        for _ in range(cards_to_shuffle(race, card)):
            size += 1
            out[size] = card
    out[0] = SHUFFLED + size
    for i in range(size, 1, -1):
        j = 1 + below(rng, i)
        card = out[i]
        out[i] = out[j]
        out[j] = card
    return size + 1


@rule
def settle(race: Race, outcome: Ints, log: Ints, scratch: Scratch) -> int:
    """LPR-02, LPR-07, LPR-23: apply a chance result; one that cannot come up is refused."""
    if race.phase == FIRST:
        if outcome[0] < 0 or outcome[0] >= race.boats_out:
            return 7
        draw_first(race, outcome[0], log)
        return 0
    if race.phase != SHUFFLE:
        return 14
    refused = why_not_shuffled(race, outcome)
    if refused == 0:
        shuffle(race, outcome, log)
    return refused


# Decisions.


@rule
def play(race: Race, action: int, log: Ints, scratch: Scratch) -> None:
    """Apply a legal decision with all its consequences, up to the next decision or shuffle."""
    if action < PLAY_AGAIN:
        play_card(race, action // MOST_EXITS, action % MOST_EXITS, log, scratch)
    elif action < HEADING:
        play_again(race, action - PLAY_AGAIN, log, scratch)
    elif action < SLOT:
        if race.phase == HEAD:
            choose_heading(race, action - HEADING, log)
        else:
            turn_on_the_spot(race, action - HEADING, log)
    elif action < DROP:
        choose_spot(race, action, log)
    elif action < SWAP_CARD:
        drop(race, action - DROP, log)
    elif action < DONE:
        swap(race, action - SWAP_CARD, log)
    elif action == DONE:
        end_turn(race, False, log)
    elif action == STOP:
        offer_sun(race, race.boats[race.mover], log)
    elif action == END_TURN:
        end_turn(race, False, log)
    elif action == SUN_SELF:
        sun_self(race, log)
    elif action < HEAVE_TURN:
        sun_on(race, action - SUN_ON, log)
    else:
        heave_to(race, PIVOT if action == HEAVE_TURN else SWAP, log)


@rule
def resume(race: Race, log: Ints, scratch: Scratch) -> None:
    """LPR-14: a loaded position is complete: it begins no turn."""


# Retiring.


@rule
def may_retire(race: Race, seat: int) -> int:
    """LPR-67: a boat in the race may retire, from the draw of the first player to the end."""
    if race.phase == FIRST or race.phase == OVER:
        return 67
    if seat < 0 or seat >= race.boats_out or race.boats[seat].status != RACING:
        return 67
    return 0


@rule
def retire(race: Race, seat: int, log: Ints, scratch: Scratch) -> None:
    """LPR-67: off the water, hand and sun to the discard; whatever waited for this boat goes on."""
    boat = race.boats[seat]
    note(log, 67, seat, RETIRES, 0, 0, 0, 0)
    while boat.held > 0:
        put_on_discard(race, boat.hand[0])
        give_away(boat, boat.hand[0])
    if boat.becalmed == 1:
        put_on_discard(race, SUN)
    boat.becalmed = 0
    boat.penalty = 0
    boat.x = 0
    boat.y = 0
    boat.heading = NONE
    boat.status = RETIRED
    if end_with_last_boat(race, log) or race.mover != seat:
        return
    if race.phase == PLACE or race.phase == HEAD:
        place_next(race, log)
    else:
        clear(race.turn)
        pass_on(race, log)


@rule
def scores(race: Race, out: Ints) -> None:
    """LPR-03: one point for a winner."""
    for seat in range(race.boats_out):
        out[seat] = race.won[seat]
