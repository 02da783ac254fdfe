"""Everything that can go wrong because of what somebody asked for: one tree, stable codes, one sentence each."""

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


class BadOptions(Error):
    """A match was asked for with a variant, a number of players or another option the game does not have."""

    code = "options.bad"


class NoSuchSeat(Error):
    code = "seat.unknown"


class IllegalAction(Error):
    """The action is no option now. ``clause`` names the rule, where one forbids it; nothing was changed."""

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
    """An edition that is malformed or breaks the law of its kind. ``problems`` holds a sentence for each."""

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
    """The asked-for device (``cpu`` or ``cuda``) does not exist or cannot be used here."""

    code = "device.bad"


class MissingExtra(Error):
    """Something optional was asked for that is not installed. ``extra`` names what to install it with."""

    code = "extra.missing"

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} is not installed: pip install 'twojacks[{extra}]'")
        self.extra = extra
