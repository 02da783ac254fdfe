"""Actions and positions to text and back, as the contract has them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from twojacks.games.halunken import actions
from twojacks.games.halunken.components import BASIN, CARDS, COLOURS, JACK, PILE, SAILORS, TAVERNS
from twojacks.games.halunken.rules_end import doubled_colour, total_of
from twojacks.games.halunken.state import NO_CARD, NONE, PHASES, STANDARD, TWO_PLAYER, UNSEEN, VARIANTS
from twojacks.kernel.chance import key_text
from twojacks.kernel.notation import ActionTexts, Words, or_null, part

GAME = "halunken-und-spelunken"
JACK_NAME = "jack"


def action_table() -> tuple[str, ...]:
    """The text of every action, by its number."""
    spaces = [str(space) for space in range(TAVERNS)]
    numbers = CARDS[:-1]
    ranges = (
        *(("place", spaces), ("place-jack", spaces), ("bid", SAILORS), ("pass", None)),
        *(("card", CARDS), ("jack-card", CARDS), ("rum", numbers), ("jack-rum", numbers)),
        *(("take", (*SAILORS, "none")), ("give", SAILORS)),
    )
    return tuple(
        f"{verb} {thing}" if thing else verb
        for verb, things in ranges
        for thing in (("",) if things is None else things)
    )


MOST_CREWS = 4096  # kept in mind: every view of a table asks for the same ones
total_of_crew = lru_cache(MOST_CREWS)(total_of)
doubled_of_crew = lru_cache(MOST_CREWS)(doubled_colour)

ACTIONS = ActionTexts(action_table())
assert len(ACTIONS.texts) == actions.ACTION_COUNT


@part("variant", "players", "round_number", "phase", "starter")
def progress(state: Any) -> Words:
    return {
        "game": GAME,
        "variant": VARIANTS[state.variant],
        "players": state.players,
        "round": state.round_number,
        "phase": PHASES[state.phase],
        "starter": state.starter,
    }


@part("players", "figures")
def figures(state: Any) -> Words:
    captains = [or_null(space) for space in state.figures[: state.players]]
    return {"captains": captains, "jack": or_null(state.figures[JACK])}


@part("taverns", "heights")
def taverns(state: Any) -> Words:
    return {"taverns": [format_tavern(state, tavern) for tavern in range(TAVERNS)]}


@part("players", "crews")
def crews(state: Any) -> Words:
    seats = [format_crew(crew) for crew in state.crews[: state.players]]
    return {"crews": seats, "basin": format_crew(state.crews[BASIN])}


@part("variant", "players", "hands", "chosen", "jack_pile", "jack_left")
def cards(state: Any) -> Words:
    hands = [format_hand(hand) for hand in state.hands[: state.players]]
    chosen = [format_card(card) for card in state.chosen[: state.players]]
    return {"hands": hands, "chosen": chosen, **format_jack(state)}


@part("players", "opener", "bids", "bid_count", "hirer")
def auction(state: Any) -> Words:
    return {"opener": or_null(state.opener), "bids": format_bids(state), "hirer": or_null(state.hirer)}


@part("players", "crews")
def scores(state: Any) -> Words:
    return {"scores": [total_of_crew(crew) for crew in state.crews[: state.players]]}


@part("named", "mover", "met", "passed")
def resolving(state: Any) -> Words:
    named = {format_figure(figure): number for figure, number in enumerate(state.named) if number != NO_CARD}
    return {"named": named, "resolving": format_resolving(state)}


@part("players", "crews")
def doubled_seen(state: Any) -> Words:
    return {"doubled": [format_doubled(crew) for crew in state.crews[: state.players]]}


@part("key", "draws")
def chance(state: Any) -> Words:
    return {"key": key_text(state.key), "draws": state.draws}


BOARD = (progress, figures, taverns, crews, cards, auction, scores, resolving)
POSITION = (*BOARD, chance)
VIEW = (*BOARD, doubled_seen)


def format_figure(figure: int) -> str:
    return JACK_NAME if figure == JACK else str(figure)


def format_sailor(sailor: int) -> str | None:
    return None if sailor == UNSEEN else SAILORS[sailor]


def format_tavern(state: Any, tavern: int) -> list[str | None]:
    first = PILE * tavern
    return [format_sailor(sailor) for sailor in state.taverns[first : first + state.heights[tavern]]]


def format_crew(crew: int) -> list[str]:
    return list(names_of_crew(crew))


@lru_cache(MOST_CREWS)
def names_of_crew(crew: int) -> tuple[str, ...]:
    return tuple(name for sailor, name in enumerate(SAILORS) if crew >> sailor & 1)


def format_doubled(crew: int) -> str | None:
    """HS-E1: the letter of the colour that counts double."""
    colour = doubled_of_crew(crew)
    return None if colour == NONE else COLOURS[colour]


def format_hand(hand: int) -> list[str]:
    return list(names_of_hand(hand))


@cache
def names_of_hand(hand: int) -> tuple[str, ...]:
    return tuple(name for card, name in enumerate(CARDS) if hand >> card & 1)


def format_card(card: int) -> str | None:
    if card == NO_CARD:
        return None
    return "?" if card == UNSEEN else CARDS[card - 1]


def format_jack(state: Any) -> dict[str, Any]:
    """Black Jack's cards: a pile in the standard game, a hand with two players."""
    if state.variant == STANDARD:
        pile, left = state.jack_pile, state.jack_left
        turned = state.chosen[JACK]
        return {
            "jack_pile": [None if card == UNSEEN else str(card) for card in pile[:left]],
            "jack_played": [str(card) for card in reversed(pile[left:])],
            "jack_chosen": None if turned == NO_CARD else str(turned),
        }
    hand = {"jack_hand": format_hand(state.hands[JACK])} if state.variant == TWO_PLAYER else {}
    return {**hand, "jack_chosen": format_card(state.chosen[JACK])}


def format_bids(state: Any) -> list[list[int | str | None]]:
    seats = [(state.opener + turn) % state.players for turn in range(state.bid_count)]
    return [[seat, None if bid == NONE else SAILORS[bid]] for seat, bid in zip(seats, state.bids, strict=False)]


def format_resolving(state: Any) -> dict[str, Any] | None:
    """What a half-resolved round needs beside the board; null where nothing is half done."""
    if state.mover == NONE:
        return None

    def figure(number: int) -> int | str | None:
        return JACK_NAME if number == JACK else or_null(number)

    return {
        "mover": figure(state.mover),
        "met": figure(state.met),
        "passed": [seat for seat in state.passed if seat != NONE],
    }
