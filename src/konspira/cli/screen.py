"""What all commands share: the screen, and errors in sentences instead of tracebacks."""

from collections.abc import Iterable
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from konspira.log import LogError

T = TypeVar("T")
WIDE = 200  # columns of a table that no terminal limits


class Failure(click.ClickException):
    """The command cannot do it; the message says why and what to do. Exit code 1."""


def failure(error: LogError | Exception) -> Failure:
    return Failure(safe(str(error)))


def screen() -> Console:
    """Colours on a terminal, plain text into a file or pipe."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDE
    return console


def safe(text: str) -> str:
    """Text from people, which may hold codes that a terminal would obey.

    >>> safe("Zoë \\x1b[2J")
    'Zoë \\\\x1b[2J'
    """
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def table(*columns: str) -> Table:
    """A table without lines, so that it reads the same in a file."""
    empty = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for name in columns:
        empty.add_column(name, no_wrap=True)
    return empty


def row(of: Table, *cells: object) -> None:
    of.add_row(*(Text(safe(str(cell))) for cell in cells))


def show(what: Table) -> None:
    """Print a table; in plain text without the spaces that fill its last column."""
    console = screen()
    if console.is_terminal:
        console.print(what)
        return
    with console.capture() as captured:
        console.print(what)
    for line in captured.get().splitlines():
        click.echo(line.rstrip())


def progress(work: Iterable[T], title: str, total: int | None = None) -> Iterable[T]:
    """A bar for work that may take a while; only on a terminal."""
    bar = Console(stderr=True)
    return track(
        work,
        title,
        total=total,
        console=bar,
        transient=True,
        disable=not bar.is_terminal,
    )
