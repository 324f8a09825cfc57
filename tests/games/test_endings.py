"""The end of a race, told: places are those of the rules, and a reason names what truly decided.

Here every ranking is worked out a second time, from the written position: a list of what the rules
compare, in their order. The reason that a game gives must be the first in which two seats differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise

import pytest

from layline.engine.answers import Ending, Placing
from layline.engine.game import Game
from layline.engine.scene import Group
from layline.engine.texts import LANGUAGES
from layline.games import games
from layline.play.beginning import new
from layline.play.race import Race
from tests.games.finished_races import Json, finished

Ranked = list[tuple[str, int]]
"""What is compared, and how much each has of it; less is better."""


def space(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def far(one: str, other: str) -> int:
    """How many spaces lie between two."""
    (x, y), (u, v) = space(one), space(other)
    return max(abs(x - u), abs(y - v))


# The rankings, from positions as they are written.


def regatta(position: Json) -> dict[str, Ranked]:
    if position["options"]["races"] > 1:
        return {who: series(position, who) for who in position["boats"]}
    return {who: one_race(position, boat) for who, boat in position["boats"].items()}


def one_race(position: Json, boat: Json) -> Ranked:
    if boat["status"] == "finished":
        return [("home", 0), ("round", boat["finish"]["round"]), ("leg", boat["finish"]["leg"])]
    if boat["status"] != "racing":
        return [("home", 2)]
    marks = position["course"]["roundings"]
    if boat["started"] and boat["next"] < len(marks):
        way = far(boat["at"], marks[boat["next"]]["at"])
    else:
        pin, committee = space(position["course"]["pin"]), space(position["course"]["committee"])
        line = [f"{x},{pin[1]}" for x in range(pin[0] + 1, committee[0])]
        way = min(far(boat["at"], at) for at in line)
    rounded = boat["next"] if boat["started"] else 0
    return [("home", 1), ("start", not boat["started"]), ("marks", -rounded), ("way", way)]


def series(position: Json, who: str) -> Ranked:
    took = [race["places"][who] for race in position["history"]]
    found = [("points", -position["points"][who])]
    found += [(f"places.{n}", -took.count(n)) for n in range(1, len(position["boats"]) + 1)]
    return [*found, ("latest", position["boats"][who]["place"] or 99)]


def race_the_wind(position: Json) -> dict[str, Ranked]:
    return {who: one_boat(position, who) for who in position["boats"]}


def one_boat(position: Json, who: str) -> Ranked:
    boat = position["boats"][who]
    if boat["status"] == "finished":
        return [("home", 0), ("line", position["finish"].index(who))]
    if boat["status"] == "retired":
        return [("home", 2), ("later", -position["retired"].index(who))]
    leg, passed, y = boat["leg"], boat["net"] >= 1, space(boat["at"])[1]
    climbs = leg == 0 or (leg % 2 == 1) != passed
    return [
        ("home", 1),
        ("leg", -leg),
        ("passed", -int(passed)),
        ("row", -y if climbs else y),
        ("penalties", boat["penalties"]),
        ("turn", position["order"].index(who)),
    ]


def petite_regate(position: Json) -> dict[str, Ranked]:
    course = position["course"]
    line = [space(course["line"][end]) for end in ("from", "to")]
    found: dict[str, Ranked] = {}
    for who, boat in position["boats"].items():
        if boat["status"] != "racing":
            found[who] = [("home", 0 if boat["status"] == "finished" else 2)]
            continue
        goal = ((line[0][0] + line[1][0]) // 2, line[0][1])
        if boat["started"] and boat["marks"] < 2:
            goal = space(course["marks"][boat["marks"]]["at"])
        x, y = space(boat["at"])
        way = (x - goal[0]) ** 2 + (y - goal[1]) ** 2
        started = ("start", -int(boat["started"]))
        found[who] = [("home", 1), started, ("marks", -boat["marks"]), ("way", way)]
    return found


def maillot_jaune(position: Json) -> dict[str, Ranked]:
    riders, teams = position["riders"], position["options"]["teams"] or {}
    side_of = {name: side for side, those in teams.items() for name in those}
    found: dict[str, Ranked] = {}
    for name, rider in riders.items():
        seat = "ABCDEFGHI"[int(rider["owner"].removeprefix("seat:"))]
        side = side_of.get(name)
        own = [
            other
            for other, one in riders.items()
            if (side_of.get(other) == side if side else one["owner"] == rider["owner"])
        ]
        best = next(one for one in position["result"] if one in own)
        found[seat] = one_rider(position, best)
        if position["options"]["team_score"] == "minutes" and side:
            minutes = position["team_minutes"][side]
            ahead = [("classified", minutes is None), ("side", -1 if minutes is None else minutes)]
            found[seat] = ahead + found[seat]
    return found


def one_rider(position: Json, name: str) -> Ranked:
    rider = position["riders"][name]
    if name in position["outs"]:
        return [("tour", 1), ("abandoned", -position["outs"].index(name))]
    staying = [one for other, one in position["riders"].items() if other not in position["outs"]]
    held = min(len(one["places"]) for one in staying)
    if held == 0:
        return [("tour", 0), ("road", position["result"].index(name))]
    minutes, places = rider["minutes"][:held], rider["places"][:held]
    return [
        ("tour", 0),
        ("minutes", sum(minutes)),
        ("places", sum(places)),
        ("latest", places[-1]),
    ]


SECOND: Mapping[str, Callable[[Json], dict[str, Ranked]]] = {
    "regatta": regatta,
    "race-the-wind": race_the_wind,
    "petite-regate": petite_regate,
    "maillot-jaune": maillot_jaune,
}
SEEN_IN_ALL = {
    "regatta": {"home", "round", "leg", "start", "marks", "way", "tie", "points", "latest"}
    | {"places.1", "places.2", "places.3", "retired"},
    "race-the-wind": {"home", "line", "leg", "row", "penalties", "turn", "later"},
    "petite-regate": {"home", "start", "marks", "way", "retired"},
    "maillot-jaune": {"tour", "abandoned", "minutes", "places", "latest", "side", "classified"},
}
"""What must have decided somewhere among the races: without it a test would prove nothing."""


def first_difference(one: Ranked, other: Ranked) -> str | None:
    """What decides between two; None: nothing does."""
    return next(
        (name for (name, mine), (_, hers) in zip(one, other, strict=False) if mine != hers), None
    )


def ending_of(race: Race, lang: str = "en") -> Ending:
    found = race.game.results.ending(race.view(), lang)
    assert found is not None
    return found


def why(placing: Placing) -> str:
    assert placing.why is not None
    return placing.why.key


@pytest.mark.parametrize("game", SECOND)
def test_a_reason_names_the_first_thing_in_which_two_differ(game: str) -> None:
    seen: Counter[str] = Counter()
    for race in finished(game):
        ending, ranked = ending_of(race), SECOND[game](race.position())
        alone = len(ranked) == len(race.seats) and not race.options.get("teams")
        placings = [one for one in ending.placings if one.place is not None]
        if game == "petite-regate":
            check_one_winner(ending, ranked)
        elif alone:
            for ahead, behind in pairwise(placings):
                decides = first_difference(ranked[ahead.seat], ranked[behind.seat])
                assert why(behind) == (decides or "tie"), (race.position(), ending)
                assert ranked[ahead.seat] <= ranked[behind.seat]
                assert (ahead.place == behind.place) == (decides is None)
        else:
            check_sides(placings, ranked)
        seen.update(one.why.key for one in ending.placings if one.why is not None)
    assert set(seen) >= SEEN_IN_ALL[game], seen


def check_one_winner(ending: Ending, ranked: dict[str, Ranked]) -> None:
    """Who has won is ahead of everybody else, or level with another winner."""
    best = min(ranked.values())
    winners = [one.seat for one in ending.placings if one.place == 1]
    assert winners == [seat for seat, keys in ranked.items() if keys == best and keys[0][1] < 2]
    for one in ending.placings:
        if one.place is None and ranked[one.seat][0] != ("home", 2):
            assert why(one) == first_difference(best, ranked[one.seat])


def check_sides(placings: list[Placing], ranked: dict[str, Ranked]) -> None:
    """Those of a side share its place; it is set apart from the side before, the first from the
    second.
    """
    order = sorted(ranked.values())
    for one in placings:
        mine = ranked[one.seat]
        assert one.place == 1 + sum(other < mine for other in ranked.values())
        ahead = [other for other in order if other < mine]
        behind = [other for other in order if other > mine]
        rival = ahead[-1] if ahead else behind[0] if behind else None
        if rival is None:
            assert one.why is None
        else:
            assert why(one) == first_difference(mine, rival)


@pytest.mark.parametrize("game", SECOND)
def test_places_are_those_beside_the_names_and_in_both_languages(game: str) -> None:
    for race in finished(game):
        view, scores = race.view(), race.scores()
        both = [ending_of(race, lang) for lang in LANGUAGES]
        told = {fact.seat: fact.place for fact in race.game.table.facts(view, "en")}
        assert {one.seat: one.place for one in both[0].placings} == told
        english, french = both
        assert [one.seat for one in english.placings] == [one.seat for one in french.placings]
        for one, other in zip(english.placings, french.placings, strict=True):
            assert one.why is None or (other.why is not None and one.why.key == other.why.key)
            if one.why is not None and other.why is not None:
                assert one.why.text != other.why.text
                assert one.why.rule == other.why.rule
                assert race.game.texts.reason(one.why.rule, "en")
        if race.game.id != "regatta":
            best = max(scores.values())
            winners = {one.seat for one in english.placings if one.place == 1}
            assert winners <= {seat for seat, score in scores.items() if score == best}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_nothing_has_ended_before_the_end(game: Game) -> None:
    race = new(game.id, seed=1)
    assert race.game.results.ending(race.view(), "en") is None
    assert race.game.results.stage_end(race.view(), "en") is None


# On the board.


def boats_drawn(race: Race) -> dict[str, tuple[float, float]]:
    """Where the boats of a board lie, by their letters."""
    shapes = race.game.drawing.board(race.view(), "en").shapes
    return {
        (shape.id or "").removeprefix("boat:"): (shape.x, shape.y)
        for shape in shapes
        if isinstance(shape, Group) and (shape.id or "").startswith("boat:")
    }


@pytest.mark.parametrize("game", ["regatta", "race-the-wind", "petite-regate"])
def test_whoever_sailed_to_the_end_is_still_to_be_seen_there(game: str) -> None:
    seen = 0
    for race in finished(game):
        boats, drawn = race.position()["boats"], boats_drawn(race)
        known = {str(event.who) for events in race.told() for event in events if "at" in dir(event)}
        stayed = {who for who, boat in boats.items() if boat["status"] == "racing"}
        home = {who for who, boat in boats.items() if boat["status"] == "finished"} & known
        assert stayed | home <= set(drawn), (boats, drawn)
        assert len(set(drawn.values())) == len(drawn), "nobody hides another"
        seen += len(home)
    assert seen > 3
