"""The parts of a game that face people: words, pictures, clicks, results. Each has its defaults.

What people see and touch is made from a view, all that a seat may know, and nothing else; `lang` is
"en" or "fr". A game writes its functions in the rooms of its folder and names them in its parts:

    class RegattaTable(AtTable[RegattaView]):
        label = staticmethod(labels.label)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from .answers import (
    Amount,
    BoardSign,
    Chance,
    Due,
    Ending,
    HandCard,
    Json,
    Meaning,
    Moment,
    Offer,
    OptionValues,
    Overlay,
    Point,
    Preview,
    Progress,
    Ranking,
    RuleChart,
    SeatFacts,
    Series,
    Shortcut,
    StageEnd,
    Suggestions,
    Target,
    TrackPoint,
)
from .events import Event
from .legend import named_in
from .looks import PLAIN_LOOKS, Looks
from .scene import Scene
from .view import View

R = TypeVar("R")  # the record of a race
V = TypeVar("V", bound=View[Any])  # the game's view
V_co = TypeVar("V_co", bound=View[Any], contravariant=True)


class Notation(Protocol):
    """Between numbers and the text people type: of actions, chance results and positions.

    One is made per set of options; `race` is a plain record wherever one is asked for.
    """

    def action_text(self, race: Any, action: int) -> str:
        """The text of a decision by its number."""

    def outcome_text(self, race: Any, outcome: tuple[int, ...]) -> str:
        """The text of a chance result."""

    def action_number(self, race: Any, text: str) -> int | None:
        """The number of a decision's text, or None if it is not an action of this game."""

    def outcome_numbers(self, race: Any, text: str) -> tuple[int, ...] | None:
        """The numbers of a chance result's text, or None if it is not one of this game's."""

    def is_action(self, race: Any, text: str) -> bool:
        """Whether a text is well formed: an action or chance result of some phase."""

    def no_action(self, race: Any, text: str) -> int:
        """The rule by which a text that is no action at all is refused here."""

    def seat_name(self, seat: int) -> str:
        """The name of a seat's piece: A, B, ..."""

    def position(self, race: Any) -> Json:
        """The complete position as JSON."""

    def derived(self, race: Any, choices: list[int]) -> Json:
        """The derived values by piece; `choices` are the legal actions."""


class Loaded(NamedTuple):
    """A position that was read: its options, its record, and whether automatic steps are due."""

    options: Any
    race: Any
    resumes: bool


class Codec(ABC, Generic[R]):
    """Every text and JSON form of a game, and the only code that reads them."""

    options: ClassVar[type[Any]]
    """The class of its options."""

    only: ClassVar[Mapping[str, Mapping[str, tuple[object, ...]]]] = {}
    """Options that mean something only while others have certain values:
    `{"size": {"rules": ("gigamic",)}}`."""

    @abstractmethod
    def new(self, options: Any) -> R:
        """A race at its beginning."""

    @abstractmethod
    def notation(self, options: Any) -> Notation:
        """How actions and positions are written at a table with these options."""

    @abstractmethod
    def load(self, position: Json) -> Loaded:
        """Read a position; ValueError names what is wrong with it."""

    def suggested(self, seats: int) -> Mapping[str, str | int | bool]:
        """Options to propose to whoever plans a table for so many."""
        return {}

    def minutes(self, options: OptionValues) -> int | None:
        """About how long a race takes people, for whoever thinks of joining it; None: unknown."""
        return None

    def again(self, options: OptionValues, winner: str) -> OptionValues:
        """The options of a rematch, in which the last winner sits at `winner`."""
        return options

    def shown(self, entry: str) -> str:
        """What was played or drawn, as everybody may read it while the race lasts."""
        return entry

    def turn_line(self, before: R, played: Sequence[tuple[str, Sequence[Event]]]) -> str | None:
        """A turn written down in one line; None where what was played says enough.

        It began in the position `before`; its entries are texts with their events.
        """
        return None


