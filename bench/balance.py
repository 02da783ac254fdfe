"""How an edition of Montego Bay plays: a table of what we ask of one, and the figures of docs/edition.md.

    python bench/balance.py [--edition FILE] [--games 200000] [--figures docs/edition]

Greedy players (greedy.py) play whole games, compiled; everything is counted from the journal. A storeroom's worth is
found by least squares: the points of a player, over how often the player's dockers visited each kind of storeroom.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from figures import draw_rounds, draw_storerooms
from greedy import choose

from twojacks.games import find_game
from twojacks.games.montego_bay.clauses import E2
from twojacks.games.montego_bay.components import FREIGHTERS, PILOT, SEATS
from twojacks.games.montego_bay.editions import read_edition
from twojacks.games.montego_bay.events import HIRED, SAILED, VISITED
from twojacks.games.montego_bay.rules import apply, is_over, setup, to_act, winners
from twojacks.games.montego_bay.state import NONE
from twojacks.kernel.bits import lowest_bit
from twojacks.kernel.chance import key_numbers, key_of_seed
from twojacks.kernel.compiling import Compiler, rule
from twojacks.kernel.journal import CLAUSE, FIRST, KIND, new_journal
from twojacks.kernel.playing import key_of_game
from twojacks.kernel.protocol import KERNEL

KINDS = 54  # storerooms told apart by what they show: 9 × 3 × 2
CHUNK = 2000  # games a thread plays in one go
FIRST_JACK_ROUND = 4  # from the fourth round on Lazy Jack should be in demand

# Columns of what one game leaves.
ROUNDS, FULL, FOREMOST, LEFT, HIRES, LATE_ROUNDS, LEADS, WINNERS, SCORES = range(9)
COLUMNS = SCORES + SEATS


@rule
def kind_of_room(state: Any, space: int) -> int:
    return int(state.barrels[space]) * 6 + int(state.broken[space]) * 2 + int(state.pay[space])


@rule
def leader(state: Any) -> int:
    """The seat with most points, or NONE while several have as many."""
    best, alone = 0, True
    for seat in range(1, int(state.players)):
        lead = int(state.scores[seat]) - int(state.scores[best])
        if lead > 0:
            best, alone = seat, True
        elif lead == 0:
            alone = False
    return best if alone else NONE


@rule
def count_events(state: Any, journal: Any, row: Any, visits: Any) -> None:
    """What happened since the last decision; ``visits`` counts by seat and kind of storeroom, Lazy Jack's apart."""
    for line in range(1, int(journal[0, 0]) + 1):
        kind, first = int(journal[line, KIND]), int(journal[line, FIRST])
        if kind == VISITED:
            seat = int(journal[line, FIRST + 1]) if first < 2 * SEATS else SEATS
            visits[seat, kind_of_room(state, int(journal[line, FIRST + 2]))] += 1
        elif kind == SAILED and first != PILOT:
            unfilled = LEFT if int(journal[line, CLAUSE]) == E2 else FOREMOST
            row[FULL if int(journal[line, FIRST + 2]) == 1 else unfilled] += 1
        elif kind == HIRED and int(state.round_number) >= FIRST_JACK_ROUND:
            row[HIRES] += 1
    journal[0, 0] = 0


@rule
def play_one(state: Any, dice: Any, journal: Any, row: Any, visits: Any) -> None:
    """A whole game from its first decision."""
    led, rounds = NONE, 1
    while not is_over(state):
        seat = lowest_bit(to_act(state))
        apply(state, seat, choose(state, seat, dice), journal)
        if int(state.round_number) != rounds or is_over(state):
            now = leader(state)
            if now != NONE:
                row[LEADS] += 1 if led not in (NONE, now) else 0
                led = now
            rounds = int(state.round_number)
        count_events(state, journal, row, visits)
    row[ROUNDS] = rounds
    row[LATE_ROUNDS] = max(0, rounds - FIRST_JACK_ROUND + 1)
    row[WINNERS] = winners(state)
    for seat in range(int(state.players)):
        row[SCORES + seat] = state.scores[seat]


