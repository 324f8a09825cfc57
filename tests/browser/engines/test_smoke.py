"""The page in the other engines: home, a race against bots by clicking, the rulebook.

All else is tried in Chromium only; this finds what another engine does not know or does otherwise.
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from PIL import Image

from tests.browser.engines import firefox, webkit
from tests.browser.engines.window import SIZE, Window
from tests.server.service import Service

WORDS = {
    "en": ("EN", "Open tables", "Rules"),
    "fr": ("FR", "Tables ouvertes", "Règles"),
}


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    """A window of each engine; started once, for that takes longer than all the rest."""
    engine = firefox if request.param == "firefox" else webkit
    if engine.program() is None:
        go_without(request.param)
    start = firefox.firefox if request.param == "firefox" else webkit.webkit
    with start(tmp_path_factory.mktemp(request.param)) as opened:
        heard(opened)
        assert opened.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
        yield opened


def go_without(engine: str) -> NoReturn:
    """Let an engine that is not installed pass; where all are to be tried it must be there."""
    said = f"{engine} is not installed: tools/system-packages.sh --test --install"
    if os.environ.get("CI"):
        pytest.fail(said, pytrace=False)
    pytest.skip(said)


def test_a_missing_engine_passes_at_home_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="webkit is not installed"):
        go_without("webkit")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="webkit is not installed"):
        go_without("webkit")


CALL = "Can you hear me?"


def heard(window: Window) -> None:
    """What its console says must reach us: no complaints of a deaf one would prove nothing."""
    window.go("data:text/html,<title>Hello</title>")
    window.evaluate(f"console.error({CALL!r})")
    assert any(CALL in said for said in window.complaints())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_race_is_sailed_by_clicking(
    window: Window, service: Service, lang: str, tmp_path: Path
) -> None:
    switch, open_tables, rules = WORDS[lang]
    window.go(service.url)
    # The header makes room for her name and her tables: what is clicked there would move away.
    window.wait(KNOWS_ME, "her name is in the header")
    window.click(".header fieldset button", switch)
    window.see("h2", open_tables)
    scrolls_once(window)

    window.click(".box:has(a[href='/rules/regatta']) .button-primary")
    window.see("#board .ll-target")
    assert window.evaluate("document.documentElement.lang") == lang
    for kind in ("#board .ll-target", ".choices [data-choice]", ".choices [data-choice]"):
        decide(window, kind)
    scrolls_once(window)
    looks_right(window, tmp_path / "table.png")

    window.go(f"{service.url}/rules/regatta")
    window.see("h1", "Regatta")
    window.see("h2, h3")
    window.see(".header", rules)
    scrolls_once(window)
    assert [said for said in window.complaints() if CALL not in said] == []


KNOWS_ME = "![undefined, '…'].includes(document.querySelector('.identity-name')?.textContent)"


def decide(window: Window, kind: str) -> None:
    """Click something that is offered, and see it played; some things are picked, then played."""
    window.wait(
        "document.querySelector('.call-mine') && document.querySelector('[data-choice]')",
        "it is her turn",
    )
    before = window.evaluate("Number(document.querySelector('.race').dataset.seq)")
    window.click(kind)
    window.wait(
        f"Number(document.querySelector('.race').dataset.seq) > {before}"
        " || document.querySelector('.play-picked:not([data-fresh])') !== null",
        "it is picked or played",
    )
    if window.evaluate(f"Number(document.querySelector('.race').dataset.seq) === {before}"):
        window.click(".play-picked")
    window.wait(f"Number(document.querySelector('.race').dataset.seq) > {before}", "it is played")


def scrolls_once(window: Window) -> None:
    """Nothing is wider than the window, and at most one scroll bar goes from top to bottom."""
    assert window.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert len(window.evaluate(TALL_SCROLLERS)) <= 1


TALL_SCROLLERS = """[...document.querySelectorAll("*")].filter((one) => {
  const page = one === document.scrollingElement;
  if (!page && !/auto|scroll/.test(getComputedStyle(one).overflowY)) return false;
  return one.scrollHeight > one.clientHeight + 1 && one.clientHeight > innerHeight * 0.75;
}).map((one) => one.tagName + '.' + one.className)"""


def looks_right(window: Window, file: Path) -> None:
    """The board takes its room in the picture, drawn in its colours, and the letters are ours."""
    file.write_bytes(window.screenshot())
    x, y, width, height = window.evaluate(
        "(({ x, y, width, height }) => [x, y, width, height])"
        "(document.querySelector('#board').getBoundingClientRect())"
    )
    assert width * height > SIZE[0] * SIZE[1] / 3
    with Image.open(io.BytesIO(file.read_bytes())) as picture:
        scale = picture.width / SIZE[0]
        left, top, right, bottom = (scale * edge for edge in (x, y, x + width, y + height))
        board = picture.convert("RGB").crop((left, top, right, bottom))
        assert len(board.getcolors(maxcolors=1 << 24) or []) > 200, f"an empty board: {file}"
    assert window.evaluate(
        "[...document.fonts].some((one) => one.status === 'loaded' && /Source/.test(one.family))"
    )
