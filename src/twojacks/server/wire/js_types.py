"""Writes the messages of the server as TypeScript declarations, for the page.

python -m twojacks.server.wire.js_types > src/twojacks/page/net/messages.d.ts
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, Literal

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from twojacks.server.table import commands, options
from twojacks.server.wire import requests, responses

Schema = Mapping[str, Any]

HEAD = """\
// Generated from the models in twojacks.server.wire; do not edit. To update it:
// python -m twojacks.server.wire.js_types > src/twojacks/page/net/messages.d.ts

/** An object whose fields depend on the game. */
export type JsonObject = { [field: string]: any };

/** One entry of the journal; its other fields depend on its kind. */
export interface GameEvent {
  kind: string;
  clause: string;
  [field: string]: any;
}

/** Something that happened at the table and not in the game. */
export interface Notice {
  kind: string;
  seat?: number;
  why?: string | null;
}
"""
SHAPED = {"events": "GameEvent[]", "notices": "Notice[]"}  # fields whose items the models leave open
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def models_of(module: ModuleType) -> list[type[BaseModel]]:
    """The models that a module defines and that have fields."""
    found = (value for value in vars(module).values() if isinstance(value, type) and issubclass(value, BaseModel))
    return [model for model in found if model.__module__ == module.__name__ and model.model_fields]


def schemas_of(module: ModuleType, mode: Literal["validation", "serialization"]) -> dict[str, Schema]:
    pairs = [(model, mode) for model in models_of(module)]
    return dict(models_json_schema(pairs, ref_template="{model}")[1]["$defs"])


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(map(type_of, schema.get("anyOf") or schema["oneOf"]))
    if "enum" in schema and "maxLength" not in schema:  # names of games are texts: other servers have other games
        return " | ".join(map(json.dumps, schema["enum"]))
    if schema.get("type") == "array":
        return array_of(schema)
    if schema.get("type") == "object":
        return map_of(schema)
    return SIMPLE[schema["type"]]


def array_of(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(type_of, schema['prefixItems']))}]"
    item = type_of(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


def map_of(schema: Schema) -> str:
    values = schema.get("additionalProperties")
    return f"{{ [name: string]: {type_of(values)} }}" if isinstance(values, dict) else "JsonObject"


def write_model(name: str, schema: Schema) -> Iterator[str]:
    if "description" in schema:
        yield f"/** {' '.join(schema['description'].replace('``', '`').split())} */"
    if "properties" not in schema:
        yield f"export type {name} = {type_of(schema)};"
        return
    yield f"export interface {name} {{"
    required = schema.get("required", ())
    for field, shape in schema["properties"].items():
        yield f"  {field}{'' if field in required else '?'}: {SHAPED.get(field) or type_of(shape)};"
    yield "}"


def write_types() -> str:
    known = schemas_of(responses, "serialization")
    for module in (options, commands, requests):
        known |= schemas_of(module, "validation")
    blocks = ["\n".join(write_model(name, known[name])) for name in sorted(known)]
    return "\n".join([HEAD, "\n\n".join(blocks)]) + "\n"


if __name__ == "__main__":
    print(write_types(), end="")
