"""The search tree: one node for every situation that a seat can tell apart, in arrays of fixed size.

A node is found by a hash of the observed record of the seat that decides. Two worlds that look the same to the seat
share a node, and so do two ways to the same situation. When the arrays are full, no nodes are added, and playouts
follow the rollout policy from there. `NODES` and `EDGES` limit the memory to 31 MiB per tree.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from twojacks.kernel.compiling import rule

NODES = 1 << 18  # slots of the hash table; at most three quarters are used
EDGES = 1 << 20  # options of all nodes together
FULL = NODES // 4 * 3
MISSING = -1

R29, R32 = np.uint64(29), np.uint64(32)
MULTIPLIER, FREE = np.uint64(0x9E3779B97F4A7C15), np.uint64(0)

# Counters of a tree.
NODES_USED, EDGES_USED, SIMULATIONS = range(3)


class Tree(NamedTuple):
    # For each node:
    keys: Any  # the hash of what the seat sees, FREE in an empty slot
    starts: Any  # the first edge
    # For each edge, which is an option of a node:
    regrets: Any  # the sum of how much better than the mix the option would have been, never negative
    mixes: Any  # the sum of its probabilities; later visits count more
    means: Any  # its mean value for the seat
    tries: Any  # how often it was tried
    counters: Any


def new_tree() -> Tree:
    return Tree(
        np.zeros(NODES, np.uint64),
        np.zeros(NODES, np.int32),
        np.zeros(EDGES, np.float64),
        np.zeros(EDGES, np.float64),
        np.zeros(EDGES, np.float64),
        np.zeros(EDGES, np.int32),
        np.zeros(3, np.int64),
    )


@rule
def hash_view(words: Any, seat: int) -> Any:
    """The hash of an observed record, given as 64-bit words. Never FREE."""
    total = MULTIPLIER * np.uint64(seat + 1)
    for index in range(len(words)):
        total = (total ^ words[index]) * MULTIPLIER
        total = total ^ (total >> R29)
    return total | np.uint64(1)


@rule
def seek_node(tree: Any, key: Any) -> int:
    """The slot of the node with this key, or MISSING."""
    slot = int(np.int64(key >> R32)) & (NODES - 1)
    while tree.keys[slot] != FREE:
        if tree.keys[slot] == key:
            return slot
        slot = (slot + 1) & (NODES - 1)
    return MISSING


@rule
def add_node(tree: Any, key: Any, width: int) -> int:
    """The slot of a new node with ``width`` options, or MISSING if the tree is full."""
    start = tree.counters[EDGES_USED]
    if tree.counters[NODES_USED] >= FULL or start + width > EDGES:
        return MISSING
    slot = int(np.int64(key >> R32)) & (NODES - 1)
    while tree.keys[slot] != FREE:
        slot = (slot + 1) & (NODES - 1)
    tree.keys[slot] = key
    tree.starts[slot] = start
    tree.counters[NODES_USED] += 1
    tree.counters[EDGES_USED] = start + width
    return slot
