"""The browser's tests wait for what they look for, instead of reading the page once and too early.

`assert locator.count() == 2` fails when the page is a moment slower than the test; Playwright's
`expect(locator).to_have_count(2)` looks again until it is so.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1] / "browser"
READS_ONCE = frozenset(
    [
        "count",
        "inner_text",
        "all_inner_texts",
        "text_content",
        "get_attribute",
        "input_value",
        "is_visible",
        "is_hidden",
        "is_enabled",
        "is_disabled",
        "is_checked",
    ]
)


def hasty(source: str) -> Iterator[int]:
    """The lines of a test that hold what a page shows right now against what it should show."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assert) and any(_reads_once(part) for part in ast.walk(node.test)):
            yield node.lineno


def _reads_once(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return False
    counts_in_a_list = node.func.attr == "count" and bool(node.args)
    return node.func.attr in READS_ONCE and not counts_in_a_list


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=lambda path: path.stem)
def test_what_a_page_shows_is_awaited(path: Path) -> None:
    lines = [f"{path.name}:{line}" for line in hasty(path.read_text(encoding="utf-8"))]
    assert lines == [], "use expect(...) of Playwright, which waits"


def test_a_hasty_look_is_found() -> None:
    assert list(hasty("x = 1\nassert page.locator('tr').count() == 2")) == [2]
    assert list(hasty("assert 'Ann' in row.inner_text()")) == [1]
    assert list(hasty("assert told.count('ride') == 2")) == []
