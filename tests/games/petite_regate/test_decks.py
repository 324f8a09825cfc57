"""The decks and the arrows are those of the specification, number by number."""

from __future__ import annotations

import pytest

from layline.games.petite_regate.rules import cards
from layline.games.petite_regate.rules.arrows import (
    ARROWS,
    FIRST_POINT,
    LARGE,
    PIECES,
    SMALL,
    TRACK_A,
    TRACK_S,
    arrow_number,
)
from tests.games.petite_regate.decks import COPIES, EXITS, RULE_SETS, deck

# Size, degrees, radius, tip, displacement of the bow, pieces.
PRINTED = [
    (LARGE, 0, 0, (0, 90000), (0, 140000), 1),
    (LARGE, 15, 347733, (11849, 90000), (24790, 138296), 1),
    (LARGE, 30, 180000, (24116, 90000), (49116, 133301), 2),
    (LARGE, 45, 102427, (30000, 72427), (65355, 107782), 3),
    (LARGE, 60, 60000, (30000, 51962), (73301, 76962), 4),
    (LARGE, 75, 40476, (30000, 39097), (78296, 52038), 5),
    (LARGE, 90, 30000, (30000, 30000), (80000, 30000), 6),
    (LARGE, 120, 20000, (30000, 17321), (73301, -7679), 8),
    (SMALL, 0, 0, (0, 60000), (0, 110000), 1),
    (SMALL, 45, 84853, (24853, 60000), (60208, 95355), 3),
]


@pytest.mark.rule("LPR-17", "LPR-20", "LPR-R03", "LPR-R04", "LPR-R05")
@pytest.mark.parametrize("printed", PRINTED, ids=lambda one: f"{one[0] // 1000}-{one[1]}")
def test_an_arrow_has_the_tip_and_the_end_that_are_printed(
    printed: tuple[int, int, int, tuple[int, int], tuple[int, int], int],
) -> None:
    size, degrees, radius, tip, end, pieces = printed
    for side in (1, -1) if degrees else (1,):
        number = arrow_number(size, side * degrees)
        assert ARROWS[number] == (size, side * degrees, radius)
        assert PIECES[number] == pieces
        at = FIRST_POINT[number] + pieces
        assert (TRACK_S[at], TRACK_A[at]) == (side * tip[0], tip[1])
        assert (TRACK_S[at + 1], TRACK_A[at + 1]) == (side * end[0], end[1])


@pytest.mark.rule("LPR-02", "LPR-R10", "LPR-R11", "LPR-R12", "LPR-R53")
@pytest.mark.parametrize(("rules", "size"), [("base", 36), ("advanced", 53), ("gigamic", 55)])
def test_a_deck_has_the_cards_that_are_printed(rules: str, size: int) -> None:
    number = RULE_SETS.index(rules)
    assert list(COPIES[rules]) == list(cards.CODES)
    found = [cards.COPIES[number * cards.KINDS + t] for t in range(cards.KINDS)]
    assert found == list(COPIES[rules].values())
    assert cards.DECK_SIZE[number] == len(deck(rules)) == size


@pytest.mark.rule("LPR-18", "LPR-19", "LPR-44")
def test_a_card_has_the_exits_that_are_printed() -> None:
    for code, exits in zip(cards.CODES, cards.EXITS, strict=True):
        assert list(exits) == EXITS[code]
        assert set(exits) <= set(cards.EXIT_NAMES)


@pytest.mark.rule("LPR-R10")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_reds_mirror_greens_one_to_one(rules: str) -> None:
    for code, count in COPIES[rules].items():
        if code.startswith(("R", "QR")):
            twin = code.replace("R", "G", 1)
            assert COPIES[rules][twin] == count
            assert EXITS[twin] == [exit.replace("L", "R") for exit in EXITS[code]]


@pytest.mark.rule("LPR-33", "LPR-36", "LPR-R28")
def test_no_card_has_both_a_helm_and_wind() -> None:
    assert not any(helm and wind for helm, wind in zip(cards.HAS_HELM, cards.HAS_WIND, strict=True))