@rule
def play_many(
    state: Any,
    setting: Any,
    key: Any,
    start: int,
    game_key: Any,
    dice: Any,
    journal: Any,
    rows: Any,
    visits: Any,
    sums: Any,
) -> None:
    """As many games as there are rows; ``visits`` is room for the counts of one game."""
    for index in range(len(rows)):
        dice[0] = key_of_game(key, start + index, game_key)
        setup(state, setting, game_key, journal)
        journal[0, 0] = 0
        visits[:] = 0
        play_one(state, dice, journal, rows[index], visits)
        add_up(visits, rows[index], int(state.players), sums)


@rule
def add_up(visits: Any, row: Any, players: int, sums: Any) -> None:
    """The equations of the least squares, and in the last row the number of all visits.

    A player's points are written as a sum over the visits of the player's dockers. Lazy Jack's visits are no terms of
    it: what he brings belongs to the coins that hired him.
    """
    for seat in range(players):
        for one in range(KINDS):
            count = visits[seat, one]
            if count != 0:
                sums[one, KINDS] += count * row[SCORES + seat]
                sums[KINDS, one] += count
                for other in range(KINDS):
                    sums[one, other] += count * visits[seat, other]
    for one in range(KINDS):
        sums[KINDS, one] += visits[SEATS, one]


@dataclass
class Balance:
    """What many games with one number of players say about an edition."""

    players: int
    rooms: Counter[int]  # storerooms on the board, by kind
    rows: Any
    sums: Any

    def mean(self, column: int) -> float:
        return float(self.rows[:, column].mean())

    @property
    def rounds(self) -> float:
        return self.mean(ROUNDS)

    @property
    def full_of_sailed(self) -> float:
        """Of the freighters that sailed; those left in port at the end are scored where they lie (MB-E2)."""
        return self.mean(FULL) / (self.mean(FULL) + self.mean(FOREMOST))

    @property
    def full_of_all(self) -> float:
        return self.mean(FULL) / FREIGHTERS

    @property
    def hired(self) -> float:
        return self.mean(HIRES) / self.mean(LATE_ROUNDS)

    @cached_property
    def visits(self) -> dict[int, float]:
        """Of one storeroom of each kind, in a game."""
        return {kind: self.sums[KINDS, kind] / len(self.rows) / count for kind, count in sorted(self.rooms.items())}

    @cached_property
    def worth(self) -> dict[int, float]:
        """Points a visit is worth, by kind of storeroom."""
        kinds = sorted(self.rooms)
        solution = np.linalg.lstsq(self.sums[np.ix_(kinds, kinds)], self.sums[kinds, KINDS], rcond=None)[0]
        return {kind: float(value) for kind, value in zip(kinds, solution, strict=True)}

    @property
    def dearest(self) -> float:
        """The worth of the best storeroom, over that of the median one."""
        return max(self.worth.values()) / float(np.median([self.worth[kind] for kind in self.rooms.elements()]))

    @property
    def wins(self) -> Any:
        """Each seat's share of the victories, in per cent."""
        won = self.rows[:, [WINNERS]] >> np.arange(self.players) & 1
        return 100 * (won / won.sum(axis=1, keepdims=True)).mean(axis=0)

    @property
    def unfair(self) -> float:
        return float(np.abs(self.wins - 100 / self.players).max())

    @property
    def shared(self) -> float:
        """Games with several winners."""
        winners_of = self.rows[:, WINNERS]
        return float((winners_of & (winners_of - 1) != 0).mean())


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


# What we ask of an edition: the words, how a value is written, and whether it will do.
Target = tuple[str, str, Callable[[Balance], str], Callable[[Balance], bool]]
TARGETS: tuple[Target, ...] = (
    ("rounds, on average", "7 to 10", lambda b: f"{b.rounds:.2f}", lambda b: 7 <= b.rounds <= 10),
    (
        "of the freighters that sail, full",
        "55 to 75 %",
        lambda b: percent(b.full_of_sailed),
        lambda b: 0.55 <= b.full_of_sailed <= 0.75,
    ),
    (
        "of all fifteen freighters, full",
        "55 to 75 %",
        lambda b: percent(b.full_of_all),
        lambda b: 0.55 <= b.full_of_all <= 0.75,
    ),
    ("Lazy Jack hired, from round 4", "30 to 60 %", lambda b: percent(b.hired), lambda b: 0.3 <= b.hired <= 0.6),
    (
        "visits of the least visited storeroom, a game",
        "some",
        lambda b: f"{min(b.visits.values()):.1f}",
        lambda b: min(b.visits.values()) > 0.5,
    ),
    ("dearest storeroom, over the median", "at most 2", lambda b: f"{b.dearest:.2f}", lambda b: b.dearest <= 2),
    ("seat furthest from fair", "at most 1 point", lambda b: f"{b.unfair:.2f}", lambda b: b.unfair <= 1),
    ("changes of the lead, a game", "some", lambda b: f"{b.mean(LEADS):.2f}", lambda b: b.mean(LEADS) > 0.5),
    ("shared victories", "rare", lambda b: percent(b.shared), lambda b: b.shared < 0.03),
)


