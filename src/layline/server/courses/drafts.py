"""Drafts of courses, drawn and checked for a page that knows no rules."""

from __future__ import annotations

from ...engine.game import Game
from ...engine.laying import BadDraft, Dial, Json, Kind, Laying, Room
from ...engine.texts import UnknownText
from ..catalogue.game_cards import game_named
from ..refusals import Refusal
from ..schemas.courses import (
    Chart,
    ChartFrame,
    ChartWish,
    Complaint,
    DialCard,
    KindCard,
    PieceCard,
    PresetCard,
    RoomCard,
)
from ..schemas.games import ValueCard


def laying_of(game_id: str) -> tuple[Game, Laying]:
    """The game and how its courses are laid; one whose course is fixed is refused."""
    game = game_named(game_id)
    if game.editor is None:
        raise Refusal("fixed_course", status=404, field="game", game=game.name)
    return game, game.editor


def neat(laying: Laying, draft: object) -> Json:
    """A draft as it was meant; what is none is refused, and the wrong part of it named."""
    try:
        return laying.neat(draft)
    except BadDraft as bad:
        raise Refusal("bad_draft", status=422, field=bad.field, what=str(bad)) from None


def must_be_valid(laying: Laying, draft: Json) -> None:
    """Refuse a draft that breaks a rule, by the first that it breaks."""
    broken = next(iter(laying.wrong(draft)), None)
    if broken is None:
        return

    def told(lang: str) -> str:
        return laying.told(broken, draft, lang)

    raise Refusal(
        "broken_course",
        status=422,
        field="draft",
        rule=broken.rule,
        pieces=broken.pieces,
        text=told,
    )


def chart(game_id: str, wish: ChartWish, lang: str) -> Chart:
    """What is wished for, drawn and checked."""
    game, laying = laying_of(game_id)
    return _drawn(game, laying, _wished(laying, wish), lang)


def _wished(laying: Laying, wish: ChartWish) -> Json:
    if wish.preset is not None:
        found = laying.presets().get(wish.preset)
        if found is None:
            raise Refusal("unknown_preset", status=404, field="preset", name=wish.preset)
        draft = laying.neat(found)
    elif wish.draft is not None:
        draft = neat(laying, wish.draft)
    else:
        draft = laying.first()
    return draft if wish.seed is None else laying.by_lot(draft["settings"], wish.seed)


def _drawn(game: Game, laying: Laying, draft: Json, lang: str) -> Chart:
    settings = draft["settings"]
    frame = laying.frame(settings)
    faults = laying.wrong(draft)
    ground, board = laying.board(draft, lang, faults)
    kept = laying.kept(settings)
    return Chart(
        game=game.id,
        draft=draft,
        settings=[_dial(laying, d, f"settings.{d.key}", settings[d.key], lang)
                  for d in laying.settings],
        kinds=[_kind(laying, kind, settings, lang) for kind in laying.kinds if kind.id in kept],
        pieces=[
            PieceCard(
                id=id,
                kind=kind.id,
                label=laying.label(id, kind, lang),
                x=piece["x"],
                y=piece["y"],
                dials=[_dial(laying, d, f"kinds.{kind.id}.{d.key}", piece[d.key], lang)
                       for d in kind.dials],
                grips=[
                    frame.on_screen(at)
                    for at in ((piece["x"], piece["y"]), *laying.grips(draft, id))
                ],
            )
            for id, kind, piece in laying.named(draft)
        ],
        presets=[
            PresetCard(id=id, label=laying.texts.sentence(f"presets.{id}", lang))
            for id in laying.presets()
        ],
        complaints=[
            Complaint(
                rule=fault.rule,
                pieces=list(fault.pieces),
                text=laying.told(fault, draft, lang),
            )
            for fault in faults
        ],
        seats=[] if faults else laying.seats(draft),
        frame=ChartFrame(left=frame.left, top=frame.top, x=frame.x, y=frame.y),
        ground=ground,
        board=board,
    )  # fmt: skip


def _kind(laying: Laying, kind: Kind, settings: Json, lang: str) -> KindCard:
    return KindCard(
        id=kind.id,
        label=laying.texts.sentence(
            f"kinds.{kind.id}.{'name' if kind.most == 1 else 'many'}", lang
        ),
        add=laying.texts.sentence(f"kinds.{kind.id}.add", lang),
        least=kind.least,
        most=kind.most,
        order=kind.order,
        room=_room(laying.room(settings, kind.id)),
    )


def _room(room: Room) -> RoomCard:
    return RoomCard(
        west=room.west, east=room.east, south=room.south, north=room.north, step=room.step
    )


def _dial(
    laying: Laying, dial: Dial, words: str, value: str | int | bool | None, lang: str
) -> DialCard:
    def said(key: str) -> str | None:
        try:
            return laying.texts.sentence(f"{words}.{key}", lang, value=key)
        except UnknownText:
            return None

    listed = None
    if dial.numbers is None:
        listed = [ValueCard(value=one, label=said(str(one)) or str(one)) for one in dial.values]
    numbers = dial.numbers
    return DialCard(
        key=dial.key,
        label=laying.texts.sentence(f"{words}.label", lang),
        hint=said("hint"),
        value=value,
        values=listed,
        least=numbers[0] if numbers else None,
        most=numbers[-1] if numbers else None,
        step=numbers.step if numbers else 1,
    )
