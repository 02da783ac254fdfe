"""Errors that clients see, and the codes that close a socket. docs/protocol.md lists both.

A command that raises an error has changed nothing. Errors in the rules of a game come from `twojacks.errors`.
"""

from __future__ import annotations

from twojacks.errors import Error


class RequestError(Error):
    """The base of the server's own errors. ``status`` is the HTTP status code."""

    code = "request.bad"
    status = 400


class WrongToken(RequestError):
    code = "token.wrong"
    status = 401

    def __init__(self, message: str = "token: expected the token of this seat") -> None:
        super().__init__(message)


class WrongOrigin(RequestError):
    code = "origin.wrong"
    status = 403


class UnknownTable(RequestError):
    code = "table.unknown"
    status = 404


class NoRecord(RequestError):
    code = "record.none"
    status = 404


class RequestTooSlow(RequestError):
    code = "request.slow"
    status = 408


class NotNow(RequestError):
    """The command does not fit the current state of the table."""

    code = "table.stage"
    status = 409


class StaleDecision(NotNow):
    code = "decision.stale"


class SeatTaken(NotNow):
    code = "seat.taken"


class SeatAbsent(NotNow):
    code = "seat.absent"

    def __init__(self) -> None:
        super().__init__("seat: expected its own player; a bot plays for this seat until its person returns")


class UndoRefused(NotNow):
    code = "undo.refused"


class HintRefused(NotNow):
    code = "hint.refused"


class RequestTooLarge(RequestError):
    code = "request.large"
    status = 413


class LimitReached(RequestError):
    """``wait`` is the number of seconds after which the client may try again."""

    code = "limit.reached"
    status = 429

    def __init__(self, message: str, *, wait: float = 1.0) -> None:
        super().__init__(message)
        self.wait = wait


class Unavailable(RequestError):
    code = "storage.unavailable"
    status = 503


class HintFailed(Unavailable):
    code = "hint.failed"


def no_database() -> Unavailable:
    return Unavailable("storage: expected a database that answers")


def server_mistake() -> Unavailable:
    """For a bug in the server. The log has the traceback; the client learns nothing about it."""
    return Unavailable("server: an internal error; the table is being reloaded", code="server.mistake")


# Close codes of a socket

GOING_AWAY = 1001
MISTAKE = 1011
LOST_DATABASE = 1012
UNREADABLE = 4400
WRONG_TOKEN = 4401
WRONG_ORIGIN = 4403
NO_TABLE = 4404
SILENT = 4408
SLOW = 4409
TOO_MANY = 4429

CLOSE_CODES: dict[type[Error], int] = {
    WrongToken: WRONG_TOKEN,
    WrongOrigin: WRONG_ORIGIN,
    UnknownTable: NO_TABLE,
    LimitReached: TOO_MANY,
    Unavailable: LOST_DATABASE,
}

MOST_REASON_BYTES = 120  # a close frame has room for 123


class CloseConnection(Exception):
    """Ends a connection with a close code and, where it helps, a reason."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason.encode()[:MOST_REASON_BYTES].decode(errors="ignore")
