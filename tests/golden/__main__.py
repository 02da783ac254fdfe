"""``python -m tests.golden`` writes every recorded game anew, and says which of them changed."""

from __future__ import annotations

from tests.golden import path_of, record
from tests.tables import TABLES


def main() -> None:
    for table in TABLES:
        path, text = path_of(table), record(table)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {'changed' if changed else 'as before'}")


if __name__ == "__main__":
    main()
