"""Whether the facts that a game states agree with each other: one sentence for each mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from twojacks.errors import BadGame
from twojacks.kernel import evaluation, record
from twojacks.kernel.reasons import OVER

if TYPE_CHECKING:
    from twojacks.kernel.game import Game

FEWEST_SEATS, MOST_SEATS = 2, 4  # bots and adapters keep a place for each
MOST_ROUNDS = 126  # a search counts one more, in a byte
MOST_ACTIONS = 1 << 15  # actions are kept in 16 bits
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SHARED_PREFIX = "terminal"  # of the messages that belong to no game


def check_game(game: Game) -> None:
    for mistake in find_mistakes(game):
        raise BadGame(f"{game.name}, {mistake}")


def find_mistakes(game: Game) -> Iterator[str]:
    yield from find_mistakes_in_names(game)
    yield from find_mistakes_in_variants(game)
    yield from record.find_mistakes(game.state, game.bounds)
    yield from find_mistakes_in_fields(game)
    yield from find_mistakes_in_phases(game)
    yield from find_mistakes_in_actions(game)
    settings = {f"{variant} {count}" for variant, counts in game.variants.items() for count in counts}
    yield from evaluation.find_mistakes(game.evaluation, game.learnt, settings)
    yield from find_mistakes_in_lesson(game)


def find_mistakes_in_names(game: Game) -> Iterator[str]:
    for what, name in (("name", game.name), ("prefix", game.prefix)):
        if not NAME.fullmatch(name):
            yield f"{what}: expected small letters, digits and hyphens, not {name!r}"
    if game.prefix == SHARED_PREFIX:
        yield f"prefix: expected another one than {SHARED_PREFIX}, which belongs to no game"
    if not hasattr(import_module(game.package), "__path__"):
        yield f"package: expected a package, a directory with an __init__.py, not the module {game.package}"


def find_mistakes_in_variants(game: Game) -> Iterator[str]:
    if not game.variants or not all(game.variants.values()):
        yield "variants: expected at least one, each with the numbers of players it is for"
        return
    if game.player_counts[0] < FEWEST_SEATS or game.player_counts[-1] > MOST_SEATS:
        yield f"variants: expected {FEWEST_SEATS} to {MOST_SEATS} players, not {game.player_counts}"
    if sorted(game.variant_order) != sorted(game.variants):
        yield f"variant_order: expected {', '.join(game.variants)} in some order, not {', '.join(game.variant_order)}"
    if len(game.variants) > 1 and record.VARIANT not in (game.state.names or ()):
        yield f"state: expected a field {record.VARIANT}, because there are several variants"
    if len(set(game.colours)) < game.player_counts[-1]:
        yield f"colours: expected {game.player_counts[-1]} different ones, one for each seat"


def find_mistakes_in_fields(game: Game) -> Iterator[str]:
    names = game.state.names or ()
    for what, fields in (("by_seat", game.by_seat), ("not_features", game.not_features)):
        yield from (f"{what}: expected fields of the record, not {name}" for name in fields if name not in names)
    for name in game.by_seat:
        if name in names and (not game.state[name].shape or game.state[name].shape[0] < game.player_counts[-1]):
            yield f"by_seat, {name}: expected room for {game.player_counts[-1]} seats"
    if game.rules.has_secrets and not game.rules.guesses:
        yield "rules: expected guess beside observe: bots that search imagine what they do not see"
    if game.rounds is not None and not 1 <= game.rounds <= MOST_ROUNDS:
        yield f"rounds: expected 1 to {MOST_ROUNDS}, not {game.rounds}"


def find_mistakes_in_phases(game: Game) -> Iterator[str]:
    if len(set(game.phases)) != len(game.phases) or OVER not in game.phases:
        yield f"phases: expected different names, {OVER!r} among them"
    yield from (f"face_down: expected phases, not {name}" for name in game.face_down if name not in game.phases)
    if game.reasons is not None:
        strange = {*game.reasons.asked_for, *game.reasons.of_waiting, *game.reasons.clauses} - set(game.phases)
        yield from (f"reasons: expected phases, not {name}" for name in sorted(strange))


def find_mistakes_in_actions(game: Game) -> Iterator[str]:
    if not 2 <= len(game.actions) <= MOST_ACTIONS or len(set(game.actions)) != len(game.actions):
        yield f"actions: expected 2 to {MOST_ACTIONS} different texts"
    if not 2 <= game.most_options <= len(game.actions):
        yield f"most_options: expected 2 to {len(game.actions)}, as many as there are actions, not {game.most_options}"
    if min(game.length.decisions, game.length.later_draws + 1, game.length.later_sides + 1) < 1:
        yield "length: expected whole numbers, and at least one decision"


def find_mistakes_in_lesson(game: Game) -> Iterator[str]:
    lesson = game.lesson
    if lesson is None:
        return
    if lesson.players not in game.variants.get(lesson.variant, ()):
        told = f"{lesson.variant} {lesson.players}"
        yield f"lesson.json: expected a variant and a number of players of this game, not {told}"
    for seat, action in lesson.shown.items():
        if not 0 < seat < lesson.players or action not in game.actions:
            yield f"lesson.json, shown: expected seats of the neighbours and actions, not {seat}: {action}"
