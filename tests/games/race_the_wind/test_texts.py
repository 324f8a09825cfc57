"""The texts of Race the Wind: complete in both languages, and a sentence for all that happens."""

from __future__ import annotations

import re
import tomllib
from string import Formatter
from typing import Any

import pytest

from layline.engine.texts import LANGUAGES
from layline.games.race_the_wind import GAME
from layline.games.race_the_wind.options import Options
from layline.games.race_the_wind.sentences import EVENTS, TEXTS, event_kind, event_sentence

# An event line of every kind, and what its sentence must name in English and in French.
LINES = [
    ("RTW-35 - order B A", ["B, A"], ["B, A"]),
    ("RTW-19 - tokens laid", ["lulls"], ["accalmies"]),
    ("RTW-19 A lays yellow 3,9", ["A", "lull", "3,9"], ["A", "accalmie", "3,9"]),
    ("RTW-19 B lays blue 3,9", ["B", "gust", "3,9"], ["B", "rafale", "3,9"]),
    ("RTW-24 A placed 5,9", ["A", "5,9"], ["A", "5,9"]),
    ("RTW-24 A heads S", ["A", "south"], ["A", "sud"]),
    ("RTW-38 A moves 11,12", ["A", "11,12"], ["A", "11,12"]),
    ("RTW-57 A moves 12,15", ["A", "gust", "12,15"], ["A", "rafale", "12,15"]),
    ("RTW-39 A turns NE", ["A", "north-east"], ["A", "nord-est"]),
    ("RTW-33 A starts", ["A", "starts"], ["A", "départ"]),
    ("RTW-103 A begins leg 2", ["A", "windward mark", "2"], ["A", "bouée au vent", "2"]),
    ("RTW-104 A begins leg 3", ["A", "gate", "3"], ["A", "porte", "3"]),
    ("RTW-105 A finishes place 1", ["A", "first"], ["A", "première"]),
    ("RTW-92 A finish refused", ["A", "penalty"], ["A", "pénalité"]),
    ("RTW-63 A reaches flag 1:0", ["A", "leg 1", "flag 1"], ["A", "bord 1", "fanion 1"]),
    ("RTW-64 - wind E", ["from the east"], ["de l’est"]),
    ("RTW-67 - wind returns N", ["north"], ["nord"]),
    ("RTW-55 A stopped by lull", ["A", "lull"], ["A", "accalmie"]),
    ("RTW-96 A stopped by marker", ["A", "marker"], ["A", "marqueur"]),
    ("RTW-57 A gust", ["A", "gust"], ["A", "rafale"]),
    ("RTW-62 A gust", ["A", "another gust"], ["A", "encore une rafale"]),
    ("RTW-58 A gust lost", ["A", "lost"], ["A", "perdue"]),
    ("RTW-56 A skips turn", ["A", "skips"], ["A", "passe"]),
    ("RTW-97 A removes marker", ["A", "marker"], ["A", "marqueur"]),
    ("RTW-94 A covered by B", ["A", "shadow of B"], ["A", "dévent de B"]),
    ("RTW-95 A lays marker 12,16", ["A", "12,16"], ["A", "12,16"]),
    ("RTW-30 A infringes", ["A", "more than two turns"], ["A", "plus de deux tours"]),
    ("RTW-31 A infringes", ["A", "line"], ["A", "ligne"]),
    ("RTW-70 A penalty by B", ["A", "B", "Starboard"], ["A", "B", "Tribord"]),
    ("RTW-71 A penalty by B", ["leeward"], ["sous le vent"]),
    ("RTW-72 A penalty by B", ["faster"], ["rapide"]),
    ("RTW-84 A penalty by B", ["inside"], ["intérieur"]),
    ("RTW-85 A penalty by B", ["zone"], ["zone"]),
    ("RTW-31 A penalty by B", ["A", "B", "start fault"], ["A", "B", "faute de départ"]),
    ("RTW-87 A declares penalty L", ["A", "left"], ["A", "gauche"]),
    ("RTW-87 A declares penalty R", ["A", "right"], ["A", "droite"]),
    ("RTW-90 A turns W", ["A", "west"], ["A", "ouest"]),
    ("RTW-90 A penalty paid", ["A", "paid"], ["A", "acquitté"]),
    ("RTW-109 A retires", ["A", "retires"], ["A", "abandonne"]),
    ("RTW-107 - race over", ["over"], ["terminée"]),
    ("RTW-108 - race over", ["round limit"], ["limite de manches"]),
    ("RTW-10 A wins", ["A", "wins"], ["A", "gagne"]),
]

# How a line stands on the page in French: a space before these signs must not break.
LOOSE_SIGN = re.compile(r"(?<!\u00a0)[;?!»]|« | [:»]")


def leaves(table: Any, path: str = "") -> dict[str, str]:
    """Every text of a file by its dotted key."""
    if isinstance(table, str):
        return {path: table}
    found: dict[str, str] = {}
    for key, value in table.items():
        found |= leaves(value, f"{path}.{key}" if path else key)
    return found


def texts(file: str, lang: str) -> dict[str, str]:
    source = GAME.folder / "texts" / f"{file}.{lang}.toml"
    return leaves(tomllib.loads(source.read_text("utf-8")))


def braces(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("file", ["rules", "rulings", "options", "sentences"])
def test_both_languages_have_the_same_texts_with_the_same_braces(file: str) -> None:
    english, french = (texts(file, lang) for lang in LANGUAGES)
    assert list(english) == list(french)
    for key, text in english.items():
        assert braces(text) == braces(french[key]), key
        assert text.strip() == text
        assert text


@pytest.mark.parametrize("file", ["rules", "rulings", "options", "sentences"])
def test_french_signs_do_not_stand_alone_at_the_beginning_of_a_line(file: str) -> None:
    for key, text in texts(file, "fr").items():
        assert not LOOSE_SIGN.search(text), (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_one_short_line(lang: str) -> None:
    for rule in TEXTS.rules(lang):
        assert 0 < len(rule.reason) <= 90
        assert rule.reason.endswith((".", "!")), rule.id
        assert rule.statement.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_words_for_every_value(lang: str) -> None:
    described = {option.key: option for option in TEXTS.options(lang)}
    assert set(described) == set(Options.model_fields)
    given = Options.model_validate({}).to_json()
    for key, value in given.items():
        assert described[key].value_label(value)
    assert described["clock"].value_label("3d")
    assert described["clock"].value_label(0) != described["clock"].value_label(30)


def test_there_is_a_line_of_every_kind_of_event() -> None:
    assert {event_kind(line)[0] for line, _, _ in LINES} == set(EVENTS)


@pytest.mark.parametrize(("line", "english", "french"), LINES, ids=[line for line, _, _ in LINES])
def test_an_event_is_a_sentence_in_both_languages(
    line: str, english: list[str], french: list[str]
) -> None:
    for lang, named in (("en", english), ("fr", french)):
        said = event_sentence(line, lang)
        assert said.endswith(".")
        for part in named:
            assert part in said


@pytest.mark.parametrize("line", ["RTW-38 F moves 1,1", "RTW-99 A moves 1,1", "", "REG-22 A wins"])
def test_other_lines_are_no_events(line: str) -> None:
    with pytest.raises(ValueError, match="not an event line"):
        event_sentence(line, "en")
