"""Drafts of courses, drawn and checked for a page that knows no rules."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.editor import BadDraft, Dial, Dials, Draft, Editor, Kind, Room, Setting
from ...engine.game import Game
from ...engine.texts import UnknownText
from ..catalogue.game_cards import game_named
from ..language import TEXTS
from ..refusals import Refusal
from ..schemas.courses import (
    Chart,
    ChartFrame,
    ChartWish,
    Complaint,
    DialCard,
    DraftCard,
    KindCard,
    PieceCard,
    PresetCard,
    RoomCard,
    SettingCard,
)


def editor_of(game_id: str) -> tuple[Game, Editor]:
    """The game and how its courses are laid; one whose course is fixed is refused."""
    game = game_named(game_id)
    if game.editor is None:
        raise Refusal("fixed_course", status=404, field="game", game=game.name)
    return game, game.editor


def read(editor: Editor, given: object) -> Draft:
    """A draft as it was meant; anything else is refused, naming the part that is wrong."""
    try:
        return editor.read(given)
    except BadDraft as bad:
        raise _refusal(editor, bad) from None


def _refusal(editor: Editor, bad: BadDraft) -> Refusal:
    """In what way a draft cannot be read, with pieces called by their names."""

    def text(lang: str) -> str:
        words = {"field": bad.field, **bad.words}
        for kind in editor.kinds:
            if kind.id == words.get("kind"):
                words["kind"] = editor.kind_label(kind, lang)
        what = TEXTS.sentence(f"invalid.{bad.wrong}", lang, **words)
        return TEXTS.sentence("refused.bad_draft", lang, what=what)

    return Refusal("bad_draft", status=422, field=bad.field, text=text)


def must_be_valid(editor: Editor, draft: Draft) -> None:
    """Refuse a draft that breaks a rule, naming the first it breaks."""
    broken = next(iter(editor.wrong(draft)), None)
    if broken is None:
        return

    def told(lang: str) -> str:
        return editor.told(broken, draft, lang)

    raise Refusal(
        "broken_course",
        status=422,
        field="draft",
        rule=broken.rule,
        pieces=broken.pieces,
        text=told,
    )


def chart(game_id: str, wish: ChartWish, lang: str) -> Chart:
    """The draft asked for, drawn and checked."""
    game, editor = editor_of(game_id)
    return _drawn(game, editor, _wished(editor, wish), lang)


def _wished(editor: Editor, wish: ChartWish) -> Draft:
    if wish.preset is not None:
        presets = editor.presets()
        if wish.preset not in presets:
            raise Refusal("unknown_preset", status=404, field="preset", name=wish.preset)
        draft = presets[wish.preset]
    elif wish.draft is not None:
        draft = read(editor, wish.draft)
    else:
        draft = editor.first()
    return draft if wish.seed is None else editor.by_lot(draft.settings, wish.seed)


def _drawn(game: Game, editor: Editor, draft: Draft, lang: str) -> Chart:
    settings = draft.settings
    frame = editor.frame(settings)
    faults = editor.wrong(draft)
    ground, board = editor.board(draft, lang, faults)
    kept = editor.kept(settings)
    return Chart(
        game=game.id,
        draft=DraftCard.model_validate(draft.to_json()),
        settings=_dials(editor, editor.settings, settings, "settings", lang),
        kinds=[_kind(editor, kind, settings, lang) for kind in editor.kinds if kind.id in kept],
        pieces=[
            PieceCard(
                id=id,
                kind=kind.id,
                label=editor.label(id, kind, lang),
                x=piece.x,
                y=piece.y,
                dials=_dials(editor, kind.dials, piece.dials, f"kinds.{kind.id}", lang),
                grips=[frame.on_screen(at) for at in (piece.at, *editor.grips(draft, id))],
            )
            for id, kind, piece in editor.named(draft)
        ],
        presets=[
            PresetCard(id=id, label=editor.texts.sentence(f"presets.{id}", lang))
            for id in editor.presets()
        ],
        complaints=[
            Complaint(
                rule=fault.rule,
                pieces=list(fault.pieces),
                text=editor.told(fault, draft, lang),
            )
            for fault in faults
        ],
        seats=[] if faults else editor.seats(draft),
        frame=ChartFrame(left=frame.left, top=frame.top, x=frame.x, y=frame.y),
        ground=ground,
        board=board,
    )


def _kind(editor: Editor, kind: Kind, settings: Dials, lang: str) -> KindCard:
    return KindCard(
        id=kind.id,
        label=editor.kind_label(kind, lang),
        add=editor.texts.sentence(f"kinds.{kind.id}.add", lang),
        least=kind.least,
        most=kind.most,
        order=kind.order,
        room=_room(editor.room(settings, kind.id)),
    )


def _room(room: Room) -> RoomCard:
    return RoomCard(
        west=room.west, east=room.east, south=room.south, north=room.north, step=room.step
    )


def _dials(
    editor: Editor, dials: Sequence[Dial], chosen: Dials, words: str, lang: str
) -> list[DialCard]:
    return [
        _dial(editor, dial, chosen.values[dial.key], f"{words}.{dial.key}", lang) for dial in dials
    ]


def _dial(editor: Editor, dial: Dial, value: Setting, words: str, lang: str) -> DialCard:
    def said(key: str) -> str | None:
        try:
            return editor.texts.sentence(f"{words}.{key}", lang, value=key)
        except UnknownText:
            return None

    listed = None
    if dial.numbers is None:
        listed = [SettingCard(value=one, label=said(str(one)) or str(one)) for one in dial.values]
    numbers = dial.numbers
    return DialCard(
        key=dial.key,
        label=editor.texts.sentence(f"{words}.label", lang),
        hint=said("hint"),
        value=value,
        values=listed,
        least=numbers[0] if numbers else None,
        most=numbers[-1] if numbers else None,
        step=numbers.step if numbers else 1,
    )
