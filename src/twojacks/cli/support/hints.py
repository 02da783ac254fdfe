"""A hint as a terminal shows it: the options, best first, the reason, and everybody's chances."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from twojacks.bots.hints import Hint, find_reason
from twojacks.kernel.protocol import Game
from twojacks.telling.seats import Seats
from twojacks.words import Words


def show_hint(console: Console, words: Words, game: Game, hint: Hint, seats: Seats) -> None:
    table = Table(title=f"{seats[hint.seat].name}: {hint.best}", title_justify="left", box=None, pad_edge=False)
    for column in ("option", "mix", "wins", "games"):
        table.add_column(words.say(f"terminal-hint-column-{column}"), justify="left" if column == "option" else "right")
    for option in sorted(hint.options, key=lambda option: (-option.mix, -option.chance)):
        table.add_row(
            option.action, words.percent(option.mix), words.percent(option.chance), words.count(option.simulations)
        )
    console.print(table)
    console.print(find_reason(game, hint.events, hint.seat, len(seats), words.language), markup=False)
    chances = ", ".join(
        words.say("terminal-count", seat=seat.name, count=words.percent(chance))
        for seat, chance in zip(seats, hint.chances, strict=True)
    )
    console.print(f"[quiet]{words.say('terminal-hint-chances')}[/] {chances}")
    spent = words.say("terminal-hint-spent", games=hint.simulations, seconds=round(hint.seconds, 2))
    console.print(f"[quiet]{spent}[/]")
