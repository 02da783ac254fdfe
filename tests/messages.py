"""Fluent files as tests look at them: what a message says, what it needs, and where it is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Messages = dict[str, "Message"]

PREFIX = r"(?:page|learn|terminal|mb|hs|rules-mb|rules-hs)"
NAME = rf"{PREFIX}-[a-z0-9][a-z0-9-]*(?:\.[a-z-]+)?"
# A whole text, in the quotes of JavaScript, HTML or Python; a class of a style sheet is none.
MENTION = re.compile(rf"""(?<!class=)(?P<quote>["'`])(?P<name>{NAME})(?P=quote)""")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
PUT_TOGETHER = re.compile(rf"""(?P<quote>["'`])(?P<beginning>{PREFIX}-[a-z0-9-]*)(?=\$?\{{)""")
ANYTHING = "[a-z0-9-]+"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Message:
    patterns: dict[str, ast.Pattern]  # by attribute; the message's own text has the empty name

    def has(self, attribute: str) -> bool:
        return attribute in self.patterns

    def reaches(self, messages: Messages) -> set[str]:
        """The messages this one is made of, and theirs."""
        found: set[str] = set()
        ahead = [self]
        while ahead:
            for name in ahead.pop().parts().references - found:
                found.add(name)
                ahead.append(messages[name])
        return found

    def parts(self) -> Parts:
        parts = Parts()
        for pattern in self.patterns.values():
            parts.visit(pattern)
        return parts


class Parts(Visitor):
    """What a pattern is made of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}  # by variable: the words that decide, without plurals and numbers

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 — the library's name
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys - PLURALS:
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def read_messages(text: str) -> Messages:
    return {
        entry.id.name: Message(dict(patterns_of(entry))) for entry in entries_of(text) if isinstance(entry, ast.Message)
    }


def patterns_of(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield "", entry.value
    for attribute in entry.attributes:
        yield attribute.id.name, attribute.value


@cache
def entries_of(text: str) -> list[ast.EntryType]:
    return FluentParser().parse(text).body


def junk_in(text: str) -> list[str]:
    """What is not Fluent, and what stands twice."""
    names = [entry.id.name for entry in entries_of(text) if isinstance(entry, ast.Message)]
    twice = [name for place, name in enumerate(names) if name in names[:place]]
    return [str(entry.content) for entry in entries_of(text) if isinstance(entry, ast.Junk)] + twice


def texts_of(message: Message) -> list[str]:
    return message.parts().texts


def variables_of(name: str, messages: Messages) -> set[str]:
    """With those of the messages it is made of: they are said with the same arguments."""
    return set().union(*(messages[one].parts().variables for one in (name, *messages[name].reaches(messages))))


def variants_of(name: str, messages: Messages) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for one in (name, *sorted(messages[name].reaches(messages))):
        for variable, keys in messages[one].parts().variants.items():
            found.setdefault(variable, set()).update(keys)
    return found


def mentions_in(text: str) -> set[str]:
    """Ids that stand in a source file as a text of their own."""
    return {match["name"] for match in MENTION.finditer(COMMENT.sub("", text))}


def families_in(text: str) -> set[str]:
    """Ids that are put together, as patterns: ``learn-[a-z0-9-]+-done`` of a template."""
    matches = PUT_TOGETHER.finditer(text)
    return {match["beginning"] + rest_of(text[match.end() :], match["quote"]) for match in matches}


def rest_of(text: str, quote: str) -> str:
    """Of a template up to its end, with anything where something is put in."""
    rest, depth = "", 0
    for sign in text:
        if depth == 0 and sign == quote:
            break
        if sign == "{" and depth == 0:
            rest = rest.removesuffix("$") + ANYTHING
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if depth == 0 and sign != "}":
            rest += sign
    return rest
