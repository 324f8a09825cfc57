"""Maillot Jaune (Mako, 1979): a cycling tour of three stages, energy, form and break-aways."""

from __future__ import annotations

from pathlib import Path

from ...engine.answers import QuickRace
from ...engine.game import Bot, Game, Rules
from ...engine.parts import AtTable, Codec, Drawing, Results
from .bot import pilot
from .codec.length import minutes
from .codec.loading import load_position
from .codec.notation import TourNotation
from .codec.options import Options, new_race, suggested
from .drawing.classification import ranking, standings
from .drawing.legend import legend
from .drawing.looks import LOOKS
from .drawing.riders import SEAT_COLOURS
from .drawing.scene import board, ground, instruments, scene
from .drawing.shelf import shelf
from .results.ending import ending
from .results.results import chances, moment, progress, series
from .results.stages import stage_end
from .results.track import track
from .rules import observation, referee
from .rules.actions import ACTIONS
from .rules.events import MOST_EVENTS
from .rules.riders import RIDERS
from .rules.state import AID, BREAK, RIDE, SPRINT, Race, Scratch
from .table import pointing
from .table.charts import charts
from .table.describe import describe
from .table.dues import dues
from .table.facts import facts
from .table.labels import group, label
from .table.offers import absent, amounts, offer, shortcuts
from .table.overlays import overlays
from .table.preview import preview
from .table.sentences import EVENTS, TEXTS, prompt
from .table.whole_turn import preview_shortcut
from .terminal import text_board
from .view import TourView


class TourCodec(Codec[Race]):
    """The options of a tour, its notation and its positions."""

    options = Options
    minutes = staticmethod(minutes)
    new = staticmethod(new_race)
    notation = staticmethod(TourNotation)
    load = staticmethod(load_position)
    suggested = staticmethod(suggested)


class TourTable(AtTable[TourView]):
    """What riders do and are told."""

    prompt = staticmethod(prompt)
    describe = staticmethod(describe)
    facts = staticmethod(facts)
    label = staticmethod(label)
    group = staticmethod(group)
    target = staticmethod(pointing.target)
    meant = staticmethod(pointing.meant)
    refused = staticmethod(pointing.refused)
    blockers = staticmethod(pointing.blockers)
    preview = staticmethod(preview)
    preview_shortcut = staticmethod(preview_shortcut)
    dues = staticmethod(dues)
    offer = staticmethod(offer)
    amounts = staticmethod(amounts)
    charts = staticmethod(charts)
    overlays = staticmethod(overlays)
    shortcuts = staticmethod(shortcuts)
    ranking = staticmethod(ranking)
    absent = staticmethod(absent)


class TourDrawing(Drawing[TourView]):
    """The road, the riders and their cards."""

    colours = SEAT_COLOURS
    looks = LOOKS
    scene = staticmethod(scene)
    ground = staticmethod(ground)
    board = staticmethod(board)
    instruments = staticmethod(instruments)
    shelf = staticmethod(shelf)
    legend = staticmethod(legend)
    standings = staticmethod(standings)


class TourResults(Results[Race, TourView]):
    """Stages, squares to go, the classification and the dice."""

    moment = staticmethod(moment)
    track = staticmethod(track)
    progress = staticmethod(progress)
    series = staticmethod(series)
    ending = staticmethod(ending)
    stage_end = staticmethod(stage_end)
    chances = staticmethod(chances)


def _same_turn(race: Race) -> bool:
    """Whether what was played last by the player who decides belongs to the turn under way."""
    return race.phase in (BREAK, SPRINT, AID) or (race.phase == RIDE and race.turn.asked != 0)


def _owner(race: Race, rider: int) -> int:
    return race.riders[rider].owner


GAME = Game(
    id="maillot-jaune",
    name="Maillot Jaune",
    prefix="MJ",
    version=1,
    seats=range(2, 10),
    seats_option="players",
    quick=QuickRace(
        options={"players": 4, "drafting": True, "pact": True},
        bots=("greedy", "gentle", "gentle"),
    ),
    folder=Path(__file__).parent,
    texts=TEXTS,
    rules=Rules.of(
        referee,
        observation,
        race=Race,
        scratch=Scratch,
        most_actions=ACTIONS,
        most_choices=observation.OBSERVATION,
        most_events=MOST_EVENTS,
        observation=observation.OBSERVATION,
        same_turn=_same_turn,
        pieces=RIDERS,
        owner=_owner,
    ),
    bot=Bot(worth=pilot.worth, turn=referee.whose_turn),
    events=EVENTS,
    codec=TourCodec(),
    view=TourView,
    table=TourTable(),
    drawing=TourDrawing(),
    results=TourResults(),
    terminal=text_board,
)
