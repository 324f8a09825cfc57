"""Regatta in a terminal: the chart in letters and signs, the wind dial, the fleet, the menu.

Every thing has a sign of its own, so nothing depends on colour. A space is two characters wide
where there is room, so that the board keeps its shape, else one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.table import Table
from rich.text import Text

from ...engine.game import Json
from ...games.regatta.rules.legs import SPACES
from ...games.regatta.rules.spinnaker import is_downwind
from ...games.regatta.table.sentences import POINTS_OF_SAIL
from ...games.sailing import DIRECTIONS, DX, DY, distance, point_of_sail
from ...play.race import Race
from ..menu import Menu
from .plain import AView, Face, Move, Names
from .regatta_chart import ARROWS, MARKS, TEAMS, Chart, signs

# Events that only repeat the choice itself; all others are worth a warning.
_MOVES = ("REG-08", "REG-22", "REG-32", "REG-34", "REG-38", "REG-41", "REG-63", "REG-65")
# Of what follows a choice, these concern everybody and say nothing about it.
_ROUTINE = ("REG-13", "REG-15", "REG-16")


# What a choice adds to a plain leg where there is no plain leg to be a variant of.
_ADDED = {"+puff": "regatta.with_puff", "protest": "regatta.protest"}


class RegattaFace(Face):
    """How Regatta looks."""

    extras: ClassVar[Mapping[str, str]] = {"+": "regatta.plus", "!": "regatta.bang"}

    def widths(self, view: AView) -> tuple[int, ...]:
        """Two characters a space, or one."""
        cols = view.position["board"]["cols"]
        return (3 + 2 * cols - 1, 3 + cols)

    def board(
        self, view: AView, width: int, menu: Menu | None = None, wakes: Sequence[Move] = ()
    ) -> list[Text]:
        """The chart, with the targets of the menu on it."""
        cell = 2 if width == self.widths(view)[0] else 1
        return Chart(view, cell, self.unicode).draw(menu.keys() if menu else {}, wakes)

    # Beside the board.

    def situation(self, view: AView, names: Names, width: int) -> list[Text]:
        """The moment, the wind dial, the fleet."""
        position = view.position
        moment = self._moment(position)
        dial = self._dial(position)
        for line, said in zip(dial, moment, strict=True):
            line.append("  ").append_text(said)
        return [
            *dial,
            Text(self.words("regatta.dial"), style="dim"),
            Text(),
            *self._fleet(position, names),
        ]

    def _moment(self, position: Json) -> list[Text]:
        words, options = self.words, position["options"]
        when = ""
        if options["races"] > 1:
            when = words("regatta.race", n=position["race"], races=options["races"])
        if position["round"]:
            when += words("regatta.round", n=position["round"], limit=options["max_rounds"])
        else:
            when += words("regatta.setup")
        legs = words("regatta.legs", n=position["die"]) if position["die"] else ""
        blows = self.game.texts.sentence(f"from.{position['wind']}", words.lang)
        return [
            Text(when, style="bold"),
            Text(words("regatta.wind", where=blows)),
            Text(legs),
        ]

    def _dial(self, position: Json) -> list[Text]:
        """How far a leg goes in each direction, around the arrow of the wind."""
        wind = DIRECTIONS.index(position["wind"])
        mover = position["boats"].get(position["to_move"])
        up = bool(mover and mover["spinnaker"])
        rows = []
        for row in (("NW", "N", "NE"), ("W", "", "E"), ("SW", "S", "SE")):
            line = Text(" ")
            for name in row:
                if name:
                    line.append(f"{_length(DIRECTIONS.index(name), wind, up)} ", style="cyan")
                else:
                    line.append(f"{ARROWS[self.unicode][(wind + 4) & 7]} ", style="bold yellow")
            rows.append(line)
        return rows

    def _fleet(self, position: Json, names: Names) -> list[Text]:
        words = self.words
        headings = position["options"]["rules"] == "advanced"
        rows = [
            (
                "",
                words("regatta.yacht"),
                words("regatta.next"),
                words("regatta.heading") if headings else "",
                words("regatta.puffs"),
                words("regatta.spinnaker"),
            )
        ]
        rows += [self._yacht(position, letter, names, headings) for letter in position["boats"]]
        widths = [max(len(row[column]) for row in rows) for column in range(1, 6)]
        lines = []
        for (letter, *cells), index in zip(rows, range(-1, len(rows) - 1), strict=True):
            moving = letter == position["to_move"]
            line = Text().append("> " if moving else "  ", style="bold yellow")
            line.append(letter or " ", style=TEAMS[index] if index >= 0 else "")
            for cell, width in zip(cells, widths, strict=True):
                if width:
                    style = "dim" if index < 0 else "bold" if moving else ""
                    line.append(f" {cell.ljust(width)}", style=style)
            lines.append(line)
        return lines

    def _yacht(
        self, position: Json, letter: str, names: Names, headings: bool
    ) -> tuple[str, str, str, str, str, str]:
        words, texts = self.words, self.game.texts
        boat = position["boats"][letter]
        name = names.get(letter, "")
        if boat["status"] != "racing":
            state = texts.sentence(f"status.{boat['status']}", words.lang)
            if boat["place"]:
                state += f" ({boat['place']})"
            return letter, name, state, "", "", ""
        if boat["at"] is None:
            return letter, name, words("regatta.unplaced"), "", "", ""
        heading = ""
        if headings and boat["heading"]:
            heading = f"{boat['heading']} {words('regatta.' + boat['tack'])}"
        spinnaker = words("regatta.up" if boat["spinnaker"] else "regatta.down")
        goal = self._goal(position["course"], boat)
        return letter, name, goal, heading, str(boat["puffs"]), spinnaker

    def _goal(self, course: Json, boat: Json) -> str:
        """Where she has to go next, and how far it is."""
        words = self.words
        if not boat["started"]:
            return words("regatta.start")
        at = _point(boat["at"])
        if boat["next"] < len(course["roundings"]):
            mark = _point(course["roundings"][boat["next"]]["at"])
            goal = words("regatta.mark", n=boat["next"] + 1)
            return words("regatta.away", goal=goal, n=distance(*at, *mark))
        pin, committee = _point(course["pin"]), _point(course["committee"])
        x = min(max(at[0], min(pin[0], committee[0])), max(pin[0], committee[0]))
        y = min(max(at[1], min(pin[1], committee[1])), max(pin[1], committee[1]))
        return words("regatta.away", goal=words("regatta.finish"), n=distance(*at, x, y))

    # The choices.

    def suggestions(self, view: AView) -> list[str]:
        """Spaces behind the line: its middle, its ends, and farther back."""
        course, choices = view.position["course"], set(view.choices)
        pin, start = _point(course["pin"]), DIRECTIONS.index(course["start"])
        right = (start + 2) & 7
        length = distance(*pin, *_point(course["committee"]))
        found = []
        for along, back in ((length // 2, 3), (1, 3), (length - 1, 3), (length // 2, 5), (-4, 4)):
            x = pin[0] + DX[right] * along - DX[start] * back
            y = pin[1] + DY[right] * along - DY[start] * back
            if f"place {x},{y}" in choices:
                found.append(f"place {x},{y}")
        return found[:4]

    def meaning(self, view: AView, choice: str) -> str:
        """The point of sail and the length of a leg; what the other actions do."""
        position, words = view.position, self.words
        kind, _, rest = choice.partition(" ")
        if kind == "place":
            return words("regatta.behind", n=-_side(position["course"], rest))
        if kind in ("turn", "head"):
            toward = self.game.texts.sentence(f"toward.{rest}", words.lang)
            return words(f"regatta.{kind}_to", toward=toward)
        if kind != "leg":
            return words(f"regatta.{choice.replace(' ', '_')}")
        direction = DIRECTIONS.index(choice.split(" ")[1])
        wind = DIRECTIONS.index(position["wind"])
        sail = POINTS_OF_SAIL[point_of_sail(direction, wind)]
        said = self.game.texts.sentence(f"sail.{sail}", words.lang)
        boat = position["boats"][position["to_move"]]
        length = _length(direction, wind, boat["spinnaker"])
        adds = [self.words(key) for sign, key in _ADDED.items() if sign in choice]
        return " ".join((said, length, *adds))

    def warnings(self, race: Race, choice: str) -> list[str]:
        """Marks rounded, lines crossed, wind lost: what would follow from this choice."""
        seat = race.to_move
        after = race.copy()
        events = after.tell(choice)
        found = []
        for event in events:
            concerned = seat in str(event).split(" ")[1:]
            if event.rule_id not in _MOVES + _ROUTINE and concerned:
                found.append(self.game.events.sentence(event, self.words.lang))
        position = after.position()
        boat = position["boats"][seat]
        if boat["at"] and choice.startswith("leg"):
            if position["round"] < 3 and _side(position["course"], boat["at"]) >= 0:
                found.append(self.words("regatta.early"))
            if after.to_move != seat:
                found += self._in_the_lee(position, str(seat))
        return found

    def _in_the_lee(self, position: Json, seat: str) -> list[str]:
        """Who would take her wind where she ends her turn."""
        x, y = _point(position["boats"][seat]["at"])
        wind = DIRECTIONS.index(position["wind"])
        windward = f"{x + DX[wind]},{y + DY[wind]}"
        return [
            self.words("regatta.lee", who=who)
            for who, boat in position["boats"].items()
            if boat["at"] == windward
        ]

    # The end.

    def result(self, view: AView, names: Names, scores: Mapping[str, int]) -> Table:
        """Places and points, of every race of a series."""
        words, position = self.words, view.position
        table = Table(title=words("result"), title_justify="left")
        races = position["history"]
        if len(races) == 1:
            table.add_column(words("place"), justify="right")
        table.add_column(words("regatta.yacht"))
        if len(races) > 1:
            for number in range(1, len(races) + 1):
                table.add_column(words("race_n", n=number), justify="right")
        table.add_column(words("points"), justify="right")
        last = races[-1]["places"]
        for seat in sorted(scores, key=lambda seat: (-position["points"][seat], last[seat] or 9)):
            row = [f"{seat} {names.get(seat, '')}".strip(), str(position["points"][seat])]
            places = [str(race["places"][seat] or "-") for race in races]
            cells = places + row if len(races) == 1 else [row[0], *places, row[1]]
            table.add_row(*cells)
        return table

    def goal(self) -> str:
        """The race in one sentence."""
        return self.words("regatta.goal")

    def legend(self) -> str:
        """What the signs on the chart are."""
        known = signs(self.unicode)
        return self.words(
            "regatta.legend",
            pin=known.pin,
            committee=known.committee,
            island=known.island,
            mark=f"M1 {MARKS[self.unicode][0]}",
            rounding=known.upright,
            shadow=known.shadow,
            trail=known.wake,
        )


def _point(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def _length(direction: int, wind: int, spinnaker: bool) -> str:
    """REG-22, REG-39: how many spaces a leg in this direction goes; - if it may not be sailed."""
    sail = point_of_sail(direction, wind)
    if not spinnaker:
        return str(SPACES[sail])
    return str(SPACES[sail] + 1) if is_downwind(sail) else "-"


def _side(course: Mapping[str, Any], at: str) -> int:
    """How far a space lies on the course side of the line; negative is behind it."""
    (x, y), (line_x, line_y) = _point(at), _point(course["committee"])
    start = DIRECTIONS.index(course["start"])
    return (x - line_x) * DX[start] + (y - line_y) * DY[start]


FACE = RegattaFace
