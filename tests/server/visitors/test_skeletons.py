"""Names that a reader would take for one another."""

from __future__ import annotations

import unicodedata

import pytest

from layline.server.visitors.names import looks_of, told_apart
from layline.server.visitors.skeletons import _alike, skeleton


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Clara", "\u0421l\u0430r\u0430"),  # three letters are Cyrillic
        ("Clara", "CIara"),  # a capital i
        ("Clara", "C1ara"),  # a one
        ("Clara", "\u0421LARA"),  # in capitals, one letter Cyrillic
        ("clara", "\U0001d4ec\U0001d4f5\U0001d4ea\U0001d4fb\U0001d4ea"),
        ("clara", "\uff43\uff4c\uff41\uff52\uff41"),
        ("Omega", "\u039fmega"),  # the first letter is Greek
        ("Tom", "Torn"),
        ("Zoé", "Zoe\u0301"),
        ("Straße", "STRASSE"),
        (
            "\u0421\u043a\u0438\u043f\u0435\u0440",
            "C\u043a\u0438\u043fep",
        ),  # Latin C, e, p among Cyrillic ones
        ("O’Neil", "O'Neil"),
    ],
)
def test_these_look_alike(name: str, twin: str) -> None:
    assert looks_of(name).are_those_of(looks_of(twin))
    assert looks_of(twin).are_those_of(looks_of(name))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Clara", "Ciara"),
        ("Clara", "Klara"),
        ("Zoe", "Zoé"),
        ("Ada", "Ad\u04302"),
        ("Brisk Petrel", "Brisk Puffin"),
        ("\u0410\u043d\u043d\u0430", "\u0425\u0430\u043d\u043d\u0430"),
        ("Mouette paisible", "Mouette paisibles"),
    ],
)
def test_these_do_not(name: str, other: str) -> None:
    assert not looks_of(name).are_those_of(looks_of(other))


def test_the_table_is_whole_and_settled() -> None:
    alike = _alike()
    assert len(alike) > 5000
    for sign, prototype in alike.items():
        assert len(sign) == 1
        assert unicodedata.normalize("NFD", sign) == sign
        assert unicodedata.normalize("NFD", prototype) == prototype
        assert skeleton(sign) == prototype


def test_looks_fit_their_columns() -> None:
    looks = looks_of("\ufdfa" * 32)
    assert len(looks.written) <= 64
    assert len(looks.folded) <= 64


def test_names_that_look_alike_are_numbered() -> None:
    names = {"a": "Clara", "b": "\u0421l\u0430r\u0430", "c": "Bob", "d": "CLARA", "e": "Clara (2)"}
    assert told_apart(names) == {
        "a": "Clara",
        "b": "\u0421l\u0430r\u0430 (2)",
        "c": "Bob",
        "d": "CLARA (3)",
        "e": "Clara (2) (2)",
    }
