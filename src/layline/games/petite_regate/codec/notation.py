"""The notation: actions, chance results, events and positions as text and JSON."""

from __future__ import annotations

import re

from ....engine.answers import JsonObject
from ....engine.records import assign
from ....engine.rules import CHANCE
from ....engine.rules import OVER as NOBODY
from ..rules import actions as act
from ..rules.actions import SPOTS, heading_text, spot_text
from ..rules.cards import CODES, EXIT_NAMES, EXITS, KINDS, SUN, holds
from ..rules.geometry import HEADINGS
from ..rules.placing import WHERE
from ..rules.reasons import why_not
from ..rules.referee import actor, play
from ..rules.rounds import to_shuffle
from ..rules.state import (
    AGAIN,
    END,
    FIRST,
    HEAD,
    MOST_BOATS,
    MOST_EXITS,
    NONE,
    OVER,
    PIVOT,
    PLACE,
    PLAY,
    REPLAY,
    SHUFFLE,
    SWAP,
    Boat,
    Race,
    Scratch,
)
from .options import LETTERS, Options, lay_course, point_text

PHASES = (
    "first", "shuffle", "place", "head", "play", "again", "replay", "pivot", "swap", "end", "over",
)  # fmt: skip
STATUSES = ("racing", "finished", "retired")

SILENT = [0, 0]
"""A log that is switched off."""

_SPOT = re.compile(r"slot (0|-?[1-9]\d{0,3})|area (0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})")
_HEADING = re.compile(r"head \d{3}")


def _plain_actions() -> dict[int, str]:
    """LPR-18: every action whose text does not depend on the position; no exit on single arrows."""
    found: dict[int, str] = {}
    for card, exits in enumerate(EXITS):
        others = [name for name in EXIT_NAMES if name not in exits]
        for exit in range(MOST_EXITS):
            shown = exits[exit] if exit < len(exits) else others[exit]
            single = exit == 0 and len(exits) < 2
            found[MOST_EXITS * card + exit] = f"play {CODES[card]}{'' if single else f' {shown}'}"
        found[act.DROP + card] = f"drop {CODES[card]}"
        found[act.SWAP_CARD + card] = f"swap {CODES[card]}"
    for heading in range(HEADINGS):
        found[act.HEADING + heading] = f"head {heading_text(heading)}"
    found |= {spot: text for text, spot in SPOTS.items()}
    found |= {act.DONE: "done", act.STOP: "stop", act.END_TURN: "end", act.SUN_SELF: "sun self"}
    found |= {act.SUN_ON + seat: f"sun {LETTERS[seat]}" for seat in range(MOST_BOATS)}
    return found | {act.HEAVE_TURN: "heave turn", act.HEAVE_SWAP: "heave swap"}


_TEXTS = _plain_actions()
_NUMBERS = {text: number for number, text in _TEXTS.items()}
_WRONG_EXITS = {
    f"play {CODES[card]}{exit}": card
    for card in range(KINDS)
    for exit in ("", *(f" {name}" for name in EXIT_NAMES))
    if (exit.strip() or None) not in (EXITS[card] if len(EXITS[card]) > 1 else (None,))
}
"""LPR-18: cards named with an arrow they do not have, or without one although they have several."""

_AGAIN = {f"again {name}": name for name in EXIT_NAMES}


def letter(seat: int) -> str | None:
    """The letter of a boat; None for no boat."""
    return None if seat == NONE else LETTERS[seat]


def action_text(race: Race, action: int) -> str:
    """The text of a decision by its number."""
    if not act.PLAY_AGAIN <= action < act.HEADING:
        return _TEXTS[action]
    exits = _pending_exits(race)
    others = [name for name in EXIT_NAMES if name not in exits]
    exit = action - act.PLAY_AGAIN
    return f"again {exits[exit] if exit < len(exits) else others[exit]}"


def action_number(race: Race, text: str) -> int | None:
    """The number of a decision's text; None if it is not an action of this position's cards."""
    name = _AGAIN.get(text)
    if name is None:
        return None if text in _WRONG_EXITS else _NUMBERS.get(text)
    exits = _pending_exits(race)
    return act.PLAY_AGAIN + exits.index(name) if name in exits else None


def _pending_exits(race: Race) -> tuple[str, ...]:
    return EXITS[race.turn.card] if race.phase == AGAIN else ()


