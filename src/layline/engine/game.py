"""What a game is: the rules, records and texts that every game supplies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from .log import Event
from .scene import Scene
from .texts import Texts

Json = dict[str, Any]
"""A JSON object, as `json.loads` gives it."""


class Notation(Protocol):
    """Between numbers and the text people type: of actions, chance results, events, positions.

    One is made per set of options; `race` is a plain record wherever one is asked for.
    """

    def action_text(self, race: Any, action: int) -> str:
        """The text of a decision by its number."""

    def outcome_text(self, race: Any, outcome: tuple[int, ...]) -> str:
        """The text of a chance result."""

    def action_number(self, race: Any, text: str) -> int | None:
        """The number of a decision's text, or None if it is no action of this game."""

    def outcome_numbers(self, race: Any, text: str) -> tuple[int, ...] | None:
        """The numbers of a chance result's text, or None if it is none of this game."""

    def is_action(self, race: Any, text: str) -> bool:
        """Whether a text is well formed: an action or chance result of some phase."""

    def no_action(self, race: Any, text: str) -> int:
        """The rule by which a text that is no action at all is refused here."""

    def seat_name(self, seat: int) -> str:
        """The name of a seat's piece: A, B, ..."""

    def event_text(self, event: Event) -> str:
        """The line of an event: rule, whom it concerns, what."""

    def position(self, race: Any) -> Json:
        """The complete position as JSON."""

    def derived(self, race: Any, choices: list[int]) -> Json:
        """The derived values by piece; `choices` are the legal actions."""


@dataclass(frozen=True)
class Rules:
    """A game's rules, the ones the machines run.

    | function | meaning |
    |---|---|
    | `actor(race)` | the seat that decides, or CHANCE, or OVER |
    | `why_not(race, action, scratch)` | 0 if legal, else the number of the rule that forbids it |
    | `choices(race, out, scratch)` | how many legal actions or listed chance results, into `out` |
    | `odds(race, out)` | the weight of each listed chance result, into `out` |
    | `draw(race, rng, out)` | one chance outcome into `out`; how many numbers it has |
    | `settle(race, outcome, log, scratch)` | apply a chance outcome, or the rule that refuses it |
    | `play(race, action, log, scratch)` | apply a legal action |
    | `may_retire(race, seat)` | 0 if this seat may retire now, else the rule that forbids it |
    | `retire(race, seat, log, scratch)` | the one table command |
    | `resume(race, log, scratch)` | the automatic steps due in a position that was just loaded |
    | `scores(race, out)` | the result so far, a number per seat, more is better |
    | `observe(race, seat, out)` | what that seat may know, as a fixed-size vector |
    | `imagine(race, seat, rng)` | replace what the seat cannot know by a random guess |
    | `worth(race, seat)` | how good the position looks for a seat: what the greedy bot maximises |
    """

    actor: Callable[..., int]
    why_not: Callable[..., int]
    choices: Callable[..., int]
    odds: Callable[..., None]
    draw: Callable[..., int]
    settle: Callable[..., int]
    play: Callable[..., None]
    may_retire: Callable[..., int]
    retire: Callable[..., None]
    resume: Callable[..., None]
    scores: Callable[..., None]
    observe: Callable[..., None]
    imagine: Callable[..., None]
    worth: Callable[..., int]


@dataclass(frozen=True)
class Game:
    """One game, whole. Everything above the games works with this and knows no game by name."""

    id: str
    name: str
    prefix: str
    version: int
    seats: range
    seats_option: str
    folder: Path
    race: type
    scratch: type
    rules: Rules
    most_actions: int
    most_choices: int
    most_events: int
    observation: int
    options: type[Any]
    new: Callable[[Any], Any]
    notation: Callable[[Any], Notation]
    load: Callable[[Json], tuple[Any, Any, bool]]
    same_turn: Callable[[Any], bool]
    view: Callable[..., Json]
    targets: Callable[[Json], list[Json]]
    meant: Callable[[Json, Json], Json]
    preview: Callable[[Json, str], Json]
    scene: Callable[..., Scene]
    text_board: Callable[[Json], str]
    texts: Texts
    event_sentence: Callable[[str, str], str]
    prompt: Callable[[Json, str], str]
    describe: Callable[[Json, str], str]

    def rule_id(self, number: int) -> str:
        """The printed number of a rule: 44 is REG-44."""
        return f"{self.prefix}-{number:02d}"
