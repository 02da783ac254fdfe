"""Halunken & Spelunken: captains recruit sailors in fourteen taverns; Black Jack can be hired."""

from __future__ import annotations

from twojacks.games.halunken import evaluation, notation, observe, rules, rules_setup
from twojacks.games.halunken.actions import MOST_OPTIONS
from twojacks.games.halunken.components import CAPTAIN_COLOURS, CARDS, FIGURES, PLAYERS_OF_VARIANT, ROUNDS, RUM, SEATS
from twojacks.games.halunken.events import LANGUAGE
from twojacks.games.halunken.positions import parse_position
from twojacks.games.halunken.previews import preview
from twojacks.games.halunken.reasons import REASONS
from twojacks.games.halunken.rollout import rollout
from twojacks.games.halunken.state import BOUNDS, FACE_DOWN, MOST_BIDS, PHASES, STATE, VARIANTS
from twojacks.kernel.evaluation import Evaluation
from twojacks.kernel.game import Game, GameLength
from twojacks.kernel.notation import PositionFormat
from twojacks.kernel.rules import Rules

# Setting up; in each round an auction (HS-T2), cards, a Rum, a robbery by each captain and a visit of Black Jack to
# each. Later draws are for Black Jack's card and for his Rum (HS-T7).
LENGTH = GameLength(
    decisions=FIGURES + ROUNDS * (MOST_BIDS + FIGURES + 1 + SEATS + SEATS),
    later_draws=2 * ROUNDS,
    later_sides=len(CARDS),
)

GAME = Game(
    package=__name__,
    name=notation.GAME,
    title="Halunken & Spelunken",
    prefix="hs",
    variants={name: PLAYERS_OF_VARIANT[name] for name in ("standard", "two-player", "beginner")},
    variant_order=VARIANTS,
    colours=CAPTAIN_COLOURS,
    rounds=ROUNDS,
    facts={"highest": RUM - 1},
    state=STATE,
    bounds=BOUNDS,
    phases=PHASES,
    face_down=FACE_DOWN,
    actions=notation.ACTIONS.texts,
    most_options=MOST_OPTIONS,
    length=LENGTH,
    rules=Rules(
        deal=rules_setup.deal,
        run=rules.run,
        decide=rules.decide,
        to_act=rules.to_act,
        legal=rules.legal,
        is_over=rules.is_over,
        scores=rules.scores,
        winners=rules.winners,
        observe=observe.observe,
        guess=observe.guess,
        reopen=observe.reopen,
        rollout=rollout,
    ),
    language=LANGUAGE,
    positions=PositionFormat(notation.POSITION, notation.VIEW, parse_position),
    reasons=REASONS,
    evaluation=Evaluation(evaluation.FEATURES, evaluation.STAGES, evaluation.stage, evaluation.describe),
    preview=preview,
)
