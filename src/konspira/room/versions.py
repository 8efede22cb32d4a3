"""By which rules a room plays, and whether a newer program than ours plays in it.

Several servers may share a log, and while they are upgraded one after the other, two
releases do. Then both fold an entry to the same, or the older one lets the room go.
"""

import msgspec
from msgspec import Struct

from konspira.games import GAMES, game_named
from konspira.options import near, still_fitting
from konspira.packs import PackNames
from konspira.room import acts
from konspira.room.acts import Entry
from konspira.room.agreement import Names, first_packs
from konspira.room.state import Choice, Room

ROOM = "room"  # stands among the games' names, for what acts do to a room itself
ROOM_VERSION = 1


class NewerEntryError(Exception):
    """Raised for an entry of which only a newer program can know what it means."""


class Outline(Struct, frozen=True):
    """What every entry of every release has."""

    at: int
    by: int
    act: dict[str, msgspec.Raw]


decode_outline = msgspec.json.Decoder(Outline).decode
decode_strictly = msgspec.json.Decoder(Entry).decode


def decode_entry(raw: bytes) -> Entry:
    """Return an entry of the log; raise NewerEntryError, or MsgspecError if it is none.

    Entries only grow by new acts, fields and values, and what is in a log was accepted by
    somebody: a whole entry that we do not understand comes from a later release.
    """
    try:
        return decode_strictly(raw)
    except msgspec.ValidationError as error:
        if "type" in decode_outline(raw).act:
            raise NewerEntryError from error
        raise


def versions() -> dict[str, int]:
    """Return the rules that this program plays by."""
    return {ROOM: ROOM_VERSION} | {game.name: game.version for game in GAMES.values()}


def is_current(room: Room) -> bool:
    """Return whether all who play in the room understand every act of today.

    A room of the release before acts of today came is upgraded when no game runs in it;
    until then older servers read it, too.
    """
    return room.versions.get(ROOM, 0) >= ROOM_VERSION


def is_newer(room: Room) -> bool:
    """Return whether a newer program has opened the room, which we must not change."""
    ours = versions()
    return any(ours.get(name, version) < version for name, version in room.versions.items())


def upgraded(room: Room, packs: PackNames) -> acts.Upgrade | None:
    """Return what a room has to learn of this version; None if it knows all of it."""
    ours = versions()
    if is_newer(room) or room.versions | ours == room.versions:
        return None
    name = room.choice.game if room.choice.game in GAMES else Choice().game
    game, names = game_named(name), Names(room, packs)
    fit = still_fitting(game, near(game, len(room.ring)), room.choice.options, names)
    return acts.Upgrade(room.versions | ours, name, first_packs(name, room.language) | fit)
