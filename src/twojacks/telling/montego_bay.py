"""Montego Bay in sentences: what happened, what is asked, where an option leads."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from twojacks.games.montego_bay.components import WAGE
from twojacks.games.montego_bay.rules_moves import space_reached
from twojacks.games.montego_bay.words import PUBS
from twojacks.telling.seats import CRESTS, Seats
from twojacks.telling.teller import Event, Teller, View
from twojacks.words import Words

LAZY_JACK = "lazy-jack"
JACK = "[jack]J[/]"
MOST_SIGNS = 4  # barrels in a row, and a coin
# How a figure is spoken of, where it is not who acts.
FORMS = {
    ("tile-laid", "figure"): "-short",
    ("chose", "figure"): "-object",
    ("pushed", "by"): "-object",
    ("went-back", "met"): "-object",
    ("went-back", "behind"): "-object",
    ("hired", "with"): "-with",
}
FIGURES = ("figure", "by", "met", "behind", "with")
SPACES = {"to": "to", "at": "at", "space": "from"}  # how a space is spoken of


def write_figure(words: Words, name: str, form: str = "") -> str:
    """``● The large blue docker``."""
    said = words.say(f"mb-figure{form}", figure=name)
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


class MontegoTeller(Teller):
    prefix = "mb"
    together = frozenset(
        {"tile-laid", "ship-laid", "chose", "loaded", "unloaded", "paid", "pub-paid", "moved-up"},
    )
    continuing = frozenset(
        {
            *("pushed", "went-back", "loaded", "put-in-pub", "unloaded", "spared", "took-coin", "bank-empty"),
            *("paid", "extra-point", "moved-up", "arrived"),
        }
    )
    headings = frozenset({"round-began", "sailed", "won"})

    def arguments(self, event: Event) -> dict[str, Any]:
        said = {name: self.word(event, name) for name in event if name not in ("kind", "clause", "forced")}
        if "space" in event:
            said["room"] = self.space("room", event["space"])
        return {**said, "known": "no" if event.get("card") == "?" else "yes"}

    def space(self, form: str, number: int) -> str:
        """By the number that boards of text show."""
        return self.words.say(f"mb-space-{form}", side="number", number=number)

    def word(self, event: Event, name: str) -> Any:
        value = event[name]
        if name == "seat":
            return self.seats[value].name
        if name in FIGURES:
            return write_figure(self.words, value, FORMS.get((event["kind"], name), ""))
        if name in ("from", "at") and value in PUBS:
            return "pub"
        if name in SPACES:
            return self.space(SPACES[name], value)
        return {True: "yes", False: "no"}[value] if name == "full" else value

    def tell_tile_laid(self, events: list[Event]) -> str:
        return self.say("tile-laid-list", list=self.words.join([self.word(event, "figure") for event in events]))

    def tell_ship_laid(self, _events: list[Event]) -> str:
        return self.say("ship-laid-list")

    def tell_chose(self, events: list[Event]) -> str:
        hidden = dict.fromkeys(self.word(event, "seat") for event in events if event["card"] == "?")
        told = [self.say("chose", **self.arguments(event)) for event in events if event["card"] != "?"]
        return " ".join([*told, *([self.say("chose-list", list=self.words.join(list(hidden)))] if hidden else [])])

    def tell_turned_up(self, _events: list[Event]) -> str:
        """The walk that follows says how far."""
        return ""

    def tell_went_back(self, events: list[Event]) -> str:
        return self.say("went-back-on", **self.arguments(events[0]))

    def tell_loaded(self, events: list[Event]) -> str:
        return self.say("loaded-list", seat=self.word(events[0], "seat"), list=self.by_pier("loaded-item", events))

    def tell_unloaded(self, events: list[Event]) -> str:
        return self.say("unloaded-list", seat=self.word(events[0], "seat"), list=self.by_pier("unloaded-item", events))

    def by_pier(self, item: str, events: list[Event]) -> str:
        piers = [(pier, len(list(group))) for pier, group in groupby(events, key=lambda event: event["pier"])]
        return self.words.join([self.say(item, barrels=barrels, pier=pier) for pier, barrels in piers])

    def tell_paid(self, events: list[Event]) -> str:
        return self.tell_points("paid-list", events) or self.say("paid-nobody")

    def tell_pub_paid(self, events: list[Event]) -> str:
        return self.tell_points("pub-paid-list", events)

    def tell_points(self, name: str, events: list[Event]) -> str:
        """Who gains nothing is not named."""
        paid = [self.say("paid-item", **self.arguments(event)) for event in events if event["points"]]
        return self.say(name, list=self.words.join(paid)) if paid else ""

    def tell_moved_up(self, _events: list[Event]) -> str:
        return self.say("moved-up-list")


def tell(words: Words, events: Sequence[Event], seats: Seats) -> list[str]:
    return MontegoTeller(seats, words).tell(events)


# What is asked


def ask(words: Words, view: View, seat: int, options: Sequence[str], seats: Seats) -> str:
    arguments: dict[str, Any] = {"wage": WAGE, "left": view["left"], "jack": f"{JACK} Lazy Jack", "figure": ""}
    if view["phase"] == "cards":
        arguments["figure"] = write_figure(words, options[0].split()[1], "-object")
    if view["acting"]:
        arguments["figure"] = write_figure(words, view["acting"])
    question = words.say(f"terminal-mb-ask-{view['phase']}", **arguments)
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
        return words.say("terminal-mb-option-ship", barrels=sum(pier["hold"]), capacity=pier["capacity"])
    if verb == "hire":
        return words.say("terminal-mb-option-hire", figure=write_figure(words, things[0], "-with"))
    return words.say("terminal-mb-option-decline")


def tell_result(words: Words, view: View, seats: Seats) -> list[str]:
    return [
        words.say(
            "terminal-mb-result",
            seat=seat.full_name,
            total=view["scores"][seat.number],
            coins=view["coins"][seat.number],
        )
        for seat in seats
    ]
