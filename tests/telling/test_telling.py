"""What happened, in sentences: every kind of event in five languages, and what is told in one breath."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from tests.tables import Table, every_table, play_one
from twojacks.games import FOLDERS, find_game
from twojacks.telling import MARK, tell, tell_reason
from twojacks.telling.halunken import HalunkenTeller
from twojacks.telling.montego_bay import MontegoTeller
from twojacks.telling.seats import seats_of
from twojacks.telling.teller import Event, Teller, mark_forced
from twojacks.words import LANGUAGES, speak

HALUNKEN, MONTEGO = "halunken-und-spelunken", "montego-bay"
TELLERS: dict[str, type[Teller]] = {HALUNKEN: HalunkenTeller, MONTEGO: MontegoTeller}


def told_one_by_one(game: str, players: int, events: list[Event], language: str) -> list[str]:
    """Each event as the page tells it: by the plain message of its kind."""
    words = speak(language)
    teller = TELLERS[game](seats_of(game, players, words=words), words)
    return [MARK.sub("", teller.say(event["kind"], **teller.arguments(event))) for event in events]


def random_game(table: Table, seed: int) -> list[Event]:
    match, dice = table.new_match(seed), Random(seed)
    while not match.over:
        play_one(match, dice)
    return match.journal_for(0)


@pytest.mark.parametrize("game", FOLDERS)
def test_special_ways_of_telling_are_about_kinds_there_are(game: str) -> None:
    teller, named = TELLERS[game], {kind.name for kind in find_game(game).language.kinds}
    special = {name.removeprefix("tell_").replace("_", "-") for name in dir(teller) if name.startswith("tell_")}
    helpers = {"points"}
    assert special - helpers <= named
    assert teller.together <= special
    assert teller.continuing | teller.headings <= named


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_in_every_language(table: Table, language: str) -> None:
    """As lines of a log and event by event: nothing is missing, and every line is a sentence that ends."""
    events = random_game(table, 1)
    for line in [
        *tell(table.name, table.players, events, language),
        *told_one_by_one(table.name, table.players, events, language),
    ]:
        assert re.search(r"[.…]$|[+]\d+\.$", line), line
        assert not re.search(r"[{}]|\s\s|None|\?", line), line


RARE: dict[str, list[Event]] = {
    HALUNKEN: [{"kind": "gave-nothing", "clause": "HS-B7", "seat": 1}],
    MONTEGO: [{"kind": "bank-empty", "clause": "MB-4.8", "figure": "blue-small", "seat": 0}],
}


@cache
def one_of_each_kind(game: str) -> list[Event]:
    """Out of random games, and what they seldom bring."""
    variants = find_game(game).variants
    tables = [Table(game, variant, players) for variant, counts in variants.items() for players in counts]
    found = {event["kind"]: event for table in tables for seed in range(4) for event in random_game(table, seed)}
    return list({**found, **{event["kind"]: event for event in RARE[game]}}.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_every_kind_of_event_in_every_language(game: str, language: str) -> None:
    events = one_of_each_kind(game)
    assert {event["kind"] for event in events} == {kind.name for kind in find_game(game).language.kinds}
    sentences = told_one_by_one(game, 4, events, language)
    assert len(set(sentences)) == len(events), "no two kinds are told alike"


MOVE: list[Event] = [
    {"kind": "moved", "clause": "HS-R5", "figure": 0, "from": 1, "to": 4, "steps": 3},
    {"kind": "took", "clause": "HS-R6", "figure": 0, "space": 4, "sailor": "v9", "into": 0},
    {"kind": "met", "clause": "HS-R7", "figure": 0, "other": 2, "space": 4},
    {"kind": "robbed", "clause": "HS-R7", "seat": 0, "victim": 2, "sailor": "r15", "figure": 0},
    {"kind": "pushed", "clause": "HS-R8", "figure": 2, "from": 4, "to": 5},
]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "nl",
            (
                "■ Groen gaat 3 velden vooruit naar de Walvis (4). Neemt de violette 9. Treft ● Blauw. "
                "■ Groen steelt de rode 15 van ● Blauw. ● Blauw maakt plaats en schuift door naar het Vat (5)."
            ),
        ),
        (
            "fr",
            (
                "■ Vert avance de 3 cases et arrive à la Baleine (4). Prend le 9 violet. Rencontre ● Bleu. "
                "■ Vert prend le 15 rouge à ● Bleu. ● Bleu cède la place et passe au Tonneau (5)."
            ),
        ),
        (
            "it",
            (
                "■ Verde avanza di 3 caselle e arriva alla Balena (4). Prende il 9 viola. Incontra ● Blu. "
                "■ Verde ruba il 15 rosso a ● Blu. ● Blu fa posto e passa al Barile (5)."
            ),
        ),
        (
            "de",
            (
                "■ Grün zieht 3 Felder weit zum Wal (4). Nimmt die violette 9. Trifft auf ● Blau. "
                "■ Grün nimmt ● Blau die rote 15 weg. ● Blau macht Platz und rückt weiter zum Fass (5)."
            ),
        ),
    ],
)
def test_a_move_and_what_follows_from_it(language: str, line: str) -> None:
    assert tell(HALUNKEN, 3, MOVE, language) == [line]


def test_black_jack_takes_for_others() -> None:
    """HS-T4: hired for his hirer, else for the basin."""
    took: Event = {"kind": "took", "clause": "HS-T4", "figure": "jack", "space": 2, "sailor": "y1"}
    assert tell(HALUNKEN, 2, [{**took, "into": 1}]) == ["J Black Jack takes the yellow 1 for ▲ Yellow."]
    assert tell(HALUNKEN, 2, [{**took, "into": "basin"}]) == ["J Black Jack takes the yellow 1 for the basin."]


def test_cards_that_are_not_known_are_not_told() -> None:
    cards: list[Event] = [
        {"kind": "chose", "clause": "HS-R1", "seat": seat, "figure": seat, "card": card}
        for seat, card in ((0, "4"), (1, "?"))
    ]
    assert tell(HALUNKEN, 3, cards) == ["■ Green lays 4 face down. ▲ Yellow lays a card face down."]
    assert tell(HALUNKEN, 3, [{**card, "card": "?"} for card in cards]) == ["■ Green and ▲ Yellow lay cards face down."]
    assert tell(HALUNKEN, 3, mark_forced(cards, set())) == ["Everybody lays the one card that is left."]


def test_barrels_are_told_by_pier() -> None:
    """Two at pier 1 and then one at pier 3, by the large blue docker."""
    loaded = [
        {
            "kind": "loaded",
            "clause": "MB-4.3",
            "figure": "blue-large",
            "seat": 0,
            "ship": "5",
            "pier": pier,
            "left": left,
        }
        for pier, left in ((1, 2), (1, 1), (3, 0))
    ]
    assert tell(MONTEGO, 3, loaded) == ["● Blue loads 2 barrels at pier 1 and 1 barrel at pier 3."]


def test_who_is_paid_nothing_is_not_named() -> None:
    paid = [
        {
            "kind": "paid",
            "clause": "MB-V1",
            "seat": seat,
            "points": points,
            "place": 1,
            "sharing": 1,
            "barrels": 2,
            "ship": "5",
        }
        for seat, points in ((0, 5), (1, 0))
    ]
    assert tell(MONTEGO, 3, paid) == ["It pays ● Blue: 5."]
    assert tell(MONTEGO, 3, paid[1:]) == ["It pays nobody."]


def test_a_reason_is_about_the_seat_if_something_is() -> None:
    assert tell_reason(HALUNKEN, 3, MOVE[3:], 2).startswith("Most likely: ■ Green takes the red 15 from ● Blue.")
    assert tell_reason(HALUNKEN, 3, [], 2) == "Nothing more happens in this round."
    walked: Event = {"kind": "walked", "clause": "MB-3.2", "from": 1, "to": 2, "steps": 1}
    walks = [{**walked, "figure": figure} for figure in ("blue-large", "green-small")]
    assert tell_reason(MONTEGO, 3, walks, 2, "de") == (
        "Am wahrscheinlichsten: ■ Der kleine grüne Hafenarbeiter zieht 1 Feld weit, auf Feld 2."
    )
