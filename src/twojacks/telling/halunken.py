"""Halunken & Spelunken in sentences: what happened, what is asked, where an option leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from twojacks.games.halunken.components import COLOURS, SAILORS, TAVERNS
from twojacks.games.halunken.rules_end import doubled_colour
from twojacks.telling.seats import Seats
from twojacks.telling.teller import Event, Teller, View, is_forced
from twojacks.words import Words

JACK = "[jack]J[/]"
NUMBERS = ("round", "number", "steps", "total")
NAMES = ("seat", "opener", "victim", "into")
FIGURES = ("figure", "other")
PLACES = {"space": "at", "from": "to", "to": "to"}  # how a tavern is spoken of


def write_sailor(sailor: str) -> str:
    """As boards and typed answers have it."""
    return f"[sailor.{sailor[0]}]{sailor}[/]"


def doubled_of(crew: Sequence[str]) -> str | None:
    """The letter of the colour that counts double, as the rules have it."""
    colour = int(doubled_colour(sum(1 << SAILORS.index(sailor) for sailor in crew)))
    return COLOURS[colour] if colour >= 0 else None


# What happened


class HalunkenTeller(Teller):
    prefix = "hs"
    together = frozenset({"revealed", "cancelled", "chose", "turned-up"})
    # The end of a move, a meeting, a robbery.
    continuing = frozenset(
        {"turned-up", "met", "robbed", "robbed-nobody", "may-not-rob", "gave", "gave-nothing", "pushed"}
    )
    headings = frozenset({"round-began", "won"})

    def goes_on(self, event: Event) -> bool:
        if event["kind"] == "took":
            return self.has_just_come(event["figure"])
        if event["kind"] == "moved":
            return bool(self.before["kind"] == "jack-turned")
        return super().goes_on(event) and event["clause"] != "HS-S5"

    def has_just_come(self, figure: int | str) -> bool:
        """Whether the one who takes a sailor is the subject of the sentence before."""
        subject = {"moved": "figure", "placed": "seat"}.get(self.before["kind"])
        return subject is not None and self.before[subject] == figure

    # Words

    def figure(self, figure: int | str) -> str:
        return f"{JACK} {self.words.say('hs-figure-jack')}" if figure == "jack" else self.name(figure)

    def name(self, crew: int | str | None) -> str:
        """Of a player; the basin has none, and neither has nobody."""
        return self.seats[crew].name if isinstance(crew, int) else ""

    def sailor(self, sailor: str) -> str:
        said = self.words.say("hs-sailor", colour=sailor[0], value=int(sailor[1:]))
        return f"[sailor.{sailor[0]}]{said}[/]"

    def tavern(self, space: int, how: str) -> str:
        """With its number, by which boards and typed answers know it."""
        return f"{self.words.say(f'hs-tavern-{how}', space=space)} ({space})"

    def arguments(self, event: Event) -> dict[str, Any]:
        return {
            **{name: event[name] for name in NUMBERS if name in event},
            **{name: self.name(event[name]) for name in NAMES if name in event},
            **{name: self.figure(event[name]) for name in FIGURES if name in event},
            **{name: self.tavern(event[name], how) for name, how in PLACES.items() if name in event},
            **({"sailor": self.sailor(event["sailor"])} if "sailor" in event else {}),
            **({"card": self.words.say("hs-card", card=event["card"])} if "card" in event else {}),
            **deciders_of(event),
        }

    # Sentences

    def tell_revealed(self, events: list[Event]) -> str:
        cards = [self.say("revealed-item", **self.arguments(event)) for event in events]
        return self.say("revealed-list", list=self.words.join(cards))

    def tell_cancelled(self, events: list[Event]) -> str:
        return self.say("cancelled-list", list=self.words.join([self.figure(event["figure"]) for event in events]))

    def tell_turned_up(self, events: list[Event]) -> str:
        if events[0]["clause"] == "HS-S5":
            return self.say("turned-up-list")
        return " ".join(self.say("turned-up", **self.arguments(event)) for event in events)

    def tell_chose(self, events: list[Event]) -> str:
        if is_forced(events[0]):
            return self.say("chose-forced")
        if len(events) > 1 and all(event["card"] == "?" for event in events):
            names = dict.fromkeys(self.name(event["seat"]) for event in events)
            return self.say("chose-list", list=self.words.join(list(names)))
        return " ".join(self.say("chose", **self.arguments(event)) for event in events)

    def tell_took(self, events: list[Event]) -> str:
        same = self.has_just_come(events[0]["figure"])
        return self.say("took-on" if same else "took", **self.arguments(events[0]))

    def tell_met(self, events: list[Event]) -> str:
        return self.say("met-on", **self.arguments(events[0]))

    def tell_passed(self, events: list[Event]) -> str:
        return self.say("passed-forced" if is_forced(events[0]) else "passed", **self.arguments(events[0]))


def deciders_of(event: Event) -> dict[str, str]:
    """What decides between wordings, in words that no player's name can be mistaken for."""
    helper = {"helper": "jack" if event.get("figure") == "jack" else "none"}
    match event["kind"]:
        case "took":
            return {"whose": whose_crew(event)}
        case "round-began":
            return {"opens": "nobody" if event["opener"] is None else "seat"}
        case "chose":
            known = "no" if event["card"] == "?" else "yes"
            return {"known": known, "for": "jack" if event["figure"] == "jack" else "captain"}
        case "named":
            return {"by": "lot" if event["seat"] is None else "seat"}
        case "robbed" | "robbed-nobody":
            return {**helper, "store": "basin" if event["victim"] == "basin" else "crew"}
        case "may-not-rob":
            return helper
        case "scored":
            return {"doubled": event["doubled"] or "none"}
    return {}


