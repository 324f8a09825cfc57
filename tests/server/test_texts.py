"""What the service says: the same in both languages, set as each language is set."""

from __future__ import annotations

import re
import string
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

FOLDER = Path(str(files("layline.server")))


def sentences(lang: str) -> dict[str, str]:
    """Every sentence by its key."""
    source = FOLDER / "texts" / f"sentences.{lang}.toml"
    return dict(_flat(tomllib.loads(source.read_text("utf-8"))))


def _flat(found: dict[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    for key, value in found.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{key}.")
        else:
            yield f"{above}{key}", value


ENGLISH, FRENCH = sentences("en"), sentences("fr")


def braces(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_both_languages_have_the_same_sentences() -> None:
    assert set(ENGLISH) == set(FRENCH)


def test_sentences_are_filled_in_alike() -> None:
    assert [key for key in ENGLISH if braces(ENGLISH[key]) != braces(FRENCH[key])] == []


def test_french_signs_have_their_narrow_space() -> None:
    # Addresses have colons of their own.
    plain = {key: re.sub(r"\w+://\S*|[\w+]+:[A-Z]\S*", "", text) for key, text in FRENCH.items()}
    wrong = r"[^\u202f](?=[;:!?»])|«(?!\u202f)|'"
    assert [text for text in plain.values() if re.search(wrong, text)] == []


def test_every_refusal_has_its_sentence() -> None:
    kinds = set()
    for file in FOLDER.rglob("*.py"):
        kinds |= set(re.findall(r'Refusal\(\s*"(\w+)"', file.read_text("utf-8")))
    assert len(kinds) > 20
    unsaid = {
        kind for kind in kinds if not any(key.startswith(f"refused.{kind}") for key in ENGLISH)
    }
    # These always bring a sentence of their own.
    assert unsaid <= {"malformed", "ambiguous", "illegal"}
