"""Chance is made as promised, and everybody can check it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import Player, new_table, sit
from tests.server.serving import Served
from twojacks.bots import make_bot
from twojacks.cli import run
from twojacks.games import find_game
from twojacks.match import Match
from twojacks.server.fairness import commitment_of, derive_key

SCRIPT = Path(__file__).parents[2] / "docs" / "fairness.py"
ADDED = ["00" * 16, "0123456789abcdef", None]


@pytest.fixture(scope="module")
def game(served: Served) -> tuple[str, dict[str, Any]]:
    """What was promised before anybody sat down, and the record of the finished game."""
    table = new_table(served, variant="beginner")
    promised = Player(served, table).look()["table"]["fairness"]["commitment"]
    players = [sit(served, table, **({"randomness": added} if added else {})) for added in ADDED]
    assert players[0].look()["table"]["fairness"]["contributions"] == ADDED

    async def play() -> None:
        await asyncio.gather(*(player.finish() for player in players))

    assert httpx.get(f"{players[0].path}/record").status_code == 404  # nothing is revealed before the end
    asyncio.run(play())
    return promised, httpx.get(f"{players[0].path}/record").json()


def test_the_key_by_hand() -> None:
    """The text of docs/fairness.md, hashed."""
    secret = "5e" * 32
    text = f"two-jacks key 1\nsecret {secret}\nseat 0 0123456789abcdef\nseat 1 none\n"
    assert derive_key(secret, ["0123456789abcdef", None]) == hashlib.sha256(text.encode()).hexdigest()[:32]
    assert commitment_of(secret) == hashlib.sha256(b"\x5e" * 32).hexdigest()


def check(path: Path, *more: str) -> list[int]:
    """Exit statuses of our own check and of the independent one."""
    independent = subprocess.run([sys.executable, SCRIPT, path, *more], check=False, capture_output=True)
    return [run(["verify", str(path), *(("--commitment", *more) if more else ())]), independent.returncode]


def test_a_record_is_what_was_promised(game: tuple[str, dict[str, Any]], tmp_path: Path) -> None:
    promised, record = game
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    assert check(path) == [0, 0]
    assert check(path, promised) == [0, 0]
    assert check(path, promised[:-1] + ("0" if promised[-1] != "0" else "1")) == [2, 1]
    assert record["contributions"] == ADDED


def test_a_record_can_be_shown(
    game: tuple[str, dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the game that it holds, if it is what was promised."""
    told = []
    for name, content in (("record", game[1]), ("save", game[1]["save"])):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(content))
        assert run(["show", str(path)]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    (tmp_path / "record.json").write_text(json.dumps(game[1] | {"secret": "00" * 32}))
    assert run(["show", str(tmp_path / "record.json")]) == 2
    assert "is not the one that was promised" in capsys.readouterr().err


def edit_secret(record: dict[str, Any]) -> None:
    record["secret"] = "00" * 32


def edit_both(record: dict[str, Any]) -> None:
    """A server that makes a new promise afterwards is caught by its key."""
    edit_secret(record)
    record["commitment"] = commitment_of(record["secret"])


def edit_contribution(record: dict[str, Any]) -> None:
    record["contributions"][1] = "fedcba9876543210"


def edit_key(record: dict[str, Any]) -> None:
    record["save"]["key"] = "0" * 32


@pytest.mark.parametrize("edit", [edit_secret, edit_both, edit_contribution, edit_key])
def test_an_edited_record_is_found_out(game: tuple[str, dict[str, Any]], edit: Any, tmp_path: Path) -> None:
    record = json.loads(json.dumps(game[1]))
    edit(record)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    assert check(path) == [2, 1]


def test_an_edited_decision_is_found_out(game: tuple[str, dict[str, Any]], tmp_path: Path) -> None:
    """The script looks at chance alone; `twojacks verify` replays the game."""
    record = json.loads(json.dumps(game[1]))
    record["save"]["actions"].pop()
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    assert check(path) == [2, 0]


@pytest.mark.parametrize("damage", [{"secret": 3}, {"contributions": {}}, {"save": []}, {"secret": "xyz"}])
def test_a_damaged_record_is_refused_in_one_sentence(
    game: tuple[str, dict[str, Any]], damage: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game[1] | damage))
    assert run(["verify", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def decisions_of_bots(record: dict[str, Any]) -> list[tuple[str, str]]:
    """What each bot decided, and what it decides when it is asked the same again, with the revealed seed."""
    match = Match.load(json.dumps(record["save"]))
    game, pairs = find_game(match.game), []
    for index, (seat, action) in enumerate(match.actions):
        name = record["bots"][index]
        if name is None:
            continue
        asked = match.rewound(index)
        while len(asked.actions) and record_group(match, asked):
            asked = match.rewound(len(asked.actions) - 1)
        own = [text for actor, text in match.actions[len(asked.actions) : index] if actor == seat]
        asked.play(seat, *own)
        again = make_bot(name, game, seed=record["bot_seed"]).choose(asked.observe(seat), seat)
        pairs.append((action, game.notation.format_action(again)))
    return pairs


def record_group(match: Match, asked: Match) -> bool:
    """Whether the last decision was taken at the same time as the question that is asked now."""
    before = match.rewound(len(asked.actions) - 1)
    return len(before.to_act) > 1 and not asked.has_uncovered_since(before.mark())


def test_what_bots_decided_can_be_repeated(served: Served) -> None:
    table = new_table(served, variant="beginner", bots=[None, "deckhand", "cabin-boy"])
    player = sit(served, table, randomness="77" * 16)
    asyncio.run(player.finish())
    pairs = decisions_of_bots(httpx.get(f"{player.path}/record").json())
    assert len(pairs) >= 2 * 8  # a captain and seven cards each, and what they rob
    assert [told for told, _ in pairs] == [again for _, again in pairs]
