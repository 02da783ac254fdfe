"""Errors that a caller can cause: one tree, stable codes, one sentence each."""

from __future__ import annotations


class Error(Exception):
    """The root. ``code`` never changes between releases; the sentence may."""

    code = "error"

    def __init__(self, message: str, *, code: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        if code is not None:
            self.code = code


class UnknownGame(Error):
    code = "game.unknown"


class BadGame(Error):
    """A game that cannot be used: its package fails, or the facts it states do not agree with each other."""

    code = "game.bad"


class BadOptions(Error):
    """An option, such as a variant or a number of players, that the game does not have."""

    code = "options.bad"


class NoSuchSeat(Error):
    code = "seat.unknown"


class IllegalAction(Error):
    """The action is not an option now; nothing was changed. ``clause`` names the rule that forbids it, if any."""

    code = "action.illegal"

    def __init__(self, message: str, *, reason: str, clause: str | None = None, code: str | None = None) -> None:
        super().__init__(message, code=code)
        self.reason = reason
        self.clause = clause


class BadPosition(Error):
    """A position that is malformed or cannot arise. ``field`` names the key that is wrong."""

    code = "position.bad"

    def __init__(self, field: str, expected: str, *, code: str | None = None) -> None:
        super().__init__(f"position, {field}: {expected}", code=code)
        self.field = field
        self.expected = expected


class BadEdition(Error):
    """An edition that is malformed or breaks its rules. ``problems`` holds a sentence for each mistake."""

    code = "edition.bad"

    def __init__(self, problems: list[str]) -> None:
        more = f"; and {len(problems) - 1} more" if len(problems) > 1 else ""
        super().__init__(f"edition, {problems[0]}{more}")
        self.problems = problems


class BadSave(Error):
    """A saved game that cannot be read, or whose replay does not end where the save says it does."""

    code = "save.bad"

    def __init__(self, field: str, expected: str, *, code: str | None = None) -> None:
        super().__init__(f"save, {field}: {expected}", code=code)
        self.field = field
        self.expected = expected


class BadDevice(Error):
    """The device (``cpu`` or ``cuda``) does not exist or cannot be used here."""

    code = "device.bad"


class MissingExtra(Error):
    """An optional part is not installed. ``extra`` names the extra that brings it."""

    code = "extra.missing"

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} is not installed: pip install 'twojacks[{extra}]'")
        self.extra = extra
