"""How wooden boats and cards on a table top look."""

from __future__ import annotations

from ....engine.looks import (
    ROUND,
    TEAMS,
    Colours,
    Looks,
    Palette,
    Style,
    fill,
    lettering,
    outlined,
    stroke,
)


def _roles(p: Palette, own: Colours) -> dict[str, Style]:
    return {
        "table": outlined(p.sand, p.rope_dark, 0.06),
        "plank": outlined(p.rope, p.rope_dark, 0.03),
        "buoy-white": outlined(p.sail, p.sail_edge, 0.05),
        "buoy-red": outlined(TEAMS[0].fill, p.hull_edge, 0.04),
        "buoy-green": outlined(TEAMS[2].fill, p.hull_edge, 0.04),
        "buoy-number": lettering("#ffffff", 700),
        "bow-zone": outlined(
            p.ink, p.ink, 0.035, fill_opacity=".06", stroke_opacity=".5", stroke_dasharray=".16 .1"
        ),
        "ghost-clear": outlined(p.card, p.target, 0.06, fill_opacity=".75"),
        "ghost-stop": outlined(p.buoy, p.target, 0.05),
        "ghost-penalty": outlined(p.pennant, p.target, 0.05),
        "ghost-no": outlined(p.red, p.red, 0.04, fill_opacity=".12", stroke_dasharray=".08 .06"),
        "ghost-track-clear": stroke(p.target, 0.05, stroke_opacity=".6", **ROUND),
        "ghost-track-no": stroke(p.red, 0.04, stroke_dasharray=".12 .1"),
        "sweep-clear": stroke(p.accent, 0.4, stroke_opacity=".2", stroke_linejoin="round"),
        "sweep-stop": stroke(p.buoy, 0.4, stroke_opacity=".35", stroke_linejoin="round"),
        "sweep-penalty": stroke(p.pennant, 0.4, stroke_opacity=".35", stroke_linejoin="round"),
        "sweep-no": stroke(p.red, 0.4, stroke_opacity=".16", stroke_linejoin="round"),
        "hatch-no": stroke(p.red, 0.04),
        "hit": stroke(p.red, 0.12),
        "hit-cross": stroke(p.red, 0.13, stroke_linecap="round"),
        "hit-cross-under": stroke(p.card, 0.28, stroke_linecap="round"),
        "hit-zone": outlined(p.red, p.red, 0.07, fill_opacity=".18", stroke_dasharray=".2 .12"),
        "zone-shown": outlined(p.ink, p.ink, 0.07, fill_opacity=".3"),
        "sheet": outlined(p.card, p.hairline, 0.05),
        "target-spot": outlined(p.card, p.target, 0.05, fill_opacity=".8"),
        "dial-needle": stroke(p.accent, 0.09, stroke_linecap="round"),
        "playing-card": outlined("#fffdf6", "#3a4852", 0.04),
        "card-back": outlined(p.accent, p.card, 0.05),
        "card-place": stroke(p.hairline, 0.05, stroke_dasharray=".16 .1"),
        "card-no": fill("#8a8f93", fill_opacity=".6"),
        "card-buoy": outlined("#f39a33", "#2a1b06", 0.03, fill_opacity=".55"),
        "pile-number": lettering(
            p.ink, 700, paint_order="stroke", stroke=p.card, stroke_width=".12"
        ),
        "arrow-port": stroke(TEAMS[0].fill, 0.12),
        "tip-port": fill(TEAMS[0].fill),
        "arrow-starboard": stroke(TEAMS[2].fill, 0.12),
        "tip-starboard": fill(TEAMS[2].fill),
        "arrow-straight": stroke("#2d5fa6", 0.12),
        "tip-straight": fill("#2d5fa6"),
        "symbol": outlined("#fffdf6", "#1f2f3a", 0.04, **ROUND),
        "sun": outlined("#f3c33c", "#7a5a00", 0.04),
        "sun-ray": stroke("#e39a14", 0.07, stroke_linecap="round"),
    }


LOOKS = Looks(
    roles=_roles,
    team_roles={
        "bow-zone": {"fill": "team.fill", "stroke": "team.fill"},
        "zone-shown": {"fill": "team.fill", "stroke": "team.fill"},
    },
)
