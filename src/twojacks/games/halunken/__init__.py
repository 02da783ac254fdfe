"""Halunken & Spelunken: captains recruit sailors in fourteen taverns; Black Jack can be hired."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from twojacks.games.halunken import habits, judgement, notation, observe, reasons, rules, rules_setup
from twojacks.games.halunken.actions import ACTION_COUNT, MOST_OPTIONS
from twojacks.games.halunken.components import CAPTAIN_COLOURS, PLAYERS_OF_VARIANT
from twojacks.games.halunken.events import LANGUAGE
from twojacks.games.halunken.positions import parse_position
from twojacks.games.halunken.previews import preview
from twojacks.games.halunken.state import OPTIONS, STATE, VARIANTS
from twojacks.kernel.protocol import Game, Judgement, Notation, Rules


def make_options(variant: str, players: int, _edition: None) -> Any:
    options = np.zeros(1, OPTIONS).view(np.recarray)
    options.players, options.variant = players, VARIANTS.index(variant)
    return options[0]


GAME = Game(
    name=notation.GAME,
    title="Halunken & Spelunken",
    variants={name: PLAYERS_OF_VARIANT[name] for name in ("standard", "two-player", "beginner")},
    colours=CAPTAIN_COLOURS,
    state=STATE,
    action_count=ACTION_COUNT,
    most_options=MOST_OPTIONS,
    folder=Path(__file__).parent,
    rules=Rules(
        setup=rules.setup,
        resume=rules.resume,
        to_act=rules.to_act,
        legal=rules.legal,
        apply=rules.apply,
        observe=observe.observe,
        guess=observe.guess,
        reopen=observe.reopen,
        habit=habits.habit,
        is_over=rules.is_over,
        scores=rules.scores,
        winners=rules.winners,
        set_up=rules_setup.set_up,
        run=rules.run,
        decide=rules.decide,
    ),
    notation=Notation(
        format_action=notation.ACTIONS.format,
        parse_action=notation.ACTIONS.parse,
        position=notation.POSITION,
        view=notation.VIEW,
        parse_position=parse_position,
        explain=reasons.REASONS.explain,
    ),
    judgement=Judgement(
        judgement.FEATURES, judgement.stage, judgement.describe, lambda view: VARIANTS[int(view.variant)]
    ),
    language=LANGUAGE,
    make_options=make_options,
    preview=preview,
)
