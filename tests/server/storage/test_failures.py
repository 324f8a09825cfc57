"""What is logged while the database is in trouble."""

from __future__ import annotations

import structlog
from structlog.testing import capture_logs

from layline.server.storage.failures import LOG_EVERY, Outages


def test_an_outage_is_logged_at_once_and_then_now_and_then() -> None:
    now = 0.0
    outages = Outages(clock=lambda: now)
    structlog.reset_defaults()
    with capture_logs() as logged:
        for _ in range(1000):
            outages.note("disk I/O error")
        outages.note("no connection")
        now = LOG_EVERY
        outages.note("disk I/O error")
    assert [(line["error"], line["unsaid"]) for line in logged] == [
        ("disk I/O error", 0),
        ("no connection", 999),
        ("disk I/O error", 0),
    ]
