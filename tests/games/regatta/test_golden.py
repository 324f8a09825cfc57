"""Whole races, written out and compared."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from layline.play.race import Race
from tests.games.golden import Json, Transcripts

RACES: dict[str, Json] = {
    "basic": {"seed": 1, "seats": 3},
    "advanced": {"seed": 11, "seats": 4, "rules": "advanced", "board": "quick"},
    "series": {
        "seed": 3,
        "seats": 2,
        "board": "quick",
        "course": "windward_leeward",
        "side": "starboard",
        "races": 3,
        "tie_points": "average",
        "stop_after": "winner",
        "max_rounds": 30,
    },
}
STEP = {
    "N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1),
    "S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1),
}  # fmt: skip

# -------------------- writing


def pause(before: Json, now: Json, action: str) -> bool:
    """The position is written out before every throw of the die and between races."""
    return now["phase"] in ("roll", "next_race", "over") and not action.startswith("roll")


def header(position: Json) -> Iterator[str]:
    """The position in a few lines: the round, then each yacht."""
    yield f"race {position['race']} round {position['round']} wind {position['wind']}"
    for who, boat in position["boats"].items():
        facts = [boat["at"] or boat["status"], f"{boat['puffs']} puffs", f"next {boat['next']}"]
        facts += ["spinnaker"] * boat["spinnaker"] + ["not started"] * (not boat["started"])
        facts += [f"net {boat['net']}"] * bool(boat["net"])
        facts += [f"{boat['heading']} {boat['tack']}"] * bool(boat["heading"])
        facts += [f"place {boat['place']}"] * bool(boat["place"])
        yield f"  {who} {', '.join(facts)}; {position['points'][who]} points"
    for owed in position["liable"]:
        yield f"  {owed['give']} liable to {owed['stand']} ({owed['rule']})"
    if position["winners"] is not None:
        yield f"winners: {', '.join(position['winners'])}"


# -------------------- sailing


def sail(race: Race, name: str) -> Iterator[str]:
    """Actions that get a race round its marks: mostly the one that leads nearest to where to go."""
    chance = random.Random(race.seed)
    while not race.over:
        if race.to_move == "chance":
            outcomes, weights = list(race.odds()), list(race.odds().values())
            yield chance.choices(outcomes, weights)[0]
        else:
            yield choose(race, chance)


def choose(race: Race, chance: random.Random) -> str:
    position, choices = race.position(), race.choices()
    protests = [action for action in choices if action.endswith(" protest")]
    if protests:
        return protests[0]
    if position["phase"] != "play" or chance.random() < 0.08:
        near = [action for action in choices if action.split(",")[-1] in ("3", "4", "5")]
        return chance.choice(near or choices)
    me = race.to_move
    assert me is not None
    boat = position["boats"][me]
    goal = where_to_go(position, boat)
    cost = dict.fromkeys(choices, 0.0)
    for action in choices:
        end = race.derived()[me]["reach"][action]
        cost[action] = -9.0 if end is None else steps(end, goal)
        cost[action] += 0.7 * ("+puff" in action) + 0.4 * action.startswith(("turn", "luff"))
        cost[action] += 1.5 * (action == "spin down") - 0.2 * (action == "spin up")
        cost[action] += chance.random()
    return min(cost, key=lambda action: cost[action])


def where_to_go(position: dict[str, Any], boat: dict[str, Any]) -> tuple[int, int]:
    """Behind the line before the start; then round the marks; then the line."""
    course = position["course"]
    (px, py), (cx, cy) = space(course["pin"]), space(course["committee"])
    middle = ((px + cx) // 2, (py + cy) // 2)
    if not boat["started"]:
        behind = position["round"] < 3 or space(boat["at"])[1] >= py
        return (middle[0], py - 2) if behind else middle
    if boat["next"] == len(course["roundings"]):
        return middle
    mark = course["roundings"][boat["next"]]
    (mx, my), (rx, ry) = space(mark["at"]), STEP[mark["line"]]
    tx, ty = (-ry, rx) if mark["side"] == "port" else (ry, -rx)
    x, y = space(boat["at"])
    across, along = (x - mx) * tx + (y - my) * ty, (x - mx) * rx + (y - my) * ry
    if boat["net"] < 0 and along > 0:
        return (mx + 2 * rx + 2 * tx, my + 2 * ry + 2 * ty)
    if across >= 0 and along > -2:
        return (mx - 3 * rx + tx, my - 3 * ry + ty)
    if across >= 0:
        return (mx - 2 * rx - 3 * tx, my - 2 * ry - 3 * ty)
    return (mx + rx, my + ry)


def space(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def steps(at: str, goal: tuple[int, int]) -> float:
    x, y = space(at)
    dx, dy = abs(x - goal[0]), abs(y - goal[1])
    return max(dx, dy) + 0.1 * min(dx, dy)


# -------------------- comparing


TRANSCRIPTS = Transcripts("regatta", RACES, header, sail, pause)


@pytest.mark.parametrize("name", RACES)
def test_golden(name: str, machine: str, pytestconfig: pytest.Config) -> None:
    TRANSCRIPTS.compare(name, machine, pytestconfig)


@pytest.mark.parametrize(
    "happening",
    [
        "starts", "recalled", "rounds mark 2", "finishes round", "loses turn", "loses leg",
        "plays puff", "raises spinnaker", "lowers spinnaker", "luffs", "turns ", "liable to",
        "protests", "put back", "takes die", "REG-50", "REG-53", "REG-55", "REG-56", "REG-59",
        "> next_race",
    ],
)  # fmt: skip
def test_the_transcripts_show_what_happens_in_races(happening: str) -> None:
    assert TRANSCRIPTS.tell_of(happening)