def write_table(results: list[Balance]) -> str:
    """In Markdown; what misses its mark is struck out with a cross."""
    lines = ["| | asked | " + " | ".join(f"{result.players} players" for result in results) + " |"]
    lines.append("|---|---|" + "---|" * len(results))
    for words, asked, write, will_do in TARGETS:
        cells = [f"{write(result)}{'' if will_do(result) else ' ✗'}" for result in results]
        lines.append(f"| {words} | {asked} | {' | '.join(cells)} |")
    return "\n".join(lines)


def rooms_in_use(edition: dict[str, Any], players: int) -> Counter[int]:
    cards = [card for card in edition["warehouses"] if players == 4 or not card["four_players_only"]]
    rooms = [room for card in cards for room in card["storerooms"]]
    return Counter(room["barrels"] * 6 + room["broken"] * 2 + room["coins"] for room in rooms)


def compile_play() -> Any:
    """Compiled with the players, so that a change of theirs is noticed."""
    game = find_game("montego-bay")
    here = sorted(Path(__file__).parent.glob("*.py"))
    return Compiler("balance", (*sorted(KERNEL.glob("*.py")), *sorted(game.folder.glob("*.py")), *here)).compile_entry(
        play_many
    )


def play_all(edition: dict[str, Any], players: int, games: int, seed: int) -> Balance:
    """Games 0, 1, … of a seed, in chunks over all cores."""
    game, play, key = find_game("montego-bay"), compile_play(), key_numbers(key_of_seed(seed))
    setting = game.make_options("standard", players, edition)

    def play_chunk(start: int) -> tuple[Any, Any]:
        rows = np.zeros((min(CHUNK, games - start), COLUMNS), np.int64)
        sums, visits = np.zeros((KINDS + 1, KINDS + 1)), np.zeros((SEATS + 1, KINDS), np.int64)
        room = (np.zeros(2, np.uint64), np.zeros(1, np.uint64), new_journal())
        play(game.new_states()[0], setting, key, start, *room, rows, visits, sums)
        return rows, sums

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = list(pool.map(play_chunk, range(0, games, CHUNK)))
    rows, sums = np.concatenate([part[0] for part in parts]), sum(part[1] for part in parts)
    return Balance(players, rooms_in_use(edition, players), rows, sums)


def main() -> None:
    parser = argparse.ArgumentParser(description="How an edition of Montego Bay plays.")
    parser.add_argument("--edition", help="a file, or the name of one that is shipped")
    parser.add_argument("--games", type=int, default=200_000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--figures", type=Path, help="a folder for the figures")
    arguments = parser.parse_args()
    edition = read_edition(arguments.edition)
    results = [play_all(edition, players, arguments.games, arguments.seed) for players in (2, 3, 4)]
    print(write_table(results))
    for result in results:
        print(f"\n{result.players} players: wins {', '.join(f'{share:.2f} %' for share in result.wins)}")
    if arguments.figures:
        arguments.figures.mkdir(parents=True, exist_ok=True)
        rounds = {result.players: Counter(result.rows[:, ROUNDS].tolist()) for result in results}
        (arguments.figures / "rounds.svg").write_text(draw_rounds(rounds), "utf-8")
        worth = {result.players: result.worth for result in results}
        (arguments.figures / "storerooms.svg").write_text(draw_storerooms(worth, describe_kind), "utf-8")


def describe_kind(kind: int) -> str:
    """What a kind of storeroom shows: ``2 broken + coin``."""
    barrels, broken, coin = kind // 6, kind % 6 // 2, kind % 2
    parts = [f"{barrels} barrel{'s' if barrels > 1 else ''}"] if barrels else []
    parts += [f"{broken} broken"] if broken else []
    return " + ".join([*parts, *(["coin"] if coin else [])])


if __name__ == "__main__":
    main()
