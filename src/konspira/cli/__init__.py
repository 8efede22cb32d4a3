"""The command line: one module for each command. See docs/cli.md."""

import sys
from contextlib import suppress

import click

from konspira import __version__
from konspira.cli.packs import packs
from konspira.cli.referee import referee
from konspira.cli.replay import replay
from konspira.cli.rooms import export, import_
from konspira.cli.serve import serve


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="konspira")
def konspira() -> None:
    """Hidden-identity party games on the phones of a group of friends.

    \b
    Example: play on this Wi-Fi.
      konspira serve
    """


for command in (serve, replay, packs, referee, export, import_):
    konspira.add_command(command)


def main() -> None:
    """Run the command line; letters that an old terminal cannot show are replaced."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):  # somebody has put another object in their place
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    konspira()
