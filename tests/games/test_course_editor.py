"""Courses laid by hand, in every game that has them: the checks, by lot, and races on them."""

from __future__ import annotations

import random
from dataclasses import replace
from string import Formatter
from typing import Any

import pytest
from pydantic import ValidationError

from layline.bots import bot
from layline.engine.answers import Json
from layline.engine.editor import SEATS, BadDraft, Dials, Draft, Editor
from layline.engine.game import Game
from layline.engine.scene import Scene
from layline.games import find_game, games
from layline.play.beginning import new, validated
from layline.play.compliance import check_race

LAID = [game.id for game in games() if game.editor is not None]
SEED = 7


def editor_of(id: str) -> tuple[Game, Editor]:
    game = find_game(id)
    assert game.editor is not None
    return game, game.editor


def accepts(game: Game, editor: Editor, draft: Draft, seats: int) -> bool:
    """Whether the options of a draft are options of the game."""
    try:
        game.codec.options.model_validate(
            {**editor.options(draft, seats), game.seats_option: seats}
        )
    except (ValidationError, ValueError):
        return False
    return True


def test_three_games_have_courses_to_be_laid_and_one_has_a_fixed_one() -> None:
    assert LAID == ["petite-regate", "race-the-wind", "regatta"]


@pytest.mark.parametrize("id", LAID)
def test_every_preset_is_valid_and_as_neat_as_can_be(id: str) -> None:
    game, editor = editor_of(id)
    for draft in editor.presets().values():
        assert editor.read(draft.to_json()) == draft
        assert editor.wrong(draft) == []
        assert draft.seats in editor.seats(draft)
        for seats in editor.seats(draft):
            assert accepts(game, editor, draft, seats)
            assert set(editor.options(draft, seats)) <= set(editor.decides)


@pytest.mark.parametrize("id", LAID)
def test_a_course_by_lot_is_valid_and_the_same_for_the_same_seed(id: str) -> None:
    game, editor = editor_of(id)
    for preset in editor.presets().values():
        settings = preset.settings
        drafts = [editor.by_lot(settings, seed) for seed in range(6)]
        assert drafts == [editor.by_lot(settings, seed) for seed in range(6)]
        assert len({str(draft) for draft in drafts}) == 6
        for draft in drafts:
            assert draft.settings == settings
            assert editor.read(draft.to_json()) == draft
            assert editor.wrong(draft) == []
            assert accepts(game, editor, draft, draft.seats)


EXTREMES: dict[str, list[Json]] = {
    "regatta": [{"board": board, SEATS: n} for board in ("quick", "long") for n in (2, 6)],
    "race-the-wind": [
        {"cols": 17, "rows": 17, "yellow": 40, "blue": 40},
        {"cols": 33, "rows": 49, SEATS: 5, "tokens": "random"},
        {"cols": 25, "rows": 18, SEATS: 4},
    ],
    "petite-regate": [
        {"width": 1000, "height": 1000},
        {"rules": "advanced", "width": 1000, "height": 1000, "direction": "ccw"},
        {"rules": "gigamic", SEATS: 4, "width": 1600, "height": 1700},
    ],
}


@pytest.mark.parametrize("id", LAID)
def test_the_smallest_and_the_largest_boards_have_courses_by_lot(id: str) -> None:
    _, editor = editor_of(id)
    for given in EXTREMES[id]:
        settings = editor.read({**editor.first().to_json(), "settings": given}).settings
        assert editor.wrong(editor.by_lot(settings, SEED)) == []


def test_settings_that_leave_no_course_are_told_with_the_rule() -> None:
    _, editor = editor_of("race-the-wind")
    settings = editor.first().settings.changed(cols=17, seats=3)
    rules = {fault.rule for fault in editor.wrong(editor.by_lot(settings, SEED))}
    assert rules == {"RTW-03"}


# What is wrong. Each draft is the first preset with settings and pieces changed: by the id of a
# piece, or whole lists of pieces of a kind. Named: the rule, the sentence, the first piece.

Broken = tuple[str, Json, dict[str, Json], dict[str, list[tuple[int, int]]], str, str, str | None]


