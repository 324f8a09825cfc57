"""The texts of every game: complete and tidy in both languages, a label for every option.

What a game's sentences say, line by line, is in the tests of that game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from string import Formatter
from typing import Any

import pytest

from layline.engine.game import Game
from layline.engine.texts import LANGUAGES
from layline.games import games

# How a text stands on the page in French: a space before these signs must not break.
LOOSE_SIGN = re.compile(r"(?<!\u202f)[;?!»]|« | [:»]")

EACH_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
EACH_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def leaves(table: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a table of texts, by its dotted key."""
    if isinstance(table, str):
        yield key, table
    elif isinstance(table, Mapping):
        for name, inner in table.items():
            yield from leaves(inner, f"{key}.{name}".removeprefix("."))


def texts(game: Game, lang: str) -> dict[str, str]:
    """Everything that is written for a game, sentences with their braces as they are."""
    return {
        f"{file}: {key}": text
        for file in ("rules", "rulings", "options", "sentences")
        for key, text in leaves(game.texts._file(file, lang))
    }


def allowed(option: dict[str, Any], schema: dict[str, Any]) -> list[object]:
    """What an option may be: each of a few values, the ends of a range, a custom object."""
    if kinds := option.get("anyOf") or option.get("oneOf"):
        return [value for kind in kinds for value in allowed(kind, schema)]
    if "const" in option:
        return [option["const"]]
    if "enum" in option:
        return list(option["enum"])
    if "minimum" in option:
        return [option["minimum"], option["maximum"]]
    if "$ref" in option or option["type"] == "object":
        return [{}]
    values: dict[str, list[object]] = {"boolean": [True, False], "null": [None]}
    return values.get(option["type"], [option.get("default")])


@EACH_GAME
def test_both_languages_have_the_same_texts_with_the_same_braces(game: Game) -> None:
    english, french = (texts(game, lang) for lang in LANGUAGES)
    assert list(english) == list(french)
    for key, text in english.items():
        assert braces(text) == braces(french[key]), key


def braces(text: str) -> set[str]:
    """The names in the braces of a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@EACH_GAME
@EACH_LANGUAGE
def test_no_text_is_empty_or_untidy(game: Game, lang: str) -> None:
    parts_of_names = "sentences: card."  # some begin with a space: they are put behind a word
    for key, text in texts(game, lang).items():
        assert text, key
        assert "  " not in text, key
        assert text == text.strip() or key.startswith(parts_of_names), key


@EACH_GAME
@EACH_LANGUAGE
def test_a_reason_is_one_sentence_of_at_most_90_characters(game: Game, lang: str) -> None:
    for rule in game.texts.rules(lang):
        assert game.texts.reason(rule.id, lang) == rule.reason
        assert 0 < len(rule.reason) <= 90, rule.id
        assert rule.reason.endswith((".", "!")), rule.id
        assert "{" not in rule.reason, rule.id


@EACH_GAME
def test_everything_is_translated(game: Game) -> None:
    same = ("id", "title", "key", "values")  # "Collisions" is a title in both, 123SSR a value
    kinds: tuple[Callable[[str], tuple[Any, ...]], ...] = (
        game.texts.rules, game.texts.rulings, game.texts.options,
    )  # fmt: skip
    for read in kinds:
        for english, french in zip(read("en"), read("fr"), strict=True):
            for part in fields(english):
                differ = getattr(english, part.name) != getattr(french, part.name)
                assert differ or part.name in same, (english.id, part.name)


@EACH_GAME
def test_a_theme_keeps_its_name_in_both_languages(game: Game) -> None:
    pairs = {
        (english.theme, french.theme)
        for english, french in zip(game.texts.rules("en"), game.texts.rules("fr"), strict=True)
    }
    assert len(pairs) == len(dict(pairs)) == len({french for _, french in pairs})


@EACH_GAME
@EACH_LANGUAGE
def test_every_value_of_every_option_has_a_label_of_its_own(game: Game, lang: str) -> None:
    described = {option.key: option for option in game.texts.options(lang)}
    schema = game.codec.options.model_json_schema()
    assert set(described) == set(schema["properties"])
    for key, option in schema["properties"].items():
        values = allowed(option, schema)
        labels = [described[key].value_label(value) for value in values]
        assert len(set(labels)) == len(values), key


@EACH_GAME
@EACH_LANGUAGE
def test_rules_named_in_a_text_exist(game: Game, lang: str) -> None:
    kinds = (game.texts.rules, game.texts.rulings, game.texts.options)
    known = {entry.id for read in kinds for entry in read(lang)}
    for key, text in texts(game, lang).items():
        assert set(re.findall(rf"{game.prefix}-\w+", text)) <= known, key


@EACH_GAME
@EACH_LANGUAGE
def test_options_are_called_by_their_labels(game: Game, lang: str) -> None:
    keys = [option.key for option in game.texts.options(lang)]
    # By a key that is no word, one behind "option" or with a value, or by a number.
    raw = re.compile(
        rf"\b(?:{'|'.join(key for key in keys if '_' in key)})\b"
        rf"|\boptions? (?:{'|'.join(keys)})\b|\b{game.prefix}-O\d"
        rf"|\b[Ww]ith (?:{'|'.join(keys)}): "
    )
    for key, text in texts(game, lang).items():
        if key.startswith(("rules", "rulings")):
            assert not raw.search(game.texts.with_options_named(text, lang)), key


@EACH_GAME
def test_french_signs_are_tied_to_the_word_before_them(game: Game) -> None:
    written = texts(game, "fr")
    for key, text in written.items():
        assert not LOOSE_SIGN.search(text), key
    apostrophes = {sign for text in written.values() for sign in "'’" if sign in text}
    assert len(apostrophes) == 1  # the page prints the curly one for either
