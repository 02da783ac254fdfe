"""One sitting: who plays which seat, asking people, letting bots answer, telling what happens."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from twojacks import Error, Match, Series
from twojacks.bots.players import Player
from twojacks.cli.boards import find_screen, is_face_down
from twojacks.cli.playing.answers import find_action, label_options
from twojacks.cli.playing.files import write_save, write_table
from twojacks.cli.playing.terminal import Leaving, Terminal
from twojacks.cli.support.clauses import quote_clauses
from twojacks.cli.support.hints import show_hint
from twojacks.games import find_game
from twojacks.telling.seats import seats_of
from twojacks.telling.teller import mark_forced
from twojacks.words import DEFAULT

# What can be typed beside an option, by the message that tells about it.
HELP = {
    "help": "?",
    "board": "board",
    "hint": "hint",
    "why": "why",
    "rule": "why {clause}",
    "save": "save FILE",
    "quit": "quit",
}
CHAPTER = 4  # letters of a clause that name its chapter
TOLD_AT_THE_END = ("scored", "won")
HUMAN = "human"
BOT = "bot"  # whoever plays where none is named


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat: a bot, or a person."""

    name: str
    bot: Player | None = None

    @property
    def word(self) -> str:
        """How saved games call them. A file starts nobody's own bot: whoever resumes it says which one is meant."""
        if self.bot is None:
            return HUMAN
        return BOT if self.bot.is_own else self.name


