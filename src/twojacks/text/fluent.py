"""Sentences in five languages, from Fluent files: the same ones that the page uses.

words = speak("de")
words.say("terminal-count", seat="Rot", count=15)
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from twojacks.errors import BadOptions
from twojacks.kernel.validation import describe

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

WORDS = Path(__file__).parent / "words"
LANGUAGES = ("en", "nl", "fr", "it", "de")
DEFAULT = "en"
# Files by the prefix of their message ids, with a place for the language. A file is parsed when one of its messages is
# first needed, because parsing is slow.
_files = {"terminal": f"{WORDS}/{{}}/terminal.ftl"}
_facts: dict[str, Mapping[str, int]] = {}  # by prefix: numbers that messages may mention without being given them
# Regions decide how numbers and lists are written: our English is British.
REGIONS = {"en": "en_GB"}


class Words:
    """What can be said in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.region = REGIONS.get(language, language)
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, name: str, /, **args: Any) -> str:
        """A sentence, by its id or as ``id.attribute``. A missing name or argument is a mistake of ours."""
        message_id, _, attribute = name.partition(".")
        prefix = prefix_of(message_id)
        assert prefix is not None, f"{name} belongs to no file"
        bundle = self._bundle_of(prefix)
        message = bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{name} says nothing"
        text, errors = bundle.format_pattern(pattern, {**_facts.get(prefix, {}), **args})
        assert not errors, f"{name} in {self.language}: {errors}"
        return str(text)

    def has_text(self, name: str) -> bool:
        """Whether there is such a message with a text, or such an attribute of one."""
        message_id, _, attribute = name.partition(".")
        prefix = prefix_of(message_id)
        bundle = None if prefix is None else self._bundle_of(prefix)
        if bundle is None or not bundle.has_message(message_id):
            return False
        message = bundle.get_message(message_id)
        return attribute in message.attributes if attribute else message.value is not None

    def _bundle_of(self, prefix: str) -> FluentBundle:
        if prefix not in self._bundles:
            self._bundles[prefix] = read_bundle(self.region, file_of(prefix, self.language))
        return self._bundles[prefix]

    def join(self, names: Sequence[str]) -> str:
        """``A``, ``A and B``, ``A, B and C``, as the language has it."""
        from babel.lists import format_list

        return format_list(list(names), locale=self.region)

    def count(self, number: float) -> str:
        """``1,234.5`` or ``1.234,5``."""
        from babel.numbers import format_decimal

        return format_decimal(number, locale=self.region)

    def percent(self, share: float) -> str:
        from babel.numbers import format_percent

        return format_percent(share, locale=self.region)


@cache
def speak(language: str) -> Words:
    return Words(language)


def add_words(prefix: str, folder: Path, facts: Mapping[str, int]) -> None:
    """A game's own words: ``en.ftl`` with its messages, ``en-rules.ftl`` with its rulebook. It may have neither."""
    for end in ("", "-rules"):
        if (folder / f"{DEFAULT}{end}.ftl").exists():
            _files[f"{prefix}{end}"] = f"{folder}/{{}}{end}.ftl"
            _facts[f"{prefix}{end}"] = facts


def prefix_of(message_id: str) -> str | None:
    """The longest prefix that has a file, or none."""
    return max((prefix for prefix in _files if message_id.startswith(f"{prefix}-")), key=len, default=None)


def file_of(prefix: str, language: str) -> Path:
    """The messages of a prefix in a language; in English where there is no translation."""
    path = Path(_files[prefix].format(language))
    return path if path.exists() else Path(_files[prefix].format(DEFAULT))


def read_bundle(region: str, file: Path) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([region.replace("_", "-")], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadOptions(f"language: expected one of {', '.join(LANGUAGES)}, not {describe(language)}")
    return language


def find_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the environment asks for, in the order in which programs look; English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
