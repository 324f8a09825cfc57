"""The page's style sheet of the board is the one the themes make."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from layline.engine.looks import DAY
from layline.games import games
from layline.play.draw.css import page_style_sheet
from layline.play.draw.themes import PALETTES, own_colours, themes

SHEET = Path(__file__).parents[2] / "web" / "src" / "board" / "theme.css"


def test_the_page_has_the_themes_as_they_are() -> None:
    assert SHEET.read_text("utf-8") == page_style_sheet(), (
        "out of date; run: python -m layline.play.draw.css > web/src/board/theme.css"
    )


def test_the_module_prints_the_style_sheet() -> None:
    run = [sys.executable, "-m", "layline.play.draw.css"]
    printed = subprocess.run(run, check=True, capture_output=True, text=True, encoding="utf-8")
    assert printed.stdout == page_style_sheet()


def test_no_two_games_draw_the_same_role_or_mix_the_same_colour() -> None:
    for kind in ("colours", "team_roles"):
        named = [name for game in games() for name in getattr(game.drawing.looks, kind)]
        assert len(set(named)) == len(named)
    roles = [
        role for game in games() for role in game.drawing.looks.roles(DAY, own_colours(night=False))
    ]
    assert len(set(roles)) == len(roles)


def test_every_role_team_and_colour_is_in_it() -> None:
    sheet = page_style_sheet()
    for theme in themes().values():
        for role in theme.roles:
            assert f".layline .r-{role} {{" in sheet
        for role in theme.team_roles:
            for seat in range(len(theme.teams)):
                assert f".layline .r-{role}.s{seat} {{" in sheet
    used = set(re.findall(r"var\((--ll-[a-z-]+)\)", sheet))
    for name in PALETTES:
        (palette,) = re.findall(rf"^\.ll-{name},\n\[data-theme=.*?^}}", sheet, re.M | re.S)
        assert used <= set(re.findall(r"(--ll-[a-z-]+):", palette))
