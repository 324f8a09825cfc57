"""How tokens, flags, zones and contested points look."""

from __future__ import annotations

from ....engine.looks import ROUND, Colours, Looks, Palette, Style, lettering, outlined, stroke

COLOURS = {
    "lull": ("#f2c537", "#d9ac2b"),
    "on_lull": ("#4a3800", "#2f2400"),
    "gust": ("#3c78c8", "#6aa4ee"),
    "on_gust": ("#ffffff", "#0d1f38"),
    "starboard": ("#1c7a45", "#5fc98b"),
}
"""By day and by night."""


def _roles(p: Palette, own: Colours) -> dict[str, Style]:
    return {
        "zone": outlined(p.accent, p.accent, 0.05, fill_opacity=".07", stroke_opacity=".35"),
        "too-near": outlined(p.red, p.red, 0.05, fill_opacity=".1", stroke_opacity=".6"),
        "flag-row": stroke(p.wind, 0.05, stroke_dasharray=".5 .5", stroke_opacity=".6"),
        "flag": outlined(p.wind, p.ink, 0.05, stroke_linejoin="round"),
        "flag-used": outlined(p.card, p.muted, 0.06, stroke_linejoin="round"),
        "flag-number": lettering(p.card, 700),
        "flag-used-number": lettering(p.muted, 700),
        "lull": stroke(own["lull"], 0.52, stroke_linecap="round"),
        "lull-sign": stroke(own["on_lull"], 0.08, **ROUND),
        "gust": stroke(own["gust"], 0.52, stroke_linecap="round"),
        "gust-sign": stroke(own["on_gust"], 0.08, **ROUND),
        "marker": outlined(p.card, own["lull"], 0.16, fill_opacity=".5"),
        "marker-letter": lettering(p.ink, 700),
        "thread": stroke(own["lull"], 0.09, stroke_dasharray=".16 .2", stroke_linecap="round"),
        "lee": outlined(p.shade, p.card, 0.05, fill_opacity=".75"),
        "route": stroke(p.ink, 0.1, stroke_dasharray="0 .25", stroke_linecap="round"),
        "contest": outlined(p.card, p.ink, 0.08, fill_opacity=".85"),
        "contest-letter": lettering(p.ink, 700),
        "foul": outlined(p.red, p.red, 0.12, fill_opacity=".12"),
        "sail-port": stroke(p.red, 0.11, stroke_linecap="round"),
        "sail-starboard": stroke(own["starboard"], 0.11, stroke_linecap="round"),
        "badge": outlined(p.card, p.ink, 0.05),
        "badge-penalty": outlined(p.red, p.card, 0.05),
        "badge-lull": outlined(own["lull"], own["on_lull"], 0.05),
        "badge-text": lettering(p.ink, 600),
        "badge-penalty-text": lettering(p.on_red, 700),
        "badge-lull-text": lettering(own["on_lull"], 700),
    }


LOOKS = Looks(
    colours=COLOURS,
    roles=_roles,
    team_roles={
        "route": {"stroke": "team.fill"},
        "contest": {"stroke": "team.fill"},
    },
)
