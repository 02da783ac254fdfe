"""A process in which characters think: `python -m twojacks.bots.worker`. It is sent observed records and nothing else.

Messages are lines of JSON: ``prepare`` loads, and on a new machine compiles, what a character needs for a game;
``decide`` is answered by the number of an action, ``hint`` by all of a hint.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import asdict
from typing import Any

from twojacks.bots.answering import answer_lines
from twojacks.bots.character import Bot, Budget
from twojacks.bots.crew import make_character
from twojacks.bots.lines import Message
from twojacks.bots.questions import Question
from twojacks.games import find_game

KEPT_BOTS = 4  # one a seat; what a search keeps between its decisions may be large


class Worker:
    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[Any, ...], Bot] = OrderedDict()
        self.thinking: Bot | None = None

    def reply(self, message: Message) -> Message:
        return {"prepare": self.prepare, "decide": self.decide, "hint": self.hint}[message["kind"]](message)

    def prepare(self, message: Message) -> Message:
        bot = self.find(message)
        return {"ready": True, "stops": hasattr(bot, "stop")}

    def decide(self, message: Message) -> Message:
        question = Question.from_text(find_game(message["game"]), message["view"], message["seat"])
        self.thinking = self.find(message)
        try:
            return {"action": int(self.thinking.choose(question.view, question.seat))}
        finally:
            self.thinking = None

    def hint(self, message: Message) -> Message:
        from twojacks.bots.hints import give_hint  # which knows how to tell what happens: few are asked for it

        game, budget = find_game(message["game"]), message["budget"]
        question = Question.from_text(game, message["view"], message["seat"])
        return {"hint": asdict(give_hint(game, question.view, question.seat, **budget))}

    def find(self, message: Message) -> Bot:
        """Bots are made once, and the ones asked last are kept."""
        name, game, seed, speed = (message[part] for part in ("bot", "game", "seed", "speed"))
        budget = message["budget"] and Budget(**message["budget"])
        key = (name, game, seed, speed, budget)
        if key not in self.bots:
            self.bots[key] = make_character(name, find_game(game), seed, speed, budget)
        self.bots.move_to_end(key)
        while len(self.bots) > KEPT_BOTS:
            self.bots.popitem(last=False)
        return self.bots[key]

    def stop(self) -> None:
        """Called while another thread thinks."""
        bot = self.thinking
        if bot is not None and hasattr(bot, "stop"):
            bot.stop()


def main() -> None:
    worker = Worker()
    answer_lines(worker.reply, worker.stop)


if __name__ == "__main__":
    main()
