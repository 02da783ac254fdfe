"""Every game, variant and number of players there is, and ways to play them at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

import pytest

import twojacks
from twojacks.games import FOLDERS, every_setting, find_game
from twojacks.kernel.protocol import Game
from twojacks.match import Speed


@dataclass(frozen=True)
class Table:
    name: str
    variant: str
    players: int

    def __str__(self) -> str:
        return f"{self.name}-{self.variant}-{self.players}"

    @property
    def game(self) -> Game:
        return find_game(self.name)

    @property
    def readers(self) -> tuple[int | None, ...]:
        """The seats, and a spectator."""
        return (*range(self.players), None)

    def new_match(self, seed: str | int, speed: Speed = "interpreted") -> twojacks.Match:
        return twojacks.Match.new(self.name, players=self.players, variant=self.variant, seed=seed, speed=speed)

    def tests(self, module: str) -> Any:
        """A module of this game's own tests."""
        return import_module(f"tests.{FOLDERS[self.name]}.{module}")


TABLES = [Table(*setting) for setting in every_setting()]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def play_one(match: twojacks.Match, dice: Random) -> None:
    """One decision of any seat that owes one, each option equally likely."""
    seat = dice.choice(match.to_act)
    match.play(seat, dice.choice(match.options(seat)))


def decisions(table: Table, seed: int) -> Iterator[twojacks.Match]:
    """A random game, handed out at each of its decisions and at its end."""
    match, dice = table.new_match(seed), Random(seed)
    while not match.over:
        yield match
        play_one(match, dice)
    yield match


def some_decisions(table: Table, games: int, every: int) -> Iterator[twojacks.Match]:
    """Each ``every``-th decision of some games, shifted from game to game, so that all kinds come up."""
    for seed in range(games):
        for number, match in enumerate(decisions(table, seed)):
            if (number + seed) % every == 0 and not match.over:
                yield match


def copy_of(match: twojacks.Match) -> twojacks.Match:
    """The same position with an empty journal."""
    return with_state(match, match._state.copy())


def with_state(match: twojacks.Match, state: Any) -> twojacks.Match:
    copy = twojacks.Match(match._game, state, match._origin, "interpreted")
    copy._rules = match._rules
    copy._steps = match._steps
    return copy


def bytes_of(match: twojacks.Match) -> bytes:
    return bytes(match._state.tobytes())


def every_action(table: Table) -> list[str]:
    return [table.game.notation.format_action(number) for number in range(table.game.action_count)]
