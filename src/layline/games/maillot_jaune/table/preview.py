"""What a choice would bring, told before it is played, up to the next throw of the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ....engine.events import Event
from ....engine.log import empty_log, read_log
from ..codec.options import RIDERS
from ..drawing.moves import picture
from ..drawing.sight import way
from ..rules.course import is_waiting, rider_at
from ..rules.drafting import pursuer_of
from ..rules.events import MOST_EVENTS, Finishes
from ..rules.referee import play
from ..rules.risk import PUNCTURE
from ..rules.state import CHANGE, FINISH, NONE, OUT, RIDE, SETTLE, Race, Scratch
from ..view import TourView
from .pointing import SPOTS, spot
from .risk_odds import FLAT, costs, throws_to_abandon
from .sentences import EVENTS, TEXTS, Json, column_of, rider_name, stars_ahead
from .squares import rider_in_turn, shape_of, squares_needed, train_behind

Remark = dict[str, Any]


def preview(view: TourView, action: str) -> dict[str, Any]:
    """What a legal choice would bring; ValueError for anything else.

    | `kind` of a warning | what a rider may regret |
    |---|---|
    | abandon, abandons | throws, or the choice itself, that end the tour for him |
    | dice | setting off is paid by dice, in form |
    | in_wheel | somebody would be in his wheel |
    | lost | squares that the change of terrain takes |
    | miss | he would miss a turn as a helper |

    | `kind` of a note | what is worth knowing |
    |---|---|
    | draws, draws_more | who is drawn along, and what it costs |
    | shakes, nobody_drawn, level | the pursuer is shaken off, stays, or an agreement holds |
    | wheel | in whose wheel he would be |
    | exact | he ends on square 14 without losing any |
    | spends_all | no energy would be left |
    | wins, home | he crosses the line |
    | ends_turn | his turn is over after that |
    """
    notation, race = view.notation, view.trial()
    number = notation.action_number(race, action)
    if number is None or action not in view.choices:
        raise ValueError(f"{action!r} is not among the choices")
    log = empty_log(MOST_EVENTS)
    stage, rider = race.stage, race.turn.rider
    play(race, number, log, Scratch())
    ends_turn = rider != NONE and race.turn.rider != rider
    told = EVENTS.told(read_log(log))
    return {
        "action": action,
        "path": _path(view, action),
        "ends_turn": ends_turn,
        "events": told,
        "notes": [*_notes(view, action, race, told, ends_turn)],
        "warnings": [*_warnings(view, action, race, stage)],
        "odds": _odds(view, action, race),
        "picture": picture(view, action),
    }


def _path(view: TourView, action: str) -> list[tuple[float, float]]:
    verb, _, where = action.partition(" ")
    if verb in SPOTS:
        return [spot(view, action)]
    if verb not in ("ride", "shift"):
        return []
    position = view.position
    return way(rider_in_turn(position)["at"], where, position["options"]["lanes"])


def _notes(
    view: TourView, action: str, race: Race, told: Sequence[Event], ends_turn: bool
) -> Iterator[Remark]:
    position = view.position
    verb, _, rest = action.partition(" ")
    if verb in ("ride", "shift", "stay"):
        yield from _pursuer(view, action)
        yield from _square(view, action, race)
    if verb == "break":
        safe, _ = map(int, rest.split("+"))
        if safe and safe == rider_in_turn(position)["energy"]:
            yield _remark(33, "spends_all")
    for event in told:
        if isinstance(event, Finishes):
            yield _remark(39, "wins") if event.place == 1 else _remark(40, "home", n=event.n)
    if ends_turn:
        yield _remark(11, "ends_turn")


def _pursuer(view: TourView, action: str) -> Iterator[Remark]:
    """What becomes of whoever is in the wheel."""
    position = view.position
    shape = shape_of(position, action)
    if shape in ("plain", "dice"):
        return
    turn = position["turn"]
    if shape == "draws":
        train = train_behind(view, turn["rider"])[1:]
        kind, rule = ("draws_more", 52) if train else ("draws", 48)
        yield _remark(rule, kind, turn["pursuer"], view=view, train=train)
    elif shape == "level":
        pact = position["pact"]
        other = pact["second"] if pact["first"] == turn["rider"] else pact["first"]
        yield _remark(59, "level", other, view=view)
    else:
        rule, kind = (55, "shakes") if shape == "shakes" else (53, "nobody_drawn")
        yield _remark(rule, kind, turn["pursuer"], view=view)


def _square(view: TourView, action: str, race: Race) -> Iterator[Remark]:
    """What the square is good for."""
    position = view.position
    number = RIDERS.index(position["turn"]["rider"])
    rider = race.riders[number]
    if rider.column in (OUT, FINISH) or not position["options"]["drafting"]:
        ahead = NONE
    else:
        ahead = rider_at(race, rider.column + 1, rider.lane)
    if ahead != NONE and not is_waiting(race.riders[ahead]):
        yield _remark(47, "wheel", RIDERS[ahead], view=view)
    if position["phase"] == "ride" and _lost(position, action) == 0 and rider.column == CHANGE:
        yield _remark(19, "exact")


def _lost(position: Json, action: str) -> int | None:
    """How many normal squares the change of terrain takes; None if it is not near."""
    at, where = rider_in_turn(position)["at"], action.removeprefix("ride ")
    if position["options"]["border"] != "stop" or column_of(at) >= CHANGE:
        return None
    if where == action or column_of(where) != CHANGE:
        return None
    return stars_ahead(position, position["turn"]["rider"])[1] - squares_needed(position, where)


def _warnings(view: TourView, action: str, race: Race, stage: int) -> Iterator[Remark]:
    position = view.position
    verb, _, rest = action.partition(" ")
    if position["turn"] is None:
        return
    number = RIDERS.index(position["turn"]["rider"])
    rider = rider_in_turn(position)
    if race.riders[number].column == OUT:
        yield _remark(34, "abandons")
    if verb == "break":
        safe, risk = map(int, rest.split("+"))
        throws = throws_to_abandon(rider["energy"] - safe, rider["form"], risk)
        if 0 < throws < 36:
            yield _remark(35, "abandon", n=throws)
    pursuer = _dice_for(view, action, race)
    if pursuer is not None:
        free = costs(1).get(0, 0)
        yield _remark(51, "dice", pursuer, view=view, free=free, puncture=FLAT)
        throws = throws_to_abandon(0, race.riders[number].form, 1)
        if throws:
            yield _remark(35, "abandon", n=throws)
    if position["phase"] == "ride" and _lost(position, action):
        yield _remark(18, "lost", n=_lost(position, action), pieces=["change"])
    if verb == "help":
        yield _remark(62, "miss")
    if verb in ("ride", "shift") and race.stage == stage and race.riders[number].column < FINISH:
        behind = pursuer_of(race, number)
        if behind != NONE and race.phase != RIDE:
            yield _remark(47, "in_wheel", RIDERS[behind], view=view)


def _dice_for(view: TourView, action: str, race: Race) -> str | None:
    """MJ-51, MJ-60: the pursuer for whom the rider in turn will throw, on setting off or later."""
    turn = view.position["turn"]
    if turn is None:
        return None
    if action.startswith("ride ") and shape_of(view.position, action) == "dice":
        return str(turn["pursuer"])
    number = RIDERS.index(turn["rider"])
    if race.phase != SETTLE or race.riders[number].energy or race.riders[number].column == FINISH:
        return None
    due = [debt.pursuer for debt in race.debt[: race.debts] if debt.rider == number]
    return RIDERS[due[0]] if due else None


def _odds(view: TourView, action: str, race: Race) -> list[Remark]:
    """How the throw that a choice leads to can end, out of 36."""
    position = view.position
    verb, _, rest = action.partition(" ")
    if verb == "break":
        safe, risk = map(int, rest.split("+"))
        rider = rider_in_turn(position)
        left = rider["energy"] - safe + rider["form"]
        if not risk or left <= 0:
            return []
        return _endings(risk, left, "cheaper", "dearer", risk)
    if _dice_for(view, action, race) is not None:
        form = race.riders[RIDERS.index(position["turn"]["rider"])].form
        return _endings(1, form, "free", "pays", 1)
    return []


def _endings(squares: int, left: int, good: str, dear: str, limit: int) -> list[Remark]:
    """The throws by what becomes of a rider with so much left: below the limit it went well."""
    ways: dict[str, dict[int, int]] = {good: {}, dear: {}, "puncture": {}, "abandon": {}}
    for cost, throws in costs(squares).items():
        if cost == PUNCTURE:
            key = "puncture"
        elif cost >= left:
            key = "abandon"
        else:
            key = good if cost < limit else dear
        ways[key][cost] = throws
    tones = {good: "good", dear: "caution", "puncture": "bad", "abandon": "bad"}
    return [
        {"key": key, "ways": sum(found.values()), "of": 36, "tone": tones[key],
         "costs": f"{min(found)}–{max(found)}" if len(found) > 1 else str(min(found))}
        for key, found in ways.items()
        if found
    ]  # fmt: skip


def _remark(
    rule: int,
    kind: str,
    other: str | None = None,
    view: TourView | None = None,
    train: list[str] | None = None,
    **words: object,
) -> Remark:
    found: Remark = {"rule": f"MJ-{rule:02d}", "kind": kind, "pieces": [], **words}
    if other is not None and view is not None:
        riders = [other, *(train or [])]
        found |= {
            "riders": riders,
            "names": view.position["options"]["names"],
            "pieces": [f"rider:{rider}" for rider in riders],
        }
    return found


def remark(note: Json, lang: str) -> str:
    """A note or warning of a preview as a sentence to the rider, or how a throw ends."""
    if "key" in note:
        return TEXTS.sentence(f"odds.{note['key']}", lang, costs=note["costs"])
    words: dict[str, Any] = {
        key: note[key] for key in note if key not in ("kind", "rule", "pieces")
    }
    if "riders" in note:
        called = [rider_name(rider, lang, note["names"]) for rider in note["riders"]]
        words |= {"who": called[0], "train": TEXTS.listed(called[1:], lang)}
    return TEXTS.sentence(f"remark.{note['kind']}", lang, **words)
