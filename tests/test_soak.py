"""Long runs of what the other tests show in short ones; started with ./check --soak."""

from __future__ import annotations

from random import Random

import pytest

import twojacks
from tests.tables import Table, bytes_of, every_action, every_table, play_one, some_decisions
from tests.test_secrets import check_no_leak
from tests.test_speeds import check_same_bytes

pytestmark = pytest.mark.soak


@every_table
def test_thousands_of_games_end_in_the_same_bytes(table: Table) -> None:
    check_same_bytes(table, games=3000, seed="soak")


@every_table
def test_every_position_of_hundreds_of_games_can_be_read(table: Table) -> None:
    check = table.tests("invariants").check
    for seed in range(200):
        match, dice = table.new_match(f"soak {seed}", speed="native"), Random(seed)
        while not match.over:
            assert bytes_of(twojacks.Match.from_position(match.position(), speed="native")) == bytes_of(match)
            check(match)
            play_one(match, dice)
        check(match)


@every_table
def test_nobody_learns_what_is_hidden_in_many_games(table: Table) -> None:
    texts = every_action(table)
    for number, match in enumerate(some_decisions(table, games=40, every=11)):
        check_no_leak(match, table, number, Random(number).sample(texts, 8))
