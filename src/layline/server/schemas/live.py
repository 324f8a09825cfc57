"""What goes over the live connection, `/api/live`: one WebSocket a visitor, JSON with a `type`.

A client sends what it has seen (`seq`) and an `id` of its own with everything that wants an answer;
the answer carries the same `id`. Every text for people is in the language of the connection
(`/api/live?lang=fr`, or `language`).

A table's `seq` counts its entries: actions, chance results, retirements and undos. Entry number 1
is the first; a client that has seen nothing has seen 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from .tables import Card, Language, SeatName, TableCard, TableId, TableView, VisitorCard

MessageId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Action = Annotated[str, StringConstraints(min_length=1, max_length=200)]
ChatText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
Seq = Annotated[int, Field(strict=True, ge=0)]


# From the page.


class Watch(Card):
    """Tell me all about a table, and what happens there from now on.

    `since` is the last entry seen, when coming back: the answer then holds only later ones.
    """

    type: Literal["watch"]
    table: TableId
    since: Seq = 0


class Unwatch(Card):
    """No more about this table."""

    type: Literal["unwatch"]
    table: TableId


class SpeakLanguage(Card):
    """Speak this language from now on; every watched table is told anew."""

    type: Literal["language"]
    lang: Language


class Move(Card):
    """Play an action for a seat of mine, in the position after entry `seq`."""

    type: Literal["move"]
    id: MessageId
    table: TableId
    seq: Seq
    seat: SeatName
    action: Action


class Undo(Card):
    """Take back the last action of my unfinished turn."""

    type: Literal["undo"]
    id: MessageId
    table: TableId
    seq: Seq
    seat: SeatName


class Resign(Card):
    """Retire from the race with a seat of mine."""

    type: Literal["resign"]
    id: MessageId
    table: TableId
    seat: SeatName


class AskWhyNot(Card):
    """Why may this not be played now?"""

    type: Literal["why_not"]
    id: MessageId
    table: TableId
    action: Action


class AskMeant(Card):
    """What does a click at this point of the board mean?"""

    type: Literal["meant"]
    id: MessageId
    table: TableId
    x: Annotated[float, Field(strict=True, allow_inf_nan=False, ge=-1e6, le=1e6)]
    y: Annotated[float, Field(strict=True, allow_inf_nan=False, ge=-1e6, le=1e6)]


class AskPreview(Card):
    """What would this choice of mine bring?"""

    type: Literal["preview"]
    id: MessageId
    table: TableId
    action: Action


class AskLook(Card):
    """How did it look after entry `seq`?"""

    type: Literal["look"]
    id: MessageId
    table: TableId
    seq: Seq


class Say(Card):
    """A line of chat."""

    type: Literal["chat"]
    id: MessageId
    table: TableId
    text: ChatText


class Skip(Card):
    """Let the bots play on at once, until a person decides."""

    type: Literal["skip"]
    table: TableId


class Ping(Card):
    """Are you there?"""

    type: Literal["ping"]


FromPage = Annotated[
    Watch
    | Unwatch
    | SpeakLanguage
    | Move
    | Undo
    | Resign
    | AskWhyNot
    | AskMeant
    | AskPreview
    | AskLook
    | Say
    | Skip
    | Ping,
    Field(discriminator="type"),
]
FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(FromPage)


# What a table looks like.


class Line(Card):
    """One thing that happened, as a sentence, with the rule behind it."""

    rule: str
    text: str


class Entry(Card):
    """One entry of a table: who played what, and what came of it.

    `seat` is null for chance. A bot that stood in is named in `by`; with `time_up` the service
    decided because the seat's time was up, and the first line says so. After an undo the entry it
    took back (`undone`) no longer counts.
    """

    seq: int
    kind: Literal["action", "chance", "retire", "undo"]
    seat: str | None
    by: str | None
    action: str
    lines: list[Line]
    at: float
    undone: int | None = None
    time_up: bool = False


class Target(Card):
    """Where on the board a choice is picked: a point, or a direction seen from one.

    x and y are in the units of the scene; `angle` is in degrees clockwise from up. `sign` is the
    very short text written on it ("3"); `tone` how it is drawn: "extra" for a dearer variant,
    "caution" for what may backfire.
    """

    kind: Literal["point", "direction"]
    x: float
    y: float
    angle: float | None = None
    sign: str = ""
    tone: Literal["plain", "extra", "caution"] = "plain"


class Choice(Card):
    """A legal action: its notation, in words, and its target, null for a mere button.

    `group` is the heading over it in a list of buttons, in words; choices of one group follow each
    other.
    """

    action: str
    label: str
    target: Target | None
    group: str


class Answer(Card):
    """An answer to an offer; its action is one of the choices."""

    action: str
    label: str
    tone: Literal["yes", "no", "plain"]


class Offer(Card):
    """A question put to whoever decides, with its answers: a protest to lodge, a pact to enter.

    `from` is the seat it comes from, `pieces` name the shapes it is about.
    """

    title: str
    text: str
    rule: str
    pieces: list[str]
    from_: str | None = Field(alias="from")
    answers: list[Answer]


class Together(Card):
    """Cards that are played together: so many at most, then the choice that ends it."""

    most: int
    end: str
    label: str


class HandCard(Card):
    """A card in the hand: its picture, a scene, and the choices it can be played for.

    Where there are none, or not all, `note` says why. `over` is a scene to lay over the board while
    the card is looked at. Only equal cards share their choices.
    """

    id: str
    label: str
    note: str
    picture: dict[str, Any]
    over: dict[str, Any] | None
    actions: list[str]
    tone: Literal["plain", "special"]
    together: Together | None = None


class SliderValue(Card):
    """A value to which a slider can be set."""

    value: int
    label: str


class Slider(Card):
    """One amount to set."""

    id: str
    label: str
    values: list[SliderValue]


class Setting(Card):
    """The choice that a value per slider stands for."""

    values: list[int]
    action: str


class Amount(Card):
    """Choices that are picked by setting amounts, with sliders."""

    id: str
    label: str
    sliders: list[Slider]
    choices: list[Setting]


class Overlay(Card):
    """A picture that can be laid over the board: wind shadows, lay lines, zones.

    One that is `on` is shown until somebody switches it off; one that `covers` the board hides what
    could be picked there.
    """

    id: str
    label: str
    picture: dict[str, Any]
    on: bool = False
    covers: bool = False


class Ranking(Card):
    """Who leads and by how much, as a table; the second column names who it is."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Shortcut(Card):
    """Choices a page may play one after the other, or without being told.

    "once": a button; "again": and again as long as one of this id is offered, until the player
    takes over; "itself": after a short notice, being the only choice.
    """

    id: str
    label: str
    actions: Annotated[list[str], Field(min_length=1)]
    how: Literal["once", "again", "itself"]


