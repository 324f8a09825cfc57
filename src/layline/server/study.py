"""Studies: little races that nobody keeps. A position and what was played since, and what it shows.

The rulebook's boards, lessons and puzzles are made of these. A study has no table, no seats and no
memory: the page sends the whole of it each time, and gets what a table's visitor would see.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ..bots import bot, bots
from ..engine.game import Game
from ..play import library
from ..play.errors import AmbiguousAction, IllegalAction, MalformedAction, RaceError
from ..play.race import Race, from_position
from . import outlook
from .cards import Card, SeatName
from .messages import Action, Line, Meant, Outlook, Preview, WhyNot
from .outlook import Vantage
from .problems import Refusal, said
from .shelf import game_named

MOST_ACTIONS = 400
"""So much may have been played in a study."""
MOST_BY_THEMSELVES = 200
"""So many entries may chance and bots add at once."""


# What is asked, and what is answered.


class Study(Card):
    """A little race: where it begins and what was played since.

    It begins in a `position` (as race files and scenarios have them) or in that of a `scenario`.
    `actions` holds chance results too. With a `seed`, chance that is due after them is drawn, and
    `bots` (seat: name of the bot) play for their seats, until somebody else decides; without one,
    chance waits to be given, and its results are the choices. It is seen through `seat`, else
    through the seat that decides.
    """

    game: Annotated[str, StringConstraints(max_length=40)]
    scenario: Annotated[str, StringConstraints(max_length=60)] | None = None
    position: dict[str, Any] | None = None
    actions: Annotated[list[Action], Field(max_length=MOST_ACTIONS)] = Field(default_factory=list)
    seat: SeatName | None = None
    seed: Annotated[int, Field(strict=True, ge=0, lt=1 << 53)] | None = None
    bots: dict[SeatName, str] = Field(default_factory=dict)


class Look(Study):
    """How does it look? `ground` names the ground that is there already and need not be sent."""

    ground: Annotated[str, StringConstraints(max_length=40)] | None = None


class AskAbout(Study):
    """A question about an action in a study."""

    action: Action


class AskWhere(Study):
    """What does a click at this point of a study's board mean?"""

    x: Annotated[float, Field(allow_inf_nan=False, ge=-1e6, le=1e6)]
    y: Annotated[float, Field(allow_inf_nan=False, ge=-1e6, le=1e6)]


class StudyEntry(Card):
    """What was played, by whom (null: chance), and what came of it."""

    kind: Literal["action", "chance", "retire"]
    seat: str | None
    action: str
    lines: list[Line]


class StudyAnswer(Card):
    """A study as it looks now.

    `actions` is all that was played, with what chance and bots added; `entries` tells it, `opening`
    what happened by itself at the beginning. `ground` is the picture under the board, null where it
    is the one that was named. `draws`: chance is due.
    """

    actions: list[str]
    opening: list[Line]
    entries: list[StudyEntry]
    sight: Outlook
    draws: bool
    ground_name: str
    ground: dict[str, Any] | None


# Answers.


@dataclass(frozen=True)
class _Played:
    """A study that was played through: the seat it is seen from, and what happened."""

    vantage: Vantage
    seat: str | None
    actions: list[str]
    entries: list[tuple[str, str | None, list[str]]]

    @property
    def decides(self) -> bool:
        """Whether whoever looks has something to choose; anybody may choose for chance."""
        return self.vantage.race.to_move in (self.seat, "chance")


def look(wish: Look, lang: str) -> str:
    """A `StudyAnswer`, as JSON."""
    played = _played(wish)
    race, game = played.vantage.race, played.vantage.race.game
    ground = outlook.text_of(game.ground(played.vantage.view(None), lang).to_json())
    name = hashlib.sha256(ground.encode()).hexdigest()[:20]
    told = [
        StudyEntry(
            kind=_kind(text, seat),
            seat=seat,
            action=text,
            lines=outlook.lines(game, events, lang),
        )
        for text, (_, seat, events) in zip(played.actions, played.entries, strict=True)
    ]
    opening = outlook.lines(game, race.step_to(0).events, lang)
    rest = {
        "actions": played.actions,
        "opening": [line.model_dump() for line in opening],
        "entries": [entry.model_dump() for entry in told],
        "draws": race.to_move == "chance",
        "ground_name": name,
    }
    tempting = _tempting(wish, race)
    seen = outlook.seen(played.vantage, played.seat, lang, played.decides, tempting=tempting)
    sent = "null" if name == wish.ground else ground
    return f'{outlook.text_of(rest)[:-1]},"sight":{seen},"ground":{sent}}}'


