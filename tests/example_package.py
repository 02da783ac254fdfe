"""Makes the example game of docs/examples available to the tests and to every process they start.

The example is not installed into the virtual environment, where ``./play`` would show it. Its sources go on the import
path, with the metadata that an installation would write, so that its entry point is found in the usual way.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "docs" / "examples" / "low-water"
GROUP = "twojacks.games"


def is_installed() -> bool:
    """Whether a parent process, or pip, made the example available."""
    return EXAMPLE.name in entry_points(group=GROUP).names


def add_example() -> Path | None:
    """The folder with the metadata, which the caller removes at the end; None if there was nothing to do."""
    if is_installed():
        return None
    folder = Path(tempfile.mkdtemp(prefix="twojacks-example-"))
    write_metadata(folder)
    added = [str(EXAMPLE / "src"), str(folder)]
    sys.path[:0] = added
    before = [path for path in (os.environ.get("PYTHONPATH"),) if path]
    os.environ["PYTHONPATH"] = os.pathsep.join([*added, *before])
    return folder


def write_metadata(folder: Path) -> None:
    """What pip would write about the package, as far as finding it takes."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [f"{name} = {target}" for name, target in project["entry-points"][GROUP].items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines]) + "\n")


def remove_example(folder: Path | None) -> None:
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)
