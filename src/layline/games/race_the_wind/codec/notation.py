"""The notation of a race: actions, chance results and positions as text and JSON."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from ....engine.answers import JsonObject
from ....engine.events import Space
from ....engine.rules import CHANCE
from ....engine.rules import OVER as NOBODY
from ...sailing import DIRECTIONS, PORT, STARBOARD
from ..rules import actions as act
from ..rules.events import Colour, orders
from ..rules.menu import held_by
from ..rules.referee import OUT_OF_PHASE, actor
from ..rules.state import (
    BLUE,
    HEAD,
    HOME,
    LAYOUT,
    MOST_TOKENS,
    NONE,
    ORDER,
    PLACE,
    PLAY,
    TOKENS,
    WIND,
    YELLOW,
    Boat,
    Race,
)
from ..rules.terms import sail_on, tack
from ..rules.tokens import FIRST, to_lay
from ..rules.water import on_board
from .options import LETTERS, Options, point_text

PHASES = ("order", "layout", "tokens", "place", "head", "play", "wind", "over")
STATUSES = ("racing", "finished", "retired")
SAILS = ("head", "close", "beam", "broad", "run")
ACTS = ("move", "turn", "puff", "quarter", "pass")
TACKS = {PORT: "port", STARBOARD: "starboard"}
MARKS = ("mark", "buoy", "committee")
COLOURS = Colour.names
ROTATIONS = {"L": -2, "R": 2}
MANOEUVRES = {"L45": -1, "L90": -2, "R45": 1, "R90": 2}
"""How far each of them turns, in eighths of a circle clockwise."""

TURN_ACTIONS = (
    "move",
    *(f"turn {angle}" for angle in MANOEUVRES),
    "puff",
    "end",
    "penalty L",
    "penalty R",
    "quarter",
    "pass",
    *(f"protest {letter}" for letter in LETTERS),
    *(f"claim {letter}" for letter in LETTERS),
)
HEAD_ACTIONS = tuple(f"head {direction}" for direction in DIRECTIONS)
WINDS = tuple(f"wind {direction}" for direction in DIRECTIONS)
BLOCKS = ("place", *COLOURS)

_NUMBERS = {text: number for number, text in enumerate(TURN_ACTIONS + HEAD_ACTIONS)}
_COORDINATE = r"(?:0|-?[1-9][0-9]{0,5})"
_AT = rf"{_COORDINATE},{_COORDINATE}"
_ON_POINT = re.compile(rf"(place|yellow|blue) ({_COORDINATE}),({_COORDINATE})")
_LAYOUT = re.compile(rf"layout yellow((?: {_AT})*) blue((?: {_AT})*)")
_ORDER = re.compile(r"order [A-E](?: [A-E])*")
_UNKNOWN_BOAT = re.compile(r"(protest|claim) \S+")


class Action(NamedTuple):
    """An action or chance result in parts: its verb, and what that is about."""

    verb: str
    at: Space | None = None  # place, yellow, blue
    seat: int = NONE  # protest, claim
    turns: int = 0  # turn, penalty: eighths of a circle clockwise
    way: int = NONE  # head, wind


@lru_cache(maxsize=4096)
def parsed(text: str) -> Action | None:
    """An action or chance result in parts, legal or not; None for what is neither."""
    verb, _, rest = text.partition(" ")
    if pointed := _ON_POINT.fullmatch(text):
        return Action(verb, at=Space(int(pointed[2]), int(pointed[3])))
    if text in HEAD_ACTIONS or text in WINDS:
        return Action(verb, way=DIRECTIONS.index(rest))
    if text in TURN_ACTIONS:
        seat = LETTERS.index(rest) if verb in ("protest", "claim") else NONE
        return Action(verb, seat=seat, turns=(MANOEUVRES | ROTATIONS).get(rest, 0))
    return Action(verb) if _ORDER.fullmatch(text) or _LAYOUT.fullmatch(text) else None


def understood(text: str) -> Action:
    """The same; ValueError for what is neither."""
    found = parsed(text)
    if found is None:
        raise ValueError(f"not an action of Race the Wind: {text!r}")
    return found


def direction(index: int) -> str | None:
    """RTW-11: the name of a direction; None for none."""
    return None if index == NONE else DIRECTIONS[index]


def at(x: int, y: int) -> str | None:
    """RTW-03: the text of a point; None for none."""
    return None if x == NONE else point_text(x, y)


def rule_name(number: int) -> str:
    """The printed number of a rule."""
    return f"RTW-{number:02d}"


def fired_text(number: int) -> str:
    """RTW-66: a flag that has worked, `leg:flag`, or the wind's way home, `leg:home`."""
    leg, flag = divmod(number, HOME + 1)
    return f"{leg}:{'home' if flag == HOME else flag}"


