"""Request bodies of the HTTP interface, beside `table.options.NewTable` and the commands of `table.commands`."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import AfterValidator, Field, create_model

from twojacks.server.table.commands import Action, Randomness, RequestId
from twojacks.server.table.options import MOST_PLAYERS, BotName, RequestModel, SeatNumber
from twojacks.server.table.seats import NAME_LENGTH
from twojacks.server.wire.lessons import MOST_ACTIONS
from twojacks.text.fluent import LANGUAGES


def clean_name(name: str) -> str:
    """Remove control characters, writing direction marks and repeated spaces from a name."""
    joiners = "\u200c\u200d"  # some scripts need them
    visible = "".join(
        letter if letter in joiners or not unicodedata.category(letter).startswith("C") else " " for letter in name
    )
    text = " ".join(unicodedata.normalize("NFC", visible).split())
    if not text.strip(joiners):
        raise ValueError("expected at least one visible letter")
    return text[:NAME_LENGTH]


Name = Annotated[str, Field(min_length=1, max_length=4 * NAME_LENGTH), AfterValidator(clean_name)]
Secret = Annotated[str, Field(pattern=r"^[0-9a-f]{32,64}$", description="the client's; sent again it counts once")]

if TYPE_CHECKING:
    LanguageName = str
    ReaderName = str
else:  # the values come from the registries of languages and games
    LanguageName = Literal[LANGUAGES]
    ReaderName = Literal[(*map(str, range(MOST_PLAYERS)), "spectator", "all")]


class SitDown(RequestModel):
    name: Name
    request: Secret | None = None
    seat: SeatNumber | None = None
    randomness: Randomness | None = None


class PutBot(RequestModel):
    request: RequestId
    bot: BotName


class SeatToken(RequestModel):
    token: Annotated[str, Field(min_length=1, max_length=64)]


if TYPE_CHECKING:
    Session = SeatToken
else:  # its name in OpenAPI; the command line has another class Session
    Session = create_model("Session", __base__=SeatToken)


class ReplaySave(RequestModel):
    save: dict[str, Any]
    reader: ReaderName = "spectator"


class TakeLesson(RequestModel):
    actions: Annotated[list[Action], Field(max_length=MOST_ACTIONS)]
