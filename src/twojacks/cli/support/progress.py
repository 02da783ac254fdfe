"""How far a long run is."""

from __future__ import annotations

from typing import Any, Self

SPEED_PERIOD = 600.0  # seconds over which the time that is left is reckoned: a single game may take minutes


class Progress:
    """A bar on the standard error, where somebody is looking; the first report comes after compiling."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.bar: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()

    def __call__(self, done: int) -> None:
        if self.bar is None:
            self.begin(done)
        self.bar.update(self.bar.task_ids[0], completed=done)

    def begin(self, done: int) -> None:
        """What was done before is no measure of how long the rest takes."""
        from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        from twojacks.cli.support.console import make_console

        console = make_console(stderr=True)
        columns = ("Playing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Bar(
            *columns,
            console=console,
            transient=True,
            disable=not console.is_terminal,
            speed_estimate_period=SPEED_PERIOD,
        )
        self.bar.add_task("", total=self.games, completed=done)
        self.bar.start()
