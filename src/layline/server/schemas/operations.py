"""What the API returns to whoever runs the service."""

from __future__ import annotations

from typing import Literal

from .base import ApiModel


class Healthy(ApiModel):
    """The service is up and its database takes what is written.

    `worker` is the number of the process that says so; 1 where only one serves. It is `damaged`
    when it has come across tables that cannot be read: `unreadable_tables` says how many.
    """

    status: Literal["ok", "damaged"]
    version: str
    worker: int
    unreadable_tables: int


Forwarded = Literal["no", "ignored", "believed"]


class Seen(ApiModel):
    """What the service sees of whoever asks: it tells them nothing but about themselves.

    `forwarded` says whether somebody in front named the address (`X-Forwarded-For`) and whether
    that was believed, see LAYLINE_TRUSTED_PROXIES; `https` whether they came over https.
    """

    address: str
    https: bool
    forwarded: Forwarded
