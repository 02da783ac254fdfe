"""Sentences in five languages, from the Fluent files under ``locale``: the same ones the page says.

words = speak("de")
words.say("hs-sailor", colour="r", value=15)  # die rote 15
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from twojacks.errors import BadOptions
from twojacks.kernel.fields import describe

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE = Path(__file__).parent / "locale"
LANGUAGES = ("en", "nl", "fr", "it", "de")
DEFAULT = "en"
# What Python says, by the prefix of its ids; the rest of ``locale`` is the page's. A file is read when something in it
# is first said: parsing takes its time.
FILES = {
    "terminal": "terminal",
    "mb": "montego-bay-log",
    "hs": "halunken-und-spelunken-log",
    "rules-mb": "rules-montego-bay",
    "rules-hs": "rules-halunken-und-spelunken",
}
# Whose habits numbers and lists follow: our English is British.
REGIONS = {"en": "en_GB"}


class Words:
    """What can be said in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.region = REGIONS.get(language, language)
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, name: str, /, **args: Any) -> str:
        """A sentence, by its id or as ``id.attribute``. A name or an argument that is missing is a mistake of ours."""
        message_id, _, attribute = name.partition(".")
        bundle = self._bundle_of(message_id)
        message = bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{name} says nothing"
        text, errors = bundle.format_pattern(pattern, args)
        assert not errors, f"{name} in {self.language}: {errors}"
        return str(text)

    def has_text(self, name: str) -> bool:
        """Whether there is such a message with a text, or such an attribute of one."""
        message_id, _, attribute = name.partition(".")
        bundle = self._bundle_of(message_id)
        if not bundle.has_message(message_id):
            return False
        message = bundle.get_message(message_id)
        return attribute in message.attributes if attribute else message.value is not None

    def _bundle_of(self, message_id: str) -> FluentBundle:
        prefix = next(prefix for prefix in FILES if message_id.startswith(f"{prefix}-"))
        if prefix not in self._bundles:
            self._bundles[prefix] = read_bundle(self.language, self.region, FILES[prefix])
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


def read_bundle(language: str, region: str, file: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([region.replace("_", "-")], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")))
    return bundle


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadOptions(f"language: expected one of {', '.join(LANGUAGES)}, not {describe(language)}")
    return language


def find_language(environment: Mapping[str, str] = os.environ) -> str:
    """What the environment asks for, in the order in which programs look; English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
