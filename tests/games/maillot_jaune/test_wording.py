"""A name with an article of its own, in French sentences."""

from __future__ import annotations

import pytest

from layline.games.maillot_jaune.table.sentences import TEXTS


@pytest.mark.parametrize(
    ("key", "words", "said"),
    [
        (
            "prompt.ride.other",
            {"rider": "Le Régional", "n": 2, "on": "sur la plaine"},
            "C’est au R",
        ),
        ("remark.wheel", {"who": "Le Régional"}, "la roue du Régional."),
        ("label.help", {"rider": "Le Régional"}, "Dépanner le Régional et"),
        ("event.misses", {"who": "Le Régional"}, "Le Régional passe"),
        ("event.proposes", {"who": "PTT", "rider": "La Redoute"}, "propose à La Redoute de"),
        ("list.and", {"first": "PTT", "last": "Le Régional"}, "PTT et le Régional"),
    ],
)
def test_the_regional_is_contracted_as_french_is(
    key: str, words: dict[str, object], said: str
) -> None:
    assert said in TEXTS.sentence(key, "fr", **words)


def test_in_english_a_name_stays_as_it_is() -> None:
    assert "Le Régional" in TEXTS.sentence("remark.wheel", "en", who="Le Régional")
