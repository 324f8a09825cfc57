"""What a small game need not write itself: turns, notation, positions, words, targets, previews.

`small_game` makes a `Game` of a few rules, lists and drawings, for games in which nothing is hidden
and each turn is a chance result followed by one decision, both a handful of fixed words. A game
that outgrows a part refines its class and hands that over: `small_game(..., table=MyTable)`.
docs/adding-a-game.md builds a game step by step, docs/a-larger-game.md goes on.

The record of its race has the fields that `small_rules` works with; everything else is its own. A
field named like an option begins with the option's value.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ..engine.answers import (
    BoardSign,
    JsonObject,
    Meaning,
    Point,
    Preview,
    QuickRace,
    SeatFacts,
    Target,
)
from ..engine.events import Event, EventTable, Piece, event
from ..engine.game import Bot, Game, Rules
from ..engine.legend import picked
from ..engine.log import empty_log, read_log
from ..engine.parts import AtTable, Codec, Drawing, Loaded, Results
from ..engine.record_json import read_into, written
from ..engine.records import fields
from ..engine.rules import CHANCE, OVER
from ..engine.scene import Circle, Scene, Shape, Text
from ..engine.texts import Texts
from ..engine.view import Situation, Still, View
from .small_rules import COMMON, HOME, NoScratch, observer, of_the_game

LETTERS = "ABCDEFGHI"
REACH = 0.75
"""A click this near to a target means it, in units of the board."""
ON_HER = 0.6
"""A choice nearer than this to the piece itself is picked with a button."""

ARace = Any
"""The record of a small game's race: each has its own."""
SmallView = View[ARace]
Spot = Callable[[ARace, int, str | None], tuple[float, float] | None]
"""Where on the board a seat's choice is picked (None: with a button); with no choice, its piece."""


class SmallOptions(BaseModel):
    """Options of whole numbers, words and switches; give each a default and its limits."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    players: int = Field(default=2, ge=2, le=4)

    def to_json(self) -> JsonObject:
        """The options as JSON."""
        return self.model_dump(mode="json")


@dataclass(frozen=True)
class SmallGame:
    """What a small game gives; all its parts follow from it."""

    id: str
    name: str
    prefix: str
    turns_rule: int
    actions: Sequence[str]
    outcomes: Sequence[str]
    events: EventTable
    rules: Mapping[str, Any]  # functions by name
    race: type
    options: type[SmallOptions]
    texts: Texts
    size: tuple[float, float]
    ground: Sequence[Shape]
    board: Callable[[ARace], Sequence[Shape]]
    spot: Spot

    def decider(self, race: ARace) -> int | None:
        """The seat that decides, if one does."""
        actor: int = self.rules["actor"](race)
        return actor if actor >= 0 else None

    def picked_at(self, race: ARace, action: str | None) -> Point | None:
        """Where a choice is picked on the board; without one, where the piece on move is."""
        who = self.decider(race)
        if who is None:
            return None
        here = self.spot(race, who, None)
        at = here if action is None else self.spot(race, who, action)
        # A click on one's own piece plays nothing: what leaves it where it is has no place.
        on_her = action is not None and at and here and math.dist(at, here) < ON_HER
        return None if at is None or on_her else Point(*at)


@dataclass(frozen=True)
class SmallNotation:
    """The notation at one table: fixed words for actions and results."""

    game: SmallGame
    options: SmallOptions

    def action_text(self, race: ARace, action: int) -> str:
        """The word of a decision."""
        return self.game.actions[action]

    def action_number(self, race: ARace, text: str) -> int | None:
        """The number of a decision's word."""
        return _place(self.game.actions, text)

    def outcome_text(self, race: ARace, outcome: tuple[int, ...]) -> str:
        """The word of a chance result."""
        return self.game.outcomes[outcome[0]]

    def outcome_numbers(self, race: ARace, text: str) -> tuple[int, ...] | None:
        """The number of a chance result's word."""
        found = _place(self.game.outcomes, text)
        return None if found is None else (found,)

    def is_action(self, race: ARace, text: str) -> bool:
        """Whether a text is an action or a chance result."""
        return text in self.game.actions or text in self.game.outcomes

    def no_action(self, race: ARace, text: str) -> int:
        """The rule by which a text that is not an action is refused."""
        return self.game.turns_rule

    def seat_name(self, seat: int) -> str:
        """A, B, C ... in seat order."""
        return LETTERS[seat]

    def position(self, race: ARace) -> JsonObject:
        """The options, who decides, and every number of the record."""
        decides = self.game.rules["actor"](race)
        named = {CHANCE: "chance", OVER: None}
        return {
            "game": self.game.id,
            "version": 1,
            "options": self.options.to_json(),
            "to_move": named[decides] if decides in named else LETTERS[decides],
            **written(race),
        }

    def derived(self, race: ARace, choices: list[int]) -> JsonObject:
        """Nothing is derived."""
        return {}


