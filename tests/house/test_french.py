"""French as it is printed: curly apostrophes, and spaces that do not break before ; : ! ? and »."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from layline.cli.words import SAID

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("src/**/*.fr.toml", "examples/**/*.fr.toml", "web/src/i18n/fr/*.json")
    for path in ROOT.glob(pattern)
)
WRONG = re.compile(r"[^\W\d]'\w|\S [;:!?»]|« |\u00a0[;!?]")
"""An apostrophe as it is typed; a space that breaks, or a wide one, where French has a narrow one.

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


@pytest.mark.parametrize("path", FILES)
def test_a_file_is_written_as_french_is_printed(path: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    assert wrong(tomllib.loads(text) if path.endswith(".toml") else json.loads(text)) == []


def test_the_command_line_speaks_so_too() -> None:
    assert wrong([french for _, french in SAID.values()]) == []


@pytest.mark.parametrize(
    "text", ["l'arbitre", "Qui joue ?", "Vers : {goal}", "« Jouer »", "d'« ici »", "fini !"]
)
def test_the_test_notices(text: str) -> None:
    assert wrong([text]) == [text]


def test_the_test_lets_good_french_be() -> None:
    good = ["l’arbitre", "Qui joue\u202f?", "«\u202fJouer\u202f»", "--option 'a b'", "10:30"]
    assert wrong(good) == []
