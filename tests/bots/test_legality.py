"""No character ever plays against the rules: a few positions of every kind here, a hundred thousand in the long run."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.tables import TABLES, Table, every_table, play_one
from twojacks.bots import CHARACTERS, Bot, Budget, make_bot

POSITIONS = 100_000  # of every character in the long run, over all tables

every_character = pytest.mark.parametrize("name", CHARACTERS)


def make(name: str, table: Table) -> Bot:
    """Who searches does it for a moment: what is legal does not depend on how long."""
    budget = None if CHARACTERS[name].budget is None else Budget(simulations=16)
    return make_bot(name, table.game, seed="by the rules", speed="native", budget=budget)


def check_legality(bot: Any, table: Table, positions: int) -> None:
    """At every decision of random games, as many as it takes."""
    match, dice, write = table.new_match("first", "native"), Random(str(table)), table.game.notation.format_action
    for number in range(positions):
        if match.over:
            match = table.new_match(number, "native")
        seat = dice.choice(match.to_act)
        assert write(bot.choose(match.observe(seat), seat)) in match.options(seat)
        play_one(match, dice)


@every_character
@every_table
def test_characters_play_by_the_rules(name: str, table: Table) -> None:
    check_legality(make(name, table), table, 60)


@pytest.mark.soak
@every_character
@every_table
def test_characters_play_by_the_rules_in_the_long_run(name: str, table: Table) -> None:
    check_legality(make(name, table), table, POSITIONS // len(TABLES))


def test_it_is_noticed_who_does_not() -> None:
    class Stubborn:
        """Lays its first card, whether it still has it or not."""

        def choose(self, view: Any, seat: int) -> int:
            number = TABLES[0].game.notation.parse_action("card 1")
            assert number is not None
            return number

    with pytest.raises(AssertionError):
        check_legality(Stubborn(), TABLES[0], 60)
