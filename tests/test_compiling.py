"""Compiled rules: never stale, kept on disk, the same as the interpreted ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from twojacks.kernel import compiling
from twojacks.kernel.chance import hash_number
from twojacks.kernel.compiling import bind, called_rules, hash_sources, prune_caches, rule

CALLEE = """
from twojacks.kernel.compiling import rule

@rule
def grow(number):
    return number * {factor}
"""
CALLER = """
from toy.callee import grow
from twojacks.kernel.compiling import rule

@rule
def grow_twice(number):
    return grow(grow(number))
"""
PROGRAM = """
import sys
from pathlib import Path
from toy.caller import grow_twice
from twojacks.kernel.compiling import Compiler

compiler = Compiler("toy", tuple(sorted(Path(sys.argv[1], "toy").glob(sys.argv[2]))))
entry = compiler.compile_entry(grow_twice)
print(entry(5), grow_twice(5), *(sum(count.values()) for count in (entry.stats.cache_hits, entry.stats.cache_misses)))
"""


def write_toy(folder: Path, factor: int) -> None:
    toy = folder / "toy"
    toy.mkdir(exist_ok=True)
    (toy / "__init__.py").touch()
    (toy / "caller.py").write_text(CALLER)
    (toy / "callee.py").write_text(CALLEE.format(factor=factor))


def run_toy(folder: Path, cache: str = "cache", sources: str = "*.py") -> list[int]:
    """Native result, interpreted result, functions read from the cache, functions compiled; in a fresh process."""
    environment = {
        **os.environ,
        "TWOJACKS_CACHE": str(folder / cache),
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder), sources],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return [int(word) for word in done.stdout.split()]


def test_the_cache_is_used_and_never_stale(tmp_path: Path) -> None:
    write_toy(tmp_path, 3)
    assert run_toy(tmp_path) == [45, 45, 0, 1]
    assert run_toy(tmp_path) == [45, 45, 1, 0], "the second process compiles nothing"
    write_toy(tmp_path, 7)
    assert run_toy(tmp_path) == [245, 245, 0, 1], "the callee's file changed, the compiled caller's did not"
    write_toy(tmp_path, 3)
    assert run_toy(tmp_path) == [45, 45, 1, 0], "the older version is still there"


def test_functions_from_elsewhere_are_never_stale_either(tmp_path: Path) -> None:
    write_toy(tmp_path, 3)
    assert run_toy(tmp_path, sources="__init__.py") == [45, 45, 0, 1]
    assert run_toy(tmp_path, sources="__init__.py") == [45, 45, 1, 0]
    write_toy(tmp_path, 7)
    assert run_toy(tmp_path, sources="__init__.py") == [245, 245, 0, 1]


def test_a_cache_that_cannot_be_written_keeps_nothing(tmp_path: Path) -> None:
    """Numba would keep machine code beside the sources then, and not notice an edited callee."""
    (tmp_path / "taken").write_text("a file where the folder should be")
    write_toy(tmp_path, 3)
    assert run_toy(tmp_path, cache="taken/cache") == [45, 45, 0, 1]
    write_toy(tmp_path, 7)
    assert run_toy(tmp_path, cache="taken/cache") == [245, 245, 0, 1]
    assert not list((tmp_path / "toy").rglob("*.nbi"))


def test_without_compiling_the_rules_run_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.config.DISABLE_JIT", 1)
    monkeypatch.setenv("TWOJACKS_CACHE", str(tmp_path))
    compiler = compiling.Compiler("toy", ())
    with compiler.announced("testing"):
        entry = compiler.compile_entry(hash_number)
        assert entry(np.uint64(2**64 - 1), np.uint64(1), 7) == hash_number_quietly(2**64 - 1, 1, 7)
    assert not list(tmp_path.rglob("*")), "nothing was compiled, so nothing is marked as compiled"


def hash_number_quietly(key0: int, key1: int, number: int) -> Any:
    with np.errstate(over="ignore"):
        return hash_number(np.uint64(key0), np.uint64(key1), number)


def test_any_source_changes_the_hash(tmp_path: Path) -> None:
    first, second = tmp_path / "first.py", tmp_path / "second.py"
    first.write_text("1")
    second.write_text("2")
    before = hash_sources((first, second))
    assert hash_sources((first, second)) == before
    second.write_text("3")
    assert hash_sources((first, second)) != before
    second.write_text("2")
    assert hash_sources((first, second)) == before
    assert hash_sources((first,)) != before


def test_the_hash_of_a_game_covers_the_kernel_and_all_its_files() -> None:
    from twojacks.games import FOLDERS, find_game

    kernel = Path(compiling.__file__).parent
    for name in FOLDERS:
        game = find_game(name)
        everything = (*sorted(kernel.glob("*.py")), *sorted(game.folder.glob("*.py")))
        assert game.compiler.folder.name == f"{name}-{hash_sources(everything)}"


def test_old_caches_are_forgotten(tmp_path: Path) -> None:
    for age in range(8):
        folder = tmp_path / f"game-{age}"
        folder.mkdir()
        os.utime(folder, (1000 + age, 1000 + age))
    (tmp_path / "another-0").mkdir()
    prune_caches(tmp_path / "game-0")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "another-0",
        "game-0",
        *(f"game-{n}" for n in range(4, 8)),
    ]


@rule
def size(thing: Any) -> int:
    return int(thing.grow)


@rule
def grow(number: int) -> int:
    return number + 1


@rule
def grow_by_size(thing: Any, number: int) -> int:
    return grow(number) + size(thing)


def test_a_rules_calls_are_read_off_its_code() -> None:
    assert called_rules(grow_by_size) == {"grow": grow, "size": size}  # type: ignore[arg-type]
    assert called_rules(size) == {}, "a field called like a rule is no call"  # type: ignore[arg-type]


def test_binding_changes_a_copy() -> None:
    def grow_faster(number: int) -> int:
        return number + 100

    thing = SimpleNamespace(grow=1000)
    bound = bind(grow_by_size, {"grow": grow_faster})
    assert bound(thing, 1) == 1101
    assert grow_by_size(thing, 1) == 1002


def test_a_compilation_is_announced_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TWOJACKS_CACHE", str(tmp_path))
    compiler = compiling.Compiler("toy", ())
    for _ in range(2):
        with compiler.announced("testing"):
            pass
    told = capsys.readouterr()
    assert told.err.count("Compiling toy") == 1
    assert told.out == ""
