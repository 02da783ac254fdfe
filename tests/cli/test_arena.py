"""`arena`: tables in the terminal, a page beside them, and a tournament that survives being killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.arena.making import is_gone, told, wait_for
from tests.bots.asking import odd
from tests.cli.driving import Runner
from twojacks.arena import Results, tournament
from twojacks.arena.folder import open_folder

GAME = "halunken-und-spelunken"
BEGINNERS = ("--game", GAME, "--players", "3", "--variant", "beginner")
SMALL = ("arena", *BEGINNERS, "--bots", "deckhand,cabin-boy", "--jobs", "1")


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_tables_tell_what_was_played(run: Runner, inside: Path) -> None:
    outcome = run(*SMALL, "--games", "12", "--seed", "sea")
    assert outcome.status == 0
    assert f"{GAME}, beginner, 3 players: 12 games of 4 deals, seed sea" in outcome.out
    assert outcome.out.count("deckhand") >= 3
    assert "33.3 %" in outcome.out
    results = tournament(
        GAME, players=3, variant="beginner", bots=["deckhand", "cabin-boy"], games=12, seed="sea", jobs=1
    )
    best = results.standings[0]
    for value in (f"{100 * best.win_rate.value:.1f}", f"{best.place.value:.2f}", f"{best.rating.value:.0f}"):
        assert value in outcome.out


def test_it_is_kept_in_a_folder_named_after_it(run: Runner, inside: Path) -> None:
    assert run(*SMALL, "--games", "3", "--seed", "sea").status == 0
    (folder,) = (inside / "arena-results").iterdir()
    assert folder.name == f"{GAME}_beginner_3_deckhand-cabin-boy_sea"
    assert sorted(path.name for path in folder.iterdir()) == [
        *("games.csv", "index.html", "pairs.csv", "summary.csv", "tournament.json")
    ]
    assert run(*SMALL, "--games", "3", "--seed", "../../sea, 2").status == 0
    names = [path.name for path in (inside / "arena-results").iterdir()]
    assert len(names) == 2
    assert all(set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-_.") for name in names)


def test_another_tournament_in_the_same_folder_is_refused(run: Runner, inside: Path) -> None:
    assert run(*SMALL, "--games", "3", "--out", "here").status == 0
    outcome = run(*SMALL, "--games", "3", "--out", "here", "--seed", "2")
    assert outcome.status == 2
    assert outcome.err == "twojacks: out: expected another folder; here has a tournament with another seed\n"
    assert outcome.out == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "parrot"], "bot: expected one of cabin-boy, deckhand"),
        (["--bots", "deckhand,"], "bot: expected a name such as deckhand"),
        ([], "bots: expected a list of 1 to 12 names"),
        (["--bots", "deckhand", "--players", "7"], "players: expected 2 or 3 or 4"),
        (["--bots", "deckhand", "--games", "0"], "games: expected a whole number from 1 to 1000000, not '0'"),
        (["--bots", "deckhand", "--jobs", "0"], "jobs: expected a whole number from 1 to 4096, not '0'"),
        (["--bots", "deckhand", "--variant", "hard"], "variant: expected one of standard, two-player, beginner"),
        (["--bots", "deckhand", "--edition", "mine.toml"], "edition: expected none"),
        (["--bots", "deckhand", "--out", "/dev/null/x"], "out: expected a folder that can be written to; /dev/null/x"),
        (["--bots", "deckhand", "--ray", "nonsense"], "ray: expected local, auto or HOST:PORT"),
        (["--game", "chess", "--bots", "deckhand"], "game: expected one of halunken-und-spelunken, montego-bay"),
    ],
)
def test_mistakes(run: Runner, inside: Path, arguments: list[str], sentence: str) -> None:
    outcome = run("arena", "--game", GAME, "--out", "here", *arguments)
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.startswith(f"twojacks: {sentence}")
    assert outcome.err.count("\n") == 1


def test_bots_may_be_named_in_several_lists(run: Runner, inside: Path) -> None:
    lists = ("--bots", "deckhand,cabin-boy", "--bots", "deckhand")
    assert run("arena", *BEGINNERS, *lists, "--games", "3", "--jobs", "1").status == 0
    (folder,) = (inside / "arena-results").iterdir()
    assert folder.name == f"{GAME}_beginner_3_deckhand-cabin-boy-deckhand_1"


def test_who_did_not_play_for_itself_is_told_and_where_it_stands_why(run: Runner, inside: Path) -> None:
    """It sits once in each of three games, and chooses seven cards there; the eighth is no choice."""
    outcome = run("arena", *BEGINNERS, "--bots", f"{odd('Raising')},deckhand,deckhand", "--games", "3", "--out", "here")
    assert "Decisions that deckhand took for bots that failed: 21; why: here/bots.log\n" in outcome.out
    assert len(Path("here/bots.log").read_text().splitlines()) == 21


def test_the_game_must_be_named(run: Runner) -> None:
    assert "Missing option '--game'" in run("arena", "--bots", "deckhand").err


# Killed and interrupted


def start(folder: Path) -> subprocess.Popen[str]:
    arguments = [*BEGINNERS, "--bots", "deckhand,cabin-boy", "--games", "54", "--seed", "storm"]
    command = [sys.executable, "-m", "twojacks", "arena", *arguments, "--jobs", "2", "--out", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def go_on(out: Path | None) -> Results:
    bots = ["deckhand", "cabin-boy"]
    return tournament(GAME, players=3, variant="beginner", bots=bots, games=54, seed="storm", jobs=1, out=out)


@pytest.fixture(scope="module")
def uninterrupted() -> Results:
    return go_on(None)


def count_lines(folder: Path) -> int:
    path = folder / "games.csv"
    return path.read_bytes().count(b"\n") if path.exists() else 0


def descendants_of(process: int) -> list[int]:
    """The processes that play, and those in which their bots think, whichever thread started them."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    children = [int(number) for thread in threads for number in thread.read_text().split()]
    return [number for child in children for number in (child, *descendants_of(child))]


