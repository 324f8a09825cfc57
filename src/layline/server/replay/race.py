"""A race to look at again: its log with what mattered, the tracks, and its boards in runs.

Everything is made from views, as in `views.table`; through whose eyes a visitor may look is decided
by whoever makes the replay. The work is plain but takes a while, so threads do it: see `renderer`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from orjson import Fragment

from ...engine.answers import HandCard, Moment
from ...engine.events import Event
from ...engine.scene import Group, Line, Scene, Shape
from ...play.race import Race
from ..encoding import json_bytes, json_text
from ..refusals import Refusal
from ..schemas.replays import (
    FrameCard,
    HeldCard,
    HeldCards,
    PictureCard,
    ReelStage,
    StepCard,
    TrackPoint,
    WakeCard,
)
from ..schemas.views import Sentence
from ..tables.rows import EntryKind
from ..views.position import PositionViews, heading, named
from ..views.summary import time_up_sentence

ALL = "all"
"""The eyes that know everything: once a race is over."""
ONLOOKER = "onlooker"
"""The eyes of a spectator."""
MOST_FRAMES = 64
"""The most boards in one answer."""

_PATTERNS = ("track", "track-dashed", "track-dotted")


@dataclass(frozen=True)
class ReplayedRace:
    """A race as far as it has gone; `eyes` are those through which this visitor may look.

    `time_up` are the moments that were decided because somebody's time was up.
    """

    key: str
    race: Race
    eyes: tuple[str, ...]
    time_up: tuple[int, ...] = ()

    # The log.

    @cached_property
    def _events(self) -> list[tuple[Event, ...]]:
        return list(self.race.told())[::-1]

    @cached_property
    def _states(self) -> list[object]:
        """The position before each entry, and the last, as the machine holds them."""
        return [*(step.state for step in self.race.steps()), self.race.state]

    @cached_property
    def _moments(self) -> list[Moment]:
        """The stage and round of each of these."""
        glance, moment = self.race.table.machine.glance, self.race.game.results.moment
        return [moment(glance(state)) for state in self._states]

    def steps(self, lang: str) -> list[StepCard]:
        """Every entry as everybody may know it, with the stage and round it was played in."""
        game, seats = self.race.game, self.race.table.seats
        headings = self.headings(lang)
        found = []
        for n, (step, text) in enumerate(
            zip(self.race.steps(), self.race.history, strict=True), start=1
        ):
            when = self._moments[n - 1]
            retires = text.split(" ")[0] == "retire"
            kind: EntryKind = "action" if step.actor >= 0 else "chance"
            events = self._events[n - 1]
            told = [_line(self.race, event, lang) for event in events]
            told = told or named(self.race.step_to(n - 1), text, lang)
            marks = {met.kind: None for event in events if (met := event.milestone)}
            found.append(
                StepCard(
                    n=n,
                    kind="retire" if retires else kind,
                    seat=None if step.actor < 0 else seats[step.actor],
                    action=game.codec.shown(text),
                    lines=[*self._late(n, lang), *told],
                    stage=when.stage,
                    round=when.round,
                    heading=headings[n - 1],
                    marks=list(marks),
                )
            )
        return found

    def _late(self, n: int, lang: str) -> list[Sentence]:
        """The sentence that time was up, if that is why an entry was decided."""
        if n not in self.time_up:
            return []
        text, seat = self.race.history[n - 1], self.race.step_to(n - 1).to_move
        return [Sentence(rule="", text=time_up_sentence(self.race.game, seat, text, lang))]

    @cached_property
    def tracks(self) -> list[WakeCard]:
        """The path each piece has taken; a place only where it changed."""
        found: dict[str, WakeCard] = {}
        parts: dict[str, object] = {}
        read, track_of = self.race.table.machine.read, self.race.game.results.track
        for n, (state, when) in enumerate(zip(self._states, self._moments, strict=True)):
            for at in track_of(read(state)):
                piece = at.piece
                track = found.setdefault(piece, WakeCard(piece=piece, seat=at.seat, points=[]))
                anew = parts.get(piece) != at.part
                parts[piece] = at.part
                place = TrackPoint(n=n, x=at.x, y=at.y, stage=when.stage, anew=anew)
                last = track.points[-1] if track.points else None
                if last is None or anew or (last.x, last.y) != (place.x, place.y):
                    track.points.append(place)
        return list(found.values())

    def stages(self, lang: str) -> list[ReelStage]:
        """The stages or races of a series that are over, each at the moment at which it ended."""
        found: list[ReelStage] = []
        for n in self._turning_points():
            end = self.race.game.results.stage_end(self.race.step_to(n).view(), lang)
            if end is not None and end.number > (found[-1].end.number if found else 0):
                found.append(ReelStage(n=n, end=end))
        return found

    def _turning_points(self) -> list[int]:
        """The moments at which a stage may have ended, with those just before."""
        stages = [when.stage for when in self._moments]
        new = [n for n in range(1, len(stages)) if stages[n] != stages[n - 1]]
        return sorted({*new, *(n - 1 for n in new), self.race.played})

    # The boards.

    def must_have(self, eye: str) -> None:
        """Refuse eyes through which this visitor may not look."""
        if eye not in self.eyes:
            if ALL not in self.eyes and eye in (ALL, *self.race.seats):
                raise Refusal("not_your_eyes", status=403, field="eye")
            known = ", ".join(self.eyes)
            raise Refusal("unknown_eyes", status=422, field="eye", known=known)

    def moments(self, first: int, last: int | None, every: int) -> list[int]:
        """The moments from one to another in steps of `every`, and always the last."""
        end = self.race.played if last is None else min(last, self.race.played)
        if first > end:
            raise Refusal("no_moment", status=422, field="first", at=first, n=self.race.played)
        found = list(range(first, end + 1, every))
        if found[-1] != end:
            found.append(end)
        return found

    def frames(self, eye: str, lang: str, moments: Sequence[int]) -> str:
        """What is to be seen at these moments, a `FramesCard` as JSON.

        What several of them have in common is sent once.
        """
        shapes: dict[bytes, int] = {}
        cards: dict[bytes, int] = {}
        frames = [self._frame(n, eye, lang, shapes, cards) for n in moments]
        answer = {
            "frames": frames,
            "shapes": [Fragment(shape) for shape in shapes],
            "cards": [Fragment(card) for card in cards],
        }
        return json_text(answer)

    def _frame(
        self, n: int, eye: str, lang: str, shapes: dict[bytes, int], cards: dict[bytes, int]
    ) -> FrameCard:
        race, game = self.race.step_to(n), self.race.game
        views = PositionViews(race, n)
        view = views.view(self._seat(eye))
        hands = []
        if game.hides:
            for seat in race.seats if eye == ALL else [eye] if eye in race.seats else []:
                held = [_held(card) for card in game.table.hand(views.view(seat), lang)]
                places = [cards.setdefault(json_bytes(card), len(cards)) for card in held]
                hands.append(HeldCards(seat=seat, cards=places))
        return FrameCard(
            n=n,
            to_move=race.to_move,
            over=race.over,
            prompt=game.table.prompt(view, lang),
            description=game.table.describe(view, lang),
            facts=game.table.facts(view, lang),
            board=_picture(game.drawing.board(view, lang), shapes),
            instruments=_picture(game.drawing.instruments(view, lang), shapes),
            hands=hands,
        )

    def _seat(self, eye: str) -> str | None:
        return None if eye in (ALL, ONLOOKER) else eye

    # Pictures to take away.

    def scene(self, n: int, eye: str, lang: str, tracks: bool, tall: bool = False) -> Scene:
        """The whole picture of a moment; with tracks, the board alone with the paths so far."""
        view = self.race.step_to(n).view(self._seat(eye))
        game = self.race.game
        if not tracks:
            return game.drawing.scene(view, lang, tall=tall)
        ground, board = game.drawing.ground(view, lang), game.drawing.board(view, lang)
        place = next((k for k, one in enumerate(board.shapes) if self._is_piece(one)), 0)
        shapes = (
            *ground.shapes,
            *board.shapes[:place],
            *self._wakes(n),
            *board.shapes[place:],
        )
        return Scene(
            width=board.width,
            height=board.height,
            title=board.title,
            description=game.table.describe(view, lang),
            shapes=shapes,
            lang=lang,
        )

    def _is_piece(self, shape: Shape) -> bool:
        """Whether a shape is one of those that leave a track, or holds one."""
        ends = tuple(f":{track.piece}" for track in self.tracks)
        if shape.id is not None and shape.id.endswith(ends):
            return True
        return isinstance(shape, Group) and any(map(self._is_piece, shape.shapes))

    def _wakes(self, n: int) -> list[Shape]:
        found: list[Shape] = []
        stage = self._moments[n].stage
        for track in self.tracks:
            for way in _ways(track, n, stage):
                pattern = _PATTERNS[track.seat % len(_PATTERNS)]
                found.append(Line(role="track-under", points=way))
                found.append(Line(role=pattern, seat=track.seat, points=way))
        return found

    def heading(self, n: int, lang: str) -> str:
        """The part of the race an entry belongs to: "Round 3"; nothing before the first entry."""
        return self.headings(lang)[n - 1] if n else ""

    def headings(self, lang: str) -> list[str]:
        """The part of the race that each entry belongs to."""
        if lang not in self._headings:
            self._headings[lang] = self._worked_out_headings(lang)
        return self._headings[lang]

    @cached_property
    def _headings(self) -> dict[str, list[str]]:
        return {}

    def _worked_out_headings(self, lang: str) -> list[str]:
        whens = self._moments[:-1]
        several = len({when.stage for when in whens}) > 1
        return [heading(self.race.game, when, several, lang) for when in whens]

    def sentences(self, n: int, lang: str) -> tuple[str, ...]:
        """What happened in an entry, each sentence after its rule."""
        lines = [_line(self.race, line, lang) for line in self._events[n - 1]] if n else []
        return tuple(f"{line.rule} {line.text}".lstrip() for line in [*self._late(n, lang), *lines])


def _ways(track: WakeCard, n: int, stage: int) -> list[tuple[tuple[float, float], ...]]:
    """The lines of a track up to a moment of a stage."""
    ways: list[list[tuple[float, float]]] = []
    for point in track.points:
        if point.n > n:
            break
        if point.stage != stage:
            continue
        if point.anew or not ways:
            ways.append([])
        ways[-1].append((point.x, point.y))
    return [tuple(way) for way in ways if len(way) > 1]


def _line(race: Race, event: Event, lang: str) -> Sentence:
    return Sentence(rule=event.rule_id, text=race.game.events.sentence(event, lang, race.options))


def _held(card: HandCard) -> HeldCard:
    return HeldCard(id=card.id, label=card.label, tone=card.tone, picture=card.picture)


def _picture(scene: Scene, shapes: dict[bytes, int]) -> PictureCard:
    plain = scene.to_json()
    drawn = [shapes.setdefault(json_bytes(shape), len(shapes)) for shape in plain["shapes"]]
    return PictureCard(
        width=scene.width,
        height=scene.height,
        title=scene.title,
        description=scene.description,
        shapes=drawn,
        lang=scene.lang,
    )
