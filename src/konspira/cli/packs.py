"""`konspira packs`: which packs there are, and whether a group's own one is right."""

from pathlib import Path

import click

from konspira.cli.screen import Failure, row, safe, show, table
from konspira.packs import PackError
from konspira.packs.shelf import Shelf, load


@click.group()
def packs() -> None:
    """The words, places and people that games are played with.

    \b
    Example: is my own list of words in order?
      konspira packs check our-words.txt
    """


@packs.command("list")
def list_() -> None:
    """List the packs that come with Konspira.

    \b
    Example:
      konspira packs list
    """
    shelf = table("name", "kind", "language", "title", "entries")
    for pack in Shelf():
        row(shelf, pack.name, pack.kind, pack.language, pack.title, pack.entries)
    show(shelf)


@packs.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=Path)
def check(files: tuple[Path, ...]) -> None:
    """Check packs of your own. The exit code is 1 if any of them is broken.

    \b
    Example:
      konspira packs check our-words.txt
    """
    broken = sum(not sound(file) for file in files)
    if broken:
        raise Failure(f"{broken} of {len(files)} packs cannot be used.")


def sound(file: Path) -> bool:
    """Say what is in the file, or what is wrong with it."""
    try:
        pack = load(file)
    except PackError as error:
        click.echo(click.style("broken ", fg="red") + safe(str(error)))
        return False
    told = safe(f"{file}: {pack.title} ({pack.language}), {pack.entries} {pack.kind}")
    click.echo(click.style("ok     ", fg="green") + told)
    return True
