"""How roles look: paper, calm water and rope, by day and by night.

A theme is data. `roles` gives each role its SVG presentation; lengths are board units. `teams`
gives nine colours, each with the ink that can be read on it; `team_roles` says what a role does
with them (a value that names a field of the team takes that colour). A role a theme does not
know is drawn in the plain style of its kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Style = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Team:
    """A team's colour, what is written on it, what is painted beside it."""

    fill: str
    ink: str
    trim: str


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
    lull: str
    on_lull: str
    gust: str
    on_gust: str
    starboard: str
    plain: str
    climb: str
    descent: str


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
    lull="#f2c537",
    on_lull="#4a3800",
    gust="#3c78c8",
    on_gust="#ffffff",
    starboard="#1c7a45",
    plain="#f3e3a0",
    climb="#eebf8f",
    descent="#bcd8a4",
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
    lull="#d9ac2b",
    on_lull="#2f2400",
    gust="#6aa4ee",
    on_gust="#0d1f38",
    starboard="#5fc98b",
    plain="#5d5426",
    climb="#63421f",
    descent="#2f5133",
)


def _stroke(colour: str, width: float, **more: str) -> Style:
    style = {"fill": "none", "stroke": colour, "stroke-width": f"{width:g}"}
    style.update({name.replace("_", "-"): value for name, value in more.items()})
    return style


def _fill(colour: str, **more: str) -> Style:
    return {"fill": colour} | {name.replace("_", "-"): value for name, value in more.items()}


def _outlined(fill: str, stroke: str, width: float, **more: str) -> Style:
    return {**_stroke(stroke, width, **more), "fill": fill}


def _type(colour: str, weight: int = 400, **more: str) -> Style:
    return {**_fill(colour, **more), "font-weight": str(weight)}


