"""The texts: complete in both languages, and a sentence for everything that happens."""

from __future__ import annotations

import re
from string import Formatter
from typing import Any

import pytest

from layline.engine.texts import LANGUAGES
from layline.games.petite_regate.cards import CODES
from layline.games.petite_regate.sentences import (
    EVENTS,
    describe,
    event_kind,
    event_sentence,
    prompt,
)
from layline.games.petite_regate.words import TEXTS, card_name, way_name
from layline.play.race import new
from tests.games.petite_regate.table import at_table

RULES = [f"LPR-{number:02d}" for number in range(1, 68)]
RULINGS = [f"LPR-R{number:02d}" for number in range(1, 57)]
OPTIONS = [f"LPR-O{number:02d}" for number in range(1, 12)]

NBSP = "\u00a0"

# What a table may choose for each option; a range of numbers is given by its ends.
VALUES: dict[str, list[object]] = {
    "rules": ["base", "advanced", "gigamic"],
    "first_player": ["A", "B", "random"],
    "direction": ["cw", "ccw"],
    "spacing": [500, 600, 700],
    "size": ["short", "medium", "long"],
    "obstacles": ["none", "rock", "two_rocks", "islands"],
    "penalty_turns": [1, 2, 3, 4],
    "contact": ["forbidden", "penalty"],
    "max_rounds": [40, 200],
    "players": [2, 3, 4],
    "course": [None, {}],
}

# An event line of every kind, and what its sentence must name in English and in French.
LINES = [
    ("LPR-07 B drawn first", ["B"], ["B"]),
    ("LPR-10 B drawn first", ["B", "Départ"], ["B", "Départ"]),
    ("LPR-06 - 5 cards dealt", ["5 cards"], ["5 cartes"]),
    ("LPR-08 A placed slot -2", ["A", "50 mm left"], ["A", "50 mm à gauche"]),
    ("LPR-09 A placed slot 0", ["A", "middle"], ["A", "milieu"]),
    ("LPR-11 A placed area 3,5", ["A", "210 mm behind", "150 mm right"], ["A", "210", "droite"]),
    ("LPR-08 A heads 345", ["A", "345"], ["A", "345"]),
    ("LPR-14 A begins turn", ["A"], ["A"]),
    ("LPR-61 B misses turn", ["B", "becalmed"], ["B", "encalminé"]),
    ("LPR-54 B misses turn", ["B", "penalty"], ["B", "pénalité"]),
    ("LPR-16 A plays R45", ["A", "red 45"], ["A", "rouge 45"]),
    ("LPR-16 A plays J30 L30", ["A", "three-colour 30", "30° to port"], ["A", "30° à bâbord"]),
    ("LPR-16 A plays QG45-90H R90", ["green buoy 45-90 helm"], ["bouée verte 45-90 Barre"]),
    ("LPR-36 A plays again S", ["A", "straight on"], ["A", "tout droit"]),
    ("LPR-31 A stops at zone", ["A", "entrance"], ["A", "entrée"]),
    ("LPR-55 A stops before contact", ["A", "before touching"], ["A", "avant de toucher"]),
    ("LPR-17 A moves 433301,796962 heading 060", ["A", "433,797", "060"], ["433,797", "060"]),
    ("LPR-56 A starts", ["A", "start line"], ["A", "ligne de départ"]),
    ("LPR-39 A rounds mark 1", ["A", "mark 1"], ["A", "bouée 1"]),
    ("LPR-39 A cancels mark 2", ["A", "mark 2", "undone"], ["A", "bouée 2", "annulé"]),
    ("LPR-40 A finishes", ["A", "wood"], ["A", "bois"]),
    ("LPR-41 A finishes", ["A", "line"], ["A", "ligne"]),
    ("LPR-03 A wins", ["A", "wins"], ["A", "gagne"]),
    ("LPR-66 A wins", ["A", "furthest"], ["A", "avancé"]),
    ("LPR-67 A wins", ["A", "last boat"], ["A", "dernier bateau"]),
    ("LPR-53 A over early", ["A", "too early"], ["A", "volé le départ"]),
    ("LPR-45 A plays sun", ["A", "sun"], ["A", "soleil"]),
    ("LPR-46 A lays sun on B", ["A", "sun on B"], ["A", "soleil sur B"]),
    ("LPR-60 A lays sun on D", ["A", "sun on D"], ["A", "soleil sur D"]),
    ("LPR-32 A blocked", ["A", "blocked"], ["A", "bloqué"]),
    ("LPR-32 A discards B", ["A", "blue"], ["A", "bleue"]),
    ("LPR-57 A heaves to", ["A", "heaves to"], ["A", "panne"]),
    ("LPR-58 A changes SB", ["A", "small blue"], ["A", "petite bleue"]),
    ("LPR-45 A turns 090", ["A", "090"], ["A", "090"]),
    ("LPR-58 A turns 090", ["A", "090"], ["A", "090"]),
    ("LPR-32 A turns 090", ["A", "090"], ["A", "090"]),
    ("LPR-22 A draws 1", ["A", "1 card."], ["A", "1 carte."]),
    ("LPR-22 A draws 2", ["A", "2 cards"], ["A", "2 cartes"]),
    ("LPR-23 - pile shuffled", ["shuffled"], ["mélangée"]),
    ("LPR-66 - race over", ["limit"], ["limite"]),
    ("LPR-67 B retires", ["B", "retires"], ["B", "abandonne"]),
]

