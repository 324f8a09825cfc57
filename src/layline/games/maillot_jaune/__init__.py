"""Maillot Jaune (Mako, 1979): a cycling tour of three stages, energy, form and break-aways."""

from __future__ import annotations

from pathlib import Path

from ...engine.game import Game, Rules
from .bot import pilot
from .codec.loading import load_position
from .codec.notation import TourNotation
from .codec.options import RIDERS, Options, new_race, suggested
from .drawing.classification import ranking, standings
from .drawing.looks import LOOKS
from .drawing.riders import SEAT_COLOURS
from .drawing.scene import board, ground, instruments, scene
from .drawing.shelf import shelf
from .results.results import chances, moment, progress, series
from .results.track import track
from .rules import observation, referee
from .rules.actions import ACTIONS
from .rules.events import MOST_EVENTS
from .rules.state import AID, BREAK, RIDE, SPRINT, Race, Scratch
from .table import pointing
from .table.describe import describe
from .table.facts import facts
from .table.labels import group, label
from .table.offers import absent, amounts, offer, shortcuts
from .table.overlays import overlays
from .table.preview import preview, remark
from .table.sentences import EVENTS, TEXTS, prompt
from .terminal.text_board import text_board
from .view import TourView


def _same_turn(race: Race) -> bool:
    """Whether what was played last by the player who decides belongs to the turn under way."""
    return race.phase in (BREAK, SPRINT, AID) or (race.phase == RIDE and race.turn.asked != 0)


GAME = Game(
    id="maillot-jaune",
    name="Maillot Jaune",
    prefix="MJ",
    version=1,
    seats=range(2, 10),
    seats_option="players",
    quick={
        "options": {"players": 4, "drafting": True, "pact": True},
        "bots": ["greedy", "gentle", "gentle"],
    },
    folder=Path(__file__).parent,
    race=Race,
    scratch=Scratch,
    rules=Rules(
        actor=referee.actor,
        why_not=referee.why_not,
        choices=referee.choices,
        odds=referee.odds,
        draw=referee.draw,
        settle=referee.settle,
        play=referee.play,
        may_retire=referee.may_retire,
        retire=referee.retire,
        resume=referee.resume,
        scores=referee.scores,
        observe=observation.observe,
        imagine=observation.imagine,
        worth=pilot.worth,
        turn=referee.whose_turn,
    ),
    most_actions=ACTIONS,
    most_choices=observation.OBSERVATION,
    most_events=MOST_EVENTS,
    observation=observation.OBSERVATION,
    options=Options,
    new=new_race,
    notation=TourNotation,
    load=load_position,
    same_turn=_same_turn,
    view=TourView,
    scene=scene,
    ground=ground,
    board=board,
    instruments=instruments,
    shelf=shelf,
    targets=pointing.targets,
    label=label,
    group=group,
    refused=pointing.refused,
    meant=pointing.meant,
    blockers=pointing.blockers,
    preview=preview,
    remark=remark,
    facts=facts,
    prompt=prompt,
    describe=describe,
    events=EVENTS,
    text_board=text_board,
    texts=TEXTS,
    pieces=RIDERS,
    owner=lambda race, piece: race.riders[piece].owner,
    offer=offer,
    amounts=amounts,
    overlays=overlays,
    looks=LOOKS,
    shortcuts=shortcuts,
    absent=absent,
    standings=standings,
    ranking=ranking,
    colours=SEAT_COLOURS,
    suggested=suggested,
    moment=moment,
    chances=chances,
    progress=progress,
    series=series,
    track=track,
)
