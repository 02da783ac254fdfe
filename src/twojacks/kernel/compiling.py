"""One source, every speed: marks the functions that are rules, and compiles them when somebody asks.

`rule` only marks a function, so importing a game compiles nothing and rules run in the interpreter as they are.
`compile_rule` makes the native version of a rule and of every rule it calls, from the same code objects: the two
live side by side in one process, which is how tests compare them. A CUDA kernel calls the native versions as they are.

Rules call each other by plain global names (``from … import draw``), never through a module, so that the calls of a
function can be read off its code object.
"""

from __future__ import annotations

import contextlib
import dis
import hashlib
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

COMPILING = threading.RLock()  # one at a time: declaring a function changes a setting of Numba's
KEPT_CACHES = 4  # compiled versions of older sources that stay on disk


def rule(function: F) -> F:
    """Mark a function as part of the rules: it may be compiled."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def unbound(*_: Any) -> Any:
    """Stands in a template for a function that `bind` puts there."""
    raise NotImplementedError("this function is a template: bind it to a game first")


def bind(template: Callable[..., Any], names: Mapping[str, Any]) -> Any:
    """A copy of a rule, and of the rules of its module that it calls, in which some global names mean something else.

    This is how a rule of the kernel comes to call the functions of one game.
    """
    assert isinstance(template, FunctionType)
    neighbours = {
        name: bind(called, names)
        for name, called in called_rules(template).items()
        if name not in names and called.__module__ == template.__module__
    }
    return with_names(template, {**neighbours, **names})


def with_names(function: FunctionType, names: Mapping[str, Any]) -> FunctionType:
    """A copy of a function with some global names changed; it keeps its place in the source."""
    scope = {**function.__globals__, **names}
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)
    copy.__kwdefaults__ = function.__kwdefaults__
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    return rule(copy)


def called_rules(function: FunctionType) -> dict[str, FunctionType]:
    """The rules a function calls, by the global name under which it calls them."""
    found = {name: function.__globals__.get(name) for name in names_in(function.__code__)}
    return {name: value for name, value in found.items() if getattr(value, "__rule__", False)}  # type: ignore[misc]


def names_in(code: CodeType) -> set[str]:
    """The global names a function reads. Fields of records are no names: one may be called like a rule."""
    inner = (names_in(constant) for constant in code.co_consts if isinstance(constant, CodeType))
    return {step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"}.union(*inner)


def source_files(function: FunctionType) -> set[Path]:
    """The files of a rule and of all that it calls."""
    files = {Path(function.__code__.co_filename)}
    return files.union(*(source_files(called) for called in called_rules(function).values()))


class Compiler:
    """Compiles rules for this machine's processor and keeps the result on disk, keyed by a hash of the sources.

    Two processes may compile at once: Numba replaces files whole, and each function is compiled for one signature, so
    the later one writes what the earlier one wrote.
    """

    def __init__(self, label: str, sources: tuple[Path, ...]) -> None:
        self.label = label
        self.sources = frozenset(sources)
        self.folder = cache_root() / f"{label}-{hash_sources(sources)}"
        self.compiled: dict[FunctionType, Any] = {}

    def compile_entry(self, function: Callable[..., Any], *, keep: bool = True, is_quick: bool = False) -> Any:
        """The native version of a function that Python calls; its machine code is kept on disk, unless told otherwise.

        What calls somebody else's function is not kept: nothing about it says which one that was. While it runs, other
        threads go on, but not beside a quick one: to let them costs more than its microsecond, and wakes them in vain.
        """
        if not can_compile():
            return np.errstate(over="ignore")(function)  # as the interpreted rules run
        with COMPILING:
            return self._compile(function, self._folder_of(function) if keep else Path(), is_quick=is_quick)

    def _folder_of(self, function: Any) -> Path:
        """Functions from elsewhere, such as a bot's, are keyed by the files they reach as well."""
        others = tuple(sorted(source_files(function) - self.sources))
        return self.folder / hash_sources(others) if others else self.folder

    def _compile(self, function: Any, keep_in: Path | None = None, *, is_quick: bool = False) -> Any:
        """With a folder, it is an entry: a function that Python calls. An empty one means that it is not kept."""
        if keep_in is None and function in self.compiled:
            return self.compiled[function]
        inner = {name: self._compile(called) for name, called in called_rules(function).items()}
        native = self._declare(with_names(function, inner), keep_in, is_quick)
        if keep_in is None:
            self.compiled[function] = native
        return native

    def _declare(self, function: FunctionType, keep_in: Path | None, is_quick: bool) -> Any:
        """What only rules call is inlined, which makes whole games half as fast again, and has no wrapper for Python.

        (The wrapper would double the time to compile.)
        """
        numba, entry = load_module("numba"), keep_in is not None
        # Numba reads its cache folder where a function is declared: ours is set just there, and theirs put back.
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(keep_in or "")
        try:
            return numba.njit(
                nogil=not is_quick,
                error_model="numpy",
                cache=entry and keep_in != Path() and self.can_keep,
                forceinline=not entry,
                no_cpython_wrapper=not entry,
                no_cfunc_wrapper=True,
            )(function)
        finally:
            numba.config.CACHE_DIR = before

    @cached_property
    def can_keep(self) -> bool:
        """Whether the folder can be written. If not, Numba would keep code beside the sources, where it goes stale."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.folder):
                return True
        except OSError:
            return False

    @contextlib.contextmanager
    def announced(self, what: str) -> Iterator[None]:
        """Around the first use of something compiled: says that it takes a while, once per machine and source."""
        finished = self.folder / f"complete-{what}"
        if finished.exists() or not can_compile():
            yield
            return
        prune_caches(self.folder)
        often = "once" if self.can_keep else f"at every start, because {cache_root()} cannot be written"
        announce(f"Compiling {self.label} for this machine ({what}): {often}, up to half a minute …")
        yield
        if self.can_keep:
            finished.touch()


def can_compile() -> bool:
    """Unless somebody who debugs or measures coverage has set ``NUMBA_DISABLE_JIT``."""
    return not load_module("numba").config.DISABLE_JIT


def load_module(name: str) -> Any:
    """A heavy library, where it is used: who only plays does not pay for it. Untyped, as most of them are."""
    return import_module(name)


def print_aside(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


say: Callable[[str], None] = print_aside  # a server says it in its log instead


def announce(sentence: str) -> None:
    say(sentence)


def cache_root() -> Path:
    if chosen := os.environ.get("TWOJACKS_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "twojacks"


def hash_sources(sources: tuple[Path, ...]) -> str:
    """Of every file that can change what is compiled: Numba itself would not notice an edited callee elsewhere."""
    digest = hashlib.sha256(f"numba {load_module('numba').__version__} numpy {np.__version__}".encode())
    for path in sources:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def prune_caches(current: Path) -> None:
    """Forget the oldest compiled versions of the same game, so that editing does not fill the disk."""
    label = current.name.rsplit("-", 1)[0]
    with contextlib.suppress(OSError):
        others = [path for path in current.parent.glob(f"{label}-*") if path != current and path.is_dir()]
        for path in sorted(others, key=lambda path: path.stat().st_mtime)[:-KEPT_CACHES]:
            shutil.rmtree(path, ignore_errors=True)
