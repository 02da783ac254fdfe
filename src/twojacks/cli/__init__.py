"""The command line: every plain module of this folder is a command, found by listing it and imported when asked for.

A command's module has the name of the command and holds it as ``command``. What commands share lives in `support`,
how a game looks in a terminal in `boards`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

import click

from twojacks import Error, __version__

MISTAKE, INTERRUPTED, PIPE_CLOSED = 2, 130, 141  # exit statuses: the last two as shells have them for the signals


class Commands(click.Group):
    def list_commands(self, _context: click.Context) -> list[str]:
        return sorted(module.name for module in iter_modules(__path__) if not module.ispkg)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in self.list_commands(context):
            return None
        command = import_module(f"{__name__}.{name}").command
        assert isinstance(command, click.Command)
        return command


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="twojacks")
@click.pass_context
def twojacks(context: click.Context) -> None:
    """Two harbour board games: Montego Bay and Halunken & Spelunken."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """The exit status. Every mistake of whoever called us ends here as one sentence, and never as a traceback."""
    make_streams_forgiving()
    try:
        status = twojacks.main(list(arguments), prog_name="twojacks", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Error as error:
        return complain(error.message)
    except click.ClickException as error:
        return complain(error.format_message())
    except MemoryError:
        return complain("memory: expected less at once; there is not enough of it for this")
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return PIPE_CLOSED
    except OSError as error:
        discard_output()
        return complain(f"output: expected a place that can be written to; {error.strerror}")
    return status if isinstance(status, int) else 0


def discard_output() -> None:
    """Nobody can read us any more; Python's own flush at exit must not complain about it either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def make_streams_forgiving() -> None:
    """A terminal that cannot write ● gets a question mark instead of an error, and so does what cannot be read."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def complain(sentence: str) -> int:
    print(f"twojacks: {' '.join(sentence.split())}", file=sys.stderr)
    return MISTAKE
