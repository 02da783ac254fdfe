"""`twojacks show`: a saved game, or a server's record of one, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from twojacks.cli.support.arguments import language_option, whole_number

if TYPE_CHECKING:
    from rich.console import Console

    from twojacks import Match
    from twojacks.words import Words

MOST_DECISIONS = 10**9
EVERYTHING = "everything"


@click.command()
@click.argument("save", metavar="SAVE")
@click.option("--at", type=whole_number("at", 0, MOST_DECISIONS), metavar="N", help="Stop after decision N.")
@click.option("--seat", type=whole_number("seat", 0, 9), metavar="K", help="Only what seat K could know.")
@click.option("--spectator", is_flag=True, help="Only what anybody could see.")
@language_option
def command(save: str, at: int | None, seat: int | None, spectator: bool, language: str) -> None:
    """Tell a saved match or series, or a server's record of a game, decision by decision, and draw where it leads.

    SAVE is a file, or - for the standard input. Without --seat and --spectator nothing is hidden.
    """
    from twojacks.cli.support.console import make_console
    from twojacks.cli.support.replays import load_or_record, matches_of
    from twojacks.errors import BadOptions
    from twojacks.words import speak

    if seat is not None and spectator:
        raise BadOptions("seat: expected either --seat or --spectator, not both")
    matches = matches_of(load_or_record(save))
    decisions = sum(len(match.actions) for match in matches)
    if seat is not None and seat >= matches[0].players:
        raise BadOptions(f"seat: expected a number from 0 to {matches[0].players - 1}, not {seat}")
    if at is not None and at > decisions:
        raise BadOptions(f"at: expected a decision from 0 to {decisions}, not {at}")
    reader = None if spectator else EVERYTHING if seat is None else seat
    console, words, left = make_console(), speak(language), decisions if at is None else at
    for number, match in enumerate(matches, 1):
        if number > 1 and left == 0:
            return
        title = f"{words.say('terminal-game', number=number)}, " if len(matches) > 1 else ""
        tell_match(console, words, match, title, reader, min(left, len(match.actions)))
        left -= min(left, len(match.actions))


def tell_match(console: Console, words: Words, match: Match, title: str, reader: Any, decisions: int) -> None:
    """Its first decisions with what they caused, and the board after them."""
    from rich.padding import Padding

    from twojacks.cli.boards import find_screen, is_face_down
    from twojacks.telling.seats import seats_of
    from twojacks.telling.teller import mark_forced

    screen, seats = find_screen(match.game, words), seats_of(match.game, match.players, words=words)
    about = words.say("terminal-variant", variant=match.variant, players=match.players)
    console.print(f"[heading]{match.game}[/], {title}{about}")
    replay, told = match.rewound(), 0
    decided: set[int] = set()  # the numbers of the events that are decisions
    for number in range(decisions + 1):
        if number:
            seat, action = match.actions[number - 1]
            hidden = reader not in (EVERYTHING, seat) and is_face_down(replay.view(None))
            replay.play(seat, action)
            decided.add(told)
            console.print(
                f"[label]{number:>4}[/] {seats[seat].name}: {words.say('terminal-face-down') if hidden else action}"
            )
        events = replay.journal if reader == EVERYTHING else replay.journal_for(reader)
        for line in screen.tell(mark_forced(events, decided)[told:], seats):
            console.print(Padding(line, (0, 0, 0, 5), expand=False))
        told = len(events)
    view = replay.position() if reader == EVERYTHING else replay.view(reader)
    console.print(screen.draw(view, seats, console.width))
    if replay.over:
        for line in screen.tell_result(view, seats):
            console.print(line)
