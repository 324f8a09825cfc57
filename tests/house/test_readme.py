"""What a newcomer copies from the README works."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_python_of_the_readme_runs() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    found = doctest.testfile(str(readme), module_relative=False, encoding="utf-8")
    assert found.attempted >= 8
    assert found.failed == 0
