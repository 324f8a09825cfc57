"""Race the Wind (Ghenos, 2007): up to the mark, down to the gate, and who has right of way."""

from __future__ import annotations

from pathlib import Path

from ...engine.answers import QuickRace
from ...engine.game import Bot, Game, Rules
from ...engine.parts import AtTable, Codec, Drawing, Results
from .bot import pilot
from .codec.length import minutes
from .codec.loading import load_position
from .codec.notation import RaceTheWindNotation
from .codec.options import Options, again, new_race
from .codec.turn_log import turn_line
from .drawing import scene as pictures
from .drawing.legend import legend
from .drawing.looks import LOOKS
from .drawing.shelf import shelf
from .editor.course_editor import RaceTheWindEditor
from .results import results
from .results.ending import ending
from .rules import observation, referee
from .rules.actions import POINT
from .rules.events import MOST_EVENTS
from .rules.state import HEAD, MOST_POINTS, PLAY, VERSION, Race, Scratch
from .table import labels, offers, pointing, sentences
from .table.dues import dues
from .table.facts import facts
from .table.preview import preview
from .table.suggestions import suggestions
from .table.whole_turn import preview_shortcut
from .table.why import why
from .terminal import text_board
from .view import RaceTheWindView


class RaceTheWindCodec(Codec[Race]):
    """Its options, actions and positions as text and JSON."""

    options = Options
    minutes = staticmethod(minutes)
    new = staticmethod(new_race)
    notation = staticmethod(RaceTheWindNotation)
    load = staticmethod(load_position)
    again = staticmethod(again)
    turn_line = staticmethod(turn_line)


class RaceTheWindTable(AtTable[RaceTheWindView]):
    """What its players do and are told; a clock runs for a whole turn (RTW-36)."""

    clock_for_turns = True
    prompt = staticmethod(sentences.prompt)
    describe = staticmethod(sentences.describe)
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
    preview_shortcut = staticmethod(preview_shortcut)
    dues = staticmethod(dues)
    offer = staticmethod(offers.offer)
    overlays = staticmethod(pictures.overlays)
    shortcuts = staticmethod(offers.shortcuts)
    absent = staticmethod(offers.absent)


class RaceTheWindDrawing(Drawing[RaceTheWindView]):
    """Its pictures."""

    looks = LOOKS
    scene = staticmethod(pictures.scene)
    ground = staticmethod(pictures.ground)
    board = staticmethod(pictures.board)
    instruments = staticmethod(pictures.instruments)
    shelf = staticmethod(shelf)
    legend = staticmethod(legend)


class RaceTheWindResults(Results[Race, RaceTheWindView]):
    """What replays and results show."""

    moment = staticmethod(results.moment)
    track = staticmethod(results.track)
    progress = staticmethod(results.progress)
    ending = staticmethod(ending)
    chances = staticmethod(results.chances)


def _same_turn(race: Race) -> bool:
    """A boat that was placed gets her heading; one that has begun to sail goes on."""
    return race.phase == HEAD or (race.phase == PLAY and race.turn.done > 0)


GAME = Game(
    id="race-the-wind",
    name="Race the Wind",
    prefix="RTW",
    version=VERSION,
    seats=range(2, 6),
    seats_option="players",
    quick=QuickRace({"preset": "short", "players": 3}, ("greedy", "gentle")),
    folder=Path(__file__).parent,
    texts=sentences.TEXTS,
    rules=Rules.of(
        referee,
        observation,
        race=Race,
        scratch=Scratch,
        most_actions=POINT + 3 * MOST_POINTS,
        most_choices=2 * MOST_POINTS,
        most_events=MOST_EVENTS,
        observation=observation.OBSERVATION,
        same_turn=_same_turn,
    ),
    bot=Bot(worth=pilot.worth),
    events=sentences.EVENTS,
    codec=RaceTheWindCodec(),
    view=RaceTheWindView,
    table=RaceTheWindTable(),
    drawing=RaceTheWindDrawing(),
    results=RaceTheWindResults(),
    terminal=text_board,
    editor=RaceTheWindEditor(),
)
