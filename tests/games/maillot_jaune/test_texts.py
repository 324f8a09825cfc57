"""The texts of Maillot Jaune: complete in both languages, a sentence for everything."""

from __future__ import annotations

import re
from string import Formatter
from typing import Any

import pytest

from layline.engine.texts import LANGUAGES
from layline.games.maillot_jaune.describe import describe
from layline.games.maillot_jaune.options import RIDERS
from layline.games.maillot_jaune.sentences import (
    EVENTS,
    TEXTS,
    event_kind,
    event_sentence,
    prompt,
    rider_name,
)

from .road import PURSUED, on_the_road, seen

RULES = [f"MJ-{number:02d}" for number in range(1, 66)]
RULINGS = [f"MJ-R{number:02d}" for number in range(1, 52)]
VALUES: dict[str, list[object]] = {
    "rules": ["basic", "full"],
    "drafting": [True, False],
    "pact": [True, False],
    "help": [True, False],
    "lanes": [3, 4, 5, 6],
    "border": ["stop", "carry"],
    "passing": ["through", "solid"],
    "puncture": ["keep", "lose"],
    "players": [2, 3, 4, 5, 6, 7, 8, 9],
    "riders_per_player": [1, 2, 3, 4],
    "choice": ["pick", "random"],
    "teams": [None, {"A": ["ptt"]}],
    "team_score": ["jersey", "minutes"],
    "max_rounds": [30, 99],
    "names": ["historical", "neutral"],
}

# An event line of every kind, and what its sentence must name in English and in French.
LINES = [
    ("MJ-02 seat:0 picks renault", ["Player A", "Renault"], ["Joueur A", "Renault"]),
    ("MJ-07 ptt drawn first", ["PTT", "first"], ["PTT", "premier"]),
    ("MJ-09 - round 3", ["Round 3"], ["tour de jeu 3"]),
    ("MJ-31 ptt misses turn", ["PTT", "misses"], ["PTT", "passe"]),
    ("MJ-12 ptt rides 3a to 6a", ["PTT", "3a", "6a"], ["PTT", "3a", "6a"]),
    ("MJ-12 ptt rides start to 3a", ["start line", "3a"], ["ligne de départ", "3a"]),
    ("MJ-12 ptt rides 27a to finish", ["27a", "across the line"], ["27a", "ligne"]),
    ("MJ-29 ptt rides 6a to 9a", ["breaks away", "9a"], ["s'échappe", "9a"]),
    ("MJ-29 ptt rides 27a to finish", ["breaks away", "line"], ["s'échappe", "ligne"]),
    ("MJ-22 ptt energy -2", ["2 units"], ["2 unités"]),
    ("MJ-22 ptt energy -1", ["1 unit "], ["1 unité "]),
    ("MJ-27 ptt energy -3 form -1", ["3 of energy", "1 of form"], ["3 d'énergie", "1 de forme"]),
    ("MJ-30 ptt puncture", ["PTT", "puncture"], ["PTT", "crève"]),
    ("MJ-48 ptt energy -1", ["pursuer"], ["poursuivant"]),
    ("MJ-51 ptt energy -0 form -2", ["2 of form"], ["2 de forme"]),
    ("MJ-49 vandamme drawn 2a to 3a", ["Vandamme", "3a"], ["Vandamme", "3a"]),
    ("MJ-52 la-bonnal drawn 1a to 2a", ["La Bonnal", "train"], ["La Bonnal", "file"]),
    ("MJ-55 ptt shifts", ["shakes off"], ["décroche"]),
    ("MJ-57 ptt proposes renault", ["PTT", "Renault"], ["PTT", "Renault"]),
    ("MJ-58 renault agrees", ["Renault", "agrees"], ["Renault", "accepte"]),
    ("MJ-58 renault refuses", ["Renault", "refuses"], ["Renault", "refuse"]),
    ("MJ-59 ptt side by side with renault", ["side by side"], ["côte à côte"]),
    ("MJ-60 ptt apart from renault", ["no longer"], ["ne sont plus"]),
    ("MJ-61 vandamme helps ptt", ["Vandamme", "PTT"], ["Vandamme", "PTT"]),
    ("MJ-34 ptt abandons", ["spent all"], ["tout"]),
    ("MJ-35 ptt abandons", ["cannot pay"], ["ne peut payer"]),
    ("MJ-36 ptt abandons", ["time limit"], ["hors délai"]),
    ("MJ-37 ptt abandons", ["retires"], ["se retire"]),
    ("MJ-38 ptt finishes place 1 minutes 0", ["wins the stage"], ["gagne l'étape"]),
    ("MJ-38 ptt finishes place 2 minutes 0", ["second", "winner's round"], ["deuxième"]),
    ("MJ-38 noel finishes place 3 minutes 4", ["third", "4 minutes"], ["troisième", "4 minutes"]),
    ("MJ-43 ptt yellow jersey", ["yellow jersey"], ["maillot jaune"]),
    ("MJ-45 - stage 2", ["climb", "descent"], ["montée", "descente"]),
    ("MJ-46 ptt wins", ["PTT", "wins"], ["PTT", "gagne"]),
    ("MJ-46 - no winner", ["no winner"], ["pas de vainqueur"]),
]

