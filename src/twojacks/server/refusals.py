"""What a table refuses, beside what the rules of a game do. Nothing has changed when one is raised."""

from __future__ import annotations

from twojacks.errors import Error


class Refusal(Error):
    """The root of the server's own errors; ``status`` is the one of HTTP."""

    code = "request.bad"
    status = 400


class WrongToken(Refusal):
    code = "token.wrong"
    status = 401


class UnknownTable(Refusal):
    code = "table.unknown"
    status = 404


class NoRecord(Refusal):
    code = "record.none"
    status = 404


class NotNow(Refusal):
    """A wish that does not fit what the table is doing."""

    code = "table.stage"
    status = 409


class Stale(NotNow):
    code = "decision.stale"


class SeatTaken(NotNow):
    code = "seat.taken"


class SeatAbsent(NotNow):
    code = "seat.absent"


class UndoRefused(NotNow):
    code = "undo.refused"


class LimitReached(Refusal):
    code = "limit.reached"
    status = 429

    def __init__(self, message: str, *, wait: float = 1.0) -> None:
        super().__init__(message)
        self.wait = wait


class Unavailable(Refusal):
    code = "storage.unavailable"
    status = 503
