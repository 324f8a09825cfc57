"""Race the Wind (Ghenos, 2007): up to the mark, down to the gate, and who has right of way."""

from __future__ import annotations

from pathlib import Path

from ...engine.game import Game, Rules
from .bot import pilot
from .codec.loading import load_position
from .codec.notation import RaceTheWindNotation
from .codec.options import Options, again, new_race
from .codec.turn_log import turn_line
from .drawing.looks import LOOKS
from .drawing.scene import board, ground, instruments, overlays, scene
from .drawing.shelf import shelf
from .editor.laying import LAYING
from .results.results import chances, progress
from .results.track import track
from .rules import observation, referee
from .rules.actions import POINT
from .rules.events import MOST_EVENTS
from .rules.state import HEAD, MOST_POINTS, PLAY, VERSION, Race, Scratch
from .table import pointing
from .table.facts import facts
from .table.labels import group, label
from .table.offers import absent, offer, shortcuts
from .table.preview import preview, remark
from .table.sentences import EVENTS, TEXTS, describe, prompt
from .terminal.text_board import text_board
from .view import RaceTheWindView

GAME = Game(
    id="race-the-wind",
    name="Race the Wind",
    prefix="RTW",
    version=VERSION,
    seats=range(2, 6),
    seats_option="players",
    quick={"options": {"preset": "short", "players": 3}, "bots": ["greedy", "gentle"]},
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
    most_actions=POINT + 3 * MOST_POINTS,
    most_choices=2 * MOST_POINTS,
    most_events=MOST_EVENTS,
    observation=observation.OBSERVATION,
    options=Options,
    new=new_race,
    notation=RaceTheWindNotation,
    load=load_position,
    same_turn=lambda race: race.phase == HEAD or (race.phase == PLAY and race.turn.done > 0),
    view=RaceTheWindView,
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
    offer=offer,
    overlays=overlays,
    looks=LOOKS,
    shortcuts=shortcuts,
    absent=absent,
    clock_for_turns=True,
    again=again,
    course=LAYING,
    chances=chances,
    progress=progress,
    track=track,
    turn_line=turn_line,
)
