"""The notation of a tour: actions, chance results, events and positions as text and JSON."""

from __future__ import annotations

import re
from typing import Any

from ....engine.rules import CHANCE
from ....engine.rules import OVER as NOBODY
from ..rules import actions as act
from ..rules.course import on_road, stars
from ..rules.drafting import pursuer_of
from ..rules.file import nth
from ..rules.referee import actor, is_throw, why_not
from ..rules.rounds import seat_to_choose
from ..rules.standings import ranking
from ..rules.state import (
    BREAK,
    FINISH,
    MOST_LANES,
    MOST_RIDERS,
    NONE,
    OVER,
    PICK,
    PULL,
    RIDE,
    RISK,
    SETTLE,
    SPRINT,
    START,
    Race,
    Scratch,
)
from ..rules.teams import UNCLASSIFIED, minutes_of_side, place_of_side
from ..rules.turns import why_not_announce
from .options import RIDERS, Options
from .square_names import read_square, square_text

PHASES = (
    "pick",
    "first",
    "ride",
    "answer",
    "pull",
    "break",
    "risk",
    "sprint",
    "aid",
    "settle",
    "over",
)
DRAFTS = ("none", "open", "towed", "shaken", "pact")
SEATS = "ABCDEFGHI"


def _texts() -> tuple[str, ...]:
    """The actions and chance results by their numbers."""
    squares = [
        square_text(column, lane) for column in range(1, FINISH) for lane in range(MOST_LANES)
    ]
    squares.append("finish")
    return (
        *(f"pick {rider}" for rider in RIDERS),
        *("stay", "end", "agree", "refuse", "pass"),
        *(f"pact {rider}" for rider in RIDERS),
        *(f"help {rider}" for rider in RIDERS),
        *(f"break {safe}+{risk}" for safe in range(7) for risk in range(5)),
        *(f"ride {square}" for square in squares),
        *(f"shift {square}" for square in squares),
        *(f"first {rider}" for rider in RIDERS),
        *(f"roll {one} {other}" for one in range(1, 7) for other in range(1, 7)),
    )


TEXTS = _texts()
NUMBERS = {text: number for number, text in enumerate(TEXTS)}
_BREAK = re.compile(r"break ([0-9]{1,6})\+([0-9]{1,6})")


def rider_id(number: int) -> str | None:
    """The id of a rider; None for nobody."""
    return None if number == NONE else RIDERS[number]


def seat_id(seat: int) -> str:
    """The name of a player: seat:0, seat:1, ..."""
    return f"seat:{seat}"


def ids(riders: int) -> list[str]:
    """The riders of a file."""
    return [RIDERS[nth(riders, i)] for i in range(MOST_RIDERS) if nth(riders, i) != NONE]


