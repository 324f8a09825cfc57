"""First races and puzzles: solved, missed, left and resumed, on every kind of device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from layline.games import games
from layline.play import exercises
from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import ready
from tests.browser.visitor import Visitor
from tests.server.service import Service

GAMES = [game.id for game in games()]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def choice(page: Page, action: str) -> Locator:
    return page.locator(f'[data-choice="{action}"]')


def play(page: Page, *actions: str) -> None:
    """Click one choice after the other, each as soon as the last one was judged."""
    for action in actions:
        with page.expect_response("**/tries*"):
            ready(choice(page, action)).click()
        page.locator('.study[aria-busy="false"]').wait_for()


def await_step(page: Page, number: int) -> None:
    """Until this step is in sight."""
    page.locator(f'.learn-dot[aria-current="step"][aria-label^="Step {number}:"]').wait_for()


def step(game: str, at: int) -> exercises.Step:
    course = exercises.first_race(game)
    assert course is not None
    return course.steps[at]


def test_a_whole_first_race_left_once_and_ending_in_a_real_one(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name=re.compile("Never played.*Regatta$")).click()
    visitor.see("Slip past the wind")

    # Something forbidden is answered by its rule, something unwise by a friendly word.
    page.locator('[data-refused="leg N"]').click()
    visitor.see("The referee says no")
    expect(page.locator(".study-word .study-rule")).to_have_text("REG-23")
    visitor.see(re.compile("Go up at a slant"))
    play(page, "leg S")
    visitor.see("Not quite")
    expect(page.locator(".study-choice")).to_have_count(0)
    assert barriers(page) == []
    visitor.button("Try again").click()
    visitor.button("A hint").click()
    visitor.see(re.compile("Each dot is a place"))

    steps = len(page.locator(".learn-dot").all())
    for at in range(steps):
        if at == 3:
            # She leaves, and finds her way back.
            page.get_by_role("link", name="Leave for now").click()
            page.get_by_role("link", name=re.compile("Never played.*Regatta$")).click()
        await_step(page, at + 1)
        play(page, *step("regatta", at).solution)
        visitor.see("Well done!")
        if at == 0:
            assert barriers(page) == []
        last = at == steps - 1
        visitor.button("To the finish" if last else "Next step").click()
    visitor.see("You made it!")
    expect(page.locator('.learn-dot[data-done="true"]')).to_have_count(steps)
    visitor.button("Play a real race").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", [game for game in GAMES if game != "regatta"])
def test_the_first_steps_of_the_other_games(visitor: Visitor, game: str) -> None:
    page = visitor.page
    visitor.go(f"/learn/{game}")
    for at in range(3):
        await_step(page, at + 1)
        play(page, *step(game, at).solution)
        visitor.see("Well done!")
        visitor.button("Next step").click()
    assert barriers(page) == []


def test_puzzles_are_solved_failed_and_shown(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/rules/regatta#REG-49")
    page.locator("#REG-49").get_by_role("link", name="Three legs to the mark").click()
    play(page, "leg NW", "leg NW", "leg NW")
    visitor.see("Well done!")
    visitor.button("Next puzzle").click()

    # The next one is failed, by the rule, and then shown: that does not count.
    visitor.see("Too early, and yet in time")
    play(page, "leg NE", "leg NE", "leg NE")
    visitor.see("Not quite")
    assert barriers(page) == []
    visitor.button("Show me").click()
    visitor.see(re.compile("this is how it is done"))

    visitor.go("/puzzles/regatta/under-spinnaker")
    answers = page.locator(".learn-answer")
    answers.first.click()
    visitor.see("Not quite")
    answers.nth(2).click()
    visitor.see("Well done!")
    expect(page.locator(".learn-verdict .study-rule")).to_have_text("REG-70")

    visitor.go("/puzzles/regatta")
    solved = page.locator('.learn-puzzles [data-solved="true"]')
    solved.first.wait_for()
    expect(solved).to_have_count(2)
    visitor.see("2 of 12 solved.")
    assert barriers(page) == []


def test_on_a_phone_in_french_with_two_taps(service: Service, visitors: NewVisitor) -> None:
    visitor = visitors(service, "fr-FR", color_scheme="dark", **PHONE)
    page = visitor.page
    visitor.go("/learn/petite-regate")
    blue = choice(page, "play B")
    ready(blue).tap()
    ready(visitor.button(f"Jouer\u202f: {blue.inner_text()}", exact=True)).tap()
    visitor.see(re.compile("Bravo"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert barriers(page) == []
    # Another language says the same of the same try.
    visitor.button("Menu").tap()
    visitor.button("English").tap()
    visitor.see("Well done!")


def test_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/learn/race-the-wind")
    ready(choice(page, "move")).wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.choice") == "move":
            break
    page.keyboard.press("Enter")
    visitor.see("Well done!")
    visitor.button("Next step").focus()
    page.keyboard.press("Enter")
    visitor.see("Hands off the line")


def test_what_is_not_there_is_named(visitor: Visitor) -> None:
    visitor.forgive("404")
    visitor.go("/learn/chess")
    visitor.see(re.compile("There is no game chess"))
    visitor.go("/puzzles/regatta/none")
    visitor.see(re.compile("There is no puzzle none"))
