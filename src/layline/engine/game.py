"""What a game is: the rules, records and texts that every game supplies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from .events import Event, EventTable
from .laying import Laying
from .looks import PLAIN_LOOKS, Looks
from .scene import Scene
from .texts import Texts
from .view import Json as Json
from .view import Situation

AView: TypeAlias = Any
"""A view of the game's own kind, see `layline.engine.view`."""


class Notation(Protocol):
    """Between numbers and the text people type: of actions, chance results and positions.

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
    | `turn(race)` | a number for the turn under way, which bots think through as a whole |

    Without a `turn` of the game's own, a turn lasts for as long as the same seat decides.
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
    turn: Callable[..., int] | None = None

    def __post_init__(self) -> None:
        if self.turn is None:
            object.__setattr__(self, "turn", self.actor)


def _own_seat(race: Any, piece: int) -> int:
    """Every seat has one piece, which bears its number."""
    return piece


def _whole(entry: str) -> str:
    """Nothing that is played is hidden from anybody."""
    return entry


def _none(view: AView, lang: str) -> None:
    """There is no such thing in this game."""


def _nothing(view: AView, lang: str) -> list[Json]:
    """There is nothing of the kind in this game."""
    return []


def _uncounted(text: str) -> list[Json]:
    """No chance result is worth counting."""
    return []


def _untracked(position: Json) -> list[Json]:
    """Nothing that leaves a track."""
    return []


def _by_round(position: Json) -> Json:
    """The round that the position tells; a race has one stage."""
    return {"stage": 1, "round": position.get("round") or 0}


def _the_same(options: Json, winner: str) -> Json:
    """A rematch is like the race before it."""
    return options


def _unwritten(position: Json, played: Sequence[tuple[str, Sequence[Event]]]) -> str | None:
    """Turns are not written down, or what is played says enough."""
    return None


def _as_they_come(seats: int) -> Json:
    """Every option has the value it has by itself."""
    return {}


@dataclass(frozen=True)
class Game:
    """One game, whole. Everything above the games works with this and knows no game by name.

    `version` is that of the rules; it goes up when a rule changes what a stored race would come to.
    From 2 on the record of a race has a field `version`, which `new` fills with the present one,
    positions name and the rules ask: a race goes on under the version it was begun with.

    `events` is the table of all that can happen, see `layline.engine.events`.

    What people see and touch is made from a view, all that a seat may know (`view`), and nothing
    else; `lang` is "en" or "fr".

    | function | meaning |
    |---|---|
    | `scene(view, lang, tall=)` | the whole picture, panel included: notebooks, files |
    | `ground(view, lang)` | the part of the board that stays as it is for the whole sitting |
    | `board(view, lang)` | all that changes, to be painted over the ground: same size, same units |
    | `instruments(view, lang)` | a small picture of what must stay in sight: the wind, the die |
    | `shelf(lang)` | a picture of the game for the shelf: a typical moment of a race |
    | `targets(view)` | where each choice is picked, in the order of the choices |
    | `label(view, action, lang)` | a choice in words, short enough for a button |
    | `group(action, lang)` | the heading over a choice in a list of buttons |
    | `refused(view)` | actions one would look for here although a rule forbids them, a few only |
    | `meant(view, where)` | what a click beside every target is about; it plays nothing |
    | `blockers(view, action)` | ids of the shapes that stand in the way of a refused action |
    | `preview(view, action)` | what a choice would bring, up to the next chance |
    | `remark(note, lang)` | a note or warning of a preview as a sentence |
    | `facts(view, lang)` | how each seat stands, in a few words |
    | `prompt(view, lang)` | the sentence that says what is awaited |
    | `describe(view, lang)` | the whole situation in words |

    A target is `{"action", "kind", "x", "y", "angle", "sign", "tone"}`: kind "point" or "direction"
    (seen from x,y; angle in degrees clockwise from up, else None), x and y in units of the board
    scene; of kind "button" it has no place (None). `sign` is a character or two to write on it, or
    empty; `tone` is "plain", "extra" (a dearer variant) or "caution" (it may backfire). Several
    choices may share a point. Choices under one heading follow each other. No target lies on the
    piece that is to move, under which the board has a circle of the id "on-move": whoever clicks
    on her own piece wants to know what it can do.

    A click `where` is `{"x", "y"}`, in units of the board scene. Its meaning is
    `{"actions", "action", "rule"}`: the choices it could be about, which are then shown and not
    played; if there is none, the rule that leaves none and the action it refuses, where one can be
    named (else None). What has no place on the board is what a click is about on pieces only.

    A preview is `{"action", "path", "ends_turn", "events", "notes", "warnings"}`: the points sailed
    in board units, where it begins included; events; what is worth knowing; what may be
    regretted. Notes and warnings are `{"rule", "pieces", ...}` with ids of shapes as `pieces`;
    `remark` says them. Where the choice leads to a throw, `odds` may say how it can end: a list of
    `{"key", "ways", "of", "tone"}`, ways out of so many, all together one; `remark` says them too.
    A `picture`, if there is one, is a scene to be laid over the board while it is looked at.

    Facts are a list of `{"seat", "name", "status", "place", "points", "facts"}`, a fact is
    `{"text", "icon"}` (icon: a word, or None).

    `absent(view)`, where there is one, is what the referee plays for whoever let her time run out;
    without it a bot decides. The clock of a table is for each decision, or with `clock_for_turns`
    for all those of a turn.

    `suggested(seats)` are options proposed to whoever plans a table for so many; `again(options,
    winner)` are those of a rematch, in which the last winner sits at `winner`. `only` names options
    that mean something only while others have certain values: `{"size": {"rules": ("gigamic",)}}`.

    `quick` is the race that "play now" starts: `{"options", "bots"}`, a bot for every seat but the
    first. The texts have `shelf.tagline` and `shelf.length`, a line each about the game.

    What not every game has, and a game may leave out:

    | function | meaning |
    |---|---|
    | `offer(view, lang)` | a question put to whoever decides, with its answers; or None |
    | `hand(view, lang)` | the cards she holds, in order |
    | `amounts(view, lang)` | choices that are picked by setting amounts |
    | `overlays(view, lang)` | pictures to be laid over the board on demand |
    | `shortcuts(view, lang)` | choices that a page may play together, or without being told |
    | `standings(view, lang)` | a picture of who leads and by how much; or None |
    | `ranking(view, lang)` | the standings as a table; or None |
    | `shown(entry)` | what was played or drawn, as everybody may read it while the race lasts |
    | `turn_line(position, played)` | a turn written down in one line; or None |

    An offer is `{"title", "text", "rule", "pieces", "from", "answers"}`: a protest one may lodge, a
    pact one may enter; `pieces` are ids of shapes, `from` is a seat or None, each answer is
    `{"action", "label", "tone"}` (tone "yes", "no" or "plain") and one of the choices.

    A turn begins in a position; `played` are its entries, each a text with its events.

    A card is `{"id", "label", "note", "picture", "over", "actions", "tone"}`: a scene as `picture`,
    one to be laid `over` the board while the card is looked at (or None), the choices it can be
    played for, and a note that says why there are none, or not more. Its tone is "plain" or
    "special". Every action of a card is a choice; only equal cards share theirs. Cards of which
    several are played together also have `together`, `{"most", "end", "label"}`: how many at most,
    the choice that ends it, and what it is called.

    An amount is `{"id", "label", "sliders", "choices"}`; a slider `{"id", "label", "values"}` with
    values `{"value", "label"}` in order; a choice `{"values", "action"}` gives the action of a
    value per slider. Settings for which there is no choice are left out of the list.

    An overlay is `{"id", "label", "picture"}`, the picture in units of the board scene; with
    `"on": True` it is shown until somebody switches it off, with `"covers": True` nothing can be
    picked under it.

    A ranking is `{"title", "columns", "rows"}`: texts, as many in a row as there are columns; the
    second column names who it is. A new title tells that the standings are new.

    A shortcut is `{"id", "label", "actions", "how"}`, its first action a choice, the others choices
    one after the other: played "once", or "again" whenever a shortcut of this id is offered until
    she takes over, or by "itself" after a short notice, where it is the only choice.

    `course` is how courses of this game are laid by hand, see `layline.engine.laying`; without one
    there is no editor. The game says what pieces there are, where they may lie, what can be set,
    which rules a draft breaks, and which options a finished one stands for; it draws it, too.

    `colours` gives each seat a colour of the palette (A, B, ...), where these are not its own;
    `looks` says how roles look that only this game draws (`looks.Looks`).

    What replays and results are made from, which a game may leave out too:

    | function | meaning |
    |---|---|
    | `moment(position)` | `{"stage", "round"}`, both counted from 1, 0 before the first |
    | `track(position)` | where each piece that leaves a track is now |

    A piece on its track is `{"piece", "seat",
    "part", "x", "y"}`: its name, the number of its colour in the palette, and its place in units of
    the board scene; where the `part` changes (another race, another strip of road) the track
    begins anew. Everybody may know it.

    | function | meaning |
    |---|---|
    | `progress(view, lang)` | how far each piece still has to go |
    | `series(view, lang)` | the races of a series, the stages of a tour, as a table; or None |
    | `chances(text)` | what a chance result counts as, for statistics |

    Progress is a list of `{"piece", "sign", "seat", "name", "left"}`: the sign a character or two,
    what is left in whole units of the game's own (None: not on the way), which `results.axis` and
    `results.left` (with `n`) of the texts name; where there are several stages, `results.stage`
    (with `n`) names one. A series is `{"title", "columns", "rows"}`, a row `{"seat", "name",
    "cells"}` with a text per column, the best row first. A result counts as `{"kind", "value"}`,
    once or several times (two dice); the texts name a kind as `chance.KIND.name` and, where it does
    not speak for itself, a value as `chance.KIND.VALUE`.

    Where a seat may have several pieces, or pieces have names of their own, `pieces` lists these by
    number: `retire` names a piece, and its number goes to the rules; `owner(race, piece)` is the
    seat of a piece in a plain record, or -1. In a game that `hides` something seats know different
    things, so it matters through whose eyes a race is looked at again.
    """

    id: str
    name: str
    prefix: str
    version: int
    seats: range
    seats_option: str
    quick: Json = field(hash=False)
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
    view: Callable[[Situation[Any], str | None], Any]
    scene: Callable[..., Scene]
    ground: Callable[[AView, str], Scene]
    board: Callable[[AView, str], Scene]
    instruments: Callable[[AView, str], Scene]
    shelf: Callable[[str], Scene]
    targets: Callable[[AView], list[Json]]
    label: Callable[[AView, str, str], str]
    group: Callable[[str, str], str]
    refused: Callable[[AView], list[str]]
    meant: Callable[[AView, Json], Json]
    blockers: Callable[[AView, str], list[str]]
    preview: Callable[[AView, str], Json]
    remark: Callable[[Json, str], str]
    facts: Callable[[AView, str], list[Json]]
    prompt: Callable[[AView, str], str]
    describe: Callable[[AView, str], str]
    events: EventTable = field(hash=False)
    text_board: Callable[[AView], str]
    texts: Texts
    pieces: tuple[str, ...] = ()
    owner: Callable[[Any, int], int] = _own_seat
    hides: bool = False
    offer: Callable[[AView, str], Json | None] = _none
    hand: Callable[[AView, str], list[Json]] = _nothing
    amounts: Callable[[AView, str], list[Json]] = _nothing
    overlays: Callable[[AView, str], list[Json]] = _nothing
    shortcuts: Callable[[AView, str], list[Json]] = _nothing
    standings: Callable[[AView, str], Scene | None] = _none
    ranking: Callable[[AView, str], Json | None] = _none
    shown: Callable[[str], str] = _whole
    turn_line: Callable[[Json, Sequence[tuple[str, Sequence[Event]]]], str | None] = _unwritten
    colours: str = "ABCDEFGHI"
    looks: Looks = field(default=PLAIN_LOOKS, hash=False)
    suggested: Callable[[int], Json] = _as_they_come
    only: Mapping[str, Mapping[str, tuple[object, ...]]] = field(default_factory=dict, hash=False)
    again: Callable[[Json, str], Json] = _the_same
    absent: Callable[[AView], str] | None = None
    clock_for_turns: bool = False
    course: Laying | None = None
    moment: Callable[[Json], Json] = _by_round
    track: Callable[[Json], list[Json]] = _untracked
    progress: Callable[[AView, str], list[Json]] = _nothing
    series: Callable[[AView, str], Json | None] = _none
    chances: Callable[[str], list[Json]] = _uncounted

    def plays(self, version: int) -> bool:
        """Whether races under this version of the rules can be played on and replayed."""
        return 1 <= version <= self.version

    def rule_id(self, number: int) -> str:
        """The printed number of a rule: 44 is REG-44."""
        return f"{self.prefix}-{number:02d}"
