"""Whether a position that was read can arise in a game."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.components import (
    BASIN,
    FIGURES,
    JACK,
    JACK_CARDS,
    PILE,
    ROUNDS,
    SAILOR_COUNT,
    SAILORS,
    TAVERNS,
    VALUES,
)
from twojacks.games.halunken.components import (
    CARDS as CARD_WORDS,
)
from twojacks.games.halunken.rules_auction import is_auction_over, leading_bid
from twojacks.games.halunken.rules_cards import (
    cancelled_figures,
    figure_to_choose_for,
    rum_namer,
    single_rum,
    unrevealed_numbers,
)
from twojacks.games.halunken.rules_common import crew_size, has_jack, occupant, plays_cards
from twojacks.games.halunken.rules_moves import may_rob_crew, robber
from twojacks.games.halunken.state import (
    AUCTION,
    CARDS,
    GIVE,
    NAME_RUM,
    NO_CARD,
    NONE,
    OVER,
    PLACE,
    PLACE_JACK,
    ROB,
    STANDARD,
    TWO_PLAYER,
)
from twojacks.kernel.fields import check

SETTING_UP = (PLACE, PLACE_JACK)
REVEALED = (NAME_RUM, ROB, GIVE, OVER)


def check_position(state: Any) -> None:
    check_sailors(state)
    check_recruited(state)
    check_frame(state)
    check_figures(state)
    check_hands(state)
    check_chosen(state)
    if state.variant == STANDARD:
        check_pile(state)
    check_auction(state)
    check_rum(state)
    check_resolving(state)
    if state.phase in SETTING_UP:
        check_setting_up(state)


def check_sailors(state: Any) -> None:
    """HS-S1: 42 of them, each in one place."""
    seen: set[int] = set()
    places = [
        (f"taverns[{place // PILE}]", int(sailor)) for place, sailor in enumerate(state.taverns) if sailor != NONE
    ]
    for crew in range(BASIN + 1):
        name = "basin" if crew == BASIN else f"crews[{crew}]"
        places += [(name, sailor) for sailor in range(SAILOR_COUNT) if int(state.crews[crew]) >> sailor & 1]
    for name, sailor in places:
        check(sailor not in seen, name, f"has {SAILORS[sailor]}, which lies somewhere else too")
        seen.add(sailor)
    missing = [SAILORS[sailor] for sailor in range(SAILOR_COUNT) if sailor not in seen]
    check(
        not missing,
        "taverns, crews and basin",
        f"expected all 42 sailors once, but {', '.join(missing[:5])} is nowhere",
    )


def check_recruited(state: Any) -> None:
    """One sailor for each player at set-up (HS-S4), and at most one for each card a round (HS-R4, HS-R6, HS-T4).

    That is held against the whole game and not against the round: see `parse_position`.
    """
    cards = sum(1 for figure in range(FIGURES) if plays_cards(state, figure))
    least = SAILOR_COUNT - int(state.players) - ROUNDS * cards
    left = int(state.heights.sum())
    check(left >= least, "taverns", f"expected at least {least} sailors, which nobody can have taken, not {left}")


def check_frame(state: Any) -> None:
    if not has_jack(state):
        check(state.figures[JACK] == NONE, "jack", "expected null: the beginners' game has no Black Jack")
        check(state.crews[BASIN] == 0, "basin", "expected no sailors: the beginners' game has no basin")
        check(state.phase not in (PLACE_JACK, AUCTION, GIVE), "phase", "does not occur in the beginners' game")
        check(state.chosen[JACK] == NO_CARD, "jack_chosen", "expected null: the beginners' game has no Black Jack")
    if state.phase in SETTING_UP:
        check(state.round_number == 1, "round", "expected 1 during set-up")
    if state.phase == OVER:
        check(state.round_number == ROUNDS, "round", f"expected {ROUNDS} when the game is over")


def check_figures(state: Any) -> None:
    """Everybody stands somewhere after set-up, and two on one space only while their meeting is settled."""
    players = int(state.players)
    placed = state.phase != PLACE
    for seat in range(players):
        check(state.figures[seat] != NONE or not placed, f"captains[{seat}]", "expected a space, not null")
    jack_stands = has_jack(state) and state.phase not in SETTING_UP
    wanted = "expected a space, not null" if jack_stands else "expected null before he is placed"
    check((state.figures[JACK] != NONE) == jack_stands, "jack", wanted)
    spaces: dict[int, int] = {}
    for figure in range(FIGURES):
        space = int(state.figures[figure])
        if space == NONE:
            continue
        other = spaces.setdefault(space, figure)
        meeting = not is_passing(state) and {other, figure} == {int(state.mover), int(state.met)}
        name = "jack" if figure == JACK else f"captains[{figure}]"
        check(other == figure or meeting, name, f"space {space} already has a figure, expected one figure a space")


def check_hands(state: Any) -> None:
    """HS-R9: a card a round, kept in hand until it is revealed."""
    left = ROUNDS - int(state.round_number) + (0 if state.phase in REVEALED else 1)
    for figure in range(FIGURES):
        if plays_cards(state, figure):
            name = "jack_hand" if figure == JACK else f"hands[{figure}]"
            count = int(state.hands[figure]).bit_count()
            check(count == left, name, f"expected {left} cards left in round {int(state.round_number)}, not {count}")


def check_chosen(state: Any) -> None:
    for figure in range(FIGURES):
        card = int(state.chosen[figure])
        name = "jack_chosen" if figure == JACK else f"chosen[{figure}]"
        if not plays_cards(state, figure):
            continue
        if state.phase in REVEALED:
            check(card != NO_CARD, name, "expected the revealed card, not null")
            check(not int(state.hands[figure]) >> (card - 1) & 1, name, "a revealed card is no longer in hand")
        elif card != NO_CARD:
            check(state.phase == CARDS, name, "expected null before cards are chosen")
            check(
                bool(int(state.hands[figure]) >> (card - 1) & 1),
                name,
                f"the card {CARD_WORDS[card - 1]} is not in hand",
            )
    if state.variant == TWO_PLAYER and state.phase == CARDS and state.chosen[JACK] != NO_CARD:
        check(state.hirer != NONE, "jack_chosen", "expected null: nobody has hired Black Jack")
        check(state.chosen[state.hirer] != NO_CARD, "jack_chosen", "expected null until the hirer's own card is chosen")
    if state.phase == CARDS:
        asked = any(figure_to_choose_for(state, seat) != NONE for seat in range(int(state.players)))
        check(asked, "chosen", "expected null for somebody: when all have chosen, the cards are revealed")


def check_pile(state: Any) -> None:
    """HS-B5, HS-B8: one card a round, after all captains have moved."""
    turned = state.phase == OVER or state.mover == JACK
    used = int(state.round_number) - (0 if turned else 1)
    left = JACK_CARDS - used
    check(state.jack_left == left, "jack_pile", f"expected {left} cards, not {int(state.jack_left)}")
    card = int(state.jack_pile[left]) if turned else NO_CARD
    expected = f"expected {card}, the card turned up last" if turned else "expected null before his card is turned up"
    check(int(state.chosen[JACK]) == card, "jack_chosen", expected)


def check_auction(state: Any) -> None:
    """HS-B2, HS-T2: bids rise, and the last one hires."""
    auctions = has_jack(state) and state.phase != PLACE
    wanted = (
        "expected the seat that opens the auction" if auctions else "expected null before Black Jack's first auction"
    )
    check((state.opener != NONE) == auctions, "opener", wanted)
    before = not auctions or state.phase in (PLACE_JACK, AUCTION)
    check(state.hirer == NONE or not before, "hirer", "expected null until an auction has ended")
    check(state.bid_count == 0 or (auctions and state.phase != PLACE_JACK), "bids", "expected none yet")
    check_bids(state)
    if state.phase == AUCTION:
        check(not is_auction_over(state), "bids", "the auction is over; expected another phase")
    elif state.bid_count > 0:
        check(is_auction_over(state), "bids", "expected all bids of the round's auction")
        leading = leading_bid(state)
        hirer = NONE if leading == NONE else (int(state.opener) + leading) % int(state.players)
        check(state.hirer == hirer, "hirer", "expected the seat of the highest bid")


def check_bids(state: Any) -> None:
    best = 0
    for turn in range(int(state.bid_count)):
        sailor = int(state.bids[turn])
        if sailor == NONE:
            continue
        check(int(VALUES[sailor]) > best, f"bids[{turn}]", f"{SAILORS[sailor]} is not higher than the bid before")
        best = int(VALUES[sailor])
        seat = (int(state.opener) + turn) % int(state.players)
        if state.phase == AUCTION:
            owned = bool(int(state.crews[seat]) >> sailor & 1)
            check(owned, f"bids[{turn}]", f"{SAILORS[sailor]} is not in the crew of seat {seat}")


def check_rum(state: Any) -> None:
    """HS-R3: a number for a single Rum, and for nothing else."""
    rum = single_rum(state) if state.phase in REVEALED else NONE
    for figure in range(FIGURES):
        name = "named[jack]" if figure == JACK else f"named[{figure}]"
        number = int(state.named[figure])
        check(number == NO_CARD or figure == rum, name, "only a single revealed Rum is given a number")
        if number != NO_CARD:
            free = bool(unrevealed_numbers(state) >> (number - 1) & 1)
            check(free, name, f"expected a number that nobody revealed, not {number}")
    if state.phase == NAME_RUM:
        names = rum_namer(state) != NONE
        check(names, "phase", "expected a single Rum, and not an unhired Black Jack's, which is drawn by lot (HS-T7)")
        check(state.named[rum] == NO_CARD, "named", "expected no number while it is still to be named")
    elif rum != NONE:
        check(state.named[rum] != NO_CARD, "named", "expected the number of the single Rum")


def check_resolving(state: Any) -> None:
    """Who meets whom while a sailor is robbed or given."""
    if state.phase not in (ROB, GIVE):
        check(state.mover == NONE and state.met == NONE, "resolving", "expected null in this phase")
        return
    mover, met = int(state.mover), int(state.met)
    check(mover != NONE, "resolving.mover", "expected the figure that moved")
    check(met not in (NONE, mover), "resolving.met", "expected the figure it met")
    check(not cancelled_figures(state) >> mover & 1, "resolving.mover", "a cancelled figure stays (HS-R2)")
    if is_passing(state):
        check_passed(state)
    else:
        check(state.passed[0] == NONE, "resolving.passed", "expected none: only Black Jack passes captains")
        meets = state.figures[mover] == state.figures[met]
        check(meets, "resolving.met", "expected both figures of a meeting on one space")
    check(
        (state.phase == GIVE) == (robber(state) == NONE), "phase", "expected give for an unhired Black Jack, else rob"
    )
    if state.phase == ROB and met != JACK:
        allowed = may_rob_crew(state, robber(state), met)
        check(allowed, "resolving", "expected a robber whose crew is not larger than the victim's")


def is_passing(state: Any) -> bool:
    """In the standard game Black Jack shares no space: he robs, or is given to, on the way (HS-B5 to HS-B7)."""
    return bool(state.variant == STANDARD and state.mover == JACK)


def check_passed(state: Any) -> None:
    """HS-B6: the captain he takes from now and those still to come are the last ones on his way."""
    ahead = [int(seat) for seat in (state.met, *state.passed) if seat != NONE]
    ways = [captains_passed(state, steps) for steps in steps_he_may_have_taken(state)]
    check(
        any(ahead[0] in way for way in ways), "resolving.met", "expected a captain he passed, not the hirer's (HS-B6)"
    )
    fits = any(way[-len(ahead) :] == ahead for way in ways)
    check(fits, "resolving.passed", "expected the captains on the rest of his way, in that order (HS-B6)")


def steps_he_may_have_taken(state: Any) -> list[int]:
    """HS-B5: his card's, and one more for each captain just behind him whom he may have stepped over.

    Where he started is not written down; nobody else stood there.
    """
    space, number = int(state.figures[JACK]), int(state.chosen[JACK])
    found = []
    for steps in range(number, TAVERNS + 1):
        if steps > number and occupant(state, (space - steps + number) % TAVERNS, JACK) == NONE:
            break
        if occupant(state, (space - steps) % TAVERNS, JACK) == NONE:
            found.append(steps)
    return found


def captains_passed(state: Any, steps: int) -> list[int]:
    """In order, without the hirer's own."""
    start = int(state.figures[JACK]) - steps
    met = [occupant(state, (start + step) % TAVERNS, JACK) for step in range(1, steps)]
    return [seat for seat in met if seat not in (NONE, int(state.hirer))]


def check_setting_up(state: Any) -> None:
    """HS-S4: clockwise from the starter, one sailor each, of the tavern the captain stands at."""
    players = int(state.players)
    placed = 0
    while placed < players and state.figures[(int(state.starter) + placed) % players] != NONE:
        placed += 1
    standing = {int(state.figures[seat]) for seat in range(players)} - {NONE}
    check(len(standing) == placed, "captains", "expected them placed clockwise from the starter")
    for seat in range(players):
        expected = 0 if state.figures[seat] == NONE else 1
        check(crew_size(state, seat) == expected, f"crews[{seat}]", f"expected {expected} sailors during set-up")
    for tavern in range(TAVERNS):
        height = PILE - (1 if tavern in standing else 0)
        check(state.heights[tavern] == height, f"taverns[{tavern}]", f"expected {height} sailors during set-up")
