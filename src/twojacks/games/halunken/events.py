"""What the journal can say, and how each field is written."""

from __future__ import annotations

from twojacks.games.halunken.clauses import CLAUSES
from twojacks.games.halunken.components import BASIN, CARDS, COLOURS, JACK, SAILORS
from twojacks.kernel.journal import NOTHING, EventKind, Language
from twojacks.kernel.notation import or_null

KINDS = (
    EventKind("starter-drawn", ("seat",)),
    EventKind("placed", ("seat", "space")),
    EventKind("took", ("figure", "space", "sailor", "into")),
    EventKind("turned-up", ("space", "sailor")),
    EventKind("placed-jack", ("seat", "space")),
    EventKind("round-began", ("round", "opener")),
    EventKind("bid", ("seat", "sailor")),
    EventKind("passed", ("seat",)),
    EventKind("hired", ("seat", "sailor")),
    EventKind("not-hired"),
    EventKind("chose", ("seat", "figure", "card"), secret=("card",)),
    EventKind("revealed", ("figure", "card")),
    EventKind("cancelled", ("figure", "card")),
    EventKind("named", ("figure", "number", "seat")),
    EventKind("moved", ("figure", "from", "to", "steps")),
    EventKind("met", ("figure", "other", "space")),
    EventKind("robbed", ("seat", "victim", "sailor", "figure")),
    EventKind("robbed-nobody", ("seat", "victim", "figure")),
    EventKind("may-not-rob", ("seat", "victim", "figure")),
    EventKind("gave", ("seat", "sailor")),
    EventKind("gave-nothing", ("seat",)),
    EventKind("pushed", ("figure", "from", "to")),
    EventKind("jack-turned", ("number",)),
    EventKind("scored", ("seat", "total", "doubled")),
    EventKind("won", ("seat", "total")),
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


LANGUAGE = Language(
    kinds=KINDS,
    clauses=CLAUSES,
    writers={
        **dict.fromkeys(("seat", "space", "round", "opener", "number", "from", "to", "steps", "total"), or_null),
        **dict.fromkeys(("figure", "other"), write_figure),
        **dict.fromkeys(("into", "victim"), write_crew),
        "sailor": write_sailor,
        "card": write_card,
        "doubled": write_colour,
    },
)
