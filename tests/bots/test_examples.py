"""The examples of docs/bots: they play whole games of every kind, and nobody has to stand in for them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import twojacks
from tests.bots.asking import GAME, match_at_cards, play_out, text_of
from tests.tables import Table, every_table
from twojacks.bots.pool import Pool

DOCS = Path(__file__).parents[2] / "docs"
CAREFUL = f"{DOCS / 'bots' / 'careful.py'}:Careful"
PARROT = f"run:{sys.executable} {DOCS / 'bots' / 'parrot.py'}"


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(1) as pool:
        yield pool


@every_table
def test_the_examples_play_whole_games(pool: Pool, table: Table) -> None:
    match = table.new_match("examples")
    players = [pool.player((CAREFUL, PARROT)[seat % 2], table.game, seed=seat) for seat in range(table.players)]
    answers = play_out(match, players)
    assert match.winners
    assert [answer.fallback for _, answer in answers] == [None] * len(answers)


def test_the_careful_one_goes_where_the_best_sailor_waits(pool: Pool) -> None:
    """Of the seven taverns before its captain; Rum is never the better card."""
    match = match_at_cards()
    view = match.view(1)
    waiting = [view["taverns"][(view["captains"][1] + card) % 14][-1] for card in range(1, 8)]
    values = [int(sailor[1:]) for sailor in waiting]
    player = pool.player(CAREFUL, GAME, seed=1)
    assert text_of(player.choose(match.observe(1), 1)) == f"card {1 + values.index(max(values))}"


def test_the_parrot_repeats_itself_by_its_seed(pool: Pool) -> None:
    matches = [twojacks.Match.new(GAME.name, players=3, seed="again") for _ in range(3)]
    for match, seed in zip(matches, (1, 1, 2), strict=True):
        play_out(match, [pool.player(PARROT, GAME, seed=f"{seed} {seat}") for seat in range(3)])
    assert matches[0].actions == matches[1].actions != matches[2].actions
