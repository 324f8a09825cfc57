"""The figures that a service gives away at /metrics."""

from __future__ import annotations

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.service import NO_TLS, Service


def figure(service: Service, name: str, **labels: str) -> float:
    """One figure; 0 if nothing of this kind has been counted yet."""
    text = httpx.get(f"{service.url}/metrics", trust_env=False, verify=NO_TLS).text
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name == name and labels.items() <= sample.labels.items():
                return sample.value
    return 0.0
