"""What docs/hosting.md and deploy tell a host to type is what the commands take."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest

from twojacks.cli import backup, restore, serve

ROOT = Path(__file__).parents[2]
COMMANDS = {"serve": serve.command, "backup": backup.command, "restore": restore.command}
TYPED = re.compile(r"twojacks (serve|backup|restore) ([^\n`]*)")


def typed_in(file: str) -> list[tuple[str, str]]:
    """The commands of a text, with their arguments."""
    return TYPED.findall((ROOT / file).read_text())


def parse(name: str, arguments: str) -> dict[str, Any]:
    """By name, as the command would understand them, before it looks for files; raises `click.UsageError`."""
    command = COMMANDS[name]
    words = [word for word in shlex.split(arguments.replace("$(date +%F)", "today")) if word != "…"]
    params, left_over, _ = command.make_parser(click.Context(command)).parse_args(words)
    assert left_over == []
    return params


@pytest.mark.parametrize(("name", "arguments"), [*typed_in("docs/hosting.md"), *typed_in("deploy/twojacks.service")])
def test_commands_are_understood(name: str, arguments: str) -> None:
    parse(name, arguments)


def test_commands_that_are_none_would_be_noticed() -> None:
    with pytest.raises(click.UsageError):
        parse("serve", "--somewhere 1")


def test_the_unit_keeps_tables_where_backups_look_for_them() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy/twojacks.service")
    kept = parse("serve", unit["Service"]["ExecStart"].split(" serve ")[1])["data"]
    assert kept == "/var/lib/" + unit["Service"]["StateDirectory"]
    folders = {parse(name, arguments)["data"] for name, arguments in typed_in("docs/hosting.md") if name != "serve"}
    assert folders == {kept}


def test_the_container_serves_what_it_exposes_and_keeps() -> None:
    text = (ROOT / "deploy/Containerfile").read_text()
    entry = re.search(r'ENTRYPOINT \["twojacks", "serve", (.*)\]', text)
    assert entry is not None
    params = parse("serve", entry[1].replace(",", ""))
    assert (f"EXPOSE {params['port']}" in text, f"VOLUME {params['data']}" in text, params["host"]) == (
        True,
        True,
        "0.0.0.0",
    )
    assert f"127.0.0.1:{params['port']}/healthz" in text
