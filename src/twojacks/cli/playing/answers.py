"""What somebody types to choose an option."""

from __future__ import annotations

from collections.abc import Callable


def label_options(options: tuple[str, ...]) -> dict[str, str]:
    """Options by what is typed for them.

    Where they are numbers themselves (``card 5``, ``place 7``) that number chooses them, whatever else is offered;
    otherwise they are counted from 1.
    """
    last_words = [option.split()[-1] for option in options]
    if any(word.isdecimal() for word in last_words):
        return dict(zip(last_words, options, strict=True))
    return {str(number): option for number, option in enumerate(options, 1)}


def find_action(answer: str, options: tuple[str, ...], parse: Callable[[str], int | None]) -> str | None:
    """The action somebody means: a label, an action's text, or the end of one. It need not be an option.

    An action that is none now is returned too, so that the rules can say why not. None: no action reads like that.
    """
    text = " ".join(answer.lower().split())
    labels = label_options(options)
    if text in labels:
        return labels[text]
    beginnings = dict.fromkeys(option.rpartition(" ")[0] for option in options)
    candidates = [text, *(f"{beginning} {text}" for beginning in beginnings if beginning)]
    offered = [action for action in candidates if action in options]
    known = [action for action in candidates if parse(action) is not None]
    return next(iter(offered + known), None)
