"""Maillot Jaune in a terminal: the road in letters, every rider's legs, the choices in words."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from ....terminal import MOST, Face, Names
from ..codec.notation import SEATS
from ..drawing.order import in_order
from ..rules.course import on_road, stars
from ..table.sentences import rider_name
from ..view import TourView
from .text_board import text_board


class MaillotJauneFace(Face[TourView]):
    """How a tour looks."""

    def in_letters(self, view: TourView) -> str:
        """The road, and below it whoever is not on it."""
        return text_board(view, self.words.lang)

    def situation(self, view: TourView, names: Names, width: int) -> list[Text]:
        """A line for each rider, in the order of play; those who have played come last."""
        race, lang = view.race, self.words.lang
        lines = [Text(self.said("drawing.order"), style="bold")]
        for who in dict.fromkeys((*in_order(race), *view.riders)):
            rider = race.riders[who]
            name = rider_name(view, who, lang)
            moving = who == race.turn.rider
            line = Text(f"{who + 1} {name:<14}", style="bold" if moving else "")
            at = view.at(who)
            where = str(at) if at.on_road else self.said(f"terminal.{at}")
            line.append(f"{where:>7}", style="cyan")
            if on_road(rider):
                line.append(f"  {'*' * stars(race, who):<3}")
            line.append(f"  {rider.energy}+{rider.form:<3}")
            line.append(f"{'!' * (rider.flats + rider.owed)}", style="red")
            line.append(f" {' '.join(map(str, rider.minutes[: rider.stages]))}", style="dim")
            line.append(f" {names.get(SEATS[rider.owner], '')}", style="dim")
            lines.append(line)
        return lines

    def goal(self) -> str:
        """What it takes to win, in a sentence."""
        return self.said("shelf.tagline")

    def legend(self) -> str:
        """What the signs on the road are."""
        return self.said("terminal.legend")

    def suggestions(self, view: TourView) -> list[str]:
        """Of many break-aways only those of one kind, of many squares only the furthest."""
        found: list[str] = []
        for verb in ("break", "ride", "shift"):
            kind = [choice for choice in view.choices if choice.startswith(f"{verb} ")]
            if len(kind) <= MOST:
                continue
            if verb == "break":
                found += [one for one in kind if one.endswith("+0") or one.startswith("break 0+")]
            else:
                found += kind[-8:]
        return found

    def meaning(self, view: TourView, choice: str) -> str:
        """A choice in words."""
        return self.game.table.label(view, choice, self.words.lang)

    def result(self, view: TourView, names: Names, scores: Mapping[str, int]) -> Table:
        """The final ranking with minutes and places."""
        race, lang = view.race, self.words.lang
        table = Table(title=self.words("result"), title_justify="left")
        table.add_column(self.words("place"), justify="right")
        table.add_column(self.words("player"))
        table.add_column("min", justify="right")
        for place, who in enumerate(view.classified, start=1):
            rider = race.riders[who]
            told = " + ".join(map(str, rider.minutes[: rider.stages])) or "-"
            player = names.get(SEATS[rider.owner], "")
            name = rider_name(view, who, lang)
            table.add_row(str(place), f"{name} {player}".strip(), told)
        return table


FACE = MaillotJauneFace
