"""A table: the fold of its log. It does not know about disks, sockets and the time of day.

`apply` takes the next entry, or raises an error and changes nothing. The same entries give the same table everywhere,
including the numbers that readers see.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from twojacks.play.match import Match, Speed
from twojacks.server.errors import NotNow, SeatAbsent, SeatTaken
from twojacks.server.table import entries as kinds
from twojacks.server.table.entries import Change, Entry
from twojacks.server.table.fairness import derive_key
from twojacks.server.table.game import TableGame
from twojacks.server.table.options import TableOptions
from twojacks.server.table.seats import TableSeat

REMEMBERED = 256  # updates a client may miss before it gets the whole state instead


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, with everything that its key was derived from."""

    game: TableGame
    secret: str
    contributions: list[str | None]
    players: list[dict[str, Any]]


class Table:
    def __init__(self, table_id: str, speed: Speed = "native") -> None:
        self.id = table_id
        self.speed: Speed = speed
        self.options: TableOptions  # set by the first entry
        self.seats: list[TableSeat] = []
        self.secret: str | None = None
        self.game: TableGame | None = None
        self.finished: list[FinishedGame] = []
        self.scores: list[list[int]] = []  # of the finished games of this series
        self._requests: set[tuple[str | None, str]] = set()  # with their owners, because seats change hands
        self.counts: list[int] = []  # updates so far: for each seat, then for spectators
        self.recent: deque[Change] = deque(maxlen=REMEMBERED)
        self.next_number = 0

    # State

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def stage(self) -> str:
        if self.game is None:
            return "gathering"
        return "between" if self.game.is_over else "playing"

    @property
    def game_number(self) -> int:
        """The number of the current or the next game, from 1."""
        return len(self.finished) + 1

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against bots."""
        return sum(seat.token is not None for seat in self.seats) == 1

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.game.waiting if self.game else ()

    def owner_of(self, reader: int | None) -> str | None:
        """The hash of a seat's token: seats change hands before the first game. None for a spectator."""
        return None if reader is None else self.seats[reader].token

    def seat_of(self, owner: str) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.token == owner), None)

    def has_kept(self, owner: str | None, request: str | None) -> bool:
        """Whether the log has this request of the owner of a seat."""
        return (owner, request) in self._requests

    def count_for(self, reader: int | None) -> int:
        return self.counts[self.players if reader is None else reader]

    def changes_after(self, reader: int | None, number: int) -> list[Change] | None:
        """What this reader has missed; None if some of it is forgotten, or if the number is unknown."""
        missing = self.count_for(reader) - number
        seen = [change for change in self.recent if change.is_for(reader)]
        if not 0 <= missing <= len(seen):
            return None
        return seen[len(seen) - missing :]

    # Entries

    def fold(self, log: Iterable[Entry]) -> list[Change]:
        return [self.apply(entry) for entry in log]

    def apply(self, entry: Entry) -> Change:
        assert entry.number == self.next_number, "entries are applied in order"
        owner = self.owner_of(entry.seat)  # before the entry frees the seat
        change = self.HANDLERS[entry.kind](self, entry)
        change.seat, change.request, change.owner = entry.seat, entry.request, owner
        if entry.request is not None:
            self._requests.add((owner, entry.request))
        self.next_number += 1
        self._restart_clocks(entry.at)
        self._count(change)
        return change

    def _count(self, change: Change) -> None:
        if change.only is None:
            self.counts = [count + 1 for count in self.counts]
        else:
            self.counts[change.only] += 1
        change.numbers = tuple(self.counts)
        self.recent.append(change)

    def _restart_clocks(self, at: int) -> None:
        if not self.options.clock:
            return
        waiting = self.waiting
        for number, seat in enumerate(self.seats):
            if number not in waiting:
                seat.asked_at = None
            elif seat.asked_at is None:
                seat.asked_at = at

    def _created(self, entry: Entry) -> Change:
        self.options = TableOptions.read(entry.data)
        self.seats = [TableSeat(bot=bot) for bot in self.options.bots]
        self.counts = [0] * (len(self.seats) + 1)
        return Change(about_table=True)

    def _prepared(self, entry: Entry) -> Change:
        self.secret = entry.data["secret"]
        change = Change(about_table=True, notices=[{"kind": "prepared"}])
        self._begin_if_full(change)
        return change

    def _sat(self, entry: Entry) -> Change:
        seat, name = self._seat_of(entry), entry.data["name"]
        if seat.kind != "free":
            raise SeatTaken("seat: expected a free seat")
        seat.sit(name, entry.data["token"], entry.data["randomness"])
        change = Change(about_table=True, notices=[{"kind": "sat", "seat": entry.seat, "name": name}])
        self._begin_if_full(change)
        return change

    def _seated_bot(self, entry: Entry) -> Change:
        about = entry.data["about"]
        if self.seats[about].kind != "free":
            raise SeatTaken("seat: expected a free seat")
        self.seats[about].bot = entry.data["bot"]
        change = Change(about_table=True, notices=[{"kind": "bot", "seat": about, "bot": entry.data["bot"]}])
        self._begin_if_full(change)
        return change

    def _left(self, entry: Entry) -> Change:
        """Before the first game this frees the seat; later a bot plays on until the person returns."""
        change = Change(about_table=True, notices=[{"kind": "left", "seat": entry.seat}])
        self._take_away(self._number_of(entry), "left", change)
        return change

    def _take_away(self, number: int, why: str, change: Change) -> None:
        seat = self.seats[number]
        for other in self.seats:
            other.votes.discard(number)
        if self.stage == "gathering":
            seat.clear()
            return
        seat.stand_in(why)
        change.notices.append({"kind": "substituted", "seat": number, "bot": seat.substitute, "why": why})
        self._begin_next_if_ready(change)

    def _voted(self, entry: Entry) -> Change:
        """A bot steps in when every other person who is here agrees."""
        voter, about = self._number_of(entry), entry.data["about"]
        if about == voter or about >= self.players or not self.seats[about].is_here:
            raise NotNow("about: expected the seat of another person who is here")
        seat = self.seats[about]
        if entry.data["agree"]:
            seat.votes.add(voter)
        else:
            seat.votes.discard(voter)
        change = Change(about_table=True, notices=[{"kind": "voted", **entry.data, "seat": voter}])
        if self._is_agreed(about):
            self._take_away(about, "agreed", change)
        return change

    def _is_agreed(self, about: int) -> bool:
        others = {number for number, other in enumerate(self.seats) if other.is_here and number != about}
        return others <= self.seats[about].votes

    def find_agreement(self) -> tuple[int, int] | None:
        """A seat and one of its voters, if everybody else agrees now that somebody has left."""
        agreed = [about for about, seat in enumerate(self.seats) if seat.votes and self._is_agreed(about)]
        return (agreed[0], min(self.seats[agreed[0]].votes)) if agreed else None

    def _ran_out(self, entry: Entry) -> Change:
        change = Change(about_table=True)
        self._take_away(self._number_of(entry), "clock", change)
        return change

    def _returned(self, entry: Entry) -> Change:
        self._seat_of(entry).come_back()
        return Change(about_table=True, notices=[{"kind": "returned", "seat": entry.seat}])

    def _decided(self, entry: Entry) -> Change:
        game, bot = self._require_game(), entry.data.get("bot")
        seat = self._seat_of(entry)
        if seat.player != bot:
            raise SeatAbsent
        change = game.decide(self._number_of(entry), entry.data["action"], bot, entry.data.get("pick"))
        change.bot = bot
        if game.is_over:
            self._finish(change)
        return change

    def _undone(self, entry: Entry) -> Change:
        self._require_game().rewind(entry.data["to"], entry.data["practised"])
        notice = {"kind": "undone", "seat": entry.seat, "to": entry.data["to"], "practised": entry.data["practised"]}
        return Change(notices=[notice])

    def _ready(self, entry: Entry) -> Change:
        if self.stage != "between" or self.secret is None:
            raise NotNow("ready: expected a finished game")
        seat = self._seat_of(entry)
        seat.come_back()
        seat.ready, seat.randomness = True, entry.data["randomness"]
        change = Change(about_table=True, notices=[{"kind": "ready", "seat": entry.seat}])
        self._begin_next_if_ready(change)
        return change

    # Beginning and end of games

    def _begin_if_full(self, change: Change) -> None:
        """The first game begins as soon as no seat is free."""
        full = all(seat.kind != "free" for seat in self.seats)
        if self.game is None and self.secret is not None and full:
            self._begin(change)

    def _begin_next_if_ready(self, change: Change) -> None:
        """Bots and people who are away are always ready, but at least one person must ask for the game."""
        wanted = any(seat.ready for seat in self.seats)
        if self.stage == "between" and wanted and all(seat.ready or not seat.is_here for seat in self.seats):
            self._begin(change)

    def _begin(self, change: Change) -> None:
        assert self.secret is not None
        options = self.options
        if len(self.scores) == options.games:
            self.scores = []
        key = derive_key(self.secret, [seat.randomness for seat in self.seats])
        match = Match.with_key(
            key,
            game=options.game,
            players=options.players,
            variant=options.variant,
            edition=options.edition,
            speed=self.speed,
        )
        self.game = TableGame(match)
        for seat in self.seats:
            seat.ready = False
        change.about_table = True
        change.notices.append({"kind": "began", "game_number": self.game_number})
        change.match, change.start, change.stop = match, 0, match.event_count

    def _finish(self, change: Change) -> None:
        assert self.game is not None
        assert self.secret is not None
        match = self.game.match
        contributions = [seat.randomness for seat in self.seats]
        players = [{"name": seat.name, "bot": seat.bot} for seat in self.seats]
        self.finished.append(FinishedGame(self.game, self.secret, contributions, players))
        self.scores.append(match.scores)
        self.secret = None
        for seat in self.seats:
            seat.randomness = None
        change.about_table = True
        change.notices.append({"kind": "over", "game_number": len(self.finished)})

    HANDLERS: ClassVar[dict[str, Callable[[Table, Entry], Change]]] = {
        kinds.CREATED: _created,
        kinds.PREPARED: _prepared,
        kinds.SAT: _sat,
        kinds.SEATED_BOT: _seated_bot,
        kinds.LEFT: _left,
        kinds.DECIDED: _decided,
        kinds.UNDONE: _undone,
        kinds.VOTED: _voted,
        kinds.RAN_OUT: _ran_out,
        kinds.RETURNED: _returned,
        kinds.READY: _ready,
    }

    # Small helpers

    def _number_of(self, entry: Entry) -> int:
        assert entry.seat is not None
        return entry.seat

    def _seat_of(self, entry: Entry) -> TableSeat:
        return self.seats[self._number_of(entry)]

    def _require_game(self) -> TableGame:
        if self.stage != "playing" or self.game is None:
            raise NotNow("decision: expected a game in progress")
        return self.game
