"""The view of the board: the turn in it, numbers at its edge, and what its signs mean."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage, settled
from tests.browser.visitor import Visitor, screen
from tests.server.guest import me
from tests.server.service import Service

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

NEAR = {
    "round": 20,
    "boats": {
        "A": {"at": "10,15", "heading": "NW"},
        "B": {"at": "11,14", "heading": "NW"},
        "C": {"at": "9,15", "heading": "NE"},
    },
}
"""Three boats next to each other, far from the windward mark."""

# Which of these reach beyond the board, or are smaller than a finger needs?
BEYOND = """(parts) => {
  const board = document.querySelector("#board").getBoundingClientRect();
  return [...document.querySelectorAll(parts)].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < board.left || right > board.right || top < board.top || bottom > board.bottom;
  }).map((part) => part.getAttribute("aria-label") ?? part.getAttribute("data-id"));
}"""

# How far apart are the two nearest boats, and how long is the longest?
OVERLAP = """() => {
  const hulls = [...document.querySelectorAll("#board .ll-scene [data-id^='boat:'] .r-hull")];
  const boxes = hulls.map((hull) => hull.getBoundingClientRect());
  const middles = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const apart = middles.flatMap(([x, y], n) =>
    middles.slice(n + 1).map(([a, b]) => Math.hypot(x - a, y - b)));
  const lengths = hulls.map((hull) => {
    const { c, d } = hull.getScreenCTM();
    return hull.getBBox().height * Math.hypot(c, d);
  });
  const longest = Math.max(...lengths);
  return { apart: Math.min(...apart), longest };
}"""


def laid(visitor: Visitor, game: str, position: dict[str, Any], seats: int) -> TablePage:
    """A table that begins in a position; all its other seats are at this screen."""
    visitor.take_name("Ada")
    others = [screen(f"Crew {n}") for n in range(1, seats)]
    return TablePage(visitor, visitor.open_position(game, position, me(), *others))


def test_on_a_phone_the_turn_is_in_view_and_every_sign_is_explained(
    service: Service, visitors: NewVisitor
) -> None:
    phone = visitors(service, **PHONE)
    table_page = laid(phone, "race-the-wind", NEAR, 3)
    page = phone.page
    table_page.await_turn()
    settled(table_page)
    assert page.evaluate(BEYOND, "#board .ll-target, #board [data-id='boat:A']") == []
    boats = page.evaluate(OVERLAP)
    assert boats["longest"] < boats["apart"] * 1.45, (
        "boats that are near do not lie over each other"
    )
    # Everything is chosen on the board: it has half of the height.
    box = page.locator("#board").bounding_box()
    assert box is not None
    assert box["height"] >= 370
    expect(page.locator(".ll-ruler:not(.ll-none)")).to_have_count(2)
    expect(page.locator(".ll-beacon")).to_have_text("Windward mark")

    page.get_by_role("button", name="Signs on the board").tap()
    legend = page.get_by_role("dialog", name="Signs on the board")
    expect(legend.get_by_text("A yellow disc: a lull.")).to_be_visible()
    # A finger can point: what is on the board now is folded up.
    expect(legend.locator("dd").first).to_be_hidden()
    legend.get_by_text("On the board now").tap()
    expect(legend.locator("dd", has_text="Windward mark 12,26")).to_be_visible()
    assert barriers(page) == []
    legend.get_by_role("button", name="Close").tap()
    expect(legend).to_be_hidden()

    # The mark is a tap away; the whole board has its own numbers.
    page.locator(".ll-beacon").tap()
    expect(page.locator(".ll-beacon")).to_be_hidden()
    page.get_by_role("button", name="The whole board").tap()
    expect(page.locator(".ll-ruler:not(.ll-none)")).to_have_count(0)


def test_what_the_mouse_rests_on_is_named_and_the_legend_has_a_key(visitor: Visitor) -> None:
    position = {"wind": "N", "round": 5, "die": 2, "todo": ["A", "B"]}
    boats = {"A": {"at": "28,20"}, "B": {"at": "26,19"}}
    table_page = laid(visitor, "regatta", {**position, "boats": boats}, 2)
    page = visitor.page
    table_page.await_turn()
    settled(table_page)
    place = page.locator("#board .ll-scene .r-on-move").bounding_box()
    assert place is not None
    # Beside the hull, on the light under the yacht that is to move.
    page.mouse.move(place["x"] + place["width"] * 0.12, place["y"] + place["height"] / 2)
    expect(page.locator(".ll-name")).to_have_text("A pale disc under a yacht: it is her turn.")
    page.mouse.move(0, 0)
    expect(page.locator(".ll-name")).to_be_hidden()
    page.keyboard.press("l")
    legend = page.get_by_role("dialog", name="Signs on the board")
    expect(legend.get_by_text("A number in a ring")).to_be_visible()
    # Whoever came by the keyboard reads at once what pointing would tell, each thing once.
    expect(legend.locator("summary")).to_have_text("On the board now")
    expect(legend.locator("dd", has_text="A (red), at 28,20")).to_be_visible()
    told = legend.locator("dd").all_inner_texts()
    assert len(told) == len(set(told))
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
