"""Which clauses the rules documents have, and which of them tests say they prove.

Both are read from the files as they are, so the answer is the same whichever tests are being run, and by how many
processes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

TESTS = Path(__file__).parent
DOCUMENTS = TESTS.parent / "docs" / "rules"

NUMBER = r"[A-Z]{2}-[A-Z0-9]+(?:\.[0-9]+)*"
HEADING = re.compile(rf"^#+ ({NUMBER})\b", re.MULTILINE)
ENTRY = re.compile(rf"^\s*(?:[-*] )?\*\*({NUMBER})\b", re.MULTILINE)
MENTION = re.compile(rf"\b{NUMBER}\b")
RULINGS = re.compile(r"^## Rulings", re.MULTILINE)


def documents() -> list[Path]:
    return sorted(DOCUMENTS.glob("*.md"))


def clauses_in(text: str) -> list[str]:
    """In the document's order. A heading is a clause of its own only where none stand under it, as in HS-V1."""
    body = RULINGS.split(text)[0]
    entries = {match.start(): match[1] for match in ENTRY.finditer(body)}
    sections = {match.start(): match[1] for match in HEADING.finditer(body)}
    alone = {place: name for place, name in sections.items() if not has_parts(name, entries.values())}
    return [name for _, name in sorted({**entries, **alone}.items())]


def has_parts(section: str, clauses: Iterable[str]) -> bool:
    """MB-1 has MB-1.1, HS-S has HS-S1."""
    part = re.compile(rf"{re.escape(section)}\.?[0-9]")
    return any(part.match(clause) for clause in clauses)


def sections_in(text: str) -> set[str]:
    return set(HEADING.findall(text))


def mentions_in(text: str) -> set[str]:
    return set(MENTION.findall(text))


def files_with_tests() -> list[Path]:
    return sorted(TESTS.rglob("test_*.py"))


def marks_in(source: str) -> Iterator[tuple[str, str]]:
    """Each test of a file, with each clause its marks name; marks of a module or a class hold for all in it."""
    yield from marks_of_body(ast.parse(source), ())


def marks_of_body(parent: ast.Module | ast.ClassDef, inherited: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    shared = inherited + tuple(clause for node in parent.body for clause in clauses_of_pytestmark(node))
    for node in parent.body:
        if isinstance(node, ast.ClassDef):
            yield from marks_of_body(node, shared + clauses_of_decorators(node))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for clause in shared + clauses_of_decorators(node):
                yield node.name, clause


def clauses_of_pytestmark(node: ast.stmt) -> tuple[str, ...]:
    """``pytestmark = pytest.mark.rule(…)``, or a list of marks."""
    if not isinstance(node, ast.Assign) or not any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    ):
        return ()
    return tuple(clause for call in ast.walk(node.value) for clause in clauses_of_call(call))


def clauses_of_decorators(node: ast.FunctionDef | ast.ClassDef) -> tuple[str, ...]:
    """Marks of parameter sets inside ``parametrize`` count as well."""
    return tuple(
        clause for decorator in node.decorator_list for call in ast.walk(decorator) for clause in clauses_of_call(call)
    )


def clauses_of_call(node: ast.AST) -> tuple[str, ...]:
    if not isinstance(node, ast.Call) or not ast.unparse(node.func).endswith("mark.rule"):
        return ()
    assert all(isinstance(argument, ast.Constant) for argument in node.args), "marks are read without running them"
    return tuple(str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))
