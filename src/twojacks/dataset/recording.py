"""One match as rows of a table, decision by decision."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from twojacks.adapters.environment import Environment
from twojacks.adapters.returns import shares_of
from twojacks.dataset.columns import COLUMNS, make_schema
from twojacks.games import find_game
from twojacks.play import saves
from twojacks.play.match import Match

Choose = Callable[[int, list[int]], tuple[int, str]]  # (seat, options) -> an option, and the bot that chose it


class Decision(NamedTuple):
    seat: int
    view: bytes
    options: list[int]
    choice: int
    bot: str | None  # that chose


@dataclass
class MatchRecord:
    """The constant columns of a match, and its decisions."""

    origin: dict[str, Any]  # the columns from game to position
    decisions: list[Decision] = field(default_factory=list)
    scores: Sequence[int | None] = ()
    shares: Sequence[float | None] = ()


def write_json(value: Any) -> str | None:
    return None if value is None else json.dumps(value, ensure_ascii=False)


def record_game(environment: Environment, record: MatchRecord, choose: Choose) -> MatchRecord:
    """Play a game to its end. If several seats have to decide, the lowest one is first."""
    while environment.asked:
        seat = environment.turn()
        options = environment.legal(seat).tolist()
        view = environment.octets.tobytes()
        choice, bot = choose(seat, options)
        record.decisions.append(Decision(seat, view, options, choice, bot))
        environment.play(seat, choice)
    record.scores = environment.scores()
    record.shares = environment.shares()
    return record


def record_match(match: Match) -> MatchRecord:
    """Records a match by replaying it."""
    game, replay = find_game(match.game), match.rewound()
    read = game.notation.parse_action
    record = MatchRecord(origin_of(match))
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


def make_table(arrow: Any, records: Sequence[MatchRecord], first: int) -> Any:
    """The rows of some matches, numbered from ``first``."""
    columns: dict[str, list[Any]] = {name: [] for name, _, _ in COLUMNS}
    for match, record in enumerate(records, first):
        add_rows(columns, match, record)
    return arrow.Table.from_pydict(columns, schema=make_schema(arrow))


def add_rows(columns: dict[str, list[Any]], match: int, record: MatchRecord) -> None:
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
