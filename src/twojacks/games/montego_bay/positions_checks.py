"""Whether a position that was read can arise in a game."""

from __future__ import annotations

from typing import Any

from twojacks.games.montego_bay.components import (
    BARRELS,
    FIGURE_NAMES,
    FIGURES,
    JACK,
    PIERS,
    PILE,
    PILOT,
    WAGE,
)
from twojacks.games.montego_bay.notation import dockers_of
from twojacks.games.montego_bay.rules_common import loop_length, owner_of
from twojacks.games.montego_bay.rules_hiring import asked_to_hire, is_before
from twojacks.games.montego_bay.rules_loading import loadable_piers
from twojacks.games.montego_bay.rules_ships import aboard
from twojacks.games.montego_bay.state import (
    CARDS,
    HIRE,
    LEFT_PUB,
    LOAD,
    NO_CARD,
    NONE,
    OVER,
    RIGHT_PUB,
    UNLOAD,
)
from twojacks.kernel.fields import check

BEFORE_MOVING = (HIRE, CARDS)
VISITING = (LOAD, UNLOAD)


def check_position(state: Any) -> None:
    check_jack(state)
    check_hiring(state)
    check_figures(state)
    check_cards(state)
    check_ships(state)
    check_piles(state)
    check_visit(state)
    check_barrels(state)


def check_jack(state: Any) -> None:
    """MB-1: hired by one seat, with one of its dockers; nobody has him while he is still offered."""
    hirer, partner = int(state.hirer), int(state.partner)
    hired = hirer != NONE
    check(not hired or state.phase != HIRE, "hirer", "expected null while Lazy Jack is offered")
    check((partner != NONE) == hired, "with", f"expected {'a docker of the hirer' if hired else 'null: nobody hired'}")
    check(not hired or owner_of(state, partner) == hirer, "with", f"expected a docker of seat {hirer}")
    stands = int(state.figures[JACK]) != NONE
    check(stands == hired, "figures.lazy-jack", f"expected {'a space' if hired else 'null: nobody hired him'}")
    check(not hired or not int(state.declined) >> hirer & 1, "declined", f"seat {hirer} hired Lazy Jack")


def check_hiring(state: Any) -> None:
    """MB-1.2: asked in that order. When figures have moved, coins and points say nothing about it any more."""
    if state.phase not in BEFORE_MOVING:
        return
    asked = asked_to_hire(state)
    for seat in range(int(state.players)):
        if not int(state.declined) >> seat & 1:
            continue
        able = bool(state.coins[seat] >= WAGE)
        check(able, "declined", f"seat {seat} cannot pay {WAGE} coins, so it was not asked (MB-1.2)")
        for later in (asked, int(state.hirer)):
            first = later == NONE or is_before(state, seat, later)
            check(first, "declined", f"seat {later} is asked before seat {seat}, and has not declined (MB-1.2)")


def check_figures(state: Any) -> None:
    """One figure a space; before he moves Lazy Jack shares his docker's. Pubs are left in the first move (MB-3.3)."""
    sharing = state.phase == CARDS and state.hirer != NONE
    if sharing:
        place = state.figures[state.partner]
        check(state.figures[JACK] == place, "figures.lazy-jack", f"expected him with {FIGURE_NAMES[state.partner]}")
    standing: dict[int, int] = {}
    for figure in range(FIGURES):
        place, name = int(state.figures[figure]), f"figures.{FIGURE_NAMES[figure]}"
        if place == NONE or (figure == JACK and sharing):
            continue
        if place >= loop_length(state):
            home = RIGHT_PUB if figure & 1 else LEFT_PUB
            check(state.phase in BEFORE_MOVING, name, "expected a space: every figure has moved in this phase")
            check(place == home, name, f"expected the {'right' if home == RIGHT_PUB else 'left'} pub for its size")
            continue
        other = standing.setdefault(place, figure)
        check(other == figure, name, f"space {place} already has {FIGURE_NAMES[other]}, expected one figure a space")


