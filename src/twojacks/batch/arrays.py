"""Arrays on a GPU that other libraries take without a copy: by CUDA's array interface, or by DLPack.

https://dmlc.github.io/dlpack/latest has the structures that are filled in here.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from twojacks.kernel.gpu import load_cuda

ON_CUDA = 2
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
NAME = b"dltensor"
OUR_STREAM = 1  # as DLPack counts: CUDA's default one, on which batches work
IN_ORDER = (None, -1, 0, OUR_STREAM)  # what a consumer says who has nothing to wait for


class Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),  # none: rows one after the other
        ("offset", ctypes.c_uint64),
    ]


DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Managed(ctypes.Structure):
    _fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", DELETER)]


LENT: dict[int, Any] = {}  # what others still use, by its address


@DELETER  # type: ignore[untyped-decorator]
def give_back(address: int) -> None:
    LENT.pop(address, None)


@DELETER  # type: ignore[untyped-decorator]
def drop_capsule(capsule: int) -> None:
    """Of a capsule that nobody has taken the array out of; who takes it gives it another name."""
    if API.PyCapsule_IsValid(capsule, NAME):
        give_back(API.PyCapsule_GetPointer(capsule, NAME))


API = ctypes.PyDLL(None)
API.PyCapsule_New.restype, API.PyCapsule_New.argtypes = (
    ctypes.py_object,
    (ctypes.c_void_p, ctypes.c_char_p, DELETER),
)
API.PyCapsule_IsValid.restype, API.PyCapsule_IsValid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
API.PyCapsule_GetPointer.restype = ctypes.c_void_p
API.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)


class DeviceArray:
    """``torch.as_tensor``, ``torch.from_dlpack``, ``jax.dlpack.from_dlpack`` and ``cupy.asarray`` take it."""

    def __init__(self, inside: Any) -> None:
        self.inside = inside  # Numba's
        self.shape, self.dtype = inside.shape, inside.dtype

    def __len__(self) -> int:
        return int(self.shape[0])

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """A copy on this machine."""
        if copy is False:
            raise ValueError("an array on a GPU cannot be had here without a copy")
        return np.asarray(self.inside.copy_to_host(), dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.inside.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return ON_CUDA, int(load_cuda().get_current_device().id)

    def __dlpack__(
        self, *, stream: int | None = None, dl_device: Any = None, copy: bool | None = None, **_newer: Any
    ) -> Any:
        """The consumer's stream waits, unless it is ours."""
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("an array of a batch is handed over where it is, without a copy")
        if stream not in IN_ORDER:
            load_cuda().synchronize()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        managed = Managed(Tensor(), None, give_back)
        managed.tensor.data = self.__cuda_array_interface__["data"][0]
        managed.tensor.device_kind, managed.tensor.device = self.__dlpack_device__()
        managed.tensor.dimensions, managed.tensor.shape = len(self.shape), shape
        managed.tensor.code, managed.tensor.lanes = CODES[self.dtype.kind], 1
        managed.tensor.bits = 8 * self.dtype.itemsize
        address = ctypes.addressof(managed)
        LENT[address] = (managed, shape, self.inside)
        return API.PyCapsule_New(address, NAME, drop_capsule)
