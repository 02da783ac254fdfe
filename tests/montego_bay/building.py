"""Positions out of a few words, and what happened in them out of the journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import twojacks

GAME = "montego-bay"
JACK = "lazy-jack"

# Written out, not taken from the game: MB-S2, MB-S3.
DOCKERS = {
    2: ["blue-large", "blue-small", "yellow-large", "yellow-small", "green-small", "orange-large"],
    3: ["blue-large", "blue-small", "yellow-large", "yellow-small", "green-large", "green-small"],
    4: [f"{colour}-{size}" for colour in ("blue", "yellow", "green", "orange") for size in ("large", "small")],
}
OWNERS = {
    2: [["blue-large", "blue-small", "green-small"], ["yellow-large", "yellow-small", "orange-large"]],
    3: [["blue-large", "blue-small"], ["yellow-large", "yellow-small"], ["green-large", "green-small"]],
    4: [[f"{colour}-large", f"{colour}-small"] for colour in ("blue", "yellow", "green", "orange")],
}
PUBS = {
    players: {docker: "left-pub" if docker.endswith("large") else "right-pub" for docker in dockers}
    for players, dockers in DOCKERS.items()
}
SPACES = {2: 14, 3: 14, 4: 16}
BARRELS = {2: 32, 3: 16, 4: 16}
POINTS = {2: [6, 4], 3: [6, 4], 4: [5, 3, 2]}  # of the ships here, which all hold ten unless a test says otherwise


def build(
    *,
    players: int = 4,
    figures: Mapping[str, int | str] | None = None,
    rooms: Mapping[int, tuple[int, int, int]] | None = None,
    holds: Sequence[Sequence[int]] | None = None,
    ships: Mapping[str, tuple[int, list[int]]] | None = None,
    piles: tuple[int, int] = (5, 6),
    coins: Sequence[int] | None = None,
    round_number: int = 2,
    pub: Sequence[int] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position of round 2 at the moment cards are chosen, unless ``more`` says otherwise.

    Storerooms that are not named show nothing. A hold is the barrels of a ship by seat; ships 1, 2, … lie at the piers
    (after the pilot boat in round 1), the last ones in the piles, and those between have sailed. Dockers that are not
    named stand on the first free spaces, and the foremost moves first, so that nobody is in the way of a 1; when cards
    are chosen in round 1 they are in their pubs.
    """
    hold_list = [list(hold) for hold in (holds if holds is not None else [[0] * players] * 4)]
    in_port = [str(number) for number in range(1, len(hold_list) + 1)]
    if round_number == 1:
        in_port = ["pilot", *in_port[:-1]]
    prints = {str(number): {"capacity": 10, "points": POINTS[players]} for number in range(1, 16)}
    prints |= {name: {"capacity": capacity, "points": points} for name, (capacity, points) in (ships or {}).items()}
    ahead = [str(number) for number in range(15 - sum(piles) + 1, 16)]
    drunk = list(pub) if pub is not None else [0] * players
    purses = list(coins) if coins is not None else [0] * players
    at_home = round_number == 1 and more.get("phase", "cards") in ("hire", "cards")
    places = stand(players, {**(PUBS[players] if at_home else {}), **(figures or {})})
    position = {
        "game": GAME,
        "players": players,
        "edition": "by-hand",
        "round": round_number,
        "phase": "cards",
        "storerooms": [storeroom(*(rooms or {}).get(space, (0, 0, 0))) for space in range(SPACES[players])],
        "figures": places,
        "order": undisturbed(places),
        "piers": [{"ship": ship, "hold": hold} for ship, hold in zip(in_port, hold_list, strict=True)],
        "piles": [ahead[: piles[0]], ahead[piles[0] :]],
        "ships": prints,
        "coins": purses,
        "scores": [0] * players,
        "pub": drunk,
        "key": "00112233445566778899aabbccddeeff",
        **more,
    }
    return {"supply": supply(position), **position}


def storeroom(barrels: int, broken: int, coins: int) -> dict[str, int]:
    return {"barrels": barrels, "broken": broken, "coins": coins}


def stand(players: int, named: Mapping[str, int | str]) -> dict[str, int | str | None]:
    free = [space for space in range(SPACES[players]) if space not in named.values()]
    places: dict[str, int | str | None] = {JACK: None, **named}
    for docker in DOCKERS[players]:
        if docker not in places:
            places[docker] = free.pop(0)
    return places


def undisturbed(places: Mapping[str, int | str | None]) -> list[str]:
    """The dockers in the order in which each finds the space ahead free; out of the pubs last."""

    def how_far(docker: str) -> int:
        place = places[docker]
        return place if isinstance(place, int) else -1

    return sorted((docker for docker in places if docker != JACK), key=how_far, reverse=True)


def supply(position: Mapping[str, Any]) -> list[int]:
    """MB-S4: what is neither aboard, nor in the pub, nor in hand."""
    players = position["players"]
    left = [
        BARRELS[players] - position["pub"][seat] - sum(pier["hold"][seat] for pier in position["piers"])
        for seat in range(players)
    ]
    if position["phase"] == "load":
        acting = position["acting"]
        owner = position["hirer"] if acting == JACK else owner_of(players, acting)
        left[owner] -= position["left"]
    return left


def owner_of(players: int, docker: str) -> int:
    return next(seat for seat, dockers in enumerate(OWNERS[players]) if docker in dockers)


def begin(**words: Any) -> twojacks.Match:
    return twojacks.Match.from_position(build(**words))


def visit(figure: str, space: int, room: tuple[int, int, int], **words: Any) -> twojacks.Match:
    """A match in which this figure alone stands beside a storeroom that shows something, and its visit begins now.

    All dockers have chosen their cards; the figure comes to its space with a 1, the others walk where nothing is shown.
    """
    match = begin(figures={figure: space - 1, **words.pop("figures", {})}, rooms={space: room}, **words)
    play_cards(match)
    return match


def play_cards(match: twojacks.Match, **cards: int) -> None:
    """All move cards of the round; a 1 for everyone who is not named (``blue_large=3``)."""
    values = {name.replace("_", "-"): card for name, card in cards.items()}
    this_round = seen(match, "round")
    while (seen(match, "phase"), seen(match, "round")) == ("cards", this_round):
        seat = match.to_act[0]
        _, figure, _ = match.options(seat)[0].split()
        match.play(seat, f"card {figure} {values.get(figure, 1)}")


def seen(match: twojacks.Match, key: str) -> Any:
    return match.position()[key]