class PetiteRegateNotation:
    """The notation at one table."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.course = lay_course(options)

    # Actions.

    action_text = staticmethod(action_text)
    action_number = staticmethod(action_number)

    def outcome_text(self, race: Race, outcome: tuple[int, ...]) -> str:
        """The text of a chance result."""
        if race.phase == FIRST:
            return f"first {LETTERS[outcome[0]]}"
        return " ".join(["shuffle", *(CODES[card] for card in outcome[1:])])

    def outcome_numbers(self, race: Race, text: str) -> tuple[int, ...] | None:
        """The numbers of a chance result's text; None if it cannot come up here."""
        word, *named = text.split(" ")
        if race.phase == FIRST:
            seats = {f"first {LETTERS[seat]}": seat for seat in range(race.boats_out)}
            return (seats[text],) if text in seats else None
        if word != "shuffle" or len(named) != to_shuffle(race) or not set(named) <= set(CODES):
            return None
        return (act.SHUFFLED + len(named), *(CODES.index(code) for code in named))

    def no_action(self, race: Race, text: str) -> int:
        """LPR-08, LPR-09, LPR-11, LPR-18: why a text that has no number here is refused."""
        if race.phase == PLACE and _SPOT.fullmatch(text):
            return WHERE[race.rules]
        if race.phase == HEAD and _HEADING.fullmatch(text):
            return WHERE[race.rules]
        if race.phase == AGAIN and text in _AGAIN:
            return 18
        card = _WRONG_EXITS.get(text)
        if card is None:
            return why_not(race, NONE, Scratch())
        if race.phase in (PLAY, REPLAY) and card != SUN and holds(race.boats[race.mover], card):
            return 18
        return why_not(race, MOST_EXITS * card, Scratch())

    def is_action(self, race: Race, text: str) -> bool:
        """Whether a text is an action or chance result of any phase."""
        word, *named = text.split(" ")
        return (
            text in _NUMBERS
            or text in _AGAIN
            or text in _WRONG_EXITS
            or _SPOT.fullmatch(text) is not None
            or _HEADING.fullmatch(text) is not None
            or text in {f"first {LETTERS[seat]}" for seat in range(race.boats_out)}
            or (word == "shuffle" and bool(named) and set(named) <= set(CODES))
        )

    def seat_name(self, seat: int) -> str:
        """A, B, C, D in seat order."""
        return LETTERS[seat]

    # Positions.

    def position(self, race: Race) -> JsonObject:
        """The complete position as JSON."""
        decides = actor(race)
        boats = race.boats[: race.boats_out]
        winners = [boat for boat in boats if race.won[boat.seat]]
        over = race.phase == OVER
        return {
            "game": "petite-regate",
            "version": 1,
            "options": self.options.to_json(),
            "phase": PHASES[race.phase],
            "round": race.rounds,
            "to_move": {CHANCE: "chance", NOBODY: None}.get(decides, letter(decides)),
            "for": letter(race.mover) if race.phase == SHUFFLE else None,
            "first": letter(race.first),
            "board": {"width": race.width, "height": race.height},
            "course": self._course(),
            "boats": {LETTERS[boat.seat]: self._boat(boat) for boat in boats},
            "hands": self.hands(race),
            "deck": [CODES[card] for card in reversed(race.deck[: race.pile])],
            "deck_size": race.pile,
            "discard": [CODES[card] for card in race.discard[: race.discards]],
            "series": {"boat": letter(race.run_of), "suns": race.suns, "short": race.short},
            "turn": self._turn(race),
            "winner": LETTERS[winners[0].seat] if len(winners) == 1 else None,
            "ranking": {LETTERS[boat.seat]: 2 - race.won[boat.seat] for boat in boats}
            if over
            else None,
        }

    def hands(self, race: Race) -> dict[str, list[str]]:
        """LPR-06: the cards that each boat holds."""
        return {
            LETTERS[boat.seat]: [CODES[card] for card in boat.hand[: boat.held]]
            for boat in race.boats[: race.boats_out]
        }

    def _course(self) -> JsonObject:
        course = self.course
        start, end = course.line
        return {
            "line": {"from": point_text(*start), "to": point_text(*end)},
            "marks": [{"at": point_text(*mark.at), "ray": mark.ray} for mark in course.marks],
            "white": [point_text(*at) for at in course.white],
            "obstacles": [
                {"at": point_text(*at), "radius": radius} for at, radius in course.obstacles
            ],
            "slots": course.slots,
        }

    def _boat(self, boat: Boat) -> JsonObject:
        afloat = boat.heading != NONE
        return {
            "at": point_text(boat.x, boat.y) if afloat else None,
            "heading": 15 * boat.heading if afloat else None,
            "marks": boat.marks,
            "started": bool(boat.started),
            "proper": bool(boat.proper),
            "laid": boat.laid,
            "becalmed": bool(boat.becalmed),
            "penalty_left": boat.penalty,
            "status": STATUSES[boat.status],
        }

    def _turn(self, race: Race) -> JsonObject | None:
        if race.phase not in (HEAD, PLAY, AGAIN, REPLAY, PIVOT, SWAP, END):
            return None
        turn = race.turn
        pending = {"card": CODES[turn.card], "exit": EXITS[turn.card][turn.exit]}
        return {
            "replays": turn.replays,
            "no_sun": bool(turn.no_sun),
            "pending": pending if turn.wind else None,
            "swapped": turn.swapped,
            "placing": spot_text(turn.placing) if turn.placing else None,
        }

    def derived(self, race: Race, choices: list[int]) -> JsonObject:
        """LPR-06, LPR-17: how many cards each boat holds, and where each choice leads."""
        found: dict[str, JsonObject] = {
            LETTERS[boat.seat]: {"hand_size": boat.held} for boat in race.boats[: race.boats_out]
        }
        if race.phase in (PLAY, AGAIN, REPLAY, PIVOT):
            found[LETTERS[race.mover]]["reach"] = {
                action_text(race, action): self._after(race, action) for action in choices
            }
        return {**found}

    @staticmethod
    def _after(race: Race, action: int) -> JsonObject:
        ahead = Race()
        assign(ahead, race)
        play(ahead, action, SILENT, Scratch())
        boat = ahead.boats[race.mover]
        return {
            "at": point_text(boat.x, boat.y),
            "heading": 15 * boat.heading,
            "marks": boat.marks,
        }
