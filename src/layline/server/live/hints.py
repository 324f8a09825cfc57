"""What a club player would do, told to whoever asks, where the table allows it."""

from __future__ import annotations

from ...bots import bot
from ...play.race import Race
from ..operations.long_work import LongWork
from ..refusals import Refusal
from ..schemas.live import AskHint, HintAnswer
from ..tables.hints import allows_hints
from ..tables.seats import FILLER
from ..visitors.visitor import Visitor
from .bot_runner import bot_seed
from .registry import TableRegistry


class Hints:
    """Answers who does not know what to do. Nothing is stored, and nobody else hears of it."""

    def __init__(self, registry: TableRegistry, work: LongWork) -> None:
        self._registry, self._work = registry, work

    async def hint(self, visitor: Visitor, message: AskHint, lang: str) -> HintAnswer:
        """A good choice for the visitor's seat that decides.

        It is thought out in a thread, like all long work. Bots guess what their seat cannot know,
        so a hint tells nothing about it.
        """
        loaded = await self._registry.find(message.table, visitor.id)
        table, views = loaded.table, loaded.views
        seat = views.decider(visitor.id)
        if not allows_hints(table.row, table.seat_rows):
            raise Refusal("no_hints", status=403)
        seq, race = table.seq, table.race.copy()
        seed = bot_seed(loaded.id, seat)
        action = await self._work.do(visitor.id, lambda: _thought_out(race, seed))
        if table.seq != seq:
            raise Refusal("stale", seen=seq, n=table.seq)
        why = views.reason(visitor.id, action, lang)
        return HintAnswer(type="hint", id=message.id, seq=seq, action=action, why=why)


def _thought_out(race: Race, seed: int) -> str:
    return bot(FILLER, seed).choose(race)