def _tempting(wish: Study, race: Race) -> list[str]:
    """What a scenario says is forbidden at this point of its story, to be asked about."""
    if wish.scenario is None:
        return []
    story: list[str] = []
    found: list[str] = []
    for step in library.find_scenario(wish.scenario)["steps"]:
        if "play" in step:
            story.append(step["play"])
        if story == wish.actions:
            found += [str(action) for action in step.get("illegal", {})]
    return [one for one in found if race.is_action(one) and race.why_not(one) is not None]


def _kind(text: str, seat: str | None) -> Literal["action", "chance", "retire"]:
    if text.startswith("retire "):
        return "retire"
    return "chance" if seat is None else "action"


def why_not(wish: AskAbout, lang: str) -> WhyNot:
    """Why something may not be played."""
    played = _played(wish)
    return outlook.why_not(played.vantage, _decider(played), wish.action, lang)


def meant(wish: AskWhere, lang: str) -> Meant:
    """What a click on the board means."""
    played = _played(wish)
    return outlook.meant(played.vantage, _decider(played), wish.x, wish.y, lang)


def preview(wish: AskAbout, lang: str) -> Preview:
    """What a choice would bring, up to the next chance."""
    played = _played(wish)
    return outlook.preview(played.vantage, _decider(played), wish.action, lang)


def _decider(played: _Played) -> str:
    """The seat that decides, which must be the one that is looked through."""
    to_move = played.vantage.race.to_move
    if to_move is None or to_move == "chance":
        raise Refusal("not_racing")
    if to_move != played.seat:
        raise Refusal("not_your_turn", to_move=to_move)
    return to_move


# Playing it through.


def _played(wish: Study) -> _Played:
    game = game_named(wish.game)
    race = _begun(game, wish)
    for name in wish.bots.values():
        if name not in bots():
            raise Refusal(
                "unknown_bot", status=422, field="bots", bot=name, known=", ".join(bots())
            )
    entries: list[tuple[str, str | None, list[str]]] = []
    for number, action in enumerate(wish.actions):
        entries.append(_entry(race, action, f"actions.{number}"))
    if wish.seed is not None:
        entries += _by_themselves(race, wish)
    seat = wish.seat
    if seat is not None and seat not in race.seats:
        known = ", ".join(race.seats)
        raise Refusal("unknown_seat", status=422, field="seat", seat=seat, known=known)
    if seat is None and race.to_move in race.seats:
        seat = race.to_move
    return _Played(Vantage(race, race.played), seat, [text for text, _, _ in entries], entries)


def _begun(game: Game, wish: Study) -> Race:
    if (wish.scenario is None) == (wish.position is None):
        raise Refusal("one_start", status=422, field="position")
    seed = wish.seed or 0
    if wish.scenario is not None:
        if wish.scenario not in library.scenarios(game.id):
            raise Refusal(
                "unknown_scenario", status=404, field="scenario", game=game.name, id=wish.scenario
            )
        return from_position(library.start(wish.scenario), seed=seed)
    try:
        return from_position({**(wish.position or {}), "game": game.id}, seed=seed)
    except RaceError as error:
        raise Refusal("bad_position", status=422, field="position", why=str(error)) from None


def _entry(race: Race, action: str, field: str) -> tuple[str, str | None, list[str]]:
    """Play what a study says was played; the referee refuses what cannot have been."""
    seat = race.to_move if race.to_move in race.seats else None
    try:
        told = race.play(action)
    except IllegalAction as error:
        reason = race.game.texts.reason
        rule = error.rule
        raise Refusal(
            "illegal", status=422, field=field, rule=rule, text=lambda lang: reason(rule, lang)
        ) from None
    except AmbiguousAction:
        some = [choice for choice in race.choices() if choice.startswith(f"{action} ")]
        text = said("refused.ambiguous", action=action, some=", ".join(some[:6]))
        raise Refusal("ambiguous", status=422, field=field, text=text) from None
    except MalformedAction:
        text = said("refused.no_action", action=action, game=race.game.name)
        raise Refusal("malformed", status=422, field=field, text=text) from None
    return action, seat, told


def _by_themselves(race: Race, wish: Study) -> list[tuple[str, str | None, list[str]]]:
    """What chance and bots play until somebody else decides."""
    entries: list[tuple[str, str | None, list[str]]] = []
    while len(entries) < MOST_BY_THEMSELVES:
        if race.to_move == "chance":
            told = race.draw()
            entries.append((race.last or "", None, told))
        elif race.to_move in wish.bots:
            name = wish.bots[race.to_move]
            entries.append(_entry(race, bot(name, wish.seed or 0).choose(race), "bots"))
        else:
            break
    return entries
