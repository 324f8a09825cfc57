"""Actions as text: each is read once, in parts."""

from __future__ import annotations

import pytest

from layline.engine.events import Space
from layline.games.race_the_wind.codec.notation import Action, parsed, understood
from layline.games.sailing import SE, W

READ = {
    "move": Action("move"),
    "turn L90": Action("turn", turns=-2),
    "turn R45": Action("turn", turns=1),
    "penalty R": Action("penalty", turns=2),
    "protest C": Action("protest", seat=2),
    "claim A": Action("claim", seat=0),
    "head SE": Action("head", way=SE),
    "wind W": Action("wind", way=W),
    "place 3,-1": Action("place", at=Space(3, -1)),
    "blue 12,20": Action("blue", at=Space(12, 20)),
    "order B A": Action("order"),
    "layout yellow 3,9 blue": Action("layout"),
}


@pytest.mark.parametrize("text", READ)
def test_an_action_is_read_in_parts(text: str) -> None:
    assert understood(text) == READ[text]


@pytest.mark.parametrize("text", ["", "turn", "turn L30", "protest F", "place 3", "place 03,4"])
def test_what_is_no_action_is_not_understood(text: str) -> None:
    assert parsed(text) is None
    with pytest.raises(ValueError, match="not an action of Race the Wind"):
        understood(text)
