"""One text names a bot everywhere: its parts, who is meant, and what is wrong with one that means nobody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import twojacks
from twojacks.bots import Budget, find_bot, make_bot, register
from twojacks.bots.naming import BotName, join_budgets, parse_name
from twojacks.bots.registry import REGISTERED
from twojacks.games import find_game


class Careful:
    def choose(self, view: dict[str, object], options: tuple[str, ...], seat: int) -> str:
        return options[-1]


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """An empty one, for this test alone."""
    for name in list(REGISTERED):
        monkeypatch.delitem(REGISTERED, name)
    return REGISTERED


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("captain", None),
        ("captain@2s", Budget(seconds=2.0)),
        ("captain@0.25s", Budget(seconds=0.25)),
        ("captain@500ms", Budget(seconds=0.5)),
        (" captain@2000 ", Budget(simulations=2000)),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_simulations(text: str, budget: Budget | None) -> None:
    assert parse_name(text) == BotName("captain", budget=budget)


@pytest.mark.parametrize(
    "text", ["captain@", "captain@0", "captain@0ms", "captain@fast", "captain@-1s", "captain@1h", "captain@1.5ms"]
)
def test_a_budget_that_is_none_is_named_with_what_was_expected(text: str) -> None:
    with pytest.raises(twojacks.BadOptions, match=r"^budget: expected a time such as 2s or 500ms, or a number of sim"):
        parse_name(text)


def test_a_class_is_named_by_its_module_or_its_file() -> None:
    assert find_bot("my.bots:Careful@1s") == BotName("my.bots:Careful", budget=Budget(1.0))
    assert find_bot("my bots/careful.py:Careful.Inner").is_class


def test_a_program_is_named_by_its_command_line() -> None:
    named = find_bot("run:python 'my bot.py' --mail jack@harbour.example@250ms")
    assert named.is_program
    assert not named.is_class
    assert named.command == ["python", "my bot.py", "--mail", "jack@harbour.example"]
    assert named.budget == Budget(seconds=0.25)


def test_an_at_sign_in_a_command_line_is_part_of_it() -> None:
    named = parse_name("run:bot jack@harbour")
    assert (named.what, named.budget) == ("bot jack@harbour", None)


@pytest.mark.parametrize(
    "text", ["", "  ", None, 7, "run:", "run:  @2s", "run:bot 'half", "a b:C", ":C", "m:", "m:C d"]
)
def test_what_no_name_can_be_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(twojacks.BadOptions, match=r"^bot: expected [^\n]*$"):
        parse_name(text)


def test_nobody_of_that_name_is_told_with_those_there_are(registry: dict[str, str]) -> None:
    register("careful", Careful)
    with pytest.raises(twojacks.BadOptions, match=r"^bot: expected one of cabin-boy, deckhand.* careful, .* 'pirate'$"):
        find_bot("pirate")


def test_a_name_read_and_written_is_the_same() -> None:
    for text in ("captain", "captain@500ms", "captain@2000", "a.b:C@1500ms", "captain@2s", "run:bot --fast@20ms"):
        assert str(parse_name(text)) == text
        assert parse_name(str(parse_name(text))) == parse_name(text)


def test_a_registered_class_is_found_by_its_name(registry: dict[str, str]) -> None:
    assert register("careful", Careful) is Careful
    named = find_bot("careful@2s")
    assert (named.what, named.budget) == (f"{__name__}:Careful", Budget(2.0))


def test_a_class_is_registered_where_it_is_written(registry: dict[str, str]) -> None:
    assert register("bold")(Careful) is Careful
    assert find_bot("bold").is_class


def test_a_class_of_a_script_is_found_in_its_file(tmp_path: Path) -> None:
    """There its module is called __main__, which is another one in every process."""
    script = tmp_path / "mine.py"
    script.write_text(
        "import twojacks.bots\n"
        "@twojacks.bots.register('mine')\n"
        "class Mine:\n    def choose(self, view, options, seat): return options[0]\n"
        "print(twojacks.bots.find_bot('mine').what)\n"
    )
    told = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == f"{script}:Mine"


def test_an_installed_package_can_bring_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By an entry point, which is what installers write into such a file."""
    installed = tmp_path / "pirates-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: pirates\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[twojacks.bots]\npirate = pirates.bots:Pirate\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert find_bot("pirate@1s") == BotName("pirates.bots:Pirate", budget=Budget(1.0))


@pytest.mark.parametrize("name", ["Careful", "", "two words", "a@b", "run:x", "-a", None])
def test_a_name_that_could_not_be_typed_is_not_registered(name: str, registry: dict[str, str]) -> None:
    with pytest.raises(twojacks.BadOptions, match="small letters"):
        register(name, Careful)


def test_a_character_keeps_its_name(registry: dict[str, str]) -> None:
    with pytest.raises(twojacks.BadOptions, match="no character has, not 'deckhand'"):
        register("deckhand", Careful)


def test_what_is_registered_is_a_class_that_can_choose_and_be_imported(registry: dict[str, str]) -> None:
    class Local:
        def choose(self, view: object, options: object, seat: int) -> str:
            return ""

    with pytest.raises(twojacks.BadOptions, match="at the top of a module"):
        register("local", Local)
    with pytest.raises(twojacks.BadOptions, match="with a method choose"):
        register("text", str)
    with pytest.raises(twojacks.BadOptions, match="with a method choose"):
        register("nobody", Careful())  # type: ignore[call-overload]
    assert registry == {}


def test_who_does_not_search_takes_no_budget() -> None:
    with pytest.raises(twojacks.BadOptions, match="budget: expected none for deckhand, who does not search"):
        make_bot("deckhand@2s", find_game("montego-bay"), seed=1)


def test_the_budget_of_a_name_goes_before_the_one_given_and_that_before_the_usual() -> None:
    named, given, usual = Budget(seconds=2.0), Budget(simulations=10, threads=4), Budget(seconds=1.0, threads=3)
    assert join_budgets(named, given, usual) == Budget(seconds=2.0, threads=4)
    assert join_budgets(None, given, usual) == given
    assert join_budgets(None, None, usual) == usual
    assert join_budgets(named, None, usual) == Budget(seconds=2.0, threads=3)


def test_games_that_are_counted_do_not_depend_on_how_many_cores_there_are() -> None:
    named, cores = Budget(simulations=400), Budget(seconds=8.0, threads=16)
    assert join_budgets(named, None, cores) == Budget(simulations=400, threads=1)
    assert join_budgets(named, Budget(threads=2), cores) == Budget(simulations=400, threads=2)
