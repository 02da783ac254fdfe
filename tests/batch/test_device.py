"""What can be tried of a batch on a GPU where there is none; bench/gpu.py compares the rest byte by byte."""

from __future__ import annotations

import gc
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import twojacks
from tests.tables import TABLES
from twojacks.batch import arrays
from twojacks.batch.arrays import API, LENT, NAME, DeviceArray, Managed
from twojacks.kernel import gpu
from twojacks.kernel.gpu.playing import BLOCK_MEMORY, GROUP, padded, threads_for


class OnDevice:
    """As Numba has it, but on this machine."""

    def __init__(self, values: Any) -> None:
        self.values, self.shape, self.dtype = values, values.shape, values.dtype
        self.__cuda_array_interface__ = {"data": (values.ctypes.data, False)}

    def copy_to_host(self) -> Any:
        return self.values.copy()


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where it is noted when somebody waits for the device."""
    found: list[str] = []
    cuda = SimpleNamespace(get_current_device=lambda: SimpleNamespace(id=3), synchronize=lambda: found.append("waited"))
    monkeypatch.setattr(arrays, "load_cuda", lambda: cuda)
    return found


def tensor_in(capsule: Any) -> Any:
    return Managed.from_address(API.PyCapsule_GetPointer(id(capsule), NAME)).tensor


@pytest.mark.parametrize(
    ("dtype", "code", "bits"), [(np.int8, 0, 8), (np.bool_, 6, 8), (np.int16, 0, 16), (np.float32, 2, 32)]
)
def test_a_capsule_describes_the_array(waits: list[str], dtype: Any, code: int, bits: int) -> None:
    """Codes as DLPack's header has them: 0 whole, 2 floating, 6 true or false; device kind 2 is CUDA."""
    inside = OnDevice(np.zeros((5, 7), dtype))
    tensor = tensor_in(capsule := DeviceArray(inside).__dlpack__())
    assert (tensor.device_kind, tensor.device, tensor.code, tensor.bits, tensor.lanes) == (2, 3, code, bits, 1)
    assert (tensor.dimensions, tensor.shape[0], tensor.shape[1]) == (2, 5, 7)
    assert (tensor.data, tensor.offset, bool(tensor.strides)) == (inside.values.ctypes.data, 0, False)
    del capsule


def test_what_is_lent_is_kept_until_it_is_given_back(waits: list[str]) -> None:
    before = len(LENT)
    unused = DeviceArray(OnDevice(np.zeros(3, np.int8))).__dlpack__()
    assert len(LENT) == before + 1
    del unused
    gc.collect()
    assert len(LENT) == before
    used = DeviceArray(OnDevice(np.zeros(3, np.int8))).__dlpack__()
    address = API.PyCapsule_GetPointer(id(used), NAME)
    Managed.from_address(address).deleter(address)  # as a consumer does
    assert len(LENT) == before


def test_other_streams_wait(waits: list[str]) -> None:
    array = DeviceArray(OnDevice(np.zeros(3, np.int8)))
    for stream in (None, -1, 1):
        array.__dlpack__(stream=stream)
    assert waits == []
    array.__dlpack__(stream=77)
    assert waits == ["waited"]


@pytest.mark.parametrize("asked", [{"copy": True}, {"dl_device": (1, 0)}, {"dl_device": (2, 0)}], ids=str)
def test_nothing_is_copied_on_the_way(waits: list[str], asked: dict[str, Any]) -> None:
    array = DeviceArray(OnDevice(np.zeros(3, np.int8)))
    array.__dlpack__(max_version=(1, 0), dl_device=(2, 3), copy=False)
    with pytest.raises(BufferError, match="without a copy"):
        array.__dlpack__(**asked)


def test_numpy_gets_a_copy() -> None:
    values = np.arange(4, dtype=np.int16)
    array = DeviceArray(OnDevice(values))
    assert np.asarray(array).tolist() == [0, 1, 2, 3]
    assert not np.shares_memory(np.asarray(array), values)
    with pytest.raises(ValueError, match="copy"):
        np.asarray(array, copy=False)


def test_without_a_device_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "load_module", lambda _: SimpleNamespace(is_available=lambda: False))
    with pytest.raises(twojacks.BadDevice, match=r"^device: expected cpu, because Numba finds no CUDA device"):
        twojacks.Batch("montego-bay", players=4, games=2, device="cuda")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_blocks_are_full_groups_whose_records_lie_apart(table: Any) -> None:
    record, threads = padded(table.game.state), threads_for(table.game)
    assert record.itemsize % 16 == 8, "an odd number of eight bytes"
    assert threads % GROUP == 0
    assert threads * (record.itemsize + 20) <= BLOCK_MEMORY
    assert threads >= 2 * GROUP
