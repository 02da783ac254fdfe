"""``python -m twojacks.rulebook [FOLDER]``: writes the English rules of every game into docs/rules, or a folder."""

from __future__ import annotations

import sys
from pathlib import Path

from twojacks.games import FOLDERS
from twojacks.rulebook import read_book
from twojacks.rulebook.documents import write_document

if __name__ == "__main__":
    folder = Path(*sys.argv[1:2] or ("docs", "rules"))
    for game in FOLDERS:
        (folder / f"{game}.md").write_text(write_document(read_book(game, "en")), encoding="utf-8")