class AtTable(ABC, Generic[V]):
    """What people do at the table and are told there.

    No target lies on the piece that is to move, under which the board has a circle of the id
    "on-move": whoever clicks on their own piece wants to know what it can do. A choice with no
    place on the board is meant by clicks on pieces only.
    """

    clock_for_turns: ClassVar[bool] = False
    """Whether a clock runs for all decisions of a turn together, not for each."""

    # Words.

    @abstractmethod
    def prompt(self, view: V, lang: str) -> str:
        """The sentence that says what is awaited."""

    @abstractmethod
    def describe(self, view: V, lang: str) -> str:
        """The whole situation in words."""

    @abstractmethod
    def facts(self, view: V, lang: str) -> tuple[SeatFacts, ...]:
        """How each seat stands, in a few words; the same whoever looks."""

    @abstractmethod
    def label(self, view: V, action: str, lang: str) -> str:
        """A choice in words, short enough for a button; ValueError for anything but an action."""

    @abstractmethod
    def group(self, action: str, lang: str) -> str:
        """The heading over a choice in a list; choices under one heading follow each other."""

    # Pointing.

    @abstractmethod
    def target(self, view: V, action: str) -> Target | None:
        """Where a choice is picked on the board; None: with a button. Several may share a point."""

    def choices_vary_with(self, view: V) -> Hashable | None:
        """All that words and targets of choices depend on here, beside the choice and the language.

        Where there are hundreds of choices, they are then made once for all tables. None: they may
        depend on anything.
        """
        return None

    @abstractmethod
    def meant(self, view: V, click: Point) -> Meaning:
        """What a click that hits no target is about; it plays nothing."""

    def refused(self, view: V) -> list[str]:
        """Actions one would look for here although a rule forbids them, a few only."""
        return []

    def blockers(self, view: V, action: str) -> list[str]:
        """Ids of the shapes that stand in the way of a refused action."""
        return []

    @abstractmethod
    def preview(self, view: V, action: str, lang: str) -> Preview:
        """What a choice would bring; ValueError for anything but a choice."""

    def preview_shortcut(self, view: V, actions: Sequence[str], lang: str) -> Preview:
        """What the choices of a shortcut would bring together; the first of them by default."""
        return self.preview(view, actions[0], lang)

    # What not every game has.

    def offer(self, view: V, lang: str) -> Offer | None:
        """A question put to whoever decides, with its answers."""
        return None

    def dues(self, view: V, lang: str) -> tuple[Due, ...]:
        """What the seat has to make good or to bear, after what befell it (`Event.due`)."""
        return ()

    def hand(self, view: V, lang: str) -> tuple[HandCard, ...]:
        """The cards in the seat's hand, in order."""
        return ()

    def amounts(self, view: V, lang: str) -> tuple[Amount, ...]:
        """Choices that are picked by setting amounts."""
        return ()

    def charts(self, rule: str, lang: str) -> tuple[RuleChart, ...]:
        """The tables that belong to a rule."""
        return ()

    def overlays(self, view: V, lang: str) -> tuple[Overlay, ...]:
        """Pictures to be laid over the board on demand."""
        return ()

    def shortcuts(self, view: V, lang: str) -> tuple[Shortcut, ...]:
        """Choices that a page may play together, or without being told."""
        return ()

    def suggestions(self, view: V, lang: str) -> Suggestions | None:
        """Good choices to begin with, where there are so many that nobody reads a list of them."""
        return None

    def why(self, view: V, action: str, lang: str) -> str | None:
        """What speaks for a choice, in one sentence, where that can be told."""
        return None

    def ranking(self, view: V, lang: str) -> Ranking | None:
        """The standings as a table; the same whoever looks."""
        return None

    def absent(self, view: V) -> str:
        """What the referee plays for whoever ran out of time; without it a bot decides."""
        raise NotImplementedError

    @property
    def plays_for_absent(self) -> bool:
        """Whether the referee, not a bot, plays for whoever ran out of time."""
        return type(self).absent is not AtTable.absent


class Drawing(ABC, Generic[V]):
    """The pictures of a game."""

    colours: ClassVar[str] = "ABCDEFGHI"
    """The colour of the palette for each seat in order, where these are not its own."""

    looks: ClassVar[Looks] = PLAIN_LOOKS
    """How roles look that only this game draws."""

    @abstractmethod
    def scene(self, view: V, lang: str, tall: bool = False) -> Scene:
        """The whole picture, panel included: for notebooks and files."""

    @abstractmethod
    def ground(self, view: V, lang: str) -> Scene:
        """The part of the board that stays as it is for the whole sitting."""

    @abstractmethod
    def board(self, view: V, lang: str) -> Scene:
        """All that changes, to be painted over the ground: same size, same units."""

    @abstractmethod
    def instruments(self, view: V, lang: str) -> Scene:
        """A small picture of what must stay in sight (the wind, the die), whoever looks."""

    @abstractmethod
    def shelf(self, lang: str) -> Scene:
        """A picture of the game for the shelf: a typical moment of a race."""

    def legend(self, view: V, lang: str) -> tuple[BoardSign, ...]:
        """Every sign that the board may show under the options of this race, and what it means.

        Without words of its own, a game has what its pictures name.
        """
        return named_in(self.ground(view, lang), self.board(view, lang))

    def standings(self, view: V, lang: str) -> Scene | None:
        """A picture of who leads and by how much; the same whoever looks."""
        return None


class Results(Generic[R, V]):
    """What replays and results are made from; a game may leave all of it out.

    The texts name what is left to go as `results.axis` and `results.left` (with `n`), a stage where
    there are several as `results.stage` (with `n`), a kind of chance as `chance.KIND.name` and,
    where it does not speak for itself, a value as `chance.KIND.VALUE`.
    """

    def moment(self, race: R) -> Moment:
        """The stage and the round of a position."""
        return Moment(1, 0)

    def track(self, race: R) -> tuple[TrackPoint, ...]:
        """Where each piece that leaves a track is now."""
        return ()

    def progress(self, view: V, lang: str) -> tuple[Progress, ...]:
        """How far each piece still has to go."""
        return ()

    def series(self, view: V, lang: str) -> Series | None:
        """The races of a series, the stages of a tour, as a table."""
        return None

    def ending(self, view: V, lang: str) -> Ending | None:
        """How the race came out and why, once it is over; the same whoever looks."""
        return None

    def stage_end(self, view: V, lang: str) -> StageEnd | None:
        """The last stage or race of a series that is over; the same whoever looks.

        It is told while the next one is on, and with the end of the last one. `moment` counts the
        next stage from then on, or from the chance on that follows.
        """
        return None

    def chances(self, text: str) -> tuple[Chance, ...]:
        """What a chance result counts as, once or several times (two dice)."""
        return ()


class Terminal(Protocol[V_co]):
    """A game in a terminal."""

    def text_board(self, view: V_co) -> str:
        """The position in plain characters."""
