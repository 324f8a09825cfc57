"""Event lines of every game: a sentence for each kind, in both languages, and for nothing else."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from layline.engine.game import Game
from layline.games import games

EXAMPLES = {game: import_module(f"tests.games.{game.folder.name}.lines") for game in games()}
LINES = [
    pytest.param(game, *example, id=example[0])
    for game, examples in EXAMPLES.items()
    for example in examples.LINES
]
NO_LINES = [
    pytest.param(game, line, id=f"{game.id}: {line}")
    for game, examples in EXAMPLES.items()
    for line in examples.NO_LINES
]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_there_is_an_example_of_every_kind(game: Game) -> None:
    lines = import_module(f"layline.games.{game.folder.name}.sentences").LINES
    assert {lines.read(line)[0] for line, _, _ in EXAMPLES[game].LINES} == set(lines.kinds)


@pytest.mark.parametrize(("game", "line", "english", "french"), LINES)
def test_a_line_becomes_a_sentence(
    game: Game, line: str, english: list[str], french: list[str]
) -> None:
    said = {lang: game.event_sentence(line, lang) for lang in ("en", "fr")}
    for lang, wanted in (("en", english), ("fr", french)):
        assert said[lang].endswith(".")
        assert not re.search(rf"[{{}}]|{game.prefix}-", said[lang])
        for words in wanted:
            assert words in said[lang]
    assert said["en"] != said["fr"]


@pytest.mark.parametrize(("game", "line"), NO_LINES)
def test_what_is_no_event_line_is_refused(game: Game, line: str) -> None:
    with pytest.raises(ValueError, match=f"not an event line of {game.name}"):
        game.event_sentence(line, "en")
