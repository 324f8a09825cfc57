"""Events: what happened in a race, as small classes made from the numbers that rules note.

A rule notes whole numbers only (`log.note`). A game lists what they mean once, in its `events.py`,
a class for each kind of event:

    @event(SAILS, "sails {direction} to {at}", {22: "sails"})
    class Sails(YachtEvent):
        direction: Direction
        at: Space

The annotations say how many numbers a field takes and how it is written, the text is what the
event's line says after the rule and the piece ("REG-22 A sails NE to 29,21"), and the dictionary
has the key of its sentence for every rule by which it can come about. Lines, their reading,
sentences for people and milestones all follow from this one table, an `EventTable` of all the
kinds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from types import NoneType
from typing import Any, ClassVar, NamedTuple, TypeVar, dataclass_transform, get_args, get_type_hints

from .log import Row
from .texts import Texts

E = TypeVar("E", bound="Event")


class Speech(NamedTuple):
    """How something is said: the game's texts, the language, and the options of the table."""

    texts: Texts
    lang: str
    options: Mapping[str, Any]

    def sentence(self, key: str, **words: object) -> str:
        """A sentence of the texts in this language."""
        return self.texts.sentence(key, self.lang, **words)


class Part:
    """What may stand in a field of an event; a whole number may, too.

    `numbers` is how many of the noted numbers it takes, `pattern` what it looks like in a line.
    """

    numbers: ClassVar[int] = 1
    pattern: ClassVar[str]

    @classmethod
    def of(cls, *numbers: int) -> Any:
        """The part that was noted with these numbers."""
        return cls(*numbers)

    @classmethod
    def read(cls, text: str) -> Any:
        """The part that is written like this."""
        raise NotImplementedError

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        """What a sentence may use of the field `name` that this stands in."""
        return {name: str(self)}


class Named(Part, int):
    """One of a few things that have names; as a number it is its place among them."""

    names: ClassVar[Sequence[str]]

    def __init_subclass__(cls) -> None:
        cls.pattern = "|".join(re.escape(name) for name in sorted(cls.names, key=len)[::-1])

    @classmethod
    def read(cls, text: str) -> Any:
        return cls(cls.names.index(text))

    def __str__(self) -> str:
        return self.names[self]


class Piece(Named):
    """A piece or a seat: whoever takes part in an event."""

    names: ClassVar[Sequence[str]] = ()


class Space(Part, NamedTuple("Space", [("x", int), ("y", int)])):
    """A point of the board: 19,5."""

    numbers = 2
    pattern = r"-?\d+,-?\d+"

    @classmethod
    def read(cls, text: str) -> Space:
        x, y = text.split(",")
        return cls(int(x), int(y))

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


class Place(Part, int):
    """A place in the result; sentences call it first, second, ..."""

    pattern = "[1-9]"

    @classmethod
    def read(cls, text: str) -> Place:
        return cls(text)

    def __str__(self) -> str:
        return str(int(self))

    def words(self, name: str, speech: Speech) -> Mapping[str, object]:
        return {name: speech.sentence(f"ordinal.{int(self)}")}


class Milestone(NamedTuple):
    """What an event means for the race as a whole, and who took part, the one concerned first.

    Its kind is "round" (one begins), "stage" (a race of a series or a stage of a tour begins or
    ends), "start", "mark" (one is rounded), "incident" (what sets somebody back: a protest, a
    puncture) or "finish". Nobody takes part in what concerns the whole field.
    """

    kind: str
    who: tuple[str, ...]


class Setback(NamedTuple):
    """What an event costs somebody, told to them until they have read it.

    `text` says what was done, by the rule given, `remedy` how and where to make it good. `due` is
    the key of what then has to be made good (`answers.Due`), empty where there is nothing.
    """

    rule: str
    title: str
    text: str
    remedy: str
    due: str


class _Kind(NamedTuple):
    """What the decorator `event` knows of a kind.

    `concerned` is what may stand in `who`, `parts` what may stand in each field of its own.
    """

    concerned: tuple[Any, ...]
    parts: Mapping[str, type]
    number: int
    line: str
    keys: Mapping[int, str]
    milestone: str | None
    suffered: bool
    reasoned: bool
    setbacks: Mapping[int, str]


@dataclass(frozen=True, repr=False)
class Event:
    """Something that happened: by which rule, and whom it concerns (None: nobody in particular)."""

    rule: int
    who: Piece | None

    prefix: ClassVar[str]
    kind: ClassVar[_Kind]

    @classmethod
    def noted(cls, numbers: Sequence[int]) -> Iterator[object]:
        """The fields of this kind, from the numbers that were noted."""
        at = 0
        for part in cls.kind.parts.values():
            if issubclass(part, Part):
                yield part.of(*numbers[at : at + part.numbers])
                at += part.numbers
            else:
                yield numbers[at]
                at += 1

    @property
    def rule_id(self) -> str:
        """The printed number of the rule: REG-22."""
        return f"{self.prefix}-{self.rule:02d}"

    def __str__(self) -> str:
        """The event's line: REG-22 A sails NE to 29,21."""
        who = "-" if self.who is None else str(self.who)
        said = self.kind.line.format_map({name: str(value) for name, value in self._own()})
        return f"{self.rule_id} {who} {said}"

    def __repr__(self) -> str:
        return f"<{self}>"

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return self.kind.keys[self.rule]

    def words(self, speech: Speech) -> dict[str, object]:
        """What its sentence may use: its fields, and the rule's reason where that is told."""
        found: dict[str, object] = {}
        whose = () if self.who is None else (("who", self.who),)
        for name, value in (*whose, *self._own()):
            found |= value.words(name, speech) if isinstance(value, Part) else {name: value}
        if self.kind.reasoned:
            found["reason"] = speech.texts.reason(self.rule_id, speech.lang)
        return found

    @property
    def milestone(self) -> Milestone | None:
        """What it means for the race as a whole, if anything."""
        if self.kind.milestone is None:
            return None
        own = [value for _, value in self._own() if isinstance(value, Piece)]
        who = [str(piece) for piece in (self.who, *own) if piece is not None]
        return Milestone(self.kind.milestone, tuple(who[::-1] if self.kind.suffered else who))

    @property
    def due(self) -> str | None:
        """The key of what it makes due, perhaps empty; None where it costs nobody anything."""
        return self.kind.setbacks.get(self.rule)

    @property
    def bearers(self) -> tuple[Piece, ...]:
        """Whom it costs something, where it is a setback: of one that is `suffered`, the other."""
        own = [value for _, value in self._own() if isinstance(value, Piece)]
        found = own[0] if self.kind.suffered else self.who
        return () if self.due is None or found is None else (found,)

    def _own(self) -> Iterator[tuple[str, Any]]:
        """The fields that not every event has."""
        return ((name, getattr(self, name)) for name in self.kind.parts)


