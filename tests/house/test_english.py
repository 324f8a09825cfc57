"""English as it is printed: curly apostrophes in all that people read on the page."""

from __future__ import annotations

import re

import pytest

from tests.house.test_french import BOTH, ROOT, read, texts, texts_in

FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("src/**/*.en.toml", "examples/**/*.en.toml")
    for path in ROOT.glob(pattern)
)
SCENARIOS = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("scenarios/*.yaml"))
TYPED = re.compile(r"[\w}]'[a-z]|s' ")


def typed(found: object) -> list[str]:
    """The texts with an apostrophe as it is typed."""
    return [text for text in texts(found) if TYPED.search(text)]


@pytest.mark.parametrize("path", FILES)
def test_a_file_is_written_as_english_is_printed(path: str) -> None:
    assert typed(read(path)) == []


@pytest.mark.parametrize("path", BOTH)
def test_english_beside_french_is_written_so_too(path: str) -> None:
    assert typed(list(texts_in("en", read(path)))) == []


@pytest.mark.parametrize("path", SCENARIOS)
def test_titles_and_notes_of_examples_are_written_so_too(path: str) -> None:
    found = read(path)
    assert isinstance(found, list)
    assert typed([[one["title"], one.get("note", "")] for one in found]) == []


@pytest.mark.parametrize("text", ["a boat's length", "the riders' cards", "it isn't"])
def test_the_test_notices(text: str) -> None:
    assert typed([text]) == [text]
    assert typed([text.replace("'", "’")]) == []
