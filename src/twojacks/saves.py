"""Matches as text: how one began, every decision, and a digest of where that leads."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from twojacks.errors import BadSave, Error
from twojacks.games import find_game
from twojacks.kernel.fields import describe
from twojacks.match import Match, Speed

FORMAT = "two-jacks match"
VERSION = 1


def write_match(match: Match) -> str:
    record = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game,
        **match._origin,
        "actions": [f"{seat} {action}" for seat, action in match.actions],
    }
    return json.dumps({**record, "digest": digest_of(record, match)}, ensure_ascii=False)


def digest_of(record: dict[str, Any], match: Match) -> str:
    """Of the record and of the position it leads to: any edit, and any change of the rules, shows."""
    text = json.dumps([record, match.position()], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def read_match(text: str, speed: Speed = "interpreted") -> Match:
    record = read_record(text, FORMAT)
    match = begin(record, speed)
    for index, line in enumerate(read_list(record, "actions")):
        replay(match, f"actions[{index}]", line)
    verify_digest(record, match)
    return match


def read_record(text: str, kind: str) -> dict[str, Any]:
    """The JSON object of a save of the right format and version."""
    if not isinstance(text, str):
        raise BadSave("all of it", f"expected text, not {describe(text)}")
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave("all of it", "expected JSON; the text is cut off or damaged", code="save.damaged") from error
    if not isinstance(record, dict) or record.get("format") != kind:
        raise BadSave("format", f"expected {kind!r}")
    if record.get("version") != VERSION:
        raise BadSave("version", f"expected {VERSION}, not {describe(record.get('version'))}", code="save.version")
    return record


def read_list(record: dict[str, Any], name: str) -> list[Any]:
    value = record.get(name)
    if not isinstance(value, list):
        raise BadSave(name, f"expected a list, not {describe(value)}")
    return value


def begin(record: dict[str, Any], speed: Speed) -> Match:
    """The match as it was before the first decision."""
    try:
        if "position" in record:
            return Match.from_position(record["position"], speed=speed)
        game = find_game(record.get("game", ""))
        return Match._begin(
            game, record["players"], record.get("variant"), record.get("edition"), read_chance(record), speed
        )
    except KeyError as error:
        raise BadSave(str(error.args[0]), "is missing") from error
    except BadSave:
        raise
    except Error as error:
        raise BadSave("beginning", error.message) from error


def read_chance(record: dict[str, Any]) -> dict[str, Any]:
    if "key" not in record:
        seed = record["seed"]
        if not isinstance(seed, str | int) or isinstance(seed, bool):
            raise BadSave("seed", f"expected text or a whole number, not {describe(seed)}")
        return {"seed": seed}
    key = record["key"]
    if not isinstance(key, str) or len(key) != 32 or any(digit not in "0123456789abcdef" for digit in key):
        raise BadSave("key", "expected 32 hexadecimal digits")
    return {"key": key}


def replay(match: Match, name: str, line: Any) -> None:
    seat, _, action = line.partition(" ") if isinstance(line, str) else ("", "", "")
    if not seat.isdecimal():
        raise BadSave(name, f"expected a seat and an action such as '0 pass', not {describe(line)}")
    try:
        match.play(int(seat), action)
    except Error as error:
        raise BadSave(name, error.message, code="save.illegal") from error


def verify_digest(record: dict[str, Any], match: Match) -> None:
    told = record.get("digest")
    rest = {name: value for name, value in record.items() if name != "digest"}
    if told != digest_of(rest, match):
        raise BadSave("digest", "the replay does not lead there: the save was edited or damaged", code="save.edited")
