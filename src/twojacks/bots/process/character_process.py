"""The process in which characters search: `python -m twojacks.bots.process.character_process`.

It sees observed records only. Messages are lines of JSON: ``prepare`` loads what a character needs for a game, and
compiles it on a new machine; ``decide`` is answered with the number of an action, ``hint`` with a whole hint.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import asdict
from typing import Any

from twojacks.bots.characters.base import Bot, Budget
from twojacks.bots.characters.catalogue import make_character
from twojacks.bots.process.questions import Question
from twojacks.games import find_game
from twojacks.workers.json_lines import Message, answer_lines

KEPT_BOTS = 4  # one per seat; a search may keep large arrays between decisions


class CharacterServer:
    """Answers the messages of `CharacterWorker`."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[Any, ...], Bot] = OrderedDict()
        self.deciding: Bot | None = None

    def reply(self, message: Message) -> Message:
        return {"prepare": self.prepare, "decide": self.decide, "hint": self.hint}[message["kind"]](message)

    def prepare(self, message: Message) -> Message:
        bot = self.find(message)
        return {"ready": True, "stops": hasattr(bot, "stop")}

    def decide(self, message: Message) -> Message:
        question = Question.from_text(find_game(message["game"]), message["view"], message["seat"])
        self.deciding = self.find(message)
        try:
            return {"action": int(self.deciding.choose(question.view, question.seat))}
        finally:
            self.deciding = None

    def hint(self, message: Message) -> Message:
        from twojacks.bots.hints import give_hint  # loads the translations, which few workers need

        game, budget = find_game(message["game"]), message["budget"]
        question = Question.from_text(game, message["view"], message["seat"])
        return {"hint": asdict(give_hint(game, question.view, question.seat, **budget))}

    def find(self, message: Message) -> Bot:
        """Makes a bot the first time it is asked. Only the most recently used bots are kept."""
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
        """Called from another thread than the one that decides."""
        bot = self.deciding
        if bot is not None and hasattr(bot, "stop"):
            bot.stop()


def main() -> None:
    server = CharacterServer()
    answer_lines(server.reply, server.stop)


if __name__ == "__main__":
    main()
