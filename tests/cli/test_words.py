"""The catalogue of messages: both languages say the same."""

from __future__ import annotations

import string

import pytest

from layline.cli.words import SAID, Message, Words, chosen


def braces(message: Message) -> set[str]:
    forms = message if isinstance(message, tuple) else (message,)
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}


def test_messages_fill_in_the_same_in_both_languages() -> None:
    for key, (english, french) in SAID.items():
        assert braces(english) == braces(french), key
        assert isinstance(english, tuple) == isinstance(french, tuple), key


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert chosen(None).lang == lang


def test_nothing_is_singular_in_french_and_plural_in_english() -> None:
    assert Words("en")("written_frames", n=0) == "0 pictures"
    assert Words("fr")("written_frames", n=0) == "0 image"


def test_french_puts_a_space_that_does_not_break_before_its_signs() -> None:
    assert Words("fr")("seat_of", seat="A", who="vous") == "A\u202f: vous"
