"""What ./play and ./check say when something is missing; nothing is installed here."""

from __future__ import annotations

import os
import platform
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = ("play", "check", "pyproject.toml", "constraints.txt", "tests/page/package.json", "scripts/environment")
TOOLS = ("bash", "dirname", "readlink", "cat", "cksum", "ls", "rm", "mkdir", "grep", "tee", "df", "awk", "tr")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project's scripts in a folder of their own, with a blank in its name."""
    folder = tmp_path / "two jacks"
    for name in SCRIPTS:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A machine with the usual tools and no Python."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in TOOLS:
        found = shutil.which(name)
        assert found, name
        (folder / name).symlink_to(found)
    return folder


def call(script: Path, tools: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    bash = shutil.which("bash")
    assert bash
    return subprocess.run(
        [bash, str(script), "--help"],
        env={"PATH": str(tools), "HOME": os.environ.get("HOME", "/"), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def fake_python(path: Path, script: str) -> str:
    path.write_text(f"#!{shutil.which('bash')}\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IEXEC)
    return str(path)


def make_venv_marks(copy: Path, made_at: str, made_with: str, *, ready: bool) -> None:
    """An environment as our scripts leave it, whose Python says only that it is one."""
    (copy / ".venv" / "bin").mkdir(parents=True)
    (copy / ".venv" / "bin" / "python").symlink_to(sys.executable)
    (copy / ".venv" / "made-at").write_text(made_at)
    (copy / ".venv" / "made-with").write_text(made_with)
    if ready:
        (copy / ".venv" / "ready").write_text("as of another day")


@pytest.mark.parametrize("script", ["play", "check"])
def test_no_python(copy: Path, tools: Path, script: str) -> None:
    done = call(copy / script, tools)
    assert done.returncode == 1
    assert done.stderr == (
        "Two Jacks needs Python 3.11 or newer, and none was found: install it, or set PYTHON to its path.\n"
    )
    assert not (copy / ".venv").exists()


def test_a_python_that_is_too_old(copy: Path, tools: Path) -> None:
    old = fake_python(tools / "old-python", "exit 1")
    done = call(copy / "play", tools, PYTHON=old)
    assert done.returncode == 1
    assert done.stderr == f"PYTHON is {old}, but Two Jacks needs a Python 3.11 or newer there.\n"


def test_no_venv_module(copy: Path, tools: Path) -> None:
    bare = fake_python(tools / "bare", f'case "$*" in *ensurepip*) exit 1 ;; esac\nexec "{sys.executable}" "$@"')
    done = call(copy / "play", tools, PYTHON=bare)
    assert done.returncode == 1
    assert done.stderr.startswith(f"Two Jacks needs the venv module of {bare}, which is missing")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("made_at", "made_with", "ready", "reason"),
    [
        ("/elsewhere", platform.python_version(), True, "the folder was moved"),
        ("", "3.1.4", True, f"it was made with Python 3.1.4, and PYTHON is {platform.python_version()}"),
        ("", platform.python_version(), False, "its set-up was not finished"),
    ],
)
def test_an_environment_that_cannot_be_used_is_made_anew(
    copy: Path, tools: Path, made_at: str, made_with: str, ready: bool, reason: str
) -> None:
    """And it says why. The Python at hand has no venv module, so that the attempt ends there."""
    make_venv_marks(copy, made_at or str(copy.resolve()), made_with, ready=ready)
    bare = fake_python(tools / "bare", f'case "$*" in *ensurepip*) exit 1 ;; esac\nexec "{sys.executable}" "$@"')
    done = call(copy / "play", tools, PYTHON=bare)
    assert done.stderr.splitlines()[0] == f"Remaking .venv: {reason}."
    assert not (copy / ".venv").exists()


def test_an_environment_of_somebody_else_is_never_removed(copy: Path, tools: Path) -> None:
    (copy / ".venv" / "bin").mkdir(parents=True)
    own = fake_python(copy / ".venv" / "bin" / "python", 'case "$*" in *pip*) exit 1 ;; esac\nexit 0')
    done = call(copy / "play", tools, PYTHON=sys.executable)
    assert done.returncode == 1
    assert "is not of our making: remove the folder .venv and start again" in done.stderr
    assert Path(own).exists()


def test_scripts_are_found_through_links(copy: Path, tools: Path, tmp_path: Path) -> None:
    (tmp_path / "first").symlink_to(Path("two jacks") / "play")
    (tmp_path / "second").symlink_to(tmp_path / "first")
    done = call(tmp_path / "second", tools, PYTHON="nowhere")
    assert done.stderr.startswith("PYTHON is nowhere")


def set_up_programs(
    copy: Path, tools: Path, *, pgserver: bool = True, **environment: str
) -> subprocess.CompletedProcess[str]:
    bash = shutil.which("bash")
    assert bash
    (copy / ".venv" / "bin").mkdir(parents=True)
    fake_python(copy / ".venv" / "bin" / "python", f"exit {0 if pgserver else 1}")
    script = f"set -euo pipefail; root='{copy}'; . '{copy}/scripts/environment'; debians_postgres='{tools}'"
    return subprocess.run(
        [bash, "-c", f"{script}; set_up_programs"],
        env={"PATH": str(tools), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_no_browser_and_nobody_who_may_install_one(copy: Path, tools: Path) -> None:
    fake_python(tools / "id", "echo 1000")
    fake_python(tools / "apt-get", "echo touched >&2")
    done = set_up_programs(copy, tools)
    assert done.returncode == 1
    assert done.stderr == (
        "The tests need what is not here: install it (Debian: apt install chromium-headless-shell), "
        "or set CHROMIUM to the path of a Chromium that is.\n"
    )


@pytest.mark.parametrize(
    ("pgserver", "packages"), [(True, "chromium-headless-shell"), (False, "chromium-headless-shell postgresql")]
)
def test_what_is_missing_is_installed_by_those_who_may(copy: Path, tools: Path, pgserver: bool, packages: str) -> None:
    fake_python(tools / "id", "echo 0")
    fake_python(tools / "apt-get", 'echo "$@"')
    assert set_up_programs(copy, tools, pgserver=pgserver).returncode == 0
    assert (copy / ".venv" / "set-up.log").read_text().splitlines() == [
        "update",
        f"install -y --no-install-recommends {packages}",
    ]


@pytest.mark.parametrize("name", ["chromium", "chromium-headless-shell"])
def test_a_browser_that_is_there_is_enough(copy: Path, tools: Path, name: str) -> None:
    fake_python(tools / name, "exit 0")
    assert set_up_programs(copy, tools).returncode == 0


def test_a_browser_of_ones_own_is_enough(copy: Path, tools: Path) -> None:
    own = fake_python(tools / "own-browser", "exit 0")
    assert set_up_programs(copy, tools, CHROMIUM=own).returncode == 0


@pytest.mark.parametrize("place", ["pg_ctl", "17/bin/pg_ctl"])
def test_a_postgres_that_is_there_is_enough(copy: Path, tools: Path, place: str) -> None:
    fake_python(tools / "chromium", "exit 0")
    (tools / place).parent.mkdir(parents=True, exist_ok=True)
    fake_python(tools / place, "exit 0")
    assert set_up_programs(copy, tools, pgserver=False).returncode == 0


def compile_games(copy: Path, tools: Path, cache: Path) -> str:
    bash = shutil.which("bash")
    assert bash
    script = f"set -euo pipefail; root='{copy}'; . '{copy}/scripts/environment'; compile_games"
    settings = {"PATH": str(tools), "TWOJACKS_CACHE": str(cache)}
    return subprocess.run([bash, "-c", script], env=settings, capture_output=True, text=True, check=True).stderr


def make_sources(copy: Path, python: str) -> list[Path]:
    sources = [copy / "src" / "twojacks" / part / "rules.py" for part in ("kernel", "games/any", "bots", "bots/search")]
    for path in [*sources, copy / "src" / "twojacks" / "steps.py"]:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (copy / ".venv" / "bin").mkdir(parents=True)
    (copy / ".venv" / "made-with").write_text("3.11.7")
    fake_python(copy / ".venv" / "bin" / "python", python)
    return sources


def test_games_are_compiled_once_for_what_is_there(copy: Path, tools: Path, tmp_path: Path) -> None:
    asked, cache = tmp_path / "asked", tmp_path / "cache"
    sources = make_sources(copy, f'echo "$@" >>"{asked}"')
    assert compile_games(copy, tools, cache) == "Compiling the games for this machine (once; about a minute) …\n"
    both = [f"-m twojacks.bots.compiled {game}" for game in ("halunken-und-spelunken", "montego-bay")]
    assert sorted(asked.read_text().splitlines()) == both
    assert compile_games(copy, tools, cache) == ""
    sources[1].write_text("# another rule")
    compile_games(copy, tools, cache)
    assert sorted(asked.read_text().splitlines()) == sorted(both * 2)


@pytest.mark.parametrize(("python", "cache"), [("exit 1", "cache"), ("exit 0", "asked")])
def test_games_that_cannot_be_compiled_or_kept_stop_nobody(
    copy: Path, tools: Path, tmp_path: Path, python: str, cache: str
) -> None:
    """And it is tried again the next time. A file stands where the second one would keep them."""
    (tmp_path / "asked").write_text("")
    make_sources(copy, f'echo "$@" >>"{tmp_path / "asked"}"; {python}')
    for _ in range(2):
        assert compile_games(copy, tools, tmp_path / cache).startswith("Compiling")
    assert len((tmp_path / "asked").read_text().splitlines()) == 4
