"""A game as a tree, for libraries that walk trees: immutable nodes with explicit chance.

A node is a draw (one of ``outcome_count`` outcomes comes next), or it waits for the seats ``asked``, or the game is
over. It keeps everything that each seat was told since the start, so that it knows what a seat can remember.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from twojacks.adapters.explicit_chance import ExplicitChanceRules, MissingOutcome
from twojacks.adapters.returns import shares_of
from twojacks.errors import IllegalAction
from twojacks.games import find_game
from twojacks.kernel.game import Game
from twojacks.kernel.journal import COLUMNS, EVERYONE, SEEN_BY, new_journal, rows_of
from twojacks.kernel.rules import Rules
from twojacks.play.positions import read_beginning, read_position

SPECTATOR = -1
KEPT_TEXTS = 1 << 16

Step = tuple[tuple[int, int], ...]  # decisions taken at once: seats and actions


class GameTree:
    """A game with its options, and the arrays that its nodes share. Pickling keeps the arguments only.

    It starts with a set-up or with a position, which must have the same variant and number of players.
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
        self.edition = printed if self.position is None else None  # a position has its own
        self.actions = np.zeros(self.game.most_options, np.int16)
        self.journal = new_journal()

    def __reduce__(self) -> Any:
        return GameTree, (self.game.name, self.players, self.variant, self.edition, self.position)

    @cached_property
    def rules(self) -> Rules:
        return self.game.native

    @cached_property
    def explicit_rules(self) -> ExplicitChanceRules:
        return ExplicitChanceRules(self.game)

    @cached_property
    def beginning(self) -> TreeNode:
        """The root: before the first shuffle, or the starting position."""
        return self.at(self.start[0]) if len(self.start) else TreeNode(self)._set_up(())

    def at(self, state: Any) -> TreeNode:
        """A node for a record. Seats remember no more than the record shows."""
        node = self._remembering(state, (), ())
        return replace(node, opening=tuple(node.view_text(seat) for seat in range(self.players)))

    def _remembering(self, state: Any, opening: tuple[str, ...], told: tuple[bytes, ...]) -> TreeNode:
        record = np.array([state], self.game.state)
        record["key"], record["draws"] = 0, 0
        return TreeNode(self, record, int(self.rules.to_act(record[0])), opening=opening, told=told)

    @cached_property
    def setup_outcome_counts(self) -> tuple[int, ...]:
        """The number of outcomes of each draw of the set-up. It does not depend on what is drawn."""
        node, counts = self.beginning, []
        while node.outcome_count:
            counts.append(node.outcome_count)
            node = node.after_draw(0)
        return tuple(counts)


