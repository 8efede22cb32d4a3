"""`konspira packs`: which packs there are, and whether a group's own one is right."""

from pathlib import Path

import click

from konspira.cli import associations
from konspira.cli.terminal import Failure, row, safe, show, table
from konspira.companions import known_of
from konspira.packs import (
    AssociationPack,
    CharacterPack,
    LocationPack,
    PackError,
    WordPack,
)
from konspira.packs.shelf import Shelf, load
from konspira.referee import families

TOO_FEW = {  # for companions to do well
    WordPack.kind: "they lead nobody and only point",
    CharacterPack.kind: "they guess by chance more than not",
    LocationPack.kind: "of the others they answer anything",
}


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
@click.option(
    "--report",
    is_flag=True,
    help="List what is worth a second look in associations, too.",
)
def check(files: tuple[Path, ...], report: bool) -> None:
    """Check packs of your own. The exit code is 1 if any of them is broken.

    Of words, places and characters it says, too, how many of them companions know.

    \b
    Example:
      konspira packs check our-words.txt
    """
    broken = sum(not is_usable(file, report) for file in files)
    if broken:
        raise Failure(f"{broken} of {len(files)} packs cannot be used.")


def is_usable(file: Path, report: bool) -> bool:
    """Print what is in the file or wrong with it; return whether it can be used."""
    try:
        told = families_of(file) if is_families(file) else contents_of(file, report)
    except PackError as error:
        click.echo(click.style("broken ", fg="red") + safe(str(error)))
        return False
    found, *more = told
    click.echo(click.style("ok     ", fg="green") + safe(f"{file}: {found}"))
    for line in more:
        click.echo(f"       {safe(line)}")
    return True


def contents_of(file: Path, report: bool) -> list[str]:
    """Return what is in a pack, and what is worth a second look."""
    pack = load(file)
    found = [f"{pack.title} ({pack.language}), {pack.entries} {pack.kind}"]
    if isinstance(pack, AssociationPack):
        codenames = codenames_in(pack.language)
        found += associations.checked(pack, str(file), codenames)
        found += associations.reported(pack, codenames) if report else ()
    if known := known_of(pack, Shelf()):
        more = "" if known.enough else f": too few, so {TOO_FEW[pack.kind]}"
        found.append(f"companions know {known.words} of {pack.entries} {pack.kind}{more}")
    return found


def codenames_in(language: str) -> list[str]:
    """Return the codenames of the pack that comes with Konspira in a language."""
    name = f"words.{language}"
    shelf = Shelf()
    return [*shelf.find(WordPack, name).words] if name in shelf else []


def is_families(file: Path) -> bool:
    """Return whether a file holds word families for the referee, not a pack."""
    try:
        with file.open("rb") as opened:
            return opened.read(12).removeprefix(b"\xef\xbb\xbf").startswith(b"families")
    except OSError:
        return False  # `load` will say what is wrong


def families_of(file: Path) -> list[str]:
    """Return families in order, with an entry for every word of their pack."""
    found = families.parse(text_of(file), str(file))
    missing = families.missing(found, codenames_in(found.language))
    if missing:
        problem = f"no line for {', '.join(missing[:5])}; expected one for each codename"
        raise PackError(str(file), None, problem)
    return [f"word families ({found.language}), {len(found.words)} codenames"]


def text_of(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError:
        problem = "not readable as UTF-8; save the file with that encoding"
        raise PackError(str(file), None, problem) from None
