"""A stage that is over: places, minutes, who wears the jersey, who is out, what comes next."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.answers import Reason, StageEnd, StageRow
from ....engine.ranking import deciding, place
from ..codec.notation import SEATS
from ..rules.file import members
from ..rules.order import race_order
from ..rules.standings import total_minutes
from ..rules.state import OUT, OVER, STAGES, Race
from ..table.sentences import rider_name
from ..view import TourView
from .ending import WORDS, compared, stage_keys


def last_stage(race: Race) -> int:
    """MJ-41: the number of the stage that was over last; 0 if none was, or the tour was cut off."""
    if race.phase != OVER:
        return race.stage - 1
    return race.stage if race.crossed != 0 and race_order(race) == 0 else 0


def stage_end(view: TourView, lang: str) -> StageEnd | None:
    """MJ-40, MJ-42, MJ-43: the stage that was over last.

    It is told as it was then: who has abandoned since was still in the tour.
    """
    race, stage = view.race, last_stage(view.race)
    if stage == 0:
        return None
    home = _in_order_of_stage(race, stage)
    left = [one for one in view.riders if _left_in(race, one, stage)]
    out = WORDS.sentence("stage.out", lang)
    return StageEnd(
        number=stage,
        title=WORDS.sentence("stage.title", lang, n=stage, of=STAGES),
        columns=tuple(WORDS.sentence(f"stage.{key}", lang) for key in ("minutes", "total", "rank")),
        rows=(
            *(_row(view, number, home, stage, lang) for number in home),
            *(
                StageRow(
                    SEATS[race.riders[one].owner], "–", rider_name(view, one, lang), (out, "–", "–")
                )
                for one in left
            ),
        ),
        news=tuple(_news(view, home, left, stage, lang)),
        counted=Reason("MJ-40", "minutes", WORDS.sentence("stage.counted", lang)),
        next=""
        if race.phase == OVER
        else WORDS.sentence(f"next.{stage + 1}", lang, n=stage + 1, of=STAGES),
    )


def _in_order_of_stage(race: Race, stage: int) -> list[int]:
    """MJ-42: the riders who finished a stage, the winner first."""
    home = [one for one in members(race.start_list) if race.riders[one].stages >= stage]
    return sorted(home, key=lambda one: race.riders[one].places[stage - 1])


def _left_in(race: Race, number: int, stage: int) -> bool:
    """MJ-37: whether a rider abandoned in this stage."""
    rider = race.riders[number]
    return rider.column == OUT and rider.stages == stage - 1


def _row(view: TourView, number: int, home: list[int], stage: int, lang: str) -> StageRow:
    rider = view.race.riders[number]
    return StageRow(
        SEATS[rider.owner],
        str(rider.places[stage - 1]),
        rider_name(view, number, lang),
        (
            WORDS.sentence("stage.plus", lang, n=rider.minutes[stage - 1]),
            WORDS.sentence("stage.sum", lang, n=total_minutes(rider, stage)),
            str(_rank(view.race, number, home, stage)),
        ),
    )


def _news(
    view: TourView, home: list[int], left: list[int], stage: int, lang: str
) -> Iterator[Reason]:
    """Who has won the stage, who leads and why, who is out of the tour."""
    race = view.race
    if home:
        who = rider_name(view, home[0], lang)
        yield Reason("MJ-39", "won", WORDS.sentence("stage.won", lang, who=who, n=stage))
        ranked = sorted(home, key=lambda one: _rank(race, one, home, stage))
        who = rider_name(view, ranked[0], lang)
        yield Reason("MJ-43", "jersey", WORDS.sentence("stage.jersey", lang, who=who))
        for second in ranked[1:2]:
            yield _why_leads(view, ranked[0], second, stage, lang)
    for number in left:
        who = rider_name(view, number, lang)
        yield Reason("MJ-37", "abandoned", WORDS.sentence("stage.abandoned", lang, who=who))


def _rank(race: Race, number: int, home: list[int], stage: int) -> int:
    """MJ-43, MJ-44: the place of a rider in the classification after a stage."""
    keys = (stage_keys(race.riders[one], stage) for one in home)
    return place(stage_keys(race.riders[number], stage), keys)


def _why_leads(view: TourView, leader: int, second: int, stage: int, lang: str) -> Reason:
    riders = view.race.riders
    found = deciding(stage_keys(riders[leader], stage), stage_keys(riders[second], stage))
    if found is None:
        raise ValueError(f"nothing sets {leader} apart from {second}")
    return compared(view, leader, second, found, lang)
