"""Build the views of a room; people see nothing else of it."""

from functools import cache
from itertools import compress
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from konspira.game import Hand, Outcome, Seat, Table
from konspira.room.acts import Look, MemberId, OptionValues
from konspira.room.gist import GameOutline, Outline, outline
from konspira.room.state import Led, Member, Reaction, Result, Room, Sealed, SeatChange

NO_CARDS = ("seat", "offers", "padding")  # of a hand: nothing hidden


class MemberView(Struct, frozen=True):
    id: MemberId
    name: str
    look: Look
    present: bool


class PackView(Struct, frozen=True):
    name: str
    title: str
    language: str
    kind: str
    entries: int


class GameView(Struct, frozen=True):
    """The game at the table, as far as the room knows it."""

    game: str
    number: int
    seating: tuple[MemberId, ...]
    started: int  # with `paused` and `paused_at`, what time it is on the game's clock
    paused: int
    paused_at: int | None
    seals: tuple[str, ...]
    opened_seals: tuple[Sealed, ...]  # empty until the game is over
    outcome: Outcome | None
    changes: tuple[SeatChange, ...]  # seats that the host has given to somebody else
    master: MemberId | None  # who leads the game now, knows everything
    masters: tuple[Led, ...]  # everybody who has led it
    willing: tuple[MemberId, ...]  # who would lead it


class RoomView(Struct, frozen=True):
    """What everybody in the room sees, besides the game's own table."""

    language: str
    hushed: bool  # messages come on a beat and tell nothing: moves then carry no `seen`
    members: tuple[MemberView, ...]
    ring: tuple[MemberId, ...]
    host: MemberId | None
    former: MemberId | None  # may take the host's place back
    appointed: MemberId | None  # leads the next game, if it is led by a person
    locked: bool
    game: str  # to be played next
    options: OptionValues
    packs: tuple[PackView, ...]  # the group's own
    playing: GameView | None
    cut_short: str | None  # begun by an older version, and over without a result
    results: tuple[Result, ...]
    reactions: tuple[Reaction, ...]  # of the last moments; older ones are over
    reactions_allowed: bool
    silent: tuple[MemberId, ...]  # whom the game asks to show nothing just now


def room_view(room: Room) -> RoomView:
    """Return what everybody in the room sees of it."""
    return view_of(outline(room))


def view_of(room: Outline) -> RoomView:
    """Return the view of a room from its inputs."""
    return RoomView(
        language=room.language,
        hushed=room.hushed,
        members=tuple(MemberView(m.id, m.name, m.look, m.present) for m in room.members),
        ring=room.ring,
        host=room.host,
        former=room.former,
        appointed=room.appointed,
        locked=room.locked,
        game=room.choice.game,
        options=room.choice.options,
        packs=tuple(
            PackView(own.name, about.title, about.language, about.kind, about.entries)
            for own in room.packs
            for about in [own.about]
        ),
        playing=game_view(room.playing, room.members) if room.playing else None,
        cut_short=room.foreign.game if room.foreign else None,
        results=room.results,
        reactions=room.reactions,
        reactions_allowed=room.reactions_allowed,
        silent=room.silent,
    )


def game_view(playing: GameOutline, members: tuple[Member, ...]) -> GameView:
    over, here = playing.outcome is not None, {member.id for member in members}
    return GameView(
        game=playing.name,
        number=playing.number,
        seating=playing.seating,
        started=playing.started,
        paused=playing.paused,
        paused_at=playing.paused_at,
        seals=tuple(seal.digest for seal in playing.seals),
        opened_seals=playing.seals if over else (),
        outcome=playing.outcome,
        changes=playing.changes,
        master=playing.master,
        masters=playing.masters,
        willing=tuple(who for who in playing.willing if who in here),
    )


def table_of(room: Room) -> Table | None:
    playing = room.playing
    if playing is None:
        return None
    table: Table = playing.game.table(playing.state)
    return table


def hand_of(room: Room, seat: Seat) -> Hand:
    playing = room.playing
    assert playing is not None, "nobody holds a seat when there is no game"
    hand: Hand = playing.game.hand(playing.gist, seat)
    return hand


def cards_in(hand: Hand) -> tuple[Any, ...]:
    """Return what a seat knows besides the table, field by field."""
    return tuple(compress(astuple(hand), holds_cards(type(hand))))


@cache
def holds_cards(kind: type[Hand]) -> tuple[bool, ...]:
    """Return for each field of such a hand whether it is secret."""
    return tuple(name not in NO_CARDS for name in kind.__struct_fields__)
