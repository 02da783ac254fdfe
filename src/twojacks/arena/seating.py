"""Who sits where: every deal is played once from every seat, so that neither luck nor a good seat favours anybody.

A *table* is who sits together, an *order* how they sit around it, a *rotation* who of them has the first seat.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, permutations
from math import lcm

Seating = tuple[str, ...]  # the bot of each seat, by name


def seatings_of_deal(bots: Seating, players: int, deal: int) -> tuple[Seating, ...]:
    """The games of a deal: the same table in the same order, in every rotation that makes a difference."""
    every = rota(bots, players)
    return every[deal % len(every)]


@cache
def rota(bots: Seating, players: int) -> tuple[tuple[Seating, ...], ...]:
    """The seatings of one deal after the other, until it begins again.

    The tables take turns; whenever all had theirs they sit in another order, so that everybody sits left of everybody.
    """
    orders = [orders_of(table) for table in tables_of(bots, players)]
    rounds = lcm(*map(len, orders))
    return tuple(rotations_of(order[number % len(order)]) for number in range(rounds) for order in orders)


def tables_of(bots: Seating, players: int) -> list[Seating]:
    """Too few bots sit several times, as equally as can be; of too many each set of so many is a table."""
    if len(bots) <= players:
        copies, left = divmod(players, len(bots))
        return [bots * copies + others for others in combinations(bots, left)]
    return [tuple(bots[place] for place in places) for places in balanced_sets(len(bots), players)]


def balanced_sets(total: int, size: int) -> list[tuple[int, ...]]:
    """All sets, in such an order that wherever one stops everybody met everybody about equally often."""
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
    """Every way to sit around a table that is no rotation of another one."""
    orders = {min(rotations_of((table[0], *others))): (table[0], *others) for others in permutations(table[1:])}
    return list(orders.values())


def rotations_of(order: Seating) -> tuple[Seating, ...]:
    """Bots of the same name are alike, so some rotations may be as well: each is kept once."""
    return tuple(dict.fromkeys(order[-turn:] + order[:-turn] for turn in range(len(order))))
