"""Montego Bay: dockers load barrels on ships in a harbour of Jamaica; Lazy Jack can be hired."""

from __future__ import annotations

from pathlib import Path

from twojacks.games.montego_bay import habits, judgement, notation, observe, reasons, rules, rules_setup
from twojacks.games.montego_bay.actions import ACTION_COUNT, MOST_OPTIONS
from twojacks.games.montego_bay.components import COLOURS
from twojacks.games.montego_bay.editions import make_options, read_edition
from twojacks.games.montego_bay.events import LANGUAGE
from twojacks.games.montego_bay.positions import parse_position
from twojacks.games.montego_bay.previews import preview
from twojacks.games.montego_bay.state import STATE, VARIANTS
from twojacks.kernel.protocol import Game, Judgement, Notation, Rules

GAME = Game(
    name=notation.GAME,
    title="Montego Bay",
    variants={"standard": (2, 3, 4)},
    colours=COLOURS,
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
    judgement=Judgement(judgement.FEATURES, judgement.stage, judgement.describe, lambda _view: VARIANTS[0]),
    language=LANGUAGE,
    make_options=make_options,
    read_edition=read_edition,
    preview=preview,
)
