"""A game as a tree, for libraries that walk trees: moments that never change, with every lot of chance laid open.

A moment is a draw (one of ``sides`` lots is to be drawn next), or it waits for the seats ``asked``, or it is the end.
It keeps what every seat was told since the start, so that it knows what a seat can remember.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from twojacks.adapters.lots import OpenRules, Undrawn
from twojacks.adapters.returns import shares_of
from twojacks.errors import IllegalAction
from twojacks.games import find_game
from twojacks.kernel.journal import COLUMNS, EVERYONE, SEEN_BY, new_journal, rows_of
from twojacks.kernel.protocol import Game, Rules
from twojacks.positions import read_beginning, read_position

SPECTATOR = -1
KEPT_TEXTS = 1 << 16

Step = tuple[tuple[int, int], ...]  # decisions that are taken at once: seats and their actions


class Table:
    """A game with its options, and the room its moments work in. Pickled, it is what it was made from.

    It begins with a set-up, or with a position, which has to be one for so many players and of this variant.
    """

    def __init__(
        self, name: str, players: int, variant: str | None = None, edition: Any = None, position: Any = None
    ) -> None:
        self.game: Game = find_game(name)
        self.position = read_position(name, position)
        self.variant, self.start = read_beginning(self.game, players, variant, edition, self.position)
        self.players = int(players)
        printed = self.game.read_edition(edition)
        self.options = self.game.make_options(self.variant, players, printed)
        self.edition = printed if self.position is None else None  # a position says itself what is printed
        self.room = np.zeros(self.game.most_options, np.int16)
        self.journal = new_journal()

    def __reduce__(self) -> Any:
        return Table, (self.game.name, self.players, self.variant, self.edition, self.position)

    @cached_property
    def rules(self) -> Rules:
        return self.game.native

    @cached_property
    def open_rules(self) -> OpenRules:
        return OpenRules(self.game)

    @cached_property
    def beginning(self) -> Moment:
        """Before anything is shuffled; or the position."""
        return self.at(self.start[0]) if len(self.start) else Moment(self)._set_up(())

    def at(self, state: Any) -> Moment:
        """A moment that begins with a record, about which nobody remembers more than it shows."""
        moment = self._remembering(state, (), ())
        return replace(moment, opening=tuple(moment.view_text(seat) for seat in range(self.players)))

    def _remembering(self, state: Any, opening: tuple[str, ...], told: tuple[bytes, ...]) -> Moment:
        record = np.array([state], self.game.state)
        record["key"], record["draws"] = 0, 0
        return Moment(self, record, int(self.rules.to_act(record[0])), opening=opening, told=told)

    @cached_property
    def lots_of_setup(self) -> tuple[int, ...]:
        """Among how many lots each draw of the set-up is; their number does not depend on what is drawn."""
        moment, sides = self.beginning, []
        while moment.sides:
            sides.append(moment.sides)
            moment = moment.after_lot(0)
        return tuple(sides)


@dataclass(frozen=True, eq=False, slots=True)
class Moment:
    table: Table
    record: Any = None  # one record in an array; none while the game is set up
    asked: int = 0  # bit set of the seats that owe a decision
    sides: int = 0  # lots of the draw that comes next, or 0
    step: Step = ()  # what the draw is part of …
    lots: tuple[int, ...] = ()  # … and the lots already drawn in it
    opening: tuple[str, ...] = ()  # each seat's view when the set-up was done
    told: tuple[bytes, ...] = ()  # the journal's rows since then, step by step
    hidden: tuple[Step, ...] = ()  # the last steps, if nobody but their seats knows what was decided …
    before: Any = None  # … and the record before them

    def __deepcopy__(self, _: Any) -> Moment:
        return self

    # What it is

    @property
    def is_over(self) -> bool:
        return not self.asked and not self.sides

    def seats(self) -> list[int]:
        return [seat for seat in range(self.table.players) if self.asked >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        room = self.table.room
        return room[: self.table.rules.legal(self.record[0], seat, room)].tolist()  # type: ignore[no-any-return]

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why an action is no option of a seat."""
        notation = self.table.game.notation
        if not 0 <= action < self.table.game.action_count:
            reason = f"expected a whole number from 0 to {self.table.game.action_count - 1}, not {action}"
            return IllegalAction(f"action: {reason}", reason=reason, code="action.malformed")
        reason, clause = notation.explain(self.view(seat).view(np.recarray)[0], seat, action)
        cited = f" ({clause})" if clause else ""
        return IllegalAction(f"seat {seat}, {notation.format_action(action)!r}: {reason}{cited}", reason=reason)

    def winners(self) -> int:
        """The bit set of the seats that win."""
        return int(self.table.rules.winners(self.record[0]))

    def shares(self) -> list[float]:
        return shares_of(self.winners(), self.table.players)

    # What follows

    def after(self, step: Step) -> Moment:
        """Legal actions of seats that are asked now."""
        table, record = self.table, self.record.copy()
        table.journal[0, 0] = 0
        for seat, action in step:
            table.rules.apply(record[0], seat, action, table.journal)
        if record["draws"][0]:
            return self._decide(step, ())
        return self._follow(step, record)

    def after_lot(self, lot: int) -> Moment:
        lots = (*self.lots, lot)
        return self._set_up(lots) if self.record is None else self._decide(self.step, lots)

    def _decide(self, step: Step, lots: tuple[int, ...]) -> Moment:
        """With chance laid open, in the interpreter: few decisions draw anything."""
        table, record = self.table, self.record.copy().view(np.recarray)
        table.journal[0, 0] = 0
        try:
            table.open_rules.apply(record[0], step, lots, table.journal)
        except Undrawn as missing:
            return replace(self, asked=0, sides=missing.sides, step=step, lots=lots)
        return self._follow(step, record.view(np.ndarray))

    def _set_up(self, lots: tuple[int, ...]) -> Moment:
        table, record = self.table, self.table.game.new_states()
        table.journal[0, 0] = 0
        try:
            table.open_rules.setup(record[0], table.options, lots, table.journal)
        except Undrawn as missing:
            return Moment(table, sides=missing.sides, lots=lots)
        return table.at(record[0])

    def _follow(self, step: Step, record: Any) -> Moment:
        rows = rows_of(self.table.journal)
        hidden, before = self.hidden, self.before
        if not is_hidden(rows):
            hidden, before = (), None
        else:
            hidden, before = (*hidden, step), before if hidden else self.record
        asked = int(self.table.rules.to_act(record[0]))
        told = (*self.told, rows.tobytes())
        return Moment(self.table, record, asked, 0, (), (), self.opening, told, hidden, before)

    # What is known

    def view(self, seat: int) -> Any:
        """The observed record of a seat."""
        out = np.zeros(1, self.table.game.state)
        self.table.rules.observe(self.record[0], seat, out)
        return out

    def view_text(self, seat: int) -> str:
        return "" if self.record is None else describe_view(self.table.game, self.view(seat).tobytes())

    def position_text(self) -> str:
        """Everything but chance, for who may see all."""
        if self.record is None:
            return ""
        position = self.table.game.notation.format_state(self.record.view(np.recarray)[0], False)
        return write_json({name: value for name, value in position.items() if name not in ("key", "draws")})

    def memory_text(self, seat: int) -> str:
        """Everything a seat has come to know, in order: how the game began for it, and what it was told since."""
        if self.record is None:
            return ""
        opening = self.opening[max(seat, 0)]  # nothing is secret yet, so a spectator has seen the same
        return "\n".join((opening, *(describe_rows(self.table.game, rows, seat) for rows in self.told)))

    def secret_text(self, seat: int) -> str:
        """What only this seat knows: its decisions that are not uncovered yet."""
        own = [pair for step in self.hidden for pair in step if pair[0] == seat]
        return ", ".join(self.table.game.notation.format_action(action) for _, action in own)

    def resampled(self, seat: int, chance: Callable[[], float]) -> Moment:
        """A random moment that looks the same to the seat; chance gives numbers from 0 up to 1.

        What lies hidden is guessed, and what others decided in secret is decided anew, each option equally likely.
        """
        table = self.table
        key = np.array([int(chance() * 2**32) << 32 | int(chance() * 2**32) for _ in range(2)], np.uint64)
        seen = replace(self, record=self.before) if self.hidden else self
        world = np.zeros(1, table.game.state)
        table.rules.guess(seen.view(seat)[0], seat, key, world)
        told = self.told[: len(self.told) - len(self.hidden)]
        moment = table._remembering(world[0], self.opening, told)
        for step in self.hidden:
            moment = moment.after(tuple(moment._redecided(pair, seat, chance) for pair in step))
        return moment

    def _redecided(self, pair: tuple[int, int], seat: int, chance: Callable[[], float]) -> tuple[int, int]:
        if pair[0] == seat:
            return pair
        options = self.legal(pair[0])
        return pair[0], options[int(chance() * len(options))]


def is_hidden(rows: Any) -> bool:
    """Whether a step told nothing to everybody. Most begin with something public."""
    return len(rows) > 0 and rows[0, SEEN_BY] != EVERYONE and bool((rows[:, SEEN_BY] != EVERYONE).all())


@lru_cache(KEPT_TEXTS)
def describe_view(game: Game, view: bytes) -> str:
    record = np.frombuffer(view, game.state).view(np.recarray)[0]
    return write_json(game.notation.format_state(record, True))


def write_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


@lru_cache(KEPT_TEXTS)
def describe_rows(game: Game, rows: bytes, seat: int) -> str:
    """The events of a step as a seat may know them."""
    table = np.frombuffer(rows, np.int16).reshape(-1, COLUMNS)
    events = (game.language.read(row, None if seat == SPECTATOR else seat) for row in table.tolist())
    return "; ".join(describe_event(event) for event in events)


def describe_event(event: dict[str, Any]) -> str:
    values = (f"{name} {value}" for name, value in event.items() if name not in ("kind", "clause"))
    return f"{event['kind']}: {', '.join(values)}"