class Fact(Card):
    """A short fact about a seat ("Next: mark 2"); `icon` names a sign the page may draw."""

    text: str
    icon: str | None = None


class SeatFacts(Card):
    """How a seat stands. `place` and `points` once they are known."""

    seat: str
    name: str
    status: str
    place: int | None
    points: float | None
    facts: list[Fact]


class Outlook(Card):
    """What a seat sees of a position (`seat` null: a spectator).

    `board` is the scene of all that changes, `instruments` the scene of what must stay in sight
    (the wind, the die). `refused` are actions a player would look for but may not play now, to be
    shown greyed. `offer`, `hand`, `amounts` and `shortcuts` are other ways to the choices, in games
    that have them; `overlays` can be laid over the board, `standings` is a picture of who leads and
    by how much, `ranking` the same as a table.
    """

    seat: str | None
    to_move: str | None
    over: bool
    prompt: str
    description: str
    choices: list[Choice]
    refused: list[Choice] = Field(default_factory=list)
    board: dict[str, Any]
    instruments: dict[str, Any]
    standings: dict[str, Any] | None = None
    ranking: Ranking | None = None
    facts: list[SeatFacts]
    offer: Offer | None = None
    hand: list[HandCard] = Field(default_factory=list)
    amounts: list[Amount] = Field(default_factory=list)
    overlays: list[Overlay] = Field(default_factory=list)
    shortcuts: list[Shortcut] = Field(default_factory=list)


class Sight(Outlook):
    """What a visitor sees of a table after entry `seq`, through `seat` (null: a spectator).

    `ground` names the unchanging picture under the board (GET it once).
    """

    seq: int
    can_undo: bool
    can_resign: list[str]
    ground: str


