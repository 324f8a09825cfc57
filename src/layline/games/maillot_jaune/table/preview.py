"""What a choice would bring, told before it is played, up to the next throw of the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from ....engine.answers import Odd, Point, Preview, Remark
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


def preview(view: TourView, action: str, lang: str) -> Preview:
    """What a legal choice would bring; ValueError for anything else.

    | key of a warning | what a rider may regret |
    |---|---|
    | abandon, abandons | throws, or the choice itself, that end the tour for him |
    | dice | setting off is paid by dice, in form |
    | in_wheel | somebody would be in his wheel |
    | lost | squares that the change of terrain takes |
    | miss | he would miss a turn as a helper |

    | key of a note | what is worth knowing |
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
    return Preview(
        path=_path(view, action),
        ends_turn=ends_turn,
        events=told,
        notes=tuple(_notes(view, action, race, told, ends_turn, lang)),
        warnings=tuple(_warnings(view, action, race, stage, lang)),
        odds=_odds(view, action, race, lang),
        picture=picture(view, action),
    )


def _path(view: TourView, action: str) -> tuple[Point, ...]:
    verb, _, where = action.partition(" ")
    if verb in SPOTS:
        return (Point(*spot(view, action)),)
    if verb not in ("ride", "shift"):
        return ()
    position = view.position
    passed = way(rider_in_turn(position)["at"], where, position["options"]["lanes"])
    return tuple(Point(*point) for point in passed)


def _notes(
    view: TourView, action: str, race: Race, told: Sequence[Event], ends_turn: bool, lang: str
) -> Iterator[Remark]:
    position = view.position
    verb, _, rest = action.partition(" ")
    if verb in ("ride", "shift", "stay"):
        yield from _pursuer(view, action, lang)
        yield from _square(view, action, race, lang)
    if verb == "break":
        safe, _ = map(int, rest.split("+"))
        if safe and safe == rider_in_turn(position)["energy"]:
            yield _remark(view, lang, 33, "spends_all")
    for event in told:
        if isinstance(event, Finishes):
            yield (
                _remark(view, lang, 39, "wins")
                if event.place == 1
                else _remark(view, lang, 40, "home", n=event.n)
            )
    if ends_turn:
        yield _remark(view, lang, 11, "ends_turn")


def _pursuer(view: TourView, action: str, lang: str) -> Iterator[Remark]:
    """What becomes of whoever is in the wheel."""
    position = view.position
    shape = shape_of(position, action)
    if shape in ("plain", "dice"):
        return
    turn = position["turn"]
    if shape == "draws":
        train = train_behind(view, turn["rider"])[1:]
        kind, rule = ("draws_more", 52) if train else ("draws", 48)
        yield _remark(view, lang, rule, kind, turn["pursuer"], train=train)
    elif shape == "level":
        pact = position["pact"]
        other = pact["second"] if pact["first"] == turn["rider"] else pact["first"]
        yield _remark(view, lang, 59, "level", other)
    else:
        rule, kind = (55, "shakes") if shape == "shakes" else (53, "nobody_drawn")
        yield _remark(view, lang, rule, kind, turn["pursuer"])


def _square(view: TourView, action: str, race: Race, lang: str) -> Iterator[Remark]:
    """What the square is good for."""
    position = view.position
    number = RIDERS.index(position["turn"]["rider"])
    rider = race.riders[number]
    if rider.column in (OUT, FINISH) or not position["options"]["drafting"]:
        ahead = NONE
    else:
        ahead = rider_at(race, rider.column + 1, rider.lane)
    if ahead != NONE and not is_waiting(race.riders[ahead]):
        yield _remark(view, lang, 47, "wheel", RIDERS[ahead])
    if position["phase"] == "ride" and _lost(position, action) == 0 and rider.column == CHANGE:
        yield _remark(view, lang, 19, "exact")


