"""What clients may send, beside the commands of `table.commands`. Whether it fits a table is checked there."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

from pydantic import AfterValidator, Field, TypeAdapter

from twojacks.server.table.commands import CLIENT_COMMANDS, Action, ClientCommand, Randomness, RequestId
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


class Session(RequestModel):
    token: Annotated[str, Field(min_length=1, max_length=64)]


class ReplaySave(RequestModel):
    save: dict[str, Any]
    reader: ReaderName = "spectator"


class TakeLesson(RequestModel):
    actions: Annotated[list[Action], Field(max_length=MOST_ACTIONS)]


# Messages of the socket: the commands, and these two


class Token(Session):
    type: Literal["token"]


class Ping(RequestModel):
    type: Literal["ping"]


SocketMessage = ClientCommand | Ping | Token
MESSAGE_MODELS = (*(command.model for command in CLIENT_COMMANDS), Ping, Token)
MESSAGE_TYPES = (*(command.name for command in CLIENT_COMMANDS), "ping", "token")
Discriminated: Any = Annotated[Union[MESSAGE_MODELS], Field(discriminator="type")]  # noqa: UP007 — not known statically
socket_messages: TypeAdapter[SocketMessage] = TypeAdapter(Discriminated)
