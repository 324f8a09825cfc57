"""The games on offer, as cards with their options, bots and rules, and their pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...bots import bots
from ...engine.game import Game, Json
from ...engine.texts import Option, UnknownText
from ...games import UnknownGame, find_game, games
from ...play import exercises
from ...play.draw import svg
from ..language import TEXTS, Language
from ..refusals import Refusal
from ..schemas.games import (
    BotCard,
    GameCard,
    Implied,
    OnlyWith,
    OptionCard,
    RuleCard,
    ValueCard,
)


def game_named(name: str, field: str | None = None) -> Game:
    """The game with this id; an unknown id is refused, naming the field of the request."""
    try:
        return find_game(name)
    except UnknownGame:
        raise Refusal("unknown_game", status=404, field=field, name=name) from None


def all_cards(lang: Language) -> list[GameCard]:
    """A card for every game."""
    return [card(game.id, lang) for game in games()]


@cache
def card(game_id: str, lang: Language) -> GameCard:
    """The card of a game."""
    game = find_game(game_id)
    lessons = exercises.first_race(game.id)
    return GameCard(
        id=game.id,
        name=game.name,
        tagline=game.texts.sentence("shelf.tagline", lang),
        length=game.texts.sentence("shelf.length", lang),
        seats=list(game.seats),
        seats_option=game.seats_option,
        colours=game.drawing.colours,
        options=_options(game, lang),
        bots=[
            BotCard(
                name=name,
                label=TEXTS.sentence(f"bots.{name}.label", lang),
                explanation=TEXTS.sentence(f"bots.{name}.explanation", lang),
            )
            for name in bots()
        ],
        quick=game.quick,
        suggested={str(seats): dict(game.codec.suggested(seats)) for seats in game.seats},
        picture=f"/api/games/{game.id}/picture.svg?lang={lang}",
        first_race=None if lessons is None else lessons.minutes,
        puzzles=len(exercises.puzzles(game.id)),
        course=None if game.editor is None else list(game.editor.decides),
    )


# Rules.


def rules(game: Game, lang: Language) -> list[RuleCard]:
    """All rules of a game, in order."""
    return [rule(game, found.id, lang) for found in game.texts.rules(lang)]


def rule(game: Game, id: str, lang: Language) -> RuleCard:
    """One rule or ruling, by its number. A ruling's reason is why it was given."""
    try:
        if id.startswith(f"{game.prefix}-R"):
            given = game.texts.ruling(id, lang)
            said = game.texts.with_options_named(given.ruling, lang)
            return RuleCard(id=id, theme=given.title, statement=said, reason=given.why)
        found = game.texts.rule(id, lang)
    except UnknownText:
        raise Refusal("unknown_rule", status=404, game=game.name, id=id) from None
    said = game.texts.with_options_named(found.statement, lang)
    charts = game.table.charts(id, lang)
    return RuleCard(id=id, theme=found.theme, statement=said, reason=found.reason, charts=charts)


# Options: what the game's model allows, in the words of its texts.


def _options(game: Game, lang: Language) -> list[OptionCard]:
    described = game.codec.options.model_json_schema()
    defaults: Json = game.codec.options().to_json()
    cards = (
        _option(text, described["properties"][text.key], described, defaults.get(text.key))
        for text in game.texts.options(lang)
    )
    found = [card for card in cards if card is not None]
    for card in found:
        card.implied = [*_implied(game, card, found)]
        only = game.codec.only.get(card.key, {})
        card.only = [OnlyWith.model_validate({"key": key, "values": only[key]}) for key in only]
    return found


def _implied(game: Game, option: OptionCard, others: list[OptionCard]) -> Iterator[Implied]:
    """The defaults an option takes from the value of one that comes before it."""
    for other in others[: others.index(option)]:
        for one in other.values or ():
            try:
                chosen = game.codec.options.model_validate({other.key: one.value})
            except ValueError:
                continue  # this value is valid only together with others
            default = chosen.to_json()[option.key]
            if default != option.default:
                yield Implied(key=other.key, value=one.value, default=default)


def _option(text: Option, described: Json, whole: Json, default: Any) -> OptionCard | None:
    """The card of an option.

    None for one that can only be written by hand: a list, or a clock, which the table has anyway.
    """
    forms = list(_forms(described, whole))
    values = [value for form in forms for value in _values(form)]
    ranges = [form for form in forms if form.get("type") == "integer" and "minimum" in form]
    least = ranges[0]["minimum"] if ranges else None
    most = ranges[0].get("maximum") if ranges else None
    if least is not None and most is not None and "any" not in text.values:
        # Every number has a label of its own, so they are few enough to be listed.
        values = list(range(least, most + 1))
        least = most = None
    if values == [None]:
        values = []
    if bool(values) == (least is not None):
        return None
    listed = [ValueCard(value=value, label=text.value_label(value)) for value in values]
    return OptionCard(
        id=text.id,
        key=text.key,
        label=text.label,
        explanation=text.explanation,
        default=default,
        values=listed or None,
        least=least,
        most=most,
    )


def _forms(described: Json, whole: Json) -> Iterator[Json]:
    """The simple forms a value may have; objects, which are written by hand, are left out."""
    if "$ref" in described:
        described = whole["$defs"][described["$ref"].rpartition("/")[2]]
    for form in described.get("anyOf") or described.get("oneOf") or [described]:
        if form is described:
            yield form
        else:
            yield from _forms(form, whole)


def _values(form: Json) -> list[Any]:
    if form.get("type") == "boolean":
        return [True, False]
    if form.get("type") == "null":
        return [None]
    if "const" in form:
        return [form["const"]]
    return list(form.get("enum", ()))


# Pictures.


@dataclass(frozen=True)
class Picture:
    """A picture as it goes over the wire."""

    content: bytes
    etag: str


@cache
def picture(game_id: str, lang: Language, theme: str) -> Picture:
    """The picture of a game, drawn once."""
    content = svg(find_game(game_id).drawing.shelf(lang), theme).encode()
    return Picture(content, f'"{hashlib.sha256(content).hexdigest()[:20]}"')
