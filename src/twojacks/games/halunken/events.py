"""The events of the journal: what each kind means to others, how its fields are written and put into words."""

from __future__ import annotations

from twojacks.games.halunken.clauses import CLAUSES
from twojacks.games.halunken.components import BASIN, CARDS, COLOURS, JACK, ROUNDS, SAILORS
from twojacks.kernel.journal import NO_ANIMATION, NOTHING, Argument, EventKind, Language, Role
from twojacks.kernel.notation import or_null

CONTINUES, DECISION, EMPHASIS, HEADING = Role.CONTINUES, Role.DECISION, Role.EMPHASIS, Role.HEADING
RESULT, REVEAL, TOGETHER = Role.RESULT, Role.REVEAL, Role.TOGETHER

# "total" and "doubled" are what the crew of the seat, or the crew that somebody was taken into, is then worth (HS-E1).
KINDS = (
    EventKind("starter-drawn", ("seat",), animation=NO_ANIMATION),
    EventKind("placed", ("seat", "space"), animation="set-down"),
    EventKind(
        "took",
        ("figure", "space", "sailor", "into", "total", "doubled"),
        by_clause={"HS-S4": (REVEAL,)},  # a sailor that nobody has seen before
        after=("moved", "placed"),
        animation="take",
    ),
    EventKind(
        "turned-up",
        ("space", "sailor"),
        (CONTINUES, REVEAL),
        by_clause={"HS-S5": (TOGETHER, REVEAL)},  # the whole ring at once
        animation="turn-up",
    ),
    EventKind("placed-jack", ("seat", "space"), animation="set-jack-down"),
    EventKind("round-began", ("round", "opener"), (HEADING,), animation="long-pause"),
    EventKind("bid", ("seat", "sailor"), (DECISION,), animation="show-bid"),
    EventKind("passed", ("seat",), (DECISION,), animation="show-pass"),
    EventKind("hired", ("seat", "sailor", "total", "doubled"), animation="pay"),
    EventKind("not-hired", animation="pause"),
    EventKind(
        "chose",
        ("seat", "figure", "card"),
        (DECISION, TOGETHER),
        secret=("card",),
        animation="lay-card",
    ),
    EventKind("revealed", ("figure", "card"), (DECISION, REVEAL, TOGETHER), animation="turn-card"),
    EventKind("cancelled", ("figure", "card"), (TOGETHER,), animation="cancel-card"),
    EventKind("named", ("figure", "number", "seat"), (DECISION,), animation="show-number"),
    EventKind("moved", ("figure", "from", "to", "steps"), after=("jack-turned",), animation="walk"),
    EventKind("met", ("figure", "other", "space"), (CONTINUES,), animation="bump"),
    EventKind(
        "robbed",
        ("seat", "victim", "sailor", "figure", "total", "doubled", "victim-total", "victim-doubled"),
        (CONTINUES,),
        animation="rob",
    ),
    EventKind("robbed-nobody", ("seat", "victim", "figure"), (CONTINUES,), animation="pause"),
    EventKind("may-not-rob", ("seat", "victim", "figure"), (CONTINUES,), animation="pause"),
    EventKind("gave", ("seat", "sailor", "total", "doubled"), (CONTINUES,), animation="give"),
    EventKind("gave-nothing", ("seat",), (CONTINUES,), animation="short-pause"),
    EventKind("pushed", ("figure", "from", "to"), (CONTINUES,), animation="push"),
    EventKind("jack-turned", ("number",), (REVEAL,), animation="turn-jack-card"),
    EventKind("scored", ("seat", "total", "doubled"), (RESULT,), animation="short-pause"),
    EventKind("won", ("seat", "total"), (EMPHASIS, RESULT), animation="celebrate"),
)

(
    STARTER_DRAWN,
    PLACED,
    TOOK,
    TURNED_UP,
    PLACED_JACK,
    ROUND_BEGAN,
    BID,
    PASSED,
    HIRED,
    NOT_HIRED,
    CHOSE,
    REVEALED,
    CANCELLED,
    NAMED,
    MOVED,
    MET,
    ROBBED,
    ROBBED_NOBODY,
    MAY_NOT_ROB,
    GAVE,
    GAVE_NOTHING,
    PUSHED,
    JACK_TURNED,
    SCORED,
    WON,
) = range(len(KINDS))


def write_figure(figure: int) -> int | str | None:
    """A captain is the seat it belongs to."""
    return "jack" if figure == JACK else or_null(figure)


def write_crew(crew: int) -> int | str | None:
    return "basin" if crew == BASIN else or_null(crew)


def write_sailor(sailor: int) -> str | None:
    return None if sailor == NOTHING else SAILORS[sailor]


def write_card(card: int) -> str:
    return CARDS[card - 1]


def write_colour(colour: int) -> str | None:
    return None if colour == NOTHING else COLOURS[colour]


# The arguments of the sentences in words/, by name; every other field is passed as it is.
ARGUMENTS = {
    **{name: Argument(name, "seat") for name in ("seat", "opener", "victim", "into")},
    **{name: Argument(name, "figure") for name in ("figure", "other")},
    "sailor": Argument("sailor", "sailor"),
    "card": Argument("card", "card"),
    "space": Argument("space", "tavern", "at"),
    "from": Argument("from", "tavern", "to"),
    "to": Argument("to", "tavern", "to"),
    "doubled": Argument("doubled", cases=((None, "none"),)),
    # Words that decide between wordings: no player's name can be mistaken for one of them.
    "last": Argument("round", cases=((ROUNDS, "yes"),), otherwise="no"),
    "opens": Argument("opener", cases=((None, "nobody"),), otherwise="seat"),
    "whose": Argument("into", same_as=("figure", "own"), cases=(("basin", "basin"),), otherwise="crew"),
    "known": Argument("card", cases=(("?", "no"),), otherwise="yes"),
    "for": Argument("figure", cases=(("jack", "jack"),), otherwise="captain"),
    "helper": Argument("figure", cases=(("jack", "jack"),), otherwise="none"),
    "by": Argument("seat", cases=((None, "lot"),), otherwise="seat"),
    "store": Argument("victim", cases=(("basin", "basin"),), otherwise="crew"),
}

LANGUAGE = Language(
    kinds=KINDS,
    clauses=CLAUSES,
    writers={
        **dict.fromkeys(("seat", "space", "round", "opener", "number", "from", "to", "steps"), or_null),
        **dict.fromkeys(("total", "victim-total"), or_null),
        **dict.fromkeys(("figure", "other"), write_figure),
        **dict.fromkeys(("into", "victim"), write_crew),
        **dict.fromkeys(("doubled", "victim-doubled"), write_colour),
        "sailor": write_sailor,
        "card": write_card,
    },
    arguments=ARGUMENTS,
)
