"""``python -m twojacks.text.rulebook [FOLDER]``: writes every game's English rules into docs/rules, or a folder."""

from __future__ import annotations

import sys
from pathlib import Path

from twojacks.games import game_names
from twojacks.text.rulebook import read_book
from twojacks.text.rulebook.documents import write_document

if __name__ == "__main__":
    folder = Path(*sys.argv[1:2] or ("docs", "rules"))
    for game in game_names():
        (folder / f"{game}.md").write_text(write_document(read_book(game, "en")), encoding="utf-8")
