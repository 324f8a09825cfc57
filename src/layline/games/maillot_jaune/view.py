"""What a seat knows of a tour. Nothing is hidden, so every seat sees it all.

At the table the seats are A, B, ...; positions and events call the players seat:0, seat:1, ...
"""

from __future__ import annotations

from functools import cached_property

from ...engine.answers import JsonObject
from ...engine.view import View
from .codec.actions import Action, read
from .codec.notation import SEATS, in_the_game
from .codec.options import Options
from .rules.course import on_road
from .rules.drafting import pursuer_of
from .rules.events import IsDrawn, Rides
from .rules.file import members
from .rules.squares import Square
from .rules.standings import classification, ranking
from .rules.state import NONE, OVER, STAGES, Race


class TourView(View[Race]):
    """The view of a seat in a tour."""

    game = "maillot-jaune"

    @property
    def options(self) -> Options:
        """The options of the table."""
        found: Options = self.notation.options
        return found

    @property
    def riders(self) -> list[int]:
        """The riders who have a player, in the order of the start list."""
        return self.common(_riders)

    @cached_property
    def actions(self) -> list[Action]:
        """The choices, taken apart."""
        return [read(choice) for choice in self.choices]

    @property
    def pursuers(self) -> dict[int, int]:
        """MJ-47: by rider, who is in his wheel."""
        return self.common(_pursuers)

    @property
    def classified(self) -> list[int]:
        """MJ-43, MJ-44: the riders in the tour, the leader first; when it is over, the result."""
        return self.common(_classified)

    def owns(self, rider: int) -> bool:
        """Whether a rider is this seat's."""
        return self.seat is not None and SEATS[self.race.riders[rider].owner] == self.seat

    def at(self, rider: int) -> Square:
        """The square of a rider."""
        found = self.race.riders[rider]
        return Square(found.column, found.lane)

    @property
    def ridden(self) -> list[Rides | IsDrawn]:
        """Who rode or was drawn along in the last play."""
        return [event for event in self.events if isinstance(event, Rides | IsDrawn)]

    @property
    def moves(self) -> list[JsonObject]:
        """The same as JSON: `{"who", "how", "from", "to"}`."""
        return [
            {
                "who": str(event.who),
                "how": "rides" if isinstance(event, Rides) else "drawn",
                "from": str(event.start),
                "to": str(event.end),
            }
            for event in self.ridden
        ]


def _riders(view: TourView) -> list[int]:
    return in_the_game(view.race)


def _pursuers(view: TourView) -> dict[int, int]:
    race = view.race
    if race.phase == OVER:
        return {}
    found = {n: pursuer_of(race, n) for n, rider in enumerate(race.riders) if on_road(rider)}
    return {number: behind for number, behind in found.items() if behind != NONE}


def _classified(view: TourView) -> list[int]:
    race = view.race
    return members(ranking(race) if race.phase == OVER else classification(race, STAGES))
