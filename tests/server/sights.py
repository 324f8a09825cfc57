"""What a page makes of the live messages: the sight it holds, after every update."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from pydantic import TypeAdapter

from layline.server.encoding import json_bytes
from layline.server.schemas.live import Update
from layline.server.schemas.views import Sight
from layline.server.views.differences import applied

SIGHT: TypeAdapter[Sight] = TypeAdapter(Sight)


def updated(sight: Sight, update: Update) -> Sight:
    """A sight with what an update changed; strictly what the contract says."""
    assert update.after == sight.seq, f"an update after {update.after} to a sight of {sight.seq}"
    told = applied(json.loads(json_bytes(sight)), update.changes)
    return SIGHT.validate_json(json_bytes(told), strict=True)


_PRESENCE = re.compile(r'"(online|spectators)":(true|false|\d+)')


def without_presence(heard: Iterable[str]) -> list[str]:
    """What was told, but for who was there meanwhile.

    That somebody has left is seen a little later: at any moment of what follows.
    """
    kept = (text for text in heard if not text.startswith('{"type":"table"'))
    return [_PRESENCE.sub("", text) for text in kept]
