"""Words for searching a rulebook: of rules that exist, in both languages."""

from __future__ import annotations

import pytest

from layline.engine.game import Game
from layline.engine.search_words import search_words
from layline.engine.texts import LANGUAGES, Texts
from layline.games import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_words_are_given_for_the_same_rules_in_both_languages(game: Game) -> None:
    rules = {rule.id for rule in game.texts.rules("en")}
    given = [set(search_words(game.texts, lang).asked) for lang in LANGUAGES]
    assert given[0] == given[1]
    assert given[0] <= rules


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_group_of_words_has_several(game: Game, lang: str) -> None:
    alike = search_words(game.texts, lang).alike
    assert [group for group in alike if len(set(group)) < 2] == []


def test_a_game_may_do_without() -> None:
    assert search_words(Texts("layline", "no_such_folder"), "en").alike == ()
