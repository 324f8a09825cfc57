"""Reading: the list of games, the rulebook, single rules."""

from __future__ import annotations

import pytest

from layline.games import find_game

from .conftest import Run

REGATTA = find_game("regatta")


def test_the_games_are_listed_with_where_to_read_on(run: Run) -> None:
    out = run("games").out
    for said in ("regatta", "Regatta", "2-6", "basic, advanced", "layline rules"):
        assert said in out


def test_the_rulebook_holds_every_rule_ruling_and_option_by_themes(run: Run) -> None:
    result = run("rules", "regatta")
    assert result.status == 0
    texts = REGATTA.texts
    ids = [rule.id for rule in texts.rules("en")]
    ids += [ruling.id for ruling in texts.rulings("en")]
    ids += [option.id for option in texts.options("en")]
    assert [id for id in ids if id not in result.out] == []
    for theme in {rule.theme for rule in texts.rules("en")}:
        assert f"\n{theme}\n" in result.out


def test_the_rulebook_is_french_in_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Mise en place" in run("rules", "regatta", "--lang", "fr").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Mise en place" in run("rules", "regatta").out


@pytest.mark.parametrize("asked", ["REG-44", "reg-44", "44"])
def test_one_rule_comes_with_its_reason(run: Run, asked: str) -> None:
    out = " ".join(run("rules", "regatta", asked).out.split())
    rule = REGATTA.texts.rule("REG-44", "en")
    assert rule.statement in out
    assert rule.reason in out


def test_a_rule_names_the_rulings_about_it(run: Run) -> None:
    assert "REG-R07" in run("rules", "regatta", "REG-31").out


@pytest.mark.parametrize("asked", ["REG-R09", "r9"])
def test_a_ruling_comes_with_question_and_reason(run: Run, asked: str) -> None:
    out = " ".join(run("rules", "regatta", asked, "--lang", "fr").out.split())
    ruling = REGATTA.texts.ruling("REG-R09", "fr")
    assert " ".join(f"La question : {ruling.question}".split()) in out
    assert " ".join(f"Pourquoi : {ruling.why}".split()) in out


def test_an_option_comes_with_its_values(run: Run) -> None:
    out = run("rules", "regatta", "REG-O05").out
    assert "port" in out
    assert "Marks to starboard" in out
    assert "--option side=VALUE" in out


@pytest.mark.parametrize("asked", ["REG-99", "REG-R99", "REG-441"])
def test_an_unknown_rule_names_the_nearest(run: Run, asked: str) -> None:
    result = run("rules", "regatta", asked)
    assert result.status == 2
    assert f"has no rule {asked}; the nearest are REG-" in result.complaint
