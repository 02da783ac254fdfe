"""Rules as functions of a GPU: small rather than unrolled, because there code is fetched more slowly than it runs."""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from twojacks.kernel.bits import count_bits, lowest_bit
from twojacks.kernel.chance import hash_number
from twojacks.kernel.compiling import called_rules, load_module, with_names

APART = (hash_number,)  # long, called from many places, and seldom: one copy will do


@cache
def mark_as(attribute: str) -> Any:
    """Called in a function, it does nothing, but gives that function an attribute of LLVM's."""

    def mark(_typing: Any) -> Any:
        void = load_module("numba").types.void

        def generate(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            builder.function.attributes.add(attribute)
            return context.get_dummy_value()

        return void(), generate

    return load_module("numba.cuda.extending").intrinsic(mark)


class GpuCompiler:
    """Everything is inlined into the kernel, which is where the compiler is told to keep it small."""

    def __init__(self, cuda: Any) -> None:
        self.cuda = cuda
        # The processor has instructions for these.
        self.made: dict[Any, Any] = {
            count_bits: self.declare(lambda bits: np.int64(cuda.popc(np.int64(bits)))),
            lowest_bit: self.declare(lambda bits: np.int64(cuda.ffs(np.int64(bits))) - 1),
        }

    def declare(self, function: Any) -> Any:
        return self.cuda.jit(device=True, forceinline=True)(function)

    def compile(self, function: Any) -> Any:
        """The version of a rule that kernels call, made of those of the rules it calls."""
        if function not in self.made:
            assert isinstance(function, FunctionType)
            inner = {name: self.compile(called) for name, called in called_rules(function).items()}
            native = self.declare(with_names(function, inner))
            self.made[function] = self._set_apart(native) if function in APART else native
        return self.made[function]

    def room(self, *, looks: bool) -> Any:
        """What a choice works in (kernel/playing.py), made of room for options and for a view: both, if it looks."""

        def both(options: Any, view: Any) -> Any:
            return options, view

        def options_alone(options: Any, _view: Any) -> Any:
            return options

        return self.declare(both if looks else options_alone)

    def _set_apart(self, native: Any) -> Any:
        keep_apart = mark_as("noinline")

        def call(*arguments: Any) -> Any:
            keep_apart()
            return native(*arguments)

        return self.cuda.jit(device=True)(call)
