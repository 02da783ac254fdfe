"""`play`: whole games by typed answers, what can be typed instead, how one leaves, and what nobody else may see."""

from __future__ import annotations

import errno
import io
import os
import re
from pathlib import Path

import pytest

import twojacks
from tests.cli.driving import ANSWERS, Runner
from tests.cli.keyboard import Keyboard
from tests.halunken.building import begin
from tests.tables import TABLES, Table
from twojacks.cli.playing.answers import find_action, label_options
from twojacks.cli.playing.session import Session, Sitter
from twojacks.cli.playing.tables import make_sitters
from twojacks.cli.playing.terminal import Terminal
from twojacks.cli.support.console import make_console
from twojacks.games import find_game

GAME = "halunken-und-spelunken"
parse = find_game(GAME).notation.parse_action


# Answers


def test_options_that_are_numbers_are_chosen_by_them() -> None:
    """With card 2 used, 3 still means card 3."""
    options = ("card 1", "card 3", "card rum")
    assert label_options(options) == {"1": "card 1", "3": "card 3", "rum": "card rum"}
    assert find_action("3", options, parse) == "card 3"


def test_other_options_are_counted() -> None:
    options = ("bid y5", "bid r15", "pass")
    assert label_options(options) == {"1": "bid y5", "2": "bid r15", "3": "pass"}


@pytest.mark.parametrize("answer", ["2", "bid r15", "r15", "  BID   R15 "])
def test_an_option_is_chosen_by_label_by_text_or_by_its_end(answer: str) -> None:
    assert find_action(answer, ("bid y5", "bid r15", "pass"), parse) == "bid r15"


def test_an_action_that_is_no_option_is_passed_on_so_that_the_rules_can_refuse_it() -> None:
    assert find_action("2", ("card 1", "card 3"), parse) == "card 2"
    assert find_action("take none", ("card 1", "card 3"), parse) == "take none"
    assert find_action("dance", ("card 1", "card 3"), parse) is None


# Whole games


# Typing takes its time: Montego Bay for two and four only in --soak.
LONG = [Table("montego-bay", "standard", players) for players in (2, 4)]


@pytest.mark.parametrize(
    "table", [pytest.param(table, marks=[pytest.mark.soak] * (table in LONG)) for table in TABLES], ids=str
)
def test_a_whole_game_by_typed_answers(run: Runner, tmp_path: Path, table: Table) -> None:
    path = tmp_path / "game.json"
    outcome = run(
        *("play", table.name, "--variant", table.variant, "--players", str(table.players)),
        *("--bot", "cabin-boy", "--seed", "all of it", "--save", str(path)),
        typed=ANSWERS,
    )
    assert (outcome.status, outcome.err) == (0, "")
    match = twojacks.Match.load(path.read_text())
    assert match.over
    assert re.search(r"The game (goes to|is shared by) ", outcome.out)
    for score in match.scores:
        assert str(score) in outcome.out.split("The end.")[1]
    assert all(len(line) <= 80 for line in outcome.out.splitlines())


