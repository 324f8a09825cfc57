"""How the road, the riders and what they have left look."""

from __future__ import annotations

from ....engine.looks import Colours, Looks, Palette, Style, fill, lettering, outlined, stroke

COLOURS = {
    "plain": ("#f3e3a0", "#5d5426"),
    "climb": ("#eebf8f", "#63421f"),
    "descent": ("#bcd8a4", "#2f5133"),
}
"""By day and by night."""
CLOTH = {
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
"""What jerseys are made of."""


def _roles(p: Palette, own: Colours) -> dict[str, Style]:
    jerseys = ("yellow", "grey", "red", "white", "green", "violet")
    trims = ("black", "blue", "white", "sky")
    return {
        "terrain-plain": outlined(own["plain"], p.rope_dark, 0.05),
        "terrain-climb": outlined(own["climb"], p.rope_dark, 0.05),
        "terrain-descent": outlined(own["descent"], p.rope_dark, 0.05),
        "road-line": stroke(p.ink, 0.03, stroke_opacity=".35"),
        "change": stroke(p.red, 0.14),
        "bend": stroke(p.muted, 0.09, stroke_dasharray=".3 .2", stroke_linecap="round"),
        "lost": stroke(p.red, 0.05, stroke_opacity=".7"),
        "banner": outlined(p.flag, p.ink, 0.04),
        "finish": outlined(p.sail, p.sail_edge, 0.04),
        "finish-dark": fill(p.sail_edge),
        "wheel": stroke(p.accent, 0.07),
        **{f"jersey-{name}": fill(CLOTH[name]) for name in jerseys},
        **{f"trim-{name}": fill(CLOTH[name]) for name in trims},
        "jersey-leader": fill("#ffd500"),
        "jersey-edge": stroke(p.hull_edge, 0.05, stroke_linejoin="round"),
        "bib": outlined("#fffdf6", "#26292c", 0.03),
        "bib-number": lettering("#26292c", 700, pointer_events="none"),
        "star": outlined("#f3c33c", "#5c4300", 0.03),
        "lit": outlined(p.accent, p.accent, 0.08, fill_opacity=".16"),
        "energy": outlined(p.accent, p.accent, 0.03),
        "form": fill(p.flag),
        "spent": outlined(p.card, p.hairline, 0.05),
        "price": lettering(p.ink, 600),
        "profile": stroke(p.ink, 0.05, stroke_linecap="round"),
        "target-caution": outlined(p.red, p.on_red, 0.06),
        "target-caution-number": lettering(p.on_red, 700),
        "reach": outlined(p.accent, p.accent, 0.06, fill_opacity=".28"),
        "together": outlined(p.accent, p.accent, 0.1, fill_opacity=".2"),
        "drawn-along": stroke(p.accent, 0.12, stroke_linecap="round"),
        "drawn-arrow": fill(p.accent),
        "price-tag": outlined(p.card, p.ink, 0.05),
        "price-words": lettering(p.ink, 700),
        "puncture": lettering(p.red, 600),
    }


LOOKS = Looks(
    colours=COLOURS,
    roles=_roles,
    team_roles={
        "seat-flag": {"fill": "team.fill", "stroke": "team.ink", "stroke-width": ".03"},
        "seat-letter": {"fill": "team.ink", "font-weight": "700"},
    },
)
