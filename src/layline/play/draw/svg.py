"""Scenes as SVG text.

Every shape becomes one element with its role as a class (`r-mark`, a group `g-yacht`) and its
seat as another (`s2`), so that a page may restyle the drawing; the theme stands in one style
sheet at the top, with only the roles the drawing uses. The same scene always gives the same text.
"""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

from ...engine.looks import Style
from ...engine.scene import Circle, Group, Line, Path, Rect, Scene, Shape, Text
from .themes import Theme, themes

FONTS = "'Source Sans 3','Source Sans Pro','Segoe UI','Helvetica Neue',Arial,sans-serif"

_PLAIN: dict[str, Style] = {"line": {"fill": "none", "stroke": "currentColor"}}
_NARROW = frozenset("fijlrtI.,:;'|!()[] ·")
_BROAD = frozenset("mwMW@%&œŒæÆ—")


def svg(scene: Scene, theme: str = "light", width: int | None = None) -> str:
    """The drawing as a complete SVG document; `width` in pixels, else as wide as its frame."""
    look = theme_named(theme)
    size = f'width="{width}" height="{_num(width * scene.height / scene.width)}"' if width else ""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="layline ll-{look.name}" role="img" '
        f'lang="{_attr(scene.lang)}" viewBox="0 0 {_num(scene.width)} {_num(scene.height)}"'
        f'{" " if size else ""}{size} aria-label="{_attr(scene.title)}">'
    )
    body = "".join(fragments(scene))
    return (
        f"{head}<title>{plain_text(scene.title)}</title><desc>{plain_text(scene.description)}</desc>"
        f"<style>{style_sheet((scene,), theme)}</style>{body}</svg>\n"
    )


def fragments(scene: Scene) -> list[str]:
    """The elements of a drawing, one for each of its outermost shapes."""
    return [_element(shape) for shape in scene.shapes]


def style_sheet(scenes: Iterable[Scene], theme: str = "light") -> str:
    """The rules for every role and seat that appears in the scenes."""
    look = theme_named(theme)
    used: set[tuple[str, str, int | None]] = set()
    for scene in scenes:
        _collect(scene.shapes, used)
    root = f".ll-{look.name}"
    rules = [f"{root} text{{font-family:{FONTS};white-space:pre}}"]
    for role, kind in sorted({(role, kind) for role, kind, _ in used if kind != "group"}):
        style = look.roles.get(role, _PLAIN.get(kind, {}))
        if style:
            rules.append(f"{root} .r-{role}{{{_declared(style)}}}")
    for role, seat in sorted(
        {(role, seat) for role, _, seat in used if seat is not None and role in look.team_roles}
    ):
        rules.append(f"{root} .r-{role}.s{seat}{{{_declared(of_team(look, role, seat))}}}")
    return "".join(dict.fromkeys(rules))


def theme_named(name: str) -> Theme:
    """The theme of that name; ValueError says which there are."""
    try:
        return themes()[name]
    except KeyError:
        raise ValueError(f"no theme {name!r}; there are {', '.join(sorted(themes()))}") from None


def of_team(look: Theme, role: str, seat: int) -> Style:
    """What a team's colours make of a role."""
    team = look.teams[seat]
    colours = {"team.fill": team.fill, "team.ink": team.ink, "team.trim": team.trim}
    return {name: colours.get(value, value) for name, value in look.team_roles[role].items()}


def _declared(style: Style) -> str:
    return ";".join(f"{name}:{value}" for name, value in style.items())


def _collect(shapes: Iterable[Shape], used: set[tuple[str, str, int | None]]) -> None:
    for shape in shapes:
        used.add((shape.role, shape.shape, shape.seat))
        if isinstance(shape, Group):
            _collect(shape.shapes, used)


def _num(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def plain_text(text: str) -> str:
    """Text that is safe in an element; characters XML does not know become spaces."""
    clean = "".join(
        char
        if char >= " " and not "\ud800" <= char <= "\udfff" and char not in "\ufffe\uffff"
        else " "
        for char in text
    )
    return escape(clean)


def _attr(text: str) -> str:
    return plain_text(text).replace('"', "&quot;")


def _element(shape: Shape) -> str:
    seat = "" if shape.seat is None else f" s{shape.seat}"
    named = "" if shape.id is None else f' data-id="{_attr(shape.id)}"'
    # a group's role names it for a page; it has no looks of its own for its shapes to inherit
    kind = "g" if isinstance(shape, Group) else "r"
    common = f'class="{kind}-{shape.role}{seat}"{named}'
    title = "" if shape.title is None else f"<title>{plain_text(shape.title)}</title>"
    match shape:
        case Group():
            inside = "".join(_element(child) for child in shape.shapes)
            return f"<g {common}{_placed(shape)}>{title}{inside}</g>"
        case Text():
            size = _num(fitted(shape))
            anchor = "" if shape.anchor == "start" else f' text-anchor="{shape.anchor}"'
            at = f'x="{_num(shape.x)}" y="{_num(shape.y)}" font-size="{size}"'
            return f"<text {common} {at}{anchor}>{title}{plain_text(shape.text)}</text>"
        case Path():
            tag, geometry = "path", f'd="{_attr(shape.d)}"'
        case Circle():
            tag = "circle"
            geometry = f'cx="{_num(shape.x)}" cy="{_num(shape.y)}" r="{_num(shape.r)}"'
        case Rect():
            tag = "rect"
            geometry = (
                f'x="{_num(shape.x)}" y="{_num(shape.y)}" '
                f'width="{_num(shape.w)}" height="{_num(shape.h)}"'
            )
            if shape.r:
                geometry += f' rx="{_num(shape.r)}"'
        case Line():
            tag = "polygon" if shape.closed else "polyline"
            points = " ".join(f"{_num(x)},{_num(y)}" for x, y in shape.points)
            geometry = f'points="{points}"'
        case _:
            raise TypeError(f"cannot draw {type(shape).__name__}")
    return (
        f"<{tag} {common} {geometry}>{title}</{tag}>" if title else f"<{tag} {common} {geometry}/>"
    )


def _placed(group: Group) -> str:
    steps = []
    if group.x or group.y:
        steps.append(f"translate({_num(group.x)} {_num(group.y)})")
    if group.turn:
        steps.append(f"rotate({_num(group.turn)})")
    if group.scale != 1.0:
        steps.append(f"scale({_num(group.scale)})")
    transform = f' transform="{" ".join(steps)}"' if steps else ""
    opacity = f' opacity="{_num(group.opacity)}"' if group.opacity != 1.0 else ""
    return transform + opacity


def fitted(text: Text) -> float:
    """The size at which a text fits the room it was given.

    The widths are those of a rather broad sans serif, so that other fonts fit as well.
    """
    if text.width is None:
        return text.size
    ems = sum(0.32 if c in _NARROW else 0.86 if c in _BROAD else 0.55 for c in text.text)
    return min(text.size, text.width / ems) if ems else text.size
