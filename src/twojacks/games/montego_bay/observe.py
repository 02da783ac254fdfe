"""What a seat may know, and the worlds that fit it."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.components import FIGURES, FREIGHTERS, JACK, PIERS, PILE
from twojacks.games.montego_bay.rules_cards import cards_for
from twojacks.games.montego_bay.rules_common import owner_of
from twojacks.games.montego_bay.state import CARDS, NO_CARD, NONE, UNSEEN
from twojacks.kernel.bits import count_bits, nth_bit
from twojacks.kernel.chance import draw
from twojacks.kernel.compiling import rule
from twojacks.kernel.keys import give_key, take_key


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    """The same record with everything blanked that the seat cannot know; seat −1 is a spectator."""
    out[0] = state
    view = out[0]
    take_key(view)
    hide_ships(view)
    if int(view.phase) == CARDS:
        for figure in range(FIGURES):
            hidden = int(view.chosen[figure]) != NO_CARD and (seat == NONE or owner_of(view, figure) != seat)
            if hidden:
                view.chosen[figure] = UNSEEN


@rule
def hide_ships(view: Any) -> None:
    """MB-S7: the piles lie face up, so the top one of each is seen, and the ones below it are not."""
    drawn = int(view.drawn)
    for place in range(drawn + 1, PILE):
        view.pile[place] = UNSEEN
    for place in range(max(drawn, PILE) + 1, 2 * PILE):
        view.pile[place] = UNSEEN


@rule
def guess(view: Any, seat: int, key: Any, out: Any) -> None:
    """A random world in which the seat sees this view; ``key`` is its chance, also for what comes later."""
    out[0] = view
    world = out[0]
    give_key(world, key)
    deal_ships(world)
    for figure in range(FIGURES):
        if int(world.chosen[figure]) == UNSEEN:
            cards = cards_for(world, figure)
            world.chosen[figure] = nth_bit(cards, draw(world, count_bits(cards))) + 1


@rule
def reopen(view: Any) -> None:
    """The cards that others chose face down are taken back: in the imagination they are chosen anew."""
    for figure in range(FIGURES):
        if int(view.chosen[figure]) == UNSEEN:
            view.chosen[figure] = NO_CARD


@rule
def deal_ships(world: Any) -> None:
    """The freighters that nobody has seen, shuffled over the places below the tops of the piles."""
    left = ((1 << FREIGHTERS) - 1) << 1 & ~int(world.sailed)
    for pier in range(PIERS):
        if int(world.port[pier]) != NONE:
            left &= ~(1 << int(world.port[pier]))
    for place in range(2 * PILE):
        if int(world.pile[place]) >= 0:
            left &= ~(1 << int(world.pile[place]))
    for place in range(2 * PILE):
        if int(world.pile[place]) == UNSEEN:
            ship = nth_bit(left, draw(world, count_bits(left)))
            left &= ~(1 << ship)
            world.pile[place] = ship


assert JACK == FIGURES - 1  # his card is guessed after his docker's, from which it must differ (MB-2.3)
