"""The notation of a regatta: actions, chance results, events and positions as text and JSON."""

from __future__ import annotations

import re
from functools import lru_cache

from ....engine.answers import JsonObject
from ....engine.events import Space
from ....engine.rules import CHANCE
from ....engine.rules import OVER as NOBODY
from ...sailing import DIRECTIONS
from ..rules import actions as act
from ..rules.referee import actor
from ..rules.state import (
    FINISHED,
    FIRST,
    GREEN,
    NONE,
    OVER,
    PLACE,
    PLAY,
    RED,
    ROLL,
    Boat,
    Race,
    Scratch,
    Snapshot,
)
from ..rules.turns import why_not_now
from .options import Options, lay_course

LETTERS = "ABCDEF"
PHASES = ("first", "place", "head", "roll", "play", "next_race", "over")
STATUSES = ("racing", "finished", "disqualified", "retired")
TACKS = (None, "port", "starboard")
RULE_SETS = ("basic", "advanced")

# The actions of a turn by their numbers, and the headings chosen when placing.
_SUFFIXES = ("", " +puff", " protest", " +puff protest")
TURN_ACTIONS = (
    *(f"leg {d}{suffix}" for suffix in _SUFFIXES for d in DIRECTIONS),
    *(f"turn {d}" for d in DIRECTIONS),
    "luff",
    "spin up",
    "spin down",
)
HEAD_ACTIONS = tuple(f"head {d}" for d in DIRECTIONS)
FACES = {1: "roll 1", 2: "roll 2", 3: "roll 3", RED: "roll red", GREEN: "roll green"}
NEXT_RACE_TEXT = "next_race"
ACTION_NUMBERS = {text: number for number, text in enumerate(TURN_ACTIONS + HEAD_ACTIONS)}
"""Every action but placings, whose numbers depend on the board."""
_PLACE = re.compile(r"place (0|-?[1-9][0-9]{0,5}),(0|-?[1-9][0-9]{0,5})")


def rule_name(rule: int) -> str:
    """The printed number of a rule."""
    return f"REG-{rule:02d}"


def letter(seat: int) -> str | None:
    """The letter of a yacht; None for no yacht."""
    return None if seat == NONE else LETTERS[seat]


def direction(index: int) -> str | None:
    """The name of a direction; None for none."""
    return None if index == NONE else DIRECTIONS[index]


@lru_cache(maxsize=4096)
def placing(x: int, y: int) -> str:
    """Placing a yacht on a space; hundreds of these are offered at the start of every race."""
    return f"place {x},{y}"


@lru_cache(maxsize=4096)
def placing_number(text: str, cols: int, rows: int) -> int | None:
    """The number of placing a yacht; None if it is no such action, or off the board."""
    found = _PLACE.fullmatch(text)
    if not found:
        return None
    x, y = int(found[1]), int(found[2])
    on_board = 0 <= x < cols and 0 <= y < rows
    return act.SPACE + y * cols + x if on_board else None


