"""Pointing at the board: where each choice lies, what a click means, what a choice would bring.

All of it is computed from a view, so nothing shows that the viewer may not know.
"""

from __future__ import annotations

from typing import Any

from ...engine.log import empty_log, read_log
from ...engine.records import assign
from ..sailing import DIRECTIONS, DX, DY, distance
from . import actions as act
from .blanketing import blanketed_by, partly_blanketed_by
from .course import on_board, side
from .legs import leg_spaces
from .loading import load_position
from .notation import LETTERS, RegattaNotation
from .options import point, point_text
from .referee import play, why_not
from .rounding import ARRIVED, step
from .state import FINISHED, NONE, PLACE, PLAY, RACING, Boat, Race, Scratch

Json = dict[str, Any]


def targets(view: Json) -> list[Json]:
    """Each choice with the space, direction or button by which it is picked."""
    notation, race = _read(view)
    found = []
    for text in view["choices"]:
        action = notation.action_number(race, text)
        target: Json = {"action": text}
        if action is None or action in (act.LUFF, act.SPIN_UP, act.SPIN_DOWN):
            target["kind"] = "button"
        elif action >= act.SPACE:
            target |= {"kind": "space", "at": text.removeprefix("place ")}
        elif act.is_leg(action):
            path, _ = _path(race, action)
            target |= {"kind": "space", "at": path[-1], "spaces": len(path) - 1}
            target |= {"puff": act.has_puff(action), "protest": act.has_protest(action)}
        else:
            target |= {"kind": "direction", "direction": text.split()[1]}
        found.append(target)
    return found


def meant(view: Json, where: Json) -> Json:
    """The actions a click on a space or direction could mean, or the rule that leaves none.

    `where` is {"space": "19,5"} or {"direction": "NE"}; raises ValueError for anything else.
    """
    _, race = _read(view)
    known = [d for d in DIRECTIONS if where == {"direction": d}]
    spaces = [where["space"]] if set(where) == {"space"} else []
    if not known and not spaces:
        raise ValueError(f"a click is on a space or a direction, not on {where!r}")
    picked = [
        target["action"]
        for target in targets(view)
        if (known and known[0] in target["action"].split())
        or (spaces and target.get("at") == spaces[0])
    ]
    if picked:
        return {"actions": picked}
    if known:
        return _refused_direction(race, DIRECTIONS.index(known[0]))
    return _refused_space(race, *point(spaces[0]))


def _refused_direction(race: Race, direction: int) -> Json:
    if race.phase == PLAY:
        return _no(f"leg {DIRECTIONS[direction]}", why_not(race, act.LEG + direction, Scratch()))
    return _no(f"head {DIRECTIONS[direction]}", why_not(race, act.HEADING + direction, Scratch()))


def _refused_space(race: Race, x: int, y: int) -> Json:
    if race.phase == PLACE:
        number = act.SPACE + y * race.cols + x
        rule = why_not(race, number, Scratch()) if on_board(race, x, y) else 25
        return _no(f"place {x},{y}", rule)
    if race.phase != PLAY:
        return _no(None, 12)
    boat = race.boats[race.todo[0]]
    dx, dy = x - boat.x, y - boat.y
    if dx == 0 == dy:
        return _no("luff", why_not(race, act.LUFF, Scratch()) or 12)
    if dx and dy and abs(dx) != abs(dy):
        return _no(None, 21)
    toward = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    direction = next(d for d in range(8) if (DX[d], DY[d]) == toward)
    leg = f"leg {DIRECTIONS[direction]}"
    refused = why_not(race, act.LEG + direction, Scratch())
    if refused:
        return _no(leg, refused)
    too_far = distance(boat.x, boat.y, x, y) > leg_spaces(race, boat, direction, False)
    return _no(leg, 22 if too_far else 24)


def _no(action: str | None, rule: int) -> Json:
    return {"actions": [], "action": action, "rule": f"REG-{rule:02d}"}


def preview(view: Json, text: str) -> Json:
    """What a legal choice would bring, up to the next roll of the die.

    `path` holds the spaces sailed, the first one included; `events` the lines of what would happen;
    `warnings` what a skipper may regret: rule, and the yachts concerned.
    """
    notation, race = _read(view)
    action = notation.action_number(race, text)
    if action is None or text not in view["choices"]:
        raise ValueError(f"{text!r} is not among the choices")
    seat = race.todo[0]
    path, finishes = _path(race, action) if act.is_leg(action) else ([], False)
    log = empty_log(act.MOST_EVENTS)
    play(race, action, log, Scratch())
    return {
        "action": text,
        "path": path,
        "finishes": finishes,
        "ends_turn": race.waiting == 0 or race.todo[0] != seat,
        "events": [notation.event_text(event) for event in read_log(log)],
        "warnings": [] if finishes else _warnings(race, seat),
    }


def _warnings(race: Race, seat: int) -> list[Json]:
    boat = race.boats[seat]
    if boat.status != RACING or boat.x == NONE:
        return []
    found: list[Json] = []
    if 1 <= race.rounds < 3 and side(race, boat.x, boat.y) >= 0:
        found.append({"rule": "REG-18", "yachts": []})
    for rule, find in (("REG-44", blanketed_by), ("REG-45", partly_blanketed_by)):
        other = find(race, boat)
        if other != NONE:
            found.append({"rule": rule, "yachts": [LETTERS[other]]})
    owed = [one for one in race.liable[: race.liabilities] if one.give == seat]
    found += [{"rule": f"REG-{one.reason}", "yachts": [LETTERS[one.stand]]} for one in owed]
    if boat.net < 0:
        found.append({"rule": "REG-49", "yachts": []})
    return found


def _read(view: Json) -> tuple[RegattaNotation, Race]:
    options, race, _ = load_position(view["position"])
    return RegattaNotation(options), race


def _path(race: Race, action: int) -> tuple[list[str], bool]:
    """The spaces of a leg, from where the yacht lies to where it ends; whether that finishes."""
    ghost = Boat()
    assign(ghost, race.boats[race.todo[0]])
    spaces = leg_spaces(race, ghost, action & 7, act.has_puff(action))
    path = [point_text(ghost.x, ghost.y)]
    for _ in range(spaces):
        arrived = step(race, ghost, action & 7) == ARRIVED
        path.append(point_text(ghost.x, ghost.y))
        if arrived:
            break
    return path, ghost.status == FINISHED
