"""docs/performance.md is what its writer makes of the figures that are kept, and says nothing else."""

from __future__ import annotations

import copy
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture(scope="module")
def page() -> Any:
    """The writer: a script beside others, which import each other by their plain names."""
    sys.path.insert(0, str(BENCH))
    try:
        import performance
    finally:
        sys.path.remove(str(BENCH))
    assert isinstance(performance, ModuleType)
    return performance


def test_the_page_is_written_from_what_was_measured(page: Any) -> None:
    processor, gpu = page.read_figures("processor"), page.read_figures("gpu")
    document = page.DOCUMENT.read_text("utf-8")
    assert page.written_part(document) == f"\n{page.write_part(processor, gpu)}\n"
    for name, picture in page.draw(processor, gpu).items():
        assert (page.PICTURES / name).read_text("utf-8") == picture
        assert f"(pictures/{name})" in document


def test_no_figure_stands_outside_the_marks(page: Any) -> None:
    document = page.DOCUMENT.read_text("utf-8")
    outside = document.replace(page.written_part(document), "")
    assert "|" not in outside


def test_everything_measured_is_on_the_page(page: Any) -> None:
    processor, gpu = page.read_figures("processor"), page.read_figures("gpu")
    part = page.write_part(processor, gpu)
    rates = [row[name] for row in processor["rows"] for name in ("core", "machine")]
    rates += [rate for columns in processor["growth"].values() for points in columns.values() for _, rate in points]
    rates += [row[name] for row in gpu["settings"] for name in ("cores", "simulate", "kernel", "torch")]
    rates += [rate for rows in gpu["growth"].values() for _, *both in rows for rate in both]
    rates += gpu["peers"]["steps"].values()
    assert len(rates) > 80
    assert all(f" {rate:,} |" in part for rate in rates)
    for figures in (processor, gpu):
        assert f"Measured on {figures['measured']} on {figures['machine']} (" in part


def test_bytes_that_differ_would_be_shouted(page: Any) -> None:
    figures = copy.deepcopy(page.read_figures("gpu"))
    assert "ARE NOT" not in page.write_gpu(figures)
    figures["settings"][3]["same"] = False
    assert "ARE NOT those of the processor" in page.write_gpu(figures)


@pytest.mark.parametrize(
    ("busy", "first", "told"),
    [
        ([0.05, 0.1], False, "The machine had nothing else to do."),
        ([0.0, 1.5], False, "Other programs kept 0.0 cores busy just before and 1.5 just after: figures are too low"),
        (
            [0.5, 0.0],
            True,
            "Other programs kept 0.5 cores busy just before and 0.0 just after; in between everything measured had",
        ),
    ],
)
def test_other_work_is_owned_up_to(page: Any, busy: list[float], first: bool, told: str) -> None:
    assert page.describe_others(busy, first).startswith(told)
