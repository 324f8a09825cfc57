"""Events: a sentence for each kind in both languages, and lines that are read as they are written.

`tests/games/<game>/lines.py` has a line of every kind, with what its sentences must name.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

from layline.engine.events import Event, EventTable
from layline.engine.game import Game
from layline.games import games

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def examples(game: Game) -> Any:
    return import_module(f"tests.games.{game.folder.name}.lines")


@GAMES
def test_the_table_has_every_kind_that_is_described(game: Game) -> None:
    described = vars(import_module(f"layline.games.{game.folder.name}.rules.events")).values()
    kinds = {kind for kind in described if isinstance(kind, type) and "kind" in vars(kind)}
    assert kinds - {Event} == set(game.events.kinds.values())


@GAMES
def test_no_two_kinds_have_the_same_number(game: Game) -> None:
    kinds = list(game.events.kinds.values())
    with pytest.raises(ValueError, match=f"two kinds of events of {game.name}"):
        EventTable(game.name, [*kinds, kinds[0]], game.texts)


@GAMES
def test_there_is_an_example_of_every_kind_and_of_every_sentence(game: Game) -> None:
    events = [game.events.read(line) for line, _, _ in examples(game).LINES]
    assert {event.kind.number for event in events} == set(game.events.kinds)
    sentences = game.texts._file("sentences", "en")["event"]
    assert {event.key for event in events} == set(sentences)


@GAMES
def test_a_line_is_read_as_it_is_written(game: Game) -> None:
    for line, _, _ in examples(game).LINES:
        assert str(game.events.read(line)) == line


@GAMES
def test_an_event_becomes_a_sentence(game: Game) -> None:
    for line, english, french in examples(game).LINES:
        said = {lang: game.events.sentence(game.events.read(line), lang) for lang in ("en", "fr")}
        for lang, wanted in (("en", english), ("fr", french)):
            assert said[lang].endswith("."), line
            assert not re.search(rf"[{{}}]|{game.prefix}-", said[lang]), line
            assert [words for words in wanted if words not in said[lang]] == [], said[lang]
        assert said["en"] != said["fr"], line


@GAMES
def test_what_is_no_event_line_is_refused(game: Game) -> None:
    for line in examples(game).NO_LINES:
        with pytest.raises(ValueError, match=f"not an event line of {game.name}"):
            game.events.read(line)


@GAMES
def test_milestones_name_whoever_is_concerned_first(game: Game) -> None:
    for line, kind, who in examples(game).MILESTONES:
        found = game.events.read(line).milestone
        assert found == (kind, who), line


@GAMES
def test_every_setback_is_told_with_how_to_make_it_good(game: Game) -> None:
    told = set()
    for line, _, _ in examples(game).LINES:
        event = game.events.read(line)
        english, french = (game.events.setback(event, lang) for lang in ("en", "fr"))
        if english is None or french is None:
            assert (english, french, event.due, event.bearers) == (None, None, None, ()), line
            continue
        told.add(event.key)
        assert event.bearers, line
        assert english.rule == french.rule == event.rule_id
        for one, other in zip(english[1:4], french[1:4], strict=True):
            assert one != other, line
            assert "{" not in one + other, line
    assert told == set(game.texts._file("sentences", "en")["setback"])
