"""What bots were shown, written out: everything, and nothing more."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import pytest

import twojacks
from tests.bots.asking import GAME, match_at_cards, odd
from tests.tables import Table, every_table
from twojacks.bots.pool import Pool
from twojacks.bots.transcripts import Transcript


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(1) as pool:
        yield pool


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@every_table
def test_every_decision_of_a_game_is_there_with_the_view_of_its_seat(pool: Pool, table: Table, tmp_path: Path) -> None:
    path, match, expected = tmp_path / "shown.jsonl", table.new_match("watched"), list[dict[str, Any]]()
    player = pool.player(
        "cabin-boy", table.game, seed=1, speed="interpreted", match="evening", transcript=Transcript(path)
    )
    while not match.over:
        seat = match.to_act[-1]
        shown = {"seat": seat, "view": match.view(seat), "options": list(match.options(seat))}
        action = table.game.notation.format_action(player.choose(match.observe(seat), seat))
        about = {"match": "evening", "decision": len(expected) + 1, "bot": "cabin-boy"}
        expected.append({**about, **shown, "answer": action, "fallback": None})
        match.play(seat, action)
    lines = read(path)
    assert all(line.pop("milliseconds") > 0 for line in lines)
    assert lines == expected


def test_a_decision_that_deckhand_took_says_why(pool: Pool, tmp_path: Path) -> None:
    match, path = match_at_cards(), tmp_path / "shown.jsonl"
    player = pool.player(odd("Raising"), GAME, seed=1, match="one", transcript=Transcript(path))
    action = player.choose(match.observe(0), 0)
    (line,) = read(path)
    assert (line["bot"], line["fallback"]) == (odd("Raising"), "failed")
    assert line["answer"] == GAME.notation.format_action(action)


def test_a_cancelled_decision_was_shown_too(tmp_path: Path) -> None:
    match, path = match_at_cards(), tmp_path / "shown.jsonl"
    with Pool(1) as pool:
        player = pool.player(odd("Sleeping"), GAME, seed=1, transcript=Transcript(path))
        player.begin(match.observe(0), 0)
        threading.Timer(0.2, player.cancel).start()
        with pytest.raises(CancelledError):
            player.choose(match.observe(0), 0)
    (line,) = read(path)
    assert (line["view"], line["answer"], line["cancelled"]) == (match.view(0), None, True)


def test_lines_are_added_and_counted_for_each_match(tmp_path: Path, pool: Pool) -> None:
    path, match = tmp_path / "shown.jsonl", match_at_cards()
    for _ in range(2):
        transcript = Transcript(path)
        for name in ("first", "second", "first"):
            player = pool.player("cabin-boy", GAME, seed=1, speed="interpreted", match=name, transcript=transcript)
            player.choose(match.observe(0), 0)
    assert [(line["match"], line["decision"]) for line in read(path)] == [("first", 1), ("second", 1), ("first", 2)] * 2


def test_a_file_that_cannot_be_written_to_any_more_ends_no_game(
    pool: Pool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match, transcript = match_at_cards(), Transcript(tmp_path / "shown.jsonl")
    transcript.path = tmp_path  # no file at all
    player = pool.player("cabin-boy", GAME, seed=1, speed="interpreted", transcript=transcript)
    assert player.answer(match.observe(0), 0).fallback is None
    assert "transcript: expected a file that can be written to; Is a directory" in caplog.text


@pytest.mark.parametrize("name", ["", "nowhere/shown.jsonl", "~nobody-of-that-name/x", "a\0b"])
def test_a_place_that_cannot_be_written_to_is_named(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(twojacks.BadOptions, match=r"^transcript: expected a file that can be written to, not "):
        Transcript(name)
