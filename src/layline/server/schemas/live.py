"""What goes over the live connection, `/api/live`: one WebSocket per page, JSON with a `type`.

A client sends what it has seen (`seq`) and an `id` of its own with everything that wants an answer;
the answer carries the same `id`. Every text for people is in the language of the connection
(`/api/live?lang=fr`, or `language`).

A table's `seq` counts its entries: actions, chance results, retirements and undos. Entry number 1
is the first; a client that has seen nothing has seen 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from ..language import Language
from .answers import Action, Meant, Preview, WhyNot
from .base import ApiModel, SeatName, TableId
from .tables import TableCard, TableView
from .views import Entry, Sight
from .visitors import VisitorCard

MessageId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ChatText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
Seq = Annotated[int, Field(strict=True, ge=0)]
MESSAGE_ID: TypeAdapter[str] = TypeAdapter(MessageId)


# From the page.


class Watch(ApiModel):
    """Tell me all about a table, and what happens there from now on.

    `since` is the last entry seen, when coming back: the answer then holds only later ones.
    """

    type: Literal["watch"]
    table: TableId
    since: Seq = 0


class Unwatch(ApiModel):
    """Tell me no more about this table."""

    type: Literal["unwatch"]
    table: TableId


class SpeakLanguage(ApiModel):
    """Speak this language from now on; every watched table is told anew."""

    type: Literal["language"]
    lang: Language


class Move(ApiModel):
    """Play an action for a seat of mine, in the position after entry `seq`."""

    type: Literal["move"]
    id: MessageId
    table: TableId
    seq: Seq
    seat: SeatName
    action: Action


class Undo(ApiModel):
    """Take back the last action of my unfinished turn."""

    type: Literal["undo"]
    id: MessageId
    table: TableId
    seq: Seq
    seat: SeatName


class Resign(ApiModel):
    """Retire from the race with a seat of mine."""

    type: Literal["resign"]
    id: MessageId
    table: TableId
    seat: SeatName


class AskWhyNot(ApiModel):
    """Why may this not be played now?"""

    type: Literal["why_not"]
    id: MessageId
    table: TableId
    action: Action


class AskMeant(ApiModel):
    """What does a click at this point of the board mean?"""

    type: Literal["meant"]
    id: MessageId
    table: TableId
    x: Annotated[float, Field(strict=True, allow_inf_nan=False, ge=-1e6, le=1e6)]
    y: Annotated[float, Field(strict=True, allow_inf_nan=False, ge=-1e6, le=1e6)]


class AskPreview(ApiModel):
    """What would this choice of mine bring, and those of a shortcut that follow it?"""

    type: Literal["preview"]
    id: MessageId
    table: TableId
    action: Action
    and_then: tuple[Action, ...] = Field((), max_length=4)


class AskHint(ApiModel):
    """What would a club player do in my place? Answered where the table allows `hints`."""

    type: Literal["hint"]
    id: MessageId
    table: TableId


class AskLook(ApiModel):
    """How did it look after entry `seq`?"""

    type: Literal["look"]
    id: MessageId
    table: TableId
    seq: Seq


class AskDescription(ApiModel):
    """How did it stand after entry `seq`, in words?"""

    type: Literal["describe"]
    id: MessageId
    table: TableId
    seq: Seq


class AskTrails(ApiModel):
    """Which way did each piece come since entry `since`?"""

    type: Literal["trails"]
    id: MessageId
    table: TableId
    since: Seq


class Say(ApiModel):
    """A line of chat."""

    type: Literal["chat"]
    id: MessageId
    table: TableId
    text: ChatText


class Skip(ApiModel):
    """Let the bots play on at once, until a person decides."""

    type: Literal["skip"]
    table: TableId


class Ping(ApiModel):
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
    | AskHint
    | AskLook
    | AskDescription
    | AskTrails
    | Say
    | Skip
    | Ping,
    Field(discriminator="type"),
]
FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(FromPage)


class ChatLine(ApiModel):
    """A line somebody wrote."""

    n: int
    name: str
    seat: str | None
    text: str
    at: float


# To the page.


class Welcome(ApiModel):
    """The first message: who you are, and which version answers.

    `connection` names this connection; a new password given with it ends all others of yours.
    """

    type: Literal["welcome"]
    visitor: VisitorCard
    version: str
    connection: str


class State(ApiModel):
    """A table as it stands, and its entries after `since`.

    That is the `since` that was asked for, unless those before came in `earlier` messages.
    """

    type: Literal["state"]
    table: TableView
    sight: Sight
    since: int
    entries: list[Entry]
    chat: list[ChatLine]


class Earlier(ApiModel):
    """Entries that belong before those of the `state` that follows: a long story in instalments."""

    type: Literal["earlier"]
    table: str
    entries: list[Entry]


class Update(ApiModel):
    """What happened at a watched table.

    `changes` are the fields of the sight that changed since the last `state` or `update`, which
    was after entry `after`: each has its new value, or what changed in it (`views.differences`
    says how that is written). Whoever holds another sight asks for the table again.
    """

    type: Literal["update"]
    table: str
    seq: int
    after: int
    entries: list[Entry]
    changes: dict[str, object]
    deadline: float | None


class TableChanged(ApiModel):
    """Seats, presence or status of a watched table changed."""

    type: Literal["table"]
    table: TableView


class CardChanged(ApiModel):
    """Whose turn it is, or the status, changed at a table of yours that you do not watch."""

    type: Literal["card"]
    table: TableCard


class Ack(ApiModel):
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
    "no_hints",  # the table does not allow them
    "not_racing",  # not begun, or over
    "unknown_table",
    "unreadable_table",  # what is stored of it is damaged
    "too_fast",
    "unavailable",  # the service cannot store anything just now; try again
]


class Refused(ApiModel):
    """Nothing was changed, and why. `pieces` are ids of shapes of the board that are in the way."""

    type: Literal["refused"]
    id: str | None
    table: str | None
    kind: RefusalKind
    message: str
    rule: str | None = None
    pieces: list[str] = Field(default_factory=list)


class WhyNotAnswer(WhyNot):
    """A `WhyNot` at a table."""

    type: Literal["why_not"]
    id: str


class MeantAnswer(Meant):
    """A `Meant` at a table."""

    type: Literal["meant"]
    id: str


class PreviewAnswer(Preview):
    """A `Preview` at a table."""

    type: Literal["preview"]
    id: str


class HintAnswer(ApiModel):
    """A choice that looks good after entry `seq`, and why in one sentence.

    It is worked out from what the seat may know, and nothing of it is stored.
    """

    type: Literal["hint"]
    id: str
    seq: int
    action: str
    why: str


class LookAnswer(ApiModel):
    """How it looked."""

    type: Literal["look"]
    id: str
    sight: Sight


class DescriptionAnswer(ApiModel):
    """A position in words, as the visitor's seat knows it."""

    type: Literal["describe"]
    id: str
    text: str


class TrailPoint(ApiModel):
    """A place that a piece came to with entry `seq`; `anew` where its trail begins again."""

    seq: int
    x: float
    y: float
    anew: bool


class Trail(ApiModel):
    """The way of a piece: whose it is, the number of its colour, and its places."""

    piece: str
    seat: str | None
    colour: int
    points: list[TrailPoint]


class TrailsAnswer(ApiModel):
    """The ways of all pieces that have moved since."""

    type: Literal["trails"]
    id: str
    trails: list[Trail]


class ChatSaid(ApiModel):
    """Somebody wrote a line at a watched table."""

    type: Literal["chat"]
    table: str
    line: ChatLine


class Missed(ApiModel):
    """News was left out because you did not read in time: watch your tables again."""

    type: Literal["missed"]


class Pong(ApiModel):
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
    | HintAnswer
    | LookAnswer
    | DescriptionAnswer
    | TrailsAnswer
    | ChatSaid
    | Missed
    | Pong,
    Field(discriminator="type"),
]
TO_PAGE: TypeAdapter[ToPage] = TypeAdapter(ToPage)
