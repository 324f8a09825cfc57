"""The rulebook of a game: its rules in the order of learning, with all that belongs to them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ...engine.book import Chapter, book_of
from ...engine.game import Game
from ...engine.texts import Option, Texts
from ...games import find_game
from ...play import exercises, library
from ..schemas.tables import Card, Language


class BookOption(Card):
    """An option that changes a rule, or without which there is no such rule."""

    id: str
    label: str
    explanation: str


class BookRuling(Card):
    """What the referee does where the printed rules are silent or contradict themselves."""

    id: str
    title: str
    question: str
    ruling: str
    why: str


class BookPuzzle(Card):
    """A puzzle about a rule."""

    id: str
    title: str


class BookRule(Card):
    """A rule, and what is read beside it; `scenarios` begins with those most about it."""

    id: str
    statement: str
    reason: str
    options: list[BookOption]
    rulings: list[BookRuling]
    scenarios: list[str]
    puzzles: list[BookPuzzle]


class BookChapter(Card):
    """A chapter. `only` names the option without which it does not apply, in words."""

    title: str
    introduction: str
    only: str | None
    rules: list[BookRule]


class BookFigure(Card):
    """A figure or worked example of the printed rulebook."""

    name: str
    scenarios: list[str]


class BookScenario(Card):
    """An example: what it is about, and what is played in it, one step after the other."""

    id: str
    title: str
    note: str
    story: list[str]
    rules: list[str]


class BookCard(Card):
    """A rulebook. `rulings` are those that belong to no rule in particular."""

    game: str
    name: str
    chapters: list[BookChapter]
    rulings: list[BookRuling]
    figures: list[BookFigure]
    scenarios: list[BookScenario]


@cache
def book_card(game_id: str, lang: Language) -> BookCard:
    """The rulebook of a game, made once."""
    return book(find_game(game_id), lang)


def book(game: Game, lang: Language) -> BookCard:
    """The rulebook of a game."""
    plan, texts = book_of(game.texts), game.texts
    scenarios = library.scenarios(game.id)
    examples = _by_rule(scenarios.values())
    changed: dict[str, list[Option]] = {}
    for option, rules in plan.options.items():
        for id in rules:
            changed.setdefault(id, []).append(texts.option(option, lang))
    given = [
        (plan.rulings.get(one.id), BookRuling(**_fields(one, texts, lang)))
        for one in texts.rulings(lang)
    ]

    def rule(id: str) -> BookRule:
        found = texts.rule(id, lang)
        return BookRule(
            id=id,
            statement=texts.with_options_named(found.statement, lang),
            reason=found.reason,
            options=[_option(one) for one in changed.get(id, ())],
            rulings=[ruling for beside, ruling in given if beside == id],
            scenarios=examples.get(id, []),
            puzzles=[
                BookPuzzle(id=puzzle.id, title=puzzle.title.said(lang))
                for puzzle in exercises.puzzles(game.id)
                if id in puzzle.rules
            ],
        )

    return BookCard(
        game=game.id,
        name=game.name,
        chapters=[
            BookChapter(
                title=chapter.title[lang],
                introduction=chapter.introduction[lang],
                only=_only(game, chapter, lang),
                rules=[rule(id) for id in chapter.rules],
            )
            for chapter in plan.chapters
        ],
        rulings=[ruling for beside, ruling in given if beside is None],
        figures=[
            BookFigure(name=figure.name[lang], scenarios=list(figure.scenarios))
            for figure in plan.figures
        ],
        scenarios=[
            BookScenario(
                id=id,
                title=library.title(id, lang),
                note=library.note(id, lang),
                story=library.story(id),
                rules=scenario["rules"],
            )
            for id, scenario in scenarios.items()
        ],
    )


def _by_rule(scenarios: Iterable[library.Scenario]) -> dict[str, list[str]]:
    """The scenarios of each rule: first those that name it first."""
    ranked: dict[str, list[tuple[int, str]]] = {}
    for scenario in scenarios:
        for place, rule in enumerate(scenario["rules"]):
            ranked.setdefault(rule, []).append((place, scenario["id"]))
    return {
        rule: [id for _, id in sorted(found, key=lambda one: one[0])]
        for rule, found in ranked.items()
    }


def _only(game: Game, chapter: Chapter, lang: Language) -> str | None:
    if chapter.option is None:
        return None
    option = game.texts.option(chapter.option, lang)
    return option.label if chapter.value is None else option.value_label(chapter.value)


def _option(option: Option) -> BookOption:
    return BookOption(id=option.id, label=option.label, explanation=option.explanation)


def _fields(ruling: object, texts: Texts, lang: str) -> dict[str, str]:
    return {
        name: texts.with_options_named(getattr(ruling, name), lang)
        for name in BookRuling.model_fields
    }
