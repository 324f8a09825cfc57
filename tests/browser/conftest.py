"""What the browser tests share: the built page, a running service, browsers and people."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.service import Service
from tools import page

NewVisitor = Callable[..., Visitor]
DESKTOP = {"width": 1280, "height": 860}
WORTH_READING = 2500
"""How much of the text of a page is told when a test has failed."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """The page as its sources have it; an old one, or none, would prove nothing."""
    if not page.is_built():
        pytest.fail("the page is not built from its present sources: make page", pytrace=False)


@pytest.fixture(scope="session")
def service(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One service for all tests that leave it as it is."""
    folder = tmp_path_factory.mktemp("service")
    running = Service(f"sqlite:///{folder / 'layline.db'}", folder).start()
    yield running
    running.close()
    assert "Traceback" not in running.log()


@pytest.fixture
def own_service(page_is_built: None, tmp_path: Path) -> Iterator[Service]:
    """A service of the test's own, which it may kill."""
    running = Service(f"sqlite:///{tmp_path / 'layline.db'}", tmp_path).start()
    yield running
    running.close()


# A started Playwright leaves an event loop in its thread, and other tests have loops of their own:
# so there is one per file, not one for all.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[NewVisitor]:
    """A function that brings a person to a service; named arguments describe her browser.

    When the test is over, nobody's browser may have complained.
    """
    came: list[Visitor] = []

    def come(service: Service, locale: str = "en-GB", **kwargs: Any) -> Visitor:
        described = {"viewport": DESKTOP, "reduced_motion": "reduce", **kwargs}
        visitor = Visitor(browser.new_context(locale=locale, **described), service.url, locale)
        came.append(visitor)
        return visitor

    yield come
    troubles = [visitor.troubles() for visitor in came]
    for visitor in came:
        visitor.context.close()
    assert not any(troubles), troubles


@pytest.fixture
def visitor(service: Service, visitors: NewVisitor) -> Visitor:
    """A person at the shared service, in English, on a desktop."""
    return visitors(service)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test leaves a picture of every page, and tells what could be read there."""
    report = yield
    if report.failed and call.when == "call":
        held: dict[str, Any] = getattr(item, "funcargs", {})
        folder = Path(tempfile.mkdtemp(prefix="layline-pages-"))
        for number, page in enumerate(_pages(held)):
            path = folder / f"page-{number}.png"
            page.screenshot(path=path)
            said = page.locator("body").inner_text()[:WORTH_READING]
            report.sections.append((f"page {page.url}", f"looked like {path}\n{said}"))
    return report


def _pages(held: dict[str, Any]) -> Iterator[Any]:
    browser = held.get("browser")
    for context in browser.contexts if browser is not None else ():
        yield from context.pages
