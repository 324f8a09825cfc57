"""Drawings: scenes of Regatta from sample views of every phase, as SVG, PNG, GIF and HTML."""

from __future__ import annotations

import copy
import io
import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageFont

from layline.engine.scene import Circle, Group, Rect, Scene, Shape, Text
from layline.engine.scene import Path as Outline
from layline.games.regatta.drawing.scene import scene
from layline.games.sailing_pictures import TRIMS
from layline.play.draw.animation import Frame, gif, html
from layline.play.draw.png import font_files, png
from layline.play.draw.svg import fitted, svg
from layline.play.draw.themes import themes
from tests.games.regatta.written import Written
from tests.shapes import every_shape

VIEWS = {path.stem: path for path in sorted((Path(__file__).parent / "views").glob("*.json"))}
SVG = "{http://www.w3.org/2000/svg}"
BOLD = ImageFont.truetype(font_files()[-1], 100)
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def view(name: str) -> Written:
    return Written(json.loads(VIEWS[name].read_text()))


def roles(drawn: Scene) -> list[str]:
    return [shape.role for shape in every_shape(drawn.shapes) if not isinstance(shape, Group)]


def texts(drawn: Scene) -> list[str]:
    return [shape.text for shape in every_shape(drawn.shapes) if isinstance(shape, Text)]


def placed(drawn: Scene, name: str) -> tuple[float, float]:
    group = drawn.named()[name]
    assert isinstance(group, Group)
    return group.x, group.y


def hostile_scene() -> Scene:
    evil = "</text><script>alert(1)</script>\"'&\x00\x1f\ud800]]>"
    return Scene(
        width=10,
        height=5,
        title=evil,
        description=evil,
        lang='en" onload="x',
        shapes=(
            Text(role="name", id=evil, title=evil, x=0, y=1, text=evil),
            Rect(role="card", id=evil, title=evil, x=0, y=0, w=1, h=1),
        ),
    )


# --- the scene of a view ---------------------------------------------------------------------


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", VIEWS)
def test_every_phase_and_board_is_drawn(name: str, lang: str, tall: bool) -> None:
    drawn = scene(view(name), lang, tall=tall)
    root = ElementTree.fromstring(svg(drawn))
    assert root.tag == f"{SVG}svg"
    boats = view(name).position["boats"]
    on_the_water = {text.text for text in root.findall(f"./{SVG}g[@class='g-letter']/{SVG}text")}
    assert on_the_water == {
        letter for letter, boat in boats.items() if boat["at"] and boat["status"] == "racing"
    }
    assert set(boats) <= set(texts(drawn)), "every player has a row"


def test_a_tall_drawing_gives_a_narrow_screen_a_wider_board() -> None:
    wide, tall = scene(view("six")), scene(view("six"), tall=True)
    assert tall.width < wide.width
    assert tall.height > wide.height


@pytest.mark.parametrize("name", VIEWS)
def test_scenes_survive_json(name: str) -> None:
    drawn = scene(view(name))
    assert Scene.from_json(json.loads(json.dumps(drawn.to_json()))) == drawn


@pytest.mark.parametrize("name", VIEWS)
def test_no_text_leaves_the_drawing(name: str) -> None:
    for lang in ("en", "fr"):
        for tall in (False, True):
            drawn = scene(view(name), lang, tall=tall)
            for left, right in text_spans(drawn.shapes, 0.0, 1.0):
                assert left >= -0.01, (name, lang, tall)
                assert right <= drawn.width + 0.01, (name, lang, tall)


def text_spans(
    shapes: tuple[Shape, ...], origin: float, scale: float
) -> Iterator[tuple[float, float]]:
    """The left and right ends of every text, set in a font a tenth wider than ours."""
    for shape in shapes:
        if isinstance(shape, Group):
            # no group that holds text is turned
            yield from text_spans(shape.shapes, origin + shape.x * scale, scale * shape.scale)
        elif isinstance(shape, Text):
            length = fitted(shape) * BOLD.getlength(shape.text) / BOLD.size * 1.1
            start = shape.x - {"start": 0.0, "middle": length / 2, "end": length}[shape.anchor]
            yield origin + start * scale, origin + (start + length) * scale


@pytest.mark.parametrize("name", VIEWS)
def test_french_labels_are_french(name: str) -> None:
    english, french = scene(view(name), "en"), scene(view(name), "fr")
    assert english.title != french.title
    assert english.description != french.description
    assert {"Red", "Wind"} <= set(texts(english))
    assert {"Rouge", "Vent"} <= set(texts(french))
    same = [a for a, b in zip(texts(english), texts(french), strict=True) if a == b]
    # figures, letters of yachts, directions and the one word both languages share
    assert all(re.fullmatch(r"[\d·]+|[A-Z]{1,2}|layline|[\d.]+ pts", text) for text in same)


