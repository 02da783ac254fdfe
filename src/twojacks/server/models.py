"""What clients may send: shapes and sizes. Whether it fits a table is the table's affair."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from twojacks.games import FOLDERS
from twojacks.server.lessons import MOST_ACTIONS
from twojacks.server.seats import NAME_LENGTH


def clean_name(name: str) -> str:
    """Names are text: no control characters, no tricks with writing directions, no runs of spaces."""
    joiners = "\u200c\u200d"  # some scripts need them
    visible = "".join(
        letter if letter in joiners or not unicodedata.category(letter).startswith("C") else " " for letter in name
    )
    text = " ".join(unicodedata.normalize("NFC", visible).split())
    if not text.strip(joiners):
        raise ValueError("expected at least one visible letter")
    return text[:NAME_LENGTH]


RequestId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="different for every wish")]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
DecisionNumber = Annotated[int, Field(ge=0, le=100_000)]
Randomness = Annotated[str, Field(pattern=r"^[0-9a-f]{16,128}$", description="added to the chance of the game")]
Name = Annotated[str, Field(min_length=1, max_length=4 * NAME_LENGTH), AfterValidator(clean_name)]
Action = Annotated[str, Field(min_length=1, max_length=64)]
BotName = Annotated[str, Field(min_length=1, max_length=64)]


GameName = Annotated[str, Field(max_length=64, json_schema_extra={"enum": list(FOLDERS)})]
LanguageName = Literal["en", "nl", "fr", "it", "de"]
ReaderName = Literal["0", "1", "2", "3", "spectator", "all"]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class NewTable(Shape):
    game: GameName
    players: Annotated[int, Field(ge=2, le=4)]
    variant: Annotated[str, Field(max_length=32)] | None = None
    edition: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,24}$")] | dict[str, Any] | None = Field(
        None, description="the name of an edition that comes with the game, or a whole one"
    )
    bots: Annotated[list[BotName | None], Field(max_length=4)] = Field([], description="by seat; null: a person")
    clock: Annotated[int, Field(ge=5, le=604_800)] | None = Field(None, description="seconds for a decision")
    public: bool = False
    hints: bool = False
    games: Literal[1, 3] = 1


Secret = Annotated[str, Field(pattern=r"^[0-9a-f]{32,64}$", description="the client's; sent again it counts once")]


class SitDown(Shape):
    name: Name
    request: Secret | None = None
    seat: SeatNumber | None = None
    randomness: Randomness | None = None


class ReplaySave(Shape):
    save: dict[str, Any]
    reader: ReaderName = "spectator"


class TakeLesson(Shape):
    actions: Annotated[list[Action], Field(max_length=MOST_ACTIONS)]


class PutBot(Shape):
    request: RequestId
    bot: BotName


class Session(Shape):
    token: Annotated[str, Field(min_length=1, max_length=64)]


class Decide(Shape):
    request: RequestId
    decision: DecisionNumber
    action: Action
    pick: Annotated[int, Field(ge=0, le=16)] | None = None


class Undo(Shape):
    request: RequestId
    decision: DecisionNumber


class Vote(Shape):
    request: RequestId
    about: SeatNumber
    agree: bool


class Return(Shape):
    request: RequestId


class Ready(Shape):
    request: RequestId
    randomness: Randomness | None = None


class Leave(Shape):
    request: RequestId


class Token(Session):
    type: Literal["token"]


class Ping(Shape):
    type: Literal["ping"]


class DecideText(Decide):
    type: Literal["decide"]


class UndoText(Undo):
    type: Literal["undo"]


class VoteText(Vote):
    type: Literal["vote"]


class ReturnText(Return):
    type: Literal["return"]


class ReadyText(Ready):
    type: Literal["ready"]


class LeaveText(Leave):
    type: Literal["leave"]


Text = Annotated[
    DecideText | UndoText | VoteText | ReturnText | ReadyText | LeaveText | Ping | Token, Field(discriminator="type")
]
Wish = Decide | Undo | Vote | Return | Ready | Leave
texts: TypeAdapter[Text] = TypeAdapter(Text)
TYPES = tuple(get_args(shape.model_fields["type"].annotation)[0] for shape in get_args(get_args(Text)[0]))
