"""The legend: every sign on the road and on the cards, drawn as the board draws it."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import BoardSign
from ....engine.legend import drawn, picked
from ....engine.scene import Circle, Group, Line, Path, Rect, Shape
from ....engine.strokes import centred
from ..rules.course import TERRAINS
from ..rules.state import Race
from ..table.pointing import SPOTS
from ..table.sentences import TEXTS
from ..view import TourView
from .cards import PROFILE, energy_dial, form_track
from .riders import arrow, seat_flag
from .road import chequers
from .shapes import hatched, jersey, stars, yellow_jersey


def legend(view: TourView, lang: str) -> tuple[BoardSign, ...]:
    """What the board may show on a tour with these options."""
    race = view.race

    def say(name: str) -> str:
        return TEXTS.sentence(f"legend.{name}", lang)

    signs = [drawn(say(name), shapes, lang) for name, shapes in _pictures(race, lang)]
    targets = [picked(say("pick"), SPOTS["pick"]), picked(say("ride"), "2")]
    if race.drafting:
        targets += [picked(say("draws"), "3", "extra"), picked(say("shift"), "↕")]
    targets.append(picked(say("caution"), "4", "caution"))
    if race.pacts:
        targets.append(picked(say("pact"), SPOTS["pact"]))
    if race.helping:
        targets.append(picked(say("help"), SPOTS["help"]))
    return (*signs, *targets)


def _pictures(race: Race, lang: str) -> Iterator[tuple[str, tuple[Shape, ...]]]:
    rider = (*jersey(0), *seat_flag(0, 0.36, 0.33, 0.19))
    yield "rider", rider
    yield "on-move", (Circle(role="on-move", x=0, y=0, r=0.62), *rider)
    yield "leader", yellow_jersey()
    yield (
        "waits",
        (
            Circle(role="warning", x=0, y=0, r=0.17),
            centred(0, 0, "!", 0.26, "warning-text"),
        ),
    )
    if race.drafting:
        yield "wheel", tuple(Circle(role="wheel", x=x, y=0, r=0.1) for x in (-0.07, 0.07))
    yield (
        "track",
        (
            Line(role="wake-under", points=((0.0, 0.0), (1.4, 0.0))),
            Line(role="wake", points=((0.0, 0.0), (1.4, 0.0))),
            arrow((0.0, 0.0), (1.6, 0.0)),
        ),
    )
    for terrain in TERRAINS:
        yield (
            terrain,
            (
                Rect(role=f"terrain-{terrain}", x=0, y=0, w=1, h=0.46, r=0.08),
                Path(role="profile", d=f"M.07 .23{PROFILE[terrain]}"),
                Path(role="star", d=stars(0.5, 0.23, 0.25, 0.22, 2)),
            ),
        )
    yield "change", (Line(role="change", points=((0.0, -0.7), (0.0, 0.7))),)
    yield "lost", (Path(role="lost", d=hatched(-0.5, -0.5, 1.0, 1.0)),)
    yield "energy", (energy_dial(4, lang),)
    yield "form", (form_track(12, lang),)
    yield (
        "finish",
        (
            Group(
                role="finish",
                shapes=(
                    Rect(role="finish", x=0, y=0, w=0.4, h=0.8),
                    Path(role="finish-dark", d=chequers(0.0, 0.0, 4)),
                ),
            ),
        ),
    )
