"""Every script in bench can be imported, and says how it is called."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[1] / "bench"
SCRIPTS = sorted(BENCH.glob("*.py"))


def has_arguments(script: Path) -> bool:
    return "ArgumentParser(" in script.read_text(encoding="utf-8")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_runs_as_far_as_its_help(
    script: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    monkeypatch.setattr(sys, "argv", [str(script), "--help"])
    if not has_arguments(script):
        runpy.run_path(str(script), run_name=script.stem)
        return
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(script), run_name="__main__")
    assert ended.value.code == 0
    assert "usage: " in capsys.readouterr().out


@pytest.mark.parametrize("script", [path for path in SCRIPTS if has_arguments(path)], ids=lambda path: path.stem)
def test_a_script_says_how_it_is_called_by_its_own_name(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    assert f"python bench/{script.name}" in text or f"python -m bench.{script.stem}" in text
