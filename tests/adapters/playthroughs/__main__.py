"""Writes the playthroughs anew. Read the difference before committing it."""

from __future__ import annotations

from tests.adapters.playthroughs import SETTINGS, path_of, playthrough

for setting in SETTINGS:
    path_of(setting).write_text(playthrough(setting), "utf-8")