def test_dots_stand_where_the_legs_end() -> None:
    seen = view("six")
    drawn = scene(seen)
    reach = seen.derived["B"]["reach"]
    bow_x, bow_y = placed(drawn, "boat:B")
    for action, end in reach.items():
        if action.startswith("leg "):
            x, y = map(int, end.split(","))
            dot_x, dot_y = placed(drawn, f"target:{action}")
            assert (dot_x - bow_x, bow_y - dot_y) == pytest.approx((x - 24, y - 25))


def test_a_finishing_leg_ends_on_the_line() -> None:
    drawn = scene(view("finishing"))
    pin_x, pin_y = placed(drawn, "pin")
    committee_x, _ = placed(drawn, "committee")
    x, y = placed(drawn, "target:leg SE")
    assert y == pin_y
    assert pin_x < x < committee_x
    assert "target-finish" in roles(drawn)
    assert "target:leg SE +puff" not in drawn.named(), "a puff gains nothing there"


def test_a_protest_is_offered_by_a_shape_of_its_own() -> None:
    drawn = scene(view("protest"))
    assert "target-protest" in roles(drawn)
    assert "liability" in roles(drawn)
    x, y = placed(drawn, "boat:B")
    assert (x, y) != placed(drawn, "target:leg NW protest"), "the yacht stays visible"


def test_heading_moves_form_a_ring() -> None:
    assert roles(scene(view("heading"))).count("target-turn") == 7


def test_every_free_space_has_a_dot_while_placing() -> None:
    seen = view("placing")
    drawn = every_shape(scene(seen).shapes)
    dots = next(shape for shape in drawn if shape.role == "target-place")
    assert isinstance(dots, Outline)
    assert dots.d.count("M") == len(seen.choices)


def test_a_seat_that_does_not_decide_sees_no_dots() -> None:
    seen = view("six").but(choices=[], seat="A")
    assert not [name for name in scene(seen).named() if name.startswith("target:")]


@pytest.mark.parametrize("wind", DIRECTIONS)
def test_the_wind_shadow_lies_to_leeward(wind: str) -> None:
    seen = view("first")
    seen.position["wind"] = wind
    seen.position["boats"]["A"]["at"] = "10,10"
    seen.position["boats"]["B"] |= {"at": "20,20", "spinnaker": True}
    drawn = scene(seen)
    lee = [(s.x, s.y) for s in drawn.shapes if isinstance(s, Group) and s.role == "lee"]
    x, y = placed(drawn, "boat:A")
    u, v = placed(drawn, "boat:B")
    dx, dy = {"E": 1, "W": -1}.get(wind[-1], 0), {"N": -1, "S": 1}.get(wind[0], 0)
    assert lee == [(x - dx, y - dy), (u - dx, v - dy), (u - 2 * dx, v - 2 * dy)]
    assert roles(drawn).count("shadow-light") == 1


@pytest.mark.parametrize("wind", DIRECTIONS)
def test_a_yacht_without_a_heading_is_not_drawn_head_to_wind(wind: str) -> None:
    seen = view("six")
    seen.position["wind"] = wind
    drawn = scene(seen.but(moves=[]))
    for letter in "ABCDEF":
        boat = drawn.named()[f"boat:{letter}"]
        assert isinstance(boat, Group)
        assert boat.turn != DIRECTIONS.index(wind) * 45


def test_the_next_mark_of_the_viewer_stands_out() -> None:
    seen = view("six")
    for seat, mark in (("A", "mark:1"), ("E", "mark:2")):
        drawn = scene(seen.but(seat=seat))
        halo = drawn.named()["goal"]
        assert isinstance(halo, Circle)
        assert (halo.x, halo.y) == placed(drawn, mark)


def test_the_water_behind_the_line_is_shaded_until_round_three() -> None:
    seen = view("prestart")
    for number, shaded in ((0, True), (1, True), (2, True), (3, False)):
        seen.position["round"] = number
        assert ("prestart" in roles(scene(seen))) is shaded


def test_crossing_the_wrong_way_is_said_at_the_mark() -> None:
    seen = view("wrong_way")
    assert "Wrong way: go back over the line" in texts(scene(seen))
    seen.position["boats"]["A"]["net"] = 0
    assert "warning" not in roles(scene(seen))


