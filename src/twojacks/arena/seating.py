"""Seating plans: every deal is played once from every seat, so that neither luck nor a good seat favours a bot.

A *table* is a group of bots that play together, an *order* their order around the table, and a *rotation* says which
of them has the first seat.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, permutations
from math import lcm

Seating = tuple[str, ...]  # the bot of each seat, by name


def seatings_of_deal(bots: Seating, players: int, deal: int) -> tuple[Seating, ...]:
    """The games of a deal: one table in one order, in every distinct rotation."""
    every = rota(bots, players)
    return every[deal % len(every)]


@cache
def rota(bots: Seating, players: int) -> tuple[tuple[Seating, ...], ...]:
    """The seatings of all deals until they repeat.

    The tables take turns. After every round of tables the orders change, so that every bot sits left of every other.
    """
    orders = [orders_of(table) for table in tables_of(bots, players)]
    rounds = lcm(*map(len, orders))
    return tuple(rotations_of(order[number % len(order)]) for number in range(rounds) for order in orders)


def tables_of(bots: Seating, players: int) -> list[Seating]:
    """If there are fewer bots than seats, bots have several seats; otherwise every combination is a table."""
    if len(bots) <= players:
        copies, left = divmod(players, len(bots))
        return [bots * copies + others for others in combinations(bots, left)]
    return [tuple(bots[place] for place in places) for places in balanced_sets(len(bots), players)]


def balanced_sets(total: int, size: int) -> list[tuple[int, ...]]:
    """All combinations, ordered so that after any number of them all pairs have met about equally often."""
    left, met, sat = list(combinations(range(total), size)), Counter[tuple[int, ...]](), Counter[int]()
    chosen = []
    while left:
        best = min(left, key=lambda places: (sum(met[pair] for pair in combinations(places, 2)), sum_of(sat, places)))
        left.remove(best)
        met.update(combinations(best, 2))
        sat.update(best)
        chosen.append(best)
    return chosen


def sum_of(counts: Counter[int], places: tuple[int, ...]) -> int:
    return sum(counts[place] for place in places)


def orders_of(table: Seating) -> list[Seating]:
    """All orders around a table that are not rotations of each other."""
    orders = {min(rotations_of((table[0], *others))): (table[0], *others) for others in permutations(table[1:])}
    return list(orders.values())


def rotations_of(order: Seating) -> tuple[Seating, ...]:
    """Without duplicates: bots of the same name are interchangeable."""
    return tuple(dict.fromkeys(order[-turn:] + order[:-turn] for turn in range(len(order))))
