"""Who may read the figures: this machine, unless a proxy on it asks for others; or a token."""

from __future__ import annotations

import httpx
import pytest

from tests.server.conftest import NewService
from tests.server.service import GENEROUS, Service

TOKEN = "a-token-for-the-figures"
ONE_IS_ENOUGH = pytest.mark.parametrize("database", ["sqlite"], indirect=True, scope="session")


def status(service: Service, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with httpx.Client(base_url=service.url, trust_env=False) as browser:
        return browser.get("/metrics", headers=named).status_code


@ONE_IS_ENOUGH
def test_this_machine_may_read_them(service: Service) -> None:
    assert status(service) == 200
    assert status(service, host=f"localhost:{service.port}") == 200
    assert status(service, host=f"[::1]:{service.port}") == 200


@ONE_IS_ENOUGH
@pytest.mark.parametrize(
    "headers",
    [
        {"x_forwarded_for": "192.0.2.1"},
        {"x_forwarded_for": "127.0.0.1"},
        {"x_forwarded_for": ""},
        {"x_real_ip": "127.0.0.1"},
        {"x_forwarded_proto": "https"},
        {"x_forwarded_host": "table.example"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
        {"host": "table.example"},
        {"host": "127.0.0.1.table.example"},
        {"host": "["},
        {"host": ""},
    ],
)
def test_a_proxy_on_this_machine_may_not(service: Service, headers: dict[str, str]) -> None:
    assert status(service, **headers) == 403


def test_with_a_token_whoever_brings_it_may_and_nobody_else(new_sqlite_service: NewService) -> None:
    service = new_sqlite_service({**GENEROUS, "LAYLINE_METRICS_TOKEN": TOKEN})
    assert status(service) == 403
    assert status(service, authorization="Bearer") == 403
    assert status(service, authorization=f"Bearer {TOKEN}x") == 403
    assert status(service, authorization=f"Basic {TOKEN}") == 403
    assert status(service, authorization=f"Bearer {TOKEN}") == 200
    assert status(service, authorization=f"bearer {TOKEN}", x_forwarded_for="192.0.2.1") == 200
    assert TOKEN not in service.log()


def test_they_can_be_for_everyone_or_for_nobody(new_sqlite_service: NewService) -> None:
    everyone = new_sqlite_service({**GENEROUS, "LAYLINE_METRICS": "everyone"})
    assert status(everyone, x_forwarded_for="192.0.2.1") == 200
    nobody = new_sqlite_service(
        {**GENEROUS, "LAYLINE_METRICS": "off", "LAYLINE_METRICS_TOKEN": TOKEN}
    )
    assert status(nobody, authorization=f"Bearer {TOKEN}") == 403
