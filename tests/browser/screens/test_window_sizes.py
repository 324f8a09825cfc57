"""In every window the board has its room, and whatever can be pressed can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewVisitor
from tests.browser.positions import AT_THE_LINE, GAMES, laid, typed
from tests.browser.visitor import Visitor
from tests.server.guest import bot, me
from tests.server.service import Service

LANDSCAPE = (
    (640, 360), (667, 375), (740, 360), (768, 600), (844, 390), (932, 430), (1024, 600),
    (1280, 720), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip
PORTRAIT = ((360, 640), (390, 664), (390, 844), (768, 1024))
LEAST = 0.4
"""The share of the window that the board has at least."""

SETTLE = """async () => {
  const places = () => JSON.stringify([...document.querySelectorAll("#board, .desk, .ll-stage")]
    .map((one) => one.getBoundingClientRect()));
  const frame = () => document.body.animate(null, 20).finished; // as the browser really draws
  for (let before = ""; before !== places();) {
    before = places();
    for (let n = 0; n < 2; n++) await frame();
  }
}"""

# Sampled on a grid: at which of these points of the window is the board on top?
SHARE = """() => {
  let [hits, all] = [0, 0];
  for (let x = 4; x < innerWidth; x += innerWidth / 60) {
    for (let y = 4; y < innerHeight; y += innerHeight / 60) {
      all += 1;
      if (document.elementFromPoint(x, y)?.closest("#board")) hits += 1;
    }
  }
  return hits / all;
}"""

# What cannot be brought under a pointer, not even by scrolling the part it lies in.
OUT_OF_REACH = """(within) => {
  const kinds = "button, a[href], input, select, summary, textarea";
  const names = [];
  for (const one of document.querySelectorAll(within)) {
    for (const control of one.querySelectorAll(kinds)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest("#board, [inert]")) continue;
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
      const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
      const hit = document.elementFromPoint(x, y);
      if (hit && (control.contains(hit) || hit.closest("label")?.control === control)) continue;
      const name = control.getAttribute("aria-label") ?? control.textContent;
      names.push(`${control.className} ${name} is under ${hit?.className ?? "nothing"}`);
    }
  }
  return names;
}"""

# Targets, and pieces in sight, whose middle is covered by something other than the board.
COVERED = """() => {
  const board = document.querySelector("#board").getBoundingClientRect();
  const parts = document.querySelectorAll(
    "#board .ll-target, #board [data-id^='boat:'], #board [data-id^='rider:']");
  return [...parts].flatMap((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const inside = left > board.left && left < board.right && top > board.top && top < board.bottom;
    const target = part.matches(".ll-target");
    if (!inside && !target) return [];
    const hit = document.elementFromPoint(left, top);
    if (hit?.closest("#board")) return [];
    const name = part.getAttribute("aria-label") ?? part.dataset.id;
    return [`${name} is under ${hit?.closest("[class]").getAttribute("class") ?? "the edge"}`];
  });
}"""

SIZES = [
    *((size, 100) for size in (*LANDSCAPE, *PORTRAIT)),
    *((size, 200) for size in ((640, 360), (844, 390), (1280, 720), (1440, 900), (2560, 1440))),
    *((size, 200) for size in ((360, 640), (390, 844), (768, 1024))),
]
"""Windows in pixels, and the size of the text in per cent."""


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_its_room_and_every_control_can_be_reached(
    game: str, visitor: Visitor
) -> None:
    table_page = GAMES[game](visitor)
    page = table_page.page
    troubles: list[str] = []
    for (width, height), text in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(text) => { document.documentElement.style.fontSize = text }", f"{text}%")
        found = looked_at(page, every_sheet=game == "regatta")
        troubles += [f"{width}×{height}, text {text} %: {one}" for one in found]
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_notice_leaves_every_control_within_reach(
    lang: str, service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(service, "fr-FR" if lang == "fr" else "en-GB")
    table_page = laid(visitor, AT_THE_LINE, me(), bot())
    typed(table_page, "move")
    page = table_page.page
    page.locator(".setback").wait_for()
    table_page.await_turn()
    troubles: list[str] = []
    for (width, height), text in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(text) => { document.documentElement.style.fontSize = text }", f"{text}%")
        found = looked_at(page, every_sheet=True)
        troubles += [f"{width}×{height}, text {text} %: {one}" for one in found]
    assert not troubles, "\n".join(troubles)


def looked_at(page: Page, every_sheet: bool) -> list[str]:
    """What is wrong with the table in the window as it is."""
    page.evaluate(SETTLE)
    share = page.evaluate(SHARE)
    troubles = [] if share >= LEAST else [f"the board has {share:.0%}"]
    tabs = page.get_by_role("tab").all()
    for tab in [*tabs[1:], tabs[0]] if every_sheet else tabs[:1]:
        tab.evaluate("(tab) => tab.click()")
        page.evaluate(SETTLE)
        troubles += page.evaluate(OUT_OF_REACH, ".header, .stage, .desk")
    menu = page.locator(".header-menu")
    if menu.count() and menu.is_visible():
        menu.click()
        page.locator(".header-open").wait_for()
        troubles += page.evaluate(OUT_OF_REACH, ".header")
        page.keyboard.press("Escape")
        page.locator(".header-open").wait_for(state="detached")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        troubles.append("the page is wider than the window")
    return troubles


@pytest.mark.parametrize("game", ["regatta", "maillot-jaune"])
@pytest.mark.parametrize("phone", [True, False], ids=["finger", "mouse"])
def test_nothing_lies_over_targets_and_pieces(
    game: str, phone: bool, service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(service, has_touch=phone, is_mobile=phone)
    table_page = GAMES[game](visitor)
    page = table_page.page
    troubles: list[str] = []
    for width, height in ((390, 664), (360, 640), (844, 390), (640, 360), (768, 600), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLE)
        troubles += [f"{width}×{height}: {one}" for one in page.evaluate(COVERED)]
        visitor.button("The whole board").click()
        page.evaluate(SETTLE)
        troubles += [f"{width}×{height}, whole: {one}" for one in page.evaluate(COVERED)]
        if not phone:
            visitor.button("Follow the race").click()
    assert not troubles, "\n".join(troubles)
