"""The example of docs/examples as a package: it builds, it installs with pip, and Two Jacks finds and plays it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import twojacks
from tests.example_package import EXAMPLE

PLAY = """
import json, low_water, twojacks
match = twojacks.Match.new("low-water", players=3, seed=1)
while not match.over:
    match.play(match.to_act[0], match.options(match.to_act[0])[0])
print(json.dumps([low_water.__file__, match.position()]))
"""


def run(*words: str, path: tuple[Path, ...] = ()) -> str:
    """The output of a command that finds only these folders beside what is installed."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def install(wheel: Path, target: Path) -> None:
    """With pip; an environment that uv made has none."""
    words = ("install", "--quiet", "--no-deps", "--no-index", "--target", str(target), str(wheel))
    if find_spec("pip"):
        run("-m", "pip", *words)
    else:
        subprocess.run(["uv", "pip", *words], check=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel of the example was installed."""
    folder = tmp_path_factory.mktemp("wheel")
    build = "import sys, os; from hatchling.build import build_wheel; os.chdir(sys.argv[1]); build_wheel(sys.argv[2])"
    run("-c", build, str(EXAMPLE), str(folder))
    (wheel,) = folder.glob("*.whl")
    install(wheel, folder / "site")
    return folder / "site"


def test_an_installed_wheel_is_found_and_played(site: Path) -> None:
    sources = Path(twojacks.__file__).parents[1]
    file, position = json.loads(run("-c", PLAY, path=(site, sources)))
    assert Path(file).is_relative_to(site)
    assert position["phase"] == "over"
    match = twojacks.Match.new("low-water", players=3, seed=1)
    while not match.over:
        match.play(match.to_act[0], match.options(match.to_act[0])[0])
    assert position == match.position(), "the installed game is the one that the other tests play"


def test_it_needs_nothing_but_two_jacks(site: Path) -> None:
    (metadata,) = site.glob("low_water-*.dist-info/METADATA")
    needed = [line for line in metadata.read_text("utf-8").splitlines() if line.startswith("Requires-Dist:")]
    assert needed == ["Requires-Dist: twojacks"]
