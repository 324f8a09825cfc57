"""How the roles of a drawing look: colours by day and by night, and styles mixed from them.

A style is SVG presentation, with lengths in board units. What is common to drawings is in the
themes of `play.draw`; a game that draws things of its own says here how these look.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Style = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Team:
    """A team's colour, what is written on it, what is painted beside it."""

    fill: str
    ink: str
    trim: str


@dataclass(frozen=True, slots=True)
class Palette:
    """The few colours a theme of ours is mixed from."""

    paper: str
    card: str
    card_moving: str
    ink: str
    muted: str
    hairline: str
    water: str
    water_line: str
    breeze: str
    grid: str
    grid_five: str
    prestart: str
    shallow: str
    sand: str
    green: str
    buoy: str
    on_buoy: str
    pennant: str
    rope: str
    rope_dark: str
    sail: str
    sail_edge: str
    hull_edge: str
    wind: str
    vane: str
    red: str
    on_red: str
    target: str
    on_target: str
    accent: str
    flag: str
    shade: str
    glow: str


TEAMS = (
    Team("#c23b30", "#ffffff", "#f7d9c4"),
    Team("#f3c33c", "#2a2110", "#7a5a00"),
    Team("#2f7d4f", "#ffffff", "#cfe8c6"),
    Team("#7cc4ec", "#10283a", "#1f5f8b"),
    Team("#27407f", "#ffffff", "#b9c9f2"),
    Team("#85552f", "#ffffff", "#ecd2b0"),
    Team("#7c4a9c", "#ffffff", "#e2cdf0"),
    Team("#e8843a", "#2a1708", "#7d3a06"),
    Team("#4b5257", "#ffffff", "#d4d9dc"),
)

DAY = Palette(
    paper="#f6f0e2",
    card="#fdfaf2",
    card_moving="#ffffff",
    ink="#1f2f3a",
    muted="#566069",
    hairline="#c9bfa6",
    water="#d7e8ec",
    water_line="#3b5a68",
    breeze="#c9dfe5",
    grid="#7ba3b0",
    grid_five="#4b7c8d",
    prestart="#8fb4c4",
    shallow="#eef5ee",
    sand="#ecdcae",
    green="#b9c98c",
    buoy="#f39a33",
    on_buoy="#2a1b06",
    pennant="#e2622f",
    rope="#c9a468",
    rope_dark="#7c5b2c",
    sail="#fffdf6",
    sail_edge="#3a4852",
    hull_edge="#26343e",
    wind="#1d5d7a",
    vane="#fdfaf2",
    red="#c01f2e",
    on_red="#ffffff",
    target="#1f2f3a",
    on_target="#ffffff",
    accent="#0f6c7c",
    flag="#2d5fa6",
    shade="#1f2f3a",
    glow="#fdfaf2",
)

NIGHT = Palette(
    paper="#141d24",
    card="#1d2932",
    card_moving="#263742",
    ink="#ece5d3",
    muted="#a9b3b8",
    hairline="#3d4a52",
    water="#173341",
    water_line="#9db9c2",
    breeze="#1d3d4c",
    grid="#4a7486",
    grid_five="#7ba6b6",
    prestart="#4f7f94",
    shallow="#225062",
    sand="#b39a64",
    green="#7f8f55",
    buoy="#f0a13f",
    on_buoy="#2a1b06",
    pennant="#f07a45",
    rope="#c4a066",
    rope_dark="#5f4520",
    sail="#f4eedd",
    sail_edge="#2b3a44",
    hull_edge="#efe7d2",
    wind="#8fd3e8",
    vane="#1d2932",
    red="#ff7f7f",
    on_red="#2b0508",
    target="#ece5d3",
    on_target="#14222a",
    accent="#6fd0dc",
    flag="#7aa7ea",
    shade="#000000",
    glow="#5f93a6",
)


def stroke(colour: str, width: float, **more: str) -> Style:
    """A line."""
    style = {"fill": "none", "stroke": colour, "stroke-width": f"{width:g}"}
    style.update({name.replace("_", "-"): value for name, value in more.items()})
    return style


def fill(colour: str, **more: str) -> Style:
    """A patch."""
    return {"fill": colour} | {name.replace("_", "-"): value for name, value in more.items()}


def outlined(inside: str, edge: str, width: float, **more: str) -> Style:
    """A patch with a line around it."""
    return {**stroke(edge, width, **more), "fill": inside}


def lettering(colour: str, weight: int = 400, **more: str) -> Style:
    """Words and figures."""
    return {**fill(colour, **more), "font-weight": str(weight)}


ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}
"""Lines without corners."""

Colours = Mapping[str, str]
"""The colours that a game adds to the palette, by name."""


def _no_roles(p: Palette, own: Colours) -> Mapping[str, Style]:
    return {}


@dataclass(frozen=True, slots=True)
class Looks:
    """How a game's own roles look.

    `colours` are colours by day and by night; `roles` mixes styles from the palette and from these;
    `team_roles` says what a role does with the colours of a team (a value that names a field of the
    team, "team.fill", takes that colour).
    """

    colours: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    roles: Callable[[Palette, Colours], Mapping[str, Style]] = _no_roles
    team_roles: Mapping[str, Style] = field(default_factory=dict)


PLAIN_LOOKS = Looks()
"""For a game that draws nothing of its own."""
