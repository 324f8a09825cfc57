"""Without a mouse: from the home page through a whole turn, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor, screen
from tests.server.guest import bot, me
from tests.server.service import Service

FOCUS = """() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
  const ring = at.querySelector?.(".ll-ring");
  return {
    name: at.getAttribute("aria-label") ?? at.innerText ?? at.textContent,
    outlined: outlineStyle !== "none" && parseFloat(outlineWidth) > 0,
    shadowed: boxShadow !== "none",
    ringed: ring ? Number(getComputedStyle(ring).opacity) > 0 : false,
  };
}"""


def test_a_whole_turn_by_keyboard_alone(visitor: Visitor) -> None:
    page, keys = visitor.page, visitor.page.keyboard
    visitor.go("/")
    visitor.button("Play now Regatta").wait_for()
    tab_to(page, "Play now Regatta")
    keys.press("Enter")
    page.wait_for_url("**/t/*")
    table_page = TablePage(visitor, visitor.table_in_sight())
    visitor.wait(lambda: page.evaluate(FOCUS) is not None, "the focus arrives with the page")
    while not table_page.my_turn:
        keys.press("s")
        visitor.page.wait_for_timeout(100)
    held(visitor)

    # To the board, from target to target, and the yacht is placed.
    table_page.targets.first.wait_for()
    keys.press("b")
    first = focused(page)
    keys.press("ArrowRight")
    assert focused(page) != first
    assert page.evaluate(FOCUS)["ringed"] or page.evaluate(FOCUS)["outlined"]
    played(table_page, lambda: keys.press("Enter"))
    while not any(choice.action.startswith("leg ") for choice in table_page.told.sight.choices):
        if table_page.my_turn:
            play_by_typing(table_page, table_page.told.good_choice().action)
        keys.press("Escape")
        keys.press("s")
        visitor.page.wait_for_timeout(50)
        held(visitor)
    table_page.await_turn()
    table_page.read_notices()

    # The list of choices, where a preview follows the focus, and why not.
    leave_the_field(page)
    keys.press("m")
    visitor.wait(lambda: page.evaluate("document.activeElement.dataset.choice"), "in the list")
    keys.press("Tab")
    visible(page)
    name = page.locator(":focus .choice-label").inner_text()
    page.locator(".advice", has_text=name).locator(".advice-lines").wait_for()
    type_a_move(table_page, table_page.told.sight.refused[0].action)
    table_page.referee.wait_for()
    held(visitor)


def test_a_choice_that_comes_again_is_previewed_again(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    for _ in range(12):
        before = table_page.seq
        table_page.play_by_keyboard(table_page.told.good_choice())
        table_page.await_decision(before)
        held(visitor)
        if visitor.page.locator(".choices [data-choice]:focus").count():
            visitor.page.locator(".advice-lines").wait_for()
            return
    raise AssertionError("the focus never stayed in the list")


def test_undo_dialogs_log_and_chat_by_keyboard(visitor: Visitor) -> None:
    page, keys = visitor.page, visitor.page.keyboard
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    while not table_page.told.sight.can_undo:
        before = table_page.seq
        play_by_typing(table_page, table_page.told.good_choice().action)
        table_page.await_decision(before)
    table_page.read_notices()
    leave_the_field(page)
    played(table_page, lambda: keys.press("u"))
    assert table_page.told.story[-1].kind == "undo"
    held(visitor)

    keys.press("?")
    dialog = page.get_by_role("dialog", name="Help and keys")
    dialog.wait_for()
    visible(page)
    keys.press("Escape")
    dialog.wait_for(state="hidden")
    held(visitor)

    tab_to(page, "Seats")
    keys.press("ArrowRight")
    assert focused(page) == "Log"
    tab_to(page, "Read rule")
    keys.press("Enter")
    rule = page.get_by_role("dialog", name="Rule")
    rule.wait_for()
    keys.press("Escape")
    rule.wait_for(state="hidden")
    assert "Read rule" in focused(page), "the focus goes back to where it was"

    keys.press("c")
    visitor.wait(lambda: page.evaluate("'chat' in document.activeElement.dataset"), "in the chat")
    keys.type("Fair winds!")
    keys.press("Enter")
    page.locator(".chat-text", has_text="Fair winds!").wait_for()
    held(visitor)


def test_every_stop_of_the_tab_key_is_visible(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.sail_until("leg ")
    for path in ("/", "/new/regatta", "/me", f"/t/{table_page.table}"):
        visitor.go(path)
        visitor.page.locator("h1").wait_for()
        if path.startswith("/t/"):
            table_page.await_turn()
        stops = set()
        for _ in range(60):
            visitor.page.keyboard.press("Tab")
            seen = visitor.page.evaluate(FOCUS)
            if seen is None:
                break
            visible(visitor.page)
            stops.add(seen["name"])
        assert len(stops) > 5, f"{path}: {stops}"


def test_the_skip_link_leads_to_the_content(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.button("Play now Regatta").wait_for()
    visitor.page.keyboard.press("Tab")
    assert focused(visitor.page) == "Skip to the content"
    visitor.page.keyboard.press("Enter")
    assert visitor.page.evaluate("document.activeElement.id") == "main"


def held(visitor: Visitor) -> None:
    """Something has the keyboard focus, or is given it as soon as it is drawn."""
    visitor.wait(lambda: visitor.page.evaluate(FOCUS) is not None, "the focus")


def focused(page: Page) -> str:
    """The name of what has the focus."""
    found = page.evaluate(FOCUS)
    assert found is not None, "the focus is lost"
    name: str = found["name"]
    return name.strip()


def visible(page: Page) -> None:
    """The keyboard focus can be seen."""
    seen = page.evaluate(FOCUS)
    assert seen["outlined"] or seen["shadowed"] or seen["ringed"], seen


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS) is not None and name in " ".join(focused(page).split()):
            visible(page)
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def leave_the_field(page: Page) -> None:
    """To the sentence that says what is awaited, where single keys are commands."""
    page.locator("#prompt").focus()


def type_a_move(table_page: TablePage, action: str) -> None:
    """Type a move in notation and press Enter."""
    table_page.read_notices()
    leave_the_field(table_page.page)
    table_page.page.keyboard.press("/")
    table_page.visitor.wait(
        lambda: table_page.page.evaluate("'notation' in document.activeElement.dataset"),
        "the field",
    )
    table_page.page.keyboard.press("Control+a")
    table_page.page.keyboard.type(action)
    table_page.page.keyboard.press("Enter")


def play_by_typing(table_page: TablePage, action: str) -> None:
    """Type a move that is allowed and see it happen."""
    before = table_page.seq
    type_a_move(table_page, action)
    table_page.visitor.wait(lambda: table_page.seq > before, f"{action} is played")


def played(table_page: TablePage, deed: Callable[[], None]) -> None:
    """Something is done, and it happens."""
    before = table_page.seq
    deed()
    table_page.visitor.wait(lambda: table_page.seq > before, "it is played")


def test_what_a_choice_would_bring_never_hides_where_the_keys_are(
    service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(service, viewport={"width": 360, "height": 740})
    table = visitor.open_table(me(), screen("Bob"), game="race-the-wind")
    table_page = TablePage(visitor, table)
    table_page.await_turn()
    table_page.play_by_keyboard(table_page.told.sight.choices[0])
    table_page.await_turn()
    for key in ("", "Tab", "Tab", "Shift+Tab"):
        if key:
            visitor.page.keyboard.press(key)
        visitor.wait(lambda: visitor.page.evaluate(FOCUSED_CHOICE_IS_SEEN), f"it is seen: {key}")


FOCUSED_CHOICE_IS_SEEN = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  return document.activeElement.matches("[data-choice]") && document.activeElement.contains(seen);
}"""
