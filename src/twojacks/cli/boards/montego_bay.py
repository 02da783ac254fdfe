"""Montego Bay in a terminal: the row of warehouses between the pubs, the ships below it, and the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from twojacks.cli.boards import Screen, View
from twojacks.cli.boards.drawing import Block, beside, block, box, edge, stack
from twojacks.games.montego_bay.reasons import REASONS, clause_asked
from twojacks.telling.montego_bay import (
    ASKED,
    JACK,
    LAZY_JACK,
    LEGEND,
    ask,
    count,
    hint,
    tell,
    tell_result,
    write_short_figure,
    write_storeroom,
)
from twojacks.telling.seats import Seats

# left   → →  0  1  2 … W−1       The loop as it is drawn: along the rear from left to right,
# pub         warehouses    pub   back along the quay from right to left; the piers lie below.
#        ← ←  2W−1 …  W   right
PUB = 7
NARROW, NARROW_PIER = 7, 17  # columns of a warehouse, or a pier, that leave no room for more than numbers
PIERS = 4
PHASES = {
    "hire": "Lazy Jack is for hire",
    "cards": "cards are chosen",
    "load": "loading",
    "unload": "broken barrels",
    "over": "the end",
}


def draw(view: View, seats: Seats, width: int) -> RenderableType:
    board = stack(draw_row(view, width), draw_port(view, seats, width))
    return Group(board, *rail_lines(view, seats), draw_players(view, seats))


def draw_row(view: View, width: int) -> Block:
    """Seven or eight warehouses, each with a storeroom to the rear and one to the quay."""
    loop = len(view["storerooms"])
    cell = min(10, (width - 2 * PUB) // (loop // 2))
    warehouses = [draw_warehouse(view, column, loop - 1 - column, cell) for column in range(loop // 2)]
    return beside(draw_pub(view, "left-pub"), *warehouses, draw_pub(view, "right-pub"), gap=0)


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


def draw_pub(view: View, name: str) -> Block:
    """Who still sits there, two to a line."""
    inside = [write_short_figure(figure) for figure, place in view["figures"].items() if place == name]
    pairs = [" ".join(inside[first : first + 2]) for first in range(0, len(inside), 2)]
    title = [f"[heading]{word}[/]" for word in name.split("-")]
    return block([f" {row}" for row in ("", *title, *pairs)], PUB, 7)


def draw_port(view: View, seats: Seats, width: int) -> Block:
    cell = min(24, (width - PIERS + 1) // PIERS)
    piers = [draw_pier(view, seats, number, cell) for number in range(len(view["piers"]))]
    return beside(*piers) if piers else block(["  The port is empty."], width, 1)


def draw_pier(view: View, seats: Seats, number: int, width: int) -> Block:
    pier = view["piers"][number]
    wide = width > NARROW_PIER
    if pier["ship"] == "pilot":
        return box(f" pier {number + 1} ", [" pilot boat", ""], width, "quiet")
    aboard = "  ".join(f"{seat.crest}{pier['hold'][seat.number]}" for seat in seats if pier["hold"][seat.number])
    points = "-".join(map(str, pier["points"]))
    pays = " [quiet]for[/] " if wide else " "
    filled = f" {sum(pier['hold'])}/{pier['capacity']}{pays}{points}"
    title = f" pier {number + 1} " if wide else f" {number + 1}: "
    return box(f"{title}[quiet]ship {pier['ship']}[/] ", [filled, f" {aboard}"], width, "quiet")


def rail_lines(view: View, seats: Seats) -> list[str]:
    """The order of moving with the cards laid, who has Lazy Jack, what is still to come."""
    figures = [*([LAZY_JACK] if view["hirer"] is not None else []), *view["order"]]
    order = " ".join(f"{write_short_figure(name)}{write_card(view['chosen'][name])}" for name in figures)
    hirer = view["hirer"]
    works = "for nobody" if hirer is None else f"for {seats[hirer].name}"
    following = next((pile[-1] for pile in view["piles"] if pile), None)
    ahead = f" (next: ship {following}, {view['ships'][following]['capacity']} slots)" if following else ""
    to_come = f"{count(sum(len(pile) for pile in view['piles']), 'ship')} to come{ahead}"
    return [
        f"[heading]Round {view['round']}: {PHASES[view['phase']]}.[/] Order: {order}",
        f"{JACK} works {works}. {to_come}. Bank: {view['bank']}.",
    ]


def write_card(card: int | str | None) -> str:
    return "" if card is None else f"[heading]={card}[/]"


def draw_players(view: View, seats: Seats) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for name in ("", "points", "coins", "barrels left", "in the pub", "dockers"):
        table.add_column(justify="right" if name not in ("", "dockers") else "left", no_wrap=True)
    table.add_row("", *(f"[quiet]{name}[/]" for name in ("points", "coins", "barrels", "in pub", "dockers")))
    for seat in seats:
        own = [write_short_figure(name) for name, owner in view["owners"].items() if owner == seat.number]
        numbers = [str(view[name][seat.number]) for name in ("scores", "coins", "supply", "pub")]
        table.add_row(seat.full_name, f"[heading]{numbers[0]}[/]", *numbers[1:], " ".join(own))
    return table


SCREEN = Screen(
    draw=draw,
    tell=tell,
    ask=ask,
    hint=hint,
    explain=REASONS.explain,
    clause=clause_asked,
    tell_result=tell_result,
    asked=ASKED,
    examples=("card blue-large 3", "MB-4.3"),
    legend=LEGEND,
)