def tokens_on(race: Race, colour: int) -> list[Space]:
    """RTW-18: where the tokens of a colour lie, as they were laid."""
    return [Space(p % race.cols, p // race.cols) for p in token_points(race, colour)]


def token_points(race: Race, colour: int) -> list[int]:
    """The same as numbers of points, row by row from the south."""
    first = colour * MOST_TOKENS
    return race.tokens[first : first + race.laid[colour]]


def _point_number(race: Race, at: Space) -> int:
    return at.y * race.cols + at.x if on_board(race, *at) else NONE


class RaceTheWindNotation:
    """The notation at one table."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.orders = tuple(f"order {' '.join(order)}" for order in orders(options.players))

    # Actions.

    def action_text(self, race: Race, action: int) -> str:
        """The text of a decision by its number; 29 lies off the board."""
        if action < act.HEADING:
            return TURN_ACTIONS[action]
        if action < act.HEADING + 8:
            return HEAD_ACTIONS[action - act.HEADING]
        points = race.cols * race.rows
        block = min(2, max(0, action - act.POINT) // points)
        number = action - act.POINT - block * points
        return f"{BLOCKS[block]} {number % race.cols},{number // race.cols}"

    def action_number(self, race: Race, text: str) -> int | None:
        """The number of a decision's text; None if it is not an action, or off the board."""
        what = parsed(text)
        if what is None or what.at is None:
            return _NUMBERS.get(text)
        number = _point_number(race, what.at)
        block = BLOCKS.index(what.verb) * race.cols * race.rows
        return None if number == NONE else act.POINT + block + number

    def outcome_text(self, race: Race, outcome: tuple[int, ...]) -> str:
        """The text of a chance result."""
        if race.phase == ORDER:
            return self.orders[outcome[0]]
        if race.phase == WIND:
            return WINDS[outcome[0]]
        points = [point_text(p % race.cols, p // race.cols) for p in outcome[FIRST:]]
        yellow = outcome[1]
        return " ".join(["layout yellow", *points[:yellow], "blue", *points[yellow:]])

    def outcome_numbers(self, race: Race, text: str) -> tuple[int, ...] | None:
        """The numbers of a chance result's text; None if it does not belong to this phase."""
        if race.phase == ORDER:
            return (self.orders.index(text),) if text in self.orders else None
        if race.phase == WIND:
            return (WINDS.index(text),) if text in WINDS else None
        laid = _LAYOUT.fullmatch(text)
        if race.phase != LAYOUT or not laid:
            return None
        yellow, blue = laid[1].split(), laid[2].split()
        head = (act.LAID, len(yellow), len(blue))
        if head[1:] != (to_lay(race, YELLOW), to_lay(race, BLUE)):
            return head
        return (*head, *(_point_number(race, Space.read(at)) for at in yellow + blue))

    def no_action(self, race: Race, text: str) -> int:
        """RTW-18, RTW-20, RTW-32, RTW-56, RTW-63, RTW-68, RTW-91: why a text is refused here.

        It is one without a number: of another phase, off the board, of no boat, or not an action at
        all.
        """
        if race.phase == PLAY:
            if text in WINDS:
                return 63
            if _UNKNOWN_BOAT.fullmatch(text):
                return 68 if text.startswith("protest") else 32
            return held_by(race.boats[race.turns[race.at]]) or OUT_OF_PHASE[PLAY]
        if race.phase == TOKENS:
            what = parsed(text)
            if what is not None and what.verb in COLOURS:
                return 20 if race.stock[COLOURS.index(what.verb)] else 18
        return OUT_OF_PHASE[race.phase]

    def is_action(self, race: Race, text: str) -> bool:
        """Whether a text is an action or chance result of any phase, on the board or off it."""
        what = parsed(text)
        return what is not None and (what.verb != "order" or text in self.orders)

    def seat_name(self, seat: int) -> str:
        """A, B, C ... in seat order."""
        return LETTERS[seat]

    # Positions.

    def position(self, race: Race) -> JsonObject:
        """The complete position as JSON."""
        decides = actor(race)
        in_turn = race.phase in (PLAY, WIND)
        on_move = LETTERS[race.turns[race.at]]
        return {
            "game": "race-the-wind",
            "version": race.version,
            "options": self.options.to_json(),
            "phase": PHASES[race.phase],
            "round": race.rounds,
            "to_move": {CHANCE: "chance", NOBODY: None}.get(decides, on_move),
            "for": on_move if race.phase == WIND else None,
            **self.laid(race),
            "order": [] if race.phase == ORDER else [LETTERS[i] for i in race.turns[: race.fleet]],
            "wind": DIRECTIONS[race.wind],
            "tokens": {
                name: [str(at) for at in tokens_on(race, colour)]
                for colour, name in enumerate(COLOURS)
            },
            "boats": {LETTERS[boat.seat]: self._boat(boat) for boat in race.boats[: race.fleet]},
            "turn": self._turn(race) if in_turn else None,
            "covers": [
                [LETTERS[seat], LETTERS[lee]]
                for seat, lee in enumerate(race.covers[: race.fleet])
                if lee != NONE
            ],
            "fired": [fired_text(number) for number in race.fires[: race.fired]],
            "claims": [
                {"boat": LETTERS[claim.boat], "rule": rule_name(claim.fault)}
                for claim in race.claims[: race.open_claims]
            ],
            "finish": [LETTERS[seat] for seat in race.finish[: race.home]],
            "retired": [LETTERS[seat] for seat in race.retired[: race.gone]],
            "stock": dict(zip(COLOURS, race.stock, strict=True)) if race.phase == TOKENS else None,
            "halves": self._halves(race) if race.phase in (PLACE, HEAD) else None,
        }

    def laid(self, race: Race) -> dict[str, JsonObject]:
        """RTW-03, RTW-04: the board and the course, which follow from the options."""
        return {
            "board": {"cols": race.cols, "rows": race.rows},
            "course": {
                **{name: self._mark(race, name) for name in ("buoy", "committee", "mark")},
                "flags": list(race.flag_rows),
                "laps": race.laps,
            },
        }

    def _mark(self, race: Race, name: str) -> str:
        mark = race.marks[MARKS.index(name)]
        return point_text(mark.x, mark.y)

    def _halves(self, race: Race) -> dict[str, str] | None:
        if race.fleet > 2:
            return None
        return {LETTERS[i]: "E" if i == race.east else "W" for i in range(race.fleet)}

    def _boat(self, boat: Boat) -> JsonObject:
        circle = {"dir": "L" if boat.circling < 0 else "R", "left": boat.quarters}
        last = {
            "start": point_text(boat.last_x, boat.last_y),
            "first": None if boat.last_first == NONE else ACTS[boat.last_first],
            "arrived": direction(boat.last_arrived),
        }
        return {
            "at": at(boat.x, boat.y),
            "heading": direction(boat.heading),
            "leg": boat.leg,
            "net": boat.net,
            "line_from": direction(boat.line_from),
            "ray_from": direction(boat.ray_from),
            "skip": bool(boat.skip),
            "penalties": boat.penalties,
            "circle": circle if boat.quarters else None,
            "marker": at(boat.marker_x, boat.marker_y),
            "stay": boat.stay,
            "immune": rule_name(boat.immune) if boat.immune else None,
            "last": last if boat.sailed else None,
            "status": STATUSES[boat.status],
        }

    def _turn(self, race: Race) -> JsonObject:
        turn = race.turn
        return {
            "sail": SAILS[turn.sail],
            "acts": [ACTS[act] for act in turn.acts[: turn.done]],
            "gust": bool(turn.gust),
            "stopped": bool(turn.stopped),
            "start": point_text(turn.start_x, turn.start_y),
            "arrived": direction(turn.arrived),
            "touched": bool(turn.touched),
            "forced": bool(turn.forced),
        }

    def derived(self, race: Race, choices: list[int]) -> JsonObject:
        """RTW-11, RTW-12: point of sail and tack of every boat on the board."""
        return {
            LETTERS[boat.seat]: {
                "sail": SAILS[sail_on(race, boat.heading)],
                "tack": TACKS[tack(boat.heading, race.wind)],
            }
            for boat in race.boats[: race.fleet]
            if boat.x != NONE and boat.heading != NONE
        }
