"""What the API returns to whoever runs the service."""

from __future__ import annotations

from typing import Literal

from .base import ApiModel


class Healthy(ApiModel):
    """The service is up and its database answers.

    `worker` is the number of the process that says so; 1 where only one serves.
    """

    status: Literal["ok"]
    version: str
    worker: int
