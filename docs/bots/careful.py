"""A bot as a class: it goes where the best sailor waits, and gives away as little as it can.

    twojacks play halunken-und-spelunken --bot docs/bots/careful.py:Careful

In a game that it does not know it takes the first option.
"""


class Careful:
    def choose(self, view, options, seat):
        """One of the options, as they are written; `view` is what `match.view(seat)` gives."""
        if view["game"] != "halunken-und-spelunken":
            return options[0]
        return max(options, key=lambda option: self.worth(view, option, seat))

    def worth(self, view, option, seat):
        action, _, thing = option.partition(" ")
        if action == "card" and thing != "rum":
            return self.top_sailor(view, view["captains"][seat] + int(thing))
        if action == "take":
            return value_of(thing)
        if action in ("give", "bid"):
            return -value_of(thing)
        return 0

    def top_sailor(self, view, space):
        tavern = view["taverns"][space % len(view["taverns"])]
        return value_of(tavern[-1]) if tavern else 0


def value_of(sailor):
    """Of y8: 8. Nobody (none), or one that lies face down, counts nothing."""
    return int(sailor[1:]) if sailor and sailor != "none" else 0
