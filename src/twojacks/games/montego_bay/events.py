"""The events of the journal: what each kind means to others, how its fields are written and put into words."""

from __future__ import annotations

from twojacks.games.montego_bay.clauses import CLAUSES
from twojacks.games.montego_bay.components import FIGURE_NAMES
from twojacks.games.montego_bay.places import write_place, write_ship
from twojacks.kernel.journal import NO_ANIMATION, Argument, EventKind, Language, Listing, Role
from twojacks.kernel.notation import or_null

CONTINUES, DECISION, EMPHASIS, HEADING = Role.CONTINUES, Role.DECISION, Role.EMPHASIS, Role.HEADING
RESULT, REVEAL, TOGETHER, UNTOLD = Role.RESULT, Role.REVEAL, Role.TOGETHER, Role.UNTOLD
MOVING, SAILING, ORDER, END = "ask-moving", "ask-sailing", "ask-order", "ask-end"  # what the page's heading says
BARRELS = Listing(count_by="pier", count="barrels")
POINTS = Listing(only_if="points")

KINDS = (
    EventKind(
        "tile-laid",
        ("position", "figure"),
        (TOGETHER,),
        listing=Listing("figure"),
        animation=NO_ANIMATION,
        banner=ORDER,
    ),
    EventKind("ship-laid", ("ship", "pier"), (TOGETHER,), animation=NO_ANIMATION),
    EventKind("round-began", ("round",), (HEADING,), animation="pause"),
    EventKind("declined", ("seat",), (DECISION,), animation=NO_ANIMATION),
    EventKind("hired", ("seat", "coins", "with", "at"), animation="jack-comes"),
    EventKind(
        "chose",
        ("seat", "figure", "card"),
        (DECISION, TOGETHER),
        secret=("card",),
        animation="choose",
    ),
    EventKind("turned-up", ("figure", "card"), (REVEAL, UNTOLD), animation="turn-up", banner=MOVING),
    EventKind("walked", ("figure", "from", "to", "steps"), animation="walk", banner=MOVING),
    EventKind("pushed", ("figure", "from", "to", "by"), (CONTINUES,), animation="push", banner=MOVING),
    EventKind(
        "went-back",
        ("figure", "from", "to", "met", "behind"),
        (CONTINUES,),
        animation="go-back",
        banner=MOVING,
    ),
    EventKind("visited", ("figure", "seat", "space", "barrels", "shown"), animation="visit"),
    EventKind(
        "loaded",
        ("figure", "seat", "ship", "pier", "left"),
        (CONTINUES, TOGETHER),
        listing=BARRELS,
        animation="load",
    ),
    EventKind("put-in-pub", ("figure", "seat", "barrels"), (CONTINUES,), animation="put-in-pub"),
    EventKind(
        "unloaded",
        ("figure", "seat", "ship", "pier", "left"),
        (CONTINUES, TOGETHER),
        listing=BARRELS,
        animation="unload",
    ),
    EventKind("spared", ("figure", "seat", "broken"), (CONTINUES,), animation="short-pause"),
    EventKind("took-coin", ("figure", "seat", "coins"), (CONTINUES,), animation="take-coin"),
    EventKind("bank-empty", ("figure", "seat"), (CONTINUES,), animation="short-pause"),
    EventKind("sailed", ("ship", "pier", "full", "to-end"), (EMPHASIS,), animation="sail", banner=SAILING),
    EventKind(
        "paid",
        ("seat", "points", "place", "sharing", "barrels", "ship"),
        (CONTINUES, TOGETHER),
        listing=POINTS,
        animation="pay",
        banner=SAILING,
    ),
    EventKind(
        "extra-point",
        ("seat", "points", "figure", "ship"),
        (CONTINUES,),
        animation="pay",
        banner=SAILING,
    ),
    EventKind(
        "moved-up",
        ("ship", "from-pier", "pier"),
        (CONTINUES, TOGETHER),
        animation="move-up",
        banner=SAILING,
    ),
    EventKind("arrived", ("ship", "pier", "pile"), (CONTINUES, REVEAL), animation="arrive", banner=SAILING),
    EventKind("tiles-moved", ("figure",), animation="move-tiles", banner=ORDER),
    EventKind("tiles-shuffled", (), (REVEAL,), animation="pause", banner=ORDER),
    EventKind("jack-left", ("from",), animation="jack-leaves"),
    EventKind("ended", ("ships",), animation="long-pause", banner=END),
    EventKind(
        "pub-paid",
        ("seat", "points", "place", "sharing", "barrels"),
        (TOGETHER,),
        listing=POINTS,
        animation="pay",
        banner=END,
    ),
    EventKind("scored", ("seat", "total", "coins"), (RESULT,), animation=NO_ANIMATION),
    EventKind("won", ("seat", "total", "coins"), (EMPHASIS, RESULT), animation="win"),
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
    *("barrels", "shown", "left", "broken", "coins", "points", "ships", "total", "to-end"),
)


def write_figure(figure: int) -> str:
    return FIGURE_NAMES[figure]


# The arguments of the sentences in words/, by name; every other field is passed as it is.
ARGUMENTS = {
    "seat": Argument("seat", "seat"),
    "figure": Argument("figure", "figure", forms={"tile-laid": "short", "chose": "object"}),
    **{name: Argument(name, "figure", "object") for name in ("by", "met", "behind")},
    "with": Argument("with", "figure", "with"),
    # A pub is only called "pub": the size of the docker says which one it is.
    **{name: Argument(name, "space", name) for name in ("from", "to", "at")},
    "space": Argument("space", "space", "from"),
    "room": Argument("space", "space", "room"),
    # Words that decide between wordings.
    "full": Argument("full", cases=((True, "yes"),), otherwise="no"),
    "known": Argument("card", cases=(("?", "no"),), otherwise="yes"),
}

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
    arguments=ARGUMENTS,
)
