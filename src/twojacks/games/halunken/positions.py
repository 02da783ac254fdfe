"""Reading a position: every field where it is written, then whether such a position can arise at all."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from twojacks.games.halunken.components import (
    BASIN,
    CARDS,
    FIGURES,
    JACK,
    JACK_CARDS,
    PILE,
    PLAYERS_OF_VARIANT,
    ROUNDS,
    SAILORS,
    TAVERNS,
)
from twojacks.games.halunken.positions_checks import check_position
from twojacks.games.halunken.rules_cards import cancelled_figures, number_of
from twojacks.games.halunken.rules_common import plays_cards
from twojacks.games.halunken.rules_setup import clear
from twojacks.games.halunken.state import (
    MOST_BIDS,
    NO_CARD,
    NONE,
    PHASES,
    STANDARD,
    STATE,
    TWO_PLAYER,
    VARIANTS,
)
from twojacks.kernel.chance import key_numbers
from twojacks.kernel.fields import Fields, check, describe, is_whole, read_choice, read_integer, read_items

JACK_WORDS = tuple(str(card) for card in range(1, JACK_CARDS + 1))


def parse_position(position: Any) -> Any:
    """The record of a position, in an array of one.

    What no game can come to is refused, but for this, so that a few lines written by hand are a position:

    - what is empty may be left out: starter (seat 0), jack, basin, chosen, jack_chosen, bids, hirer, named, resolving;
    - a hirer may be named without the bids of the auction, and without the sailor that was paid;
    - crews may be smaller than in play, and as large in round 1 as they can be after the last round;
    - jack_played may be left out or belong to another pile; his turned-up cards then count as turned ascending;
    - scores are not read, they follow from the crews; a phase in which everybody has just one option goes on by itself.
    """
    fields = Fields(position)
    states = np.zeros(1, STATE).view(np.recarray)
    state = states[0]
    read_frame(fields, state)
    read_board(fields, state)
    read_cards(fields, state)
    if state.variant == STANDARD:
        read_pile(fields, state)
    read_auction(fields, state)
    read_named(fields, state)
    read_resolving(fields, state)
    check_position(state)
    return states


def read_frame(fields: Fields, state: Any) -> None:
    variant = fields.choice("variant", VARIANTS)
    players = fields.integer("players", 2, 4)
    counts = PLAYERS_OF_VARIANT[VARIANTS[variant]]
    check(
        players in counts, "players", f"expected {' or '.join(map(str, counts))} for {VARIANTS[variant]}, not {players}"
    )
    key, draws = fields.chance()
    clear(state, players, variant, key_numbers(key))
    state.draws = draws
    state.round_number = fields.integer("round", 1, ROUNDS)
    state.phase = fields.choice("phase", PHASES)
    starter = fields.integer_or_null("starter", 0, players - 1)
    state.starter = 0 if starter is None else starter


def read_space(name: str, value: Any) -> int:
    return NONE if value is None else read_integer(name, value, 0, TAVERNS - 1)


def read_sailor(name: str, value: Any) -> int:
    check(value is not None, name, "expected a sailor such as y7: a view with hidden sailors is no position")
    check(isinstance(value, str) and value in SAILORS, name, f"expected a sailor such as y7, not {describe(value)}")
    return SAILORS.index(value)


def read_board(fields: Fields, state: Any) -> None:
    """Figures, taverns, crews and basin."""
    players = int(state.players)
    state.figures[:players] = fields.items("captains", players, read_space)
    state.figures[JACK] = read_space("jack", fields.get("jack"))
    state.taverns[:] = NONE
    for tavern, pile in enumerate(fields.items("taverns", TAVERNS, read_sailors)):
        check(len(pile) <= PILE, f"taverns[{tavern}]", f"expected at most {PILE} sailors, not {len(pile)}")
        state.heights[tavern] = len(pile)
        state.taverns[PILE * tavern : PILE * tavern + len(pile)] = pile
    for seat, crew in enumerate(fields.items("crews", players, read_crew)):
        state.crews[seat] = crew
    state.crews[BASIN] = read_crew("basin", fields.get("basin", []))


def read_sailors(name: str, value: Any) -> list[int]:
    return read_items(name, value, None, read_sailor)


def read_crew(name: str, value: Any) -> int:
    crew = 0
    for sailor in read_sailors(name, value):
        check(not crew >> sailor & 1, name, f"has {SAILORS[sailor]} twice")
        crew |= 1 << sailor
    return crew


def read_card(words: tuple[str, ...], name: str, value: Any) -> int:
    """A card from 1; numbers are taken for text, and null for no card."""
    if value is None:
        return NO_CARD
    text = describe(int(value)) if is_whole(value) else value
    return read_choice(name, text, words) + 1


def read_hand(name: str, value: Any) -> int:
    hand = 0
    for card in read_items(name, value, None, partial(read_card, CARDS)):
        check(card != NO_CARD, name, "expected cards, not null")
        check(not hand >> (card - 1) & 1, name, f"has the card {CARDS[card - 1]} twice")
        hand |= 1 << (card - 1)
    return hand


def read_cards(fields: Fields, state: Any) -> None:
    players = int(state.players)
    state.hands[:players] = fields.items("hands", players, read_hand)
    if state.variant == TWO_PLAYER:
        state.hands[JACK] = read_hand("jack_hand", fields.required("jack_hand"))
    chosen = fields.get("chosen", [None] * players)
    state.chosen[:players] = read_items("chosen", chosen, players, partial(read_card, CARDS))
    words = JACK_WORDS if state.variant == STANDARD else CARDS
    state.chosen[JACK] = read_card(words, "jack_chosen", fields.get("jack_chosen"))


def read_pile(fields: Fields, state: Any) -> None:
    """Face down below, turned up above, in the order in which they were turned if it is told."""
    pile = fields.items("jack_pile", None, partial(read_card, JACK_WORDS))
    check(NO_CARD not in pile, "jack_pile", "expected cards 1 to 12, not null: a view is no position")
    check(len(set(pile)) == len(pile), "jack_pile", "has a card twice")
    rest = sorted(set(range(1, JACK_CARDS + 1)) - set(pile))
    played = read_items("jack_played", fields.get("jack_played", []), None, partial(read_card, JACK_WORDS))
    state.jack_pile[:] = [*pile, *reversed(played if sorted(played) == rest else rest)]
    state.jack_left = len(pile)


def read_auction(fields: Fields, state: Any) -> None:
    players = int(state.players)
    opener = fields.integer_or_null("opener", 0, players - 1)
    state.opener = NONE if opener is None else opener
    hirer = fields.integer_or_null("hirer", 0, players - 1)
    state.hirer = NONE if hirer is None else hirer
    bids = read_items("bids", fields.get("bids", []), None, partial(read_bid, players))
    check(len(bids) <= MOST_BIDS, "bids", f"expected at most {MOST_BIDS}, not {len(bids)}")
    for turn, (seat, sailor) in enumerate(bids):
        check(state.opener != NONE, "opener", "expected the seat that opened the auction, not null")
        expected = (int(state.opener) + turn) % players
        check(
            seat == expected, f"bids[{turn}]", f"expected seat {expected}, clockwise from the opener, not seat {seat}"
        )
        state.bids[turn] = sailor
    state.bid_count = len(bids)


def read_bid(players: int, name: str, value: Any) -> tuple[int, int]:
    check(isinstance(value, list) and len(value) == 2, name, "expected [seat, sailor or null]")
    seat, sailor = value
    return read_integer(name, seat, 0, players - 1), NONE if sailor is None else read_sailor(name, sailor)


def read_figure(players: int, name: str, value: Any) -> int:
    if value is None:
        return NONE
    return JACK if value == "jack" else read_integer(name, value, 0, players - 1)


def read_named(fields: Fields, state: Any) -> None:
    named = fields.get("named", {})
    check(isinstance(named, dict), "named", "expected an object: the captain's seat or jack, and the number")
    words = [str(figure) for figure in range(int(state.players))]
    for figure, number in named.items():
        name = f"named[{figure}]"
        place = JACK if figure == "jack" else read_choice(name, str(figure), words)
        state.named[place] = read_integer(name, number, 1, 7)


def read_resolving(fields: Fields, state: Any) -> None:
    """The figures of a half-settled meeting; who has acted before them follows from the cards (HS-R4, HS-R5)."""
    resolving = fields.get("resolving")
    if resolving is None:
        return
    players = int(state.players)
    check(isinstance(resolving, dict), "resolving", "expected an object or null")
    state.mover = read_figure(players, "resolving.mover", resolving.get("mover"))
    state.met = read_figure(players, "resolving.met", resolving.get("met"))
    passed = read_items("resolving.passed", resolving.get("passed", []), None, partial(read_figure, players))
    check(len(set(passed)) == len(passed) <= players, "resolving.passed", "expected each captain at most once")
    check(set(passed) <= set(range(players)), "resolving.passed", "expected seats")
    state.passed[: len(passed)] = passed
    if state.mover != NONE:
        state.acted = acted_before(state)


def acted_before(state: Any) -> int:
    """Cancelled figures, and those whose number is not above the mover's; all of them when Black Jack moves last."""
    acted = cancelled_figures(state)
    last = state.variant != TWO_PLAYER and state.mover == JACK
    for figure in range(FIGURES):
        if plays_cards(state, figure) and (last or number_of(state, figure) <= number_of(state, int(state.mover))):
            acted |= 1 << figure
    return acted
