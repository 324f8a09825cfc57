"""A race in progress: what Python users hold in their hands.

A `Race` never changes a position: every play makes a new one and keeps the old, so copies, undo and
looking back cost next to nothing and share their history.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import index
from typing import Any, SupportsIndex

from ..engine.answers import Moment
from ..engine.events import Event
from ..engine.game import Game, Json, Notation
from ..engine.log import Row
from ..engine.machines import kernels, machine
from ..engine.machines.machine import Machine, Outcome, RefusedOutcome
from ..engine.rules import CHANCE, OVER
from ..engine.scene import Scene
from ..engine.view import Situation
from .entries import Step, kept, meaning, shortened
from .errors import (
    AmbiguousAction,
    IllegalAction,
    MalformedAction,
    RaceError,
)
from .past import LooseStep, Past, behind, opened, packed

_QUESTIONS = {kernels.PLAY: kernels.WHY_NOT, kernels.RETIRE: kernels.MAY_RETIRE}
"""What is asked before something is played; chance results are refused when they are settled."""


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed: the rule, and its reason in a language."""

    rule: str
    game: Game

    def reason(self, lang: str = "en") -> str:
        """The referee's sentence."""
        return self.game.texts.reason(self.rule, lang)

    def __str__(self) -> str:
        return f"{self.rule} {self.reason()}"


@dataclass(frozen=True, slots=True)
class Table:
    """What stays the same during a race."""

    game: Game
    machine: Machine
    options: Any
    notation: Notation
    seats: tuple[str, ...]
    version: int  # of the rules
    seed: int = 0
    opening: Any = None  # the position in which the race began; None: the game's first


RECENT = 24
"""Of how many steps a race that tells what happens keeps it: pictures show the last few moves."""


