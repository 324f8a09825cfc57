"""Every game there is passes the compliance suite, and the suite notices broken promises."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from layline.engine.answers import (
    Chance,
    Meaning,
    Point,
    Preview,
    Progress,
    QuickRace,
    Target,
)
from layline.engine.events import Event, EventTable, Milestone
from layline.engine.game import RULES, Game
from layline.engine.log import Row
from layline.engine.scene import Circle, Scene
from layline.games import find_game, games
from layline.games.regatta.rules.events import KINDS, Wins, Yacht
from layline.play.compliance import check_game, check_race, option_sets

RACES = 14
SETS = {game.id: option_sets(game, RACES) for game in games()}


@pytest.mark.parametrize("number", range(RACES))
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_keeps_its_promises(game: Game, number: int) -> None:
    check_race(game, SETS[game.id][number], seed=number)


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


def part(name: str, **changes: Any) -> Game:
    """Regatta with a part that differs in a few methods."""
    kind = type(getattr(find_game("regatta"), name))
    methods = {key: staticmethod(change) for key, change in changes.items()}
    return broken(**{name: type("Broken", (kind,), methods)()})


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
TABLE, DRAWING = REGATTA.table, REGATTA.drawing


class OneLanguage(EventTable):
    """Sentences are in English, whatever the language."""

    def sentence(self, event: Event, lang: str, options: Any = None) -> str:
        return super().sentence(event, "en", options)


class Whales(EventTable):
    """Everything that happens is a milestone of a kind that does not exist."""

    def told(self, rows: Iterable[Row]) -> tuple[Event, ...]:
        return tuple(_Whale(event.rule, event.who) for event in super().told(rows))


class _Whale(Event):
    prefix, kind = "REG", Wins.kind
    milestone = Milestone("whale", ())


def aside(view: Any, action: str) -> Target | None:
    """Targets one space away from where they belong."""
    there = TABLE.target(view, action)
    return None if there is None else replace(there, x=there.x + 1)


def on_herself(view: Any, action: str) -> Target | None:
    """What has no place on the board, a luff, is picked on one's own yacht."""
    lit = DRAWING.board(view, "en").named().get("on-move")
    own = Target(lit.x, lit.y) if isinstance(lit, Circle) else None
    return TABLE.target(view, action) or own


def anywhere(view: Any, click: Point) -> Meaning:
    """A click on open water is about a luff."""
    meant = TABLE.meant(view, click)
    luffs = tuple(action for action in view.choices if TABLE.target(view, action) is None)
    return meant if meant.actions else replace(meant, actions=luffs)


def too_sure(view: Any, action: str, lang: str) -> Preview:
    return replace(TABLE.preview(view, action, lang), events=(Wins(59, Yacht(0)),))


def crooked(view: Any, lang: str) -> Scene:
    """A board with a shape that no theme knows how to paint."""
    board = DRAWING.board(view, lang)
    return replace(board, shapes=(*board.shapes, Circle(role="No role", x=1, y=1, r=1)))


BROKEN: dict[str, tuple[Callable[[], Game], str]] = {
    "no prompt": (lambda: part("table", prompt=lambda view, lang: ""), "there is always a prompt"),
    "one language": (
        lambda: broken(events=OneLanguage("Regatta", KINDS, REGATTA.texts)),
        "is told in each language",
    ),
    "no words": (lambda: part("table", describe=lambda view, lang: ""), "can be told in words"),
    "observation": (lambda: with_rules(observation=7), "an observation has its fixed length"),
    "too many choices": (lambda: with_rules(most_choices=1), "at most `most_choices`"),
    "a choice missing": (lambda: with_rules(choices=one_choice_less), "gives the same choices"),
    "lawless": (lambda: with_rules(why_not=nothing_is_forbidden), "is a choice or refused"),
    "leaks": (lambda: with_rules(imagine=never_asks_the_die), "what it cannot know"),
    "silent": (lambda: with_rules(play=tells_nothing), "gives the same events"),
    "labels alike": (
        lambda: part("table", label=lambda *given: "Sail"),
        "no two labels read alike",
    ),
    "targets aside": (lambda: part("table", target=aside), "a click on|ends at its target"),
    "a target on herself": (lambda: part("table", target=on_herself), "lies on the piece on move"),
    "luffing by accident": (lambda: part("table", meant=anywhere), "is to be seen there"),
    "no facts": (lambda: part("table", facts=lambda view, lang: []), "every seat has its facts"),
    "ground and board": (lambda: part("drawing", ground=DRAWING.instruments), "have one size"),
    "ids twice": (lambda: part("drawing", ground=DRAWING.board), "no id twice"),
    "a crooked shape": (lambda: part("drawing", board=crooked), "every shape can be drawn"),
    "false prophet": (lambda: part("table", preview=too_sure), "comes true"),
    "blocked": (
        lambda: part("table", blockers=lambda *given: ["whale"]),
        "in the way|on the board",
    ),
    "no quick race": (lambda: broken(quick=QuickRace({}, ())), "for all but one"),
    "bad quick race": (lambda: broken(quick=QuickRace({"sea": 1}, ())), "has options of the game"),
    "a ghost ship": (
        lambda: part("results", progress=lambda view, lang: (Progress("Z", "Z", "A", "Z", 1),)),
        "names a piece and its seat",
    ),
    "a made-up milestone": (
        lambda: broken(events=Whales("Regatta", KINDS, REGATTA.texts)),
        "is a milestone",
    ),
    "a nameless die": (
        lambda: part("results", chances=lambda text: (Chance("dice", "1"),)),
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
        assert all(callable(getattr(game.rules, name)) for name in RULES)
