"""A worker that holds every search for a card until a test lets it go: `python -m tests.bots.holding_worker FOLDER`.

Every search that begins is noted in the file ``begun``, by the bot's seed and budget. The file ``released`` lets go.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from twojacks.bots.answering import answer_lines
from twojacks.bots.lines import Message
from twojacks.bots.questions import Question
from twojacks.bots.worker import Worker
from twojacks.games import find_game


class HoldingWorker(Worker):
    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def reply(self, message: Message) -> Message:
        if message["kind"] != "prepare" and message["budget"]:
            self.hold(message)
        return super().reply(message)

    def hold(self, message: Message) -> None:
        with (self.folder / "begun").open("a") as file:
            print(json.dumps([message["seed"], message["budget"]["simulations"]]), file=file)
        question = Question.from_text(find_game(message["game"]), message["view"], message["seat"])
        if question.options[0].startswith("card "):
            (self.folder / "holding").touch()
            while not (self.folder / "released").exists():
                time.sleep(0.01)


if __name__ == "__main__":
    worker = HoldingWorker(Path(sys.argv[1]))
    answer_lines(worker.reply, worker.stop)
