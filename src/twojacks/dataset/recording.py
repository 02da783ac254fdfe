"""One match, decision by decision, as the rows of a table."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from twojacks import saves
from twojacks.adapters.boards import Board
from twojacks.adapters.returns import shares_of
from twojacks.dataset.columns import COLUMNS, make_schema
from twojacks.games import find_game
from twojacks.match import Match

Choose = Callable[[int, list[int]], tuple[int, str]]  # (seat, options) -> one of them, and who chose it


class Decision(NamedTuple):
    seat: int
    view: bytes
    options: list[int]
    choice: int
    bot: str | None  # who chose


@dataclass
class Record:
    """What is the same in all rows of a match, and its decisions."""

    origin: dict[str, Any]  # the columns game to position
    decisions: list[Decision] = field(default_factory=list)
    scores: Sequence[int | None] = ()
    shares: Sequence[float | None] = ()


def write_json(value: Any) -> str | None:
    return None if value is None else json.dumps(value, ensure_ascii=False)


def record_game(board: Board, record: Record, choose: Choose) -> Record:
    """Play a game that is dealt to its end, the lowest of the seats asked first."""
    while board.asked:
        seat = board.turn()
        options = board.legal(seat).tolist()
        view = board.octets.tobytes()
        choice, bot = choose(seat, options)
        record.decisions.append(Decision(seat, view, options, choice, bot))
        board.play(seat, choice)
    record.scores = board.scores()
    record.shares = board.shares()
    return record


def record_match(match: Match) -> Record:
    """A match that was played, replayed."""
    game, replay = find_game(match.game), match.rewound()
    read = game.notation.parse_action
    record = Record(origin_of(match))
    for seat, action in match.actions:
        view, options = replay.look(seat)
        numbers, choice = [read(option) for option in options], read(action)
        assert choice in numbers
        record.decisions.append(Decision(seat, view, numbers, choice, None))  # type: ignore[arg-type]
        replay.play(seat, action)
    winners = sum(1 << seat for seat in match.winners)
    record.scores = match.scores if match.over else [None] * match.players
    record.shares = shares_of(winners, match.players) if match.over else [None] * match.players
    return record


def origin_of(match: Match) -> dict[str, Any]:
    began = saves.read_save(match.save(), (saves.MATCH,))
    return {
        "game": match.game,
        "variant": match.variant,
        "players": match.players,
        "edition": write_json(began.get("edition")),
        "seed": None if "seed" not in began else str(began["seed"]),
        "key": began.get("key"),
        "position": write_json(began.get("position")),
    }


def make_table(arrow: Any, records: Sequence[Record], first: int) -> Any:
    """The rows of some matches, numbered from ``first`` on."""
    columns: dict[str, list[Any]] = {name: [] for name, _, _ in COLUMNS}
    for match, record in enumerate(records, first):
        add_rows(columns, match, record)
    return arrow.Table.from_pydict(columns, schema=make_schema(arrow))


def add_rows(columns: dict[str, list[Any]], match: int, record: Record) -> None:
    decisions, write = record.decisions, find_game(record.origin["game"]).notation.format_action
    for name, value in {"match": match, **record.origin}.items():
        columns[name] += [value] * len(decisions)
    seats = [decision.seat for decision in decisions]
    columns["number"] += range(len(decisions))
    columns["seat"] += seats
    columns["bot"] += [decision.bot for decision in decisions]
    columns["view"] += [decision.view for decision in decisions]
    columns["options"] += [decision.options for decision in decisions]
    columns["choice"] += [decision.choice for decision in decisions]
    columns["action"] += [write(decision.choice) for decision in decisions]
    columns["score"] += [record.scores[seat] for seat in seats]
    columns["won"] += [record.shares[seat] for seat in seats]
