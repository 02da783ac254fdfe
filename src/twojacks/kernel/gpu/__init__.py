"""The same rules on a GPU, compiled for it when somebody asks. Why kernels look as they do: decision 020."""

from __future__ import annotations

import warnings
from functools import cache
from typing import Any

import numpy as np

from twojacks.errors import BadDevice, MissingExtra
from twojacks.kernel.compiling import load_module


def load_cuda() -> Any:
    """Numba's CUDA, if there is a device it can use."""
    # Numba-CUDA 0.30 looks for a name that NumPy 2.5 has dropped.
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010
    try:
        load_module("numba_cuda")  # which puts itself into the place of Numba's own
        cuda = load_module("numba.cuda")
    except ImportError as error:
        raise MissingExtra("numba-cuda, which a GPU needs,", "cuda") from error
    if not cuda.is_available():
        raise BadDevice("device: expected cpu, because Numba finds no CUDA device or driver here")
    return cuda


@cache
def configured(kernel: Any, count: int, threads: int) -> Any:
    """A kernel to be launched with ``count`` threads or a few more, in blocks of ``threads``."""
    with warnings.catch_warnings(action="ignore"):  # a few games are indeed too few for a GPU
        return kernel[-(-count // threads), threads]
