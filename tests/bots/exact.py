"""Endgames of two players solved exactly: every joint action through the rules, and a linear program for each choice.

The worth of a moment is seat 0's share of the victory when both play as well as can be. Where both choose at once, in
secret, that is the value of a matrix game over their plans (all the cards a seat lays before anything is uncovered);
where one seat is asked, the best of its options; where lots are drawn, their mean. That is exact as long as nothing
lies hidden that the game could still uncover, which is checked on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from scipy.optimize import linprog

import twojacks
from twojacks.adapters.moments import SPECTATOR, Moment, Table

Plan = tuple[int, ...]  # the actions of one seat until something is uncovered


@dataclass(frozen=True)
class Choice:
    """A choice made at once: the plans of both seats, what each pair is worth to seat 0, and how to mix them."""

    plans: tuple[list[Plan], list[Plan]]
    payoffs: Any
    value: float
    mixes: tuple[Any, Any]

    def worth_of(self, seat: int, mix: Any) -> float:
        """What a mix wins for its seat against an opponent who knows it."""
        against = mix @ self.payoffs if seat == 0 else 1 - self.payoffs @ mix
        return float(np.min(against))

    def gap_of(self, seat: int, mix: Any) -> float:
        """How much less that is than the equilibrium gives the seat."""
        return (self.value if seat == 0 else 1 - self.value) - self.worth_of(seat, mix)


def solve_matrix(payoffs: Any) -> tuple[float, Any]:
    """The value for the rows' player, and a mix of rows that guarantees it."""
    rows, columns = payoffs.shape
    found = linprog(
        np.append(np.zeros(rows), -1),  # as much as possible …
        A_ub=np.column_stack((-payoffs.T, np.ones(columns))),  # … against every column,
        b_ub=np.zeros(columns),
        A_eq=np.append(np.ones(rows), 0)[None, :],  # by a mix
        b_eq=[1],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    assert found.success, found.message
    return float(found.x[-1]), found.x[:-1]


class Endgame:
    def __init__(self, match: twojacks.Match) -> None:
        assert match.players == 2
        self.table = Table(match.game, 2, match.variant)
        self.root = self.table.at(match._state[0])
        self.hidden = self._count_hidden(self.root)
        self.worths: dict[bytes, float] = {}

    def _count_hidden(self, moment: Moment) -> int:
        """How much of the record nobody sees."""
        return int(np.count_nonzero(moment.view(SPECTATOR).view(np.uint8) != moment.record.view(np.uint8)))

    def worth(self, moment: Moment) -> float:
        if moment.is_over:
            return moment.shares()[0]
        if moment.sides:
            return sum(self.worth(moment.after_lot(lot)) for lot in range(moment.sides)) / moment.sides
        key = moment.record.tobytes()
        if key not in self.worths:
            self.worths[key] = self._worth_of_decision(moment)
        return self.worths[key]

    def _worth_of_decision(self, moment: Moment) -> float:
        seats = moment.seats()
        if len(seats) == 2:
            return self.choice(moment).value
        assert moment.hidden or self._count_hidden(moment) == self.hidden, "something hidden was uncovered"
        worths = [self.worth(moment.after(((seats[0], action),))) for action in moment.legal(seats[0])]
        return max(worths) if seats[0] == 0 else min(worths)

    def choice(self, moment: Moment) -> Choice:
        plans = plans_of(moment, 0), plans_of(moment, 1)
        payoffs = np.array([self._worth_of_plans(moment, *pair) for pair in product(*plans)])
        payoffs = payoffs.reshape(len(plans[0]), len(plans[1]))
        value, rows = solve_matrix(payoffs)
        _, columns = solve_matrix(1 - payoffs.T)
        return Choice(plans, payoffs, value, (rows, columns))

    def _worth_of_plans(self, moment: Moment, first: Plan, second: Plan) -> float:
        decisions = (*((0, action) for action in first), *((1, action) for action in second))
        return self.worth(moment.after(decisions))


def plans_of(moment: Moment, seat: int) -> list[Plan]:
    """Everything a seat can lay while the other seat has still to choose."""
    if not moment.asked >> seat & 1:
        return [()]
    return [
        (action, *plan) for action in moment.legal(seat) for plan in plans_of(moment.after(((seat, action),)), seat)
    ]
