"""A bot as a program: it says any of the options that it hears, and needs nothing but Python.

twojacks play montego-bay --bot "run:python docs/bots/parrot.py"
"""

import json
import random
import sys


def main():
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "hello":
            dice.seed(message["seed"])  # the same seed, the same game
            say({"ready": True})
        elif message["kind"] == "decide":
            say({"action": dice.choice(message["options"])})
        elif message["kind"] == "over":
            print("scores:", message["view"]["scores"], file=sys.stderr)


def say(message):
    """One line, sent at once: without flush it would stay in a buffer, and the bot would be late."""
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
