"""docs/openapi.json and docs/protocol.md against the running server: schemathesis, and the tables of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import positive_data_acceptance

from tests.server.inside import Inside, inside
from tests.server.wire import ask, body_of

DOCS = Path(__file__).parents[2] / "docs"
Case = schemathesis.Case[Any]
schema = schemathesis.openapi.from_path(DOCS / "openapi.json")

# A description cannot say which variants a game has, which saves are whole and what a visible letter is: what fits it
# may still be refused. Everything else schemathesis knows to check is checked.
EXCLUDED = [positive_data_acceptance]
QUICK = settings(max_examples=12, phases=(Phase.explicit, Phase.generate), suppress_health_check=list(HealthCheck))
LONG = settings(max_examples=400, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("schema") / "data") as running:
        yield running


def seat_somebody(server: Inside, people: int) -> tuple[str, str]:
    """A table of three with that many people, and the token of seat 0."""
    table = body_of(ask(server.port, "POST", "/api/tables", {"game": "montego-bay", "players": 3}))["table"]
    seats = [ask(server.port, "POST", f"/api/tables/{table}/seats", {"name": "Ann"}) for _ in range(people)]
    return table, body_of(seats[0])["token"]


def aim(case: Case, server: Inside) -> None:
    """What is well-formed is sent to a table that exists, often by somebody who may."""
    if "table_id" in case.path_parameters and case.meta and case.meta.generation.mode.is_positive:
        number = sum(map(ord, str(case.path_parameters) + str(case.body)))
        table, token = seat_somebody(server, 1 + number % 3)
        case.path_parameters["table_id"] = table
        if number % 4:
            case.headers["Authorization"] = f"Bearer {token}"
            case.path_parameters |= {"seat": 0} if "seat" in case.path_parameters else {}
    case.query.pop("follow", None)  # it would not end


def check(case: Case, server: Inside) -> None:
    aim(case, server)
    case.call_and_validate(base_url=f"http://127.0.0.1:{server.port}", excluded_checks=EXCLUDED, timeout=60)


@schema.parametrize()
@QUICK
def test_the_server_is_as_described(case: Case, server: Inside) -> None:
    check(case, server)


@pytest.mark.soak
@schema.parametrize()
@LONG
def test_the_server_is_as_described_at_length(case: Case, server: Inside) -> None:
    check(case, server)
