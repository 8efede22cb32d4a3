"""Print what all commands print: tables, a progress bar, and errors as sentences."""

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


def make_console() -> Console:
    """Return a console with colours on a terminal, and plain text into a file or pipe."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDE
    return console


def safe(text: str) -> str:
    """Escape what a terminal would obey in a text that people have written.

    >>> safe("Zoë \\x1b[2J")
    'Zoë \\\\x1b[2J'
    """
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def table(*columns: str) -> Table:
    """Return a table without lines, so that it reads the same in a file."""
    empty = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for name in columns:
        empty.add_column(name, no_wrap=True)
    return empty


def row(of: Table, *cells: object) -> None:
    of.add_row(*(Text(safe(str(cell))) for cell in cells))


def show(what: Table) -> None:
    """Print a table; in plain text without the spaces that fill its last column."""
    console = make_console()
    if console.is_terminal:
        console.print(what)
        return
    with console.capture() as captured:
        console.print(what)
    for line in captured.get().splitlines():
        click.echo(line.rstrip())


def progress(work: Iterable[T], title: str, total: int | None = None) -> Iterable[T]:
    """Return a bar for work that may take a while; only on a terminal."""
    bar = Console(stderr=True)
    return track(
        work,
        title,
        total=total,
        console=bar,
        transient=True,
        disable=not bar.is_terminal,
    )
