"""Halunken & Spelunken in sentences: what happened, what is asked, where an option leads."""

from __future__ import annotations

from collections.abc import Sequence

from twojacks.games.halunken.components import COLOURS, SAILORS, TAVERNS
from twojacks.games.halunken.rules_end import doubled_colour
from twojacks.telling.seats import Seats, list_names
from twojacks.telling.teller import Event, Teller, View, is_forced

JACK = "[jack]J[/]"
BLACK_JACK = f"{JACK} Black Jack"
COLOUR_NAMES = {"y": "yellow", "g": "grey", "v": "violet", "r": "red"}
LEGEND = """\
y g v r: yellow, grey, violet and red sailors with their value  [jack]J[/] Black Jack
– = ≡: one, two or three sailors lie there  ×2: the colour that counts double
Cards 1–7 and R (Rum), played ones as a dot."""
ASKED = {
    "place": "a tavern for your captain",
    "place-jack": "a tavern for Black Jack",
    "auction": "a sailor to bid, or a pass",
    "cards": "a move card",
    "name-rum": "a number for the Rum",
    "rob": "a sailor to take, or none",
    "give": "a sailor to give up",
}


def write_sailor(sailor: str) -> str:
    return f"[sailor.{sailor[0]}]{sailor}[/]"


def doubled_of(crew: Sequence[str]) -> str | None:
    """The letter of the colour that counts double, as the rules have it."""
    colour = int(doubled_colour(sum(1 << SAILORS.index(sailor) for sailor in crew)))
    return COLOURS[colour] if colour >= 0 else None


# What happened


class HalunkenTeller(Teller):
    together = frozenset({"revealed", "cancelled", "chose", "turned-up"})
    # The end of a move, a meeting, a robbery.
    continuing = frozenset(
        {"turned-up", "met", "robbed", "robbed-nobody", "may-not-rob", "gave", "gave-nothing", "pushed"}
    )

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

    def figure(self, figure: int | str) -> str:
        return BLACK_JACK if figure == "jack" else self.seats[int(figure)].name

    def tell_revealed(self, events: list[Event]) -> str:
        cards = [f"{self.figure(event['figure'])} {event['card']}" for event in events]
        return f"Cards are revealed: {list_names(cards)}."

    def tell_cancelled(self, events: list[Event]) -> str:
        return f"Equal cards cancel: {list_names([self.figure(event['figure']) for event in events])} stay."

    def tell_turned_up(self, events: list[Event]) -> str:
        if events[0]["clause"] == "HS-S5":
            return "The top sailor of every tavern is turned up."
        return " ".join(f"{write_sailor(event['sailor'])} is turned up." for event in events)

    def tell_chose(self, events: list[Event]) -> str:
        if is_forced(events[0]):
            return "Everybody lays the one card that is left."
        if len(events) > 1 and all(event["card"] == "?" for event in events):
            return f"{list_names([self.figure(event['seat']) for event in events])} lay cards face down."
        return " ".join(self.write_choice(event) for event in events)

    def write_choice(self, event: Event) -> str:
        card = "a card" if event["card"] == "?" else f"the card {event['card']}"
        whose = f" for {BLACK_JACK}" if event["figure"] == "jack" else ""
        return f"{self.figure(event['seat'])} lays {card}{whose} face down."

    def tell_starter_drawn(self, event: Event) -> str:
        return f"The lot falls on {self.figure(event['seat'])} to place first."

    def tell_placed(self, event: Event) -> str:
        return f"{self.figure(event['seat'])} goes to tavern {event['space']}."

    def tell_took(self, event: Event) -> str:
        """Into a crew that is not the figure's own only with Black Jack (HS-T4)."""
        into = ""
        if event["figure"] == "jack":
            into = " for the basin" if event["into"] == "basin" else f" for {self.figure(event['into'])}"
        who = "Takes" if self.has_just_come(event["figure"]) else f"{self.figure(event['figure'])} takes"
        return f"{who} {write_sailor(event['sailor'])}{into}."

    def tell_placed_jack(self, event: Event) -> str:
        return f"{self.figure(event['seat'])} puts {BLACK_JACK} before tavern {event['space']}."

    def tell_round_began(self, event: Event) -> str:
        opening = "" if event["opener"] is None else f" {self.figure(event['opener'])} opens the auction."
        return f"[heading]Round {event['round']}.[/]{opening}"

    def tell_bid(self, event: Event) -> str:
        return f"{self.figure(event['seat'])} bids {write_sailor(event['sailor'])}."

    def tell_passed(self, event: Event) -> str:
        forced = is_forced(event)
        return f"{self.figure(event['seat'])} {'has nobody to bid and must pass' if forced else 'passes'}."

    def tell_hired(self, event: Event) -> str:
        paid = write_sailor(event["sailor"])
        return f"{self.figure(event['seat'])} hires {BLACK_JACK} and pays {paid} into the basin."

    def tell_not_hired(self, _event: Event) -> str:
        return f"Nobody hires {BLACK_JACK}."

    def tell_named(self, event: Event) -> str:
        by_lot = ", drawn by lot" if event["seat"] is None else ""
        return f"The Rum of {self.figure(event['figure'])} counts as {event['number']}{by_lot}."

    def tell_moved(self, event: Event) -> str:
        return f"{self.figure(event['figure'])} moves {event['steps']} to tavern {event['to']}."

    def tell_met(self, event: Event) -> str:
        return f"Meets {self.figure(event['other'])}."

    def tell_robbed(self, event: Event) -> str:
        sailor = write_sailor(event["sailor"])
        whom = "the basin" if event["victim"] == "basin" else self.figure(event["victim"])
        return f"{self.robber(event)} takes {sailor} from {whom}."

    def tell_robbed_nobody(self, event: Event) -> str:
        whom = "the basin" if event["victim"] == "basin" else self.figure(event["victim"])
        return f"{self.robber(event)} takes nothing from {whom}."

    def tell_may_not_rob(self, event: Event) -> str:
        return f"{self.robber(event)} has the larger crew and may not rob {self.figure(event['victim'])}."

    def robber(self, event: Event) -> str:
        helper = " with Black Jack's help" if event["figure"] == "jack" else ""
        return f"{self.figure(event['seat'])}{helper}"

    def tell_gave(self, event: Event) -> str:
        return f"{self.figure(event['seat'])} gives {write_sailor(event['sailor'])} to the basin."

    def tell_gave_nothing(self, event: Event) -> str:
        return f"{self.figure(event['seat'])} has nothing to give."

    def tell_pushed(self, event: Event) -> str:
        return f"{self.figure(event['figure'])} makes room and goes on to tavern {event['to']}."

    def tell_jack_turned(self, event: Event) -> str:
        return f"Black Jack's card is {event['number']}."

    def tell_scored(self, event: Event) -> str:
        doubled = "" if event["doubled"] is None else f", {COLOUR_NAMES[event['doubled']]} counting double"
        return f"{self.figure(event['seat'])} has {event['total']} points{doubled}."

    def tell_won(self, event: Event) -> str:
        return f"[heading]{self.figure(event['seat'])} wins with {event['total']}.[/]"


