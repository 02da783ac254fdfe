"""Boards and sentences: everything that can happen is told, and what is drawn is what is there."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Any

import pytest

import twojacks
from tests.halunken.building import begin
from tests.tables import Table, every_table, play_one
from twojacks.cli.boards import find_screen
from twojacks.cli.boards.halunken import jack_cards_line, write_crew, write_hand
from twojacks.cli.support.clauses import quote_clauses
from twojacks.cli.support.console import make_console
from twojacks.games import FOLDERS
from twojacks.telling.halunken import doubled_of
from twojacks.telling.montego_bay import write_storeroom
from twojacks.telling.seats import seats_of
from twojacks.words import speak

HALUNKEN, MONTEGO = "halunken-und-spelunken", "montego-bay"
ENGLISH = speak("en")


def plain(markup: Any, width: int = 80) -> str:
    console = make_console(file=io.StringIO(), width=width)
    console.print(markup)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@every_table
def test_whole_games_are_drawn_asked_and_told(table: Table) -> None:
    """At every decision, for everybody who looks on; no line is wider than the terminal."""
    screen, seats = find_screen(table.name, ENGLISH), seats_of(table.name, table.players)
    match, dice = table.new_match("drawn"), Random(1)
    while not match.over:
        seat = match.to_act[-1]
        view, options = match.view(seat), match.options(seat)
        drawn = plain(screen.draw(view, seats, 80))
        assert all(len(line) <= 80 for line in drawn.splitlines())
        assert seats[seat].colour.capitalize() in plain(screen.ask(view, seat, options, seats))
        assert screen.asked(view["phase"])
        assert len(quote_clauses(ENGLISH, table.name, screen.clause(match.observe(seat), seat))) == 1
        assert all(isinstance(screen.hint(view, seat, option, seats), str) for option in options)
        play_one(match, dice)
    told = plain("\n".join(screen.tell(match.journal_for(None), seats)))
    assert told.count("Round ") >= match.view(None)["round"]
    assert re.search(r"wins with \d+", told)
    assert len(screen.tell_result(match.view(None), seats)) == table.players


@pytest.mark.parametrize("width", [60, 80, 132])
@pytest.mark.parametrize("game", FOLDERS)
def test_boards_fit_narrow_and_wide_terminals(game: str, width: int) -> None:
    match = twojacks.Match.new(game, players=4, seed="width")
    drawn = plain(find_screen(game, ENGLISH).draw(match.view(None), seats_of(game, 4), width), width)
    assert max(len(line.rstrip()) for line in drawn.splitlines()) <= width


def test_a_ring_of_fourteen_taverns() -> None:
    match = twojacks.Match.new(HALUNKEN, players=3, variant="beginner", seed="ring")
    for space in (0, 6, 13):
        match.play(match.to_act[0], f"place {space}")
    position = match.position()
    rows = plain(find_screen(HALUNKEN, ENGLISH).draw(position, seats_of(HALUNKEN, 3), 80)).splitlines()
    numbers = [re.findall(r"─ (\d+) ─", row) for row in rows]
    assert numbers[0] == ["0", "1", "2", "3", "4"]
    assert numbers[3] == ["13", "5"]
    assert numbers[6] == ["12", "6"]
    assert numbers[9] == ["11", "10", "9", "8", "7"]
    top = position["taverns"][0][-1]
    crest = "■▲●"[position["captains"].index(0)]
    assert re.match(rf"│ {top} += {crest} ", rows[1])


def test_crews_by_colour_with_the_doubled_one_marked() -> None:
    """Two yellows and two reds: as many, and the reds are worth more (HS-E1)."""
    crew = ["y1", "y5", "g13", "r4", "r11"]
    assert doubled_of(crew) == "r"
    assert plain(write_crew(ENGLISH, crew)).strip() == "y1 y5   g13   r4 r11 ×2"
    assert doubled_of([]) is None


def test_black_jacks_cards_are_those_turned_so_far_and_how_many_are_left() -> None:
    """Twelve in all (HS-B8)."""
    view = {"jack_played": ["12"]}
    assert plain(jack_cards_line(ENGLISH, view)).strip() == "Turned so far: 12 (11 left)"


def test_a_narrow_pier_still_has_its_number_and_what_its_ship_pays() -> None:
    match = twojacks.Match.new(MONTEGO, players=4, seed="pier")
    drawn = plain(find_screen(MONTEGO, ENGLISH).draw(match.view(None), seats_of(MONTEGO, 4), 60), 60)
    numbers, piers = drawn.splitlines()[7], match.position()["piers"]
    assert re.findall(r"╭─ (\d) ─", numbers) == ["1", "2", "3", "4"]
    for pier in piers[1:]:
        assert f"0/{pier['capacity']} {'-'.join(map(str, pier['points']))}" in drawn


def test_hands_show_played_cards_as_dots() -> None:
    assert plain(write_hand(["1", "3", "7", "rum"])).strip() == "1·3···7R"


def test_a_move_and_what_follows_from_it_is_one_line() -> None:
    events = [
        {"kind": "moved", "clause": "HS-R5", "figure": 0, "from": 1, "to": 4, "steps": 3},
        {"kind": "took", "clause": "HS-R6", "figure": 0, "space": 4, "sailor": "v9", "into": 0},
        {"kind": "turned-up", "clause": "HS-R6", "space": 4, "sailor": "g2"},
        {"kind": "met", "clause": "HS-R7", "figure": 0, "other": 2, "space": 4},
        {"kind": "robbed", "clause": "HS-R7", "seat": 0, "victim": 2, "sailor": "r15", "figure": 0},
        {"kind": "pushed", "clause": "HS-R8", "figure": 2, "from": 4, "to": 5},
        {"kind": "took", "clause": "HS-R4", "figure": 1, "space": 9, "sailor": "y3", "into": 1},
    ]
    lines = find_screen(HALUNKEN, ENGLISH).tell(events, seats_of(HALUNKEN, 3))
    assert [plain(line, 300).strip() for line in lines] == [
        (
            "■ Green moves 3 spaces to the Whale (4). Takes the violet 9. "
            "The next sailor at the Whale (4) is the grey 2. Meets ● Blue. ■ Green takes the red 15 from ● Blue. "
            "● Blue makes room and goes on to the Barrel (5)."
        ),
        "▲ Yellow takes the yellow 3.",
    ]


def test_a_card_says_where_it_leads_out_of_pubs_and_around_the_corner() -> None:
    """MB-3.3 with seven warehouses: out of the left pub the first step is 0, out of the right pub 7; 12 and 5 is 3."""
    figures = {"blue-large": "left-pub", "blue-small": "right-pub", "yellow-large": 12, "yellow-small": 3}
    empty = {"barrels": 0, "broken": 0, "coins": 0}
    view = {"storerooms": [empty] * 14, "figures": figures, "with": None}
    cards = ("card blue-large 1", "card blue-small 1", "card yellow-large 5")
    hints = [plain(find_screen(MONTEGO, ENGLISH).hint(view, 0, card, seats_of(MONTEGO, 3))).strip() for card in cards]
    assert hints == ["→ 0 –", "→ 7 –", "→ 3 – ▲s"]


def test_a_card_of_black_jack_says_whom_he_would_meet_his_hirer_too() -> None:
    """Black Jack is on 2 and green, who hired him, on 5: his 3 leads to green, his 7 to yellow."""
    match = begin(captains=[5, 9], crews=["y1", "y2"], jack=2, hirer=0, bids=[[0, "y3"], [1, None]], basin="y3")
    match.play(0, "card 1")
    hints = {option: hint_of(match, option) for option in match.options(0)}
    assert hints["jack-card 3"].endswith(" ■")
    assert hints["jack-card 7"].endswith(" ▲")
    assert not hints["jack-card 1"].endswith(("■", "▲", "J"))


def hint_of(match: twojacks.Match, option: str) -> str:
    return plain(find_screen(HALUNKEN, ENGLISH).hint(match.view(0), 0, option, seats_of(HALUNKEN, 2))).strip()


@pytest.mark.parametrize(
    ("cards", "seat", "clause", "who"),
    [
        (("2", "rum", "3"), 1, "HS-R3", "you showed the only Rum"),
        (("2", "4", "rum"), 0, "HS-T3", "Black Jack shows the only Rum"),
    ],
)
def test_a_rum_is_asked_about_by_the_clause_of_whose_it_is(
    cards: tuple[str, str, str], seat: int, clause: str, who: str
) -> None:
    """Green, the hirer, lays the first card and Black Jack's, the last; yellow the other."""
    match = begin(captains=[5, 9], crews=["y1", "y2"], jack=2, hirer=0, bids=[[0, "y3"], [1, None]], basin="y3")
    match.play(0, f"card {cards[0]}", f"jack-card {cards[2]}")
    match.play(1, f"card {cards[1]}")
    assert match.to_act == (seat,)
    screen = find_screen(HALUNKEN, ENGLISH)
    assert screen.clause(match.observe(seat), seat) == clause
    assert who in plain(screen.ask(match.view(seat), seat, match.options(seat), seats_of(HALUNKEN, 2)))


def test_storerooms() -> None:
    assert plain(write_storeroom({"barrels": 2, "broken": 0, "coins": 1})).strip() == "oo$"
    assert plain(write_storeroom({"barrels": 0, "broken": 1, "coins": 0})).strip() == "x"
    assert plain(write_storeroom({"barrels": 6, "broken": 0, "coins": 0})).strip() == "6o"


def test_a_clause_is_quoted_with_the_reason_of_a_ruling() -> None:
    assert quote_clauses(ENGLISH, HALUNKEN, "HS-R9") == [
        "HS-R9 Played cards stay open before their player and are not used again."
    ]
    (shared,) = quote_clauses(ENGLISH, HALUNKEN, "HS-E2")
    assert shared.endswith("share the victory. (Our ruling: What equal totals mean is not said.)")
    short, *clauses = quote_clauses(ENGLISH, HALUNKEN, "HS-E")
    assert short.startswith("End and score. After eight rounds")
    assert len(clauses) == 3
    (cancelling,) = quote_clauses(speak("de"), HALUNKEN, "HS-R2")
    assert cancelling.startswith("HS-R2 Aufheben. Spieler,")
