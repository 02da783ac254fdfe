"""The auction for Black Jack (HS-B2, HS-B3, HS-T2)."""

from __future__ import annotations

from typing import Any

from twojacks.games.halunken.clauses import B2, T2
from twojacks.games.halunken.components import BASIN, HIGHER_SETS, VALUES
from twojacks.games.halunken.events import BID, HIRED, NOT_HIRED, PASSED
from twojacks.games.halunken.rules_common import hand_over
from twojacks.games.halunken.state import CARDS, NONE, TWO_PLAYER
from twojacks.kernel.compiling import rule
from twojacks.kernel.journal import tell


@rule
def auction_clause(state: Any) -> int:
    return T2 if int(state.variant) == TWO_PLAYER else B2


@rule
def bidder(state: Any) -> int:
    """Clockwise from the opener (HS-B3), over and over with two players."""
    return (int(state.opener) + int(state.bid_count)) % int(state.players)


@rule
def leading_bid(state: Any) -> int:
    """The number of the last bid that was not a pass, which is the highest one, or NONE."""
    for bid in range(int(state.bid_count) - 1, -1, -1):
        if int(state.bids[bid]) != NONE:
            return bid
    return NONE


@rule
def is_auction_over(state: Any) -> bool:
    """HS-B2: everybody had one turn. HS-T2: somebody passed, or, after a pass at once, the other had the one turn."""
    made = int(state.bid_count)
    if int(state.variant) != TWO_PLAYER:
        return made == int(state.players)
    return made >= 2 and (int(state.bids[made - 1]) == NONE or int(state.bids[0]) == NONE)


@rule
def higher_sailors(state: Any, seat: int) -> int:
    """The bit set of sailors a seat may bid: of its own crew, above the last bid."""
    leading = leading_bid(state)
    floor = 0 if leading == NONE else int(VALUES[int(state.bids[leading])])
    return int(state.crews[seat]) & int(HIGHER_SETS[floor])


@rule
def make_bid(state: Any, seat: int, sailor: int, journal: Any) -> None:
    """Bid a sailor, or pass with NONE."""
    state.bids[int(state.bid_count)] = sailor
    state.bid_count += 1
    if sailor == NONE:
        tell(journal, PASSED, auction_clause(state), seat)
    else:
        tell(journal, BID, auction_clause(state), seat, sailor)


@rule
def run_auction(state: Any, journal: Any) -> bool:
    """Ask the next bidder; whoever has no higher sailor passes. At the end the hirer pays into the basin."""
    if is_auction_over(state):
        settle_auction(state, journal)
        return False
    seat = bidder(state)
    if higher_sailors(state, seat) != 0:
        return True
    make_bid(state, seat, NONE, journal)
    return False


@rule
def settle_auction(state: Any, journal: Any) -> None:
    leading = leading_bid(state)
    if leading == NONE:
        tell(journal, NOT_HIRED, auction_clause(state))
    else:
        sailor = int(state.bids[leading])
        state.hirer = (int(state.opener) + leading) % int(state.players)
        hand_over(state, sailor, int(state.hirer), BASIN)
        tell(journal, HIRED, auction_clause(state), int(state.hirer), sailor)
    state.phase = CARDS
