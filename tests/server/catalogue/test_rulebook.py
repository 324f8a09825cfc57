"""The rulebooks: every rule once, every ruling and option in its place, every figure a board."""

from __future__ import annotations

import re

import pytest

from layline.engine.book import book_of
from layline.engine.texts import LANGUAGES, Texts
from layline.games import find_game, games
from layline.games.maillot_jaune.rules.actions import ROLL
from layline.games.maillot_jaune.rules.risk import PUNCTURE, risk_cost
from layline.play import library
from layline.server.catalogue.rulebook import book
from layline.server.language import Language
from layline.server.schemas.rulebook import BookCard
from tests.server.guest import Guest

DATABASES = ("sqlite",)
"""Rulebooks are in the package, not in the database."""

GAMES = [game.id for game in games()]


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_is_in_one_chapter(id: str) -> None:
    game = find_game(id)
    placed = [rule for chapter in book_of(game.texts).chapters for rule in chapter.rules]
    assert sorted(placed) == sorted(rule.id for rule in game.texts.rules("en"))


@pytest.mark.parametrize("id", GAMES)
def test_every_ruling_and_option_is_read_beside_a_rule(id: str) -> None:
    texts = find_game(id).texts
    plan, rules = book_of(texts), {rule.id for rule in texts.rules("en")}
    assert plan.rulings.keys() == {ruling.id for ruling in texts.rulings("en")}
    assert set(plan.rulings.values()) <= rules
    assert {rule for changed in plan.options.values() for rule in changed} <= rules
    needed = {chapter.option for chapter in plan.chapters if chapter.option}
    assert plan.options.keys() | needed == {option.id for option in texts.options("en")}


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rulebook_is_whole_in_both_languages(id: str, lang: str) -> None:
    found = book(find_game(id), "fr" if lang == "fr" else "en")
    known = {one.id for one in found.scenarios}
    unlisted = book_of(find_game(id).texts).unlisted
    assert unlisted < set(library.scenarios(id))
    assert known == set(library.scenarios(id)) - unlisted
    for chapter in found.chapters:
        assert chapter.title
        assert len(chapter.introduction) > 30
        for rule in chapter.rules:
            assert rule.statement
            assert set(rule.scenarios) <= known
            assert all(ruling.why and ruling.ruling for ruling in rule.rulings)
    for scenario in found.scenarios:
        assert scenario.title
        if lang == "fr":
            # Straight apostrophes and spaces that break are how English keyboards write French.
            assert not re.search(r"'|\w [;:!?»]", scenario.title + scenario.note), scenario.title


@pytest.mark.parametrize("id", GAMES)
def test_nearly_every_rule_has_an_example_to_try(id: str) -> None:
    rules = [rule for chapter in book(find_game(id), "en").chapters for rule in chapter.rules]
    bare = [rule.id for rule in rules if not rule.scenarios]
    # What only says that everything lies open, or who may watch, cannot be shown on a board.
    assert len(bare) <= 3, bare


def test_chapters_say_which_option_they_need_in_words() -> None:
    chapters = {one.title: one.only for one in book(find_game("petite-regate"), "en").chapters}
    assert chapters["The advanced game"] == "Advanced game"
    assert chapters["Your turn"] is None


def test_without_a_plan_of_its_own_a_game_has_its_themes_as_chapters() -> None:
    texts = find_game("regatta").texts
    plain = Texts("layline.server")  # texts, but no book
    plain.rules = texts.rules  # type: ignore[method-assign]
    plain.rule = texts.rule  # type: ignore[method-assign]
    chapters = book_of(plain).chapters
    assert [chapter.title["en"] for chapter in chapters][:2] == ["Setup", "Rounds, die and wind"]
    assert sum(len(chapter.rules) for chapter in chapters) == len(texts.rules("en"))


def test_the_glossary_over_http(guest: Guest) -> None:
    found = guest.call("GET", "/api/games/regatta/glossary")
    assert found == guest.call("GET", "/api/games/regatta/book")["glossary"]
    assert {tuple(term) for term in found} == {("words", "means")}


def test_the_book_over_http(guest: Guest) -> None:
    found = BookCard.model_validate(guest.call("GET", "/api/games/regatta/book"))
    assert found == book(find_game("regatta"), "en")


