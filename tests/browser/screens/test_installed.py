"""Layline as an app of the device: it opens without a connection and says what needs one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import ready
from tests.browser.visitor import Visitor
from tests.server.guest import bot, me
from tests.server.service import Service

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
KEPT = """async () => {
  const { build, files } = await (await fetch("/shell.json")).json();
  if (!(await caches.has(`layline-shell ${build}`))) return false;
  const kept = await (await caches.open(`layline-shell ${build}`)).keys();
  const lessons = await caches.match("/boards/kept");
  return kept.length === files.length && lessons !== undefined
    && navigator.serviceWorker.controller !== null;
}"""


def test_an_app_opens_without_a_connection(service: Service, visitors: NewVisitor) -> None:
    visitor = visitors(service, "fr-FR", **PHONE)
    page = visitor.page
    visitor.go("/me")
    card = page.locator(".card", has=page.get_by_role("heading", name="Comme application"))
    expect(card).to_contain_text("Ajouter à l’écran d’accueil")
    # What devices read before they install it, in the language of the page.
    manifest = page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", "/manifest.fr.webmanifest")
    for path in ("manifest.fr.webmanifest", "icon-192.png", "apple-touch-icon.png", "robots.txt"):
        answer = visitor.context.request.get(f"{visitor.url}/{path}")
        assert answer.status == 200
        kind = {"webmanifest": "application/manifest+json", "png": "image/png"}
        assert answer.headers["content-type"].startswith(
            kind.get(path.rpartition(".")[2], "text/plain")
        )
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(card).to_contain_text("Layline est une application de cet appareil.")
    visitor.wait(lambda: page.evaluate(KEPT), "the page is kept")

    table = visitor.open_table(me(), bot())
    visitor.context.set_offline(True)
    visitor.forgive("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket")
    visitor.go("/")
    told = page.get_by_role("status").filter(has_text="Vous n’avez pas de connexion.")
    expect(told).to_contain_text("Il en faut une pour les tables.")
    expect(told.get_by_role("link", name="Règles Regatta", exact=True)).to_be_visible()
    # What cannot be had is no trouble: there is something else to do.
    hero = page.locator(".hero")
    expect(hero).to_contain_text("Pour une course, il faut une connexion.")
    expect(hero.get_by_role("link", name="En attendant")).to_be_visible()
    expect(hero.get_by_role("button")).to_have_count(0)
    expect(page.locator(".shelf-area")).to_contain_text("dès qu’il y aura une connexion")
    expect(page.locator(".home").get_by_role("alert")).to_have_count(0)
    assert barriers(page) == []
    # Where something is to be asked of the service, that is said in its place.
    visitor.go("/me")
    expect(page.get_by_role("alert").first).to_contain_text("cet appareil n’en a pas")
    expect(told).to_be_visible()
    visitor.go(f"/t/{table}")
    expect(told).to_be_visible()
    expect(page.locator(".table-wait")).to_contain_text("Celle-ci s’ouvrira d’elle-même")
    assert barriers(page) == []
    visitor.context.set_offline(False)
    expect(told).to_have_count(0)
    page.locator("#board .ll-target").first.wait_for()


def test_first_races_and_puzzles_work_without_a_connection(
    service: Service, visitors: NewVisitor
) -> None:
    visitor = visitors(service, **PHONE)
    page = visitor.page
    visitor.go("/me")
    card = page.locator(".card", has=page.get_by_role("heading", name="As an app"))
    expect(card).to_contain_text("Add to home screen")
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    visitor.wait(lambda: page.evaluate(KEPT), "the page and the lessons are kept")

    visitor.context.set_offline(True)
    visitor.forgive("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket")
    visitor.go("/")
    told = page.get_by_role("status").filter(has_text="You have no connection.")
    told.get_by_role("link", name="First race Regatta").click()
    page.get_by_role("heading", name="Slip past the wind").wait_for()
    assert barriers(page) == []
    # A choice that leads elsewhere, then the right one, each judged by the referee.
    play(page, "leg S")
    expect(page.locator(".learn-verdict")).to_contain_text("the first mark is up there")
    visitor.button("Try again").click()
    play(page, "leg NE")
    expect(page.locator(".learn-verdict")).to_contain_text("Well sailed!")
    visitor.button("Next step").click()
    page.get_by_role("heading", name="Not too early!").wait_for()

    visitor.go("/puzzles/petite-regate")
    page.locator(".learn-puzzles a").first.click()
    visitor.button("Show me").click()
    expect(page.locator(".learn-shown")).to_be_visible()
    visitor.go("/learn/regatta")
    # It goes on where she was, though nobody but this device knows.
    page.get_by_role("heading", name="Not too early!").wait_for()
    visitor.context.set_offline(False)
    visitor.go("/learn/regatta")
    page.get_by_role("heading", name="Not too early!").wait_for()
    race = visitor.context.request.get(f"{visitor.url}/api/games/regatta/first-race").json()
    assert race["done"] == ["first-leg"]


def play(page: Page, action: str) -> None:
    """Pick a choice with a finger, and play it."""
    choice = page.locator(f".study-choices [data-choice='{action}']")
    label = choice.inner_text()
    ready(choice).tap()
    ready(page.get_by_role("button", name=f"Play: {label}", exact=True)).tap()


def test_a_link_to_one_rule_opens_the_rulebook_there(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("/rules/regatta/REG-44?lang=fr")
    page.get_by_role("heading", level=1, name="Les règles de Regatta").wait_for()
    expect(page.locator('[id="REG-44"]')).to_be_in_viewport()
    expect(page).to_have_url(f"{visitor.url}/rules/regatta#REG-44")
