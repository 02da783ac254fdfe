"""What a game does without thinking is legal, and knows no more than the seat; what others hid can be chosen anew."""

from __future__ import annotations

import numpy as np

from tests.tables import Table, every_table, some_decisions
from twojacks.kernel.bits import count_bits


@every_table
def test_habits_are_legal_and_follow_from_what_the_seat_sees(table: Table) -> None:
    options, rules = np.zeros(table.game.most_options, np.int16), table.game.native
    for match in some_decisions(table, 2, 1):
        seat = match.to_act[-1]
        count = rules.legal(match._state[0], seat, options)
        for dice in (np.uint64(3), np.uint64(2**63 + 5)):
            action = rules.habit(match._state[0], seat, options, count, dice)
            assert action in options[:count]
            assert action == rules.habit(match.observe(seat), seat, options, count, dice)


@every_table
def test_reopened_nobody_has_chosen_but_the_seat_itself(table: Table) -> None:
    """The first of several who choose at once sees everybody owe a decision again; what it chose itself stays."""
    game, reopened = table.game, 0
    for match in some_decisions(table, 2, 1):
        seat = match.to_act[-1]
        before = match.observe(seat)
        view = before.copy()
        game.native.reopen(view)
        asked = int(game.native.to_act(view))
        assert asked >> seat & 1
        assert asked | int(game.native.to_act(before)) == asked
        if "?" in str(match.view(seat)["chosen"]):
            reopened += 1
            assert count_bits(asked) > 1
            assert "?" not in str(game.notation.format_state(view, True)["chosen"])
    assert reopened > 0
