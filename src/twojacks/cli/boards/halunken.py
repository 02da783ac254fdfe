"""Halunken & Spelunken in a terminal: the ring of taverns around the harbour basin, and the crews below it."""

from __future__ import annotations

from functools import partial

from rich.console import Group, RenderableType
from rich.table import Table

from twojacks.cli.boards import Screen, View
from twojacks.cli.boards.drawing import Block, beside, block, box, stack
from twojacks.games.halunken.components import CARDS, COLOURS, JACK_CARDS, ROUNDS, TAVERNS
from twojacks.games.halunken.reasons import REASONS, clause_asked
from twojacks.telling.halunken import JACK, ask, doubled_of, hint, tell, tell_result, write_sailor
from twojacks.telling.seats import Seats
from twojacks.words import Words

#  0   1   2   3   4      The ring as it is drawn: clockwise from the upper left corner,
# 13               5      five taverns above, two on either side, five below.
# 12               6
# 11  10   9   8   7
ABOVE, RIGHT, BELOW, LEFT = (0, 1, 2, 3, 4), (5, 6), (11, 10, 9, 8, 7), (13, 12)
NARROWEST_CELL, WIDEST_CELL = 11, 17
STACKS = " –=≡"  # as many strokes as sailors lie there


def draw(words: Words, view: View, seats: Seats, width: int) -> RenderableType:
    return Group(draw_ring(words, view, seats, width), draw_crews(words, view, seats, width))


