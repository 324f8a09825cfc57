"""What axe finds wrong with a page, for people who use it without eyes, colours or a mouse."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, impact, nodes }) =>
    [impact, `${id}: ${nodes.map((node) => `${node.html} (${node.failureSummary})`).join("\\n")}`]);
}"""


def barriers(page: Page) -> list[str]:
    """The serious and critical violations; the page's policy forbids scripts, but not this way."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[tuple[str, str]] = page.evaluate(RUN)
    return [what for impact, what in found if impact in GRAVE]


@cache
def source() -> str:
    """axe itself, as npm brought it."""
    if not SOURCE.is_file():
        raise RuntimeError("axe is not there: make page-check fetches it")
    return SOURCE.read_text("utf-8")
