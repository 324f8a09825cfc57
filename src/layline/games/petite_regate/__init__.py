"""La Petite Régate and its 2010 edition by Gigamic: wooden boats, cards with arrows, a table."""

from __future__ import annotations

from pathlib import Path

from ...engine.answers import QuickRace
from ...engine.game import Bot, Game, Rules
from ...engine.parts import AtTable, Codec, Drawing, Results
from .bot import pilot
from .codec.length import minutes
from .codec.loading import load_position
from .codec.notation import PetiteRegateNotation
from .codec.options import ONLY, Options, new_race, suggested
from .drawing.legend import legend
from .drawing.looks import LOOKS
from .drawing.scene import board, ground, instruments, scene
from .drawing.shelf import shelf
from .drawing.sight import COLOURS
from .editor.course_editor import PetiteRegateEditor
from .results.ending import ending
from .results.results import chances, moment, progress, track
from .rules import observation, reasons, referee
from .rules.actions import AREA, DROP, MOST_ACTIONS
from .rules.events import MOST_EVENTS
from .rules.state import AGAIN, END, HEAD, PIVOT, REPLAY, SWAP, Race, Scratch
from .table import labels, pointing
from .table.dues import dues
from .table.facts import facts
from .table.hand import hand, overlays
from .table.preview import preview
from .table.sentences import EVENTS, describe, prompt
from .table.suggestions import suggestions
from .table.why import why
from .terminal import text_board
from .view import PetiteRegateView, entry_shown
from .words import TEXTS

UNDER_WAY = (HEAD, AGAIN, REPLAY, PIVOT, SWAP, END)
"""The phases within a turn: nothing was drawn since it began, so it may be taken back."""


class PetiteRegateCodec(Codec[Race]):
    """Options, actions and positions as text and JSON."""

    options = Options
    minutes = staticmethod(minutes)
    only = ONLY
    new = staticmethod(new_race)
    notation = staticmethod(PetiteRegateNotation)
    load = staticmethod(load_position)
    suggested = staticmethod(suggested)
    shown = staticmethod(entry_shown)


class PetiteRegateTable(AtTable[PetiteRegateView]):
    """What people do at the table and are told there."""

    prompt = staticmethod(prompt)
    describe = staticmethod(describe)
    facts = staticmethod(facts)
    suggestions = staticmethod(suggestions)
    why = staticmethod(why)
    label = staticmethod(labels.label)
    group = staticmethod(labels.group)
    target = staticmethod(pointing.target)
    meant = staticmethod(pointing.meant)
    refused = staticmethod(pointing.refused)
    blockers = staticmethod(pointing.blockers)
    preview = staticmethod(preview)
    dues = staticmethod(dues)
    hand = staticmethod(hand)
    overlays = staticmethod(overlays)


class PetiteRegateDrawing(Drawing[PetiteRegateView]):
    """The table top and the cards."""

    colours = COLOURS
    looks = LOOKS
    scene = staticmethod(scene)
    ground = staticmethod(ground)
    board = staticmethod(board)
    instruments = staticmethod(instruments)
    shelf = staticmethod(shelf)
    legend = staticmethod(legend)


class PetiteRegateResults(Results[Race, PetiteRegateView]):
    """Tracks, the way still to go, and who was drawn first."""

    moment = staticmethod(moment)
    track = staticmethod(track)
    progress = staticmethod(progress)
    ending = staticmethod(ending)
    chances = staticmethod(chances)


GAME = Game(
    id="petite-regate",
    name="La Petite Régate",
    prefix="LPR",
    version=1,
    seats=range(2, 5),
    seats_option="players",
    quick=QuickRace(
        options={"rules": "gigamic", "size": "short", "players": 3},
        bots=("greedy", "gentle"),
    ),
    folder=Path(__file__).parent,
    texts=TEXTS,
    rules=Rules.of(
        reasons,
        referee,
        observation,
        race=Race,
        scratch=Scratch,
        most_actions=MOST_ACTIONS,
        # the spots of the start area; but an observation is written into the same list
        most_choices=max(DROP - AREA, observation.OBSERVATION),
        most_events=MOST_EVENTS,
        observation=observation.OBSERVATION,
        same_turn=lambda race: race.phase in UNDER_WAY,
    ),
    bot=Bot(worth=pilot.worth),
    events=EVENTS,
    codec=PetiteRegateCodec(),
    view=PetiteRegateView,
    table=PetiteRegateTable(),
    drawing=PetiteRegateDrawing(),
    results=PetiteRegateResults(),
    terminal=text_board,
    editor=PetiteRegateEditor(),
    hides=True,
)
