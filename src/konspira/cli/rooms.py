"""`konspira export` and `konspira import`: rooms as text files, and back."""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import click

from konspira.cli.exports import (
    ROOM_CODE,
    BrokenExport,
    Room,
    is_code,
    lines_of,
    read_rooms,
)
from konspira.cli.replay_log import CannotFold, fold
from konspira.cli.terminal import Failure, failure, progress, safe
from konspira.log import Conflict, LogError, Reader
from konspira.log.engines import open_log, read_log, url_of, without_secrets

PATH = click.Path(path_type=Path)


# Out


@click.command()
@click.argument("file")
@click.argument("room", required=False)
@click.option("--all", "all_rooms", is_flag=True, help="Every room of the file.")
@click.option(
    "-o",
    "--output",
    type=PATH,
    metavar="OUT",
    help="Write to this file, for your eyes only; otherwise to the standard output.",
)
@click.option("--force", is_flag=True, help="Replace OUT if it is there already.")
def export(
    file: str, room: str | None, all_rooms: bool, output: Path | None, force: bool
) -> None:
    """Write a room of a data FILE as JSON lines. The server may be running meanwhile.

    FILE may be the URL of a log as well, such as nats://10.0.0.1:4222.

    The export of a game that is still running holds all of its secrets. What lets a phone
    back in is not in it: of that the log keeps a hash alone.

    \b
    Example: a backup of everything.
      konspira export rooms.sqlite --all -o backup.jsonl
    """
    if (room is None) != all_rooms:
        raise click.UsageError("Give either a ROOM or --all.")
    if output and output.exists() and not force:
        raise Failure(f"{output} is there already: give another name, or --force.")
    try:
        asyncio.run(write_rooms(file, room, output))
    except LogError as error:
        raise failure(error) from None


async def write_rooms(file: str, room: str | None, output: Path | None) -> None:
    """Write this room, or all of them."""
    async with read_log(url_of(file)) as log:
        if room is None:
            codes = [kept.room for kept in await log.rooms()]
        else:
            codes = [await find_room(log, file, room)]
        with opened(output) as target:
            for code in progress(codes, "Exporting"):
                target.writelines(await exported(log, code))


async def exported(log: Reader, code: str) -> list[bytes]:
    """Return the lines of one room. One of many may have expired since they were listed."""
    entries = await log.read(code)
    try:
        return list(lines_of(code, entries)) if entries else []
    except UnicodeDecodeError:
        raise Failure(f"Room {code} holds an entry that is no text.") from None


async def find_room(log: Reader, file: str, code: str) -> str:
    """Return the room's code as it is kept: people may type it in small letters."""
    there = {kept.room for kept in await log.rooms()}
    for name in (code, code.upper()):
        if name in there:
            return name
    raise Failure(no_room(file, code))


def no_room(file: str, code: str) -> str:
    file = without_secrets(file)
    how = f"`konspira replay {file}` lists those that are"
    return f"There is no room {safe(code)} in {file}: {how}."


@contextmanager
def opened(output: Path | None) -> Iterator[BinaryIO]:
    """Yield where to write.

    A file appears when it is complete, and is its owner's alone.
    """
    if output is None:
        yield sys.stdout.buffer
        return
    try:
        handle, name = tempfile.mkstemp(dir=output.parent, prefix=f".{output.name}-")
        try:
            with os.fdopen(handle, "wb") as target:
                yield target
            os.replace(name, output)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        raise Failure(f"{output} cannot be written ({error.strerror}).") from None


# In


def new_code(_: click.Context, __: click.Parameter, given: str | None) -> str | None:
    if given is None or is_code(given.upper()):
        return given and given.upper()
    raise click.BadParameter(f"{given!r}: expected {ROOM_CODE}, of those without vowels")


@click.command("import")
@click.argument("file")
@click.argument("source", metavar="IN", type=PATH)
@click.option(
    "--as",
    "code",
    metavar="NEWCODE",
    callback=new_code,
    help="Give the room another code.",
)
def import_(file: str, source: Path, code: str | None) -> None:
    """Put the rooms of an export IN into a data FILE, which no server may be using.

    Every room is played through first. If one is broken, or its code is taken, nothing is
    imported at all. FILE is made if there is none. It may be the URL of a log as well,
    such as nats://10.0.0.1:4222, which servers may be using.

    \b
    Example:
      konspira import rooms.sqlite backup.jsonl
    """
    try:
        codes = [check(source, room) for room in progress(read_rooms(source), "Checking")]
        check_codes(source, codes, code)
        rooms = progress(read_rooms(source), "Importing", len(codes))
        asyncio.run(append(file, rooms, [code] if code else codes))
    except (LogError, BrokenExport) as error:
        raise failure(error) from None
    count = "1 room" if len(codes) == 1 else f"{len(codes)} rooms"
    click.echo(f"{count} imported into {without_secrets(file)}.")


def check(source: Path, room: Room) -> str:
    """Replay a room; return its code, or raise BrokenExport."""
    try:
        for _ in fold(room.entries):
            pass
    except CannotFold as error:
        raise BrokenExport(source, room.line + 1 + error.index, str(error)) from None
    return room.code


def check_codes(source: Path, codes: list[str], new: str | None) -> None:
    if not codes:
        raise Failure(f"{source} holds no room.")
    if new and len(codes) > 1:
        raise Failure(f"{source} holds {len(codes)} rooms, so --as cannot name them.")
    if len(set(codes)) < len(codes):
        raise Failure(f"{source} holds the same room twice.")


def is_taken(code: str, file: str) -> str:
    file = without_secrets(file)
    return f"Room {code} is in {file} already: give the other a new code with --as."


async def append(file: str, rooms: Iterable[Room], codes: list[str]) -> None:
    """Append the rooms under these codes, if all of them are free."""
    async with open_log(url_of(file)) as log:
        taken = sorted({kept.room for kept in await log.rooms()}.intersection(codes))
        if taken:
            raise Failure(is_taken(", ".join(taken), file))
        try:
            for code, room in zip(codes, rooms, strict=True):
                await log.append(code, 0, [entry for _, entry in room.entries])
        except Conflict as conflict:
            raise Failure(is_taken(conflict.room, file)) from None
