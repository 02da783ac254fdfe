"""Montego Bay in sentences: what happened, what is asked, where an option leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from twojacks.games.montego_bay import GAME
from twojacks.games.montego_bay.components import WAGE
from twojacks.games.montego_bay.places import PUBS
from twojacks.games.montego_bay.rules_moves import space_reached
from twojacks.text.fluent import Words
from twojacks.text.narration.narrator import Event, Narrator, View
from twojacks.text.narration.seats import CRESTS, Seats

LAZY_JACK = "lazy-jack"
JACK = "[jack]J[/]"
MOST_SIGNS = 4  # barrels in a row, and a coin


def write_figure(words: Words, name: str, form: str = "") -> str:
    """``● The large blue docker``."""
    said = words.say(f"mb-figure-{form}" if form else "mb-figure", figure=name)
    if name == LAZY_JACK:
        return f"{JACK} {said}"
    colour = name.partition("-")[0]
    return f"[seat.{colour}]{CRESTS[colour]} {said}[/]"


def write_short_figure(name: str) -> str:
    """``●L`` or ``●s``: large or small."""
    if name == LAZY_JACK:
        return JACK
    colour, _, size = name.partition("-")
    return f"[seat.{colour}]{CRESTS[colour]}{'L' if size == 'large' else 's'}[/]"


def write_storeroom(room: dict[str, int], width: int = MOST_SIGNS + 1) -> str:
    """Barrels o, broken ones x, coins $: as many signs as there are things, or numbers where those do not fit."""
    parts = [("barrel", "o", room["barrels"]), ("broken", "x", room["broken"]), ("coin", "$", room["coins"])]
    spelled = sum(room.values()) <= width
    written = [f"[{style}]{sign * n if spelled or n == 1 else f'{n}{sign}'}[/]" for style, sign, n in parts if n]
    return "".join(written) or "[quiet]–[/]"


# What happened


def make_narrator(words: Words, seats: Seats) -> Narrator:
    """Spaces are told by the numbers that boards of text show."""

    def figure(value: str, form: str) -> str:
        return write_figure(words, value, form)

    def space(value: int | str, form: str) -> str:
        return "pub" if value in PUBS else words.say(f"mb-space-{form}", side="number", number=value)

    return Narrator(GAME, seats, words, {"figure": figure, "space": space})


def tell(words: Words, events: Sequence[Event], seats: Seats) -> list[str]:
    return make_narrator(words, seats).tell(events)


# What is asked


def ask(words: Words, view: View, seat: int, options: Sequence[str], seats: Seats) -> str:
    arguments: dict[str, Any] = {"wage": WAGE, "left": view["left"], "jack": f"{JACK} Lazy Jack", "figure": ""}
    if view["phase"] == "cards":
        arguments["figure"] = write_figure(words, options[0].split()[1], "object")
    if view["acting"]:
        arguments["figure"] = write_figure(words, view["acting"])
    question = words.say(f"mb-terminal-ask-{view['phase']}", **arguments)
    return words.say("terminal-ask", seat=seats[seat].name, question=question)


def hint(words: Words, view: View, _seat: int, option: str, _seats: Seats) -> str:
    """Where a card leads if nobody is pushed before; what a ship holds."""
    verb, *things = option.split()
    if verb == "card":
        figure = view["with"] if things[0] == LAZY_JACK else things[0]
        place = view["figures"][figure]
        space = space_reached(len(view["storerooms"]), PUBS.get(place, place), int(things[1]))
        there = [write_short_figure(name) for name, place in view["figures"].items() if place == space]
        return " ".join([f"→ {space}", write_storeroom(view["storerooms"][space]), *there])
    if verb in ("load", "unload"):
        pier = view["piers"][int(things[0]) - 1]
        return words.say("mb-terminal-option-ship", barrels=sum(pier["hold"]), capacity=pier["capacity"])
    if verb == "hire":
        return words.say("mb-terminal-option-hire", figure=write_figure(words, things[0], "with"))
    return words.say("mb-terminal-option-decline")


def tell_result(words: Words, view: View, seats: Seats) -> list[str]:
    return [
        words.say(
            "mb-terminal-result",
            seat=seat.full_name,
            total=view["scores"][seat.number],
            coins=view["coins"][seat.number],
        )
        for seat in seats
    ]