class RegattaNotation:
    """The notation at one table."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.course = lay_course(options)

    # Actions.

    def action_text(self, race: Race, action: int) -> str:
        """The text of a decision by its number."""
        if action < act.HEADING:
            return TURN_ACTIONS[action]
        if action < act.SPACE:
            return HEAD_ACTIONS[action - act.HEADING]
        return placing((action - act.SPACE) % race.cols, (action - act.SPACE) // race.cols)

    def action_number(self, race: Race, text: str) -> int | None:
        """The number of a decision's text; None if it is not an action, or off the board."""
        number = ACTION_NUMBERS.get(text)
        return placing_number(text, race.cols, race.rows) if number is None else number

    def outcome_text(self, race: Race, outcome: tuple[int, ...]) -> str:
        """The text of a chance result."""
        if race.phase == FIRST:
            return f"first {LETTERS[outcome[0]]}"
        return FACES[race.faces[outcome[0]]] if race.phase == ROLL else NEXT_RACE_TEXT

    def outcome_numbers(self, race: Race, text: str) -> tuple[int, ...] | None:
        """The numbers of a chance result's text; None if it cannot come up here."""
        if race.phase == FIRST:
            results = {f"first {LETTERS[seat]}": seat for seat in range(race.yachts)}
        elif race.phase == ROLL:
            faces = [(FACES[shown], i) for i, shown in enumerate(race.faces) if shown]
            results = dict(reversed(faces))
        else:
            results = {NEXT_RACE_TEXT: 0}
        return (results[text],) if text in results else None

    def no_action(self, race: Race, text: str) -> int:
        """REG-12, REG-25, REG-30: why a text that has no number here is refused."""
        if race.phase == PLACE and _PLACE.fullmatch(text):
            return 25
        return 30 if race.phase == PLAY and not self.is_action(race, text) else 12

    def is_action(self, race: Race, text: str) -> bool:
        """Whether a text is an action or chance result of any phase, on the board or off it."""
        return (
            text in ACTION_NUMBERS
            or text in FACES.values()
            or text == NEXT_RACE_TEXT
            or text in {f"first {LETTERS[seat]}" for seat in range(race.yachts)}
            or _PLACE.fullmatch(text) is not None
        )

    def seat_name(self, seat: int) -> str:
        """A, B, C ... in seat order."""
        return LETTERS[seat]

    # Positions.

    def position(self, race: Race) -> JsonObject:
        """The complete position as JSON."""
        decides = actor(race)
        letters = LETTERS[: race.yachts]
        to_move = {CHANCE: "chance", NOBODY: None}.get(decides, letter(decides))
        return {
            "game": "regatta",
            "version": race.version,
            "options": self.options.to_json(),
            "phase": PHASES[race.phase],
            "round": race.rounds,
            "to_move": to_move,
            "for": letter(race.first) if race.phase == ROLL else None,
            "race": race.number,
            "points": dict(zip(letters, race.points, strict=False)),
            "history": [
                {
                    "places": {
                        a: place or None for a, place in zip(letters, r.places, strict=False)
                    },
                    "points": dict(zip(letters, r.points, strict=False)),
                    "rounds": r.rounds,
                }
                for r in race.results[: race.sailed]
            ],
            "board": {"cols": race.cols, "rows": race.rows},
            "course": self.course.to_json(),
            "wind": DIRECTIONS[race.wind],
            "die": race.die or None,
            "first": letter(race.first),
            "todo": [LETTERS[seat] for seat in race.todo[: race.waiting]],
            "turn": self._turn(race) if race.phase == PLAY else None,
            "liable": [
                {
                    "give": LETTERS[owed.give],
                    "stand": LETTERS[owed.stand],
                    "at": str(Space(owed.x, owed.y)),
                    "rule": rule_name(owed.reason),
                }
                for owed in race.liable[: race.liabilities]
            ],
            "boats": {LETTERS[boat.seat]: self._boat(boat) for boat in race.boats[: race.yachts]},
            "winners": [LETTERS[seat] for seat in range(race.yachts) if race.won[seat]]
            if race.phase == OVER
            else None,
        }

    def _turn(self, race: Race) -> JsonObject:
        turn = race.turn
        return {
            "legs": turn.legs,
            "spent": turn.spent,
            "begun": bool(turn.begun),
            "luffed": bool(turn.luffed),
            "puffed": bool(turn.puffed),
            "spun": bool(turn.spun),
            "dir": direction(turn.course),
            "turned": bool(turn.turned),
            "heads": bool(turn.heads),
            "straight": bool(turn.straight),
            "acted": bool(turn.acted),
            "h0": direction(turn.first_heading),
            "undo": self._kept(turn.undo),
        }

    def _boat(self, boat: Boat) -> JsonObject:
        finish = {"round": boat.finish_round, "leg": boat.finish_leg}
        known = self._kept(boat)
        return {
            "at": known.pop("at"),
            **{key: known.pop(key) for key in ("spinnaker", "puffs", "started", "next", "net")},
            "status": STATUSES[boat.status],
            "finish": finish if boat.status == FINISHED else None,
            "place": boat.place or None,
            **known,
            "undo": self._kept(boat.undo) if boat.undo.kept else None,
        }

    def _kept(self, kept: Boat | Snapshot) -> JsonObject:
        return {
            "at": None if kept.x == NONE else str(Space(kept.x, kept.y)),
            "spinnaker": bool(kept.spinnaker),
            "puffs": kept.puffs,
            "started": bool(kept.started),
            "next": kept.rounded,
            "net": kept.net,
            "heading": direction(kept.heading),
            "tack": TACKS[kept.tack],
            "turning": bool(kept.turning),
        }

    def derived(self, race: Race, choices: list[int]) -> JsonObject:
        """Where each legal action of a turn would leave the yacht on move; None if she finishes."""
        if race.phase != PLAY:
            return {}
        boat, scratch = race.boats[race.todo[0]], Scratch()
        reach: dict[str, str | None] = {}
        for action in choices:
            end: Boat = boat
            if act.is_leg(action):
                why_not_now(race, action, scratch)
                end = scratch.ghost
            finishes = end.status == FINISHED
            reach[self.action_text(race, action)] = None if finishes else str(Space(end.x, end.y))
        return {LETTERS[boat.seat]: {"reach": reach}}