class ChatLine(Card):
    """A line somebody wrote."""

    n: int
    name: str
    seat: str | None
    text: str
    at: float


# To the page.


class Welcome(Card):
    """The first message: who you are, and which version answers.

    `connection` names this connection; a new password given with it ends all others of yours.
    """

    type: Literal["welcome"]
    visitor: VisitorCard
    version: str
    connection: str


class State(Card):
    """A table as it stands, and its entries after `since`.

    That is the `since` that was asked for, unless those before came in `earlier` messages.
    """

    type: Literal["state"]
    table: TableView
    sight: Sight
    since: int
    entries: list[Entry]
    chat: list[ChatLine]


class Earlier(Card):
    """Entries that belong before those of the `state` that follows: a long story in portions."""

    type: Literal["earlier"]
    table: str
    entries: list[Entry]


class Update(Card):
    """What happened at a watched table."""

    type: Literal["update"]
    table: str
    seq: int
    entries: list[Entry]
    sight: Sight
    deadline: float | None


class TableChanged(Card):
    """Seats, presence or status of a watched table changed."""

    type: Literal["table"]
    table: TableView


class CardChanged(Card):
    """Something changed at a table where you have a seat, watched or not: whose turn, status."""

    type: Literal["card"]
    table: TableCard


class Ack(Card):
    """Done and stored: a move, undo, resignation or chat line. `seq` is the entry's number."""

    type: Literal["ack"]
    id: str
    seq: int


RefusalKind = Literal[
    "malformed",  # not a message, or not an action of the game
    "ambiguous",  # the action could be several
    "illegal",  # the rules forbid it
    "stale",  # something happened since the `seq` you saw
    "not_your_turn",
    "not_your_seat",
    "no_undo",
    "not_racing",  # not begun, or over
    "unknown_table",
    "too_fast",
    "unavailable",  # the service cannot store anything just now; try again
]


class Refused(Card):
    """Nothing was changed, and why. `pieces` are ids of shapes of the board that are in the way."""

    type: Literal["refused"]
    id: str | None
    table: str | None
    kind: RefusalKind
    message: str
    rule: str | None = None
    pieces: list[str] = Field(default_factory=list)


class WhyNot(Card):
    """The referee's answer; `allowed` when it may be played after all."""

    allowed: bool
    rule: str | None
    message: str
    pieces: list[str]


class WhyNotAnswer(WhyNot):
    """The same at a table."""

    type: Literal["why_not"]
    id: str


class Meant(Card):
    """The actions a click could mean, or the rule that leaves none."""

    actions: list[str]
    rule: str | None
    message: str
    pieces: list[str]


class MeantAnswer(Meant):
    """The same at a table."""

    type: Literal["meant"]
    id: str


class Warning(Card):
    """Something about a choice that its player may regret."""

    rule: str
    text: str
    pieces: list[str]


class Odd(Card):
    """One way a throw can end: in so many `ways` `of` all."""

    text: str
    ways: int
    of: int
    tone: Literal["plain", "good", "caution", "bad"]


class Preview(Card):
    """What a choice would bring: its path on the board, what would happen, what to beware of.

    `odds` say how a throw that follows can end; `picture` is a scene to lay over the board.
    """

    action: str
    path: list[tuple[float, float]]
    ends_turn: bool
    lines: list[Line]
    warnings: list[Warning]
    odds: list[Odd] = Field(default_factory=list)
    picture: dict[str, Any] | None = None


class PreviewAnswer(Preview):
    """The same at a table."""

    type: Literal["preview"]
    id: str


class LookAnswer(Card):
    """How it looked."""

    type: Literal["look"]
    id: str
    sight: Sight


class ChatSaid(Card):
    """Somebody wrote a line at a watched table."""

    type: Literal["chat"]
    table: str
    line: ChatLine


class Pong(Card):
    """Here."""

    type: Literal["pong"]


ToPage = Annotated[
    Welcome
    | State
    | Earlier
    | Update
    | TableChanged
    | CardChanged
    | Ack
    | Refused
    | WhyNotAnswer
    | MeantAnswer
    | PreviewAnswer
    | LookAnswer
    | ChatSaid
    | Pong,
    Field(discriminator="type"),
]
TO_PAGE: TypeAdapter[ToPage] = TypeAdapter(ToPage)
