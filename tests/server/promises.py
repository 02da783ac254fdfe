"""What servers have confirmed, and whether it is so."""

from __future__ import annotations

from collections import Counter

from tests.server.clients import Player
from twojacks.server.entries import Entry
from twojacks.server.storage import Storage
from twojacks.server.table import Table


def confirmed_by(player: Player) -> list[str]:
    """The requests that a server has told this seat are kept, in the order in which it said so."""
    told = [message for message in player.messages if message["type"] in ("update", "accepted")]
    return [message["request"] for message in told if "request" in message]


def read_log(url: str, table: str) -> list[Entry]:
    storage = Storage(url)
    try:
        return storage.load(table)
    finally:
        storage.close()


def check_log(url: str, table: str, players: list[Player]) -> None:
    """Numbers without gaps, every confirmed request once and in order, and an end as people saw it."""
    log = read_log(url, table)
    assert [entry.number for entry in log] == list(range(len(log)))
    for player in players:
        kept = [entry.request for entry in log if entry.seat == player.seat and entry.request is not None]
        assert max(Counter(kept).values()) == 1
        confirmed = list(dict.fromkeys(confirmed_by(player)))
        assert [request for request in kept if request in set(confirmed)] == confirmed
    folded = Table(table, "interpreted")
    for entry in log:
        folded.apply(entry)
    assert folded.playing is not None
    assert folded.playing.is_over
    for player in players:
        assert player.play["view"]["scores"] == folded.playing.match.scores