class TourNotation:
    """The notation at one table."""

    def __init__(self, options: Options) -> None:
        self.options = options

    # Actions.

    def action_text(self, race: Race, action: int) -> str:
        """The text of a decision by its number."""
        return TEXTS[action]

    def action_number(self, race: Race, text: str) -> int | None:
        """The number of a decision's text; None if it is no action."""
        return NUMBERS.get(text)

    def outcome_text(self, race: Race, outcome: tuple[int, ...]) -> str:
        """The text of a chance result."""
        return TEXTS[outcome[0]]

    def outcome_numbers(self, race: Race, text: str) -> tuple[int, ...] | None:
        """The numbers of a chance result's text; None if there is no such result here."""
        number = NUMBERS.get(text)
        if number is None:
            return None
        first, last = act.DRAW_FIRST, act.ROLL
        if race.phase == PICK:
            first, last = act.CHOOSE, act.CHOOSE + MOST_RIDERS
        elif is_throw(race):
            first, last = act.ROLL, act.ACTIONS
        return (number,) if first <= number < last else None

    def no_action(self, race: Race, text: str) -> int:
        """MJ-11, MJ-17, MJ-20, MJ-25, MJ-57, MJ-61: why a text without a number is refused."""
        number = NUMBERS.get(text)
        if number is not None:
            return why_not(race, number, Scratch()) or 11
        verb = text.split(" ")[0]
        if verb in ("ride", "shift"):
            if race.phase in (RIDE, SPRINT):
                return 17
            return 21 if race.phase == BREAK else 26 if is_throw(race) else 11
        if verb == "break":
            announced = _BREAK.fullmatch(text)
            if announced is None:
                return 20
            return why_not_announce(race, int(announced[1]), int(announced[2])) or 20
        return {"pick": 2, "pact": 57, "help": 61}.get(verb, 11)

    def is_action(self, race: Race, text: str) -> bool:
        """Whether a text is an action or chance result of any phase, on the road or off it."""
        verb, _, rest = text.partition(" ")
        if verb in ("ride", "shift"):
            return read_square(rest) is not None or rest == "start"
        return text in NUMBERS or _BREAK.fullmatch(text) is not None

    def seat_name(self, seat: int) -> str:
        """A, B, C ... in seat order; in positions and events they are seat:0, seat:1, ..."""
        return SEATS[seat]

    # Positions.

    def position(self, race: Race) -> dict[str, Any]:
        """The complete position as JSON."""
        over = race.phase == OVER
        ranked = ids(ranking(race)) if over else []
        someone = over and len(ranked) > len(ids(race.outs))
        to_move, concerned = self._awaited(race)
        return {
            "game": "maillot-jaune",
            "version": 1,
            "options": self.options.to_json(),
            "phase": PHASES[race.phase],
            "round": race.rounds,
            "to_move": to_move,
            "for": concerned,
            "start_list": ids(race.start_list),
            "stage": race.stage,
            "queue": ids(race.queue),
            "last_order": ids(race.last_order),
            "riders": self._riders(race),
            "turn": self._turn(race),
            "pact": self._pact(race),
            "settle": self._settle(race),
            "winner_round": race.winner_round or None,
            "crossed": ids(race.crossed),
            "outs": ids(race.outs),
            "jersey": rider_id(race.jersey),
            "winner": ranked[0] if someone else None,
            "result": ranked if over else None,
            **self._teams(race, ranked),
        }

    def _awaited(self, race: Race) -> tuple[str | None, str | None]:
        """Who decides, and at a throw or a draw whom it concerns."""
        decides = actor(race)
        if decides == NOBODY:
            return None, None
        if race.phase == PICK:
            seat = seat_id(seat_to_choose(race))
            return ("chance", seat) if decides == CHANCE else (seat, None)
        if race.phase == SETTLE:
            return "chance", RIDERS[race.debt[0].rider]
        if race.phase in (PULL, RISK):
            return "chance", RIDERS[race.turn.rider]
        if decides == CHANCE:
            return "chance", None
        asked = race.phase == PHASES.index("answer")
        return RIDERS[race.turn.partner if asked else race.turn.rider], None

    def _riders(self, race: Race) -> dict[str, Any]:
        listed = [*ids(race.start_list), *RIDERS]
        found: dict[str, Any] = {}
        for name in dict.fromkeys(listed):
            rider = race.riders[RIDERS.index(name)]
            if rider.owner == NONE:
                continue
            found[name] = {
                "owner": seat_id(rider.owner),
                "at": square_text(rider.column, rider.lane),
                "energy": rider.energy,
                "form": rider.form,
                "flat": rider.flats,
                "owed": rider.owed,
                "played": bool(rider.played),
                "minutes": list(rider.minutes[: rider.stages]),
                "places": list(rider.places[: rider.stages]),
            }
        return found

    def _turn(self, race: Race) -> dict[str, Any] | None:
        turn = race.turn
        if turn.rider == NONE:
            return None
        chosen = turn.dest_column != START
        return {
            "rider": RIDERS[turn.rider],
            "from": square_text(turn.from_column, turn.from_lane),
            "pursuer": rider_id(turn.pursuer),
            "draft": DRAFTS[turn.draft],
            "moved": bool(turn.moved),
            "tow": bool(turn.tow),
            "safe": turn.safe,
            "risk": turn.risk,
            "left": turn.left,
            "asked": ids(turn.asked),
            "partner": rider_id(turn.partner),
            "dest": square_text(turn.dest_column, turn.dest_lane) if chosen else None,
        }

    def _pact(self, race: Race) -> dict[str, Any] | None:
        pact = race.pact
        if pact.first == NONE:
            return None
        ridden = bool(pact.ridden)
        return {
            "first": RIDERS[pact.first],
            "second": RIDERS[pact.second],
            "first_from": square_text(pact.from_column, pact.from_lane) if ridden else None,
            "first_pursuer": rider_id(pact.pursuer) if ridden else None,
            "first_tow": bool(pact.tow) if ridden else None,
        }

    def _settle(self, race: Race) -> dict[str, Any] | None:
        if race.phase != SETTLE:
            return None
        return {
            "pending": [
                {
                    "rider": RIDERS[debt.rider],
                    "from": square_text(debt.from_column, debt.from_lane),
                    "pursuer": rider_id(debt.pursuer),
                }
                for debt in race.debt[: race.debts]
            ],
            "front": ids(race.front),
        }

    def _teams(self, race: Race, ranked: list[str]) -> dict[str, Any]:
        names = list(self.options.teams or {})
        if race.phase != OVER or not names:
            return {"team_order": None, "team_minutes": None}
        order = ranking(race)
        minutes = {name: minutes_of_side(race, side) for side, name in enumerate(names)}
        return {
            "team_order": sorted(names, key=lambda n: place_of_side(race, names.index(n), order)),
            "team_minutes": {
                name: None if total == UNCLASSIFIED else total for name, total in minutes.items()
            },
        }

    def derived(self, race: Race, choices: list[int]) -> dict[str, Any]:
        """MJ-12, MJ-47: the stars ahead of every rider on the road, and who is in his wheel."""
        if race.phase in (PICK, OVER):
            return {}
        return {
            RIDERS[number]: {
                "stars": stars(race, number),
                "pursuer": rider_id(pursuer_of(race, number)),
            }
            for number in range(MOST_RIDERS)
            if on_road(race.riders[number])
        }
