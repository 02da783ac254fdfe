"""What counts on the table weigh, learnt from games that bots play against themselves; writes a game's judgement.json.

    python bench/judgement.py GAME VARIANT PLAYERS [--bots captain@500,admiral@500] [--games 1000]
                              [--jobs 2] [--kept FOLDER] [--write]

At every start of a round the position is kept, and at the end who won. The chance of a seat is its share of the powers
of all seats' weighted sums; the weights are those that expect what happened, with neighbouring stages held together.
Prints how well positions of every fifth game, which it did not learn from, are judged: the mean surprise (the negative
logarithm of the winner's chance) beside that of even chances and of the weights there are. Every seat is drawn among
the bots: where all play alike, all keep their Rum to the end, and nobody learns what it is worth. Games are kept in a
folder, and all that lie there are learnt from. A game's first weights come from bots without judgement.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from scipy.optimize import minimize

from twojacks.bots import make_bot
from twojacks.games import find_game
from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.chance import key_numbers, key_of_seed
from twojacks.kernel.protocol import WEIGHTS, Game

RIDGE, TIE = 1.0, 30.0  # positions' worth of doubt: how much weights are held down, and how much to their neighbours
HELD_OUT = 5
CHUNK = 25  # games in one file


def play(game: Game, variant: str, players: int, names: str, seed: str) -> Any:
    """The positions at the starts of rounds but the first, and the seats' shares of the victory."""
    rules, states, views = game.native, game.new_states(), game.new_states()
    state, options, kept = states[0], np.zeros(game.most_options, np.int16), []
    rules.setup(
        state, game.make_options(variant, players, game.read_edition(None)), key_numbers(key_of_seed(seed)), None
    )
    seated = Random(seed).choices(names.split(","), k=players)
    bots = [make_bot(name, game, seed=f"{seed} {seat}", speed="native") for seat, name in enumerate(seated)]
    last = int(state.round_number)
    while not rules.is_over(state):
        if int(state.round_number) != last:
            last = int(state.round_number)
            kept.append(states.copy())
        seat = lowest_bit(int(rules.to_act(state)))
        rules.observe(state, seat, views)
        is_forced = rules.legal(state, seat, options) == 1
        rules.apply(state, seat, int(options[0]) if is_forced else bots[seat].choose(views[0], seat), None)
    won = int(rules.winners(state))
    shares = [(won >> seat & 1) / count_bits(won) for seat in range(players)]
    return np.concatenate(kept), np.tile(shares, (len(kept), 1))


def play_chunk(setting: tuple[str, str, int], names: str, folder: Path, number: int) -> Path:
    path = folder / f"{names}-{number}.npz"
    if not path.exists():
        name, variant, players = setting
        games = [play(find_game(name), variant, players, names, f"judgement {number} {game}") for game in range(CHUNK)]
        found = [np.full(len(states), number * CHUNK + index) for index, (states, _) in enumerate(games)]
        states, shares = (np.concatenate(part) for part in zip(*games, strict=True))
        np.savez(path, states=states, shares=shares, games=np.concatenate(found))
    return path


def describe_all(game: Game, states: Any, players: int) -> Any:
    """Positions × seats × features."""
    out = np.zeros((len(states), players, len(game.judgement.features)))
    describe = game.compiler.compile_entry(game.judgement.describe)
    for index, seat in np.ndindex(len(states), players):
        describe(states[index], seat, out[index, seat])
    return out


def chances_of(strengths: Any) -> Any:
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def surprise(chances: Any, shares: Any) -> float:
    return float(-(shares * np.log(np.maximum(chances, 1e-9))).sum(1).mean())


def learn(features: Any, stages: Any, shares: Any, rows: int) -> Any:
    """Stages × features."""
    scale = features.std((0, 1)) + 1e-9
    scaled, shape = features / scale, (rows, features.shape[2])
    ridge, tie = RIDGE / len(stages), TIE / len(stages)

    def cost(flat: Any) -> tuple[float, Any]:
        weights = flat.reshape(shape)
        chances = chances_of(np.einsum("psf,pf->ps", scaled, weights[stages]))
        steps = np.diff(weights, axis=0)
        slope = np.zeros(shape)
        np.add.at(slope, stages, np.einsum("psf,ps->pf", scaled, chances - shares) / len(stages))
        slope += 2 * ridge * weights
        slope[1:] += 2 * tie * steps
        slope[:-1] -= 2 * tie * steps
        total = surprise(chances, shares) + ridge * (weights**2).sum() + tie * (steps**2).sum()
        return total, slope.ravel()

    return minimize(cost, np.zeros(shape).ravel(), jac=True, method="L-BFGS-B").x.reshape(shape) / scale


def report(game: Game, setting: str, features: Any, stages: Any, shares: Any, held: Any) -> None:
    rows = int(stages.max()) + 1
    learnt = learn(features[~held], stages[~held], shares[~held], rows)
    tables = {"even": np.zeros((rows, features.shape[2])), "learnt": learnt, "kept": game.weights.get(setting)}
    print(f"{len(features)} positions; surprise at every fifth game's, by stage and in all")
    for name, table in tables.items():
        if table is not None and len(table) >= rows:
            chances = chances_of(np.einsum("psf,pf->ps", features, table[stages]))
            parts = [surprise(chances[chosen], shares[chosen]) for chosen in split_by_stage(stages, held)]
            print(f"{name:>8}", *(f"{part:.3f}" for part in parts), f"  {surprise(chances[held], shares[held]):.4f}")


def split_by_stage(stages: Any, held: Any) -> Iterator[Any]:
    for stage in np.unique(stages[held]):
        yield held & (stages == stage)


def write(game: Game, setting: str, weights: Any) -> None:
    path = game.folder / WEIGHTS
    every = json.loads(path.read_text("utf-8")) if path.exists() else {}
    every[setting] = {
        name: [round(float(value), 4) for value in column]
        for name, column in zip(game.judgement.features, weights.T, strict=True)
    }
    lines = (
        f' "{key}": {{\n'
        + ",\n".join(f'  "{name}": {json.dumps(row)}' for name, row in sorted_rows(game, rows))
        + "\n }"
        for key, rows in sorted(every.items())
    )
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def sorted_rows(game: Game, rows: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(name, rows[name]) for name in game.judgement.features]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("variant")
    parser.add_argument("players", type=int)
    parser.add_argument("--bots", default="captain@500,admiral@500")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, default=Path("arena-results/judgement"))
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    game, setting = find_game(asked.game), f"{asked.variant} {asked.players}"
    folder = asked.kept / asked.game / setting.replace(" ", "-")
    folder.mkdir(parents=True, exist_ok=True)
    task = partial(play_chunk, (asked.game, asked.variant, asked.players), asked.bots, folder)
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as workers:
        list(workers.map(task, range(asked.games // CHUNK)))
    files = [np.load(path) for path in sorted(folder.glob("*.npz"))]
    states, shares, games = (np.concatenate([file[name] for file in files]) for name in ("states", "shares", "games"))
    features = describe_all(game, states, asked.players)
    stages = np.array([game.judgement.stage(state) for state in states.view(np.recarray)])
    report(game, setting, features, stages, shares, games % HELD_OUT == 0)
    if asked.write:
        write(game, setting, learn(features, stages, shares, int(stages.max()) + 1))


if __name__ == "__main__":
    main()
