"""Random walks through games as trees."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.tables import Table as Setting
from twojacks.adapters.moments import Moment, Table


def table_of(setting: Setting) -> Table:
    return Table(setting.name, setting.players, setting.variant)


def begun(table: Table, dice: Random) -> Moment:
    """Set up, by any lots."""
    moment = table.beginning
    while moment.sides:
        moment = moment.after_lot(dice.randrange(moment.sides))
    return moment


def next_moment(moment: Moment, dice: Random) -> Moment:
    if moment.sides:
        return moment.after_lot(dice.randrange(moment.sides))
    seat = dice.choice(moment.seats())
    return moment.after(((seat, dice.choice(moment.legal(seat))),))


def walk(table: Table, seed: int) -> Iterator[Moment]:
    """A random game from its first decision to its end, one seat at a time."""
    dice = Random(seed)
    moment = begun(table, dice)
    while not moment.is_over:
        yield moment
        moment = next_moment(moment, dice)
    yield moment
