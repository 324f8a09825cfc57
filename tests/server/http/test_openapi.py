"""The HTTP interface is as it is described: generated requests, good and bad, find no gap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from pydantic import TypeAdapter
from schemathesis.checks import negative_data_rejection, positive_data_acceptance

from layline.server.schemas.live import FROM_PAGE, TO_PAGE
from tests.server.description import description
from tests.server.guest import Guest, link, me
from tests.server.service import Service


def without_cookie() -> dict[str, Any]:
    """The interface as it describes itself, except for the cookie: every request has that."""
    found = description()
    for operations in found["paths"].values():
        for operation in operations.values():
            operation.pop("security", None)
    return found


API = schemathesis.openapi.from_dict(without_cookie())
REJECTION = API.config.checks.negative_data_rejection
# A body that breaks its description by its length may break the limit of all bodies first.
REJECTION.expected_statuses = [*REJECTION.expected_statuses, "413"]
ABOUT_TABLES = API.include(path_regex=r"\{table\}")

SHORT_AND_THE_SAME_EVERY_TIME = settings(
    max_examples=25,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def described_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A server for generated requests, which leave a great deal behind."""
    folder = tmp_path_factory.mktemp("described")
    service = Service(f"sqlite:///{folder / 'layline.db'}", folder).start()
    yield service
    service.close()
    assert "Traceback" not in service.log()


@pytest.fixture
def caller(described_service: Service) -> Iterator[Guest]:
    """A visitor whose cookie goes with the requests."""
    guest = Guest(described_service.url)
    yield guest
    guest.close()


@API.parametrize()
@SHORT_AND_THE_SAME_EVERY_TIME
def test_every_answer_is_as_described(case: schemathesis.Case[Any], caller: Guest) -> None:
    # What fits its description may still be refused: a name that is taken, a full table.
    case.call_and_validate(
        base_url=caller.url,
        cookies=dict(caller.http.cookies),
        excluded_checks=[positive_data_acceptance],
    )


@ABOUT_TABLES.parametrize()
@SHORT_AND_THE_SAME_EVERY_TIME
def test_every_answer_about_a_table_is_as_described(
    case: schemathesis.Case[Any], caller: Guest
) -> None:
    case.path_parameters["table"] = caller.open_table(me(), link()).id
    case.call_and_validate(
        base_url=caller.url,
        cookies=dict(caller.http.cookies),
        # The table is a good one, whatever was generated.
        excluded_checks=[positive_data_acceptance, negative_data_rejection],
    )


def test_the_messages_of_the_live_connection_are_described_too(described_service: Service) -> None:
    guest = Guest(described_service.url)
    try:
        described = guest.call("GET", "/openapi.json")
    finally:
        guest.close()
    schemas = described["components"]["schemas"]
    parts: list[tuple[str, TypeAdapter[Any]]] = [("FromPage", FROM_PAGE), ("ToPage", TO_PAGE)]
    for name, adapter in parts:
        kinds = adapter.json_schema()["discriminator"]["mapping"]
        assert set(schemas[name]["discriminator"]["mapping"]) == set(kinds)
        for reference in schemas[name]["discriminator"]["mapping"].values():
            assert reference.rsplit("/", 1)[-1] in schemas


def test_the_description_names_every_address_of_the_interface() -> None:
    paths = API.raw_schema["paths"]
    for path in ("/healthz", "/metrics", "/api/me", "/api/tables", "/api/games/{game}"):
        assert any(path.split("{")[0] in described for described in paths), path
