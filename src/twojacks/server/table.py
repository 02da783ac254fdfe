"""A table: the fold of its log. Knows nothing of disks, sockets and clocks on the wall.

`apply` takes the next entry, or raises and changes nothing. The same entries give the same table everywhere, numbers
that readers see included.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from twojacks.match import Match, Speed
from twojacks.server import entries as kinds
from twojacks.server.entries import Entry
from twojacks.server.fairness import derive_key
from twojacks.server.playing import Playing
from twojacks.server.refusals import NotNow, SeatAbsent, SeatTaken
from twojacks.server.seats import Seat
from twojacks.server.updates import Update

REMEMBERED = 256  # updates a client can have missed before it is given the whole state instead


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, with what its chance was made of."""

    playing: Playing
    secret: str
    contributions: list[str | None]
    players: list[dict[str, Any]]


class Table:
    def __init__(self, table_id: str, speed: Speed = "native") -> None:
        self.id = table_id
        self.speed: Speed = speed
        self.options: dict[str, Any] = {}
        self.seats: list[Seat] = []
        self.secret: str | None = None
        self.playing: Playing | None = None
        self.finished: list[Finished] = []
        self.scores: list[list[int]] = []  # of the games of this series
        self._requests: set[tuple[str | None, str]] = set()  # with whose they were: seats change hands
        self.counts: list[int] = []  # updates told so far: of each seat, then of spectators
        self.recent: deque[Update] = deque(maxlen=REMEMBERED)
        self.next_number = 0

    # What it is

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def stage(self) -> str:
        if self.playing is None:
            return "gathering"
        return "between" if self.playing.is_over else "playing"

    @property
    def game_number(self) -> int:
        """Of the game being played, or to be played next, from 1."""
        return len(self.finished) + 1

    @property
    def is_alone(self) -> bool:
        """One person against bots."""
        return sum(seat.token is not None for seat in self.seats) == 1

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.playing.waiting if self.playing else ()

    def owner_of(self, reader: int | None) -> str | None:
        """The hash of a seat's token. Before the first game seats change hands; a spectator has none."""
        return None if reader is None else self.seats[reader].token

    def seat_of(self, owner: str) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.token == owner), None)

    def has_kept(self, owner: str | None, request: str | None) -> bool:
        """What an owner of a seat has asked for with this request."""
        return (owner, request) in self._requests

    def count_for(self, reader: int | None) -> int:
        return self.counts[self.players if reader is None else reader]

    def updates_after(self, reader: int | None, number: int) -> list[Update] | None:
        """All that this reader has not seen; None if some of it is forgotten, or the number was never given."""
        missing = self.count_for(reader) - number
        seen = [update for update in self.recent if update.is_for(reader)]
        if not 0 <= missing <= len(seen):
            return None
        return seen[len(seen) - missing :]

    # What happens

    def fold(self, log: Iterable[Entry]) -> list[Update]:
        return [self.apply(entry) for entry in log]

    def apply(self, entry: Entry) -> Update:
        assert entry.number == self.next_number, "entries are applied in their order"
        owner = self.owner_of(entry.seat)  # who leaves has none afterwards
        update = self.HANDLERS[entry.kind](self, entry)
        update.seat, update.request, update.owner = entry.seat, entry.request, owner
        if entry.request is not None:
            self._requests.add((owner, entry.request))
        self.next_number += 1
        self._restart_clocks(entry.at)
        self._count(update)
        return update

    def _count(self, update: Update) -> None:
        if update.only is None:
            self.counts = [count + 1 for count in self.counts]
        else:
            self.counts[update.only] += 1
        update.numbers = tuple(self.counts)
        self.recent.append(update)

    def _restart_clocks(self, at: int) -> None:
        if not self.options["clock"]:
            return
        waiting = self.waiting
        for number, seat in enumerate(self.seats):
            if number not in waiting:
                seat.asked_at = None
            elif seat.asked_at is None:
                seat.asked_at = at

    def _created(self, entry: Entry) -> Update:
        self.options = entry.data
        self.seats = [Seat(bot=bot) for bot in entry.data["bots"]]
        self.counts = [0] * (len(self.seats) + 1)
        return Update(about_table=True)

    def _prepared(self, entry: Entry) -> Update:
        self.secret = entry.data["secret"]
        update = Update(about_table=True, notices=[{"kind": "prepared"}])
        self._begin_if_full(update)
        return update

    def _sat(self, entry: Entry) -> Update:
        seat, name = self._seat_of(entry), entry.data["name"]
        if seat.kind != "free":
            raise SeatTaken("seat: expected a free one, and somebody sits there")
        seat.sit(name, entry.data["token"], entry.data["randomness"])
        update = Update(about_table=True, notices=[{"kind": "sat", "seat": entry.seat, "name": name}])
        self._begin_if_full(update)
        return update

    def _seated_bot(self, entry: Entry) -> Update:
        about = entry.data["about"]
        if self.seats[about].kind != "free":
            raise SeatTaken("seat: expected a free one, and somebody sits there")
        self.seats[about].bot = entry.data["bot"]
        update = Update(about_table=True, notices=[{"kind": "bot", "seat": about, "bot": entry.data["bot"]}])
        self._begin_if_full(update)
        return update

    def _left(self, entry: Entry) -> Update:
        """Before the first game the seat is free again; later a bot plays on until its person returns."""
        update = Update(about_table=True, notices=[{"kind": "left", "seat": entry.seat}])
        self._take_away(self._number_of(entry), "left", update)
        return update

    def _take_away(self, number: int, why: str, update: Update) -> None:
        seat = self.seats[number]
        for other in self.seats:
            other.votes.discard(number)
        if self.stage == "gathering":
            seat.clear()
            return
        seat.stand_in(why)
        update.notices.append({"kind": "substituted", "seat": number, "bot": seat.substitute, "why": why})
        self._begin_next_if_ready(update)

    def _voted(self, entry: Entry) -> Update:
        """A bot steps in when everybody else who is here wants it."""
        voter, about = self._number_of(entry), entry.data["about"]
        if about == voter or about >= self.players or not self.seats[about].is_here:
            raise NotNow("about: expected the seat of another person whom no bot plays for")
        seat = self.seats[about]
        if entry.data["agree"]:
            seat.votes.add(voter)
        else:
            seat.votes.discard(voter)
        update = Update(about_table=True, notices=[{"kind": "voted", **entry.data, "seat": voter}])
        if self._is_agreed(about):
            self._take_away(about, "agreed", update)
        return update

    def _is_agreed(self, about: int) -> bool:
        others = {number for number, other in enumerate(self.seats) if other.is_here and number != about}
        return others <= self.seats[about].votes

    def find_agreement(self) -> tuple[int, int] | None:
        """A seat, and whoever voted about it, if everybody else agrees since somebody has left."""
        agreed = [about for about, seat in enumerate(self.seats) if seat.votes and self._is_agreed(about)]
        return (agreed[0], min(self.seats[agreed[0]].votes)) if agreed else None

    def _ran_out(self, entry: Entry) -> Update:
        update = Update(about_table=True)
        self._take_away(self._number_of(entry), "clock", update)
        return update

    def _returned(self, entry: Entry) -> Update:
        self._seat_of(entry).come_back()
        return Update(about_table=True, notices=[{"kind": "returned", "seat": entry.seat}])

    def _decided(self, entry: Entry) -> Update:
        playing, bot = self._require_playing(), entry.data.get("bot")
        seat = self._seat_of(entry)
        if seat.player != bot:
            raise SeatAbsent("seat: expected its own player; a bot plays here until its person returns")
        update = playing.decide(self._number_of(entry), entry.data["action"], bot, entry.data.get("pick"))
        update.bot = bot
        if playing.is_over:
            self._finish(update)
        return update

    def _undone(self, entry: Entry) -> Update:
        self._require_playing().rewind(entry.data["to"], entry.data["practised"])
        notice = {"kind": "undone", "seat": entry.seat, "to": entry.data["to"], "practised": entry.data["practised"]}
        return Update(notices=[notice])

    def _ready(self, entry: Entry) -> Update:
        if self.stage != "between" or self.secret is None:
            raise NotNow("ready: expected a game that is over before it")
        seat = self._seat_of(entry)
        seat.come_back()
        seat.ready, seat.randomness = True, entry.data["randomness"]
        update = Update(about_table=True, notices=[{"kind": "ready", "seat": entry.seat}])
        self._begin_next_if_ready(update)
        return update

    # How games begin and end

    def _begin_if_full(self, update: Update) -> None:
        """The first game: as soon as every seat is somebody's."""
        full = all(seat.kind != "free" for seat in self.seats)
        if self.playing is None and self.secret is not None and full:
            self._begin(update)

    def _begin_next_if_ready(self, update: Update) -> None:
        """Bots are always ready, and so is whoever a bot plays for; but somebody has to want it."""
        wanted = any(seat.ready for seat in self.seats)
        if self.stage == "between" and wanted and all(seat.ready or not seat.is_here for seat in self.seats):
            self._begin(update)

    def _begin(self, update: Update) -> None:
        assert self.secret is not None
        if len(self.scores) == self.options["games"]:
            self.scores = []
        key = derive_key(self.secret, [seat.randomness for seat in self.seats])
        names = {name: self.options[name] for name in ("game", "players", "variant", "edition")}
        match = Match.with_key(key, **names, speed=self.speed)
        self.playing = Playing(match)
        for seat in self.seats:
            seat.ready = False
        update.about_table = True
        update.notices.append({"kind": "began", "game_number": self.game_number})
        update.match, update.start, update.stop = match, 0, match.event_count

    def _finish(self, update: Update) -> None:
        assert self.playing is not None
        assert self.secret is not None
        match = self.playing.match
        contributions = [seat.randomness for seat in self.seats]
        players = [{"name": seat.name, "bot": seat.bot} for seat in self.seats]
        self.finished.append(Finished(self.playing, self.secret, contributions, players))
        self.scores.append(match.scores)
        self.secret = None
        for seat in self.seats:
            seat.randomness = None
        update.about_table = True
        update.notices.append({"kind": "over", "game_number": len(self.finished)})

    HANDLERS: ClassVar[dict[str, Callable[[Table, Entry], Update]]] = {
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

    # Small questions

    def _number_of(self, entry: Entry) -> int:
        assert entry.seat is not None
        return entry.seat

    def _seat_of(self, entry: Entry) -> Seat:
        return self.seats[self._number_of(entry)]

    def _require_playing(self) -> Playing:
        if self.stage != "playing" or self.playing is None:
            raise NotNow("decision: expected a game that is being played")
        return self.playing
