"""What the API returns to whoever runs the service."""

from __future__ import annotations

from typing import Literal

from .base import ApiModel


class Healthy(ApiModel):
    """The service is up and its database answers."""

    status: Literal["ok"]
    version: str
