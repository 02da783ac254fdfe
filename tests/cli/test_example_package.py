"""The example of docs/examples as a package: it builds, it installs with pip, and Two Jacks finds and plays it."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import twojacks
from tests.cli.driving import Runner
from tests.example_package import EXAMPLE

PLAY = """
import json, low_water, twojacks
match = twojacks.Match.new("low-water", players=3, seed=1)
while not match.over:
    match.play(match.to_act[0], match.options(match.to_act[0])[0])
print(json.dumps([low_water.__file__, match.position()]))
"""


def run_python(*words: str, path: tuple[Path, ...] = ()) -> str:
    """The output of a command that finds only these folders beside what is installed."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def install(wheel: Path, target: Path) -> None:
    """With pip; an environment that uv made has none."""
    words = ("install", "--quiet", "--no-deps", "--no-index", "--target", str(target), str(wheel))
    if find_spec("pip"):
        run_python("-m", "pip", *words)
    else:
        subprocess.run(["uv", "pip", *words], check=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel of the example was installed."""
    folder = tmp_path_factory.mktemp("wheel")
    build = "import sys, os; from hatchling.build import build_wheel; os.chdir(sys.argv[1]); build_wheel(sys.argv[2])"
    run_python("-c", build, str(EXAMPLE), str(folder))
    (wheel,) = folder.glob("*.whl")
    install(wheel, folder / "site")
    return folder / "site"


def test_an_installed_wheel_is_found_and_played(site: Path) -> None:
    sources = Path(twojacks.__file__).parents[1]
    file, position = json.loads(run_python("-c", PLAY, path=(site, sources)))
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


# The guide


GUIDE = EXAMPLE.parents[1] / "guide" / "adding-a-game.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks_in(language: str) -> list[str]:
    return [text for found, text in BLOCK.findall(GUIDE.read_text("utf-8")) if found == language]


@pytest.mark.parametrize(("language", "least"), [("python", 8), ("toml", 1)])
def test_the_guide_shows_the_package_as_it_is(language: str, least: int) -> None:
    """Every block is a piece of one of its files, whole lines of it."""
    suffix = {"python": "py", "toml": "toml"}[language]
    files = [path.read_text("utf-8") for path in sorted(EXAMPLE.rglob(f"*.{suffix}"))]
    shown = blocks_in(language)
    assert len(shown) >= least
    assert [block for block in shown if not any(f"\n{block}" in text for text in files)] == []


def test_the_commands_of_the_guide_run(run: Runner) -> None:
    """Installing is what the wheel's test does; playing is typed."""
    (commands,) = blocks_in("sh")
    ran = []
    for line in commands.splitlines():
        program, *words = shlex.split(line)
        if program == "twojacks":
            outcome = run(*words, typed=["quit"] if words[0] == "play" else None)
            assert (outcome.status, outcome.err) == (0, ""), line
            ran.append(words[0])
    assert ran == ["play", "simulate", "arena"]
