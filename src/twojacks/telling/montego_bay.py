"""Montego Bay in sentences: what happened, what is asked, where an option leads."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from twojacks.games.montego_bay.components import WAGE
from twojacks.games.montego_bay.rules_moves import space_reached
from twojacks.games.montego_bay.words import PUBS
from twojacks.telling.seats import CRESTS, Seats, list_names
from twojacks.telling.teller import Event, Teller, View

LAZY_JACK = "lazy-jack"
JACK = "[jack]J[/]"
MOST_SIGNS = 4  # barrels in a row, and a coin
LEGEND = """\
[barrel]o[/] barrel  [broken]x[/] broken barrel  [coin]$[/] coin  L large docker  s small docker  [jack]J[/] Lazy Jack
At a pier: the barrels aboard and how many it holds, what the places pay, whose barrels they are."""
ASKED = {
    "hire": "a docker for Lazy Jack to stand with, or that you decline",
    "cards": "a move card",
    "load": "a pier whose ship you load",
    "unload": "a pier where you take a barrel back",
}


def write_figure(name: str) -> str:
    """``● blue-large``: the words one types, with the crest of its colour."""
    if name == LAZY_JACK:
        return f"{JACK} Lazy Jack"
    colour = name.partition("-")[0]
    return f"[seat.{colour}]{CRESTS[colour]} {name}[/]"


def write_short_figure(name: str) -> str:
    """``●L`` or ``●s``: large or small."""
    if name == LAZY_JACK:
        return JACK
    colour, _, size = name.partition("-")
    return f"[seat.{colour}]{CRESTS[colour]}{'L' if size == 'large' else 's'}[/]"


def write_place(place: int | str) -> str:
    return f"the {place.replace('-', ' ')}" if isinstance(place, str) else f"space {place}"


def write_ship(ship: str) -> str:
    return "the pilot boat" if ship == "pilot" else f"ship {ship}"


def write_storeroom(room: dict[str, int], width: int = MOST_SIGNS + 1) -> str:
    """Barrels o, broken ones x, coins $: as many signs as there are things, or numbers where those do not fit."""
    parts = [("barrel", "o", room["barrels"]), ("broken", "x", room["broken"]), ("coin", "$", room["coins"])]
    spelled = sum(room.values()) <= width
    written = [f"[{style}]{sign * n if spelled or n == 1 else f'{n}{sign}'}[/]" for style, sign, n in parts if n]
    return "".join(written) or "[quiet]–[/]"


def count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


# What happened


class MontegoTeller(Teller):
    together = frozenset(
        {"tile-laid", "ship-laid", "chose", "loaded", "unloaded", "paid", "pub-paid", "moved-up"},
    )
    continuing = frozenset(
        {
            *("walked", "pushed", "went-back", "loaded", "put-in-pub", "unloaded", "spared", "took-coin", "bank-empty"),
            *("paid", "extra-point", "moved-up", "arrived"),
        }
    )

    def seat(self, seat: int) -> str:
        return self.seats[seat].name

    def tell_tile_laid(self, events: list[Event]) -> str:
        return f"Order: {list_names([write_figure(event['figure']) for event in events])}."

    def tell_ship_laid(self, events: list[Event]) -> str:
        return f"In port: {list_names([write_ship(event['ship']) for event in events])}."

    def tell_round_began(self, event: Event) -> str:
        return f"[heading]Round {event['round']}.[/]"

    def tell_declined(self, event: Event) -> str:
        return f"{self.seat(event['seat'])} does not hire him."

    def tell_hired(self, event: Event) -> str:
        partner = f"{write_figure(event['with'])} at {write_place(event['at'])}"
        return f"{self.seat(event['seat'])} hires {JACK} Lazy Jack for {event['coins']} coins, to stand with {partner}."

    def tell_chose(self, events: list[Event]) -> str:
        hidden = dict.fromkeys(self.seat(event["seat"]) for event in events if event["card"] == "?")
        known = [f"{write_figure(event['figure'])} {event['card']}" for event in events if event["card"] != "?"]
        told = [f"Face down: {list_names(known)}."] if known else []
        return " ".join([*told, *([f"Cards are laid face down by {list_names(list(hidden))}."] if hidden else [])])

    def tell_turned_up(self, event: Event) -> str:
        return f"{write_figure(event['figure'])} turns up {event['card']}."

    def tell_walked(self, event: Event) -> str:
        return f"Walks to {write_place(event['to'])}."

    def tell_pushed(self, event: Event) -> str:
        return f"Pushes {write_figure(event['figure'])} across to {write_place(event['to'])}."

    def tell_went_back(self, event: Event) -> str:
        held = f"{write_figure(event['met'])} cannot be pushed onto {write_figure(event['behind'])}"
        return f"But {held}: goes back to {write_place(event['to'])}."

    def tell_visited(self, event: Event) -> str:
        barrels = f": {count(event['barrels'], 'barrel')}" if event["barrels"] else ""
        return f"{write_figure(event['figure'])} opens the storeroom of {write_place(event['space'])}{barrels}."

    def tell_loaded(self, events: list[Event]) -> str:
        parts = [f"{number} on {where}" for number, where in self.by_ship(events)]
        return f"{self.does(events[0], 'loads')} {list_names(parts)}."

    def tell_unloaded(self, events: list[Event]) -> str:
        parts = [f"{number} off {where}" for number, where in self.by_ship(events)]
        return f"{self.does(events[0], 'takes')} {list_names(parts)}."

    def does(self, event: Event, verb: str) -> str:
        """Who does it was said in the sentence before, if there is one."""
        return verb.capitalize() if self.before["kind"] else f"{write_figure(event['figure'])} {verb}"

    def by_ship(self, events: list[Event]) -> list[tuple[int, str]]:
        groups = groupby(events, key=lambda event: (event["ship"], event["pier"]))
        return [(len(list(group)), f"{write_ship(ship)} at pier {pier}") for (ship, pier), group in groups]

    def tell_put_in_pub(self, event: Event) -> str:
        return f"No ship is left to load: {count(event['barrels'], 'barrel')} go into the pub."

    def tell_spared(self, event: Event) -> str:
        return f"{write_figure(event['figure'])} takes nothing off."

    def tell_took_coin(self, event: Event) -> str:
        return f"{self.seat(event['seat'])} gets a coin and has {event['coins']}."

    def tell_bank_empty(self, _event: Event) -> str:
        return "The bank has no coin left."

    def tell_sailed(self, event: Event) -> str:
        full = ", full" if event["full"] else ""
        return f"[heading]{write_ship(event['ship']).capitalize()} sails[/] from pier {event['pier']}{full}."

    def tell_paid(self, events: list[Event]) -> str:
        """Who gains nothing is not named."""
        paid = [f"{self.seat(event['seat'])} +{event['points']}" for event in events if event["points"]]
        return f"{list_names(paid)}." if paid else "It pays nobody."

    def tell_extra_point(self, event: Event) -> str:
        return f"{self.seat(event['seat'])} filled it: +{event['points']}."

    def tell_moved_up(self, _events: list[Event]) -> str:
        return "The ships behind move up."

    def tell_arrived(self, event: Event) -> str:
        return f"{write_ship(event['ship']).capitalize()} comes to pier {event['pier']}."

    def tell_tiles_moved(self, event: Event) -> str:
        return f"The order tiles move on: {write_figure(event['figure'])} is first."

    def tell_tiles_shuffled(self, _event: Event) -> str:
        return "The order tiles are shuffled anew."

    def tell_jack_left(self, _event: Event) -> str:
        return f"{JACK} Lazy Jack goes home."

    def tell_ended(self, event: Event) -> str:
        return f"Only {count(event['ships'], 'ship')} left in port: it is the end, and they are scored."

    def tell_pub_paid(self, events: list[Event]) -> str:
        paid = [f"{self.seat(event['seat'])} +{event['points']}" for event in events if event["points"]]
        return f"The barrels in the pub pay {list_names(paid)}." if paid else ""

    def tell_scored(self, event: Event) -> str:
        return f"{self.seat(event['seat'])} has {count(event['total'], 'point')} and {count(event['coins'], 'coin')}."

    def tell_won(self, event: Event) -> str:
        return f"[heading]{self.seat(event['seat'])} wins with {event['total']}.[/]"


def tell(events: Sequence[Event], seats: Seats) -> list[str]:
    return MontegoTeller(seats).tell(events)


# What is asked


def ask(view: View, seat: int, options: Sequence[str], seats: Seats) -> str:
    question = {
        "hire": f"hire {JACK} Lazy Jack for {WAGE} coins? With which docker shall he stand?",
        "cards": "which card do you lay face down for",
        "load": "to load. At which pier?",
        "unload": "to take back. At which pier?",
    }[view["phase"]]
    if view["phase"] == "cards":
        question += f" {write_figure(options[0].split()[1])}?"
    if view["acting"]:
        question = f"{write_figure(view['acting'])} has {count(view['left'], 'barrel')} {question}"
    return f"{seats[seat].name}: {question}"


def hint(view: View, _seat: int, option: str, _seats: Seats) -> str:
    """Where a card leads if nobody is pushed before; what a ship holds."""
    words = option.split()
    if words[0] == "card":
        figure = view["with"] if words[1] == LAZY_JACK else words[1]
        place = view["figures"][figure]
        space = space_reached(len(view["storerooms"]), PUBS.get(place, place), int(words[2]))
        there = [write_short_figure(name) for name, place in view["figures"].items() if place == space]
        return " ".join([f"→ {space}", write_storeroom(view["storerooms"][space]), *there])
    if words[0] in ("load", "unload"):
        pier = view["piers"][int(words[1]) - 1]
        return f"{write_ship(pier['ship'])}, {sum(pier['hold'])} of {pier['capacity']}"
    return ""


def tell_result(view: View, seats: Seats) -> list[str]:
    return [
        f"{seat.full_name}: [heading]{count(view['scores'][seat.number], 'point')}[/], "
        f"{count(view['coins'][seat.number], 'coin')}"
        for seat in seats
    ]
