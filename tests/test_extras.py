"""Every optional door without its library: one sentence, which says what to install; and the rest goes on."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PROGRAM = """
import sys
sys.modules[{library!r}] = None
import twojacks
try:
    {asks}
except twojacks.MissingExtra as error:
    print(error.code, error.extra, error.message, sep="|")
"""
BATCH = "twojacks.Batch('montego-bay', players=2, games=1, device='cuda')"
SIMULATE = "twojacks.simulate('montego-bay', players=2, games=1, device='cuda')"
PLAN = "plan_self_play('montego-bay', players=2, games=1, seed=1)"
TWO_BOTS = "players=2, bots=['deckhand', 'cabin-boy'], games=2, seed=1"
DOORS = [
    ("pyspiel", "import twojacks.adapters.openspiel", "OpenSpiel", "openspiel"),
    ("pettingzoo", "import twojacks.adapters.pettingzoo", "PettingZoo", "pettingzoo"),
    ("gymnasium", "import twojacks.adapters.pettingzoo", "PettingZoo", "pettingzoo"),
    ("gymnasium", "import twojacks.adapters.gymnasium", "Gymnasium", "gymnasium"),
    ("gymnasium", "import twojacks.adapters.vectors", "Gymnasium", "gymnasium"),
    ("pyarrow", f"from twojacks.dataset import *; write_self_play({PLAN}, 'x.parquet')", "pyarrow", "dataset"),
    ("pyarrow", "from twojacks.dataset import *; list(read_matches('x.parquet'))", "pyarrow", "dataset"),
    ("ray", f"from twojacks.dataset import *; write_self_play({PLAN}, 'x.parquet', ray='local')", "Ray", "ray"),
    ("ray", f"from twojacks.arena import *; tournament('montego-bay', {TWO_BOTS}, ray='local')", "Ray", "ray"),
    ("numba_cuda", BATCH, "numba-cuda, which a GPU needs,", "cuda"),
    ("numba_cuda", SIMULATE, "numba-cuda, which a GPU needs,", "cuda"),
]


def outcome_of(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True, cwd=folder)


@pytest.mark.parametrize(("library", "asks", "name", "extra"), DOORS)
def test_a_sentence_says_what_to_install(library: str, asks: str, name: str, extra: str, tmp_path: Path) -> None:
    found = outcome_of(PROGRAM.format(library=library, asks=asks), tmp_path)
    assert found.stdout == f"extra.missing|{extra}|{name} is not installed: pip install 'twojacks[{extra}]'\n", found
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("library", "words", "told"),
    [
        ("pyarrow", ["dataset", "x", "--game", "montego"], "pyarrow is not installed: pip install 'twojacks[dataset]'"),
        ("ray", ["simulate", "montego", "--ray", "local"], "Ray is not installed: pip install 'twojacks[ray]'"),
        (
            "numba_cuda",
            ["simulate", "montego", "--device", "cuda"],
            "numba-cuda, which a GPU needs, is not installed: pip install 'twojacks[cuda]'",
        ),
    ],
)
def test_the_command_says_it_too(library: str, words: list[str], told: str, tmp_path: Path) -> None:
    program = f"import sys; sys.modules[{library!r}] = None\nfrom twojacks.cli import run\nsys.exit(run({words!r}))"
    found = outcome_of(program, tmp_path)
    assert (found.returncode, found.stderr) == (2, f"twojacks: {told}\n")


def test_every_extra_that_is_named_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {extra for *_, extra in DOORS} <= set(extras)