# How a line stands on the page in French: a space before these signs must not break.
LOOSE_SIGN = re.compile(r"(?<!\u00a0)[;?!»]|« | [:»]")


def templates(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}

    def walk(table: dict[str, Any], where: str) -> None:
        for key, value in table.items():
            if isinstance(value, str):
                found[f"{where}{key}"] = value
            else:
                walk(value, f"{where}{key}.")

    walk(dict(TEXTS._file("sentences", lang)), "")
    return found


def everything(lang: str) -> list[str]:
    texts: list[str] = []
    for rule in TEXTS.rules(lang):
        texts += [rule.theme, rule.statement, rule.reason]
    for ruling in TEXTS.rulings(lang):
        texts += [ruling.title, ruling.question, ruling.ruling, ruling.why]
    for option in TEXTS.options(lang):
        texts += [option.label, option.explanation, *option.values.values()]
    return texts


def braces(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_ruling_is_there_in_order(lang: str) -> None:
    assert [rule.id for rule in TEXTS.rules(lang)] == RULES
    assert [ruling.id for ruling in TEXTS.rulings(lang)] == RULINGS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty_or_untidy(lang: str) -> None:
    for text in [*everything(lang), *templates(lang).values()]:
        assert text
        assert text == text.strip()
        assert "  " not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", RULES)
def test_a_reason_is_one_sentence_of_at_most_90_characters(id: str, lang: str) -> None:
    reason = TEXTS.reason(id, lang)
    assert 0 < len(reason) <= 90
    assert reason.endswith(".")


@pytest.mark.parametrize("id", RULES)
def test_a_rule_is_translated(id: str) -> None:
    english, french = (TEXTS.rule(id, lang) for lang in LANGUAGES)
    assert english.theme != french.theme
    assert english.statement != french.statement
    assert english.reason != french.reason


@pytest.mark.parametrize("id", RULINGS)
def test_a_ruling_is_translated(id: str) -> None:
    english, french = (TEXTS.ruling(id, lang) for lang in LANGUAGES)
    assert english.title != french.title
    assert english.question != french.question
    assert english.ruling != french.ruling
    assert english.why != french.why


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_allowed_value_of_every_option_has_a_label(lang: str) -> None:
    options = {option.key: option for option in TEXTS.options(lang)}
    assert set(options) == set(VALUES)
    for key, values in VALUES.items():
        labels = [options[key].value_label(value) for value in values]
        assert len(set(labels)) == len(values)


def test_a_theme_keeps_its_name_in_both_languages() -> None:
    pairs = {
        (english.theme, french.theme)
        for english, french in zip(TEXTS.rules("en"), TEXTS.rules("fr"), strict=True)
    }
    assert len(pairs) == 10
    assert ("Drafting", "Aspiration") in pairs


def test_rules_named_in_a_text_exist() -> None:
    for lang in LANGUAGES:
        named = {id for text in everything(lang) for id in re.findall(r"MJ-\w+", text)}
        assert named <= {*RULES, *RULINGS}


def test_french_signs_are_tied_to_the_word_before_them() -> None:
    for text in [*everything("fr"), *templates("fr").values()]:
        assert not LOOSE_SIGN.search(text), text
        assert "’" not in text, text


def test_both_languages_have_the_same_sentences_with_the_same_parameters() -> None:
    english, french = (templates(lang) for lang in LANGUAGES)
    assert list(english) == list(french)
    for key, template in english.items():
        assert braces(template) == braces(french[key]), key


# Events.


def test_every_kind_of_event_is_tried_here() -> None:
    assert {event_kind(line)[0] for line, _, _ in LINES} == set(EVENTS)


@pytest.mark.parametrize(("line", "english", "french"), LINES)
def test_an_event_line_becomes_a_sentence(line: str, english: list[str], french: list[str]) -> None:
    for lang, wanted in (("en", english), ("fr", french)):
        sentence = event_sentence(line, lang)
        assert sentence.endswith(".")
        assert not re.search(r"[{}]|MJ-", sentence)
        for words in wanted:
            assert words in sentence
    assert event_sentence(line, "en") != event_sentence(line, "fr")


@pytest.mark.parametrize(
    "line", ["", "ptt misses turn", "MJ-31 ptt", "MJ-12 ptt rides 3a to 9g", "MJ-99", "MJ-46 wins"]
)
def test_what_is_no_event_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not an event line"):
        event_sentence(line, "en")


# Names.


@pytest.mark.rule("MJ-R02")
def test_riders_have_historical_and_neutral_names() -> None:
    for names in ("historical", "neutral"):
        for lang in LANGUAGES:
            assert len({rider_name(rider, lang, names) for rider in RIDERS}) == 9
    assert rider_name("renault", "fr", "neutral") == "Loriot"
    assert event_sentence("MJ-46 noel wins", "en", "neutral") == "Finch wins the tour."
    view = seen(riders={"renault": {"at": "5b"}, "noel": {}}, options={"names": "neutral"})
    assert prompt(view, "en").startswith("Your turn with Oriole:")
    assert "Renault" not in describe(view, "en")


# What is awaited.


def played(*actions: str, **position: Any) -> dict[str, Any]:
    race = on_the_road(**position)
    for action in actions:
        race.play(action)
    return race.view(race.to_move if race.to_move != "chance" else None)


PLAIN: dict[str, Any] = {"riders": {"renault": {"at": "5b"}, "noel": {"at": "1d"}}}
SPENT: dict[str, Any] = {
    "options": {"rules": "full"},
    "stage": 2,
    "riders": {"ptt": {"at": "3a", "energy": 0, "form": 9}, "vandamme": {"at": "2a"}},
}
FLAT: dict[str, Any] = {
    "options": {"rules": "full"},
    "riders": {"renault": {"at": "9b", "flat": 1}, "agfa": {"at": "9a"}, "ptt": {"at": "2d"}},
    "to_move": "agfa",
    "queue": ["ptt"],
}


@pytest.mark.parametrize(
    ("view", "english"),
    [
        (played(**PLAIN), "Your turn with Renault: up to 2 squares on the plain, or stay."),
        (played("stay", **PLAIN), "Break away with Renault, or end the turn. Energy 6, form 20."),
        (played("stay", "break 0+2", **PLAIN), "Renault risks 2 squares"),
        (played("stay", "break 3+0", **PLAIN), "Ride up to 3 more squares with Renault."),
        (played("stay", "break 1+0", **PLAIN), "Ride 1 more square with Renault, or stay."),
        (played(**PURSUED), "Vandamme is in your wheel: setting off forward draws him along"),
        (played(**SPENT), "your energy is 0: setting off forward is paid by dice"),
        (played("ride 6a", **SPENT), "what it costs PTT to set off with Vandamme in his wheel"),
        (played("pact renault", **PURSUED), "PTT proposes to your rider Renault"),
        (played("pact renault", "agree", **PURSUED), "You ride side by side with Renault"),
        (played("stay", "end", **FLAT), "Help Renault with Agfa"),
        (
            seen(riders={"agfa": {"at": "12b"}, "noel": {"at": "1d"}}),
            "Normal squares stop at the change of terrain, square 14.",
        ),
    ],
)
def test_the_prompt_says_what_is_awaited(view: dict[str, Any], english: str) -> None:
    assert english in prompt(view, "en")
    assert prompt(view, "fr") != prompt(view, "en")


def test_the_others_are_told_whom_they_wait_for() -> None:
    race = on_the_road(**PLAIN)
    assert prompt(race.view("B"), "en") == "Renault to ride: 2 squares on the plain."
    assert prompt(race.view(None), "fr").startswith("C'est à Renault")


def test_the_end_is_told() -> None:
    race = on_the_road(**PLAIN)
    race.play("retire renault")
    assert prompt(race.view("B"), "en") == "The tour is over: you win with Noël!"
    assert prompt(race.view("A"), "en") == "The tour is over: Noël wins."


def test_the_choice_of_riders_is_awaited() -> None:
    from layline.play.race import new

    race = new("maillot-jaune", players=2, machine="interpreted")
    assert prompt(race.view("A"), "en") == "Choose your rider."
    assert prompt(race.view("B"), "en") == "Waiting for Player A to choose a rider."
    lot = new("maillot-jaune", players=2, choice="random", machine="interpreted")
    assert prompt(lot.view(), "en") == "A rider is about to be drawn for Player A."
    race.play("pick ptt")
    race.play("pick noel")
    assert prompt(race.view(), "en") == "The first rider is about to be drawn."


def test_the_situation_in_words() -> None:
    riders = {
        "ptt": {"at": "3a", "minutes": [1], "places": [2]},
        "vandamme": {"at": "2a", "flat": 1, "minutes": [0], "places": [1]},
        "noel": {"at": "out", "minutes": [2], "places": [3]},
    }
    lines = describe(
        seen(options={"drafting": True}, stage=2, riders=riders, jersey="vandamme"), "en"
    ).splitlines()
    assert lines == [
        "Maillot Jaune, with drafting.",
        "Stage 2 of 3: climb, then descent. Round 3 of at most 40: normal move.",
        "The road has 4 lanes, a to d, a on the left; 28 columns, the terrain changes after 14.",
        "PTT (yours): on 3a; 3 stars ahead; energy 6; form 20.",
        "Vandamme: on 2a; 2 stars ahead; energy 6; form 20; misses 1 turn.",
        "Noël: has abandoned.",
        "Still to play in this round: Vandamme.",
        "Vandamme wears the yellow jersey.",
        "General classification: Vandamme 0 minutes, PTT 1 minute.",
        "Your turn with PTT: up to 3 squares on the climb, or stay.",
    ]
