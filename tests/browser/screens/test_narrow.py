"""On the narrowest phones no page is wider than the screen, and only real failures are reported."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.screens.test_window_sizes import SETTLE
from tests.browser.test_results import sailed
from tests.browser.visitor import Visitor, screen
from tests.server.guest import link, me
from tests.server.service import Service

WIDTHS = (768, 360, 320)
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}

# The innermost elements that reach beyond the screen, unless they scroll in a frame of their own.
# What juts out of the header is cut off and makes nothing wider, but is out of reach.
TOO_WIDE = """() => {
  const root = document.documentElement;
  const within = root.scrollWidth > root.clientWidth ? "body *" : ".header *";
  const beyond = [...document.querySelectorAll(within)].filter((one) =>
    one.closest(".ll-board") === null && one.getBoundingClientRect().right > root.clientWidth + 1);
  if (beyond.length === 0 && within === ".header *") return [];
  return [`${root.scrollWidth} pixels`, ...beyond
    .filter((one) => !beyond.some((other) => other !== one && one.contains(other)))
    .map((one) => `${one.tagName} ${one.getAttribute("class")} in ${one.parentElement.className}`)];
}"""

# Something that is made larger whenever it is told of its size.
LOOP = """() => new Promise((done) => {
  const box = document.body.appendChild(document.createElement("div"));
  addEventListener("error", () => { box.remove(); setTimeout(done, 50); }, { once: true });
  new ResizeObserver(() => { box.style.height = `${box.clientHeight + 1}px`; }).observe(box);
})"""


def test_no_page_is_wider_than_a_phone_while_a_table_waits(
    service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(service, **PHONE)
    page = visitor.page
    over = sailed(visitor).table
    running = visitor.open_table(screen("Ann"), screen("Bob"), game="maillot-jaune")
    visitor.open_table(screen("Ann"), screen("Bob"))
    lobby = visitor.open_table(me(), link())
    paths = [
        "/", "/new/regatta", "/new/petite-regate", f"/t/{lobby}", f"/t/{running}", f"/t/{over}",
        f"/t/{over}/results", f"/t/{over}/replay", "/replay", "/me", "/rules", "/rules/regatta",
        "/learn/regatta", "/puzzles/regatta", "/verify", "/courses/new?game=regatta", "/nowhere",
    ]  # fmt: skip
    troubles = []
    for language in ("en", "fr"):
        for path in paths:
            visitor.go(path)
            page.locator(".header-waiting").wait_for()
            page.locator("main h1").first.wait_for(state="attached")
            expect(page.locator("main .skeleton")).to_have_count(0)
            speak(page, language)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 640})
                page.evaluate(SETTLE)
                found = page.evaluate(TOO_WIDE)
                troubles += [f"{path} in {language}, {width}: {found}"] if found else []
    assert not troubles, "\n".join(troubles)


def speak(page: Page, language: str) -> None:
    """Choose a language, wherever the header has put the switch."""
    page.locator(f".language-switch [lang={language}]").evaluate("(button) => button.click()")
    page.locator(f"html[lang={language}]").wait_for(state="attached")


@pytest.mark.parametrize("real", [False, True], ids=["sizes told late", "a real failure"])
def test_only_real_failures_are_told(real: bool, visitor: Visitor) -> None:
    visitor.go("/")
    visitor.button("Play now Regatta").wait_for()
    page = visitor.page
    if real:
        visitor.forgive("on purpose")
        page.evaluate("queueMicrotask(() => { throw new Error('on purpose') })")
        visitor.see("Something went wrong on this page.")
    else:
        page.evaluate(LOOP)
        expect(page.locator(".toast")).to_have_count(0)
