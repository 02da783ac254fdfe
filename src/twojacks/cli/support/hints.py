"""A hint as a terminal shows it: the options, best first, the reason, and everybody's chances."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from twojacks.bots.hints import Hint
from twojacks.telling.seats import Seats


def show_hint(console: Console, hint: Hint, seats: Seats) -> None:
    table = Table(title=f"{seats[hint.seat].name}: {hint.best}", title_justify="left", box=None, pad_edge=False)
    for heading in ("option", "play", "wins", "games"):
        table.add_column(heading, justify="left" if heading == "option" else "right")
    for option in sorted(hint.options, key=lambda option: (-option.mix, -option.chance)):
        table.add_row(option.action, f"{option.mix:.0%}", f"{option.chance:.0%}", f"{option.simulations:,}")
    console.print(table)
    console.print(hint.why, markup=False)
    chances = ", ".join(f"{seat.name} {chance:.0%}" for seat, chance in zip(seats, hint.chances, strict=True))
    console.print(f"[quiet]Chances:[/] {chances}")
    console.print(f"[quiet]{hint.simulations:,} games played out in {hint.seconds:.1f} s[/]")