def tell(events: Sequence[Event], seats: Seats) -> list[str]:
    return HalunkenTeller(seats).tell(events)


# What is asked


def ask(view: View, seat: int, _options: Sequence[str], seats: Seats) -> str:
    return f"{seats[seat].name}: {QUESTIONS[view['phase']](view, seat, seats)}"


def ask_bid(view: View, _seat: int, _seats: Seats) -> str:
    last = next((sailor for _, sailor in reversed(view["bids"]) if sailor), None)
    above = f" above {write_sailor(last)}" if last else ""
    return f"hire {BLACK_JACK} for this round? Bid a sailor{above}, or pass."


def ask_card(view: View, seat: int, _seats: Seats) -> str:
    if view["chosen"][seat] is not None:
        return f"which card do you lay face down for {BLACK_JACK}?"
    return "which move card do you lay face down for your captain?"


def ask_number(view: View, _seat: int, _seats: Seats) -> str:
    who = f"{BLACK_JACK} shows" if view["jack_chosen"] == "rum" else "you showed"
    return f"{who} the only Rum. Which number shall it count as?"


def ask_robbery(view: View, seat: int, seats: Seats) -> str:
    met = view["resolving"]["met"]
    if met != "jack":
        return f"take a sailor from {seats[met].name}?"
    hirer = view["hirer"]
    if "jack_hand" in view and hirer not in (None, seat):
        return f"take a sailor from the basin, or from {seats[hirer].name}, Black Jack's hirer?"
    return "take a sailor from the basin?"


QUESTIONS = {
    "place": lambda *_: "at which tavern shall your captain begin? Its top sailor joins you.",
    "place-jack": lambda *_: f"before which tavern shall {BLACK_JACK} begin?",
    "auction": ask_bid,
    "cards": ask_card,
    "name-rum": ask_number,
    "rob": ask_robbery,
    "give": lambda *_: f"{BLACK_JACK} comes by. Which sailor do you give up?",
}


def hint(view: View, seat: int, option: str, seats: Seats) -> str:
    """Where a number leads from here, if nobody moves before: the sailor, and who stands there."""
    verb, _, thing = option.partition(" ")
    if verb not in ("card", "jack-card", "rum", "jack-rum"):
        return ""
    if thing == "rum":
        return "→ later"
    start = view["jack"] if verb.startswith("jack") else view["captains"][seat]
    space = (start + int(thing)) % TAVERNS
    there = [seats[other].crest for other, captain in enumerate(view["captains"]) if captain == space]
    top = [write_sailor(sailor) for sailor in view["taverns"][space][-1:] if sailor]
    return " ".join([f"→ {space}", *top, *there, *([JACK] if view["jack"] == space else [])])


# How it ended


def tell_result(view: View, seats: Seats) -> list[str]:
    """HS-E1 worked out for each seat: all values, and the doubled colour once more."""
    lines = []
    for seat in seats:
        crew = view["crews"][seat.number]
        doubled = doubled_of(crew)
        plain = sum(int(sailor[1:]) for sailor in crew)
        again = view["scores"][seat.number] - plain
        twice = f" + {again} for {COLOUR_NAMES[doubled]} again" if doubled else ""
        lines.append(f"{seat.full_name}: {plain}{twice} = [heading]{view['scores'][seat.number]}[/]")
    return lines
