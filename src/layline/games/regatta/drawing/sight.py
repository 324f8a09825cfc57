"""What the eye needs of a view: the position of Regatta read into plain numbers.

The drawing reads the view once, here; everything after works with `Sight`. A view may be of any
phase, so yachts without a space, a die not yet rolled and a course without an island are normal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....engine.scene import Point
from ...sailing import DIRECTIONS
from ...sailing_pictures import VECTORS, beyond, on_screen
from ..view import RegattaView
from .words import WORDS, Words

Space = tuple[int, int]


def space(text: str | None) -> Space | None:
    """The space written "x,y", or None."""
    if text is None:
        return None
    x, y = text.split(",")
    return int(x), int(y)


def angle_to(direction: int, wind: int) -> int:
    """The angle between a direction and the wind in steps of 45 degrees, 0 to 4."""
    rel = (direction - wind) % 8
    return min(rel, 8 - rel)


@dataclass(frozen=True, slots=True)
class Rounding:
    """One mark of the course, to be left on `side` by crossing its line."""

    at: Space
    port: bool
    line: int


@dataclass(frozen=True, slots=True)
class Yacht:
    """One yacht as the drawing needs her; `heading` is inferred where the game has none."""

    letter: str
    seat: int
    at: Space | None
    heading: int
    sail_to_port: bool
    spinnaker: bool
    puffs: int
    started: bool
    next: int
    net: int
    status: str
    place: int | None
    points: float
    turning: bool

    @property
    def afloat(self) -> bool:
        """True while she is on the board and racing."""
        return self.at is not None and self.status == "racing"


@dataclass(frozen=True, slots=True)
class Sight:
    """The whole view, read."""

    words: Words
    lang: str
    tall: bool
    phase: str
    rules: str
    cols: int
    rows: int
    wind: int
    die: int | None
    legs_left: int | None
    round: int
    race: int
    races: int
    to_move: str | None
    holder: str | None
    first: str | None
    winners: tuple[str, ...]
    start: int
    pin: Space
    committee: Space
    island: Space | None
    island_size: int
    roundings: tuple[Rounding, ...]
    yachts: tuple[Yacht, ...]
    liable: tuple[tuple[str, str, str], ...]
    seat: str | None
    choices: tuple[str, ...]
    reach: dict[str, Space | None]
    moves: tuple[tuple[str, Space, Space], ...]

    @property
    def bold(self) -> float:
        """How much larger than life yachts and dots are, so that a narrow screen shows them."""
        return 1.22 if self.tall else 1.0

    def on_screen(self, at: tuple[float, float]) -> Point:
        """A space of the board in the coordinates of the drawing."""
        return on_screen(at, self.rows)

    def on_board(self, at: tuple[float, float]) -> bool:
        return 0 <= at[0] < self.cols and 0 <= at[1] < self.rows

    def is_fixed(self, at: tuple[float, float]) -> bool:
        """True where a mark, an end of the line or the island is."""
        if self.island is not None:
            reach = self.island_size / 2
            if abs(at[0] - self.island[0]) < reach and abs(at[1] - self.island[1]) < reach:
                return True
        return at in (self.pin, self.committee, *(rounding.at for rounding in self.roundings))

    def yacht(self, letter: str | None) -> Yacht | None:
        return next((yacht for yacht in self.yachts if yacht.letter == letter), None)

    @property
    def eye(self) -> Yacht | None:
        """Whose mark is emphasised: the viewer's, else the yacht's on move or with the die."""
        return self.yacht(self.seat) or self.yacht(self.to_move) or self.yacht(self.holder)

    def side(self, at: tuple[float, float]) -> float:
        """How far a space lies on the course side of the line (negative: behind it)."""
        return beyond(at, self.committee, self.start)

    def on_line(self, at: tuple[float, float]) -> bool:
        """True on the spaces strictly between pin and committee boat."""
        between = [
            min(p, c) < a < max(p, c)
            for a, p, c in zip(at, self.pin, self.committee, strict=True)
            if p != c
        ]
        return self.side(at) == 0 and all(between)

    def direction_word(self, direction: int) -> str:
        return self.words.directions[direction % 8]


def read(view: RegattaView, lang: str, *, tall: bool = False) -> Sight:
    """The view as a `Sight`; KeyError names what a view lacks."""
    position = view.position
    course = position["course"]
    island = course.get("island") or {"at": None, "size": 0}
    to_move = position["to_move"]
    turn = position.get("turn") or {}
    deciding = to_move if to_move != "chance" else None
    reach = view.derived.get(deciding or "", {}).get("reach") or {}
    moves = tuple(
        (move["who"], start, end)
        for move in view.moves
        if (start := space(move["from"])) is not None and (end := space(move["to"])) is not None
    )
    roundings = tuple(
        Rounding(_space(r["at"]), r["side"] == "port", DIRECTIONS.index(r["line"]))
        for r in course["roundings"]
    )
    committee, pin = _space(course["committee"]), _space(course["pin"])
    wind = DIRECTIONS.index(position["wind"])
    sailed = {who: DIRECTIONS.index(way) for who, way in view.headings.items()}
    sailed |= {who: _bearing(start, end) for who, start, end in moves if start != end}
    if deciding and turn.get("dir"):
        sailed[deciding] = DIRECTIONS.index(turn["dir"])
    middle = ((committee[0] + pin[0]) / 2, (committee[1] + pin[1]) / 2)
    goals: list[tuple[float, float]] = [*(rounding.at for rounding in roundings), middle]

    def bound_for(boat: dict[str, Any]) -> tuple[float, float]:
        if position["round"] >= 3 and not boat["started"]:
            return middle
        return goals[min(int(boat["next"]), len(roundings))]

    yachts = tuple(
        _yacht(
            letter,
            boat,
            position["points"].get(letter, 0),
            wind,
            sailed.get(letter),
            bound_for(boat),
        )
        for letter, boat in position["boats"].items()
    )
    return Sight(
        words=WORDS[lang],
        lang=lang,
        tall=tall,
        phase=position["phase"],
        rules=position["options"]["rules"],
        cols=position["board"]["cols"],
        rows=position["board"]["rows"],
        wind=wind,
        die=position["die"],
        legs_left=turn.get("legs"),
        round=position["round"],
        race=position["race"],
        races=position["options"]["races"],
        to_move=deciding,
        holder=position["for"],
        first=position["first"],
        winners=tuple(position["winners"] or ()),
        start=DIRECTIONS.index(course["start"]),
        pin=pin,
        committee=committee,
        island=space(island["at"]),
        island_size=island["size"],
        roundings=roundings,
        yachts=yachts,
        liable=tuple((one["give"], one["stand"], one["rule"]) for one in position["liable"]),
        seat=view.seat,
        choices=tuple(view.choices),
        reach={action: space(end) for action, end in reach.items()},
        moves=moves,
    )


def _space(text: str) -> Space:
    at = space(text)
    if at is None:
        raise ValueError("a mark, the pin or the committee boat has no space")
    return at


def _bearing(start: tuple[float, float], end: tuple[float, float]) -> int:
    """The one of the eight directions nearest to the way from start to end."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    size = (dx * dx + dy * dy) ** 0.5 or 1.0
    return max(
        range(8),
        key=lambda d: (VECTORS[d][0] * dx + VECTORS[d][1] * dy) / (size * (1 + 0.4142 * (d % 2))),
    )


