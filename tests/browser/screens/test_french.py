"""A French browser gets French, everywhere; changing the language in mid-race loses nothing."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from layline.games import games
from tests.browser.conftest import NewVisitor
from tests.browser.table_page import TablePage
from tests.browser.visitor import Visitor
from tests.server.guest import bot, link, me
from tests.server.service import Service

ROOT = Path(__file__).parents[3]
READ = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap(
    (each) => ["aria-label", "title", "placeholder", "alt"].map((name) => each.getAttribute(name)))
].filter(Boolean).join("\\n")"""


@pytest.fixture
def francoise(own_service: Service, visitors: NewVisitor) -> Visitor:
    """Somebody whose browser asks for French, where nobody else has an English name."""
    return visitors(own_service, locale="fr-FR")


def test_home_new_table_and_identity_are_french(francoise: Visitor) -> None:
    page = francoise.page
    francoise.go("/")
    francoise.button(re.compile("^Jouer")).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    speaks_french(francoise)
    francoise.go("/new/regatta")
    page.locator("summary").click()
    speaks_french(francoise)
    francoise.go("/me")
    page.locator("h1").wait_for()
    speaks_french(francoise)


def test_the_table_is_french_from_the_lobby_to_the_result(francoise: Visitor) -> None:
    page = francoise.page
    francoise.go(f"/t/{francoise.open_table(me(), link())}")
    page.locator(".lobby").wait_for()
    speaks_french(francoise)

    table_page = TablePage(francoise, francoise.open_table(me(), bot()))
    table_page.await_turn()
    speaks_french(francoise)
    table_page.sail_until("leg ")
    table_page.targets.first.hover()
    page.locator(".advice-lines").wait_for()
    speaks_french(francoise)
    page.locator(".refused-choice").first.click()
    table_page.referee.wait_for()
    speaks_french(francoise)
    table_page.referee.locator(".rule-button").click()
    page.locator(".rule-statement").wait_for()
    speaks_french(francoise)
    page.keyboard.press("Escape")
    for tab in page.get_by_role("tab").all():
        tab.click()
        speaks_french(francoise)


def test_switching_to_english_in_mid_race_loses_nothing(francoise: Visitor) -> None:
    table_page = TablePage(francoise, francoise.open_table(me(), bot()))
    table_page.sail_until("leg ")
    before, entries = table_page.seq, len(table_page.told.story)
    offered = table_page.targets.count()
    french = table_page.prompt.inner_text()
    francoise.button("English").click()
    francoise.see("Your turn")
    francoise.wait(lambda: table_page.prompt.inner_text() != french, "the sentence in English")
    expect(francoise.page.locator("html")).to_have_attribute("lang", "en")
    assert table_page.seq == before
    francoise.wait(lambda: table_page.targets.count() == offered, "the same targets")
    table_page.sheet("Log")
    expect(francoise.page.locator("ol.log > .log-entry")).to_have_count(entries)
    expect(table_page.log).to_contain_text(re.compile("sails|placed"))
    table_page.play_well()

    francoise.page.reload()
    francoise.see("Your turn").or_(francoise.page.get_by_text("is thinking")).first.wait_for()
    expect(francoise.page.locator("html")).to_have_attribute("lang", "en")


def test_english_would_be_noticed(visitor: Visitor) -> None:
    table_page = TablePage(visitor, visitor.open_table(me(), bot()))
    table_page.await_turn()
    assert len(english_in(visitor.page.evaluate(READ))) > 20


def speaks_french(visitor: Visitor) -> None:
    """Nothing in sight, and nothing a screen reader would say, is a phrase of the English page."""
    said = visitor.page.evaluate(READ)
    assert english_in(said) == []
    # What stands before ; : ! ? is a space, and one that does not break.
    assert re.findall(r".*[^\s\d?!][;:!?](?=\s|$)", said) == []
    assert re.findall(r".* [;:!?](?=\s|$)", said) == []


def english_in(said: str) -> list[str]:
    """The English phrases in a text, not counting the names of games."""
    for game in games():
        said = said.replace(game.name, "")
    return [phrase for phrase in ENGLISH if re.search(rf"(?<!\w){phrase}(?!\w)", said)]


def phrases(catalogue: Any) -> Iterator[str]:
    """All texts of a catalogue."""
    if isinstance(catalogue, dict):
        for part in catalogue.values():
            yield from phrases(part)
    else:
        yield str(catalogue)


def spoken(lang: str) -> set[str]:
    """All that page, service and game can say in a language."""
    page = sorted((ROOT / "web/src/i18n" / lang).glob("*.json"))
    rest = sorted((ROOT / "src/layline").glob(f"**/texts/*.{lang}.toml"))
    assert page
    assert rest
    catalogues = [json.loads(file.read_text("utf-8")) for file in page]
    catalogues += [tomllib.loads(file.read_text("utf-8")) for file in rest]
    for catalogue in catalogues:
        catalogue.pop("terminal", None)  # what only the command line says
    return {text for catalogue in catalogues for text in phrases(catalogue)}


FILLED_IN = re.compile(r"(?:{{?\w+}}?)+")


def only_english() -> list[str]:
    """Patterns of the English phrases that are not French too, whatever is filled in."""
    french = " ".join(spoken("fr"))
    # A short word may well be French too, or a part of a name or of the notation.
    return [
        r".+?".join(map(re.escape, FILLED_IN.split(text)))
        for text in sorted(spoken("en"))
        if len(FILLED_IN.sub("", text).strip()) > 3 and text not in french
    ]


ENGLISH = only_english()
