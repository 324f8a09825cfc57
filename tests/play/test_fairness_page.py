"""The worked example of docs/fairness.md is true, and its verifier finds what it should."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

from tests.play.records import record

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"


def test_the_worked_example_is_true() -> None:
    told: dict[str, Any] = {}
    text = PAGE.read_text("utf-8")
    example = doctest.DocTestParser().get_doctest(text, told, PAGE.name, str(PAGE), 0)
    found = doctest.DocTestRunner().run(example, clear_globs=False)
    assert found.attempted >= 20
    assert found.failed == 0
    first_wrong = example.globs["first_wrong"]
    kept = record("regatta")
    assert first_wrong(kept) is None
    at = kept["actions"].index("roll red")
    kept["actions"][at] = "roll green"
    assert first_wrong(kept) == at + 1