def mixed(name: str, p: Palette) -> Theme:
    """The theme that a palette makes."""
    round_caps = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    roles: dict[str, Style] = {
        # the chart
        "paper": _fill(p.paper),
        "neatline": _outlined(p.card, p.water_line, 0.06),
        "scale": _fill(p.water_line),
        "water": _outlined(p.water, p.water_line, 0.05),
        "grid": _stroke(p.grid, 0.05, stroke_dasharray=".2 .8"),
        "grid-five": _stroke(p.grid_five, 0.07, stroke_dasharray=".2 4.8"),
        "breeze": _stroke(p.breeze, 0.09, stroke_linecap="round"),
        "axis": _type(p.muted),
        "axis-five": _type(p.ink, 600),
        "prestart": _fill(p.prestart, fill_opacity=".38"),
        "label": _type(p.ink, 600, font_style="normal"),
        # the course
        "extension": _stroke(p.water_line, 0.06, stroke_dasharray="0 .3", stroke_linecap="round"),
        "rope": _stroke(p.rope, 0.2, stroke_linecap="round"),
        "line-next": _stroke(p.accent, 0.1, stroke_linecap="round"),
        "rope-twist": _stroke(p.rope_dark, 0.05, stroke_linecap="round"),
        "pin-float": _outlined(p.pennant, p.ink, 0.05),
        "pin-pole": _stroke(p.ink, 0.07, stroke_linecap="round"),
        "pin-flag": _outlined(p.pennant, p.ink, 0.05, stroke_linejoin="round"),
        "committee-hull": _outlined(p.sail, p.sail_edge, 0.06),
        "committee-cabin": _outlined(p.rope, p.sail_edge, 0.04),
        "committee-glass": _stroke(p.flag, 0.09),
        "committee-flag": _outlined(p.flag, p.ink, 0.05),
        "rounding": _stroke(p.water_line, 0.06, stroke_dasharray=".4 .26", stroke_opacity=".75"),
        "rounding-next": _stroke(p.accent, 0.12, stroke_dasharray=".42 .24"),
        "rounding-arc": _stroke(p.water_line, 0.06, stroke_opacity=".75"),
        "rounding-arc-next": _stroke(p.accent, 0.12),
        "rounding-arrow": _fill(p.water_line, fill_opacity=".75"),
        "rounding-arrow-next": _fill(p.accent),
        "grip": _fill("none"),
        "mark-halo": _stroke(p.accent, 0.14),
        "mark-shade": _fill(p.shade, fill_opacity=".22"),
        "mark": _outlined(p.buoy, p.on_buoy, 0.07),
        "mark-number": _type(p.on_buoy, 700),
        "layline": _stroke(p.accent, 0.07, stroke_dasharray=".9 .35", stroke_opacity=".5"),
        "warning": _outlined(p.red, p.card, 0.06),
        "warning-text": _type(p.on_red, 600),
        "shallows-far": _fill(p.shallow, fill_opacity=".4"),
        "shallows": _fill(p.shallow, fill_opacity=".75"),
        "island": _outlined(p.sand, p.rope_dark, 0.05),
        "island-green": _fill(p.green),
        "vane": _outlined(p.vane, p.rope_dark, 0.05),
        "wind": _fill(p.wind),
        # the fleet
        "hull": _outlined(p.rope, p.hull_edge, 0.08, stroke_linejoin="round"),
        "hull-shade": _fill("#000000", fill_opacity=".2"),
        "hull-trim": _fill(p.sail),
        "sail": _outlined(p.sail, p.sail_edge, 0.045, stroke_linejoin="round"),
        "spinnaker": _outlined(p.sail, p.sail_edge, 0.05, stroke_linejoin="round"),
        "spinnaker-stripe": _fill(p.sail),
        # whoever points at a letter means the yacht under it
        "letter": _type(p.ink, 700, pointer_events="none"),
        "on-move": _outlined(p.glow, p.glow, 0.14, fill_opacity=".4"),
        "curl": _stroke(p.accent, 0.1, stroke_linecap="round"),
        "shadow": _outlined(p.ink, p.ink, 0.045, fill_opacity=".1", stroke_opacity=".62"),
        "shadow-light": _outlined(p.ink, p.ink, 0.04, fill_opacity=".04", stroke_opacity=".4"),
        "liability": _stroke(p.red, 0.16),
        "liability-ring": _outlined(p.red, p.red, 0.11, fill_opacity=".14"),
        # tokens, flags and zones
        "zone": _outlined(p.accent, p.accent, 0.05, fill_opacity=".07", stroke_opacity=".35"),
        "too-near": _outlined(p.red, p.red, 0.05, fill_opacity=".1", stroke_opacity=".6"),
        "flag-row": _stroke(p.wind, 0.05, stroke_dasharray=".5 .5", stroke_opacity=".6"),
        "flag": _outlined(p.wind, p.ink, 0.05, stroke_linejoin="round"),
        "flag-used": _outlined(p.card, p.muted, 0.06, stroke_linejoin="round"),
        "flag-number": _type(p.card, 700),
        "flag-used-number": _type(p.muted, 700),
        "lull": _stroke(p.lull, 0.52, stroke_linecap="round"),
        "lull-sign": _stroke(p.on_lull, 0.08, **round_caps),
        "gust": _stroke(p.gust, 0.52, stroke_linecap="round"),
        "gust-sign": _stroke(p.on_gust, 0.08, **round_caps),
        "marker": _outlined(p.card, p.lull, 0.16, fill_opacity=".5"),
        "marker-letter": _type(p.ink, 700),
        "thread": _stroke(p.lull, 0.09, stroke_dasharray=".16 .2", stroke_linecap="round"),
        "lee": _outlined(p.shade, p.card, 0.05, fill_opacity=".75"),
        "route": _stroke(p.ink, 0.1, stroke_dasharray="0 .25", stroke_linecap="round"),
        "contest": _outlined(p.card, p.ink, 0.08, fill_opacity=".85"),
        "contest-letter": _type(p.ink, 700),
        "foul": _outlined(p.red, p.red, 0.12, fill_opacity=".12"),
        "sail-port": _stroke(p.red, 0.11, stroke_linecap="round"),
        "sail-starboard": _stroke(p.starboard, 0.11, stroke_linecap="round"),
        "badge": _outlined(p.card, p.ink, 0.05),
        "badge-penalty": _outlined(p.red, p.card, 0.05),
        "badge-lull": _outlined(p.lull, p.on_lull, 0.05),
        "badge-text": _type(p.ink, 600),
        "badge-penalty-text": _type(p.on_red, 700),
        "badge-lull-text": _type(p.on_lull, 700),
        # wooden boats and cards on a table top
        "table": _outlined(p.sand, p.rope_dark, 0.06),
        "plank": _outlined(p.rope, p.rope_dark, 0.03),
        "buoy-white": _outlined(p.sail, p.sail_edge, 0.05),
        "buoy-red": _outlined(TEAMS[0].fill, p.hull_edge, 0.04),
        "buoy-green": _outlined(TEAMS[2].fill, p.hull_edge, 0.04),
        "buoy-number": _type("#ffffff", 700),
        "bow-zone": _outlined(
            p.ink, p.ink, 0.035, fill_opacity=".06", stroke_opacity=".5", stroke_dasharray=".16 .1"
        ),
        "ghost-clear": _outlined(p.card, p.target, 0.06, fill_opacity=".75"),
        "ghost-stop": _outlined(p.buoy, p.target, 0.05),
        "ghost-penalty": _outlined(p.pennant, p.target, 0.05),
        "ghost-no": _outlined(p.red, p.red, 0.04, fill_opacity=".12", stroke_dasharray=".08 .06"),
        "ghost-track-clear": _stroke(p.target, 0.05, stroke_opacity=".6", **round_caps),
        "ghost-track-no": _stroke(p.red, 0.04, stroke_dasharray=".12 .1"),
        "sweep-clear": _stroke(p.accent, 0.4, stroke_opacity=".2", stroke_linejoin="round"),
        "sweep-stop": _stroke(p.buoy, 0.4, stroke_opacity=".35", stroke_linejoin="round"),
        "sweep-penalty": _stroke(p.pennant, 0.4, stroke_opacity=".35", stroke_linejoin="round"),
        "sweep-no": _stroke(p.red, 0.4, stroke_opacity=".16", stroke_linejoin="round"),
        "hatch-no": _stroke(p.red, 0.04),
        "hit": _stroke(p.red, 0.12),
        "hit-cross": _stroke(p.red, 0.13, stroke_linecap="round"),
        "hit-cross-under": _stroke(p.card, 0.28, stroke_linecap="round"),
        "hit-zone": _outlined(p.red, p.red, 0.07, fill_opacity=".18", stroke_dasharray=".2 .12"),
        "zone-shown": _outlined(p.ink, p.ink, 0.07, fill_opacity=".3"),
        "sheet": _outlined(p.card, p.hairline, 0.05),
        "target-spot": _outlined(p.card, p.target, 0.05, fill_opacity=".8"),
        "dial-needle": _stroke(p.accent, 0.09, stroke_linecap="round"),
        "playing-card": _outlined("#fffdf6", "#3a4852", 0.04),
        "card-back": _outlined(p.accent, p.card, 0.05),
        "card-place": _stroke(p.hairline, 0.05, stroke_dasharray=".16 .1"),
        "card-no": _fill("#8a8f93", fill_opacity=".6"),
        "card-buoy": _outlined("#f39a33", "#2a1b06", 0.03, fill_opacity=".55"),
        "pile-number": _type(p.ink, 700, paint_order="stroke", stroke=p.card, stroke_width=".12"),
        "arrow-port": _stroke(TEAMS[0].fill, 0.12),
        "tip-port": _fill(TEAMS[0].fill),
        "arrow-starboard": _stroke(TEAMS[2].fill, 0.12),
        "tip-starboard": _fill(TEAMS[2].fill),
        "arrow-straight": _stroke("#2d5fa6", 0.12),
        "tip-straight": _fill("#2d5fa6"),
        "symbol": _outlined("#fffdf6", "#1f2f3a", 0.04, **round_caps),
        "sun": _outlined("#f3c33c", "#7a5a00", 0.04),
        "sun-ray": _stroke("#e39a14", 0.07, stroke_linecap="round"),
        # moves
        "wake-under": _stroke(p.card, 0.26, stroke_opacity=".75", **round_caps),
        "wake": _stroke(p.ink, 0.11, **round_caps),
        "wake-turn": _fill(p.ink),
        "wake-arrow": _fill(p.ink),
        # the way a piece has come, in a replay: its team's colour, and its own pattern
        "track-under": _stroke(p.card, 0.22, stroke_opacity=".7", **round_caps),
        "track": _stroke(p.ink, 0.12, stroke_opacity=".9", **round_caps),
        "track-dashed": _stroke(p.ink, 0.12, stroke_opacity=".9", stroke_dasharray=".5 .28"),
        "track-dotted": _stroke(
            p.ink, 0.14, stroke_opacity=".9", stroke_dasharray=".01 .26", **round_caps
        ),
        "course": _stroke(p.ink, 0.05, stroke_opacity=".35"),
        "target": _outlined(p.target, p.on_target, 0.06),
        "target-number": _type(p.on_target, 700),
        "target-puff": _outlined(p.card, p.target, 0.06),
        "target-puff-number": _type(p.ink, 600),
        "target-finish": _outlined(p.card, p.target, 0.1, stroke_dasharray=".16 .16"),
        "target-place": _stroke(p.target, 0.26, stroke_linecap="round", stroke_opacity=".6"),
        "target-turn": _outlined(p.accent, p.card, 0.05, stroke_linejoin="round"),
        "target-protest": _outlined(p.red, p.on_red, 0.06),
        "target-protest-number": _type(p.on_red, 700),
        "target-protest-puff": _outlined(p.card, p.red, 0.08),
        "target-protest-puff-number": _type(p.red, 700),
        # beside the board
        "heading": _type(p.ink, 700),
        "status": _type(p.accent, 600),
        "note": _type(p.muted),
        "wind-name": _type(p.wind, 600),
        "dial": _outlined(p.card, p.hairline, 0.07),
        "dial-tick": _stroke(p.hairline, 0.05),
        "polar": _outlined(p.water, p.grid, 0.05, stroke_linejoin="round"),
        "spoke": _stroke(p.grid, 0.05),
        "dial-leg": _outlined(p.card, p.water_line, 0.06),
        "dial-leg-number": _type(p.ink, 700),
        "dial-zero": _outlined(p.card, p.hairline, 0.06),
        "dial-zero-number": _type(p.muted, 600),
        "cardinal": _type(p.ink, 700),
        "ordinal": _type(p.muted, 600),
        "die": _outlined(p.sail, p.sail_edge, 0.07),
        "die-blank": _outlined(p.card, p.muted, 0.08, stroke_dasharray=".3 .2"),
        "pip": _fill("#1f2f3a"),
        "die-legs": _type(p.ink, 600),
        "card": _outlined(p.card, p.hairline, 0.05),
        "card-moving": _outlined(p.card_moving, p.accent, 0.14),
        "card-flag": _fill(p.hairline),
        "name": _type(p.ink, 600),
        "card-note": _type(p.muted),
        "result": _type(p.ink, 600),
        "puff": _outlined(p.accent, p.accent, 0.05),
        "puff-curl": _stroke(p.card, 0.07, stroke_linecap="round"),
        "puff-used": _stroke(p.hairline, 0.06, stroke_dasharray=".16 .1"),
        "rule": _stroke(p.hairline, 0.05),
        "key": _type(p.muted),
        **_on_wheels(p),
    }
    team_roles: dict[str, Style] = {
        "hull": {"fill": "team.fill"},
        "hull-trim": {"fill": "team.trim"},
        "spinnaker": {"fill": "team.fill"},
        "card-flag": {"fill": "team.fill"},
        "seat-flag": {"fill": "team.fill", "stroke": "team.ink", "stroke-width": ".03"},
        "seat-letter": {"fill": "team.ink", "font-weight": "700"},
        "route": {"stroke": "team.fill"},
        "contest": {"stroke": "team.fill"},
        "track": {"stroke": "team.fill"},
        "track-dashed": {"stroke": "team.fill"},
        "track-dotted": {"stroke": "team.fill"},
        "bow-zone": {"fill": "team.fill", "stroke": "team.fill"},
        "zone-shown": {"fill": "team.fill", "stroke": "team.fill"},
        "letter": {
            "fill": "team.ink",
            "stroke": "team.fill",
            "stroke-width": ".13",
            "stroke-linejoin": "round",
            "paint-order": "stroke",
        },
    }
    return Theme(name, p.paper, p.ink, roles, TEAMS, team_roles)


