"""Views: all that one seat may know of a race, and nothing else.

Everything people see and touch is made from a `View`: pictures, words, targets, previews. It holds
the position as a plain record, as the seat knows it, so nothing that was written has to be read
again; text and JSON are made when somebody asks for them, once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import cached_property
from typing import Any, Generic, Protocol, Self, TypeVar
from weakref import ref

from .answers import Json as Json
from .events import Event
from .records import assign

R = TypeVar("R")
T = TypeVar("T")


class Source(Protocol):
    """The race that is looked at, as it stands; it must not change any more."""

    @property
    def to_move(self) -> str | None:
        """The seat that decides, "chance", or None when all is over."""

    @property
    def happened(self) -> tuple[Event, ...]:
        """What happened last."""

    @property
    def last(self) -> str | None:
        """What was played last, as text."""

    @property
    def notation(self) -> Any:
        """How actions and positions are written at this table."""

    def record(self, back: int = 0) -> Any:
        """The position so many steps ago, as a plain record of one's own; None before the first."""

    def look(self, back: int = 0) -> Any:
        """The same for all who only look at it: it is not made again where it is known."""

    def ids(self) -> list[int]:
        """The numbers of the legal actions or chance results."""

    def choices(self) -> list[str]:
        """The same as text."""

    def told(self) -> Iterator[tuple[Event, ...]]:
        """What happened in each step, the last one first."""


