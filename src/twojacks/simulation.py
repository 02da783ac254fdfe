"""Many games at once, every seat playing at random or by a policy: on all cores, or on a GPU, with the same results."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from twojacks.cores import read_threads
from twojacks.errors import BadDevice, BadOptions
from twojacks.games import find_game
from twojacks.kernel.chance import key_numbers
from twojacks.kernel.fields import describe, is_whole
from twojacks.kernel.journal import SILENT
from twojacks.kernel.playing import play_games
from twojacks.kernel.protocol import Game
from twojacks.match import key_of, make_chance
from twojacks.policies import Policy, compile_with, explained, names_for, no_option, read_policy, room_for
from twojacks.positions import read_beginning

CHUNK = 8192  # games a thread plays before it reports
GPU_CHUNK = 1 << 22
MOST_GAMES = 10**9  # a row of results each: 20 gigabytes

Progress = Callable[[int], None]
Beginning = tuple[Any, Any]  # options for a set-up, and an array with the position instead, or none


@dataclass(frozen=True)
class Simulation:
    """One row a game, in the order of their numbers; the same on every device and with any number of threads."""

    scores: NDArray[np.int16]  # games × players
    winners: NDArray[np.bool_]  # games × players; several where a victory is shared
    decisions: NDArray[np.int32]  # games
    states: Any  # the final records, if they were asked for
    seconds: float  # without compiling


def simulate(
    game: str,
    *,
    players: int,
    games: int,
    variant: str | None = None,
    seed: str | int | None = None,
    device: str = "cpu",
    edition: Any = None,
    position: Any = None,
    threads: int | None = None,
    keep_states: bool = False,
    progress: Progress | None = None,
    policy: Policy | None = None,
) -> Simulation:
    """Play ``games`` games, at random or by a policy (policies.py); ``progress`` hears how many are done.

    Equal seeds give equal games. With a ``position`` (positions.py) they begin there, and not with a set-up.
    """
    rules = find_game(game)
    chosen, beginning = read_beginning(rules, players, variant, edition, position)
    setting = rules.make_options(chosen, players, rules.read_edition(edition))
    if not is_whole(games) or not 0 < games <= MOST_GAMES:
        raise BadOptions(f"games: expected a whole number from 1 to {MOST_GAMES}, not {describe(games)}")
    if device not in PLAYERS:
        raise BadDevice(f"device: expected one of {', '.join(PLAYERS)}, not {describe(device)}")
    workers, key = read_threads(threads), key_numbers(key_of(make_chance(seed)))
    totals, counts = np.zeros((games, players), np.int16), np.zeros((games, 2), np.int32)
    states = rules.new_states(games if keep_states else 0)
    chosen_policy = read_policy(policy)
    run = PLAYERS[device](rules, (setting, beginning), key, workers, chosen_policy)
    started = time.perf_counter()
    run(totals, counts, states, progress or ignore)
    seconds = time.perf_counter() - started
    check_decisions(counts, chosen_policy)
    return Simulation(
        scores=totals,
        winners=winners_of(counts, players),
        decisions=counts[:, 0],
        states=states if keep_states else None,
        seconds=seconds,
    )


def winners_of(counts: NDArray[np.int32], players: int) -> NDArray[np.bool_]:
    """Out of the bit sets that a run leaves in its second column."""
    return (counts[:, 1:] >> np.arange(players, dtype=np.int32) & 1).astype(np.bool_)


def check_decisions(counts: NDArray[np.int32], policy: Policy | None) -> None:
    """A game that stopped at something that is no option has counted its decisions below zero."""
    if policy is not None and counts[:, 0].min() < 0:
        raise no_option(policy.__name__, f"game {counts[:, 0].argmin()}")


def ignore(_: int) -> None:
    """Nobody listens to the progress."""


def native_player(game: Game, policy: Policy | None = None) -> Any:
    return compile_with(game, play_games, policy)


def play_on_cpu(game: Game, beginning: Beginning, key: Any, workers: int, policy: Policy | None) -> Callable[..., None]:
    """Games in chunks over threads; compiled code holds no lock of Python's."""
    play = partial(play_chunk, game, native_player(game, policy), beginning, key, policy=policy)
    with game.compiler.announced("simulation"), explained(policy):
        play(0, np.zeros((1, beginning[0].players), np.int16), np.zeros((1, 2), np.int32), game.new_states(0))

    def run(totals: Any, counts: Any, states: Any, progress: Progress) -> None:
        parts = (slice(start, start + CHUNK) for start in range(0, len(counts), CHUNK))
        waiting: deque[Future[int]] = deque()
        done = 0
        with ThreadPoolExecutor(workers) as pool:
            # Few chunks ahead of the threads, so that whoever interrupts a long run does not wait for all of it.
            for part in parts:
                waiting.append(pool.submit(play, part.start, totals[part], counts[part], states[part]))
                if len(waiting) > 2 * workers:
                    done += waiting.popleft().result()
                    progress(done)
            while waiting:
                done += waiting.popleft().result()
                progress(done)

    return run


def play_chunk(
    game: Game,
    play: Any,
    beginning: Beginning,
    key: Any,
    first: int,
    totals: Any,
    counts: Any,
    states: Any,
    policy: Policy | None = None,
) -> int:
    """Games from number ``first`` on, with a thread's own room to work in."""
    table = states if len(states) else game.new_states()
    room = room_for(policy, np.zeros(game.most_options, np.int16), game.new_states())
    play(table, *beginning, key, first, np.zeros(2, np.uint64), room, totals, counts, SILENT)
    return len(counts)


@cache
def gpu_player(game: Game, policy: Policy | None) -> Callable[..., None]:
    from twojacks.kernel.gpu.playing import make_player

    return make_player(game, names_for(game, policy)["choose"], looks=policy is not None)


def play_on_gpu(
    game: Game, beginning: Beginning, key: Any, _workers: int, policy: Policy | None
) -> Callable[..., None]:
    from twojacks.kernel.gpu import load_cuda

    setting, position = beginning
    if len(position):
        raise BadOptions("position: expected none with the device cuda, except in a Batch")
    cuda = load_cuda()
    launch = gpu_player(game, policy)
    settings = cuda.to_device(np.array([setting], setting.dtype))
    keys = cuda.to_device(key)
    plain = game.state  # device arrays are plain structured arrays

    def play_part(first: int, totals: Any, counts: Any, states: Any) -> None:
        on_device = [cuda.device_array(part.shape, part.dtype) for part in (totals, counts)]
        kept = cuda.device_array(len(states), plain)
        launch(kept, settings, keys, first, *on_device)
        for part, host in zip(on_device, (totals, counts), strict=True):
            part.copy_to_host(host)
        if len(states):
            states.view(np.ndarray)[:] = kept.copy_to_host()

    with explained(policy):  # compiles
        play_part(0, np.zeros((1, setting.players), np.int16), np.zeros((1, 2), np.int32), game.new_states(0))

    def run(totals: Any, counts: Any, states: Any, progress: Progress) -> None:
        for start in range(0, len(counts), GPU_CHUNK):
            part = slice(start, start + GPU_CHUNK)
            play_part(start, totals[part], counts[part], states[part])
            progress(min(start + GPU_CHUNK, len(counts)))

    return run


PLAYERS = {"cpu": play_on_cpu, "cuda": play_on_gpu}
