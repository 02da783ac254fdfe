"""The text form of what is kept: how it began, every decision, and a digest of where that leads."""

from __future__ import annotations

import hashlib
import json
import string
from typing import Any

from twojacks.errors import BadSave
from twojacks.kernel.chance import is_key, is_seed
from twojacks.kernel.fields import describe

VERSION = 1
MATCH = "two-jacks match"
SERIES = "two-jacks series"


def write_save(kind: str, record: dict[str, Any], end: Any) -> str:
    """One small JSON text. ``end`` is what a replay leads to; only its digest is kept."""
    whole = {"format": kind, "version": VERSION, **record}
    return json.dumps({**whole, "digest": digest_of(whole, end)}, ensure_ascii=False)


def digest_of(record: dict[str, Any], end: Any) -> str:
    """Any edit of the record shows, and any change of the rules that would lead elsewhere."""
    text = json.dumps([record, end], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def read_save(text: Any, kinds: tuple[str, ...]) -> dict[str, Any]:
    """The record of a save, if it is one of these kinds in a version we know."""
    if not isinstance(text, str):
        raise BadSave("all of it", f"expected text, not {describe(text)}")
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("all of it", "expected JSON; the text is cut off or damaged", code="save.damaged") from error
    if not isinstance(record, dict) or record.get("format") not in kinds:
        raise BadSave("format", f"expected {' or '.join(map(repr, kinds))}", code="save.format")
    if record.get("version") != VERSION:
        raise BadSave("version", f"expected {VERSION}, not {describe(record.get('version'))}", code="save.version")
    return record


def verify_digest(record: dict[str, Any], end: Any) -> None:
    rest = {name: value for name, value in record.items() if name != "digest"}
    if record.get("digest") != digest_of(rest, end):
        raise BadSave("digest", "the replay does not lead there: the save was edited or damaged", code="save.edited")


def read_required(record: dict[str, Any], name: str) -> Any:
    if name not in record:
        raise BadSave(name, "is missing")
    return record[name]


def read_list(record: dict[str, Any], name: str) -> list[Any]:
    value = read_required(record, name)
    if not isinstance(value, list):
        raise BadSave(name, f"expected a list, not {describe(value)}")
    return value


def read_edition(record: dict[str, Any]) -> dict[str, Any] | None:
    """A save carries its edition whole; a name would be looked for on this machine, which may have another."""
    edition = record.get("edition")
    if edition is not None and not isinstance(edition, dict):
        raise BadSave("edition", f"expected what is printed, as an object, not {describe(edition)}")
    return edition


def read_chance(record: dict[str, Any]) -> dict[str, Any]:
    """The seed, or the secret key, that a save names."""
    if "key" not in record:
        seed = read_required(record, "seed")
        if not is_seed(seed):
            raise BadSave("seed", f"expected text or a whole number, not {describe(seed)}")
        return {"seed": seed}
    key = record["key"]
    if not is_key(key):
        raise BadSave("key", "expected 32 hexadecimal digits")
    return {"key": key.lower()}


def format_decision(seat: int, action: str) -> str:
    return f"{seat} {action}"


def parse_decision(name: str, line: Any) -> tuple[int, str]:
    seat, _, action = line.partition(" ") if isinstance(line, str) else ("", "", "")
    if len(seat) != 1 or seat not in string.digits:
        raise BadSave(name, f"expected a seat and an action such as '0 pass', not {describe(line)}")
    return int(seat), action
