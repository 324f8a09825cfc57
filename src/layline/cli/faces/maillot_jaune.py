"""Maillot Jaune in a terminal: the road in letters, every rider's legs, the choices in words."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from ...games.maillot_jaune.drawing.riders import number
from ...games.maillot_jaune.table.describe import classified
from ...games.maillot_jaune.table.sentences import rider_name, stars_ahead
from ...games.maillot_jaune.view import seat_of
from ...play.race import Race
from ..menu import MOST
from .plain import AView, Face, Names


class MaillotJauneFace(Face):
    """How a tour looks."""

    def situation(self, view: AView, names: Names, width: int) -> list[Text]:
        """A line for each rider, in the order of play; who has played comes last."""
        position, lang = view.position, self.words.lang
        turn = position["turn"]
        lines = [Text(self.game.texts.sentence("drawing.order", lang), style="bold")]
        order = [*([turn["rider"]] if turn else []), *position["queue"]]
        order += [who for who in position["riders"] if who not in order]
        for who in order:
            rider = position["riders"][who]
            name = rider_name(who, lang, position["options"]["names"])
            moving = turn is not None and who == turn["rider"]
            line = Text(f"{number(who)} {name:<14}", style="bold" if moving else "")
            line.append(f"{rider['at']:>6}", style="cyan")
            if rider["at"] not in ("finish", "out"):
                line.append(f"  {'*' * stars_ahead(position, who)[1]:<3}")
            line.append(f"  {rider['energy']}+{rider['form']:<3}")
            line.append(f"{'!' * (rider['flat'] + rider['owed'])}", style="red")
            line.append(f" {' '.join(map(str, rider['minutes']))}", style="dim")
            line.append(f" {names.get(seat_of(rider['owner']), '')}", style="dim")
            lines.append(line)
        return lines

    def goal(self) -> str:
        """What one has to do to win, in a sentence."""
        return self.game.texts.sentence("shelf.tagline", self.words.lang)

    def legend(self) -> str:
        """What the signs on the road are."""
        return self.game.texts.sentence("terminal.legend", self.words.lang)

    def suggestions(self, view: AView) -> list[str]:
        """Of many break-aways those of one kind, of many squares the furthest."""
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

    def meaning(self, view: AView, choice: str) -> str:
        """A choice in words."""
        return self.game.table.label(view, choice, self.words.lang)

    def warnings(self, race: Race, choice: str) -> list[str]:
        """What one may regret."""
        view = race.view(race.to_move)
        if choice not in view.choices:
            return []
        found = self.game.table.preview(view, choice, self.words.lang).warnings
        return [note.text for note in found]

    def result(self, view: AView, names: Names, scores: Mapping[str, int]) -> Table:
        """The final ranking with minutes and places."""
        position, lang = view.position, self.words.lang
        table = Table(title=self.words("result"), title_justify="left")
        table.add_column(self.words("place"), justify="right")
        table.add_column(self.words("player"))
        table.add_column("min", justify="right")
        for place, who in enumerate(classified(position), start=1):
            rider = position["riders"][who]
            name = rider_name(who, lang, position["options"]["names"])
            told = " + ".join(map(str, rider["minutes"])) or "-"
            player = names.get(seat_of(rider["owner"]), "")
            table.add_row(str(place), f"{name} {player}".strip(), told)
        return table


FACE = MaillotJauneFace
