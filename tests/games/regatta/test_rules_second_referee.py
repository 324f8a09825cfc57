"""A second referee agrees with the first.

It is written straight from the text of the rules, in plain Python, on positions as JSON. It shares
no code with the rules of the game, is slow, and knows only what happens in a turn.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from layline.play.beginning import from_position, new
from layline.play.race import Race
from tests.games.regatta.water import PLACES

Json = dict[str, Any]
Space = tuple[int, int]

# -------------------- the board

DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
STEP = dict(
    zip(
        DIRECTIONS,
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)],
        strict=True,
    )
)
LENGTHS = [0, 1, 2, 3, 2]
OTHER_TACK = {"port": "starboard", "starboard": "port"}
LEGS = [f"leg {d}{x}" for x in ("", " +puff", " protest", " +puff protest") for d in DIRECTIONS]
WAYS = [*LEGS, *(f"turn {d}" for d in DIRECTIONS), "luff"]
ACTIONS = [*WAYS, "spin up", "spin down"]


def space(text: str) -> Space:
    x, y = text.split(",")
    return int(x), int(y)


def beside(p: Space, d: str, times: int = 1) -> Space:
    return p[0] + times * STEP[d][0], p[1] + times * STEP[d][1]


def dot(p: Space, q: Space) -> int:
    return p[0] * q[0] + p[1] * q[1]


def distance(p: Space, q: Space) -> int:
    return max(abs(p[0] - q[0]), abs(p[1] - q[1]))


def turned(d: str, wind: str) -> int:
    return (DIRECTIONS.index(d) - DIRECTIONS.index(wind)) % 8


def angle(d: str, wind: str) -> int:
    return min(turned(d, wind), 8 - turned(d, wind))


def tack(d: str, wind: str, stored: str) -> str:
    rel = turned(d, wind)
    return stored if rel in (0, 4) else "port" if rel < 4 else "starboard"


def side(course: Json, p: Space) -> int:
    committee = space(course["committee"])
    return dot((p[0] - committee[0], p[1] - committee[1]), STEP[course["start"]])


def line(course: Json) -> set[Space]:
    (ax, ay), (bx, by) = space(course["pin"]), space(course["committee"])
    n = distance((ax, ay), (bx, by))
    return {(ax + (bx - ax) * i // n, ay + (by - ay) * i // n) for i in range(1, n)}


def pieces(course: Json) -> set[Space]:
    found = {space(course["pin"]), space(course["committee"])}
    found |= {space(rounding["at"]) for rounding in course["roundings"]}
    half = course["island"]["size"] // 2
    if course["island"]["size"]:
        x, y = space(course["island"]["at"])
        around = range(-half, half + 1)
        found |= {(x + dx, y + dy) for dx in around for dy in around}
    return found


def yachts(table: Json) -> dict[Space, str]:
    afloat = {who: boat for who, boat in table["boats"].items() if boat["at"] is not None}
    return {space(boat["at"]): who for who, boat in afloat.items() if boat["status"] == "racing"}


def on_board(table: Json, p: Space) -> bool:
    return p[0] in range(table["board"]["cols"]) and p[1] in range(table["board"]["rows"])


# -------------------- start, marks, finish


def crossing(rounding: Json, p: Space, q: Space) -> int:
    """REG-49."""
    m, r = space(rounding["at"]), STEP[rounding["line"]]
    t = (-r[1], r[0]) if rounding["side"] == "port" else (r[1], -r[0])
    (ap, bp), (aq, bq) = (
        (dot((z[0] - m[0], z[1] - m[1]), r), dot((z[0] - m[0], z[1] - m[1]), t)) for z in (p, q)
    )
    if ap + aq <= 0 or (bp, bq) not in ((-1, 0), (0, -1)):
        return 0
    return 1 if bq == 0 else -1


def take_step(table: Json, boat: Json, q: Space) -> None:
    """REG-19, REG-49, REG-50, REG-51: at most one of the four things happens."""
    course, p = table["course"], space(boat["at"])
    marks, done = course["roundings"], boat["next"]
    boat["at"] = f"{q[0]},{q[1]}"
    if not boat["started"]:
        boat["started"] = table["round"] >= 3 and side(course, p) == -1 and q in line(course)
    elif done and crossing(marks[done - 1], p, q) == -1:
        boat["next"], boat["net"] = done - 1, 0
    elif done < len(marks):
        boat["net"] += crossing(marks[done], p, q)
        if boat["net"] == 1:
            boat["next"], boat["net"] = done + 1, 0
    elif q in line(course) and side(course, p) * side(course, space(marks[-1]["at"])) > 0:
        boat["status"] = "finished"


# -------------------- what is allowed


def length(table: Json, boat: Json, d: str, puff: bool) -> int:
    """REG-22, REG-34, REG-39."""
    spinnaker = boat["spinnaker"] and angle(d, table["wind"]) >= 3
    return LENGTHS[angle(d, table["wind"])] + spinnaker + puff


def forbidden_leg(table: Json, d: str, puff: bool, protest: bool) -> int:
    me, wind, turn = table["to_move"], table["wind"], table["turn"]
    boat, advanced = table["boats"][me], table["options"]["rules"] == "advanced"
    if d == wind:
        return 23
    if advanced and boat["heading"] == wind:
        return 69 if turn["heads"] else 68
    if puff and boat["puffs"] == 0:
        return 36
    if puff and turn["puffed"]:
        return 35
    if boat["spinnaker"] and angle(d, wind) < 3:
        return 40
    if advanced and tack(d, wind, boat["tack"]) != boat["tack"]:
        return 65
    if turn["dir"] and turned(d, turn["dir"]) == 4:
        return 27
    ghost, met = dict(boat), 0
    for _ in range(length(table, boat, d, puff)):
        q = beside(space(ghost["at"]), d)
        other = yachts(table).get(q)
        if not on_board(table, q):
            return 25
        if q in pieces(table["course"]) or (other and not protest):
            return 26
        if other:
            straight = d == turn["h0"] and turn["straight"] and not turn["heads"]
            owed = [(one["give"], one["stand"]) for one in table["liable"]]
            if not straight or (other, me) not in owed:
                return 78
            met += 1
        forbidden = table["options"]["prestart"] == "forbidden" and table["round"] < 3
        if forbidden and side(table["course"], q) >= 0:
            return 18
        take_step(table, ghost, q)
        if ghost["status"] == "finished":
            break
    return 78 if protest and not met else 0


def forbidden_as_such(table: Json, action: str) -> int:
    """The table of the why-not order, without looking ahead."""
    wind, turn, die = table["wind"], table["turn"], table["die"]
    boat, advanced = table["boats"][table["to_move"]], table["options"]["rules"] == "advanced"
    luffing = advanced and boat["heading"] == wind
    kind, _, rest = action.partition(" ")
    if kind == "leg":
        return forbidden_leg(table, rest.split(" ")[0], "+puff" in rest, "protest" in rest)
    reasons: list[tuple[bool, int]]
    if kind == "luff":
        reasons = [(die == 1, 33), (turn["luffed"], 32), (boat["spinnaker"], 40)]
        reasons += [(luffing and not turn["heads"], 68), (advanced and not luffing, 69)]
    elif kind == "turn":
        reasons = [(not advanced, 60), (boat["spinnaker"], 70), (turn["turned"], 67)]
        if rest == wind:
            reasons += [(luffing, 66), (die == 1, 33), (turn["luffed"], 32)]
        elif advanced and not luffing and turned(rest, wind) != 4:
            reasons += [(tack(rest, wind, boat["tack"]) == boat["tack"], 66)]
    elif rest == "up":
        reasons = [(turn["spun"], 43), (turn["begun"], 38), (boat["spinnaker"], 43), (luffing, 68)]
    else:
        reasons = [(turn["spun"], 43), (turn["begun"], 41), (not boat["spinnaker"], 41)]
    return next((rule for applies, rule in reasons if applies), 0)


def after(table: Json, action: str) -> Json:
    """The table after an action, before anything that follows the end of the turn."""
    table = {**table, **copy.deepcopy({key: table[key] for key in ("boats", "turn", "liable")})}
    turn, wind = table["turn"], table["wind"]
    boat, advanced = table["boats"][table["to_move"]], table["options"]["rules"] == "advanced"
    kind, _, rest = action.partition(" ")
    turn["begun"] = True
    if action == "spin up":
        boat["spinnaker"] = turn["spun"] = True
        return table
    turn.update(legs=turn["legs"] - 1, spent=turn["spent"] + 1, acted=True, turned=kind == "turn")
    if kind == "leg":
        d = rest.split(" ")[0]
        sail(table, d, "+puff" in rest)
        turn.update(dir=d, straight=turn["straight"] and d == turn["h0"])
        if advanced:
            boat.update(heading=d, tack=tack(d, wind, boat["tack"]))
    elif kind == "turn":
        jibes_on_the_spot = turned(rest, wind) == 4 and boat["heading"] != wind
        new_tack = tack(rest, wind, boat["tack"])
        boat["tack"] = OTHER_TACK[boat["tack"]] if jibes_on_the_spot else new_tack
        boat["heading"] = rest
        turn.update(heads=True, straight=False)
    elif kind == "luff":
        turn["luffed"] = True
    else:
        boat["spinnaker"], turn["spun"] = False, True
    return table


def sail(table: Json, d: str, puff: bool) -> None:
    me = table["to_move"]
    boat, guilty = table["boats"][me], []
    spaces = length(table, boat, d, puff)
    if puff:
        boat["puffs"], table["turn"]["puffed"] = boat["puffs"] - 1, True
    for _ in range(spaces):
        q = beside(space(boat["at"]), d)
        met = yachts(table).get(q)
        if met:
            table["boats"][met]["at"] = None
            forgive(table, met)
            guilty.append(met)
            if table["options"]["penalty"] == "A":
                table["boats"][met]["status"] = "disqualified"
        take_step(table, boat, q)
        if boat["status"] == "finished":
            boat["at"], boat["finish"] = (
                None,
                {"round": table["round"], "leg": table["turn"]["spent"]},
            )
            forgive(table, me)
            break
    for who in guilty:
        if table["options"]["penalty"] == "B":
            put_back(table, table["boats"][who])


def forgive(table: Json, who: str) -> None:
    table["liable"] = [one for one in table["liable"] if who not in (one["give"], one["stand"])]


def put_back(table: Json, boat: Json) -> None:
    """REG-82 and its ruling on a space that is taken."""
    before, wind, course = boat["undo"], table["wind"], table["course"]
    boat.update({key: value for key, value in before.items() if key != "at"}, undo=None)
    boat["tack"] = tack(before["heading"], wind, before["tack"])
    old = space(before["at"])

    def sign(p: Space) -> bool | None:
        return None if side(course, p) == 0 else side(course, p) > 0

    cols, rows = table["board"]["cols"], table["board"]["rows"]
    taken = pieces(course) | set(yachts(table))
    free = [(x, y) for x in range(cols) for y in range(rows) if (x, y) not in taken]
    x, y = min(
        (p for p in free if sign(p) == sign(old)),
        key=lambda p: (distance(p, old), dot(p, STEP[wind]), p),
    )
    boat["at"] = f"{x},{y}"


def completable(table: Json) -> bool:
    if table["turn"]["legs"] == 0 or table["boats"][table["to_move"]]["status"] != "racing":
        return True
    allowed = (action for action in WAYS if not forbidden_as_such(table, action))
    return any(completable(after(table, action)) for action in allowed)


def forbidden(table: Json, action: str) -> int:
    """REG-29, REG-40: as such, or because the turn could not be completed."""
    refused = forbidden_as_such(table, action)
    if refused or action == "spin down" or completable(after(table, action)):
        return refused
    return 40 if action == "spin up" else 29


# -------------------- the two referees agree


def reasons(race: Race) -> dict[str, int]:
    found = {action: race.why_not(action) for action in ACTIONS}
    return {a: int(refusal.rule[4:]) if refusal else 0 for a, refusal in found.items()}


def agree(race: Race, chance: random.Random) -> None:
    """Both referees name the same rule for every action, and see the same after one of them."""
    table = race.position()
    assert reasons(race) == {action: forbidden(table, action) for action in ACTIONS}, table
    protests = [action for action in race.choices() if "protest" in action]
    action = chance.choice(protests or race.choices())
    expected, me = after(table, action), table["to_move"]
    race.play(action)
    found = race.position()
    if found["to_move"] != me or found["turn"]["spent"] != expected["turn"]["spent"]:
        for boats in (found["boats"], expected["boats"]):
            for boat in boats.values():
                boat.update(turning=None, undo=None, place=None)
    else:
        assert (found["turn"], found["liable"]) == (expected["turn"], expected["liable"]), action
    assert found["boats"] == expected["boats"], (table, action)


def crowded(chance: random.Random, rules: str) -> Json:
    """A position in which yachts lie close together at some interesting spot."""
    options: Json = {
        "rules": rules,
        "players": chance.randint(2, 6),
        "board": chance.choice(["quick", "full"]),
        "course": chance.choice(["triangle", "windward_leeward", "quadrilateral"]),
        "side": chance.choice(["port", "starboard"]),
        "penalty": chance.choice("AB"),
        "prestart": chance.choice(["recall", "forbidden"]),
    }
    table = new("regatta", machine="interpreted", **options).position()
    course, wind, round = table["course"], chance.choice(DIRECTIONS), chance.choice([2, 3, 9])
    spots = [*pieces(course), *line(course), (0, 0), (0, table["board"]["rows"] - 1)]
    (x, y), reach = chance.choice(spots), chance.randint(2, 4)
    around = range(-reach, reach + 1)
    water = {(x + dx, y + dy) for dx in around for dy in around} - pieces(course)
    free = sorted(p for p in water if on_board(table, p))
    boats, liable = {}, []
    for who, at in zip("ABCDEF", chance.sample(free, options["players"]), strict=False):
        done = chance.randint(0, len(course["roundings"])) if round > 3 else 0
        boats[who] = {
            "at": f"{at[0]},{at[1]}",
            "spinnaker": chance.random() < 0.3,
            "puffs": chance.randint(0, 2),
            "started": round > 3,
            "next": done,
            "net": -1 if done < len(course["roundings"]) and chance.random() < 0.2 else 0,
        }
        if rules == "advanced":
            heading, old = chance.choice(DIRECTIONS), chance.choice(free)
            boats[who] |= {"heading": heading, "tack": tack(heading, wind, chance.choice(SIDES))}
            undo = {
                key: boats[who][key] for key in ("spinnaker", "puffs", "started", "next", "net")
            }
            undo |= {"at": f"{old[0]},{old[1]}", "heading": heading, "turning": False}
            boats[who]["undo"] = {**undo, "tack": chance.choice(SIDES)}
            liable += [(who, stand) for stand in "ABCDEF" if chance.random() < 0.3]
    owed = [
        {"give": give, "stand": stand, "at": boats[give]["at"], "rule": "REG-71"}
        for give, stand in liable
        if stand in boats and give != stand
    ]
    return {
        "game": "regatta",
        "options": options,
        "wind": wind,
        "round": round,
        "die": chance.randint(1, 3),
        "boats": boats,
        "liable": owed,
    }


SIDES = ["port", "starboard"]


@pytest.mark.rule("REG-22", "REG-29", "REG-78", "REG-82", "REG-R09")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(12))
def test_a_second_referee_agrees_in_crowded_positions(seed: int, rules: str) -> None:
    chance = random.Random(f"{rules} {seed}")
    for _ in range(8):
        race = from_position(crowded(chance, rules))
        for _ in range(5):
            if race.position()["phase"] == "play":
                agree(race, chance)


# -------------------- complete turns


def turns_of(table: Json) -> Iterator[str]:
    """The second referee's complete turns, as the actions that make them up."""
    for action in ACTIONS:
        if forbidden(table, action):
            continue
        then = after(table, action)
        over = then["turn"]["legs"] == 0 or then["boats"][then["to_move"]]["status"] != "racing"
        if over:
            yield action
        else:
            yield from (f"{action}, {rest}" for rest in turns_of(then))


def turns_in(race: Race) -> Iterator[str]:
    """The same from the game."""
    me = race.to_move
    for action in race.choices():
        then = race.copy()
        then.play(action)
        if then.to_move != me:
            yield action
        else:
            yield from (f"{action}, {rest}" for rest in turns_in(then))


@pytest.mark.rule("REG-28", "REG-29")
@pytest.mark.parametrize(("place", "die"), [(p, d) for p in PLACES for d in (1, 2, 3)])
def test_a_second_referee_finds_the_same_complete_turns(place: str, die: int) -> None:
    position = {"game": "regatta", "wind": "N", "round": 9, "die": die, **PLACES[place]}
    race = from_position(position)
    if place in ("open water", "advanced") and die == 3:
        race.play("leg E")  # thousands of turns: the second referee is given one leg
    assert sorted(turns_in(race)) == sorted(turns_of(race.position()))
