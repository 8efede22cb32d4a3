"""`konspira replay`: a game move by move, from any seat."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import click
from rich.console import Console
from rich.text import Text

from konspira import log
from konspira.cli import exports
from konspira.cli.diff import in_words
from konspira.cli.exports import BrokenExport
from konspira.cli.narrate import Game, Line, Names, View, games_in, names_in, narrate
from konspira.cli.replay_log import CannotFold, count_games, decode_entry, fold
from konspira.cli.rooms import find_room, no_room
from konspira.cli.terminal import (
    Failure,
    failure,
    make_console,
    progress,
    row,
    safe,
    show,
    table,
)
from konspira.game import Seat
from konspira.log import LogError
from konspira.log.engines import is_url, read_log, url_of, without_secrets


@click.command()
@click.argument("file")
@click.argument("room", required=False)
@click.option(
    "--seat",
    type=click.IntRange(min=0),
    help="See it from this seat, counted from 0; otherwise only what lay open.",
)
@click.option("--all", "everything", is_flag=True, help="Tell every move of everybody.")
@click.option(
    "--game",
    "number",
    type=click.IntRange(min=1),
    help="Which game of the room, counted from 1.  [default: the last]",
)
@click.option("--spoil", is_flag=True, help="Also a game that is still running.")
def replay(
    file: str,
    room: str | None,
    seat: int | None,
    everything: bool,
    number: int | None,
    spoil: bool,
) -> None:
    """Tell a game move by move, or list the rooms of FILE.

    FILE is a data file or the URL of a log, which servers may be using, or an export.
    From a seat you see what its player saw: their own moves, their hand, and what changed
    on the table.

    \b
    Example: the last game of a room, as seat 2 saw it.
      konspira replay rooms.sqlite BCDFG --seat 2
    """
    if everything and seat is not None:
        raise click.UsageError("Give either --seat or --all.")
    try:
        if room is None:
            list_rooms(file, asyncio.run(rooms_in(file)))
        else:
            view = View(None if seat is None else Seat(seat), everything)
            entries = asyncio.run(entries_of(file, room))
            tell(room, entries, view, number, spoil)
    except (LogError, BrokenExport) as error:
        raise failure(error) from None


# Rooms


class Summary(NamedTuple):
    code: str
    at: float  # unix seconds
    entries: int
    games: int


def list_rooms(file: str, found: list[Summary]) -> None:
    rooms = table("room", "last activity", "entries", "games")
    for each in sorted(found, key=lambda room: -room.at):
        when = datetime.fromtimestamp(each.at).astimezone()
        row(rooms, each.code, f"{when:%Y-%m-%d %H:%M}", each.entries, each.games)
    if found:
        show(rooms)
    else:
        click.echo(f"There are no rooms in {without_secrets(file)}.")


async def rooms_in(file: str) -> list[Summary]:
    if is_export(file):
        return [
            summary(room.code, last_moment(room), room.entries)
            for room in progress(exports.read_rooms(Path(file)), "Reading")
        ]
    async with read_log(url_of(file)) as kept:
        return [
            summary(room, at, await kept.read(room))
            for room, at in progress(await kept.rooms(), "Reading")
        ]


def is_export(file: str) -> bool:
    return not is_url(file) and exports.is_export(Path(file))


def summary(code: str, at: float, entries: list[log.LogEntry]) -> Summary:
    return Summary(code, at, len(entries), count_games(entries))


def last_moment(room: exports.Room) -> float:
    try:
        return decode_entry(room.entries[-1][1]).at / 1000
    except ValueError:
        return 0


async def entries_of(file: str, code: str) -> list[log.LogEntry]:
    if not is_export(file):
        async with read_log(url_of(file)) as kept:
            return await kept.read(await find_room(kept, file, code))
    for room in exports.read_rooms(Path(file)):
        if room.code == code.upper():
            return room.entries
    raise Failure(no_room(file, code))


# A game


def tell(
    code: str, entries: list[log.LogEntry], view: View, number: int | None, spoil: bool
) -> None:
    try:
        steps = list(fold(entries))
    except CannotFold as error:
        raise Failure(f"Room {code} cannot be replayed: {error}.") from None
    played = pick(games_in(steps), number)
    if played.start.foreign:
        raise Failure(
            f"This game of {played.start.foreign.game} was begun by another version of its"
            " rules: replay it with the Konspira of that day."
        )
    if played.running and not spoil:
        raise Failure(
            "This game is still running, and a replay would tell its secrets:"
            " wait for its end, or give --spoil."
        )
    names = names_in(steps)
    check_seat(view, played)
    print_game(played, view, names)


def pick(games: list[Game], number: int | None) -> Game:
    if not games:
        raise Failure("No game has been played in this room.")
    if number is not None and number > len(games):
        count = "1 game" if len(games) == 1 else f"{len(games)} games"
        raise Failure(f"There is no game {number}: the room has seen {count}.")
    return games[-1 if number is None else number - 1]


def check_seat(view: View, played: Game) -> None:
    playing = played.start.playing
    seats = len(playing.seating) if playing else 0
    if view.seat is not None and view.seat >= seats:
        raise Failure(f"There is no seat {view.seat}: expected 0 to {seats - 1}.")


def print_game(played: Game, view: View, names: Names) -> None:
    console, playing = make_console(), played.start.playing
    assert playing is not None
    seating = [f"{seat} {names[who]}" for seat, who in enumerate(playing.seating)]
    put(console, f"{playing.name}; seats: {', '.join(seating)}", "bold")
    if options := played.start.choice.options:
        put(console, f"options: {in_words(options)}", "dim")
    for line in narrate(played, view, names):
        print_line(console, line)
    if played.running:
        put(console, "The game goes on.", "dim")


def print_line(console: Console, line: Line) -> None:
    minutes, seconds = divmod(max(line.at, 0) // 1000, 60)
    text = Text(f"{minutes:3}:{seconds:02}  ", style="dim")
    text.append(safe(line.who), style="bold not dim")
    text.append(safe(f" {line.what}" if line.who else line.what), style="not dim")
    if not line.who and not line.what:  # who did it is not for these eyes
        text.append(safe(line.changes[0]), style="not dim")
        line = line._replace(changes=line.changes[1:])
    console.print(text, soft_wrap=True)
    for change in line.changes:
        put(console, f"        {change}", "cyan")


def put(console: Console, text: str, style: str) -> None:
    console.print(Text(safe(text), style=style), soft_wrap=True)