def test_players_can_be_told_apart_without_colour() -> None:
    drawn = scene(view("six"))
    signs = set()
    for letter in "ABCDEF":
        boat = drawn.named()[f"boat:{letter}"]
        assert isinstance(boat, Group)
        trim = [s.d for s in every_shape(boat.shapes) if isinstance(s, Outline)]
        signs.add(tuple(d for d in trim if d in {t for trims in TRIMS for t in trims}))
    assert len(signs) == 6


def test_a_view_is_not_changed_by_drawing_it() -> None:
    for name in VIEWS:
        seen = view(name)
        before = copy.deepcopy(seen.said)
        scene(seen)
        assert seen.said == before


# --- themes ----------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    channels = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


WRITTEN_ON = {
    "axis": "paper",
    "axis-five": "paper",
    "label": "water",
    "mark-number": "mark",
    "warning-text": "warning",
    "target-number": "target",
    "target-puff-number": "target-puff",
    "target-protest-number": "target-protest",
    "target-protest-puff-number": "target-protest-puff",
    "heading": "paper",
    "status": "paper",
    "note": "paper",
    "wind-name": "paper",
    "dial-leg-number": "dial-leg",
    "dial-zero-number": "dial-zero",
    "cardinal": "paper",
    "ordinal": "paper",
    "die-legs": "paper",
    "name": "card",
    "card-note": "card-moving",
    "result": "card",
    "key": "paper",
}


@pytest.mark.parametrize("theme", themes())
def test_text_can_be_read(theme: str) -> None:
    look = themes()[theme]
    for text, ground in WRITTEN_ON.items():
        found = contrast(look.roles[text]["fill"], look.roles[ground]["fill"])
        assert found >= 4.5, f"{text} on {ground}: {found:.2f}"
    for seat, team in enumerate(look.teams):
        assert contrast(team.ink, team.fill) >= 4.5, f"letter of seat {seat}"


@pytest.mark.parametrize("theme", themes())
def test_every_role_of_the_samples_has_a_look(theme: str) -> None:
    used = {role for name in VIEWS for role in roles(scene(view(name)))}
    assert used <= set(themes()[theme].roles)
    text = {
        shape.role
        for name in VIEWS
        for shape in every_shape(scene(view(name)).shapes)
        if isinstance(shape, Text)
    }
    assert text <= {*WRITTEN_ON, "letter"}


def test_an_unknown_theme_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="dark, light"):
        svg(scene(view("first")), "sepia")


# --- SVG -------------------------------------------------------------------------------------


def test_hostile_text_stays_text() -> None:
    root = ElementTree.fromstring(svg(hostile_scene()))
    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {
        "svg",
        "title",
        "desc",
        "style",
        "text",
        "rect",
    }
    written = "".join(root.find(f"{SVG}text").itertext())  # type: ignore[union-attr]
    assert "<script>alert(1)</script>\"'&" in written
    assert root.get("onload") is None


def test_the_same_view_gives_the_same_text() -> None:
    assert svg(scene(view("six"))) == svg(scene(view("six")))


def test_the_drawing_is_told_in_words() -> None:
    root = ElementTree.fromstring(svg(scene(view("protest"))))
    told = root.findtext(f"{SVG}desc") or ""
    assert "B (yellow), at 18,17, heading NE, port tack, beating" in told
    assert "B did not keep clear of A (REG-71)" in told
    assert root.get("role") == "img"
    assert "A to move" in (root.get("aria-label") or "")


def test_a_page_can_find_shapes_by_role_and_id() -> None:
    root = ElementTree.fromstring(svg(scene(view("six"))))
    assert root.find(f".//{SVG}g[@data-id='boat:C'][@class='g-yacht s2']") is not None


def test_a_width_in_pixels_keeps_the_proportions() -> None:
    drawn = scene(view("first"))
    root = ElementTree.fromstring(svg(drawn, width=600))
    assert root.get("width") == "600"
    assert float(root.get("height") or 0) == pytest.approx(600 * drawn.height / drawn.width, abs=1)


def test_text_shrinks_to_the_room_it_has() -> None:
    room = {"role": "name", "x": 0, "y": 0, "size": 1.0, "width": 4.0}
    assert fitted(Text(text="Red", **room)) == 1.0  # type: ignore[arg-type]
    assert fitted(Text(text="A very long name of a player", **room)) < 0.4  # type: ignore[arg-type]


def test_a_role_without_a_look_is_still_drawn() -> None:
    odd = Circle(role="never-heard-of", x=1, y=1, r=1)
    text = svg(Scene(width=2, height=2, title="", description="", shapes=(odd,)))
    assert 'class="r-never-heard-of"' in text


# --- PNG, GIF, HTML --------------------------------------------------------------------------