def check_the_rest(folder: Path, uninterrupted: Results) -> None:
    """What was played is still there, is not all, and is gone on with to the same end."""
    with open_folder(folder, uninterrupted.plan) as (games, _):
        assert 2 <= len(games) < len(uninterrupted.games)
    results = go_on(folder)
    assert told(results.games) == told(uninterrupted.games)
    for mine, theirs in zip(results.standings, uninterrupted.standings, strict=True):
        assert (mine.bot, mine.win_rate, mine.place, mine.margin, mine.rating) == (
            *(theirs.bot, theirs.win_rate, theirs.place, theirs.margin, theirs.rating),
        )


def test_a_killed_tournament_goes_on(tmp_path: Path, uninterrupted: Results) -> None:
    """And its workers do not outlive it."""
    process = start(tmp_path)
    wait_for(lambda: count_lines(tmp_path) > 9)
    workers = descendants_of(process.pid)
    process.kill()
    process.communicate()
    assert len(workers) >= 4  # two that play, what multiprocessing starts beside them, and a bot
    wait_for(lambda: all(map(is_gone, workers)))
    check_the_rest(tmp_path, uninterrupted)


def test_an_interrupted_tournament_says_where_it_is(tmp_path: Path, uninterrupted: Results) -> None:
    """A terminal interrupts all of its processes."""
    process = start(tmp_path)
    wait_for(lambda: count_lines(tmp_path) > 9)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, out) == (130, "")
    sentence = f"Interrupted; the games so far are in {tmp_path}. The same command goes on with them."
    assert sentence in err.splitlines()
    assert "Traceback" not in err
    check_the_rest(tmp_path, uninterrupted)


# From Python


def test_the_example_of_the_document_runs(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    (tmp_path / "example.py").write_text(text.split("```python\n")[1].split("```")[0])
    done = subprocess.run([sys.executable, "example.py"], cwd=tmp_path, capture_output=True, text=True, check=True)
    first, second = (line.split() for line in done.stdout.splitlines())
    assert {first[0], second[0]} == {"deckhand", "cabin-boy"}
    assert float(first[1]) + float(second[1]) == 1
    assert (tmp_path / "here" / "index.html").exists()


# The page


class Reader(HTMLParser):
    """Which elements there are, and whether they are closed in order."""

    EMPTY = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attributes)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Reader]:
    folder = tmp_path_factory.mktemp("page")
    wishes = {"variant": "beginner", "bots": ["deckhand", "cabin-boy"], "games": 30, "seed": "<b>&"}
    tournament(GAME, players=3, out=folder, jobs=1, **wishes)  # type: ignore[arg-type]
    text = (folder / "index.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    reader.close()
    return text, reader


def test_the_page_asks_nobody_for_anything(page: tuple[str, Reader]) -> None:
    text, reader = page
    asking = {"script", "link", "img", "iframe", "object", "embed", "video", "audio", "source", "base", "form"}
    assert not asking & {tag for tag, _ in reader.seen}
    for _, attributes in reader.seen:
        assert not {"src", "href", "xlink:href", "srcset", "action"} & set(attributes)
    assert "//" not in text.replace("<!--", "")
    assert "@import" not in text
    assert "url(" not in text


def test_the_page_is_whole_and_tells_the_numbers(page: tuple[str, Reader]) -> None:
    _, reader = page
    assert reader.open == []
    tags = [tag for tag, _ in reader.seen]
    assert (tags.count("svg"), tags.count("table"), tags.count("h1")) == (4, 2, 1)
    assert "30 games of 10 deals, seed <b>&" in reader.text  # escaped in the file, read as it is
    assert tags.count("polyline") == 2
    names = [attributes.get("class") for tag, attributes in reader.seen if tag == "path"]
    assert names.count("whisker") == 2
    assert sum(1 for name in names if name and name.startswith("hill")) == 4


def test_nothing_is_drawn_outside_its_plot(page: tuple[str, Reader]) -> None:
    """Whatever has a place across lies between the edges of the picture."""
    _, reader = page
    for _, attributes in reader.seen:
        for name in ("x", "x1", "x2"):
            if name in attributes:
                assert 0 <= float(attributes[name] or "nan") <= 480
