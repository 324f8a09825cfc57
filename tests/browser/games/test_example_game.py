"""A game in a folder of its own is on the page like any other, and can be played at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.server.service import GENEROUS, Service

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


@pytest.fixture
def with_the_example(page_is_built: None, tmp_path: Path) -> Iterator[Service]:
    """A service whose shelf also has the example."""
    settings = GENEROUS | {"LAYLINE_GAMES": str(EXAMPLES)}
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LAYLINE_")}
    compile_it = [sys.executable, "-m", "layline", "compile", "dinghy-dash"]
    subprocess.run(compile_it, env=plain | settings, check=True, capture_output=True)
    running = Service(f"sqlite:///{tmp_path / 'layline.db'}", tmp_path, settings).start()
    yield running
    running.close()
    assert "Traceback" not in running.log()


def test_the_example_is_played_to_its_end_from_the_shelf(
    with_the_example: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(with_the_example)
    visitor.go("/")
    card = visitor.page.get_by_role("listitem").filter(has_text="Dinghy Dash").first
    card.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url("**/t/*")
    table_page = TablePage(visitor, visitor.table_in_sight())
    table_page.await_decision(0)
    visitor.button("Signs on the board").click()
    legend = visitor.page.get_by_role("dialog", name="Signs on the board")
    for words in ("Sail with the wind", "A: on square 0"):
        expect(legend.locator("li > span:last-child", has_text=words)).to_be_visible()
    legend.get_by_role("button", name="Close").click()
    while not table_page.over:
        before = table_page.seq
        table_page.play(table_page.told.sight.choices[0])
        table_page.await_decision(before)
    expect(table_page.result).to_contain_text("first at the buoy")
