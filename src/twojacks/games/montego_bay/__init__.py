"""Montego Bay: dockers load barrels on ships in a harbour of Jamaica; Lazy Jack can be hired."""

from __future__ import annotations

from twojacks.games.montego_bay import editions, evaluation, notation, observe, rules, rules_setup
from twojacks.games.montego_bay.actions import MOST_OPTIONS
from twojacks.games.montego_bay.components import COLOURS, FIGURES, MOST_DOCKERS, MOST_ROUNDS, PLAYERS, SEATS, SHOWN
from twojacks.games.montego_bay.events import LANGUAGE
from twojacks.games.montego_bay.positions import parse_position
from twojacks.games.montego_bay.previews import preview
from twojacks.games.montego_bay.reasons import REASONS
from twojacks.games.montego_bay.rollout import rollout
from twojacks.games.montego_bay.state import BOUNDS, FACE_DOWN, PHASES, STATE, VARIANTS
from twojacks.kernel.evaluation import Evaluation
from twojacks.kernel.game import Editions, Game, GameLength
from twojacks.kernel.notation import PositionFormat
from twojacks.kernel.rules import Rules

# In each round hiring, a card for every figure, and a visit of every figure to a storeroom with barrels and broken ones
# (MB-4). The order tiles are shuffled once more (MB-6.2).
VISIT = SHOWN["barrels"][1] + SHOWN["broken"][1]
LENGTH = GameLength(
    decisions=MOST_ROUNDS * (SEATS + FIGURES + FIGURES * VISIT),
    later_draws=MOST_DOCKERS - 1,
    later_sides=MOST_DOCKERS,
)

GAME = Game(
    package=__name__,
    name=notation.GAME,
    title="Montego Bay",
    prefix="mb",
    variants=dict.fromkeys(VARIANTS, PLAYERS),
    colours=COLOURS,
    state=STATE,
    bounds=BOUNDS,
    not_features=("edition",),
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
    editions=Editions(editions.read_edition, editions.read_file, editions.describe_edition, editions.TEMPLATE),
    deal_options=editions.make_options,
    preview=preview,
)
