"""What a game is: its rules, and the parts by which people meet them.

Everything above the games works with a `Game` and knows none by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from .answers import Json as Json
from .answers import QuickRace
from .editor import Editor
from .events import EventTable
from .parts import AtTable, Codec, Drawing, Results, Terminal
from .parts import Notation as Notation
from .texts import Texts
from .view import Situation


def _own_seat(race: Any, piece: int) -> int:
    """Every seat has one piece, which bears its number."""
    return piece


RULES = (
    *("actor", "why_not", "choices", "odds", "draw", "settle", "play"),
    *("may_retire", "retire", "resume", "scores", "observe", "imagine"),
)
"""The rules that the engine calls."""


@dataclass(frozen=True)
class Rules:
    """A game's rules, the ones the machines run, and the records they work on.

    | function | meaning |
    |---|---|
    | `actor(race)` | the seat that decides, or CHANCE, or OVER |
    | `why_not(race, action, scratch)` | 0 if legal, else the number of the rule that forbids it |
    | `choices(race, out, scratch)` | how many legal actions or listed chance results, into `out` |
    | `odds(race, out)` | the weight of each listed chance result, into `out` |
    | `draw(race, rng, out)` | one chance outcome into `out`; how many numbers it has |
    | `settle(race, outcome, log, scratch)` | apply a chance outcome, or the rule that refuses it |
    | `play(race, action, log, scratch)` | apply a legal action |
    | `may_retire(race, piece)` | 0 if this piece may retire now, else the rule that forbids it |
    | `retire(race, piece, log, scratch)` | the one table command |
    | `resume(race, log, scratch)` | the automatic steps due in a position that was just loaded |
    | `scores(race, out)` | the result so far, a number per seat, more is better |
    | `observe(race, seat, out)` | what that seat may know, as a fixed-size vector |
    | `imagine(race, seat, rng)` | replace what the seat cannot know by a random guess |

    These are asked of plain records only:

    | function | meaning |
    |---|---|
    | `same_turn(race)` | whether whoever decides has begun a turn and goes on with it |
    | `owner(race, piece)` | the seat of a piece, or -1 |

    `Rules.of` finds the functions of the first table by their names.

    Where a seat may have several pieces, or pieces have names of their own, `pieces` lists these by
    number: `retire` names a piece. The sizes are how many actions, choices and events there can be
    at most, and how long an observation is.
    """

    race: type
    scratch: type
    most_actions: int
    most_choices: int
    most_events: int
    observation: int
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
    same_turn: Callable[[Any], bool]
    pieces: tuple[str, ...] = ()
    owner: Callable[[Any, int], int] = _own_seat

    @classmethod
    def of(cls, *modules: ModuleType, **rest: Any) -> Rules:
        """The rules found in these modules; the first that has a name provides it."""
        for name in RULES:
            homes = [module for module in modules if hasattr(module, name)]
            if not homes:
                listed = ", ".join(module.__name__ for module in modules)
                raise TypeError(f"there is no rule {name!r} in {listed}")
            rest[name] = getattr(homes[0], name)
        return cls(**rest)


@dataclass(frozen=True)
class Bot:
    """What bots ask about a race, compiled like the rules.

    | function | meaning |
    |---|---|
    | `worth(race, seat)` | how good the position looks for a seat: what the greedy bot maximises |
    | `turn(race)` | a number for the turn under way, which bots think through as a whole |

    Without a `turn` of the game's own, a turn lasts for as long as the same seat decides.
    """

    worth: Callable[..., int]
    turn: Callable[..., int] | None = None


@dataclass(frozen=True, eq=False)
class Game:
    """One game, whole. Its folder has a room for each part.

    `version` is that of the rules; it goes up when a rule changes what a stored race would come to.
    From 2 on the record of a race has a field `version`, which `codec.new` fills with the present
    one, positions name and the rules ask: a race goes on under the version it was begun with.

    `view` makes a seat's view of a race (None: a spectator's), all that it may know. In a game that
    `hides` something seats know different things, so it matters through whose eyes a race is
    looked at again. `seats_option` is the option that says how many play. The texts have
    `shelf.tagline` and `shelf.length`, a line each about the game.

    Without an `editor` courses cannot be laid by hand.
    """

    id: str
    name: str
    prefix: str
    version: int
    seats: range
    seats_option: str
    quick: QuickRace
    folder: Path
    texts: Texts
    rules: Rules
    bot: Bot
    events: EventTable
    codec: Codec[Any]
    view: Callable[[Situation[Any], str | None], Any]
    table: AtTable[Any]
    drawing: Drawing[Any]
    results: Results[Any, Any]
    terminal: Terminal[Any]
    editor: Editor | None = None
    hides: bool = False

    def plays(self, version: int) -> bool:
        """Whether races under this version of the rules can be played on and replayed."""
        return 1 <= version <= self.version

    def rule_id(self, number: int) -> str:
        """The printed number of a rule: 44 is REG-44."""
        return f"{self.prefix}-{number:02d}"
