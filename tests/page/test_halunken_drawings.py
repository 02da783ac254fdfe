"""What Halunken's board is drawn from: a face for every sailor, no symbol missing, and few bytes."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from twojacks.games.halunken.components import SAILORS

FOLDER = Path(__file__).parents[2] / "src" / "twojacks" / "client" / "games" / "halunken"
SYMBOLS = (FOLDER / "symbols.svg").read_text(encoding="utf-8")
DRAWN = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.js")}
IDS = set(re.findall(r'\bid="([\w-]+)"', SYMBOLS))
COLOURS = 4  # skin, hair, coat and cloth stand before the parts of a face
MOST_BYTES = 78_000  # of everything, as it travels


def faces() -> dict[str, str]:
    table = DRAWN["sailors.js"].split("const FACES = {")[1].split("};")[0]
    return dict(re.findall(r'(\w+): "([^"]+)"', table))


def test_every_sailor_has_a_face_of_its_own() -> None:
    assert list(faces()) == list(SAILORS)
    assert len(set(faces().values())) == len(SAILORS)


def test_faces_are_made_of_parts_that_are_there() -> None:
    parts = {part for face in faces().values() for part in face.split()[COLOURS:]}
    assert {f"hal-f-{part}" for part in parts} - IDS == set()


def test_symbols_that_are_used_are_there() -> None:
    """Names that are put together while drawing (a tavern's, a colour's) end with a hyphen, and some symbol goes on."""
    used = {name for text in (SYMBOLS, *DRAWN.values()) for name in re.findall(r'(?:href="|url\()#(hal-[\w-]+)', text)}
    made = {name for text in DRAWN.values() for name in re.findall(r'id="(hal-[\w-]+)', text)}
    begun = {name for name in used if name.endswith("-") and any(known.startswith(name) for known in IDS | made)}
    assert used - begun - IDS - made == set()


def test_it_travels_light() -> None:
    files = [path for path in FOLDER.iterdir() if path.suffix in (".js", ".css", ".svg")]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < MOST_BYTES
