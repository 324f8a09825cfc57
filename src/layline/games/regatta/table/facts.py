"""How each yacht stands, in a few words: what a page shows beside her name."""

from __future__ import annotations

from collections.abc import Iterator

from ...sailing import DIRECTIONS, DX, DY, point_of_sail
from ..codec.notation import LETTERS
from ..codec.options import point
from ..drawing.words import WORDS
from ..view import RegattaView
from .ahead import Json
from .sentences import POINTS_OF_SAIL, TEXTS


def facts(view: RegattaView, lang: str) -> list[Json]:
    """All seats in their order: name, status, place, points, and facts with these icons.

    | icon | of whom |
    |---|---|
    | start, mark, finish | what a racing yacht sails for |
    | wrong-way | she has to go back over the line of her mark |
    | heading, tack | the advanced game: how she sails |
    | turning | she has just tacked or jibed |
    | spinnaker | hers is up |
    | puff | puff cards left |
    | shadow | another yacht takes her wind |
    | liable | another yacht may protest against her |
    | die | she is first player |
    """
    position = view.position
    ended = position["phase"] in ("next_race", "over")
    series = position["options"]["races"] > 1
    over = position["phase"] == "over"
    return [
        {
            "seat": name,
            "name": WORDS[lang].colours[LETTERS.index(name)],
            "status": _status(boat, ended, lang),
            "place": _series_place(position, name) if series and over else boat["place"],
            "points": position["points"][name] if series or ended else None,
            "facts": [
                {"text": text, "icon": icon}
                for icon, text in (() if ended else _of_yacht(position, name, lang))
            ],
        }
        for name, boat in position["boats"].items()
    ]


def _series_place(position: Json, name: str) -> int:
    """REG-59: the place in a series that is over, by points; equals share it."""
    points: dict[str, int] = position["points"]
    return 1 + sum(other > points[name] for other in points.values())


def _status(boat: Json, ended: bool, lang: str) -> str:
    if boat["status"] == "racing":
        if ended:
            return TEXTS.sentence("fact.unfinished", lang)
        if boat["at"] is None:
            return TEXTS.sentence("describe.fact.unplaced", lang)
    return TEXTS.sentence(f"status.{boat['status']}", lang)


def _of_yacht(position: Json, name: str, lang: str) -> Iterator[tuple[str, str]]:
    boat = position["boats"][name]
    if name == position["first"]:
        yield "die", TEXTS.sentence("fact.die", lang)
    if boat["status"] != "racing" or boat["at"] is None:
        return
    yield from _bound_for(position, boat, lang)
    if boat["heading"] is not None:
        yield from _sailing(position, boat, lang)
    if boat["turning"]:
        yield "turning", TEXTS.sentence("fact.turning", lang)
    if boat["spinnaker"]:
        yield "spinnaker", TEXTS.sentence("fact.spinnaker", lang)
    yield "puff", TEXTS.sentence("fact.puffs", lang, n=boat["puffs"])
    for other in _takes_wind(position, boat):
        yield "shadow", TEXTS.sentence("fact.shadow", lang, who=other)
    for owed in position["liable"]:
        if owed["give"] == name:
            yield "liable", TEXTS.sentence("fact.liable", lang, who=owed["stand"])


def _bound_for(position: Json, boat: Json, lang: str) -> Iterator[tuple[str, str]]:
    mark = boat["next"] + 1
    if not boat["started"]:
        yield "start", TEXTS.sentence("fact.start", lang)
    elif mark > len(position["course"]["roundings"]):
        yield "finish", TEXTS.sentence("fact.finish", lang)
    else:
        yield "mark", TEXTS.sentence("fact.mark", lang, n=mark)
    if boat["net"] < 0:
        yield "wrong-way", TEXTS.sentence("fact.wrong_way", lang, n=mark)


def _sailing(position: Json, boat: Json, lang: str) -> Iterator[tuple[str, str]]:
    heading, wind = DIRECTIONS.index(boat["heading"]), DIRECTIONS.index(position["wind"])
    toward = TEXTS.sentence(f"toward.{boat['heading']}", lang)
    sail = TEXTS.sentence(f"sail.{POINTS_OF_SAIL[point_of_sail(heading, wind)]}", lang)
    yield "heading", TEXTS.sentence("fact.heading", lang, toward=toward, sail=sail)
    yield "tack", TEXTS.sentence(f"fact.tack.{boat['tack']}", lang)


def _takes_wind(position: Json, boat: Json) -> Iterator[str]:
    """The yachts to windward that take her wind: on the next space, or on the second under spi."""
    wind = DIRECTIONS.index(position["wind"])
    x, y = point(boat["at"])
    for steps in (1, 2):
        windward = f"{x + steps * DX[wind]},{y + steps * DY[wind]}"
        for name, other in position["boats"].items():
            if other["at"] == windward and (steps == 1 or other["spinnaker"]):
                yield name