class Situation(Generic[R]):
    """A position and what led to it, whole; only views look at it. What they share is made once."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._tale: list[tuple[Event, ...]] = []
        self.shared: dict[Any, Any] = {}  # what views share; its maker vouches for the type
        self.onlooker: Callable[[], Any] = _nobody  # a spectator's view, as long as somebody has it

    @cached_property
    def race(self) -> R:
        """The position; to be looked at, not changed."""
        found: R = self.source.look()
        return found

    @cached_property
    def before(self) -> R | None:
        """The position before the last step."""
        found: R | None = self.source.look(1)
        return found

    @cached_property
    def happened(self) -> tuple[Event, ...]:
        """What happened in the last step."""
        return self.source.happened

    @cached_property
    def last(self) -> str | None:
        """What was played last, as text."""
        return self.source.last

    @cached_property
    def choices(self) -> list[str]:
        """The legal actions or chance results."""
        return self.source.choices()

    @cached_property
    def position(self) -> Json:
        """The whole position as JSON."""
        found: Json = self.source.notation.position(self.race)
        return found

    @cached_property
    def derived(self) -> Json:
        """What follows from it."""
        found: Json = self.source.notation.derived(self.race, self.source.ids())
        return found

    @cached_property
    def _telling(self) -> Iterator[tuple[Event, ...]]:
        return self.source.told()

    def told(self) -> Iterator[tuple[Event, ...]]:
        """What happened in each step, the last one first; each is worked out at most once."""
        n = 0
        while True:
            if n == len(self._tale):
                step = next(self._telling, None)
                if step is None:
                    return
                self._tale.append(step)
            yield self._tale[n]
            n += 1


def _nobody() -> None:
    return None


class Still:
    """A position by itself, without a past and with nothing to choose: a `Source` for pictures."""

    to_move: str | None
    happened: tuple[Event, ...] = ()
    last: str | None = None

    def __init__(self, notation: Any, race: Any) -> None:
        self.notation, self._race = notation, race
        self.to_move = notation.position(race)["to_move"]

    def record(self, back: int = 0) -> Any:
        """The position; there is none before it."""
        if back:
            return None
        made = type(self._race)()
        assign(made, self._race)
        return made

    def look(self, back: int = 0) -> Any:
        """The position itself; there is none before it."""
        return None if back else self._race

    def ids(self) -> list[int]:
        """Nothing."""
        return []

    def choices(self) -> list[str]:
        """Nothing."""
        return []

    def told(self) -> Iterator[tuple[Event, ...]]:
        """Nothing has happened."""
        return iter(())


class View(Generic[R]):
    """All that a seat may know (None: a spectator). A game may have a view of its own."""

    game: str

    def __init__(self, situation: Situation[R], seat: str | None) -> None:
        self._situation, self.seat = situation, seat
        if seat is None:
            # The situation must not hold what holds it.
            situation.onlooker = ref(self)
        self._once: dict[Any, Any] = {}  # by what made it, and the language

    # Who decides, and what they may choose.

    @property
    def to_move(self) -> str | None:
        """The seat that decides, "chance", or None when all is over."""
        return self._situation.source.to_move

    @property
    def asked(self) -> bool:
        """Whether it is for this seat to decide."""
        return self.seat is not None and self.seat == self.to_move

    @property
    def sees_choices(self) -> bool:
        """Whether the seat may know what can be chosen: its own choices, and those of chance."""
        return self.seat is None or self.to_move in ("chance", self.seat)

    @cached_property
    def choices(self) -> Sequence[str]:
        """What can be chosen, as far as the seat may know it."""
        return self._situation.choices if self.sees_choices else []

    @property
    def has_choices(self) -> bool:
        """Whether there are any, which is known without their texts: there may be hundreds."""
        return self.sees_choices and len(self._situation.source.ids()) > 0

    # How things stand.

    @property
    def race(self) -> R:
        """The position as the seat knows it; to be looked at, not changed."""
        return self._situation.race

    @property
    def before(self) -> R | None:
        """The position before the last step; None before the first."""
        return self._situation.before

    def trial(self) -> R:
        """The position as the seat knows it, to try things on."""
        found: R = self._situation.source.record()
        return found

    @property
    def notation(self) -> Any:
        """How actions and positions are written at this table."""
        return self._situation.source.notation

    @property
    def position(self) -> Json:
        """The position as JSON."""
        return self._situation.position

    @property
    def derived(self) -> Json:
        """What follows from the position, as JSON: where each choice leads."""
        return self._situation.derived

    # What led to it.

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened last."""
        return self._situation.happened

    @property
    def last(self) -> str | None:
        """What was played last, as text; None where that is hidden, or nothing was."""
        return self._situation.last

    def told(self) -> Iterator[tuple[Event, ...]]:
        """What happened in each step, the last one first."""
        return self._situation.told()

    @property
    def moves(self) -> Sequence[Json]:
        """What moved in the last step: `{"who", "from", "to"}`."""
        return ()

    # Making something of it.

    def once(self, make: Callable[[Any], T]) -> T:
        """What a function makes of this view, worked out when it is first asked for."""
        if make not in self._once:
            self._once[make] = make(self)
        found: T = self._once[make]
        return found

    def once_in(self, make: Callable[[Any, str], T], lang: str) -> T:
        """The same in a language."""
        if (make, lang) not in self._once:
            self._once[make, lang] = make(self, lang)
        found: T = self._once[make, lang]
        return found

    def common(self, make: Callable[[Self], T]) -> T:
        """What a function makes of a spectator's view, once for all seats and languages.

        Like `shared`, it is for what does not depend on who looks.
        """
        shared = self._situation.shared
        if make not in shared:
            shared[make] = make(self._onlooker)
        found: T = shared[make]
        return found

    def shared(self, make: Callable[[Self, str], T], lang: str) -> T:
        """What a function makes of a spectator's view in a language, once for all seats.

        It is for what does not depend on who looks, and cannot hold what only some may know.
        """
        shared = self._situation.shared
        if (make, lang) not in shared:
            shared[make, lang] = make(self._onlooker, lang)
        found: T = shared[make, lang]
        return found

    @property
    def _onlooker(self) -> Self:
        """A spectator's view: the one that somebody has, or a new one."""
        if self.seat is None:
            return self
        found: Self | None = self._situation.onlooker()
        return found or type(self)(self._situation, None)

    def to_json(self) -> Json:
        """The view as JSON, for whoever asked: changing it changes nothing here."""
        return deepcopy(
            {
                "game": self.game,
                "seat": self.seat,
                "position": self.position,
                "choices": list(self.choices),
                "derived": self.derived,
                "events": [str(event) for event in self.events],
                "moves": list(self.moves),
            }
        )
