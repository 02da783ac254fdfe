"""Arrays of batches on a GPU, handed to PyTorch, JAX and CuPy and back: the same memory, the same games.

    PYTHONPATH=src python bench/handing.py [--games 4096] [--steps 100]

For every library that is there, and each way it has of taking an array (CUDA's array interface, DLPack): its array must
lie where ours does and hold what ours holds. Then the library chooses among the options on a stream of its own, after
so much other work that it is still busy when `step` is called, and a batch on the processor takes the same steps: after
each, every byte must be the same. Last, what is no array of actions must be refused. Ends with 1 if anything differs.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from twojacks import Batch, Error
from twojacks.games import FOLDERS

BUSY = 4096  # side of a matrix that is multiplied before each choice


@dataclass(frozen=True)
class Library:
    name: str
    ways: dict[str, Callable[[Any], Any]]
    address: Callable[[Any], int]
    choose: Callable[[Any], Any]  # of a mask; a fresh array on the device, not necessarily there yet
    copy: Callable[[Any], Any]  # as NumPy has it
    stream: Callable[[], Any] = nullcontext  # where it works that is not CUDA's default one, if it has to be told


def use_torch() -> Library:
    torch: Any = import_module("torch")
    matrix, side = torch.rand((BUSY, BUSY), device="cuda"), torch.cuda.Stream()
    torch.cuda.synchronize()

    def choose(mask: Any) -> Any:
        late = (matrix @ matrix @ matrix)[0, 0] * 0
        return torch.where(mask, torch.rand(mask.shape, device="cuda") + late, -1.0).argmax(1)

    ways = {"array interface": partial(torch.as_tensor, device="cuda"), "DLPack": torch.from_dlpack}
    address, copy = lambda array: array.data_ptr(), lambda array: array.cpu().numpy()
    return Library("PyTorch", ways, address, choose, copy, partial(torch.cuda.stream, side))


def use_jax() -> Library:
    jax: Any = import_module("jax")
    if jax.default_backend() != "gpu":
        raise ImportError("JAX without a GPU")
    matrix = jax.random.uniform(jax.random.key(0), (BUSY, BUSY))
    keys = iter(jax.random.split(jax.random.key(1), 100_000))

    def compute(mask: Any, key: Any, matrix: Any) -> Any:
        late = (matrix @ matrix @ matrix)[0, 0] * 0
        return jax.numpy.where(mask, jax.random.uniform(key, mask.shape) + late, -1.0).argmax(1)

    compiled, ways = jax.jit(compute), {"DLPack": jax.dlpack.from_dlpack}
    address, choose = lambda array: array.unsafe_buffer_pointer(), lambda mask: compiled(mask, next(keys), matrix)
    return Library("JAX", ways, address, choose, np.asarray)


def use_cupy() -> Library:
    cupy: Any = import_module("cupy")
    matrix, side = cupy.random.rand(BUSY, BUSY, dtype=cupy.float32), cupy.cuda.Stream(non_blocking=True)
    cupy.cuda.Device().synchronize()

    def choose(mask: Any) -> Any:
        late = (matrix @ matrix @ matrix)[0, 0] * 0
        return cupy.where(mask, cupy.random.rand(*mask.shape, dtype=cupy.float32) + late, -1.0).argmax(1)

    ways = {"array interface": cupy.asarray, "DLPack": cupy.from_dlpack}
    return Library("CuPy", ways, lambda array: array.data.ptr, choose, cupy.asnumpy, lambda: side)


def arrays_of(batch: Batch) -> dict[str, Any]:
    named = ("to_act", "legal_mask", "over", "scores", "winners")
    return {name: getattr(batch, name) for name in named} | {"observe()": batch.observe()}


def find_copies(library: Library, batch: Batch) -> Iterator[str]:
    """What a library does not take as it is."""
    for way, take in library.ways.items():
        for name, ours in arrays_of(batch).items():
            theirs = take(ours)
            if library.address(theirs) != ours.__cuda_array_interface__["data"][0]:
                yield f"{name} by {way}: a copy"
            if library.copy(theirs).tobytes() != np.asarray(ours).tobytes():
                yield f"{name} by {way}: other values"


def find_difference(library: Library, there: Batch, here: Batch, steps: int) -> Iterator[str]:
    """The first step after which the batches differ."""
    take = list(library.ways.values())[-1]
    for number in range(steps):
        with library.stream():
            actions = library.choose(take(there.legal_mask))
            there.step(actions)
            here.step(library.copy(actions))
            del actions
        pairs = [(here.states, there.states), *zip(arrays_of(here).values(), arrays_of(there).values(), strict=True)]
        if any(one.tobytes() != np.asarray(other).tobytes() for one, other in pairs):
            yield f"step {number}: other bytes"
            return
    there.check()


def find_unrefused(library: Library, batch: Batch) -> Iterator[str]:
    """What `step` should not have taken: too few actions, fractions, a table of them."""
    take = next(iter(library.ways.values()))
    wrong = {"scores": batch.scores, "observations": batch.observe(), "a mask": batch.legal_mask, "ends": batch.over}
    for name, array in wrong.items():
        for given in (array, take(array)):
            try:
                batch.step(given)
            except Error:
                continue
            yield f"{name} taken as actions"


def try_library(use: Callable[[], Library], games: int, steps: int) -> bool:
    try:
        library = use()
    except ImportError as missing:
        print(f"not tried: {missing}")
        return True
    found = []
    for game in FOLDERS:
        here, there = (Batch(game, players=4, games=games, device=device) for device in ("cpu", "cuda"))
        for batch in (here, there):
            batch.reset("handing")
        found += [*find_copies(library, there), *find_difference(library, there, here, steps)]
        found += find_unrefused(library, there)
    ways = " and ".join(library.ways)
    print(f"{library.name}, by {ways}: {'; '.join(found) or f'the same memory, {steps} steps with the same bytes'}")
    return not found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=100)
    chosen = parser.parse_args()
    good = [try_library(use, chosen.games, chosen.steps) for use in (use_torch, use_jax, use_cupy)]
    raise SystemExit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
