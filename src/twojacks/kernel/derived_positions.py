"""The text form of positions that follows from a record alone, for a game that writes none itself.

Every field of the record is a key. Bit sets are lists of their members; in fields of one byte −1 is null and −2, which
only views hold, is ``"?"``. Fields with a value for each seat end with the last player.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from twojacks.kernel.chance import key_numbers, key_text
from twojacks.kernel.journal import NOTHING
from twojacks.kernel.notation import HIDDEN, UNSEEN, Part, PositionFormat, Words
from twojacks.kernel.record import DRAWS, KEY, PADDING, PHASE, PLAYERS, ROUND, VARIANT, is_set
from twojacks.kernel.validation import Fields, check, read_integer, read_items

if TYPE_CHECKING:
    from twojacks.kernel.game import Game

FRAME = (PLAYERS, VARIANT, ROUND, PHASE)
CHANCE = (KEY, DRAWS)


def derive_positions(game: Game) -> PositionFormat:
    names = [name for name in game.state.names or () if name not in (*FRAME, *CHANCE, PADDING)]
    parts = (frame_part(game), *(field_part(game, name) for name in names), scores_part(game))
    return PositionFormat((*parts, Part(CHANCE, write_chance)), parts, partial(parse, game, names))


# Writing


def frame_part(game: Game) -> Part:
    def write(state: Any) -> Words:
        return {
            "game": game.name,
            "variant": game.variant_order[getattr(state, "variant", 0)],
            "players": state.players,
            "round": state.round_number,
            "phase": game.phases[state.phase],
        }

    return Part(tuple(name for name in FRAME if name in (game.state.names or ())), write)


def field_part(game: Game, name: str) -> Part:
    kind = game.state[name]
    write_one = write_set if is_set(kind) else write_small if kind.base.itemsize == 1 else int

    def write(state: Any) -> Words:
        value = getattr(state, name)
        return {name: map_deep(write_one, value[: state.players] if name in game.by_seat else value)}

    return Part((PLAYERS, name) if name in game.by_seat else (name,), write)


def scores_part(game: Game) -> Part:
    """As if the game ended now: the rules read the plain record as they read any other."""

    def write(state: Any) -> Words:
        totals = [0] * state.players
        game.rules.scores(state, totals)
        return {"scores": totals}

    return Part(tuple(game.state.names or ()), write)


def write_chance(state: Any) -> Words:
    return {"key": key_text(state.key), "draws": state.draws}


def map_deep(write: Callable[[int], Any], value: Any) -> Any:
    return [map_deep(write, each) for each in value] if isinstance(value, list) else write(value)


def write_small(number: int) -> int | str | None:
    return None if number == NOTHING else HIDDEN if number == UNSEEN else number


def write_set(members: int) -> list[int]:
    return [number for number in range(64) if members >> number & 1]


# Reading


def parse(game: Game, names: list[str], position: Any) -> Any:
    fields = Fields(position)
    states = np.zeros(1, game.state).view(np.recarray)
    state = states[0]
    read_frame(game, fields, state)
    for name in names:
        read_field(game, name, fields.required(name), state)
    if game.check_position is not None:
        game.check_position(state)
    return states


def read_frame(game: Game, fields: Fields, state: Any) -> None:
    variant = fields.choice("variant", game.variant_order)
    if VARIANT in (game.state.names or ()):
        state.variant = variant
    state.players = fields.integer("players", game.player_counts[0], game.player_counts[-1])
    state.round_number = fields.integer("round", *game.bounds_of(ROUND))
    state.phase = fields.choice("phase", game.phases)
    key, draws = fields.chance()
    state.key[:], state.draws = key_numbers(key), draws


def read_field(game: Game, name: str, value: Any, state: Any) -> None:
    kind = game.state[name]
    shape = (int(state.players), *kind.shape[1:]) if name in game.by_seat else kind.shape
    bounds = game.bounds_of(name)
    read_one = partial(read_set if is_set(kind) else read_number, bounds)
    found = read_deep(name, value, shape, read_one)
    if name in game.by_seat:
        state[name][: int(state.players)] = found
    else:
        state[name] = found


def read_deep(name: str, value: Any, shape: tuple[int, ...], read_one: Callable[[str, Any], int]) -> Any:
    if not shape:
        return read_one(name, value)
    return read_items(name, value, shape[0], lambda place, each: read_deep(place, each, shape[1:], read_one))


def read_number(bounds: tuple[int, int], name: str, value: Any) -> int:
    check(value != HIDDEN, name, "expected a number: a view with hidden fields is no position")
    return NOTHING if value is None else read_integer(name, value, *bounds)


def read_set(bounds: tuple[int, int], name: str, value: Any) -> int:
    most = bounds[1].bit_length() - 1
    members = read_items(name, value, None, lambda place, each: read_integer(place, each, 0, most))
    check(len(set(members)) == len(members), name, "has a member twice")
    return sum(1 << number for number in members)
