"""A GPU made of Python: what batches ask of Numba's CUDA, done here, one thread after the other.

It shows that the kernels are given what they take and do what the processor does, not that they compile for a GPU.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from twojacks.batch import arrays, device
from twojacks.kernel.gpu import compiling, configured, stepping


class OnDevice(np.recarray[Any, Any]):
    """An array that has to be copied to be looked at."""

    def copy_to_host(self) -> Any:
        return np.array(self)

    def copy_to_device(self, values: Any) -> None:
        self[...] = values


class Elsewhere:
    """An array of another library on the same device, which is written when somebody waits for it."""

    def __init__(self, later: Any) -> None:
        self.later, self.values, self.waiting = later, np.full_like(later, -1), list[int | None]()
        self.__cuda_array_interface__ = {"data": (self.values.ctypes.data, False)}

    def __dlpack__(self, *, stream: int | None = None) -> object:
        self.waiting.append(stream)
        self.values[...] = self.later
        return object()


class Kernel:
    def __init__(self, cuda: Cuda, function: Callable[..., None]) -> None:
        self.cuda, self.function = cuda, function

    def __getitem__(self, grid: tuple[int, int]) -> Callable[..., None]:
        blocks, threads = grid

        def launch(*arguments: Any) -> None:
            self.cuda.blockDim.x = threads
            for block in range(blocks):
                for thread in range(threads):
                    self.cuda.blockIdx.x, self.cuda.threadIdx.x = block, thread
                    with np.errstate(over="ignore"):
                        self.function(*arguments)

        return launch


class Cuda:
    def __init__(self) -> None:
        self.blockDim, self.blockIdx, self.threadIdx = (SimpleNamespace(x=0) for _ in range(3))
        self.local = SimpleNamespace(array=np.zeros)
        self.atomic = SimpleNamespace(min=self._keep_least)

    def jit(self, function: Any = None, *, device: bool = False, **_options: Any) -> Any:
        if function is None:
            return lambda function: self.jit(function, device=device)
        return function if device else Kernel(self, function)

    def grid(self, _dimensions: int) -> int:
        return int(self.blockIdx.x * self.blockDim.x + self.threadIdx.x)

    def popc(self, bits: Any) -> int:
        return int(bits).bit_count()

    def ffs(self, bits: Any) -> int:
        return (int(bits) & -int(bits)).bit_length()

    def device_array(self, shape: Any, dtype: Any) -> Any:
        return (
            np.full(np.prod(shape) * np.dtype(dtype).itemsize, 0xAA, np.uint8).view(dtype).reshape(shape).view(OnDevice)
        )

    def to_device(self, values: Any) -> Any:
        return np.array(values).view(OnDevice)

    def as_cuda_array(self, other: Any, sync: bool) -> Any:
        assert not sync, "nobody waits for the device"
        return other.values.view(OnDevice)

    def _keep_least(self, values: Any, place: int, value: int) -> None:
        values[place] = min(values[place], value)


@contextmanager
def pretended_gpu() -> Iterator[None]:
    """Where batches find it instead of a real one."""
    cuda, caches = Cuda(), (stepping.make_kernels, device.chooser, configured)
    with pytest.MonkeyPatch.context() as patched:
        for module in (arrays, device, stepping):
            patched.setattr(module, "load_cuda", lambda: cuda)
        for marking in (compiling, stepping):
            patched.setattr(marking, "mark_as", lambda _attribute: lambda: None)
        try:
            yield
        finally:
            for cached in caches:
                cached.cache_clear()
