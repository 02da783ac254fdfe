"""Halunken & Spelunken in sentences: what happened, what is asked, where an option leads."""

from __future__ import annotations

from collections.abc import Sequence

from twojacks.games.halunken import GAME
from twojacks.games.halunken.components import COLOURS, SAILORS, TAVERNS
from twojacks.games.halunken.rules_scores import doubled_colour
from twojacks.text.fluent import Words
from twojacks.text.narration.narrator import Event, Narrator, View, Writer
from twojacks.text.narration.seats import Seats

JACK = "[jack]J[/]"


def write_sailor(sailor: str) -> str:
    """As boards and typed answers have it."""
    return f"[sailor.{sailor[0]}]{sailor}[/]"


def doubled_of(crew: Sequence[str]) -> str | None:
    """The letter of the colour that counts double, as the rules have it."""
    colour = int(doubled_colour(sum(1 << SAILORS.index(sailor) for sailor in crew)))
    return COLOURS[colour] if colour >= 0 else None


# What happened


def make_narrator(words: Words, seats: Seats) -> Narrator:
    """Taverns are told with their numbers, which boards and typed answers use."""

    def figure(value: int | str, _form: str) -> str:
        return say_jack(words) if value == "jack" else seats[int(value)].name

    def card(value: str, _form: str) -> str:
        return words.say("hs-card", card=value)

    def tavern(space: int, form: str) -> str:
        return f"{words.say(f'hs-tavern-{form}', space=space)} ({space})"

    def sailor(value: str, _form: str) -> str:
        return say_sailor(words, value)

    writers: dict[str, Writer] = {"figure": figure, "sailor": sailor, "card": card, "tavern": tavern}
    return Narrator(GAME, seats, words, writers)


def say_jack(words: Words) -> str:
    return f"{JACK} {words.say('hs-figure-jack')}"


def say_sailor(words: Words, sailor: str) -> str:
    said = words.say("hs-sailor", colour=sailor[0], value=int(sailor[1:]))
    return f"[sailor.{sailor[0]}]{said}[/]"


def tell(words: Words, events: Sequence[Event], seats: Seats) -> list[str]:
    return make_narrator(words, seats).tell(events)


# What is asked


def ask(words: Words, view: View, seat: int, _options: Sequence[str], seats: Seats) -> str:
    question = QUESTIONS.get(view["phase"], ask_plainly)(words, view, seat, seats)
    return words.say("terminal-ask", seat=seats[seat].name, question=question)


def ask_plainly(words: Words, view: View, _seat: int, _seats: Seats) -> str:
    return words.say(f"hs-terminal-ask-{view['phase']}", jack=say_jack(words))


def ask_bid(words: Words, view: View, _seat: int, _seats: Seats) -> str:
    last = next((sailor for _, sailor in reversed(view["bids"]) if sailor), None)
    jack = say_jack(words)
    if last is None:
        return words.say("hs-terminal-ask-bid", jack=jack)
    return words.say("hs-terminal-ask-raise", jack=jack, sailor=say_sailor(words, last))


def ask_card(words: Words, view: View, seat: int, _seats: Seats) -> str:
    whose = "captain" if view["chosen"][seat] is None else "jack"
    return words.say("hs-terminal-ask-card", whose=whose, jack=say_jack(words))


def ask_number(words: Words, view: View, _seat: int, _seats: Seats) -> str:
    whose = "jack" if view["jack_chosen"] == "rum" else "captain"
    return words.say("hs-terminal-ask-number", whose=whose, jack=say_jack(words))


def ask_robbery(words: Words, view: View, seat: int, seats: Seats) -> str:
    met, hirer = view["resolving"]["met"], view["hirer"]
    if met != "jack":
        return words.say("hs-terminal-ask-rob", store="crew", victim=seats[met].name)
    if "jack_hand" in view and hirer not in (None, seat):
        return words.say("hs-terminal-ask-rob", store="both", victim=seats[hirer].name)
    return words.say("hs-terminal-ask-rob", store="basin", victim="")


QUESTIONS = {"auction": ask_bid, "cards": ask_card, "name-rum": ask_number, "rob": ask_robbery}


def hint(words: Words, view: View, seat: int, option: str, seats: Seats) -> str:
    """Where a number leads from here, if nobody moves before: the sailor, and who stands there."""
    verb, _, thing = option.partition(" ")
    if verb not in ("card", "jack-card", "rum", "jack-rum"):
        return describe(words, verb, thing)
    if thing == "rum":
        return words.say("hs-terminal-option-later")
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
        return words.say("hs-terminal-option-pass" if verb == "pass" else "hs-terminal-option-none")
    return words.say(f"hs-terminal-option-{verb}", sailor=write_sailor(thing))


# How it ended


def tell_result(words: Words, view: View, seats: Seats) -> list[str]:
    """HS-E1 worked out for each seat: all values, and the doubled colour once more."""
    lines = []
    for seat in seats:
        crew, total = view["crews"][seat.number], view["scores"][seat.number]
        plain = sum(int(sailor[1:]) for sailor in crew)
        worked = {"plain": plain, "again": total - plain, "doubled": doubled_of(crew) or "none"}
        lines.append(words.say("hs-terminal-result", seat=seat.full_name, total=f"[heading]{total}[/]", **worked))
    return lines
