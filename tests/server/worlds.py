"""The same game on two servers, with everything that a reader cannot know changed in one of them.

Before every question the second server's match is dealt anew, as far as the reader cannot see it (`guess`): the key of
chance, face-down things, whatever others hide. Whoever chooses in secret first chooses differently in the two worlds,
and then changes to the same. So the reader must receive the same bytes from both, from the first to the last.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import twojacks
from tests.server.inside import Inside
from tests.server.wire import Wire, ask, body_of, write_text
from tests.tables import Table as Setting
from tests.tables import every_action
from tests.test_secrets import other_world
from twojacks.match import Mark
from twojacks.server.live import LiveTable
from twojacks.server.playing import Playing

Picks = list[tuple[int, str]]
GUESSES = 6  # worlds that are tried until one shows the reader the same after the next decision, too


class World:
    """One server's table, with a recorder on the reader's wire."""

    def __init__(self, server: Inside, setting: Setting, reader: int | None) -> None:
        self.server, self.setting, self.reader = server, setting, reader
        wanted = {"game": setting.name, "variant": setting.variant, "players": setting.players, "clock": 3600}
        self.id = body_of(self.ask("POST", "/api/tables", wanted))["table"]
        self.path = f"/api/tables/{self.id}"
        sat = [self.ask("POST", f"{self.path}/seats", {"name": f"P{seat}"}) for seat in range(setting.players)]
        self.tokens = [body_of(answer)["token"] for answer in sat]
        self.live: LiveTable = server.harbour.tables[self.id]
        self.made: Counter[int | None] = Counter()  # wishes, by seat
        self.answers: list[bytes] = []  # of plain HTTP, to the reader
        self.wire = Wire(server.port)
        self.wire.upgrade(
            f"{self.path}/socket" + ("" if reader is None else f"?seat={reader}"), **self.headers_of(reader)
        )
        self.wire.read_until("presence")
        self.lines = [self._connect(seat) for seat in range(setting.players)]
        self.wait()

    def _connect(self, seat: int) -> Wire:
        wire = Wire(self.server.port)
        wire.upgrade(f"{self.path}/socket?seat={seat}", **self.headers_of(seat))
        wire.read_until("presence")
        return wire

    def close(self) -> None:
        for wire in (self.wire, *self.lines):
            wire.close()

    # What the reader can do and see

    def headers_of(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> bytes:
        return ask(self.server.port, method, path, body, **headers)

    def wait(self) -> None:
        """Until the reader has heard everything so far."""
        self.wire.send(write_text(type="ping"))
        self.wire.read_until("pong")

    def look(self, after: int) -> None:
        """The reader asks for everything it can ask for by plain HTTP."""
        me = "" if self.reader is None else f"seat={self.reader}&"
        previews = f"seats/{self.reader or 0}/previews"
        for path in (f"state?{me}", f"events?{me}after={after}", "record", "replay", "state?seat=1", previews):
            self.answers.append(self.ask("GET", f"{self.path}/{path}", **self.headers_of(self.reader)))

    def try_out(self, actions: list[str]) -> None:
        """The reader asks for what it may not do."""
        for action in actions:
            self.decide(self.wire, self.reader, action)
        self.wait()

    # What anybody does

    @property
    def playing(self) -> Playing:
        assert self.live.table.playing is not None
        return self.live.table.playing

    def decide(self, wire: Wire, seat: int | None, action: str, **more: Any) -> str:
        self.made[seat] += 1
        request = f"{seat}-{self.made[seat]}"
        decision = self.playing.decision
        wire.send(write_text(type="decide", request=request, decision=decision, action=action, **more))
        return request

    def play(self, seat: int, action: str, **more: Any) -> None:
        """A decision of a seat, on its own wire, until it is confirmed."""
        wire = self.lines[seat]
        request = self.decide(wire, seat, action, **more)
        while (message := wire.read_message()).get("request") != request:
            pass
        assert message["type"] == "update", message

    def choose(self, picks: Picks) -> None:
        for number, (seat, action) in enumerate(picks):
            self.play(seat, action, pick=number)

    # What only the test does

    def become(self, state: Any, rows: list[Any]) -> None:
        """Stand somewhere else, with the same past."""

        def work() -> None:
            playing, earlier = self.playing, self.playing.match.mark()
            playing.match._state[:] = state
            playing.match._rows[:] = rows
            playing.match._forget()
            if playing.before is not None:  # the last decision has drawn and uncovered as much as it had
                gaps = zip(playing.before, earlier, playing.match.mark(), strict=True)
                playing.before = Mark(*(before - was + now for before, was, now in gaps))
            playing._wait()

        self.server.call(work)

    def after(self, picks: Picks) -> tuple[bool, bytes, list[Any]]:
        """What the reader may know once these decisions are taken."""
        match = self.playing.match.fork()
        told = match.event_count
        for seat, action in picks:
            match.play(seat, action)
        return match.over, match.look(self.reader)[0], match.journal_for(self.reader, told)


class Pair:
    """Two worlds that must look the same."""

    def __init__(self, worlds: list[World], dice: Random) -> None:
        self.worlds = worlds
        self.here, self.there = worlds
        self.setting, self.reader = self.here.setting, self.here.reader
        self.dice = dice
        self.actions = every_action(self.setting)
        self.questions = self.differed = 0

    def play_to_the_end(self) -> None:
        while not self.here.playing.is_over:
            self.questions += 1
            self.ask_a_question()
        self.look()

    def ask_a_question(self) -> None:
        picks = self.draw_picks()
        self.part_ways(picks)
        bad = [text for text in self.dice.sample(self.actions, 2) if text not in self.options_of_reader()]
        for world in self.worlds:
            world.try_out([*bad, "nonsense"])
        self.compare()
        if len(self.here.playing.waiting) > 1:
            self.choose_together(picks)
        else:
            for world in self.worlds:
                world.play(*picks[0])
        self.compare()
        if self.questions % 10 == 1:
            self.look()

    def options_of_reader(self) -> tuple[str, ...]:
        return () if self.reader is None else self.here.playing.options(self.reader)

    def draw_picks(self) -> Picks:
        """The next decision; of all seats, when several choose at once."""
        match = self.here.playing.match
        return [pick for seat in match.to_act for pick in draw(match, seat, self.dice)]

    def part_ways(self, picks: Picks) -> None:
        """Another world in which the same decisions are possible and show the reader the same."""
        match, there = self.here.playing.match, self.there.playing.match
        self.here.become(match._state.copy(), list(match._rows))
        expected = self.here.after(picks)
        for number in range(GUESSES):
            world = other_world(match, self.reader, self.questions * GUESSES + number)
            self.there.become(world._state, match._rows)
            try:
                if not expected[0] and self.there.after(picks) == expected:
                    self.differed += facts(there) != facts(match)
                    return
            except twojacks.IllegalAction:  # the seat has something else in that world
                continue
        self.there.become(match._state, match._rows)

    def choose_together(self, picks: Picks) -> None:
        """In any order; everybody but the reader begins, in one world only, before anybody has chosen. Then everybody
        but the last and the reader first chooses something else, and thinks again.
        """
        seats = sorted({seat for seat, _ in picks}, key=lambda _: self.dice.random())
        for seat in seats:
            world = self.dice.choice(self.worlds)
            if seat != self.reader:
                world.choose(draw(world.playing.match, seat, self.dice)[:-1])
        self.look()
        for seat in seats:
            wanted = [pick for pick in picks if pick[0] == seat]
            for world in self.worlds:
                if seat not in (seats[-1], self.reader):
                    world.choose(draw(world.playing.match, seat, self.dice))
            self.compare()
            for world in self.worlds:
                if seat not in (seats[-1], self.reader):
                    self.waver(world, seat)
                world.choose(wanted)
            self.compare()

    def waver(self, world: World, seat: int) -> None:
        """Change the choice some times, or only begin to: others do not even hear how often."""
        for _ in range(self.dice.randrange(3)):
            other = draw(world.playing.match, seat, self.dice)
            world.choose(other[: self.dice.randint(1, len(other))])

    def look(self) -> None:
        after = self.here.live.table.count_for(self.reader) - 1
        for world in self.worlds:
            world.look(after)
        self.compare()

    def compare(self) -> None:
        for world in self.worlds:
            world.wait()
        assert self.here.wire.kept == self.there.wire.kept, "the reader's socket tells the worlds apart"
        assert self.here.answers == self.there.answers, "an answer tells the worlds apart"


def draw(match: twojacks.Match, seat: int, dice: Random) -> Picks:
    """A decision of a seat; if it is not the only one that is asked, its whole choice."""
    trial, picks = match.fork(), list[tuple[int, str]]()
    while not picks or (len(match.to_act) > 1 and seat in trial.to_act):
        picks.append((seat, dice.choice(trial.options(seat))))
        trial.play(*picks[-1])
    return picks


def facts(match: twojacks.Match) -> dict[str, Any]:
    """Everything but what chance still needs."""
    return {name: value for name, value in match.position().items() if name not in ("key", "draws")}
