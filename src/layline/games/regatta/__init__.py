"""Regatta (3M, 1970): yachts on a grid, one die, the wind that shifts."""

from __future__ import annotations

from pathlib import Path

from ...engine.game import Game, Rules
from .bot import pilot
from .codec.loading import load_position
from .codec.notation import RegattaNotation
from .codec.options import Options, new_race
from .drawing.scene import board, ground, instruments, scene
from .drawing.shelf import shelf
from .editor.laying import LAYING
from .results.results import chances, moment, progress, series
from .results.track import track
from .rules import observation, referee
from .rules.actions import SPACE
from .rules.events import MOST_EVENTS
from .rules.state import HEAD, MOST_SPACES, VERSION, Race, Scratch
from .table import pointing
from .table.facts import facts
from .table.labels import group, label
from .table.preview import preview, remark
from .table.sentences import EVENTS, TEXTS, describe, prompt
from .terminal.text_board import text_board
from .view import RegattaView

GAME = Game(
    id="regatta",
    name="Regatta",
    prefix="REG",
    version=VERSION,
    seats=range(2, 7),
    seats_option="players",
    quick={"options": {"board": "quick", "players": 3}, "bots": ["greedy", "gentle"]},
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
    ),
    most_actions=SPACE + MOST_SPACES,
    most_choices=MOST_SPACES,
    most_events=MOST_EVENTS,
    observation=observation.OBSERVATION,
    options=Options,
    new=new_race,
    notation=RegattaNotation,
    load=load_position,
    same_turn=lambda race: race.phase == HEAD or race.turn.begun == 1,
    view=RegattaView,
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
    course=LAYING,
    moment=moment,
    chances=chances,
    progress=progress,
    series=series,
    track=track,
)
