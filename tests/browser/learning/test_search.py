"""The search of the rulebook answers what beginners ask: `tests/games/<game>/questions.toml`."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path
from typing import Any

from layline.engine.texts import LANGUAGES
from layline.games import games
from tests.browser.conftest import NewVisitor
from tests.server.service import Service

GAMES = Path(__file__).parents[2] / "games"
FRESH_ANSWERED = 38
"""Of 40 questions that no word was chosen for; this may only grow."""

ASK = """
async (questions) => {
  const field = document.getElementById('rule-search');
  const found = [];
  for (const question of questions) {
    field.value = question;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    if (field.value !== question) throw new Error('the page was not ready for ' + question);
    const rules = document.querySelectorAll('.answers > article, .answers > .ruling');
    found.push([...rules].slice(0, 3).map((rule) => rule.id));
  }
  return found;
}
"""


def questions(game: str, kind: str, lang: str) -> list[dict[str, Any]]:
    """What is asked about a game in a language."""
    source = GAMES / game.replace("-", "_") / "questions.toml"
    return [one for one in tomllib.loads(source.read_text("utf-8"))[kind] if lang in one]


def is_answered(asked: dict[str, Any], found: list[str]) -> bool:
    if "first" in asked:
        return found[:1] == [asked["first"]]
    return bool(set(asked["among"]) & set(found))


def test_thirty_questions_a_game_fifteen_at_least_in_each_language() -> None:
    for game, lang in product(games(), LANGUAGES):
        assert len(questions(game.id, "known", lang)) >= 15, (game.id, lang)


def test_a_beginners_questions_are_answered(service: Service, visitors: NewVisitor) -> None:
    unanswered: dict[str, list[str]] = {"known": [], "fresh": []}
    for lang, locale in (("en", "en-GB"), ("fr", "fr-FR")):
        visitor = visitors(service, locale)
        for game in games():
            visitor.go(f"/rules/{game.id}")
            visitor.page.locator("#rule-search").wait_for()
            for kind in unanswered:
                asked = questions(game.id, kind, lang)
                found = visitor.page.evaluate(ASK, [one[lang] for one in asked])
                for one, rules in zip(asked, found, strict=True):
                    if not is_answered(one, rules):
                        unanswered[kind].append(f"{game.id}: {one} was answered by {rules}")
    assert unanswered["known"] == []
    assert len(unanswered["fresh"]) <= 40 - FRESH_ANSWERED, unanswered["fresh"]
