"""What the API accepts and returns about browsers that are woken for a turn."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from .base import ApiModel

Endpoint = Annotated[str, StringConstraints(min_length=8, max_length=1000)]
KeyText = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,100}$")]


class PushKey(ApiModel):
    """The key by which browsers know this service; null where it wakes nobody."""

    key: str | None


class PushKeys(ApiModel):
    """The keys of a browser."""

    p256dh: KeyText
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


class WakeMe(ApiModel):
    """A browser that is to be woken: what its `PushSubscription` says."""

    endpoint: Endpoint
    keys: PushKeys


class WakeMeNot(ApiModel):
    """A browser that is to be woken no more."""

    endpoint: Endpoint
