"""Random walks through games as trees."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.tables import Table as Setting
from twojacks.adapters.tree_nodes import GameTree, TreeNode


def tree_of(setting: Setting) -> GameTree:
    return GameTree(setting.name, setting.players, setting.variant)


def begun(table: GameTree, dice: Random) -> TreeNode:
    """The node after a random set-up."""
    node = table.beginning
    while node.outcome_count:
        node = node.after_draw(dice.randrange(node.outcome_count))
    return node


def next_node(node: TreeNode, dice: Random) -> TreeNode:
    if node.outcome_count:
        return node.after_draw(dice.randrange(node.outcome_count))
    seat = dice.choice(node.seats())
    return node.after(((seat, dice.choice(node.legal(seat))),))


def walk(table: GameTree, seed: int) -> Iterator[TreeNode]:
    """A random game from its first decision to its end, one seat at a time."""
    dice = Random(seed)
    node = begun(table, dice)
    while not node.is_over:
        yield node
        node = next_node(node, dice)
    yield node
