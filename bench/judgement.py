"""What counts on the table weigh, learnt from games that bots play against themselves; writes a game's judgement.json.

    python bench/judgement.py GAME VARIANT PLAYERS [--bots captain@500,admiral@500] [--games 1000]
                              [--jobs 2] [--kept FOLDER] [--write weights] [--write trust]

At every start of a round the position is kept, and at the end who won. The chance of a seat is its share of the powers
of all seats' weighted sums; the weights are those that expect what happened, with neighbouring stages held together.
Prints how well positions of every fifth game, which it did not learn from, are judged: the mean surprise (the negative
logarithm of the winner's chance) beside that of even chances and of the weights there are. Every seat is drawn among
the bots: where all play alike, all keep their Rum to the end, and nobody learns what it is worth. Games are kept in a
folder, and all that lie there are learnt from. A game's first weights come from bots without judgement.

Beside them stands what games that are played on from there by habit expect, and the mix of both that surprises least:
the part that judging has in it is how much it is trusted.
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
from twojacks.bots.search import imagining
from twojacks.bots.search.imagining import FOREVER, SPECTATOR
from twojacks.games import find_game
from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.chance import key_numbers, key_of_seed
from twojacks.kernel.protocol import TRUST, WEIGHTS, Game

PLAYED_ON = 300  # games from every position …
RAREST = 0.5 / PLAYED_ON  # … in which a chance may be missed
RIDGE, TIE = 1.0, 30.0  # positions' worth of doubt: how much weights are held down, and how much to their neighbours
TRUSTS = tuple(tenths / 10 for tenths in range(1, 11))
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


def play_on(name: str, players: int, states: Any) -> Any:
    """Every seat's share of the victories, from each position, by habit; what nobody knows yet is drawn anew."""
    game, dice = find_game(name), np.random.default_rng(len(states))
    finish, rules = game.compiler.compile_entry(game.bind(imagining.finish_by_habit)), game.native
    options, won = np.zeros(game.most_options, np.int16), np.zeros((len(states), players))
    seen, world = game.new_states(), game.new_states()
    for index in range(len(states)):
        rules.observe(states[index], SPECTATOR, seen)
        for _ in range(PLAYED_ON):
            rules.guess(seen[0], SPECTATOR, dice.integers(1 << 63, size=2, dtype=np.uint64), world)
            finish(world[0], FOREVER, options, dice.integers(1 << 63, dtype=np.uint64))
            winners = int(rules.winners(world[0]))
            won[index] += [(winners >> seat & 1) / count_bits(winners) for seat in range(players)]
    return np.maximum(won / PLAYED_ON, RAREST)


def report(tables: dict[str, Any], stages: Any, shares: Any, held: Any) -> None:
    """By stage and in all."""
    print(f"{len(stages)} positions; surprise at every fifth game's, by stage and in all")
    for name, chances in tables.items():
        parts = [surprise(chances[chosen], shares[chosen]) for chosen in split_by_stage(stages, held)]
        print(f"{name:>8}", *(f"{part:.3f}" for part in parts), f"  {surprise(chances[held], shares[held]):.4f}")


def judge(features: Any, stages: Any, weights: Any) -> Any:
    return chances_of(np.einsum("psf,pf->ps", features, weights[stages]))


def find_trust(judged: Any, played: Any, shares: Any) -> float:
    """The part of judging, in tenths, in the mix that surprises least."""
    return min(TRUSTS, key=lambda part: surprise(part * judged + (1 - part) * played, shares))


def split_by_stage(stages: Any, held: Any) -> Iterator[Any]:
    for stage in np.unique(stages[held]):
        yield held & (stages == stage)


def write(game: Game, setting: str, **learnt: Any) -> None:
    path = game.folder / WEIGHTS
    every = json.loads(path.read_text("utf-8")) if path.exists() else {}
    every[setting] = {TRUST: 1.0} | every.get(setting, {}) | learnt
    lines = (
        f' "{key}": {{\n'
        + ",\n".join(f'  "{name}": {json.dumps(rows[name])}' for name in (TRUST, *game.judgement.features))
        + "\n }"
        for key, rows in sorted(every.items())
    )
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def rows_of(game: Game, weights: Any) -> dict[str, list[float]]:
    return {
        name: [round(float(value), 4) for value in column]
        for name, column in zip(game.judgement.features, weights.T, strict=True)
    }


def gather(asked: argparse.Namespace) -> tuple[Any, Any, Any, Any]:
    """Positions, who won, in which game, and what playing on by habit expects; from what is kept and what is new."""
    folder = asked.kept / asked.game / f"{asked.variant}-{asked.players}"
    folder.mkdir(parents=True, exist_ok=True)
    task = partial(play_chunk, (asked.game, asked.variant, asked.players), asked.bots, folder)
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as workers:
        list(workers.map(task, range(asked.games // CHUNK)))
        files = [np.load(path) for path in sorted(folder.glob("*.npz"))]
        columns = [[file[name] for file in files] for name in ("states", "shares", "games")]
        columns.append(list(workers.map(partial(play_on, asked.game, asked.players), columns[0])))
    states, shares, games, played = map(np.concatenate, columns)
    return states, shares, games, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("variant")
    parser.add_argument("players", type=int)
    parser.add_argument("--bots", default="captain@500,admiral@500")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, default=Path("arena-results/judgement"))
    parser.add_argument("--write", choices=("weights", TRUST), action="append", default=[])
    asked = parser.parse_args()
    game, setting = find_game(asked.game), f"{asked.variant} {asked.players}"
    if setting not in game.weights and asked.write == [TRUST]:
        parser.error("trust: expected weights before it")
    states, shares, games, played = gather(asked)
    features = describe_all(game, states, asked.players)
    stages = np.array([game.judgement.stage(state) for state in states.view(np.recarray)])
    held, rows = games % HELD_OUT == 0, int(stages.max()) + 1
    learnt = judge(features, stages, learn(features[~held], stages[~held], shares[~held], rows))
    kept = game.weights.get(setting)
    judged = learnt if kept is None or len(kept) < rows else judge(features, stages, kept)
    trust = find_trust(judged[held], played[held], shares[held])
    tables = {"even": np.full_like(played, 1 / asked.players), "by habit": played, "learnt": learnt}
    if judged is not learnt:
        tables["kept"] = judged
    tables[f"mix {trust:.1f}"] = trust * judged + (1 - trust) * played
    report(tables, stages, shares, held)
    if "weights" in asked.write:
        write(game, setting, **rows_of(game, learn(features, stages, shares, rows)))
    if TRUST in asked.write:
        write(game, setting, trust=trust)


if __name__ == "__main__":
    main()
