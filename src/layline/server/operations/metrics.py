"""What the service counts and times, for Prometheus (`/metrics`).

Everything is kept in a registry of its own, so that a program that merely imports us finds nothing
of ours among its own metrics.
"""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_BRIEF = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

REQUESTS = Counter(
    "layline_requests",
    "Answers by route, method and status.",
    ["route", "method", "status"],
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "layline_request_seconds",
    "From the first byte of a request to the last of its answer.",
    ["route"],
    buckets=_BRIEF,
    registry=REGISTRY,
)
LIVE_CONNECTIONS = Gauge(
    "layline_live_connections", "WebSockets that are open now.", registry=REGISTRY
)
UNREAD_BYTES = Gauge(
    "layline_unread_bytes",
    "What waits for live connections that lag, in outboxes and in transports, as last looked at.",
    registry=REGISTRY,
)
CUT_OFF = Counter(
    "layline_cut_off", "Live connections that were cut off for not reading.", registry=REGISTRY
)
ENTRIES = Counter(
    "layline_entries",
    "Entries stored at all tables: action, chance, retire, undo.",
    ["kind"],
    registry=REGISTRY,
)
STORE_SECONDS = Histogram(
    "layline_store_seconds",
    "Storing what happened at a table, until it is durable.",
    buckets=_BRIEF,
    registry=REGISTRY,
)
STORE_GROUPS = Histogram(
    "layline_store_groups",
    "Changes of tables that were stored in one transaction.",
    buckets=(1, 2, 4, 8, 16, 32, 64),
    registry=REGISTRY,
)
UPDATE_SECONDS = Histogram(
    "layline_update_seconds",
    "From a move received to its update handed to every connection.",
    buckets=_BRIEF,
    registry=REGISTRY,
)
BOT_SECONDS = Histogram(
    "layline_bot_seconds",
    "How long bots think about one decision.",
    ["bot"],
    buckets=_BRIEF,
    registry=REGISTRY,
)
REFUSALS = Counter(
    "layline_refusals", "Requests and messages that were refused.", ["kind"], registry=REGISTRY
)
WEBHOOKS = Counter(
    "layline_webhooks",
    "Messages to webhooks: delivered, failed (after all attempts), forbidden.",
    ["outcome"],
    registry=REGISTRY,
)
PUSHES = Counter(
    "layline_pushes",
    "Messages that wake browsers: delivered, failed, forbidden, gone (the browser wants no more).",
    ["outcome"],
    registry=REGISTRY,
)
SWEEPS = Counter("layline_sweeps", "Looks at all tables for what is overdue.", registry=REGISTRY)
ERRORS = Counter(
    "layline_errors", "Faults of the service itself, by where.", ["where"], registry=REGISTRY
)


class _OfWorker(Collector):
    """All metrics, each with the number of the process that counted it."""

    def __init__(self, worker: int) -> None:
        self._worker = str(worker)

    def collect(self) -> Iterator[Metric]:
        """Every metric of this process."""
        for metric in REGISTRY.collect():
            metric.samples = [
                sample._replace(labels={**sample.labels, "worker": self._worker})
                for sample in metric.samples
            ]
            yield metric


def exposition(worker: int | None = None) -> tuple[bytes, str]:
    """All metrics as Prometheus reads them, and their content type.

    Each process counts for itself; where several answer at one address, each says which it is.
    """
    found = REGISTRY
    if worker is not None:
        found = CollectorRegistry()
        found.register(_OfWorker(worker))
    return generate_latest(found), CONTENT_TYPE_LATEST