def check_cards(state: Any) -> None:
    """MB-2: none before, in the order they are asked while choosing, all of them afterwards."""
    for seat in range(int(state.players)):
        figures = [docker for docker in dockers_of(int(state.players)) if owner_of(state, docker) == seat]
        figures += [JACK] if state.hirer == seat else []
        missing = False
        for figure in figures:
            name, has_card = f"chosen.{FIGURE_NAMES[figure]}", state.chosen[figure] != NO_CARD
            check(not has_card or state.phase != HIRE, name, "expected null before cards are chosen")
            check(has_card or state.phase in BEFORE_MOVING, name, "expected a card, not null")
            check(not (has_card and missing), name, "expected null until this seat's earlier cards are chosen")
            missing = missing or not has_card
    if state.hirer == NONE:
        check(state.chosen[JACK] == NO_CARD, "chosen.lazy-jack", "expected null: nobody hired him")
    elif state.chosen[JACK] != NO_CARD:
        differs = state.chosen[JACK] != state.chosen[state.partner]
        check(differs, "chosen.lazy-jack", f"expected another card than {FIGURE_NAMES[state.partner]}'s (MB-2.3)")


def check_ships(state: Any) -> None:
    """The pilot boat lies at pier 1, empty; no ship in port is full."""
    in_port = int(state.in_port)
    check((in_port == 0) == (state.phase == OVER) or state.phase in VISITING, "piers", ports_expected(state))
    for pier in range(in_port):
        ship, name = int(state.port[pier]), f"piers[{pier}]"
        count = aboard(state, pier)
        if ship == PILOT:
            check(pier == 0, f"{name}.ship", "expected a freighter: the pilot boat lies at pier 1 (MB-S7)")
            check(count == 0, f"{name}.hold", "expected no barrels on the pilot boat (MB-4.3)")
        else:
            limit = int(state.capacity[ship])
            check(count < limit, f"{name}.hold", f"{count} barrels fill a ship of {limit}; it would have sailed")


def ports_expected(state: Any) -> str:
    return "expected no ship when the game is over" if state.phase == OVER else "expected ships in port"


def check_piles(state: Any) -> None:
    """MB-P1: four in port while a pile lasts."""
    drawn, in_port = int(state.drawn), int(state.in_port)
    check(drawn == 2 * PILE or in_port == PIERS, "piers", f"expected {PIERS} ships while the piles last")
    check(in_port >= PIERS - 1 or state.phase not in BEFORE_MOVING, "piers", "with fewer than 3 ships the game is over")
    begun = drawn > PILE and state.phase not in BEFORE_MOVING
    check(begun or not state.reshuffle, "reshuffle", "expected false: the second pile was not begun in this round")


def check_visit(state: Any) -> None:
    """MB-4: who acts, and with how many barrels."""
    figure, left = int(state.acting), int(state.left)
    if state.phase not in VISITING:
        check(figure == NONE, "acting", "expected null in this phase")
        check(left == 0, "left", "expected 0 in this phase")
        return
    check(figure != NONE and state.figures[figure] != NONE, "acting", "expected the figure whose visit it is")
    space, seat = int(state.figures[figure]), owner_of(state, figure)
    loading = state.phase == LOAD
    shown = int(state.barrels[space] if loading else state.broken[space])
    check(loading or figure != JACK, "acting", "Lazy Jack never takes barrels off a ship (MB-4.6)")
    own = sum(int(state.hold[pier, seat]) for pier in range(int(state.in_port)))
    most = shown if loading else min(shown, own)
    check(1 <= left <= most, "left", f"expected 1 to {most} at the storeroom of space {space}, not {left}")


def check_barrels(state: Any) -> None:
    """MB-S4: each player's are before the player, aboard, in the pub or in hand."""
    total = int(BARRELS[state.players])
    for seat in range(int(state.players)):
        loaded = sum(int(state.hold[pier, seat]) for pier in range(int(state.in_port)))
        in_hand = int(state.left) if state.phase == LOAD and owner_of(state, int(state.acting)) == seat else 0
        count = int(state.supply[seat]) + loaded + int(state.pub[seat]) + in_hand
        check(
            count == total,
            f"supply[{seat}]",
            f"expected {total} barrels in all, not {count} (supply, piers, pub and in hand)",
        )
    check(not any(state.pub) or loadable_piers(state) == 0, "pub", "expected none while a ship can be loaded (MB-4.9)")
