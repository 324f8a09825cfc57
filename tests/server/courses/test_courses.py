"""Courses laid by hand: drawn and checked, kept and shared, raced on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter
from sqlalchemy import update

from layline.engine.scene import Group
from layline.games import find_game, games
from layline.play.race_file import from_record
from layline.server.schemas.courses import Chart, CourseCard, CourseView
from layline.server.storage import schema
from layline.server.storage.database import engine_of
from tests.server.conftest import NewGuest, NewService
from tests.server.guest import Guest, bot, me
from tests.server.service import GENEROUS, Service

LAID = [game.id for game in games() if game.editor is not None]
CARDS = TypeAdapter(list[CourseCard])
NOWHERE = "a" * 16


def chart(guest: Guest, game: str, **wish: Any) -> Chart:
    """A draft drawn and checked."""
    return Chart.model_validate(guest.call("POST", f"/api/games/{game}/chart", wish))


def keep(guest: Guest, game: str = "regatta", name: str = "Mine", **more: Any) -> CourseView:
    """Keep the course that an editor opens with, or another."""
    draft = more.pop("draft", None) or sent(chart(guest, game))
    wish = {"game": game, "name": name, "draft": draft, **more}
    return CourseView.model_validate(guest.call("POST", "/api/courses", wish))


def sent(drawn: Chart | CourseView) -> dict[str, Any]:
    """The draft of a chart or a course, as a page sends it back."""
    return drawn.draft.model_dump(mode="json")


def moved(draft: dict[str, Any], kind: str, **to: Any) -> dict[str, Any]:
    """A draft with the first piece of a kind somewhere else."""
    at = next(n for n, piece in enumerate(draft["pieces"]) if piece["kind"] == kind)
    pieces = [{**piece, **to} if n == at else piece for n, piece in enumerate(draft["pieces"])]
    return {**draft, "pieces": pieces}


# Laying.


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", LAID)
def test_a_chart_has_all_a_page_needs(
    service: Service, guests: NewGuest, game: str, lang: str
) -> None:
    found = chart(guests(service, lang), game)
    editor = find_game(game).editor
    assert editor is not None
    draft = editor.read(sent(found))
    assert draft.to_json() == sent(found)
    assert found.complaints == []
    assert found.seats == editor.seats(draft)
    assert [piece.id for piece in found.pieces] == [id for id, _, _ in editor.named(draft)]
    assert [preset.id for preset in found.presets] == list(editor.presets())
    assert {dial.key: dial.value for dial in found.settings} == found.draft.settings
    assert (found.ground.lang, found.board.lang) == (lang, lang)
    named = found.board.named()
    for piece in found.pieces:
        group = named[f"piece:{piece.id}"]
        assert isinstance(group, Group)
        assert piece.grips[0] == (group.x, group.y)
        frame = found.frame
        at = (frame.left + frame.x * piece.x, frame.top + frame.y * piece.y)
        assert at == pytest.approx(piece.grips[0], abs=1e-3)


@pytest.mark.parametrize("game", LAID)
def test_presets_and_courses_by_lot_are_given_for_the_asking(guest: Guest, game: str) -> None:
    first = chart(guest, game)
    for preset in first.presets:
        assert chart(guest, game, preset=preset.id).complaints == []
    drawn = [chart(guest, game, draft=sent(first), seed=seed) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert all(one.complaints == [] for one in drawn)


def test_a_complaint_names_rule_piece_and_reason(service: Service, guests: NewGuest) -> None:
    said = {}
    for lang in ("en", "fr"):
        reader = guests(service, lang)
        draft = moved(sent(chart(reader, "regatta")), "mark", y=3)
        found = chart(reader, "regatta", draft=draft)
        assert [(one.rule, one.pieces) for one in found.complaints] == [
            ("REG-04", ["mark:1", "line"])
        ]
        assert found.seats == []
        said[lang] = found.complaints[0].text
    assert "first mark" in said["en"]
    assert "première bouée" in said["fr"]


@pytest.mark.parametrize(
    ("draft", "field"),
    [
        ({"wind": "N"}, "draft"),
        ({"settings": []}, "draft.settings"),
        ({"settings": {"seats": None}}, "draft.settings.seats"),
        ({"pieces": {}}, "draft.pieces"),
        ({"pieces": ["line"]}, "draft.pieces.0"),
        ({"pieces": [{"kind": "line", "x": 1.5}]}, "draft.pieces.0.x"),
    ],
)
def test_what_is_no_draft_is_refused_by_naming_the_field(
    guest: Guest, draft: dict[str, Any], field: str
) -> None:
    for path, wish in (
        ("/api/games/regatta/chart", {"draft": draft}),
        ("/api/courses", {"game": "regatta", "name": "None", "draft": draft}),
    ):
        found = guest.refused("POST", path, wish, status=422)
        assert (found.kind, found.field) == ("bad_draft", field)


MARK = {"kind": "mark", "x": 9, "y": 9}
WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "regatta",
        {"wind": "N"},
        "draft: this must be an object with settings and pieces.",
        "draft : ce doit être un objet avec settings et pieces.",
    ),
    (
        "regatta",
        {"settings": []},
        "draft.settings: this must be an object.",
        "draft.settings : ce doit être un objet.",
    ),
    (
        "regatta",
        {"settings": {"colour": 1}},
        "draft.settings.colour: there is no such field.",
        "draft.settings.colour : ce champ n’existe pas.",
    ),
    (
        "regatta",
        {"settings": {"seats": 7}},
        "draft.settings.seats: one of 2, 3, 4, 5, 6.",
        "draft.settings.seats : au choix 2, 3, 4, 5, 6.",
    ),
    (
        "regatta",
        {"settings": {"board": "huge"}},
        "draft.settings.board: one of full, quick, long.",
        "draft.settings.board : au choix full, quick, long.",
    ),
    (
        "regatta",
        {"pieces": {}},
        "draft.pieces: this must be a list.",
        "draft.pieces : ce doit être une liste.",
    ),
    (
        "regatta",
        {"pieces": [{**MARK, "x": 1.5}]},
        "draft.pieces.0.x: this must be a whole number.",
        "draft.pieces.0.x : ce doit être un nombre entier.",
    ),
    (
        "regatta",
        {"pieces": [{"kind": "line"}, *[MARK] * 7]},
        "draft.pieces: Marks, at least 1 and at most 6.",
        "draft.pieces : Bouées, au moins 1 et au plus 6.",
    ),
    (
        "race-the-wind",
        {"settings": {"laps": 9}},
        "draft.settings.laps: this must be a whole number from 1 to 5.",
        "draft.settings.laps : ce doit être un nombre entier de 1 à 5.",
    ),
]


def test_a_wrong_draft_is_explained_whole_in_the_language_of_the_visitor(
    service: Service, guests: NewGuest
) -> None:
    english, french = guests(service, "en"), guests(service, "fr")
    for game, draft, in_english, in_french in WRONG:
        wish = ("POST", f"/api/games/{game}/chart", {"draft": draft})
        said = english.refused(*wish, status=422).message
        assert said == f"This is not a draft of a course: {in_english}"
        said = french.refused(*wish, status=422).message.replace("\u202f", " ")
        assert said == f"Ce n’est pas l’ébauche d’un parcours : {in_french}"


@pytest.mark.parametrize(
    ("game", "wish", "status", "kind"),
    [
        ("maillot-jaune", {}, 404, "fixed_course"),
        ("whist", {}, 404, "unknown_game"),
        ("regatta", {"preset": "spiral"}, 404, "unknown_preset"),
        ("regatta", {"draft": {"pieces": [{"kind": "whale"}]}}, 422, "bad_draft"),
        ("regatta", {"seed": -1}, 422, "invalid"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    guest: Guest, game: str, wish: dict[str, Any], status: int, kind: str
) -> None:
    found = guest.refused("POST", f"/api/games/{game}/chart", wish, status=status)
    assert found.kind == kind
    assert kind != "bad_draft" or found.field == "draft.pieces.0.kind"


# Keeping.


def test_a_course_is_kept_and_anybody_with_its_address_sees_it(guest: Guest, friend: Guest) -> None:
    kept = keep(guest, name="  Round   the island ", description="Twice.\nBeware.")
    assert (kept.name, kept.description) == ("Round the island", "Twice.\nBeware.")
    assert kept.you_own
    seen = CourseView.model_validate(friend.call("GET", f"/api/courses/{kept.id}"))
    assert not seen.you_own
    assert seen.draft == kept.draft
    assert seen.seats == [2, 3, 4]
    mine = CARDS.validate_python(guest.call("GET", "/api/courses?game=regatta"))
    assert kept.id in [card.id for card in mine]
    assert CARDS.validate_python(guest.call("GET", "/api/courses?game=race-the-wind")) == []
    assert CARDS.validate_python(friend.call("GET", "/api/courses")) == []


def test_only_its_owner_changes_or_deletes_a_course(guest: Guest, friend: Guest) -> None:
    kept = keep(guest)
    path = f"/api/courses/{kept.id}"
    assert friend.refused("PATCH", path, {"name": "X"}, status=403).kind == "not_your_course"
    assert friend.refused("DELETE", path, status=403).kind == "not_your_course"
    draft = moved(sent(kept), "mark", x=20)
    changed = guest.call("PATCH", path, {"name": "Better", "draft": draft})
    assert (changed["name"], changed["draft"]) == ("Better", draft)
    assert guest.call("PATCH", path, {"description": "Now."})["name"] == "Better"
    guest.call("DELETE", path)
    assert guest.refused("GET", path, status=404).kind == "unknown_course"


def test_a_friend_takes_a_course_as_the_beginning_of_her_own(guest: Guest, friend: Guest) -> None:
    kept = keep(guest, name="Hers")
    own = keep(friend, name="Mine now", draft=moved(sent(kept), "island", x=20))
    assert own.id != kept.id
    assert guest.call("GET", f"/api/courses/{kept.id}")["draft"] == sent(kept)


def test_a_course_that_breaks_a_rule_is_not_kept(guest: Guest) -> None:
    kept = keep(guest)
    draft = moved(sent(kept), "mark", y=3)
    wish = {"game": "regatta", "name": "Bad", "draft": draft}
    for found in (
        guest.refused("POST", "/api/courses", wish, status=422),
        guest.refused("PATCH", f"/api/courses/{kept.id}", {"draft": draft}, status=422),
    ):
        assert (found.kind, found.rule, found.field) == ("broken_course", "REG-04", "draft")
        assert "first mark" in found.message


def test_a_course_needs_a_name_a_visitor_and_a_game_that_has_courses(
    service: Service, guest: Guest
) -> None:
    draft = sent(chart(guest, "regatta"))
    wish = {"game": "regatta", "name": "\u200b", "draft": draft}
    assert guest.refused("POST", "/api/courses", wish, status=422).field == "name"
    wish = {"game": "maillot-jaune", "name": "Alps", "draft": {}}
    assert guest.refused("POST", "/api/courses", wish, status=404).kind == "fixed_course"
    guest.http.cookies.clear()
    wish = {"game": "regatta", "name": "Nobody's", "draft": draft}
    assert guest.refused("POST", "/api/courses", wish, status=401).kind == "no_visitor"
    assert guest.call("GET", "/api/courses") == []


def test_a_visitor_keeps_only_so_many(new_sqlite_service: NewService, guests: NewGuest) -> None:
    service = new_sqlite_service({**GENEROUS, "LAYLINE_COURSES_PER_VISITOR": "2"})
    guest = guests(service)
    first, _ = keep(guest, name="A"), keep(guest, name="B")
    wish = {"game": "regatta", "name": "C", "draft": sent(first)}
    assert guest.refused("POST", "/api/courses", wish).kind == "too_many_courses"
    guest.call("DELETE", f"/api/courses/{first.id}")
    keep(guest, name="C")


# Racing.


@pytest.mark.parametrize("game", LAID)
def test_a_table_on_a_course_holds_it_whole_and_names_it(
    service: Service, guests: NewGuest, game: str
) -> None:
    guest = guests(service, "fr")
    kept = keep(guest, game, name="Le tour du phare")
    wish = {
        "game": game,
        "seats": [me(), bot()],
        "course": kept.id,
        "pace": "instant",
        # what the course decides is not asked of the table
        "options": {key: value for key, value in find_game(game).quick.options.items()
                    if key != find_game(game).seats_option},
    }  # fmt: skip
    table = guest.call("POST", "/api/tables", wish)
    editor = find_game(game).editor
    assert editor is not None
    decided = editor.options(editor.read(sent(kept)), 2)
    assert {key: table["options"][key] for key in decided} == decided
    assert table["summary"].startswith("Parcours\u202f: Le tour du phare, ")
    guest.call("DELETE", f"/api/courses/{kept.id}")
    assert guest.table(table["id"]).summary == table["summary"]
    assert guest.call("GET", f"/api/tables/{table['id']}/ground")["shapes"]


def test_a_race_replays_when_its_course_is_gone_and_the_rematch_is_on_it(guest: Guest) -> None:
    kept = keep(guest, name="Short one")
    wish = {
        "game": "regatta",
        "options": {"max_rounds": 20},
        "seats": [bot(), bot()],
        "course": kept.id,
        "pace": "instant",
    }
    table = guest.call("POST", "/api/tables", wish)["id"]
    guest.call("DELETE", f"/api/courses/{kept.id}")
    live = guest.live()
    watched = live.watch(table)
    live.until(lambda: watched.view.status == "over")
    race = from_record(guest.record(table))
    assert race.over
    course = race.position()["course"]
    assert [rounding["at"] for rounding in course["roundings"]] == ["19,28", "8,17"]
    again = guest.rematch(table)
    assert again.summary == guest.table(table).summary
    assert again.options["course"] == guest.table(table).options["course"]
    # Whoever continues from one of its moments is on the same course, under the same name.
    start = {"table": table, "at": 5}
    wish = {"game": "regatta", "seats": [me(), bot()], "start": start}
    other = guest.call("POST", "/api/tables", wish)["id"]
    assert "Short one" in guest.table(other).summary


def test_a_course_is_for_some_numbers_of_boats_and_one_game(guest: Guest) -> None:
    kept = keep(guest, "petite-regate", name="Pond")
    seats = [me(), bot(), bot()]
    wish: dict[str, Any] = {"game": "petite-regate", "seats": seats, "course": kept.id}
    assert guest.refused("POST", "/api/tables", wish, status=422).kind == "course_seats"
    wish |= {"game": "regatta", "seats": seats[:2]}
    assert guest.refused("POST", "/api/tables", wish, status=422).kind == "other_course"
    wish |= {"course": NOWHERE}
    assert guest.refused("POST", "/api/tables", wish, status=404).kind == "unknown_course"


def test_a_course_that_the_rules_no_longer_allow_says_so(service: Service, guest: Guest) -> None:
    """Rules may change: what was stored is judged again whenever it is used."""
    kept = keep(guest)
    spoiled: list[Callable[[dict[str, Any]], dict[str, Any]]] = [
        lambda draft: moved(draft, "mark", y=3),
        lambda draft: {"settings": {"board": "huge"}, "pieces": []},
    ]
    for spoil in spoiled:
        engine = engine_of(service.database)
        with engine.execution_options(writes=True).begin() as database:
            mine = schema.courses.c.id == kept.id
            database.execute(update(schema.courses).where(mine).values(draft=spoil(sent(kept))))
        engine.dispose()
        assert guest.call("GET", f"/api/courses/{kept.id}")["seats"] == []
        wish = {"game": "regatta", "seats": [me(), bot()], "course": kept.id}
        assert guest.refused("POST", "/api/tables", wish).kind == "old_course"
