"""A worker that holds every search for a card until a test releases it.

Run it with `python -m tests.bots.process.holding_worker FOLDER`.

The file ``begun`` lists the seed and the budget of every search. The file ``released`` releases them all.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from twojacks.bots.process.character_process import CharacterServer
from twojacks.bots.process.questions import Question
from twojacks.games import find_game
from twojacks.workers.json_lines import Message, answer_lines


class HoldingServer(CharacterServer):
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
    worker = HoldingServer(Path(sys.argv[1]))
    answer_lines(worker.reply, worker.stop)