def whose_crew(event: Event) -> str:
    """Into a crew that is not the figure's own only with Black Jack (HS-T4)."""
    if event["into"] == event["figure"]:
        return "own"
    return "basin" if event["into"] == "basin" else "crew"


def tell(words: Words, events: Sequence[Event], seats: Seats) -> list[str]:
    return HalunkenTeller(seats, words).tell(events)


# What is asked


def ask(words: Words, view: View, seat: int, _options: Sequence[str], seats: Seats) -> str:
    question = QUESTIONS.get(view["phase"], ask_plainly)(words, view, seat, seats)
    return words.say("terminal-ask", seat=seats[seat].name, question=question)


def ask_plainly(words: Words, view: View, _seat: int, _seats: Seats) -> str:
    return words.say(f"terminal-hs-ask-{view['phase']}", jack=f"{JACK} {words.say('hs-figure-jack')}")


def ask_bid(words: Words, view: View, _seat: int, seats: Seats) -> str:
    last = next((sailor for _, sailor in reversed(view["bids"]) if sailor), None)
    jack = f"{JACK} {words.say('hs-figure-jack')}"
    if last is None:
        return words.say("terminal-hs-ask-bid", jack=jack)
    return words.say("terminal-hs-ask-raise", jack=jack, sailor=HalunkenTeller(seats, words).sailor(last))


def ask_card(words: Words, view: View, seat: int, _seats: Seats) -> str:
    whose = "captain" if view["chosen"][seat] is None else "jack"
    return words.say("terminal-hs-ask-card", whose=whose, jack=f"{JACK} {words.say('hs-figure-jack')}")


def ask_number(words: Words, view: View, _seat: int, _seats: Seats) -> str:
    whose = "jack" if view["jack_chosen"] == "rum" else "captain"
    return words.say("terminal-hs-ask-number", whose=whose, jack=f"{JACK} {words.say('hs-figure-jack')}")


def ask_robbery(words: Words, view: View, seat: int, seats: Seats) -> str:
    met, hirer = view["resolving"]["met"], view["hirer"]
    if met != "jack":
        return words.say("terminal-hs-ask-rob", store="crew", victim=seats[met].name)
    if "jack_hand" in view and hirer not in (None, seat):
        return words.say("terminal-hs-ask-rob", store="both", victim=seats[hirer].name)
    return words.say("terminal-hs-ask-rob", store="basin", victim="")


QUESTIONS = {"auction": ask_bid, "cards": ask_card, "name-rum": ask_number, "rob": ask_robbery}


def hint(words: Words, view: View, seat: int, option: str, seats: Seats) -> str:
    """Where a number leads from here, if nobody moves before: the sailor, and who stands there."""
    verb, _, thing = option.partition(" ")
    if verb not in ("card", "jack-card", "rum", "jack-rum"):
        return describe(words, verb, thing)
    if thing == "rum":
        return words.say("terminal-hs-option-later")
    start = view["jack"] if verb.startswith("jack") else view["captains"][seat]
    space = (start + int(thing)) % TAVERNS
    there = [seats[other].crest for other, captain in enumerate(view["captains"]) if captain == space]
    top = [write_sailor(sailor) for sailor in view["taverns"][space][-1:] if sailor]
    return " ".join([f"→ {space}", *top, *there, *([JACK] if view["jack"] == space else [])])


def describe(words: Words, verb: str, thing: str) -> str:
    """What an option that is no card does; nothing where its number says it all."""
    if verb in ("place", "place-jack"):
        return ""
    if verb == "pass" or thing == "none":
        return words.say("terminal-hs-option-pass" if verb == "pass" else "terminal-hs-option-none")
    return words.say(f"terminal-hs-option-{verb}", sailor=write_sailor(thing))


# How it ended


def tell_result(words: Words, view: View, seats: Seats) -> list[str]:
    """HS-E1 worked out for each seat: all values, and the doubled colour once more."""
    lines = []
    for seat in seats:
        crew, total = view["crews"][seat.number], view["scores"][seat.number]
        plain = sum(int(sailor[1:]) for sailor in crew)
        worked = {"plain": plain, "again": total - plain, "doubled": doubled_of(crew) or "none"}
        lines.append(words.say("terminal-hs-result", seat=seat.full_name, total=f"[heading]{total}[/]", **worked))
    return lines
