"""The themes: paper, calm water and rope, by day and by night.

A theme is data: how every role looks, those of all games included. A role a theme does not know is
drawn in the plain style of its kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ...engine.looks import (
    DAY,
    NIGHT,
    ROUND,
    TEAMS,
    Colours,
    Looks,
    Palette,
    Style,
    Team,
    fill,
    lettering,
    outlined,
    stroke,
)
from ...games import games


@dataclass(frozen=True, slots=True)
class Theme:
    """The looks of a drawing."""

    name: str
    paper: str
    ink: str
    roles: Mapping[str, Style]
    teams: tuple[Team, ...]
    team_roles: Mapping[str, Style]

    def colours(self) -> list[tuple[int, int, int]]:
        """Every colour the theme names, as red, green and blue, in a fixed order."""
        named = [value for style in self.roles.values() for value in style.values()]
        named += [tone for team in self.teams for tone in (team.fill, team.ink, team.trim)]
        hexes = dict.fromkeys(value for value in named if value.startswith("#"))
        return [(int(h[1:3], 16), int(h[3:5], 16), int(h[5:7], 16)) for h in hexes]


def mixed(name: str, p: Palette, own: Colours) -> Theme:
    """The theme that a palette makes, with the colours that games add to it."""
    roles = dict(_common(p))
    team_roles = dict(TEAM_ROLES)
    for looks in _looks():
        roles |= looks.roles(p, own)
        team_roles |= looks.team_roles
    return Theme(name, p.paper, p.ink, roles, TEAMS, team_roles)


def own_colours(night: bool) -> dict[str, str]:
    """The colours that games add to the palette."""
    return {name: pair[night] for looks in _looks() for name, pair in looks.colours.items()}


def _looks() -> list[Looks]:
    return [game.drawing.looks for game in games()]


def _common(p: Palette) -> dict[str, Style]:
    """What drawings of all games are made of."""
    return {
        # the chart
        "paper": fill(p.paper),
        "neatline": outlined(p.card, p.water_line, 0.06),
        "scale": fill(p.water_line),
        "water": outlined(p.water, p.water_line, 0.05),
        "grid": stroke(p.grid, 0.05, stroke_dasharray=".2 .8"),
        "grid-five": stroke(p.grid_five, 0.07, stroke_dasharray=".2 4.8"),
        "breeze": stroke(p.breeze, 0.09, stroke_linecap="round"),
        "axis": lettering(p.muted),
        "axis-five": lettering(p.ink, 600),
        "prestart": fill(p.prestart, fill_opacity=".38"),
        "label": lettering(p.ink, 600, font_style="normal"),
        # the course
        "extension": stroke(p.water_line, 0.06, stroke_dasharray="0 .3", stroke_linecap="round"),
        "rope": stroke(p.rope, 0.2, stroke_linecap="round"),
        "line-next": stroke(p.accent, 0.1, stroke_linecap="round"),
        "rope-twist": stroke(p.rope_dark, 0.05, stroke_linecap="round"),
        "pin-float": outlined(p.pennant, p.ink, 0.05),
        "pin-pole": stroke(p.ink, 0.07, stroke_linecap="round"),
        "pin-flag": outlined(p.pennant, p.ink, 0.05, stroke_linejoin="round"),
        "committee-hull": outlined(p.sail, p.sail_edge, 0.06),
        "committee-cabin": outlined(p.rope, p.sail_edge, 0.04),
        "committee-glass": stroke(p.flag, 0.09),
        "committee-flag": outlined(p.flag, p.ink, 0.05),
        "rounding": stroke(p.water_line, 0.06, stroke_dasharray=".4 .26", stroke_opacity=".75"),
        "rounding-next": stroke(p.accent, 0.12, stroke_dasharray=".42 .24"),
        "rounding-arc": stroke(p.water_line, 0.06, stroke_opacity=".75"),
        "rounding-arc-next": stroke(p.accent, 0.12),
        "rounding-arrow": fill(p.water_line, fill_opacity=".75"),
        "rounding-arrow-next": fill(p.accent),
        "grip": fill("none"),
        "mark-halo": stroke(p.accent, 0.14),
        "mark-shade": fill(p.shade, fill_opacity=".22"),
        "mark": outlined(p.buoy, p.on_buoy, 0.07),
        "mark-number": lettering(p.on_buoy, 700),
        "layline": stroke(p.accent, 0.07, stroke_dasharray=".9 .35", stroke_opacity=".5"),
        "warning": outlined(p.red, p.card, 0.06),
        "warning-text": lettering(p.on_red, 600),
        "shallows-far": fill(p.shallow, fill_opacity=".4"),
        "shallows": fill(p.shallow, fill_opacity=".75"),
        "island": outlined(p.sand, p.rope_dark, 0.05),
        "island-green": fill(p.green),
        "vane": outlined(p.vane, p.rope_dark, 0.05),
        "wind": fill(p.wind),
        # the fleet
        "hull": outlined(p.rope, p.hull_edge, 0.08, stroke_linejoin="round"),
        "hull-shade": fill("#000000", fill_opacity=".2"),
        "hull-trim": fill(p.sail),
        "sail": outlined(p.sail, p.sail_edge, 0.045, stroke_linejoin="round"),
        "spinnaker": outlined(p.sail, p.sail_edge, 0.05, stroke_linejoin="round"),
        "spinnaker-stripe": fill(p.sail),
        # whoever points at a letter means the yacht under it
        "letter": lettering(p.ink, 700, pointer_events="none"),
        "on-move": outlined(p.glow, p.glow, 0.14, fill_opacity=".4"),
        "curl": stroke(p.accent, 0.1, stroke_linecap="round"),
        "shadow": outlined(p.ink, p.ink, 0.045, fill_opacity=".1", stroke_opacity=".62"),
        "shadow-light": outlined(p.ink, p.ink, 0.04, fill_opacity=".04", stroke_opacity=".4"),
        "liability": stroke(p.red, 0.16),
        "liability-ring": outlined(p.red, p.red, 0.11, fill_opacity=".14"),
        # moves
        "wake-under": stroke(p.card, 0.26, stroke_opacity=".75", **ROUND),
        "wake": stroke(p.ink, 0.11, **ROUND),
        "wake-turn": fill(p.ink),
        "wake-arrow": fill(p.ink),
        # the way a piece has come, in a replay: its team's colour, and its own pattern
        "track-under": stroke(p.card, 0.22, stroke_opacity=".7", **ROUND),
        "track": stroke(p.ink, 0.12, stroke_opacity=".9", **ROUND),
        "track-dashed": stroke(p.ink, 0.12, stroke_opacity=".9", stroke_dasharray=".5 .28"),
        "track-dotted": stroke(
            p.ink, 0.14, stroke_opacity=".9", stroke_dasharray=".01 .26", **ROUND
        ),
        "course": stroke(p.ink, 0.05, stroke_opacity=".35"),
        "target": outlined(p.target, p.on_target, 0.06),
        "target-number": lettering(p.on_target, 700),
        "target-puff": outlined(p.card, p.target, 0.06),
        "target-puff-number": lettering(p.ink, 600),
        "target-finish": outlined(p.card, p.target, 0.1, stroke_dasharray=".16 .16"),
        "target-place": stroke(p.target, 0.26, stroke_linecap="round", stroke_opacity=".6"),
        "target-turn": outlined(p.accent, p.card, 0.05, stroke_linejoin="round"),
        "target-protest": outlined(p.red, p.on_red, 0.06),
        "target-protest-number": lettering(p.on_red, 700),
        "target-protest-puff": outlined(p.card, p.red, 0.08),
        "target-protest-puff-number": lettering(p.red, 700),
        # beside the board
        "heading": lettering(p.ink, 700),
        "status": lettering(p.accent, 600),
        "note": lettering(p.muted),
        "wind-name": lettering(p.wind, 600),
        "dial": outlined(p.card, p.hairline, 0.07),
        "dial-tick": stroke(p.hairline, 0.05),
        "polar": outlined(p.water, p.grid, 0.05, stroke_linejoin="round"),
        "spoke": stroke(p.grid, 0.05),
        "dial-leg": outlined(p.card, p.water_line, 0.06),
        "dial-leg-number": lettering(p.ink, 700),
        "dial-zero": outlined(p.card, p.hairline, 0.06),
        "dial-zero-number": lettering(p.muted, 600),
        "cardinal": lettering(p.ink, 700),
        "ordinal": lettering(p.muted, 600),
        "die": outlined(p.sail, p.sail_edge, 0.07),
        "die-blank": outlined(p.card, p.muted, 0.08, stroke_dasharray=".3 .2"),
        "pip": fill("#1f2f3a"),
        "die-legs": lettering(p.ink, 600),
        "card": outlined(p.card, p.hairline, 0.05),
        "card-moving": outlined(p.card_moving, p.accent, 0.14),
        "card-flag": fill(p.hairline),
        "name": lettering(p.ink, 600),
        "card-note": lettering(p.muted),
        "result": lettering(p.ink, 600),
        "puff": outlined(p.accent, p.accent, 0.05),
        "puff-curl": stroke(p.card, 0.07, stroke_linecap="round"),
        "puff-used": stroke(p.hairline, 0.06, stroke_dasharray=".16 .1"),
        "rule": stroke(p.hairline, 0.05),
        "key": lettering(p.muted),
    }


TEAM_ROLES: dict[str, Style] = {
    "hull": {"fill": "team.fill"},
    "hull-trim": {"fill": "team.trim"},
    "spinnaker": {"fill": "team.fill"},
    "card-flag": {"fill": "team.fill"},
    "track": {"stroke": "team.fill"},
    "track-dashed": {"stroke": "team.fill"},
    "track-dotted": {"stroke": "team.fill"},
    "letter": {
        "fill": "team.ink",
        "stroke": "team.fill",
        "stroke-width": ".13",
        "stroke-linejoin": "round",
        "paint-order": "stroke",
    },
}
"""What a role does with the colours of a team."""


PALETTES = {"light": DAY, "dark": NIGHT}


@cache
def themes() -> dict[str, Theme]:
    """The themes by name."""
    return {
        name: mixed(name, palette, own_colours(palette is NIGHT))
        for name, palette in PALETTES.items()
    }
