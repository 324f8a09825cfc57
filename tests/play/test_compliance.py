"""Every game there is passes the compliance suite, and the suite notices broken promises."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from layline.engine.compiled import Compiled
from layline.engine.events import Event, EventTable, Milestone
from layline.engine.game import Game, Rules
from layline.engine.log import Row
from layline.engine.scene import Circle
from layline.games import find_game, games
from layline.games.regatta.rules.events import RegattaEvent, Wins, Yacht
from layline.play.compliance import check_game, check_race, option_sets

RACES = 14
SETS = {game.id: option_sets(game, RACES) for game in games()}


@pytest.mark.parametrize("number", range(RACES))
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_keeps_its_promises(game: Game, number: int) -> None:
    check_race(game, SETS[game.id][number], seed=number)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_races_are_the_same_with_bounds_checks(game: Game) -> None:
    bounds_checked = Compiled(game, boundscheck=True, report=lambda rule: None)
    for number, options in enumerate(option_sets(game, 3, seed=7)):
        check_race(game, options, 100 + number, (bounds_checked,), steps=250, every=250)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_value_of_every_option_is_played(game: Game) -> None:
    sets = [options.model_dump() for options in option_sets(game, 40)]
    for name, field in game.codec.options.model_fields.items():
        assert len({repr(options[name]) for options in sets}) > 1, f"{name} is always the same"
        assert field.annotation is not None
    assert option_sets(game, 5) == option_sets(game, 5)
    assert option_sets(game, 5) != option_sets(game, 5, seed=1)


def test_a_game_can_be_named_by_its_id() -> None:
    check_game("regatta", races=1, seed=3)


def broken(**changes: Any) -> Game:
    return replace(find_game("regatta"), **changes)


def with_rules(**changes: Any) -> Game:
    return broken(rules=replace(find_game("regatta").rules, **changes))


def one_choice_less(race: Any, out: Any, scratch: Any) -> int:
    return max(1, find_game("regatta").rules.choices(race, out, scratch) - 1)


def nothing_is_forbidden(race: Any, action: int, scratch: Any) -> int:
    return 0


def never_asks_the_die(race: Any, seat: int, rng: Any) -> None:
    race.wind = (race.wind + 1) % 8


def tells_nothing(race: Any, action: int, log: Any, scratch: Any) -> None:
    find_game("regatta").rules.play(race, action, [0, 0], scratch)


REGATTA = find_game("regatta")


class OneLanguage(EventTable):
    """Sentences are English, whatever is spoken."""

    def sentence(self, event: Event, lang: str, options: Any = None) -> str:
        return super().sentence(event, "en", options)


class Whales(EventTable):
    """Everything that happens is a milestone of a kind there is not."""

    def told(self, rows: Iterable[Row]) -> tuple[Event, ...]:
        return tuple(_Whale(event.rule, event.who) for event in super().told(rows))


class _Whale(Event):
    prefix, kind = "REG", Wins.kind
    milestone = Milestone("whale", ())


def aside(view: Any) -> list[dict[str, Any]]:
    """Targets that lie a space beside where they belong."""
    places = REGATTA.targets(view)
    return [{**one, "x": None if one["x"] is None else one["x"] + 1} for one in places]


def on_herself(view: Any) -> list[dict[str, Any]]:
    """What has no place on the board, a luff, is picked on one's own yacht."""
    lit = REGATTA.board(view, "en").named().get("on-move")
    at = {"kind": "point", "x": lit.x, "y": lit.y} if isinstance(lit, Circle) else {}
    return [{**one, **(at if one["kind"] == "button" else {})} for one in REGATTA.targets(view)]


def anywhere(view: Any, where: Any) -> dict[str, Any]:
    """A click on open water is about a luff."""
    meant, buttons = REGATTA.meant(view, where), REGATTA.targets(view)
    luffs = [one["action"] for one in buttons if one["kind"] == "button"]
    return meant if meant["actions"] else {**meant, "actions": luffs}


def too_sure(view: Any, action: str) -> dict[str, Any]:
    return REGATTA.preview(view, action) | {"events": (Wins(59, Yacht(0)),)}


BROKEN: dict[str, tuple[Callable[[], Game], str]] = {
    "no prompt": (lambda: broken(prompt=lambda view, lang: ""), "there is always a prompt"),
    "one language": (
        lambda: broken(events=OneLanguage("Regatta", RegattaEvent, REGATTA.texts)),
        "is told in each language",
    ),
    "no words": (lambda: broken(describe=lambda view, lang: ""), "can be told in words"),
    "observation": (lambda: broken(observation=7), "an observation has its fixed length"),
    "too many choices": (lambda: broken(most_choices=1), "at most `most_choices`"),
    "a choice missing": (lambda: with_rules(choices=one_choice_less), "gives the same choices"),
    "lawless": (lambda: with_rules(why_not=nothing_is_forbidden), "is a choice or refused"),
    "leaks": (lambda: with_rules(imagine=never_asks_the_die), "what she cannot know"),
    "silent": (lambda: with_rules(play=tells_nothing), "gives the same events"),
    "labels alike": (lambda: broken(label=lambda *given: "Sail"), "no two labels read alike"),
    "targets aside": (lambda: broken(targets=aside), "a click on|ends at its target"),
    "a target on herself": (lambda: broken(targets=on_herself), "lies on the piece on move"),
    "luffing by accident": (lambda: broken(meant=anywhere), "is to be seen there"),
    "no facts": (lambda: broken(facts=lambda view, lang: []), "every seat has its facts"),
    "ground and board": (lambda: broken(ground=REGATTA.instruments), "have one size"),
    "ids twice": (lambda: broken(ground=REGATTA.board), "no id twice"),
    "false prophet": (lambda: broken(preview=too_sure), "comes true"),
    "blocked": (lambda: broken(blockers=lambda *given: ["whale"]), "in the way|on the board"),
    "no quick race": (lambda: broken(quick={"options": {}, "bots": []}), "for all but one"),
    "bad quick race": (lambda: broken(quick={"options": {"sea": 1}}), "has options of the game"),
    "a ghost ship": (
        lambda: broken(progress=lambda view, lang: [{"piece": "Z", "seat": "A", "name": "Z"}]),
        "names a piece and its seat",
    ),
    "a made-up milestone": (
        lambda: broken(events=Whales("Regatta", RegattaEvent, REGATTA.texts)),
        "is a milestone",
    ),
    "a nameless die": (
        lambda: broken(chances=lambda text: [{"kind": "dice", "value": "1"}]),
        "there are words for",
    ),
    "unknown rule": (lambda: broken(prefix="XXX"), "is a choice or refused"),
}


@pytest.mark.parametrize("flaw", BROKEN)
def test_the_suite_notices_a_game_that_breaks_its_promises(flaw: str) -> None:
    make, promise = BROKEN[flaw]
    with pytest.raises(AssertionError, match=promise) as caught:
        check_race(make(), SETS["regatta"][0], seed=0)
    assert "seed 0" in str(caught.value)
    assert "'board': " in str(caught.value)


def test_a_game_supplies_every_function_the_engine_asks_for() -> None:
    for game in games():
        assert all(callable(getattr(game.rules, name)) for name in Rules.__dataclass_fields__)
