"""La Petite Régate and its 2010 edition by Gigamic: wooden boats, cards with arrows, a table."""

from __future__ import annotations

from pathlib import Path

from ...engine.game import Game, Rules
from .bot import pilot
from .codec.loading import load_position
from .codec.notation import PetiteRegateNotation
from .codec.options import ONLY, Options, new_race, suggested
from .drawing.looks import LOOKS
from .drawing.scene import board, ground, instruments, scene
from .drawing.shelf import shelf
from .drawing.sight import COLOURS
from .editor.laying import LAYING
from .results.results import chances, progress
from .results.track import track
from .rules import observation, reasons, referee
from .rules.actions import AREA, DROP, MOST_ACTIONS
from .rules.events import MOST_EVENTS
from .rules.state import AGAIN, END, HEAD, PIVOT, REPLAY, SWAP, Race, Scratch
from .table import pointing
from .table.facts import facts
from .table.hand import hand, overlays
from .table.labels import group, label
from .table.preview import preview, remark
from .table.sentences import EVENTS, describe, prompt
from .table.words import TEXTS
from .terminal.text_board import text_board
from .view import PetiteRegateView, entry_shown

UNDER_WAY = (HEAD, AGAIN, REPLAY, PIVOT, SWAP, END)
"""The phases amid a turn: nothing was drawn since it began, so it may be taken back."""

GAME = Game(
    id="petite-regate",
    name="La Petite Régate",
    prefix="LPR",
    version=1,
    seats=range(2, 5),
    seats_option="players",
    suggested=suggested,
    only=ONLY,
    quick={
        "options": {"rules": "gigamic", "size": "short", "players": 3},
        "bots": ["greedy", "gentle"],
    },
    folder=Path(__file__).parent,
    race=Race,
    scratch=Scratch,
    rules=Rules(
        actor=referee.actor,
        why_not=reasons.why_not,
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
    most_actions=MOST_ACTIONS,
    # the spots of the start area; but an observation is written into the same list
    most_choices=max(DROP - AREA, observation.OBSERVATION),
    most_events=MOST_EVENTS,
    observation=observation.OBSERVATION,
    options=Options,
    new=new_race,
    notation=PetiteRegateNotation,
    load=load_position,
    same_turn=lambda race: race.phase in UNDER_WAY,
    view=PetiteRegateView,
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
    hand=hand,
    overlays=overlays,
    looks=LOOKS,
    course=LAYING,
    shown=entry_shown,
    colours=COLOURS,
    chances=chances,
    progress=progress,
    track=track,
    hides=True,
)
