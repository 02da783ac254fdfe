"""What the document for research shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "research.md"


def test_its_examples_run() -> None:
    results = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert results.attempted > 12
    assert results.failed == 0


def test_its_links_lead_to_files_that_exist() -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", DOCUMENT.read_text())
    assert len(targets) > 2
    assert all((DOCUMENT.parent / target).exists() for target in targets)
