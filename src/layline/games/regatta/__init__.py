"""Regatta (3M, 1970): yachts on a grid, one die, a wind that shifts."""

from __future__ import annotations

from pathlib import Path

from ...engine.answers import QuickRace
from ...engine.game import Bot, Game, Rules
from ...engine.parts import AtTable, Codec, Drawing, Results
from .bot import pilot
from .codec.length import minutes
from .codec.loading import load_position
from .codec.notation import RegattaNotation
from .codec.options import Options, new_race
from .drawing import scene as pictures
from .drawing.legend import legend
from .drawing.shelf import shelf
from .editor.course_editor import RegattaEditor
from .results import results
from .results.ending import ending
from .results.stages import stage_end
from .rules import observation, referee
from .rules.actions import SPACE
from .rules.events import MOST_EVENTS
from .rules.state import HEAD, MOST_SPACES, VERSION, Race, Scratch
from .table import labels, pointing, sentences
from .table.dues import dues
from .table.facts import facts
from .table.preview import preview
from .table.suggestions import suggestions
from .table.why import why
from .terminal import text_board
from .view import RegattaView


class RegattaCodec(Codec[Race]):
    """Regatta as text and JSON."""

    options = Options
    minutes = staticmethod(minutes)
    new = staticmethod(new_race)
    notation = staticmethod(RegattaNotation)
    load = staticmethod(load_position)


class RegattaTable(AtTable[RegattaView]):
    """Regatta as people play it."""

    prompt = staticmethod(sentences.prompt)
    describe = staticmethod(sentences.describe)
    facts = staticmethod(facts)
    suggestions = staticmethod(suggestions)
    why = staticmethod(why)
    label = staticmethod(labels.label)
    group = staticmethod(labels.group)
    target = staticmethod(pointing.target)
    choices_vary_with = staticmethod(pointing.choices_vary_with)
    meant = staticmethod(pointing.meant)
    refused = staticmethod(pointing.refused)
    blockers = staticmethod(pointing.blockers)
    preview = staticmethod(preview)
    dues = staticmethod(dues)


class RegattaDrawing(Drawing[RegattaView]):
    """Regatta as a sea chart."""

    scene = staticmethod(pictures.scene)
    ground = staticmethod(pictures.ground)
    board = staticmethod(pictures.board)
    instruments = staticmethod(pictures.instruments)
    shelf = staticmethod(shelf)
    legend = staticmethod(legend)


class RegattaResults(Results[Race, RegattaView]):
    """Regatta in retrospect."""

    moment = staticmethod(results.moment)
    track = staticmethod(results.track)
    progress = staticmethod(results.progress)
    series = staticmethod(results.series)
    ending = staticmethod(ending)
    stage_end = staticmethod(stage_end)
    chances = staticmethod(results.chances)


GAME = Game(
    id="regatta",
    name="Regatta",
    prefix="REG",
    version=VERSION,
    seats=range(2, 7),
    seats_option="players",
    quick=QuickRace(options={"board": "quick", "players": 3}, bots=("greedy", "gentle")),
    folder=Path(__file__).parent,
    texts=sentences.TEXTS,
    rules=Rules.of(
        referee,
        observation,
        race=Race,
        scratch=Scratch,
        most_actions=SPACE + MOST_SPACES,
        most_choices=MOST_SPACES,
        most_events=MOST_EVENTS,
        observation=observation.OBSERVATION,
        same_turn=lambda race: race.phase == HEAD or race.turn.begun == 1,
    ),
    bot=Bot(worth=pilot.worth),
    events=sentences.EVENTS,
    codec=RegattaCodec(),
    view=RegattaView,
    table=RegattaTable(),
    drawing=RegattaDrawing(),
    results=RegattaResults(),
    terminal=text_board,
    editor=RegattaEditor(),
)
