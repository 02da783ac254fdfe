"""Every message stands in all five languages, says the same things with the same arguments, and is said somewhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.messages import (
    Messages,
    families_in,
    junk_in,
    mentions_in,
    read_messages,
    texts_of,
    variables_of,
    variants_of,
)
from twojacks.errors import BadOptions
from twojacks.games import FOLDERS, find_game
from twojacks.rulebook import AFTERWORDS, name_of, read_book, section_of
from twojacks.rulebook.examples import list_examples
from twojacks.words import FILES, LANGUAGES, LOCALE, check_language, find_language, speak

SOURCE = LOCALE.parent
FILE_NAMES = sorted(path.stem for path in (LOCALE / "en").glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
PREFIXES = {"montego-bay": "mb", "halunken-und-spelunken": "hs"}

# What is called the same in every language, and words that English shares with one of them.
NAMES = re.compile(r"Black Jack|Lazy Jack|Tally-Man|Rum|Two Jacks|Montego Bay|Halunken & Spelunken|Orange")
SHARED = {
    "nl": {"later", "menu"},
    "fr": {"dockers", "menu", "points", "skipper", "total"},
    "it": {"menu", "skipper"},
    "de": {"skipper"},
}
FEW_WORDS = 3  # so many in a row are not the same in two languages by chance


def path_of(language: str, file: str) -> Path:
    return LOCALE / language / f"{file}.ftl"


@cache
def messages_of(language: str, file: str) -> Messages:
    return read_messages(path_of(language, file).read_text(encoding="utf-8"))


@cache
def every_message(language: str) -> Messages:
    return {name: message for file in FILE_NAMES for name, message in messages_of(language, file).items()}


@cache
def sources() -> dict[Path, str]:
    """Everything that may say something: the page but for what others wrote, and Python."""
    paths = [*(SOURCE / "client").rglob("*.js"), *(SOURCE / "client").rglob("*.html"), *SOURCE.rglob("*.py")]
    return {path: path.read_text(encoding="utf-8") for path in paths if "vendor" not in path.parts}


def said_by_rule() -> set[str]:
    """Ids that are put together from what a game has: the sentences of its journal, and the clauses of its rules."""
    return {name for game in FOLDERS for name in (*told_of(game), *rules_of(game))}


def told_of(game: str) -> set[str]:
    """Every kind of event; some also in one breath, or in other words where the teller has them."""
    kinds = {kind.name for kind in find_game(game).language.kinds}
    special = re.findall(r"""self\.(?:say|by_pier|tell_points)\((?:"([a-z-]+)")""", telling_of(game))
    together = {f"{kind}-{form}" for kind in kinds for form in ("list", "item", "nobody")}
    there = {name for name in together if f"{PREFIXES[game]}-log-{name}" in every_message("en")}
    return {f"{PREFIXES[game]}-log-{name}" for name in (*kinds, *special, *there)}


def telling_of(game: str) -> str:
    return (SOURCE / "telling" / f"{FOLDERS[game]}.py").read_text(encoding="utf-8")


def rules_of(game: str) -> set[str]:
    clauses = [clause.number for clause in read_book(game, "en").clauses]
    parts = [name_of(clause) for clause in clauses]
    parts += [f"section-{name_of(section_of(clause))}" for clause in clauses]
    parts += [f"example-{name_of(example.clause)}" for example in list_examples(game)]
    afterwords = [name for name in AFTERWORDS if f"rules-{PREFIXES[game]}-{name}" in every_message("en")]
    return {f"rules-{PREFIXES[game]}-{part}" for part in (*parts, "title", "intro", "words", *afterwords)}


# The files


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_same_files(language: str) -> None:
    assert sorted(path.stem for path in (LOCALE / language).glob("*.ftl")) == FILE_NAMES


def test_there_are_no_other_languages() -> None:
    assert sorted(path.name for path in LOCALE.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("file", FILE_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_can_be_read(language: str, file: str) -> None:
    assert junk_in(path_of(language, file).read_text(encoding="utf-8")) == []


# Other languages say what English says


@pytest.mark.parametrize("file", FILE_NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_or_left_over(language: str, file: str) -> None:
    ours, english = messages_of(language, file), messages_of("en", file)
    assert list(ours) == list(english)
    assert {name: sorted(message.patterns) for name, message in ours.items()} == {
        name: sorted(message.patterns) for name, message in english.items()
    }


@pytest.mark.parametrize("file", FILE_NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_arguments_are_the_same(language: str, file: str) -> None:
    ours, english = every_message(language), every_message("en")
    for name in messages_of(language, file):
        assert variables_of(name, ours) == variables_of(name, english), name
        assert variants_of(name, ours) == variants_of(name, english), name


@pytest.mark.parametrize("file", FILE_NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    english = messages_of("en", file)
    for name, message in messages_of(language, file).items():
        ours, theirs = texts_of(message), texts_of(english[name])
        alike = {word for text in ours for word in words_in(text)} - SHARED[language]
        assert not (ours == theirs and alike), f"{name}: {ours}"
        assert [text for text in ours if text in theirs and len(words_in(text)) >= FEW_WORDS] == [], name


def words_in(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", NAMES.sub("", text).lower())


# What is there is said, and what is said is there


def test_nothing_is_said_that_is_not_there() -> None:
    known = every_message("en")
    missing = {
        (path.relative_to(SOURCE).as_posix(), name)
        for path, text in sources().items()
        for name in mentions_in(text)
        if name.partition(".")[0] not in known or not known[name.partition(".")[0]].has(name.partition(".")[2])
    }
    assert missing == set()


def test_every_event_can_be_told_and_every_clause_read() -> None:
    assert said_by_rule() - set(every_message("en")) == set()


def test_nothing_is_there_that_is_not_said() -> None:
    known = every_message("en")
    texts = list(sources().values())
    used = said_by_rule() | {name.partition(".")[0] for text in texts for name in mentions_in(text)}
    families = {family for text in texts for family in families_in(text)}
    used |= {name for name in known if any(re.fullmatch(family, name) for family in families)}
    used |= {other for name in used & set(known) for other in known[name].reaches(known)}
    assert set(known) - used == set()


# How it is written

TYPEWRITTEN = re.compile(r"""['"]|\.\.\.""")
# A French sign of two parts follows a space at which no line is broken.
ASTRAY = re.compile(r"(?<![\u00a0\u202f])[?!;:»](?=\s|$)|«(?![\u00a0\u202f])")


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_blanks_are_the_language_s_own(language: str) -> None:
    texts = [(name, text) for name, message in every_message(language).items() for text in texts_of(message)]
    assert [(name, text) for name, text in texts if TYPEWRITTEN.search(text)] == []
    assert language != "fr" or [(name, text) for name, text in texts if ASTRAY.search(text)] == []


# Saying things in Python


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_reads_the_same_messages(language: str) -> None:
    words = speak(language)
    assert words.language == language
    for prefix, file in FILES.items():
        names = list(messages_of(language, file))
        assert names
        assert all(
            name.startswith(f"{prefix}-") and words.has_text(name)
            for name in names
            if messages_of(language, file)[name].has("")
        )


@pytest.mark.parametrize(
    ("language", "sailor", "names"),
    [
        ("en", "the red 15", "A, B and C"),
        ("nl", "de rode 15", "A, B en C"),
        ("fr", "le 15 rouge", "A, B et C"),
        ("it", "il 15 rosso", "A, B e C"),
        ("de", "die rote 15", "A, B und C"),
    ],
)
def test_a_sailor_and_a_list(language: str, sailor: str, names: str) -> None:
    assert speak(language).say("hs-sailor", colour="r", value=15) == sailor
    assert speak(language).join(["A", "B", "C"]) == names


@pytest.mark.parametrize(
    ("value", "said"), [(1, "l’1 giallo"), (8, "l’8 giallo"), (11, "l’11 giallo"), (7, "il 7 giallo")]
)
def test_an_italian_article_follows_the_number_as_it_is_read(value: int, said: str) -> None:
    assert speak("it").say("hs-sailor", colour="y", value=value) == said


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 0, "A gets nothing."),
        ("en", 1, "A gets 1 point."),
        ("en", 2, "A gets 2 points."),
        ("fr", 0, "A ne reçoit rien."),
        ("de", 1, "A bekommt 1 Punkt."),
        ("de", 3, "A bekommt 3 Punkte."),
    ],
)
def test_numbers_decide_between_forms(language: str, points: int, said: str) -> None:
    assert speak(language).say("mb-log-paid", seat="A", points=points) == said


def test_a_missing_argument_is_noticed() -> None:
    with pytest.raises(AssertionError):
        speak("en").say("mb-log-paid", seat="A")


def test_what_is_not_there_is_not_known() -> None:
    assert not speak("en").has_text("hs-log-sang")
    assert not speak("en").has_text("hs-log-moved.title")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "fr_CA", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_environment_names_a_language(environment: dict[str, str], language: str) -> None:
    assert find_language(environment) == language


def test_a_language_we_do_not_speak() -> None:
    assert check_language("nl") == "nl"
    with pytest.raises(BadOptions, match="expected one of en, nl, fr, it, de, not 'pt'"):
        check_language("pt")
