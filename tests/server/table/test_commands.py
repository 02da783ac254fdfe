"""The command table: each command of a client is declared once, and everything else follows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.routing import APIRoute

from twojacks.server.table import entries as kinds
from twojacks.server.table.commands import CLIENT_COMMANDS, CommandKind, command_of
from twojacks.server.table.table import Table
from twojacks.server.wire.api import router
from twojacks.server.wire.sockets import socket_messages

PATH = "/api/tables/{table_id}/seats/{seat}/"
EXAMPLES: dict[str, dict[str, Any]] = {
    "decide": {"decision": 17, "action": "card 4", "pick": 0},
    "undo": {"decision": 17},
    "vote": {"about": 2, "agree": True},
    "return": {},
    "ready": {"randomness": "ab" * 16},
    "leave": {},
}


def test_these_are_the_commands_of_the_protocol() -> None:
    assert {kind.name for kind in CLIENT_COMMANDS} == set(EXAMPLES)


@pytest.mark.parametrize("kind", CLIENT_COMMANDS, ids=lambda kind: kind.name)
def test_a_command_has_an_endpoint_with_its_model(kind: CommandKind) -> None:
    routes = [route for route in router.routes if isinstance(route, APIRoute) and route.path == PATH + kind.name]
    (route,) = routes
    assert route.methods == {"POST"}
    assert route.body_field is not None
    assert route.body_field.field_info.annotation is kind.model


@pytest.mark.parametrize("kind", CLIENT_COMMANDS, ids=lambda kind: kind.name)
def test_a_message_of_the_socket_is_the_body_of_the_endpoint(kind: CommandKind) -> None:
    body = {"request": "r1", **EXAMPLES[kind.name]}
    message = socket_messages.validate_json(json.dumps({"type": kind.name, **body}))
    assert message == kind.model.model_validate(body)


@pytest.mark.parametrize("kind", CLIENT_COMMANDS, ids=lambda kind: kind.name)
def test_a_command_becomes_an_entry_that_a_table_can_apply(kind: CommandKind) -> None:
    command = command_of(kind.model.model_validate({"request": "r1", **EXAMPLES[kind.name]}), 1, "owner")
    assert (command.kind, command.seat, command.request, command.owner) == (kind.entry, 1, "r1", "owner")
    assert command.data == EXAMPLES[kind.name]
    assert kind.entry in Table.HANDLERS


def test_every_kind_of_entry_has_a_handler() -> None:
    declared = {value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, str)}
    assert set(Table.HANDLERS) == declared
