"""What the journal can say, and how each field is written."""

from __future__ import annotations

from twojacks.games.montego_bay.clauses import CLAUSES
from twojacks.games.montego_bay.components import FIGURE_NAMES
from twojacks.games.montego_bay.words import write_place, write_ship
from twojacks.kernel.journal import EventKind, Language
from twojacks.kernel.notation import or_null

KINDS = (
    EventKind("tile-laid", ("position", "figure")),
    EventKind("ship-laid", ("ship", "pier")),
    EventKind("round-began", ("round",)),
    EventKind("declined", ("seat",)),
    EventKind("hired", ("seat", "coins", "with", "at")),
    EventKind("chose", ("seat", "figure", "card"), secret=("card",)),
    EventKind("turned-up", ("figure", "card")),
    EventKind("walked", ("figure", "from", "to", "steps")),
    EventKind("pushed", ("figure", "from", "to", "by")),
    EventKind("went-back", ("figure", "from", "to", "met", "behind")),
    EventKind("visited", ("figure", "seat", "space", "barrels", "shown")),
    EventKind("loaded", ("figure", "seat", "ship", "pier", "left")),
    EventKind("put-in-pub", ("figure", "seat", "barrels")),
    EventKind("unloaded", ("figure", "seat", "ship", "pier", "left")),
    EventKind("spared", ("figure", "seat", "broken")),
    EventKind("took-coin", ("figure", "seat", "coins")),
    EventKind("bank-empty", ("figure", "seat")),
    EventKind("sailed", ("ship", "pier", "full")),
    EventKind("paid", ("seat", "points", "place", "sharing", "barrels", "ship")),
    EventKind("extra-point", ("seat", "points", "figure", "ship")),
    EventKind("moved-up", ("ship", "from-pier", "pier")),
    EventKind("arrived", ("ship", "pier", "pile")),
    EventKind("tiles-moved", ("figure",)),
    EventKind("tiles-shuffled"),
    EventKind("jack-left", ("from",)),
    EventKind("ended", ("ships",)),
    EventKind("pub-paid", ("seat", "points", "place", "sharing", "barrels")),
    EventKind("scored", ("seat", "total", "coins")),
    EventKind("won", ("seat", "total", "coins")),
)

(
    TILE_LAID,
    SHIP_LAID,
    ROUND_BEGAN,
    DECLINED,
    HIRED,
    CHOSE,
    TURNED_UP,
    WALKED,
    PUSHED,
    WENT_BACK,
    VISITED,
    LOADED,
    PUT_IN_PUB,
    UNLOADED,
    SPARED,
    TOOK_COIN,
    BANK_EMPTY,
    SAILED,
    PAID,
    EXTRA_POINT,
    MOVED_UP,
    ARRIVED,
    TILES_MOVED,
    TILES_SHUFFLED,
    JACK_LEFT,
    ENDED,
    PUB_PAID,
    SCORED,
    WON,
) = range(len(KINDS))

NUMBERS = (
    *("seat", "position", "round", "card", "space", "steps", "pier", "from-pier", "pile", "place", "sharing"),
    *("barrels", "shown", "left", "broken", "coins", "points", "ships", "total"),
)


def write_figure(figure: int) -> str:
    return FIGURE_NAMES[figure]


LANGUAGE = Language(
    kinds=KINDS,
    clauses=CLAUSES,
    writers={
        **dict.fromkeys(NUMBERS, or_null),
        **dict.fromkeys(("figure", "by", "met", "behind", "with"), write_figure),
        **dict.fromkeys(("from", "to", "at"), write_place),
        "ship": write_ship,
        "full": bool,
    },
)
