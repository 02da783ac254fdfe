"""`twojacks serve`: tables for friends, over the network."""

from __future__ import annotations

from pathlib import Path

import click

from twojacks.cli.support.databases import data_folder, data_option, database_option, read_database

USUAL_PORT = 8080


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 is everywhere.")
@click.option("--port", type=click.IntRange(0, 65535), help="0 takes a free one.  [default: 8080, or a free one]")
@data_option
@database_option
@click.option("--public-url", help="How people reach the server, for the links they are given: https://…")
@click.option("--metrics-for", multiple=True, metavar="ADDRESS", help="Another machine that may read /metrics.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option("--no-limits", is_flag=True, help="Let everybody ask as often as they like: for tests and benchmarks.")
def command(
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    public_url: str | None,
    metrics_for: tuple[str, ...],
    no_browser: bool,
    no_limits: bool,
) -> None:
    """Open the game in a browser, alone or with friends who join by a link. Ctrl-C stops; nothing is lost."""
    from twojacks.server.addresses import check_address, check_public_url, local_url, network_url
    from twojacks.server.limits import NO_LIMITS, Limits
    from twojacks.server.running import bind, run
    from twojacks.server.settings import Settings

    url = check_public_url(public_url) if public_url else None
    watchers = tuple(map(check_address, metrics_for))
    bound = bind(host, USUAL_PORT, 0) if port is None else bind(host, port)
    port = bound.getsockname()[1]
    url = url or network_url(host, port)
    folder = data_folder(data)

    def say() -> None:
        click.echo(f"Two Jacks is open at {url}")
        if not no_browser:
            click.launch(local_url(host, port))

    limits = NO_LIMITS if no_limits else Limits()
    run(Settings(folder, read_database(database), url, watchers, limits), bound, say)
