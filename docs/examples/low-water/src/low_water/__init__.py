"""Low Water: skippers load their boats in secret and hope for enough water in the channel."""

from __future__ import annotations

from low_water import rules
from low_water.positions import check_position
from low_water.state import BOUNDS, CLAUSES, KINDS, LOADS, PHASES, ROUNDS, STATE
from twojacks.kernel.game import Game
from twojacks.kernel.notation import plain_language
from twojacks.kernel.rules import Rules

GAME = Game(
    package=__name__,
    name="low-water",
    title="Low Water",
    variants={"standard": (2, 3, 4)},
    state=STATE,
    phases=PHASES,
    actions=tuple(f"load {load}" for load in range(LOADS)),
    most_options=LOADS,
    rules=Rules(
        deal=rules.deal,
        run=rules.run,
        decide=rules.decide,
        to_act=rules.to_act,
        legal=rules.legal,
        scores=rules.scores,
        winners=rules.winners,
        observe=rules.observe,
        guess=rules.guess,
        reopen=rules.reopen,
    ),
    rounds=ROUNDS,
    bounds=BOUNDS,
    by_seat=("hands", "chosen", "coins"),
    face_down=("cards",),
    language=plain_language(KINDS, CLAUSES),
    check_position=check_position,
)