def _inferred(at: Space | None, wind: int, goal: tuple[float, float]) -> int:
    """A heading for a yacht that has none: towards her goal, but never straight into the wind."""
    bearing = _bearing(at, goal) if at is not None else wind
    if bearing != wind:
        return bearing
    if at is None:
        return (wind + 1) % 8
    dx, dy = goal[0] - at[0], goal[1] - at[1]
    right_x, right_y = VECTORS[(wind + 2) % 8]
    return (wind + 1) % 8 if dx * right_x + dy * right_y > 0 else (wind - 1) % 8


def _yacht(
    letter: str,
    boat: dict[str, Any],
    points: float,
    wind: int,
    sailed: int | None,
    goal: tuple[float, float],
) -> Yacht:
    at = space(boat["at"])
    if boat.get("heading") is not None:
        heading = DIRECTIONS.index(boat["heading"])
    elif sailed is not None and sailed != wind:
        heading = sailed
    else:
        heading = _inferred(at, wind, goal)
    rel = (heading - wind) % 8
    # dead before the wind and head to wind the position knows the side; on other points of sail
    # the wind does
    starboard_tack = boat.get("tack") != "port" if rel in (0, 4) else rel > 4
    return Yacht(
        letter=letter,
        seat=ord(letter) - ord("A"),
        at=at,
        heading=heading,
        sail_to_port=starboard_tack,
        spinnaker=boat["spinnaker"],
        puffs=boat["puffs"],
        started=boat["started"],
        next=boat["next"],
        net=boat["net"],
        status=boat["status"],
        place=boat["place"],
        points=points,
        turning=bool(boat.get("turning")),
    )
