"""The notation of a tour: actions, chance results, events and positions as text and JSON."""

from __future__ import annotations

import re

from ....engine.answers import JsonObject
from ....engine.rules import CHANCE
from ..rules import actions as act
from ..rules.course import on_road, stars
from ..rules.drafting import pursuer_of
from ..rules.file import members
from ..rules.referee import actor, is_throw, why_not
from ..rules.riders import RIDERS
from ..rules.rounds import seat_to_choose
from ..rules.squares import Square
from ..rules.standings import ranking, winner
from ..rules.state import (
    ANSWER,
    BREAK,
    MOST_RIDERS,
    NONE,
    OVER,
    PICK,
    RIDE,
    SETTLE,
    SPRINT,
    START,
    Race,
    Scratch,
)
from ..rules.teams import UNCLASSIFIED, minutes_of_side, sides_in_order
from ..rules.turns import why_not_announce
from .actions import ACTIONS, NUMBERS
from .options import Options
from .position import DRAFTS, PHASES

SEATS = "ABCDEFGHI"


_OFF_ROAD = re.compile(r"(ride|shift) (start|out)")
_BREAK = re.compile(r"break ([0-9]{1,6})\+([0-9]{1,6})")


def rider_id(number: int) -> str | None:
    """The id of a rider; None for nobody."""
    return None if number == NONE else RIDERS[number]


def seat_id(seat: int) -> str:
    """The name of a player: seat:0, seat:1, ..."""
    return f"seat:{seat}"


def _at(column: int, lane: int) -> str:
    return str(Square(column, lane))


def ids(riders: int) -> list[str]:
    """The riders of a file."""
    return [RIDERS[number] for number in members(riders)]


def in_the_game(race: Race) -> list[int]:
    """The riders who have a player, in the order of the start list."""
    listed = dict.fromkeys((*members(race.start_list), *range(MOST_RIDERS)))
    return [number for number in listed if race.riders[number].owner != NONE]


def awaited(race: Race) -> int:
    """The rider who decides, or for whom dice are thrown; NONE before the start and at the end."""
    if race.phase == SETTLE:
        return race.debt[0].rider
    return race.turn.partner if race.phase == ANSWER else race.turn.rider


class TourNotation:
    """The notation at one table."""

    def __init__(self, options: Options) -> None:
        self.options = options

    # Actions.

    def action_text(self, race: Race, action: int) -> str:
        """The text of a decision by its number."""
        return ACTIONS[action].text

    def action_number(self, race: Race, text: str) -> int | None:
        """The number of a decision's text; None if it is not an action."""
        return NUMBERS.get(text)

    def outcome_text(self, race: Race, outcome: tuple[int, ...]) -> str:
        """The text of a chance result."""
        return ACTIONS[outcome[0]].text

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
        off_road = _OFF_ROAD.fullmatch(text)
        return text in NUMBERS or bool(off_road or _BREAK.fullmatch(text))

    def seat_name(self, seat: int) -> str:
        """A, B, C ... in seat order; in positions and events they are seat:0, seat:1, ..."""
        return SEATS[seat]

    # Positions.

    def position(self, race: Race) -> JsonObject:
        """The complete position as JSON."""
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
            "winner": rider_id(winner(race)),
            "result": ids(ranking(race)) if race.phase == OVER else None,
            **self._teams(race),
        }

    def _awaited(self, race: Race) -> tuple[str | None, str | None]:
        """Who decides, and at a throw or a draw whom it concerns."""
        concerned = rider_id(awaited(race))
        if race.phase == PICK:
            concerned = seat_id(seat_to_choose(race))
        return ("chance", concerned) if actor(race) == CHANCE else (concerned, None)

    def _riders(self, race: Race) -> JsonObject:
        found: JsonObject = {}
        for number in in_the_game(race):
            rider = race.riders[number]
            found[RIDERS[number]] = {
                "owner": seat_id(rider.owner),
                "at": _at(rider.column, rider.lane),
                "energy": rider.energy,
                "form": rider.form,
                "flat": rider.flats,
                "owed": rider.owed,
                "played": bool(rider.played),
                "minutes": list(rider.minutes[: rider.stages]),
                "places": list(rider.places[: rider.stages]),
            }
        return found

    def _turn(self, race: Race) -> JsonObject | None:
        turn = race.turn
        if turn.rider == NONE:
            return None
        chosen = turn.dest_column != START
        return {
            "rider": RIDERS[turn.rider],
            "from": _at(turn.from_column, turn.from_lane),
            "pursuer": rider_id(turn.pursuer),
            "draft": DRAFTS[turn.draft],
            "moved": bool(turn.moved),
            "tow": bool(turn.tow),
            "safe": turn.safe,
            "risk": turn.risk,
            "left": turn.left,
            "asked": ids(turn.asked),
            "partner": rider_id(turn.partner),
            "dest": _at(turn.dest_column, turn.dest_lane) if chosen else None,
        }

    def _pact(self, race: Race) -> JsonObject | None:
        pact = race.pact
        if pact.first == NONE:
            return None
        ridden = bool(pact.ridden)
        return {
            "first": RIDERS[pact.first],
            "second": RIDERS[pact.second],
            "first_from": _at(pact.from_column, pact.from_lane) if ridden else None,
            "first_pursuer": rider_id(pact.pursuer) if ridden else None,
            "first_tow": bool(pact.tow) if ridden else None,
        }

    def _settle(self, race: Race) -> JsonObject | None:
        if race.phase != SETTLE:
            return None
        return {
            "pending": [
                {
                    "rider": RIDERS[debt.rider],
                    "from": _at(debt.from_column, debt.from_lane),
                    "pursuer": rider_id(debt.pursuer),
                }
                for debt in race.debt[: race.debts]
            ],
            "front": ids(race.front),
        }

    def _teams(self, race: Race) -> JsonObject:
        names = list(self.options.teams or {})
        if race.phase != OVER or not names:
            return {"team_order": None, "team_minutes": None}
        minutes = {name: minutes_of_side(race, side) for side, name in enumerate(names)}
        return {
            "team_order": [names[side] for side in sides_in_order(race)],
            "team_minutes": {
                name: None if total == UNCLASSIFIED else total for name, total in minutes.items()
            },
        }

    def derived(self, race: Race, choices: list[int]) -> JsonObject:
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