def test_a_series_adds_up(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "series.json"
    arguments = [
        "--players",
        "2",
        "--humans",
        "0",
        "--bot",
        "cabin-boy",
        "--series",
        "--seed",
        "1",
        "--save",
        str(path),
    ]
    outcome = run("play", GAME, *arguments)
    series = twojacks.Series.load(path.read_text())
    assert series.over
    assert f"After game 3 of 3 – ■ Green: {series.totals[0]} and ▲ Yellow: {series.totals[1]}" in outcome.out
    assert outcome.out.count("The game ") == 3
    assert outcome.out.count("The series ") == 1


def test_a_series_says_which_game_it_is(run: Runner, tmp_path: Path) -> None:
    """At the start, between games and on going on, with the totals of the games that are over."""
    path = tmp_path / "series.json"
    series = twojacks.Series.new(GAME, players=2, games=3, seed="which")
    while len(series.matches) == 1:
        series.play(series.to_act[0], series.options(series.to_act[0])[0])
    path.write_text(series.save())
    green, yellow = series.matches[0].scores
    out = run("play", "--resume", str(path), "--seats", "cabin-boy,cabin-boy").out
    begun, _, rest = out.partition("Game 2 of 3.")
    assert f"After game 1 of 3 – ■ Green: {green} and ▲ Yellow: {yellow}\n" in begun
    assert rest.index("After game 2 of 3 –") < rest.index("Game 3 of 3.") < rest.index("After game 3 of 3 –")
    assert "Game 1 of 3." in run("play", GAME, "--series", "--seed", "1", typed=["quit"]).out


def test_who_cannot_bid_is_said_to_have_to_pass(run: Runner, tmp_path: Path) -> None:
    """HS-B2: nobody has a sailor above green's r15, so yellow and blue are not asked; if green passes, yellow is."""
    path = tmp_path / "auction.json"
    begun = begin(captains=[0, 4, 8], crews=["r15", "y1", "y2"], jack=2, phase="auction")
    bidding = ["--resume", str(path), "--seats", "human,human,human"]
    path.write_text(begun.save())
    out = run("play", *bidding, typed=["bid r15", "quit"]).out
    assert "▲ Yellow has no sailor high enough to bid and must pass." in out
    assert "● Blue has no sailor high enough to bid and must pass." in out
    assert "▲ Yellow has no sailor high enough to bid and must pass." in run("show", str(path)).out
    path.write_text(begun.save())
    out = run("play", *bidding, typed=["pass", "pass", "quit"]).out
    assert "■ Green passes." in out
    assert "▲ Yellow passes." in out
    assert "must pass" not in out


def test_the_last_cards_are_laid_by_themselves(run: Runner, tmp_path: Path) -> None:
    """HS-R9: in round 8 everybody has one card. Those of round 7 were chosen."""
    path = tmp_path / "last.json"
    path.write_text(begin(captains=[0, 4, 8], crews=["r15", "y1", "y2"], round_number=7).save())
    answers = ["7", "7", "7"]  # equal cards cancel (HS-R2), so that nobody meets anybody
    out = run("play", "--resume", str(path), "--seats", "human,human,human", typed=answers).out
    assert out.count("Everybody lays the one card that is left.") == 1
    assert "The end." in out


def test_the_menu_takes_enter_for_an_answer(run: Runner) -> None:
    outcome = run("play", "--seed", "menu", typed=["", "", "x", "", "", "", "", "quit"])
    assert outcome.status == 0
    assert "Please type one of standard, beginner." in outcome.out
    assert "Halunken & Spelunken (standard, 3 players)" in outcome.out


def test_the_menu_offers_a_series_and_can_be_left(run: Runner) -> None:
    """Montego Bay for two, one of them a cabin boy, three games; then somebody who thinks better of it."""
    out = run("play", "--seed", "menu", typed=["2", "2", "1", "cabin", "3", "quit"]).out
    assert "Montego Bay (standard, 2 players)" in out
    assert "Game 1 of 3." in out
    left = run("play", "--seed", "menu", typed=["2", "quit", "", "", "", "", ""])
    assert left.status == 0
    assert "Montego Bay (" not in left.out


def test_a_seed_makes_people_and_bots_play_the_same_game_again(run: Runner) -> None:
    first, second = (run("play", GAME, "--humans", "0", "--bot", "cabin-boy", "--seed", "again").out for _ in range(2))
    assert first == second


# Words


def test_words_help_and_explain(run: Runner) -> None:
    typed = ["?", "why", "why hs-e2", "why HS-X9", "dance", "card 1", "place 3", "quit"]
    out = run("play", GAME, "--seed", "1", typed=typed).out
    assert "Type what stands before an option" in out
    assert "HS-S4 One after another" in out  # the rule behind placing a captain
    assert "HS-E2 Highest total wins" in out
    assert "There is no rule HS-X9. Type why alone, or with a rule or a chapter:" in out
    assert "No option reads like that." in out
    assert "Not possible: now a tavern for your captain is asked." in out
    assert "■ Green begins at the Parrot (3)." in out


def test_help_speaks_of_the_game_that_is_played(run: Runner) -> None:
    out = run("play", "montego-bay", "--seed", "1", typed=["?", "quit"]).out
    assert "Type what stands before an option, or its words: 3 or card blue-large 3." in out
    assert "why MB-4.3  any rule" in out
    assert "HS-" not in out


def test_why_lists_the_rules_of_a_chapter(run: Runner) -> None:
    out = run("play", "montego-bay", "--seed", "1", typed=["why mb-4", "why MB-S", "why so", "quit"]).out
    for clause in ("MB-4.1", "MB-4.9", "MB-S1", "MB-S8"):
        assert f"\n  {clause} " in out
    assert "\n  MB-3.1 " not in out
    assert "There is no rule SO. Type why alone" in out


def test_why_shows_the_rule_of_the_last_refusal(run: Runner) -> None:
    """Nobody meets anybody in round 1; in round 2 green wants the card 1 again (HS-R9), and then asks why."""
    typed = ["0", "4", "8", "1", "2", "3", "1", "why", "quit"]
    arguments = ["--variant", "beginner", "--seats", "human,human,human", "--seed", "why"]
    out = run("play", GAME, *arguments, typed=typed).out
    refusal = out.index("Not possible: ■ Green has already used the card 1 (HS-R9; why shows the rule).")
    assert "HS-R9 Played cards stay open" in out[refusal:]


def test_a_game_is_saved_left_and_resumed(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saved = run("play", GAME, "--seats", "human,human,human", "--seed", "1", typed=["3", f"save {path}", "quit"])
    assert f"Saved as {path}." in "".join(saved.out.splitlines())
    before = twojacks.Match.load(path.read_text())
    assert [action for _, action in before.actions] == ["place 3"]
    went_on = run("play", "--resume", str(path), "--seats", "human,human,human", "--save", str(path), typed=["5", "q"])
    assert "the Parrot" not in went_on.out
    assert "the Barrel" in went_on.out
    assert [action for _, action in twojacks.Match.load(path.read_text()).actions] == ["place 3", "place 5"]


def test_saving_over_something_else_is_refused_and_the_game_goes_on(run: Runner, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear mother")
    out = run("play", GAME, "--seed", "1", typed=[f"save {letter}", "3", "quit"]).out
    assert "Not saved:" in out
    assert "■ Green begins at the Parrot (3)." in out
    assert letter.read_text() == "Dear mother"


def test_a_full_disk_does_not_end_the_game(run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each decision is played and told to be unsaved; that it stays so is a mistake in the end."""
    path = tmp_path / "game.json"
    monkeypatch.setattr(Path, "write_text", fill_up)
    arguments = ["--seats", "human,human,human", "--seed", "1", "--save", str(path)]
    outcome = run("play", GAME, *arguments, typed=["3", "5", "quit"])
    assert "begins at the Parrot (3)." in outcome.out
    assert "begins at the Barrel (5)." in outcome.out
    assert outcome.out.count("Not saved:") == 2
    assert outcome.status == 2
    assert "No space left on device" in outcome.err
    assert list(tmp_path.iterdir()) == []


def fill_up(*_arguments: object, **_options: object) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("name", ["[/bold]", "~nobody-of-that-name/x", "x" * 5000, "."])
def test_odd_names_of_files_are_refused_in_a_sentence(run: Runner, name: str) -> None:
    out = run("play", GAME, "--seed", "1", typed=[f"save {name}", "why [/x]", "[/x]", "quit"]).out
    assert "Not saved:" in out
    assert "There is no rule [/X]." in out
    assert out.endswith("Fair winds!\n")


def test_the_end_of_the_input_leaves_cleanly(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    outcome = run("play", GAME, "--seed", "1", "--save", str(path), typed=["3"])
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.endswith("Fair winds!\n")
    assert len(twojacks.Match.load(path.read_text()).actions) >= 1


# People around one keyboard


def sit_down(
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    typed: list[str],
    term: str = "xterm",
    save_to: str | None = None,
) -> str:
    """A session in a real terminal's manner; what it wrote."""
    monkeypatch.setenv("TERM", term)
    Keyboard(monkeypatch, typed)
    console = make_console(file=io.StringIO(), force_terminal=True, width=80, color_system=None)
    match = twojacks.Match.new(GAME, players=3, variant="beginner", seed="keyboard")
    sitters = make_sitters(GAME, words, "cabin-boy", "keyboard")
    Session(match, sitters, Terminal(console, interactive=True), save_to).run()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


THREE_PEOPLE = ["human", "human", "human"]
PLACING = ["0", "4", "8"]


def test_cards_are_chosen_behind_a_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the terminal's second screen, which is gone when the next person sits down."""
    written = sit_down(monkeypatch, THREE_PEOPLE, [*PLACING, "", "5", "", "6", "^C", ""])
    behind = re.findall(r"\x1b\[\?1049h(.*?)\x1b\[\?1049l", written, re.DOTALL)
    before = re.sub(r"\x1b\[\?1049h.*?\x1b\[\?1049l", "", written, flags=re.DOTALL)
    assert len(behind) == 3
    assert "■ Green: which move card" in behind[0]
    assert "▲ Yellow: which move card" in behind[1]
    assert "Cards: ■ ?" in behind[1]
    assert "which move card" not in before


def test_the_end_is_told_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if it comes with a card that was chosen behind the curtain."""
    written = sit_down(monkeypatch, THREE_PEOPLE, ANSWERS)
    before = re.sub(r"\x1b\[\?1049h.*?\x1b\[\?1049l", "", written, flags=re.DOTALL)
    assert re.search(r"The game (goes to|is shared by) ", before)
    assert before.count("The cards are revealed –") == 8


def test_who_is_not_ready_can_ask_for_help_or_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything secret is shown."""
    written = sit_down(monkeypatch, THREE_PEOPLE, [*PLACING, "?", "quit", ""])
    assert "Type what stands before an option" in written
    assert written.count("Enter when you are ready") == 2
    assert "which move card" not in written
    assert written.endswith("Fair winds!\n")


def test_a_terminal_without_a_second_screen_scrolls_the_choice_away(monkeypatch: pytest.MonkeyPatch) -> None:
    written = sit_down(monkeypatch, THREE_PEOPLE, [*PLACING, "", "5", "^C", ""], term="dumb")
    assert "\x1b" not in written
    green, yellow = written.index("■ Green: which move card"), written.index("▲ Yellow chooses in secret")
    assert "\n" * 24 in written[green:yellow]


def test_one_person_among_bots_needs_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    written = sit_down(monkeypatch, ["human", "bot", "bot"], ["0", "1", "2", "3", "5", "^C", ""])
    assert "which move card" in written
    assert "\x1b[?1049h" not in written


def test_ctrl_c_offers_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    written = sit_down(monkeypatch, THREE_PEOPLE, ["0", "^C", str(tmp_path), str(path)])
    assert written.count("Save this game?") == 2  # the first answer was a folder
    assert twojacks.Match.load(path.read_text()).actions[0][1] == "place 0"


@pytest.mark.parametrize(("words", "typed"), [(["human"] * 3, ["0", "^C"]), (["bot"] * 3, [])], ids=["left", "over"])
def test_somebody_who_cannot_save_there_names_another_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], typed: list[str]
) -> None:
    letter, path = tmp_path / "letter.txt", tmp_path / "kept.json"
    letter.write_text("Dear mother")
    sit_down(monkeypatch, words, [*typed, str(path)], save_to=str(letter))
    assert twojacks.Match.load(path.read_text()).over == (words[0] == "bot")
    assert letter.read_text() == "Dear mother"


def test_sitters_are_named_after_what_they_are() -> None:
    sitters = make_sitters(GAME, ["human", "bot", "cabin-boy"], "deckhand", 1)
    assert [sitter.name for sitter in sitters] == ["you", "deckhand", "cabin-boy"]
    assert sitters[0] == Sitter("you", None)


def test_a_hint_names_an_option_and_changes_nothing(run: Runner) -> None:
    out = run("play", "halunken", "--players", "3", "--seed", "1", typed=["hint", "quit"]).out
    assert "games imagined in" in out
    assert "Most likely: " in out