def draw_ring(words: Words, view: View, seats: Seats, width: int) -> RenderableType:
    cell = min(WIDEST_CELL, max(NARROWEST_CELL, (width - 4) // 5))
    taverns = [draw_tavern(words, view, seats, space, cell) for space in range(TAVERNS)]
    harbour = block(harbour_lines(words, view, seats), 3 * cell + 2, 6)
    return stack(
        beside(*(taverns[space] for space in ABOVE)),
        beside(taverns[LEFT[0]], harbour[:3], taverns[RIGHT[0]]),
        beside(taverns[LEFT[1]], harbour[3:], taverns[RIGHT[1]]),
        beside(*(taverns[space] for space in BELOW)),
    )


def draw_tavern(words: Words, view: View, seats: Seats, space: int, width: int) -> Block:
    """Its number in the frame, the top sailor, how many lie there, and who stands before it."""
    pile = view["taverns"][space]
    figures = [seat.crest for seat in seats if view["captains"][seat.number] == space]
    if view["jack"] == space:
        figures.append(JACK)
    standing = next((seat for seat in seats if view["captains"][seat.number] == space), None)
    style = f"seat.{standing.colour}" if standing else "jack-frame" if figures else "quiet"
    return box(f" {space} ", [f" {write_pile(words, pile)} {' '.join(figures)}"], width, style)


def write_pile(words: Words, pile: list[str | None]) -> str:
    if not pile:
        return f"[quiet]{words.say('terminal-hs-empty')} [/]"
    top = pile[-1]
    name = "[quiet]???[/]" if top is None else f"[badge.{top[0]}]{top}[/]{' ' * (3 - len(top))}"
    return f"{name} [quiet]{STACKS[len(pile)]}[/]"


def harbour_lines(words: Words, view: View, seats: Seats) -> list[str]:
    """What lies in the middle: where the game stands, Black Jack's store, this round's cards."""
    phase = words.say(f"terminal-hs-phase-{view['phase']}")
    rounds = words.say("terminal-hs-round", round=view["round"], rounds=ROUNDS, phase=phase)
    if view["variant"] == "beginner":
        return ["", f"  [heading]{rounds}[/]", "", *cards_line(words, view, seats)]
    nobody = f"[quiet]{words.say('terminal-hs-empty')}[/]"
    basin = " ".join(write_sailor(sailor) for sailor in view["basin"]) or nobody
    return [
        f"  [heading]{rounds}[/]",
        f"  {words.say('terminal-hs-basin')} {basin}",
        f"  {JACK} {jack_line(words, view, seats)}",
        f"  {jack_cards_line(words, view)}",
        *bids_line(words, view, seats),
        *cards_line(words, view, seats),
    ]


def jack_line(words: Words, view: View, seats: Seats) -> str:
    if view["jack"] is None:
        return words.say("terminal-hs-jack-waits")
    if view["hirer"] is not None:
        return words.say("terminal-hs-jack-works", seat=seats[view["hirer"]].name)
    if view["phase"] == "auction" and view["opener"] is not None:
        return words.say("terminal-hs-jack-for-hire", seat=seats[view["opener"]].name)
    return words.say("terminal-hs-jack-idle")


def jack_cards_line(words: Words, view: View) -> str:
    if "jack_hand" in view:
        return f"  {words.say('terminal-hs-his-cards')} {write_hand(view['jack_hand'])}"
    turned = view["jack_played"]
    told = words.say("terminal-hs-turned", cards=" ".join(turned)) if turned else words.say("terminal-hs-turned-none")
    return f"  {told} [quiet]{words.say('terminal-hs-left', cards=JACK_CARDS - len(turned))}[/]"


def bids_line(words: Words, view: View, seats: Seats) -> list[str]:
    if not view["bids"]:
        return []
    passed = words.say("terminal-hs-option-pass")
    bids = [f"{seats[seat].crest} {write_sailor(bid) if bid else passed}" for seat, bid in view["bids"]]
    return [f"  {words.say('terminal-hs-bids')} {'  '.join(bids)}"]


def cards_line(words: Words, view: View, seats: Seats) -> list[str]:
    shown = {str(seat.number): (seat.crest, view["chosen"][seat.number]) for seat in seats}
    shown["jack"] = (JACK, view["jack_chosen"])
    parts = [write_card(crest, card, view["named"].get(figure)) for figure, (crest, card) in shown.items() if card]
    return [f"  {words.say('terminal-hs-cards')} {'  '.join(parts)}"] if parts else []


def write_card(crest: str, card: str, named: int | None) -> str:
    return f"{crest} {card}{f'={named}' if named else ''}"


def write_hand(hand: list[str]) -> str:
    """All eight cards in their places, those played as a dot: what is left is read at a glance."""
    return "".join(f"{'R' if card == 'rum' else card}" if card in hand else "[quiet]·[/]" for card in CARDS)


def draw_crews(words: Words, view: View, seats: Seats, width: int) -> RenderableType:
    table = Table.grid(padding=(0, 2), expand=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column(no_wrap=True)
    table.add_column(max_width=width - 40)
    columns = (words.say(f"terminal-hs-column-{name}") for name in ("total", "cards", "crew"))
    table.add_row("", *(f"[quiet]{column}[/]" for column in columns))
    for seat in seats:
        crew, hand = view["crews"][seat.number], view["hands"][seat.number]
        total = f"[heading]{view['scores'][seat.number]}[/]"
        table.add_row(seat.full_name, total, write_hand(hand), write_crew(words, crew))
    return table


def write_crew(words: Words, crew: list[str]) -> str:
    """Colour by colour; of the doubled colour it says so (HS-E1)."""
    doubled = doubled_of(crew)
    groups = []
    for colour in COLOURS:
        names = " ".join(sailor for sailor in crew if sailor[0] == colour)
        if names:
            groups.append(f"[sailor.{colour}]{names}{' ×2' if colour == doubled else ''}[/]")
    return "   ".join(groups) or f"[quiet]{words.say('terminal-hs-nobody')}[/]"


def make_screen(words: Words) -> Screen:
    return Screen(
        draw=partial(draw, words),
        tell=partial(tell, words),
        ask=partial(ask, words),
        hint=partial(hint, words),
        explain=REASONS.explain,
        clause=clause_asked,
        tell_result=partial(tell_result, words),
        asked=lambda phase: words.say(f"terminal-hs-asked-{phase}"),
        examples=("card 5", "HS-R7"),
        legend=words.say("terminal-hs-legend", jack=JACK),
    )