def _lost(position: Json, action: str) -> int | None:
    """How many normal squares the change of terrain takes; None if it is not near."""
    at, where = rider_in_turn(position)["at"], action.removeprefix("ride ")
    if position["options"]["border"] != "stop" or column_of(at) >= CHANGE:
        return None
    if where == action or column_of(where) != CHANGE:
        return None
    return stars_ahead(position, position["turn"]["rider"])[1] - squares_needed(position, where)


def _warnings(view: TourView, action: str, race: Race, stage: int, lang: str) -> Iterator[Remark]:
    position = view.position
    verb, _, rest = action.partition(" ")
    if position["turn"] is None:
        return
    number = RIDERS.index(position["turn"]["rider"])
    rider = rider_in_turn(position)
    if race.riders[number].column == OUT:
        yield _remark(view, lang, 34, "abandons")
    if verb == "break":
        safe, risk = map(int, rest.split("+"))
        throws = throws_to_abandon(rider["energy"] - safe, rider["form"], risk)
        if 0 < throws < 36:
            yield _remark(view, lang, 35, "abandon", n=throws)
    pursuer = _dice_for(view, action, race)
    if pursuer is not None:
        free = costs(1).get(0, 0)
        yield _remark(view, lang, 51, "dice", pursuer, free=free, puncture=FLAT)
        throws = throws_to_abandon(0, race.riders[number].form, 1)
        if throws:
            yield _remark(view, lang, 35, "abandon", n=throws)
    if position["phase"] == "ride" and _lost(position, action):
        yield _remark(view, lang, 18, "lost", n=_lost(position, action), pieces=("change",))
    if verb == "help":
        yield _remark(view, lang, 62, "miss")
    if verb in ("ride", "shift") and race.stage == stage and race.riders[number].column < FINISH:
        behind = pursuer_of(race, number)
        if behind != NONE and race.phase != RIDE:
            yield _remark(view, lang, 47, "in_wheel", RIDERS[behind])


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


def _odds(view: TourView, action: str, race: Race, lang: str) -> tuple[Odd, ...]:
    """How the throw that a choice leads to can end, out of 36."""
    position = view.position
    verb, _, rest = action.partition(" ")
    if verb == "break":
        safe, risk = map(int, rest.split("+"))
        rider = rider_in_turn(position)
        left = rider["energy"] - safe + rider["form"]
        if not risk or left <= 0:
            return ()
        return tuple(_endings(risk, left, "cheaper", "dearer", risk, lang))
    if _dice_for(view, action, race) is not None:
        form = race.riders[RIDERS.index(position["turn"]["rider"])].form
        return tuple(_endings(1, form, "free", "pays", 1, lang))
    return ()


def _endings(squares: int, left: int, good: str, dear: str, limit: int, lang: str) -> Iterator[Odd]:
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
    tones: dict[str, Literal["good", "caution"]] = {good: "good", dear: "caution"}
    for key, found in ways.items():
        if found:
            paid = f"{min(found)}–{max(found)}" if len(found) > 1 else str(min(found))
            text = TEXTS.sentence(f"odds.{key}", lang, costs=paid)
            yield Odd(key, text, sum(found.values()), 36, tones.get(key, "bad"))


def _remark(
    view: TourView,
    lang: str,
    rule: int,
    key: str,
    other: str | None = None,
    train: Sequence[str] = (),
    pieces: tuple[str, ...] = (),
    **words: object,
) -> Remark:
    """A sentence to the rider; `other` is the rider it is about, `train` are those behind him."""
    if other is not None:
        names = view.position["options"]["names"]
        who, *behind = (rider_name(rider, lang, names) for rider in (other, *train))
        words |= {"who": who, "train": TEXTS.listed(behind, lang)}
        pieces = tuple(f"rider:{rider}" for rider in (other, *train))
    return Remark(f"MJ-{rule:02d}", key, TEXTS.sentence(f"remark.{key}", lang, **words), pieces)
