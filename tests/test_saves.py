"""Saved matches: whole, or refused with the reason."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import twojacks
from tests.mangling import ODD_VALUES, paths_in, replaced, without
from tests.tables import TABLES, Table, every_table, play_one

BY_SEED, BY_KEY, BY_POSITION = "seed", "key", "position"
BEGINNINGS = (BY_SEED, BY_KEY, BY_POSITION)
TABLE = TABLES[0]


def played(table: Table, beginning: str, decisions: int = 12) -> twojacks.Match:
    """A match that was begun in one of the three ways, and some decisions of it."""
    match = table.new_match("saved")
    dice = Random(7)
    if beginning == BY_KEY:
        match = twojacks.Match.new(table.name, players=table.players, variant=table.variant)
    if beginning == BY_POSITION:
        for _ in range(5):
            play_one(match, dice)
        match = twojacks.Match.from_position(match.position())
    for _ in range(decisions):
        play_one(match, dice)
    return match


@every_table
@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_a_save_is_small_json_that_replays(table: Table, beginning: str) -> None:
    match = played(table, beginning)
    record = json.loads(match.save())
    assert beginning in record
    assert record["format"] == "two-jacks match"
    assert record["version"] == 1
    assert len(record["actions"]) == 12
    again = twojacks.Match.load(match.save())
    assert again.position() == match.position()
    assert again.journal == match.journal


def test_a_secret_key_stays_in_the_save_and_out_of_the_views() -> None:
    match = played(TABLE, BY_KEY)
    key = json.loads(match.save())["key"]
    for reader in TABLE.readers:
        assert key not in json.dumps(match.view(reader))
        assert key not in json.dumps(match.journal_for(reader))


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_cut_off_at_every_length(beginning: str) -> None:
    text = played(TABLE, beginning).save()
    for length in range(len(text)):
        with pytest.raises(twojacks.BadSave) as caught:
            twojacks.Match.load(text[:length])
        assert caught.value.code == "save.damaged"


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_edited_in_any_field(beginning: str) -> None:
    """Any other value anywhere is noticed: by its reader, by the replay, or by the digest."""
    record = json.loads(played(TABLE, beginning).save())
    for path in paths_in(record):
        for value in ODD_VALUES:
            try:
                text = json.dumps(replaced(record, path, value))
            except (TypeError, ValueError):
                continue  # cannot be written as JSON at all
            if json.loads(text) != record:
                assert_refused(text)
        assert_refused(json.dumps(without(record, path)))


def assert_refused(text: Any) -> None:
    with pytest.raises(twojacks.BadSave) as caught:
        twojacks.Match.load(text)
    assert caught.value.message.startswith("save, ")
    assert "\n" not in caught.value.message
    assert len(caught.value.message) < 300
    assert caught.value.code in {
        *("save.bad", "save.damaged", "save.format", "save.version", "save.illegal", "save.edited"),
    }


def code_of(text: Any) -> tuple[str, str]:
    with pytest.raises(twojacks.BadSave) as caught:
        twojacks.Match.load(text)
    return caught.value.code, caught.value.field


def test_the_codes_of_a_bad_save() -> None:
    record = json.loads(played(TABLE, BY_SEED).save())

    def edited(**changes: Any) -> tuple[str, str]:
        return code_of(json.dumps({**record, **changes}))

    assert edited(format="chess") == ("save.format", "format")
    assert edited(version=2) == ("save.version", "version")
    assert edited(version=None) == ("save.version", "version")
    assert edited(digest="0" * 32) == ("save.edited", "digest")
    assert edited(seed="another")[0] in ("save.edited", "save.illegal")
    assert edited(actions=record["actions"][:-1]) == ("save.edited", "digest")
    assert edited(actions=["0 nonsense"]) == ("save.illegal", "actions[0]")
    assert edited(actions=["zero pass"]) == ("save.bad", "actions[0]")
    assert edited(actions=[7]) == ("save.bad", "actions[0]")
    assert edited(actions="all of them") == ("save.bad", "actions")
    assert edited(seed=None) == ("save.bad", "seed")
    assert edited(key="xyz") == ("save.bad", "key")
    assert code_of("") == ("save.damaged", "all of it")
    assert code_of("[]") == ("save.format", "format")
    assert code_of("[" * 100_000) == ("save.damaged", "all of it")
    assert code_of(None) == ("save.bad", "all of it")
    assert code_of(b"{}") == ("save.bad", "all of it")


def test_a_played_action_exchanged_for_another_legal_one() -> None:
    """The replay runs through, and the digest says that this is not what was played."""
    match = TABLE.new_match("exchange")
    seat = match.to_act[0]
    match.play(seat, match.options(seat)[0])
    record = json.loads(match.save())
    record["actions"] = [f"{seat} {TABLE.new_match('exchange').options(seat)[1]}"]
    assert code_of(json.dumps(record)) == ("save.edited", "digest")


def test_keys_that_are_added_are_noticed() -> None:
    record = json.loads(played(TABLE, BY_SEED).save())
    assert code_of(json.dumps({**record, "note": "hello"})) == ("save.edited", "digest")


def test_spaces_and_the_order_of_keys_do_not_matter() -> None:
    match = played(TABLE, BY_SEED)
    record = json.loads(match.save())
    shuffled = json.dumps(dict(sorted(record.items(), reverse=True)), indent=3)
    assert twojacks.Match.load(shuffled).position() == match.position()


def test_a_save_of_unusual_letters() -> None:
    match = TABLE.new_match("Hafenkneipe ⚓ Ærø")
    assert "⚓" in match.save()
    assert twojacks.Match.load(match.save()).position() == match.position()