class Session:
    def __init__(
        self, table: Match | Series, sitters: tuple[Sitter, ...], terminal: Terminal, save_to: str | None = None
    ) -> None:
        self.table = table
        self.sitters = sitters
        self.terminal = terminal
        self.console = terminal.console
        self.game = find_game(table.game)
        self.words = terminal.words
        self.screen = find_screen(table.game, self.words)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.seats = seats_of(table.game, table.players, tuple(map(self.note, sitters)), self.words)
        self.reader = self.people[0] if len(self.people) == 1 else None  # through whose eyes events are told
        self.name = secrets.token_hex(4)  # what transcripts call this sitting
        self.save_to = save_to
        self.kept = self.write()  # after the last complete decision
        self.told = len(self.match.journal) if self.match.actions else 0  # events; a resumed match is known
        self.decided: set[int] = set()  # the numbers of those events that somebody decided
        self.clause: str | None = None  # of the last refusal

    def note(self, sitter: Sitter) -> str:
        """Who sits there, beside the name of the seat."""
        return escape(sitter.name if sitter.bot else self.words.say(f"terminal-sitter-{sitter.name}"))

    @property
    def match(self) -> Match:
        return self.table.match if isinstance(self.table, Series) else self.table

    @property
    def number(self) -> int:
        """Of the match in its series."""
        return len(self.table.matches) if isinstance(self.table, Series) else 1

    def run(self) -> None:
        about = self.words.say("terminal-title", variant=self.match.variant, players=self.table.players)
        self.console.print(f"\n[heading]{self.game.title}[/] [quiet]{about}[/]")
        if self.save_to is not None:
            self.console.print(self.words.say("terminal-kept", file=self.save_to), markup=False, style="quiet")
        try:
            self.tell_totals()
            self.tell_number()
            while not self.table.over:
                self.take_turn()
        except (Leaving, KeyboardInterrupt):
            self.leave()
        else:
            self.finish()

    def take_turn(self) -> None:
        """One seat's decision, or several in a row if it owes them face down. Bots are quick: they go first."""
        match, waiting = self.match, self.match.to_act
        seat = next((seat for seat in waiting if seat not in self.people), waiting[0])
        bot = self.sitters[seat].bot
        if bot is not None:
            bot.match = f"{self.name}/{self.number}"
            with self.thinking(seat, bot):
                action = bot.choose(match.observe(seat), seat)
            self.play(seat, self.game.notation.format_action(action))
        else:
            self.tell_news(match)
            self.ask_person(seat)
        if match.over:
            self.tell_news(match)
            self.tell_end(match)
            self.end_for_bots(match)
            self.told, self.decided = 0, set()

    def thinking(self, seat: int, bot: Player) -> AbstractContextManager[Any]:
        """Who takes time is seen thinking, where something can be shown and taken back."""
        if bot.seconds is None or not self.terminal.interactive:
            return nullcontext()
        return self.console.status(self.words.say("terminal-thinks", seat=self.seats[seat].full_name))

    def end_for_bots(self, match: Match) -> None:
        for seat, sitter in enumerate(self.sitters):
            if sitter.bot is not None:
                sitter.bot.end(match.observe(seat), seat)

    def play(self, seat: int, action: str) -> None:
        self.decided.add(len(self.match.journal))
        self.table.play(seat, action)
        self.kept = self.write()

    def write(self) -> str:
        return write_table(self.table, [sitter.word for sitter in self.sitters])

    # Telling

    def tell_news(self, match: Match) -> None:
        events = mark_forced(match.journal_for(self.reader), self.decided)
        news = [event for event in events[self.told :] if event["kind"] not in TOLD_AT_THE_END]
        for line in self.screen.tell(news, self.seats):
            self.console.print(Padding(line, (0, 0, 0, 2), expand=False))
        self.told = len(events)

    def tell_end(self, match: Match) -> None:
        view = match.view(None)
        self.show_board(None, match)
        self.console.print(f"[heading]{self.words.say('terminal-end')}[/]")
        for line in self.screen.tell_result(view, self.seats):
            self.console.print(Padding(line, (0, 0, 0, 2), expand=False))
        self.tell_winners("game", match.winners)
        self.tell_totals()
        if isinstance(self.table, Series) and self.table.over:
            self.tell_winners("series", self.table.winners)
        else:
            self.tell_number()

    def tell_totals(self) -> None:
        """What the finished games of a series add up to (HS-E3)."""
        if not isinstance(self.table, Series):
            return
        played = [match.scores for match in self.table.matches if match.over]
        if played:
            totals = [
                self.words.say("terminal-count", seat=seat.name, count=sum(scores[seat.number] for scores in played))
                for seat in self.seats
            ]
            after = self.words.say("terminal-totals", number=len(played), games=self.table.games)
            self.console.print(f"[heading]{after}[/] {self.words.join(totals)}")

    def tell_number(self) -> None:
        """Which game of a series begins, or goes on."""
        if isinstance(self.table, Series) and not self.match.over:
            told = self.words.say("terminal-game-number", number=self.number, games=self.table.games)
            self.console.print(f"[heading]{told}[/]")

    def tell_winners(self, what: str, winners: tuple[int, ...]) -> None:
        names = self.words.join([self.seats[seat].name for seat in winners])
        told = self.words.say(f"terminal-won-{what}", winners=len(winners), names=names)
        self.console.print(f"[heading]{told}[/]\n")

    def show_board(self, seat: int | None, match: Match) -> None:
        self.console.print()
        self.console.print(self.screen.draw(match.view(seat), self.seats, self.console.width))

    # Asking

    def ask_person(self, seat: int) -> None:
        """With several people around one keyboard nobody sees what another lays face down."""
        match = self.match
        secret = self.terminal.interactive and len(self.people) > 1 and is_face_down(match.view(seat))
        with self.terminal.curtain() if secret else nullcontext():
            if secret:
                told = self.words.say("terminal-in-secret", seat=self.seats[seat].name)
                self.console.print(f"\n  {told}\n")
                self.wait_until_ready(seat)
                self.terminal.clear()
            self.ask_once(seat)
            while secret and self.match is match and seat in match.to_act and is_face_down(match.view(seat)):
                self.ask_once(seat)
        if self.save_to:
            self.save(self.save_to, quietly=True)

    def wait_until_ready(self, seat: int) -> None:
        """Whoever wants help or to leave need not look at the cards for it; the board is what Enter opens."""
        waiting, prompt = True, f"  [quiet]{self.words.say('terminal-ready')}[/]"
        while waiting:
            word, _, rest = self.terminal.read(prompt).partition(" ")
            command = WORDS.get(word.lower(), Session.say_board)
            waiting = command not in (Session.say_board, Session.say_hint)
            if waiting:
                command(self, rest.strip(), seat)

    def ask_once(self, seat: int) -> None:
        """Show the board and the options, and read until one is played."""
        self.show_board(seat, self.match)
        self.show_question(seat)
        decisions = len(self.match.actions)
        match = self.match
        self.clause = None
        while len(match.actions) == decisions:
            self.answer(seat, self.terminal.read(f"{self.seats[seat].name} [question]>[/]"))

    def show_question(self, seat: int) -> None:
        view, options = self.match.view(seat), self.match.options(seat)
        self.console.print(f"\n[question]{self.screen.ask(view, seat, options, self.seats)}[/]")
        cells, labels = [], label_options(options)
        wide = max(2, *(len(label) for label in labels))
        for label, option in labels.items():
            words = self.screen.hint(view, seat, option, self.seats) or ("" if label == option.split()[-1] else option)
            cells.append(f"[label]{label:>{wide}}[/] {words}".rstrip())
        self.console.print(Padding(Columns(cells, padding=(0, 2), column_first=False), (0, 0, 0, 1), expand=False))

    def answer(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        command = WORDS.get(word.lower())
        if command is not None:
            command(self, rest.strip(), seat)
        elif text:
            self.try_action(seat, text)

    def try_action(self, seat: int, text: str) -> None:
        options, parse = self.match.options(seat), self.game.notation.parse_action
        action = find_action(text, options, parse)
        number = None if action is None else parse(action)
        if action is None or number is None:
            unread = self.words.say("terminal-no-option")
            self.console.print(f"[refusal]{unread}[/] {self.words.say('terminal-advice')}")
        elif action in options:
            self.play(seat, action)
        else:
            self.refuse(seat, number)

    def refuse(self, seat: int, action: int) -> None:
        view, names = self.match.observe(seat), [seat.name for seat in self.seats]
        reason, self.clause = self.screen.explain(view, seat, action, names.__getitem__)
        if self.clause is None:  # no rule forbids it: something else is being asked
            what = self.screen.asked(self.match.view(seat)["phase"])
            reason = self.words.say("terminal-asked-now", what=what)
        elif self.words.language != DEFAULT:  # reasons are told in English only; the rule itself in every language
            self.console.print(f"[refusal]{self.words.say('terminal-refused')}[/]")
            return self.say_why("", seat)
        cited = f" {self.words.say('terminal-refused-clause', clause=self.clause)}" if self.clause else ""
        self.console.print(f"[refusal]{self.words.say('terminal-refused')}[/] {reason}{cited}.")
        return None

    # Words one can type instead of an option

    def say_help(self, _rest: str, _seat: int) -> None:
        action, clause = self.screen.examples
        label = f"[label]{action.split()[-1]}[/]"
        self.console.print(self.words.say("terminal-help", label=label, action=f"[label]{action}[/]"))
        for name, typed in HELP.items():
            told = self.words.say(f"terminal-help-{name}", chapter=clause[:CHAPTER])
            self.console.print(f"  [label]{typed.format(clause=clause):<12}[/]{told}")
        self.console.print(self.screen.legend)

    def say_board(self, _rest: str, seat: int) -> None:
        self.show_board(seat, self.match)
        self.show_question(seat)

    def say_hint(self, _rest: str, seat: int) -> None:
        with self.console.status(self.words.say("terminal-captain-looks")):
            hint = self.match.hint(seat)
        show_hint(self.console, self.words, self.game, hint, self.seats)

    def say_why(self, rest: str, seat: int) -> None:
        name = rest.upper() or self.clause or self.screen.clause(self.match.observe(seat), seat)
        example = self.screen.examples[1]
        unknown = self.words.say("terminal-no-rule", name=name, clause=example, chapter=example[:CHAPTER])
        for text in quote_clauses(self.words, self.table.game, name) or [unknown]:
            self.console.print(Padding(Text(text), (0, 2), expand=False))

    def say_save(self, rest: str, _seat: int) -> None:
        """From then on the game is kept there, if it was not kept elsewhere already."""
        name = rest or self.save_to or "two-jacks.json"
        if self.save(name) and self.save_to is None:
            self.save_to = name

    def say_quit(self, _rest: str, _seat: int) -> None:
        raise Leaving

    # Ending

    def save(self, name: str, *, quietly: bool = False) -> bool:
        """Whether it was; if not, why: a full disk ends no game."""
        try:
            path = write_save(name, self.kept)
        except Error as error:
            self.console.print(f"[refusal]{self.words.say('terminal-not-saved')}[/] {escape(error.message)}")
            return False
        if not quietly:
            self.tell_saved(path)
        return True

    def tell_saved(self, path: Path) -> None:
        command = f"./play --resume {shlex.quote(str(path))}"
        going_on = "" if self.table.over else f" {self.words.say('terminal-saved-go-on', command=command)}"
        self.console.print(f"{self.words.say('terminal-saved', file=str(path))}{going_on}", markup=False)

    def keep(self) -> bool:
        """Whether it is saved where it was to be. If not, and nobody is there to name another place, an error."""
        if self.save_to is None:
            return False
        if self.terminal.interactive:
            return self.save(self.save_to)
        self.tell_saved(write_save(self.save_to, self.kept))
        return True

    def finish(self) -> None:
        if self.save_to is not None and not self.keep():
            self.ask_where_to_save()

    def leave(self) -> None:
        if not self.keep() and self.terminal.interactive and self.match.actions:
            self.ask_where_to_save()
        self.console.print(self.words.say("terminal-goodbye"))

    def ask_where_to_save(self) -> None:
        """Until it is saved or Enter says not to."""
        asking = True
        while asking:
            try:
                answer = self.terminal.read(self.words.say("terminal-save-where"))
            except Leaving:
                answer = ""
            asking = answer != "" and not self.save(answer)


WORDS: dict[str, Callable[[Session, str, int], None]] = {
    "?": Session.say_help,
    "help": Session.say_help,
    "board": Session.say_board,
    "hint": Session.say_hint,
    "why": Session.say_why,
    "save": Session.say_save,
    "quit": Session.say_quit,
    "exit": Session.say_quit,
    "q": Session.say_quit,
}
