"""The first learning curve of the document rises."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "docs" / "learning.py"


@pytest.mark.soak
def test_a_seat_learns_to_beat_a_random_player() -> None:
    """Before anything is learned half of the victories; of some hundred games sixty in a hundred are no luck."""
    told = subprocess.run(
        [sys.executable, str(SCRIPT), "--games", "128", "--iterations", "12"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
    ).stdout
    _, _, first, *_, last = told.splitlines()
    assert first.startswith("| 128 | ")
    assert last.startswith("| 1,536 | ")
    shares = [float(line.split("|")[-2].strip(" %")) for line in (first, last)]
    assert shares[0] < 60 < shares[1]
