"""The options of a tour: ordinary, validated Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import Field, model_validator

from ....engine.answers import JsonObject
from ....engine.strict import Strict
from ..rules.riders import RIDERS, RiderId
from ..rules.state import MOST_RIDERS, NONE, PICK, Race

COMPLEMENTARY = ("drafting", "pact", "help")


class Options(Strict):
    """The options of the specification's section 5, with their defaults."""

    rules: Literal["basic", "full"] = "basic"
    drafting: bool = False
    pact: bool = False
    help: bool = False
    lanes: int = Field(4, ge=3, le=6)
    border: Literal["stop", "carry"] = "stop"
    passing: Literal["through", "solid"] = "through"
    puncture: Literal["keep", "lose"] = "keep"
    players: int = Field(2, ge=2, le=9)
    riders_per_player: int = Field(1, ge=1, le=4)
    choice: Literal["pick", "random"] = "pick"
    teams: dict[str, list[RiderId]] | None = Field(
        None, examples=[None, {"A": list(RIDERS[:4]), "B": list(RIDERS[4:8])}]
    )
    team_score: Literal["jersey", "minutes"] = "jersey"
    max_rounds: int = Field(40, ge=30, le=99)
    names: Literal["historical", "neutral"] = "historical"

    @model_validator(mode="before")
    @classmethod
    def _rule_set(cls, given: object) -> object:
        """MJ-65: `rules` sets drafting, pact and help where they are not set one by one."""
        if not isinstance(given, dict):
            return given
        full = given.get("rules") == "full"
        filled = {**dict.fromkeys(COMPLEMENTARY, full), **given}
        if isinstance(filled.get("teams"), dict):
            # Sides have no order of their own: tables that differ only in it are the same.
            filled["teams"] = dict(sorted(filled["teams"].items(), key=lambda side: str(side[0])))
        return filled

    @model_validator(mode="after")
    def _riders_go_round(self) -> Options:
        """MJ-01, MJ-63: there are enough riders for all players, on every side."""
        riders = self.players * self.riders_per_player
        if riders > MOST_RIDERS:
            raise ValueError(
                f"riders_per_player: {self.players} players with {self.riders_per_player} each are "
                f"{riders} riders, and there are {MOST_RIDERS} (MJ-01)"
            )
        if self.teams is not None:
            self._check_teams(self.teams)
        return self

    def _check_teams(self, teams: dict[str, list[RiderId]]) -> None:
        """MJ-63: two sides or more, no rider on two of them, and room for all players."""
        named = [rider for side in teams.values() for rider in side]
        if len(teams) < 2 or not all(name.strip() and side for name, side in teams.items()):
            raise ValueError("teams: two sides at least, each with a name and riders (MJ-63)")
        for rider in named:
            if named.count(rider) > 1:
                raise ValueError(f"teams: {rider} rides for one side only (MJ-63)")
        groups = [*(len(side) for side in teams.values()), MOST_RIDERS - len(named)]
        room = sum(size // self.riders_per_player for size in groups)
        if room < self.players:
            raise ValueError(
                f"teams: {self.riders_per_player} riders on one side for each player leave room "
                f"for {room} players, not {self.players} (MJ-63)"
            )

    def __hash__(self) -> int:
        """Equal options share their first position; only `teams` cannot be hashed."""
        return hash(self.model_dump_json())

    def to_json(self) -> JsonObject:
        """All options by name."""
        return self.model_dump(mode="json")


def suggested(seats: int) -> Mapping[str, str | int | bool]:
    """The options proposed for this many players: with few of them, several riders each.

    Drafting and riding side by side are always proposed, help where riders can help their own.
    """
    each = 3 if seats == 2 else 2 if seats <= 4 else 1
    riders = {"riders_per_player": each} if each > 1 else {}
    return {"rules": "full", **riders, **({"help": False} if each == 1 else {})}


def new_race(options: Options) -> Race:
    """MJ-01, MJ-02: the position before the first rider is chosen."""
    race = Race()
    race.seats = options.players
    race.per_seat = options.riders_per_player
    race.lanes = options.lanes
    race.drafting = int(options.drafting)
    race.pacts = int(options.drafting and options.pact)
    race.helping = int(options.help)
    race.carries = int(options.border == "carry")
    race.solid = int(options.passing == "solid")
    race.loses = int(options.puncture == "lose")
    race.drawn_by_lot = int(options.choice == "random")
    race.by_minutes = int(options.team_score == "minutes")
    race.most_rounds = options.max_rounds
    sides = list((options.teams or {}).values())
    race.sides = len(sides)
    race.jersey = NONE
    race.phase = PICK
    race.stage = 1
    race.turn.rider = NONE
    race.pact.first = NONE
    for name, rider in zip(RIDERS, race.riders, strict=True):
        rider.owner = NONE
        rider.side = next((i for i, side in enumerate(sides) if name in side), NONE)
    return race
