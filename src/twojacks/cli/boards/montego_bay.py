"""Montego Bay in a terminal: the row of warehouses between the pubs, the ships below it, and the players."""

from __future__ import annotations

from functools import partial

from rich.console import Group, RenderableType
from rich.table import Table

from twojacks.cli.boards import Screen, View
from twojacks.cli.boards.drawing import Block, beside, block, box, edge, stack
from twojacks.games.montego_bay.reasons import REASONS, clause_asked
from twojacks.telling.montego_bay import (
    JACK,
    LAZY_JACK,
    ask,
    hint,
    tell,
    tell_result,
    write_short_figure,
    write_storeroom,
)
from twojacks.telling.seats import Seats
from twojacks.words import Words

# left   → →  0  1  2 … W−1       The loop as it is drawn: along the rear from left to right,
# pub         warehouses    pub   back along the quay from right to left; the piers lie below.
#        ← ←  2W−1 …  W   right
PUB = 7
NARROW, NARROW_PIER = 7, 17  # columns of a warehouse, or a pier, that leave no room for more than numbers
PIERS = 4


def draw(words: Words, view: View, seats: Seats, width: int) -> RenderableType:
    board = stack(draw_row(words, view, width), draw_port(words, view, seats, width))
    return Group(board, *rail_lines(words, view, seats), draw_players(words, view, seats))


def draw_row(words: Words, view: View, width: int) -> Block:
    """Seven or eight warehouses, each with a storeroom to the rear and one to the quay."""
    loop = len(view["storerooms"])
    cell = min(10, (width - 2 * PUB) // (loop // 2))
    warehouses = [draw_warehouse(view, column, loop - 1 - column, cell) for column in range(loop // 2)]
    return beside(draw_pub(words, view, "left"), *warehouses, draw_pub(words, view, "right"), gap=0)


def draw_warehouse(view: View, rear: int, quay: int, width: int) -> Block:
    blank = " " if width > NARROW else ""
    numbers = [f"{blank}{space}{blank}" for space in (rear, quay)]
    rooms = [f"{blank}{write_storeroom(view['storerooms'][space], width - 2 - len(blank))}" for space in (rear, quay)]
    upper, lower = (box(numbers[0], [room], width, "quiet") for room in rooms)
    between, below = edge("├", "", "┤", width, "quiet"), edge("╰", numbers[1], "╯", width, "quiet")
    walks = [block([standing_on(view, space, arrow)], width, 1) for space, arrow in ((rear, "→"), (quay, "←"))]
    return [*walks[0], *upper[:2], between, lower[1], below, *walks[1]]


def standing_on(view: View, space: int, arrow: str) -> str:
    figures = [write_short_figure(name) for name, place in view["figures"].items() if place == space]
    return f"  {' '.join(figures) or f'[quiet]{arrow}[/]'}"


def draw_pub(words: Words, view: View, side: str) -> Block:
    """Who still sits there, two to a line."""
    inside = [write_short_figure(figure) for figure, place in view["figures"].items() if place == f"{side}-pub"]
    pairs = [" ".join(inside[first : first + 2]) for first in range(0, len(inside), 2)]
    title = [f"[heading]{word}[/]" for word in words.say(f"terminal-mb-pub-{side}").split()]
    return block([f" {row}" for row in ("", *title, *pairs)], PUB, 7)


def draw_port(words: Words, view: View, seats: Seats, width: int) -> Block:
    cell = min(24, (width - PIERS + 1) // PIERS)
    piers = [draw_pier(words, view, seats, number, cell) for number in range(len(view["piers"]))]
    return beside(*piers) if piers else block([f"  {words.say('terminal-mb-port-empty')}"], width, 1)


def draw_pier(words: Words, view: View, seats: Seats, number: int, width: int) -> Block:
    pier = view["piers"][number]
    wide = width > NARROW_PIER
    name = words.say("terminal-mb-pier", pier=number + 1) if wide else f"{number + 1}"
    if pier["ship"] == "pilot":
        return box(f" {name} ", [f" {words.say('terminal-mb-pilot')}", ""], width, "quiet")
    aboard = "  ".join(f"{seat.crest}{pier['hold'][seat.number]}" for seat in seats if pier["hold"][seat.number])
    points = "-".join(map(str, pier["points"]))
    pays = f" [quiet]{words.say('terminal-mb-for')}[/] " if wide else " "
    filled = f" {sum(pier['hold'])}/{pier['capacity']}{pays}{points}"
    return box(f" {name} ", [filled, f" {aboard}"], width, "quiet")


def rail_lines(words: Words, view: View, seats: Seats) -> list[str]:
    """The order of moving with the cards laid, who has Lazy Jack, what is still to come."""
    figures = [*([LAZY_JACK] if view["hirer"] is not None else []), *view["order"]]
    order = " ".join(f"{write_short_figure(name)}{write_card(view['chosen'][name])}" for name in figures)
    phase = words.say(f"terminal-mb-phase-{view['phase']}")
    rounds = words.say("terminal-mb-round", round=view["round"], phase=phase)
    hirer = view["hirer"]
    works = (
        words.say("terminal-mb-jack-idle", jack=JACK)
        if hirer is None
        else words.say("terminal-mb-jack-works", jack=JACK, seat=seats[hirer].name)
    )
    bank = words.say("terminal-mb-bank", coins=view["bank"])
    return [
        f"[heading]{rounds}[/] {words.say('terminal-mb-order')} {order}",
        f"{works} {ships_to_come(words, view)}. {bank}",
    ]


def ships_to_come(words: Words, view: View) -> str:
    following = next((pile[-1] for pile in view["piles"] if pile), None)
    count = words.say("terminal-mb-to-come", ships=sum(len(pile) for pile in view["piles"]))
    if following is None:
        return count
    return f"{count} {words.say('terminal-mb-next', slots=view['ships'][following]['capacity'])}"


def write_card(card: int | str | None) -> str:
    return "" if card is None else f"[heading]={card}[/]"


def draw_players(words: Words, view: View, seats: Seats) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    columns = ("points", "coins", "barrels", "pub", "dockers")
    for name in ("", *columns):
        table.add_column(justify="right" if name not in ("", "dockers") else "left", no_wrap=True)
    table.add_row("", *(f"[quiet]{words.say(f'terminal-mb-column-{name}')}[/]" for name in columns))
    for seat in seats:
        own = [write_short_figure(name) for name, owner in view["owners"].items() if owner == seat.number]
        numbers = [str(view[name][seat.number]) for name in ("scores", "coins", "supply", "pub")]
        table.add_row(seat.full_name, f"[heading]{numbers[0]}[/]", *numbers[1:], " ".join(own))
    return table


def make_screen(words: Words) -> Screen:
    signs = {"barrel": "[barrel]o[/]", "broken": "[broken]x[/]", "coin": "[coin]$[/]", "jack": JACK}
    return Screen(
        draw=partial(draw, words),
        tell=partial(tell, words),
        ask=partial(ask, words),
        hint=partial(hint, words),
        explain=REASONS.explain,
        clause=clause_asked,
        tell_result=partial(tell_result, words),
        asked=lambda phase: words.say(f"terminal-mb-asked-{phase}"),
        examples=("card blue-large 3", "MB-4.3"),
        legend=words.say("terminal-mb-legend", **signs),
    )
