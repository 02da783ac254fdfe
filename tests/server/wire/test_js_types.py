"""The message types of the page are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

import twojacks
from twojacks.server.wire.js_types import type_of, write_types

DECLARATIONS = Path(twojacks.__file__).parent / "page" / "net" / "messages.d.ts"


def test_the_committed_file_is_current() -> None:
    """If not: python -m twojacks.server.wire.js_types > src/twojacks/page/net/messages.d.ts"""
    assert DECLARATIONS.read_text(encoding="utf-8") == write_types()


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "integer"}, "number"),
        ({"const": "state", "type": "string"}, '"state"'),
        ({"enum": ["day", "night"], "type": "string"}, '"day" | "night"'),
        ({"enum": ["some-game"], "type": "string", "maxLength": 64}, "string"),
        ({"anyOf": [{"$ref": "Play"}, {"type": "null"}]}, "Play | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "{ [name: string]: boolean }"),
        ({"type": "object", "additionalProperties": True}, "JsonObject"),
    ],
)
def test_every_shape_has_a_type(schema: dict[str, object], written: str) -> None:
    assert type_of(schema) == written