# How a line stands on the page in French: a space before these signs must not break.
LOOSE_SIGN = re.compile(r"(?<!\u00a0)[;?!»]|« | [:»]")


def everything(lang: str) -> list[str]:
    """Every text except the reasons, which have a wording of their own."""
    found = [text for rule in TEXTS.rules(lang) for text in (rule.theme, rule.statement)]
    for ruling in TEXTS.rulings(lang):
        found += [ruling.title, ruling.question, ruling.ruling, ruling.why]
    for option in TEXTS.options(lang):
        found += [option.label, option.explanation, *option.values.values()]
    return found


def braces(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def sentence_templates(lang: str) -> dict[str, str]:
    """All sentences before their braces are filled in, by dotted key."""

    def walk(table: Any, key: str) -> dict[str, str]:
        if isinstance(table, str):
            return {key: table}
        found: dict[str, str] = {}
        for name, inner in table.items():
            found |= walk(inner, f"{key}.{name}".removeprefix("."))
        return found

    return walk(dict(TEXTS._file("sentences", lang)), "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_ruling_and_option_is_there_in_order(lang: str) -> None:
    assert [rule.id for rule in TEXTS.rules(lang)] == RULES
    assert [ruling.id for ruling in TEXTS.rulings(lang)] == RULINGS
    assert [option.id for option in TEXTS.options(lang)] == OPTIONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty_or_untidy(lang: str) -> None:
    spaced = {"card.small", "card.buoy", "card.helm", "card.wind"}  # parts of a name
    sentences = [text for key, text in sentence_templates(lang).items() if key not in spaced]
    for text in [*everything(lang), *sentences]:
        assert text
        assert text == text.strip()
        assert "  " not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", RULES)
def test_a_reason_is_one_sentence_of_at_most_90_characters(id: str, lang: str) -> None:
    reason = TEXTS.reason(id, lang)
    assert 0 < len(reason) <= 90
    assert reason.endswith(".")
    assert "{" not in reason


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


@pytest.mark.parametrize("id", OPTIONS)
def test_an_option_is_translated_with_the_same_values(id: str) -> None:
    english, french = (TEXTS.option(id, lang) for lang in LANGUAGES)
    assert english.key == french.key
    assert english.label != french.label
    assert english.explanation != french.explanation
    assert list(english.values) == list(french.values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_allowed_value_of_every_option_has_a_label(lang: str) -> None:
    options = {option.key: option for option in TEXTS.options(lang)}
    assert list(options) == list(VALUES)
    for key, values in VALUES.items():
        labels = [options[key].value_label(value) for value in values]
        assert len(set(labels)) == len(values)


def test_rules_named_in_a_text_exist() -> None:
    for lang in LANGUAGES:
        named = {id for text in everything(lang) for id in re.findall(r"LPR-\w+", text)}
        assert named <= {*RULES, *RULINGS, *OPTIONS}


def test_french_signs_are_tied_to_the_word_before_them() -> None:
    for text in [*everything("fr"), *sentence_templates("fr").values()]:
        assert not LOOSE_SIGN.search(text), text
        assert "'" not in text, text


def test_both_languages_have_the_same_sentences_with_the_same_parameters() -> None:
    english, french = (sentence_templates(lang) for lang in LANGUAGES)
    assert list(english) == list(french)
    for key, template in english.items():
        assert braces(template) == braces(french[key]), key


def test_every_kind_of_event_is_tried_here() -> None:
    assert {event_kind(line)[0] for line, _, _ in LINES} == set(EVENTS)


@pytest.mark.parametrize(("line", "english", "french"), LINES)
def test_an_event_line_becomes_a_sentence(line: str, english: list[str], french: list[str]) -> None:
    for lang, wanted in (("en", english), ("fr", french)):
        sentence = event_sentence(line, lang)
        assert sentence.endswith(".")
        assert not re.search(r"[{}]|LPR-", sentence)
        for words in wanted:
            assert words in sentence
    assert event_sentence(line, "en") != event_sentence(line, "fr")


@pytest.mark.parametrize(
    "line", ["", "B wins", "LPR-99", "LPR-17 A moves 1 heading 060", "LPR-16 E plays B"]
)
def test_what_is_no_event_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not an event line"):
        event_sentence(line, "en")


@pytest.mark.rule("LPR-R50")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = [card_name(code, lang) for code in CODES]
    assert len(set(names)) == len(names)
    assert all(name == name.strip() for name in names)
    with pytest.raises(ValueError, match="no card"):
        card_name("X9", lang)


def test_arrows_in_words() -> None:
    assert way_name("L45", "en") == "45° to port"
    assert way_name("S", "fr") == "tout droit"
    with pytest.raises(ValueError, match="no arrow"):
        way_name("R10", "en")


# -------------------- what is awaited


def test_the_draw_and_the_deal_are_awaited() -> None:
    race = new("petite-regate", machine="interpreted", rules="advanced", seed=1)
    assert prompt(race.view("A"), "en") == "The first player is about to be drawn."
    race.play("first B")
    assert prompt(race.view("A"), "en") == "The cards are about to be shuffled and dealt."
    race.draw()
    assert prompt(race.view("A"), "en") == "Waiting for B to place the boat."
    assert prompt(race.view("B"), "fr").startswith(f"À vous{NBSP}: choisissez un emplacement")


@pytest.mark.parametrize(
    ("rules", "actions", "english"),
    [
        ("base", [], "Your turn: play a card."),
        ("gigamic", [], "Your turn: play a card, or heave to."),
        ("gigamic", ["play R30H"], "Helm: play another card, or stop."),
        ("gigamic", ["play J30W S"], "Wind: choose the arrow of the second play."),
        ("gigamic", ["heave turn"], "Turn your boat to any heading, or keep it."),
        ("gigamic", ["heave swap"], "Choose a card to exchange; three at most."),
        ("gigamic", ["heave swap", "swap SB"], "Choose another card to exchange, or be done."),
        ("gigamic", ["play SB"], "Lay a sun on an opponent, or end your turn."),
        ("advanced", ["sun self"], "Turn your boat to any heading, or keep it."),
    ],
)
def test_the_prompt_says_what_is_awaited(rules: str, actions: list[str], english: str) -> None:
    race = at_table("interpreted", rules)
    for action in actions:
        race.play(action)
    assert prompt(race.view("A"), "en") == english
    other = prompt(race.view("B"), "en")
    assert "A" in other
    assert "you" not in other.lower().replace("young", "")
    assert prompt(race.view("A"), "fr") not in (english, other)


def test_the_prompt_says_when_nothing_can_be_played() -> None:
    boats = {
        "A": {"at": "1285000,600000", "heading": 90},
        "B": {"at": "1000000,400000", "heading": 0},
    }
    hands = {"A": ["R45", "R90", "G45", "G90", "B"], "B": ["B"]}
    race = at_table("interpreted", "base", boats=boats, hands=hands)
    assert "discard one, then turn" in prompt(race.view("A"), "en")
    started = {name: {**boat, "started": True} for name, boat in boats.items()}
    race = at_table("interpreted", "gigamic", boats=started, hands=hands)
    assert "No card can be played: heave to." in prompt(race.view("A"), "en")


def test_the_prompt_says_that_the_stop_is_forced() -> None:
    boats = {
        "A": {"at": "640000,350000", "heading": 0},
        "B": {"at": "600000,500000", "heading": 90},
    }
    race = at_table("interpreted", "base", boats=boats, hands={"A": ["B"], "B": ["B"]})
    assert "No arrow is clear" in prompt(race.view("A"), "en")
    assert "No arrow is clear" not in prompt(race.view("B"), "en")


def test_the_prompt_says_that_the_line_is_closed() -> None:
    boats = {
        "A": {"at": "650000,200000", "heading": 90, "laid": 2},
        "B": {"at": "900000,150000", "heading": 90},
    }
    race = at_table("interpreted", "advanced", boats=boats)
    assert prompt(race.view("A"), "en").endswith(
        "The line is closed to you: 2 cards laid, your 4th may cross."
    )
    assert "closed to A, who has laid 2 cards" in prompt(race.view("B"), "en")
    assert "La ligne vous est fermée" in prompt(race.view("A"), "fr")


def test_at_the_end_the_winner_is_named() -> None:
    race = at_table("interpreted")
    race.play("retire B")
    assert prompt(race.view("A"), "en") == "The race is over: you win."
    assert prompt(race.view("B"), "en") == "The race is over: A wins."
    assert prompt(race.view(None), "fr") == f"La course est finie{NBSP}: A gagne."


def test_the_situation_in_words_names_everything_on_the_table() -> None:
    race = at_table("interpreted", "gigamic", options={"obstacles": "rock"}, discard=["G60"])
    lines = describe(race.view("A"), "en").splitlines()
    assert lines == [
        "La Petite Régate, gigamic edition.",
        "Round 1 of at most 80: a card is awaited.",
        "A is first player.",
        "The table is 1300 by 1400 mm; points are given in mm from its south-west corner, "
        "headings in degrees from north.",
        "The line runs from 500,300 to 800,300.",
        "Mark 1 is at 350,900, to be rounded first, clockwise, leaving it to starboard.",
        "Mark 2 is at 950,1050, to be rounded second, clockwise, leaving it to starboard.",
        "White buoys stand at both ends of the line.",
        "An obstacle of 30 mm radius is at 500,600.",
        "A (you): bow at 650,500, heading 000°; next mark 1, 500 mm away; 5 cards in hand.",
        "B: bow at 1000,400, heading 000°; next mark 1, 820 mm away; 5 cards in hand.",
        "Your hand: red 30 helm, green 45-90, small blue, three-colour 30 wind and sun.",
        "The draw pile has 7 cards.",
        "The last card on the discard is green 60; 1 lie there.",
        "Your turn: play a card, or heave to.",
    ]
    assert "hand:" not in describe(race.view(None), "en")


def test_the_situation_in_words_tells_of_suns_and_penalties() -> None:
    boat = {"heading": 0, "started": True, "laid": 6}
    boats = {
        "A": {"at": "650000,500000", **boat, "marks": 2},
        "B": {"at": "1000000,400000", **boat, "becalmed": True, "penalty_left": 3},
    }
    text = describe(at_table("interpreted", "advanced", boats=boats).view("A"), "en")
    assert "becalmed, misses the next turn; 3 penalty turns left" in text
    assert "both marks rounded, 200 mm to the line" in text