class SmallCodec(Codec[ARace]):
    """Options, notation and positions of a small game."""

    def __init__(self, small: SmallGame) -> None:
        self.small = small
        self.options = small.options  # type: ignore[misc]  # each game has its own

    def new(self, options: SmallOptions) -> ARace:
        """A race at its beginning."""
        race: ARace = self.small.race()
        for field in fields(self.small.race):
            if field.name in type(options).model_fields:
                setattr(race, field.name, getattr(options, field.name))
        return race

    def notation(self, options: SmallOptions) -> SmallNotation:
        """Fixed words."""
        return SmallNotation(self.small, options)

    def load(self, position: JsonObject) -> Loaded:
        """Read a position; what is left out is as in a new race."""
        options = self.small.options.model_validate(position.get("options", {}))
        race = self.new(options)
        given = {key: position[key] for key in position if key not in _HEAD}
        read_into(race, given, "position")
        return Loaded(options, race, False)


class SmallTable(AtTable[SmallView]):
    """Words, targets, clicks and previews of a small game."""

    def __init__(self, small: SmallGame) -> None:
        self.small, self.texts = small, small.texts

    def label(self, view: SmallView, action: str, lang: str) -> str:
        """`actions.<action>`; a chance result is its own label."""
        if action in self.small.outcomes:
            return action
        return self.texts.sentence(f"actions.{_key(action)}", lang)

    def group(self, action: str, lang: str) -> str:
        """`group`: one heading for all."""
        return self.texts.sentence("group", lang)

    def prompt(self, view: SmallView, lang: str) -> str:
        """`prompt.play`, `prompt.chance` or `prompt.over`."""
        kind = {"chance": "chance", None: "over"}.get(view.to_move, "play")
        return self.texts.sentence(f"prompt.{kind}", lang, who=view.to_move)

    def facts(self, view: SmallView, lang: str) -> tuple[SeatFacts, ...]:
        """How each seat stands: `status.afloat`, `status.out` or `status.won`, with its numbers."""
        race, told = view.race, []
        lists = {name: many for name, many in written(race).items() if isinstance(many, list)}
        for n, seat in enumerate(LETTERS[: race.players]):
            won = race.phase == HOME and race.mover == n
            status = "out" if race.out[n] else "won" if won else "afloat"
            own = {name: many[n] for name, many in lists.items()}
            said = self.texts.sentence(f"status.{status}", lang, **own)
            told.append(SeatFacts(seat, seat, said, 1 if won else None))
        return tuple(told)

    def describe(self, view: SmallView, lang: str) -> str:
        """What is awaited, then how each seat stands."""
        lines = [f"{one.seat}: {one.status}" for one in self.facts(view, lang)]
        return "\n".join([self.prompt(view, lang), *lines])

    def text_board(self, view: SmallView) -> str:
        """The same in a terminal."""
        return self.describe(view, "en")

    # Pointing.

    def target(self, view: SmallView, action: str) -> Target | None:
        """A point for a choice that has a spot, a button for any other."""
        at = self.small.picked_at(view.race, action)
        return None if at is None else Target(*at)

    def meant(self, view: SmallView, click: Point) -> Meaning:
        """The choices whose spots are near."""
        near = []
        for action in view.choices:
            target = self.target(view, action)
            if target is not None and math.dist(target.at, click) <= REACH:
                near.append(action)
        rule = None if near else f"{self.small.prefix}-{self.small.turns_rule:02d}"
        return Meaning(tuple(near), rule=rule)

    def refused(self, view: SmallView) -> list[str]:
        """What whoever decides may not do now."""
        if not view.asked:
            return []
        return [action for action in self.small.actions if action not in view.choices]

    def preview(self, view: SmallView, action: str, lang: str) -> Preview:
        """Play it on a copy: what happens, and where it leads."""
        here, there = (self.small.picked_at(view.race, what) for what in (None, action))
        race, log = view.trial(), empty_log(_ROOM)
        self.small.rules["play"](race, self.small.actions.index(action), log, NoScratch())
        return Preview(
            path=tuple(at for at in (here, there) if at is not None) if there else (),
            ends_turn=True,
            events=self.small.events.told(read_log(log)),
        )


