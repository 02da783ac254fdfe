"""docs/openapi.json and docs/protocol.md against the running server: schemathesis, and the tables of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import positive_data_acceptance

from tests.server.inside import Inside, inside
from tests.server.wire import ask, body_of
from twojacks.server import models, sockets
from twojacks.server.answers import Play, TableState
from twojacks.server.refusals import Refusal

DOCS = Path(__file__).parents[2] / "docs"
Case = schemathesis.Case[Any]
schema = schemathesis.openapi.from_path(DOCS / "openapi.json")

# A description cannot say which variants a game has, which saves are whole and what a visible letter is: what fits it
# may still be refused. Everything else schemathesis knows to check is checked.
EXCLUDED = [positive_data_acceptance]
QUICK = settings(max_examples=5, phases=(Phase.explicit, Phase.generate), suppress_health_check=list(HealthCheck))
LONG = settings(max_examples=100, suppress_health_check=list(HealthCheck))


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


# The written protocol: what its tables name is what there is

PROTOCOL = (DOCS / "protocol.md").read_text()


def section(title: str) -> str:
    return PROTOCOL.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def first_cells(text: str) -> list[list[str]]:
    """The words in backticks in the first column of each row of tables."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [re.findall(r"`([^`]+)`", row) for row in rows]


def test_every_text_of_a_client_is_written_down() -> None:
    written = {re.findall(r'"type": "([a-z]+)"', row[0])[0] for row in first_cells(section("The socket"))}
    union = get_args(get_args(models.Text)[0])
    assert written | {"token"} == {get_args(shape.model_fields["type"].annotation)[0] for shape in union}


def test_every_key_of_a_state_is_written_down() -> None:
    tables, plays = section("What a reader sees").split("`play` is the current game")
    known = {key for row in first_cells(tables) for key in row}
    assert set(TableState.model_fields) - {"totals", "game_number"} <= known
    written = {key for row in first_cells(plays) for key in row}
    assert set(Play.model_fields) - {"practised", "winners"} <= written
    for key in ("totals", "practised", "winners", "game_number"):  # in the second column, or the second of a row
        assert f"`{key}`" in PROTOCOL


def every_refusal(root: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    yield root
    for child in root.__subclasses__():
        yield from every_refusal(child)


def test_every_refusal_is_written_down() -> None:
    """With its status."""
    rows = [line.split("|") for line in section("Errors").splitlines() if re.match(r"\| \d{3}", line)]
    written = {
        (int(status), code)
        for row in rows
        for status in re.findall(r"\d{3}", row[1])
        for code in re.findall(r"`([a-z.]+)`", row[2])
    }
    assert {(refusal.status, refusal.code) for refusal in every_refusal()} <= written


def test_every_way_a_socket_ends_is_written_down() -> None:
    text = section("The socket").split("Close codes:")[1]
    written = {int(code) for code in re.findall(r"\b(?:4\d{3}|10\d{2})\b", text)}
    own = {value for name, value in vars(sockets).items() if name.isupper() and isinstance(value, int)}
    assert own <= written
    assert written - own == {1009}  # of the protocol below ours


def test_every_notice_is_written_down() -> None:
    """Kinds of notices are written in the table's code as `"kind": …`."""
    code = "".join((Path(sockets.__file__).parent / f"{name}.py").read_text() for name in ("table", "playing"))
    written = section("What a reader sees")
    for kind in sorted(set(re.findall(r'"kind": "([a-z]+)"', code))):
        assert f"`{kind}`" in written or f'"kind": "{kind}"' in written, kind