# The printed rulebooks, gone through from beginning to end: every figure they have, and every
# example that is worked out with numbers or names. Each is a board: one scenario or more.
PRINTED = {
    "regatta": {
        "A Triangular Course": ["REG-S01"],
        "table of legs and spaces": ["REG-S10", "REG-S11"],
        "one leg: 2 running, 3 broad reaching": ["REG-S10"],
        "two legs: 2 spaces beating": ["REG-S12"],
        "two legs, as shown: beam reach and broad reach": ["REG-S13"],
        "three legs: boats A, B and C": ["REG-S14"],
        "three legs: all one way, two and one, each its own": ["REG-S15"],
        "heading positions": ["REG-S76"],
        "heading moves: tacking": ["REG-S77"],
        "heading moves: jibing": ["REG-S78", "REG-S79"],
        "heading moves: luffing after a wind change": ["REG-S81"],
        "heading moves: luffing on purpose": ["REG-S82"],
    },
    "race-the-wind": {
        **{
            f"Figure {n}": [
                id
                for id in library.scenarios("race-the-wind")
                if re.match(rf"RTW-F{n:02d}[a-zA-D]?$", id)
            ]
            for n in range(1, 15)
        },
        "yellow token on a beam reach": ["RTW-E01"],
        "yellow token on a broad reach": ["RTW-E02"],
    },
    "petite-regate": {
        "fig. 1": ["LPR-F1a", "LPR-F1b", "LPR-F1c"],
        "fig. 2": ["LPR-F2"],
        "fig. 3, with its example": ["LPR-F3"],
        "fig. 4": ["LPR-F4a", "LPR-F4b", "LPR-F4c"],
        "fig. 5": ["LPR-F5"],
        "fig. 6, with its example": ["LPR-F6"],
        "gigamic fig. 1": ["LPR-GF1", "LPR-GF1b", "LPR-GF1c"],
        **{f"gigamic fig. {n}": [f"LPR-GF{n}"] for n in range(2, 10)},
    },
    "maillot-jaune": {
        "figure 1": ["MJ-S01"],
        "figures 2 and 3, with their story": ["MJ-S12", "MJ-S13", "MJ-S14"],
        "figure 4": ["MJ-S15", "MJ-S73"],
        "the rider Renault": ["MJ-X04"],
        "La Providence, La Bonnal, Vandamme": ["MJ-S02"],
        "three squares without risk": ["MJ-S04", "MJ-S22"],
        "two squares with risk, dice 9": ["MJ-S05", "MJ-S06"],
        "the same with dice 2": ["MJ-S07"],
        "two and two announced, dice 8": ["MJ-S08", "MJ-S09"],
        "three minutes behind": ["MJ-S11"],
        "squares 11, 12 and 13": ["MJ-S16", "MJ-S17", "MJ-S18", "MJ-S19"],
        "puncture and help": ["MJ-S20", "MJ-S21"],
        "break-away table": [f"MJ-T{n:02d}" for n in range(1, 16)],
    },
}


@pytest.mark.parametrize("id", GAMES)
def test_every_figure_and_example_of_the_printed_rulebook_is_a_board(id: str) -> None:
    shown = {one for figure in book_of(find_game(id).texts).figures for one in figure.scenarios}
    for name, scenarios in PRINTED[id].items():
        assert scenarios, name
        for scenario in scenarios:
            assert scenario in shown, f"{name}: {scenario} is not in the index of figures"
            assert scenario in library.scenarios(id), name


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_have_titles_for_players(id: str, lang: Language) -> None:
    keys = "|".join(option.key for option in find_game(id).texts.options("en"))
    technical = re.compile(
        rf"^(Gigamic )?fig(ure|\.) ?\d|^(Example|Exemple|Hint|Conseil)\b|[Oo]ption ({keys})\b"
        r"|\b[a-z_]+=|[A-Z]+-[A-Z]?\d\d|string|malformed|[Tt]ranscri(pt|ption)\b| - "
        r"|\w_\w|[a-z]\d\b|\.\.\.|\bnode\b|\bphase\b|\b(in the|dans la) position\b"
        r"|\b(Text of|Texte de) \d|\bjournal\b|\bin the log\b|\b(best rank|meilleur rang)\b"
    )
    titles = [one.title for one in book(find_game(id), lang).scenarios]
    assert [title for title in titles if technical.search(title)] == []


def test_the_break_away_table_is_the_one_the_rules_play_by() -> None:
    chapters = book(find_game("maillot-jaune"), "en").chapters
    charts = {rule.id: rule.charts for chapter in chapters for rule in chapter.rules if rule.charts}
    (chart,) = charts.pop("MJ-26")
    assert charts == {}
    assert sum(row.ways for row in chart.rows) == chart.of == 36
    thrown = {f"{max(one, two)} {min(one, two)}" for one in range(1, 7) for two in range(1, 7)}
    assert len(chart.rows) == 15
    cells = {row.label: [cell.text for cell in row.cells] for row in chart.rows}
    for throw in thrown:
        one, two = map(int, throw.split())
        label = f"Double {one}" if one == two else str(one + two)
        costs = [int(risk_cost(ROLL + 6 * (one - 1) + two - 1, squares)) for squares in range(1, 5)]
        told = ["puncture" if cost == PUNCTURE else str(cost) if cost else "free" for cost in costs]
        assert cells[label] == told, throw


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_are_named_as_the_form_names_them(game: str, lang: Language) -> None:
    found = book(find_game(game), lang)
    keys = {option.key for option in find_game(game).texts.options(lang) if "_" in option.key}
    rules = [rule for chapter in found.chapters for rule in chapter.rules]
    rulings = [*found.rulings, *(ruling for rule in rules for ruling in rule.rulings)]
    told = [*(rule.statement for rule in rules), *(ruling.ruling for ruling in rulings)]
    assert not [text for text in told for key in keys if f"option {key}" in text]