def broken(
    id: str,
    rule: str,
    key: str,
    piece: str | None,
    settings: Json | None = None,
    kinds: dict[str, list[tuple[int, int]]] | None = None,
    **pieces: Json,
) -> Broken:
    moved = {name.replace("_", ":"): change for name, change in pieces.items()}
    return id, settings or {}, moved, kinds or {}, rule, key, piece


REG, RTW, LPR = "regatta", "race-the-wind", "petite-regate"
ROCK = {"obstacle": [(650, 600)]}
BROKEN: list[Broken] = [
    broken(REG, "REG-03", "off", "line", line={"x": 1}),
    broken(REG, "REG-03", "off", "island", island={"x": 0, "y": 30}),
    broken(REG, "REG-03", "taken", "island", island={"x": 8, "y": 18}),
    broken(REG, "REG-05", "on_line", "mark:2", mark_2={"x": 18, "y": 7}),
    broken(REG, "REG-04", "first_behind", "mark:1", mark_1={"x": 30, "y": 3}),
    broken(REG, "REG-51", "last_level", "mark:2", mark_2={"x": 30, "y": 7}),
    broken(REG, "REG-48", "twice", "mark:1", mark_2={"x": 19, "y": 28}),
    broken(REG, "REG-49", "no_room", "mark:1", mark_1={"x": 19, "y": 32, "line": "N"}),
    broken(REG, "REG-08", "no_start", "line", line={"x": 19, "y": 0}),
    broken(RTW, "RTW-03", "narrow", "gate", {SEATS: 3, "cols": 23}),
    broken(RTW, "RTW-04", "gate_low", "gate", gate={"y": 2}),
    broken(RTW, "RTW-04", "gate_high", "gate", gate={"y": 11}),
    broken(RTW, "RTW-05", "mark_high", "mark", mark={"y": 30}),
    broken(RTW, "RTW-06", "short", "mark", mark={"y": 13}, flag_1={"y": 8}, flag_2={"y": 9}),
    broken(RTW, "RTW-07", "flags_same", "flag:1", flag_1={"y": 20}),
    broken(RTW, "RTW-07", "flag_outside", "flag:2", flag_2={"y": 28}),
    broken(RTW, "RTW-18", "too_few", None, {"tokens": "random", SEATS: 4, "yellow": 3}),
    broken(
        RTW, "RTW-18", "too_many", "lull:39",
        kinds={"lull": [(n % 6, 10 + n // 6) for n in range(39)], "gust": []},
    ),
    broken(RTW, "RTW-20", "taken", "lull:1", lull_1={"x": 12, "y": 26}),
    broken(RTW, "RTW-20", "taken", "gust:1", gust_1={"x": 5, "y": 16}),
    broken(
        RTW, "RTW-21", "zone", "mark",
        kinds={"lull": [(10 + n % 5, 27 + n // 5) for n in range(6)],
               "gust": [(10 + n, 24) for n in range(5)]},
    ),
    broken(RTW, "RTW-22", "on_line", "gate", kinds={"lull": [(9 + n, 6) for n in range(4)]}),
    broken(LPR, "LPR-01", "boats", None, {SEATS: 3}),
    broken(LPR, "LPR-04", "line_off", "line", line={"x": 100}),
    broken(LPR, "LPR-05", "line_off", "line", {"rules": "gigamic"}, line={"x": 100}),
    broken(LPR, "LPR-08", "no_room", "line", line={"y": 70}),
    broken(LPR, "LPR-09", "no_room", "line", {"rules": "gigamic"}, line={"y": 70}),
    broken(LPR, "LPR-11", "no_room", "line", {"rules": "advanced"}, line={"y": 260}),
    broken(LPR, "LPR-04", "near_line", "mark:1", mark_1={"y": 480}),
    broken(LPR, "LPR-05", "near_line", "mark:2", {"rules": "gigamic"}, mark_2={"y": 480}),
    broken(LPR, "LPR-64", "near_marks", "mark:1", mark_1={"x": 720}),
    broken(LPR, "LPR-39", "no_way_round", "mark:1", mark_1={"x": 90}),
    broken(LPR, "LPR-38", "flat", "mark:1", mark_1={"x": 640}, mark_2={"x": 660, "y": 1000}),
    broken(LPR, "LPR-38", "wrong_way_cw", "mark:1", mark_1={"x": 900}, mark_2={"x": 400}),
    broken(LPR, "LPR-63", "wrong_way_ccw", "mark:1", {"direction": "ccw"}),
    broken(LPR, "LPR-65", "off", "obstacle:1", kinds={"obstacle": [(20, 600)]}),
    broken(LPR, "LPR-04", "off", "mark:2", mark_2={"x": 1295}),
    broken(LPR, "LPR-26", "near", "obstacle:1", kinds={"obstacle": [(450, 780)]}),
    broken(LPR, "LPR-13", "in_start", "obstacle:1", kinds={"obstacle": [(650, 380)]}),
]  # fmt: skip


def drafted(editor: Editor, case: Broken) -> Draft:
    _, settings, moved, kinds, *_ = case
    first = editor.first()
    pieces = []
    for name, kind, piece in editor.named(first):
        if kind.id not in kinds:
            pieces.append({**piece.to_json(), **moved.get(name, {})})
    pieces += [{"kind": kind, "x": x, "y": y} for kind, at in kinds.items() for x, y in at]
    return editor.read({"settings": first.settings.changed(**settings).values, "pieces": pieces})


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: f"{case[4]}-{case[5]}")
def test_a_broken_rule_is_named_with_its_piece_in_both_languages(case: Broken) -> None:
    game, editor = editor_of(case[0])
    draft = drafted(editor, case)
    *_, rule, key, piece = case
    found = [f for f in editor.wrong(draft) if (f.rule, f.key) == (rule, key)]
    assert found, editor.wrong(draft)
    fault = next(f for f in found if piece is None or f.pieces[0] == piece)
    named = {id for id, _, _ in editor.named(draft)}
    assert set(fault.pieces) <= named
    assert game.texts.rule(rule, "en").statement
    told = [editor.told(fault, draft, lang) for lang in ("en", "fr")]
    assert told[0] != told[1]
    assert not accepts(game, editor, draft, draft.seats)
    assert draft.seats not in editor.seats(draft)
    ground, board = editor.board(draft, "fr", editor.wrong(draft))
    assert Scene.from_json(ground.to_json()) == ground
    marked = board.named()
    assert {f"piece:{id}" for id in named} <= set(marked)
    assert piece is None or f"fault:{editor.wrong(draft)[0].pieces[0]}" in marked


@pytest.mark.parametrize("id", LAID)
def test_every_sentence_about_a_fault_belongs_to_one_that_can_be_made(id: str) -> None:
    _, editor = editor_of(id)
    assert set(editor.texts._file("sentences", "en")["wrong"]) == {
        case[5] for case in BROKEN if case[0] == id
    }


@pytest.mark.parametrize("id", LAID)
def test_both_languages_have_the_same_words(id: str) -> None:
    _, editor = editor_of(id)

    def words(tree: Any, key: str = "") -> dict[str, set[str | None]]:
        if isinstance(tree, str):
            return {key: {name for _, name, _, _ in Formatter().parse(tree)}}
        found: dict[str, set[str | None]] = {}
        for name, inner in tree.items():
            found |= words(inner, f"{key}.{name}")
        return found

    english, french = (words(editor.texts._file("sentences", lang)) for lang in ("en", "fr"))
    assert english == french
    loose = [text for text in _texts(editor.texts._file("sentences", "fr")) if " :" in text]
    assert not loose


def _texts(tree: Any) -> list[str]:
    if isinstance(tree, str):
        return [tree]
    return [text for inner in tree.values() for text in _texts(inner)]


@pytest.mark.parametrize("id", LAID)
def test_a_draft_without_faults_is_exactly_what_the_options_accept(id: str) -> None:
    """The editor and the referee never disagree."""
    game, editor = editor_of(id)
    rng = random.Random(SEED)
    verdicts = set()
    for seed in range(60):
        draft = rng.choice(list(editor.presets().values()))
        if seed % 2:
            draft = editor.by_lot(draft.settings, seed)
        pieces = list(draft.pieces)
        for _ in range(rng.randint(1, 3)):
            n = rng.randrange(len(pieces))
            room = editor.room(draft.settings, pieces[n].kind)
            x, y = rng.randint(room.west, room.east), rng.randint(room.south, room.north)
            pieces[n] = replace(pieces[n], x=x, y=y)
        draft = replace(draft, pieces=tuple(pieces))
        valid = not editor.faults(draft, draft.seats)
        assert accepts(game, editor, draft, draft.seats) == valid, editor.wrong(draft)
        verdicts.add(valid)
    assert verdicts == {True, False}


MALFORMED: list[tuple[Any, str]] = [
    ("no draft", "draft"),
    ({"settings": [], "pieces": []}, "draft.settings"),
    ({"settings": {"colour": "red"}, "pieces": []}, "draft.settings.colour"),
    ({"settings": {SEATS: True}, "pieces": []}, "draft.settings.seats"),
    ({"settings": {}, "pieces": {}}, "draft.pieces"),
    ({"settings": {}, "pieces": []}, "draft.pieces"),
    ({"settings": {}, "pieces": ["line"]}, "draft.pieces.0"),
    ({"settings": {}, "pieces": [{"kind": "whale"}]}, "draft.pieces.0.kind"),
]


@pytest.mark.parametrize("id", LAID)
@pytest.mark.parametrize(("given", "field"), MALFORMED, ids=[field for _, field in MALFORMED])
def test_what_is_no_draft_is_refused_by_naming_the_field(id: str, given: Any, field: str) -> None:
    _, editor = editor_of(id)
    with pytest.raises(BadDraft) as refused:
        editor.read(given)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("change", "field"),
    [({"x": 1.5}, "x"), ({"y": "1"}, "y"), ({"z": 1}, "z"), ({"start": "up"}, "start")],
)
def test_a_wrong_part_of_a_piece_is_named(change: Json, field: str) -> None:
    _, editor = editor_of("regatta")
    draft = editor.first().to_json()
    draft["pieces"][0] |= change
    with pytest.raises(BadDraft) as refused:
        editor.read(draft)
    assert refused.value.field == f"draft.pieces.0.{field}"


def test_what_lies_beyond_the_edge_of_a_smaller_board_is_put_on_the_edge() -> None:
    _, editor = editor_of("regatta")
    draft = editor.first().to_json()
    draft["settings"]["board"] = "quick"
    pieces = {id: piece for id, _, piece in editor.named(editor.read(draft))}
    assert pieces["mark:1"].y == 22


def test_a_dial_is_read_as_what_it_is_set_to() -> None:
    dials = Dials({"board": "full", SEATS: 4})
    assert (dials.word("board"), dials.number(SEATS)) == ("full", 4)
    with pytest.raises(TypeError, match="board is set to a word"):
        dials.number("board")
    with pytest.raises(TypeError, match="seats is set to a number"):
        dials.word(SEATS)


# Races.


@pytest.mark.parametrize("id", LAID)
def test_a_greedy_bot_finishes_a_race_on_courses_by_lot(id: str) -> None:
    game, editor = editor_of(id)
    for seed, preset in enumerate(list(editor.presets().values())[:2]):
        draft = editor.by_lot(preset.settings, seed)
        seats = min(editor.seats(draft))
        options: Json = {**editor.options(draft, seats), game.seats_option: seats}
        if "laps" in options:
            options["laps"] = 1
        race = new(id, seed=seed, **options)
        sailor = bot("greedy", seed)
        while race.to_move is not None:
            if race.to_move == "chance":
                race.draw()
            else:
                race.play(sailor.choose(race))
        assert race.position()["round"] < race.position()["options"]["max_rounds"]


@pytest.mark.parametrize("id", LAID)
def test_a_race_on_a_course_laid_by_hand_keeps_all_promises(id: str) -> None:
    game, editor = editor_of(id)
    draft = editor.by_lot(editor.first().settings, SEED)
    seats = min(editor.seats(draft))
    options = validated(game, {**editor.options(draft, seats), game.seats_option: seats})
    check_race(game, options, seed=SEED, steps=60)
