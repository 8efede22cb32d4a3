"""The inputs of views and deadlines: values that are handed on instead of the room.

Most entries are moves, and most moves change neither what people see of the room itself nor
any time limit. So their callers compare two small tuples first. Nothing can go
stale, because the functions that answer get the tuple and know of nothing else: a field
that is missing here is missing there, and the type checker says so.
"""

from operator import attrgetter
from typing import Any, NamedTuple

from konspira.game import Outcome, Seat
from konspira.packs.group_pack import GroupPack
from konspira.room.acts import MemberId, Today
from konspira.room.state import (
    Aim,
    Choice,
    Foreign,
    Gone,
    HushedPeople,
    Led,
    Loan,
    Member,
    Playing,
    Question,
    Reaction,
    Result,
    Room,
    Said,
    Sealed,
    SeatChange,
)


class GameOutline(NamedTuple):
    """What a GameView follows from: the game at the table without its state."""

    name: str
    number: int
    seating: tuple[MemberId, ...]
    started: int
    paused: int
    paused_at: int | None
    seals: tuple[Sealed, ...]
    outcome: Outcome | None
    changes: tuple[SeatChange, ...]
    master: MemberId | None
    masters: tuple[Led, ...]
    willing: tuple[MemberId, ...]
    former: dict[MemberId, Seat]
    newest: MemberId
    removed: tuple[MemberId, ...]
    question: Question | None
    remarks: tuple[Said, ...]
    today: Today | None
    meant: tuple[Aim, ...]  # empty until the game is over


class Outline(NamedTuple):
    """The inputs of a RoomView."""

    members: tuple[Member, ...]  # in a hush these are as they were when it began
    ring: tuple[MemberId, ...]
    former: MemberId | None
    appointed: MemberId | None
    gone: tuple[Gone, ...]  # and so are these
    loans: tuple[Loan, ...]  # and these
    hushed: bool
    language: str
    host: MemberId | None
    locked: bool
    choice: Choice
    packs: tuple[GroupPack, ...]
    foreign: Foreign | None
    results: tuple[Result, ...]
    reactions: tuple[Reaction, ...]
    reactions_allowed: bool
    silent: tuple[MemberId, ...]
    lend_after: int | None
    faster: bool
    today: Today | None
    playing: GameOutline | None


class GameDeadlineInputs(NamedTuple):
    """The inputs of a running game's deadline."""

    name: str
    seating: tuple[MemberId, ...]
    missing: tuple[int, ...]
    started: int
    paused: int
    paused_at: int | None
    gist: Any


class DeadlineInputs(NamedTuple):
    """The inputs of a room's deadlines, and of whether chance is to move."""

    roll_call: int | None
    host: MemberId | None
    hushed: bool
    members: tuple[Member, ...]
    loans: tuple[Loan, ...]
    lend_after: int | None
    running: GameDeadlineInputs | None


_of_game = attrgetter(*GameOutline._fields)
_of_people = attrgetter(*HushedPeople.__struct_fields__)
_of_room = attrgetter(*Outline._fields[len(HushedPeople.__struct_fields__) + 1 : -1])
_of_waiting_game = attrgetter(*GameDeadlineInputs._fields)


def outline(room: Room) -> Outline:
    """Return the inputs of the view of a room."""
    playing = room.playing
    game = GameOutline(*_of_game(playing)) if playing else None
    hushed = room.hush is not None
    return Outline._make((*_of_people(room.hush or room), hushed, *_of_room(room), game))


def deadline_inputs(room: Room) -> DeadlineInputs:
    """Return the inputs of the deadlines of a room."""
    hushed, running = room.hush is not None, game_deadline_inputs(room.running)
    return DeadlineInputs(
        *(room.roll_call, room.host, hushed, room.members, room.loans, room.lend_after),
        running,
    )


def game_deadline_inputs(running: Playing | None) -> GameDeadlineInputs | None:
    return GameDeadlineInputs(*_of_waiting_game(running)) if running else None
