"""Endgames of two players solved exactly: every joint action through the rules, and a linear program for each choice.

The worth of a node is seat 0's share of the victory when both play optimally. If both choose at once, in secret, it is
the value of a matrix game over their plans (all cards that a seat lays before anything is revealed); if one seat
decides, that of its best option; at a draw, the mean of the outcomes. This is exact as long as nothing is hidden that
the game could still reveal, which is checked.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from scipy.optimize import linprog

import twojacks
from twojacks.adapters.tree_nodes import SPECTATOR, GameTree, TreeNode

Plan = tuple[int, ...]  # the actions of one seat until something is uncovered


@dataclass(frozen=True)
class Choice:
    """A choice made at once: the plans of both seats, what each pair is worth to seat 0, and how to mix them."""

    plans: tuple[list[Plan], list[Plan]]
    payoffs: Any
    value: float
    mixes: tuple[Any, Any]

    def worth_of(self, seat: int, mix: Any) -> float:
        """What a mix wins for its seat against an opponent that knows it."""
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
        self.table = GameTree(match.game, 2, match.variant)
        self.root = self.table.at(match._state[0])
        self.hidden = self._count_hidden(self.root)
        self.worths: dict[bytes, float] = {}

    def _count_hidden(self, node: TreeNode) -> int:
        """The number of values in the record that no seat sees."""
        return int(np.count_nonzero(node.view(SPECTATOR).view(np.uint8) != node.record.view(np.uint8)))

    def worth(self, node: TreeNode) -> float:
        if node.is_over:
            return node.shares()[0]
        if node.outcome_count:
            return (
                sum(self.worth(node.after_draw(outcome)) for outcome in range(node.outcome_count)) / node.outcome_count
            )
        key = node.record.tobytes()
        if key not in self.worths:
            self.worths[key] = self._worth_of_decision(node)
        return self.worths[key]

    def _worth_of_decision(self, node: TreeNode) -> float:
        seats = node.seats()
        if len(seats) == 2:
            return self.choice(node).value
        assert node.hidden or self._count_hidden(node) == self.hidden, "something hidden was uncovered"
        worths = [self.worth(node.after(((seats[0], action),))) for action in node.legal(seats[0])]
        return max(worths) if seats[0] == 0 else min(worths)

    def choice(self, node: TreeNode) -> Choice:
        plans = plans_of(node, 0), plans_of(node, 1)
        payoffs = np.array([self._worth_of_plans(node, *pair) for pair in product(*plans)])
        payoffs = payoffs.reshape(len(plans[0]), len(plans[1]))
        value, rows = solve_matrix(payoffs)
        _, columns = solve_matrix(1 - payoffs.T)
        return Choice(plans, payoffs, value, (rows, columns))

    def _worth_of_plans(self, node: TreeNode, first: Plan, second: Plan) -> float:
        decisions = (*((0, action) for action in first), *((1, action) for action in second))
        return self.worth(node.after(decisions))


def plans_of(node: TreeNode, seat: int) -> list[Plan]:
    """All cards that a seat can lay while the other seat still has to choose."""
    if not node.asked >> seat & 1:
        return [()]
    return [(action, *plan) for action in node.legal(seat) for plan in plans_of(node.after(((seat, action),)), seat)]
