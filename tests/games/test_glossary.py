"""Words explained where they stand: used in the texts, in both languages, each form once."""

from __future__ import annotations

import re

import pytest

from layline.engine.game import Game
from layline.engine.glossary import glossary
from layline.engine.texts import LANGUAGES, Texts
from layline.games import games
from layline.play.exercises import first_race
from layline.play.primer import primer

SAILING = re.compile(r"\b(boats?|sail\w*|wind\w*|yachts?|bateaux?|voil\w+|vents?)\b", re.IGNORECASE)


def _read(game: Game, lang: str) -> str:
    """All that a reader of the rulebook or of the first race reads."""
    texts = game.texts
    said = [rule.statement for rule in texts.rules(lang)]
    said += [ruling.ruling for ruling in texts.rulings(lang)]
    said += [page.text.said(lang) for page in primer(game.id)]
    lessons = first_race(game.id)
    said += [] if lessons is None else [step.say.said(lang) for step in lessons.steps]
    return " ".join(said).lower()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_word_that_is_explained_is_used(game: Game, lang: str) -> None:
    terms = glossary(game.texts, lang)
    assert len(terms) >= 10
    read = _read(game, lang)
    unused = [
        term.words
        for term in terms
        if not any(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", read) for word in term.words)
    ]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_form_of_a_word_is_explained_twice(game: Game, lang: str) -> None:
    words = [word for term in glossary(game.texts, lang) for word in term.words]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cycling_tour_is_explained_without_sailing(lang: str) -> None:
    (tour,) = [game for game in games() if game.id == "maillot-jaune"]
    told = [term.means for term in glossary(tour.texts, lang)]
    # The wind that a rider breaks is the only wind there is.
    breaks = re.compile("out of the wind|keeps the wind|du vent|coupe le vent")
    assert [text for text in told if SAILING.search(text) and not breaks.search(text)] == []


def test_a_game_may_do_without() -> None:
    assert glossary(Texts("layline", "no_such_folder"), "en") == ()
