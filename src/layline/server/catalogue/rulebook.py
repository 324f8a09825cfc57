"""The rulebook of a game: its rules in the order of learning, with all that belongs to them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ...engine.book import book_of
from ...engine.game import Game
from ...engine.glossary import glossary
from ...engine.search_words import search_words
from ...engine.texts import Option, Texts
from ...games import find_game
from ...play import exercises, library
from ...play.primer import Page, picture, primer
from ..language import Language
from ..schemas.rulebook import (
    BookCard,
    BookChapter,
    BookFigure,
    BookOption,
    BookPage,
    BookPuzzle,
    BookRule,
    BookRuling,
    BookScenario,
    BookSearch,
)


@cache
def book_card(game_id: str, lang: Language) -> BookCard:
    """The rulebook of a game, made once."""
    return book(find_game(game_id), lang)


def book(game: Game, lang: Language) -> BookCard:
    """The rulebook of a game."""
    plan, texts = book_of(game.texts), game.texts
    scenarios = {
        id: found for id, found in library.scenarios(game.id).items() if id not in plan.unlisted
    }
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
            charts=game.table.charts(id, lang),
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
        lang=lang,
        name=game.name,
        primer=[_page(game, page, lang) for page in primer(game.id)],
        chapters=[
            BookChapter(
                title=chapter.title[lang],
                introduction=chapter.introduction[lang],
                only=_only(game, chapter.option, chapter.value, lang),
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
        search=_search(texts, lang),
        glossary=glossary(texts, lang),
    )


def _by_rule(scenarios: Iterable[library.Scenario]) -> dict[str, list[str]]:
    """The scenarios of each rule, beginning with those that name it first."""
    ranked: dict[str, list[tuple[int, str]]] = {}
    for scenario in scenarios:
        for place, rule in enumerate(scenario["rules"]):
            ranked.setdefault(rule, []).append((place, scenario["id"]))
    return {
        rule: [id for _, id in sorted(found, key=lambda one: one[0])]
        for rule, found in ranked.items()
    }


def _search(texts: Texts, lang: Language) -> BookSearch:
    words = search_words(texts, lang)
    return BookSearch(alike=[list(group) for group in words.alike], asked=dict(words.asked))


def _page(game: Game, page: Page, lang: Language) -> BookPage:
    option, _, value = (page.only or "").partition(" ")
    return BookPage(
        title=page.title.said(lang),
        text=page.text.said(lang),
        shows=page.shows.said(lang),
        only=_only(game, option or None, value or None, lang),
        rules=list(page.rules),
        picture=picture(game.id, page, lang),
    )


def _only(game: Game, id: str | None, value: str | None, lang: Language) -> str | None:
    if id is None:
        return None
    option = game.texts.option(id, lang)
    return option.label if value is None else option.value_label(value)


def _option(option: Option) -> BookOption:
    return BookOption(id=option.id, label=option.label, explanation=option.explanation)


def _fields(ruling: object, texts: Texts, lang: str) -> dict[str, str]:
    return {
        name: texts.with_options_named(getattr(ruling, name), lang)
        for name in BookRuling.model_fields
    }