def _on_wheels(p: Palette) -> dict[str, Style]:
    """The roles of a tour on the road."""
    cloth = {
        "yellow": "#f3c33c",
        "grey": "#a9b0b5",
        "red": "#c23b30",
        "white": "#fffdf6",
        "green": "#2f7d4f",
        "violet": "#7c4a9c",
        "black": "#26292c",
        "blue": "#27407f",
        "sky": "#7cc4ec",
    }
    jerseys = ("yellow", "grey", "red", "white", "green", "violet")
    trims = ("black", "blue", "white", "sky")
    return {
        "terrain-plain": _outlined(p.plain, p.rope_dark, 0.05),
        "terrain-climb": _outlined(p.climb, p.rope_dark, 0.05),
        "terrain-descent": _outlined(p.descent, p.rope_dark, 0.05),
        "road-line": _stroke(p.ink, 0.03, stroke_opacity=".35"),
        "change": _stroke(p.red, 0.14),
        "bend": _stroke(p.muted, 0.09, stroke_dasharray=".3 .2", stroke_linecap="round"),
        "lost": _stroke(p.red, 0.05, stroke_opacity=".7"),
        "banner": _outlined(p.flag, p.ink, 0.04),
        "finish": _outlined(p.sail, p.sail_edge, 0.04),
        "finish-dark": _fill(p.sail_edge),
        "wheel": _stroke(p.accent, 0.07),
        **{f"jersey-{name}": _fill(cloth[name]) for name in jerseys},
        **{f"trim-{name}": _fill(cloth[name]) for name in trims},
        "jersey-leader": _fill("#ffd500"),
        "jersey-edge": _stroke(p.hull_edge, 0.05, stroke_linejoin="round"),
        "bib": _outlined("#fffdf6", "#26292c", 0.03),
        "bib-number": _type("#26292c", 700, pointer_events="none"),
        "star": _outlined("#f3c33c", "#5c4300", 0.03),
        "lit": _outlined(p.accent, p.accent, 0.08, fill_opacity=".16"),
        "energy": _outlined(p.accent, p.accent, 0.03),
        "form": _fill(p.flag),
        "spent": _outlined(p.card, p.hairline, 0.05),
        "price": _type(p.ink, 600),
        "profile": _stroke(p.ink, 0.05, stroke_linecap="round"),
        "target-caution": _outlined(p.red, p.on_red, 0.06),
        "target-caution-number": _type(p.on_red, 700),
        "reach": _outlined(p.accent, p.accent, 0.06, fill_opacity=".28"),
        "together": _outlined(p.accent, p.accent, 0.1, fill_opacity=".2"),
        "drawn-along": _stroke(p.accent, 0.12, stroke_linecap="round"),
        "drawn-arrow": _fill(p.accent),
        "price-tag": _outlined(p.card, p.ink, 0.05),
        "price-words": _type(p.ink, 700),
        "puncture": _type(p.red, 600),
    }


PALETTES = {"light": DAY, "dark": NIGHT}
THEMES: dict[str, Theme] = {name: mixed(name, palette) for name, palette in PALETTES.items()}
