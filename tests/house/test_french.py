"""French as it is printed: curly apostrophes, spaces that do not break, raised ordinals."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from layline.cli.words import SAID

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in (
        "src/**/*.fr.toml",
        "examples/**/*.fr.toml",
        "scenarios/fr/*.toml",
        "web/src/i18n/fr/*.json",
        "docs/joueurs.md",
    )
    for path in ROOT.glob(pattern)
)
BOTH = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in (
        "src/**/lessons.yaml",
        "src/**/puzzles.yaml",
        "src/**/primer.yaml",
        "src/**/book.toml",
        "src/**/glossary.toml",
    )
    for path in ROOT.glob(pattern)
)
"""Files in which a text stands in both languages, side by side."""
WRONG = re.compile(
    r"[^\W\d]'\w|\S [;:!?»]|« |\u00a0[;!?]|\b1er\b|\b\d+e (?!\d)[a-zé]{3,}|(?<!/)\.\.\."
)
"""An apostrophe as it is typed; a space that breaks, or a wide one, where French has a narrow one;
an ordinal that is not raised; three dots that are not one sign.

Commands may hold anything, but stand in none of these places.
"""


def texts(found: object) -> Iterator[str]:
    """Every text in a file, however deep."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for value in found.values():
            yield from texts(value)
    elif isinstance(found, list | tuple):
        for value in found:
            yield from texts(value)


def wrong(found: object) -> list[str]:
    """The texts that are not written as French is printed."""
    return [text for text in texts(found) if WRONG.search(text)]


def test_there_are_texts_to_read() -> None:
    assert len(FILES) > 30


def read(path: str) -> object:
    """What is in a file; a text without any form, line by line."""
    text = (ROOT / path).read_text("utf-8")
    if path.endswith(".toml"):
        return tomllib.loads(text)
    if path.endswith(".yaml"):
        return yaml.safe_load(text)
    return json.loads(text) if path.endswith(".json") else text.splitlines()


def texts_in(lang: str, found: object) -> Iterator[str]:
    """The texts in one language of a file that has both."""
    if isinstance(found, dict):
        for key, value in found.items():
            yield from texts(value) if key == lang else texts_in(lang, value)
    elif isinstance(found, list):
        for value in found:
            yield from texts_in(lang, value)


@pytest.mark.parametrize("path", FILES)
def test_a_file_is_written_as_french_is_printed(path: str) -> None:
    assert wrong(read(path)) == []


@pytest.mark.parametrize("path", BOTH)
def test_french_beside_english_is_written_so_too(path: str) -> None:
    found = list(texts_in("fr", read(path)))
    assert found
    assert wrong(found) == []


def test_a_round_and_the_tour_have_one_word_in_every_game() -> None:
    """A “manche” is one race of several, a “tour de jeu” could be a turn: a round is a “ronde”."""
    other = re.compile(r"\b[Mm]anches?\b|\btours? de jeu\b|\b(?:gagne|abandonne|quitte) le tour\b")
    games = [path for path in (*FILES, *BOTH) if "/games/" in path or path.startswith("scenarios")]
    found = [text for path in games for text in texts(read(path)) if other.search(text)]
    assert found == []


def test_the_command_line_speaks_so_too() -> None:
    assert wrong([french for _, french in SAID.values()]) == []


@pytest.mark.parametrize(
    "text",
    [
        "l'arbitre",
        "Qui joue ?",
        "Vers : {goal}",
        "« Jouer »",
        "d'« ici »",
        "fini !",
        "la 4e carte",
        "ou...",
    ],
)
def test_the_test_notices(text: str) -> None:
    assert wrong([text]) == [text]


def test_the_test_lets_good_french_be() -> None:
    good = [
        "case 4e",
        "la 4ᵉ carte",
        "l’arbitre",
        "Qui joue\u202f?",
        "«\u202fJouer\u202f»",
        "--option 'a b'",
        "10:30",
    ]
    assert wrong(good) == []
