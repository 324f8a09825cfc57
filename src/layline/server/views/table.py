"""What a visitor sees of a table: made from the view of the seat they look through.

What a seat may see of a position is `position`'s business; here it becomes what a visitor of a
table sees. Everything is made once while the position lasts: ten spectators cost no more than one.
Whoever comes gets the whole sight as text; whoever stays gets what changed in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from orjson import Fragment

from ...engine.answers import BoardSign
from ...engine.scene import Scene
from ...play.race import Race
from ..encoding import json_text
from ..language import TEXTS
from ..refusals import Refusal
from ..schemas.answers import Meant
from ..schemas.base import TakeBackWay
from ..schemas.live import MeantAnswer, PreviewAnswer, Trail, WhyNotAnswer
from ..schemas.views import Entry, Sentence, Sight
from ..tables.crews import held_by
from ..tables.rows import Moment
from ..tables.seats import row_of
from ..tables.table import Table
from . import position
from .differences import Differences
from .position import PositionViews
from .summary import time_up_sentence
from .trails import trails


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks, and what they may do: all that their sight of a position depends on."""

    seat: str | None
    lang: str
    status: str
    decides: bool
    can_undo: bool
    can_resign: tuple[str, ...]
    can_take_back: TakeBackWay | None = None


class TableViews:
    """Makes what visitors see of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._present: PositionViews | None = None
        self._past: PositionViews | None = None
        # Of the present position: sights, those of spectators as text, and updates to them.
        self._sights: dict[Viewer, Sight] = {}
        self._texts: dict[Viewer, str] = {}
        self._differences = Differences()
        self._entries: dict[tuple[int, str], str] = {}
        # What was told last: the entries after a number, and the race in which they were made.
        self._told: dict[tuple[int, int, str], str] = {}
        self._before: tuple[int, Race] | None = None

    # The table as it is, or was.

    def sight(self, visitor: str, lang: str) -> Sight:
        """What a visitor sees now."""
        return self._sight(self.present, self._viewer(visitor, lang))

    def sight_text(self, visitor: str, lang: str) -> str:
        """The same as JSON."""
        views, viewer = self.present, self._viewer(visitor, lang)
        if viewer.seat is not None:
            return json_text(self._sight(views, viewer))
        if viewer not in self._texts:
            self._texts[viewer] = json_text(self._sight(views, viewer))
        return self._texts[viewer]

    def changes(self, known: Sight, sight: Sight) -> Fragment:
        """What changed in a sight of the present position since the one somebody knows, as JSON."""
        return self._differences.between(known, sight)

    def everybody_told(self) -> None:
        """Let go of earlier sights and of news: whoever watches knows the present one by now."""
        self._differences = Differences()
        self._told.clear()
        self._before = None

    def look(self, visitor: str, lang: str, seq: int) -> Sight:
        """What a visitor saw, or would have seen, after an entry."""
        views = self._after(seq)
        seat = self.table.seat_shown(visitor, seq)
        return self._made(views, Viewer(seat, lang, self.table.row.status, False, False, ()))

    def describe(self, visitor: str, lang: str, seq: int) -> str:
        """How it stood after an entry, in words."""
        return position.described(self._after(seq), self.table.seat_shown(visitor, seq), lang)

    def _after(self, seq: int) -> PositionViews:
        """The position after an entry."""
        if seq > self.table.seq:
            raise Refusal("stale", seen=seq, n=self.table.seq)
        if seq == self.table.seq:
            return self.present
        if self._past is None or self._past.seq != seq:
            self._past = PositionViews(self.table.history.race_at(seq), seq)
        return self._past

    def _sight(self, views: PositionViews, viewer: Viewer) -> Sight:
        found = self._sights.get(viewer)
        if found is None:
            found = self._sights[viewer] = self._made(views, viewer)
        return found

    @property
    def present(self) -> PositionViews:
        """The present position."""
        if self._present is None or self._present.seq != self.table.seq:
            if self._present is not None:
                self._before = self._present.seq, self._present.race
            self._present = PositionViews(self.table.race, self.table.seq)
            self._sights.clear()
            self._texts.clear()
            self._differences = Differences()
        return self._present

    def _viewer(self, visitor: str, lang: str) -> Viewer:
        table, status = self.table, self.table.row.status
        seat = table.seat_shown(visitor, table.seq)
        if status != "racing" or seat is None:
            return Viewer(seat, lang, status, False, False, ())
        hers = row_of(table.seat_rows, seat).machine is None
        decides = hers and seat == table.row.to_move
        can_undo = decides and table.may_undo(time.time())
        may_retire = self.present.may_retire
        can_resign = tuple(one for one in held_by(table.seat_rows, visitor) if one in may_retire)
        back = table.may_take_back(seat) if hers else None
        return Viewer(seat, lang, status, decides, can_undo, can_resign, back)

    def _made(self, views: PositionViews, viewer: Viewer) -> Sight:
        lang = viewer.lang
        seen = position.seen(views, viewer.seat, lang, viewer.decides)
        # Before the start nothing is awaited from the race, although its first draw is pending.
        if viewer.status == "open" or not (self.table.seq or viewer.status == "racing"):
            seen = position.awaiting(seen, self._waiting(lang))
        return Sight(
            **vars(seen),
            seq=views.seq,
            can_undo=viewer.can_undo,
            can_resign=viewer.can_resign,
            can_take_back=viewer.can_take_back,
            ground=f"/api/tables/{self.table.row.id}/ground?lang={lang}",
            suggestions=position.suggested(views, viewer.seat, lang) if viewer.decides else None,
        )

    def _waiting(self, lang: str) -> str:
        if self.table.row.status == "over":
            return TEXTS.sentence("table.closed", lang)
        free = sum(seat_row.free for seat_row in self.table.seat_rows)
        return TEXTS.sentence("table.waiting", lang, n=free)

    def ground(self, lang: str) -> Scene:
        """The picture under the board, the same for everybody."""
        return self.table.game.drawing.ground(self.present.view(None), lang)

    def legend(self, lang: str) -> tuple[BoardSign, ...]:
        """The signs on the board and what they mean, the same for everybody."""
        return self.table.game.drawing.legend(self.present.view(None), lang)

    # What happened.

    def news_text(self, after: int, lang: str) -> str:
        """The entries after a number as a JSON list, for all who know those before."""
        key = (after, self.table.seq, lang)
        if key not in self._told:
            self._told[key] = self.entries_text(after, lang)
        return self._told[key]

    def entries_text(self, after: int, lang: str, most: int | None = None) -> str:
        """The entries after a number, or the first of them, as a JSON list."""
        told: list[Fragment] = []
        for moment in self.table.history.moments[after : None if most is None else after + most]:
            key = (moment.entry.seq, lang)
            if key not in self._entries:
                entry = self._entry(moment, self._race_before, self._owners, lang)
                self._entries[key] = json_text(entry)
            told.append(Fragment(self._entries[key]))
        return json_text(told)

    def _race_before(self, seq: int) -> Race:
        """The race in which an entry was made; mostly it has just been looked at."""
        if self._before is not None and self._before[0] == seq - 1:
            return self._before[1]
        return self.table.history.race_at(seq - 1)

    def unworded(self, after: int, lang: str) -> int:
        """How many entries after a number were not yet put into words in a language."""
        known = self._entries
        return sum((n, lang) not in known for n in range(after + 1, self.table.seq + 1))

    def wording(self, after: int, lang: str) -> Callable[[], None]:
        """The work of putting the entries after a number into words; a thread may do it.

        What it needs of the table is taken now: the table may change while it is at work.
        """
        moments, before = self.table.history.moments[after:], self.table.history.races_before(after)
        owners = self._owners

        def word() -> None:
            for moment in moments:
                key = (moment.entry.seq, lang)
                if key not in self._entries:
                    entry = self._entry(moment, before, owners, lang)
                    self._entries[key] = json_text(entry)

        return word

    @property
    def _owners(self) -> list[str | None]:
        """The seat of each piece: once it has one, that lasts."""
        return self.table.race.owners()

    def _entry(
        self,
        moment: Moment,
        before: Callable[[int], Race],
        owners: Sequence[str | None],
        lang: str,
    ) -> Entry:
        """An entry as everybody at the table may know it: what it hides is left out.

        This is the one place where the log goes out to people.
        """
        entry, game, options = moment.entry, self.table.game, self.table.row.options
        then = before(entry.seq)
        lines = position.lines(game, moment.events, lang, options)
        if moment.undone is not None:
            key = "entry.undo" if entry.text == "undo" else "entry.take_back"
            lines = [Sentence(rule="", text=TEXTS.sentence(key, lang, seat=entry.seat))]
        elif not lines and game.codec.shown(entry.text) == entry.text:
            lines = position.named(then, entry.text, lang)
        if entry.time_was_up:
            said = time_up_sentence(game, entry.seat, entry.text, lang)
            lines = [Sentence(rule="", text=said), *lines]
        return Entry(
            seq=entry.seq,
            kind=entry.kind,
            seat=entry.seat,
            by=entry.by,
            action=game.codec.shown(entry.text),
            lines=lines,
            at=entry.at,
            undone=moment.undone,
            time_up=entry.time_was_up,
            heading=position.heading(game, then.moment, then.moment.stage > 1, lang),
            setbacks=position.setbacks(game, moment.events, owners, lang, options),
        )

    def trails(self, since: int) -> list[Trail]:
        """The way each piece has come since an entry."""
        return trails(self.table, since)

    # Questions to the referee; answered from the view of the seat that decides, to its holder.

    def why_not(self, visitor: str, id: str, action: str, lang: str) -> WhyNotAnswer:
        """Why something may not be played now."""
        try:
            found = position.why_not(self.present, self.decider(visitor), action, lang)
        except Refusal as refusal:
            found = position.why_not_at_all(refusal, lang)
        return WhyNotAnswer(type="why_not", id=id, **dict(found))

    def meant(self, visitor: str, id: str, x: float, y: float, lang: str) -> MeantAnswer:
        """What a click on the board means."""
        try:
            found = position.meant(self.present, self.decider(visitor), x, y, lang)
        except Refusal as refusal:
            found = Meant(
                actions=[], action=None, rule=None, message=refusal.message(lang), pieces=[]
            )
        return MeantAnswer(type="meant", id=id, **dict(found))

    def preview(self, visitor: str, id: str, actions: tuple[str, ...], lang: str) -> PreviewAnswer:
        """What a choice of the visitor's, or a shortcut, would bring, up to the next chance."""
        found = position.preview(self.present, self.decider(visitor), actions, lang)
        return PreviewAnswer(type="preview", id=id, **dict(found))

    def reason(self, visitor: str, action: str, lang: str) -> str:
        """Why a choice of the visitor's looks good."""
        return position.reason(self.present, self.decider(visitor), action, lang)

    def decider(self, visitor: str) -> str:
        """The seat that decides, for whoever may decide for it."""
        row, seat_rows = self.table.row, self.table.seat_rows
        if row.status != "racing" or row.to_move is None:
            raise Refusal("not_racing")
        seat_row = row_of(seat_rows, row.to_move)
        if visitor not in seat_row.people or seat_row.machine is not None:
            raise Refusal("not_your_turn", to_move=row.to_move)
        return row.to_move