class SmallDrawing(Drawing[SmallView]):
    """The pictures of a small game."""

    def __init__(self, small: SmallGame, table: SmallTable) -> None:
        self.small, self.table = small, table

    def scene(self, view: SmallView, lang: str, tall: bool = False) -> Scene:
        """Ground and board in one."""
        return self._picture(view, lang, (*self.small.ground, *self._lit(view)))

    def ground(self, view: SmallView, lang: str) -> Scene:
        """The ground."""
        return self._picture(view, lang, self.small.ground)

    def board(self, view: SmallView, lang: str) -> Scene:
        """The board, with a patch of light under whoever is to move."""
        facts = self.table.facts(view, lang)
        told = {f"boat:{one.seat}": f"{one.seat}: {one.status}" for one in facts}
        shapes = [
            replace(shape, title=told[shape.id]) if shape.id in told else shape
            for shape in self._lit(view)
        ]
        return self._picture(view, lang, shapes)

    def instruments(self, view: SmallView, lang: str) -> Scene:
        """`instruments`, a sentence about the position."""
        said = self.small.texts.sentence("instruments", lang, **written(view.race))
        text = Text(role="label", x=2.5, y=1.1, text=said, size=0.8, anchor="middle", width=4.8)
        return Scene(
            width=5, height=1.6, title=self.small.name, description=said, shapes=(text,), lang=lang
        )

    def legend(self, view: SmallView, lang: str) -> tuple[BoardSign, ...]:
        """What the pictures name, and a target for each action that has a spot."""
        spots = [one for one in self.small.actions if self.small.picked_at(view.race, one)]
        words = [self.table.label(view, action, lang) for action in spots]
        return (*super().legend(view, lang), *(picked(text) for text in words))

    def shelf(self, lang: str) -> Scene:
        """A new race."""
        codec, options = SmallCodec(self.small), self.small.options()
        still = Still(codec.notation(options), codec.new(options))
        return self.scene(View(Situation(still), None), lang)

    def _lit(self, view: SmallView) -> list[Shape]:
        shapes, here = [*self.small.board(view.race)], self.small.picked_at(view.race, None)
        if here is None or any(shape.id == "on-move" for shape in shapes):
            return shapes
        return [Circle(role="on-move", id="on-move", x=here.x, y=here.y, r=0.6), *shapes]

    def _picture(self, view: SmallView, lang: str, shapes: Sequence[Shape]) -> Scene:
        width, height = self.small.size
        return Scene(
            width=width,
            height=height,
            title=self.small.name,
            description=self.table.describe(view, lang),
            shapes=tuple(shapes),
            lang=lang,
        )


_HEAD = ("game", "version", "options", "to_move")
_ROOM = 64


def small_game(
    package: str,
    *,
    seats: range,
    quick: QuickRace,
    rules: Mapping[str, Callable[..., Any]],
    rule_numbers: Mapping[str, int],
    events: Sequence[str],
    options: type[SmallOptions] = SmallOptions,
    codec: type[SmallCodec] = SmallCodec,
    table: type[SmallTable] = SmallTable,
    drawing: type[SmallDrawing] = SmallDrawing,
    results: type[Results[ARace, SmallView]] = Results,
    **given: Any,
) -> Game:
    """A whole game, whose folder is this package.

    `rules` are its own `why_not`, `settle`, `play` and `worth`; `rule_numbers` say which of its
    rules is about `turns`, `winning` and `retiring`; `events` are the lines of what can happen,
    see `event_table`; for everything else see `SmallGame`.
    """
    own = dict(rules)
    worth = own.pop("worth")
    open_names = {
        "why_not": own["why_not"],
        "worth": worth,
        "RETIRING": rule_numbers["retiring"],
        "WINNING": rule_numbers["winning"],
        "ACTIONS": len(given["actions"]),
        "RESULTS": len(given["outcomes"]),
    }
    common = {function.__name__: of_the_game(function, open_names) for function in COMMON}
    observe, width = observer(given["race"])
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    texts = Texts(package)
    small = SmallGame(
        turns_rule=rule_numbers["turns"],
        options=options,
        events=event_table(given["name"], given["prefix"], events, texts),
        texts=texts,
        rules={**common, **own},
        **given,
    )
    at_table = table(small)
    return Game(
        id=small.id,
        name=small.name,
        prefix=small.prefix,
        version=1,
        seats=seats,
        seats_option="players",
        quick=quick,
        folder=Path(spec.origin).parent,
        texts=small.texts,
        rules=Rules(
            **small.rules,
            observe=observe,
            race=small.race,
            scratch=NoScratch,
            most_actions=len(small.actions),
            most_choices=max(len(small.actions), len(small.outcomes), width),
            most_events=_ROOM,
            observation=width,
            same_turn=lambda race: False,
        ),
        bot=Bot(worth=worth),
        events=small.events,
        codec=codec(small),
        view=type("SmallView", (View,), {"game": small.id}),
        table=at_table,
        drawing=drawing(small, at_table),
        results=results(),
        terminal=at_table,
    )


class Seat(Piece):
    """A seat, by its letter."""

    names = LETTERS


def event_table(name: str, prefix: str, lines: Sequence[str], texts: Texts) -> EventTable:
    """The events of a small game by their lines: those of every small game, then its own.

    What stands in braces is a whole number. The sentence of "to {n}" is `event.to`, whichever rule
    causes it.
    """
    base = type("SmallEvent", (Event,), {"prefix": prefix})
    kinds: list[type[Event]] = []
    for number, line in enumerate(("retires", "wins", *lines)):
        parts = dict.fromkeys(re.findall(r"\{(\w+)\}", line), int)
        kind = type(line, (base,), {"__annotations__": {"who": Seat | None, **parts}})
        key = _key(line.split(" ")[0])
        kinds.append(event(number, line, dict.fromkeys(range(1, 100), key))(kind))
    return EventTable(name, kinds, texts)


def _place(words: Sequence[str], text: str) -> int | None:
    return list(words).index(text) if text in words else None


def _key(action: str) -> str:
    return action.replace(" ", "_")