@dataclass(frozen=True, eq=False, slots=True)
class TreeNode:
    tree: GameTree
    record: Any = None  # an array of one record; None during the set-up
    asked: int = 0  # bit set of the seats that have to decide
    outcome_count: int = 0  # equally likely outcomes of the next draw, or 0
    step: Step = ()  # the decisions that caused the draw …
    drawn: tuple[int, ...] = ()  # … and the outcomes already drawn for them
    opening: tuple[str, ...] = ()  # each seat's view after the set-up
    told: tuple[bytes, ...] = ()  # the journal's rows since then, step by step
    hidden: tuple[Step, ...] = ()  # the last steps, if they are known only to their seats …
    before: Any = None  # … and the record before them

    def __deepcopy__(self, _: Any) -> TreeNode:
        return self

    # State

    @property
    def is_over(self) -> bool:
        return not self.asked and not self.outcome_count

    def seats(self) -> list[int]:
        return [seat for seat in range(self.tree.players) if self.asked >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        actions = self.tree.actions
        return actions[: self.tree.rules.legal(self.record[0], seat, actions)].tolist()  # type: ignore[no-any-return]

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """An error that explains why an action is illegal."""
        notation = self.tree.game.notation
        if not 0 <= action < self.tree.game.action_count:
            reason = f"expected a whole number from 0 to {self.tree.game.action_count - 1}, not {action}"
            return IllegalAction(f"action: {reason}", reason=reason, code="action.malformed")
        reason, clause = notation.explain(self.view(seat).view(np.recarray)[0], seat, action)
        cited = f" ({clause})" if clause else ""
        return IllegalAction(f"seat {seat}, {notation.format_action(action)!r}: {reason}{cited}", reason=reason)

    def winners(self) -> int:
        """The bit set of the seats that win."""
        return int(self.tree.rules.winners(self.record[0]))

    def shares(self) -> list[float]:
        return shares_of(self.winners(), self.tree.players)

    # Children

    def after(self, step: Step) -> TreeNode:
        """The node after legal actions of seats that have to decide."""
        tree, record = self.tree, self.record.copy()
        tree.journal[0, 0] = 0
        for seat, action in step:
            tree.rules.apply(record[0], seat, action, tree.journal)
        if record["draws"][0]:
            return self._decide(step, ())
        return self._follow(step, record)

    def after_draw(self, outcome: int) -> TreeNode:
        drawn = (*self.drawn, outcome)
        return self._set_up(drawn) if self.record is None else self._decide(self.step, drawn)

    def _decide(self, step: Step, drawn: tuple[int, ...]) -> TreeNode:
        """With explicit chance, which is interpreted: few decisions draw anything."""
        tree, record = self.tree, self.record.copy().view(np.recarray)
        tree.journal[0, 0] = 0
        try:
            tree.explicit_rules.apply(record[0], step, drawn, tree.journal)
        except MissingOutcome as missing:
            return replace(self, asked=0, outcome_count=missing.count, step=step, drawn=drawn)
        return self._follow(step, record.view(np.ndarray))

    def _set_up(self, drawn: tuple[int, ...]) -> TreeNode:
        tree, record = self.tree, self.tree.game.new_states()
        tree.journal[0, 0] = 0
        try:
            tree.explicit_rules.setup(record[0], tree.options, drawn, tree.journal)
        except MissingOutcome as missing:
            return TreeNode(tree, outcome_count=missing.count, drawn=drawn)
        return tree.at(record[0])

    def _follow(self, step: Step, record: Any) -> TreeNode:
        rows = rows_of(self.tree.journal)
        hidden, before = self.hidden, self.before
        if not is_hidden(rows):
            hidden, before = (), None
        else:
            hidden, before = (*hidden, step), before if hidden else self.record
        asked = int(self.tree.rules.to_act(record[0]))
        told = (*self.told, rows.tobytes())
        return TreeNode(self.tree, record, asked, 0, (), (), self.opening, told, hidden, before)

    # Knowledge

    def view(self, seat: int) -> Any:
        """The observed record of a seat."""
        out = np.zeros(1, self.tree.game.state)
        self.tree.rules.observe(self.record[0], seat, out)
        return out

    def view_text(self, seat: int) -> str:
        return "" if self.record is None else describe_view(self.tree.game, self.view(seat).tobytes())

    def position_text(self) -> str:
        """Everything but the random numbers, including what is hidden."""
        if self.record is None:
            return ""
        position = self.tree.game.notation.format_state(self.record.view(np.recarray)[0], False)
        return write_json({name: value for name, value in position.items() if name not in ("key", "draws")})

    def memory_text(self, seat: int) -> str:
        """Everything a seat has learned, in order: its first view and the events since then."""
        if self.record is None:
            return ""
        opening = self.opening[max(seat, 0)]  # nothing is secret yet, so a spectator sees the same
        return "\n".join((opening, *(describe_rows(self.tree.game, rows, seat) for rows in self.told)))

    def secret_text(self, seat: int) -> str:
        """What only this seat knows: its own decisions that are not revealed yet."""
        own = [pair for step in self.hidden for pair in step if pair[0] == seat]
        return ", ".join(self.tree.game.notation.format_action(action) for _, action in own)

    def resampled(self, seat: int, chance: Callable[[], float]) -> TreeNode:
        """A random node that looks the same to the seat. ``chance`` returns random numbers from 0 to 1.

        Hidden information is guessed, and secret decisions of others are replaced by random ones.
        """
        tree = self.tree
        key = np.array([int(chance() * 2**32) << 32 | int(chance() * 2**32) for _ in range(2)], np.uint64)
        seen = replace(self, record=self.before) if self.hidden else self
        world = np.zeros(1, tree.game.state)
        tree.rules.guess(seen.view(seat)[0], seat, key, world)
        told = self.told[: len(self.told) - len(self.hidden)]
        node = tree._remembering(world[0], self.opening, told)
        for step in self.hidden:
            node = node.after(tuple(node._redrawn(pair, seat, chance) for pair in step))
        return node

    def _redrawn(self, pair: tuple[int, int], seat: int, chance: Callable[[], float]) -> tuple[int, int]:
        if pair[0] == seat:
            return pair
        options = self.legal(pair[0])
        return pair[0], options[int(chance() * len(options))]


def is_hidden(rows: Any) -> bool:
    """Whether no event of a step is public. Most steps begin with a public event."""
    return len(rows) > 0 and rows[0, SEEN_BY] != EVERYONE and bool((rows[:, SEEN_BY] != EVERYONE).all())


@lru_cache(KEPT_TEXTS)
def describe_view(game: Game, view: bytes) -> str:
    record = np.frombuffer(view, game.state).view(np.recarray)[0]
    return write_json(game.notation.format_state(record, True))


def write_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


@lru_cache(KEPT_TEXTS)
def describe_rows(game: Game, rows: bytes, seat: int) -> str:
    """The events of a step as a seat sees them."""
    table = np.frombuffer(rows, np.int16).reshape(-1, COLUMNS)
    events = (game.language.read(row, None if seat == SPECTATOR else seat) for row in table.tolist())
    return "; ".join(describe_event(event) for event in events)


def describe_event(event: dict[str, Any]) -> str:
    values = (f"{name} {value}" for name, value in event.items() if name not in ("kind", "clause"))
    return f"{event['kind']}: {', '.join(values)}"
