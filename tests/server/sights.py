"""What a page makes of the live messages: the sight it holds, after every update."""

from __future__ import annotations

import json

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