class Race:
    """A race: ask for its choices, play one, and see what the referee says."""

    __slots__ = (
        "_actor",
        "_earlier",
        "_ids",
        "_loaded",
        "_past",
        "_plain",
        "_played",
        "_recent",
        "_situation",
        "_state",
        "table",
    )

    def __init__(self, table: Table, node: machine.Node, loaded: tuple[Row, ...] = ()) -> None:
        self.table = table
        self._state, self._actor, self._ids = node
        self._past: Past = None
        self._played = 0
        self._plain: Any = None
        self._earlier: Any = None  # the position before, where it was read
        self._recent: tuple[tuple[Event, ...], ...] = ()  # what was told lately, the last first
        self._situation: Situation[Any] | None = None
        self._loaded = loaded

    # What can be done.

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.game

    @property
    def version(self) -> int:
        """The version of the game's rules that it is played under."""
        return self.table.version

    @property
    def seed(self) -> int:
        """The seed from which `draw` takes its chance."""
        return self.table.seed

    @property
    def options(self) -> Json:
        """All options by name."""
        found: Json = self.table.options.to_json()
        return found

    @property
    def state(self) -> Any:
        """The position as the machine holds it; never to be changed."""
        return self._state

    @property
    def played(self) -> int:
        """How many actions and chance results were played."""
        return self._played

    @property
    def seats(self) -> list[str]:
        """The names of the seats."""
        return list(self.table.seats)

    @property
    def pieces(self) -> tuple[str, ...]:
        """The names by which pieces retire: those of the seats, unless the game has its own."""
        return self.game.rules.pieces or self.table.seats

    def pieces_of(self, seat: str) -> list[str]:
        """The pieces of a seat."""
        owners = zip(self.pieces, self.owners(), strict=True)
        return [name for name, owner in owners if owner == seat]

    def owners(self) -> list[str | None]:
        """The seat of each piece in order; None where it has no player (yet)."""
        race, owner, seats = self._read(), self.game.rules.owner, self.table.seats
        found = [owner(race, piece) for piece in range(len(self.pieces))]
        return [seats[one] if one >= 0 else None for one in found]

    @property
    def moment(self) -> Moment:
        """The stage and the round that are on."""
        return self.game.results.moment(self._glance())

    def retirements(self, seat: str) -> list[str]:
        """What takes a seat out of the race: `retire X` for each of its pieces that still may."""
        texts = [f"retire {piece}" for piece in self.pieces_of(seat)]
        return [text for text in texts if self._may_retire(text) == 0]

    @property
    def to_move(self) -> str | None:
        """Who decides: a seat, "chance", or None when all is over."""
        if self._actor >= 0:
            return self.table.seats[self._actor]
        return "chance" if self._actor == CHANCE else None

    @property
    def in_turn(self) -> bool:
        """Whether whoever decides has begun a turn and goes on with it."""
        return self._actor >= 0 and self.game.rules.same_turn(self._read())

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self._actor == OVER

    def ids(self) -> list[int]:
        """The numbers of the legal actions, or of the chance results that can be listed."""
        return self._ids.copy()

    def choices(self) -> list[str]:
        """The legal actions as text, or the chance results that can be listed."""
        race = self._glance()
        if self._actor == CHANCE:
            return [self.table.notation.outcome_text(race, (number,)) for number in self._ids]
        return [self.table.notation.action_text(race, number) for number in self._ids]

    def why_not(self, text: str) -> Refusal | None:
        """The rule that forbids an action, chance result or `retire X`; None if it is allowed."""
        number = self._why_not(text)
        return Refusal(self.game.rule_id(number), self.game) if number else None

    def is_action(self, text: str) -> bool:
        """Whether a text is an action, chance result or `retire X` of some phase of this race."""
        self._must_be_text(text)
        if text.split(" ")[0] == "retire":
            return self._retiring(text) is not None
        return self.table.notation.is_action(self._glance(), text)

    def _why_not(self, text: str) -> int:
        race, notation = self._glance(), self.table.notation
        self._must_be_text(text)
        if text.split(" ")[0] == "retire":
            return self._may_retire(text)
        if self._actor == CHANCE:
            outcome = notation.outcome_numbers(race, text)
            return self._refused_outcome(outcome) if outcome else notation.no_action(race, text)
        number = notation.action_number(race, text)
        if number is None:
            return notation.no_action(race, text)
        return self.table.machine.ask(self._state, kernels.WHY_NOT, number)

    def _refused_outcome(self, outcome: tuple[int, ...]) -> int:
        try:
            self.table.machine.step(self._state, kernels.SETTLE, shortened(outcome))
        except RefusedOutcome as refused:
            return refused.rule
        return 0

    def _may_retire(self, text: str) -> int:
        piece = self._retiring(text)
        asked = -1 if piece is None else piece
        return self.table.machine.ask(self._state, kernels.MAY_RETIRE, asked)

    def _retiring(self, text: str) -> int | None:
        for piece, name in enumerate(self.pieces):
            if text == f"retire {name}":
                return piece
        return None

    # Playing.

    def play(self, text: str) -> list[str]:
        """Play an action, a chance result or `retire X`; the lines of what happened."""
        return _lines(self.tell(text))

    def tell(self, text: str) -> tuple[Event, ...]:
        """The same; what happened as events, not as lines."""
        what, entry = self._allowed(text)
        try:
            node, rows = self.table.machine.tell(self._state, what, entry)
        except RefusedOutcome as refused:
            raise self._illegal(text, refused.rule) from None
        return self._go_telling(node, kept(what, entry), rows)

    def play_all(self, texts: Iterable[str]) -> None:
        """Play actions, chance results and retirements one after the other, and tell nothing.

        It is the quick way to play a race again. The first that is wrong raises; those before it
        were played.
        """
        for text in texts:
            what, entry = self._allowed(text)
            try:
                node = self.table.machine.step(self._state, what, entry)
            except RefusedOutcome as refused:
                raise self._illegal(text, refused.rule) from None
            self._go(node, kept(what, entry))

    def _allowed(self, text: str) -> tuple[int, Outcome]:
        """How a text is played, and which entry it makes; what is forbidden raises.

        Whether a chance result can come up shows when it is settled.
        """
        entry, what = self._understood(text)
        asked = _QUESTIONS.get(what)
        if asked is not None:
            refused = self.table.machine.ask(self._state, asked, self._number(entry))
            if refused:
                raise self._illegal(text, refused)
        return what, entry

    @staticmethod
    def _must_be_text(text: object) -> None:
        if not isinstance(text, str):
            raise MalformedAction(f"an action is a text such as choices() returns, not {text!r}")

    @staticmethod
    def _number(entry: Outcome) -> int:
        return entry if isinstance(entry, int) else entry[0]

    def _understood(self, text: str) -> tuple[Outcome, int]:
        """What a text means: the entry to be played and how."""
        self._must_be_text(text)
        race, notation = self._glance(), self.table.notation
        if text.split(" ")[0] == "retire":
            piece = self._retiring(text)
            if piece is None:
                known = ", ".join(self.pieces)
                raise MalformedAction(f"malformed: {text!r} {self._where()}: retire one of {known}")
            return piece, kernels.RETIRE
        if self._actor == CHANCE:
            outcome = notation.outcome_numbers(race, text)
            if outcome is not None:
                return shortened(outcome), kernels.SETTLE
        else:
            number = notation.action_number(race, text)
            if number is not None:
                return number, kernels.PLAY
        if notation.is_action(race, text):
            raise self._illegal(text, notation.no_action(race, text))
        raise self._misread(text)

    def _misread(self, text: str) -> RaceError:
        meant = [choice for choice in self.choices() if text and choice.startswith(f"{text} ")]
        if len(meant) > 1:
            some = ", ".join(meant[:6]) + (", ..." if len(meant) > 6 else "")
            return AmbiguousAction(f"ambiguous: {text!r} {self._where()}: it could be {some}")
        about = f"not an action of {self.game.name}; choices() lists those"
        return MalformedAction(f"malformed: {text!r} {self._where()}: {about}")

    def _illegal(self, text: str, rule: int) -> RaceError:
        refusal = Refusal(self.game.rule_id(rule), self.game)
        return IllegalAction(f"illegal: {text!r} {self._where()}: {refusal}", refusal.rule)

    def _where(self) -> str:
        """The position in a few words, for error messages."""
        return f"(action {self._played + 1}, {self.to_move or 'nobody'} to move)"

    def play_id(self, number: SupportsIndex) -> None:
        """Play an action or chance result by its number: the fast way, which tells nothing."""
        if type(number) is not int or number not in self._ids:
            number = self._checked_id(number)
        state, actor = self._state, self._actor
        what = kernels.SETTLE if actor == CHANCE else kernels.PLAY
        node = self.table.machine.step(state, what, number)
        # What `_go` does, written out: races driven from Python spend their time here.
        self._past = (self._past, state, actor, number)
        self._state, self._actor, self._ids = node
        self._played += 1
        self._plain = self._earlier = self._situation = None
        self._recent = ()

    def _checked_id(self, given: SupportsIndex) -> int:
        """A number that is not listed as it stands: NumPy's will do, other things are refused."""
        if isinstance(given, bool) or not hasattr(given, "__index__"):
            raise MalformedAction(f"an action number is a whole number, not {given!r}")
        number = index(given)
        if number in self._ids:
            return number
        if self._actor == OVER:
            raise MalformedAction(f"action number {number}: the race is over")
        if self._actor == CHANCE:
            if not 0 <= number < self.game.rules.most_actions or self._refused_outcome((number,)):
                raise MalformedAction(
                    f"{number} is not a chance result here; there are {self._ids}"
                )
            return number
        if not 0 <= number < self.game.rules.most_actions:
            raise MalformedAction(f"{number} is not an action number of {self.game.name}")
        refused = self.table.machine.ask(self._state, kernels.WHY_NOT, number)
        text = self.table.notation.action_text(self._read(), number)
        raise self._illegal(text, refused)

    def draw(self) -> list[str]:
        """Play the pending chance from the seed; the lines of what happened."""
        if self._actor != CHANCE:
            raise RaceError(f"nothing is to be drawn {self._where()}")
        outcome = self.table.machine.draw(self._state, self.table.seed, self._played)
        node, rows = self.table.machine.tell(self._state, kernels.SETTLE, outcome)
        return _lines(self._go_telling(node, outcome, rows))

    def _go(self, node: machine.Node, entry: Outcome) -> None:
        self._past = (self._past, self._state, self._actor, entry)
        self._state, self._actor, self._ids = node
        self._played += 1
        self._earlier, self._plain = self._plain, None
        self._recent, self._situation = (), None

    def _go_telling(
        self, node: machine.Node, entry: Outcome, rows: Iterable[Row]
    ) -> tuple[Event, ...]:
        happened, before = self.game.events.told(rows), self._recent
        self._go(node, entry)
        self._recent = (happened, *before[: RECENT - 1])
        return happened

    def undo(self) -> None:
        """Take back the last action, if it belongs to the unfinished turn of whoever decides."""
        last = opened(self._past)
        if last is None:
            raise RaceError("nothing to undo: no action was played yet")
        _, _, actor, entry = last
        if self._number(entry) < 0:
            raise RaceError("no undo: the last step was a retirement")
        if actor == CHANCE:
            raise RaceError("no undo: the last step was chance")
        if actor != self._actor or not self.in_turn:
            raise RaceError(f"no undo: {self.table.seats[actor]} has ended that turn")
        self._step_back(1)

    def step_back(self, steps: int) -> None:
        """Take back so many steps, whatever they were: for whoever keeps a log of them."""
        if not 0 < steps <= self._played:
            raise RaceError(f"no {steps} steps can be taken back after {self._played}")
        self._step_back(steps)

    def _step_back(self, steps: int) -> None:
        self._past, state = behind(self._past, steps)
        self._state, self._actor, self._ids = self.table.machine.look(state)
        self._played -= steps
        self._plain = self._earlier = self._situation = None
        self._recent = self._recent[steps:]

    # Looking.

    def _read(self) -> Any:
        if self._plain is None:
            self._plain = self.table.machine.read(self._state)
        return self._plain

    def _glance(self) -> Any:
        """The position for whoever looks at a few fields of it."""
        return self._plain or self.table.machine.glance(self._state)

    def position(self) -> Json:
        """The complete position, as the specification's JSON."""
        return self.table.notation.position(self._read())

    def derived(self) -> Json:
        """What follows from the position: where each legal action would lead."""
        return self.table.notation.derived(self._read(), self._ids)

    @property
    def events(self) -> list[str]:
        """The lines of what happened in the last play, or while loading."""
        return _lines(self.happened)

    @property
    def happened(self) -> tuple[Event, ...]:
        """What happened in the last play, or while loading."""
        if self._past is None:
            return self.game.events.told(self._loaded)
        return next(self.told())

    def _told_again(self, step: LooseStep) -> tuple[Event, ...]:
        _, state, actor, played = step
        _, rows = self.table.machine.tell(state, *meaning(actor, played))
        return self.game.events.told(rows)

    def scores(self) -> dict[str, int]:
        """The result so far by seat; more is better."""
        names = self.table.seats
        found = self.table.machine.ask_list(self._state, kernels.SCORES, len(names))
        return dict(zip(names, found, strict=True))

    def observe(self, seat: int) -> list[int]:
        """What a seat may know, as a vector of whole numbers."""
        return self.table.machine.ask_list(
            self._state, kernels.OBSERVE, self.game.rules.observation, seat
        )

    def odds(self) -> dict[str, int]:
        """The weight of each chance result that can come up now."""
        if self._actor != CHANCE:
            return {}
        weights = self.table.machine.ask_list(self._state, kernels.ODDS, len(self._ids))
        return dict(zip(self.choices(), weights, strict=True))

    def view(self, seat: str | None = None) -> Any:
        """All that a seat may know (None: a spectator): a `View` of the game's own kind.

        `to_json()` writes it down.
        """
        if seat is not None and seat not in self.table.seats:
            raise RaceError(f"there is no seat {seat!r}; there are {', '.join(self.seats)}")
        if self._situation is None:
            self._read()  # once, for the race and for all who look at it
            self._situation = Situation(self.copy())
        return self.game.view(self._situation, seat)

    @property
    def notation(self) -> Notation:
        """How actions and positions are written at this table."""
        return self.table.notation

    def record(self, back: int = 0) -> Any:
        """The position so many steps ago, as a plain record of one's own; None before the first."""
        if back > self._played:
            return None
        state = behind(self._past, back)[1] if back else self._state
        return self.table.machine.read(state)

    def look(self, back: int = 0) -> Any:
        """The same for all who only look at it: it is not made again where it is known."""
        if back == 0:
            return self._read()
        if back == 1 and self._earlier is not None:
            return self._earlier
        return self.record(back)

    @property
    def last(self) -> str | None:
        """What was played last, as text."""
        last = opened(self._past)
        return None if last is None else self._entry_text(Step(*last[1:]))

    def told(self) -> Iterator[tuple[Event, ...]]:
        """The events of each step so far, the last one first."""
        for number, step in enumerate(self._steps_back()):
            known = number < len(self._recent)
            yield self._recent[number] if known else self._told_again(step)

    def scene(self, seat: str | None = None, lang: str = "en", tall: bool = False) -> Scene:
        """What to draw for a seat; tall is for narrow screens."""
        return self.game.drawing.scene(self.view(seat), lang, tall=tall)

    def svg(
        self, seat: str | None = None, lang: str = "en", theme: str = "light", tall: bool = False
    ) -> str:
        """The picture of the race."""
        from .draw import svg

        return svg(self.scene(seat, lang, tall), theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.game.terminal.text_board(self.view())

    def __repr__(self) -> str:
        return f"<Race {self.game.id}, {self._played} played, {self.to_move or 'over'} to move>"

    # History.

    def steps(self) -> list[Step]:
        """Every step so far, oldest first."""
        return [Step(*step[1:]) for step in self._steps_back()][::-1]

    def _steps_back(self) -> Iterator[LooseStep]:
        step = opened(self._past)
        while step is not None:
            yield step
            step = opened(step[0])

    def pack(self) -> None:
        """Keep its history in less room, for whoever keeps many races."""
        self._past = packed(self._past)

    @property
    def history(self) -> list[str]:
        """Every action and chance result so far, as text."""
        return [self._entry_text(step) for step in self.steps()]

    def _entry_text(self, step: Step) -> str:
        what, entry = meaning(step.actor, step.entry)
        if what == kernels.RETIRE:
            return f"retire {self.pieces[self._number(entry)]}"
        race = self.table.machine.glance(step.state)
        if what == kernels.SETTLE:
            outcome = (entry,) if isinstance(entry, int) else entry
            return self.table.notation.outcome_text(race, outcome)
        return self.table.notation.action_text(race, self._number(entry))

    def step_to(self, played: int) -> Race:
        """The race as it stood after so many entries of its history, as a race of its own."""
        if not 0 <= played <= self._played:
            raise RaceError(f"step {played} is not from 0 to {self._played}")
        earlier = self.copy()
        if played < self._played:
            earlier._step_back(self._played - played)
        return earlier

    def copy(self) -> Race:
        """The same race once more; what is played in one does not show in the other."""
        twin: Race = Race.__new__(Race)
        twin.table = self.table
        twin._state, twin._actor, twin._ids = self._state, self._actor, self._ids
        twin._past, twin._played = self._past, self._played
        twin._plain, twin._loaded = self._plain, self._loaded
        twin._earlier, twin._recent = self._earlier, self._recent
        twin._situation = self._situation
        return twin

    def __copy__(self) -> Race:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Race:
        return self.copy()  # what they share is never changed

    def __reduce__(self) -> tuple[Any, ...]:
        from .pickling import reduced

        return reduced(self)

    @property
    def loaded(self) -> tuple[Row, ...]:
        """What happened while the position was loaded in which the race began."""
        return self._loaded

    def play_again(self, entries: Iterable[Outcome], loaded: tuple[Row, ...]) -> None:
        """Play what `steps` of another race with this beginning gave, telling nothing."""
        self._loaded = loaded
        for entry in entries:
            what, played = meaning(self._actor, entry)
            if what == kernels.PLAY and played not in self._ids:
                raise MalformedAction(f"{played} is not an action {self._where()}")
            self._go(self.table.machine.step(self._state, what, played), entry)

    def save(self, path: Any) -> None:
        """Write the race record to a file."""
        from .race_file import save

        save(self, path)


def _lines(events: Iterable[Event]) -> list[str]:
    return [str(event) for event in events]