@pytest.mark.parametrize("theme", themes())
def test_a_png_shows_something(theme: str) -> None:
    picture = png(scene(view("six")), theme, width=400)
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    assert image.width == 400
    assert len(image.getcolors(1 << 20) or []) > 200


def test_a_png_brings_its_own_letters() -> None:
    # system fonts are never loaded, so what is seen comes from the packaged typeface
    def ink(text: str) -> int:
        words = Text(role="heading", x=1, y=6, text=text, size=6)
        drawn = Scene(width=40, height=8, title="", description="", shapes=(words,))
        image = Image.open(io.BytesIO(png(drawn, width=400))).getchannel("A")
        return sum(image.histogram()[128:])

    assert ink("") == 0
    assert ink("À Régate 3") > ink("À") > 100


def test_a_gif_has_a_frame_for_each_scene() -> None:
    scenes = [scene(view(name)) for name in ("prestart", "six", "protest")]
    image = Image.open(io.BytesIO(gif(scenes, width=300, seconds=0.5, hold=2)))
    durations = []
    for k in range(3):
        image.seek(k)
        durations.append(image.info["duration"])
    assert durations == [500, 500, 2000]
    assert getattr(image, "n_frames", 1) == 3
    assert image.info["loop"] == 0


def test_the_scenes_of_a_gif_have_one_shape() -> None:
    with pytest.raises(ValueError, match="same shape"):
        gif([scene(view("six")), scene(view("six"), tall=True)], width=100)
    with pytest.raises(ValueError, match="at least one"):
        gif([])


def frames(lang: str = "en") -> list[Frame]:
    return [
        Frame(scene(seen, lang), tuple(seen.said["events"]), scene(seen, lang, tall=True))
        for seen in (view("prestart"), view("six"), view("protest"))
    ]


def page_data(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="race">(.*?)</script>', page, re.S)
    assert found
    loaded: dict[str, Any] = json.loads(found[1])
    return loaded


def test_the_page_needs_nothing_from_outside() -> None:
    page = html(frames())
    assert not re.search(r"https?:|//[a-z]|\burl\(|@import|<link|\bsrc=", page)
    assert "default-src 'none'" in page
    assert "{{" not in page


def test_the_page_holds_every_frame_and_its_lines() -> None:
    data = page_data(html(frames()))
    assert [frame["lines"] for frame in data["frames"]] == [list(f.lines) for f in frames()]
    for frame, made in zip(data["frames"], frames(), strict=True):
        wide, tall = frame["layouts"]
        assert len(wide["parts"]) >= len(made.scene.shapes)
        assert tall["box"] == f"0 0 {made.tall.width:g} {made.tall.height:g}"  # type: ignore[union-attr]
    shared = set(data["frames"][0]["layouts"][0]["parts"]) & set(
        data["frames"][1]["layouts"][1]["parts"]
    )
    assert shared, "what frames have in common is stored once"


def test_the_page_has_the_headings_of_its_parts() -> None:
    parts = [replace(frame, heading=f"Round {n // 2}") for n, frame in enumerate(frames())]
    headings = [frame["heading"] for frame in page_data(html(parts))["frames"]]
    assert headings == [part.heading for part in parts]


def test_a_nameless_group_is_stored_in_parts_that_stay_the_same() -> None:
    def drawn(x: float) -> Scene:
        still = Circle(role="mark", x=1, y=1, r=1)
        boat = Group(role="boat", id="boat:A", x=x, y=2, shapes=(still,))
        board = Group(role="board", x=10, y=20, scale=2, shapes=(still, boat))
        return Scene(width=9, height=9, title="", description="", shapes=(board,))

    data = page_data(html([Frame(drawn(3)), Frame(drawn(4))]))
    first, second = (set(frame["layouts"][0]["parts"]) for frame in data["frames"])
    assert len(first & second) == 1, "the mark is stored once"
    (moved,) = (data["parts"][part] for part in second - first)
    assert "translate(18 24) scale(2)" in moved
    assert 'data-id="boat:A"' in moved


def test_the_page_speaks_french() -> None:
    page = html(frames("fr"), lang="fr")
    assert '<html lang="fr">' in page
    assert "Un pas en avant" in page
    assert "One step on" not in page


def test_the_page_cannot_be_broken_out_of() -> None:
    line = "REG-08 </script><img src=x onerror=alert(1)> {{DATA}}"
    page = html([Frame(hostile_scene(), (line,))], title="</title><b>")
    assert page.count("</script>") == 2
    assert page_data(page)["frames"][0]["lines"] == [line]
    assert "<b>" not in page.split("</title>")[0]


def test_a_page_has_at_least_one_frame() -> None:
    with pytest.raises(ValueError, match="at least one"):
        html([])
