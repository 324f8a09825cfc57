"""The boards that are written as files say what the service says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from layline.play import library
from layline.server.learning import study
from layline.server.learning.board_export import exported
from layline.server.schemas.studies import AskAbout, AskWhere, Look

Json = dict[str, Any]

# A story with chance in it, one with a throw of two dice, one with hidden hands, one with protests.
SAMPLE = [
    ("regatta", "REG-S04", "en"),
    ("maillot-jaune", "MJ-S05", "fr"),
    ("petite-regate", "LPR-GF7", "fr"),
    ("race-the-wind", "RTW-F02", "en"),
]


def moments(file: Json) -> list[tuple[list[str], Json]]:
    """The moments of a file, with what was played before each."""
    return [(key.split("\n") if key else [], one) for key, one in file["moments"].items()]


def drawn(file: Json, number: int | None) -> Json | None:
    """A drawing of a file, put together again."""
    if number is None:
        return None
    scene = file["scenes"][number]
    return {**scene, "shapes": [file["shapes"][n] for n in scene["shapes"]]}


@pytest.mark.parametrize(("game", "id", "lang"), SAMPLE)
def test_a_file_holds_every_moment_of_a_story_as_the_service_shows_it(
    game: str, id: str, lang: str
) -> None:
    file = json.loads(exported(id, lang, "interpreted"))
    story = library.story(id)
    assert [actions for actions, _ in moments(file)] == [story[:n] for n in range(len(story) + 1)]
    for actions, moment in moments(file):
        told = json.loads(study.look(Look(game=game, scenario=id, actions=actions), lang))
        answer = moment["answer"]
        assert drawn(file, answer.pop("ground")) == told.pop("ground")
        kept, sight = answer.pop("sight"), told.pop("sight")
        for name in ("board", "instruments", "standings"):
            assert drawn(file, kept.pop(name)) == sight.pop(name)
        for name in ("hand", "overlays"):
            for one, other in zip(kept.pop(name), sight.pop(name), strict=True):
                for part in {"picture", "over"} & one.keys():
                    one[part] = drawn(file, one[part])
                assert one == other
        assert kept == sight
        assert answer == told


@pytest.mark.parametrize(("game", "id", "lang"), SAMPLE)
def test_a_file_holds_every_other_move_with_what_the_service_answers(
    game: str, id: str, lang: str
) -> None:
    file = json.loads(exported(id, lang, "interpreted"))
    tried = 0
    for actions, moment in moments(file):
        wish: Json = {"game": game, "scenario": id, "actions": actions}
        choices = [one["action"] for one in moment["answer"]["sight"]["choices"]]
        after = {one: file["after"]["\n".join([*actions, one])] for one in choices}
        for action, kept in list(after.items())[:6]:
            told = json.loads(study.look(Look(**wish | {"actions": [*actions, action]}), lang))
            assert kept["entry"] == told["entries"][-1]
            for name in ("prompt", "to_move", "over", "seat"):
                assert kept[name] == told["sight"][name]
            for name in ("board", "instruments"):
                assert drawn(file, kept[name]) == told["sight"][name]
            tried += 1
        for action, kept in moment["refusals"].items():
            assert kept == study.why_not(AskAbout(**wish, action=action), lang).model_dump()
    assert tried > 3


def test_what_is_refused_is_refused_with_its_rule_without_a_connection_too() -> None:
    ((_, moment),) = moments(json.loads(exported("MJ-S01", "en", "interpreted")))
    refusals = {action: found["rule"] for action, found in moment["refusals"].items()}
    assert refusals["ride 4b"] == "MJ-14"
    assert refusals["ride 9b"] == "MJ-12"


@pytest.mark.parametrize(("game", "id", "lang"), SAMPLE)
def test_a_file_knows_what_clicks_around_whoever_is_to_move_mean(
    game: str, id: str, lang: str
) -> None:
    file = json.loads(exported(id, lang, "interpreted"))
    found = [(actions, one["clicks"]) for actions, one in moments(file) if one["clicks"]]
    assert found
    for actions, clicks in found[:2]:
        side = 2 * clicks["reach"] + 1
        assert len(clicks["places"]) == side * side
        for place in range(0, side * side, 5):
            down, across = divmod(place, side)
            at = {
                "x": clicks["x"] + across - clicks["reach"],
                "y": clicks["y"] + down - clicks["reach"],
            }
            wish = AskWhere(game=game, scenario=id, actions=actions, **at)
            kept = clicks["answers"][ord(clicks["places"][place]) - ord("A")]
            # A question is passed on by the service alone: the file need not name its action.
            assert kept == study.meant(wish, lang).model_dump(exclude={"action"})
