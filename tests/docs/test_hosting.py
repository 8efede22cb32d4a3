"""docs/hosting.md says what is true of options, limits and metrics."""

import re
import shlex
from pathlib import Path

import click
import pytest

from konspira.cli import konspira
from konspira.cli.serve import serve
from konspira.server.metrics import Metrics

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
OPTIONS = {name: option for option in serve.params for name in option.opts}


def commands() -> list[str]:
    """Every `konspira ...` that the page tells to run, in one line each."""
    joined = "\n".join(BLOCKS).replace("\\\n", " ")
    return re.findall(r"^(?:ExecStart=/opt/\S*/)?konspira (.+)$", joined, re.MULTILINE)


def test_the_page_tells_to_run_something() -> None:
    assert {command.split()[0] for command in commands()} == {"serve", "export", "import"}


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_page_has_only_options_that_exist(command: str) -> None:
    name, *words = shlex.split(command)
    program = konspira.commands[name]
    known = {spelling for option in program.params for spelling in option.opts}
    assert {word for word in words if word.startswith("-")} <= known


def test_the_limits_of_the_page_are_the_defaults() -> None:
    rows = re.findall(r"^\| `(--max-[\w-]+)` \| ([\d,]+) \|", PAGE, re.MULTILINE)
    expected = {name: o.default for name, o in OPTIONS.items() if name.startswith("--max-")}
    assert {name: int(number.replace(",", "")) for name, number in rows} == expected


def test_rooms_are_kept_as_long_as_the_page_says() -> None:
    option = OPTIONS["--keep-days"]
    assert isinstance(option, click.Option)
    assert f"A room is removed {option.default} days after" in PAGE


def test_the_metrics_of_the_page_are_those_of_a_new_server() -> None:
    command, _, answer = next(block for block in BLOCKS if "/metrics\n" in block).partition(
        "\n"
    )
    assert command.startswith("$ curl ")
    assert answer == Metrics().text(rooms=0, phones=0)
