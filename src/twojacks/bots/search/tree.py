"""What a search remembers: one node for every situation a seat can tell apart, in arrays of fixed size.

A node is found by a hash of the observed record of the seat that decides, so two worlds that look the same to the seat
share one, and so do two ways to the same situation. When the arrays are full nothing new is remembered, and the games
of the imagination go on by habit from there: memory is bounded by `NODES` and `EDGES`, 31 MiB a tree.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from twojacks.kernel.compiling import rule

NODES = 1 << 18  # places of the hash table; at most three quarters are taken
EDGES = 1 << 20  # options of all nodes together
FULL = NODES // 4 * 3
NOBODY = -1

R29, R32 = np.uint64(29), np.uint64(32)
MULTIPLIER, FREE = np.uint64(0x9E3779B97F4A7C15), np.uint64(0)

# Counters of a tree.
NODES_USED, EDGES_USED, SIMULATIONS = range(3)


class Tree(NamedTuple):
    keys: Any  # of nodes: the hash of what the seat sees, FREE where there is none
    starts: Any  # the first edge of each node
    regrets: Any  # of edges: how much better than the mix this option would have been, summed up, never negative
    mixes: Any  # … how likely it was chosen, summed up, later visits counting more
    means: Any  # … what it brought the seat on average …
    tries: Any  # … and how often it was tried
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
    """Of an observed record as 64-bit words; never FREE."""
    total = MULTIPLIER * np.uint64(seat + 1)
    for index in range(len(words)):
        total = (total ^ words[index]) * MULTIPLIER
        total = total ^ (total >> R29)
    return total | np.uint64(1)


@rule
def seek_node(tree: Any, key: Any) -> int:
    """The place of the node with this key, or NOBODY."""
    place = int(np.int64(key >> R32)) & (NODES - 1)
    while tree.keys[place] != FREE:
        if tree.keys[place] == key:
            return place
        place = (place + 1) & (NODES - 1)
    return NOBODY


@rule
def add_node(tree: Any, key: Any, width: int) -> int:
    """The place of a new node with so many options, or NOBODY when there is no room."""
    start = tree.counters[EDGES_USED]
    if tree.counters[NODES_USED] >= FULL or start + width > EDGES:
        return NOBODY
    place = int(np.int64(key >> R32)) & (NODES - 1)
    while tree.keys[place] != FREE:
        place = (place + 1) & (NODES - 1)
    tree.keys[place] = key
    tree.starts[place] = start
    tree.counters[NODES_USED] += 1
    tree.counters[EDGES_USED] = start + width
    return place
