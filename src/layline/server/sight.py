"""What leaves a table for a visitor: made from the view of the seat she looks through.

Everything here comes from `Vantage.view(seat)` and from what the game makes of a view, so nothing
can leave that the seat may not know. It is made as text at once, of parts that are kept while the
position lasts: ten spectators cost one. `messages` says what the texts hold.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from pydantic_core import to_json

from ..engine.game import Game, Json
from ..engine.scene import Scene
from ..games import find_game
from ..play.race import Race
from .messages import Entry, Line, MeantAnswer, Odd, PreviewAnswer, Warning, WhyNotAnswer
from .problems import TEXTS, Refusal, said
from .roster import chair_of, seats_of
from .sheets import Moment
from .sitting import Sitting


class Vantage:
    """A position and what is to be seen from each seat; what the seats share is made once."""

    def __init__(self, race: Race, seq: int) -> None:
        self.race = race
        self.seq = seq
        self._views: dict[str | None, Json] = {}
        self._drawn: dict[int, tuple[Scene, str]] = {}

    def view(self, seat: str | None) -> Json:
        """All that a seat may see (None: a spectator)."""
        if seat not in self._views:
            view = self._views[seat] = self.race.game.view(seat, *self._shared, self._told())
            if self.race.game.open:
                view["last"] = self.race.last
        return self._views[seat]

    @cached_property
    def may_retire(self) -> frozenset[str]:
        """The seats that may retire now."""
        return frozenset(seat for seat in self.race.seats if self.race.retirements(seat))

    def drawn(self, scene: Scene) -> str:
        """A scene as JSON; a game that gives several seats the very same one pays once."""
        found = self._drawn.get(id(scene))
        if found is None:
            found = self._drawn[id(scene)] = (scene, _text(scene.to_json()))
        return found[1]

    @cached_property
    def _shared(self) -> tuple[Json, Json, list[str], list[str], Json | None]:
        race = self.race
        before = race.step_to(race.played - 1).position() if race.played else None
        return race.position(), race.derived(), race.choices(), race.events, before

    @cached_property
    def _tale(self) -> list[list[str]]:
        return []

    @cached_property
    def _telling(self) -> Iterator[list[str]]:
        return self.race.told()

    def _told(self) -> Iterator[list[str]]:
        """`Race.told`, of which each step is worked out at most once."""
        n = 0
        while True:
            if n == len(self._tale):
                step = next(self._telling, None)
                if step is None:
                    return
                self._tale.append(step)
            yield self._tale[n]
            n += 1


@dataclass(frozen=True, slots=True)
class Glass:
    """Through what a visitor looks: all on which her sight of a position depends."""

    seat: str | None
    lang: str
    status: str
    decides: bool
    can_undo: bool
    can_resign: tuple[str, ...]


class Lookout:
    """Makes what visitors see of one table."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._present: Vantage | None = None
        self._past: Vantage | None = None
        self._sights: dict[Glass, str] = {}  # of the present position
        self._entries: dict[tuple[int, str], str] = {}

    # The table as it is, or was.

    def sight(self, visitor: str, lang: str) -> str:
        """What a visitor sees now: a `Sight`, as JSON."""
        vantage = self.vantage
        glass = self._glass(visitor, lang)
        found = self._sights.get(glass)
        if found is None:
            found = self._sights[glass] = self._made(vantage, glass)
        return found

    def look(self, visitor: str, lang: str, seq: int) -> str:
        """What a visitor saw, or would have seen, after an entry."""
        if seq > self.sitting.seq:
            raise Refusal("stale", seen=seq, n=self.sitting.seq)
        if self._past is None or self._past.seq != seq:
            self._past = Vantage(self.sitting.race_at(seq), seq)
        seat = self.sitting.seat_shown(visitor, seq)
        glass = Glass(seat, lang, self.sitting.sheet.status, False, False, ())
        return self._made(self._past, glass)

    @property
    def vantage(self) -> Vantage:
        """The present position."""
        if self._present is None or self._present.seq != self.sitting.seq:
            self._present = Vantage(self.sitting.race, self.sitting.seq)
            self._sights.clear()
        return self._present

    def _glass(self, visitor: str, lang: str) -> Glass:
        sitting, status = self.sitting, self.sitting.sheet.status
        seat = sitting.seat_shown(visitor, sitting.seq)
        if status != "racing" or seat is None:
            return Glass(seat, lang, status, False, False, ())
        decides = seat == sitting.sheet.to_move
        decides = decides and chair_of(sitting.chairs, seat).machine is None
        can_undo = decides and sitting.may_undo(time.time())
        mine = seats_of(sitting.chairs, visitor)
        can_resign = tuple(one for one in mine if one in self.vantage.may_retire)
        return Glass(seat, lang, status, decides, can_undo, can_resign)

    def _made(self, vantage: Vantage, glass: Glass) -> str:
        game, lang, race = self.sitting.game, glass.lang, vantage.race
        view = vantage.view(glass.seat)
        # Before the start nothing is awaited from the race, although its first draw is pending.
        waiting = glass.status == "open" or not (self.sitting.seq or glass.status == "racing")
        head = {
            "seq": vantage.seq,
            "seat": glass.seat,
            "to_move": None if waiting else race.to_move,
            "over": race.over,
            "prompt": self._waiting(lang) if waiting else game.prompt(view, lang),
            "description": game.describe(view, lang),
            "choices": self._choices(view, lang) if glass.decides else [],
            "refused": self._refused(view, lang) if glass.decides else [],
            "can_undo": glass.can_undo,
            "can_resign": glass.can_resign,
            "ground": f"/api/tables/{self.sitting.sheet.id}/ground?lang={lang}",
            "facts": game.facts(view, lang),
            "offer": game.offer(view, lang) if glass.decides else None,
            "hand": [_plain(card) for card in game.hand(view, lang)],
            "amounts": game.amounts(view, lang) if glass.decides else [],
            "overlays": [{"on": False} | _plain(one) for one in game.overlays(view, lang)],
            "shortcuts": game.shortcuts(view, lang) if glass.decides else [],
            "standings": _drawn(game.standings(view, lang)),
            "ranking": game.ranking(view, lang),
        }
        board = vantage.drawn(game.board(view, lang))
        instruments = vantage.drawn(game.instruments(view, lang))
        return f'{_text(head)[:-1]},"board":{board},"instruments":{instruments}}}'

    def _waiting(self, lang: str) -> str:
        if self.sitting.sheet.status == "over":
            return TEXTS.sentence("table.closed", lang)
        free = sum(chair.free for chair in self.sitting.chairs)
        return TEXTS.sentence("table.waiting", lang, n=free)

    def _choices(self, view: Json, lang: str) -> list[Json]:
        game = self.sitting.game
        return [
            {
                "action": target["action"],
                "label": game.label(view, target["action"], lang),
                "target": _place(target),
                "group": _group(game.id, target["action"], lang),
            }
            for target in game.targets(view)
        ]

    def _refused(self, view: Json, lang: str) -> list[Json]:
        game = self.sitting.game
        return [
            {
                "action": action,
                "label": game.label(view, action, lang),
                "target": None,
                "group": _group(game.id, action, lang),
            }
            for action in game.refused(view)
        ]

    def ground(self, lang: str) -> Json:
        """The picture under the board, the same for everybody."""
        return self.sitting.game.ground(self.vantage.view(None), lang).to_json()

    # What happened.

    def entries_text(self, after: int, lang: str) -> str:
        """The entries after a number, as a JSON list."""
        texts = []
        for moment in self.sitting.moments[after:]:
            key = (moment.entry.seq, lang)
            if key not in self._entries:
                self._entries[key] = self._entry(moment, lang).model_dump_json()
            texts.append(self._entries[key])
        return f"[{','.join(texts)}]"

    def _entry(self, moment: Moment, lang: str) -> Entry:
        """An entry as everybody at the table may know it: what it hides is told by nobody.

        This is the one place where the log leaves for people.
        """
        entry, game = moment.entry, self.sitting.game
        lines = [self._line(line, lang) for line in moment.lines]
        if moment.undone is not None:
            lines = [Line(rule="", text=TEXTS.sentence("entry.undo", lang, seat=entry.seat))]
        return Entry(
            seq=entry.seq,
            kind=entry.kind,
            seat=entry.seat,
            by=entry.by,
            action=game.shown(entry.text),
            lines=lines,
            at=entry.at,
            undone=moment.undone,
        )

    def _line(self, line: str, lang: str) -> Line:
        text = self.sitting.game.told(line, lang, self.sitting.sheet.options)
        return Line(rule=line.partition(" ")[0], text=text)

    # Questions to the referee; answered from the view of the seat that decides, to its holder.

    def why_not(self, visitor: str, id: str, action: str, lang: str) -> WhyNotAnswer:
        """Why something may not be played now."""
        answer = WhyNotAnswer(
            type="why_not", id=id, allowed=False, rule=None, message="", pieces=[]
        )
        try:
            self._must_be_allowed(self._deciders_view(visitor), action)
        except Refusal as refusal:
            answer.message = refusal.message(lang)
            answer.rule, answer.pieces = refusal.rule, list(refusal.pieces)
        else:
            answer.allowed, answer.message = True, TEXTS.sentence("answer.allowed", lang)
        return answer

    def _must_be_allowed(self, view: Json, action: str) -> None:
        race, game = self.vantage.race, self.sitting.game
        if not race.is_action(action):
            text = said("refused.no_action", action=action, game=game.name)
            raise Refusal("malformed", text=text)
        forbids = race.why_not(action)
        if forbids is not None:
            pieces = game.blockers(view, action)
            raise Refusal("illegal", rule=forbids.rule, pieces=pieces, text=forbids.reason)

    def meant(self, visitor: str, id: str, x: float, y: float, lang: str) -> MeantAnswer:
        """What a click on the board means."""
        game = self.sitting.game
        answer = MeantAnswer(type="meant", id=id, actions=[], rule=None, message="", pieces=[])
        try:
            view = self._deciders_view(visitor)
        except Refusal as refusal:
            answer.message = refusal.message(lang)
            return answer
        found = game.meant(view, {"x": x, "y": y})
        answer.actions = found["actions"]
        if not answer.actions:
            answer.rule = found["rule"]
            answer.message = game.texts.reason(found["rule"], lang)
            if found["action"] is not None:
                answer.pieces = game.blockers(view, found["action"])
        return answer

    def preview(self, visitor: str, id: str, action: str, lang: str) -> PreviewAnswer:
        """What a choice of hers would bring, up to the next chance."""
        game, view = self.sitting.game, self._deciders_view(visitor)
        if action not in view["choices"]:
            self._must_be_allowed(view, action)
            # Allowed, but no choice: to retire is a command of the table.
            raise Refusal("malformed", text=said("refused.no_choice", action=action))
        found = game.preview(view, action)
        lines = [self._line(line, lang) for line in found["events"]]
        lines += [Line(rule=note["rule"], text=game.remark(note, lang)) for note in found["notes"]]
        warnings = [
            Warning(rule=one["rule"], text=game.remark(one, lang), pieces=one["pieces"])
            for one in found["warnings"]
        ]
        return PreviewAnswer(
            type="preview",
            id=id,
            action=action,
            path=[(x, y) for x, y in found["path"]],
            ends_turn=found["ends_turn"],
            lines=lines,
            warnings=warnings,
            odds=[_odd(game, one, lang) for one in found.get("odds", [])],
            picture=_drawn(found.get("picture")),
        )

    def _deciders_view(self, visitor: str) -> Json:
        """The view of the seat that decides, for whoever may decide for it."""
        sheet, chairs = self.sitting.sheet, self.sitting.chairs
        if sheet.status != "racing" or sheet.to_move is None:
            raise Refusal("not_racing")
        chair = chair_of(chairs, sheet.to_move)
        if visitor not in chair.people or chair.machine is not None:
            raise Refusal("not_your_turn", to_move=sheet.to_move)
        return self.vantage.view(sheet.to_move)


def _odd(game: Game, odd: Json, lang: str) -> Odd:
    return Odd(text=game.remark(odd, lang), ways=odd["ways"], of=odd["of"], tone=odd["tone"])


def _plain(thing: Json) -> Json:
    """A card or overlay with its scenes as JSON."""
    return {
        name: value.to_json() if isinstance(value, Scene) else value
        for name, value in thing.items()
    }


def _drawn(scene: Scene | None) -> Json | None:
    return None if scene is None else scene.to_json()


def _text(value: Any) -> str:
    return to_json(value).decode()


@lru_cache(maxsize=4096)
def _group(game: str, action: str, lang: str) -> str:
    return find_game(game).group(action, lang)


def _place(target: Json) -> Json | None:
    """Where a choice is picked on the board, if it is."""
    if target["kind"] == "button":
        return None
    return {name: value for name, value in target.items() if name != "action"}
