"""Table options: one declaration, and tables that were created before a setting existed keep working."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.logs import Log
from twojacks.errors import BadOptions
from twojacks.server.errors import RequestError
from twojacks.server.storage import database
from twojacks.server.storage.database import read_summary, summarise
from twojacks.server.table import table as table_module
from twojacks.server.table.entries import Entry
from twojacks.server.table.messages import render_state
from twojacks.server.table.options import NewTable, TableOptions, read_options, settings_of
from twojacks.server.table.table import Table
from twojacks.server.wire.responses import TableState, TableSummary

GAME: dict[str, Any] = {"game": "montego-bay", "players": 3}


def fold(log: Log) -> Table:
    table = Table("a" * 16, "interpreted")
    table.fold(log.entries)
    return table


def test_what_was_left_out_is_filled_in() -> None:
    options = read_options(NewTable(**GAME, bots=["deckhand"]))
    assert options.bots == ["deckhand", None, None]
    assert options.variant == "standard"
    assert options.settings == {"clock": None, "public": False, "hints": False, "games": 1}


def test_options_are_the_same_after_they_were_in_a_log() -> None:
    options = read_options(NewTable(**GAME, clock=60, public=True, hints=True, games=3))
    assert TableOptions.read(json.loads(json.dumps(options.model_dump()))) == options


@pytest.mark.parametrize("setting", settings_of(NewTable))
def test_a_log_from_before_a_setting_gets_its_default(setting: str) -> None:
    """Every setting was new once."""
    log = Log().sit()
    created = log.entries[0]
    data = {name: value for name, value in created.data.items() if name != setting}
    log.entries[0] = Entry(0, created.kind, created.at, data=data)
    shown = json.loads(render_state(fold(log), None))["table"]
    assert shown[setting] == NewTable.model_fields[setting].default


def test_a_new_setting_does_not_break_existing_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    class WithBlindBids(TableOptions):
        blind_bids: bool = True

    log = Log().sit().place_captains()
    monkeypatch.setattr(table_module, "TableOptions", WithBlindBids)
    table = fold(log)
    for reader in (0, 1, 2, None):
        assert json.loads(render_state(table, reader))["table"]["blind_bids"] is True


def test_a_setting_of_a_newer_version_is_ignored() -> None:
    log = Log(blind_bids=True).sit()
    assert "blind_bids" not in json.loads(render_state(fold(log), None))["table"]


def test_an_old_summary_gets_the_default_of_a_new_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    old = json.dumps(summarise(Log(public=True).table))
    assert "hints" not in json.loads(old)
    monkeypatch.setattr(database, "SUMMARY_SETTINGS", (*database.SUMMARY_SETTINGS, "hints"))
    assert read_summary(old)["hints"] is False
    assert summarise(Log(hints=True).table)["hints"] is True


def test_states_and_summaries_are_described_as_they_are() -> None:
    table = Log(clock=60, games=3).sit().table
    TableState.model_validate(json.loads(render_state(table, None))["table"])
    TableSummary.model_validate(summarise(table))


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["deckhand"] * 3, "at least one seat for a person"),
        (["deckhand"] * 4, "at most one for each of the 3 seats"),
        (["./bot"], "expected one of"),
    ],
)
def test_bots_are_checked(bots: list[str | None], sentence: str) -> None:
    with pytest.raises(RequestError, match=sentence):
        read_options(NewTable(**GAME, bots=bots))


def test_the_game_checks_players_and_variant() -> None:
    with pytest.raises(BadOptions, match="variant"):
        read_options(NewTable(**GAME, variant="other"))
