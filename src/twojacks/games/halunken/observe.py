"""What a seat may know (HS-S6), and the worlds that fit it."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.components import BASIN, FIGURES, JACK, JACK_CARDS, PILE, SAILOR_COUNT, TAVERNS
from twojacks.games.halunken.state import CARDS, NO_CARD, NONE, PLACE, UNSEEN
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
    hide_sailors(view)
    for card in range(int(view.jack_left)):
        view.jack_pile[card] = UNSEEN
    if int(view.phase) == CARDS:
        for figure in range(FIGURES):
            if not chose_card_of(view, seat, figure) and int(view.chosen[figure]) != NO_CARD:
                view.chosen[figure] = UNSEEN


@rule
def hide_sailors(view: Any) -> None:
    """Below the top one all lie face down; while captains are placed the top one does, too (HS-S2, HS-S5)."""
    open_at_top = 0 if int(view.phase) == PLACE else 1
    for tavern in range(TAVERNS):
        for depth in range(int(view.heights[tavern]) - open_at_top):
            view.taverns[PILE * tavern + depth] = UNSEEN


@rule
def chose_card_of(view: Any, seat: int, figure: int) -> bool:
    """Whether the seat laid this figure's card itself: its captain's, and Black Jack's if it hired him (HS-T3)."""
    return figure == seat or (figure == JACK and seat != NONE and seat == int(view.hirer))


@rule
def guess(view: Any, seat: int, key: Any, out: Any) -> None:
    """A random world in which the seat sees this view; ``key`` is its chance, also for what comes later."""
    out[0] = view
    world = out[0]
    give_key(world, key)
    deal_sailors(world)
    deal_jack_cards(world)
    for figure in range(FIGURES):
        if int(world.chosen[figure]) == UNSEEN:
            hand = int(world.hands[figure])
            world.chosen[figure] = nth_bit(hand, draw(world, count_bits(hand))) + 1


@rule
def reopen(view: Any) -> None:
    """The cards that others chose face down are taken back: in the imagination they are chosen anew."""
    for figure in range(FIGURES):
        if int(view.chosen[figure]) == UNSEEN:
            view.chosen[figure] = NO_CARD


@rule
def deal_sailors(world: Any) -> None:
    """The sailors that lie nowhere open, shuffled over the face-down places."""
    left = (1 << SAILOR_COUNT) - 1
    for crew in range(BASIN + 1):
        left &= ~int(world.crews[crew])
    for place in range(SAILOR_COUNT):
        if int(world.taverns[place]) >= 0:
            left &= ~(1 << int(world.taverns[place]))
    for place in range(SAILOR_COUNT):
        if int(world.taverns[place]) == UNSEEN:
            sailor = nth_bit(left, draw(world, count_bits(left)))
            left &= ~(1 << sailor)
            world.taverns[place] = sailor


@rule
def deal_jack_cards(world: Any) -> None:
    """The cards of Black Jack's that nobody has seen, shuffled."""
    left = (1 << JACK_CARDS) - 1
    for place in range(int(world.jack_left), JACK_CARDS):
        if int(world.jack_pile[place]) != NONE:
            left &= ~(1 << (int(world.jack_pile[place]) - 1))
    for place in range(int(world.jack_left)):
        card = nth_bit(left, draw(world, count_bits(left)))
        left &= ~(1 << card)
        world.jack_pile[place] = card + 1
