"""What was acknowledged is never lost: the service is killed under load, again and again.

`KILLS` in the environment says how often; `make soak` asks for more than `make test`.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import NewService
from tests.server.postgres import Cluster
from tests.server.sailors import Flotilla
from tests.server.service import Service

KILLS = int(os.environ.get("KILLS", "10"))


@pytest.mark.slow
def test_no_acknowledged_entry_is_lost_when_the_service_is_killed(new_service: NewService) -> None:
    service, rng = new_service(), random.Random(5)
    flotilla = Flotilla(service, pairs=4)
    try:
        for number in range(KILLS):
            acks = rng.randint(1, 40)
            if number % 2:
                flotilla.strike_after(acks)
            else:
                flotilla.wait_for_acks(acks)
                time.sleep(rng.random() * 0.02)  # at any moment, not only right after an answer
                service.kill()
            flotilla.restart()
        flotilla.wait_for_acks(40)
    finally:
        flotilla.call_ashore()
    entries = flotilla.check_the_books()
    print(f"{KILLS} kills, {flotilla.acked} acknowledged, {entries} entries, none lost")
    assert "Traceback" not in service.log()


@pytest.fixture
def durable_postgres() -> Iterator[Cluster]:
    """A PostgreSQL that really writes to the disk."""
    cluster = Cluster(durable=True)
    yield cluster
    cluster.close()


@pytest.mark.slow
def test_no_acknowledged_entry_is_lost_when_postgresql_is_killed(
    durable_postgres: Cluster, tmp_path: Path
) -> None:
    service = Service(durable_postgres.new_database(), tmp_path).start()
    rng, kills = random.Random(6), max(2, KILLS // 5)
    try:
        flotilla = Flotilla(service, pairs=3)
        try:
            for _ in range(kills):
                flotilla.wait_for_acks(rng.randint(1, 40))
                durable_postgres.kill()
                with httpx.Client(base_url=service.url, trust_env=False) as browser:
                    assert browser.get("/healthz", timeout=60).status_code == 503
                durable_postgres.start()
                flotilla.wait_for_acks(30)
            assert service.running, "the service outlives its database"
        finally:
            flotilla.call_ashore()
        flotilla.check_the_books()
    finally:
        service.close()
