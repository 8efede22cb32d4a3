"""What the group agrees on before a game: which one, its options, packs, the language."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from konspira.game import BadSetup, IllegalMove
from konspira.games import AnyGame, named
from konspira.options import choose, fields
from konspira.packs import Pack, PackError
from konspira.packs.faults import fault
from konspira.packs.shelf import Shelf, parse
from konspira.room import acts
from konspira.room.people import is_readable
from konspira.room.state import Choice, Room

MOST_PACKS = 5
MOST_PACKS_EVER = 200  # each stays in the log, also when it is dropped
LONGEST_TITLE = 40


def choose_game(room: Room, name: str, options: dict[str, Any]) -> Room:
    """Checked at once, for as many as there are; and again when the game starts."""
    try:
        rules = named(name)
        choose(rules, near(rules, len(room.ring)), options, room.shelf)
    except BadSetup as error:
        raise IllegalMove(error.code) from error
    return replace(room, choice=Choice(name, first_packs(name, room.language) | options))


def near(rules: AnyGame, seats: int) -> int:
    """The nearest number of players that the game takes."""
    return min(max(seats, rules.SEATS.start), rules.SEATS.stop - 1)


def speak(room: Room, language: str) -> Room:
    """Packs that only followed from the old language follow the new one."""
    game, chosen = room.choice.game, room.choice.options
    former = first_packs(game, room.language)
    kept = {name: value for name, value in chosen.items() if former.get(name) != value}
    choice = Choice(game, first_packs(game, language) | kept)
    return replace(room, language=language, choice=choice)


@cache
def first_packs(game: str, language: str) -> dict[str, str]:
    """The same packs in this language, for options whose default is in another one."""
    rules, packs = named(game), {}
    for field in fields(rules.defaults(rules.SEATS.start), Shelf()):
        if field.kind == "pack":
            twin = f"{str(field.default).rpartition('.')[0]}.{language}"
            if twin in field.values and twin != field.default:
                packs[field.name] = twin
    return packs


def add_pack(room: Room, act: acts.AddPack) -> Room:
    if len(room.packs) >= MOST_PACKS or room.packs_added >= MOST_PACKS_EVER:
        raise IllegalMove("too-many-packs")
    if any(pack.name == act.name for pack in room.shelf):
        raise IllegalMove("pack-name-is-taken")
    try:
        pack = parse(act.text, act.name, act.name, act.kind, room.language)
        check_header(pack)
    except PackError as error:
        raise IllegalMove("broken-pack") from error
    packs = (*room.packs, pack)
    return replace(room, packs=packs, packs_added=room.packs_added + 1)


def check_header(pack: Pack) -> None:
    """Everybody in the room sees it."""
    for text in (pack.title, pack.language):
        if len(text) > LONGEST_TITLE or not is_readable(text):
            raise fault(pack.name, None, "head-long", text=text, most=LONGEST_TITLE)


def drop_pack(room: Room, name: str) -> Room:
    if room.running:  # the game may still deal from it
        raise IllegalMove("game-is-running")
    packs = tuple(pack for pack in room.packs if pack.name != name)
    if packs == room.packs:
        raise IllegalMove("unknown-pack")
    return replace(room, packs=packs)