@dataclass_transform(frozen_default=True)
def event(
    number: int,
    line: str,
    keys: Mapping[int, str],
    milestone: str | None = None,
    suffered: bool = False,
    reasoned: bool = False,
    setbacks: Mapping[int, str] | None = None,
) -> Callable[[type[E]], type[E]]:
    """A kind of event: its number, its line, and by rule the key of its sentence.

    A `milestone` is told in results and replays (see `Milestone`); of one that is `suffered`, the
    piece it was done to comes first. What is `reasoned` has the rule's reason in its sentence.
    What costs somebody something lists in `setbacks`, by rule, the key of what is then due
    (`AtTable.dues`), empty where nothing is to be made good; the texts have a `title` and a
    `remedy` for it in `setback.KEY`, the key being that of its sentence.
    """

    def made(cls: type[E]) -> type[E]:
        cls = dataclass(frozen=True, repr=False)(cls)
        hints = get_type_hints(cls)
        concerned = get_args(hints["who"]) or (hints["who"],)
        own = {field.name: hints[field.name] for field in fields(cls)[len(fields(Event)) :]}
        cls.kind = _Kind(
            concerned, own, number, line, keys, milestone, suffered, reasoned, setbacks or {}
        )
        return cls

    return made


def borne(events: Iterable[Event], owns: Callable[[int], bool]) -> Iterator[Event]:
    """The events that cost somebody something, whose pieces are those that they own."""
    for event in events:
        if any(owns(piece) for piece in event.bearers):
            yield event


class EventTable:
    """All kinds of events of a game."""

    def __init__(self, game: str, kinds: Sequence[type[Event]], texts: Texts) -> None:
        self.game, self.texts = game, texts
        self.kinds = {kind.kind.number: kind for kind in kinds}
        if len(self.kinds) < len(kinds):
            raise ValueError(f"two kinds of events of {game} have the same number")

    def told(self, rows: Iterable[Row]) -> tuple[Event, ...]:
        """What the rows of a log mean."""
        return tuple(self._told(row) for row in rows)

    def _told(self, row: Row) -> Event:
        kind = self.kinds[row.kind]
        who = None if row.who < 0 else kind.kind.concerned[0].of(row.who)
        return kind(row.rule, who, *kind.noted(row[3:]))

    def read(self, line: str) -> Event:
        """The event that is written like this; anything but a line of this game raises."""
        for kind, pattern in self._patterns:
            if found := pattern.fullmatch(line):
                texts = found.groupdict()
                nobody = texts["who"] == "-"
                who = None if nobody else kind.kind.concerned[0].read(texts["who"])
                own = (_read(part, texts[name]) for name, part in kind.kind.parts.items())
                return kind(int(texts["rule"]), who, *own)
        raise ValueError(f"not an event line of {self.game}: {line!r}")

    @cached_property
    def _patterns(self) -> list[tuple[type[Event], re.Pattern[str]]]:
        return [(kind, re.compile(_pattern(kind))) for kind in self.kinds.values()]

    def sentence(self, event: Event, lang: str, options: Mapping[str, Any] | None = None) -> str:
        """An event as a sentence for people at a table with these options."""
        speech = Speech(self.texts, lang, options or {})
        return self.texts.sentence(f"event.{event.key}", lang, **event.words(speech))

    def setback(
        self, event: Event, lang: str, options: Mapping[str, Any] | None = None
    ) -> Setback | None:
        """What an event costs its bearers, in words to them; None where it costs nothing."""
        if event.due is None:
            return None
        speech = Speech(self.texts, lang, options or {})
        words = event.words(speech)
        title, remedy = (
            speech.sentence(f"setback.{event.key}.{part}", **words) for part in ("title", "remedy")
        )
        text = self.sentence(event, lang, options)
        return Setback(event.rule_id, title, text, remedy, event.due)


def _pattern(kind: type[Event]) -> str:
    """What a line of a kind looks like."""
    parts = {name: _looks(part) for name, part in kind.kind.parts.items()}
    line = re.sub(r"\{(\w+)\}", lambda part: f"(?P<{part[1]}>{parts[part[1]]})", kind.kind.line)
    rules = "|".join(f"{rule:02d}" for rule in kind.kind.keys)
    who = "|".join("-" if one is NoneType else one.pattern for one in kind.kind.concerned)
    return f"{kind.prefix}-(?P<rule>{rules}) (?P<who>{who}) {line}"


def _looks(part: type) -> str:
    return part.pattern if issubclass(part, Part) else r"\d+"


def _read(part: type, text: str) -> object:
    return part.read(text) if issubclass(part, Part) else int(text)
