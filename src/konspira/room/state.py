"""A room at one moment: who is there, what they agreed on, the game at the table."""

from typing import Any

from msgspec import Struct

from konspira.game import HOST, MASTER, Game, IllegalMove, Outcome, Seat
from konspira.games import GAMES
from konspira.packs.group_pack import GroupPack
from konspira.room import refusals as no
from konspira.room.acts import (
    SERVER,
    Feeling,
    Look,
    MemberId,
    Mind,
    OptionValues,
    Today,
)

HOST_GONE_MS = 60_000  # how long the host may be away before somebody else takes over
HUSHED_HOST_GONE_MS = 300_000  # longer than any night that ends by itself
ROLL_CALL_MS = 10_000
TRANSFER_MS = 120_000  # how long a seat waits for the other phone


class Member(Struct, frozen=True):
    """A person in the room, or a companion, which has no phone and is always there."""

    id: MemberId
    name: str
    look: Look
    token: str  # a hash; the token itself is known to the phone alone
    since: int  # when they came, came back, or went away
    present: bool = True
    confirmed: bool = True  # False: a roll call has not heard of them yet
    transfer: tuple[str, int] | None = None  # hash of the code, and its end
    beside: frozenset[MemberId] = frozenset()  # who was on the same phone before them
    lines: tuple[int, ...] = ()  # the addresses they had, as `SeenAt` tells them apart
    mind: Mind | None = None  # of a companion

    @property
    def is_person(self) -> bool:
        return self.mind is None


class Gone(Struct, frozen=True):
    """Somebody who was here."""

    member: Member  # as they went
    at: int  # when they went
    sent_home: bool  # by the host, until the table is unlocked
    removed: bool = False  # by the host, whatever happened since

    @property
    def id(self) -> MemberId:
        return self.member.id

    @property
    def name(self) -> str:
        return self.member.name


class Choice(Struct, frozen=True):
    """The game to play next. Options are what differs from the game's defaults."""

    game: str = "codenames"
    options: OptionValues = {}


class Sealed(Struct, frozen=True):
    """A deal whose hash lay on the table from the start, so that nobody can doubt it."""

    digest: str
    nonce: str
    deal: str


class SeatChange(Struct, frozen=True):
    """A seat of the game went from one person to another, by the host's hand."""

    seat: int
    before: str  # names, because people may leave
    after: str
    at: int
    before_id: MemberId = SERVER
    after_id: MemberId = SERVER


class Led(Struct, frozen=True):
    """Somebody leads the game from this moment on, or has led it."""

    member: MemberId
    name: str  # because people may leave
    at: int


class Question(Struct, frozen=True):
    """What the host has asked the table: may this member have that seat, or lead?"""

    number: int  # first, second ... of this game
    seat: int  # or MASTER
    member: MemberId
    asked: tuple[MemberId, ...]  # when it was put
    agreed: tuple[MemberId, ...] = ()
    against: tuple[MemberId, ...] = ()
    decided: bool | None = None  # None: it is open


class Loan(Struct, frozen=True):
    """A seat of the running game that a companion plays while its player is away."""

    seat: int
    companion: MemberId | None  # None: one without a name
    mind: Mind
    since: int


class Deed(Struct, frozen=True):
    """A move that a companion made for somebody who was away. Their phone alone sees it."""

    member: MemberId
    seat: int
    at: int
    move: str  # in JSON


class Said(Struct, frozen=True):
    """What a companion has said, over the seat that it plays."""

    seat: int
    word: str
    at: int
    round: int = 0


class Aim(Struct, frozen=True):
    """What a companion has meant with what it said: shown when the game is over."""

    member: MemberId | None  # the companion; None: one without a name
    seat: int
    said: str
    aims: tuple[str, ...]


class Moved(Struct, frozen=True):
    """How many moves companions have made for a seat, and when the last, on its clock."""

    times: int = 0
    at: int = 0


class Playing(Struct, frozen=True):
    """The game at the table, running or finished."""

    name: str
    number: int  # first, second ... game in this room
    seating: tuple[MemberId, ...]  # who holds which seat
    state: Any
    gist: Any  # what hands, limits and the outcome follow from: `Game.gist`
    started: int
    paused: int = 0  # milliseconds that the game's clock stood still
    paused_at: int | None = None
    seals: tuple[Sealed, ...] = ()
    outcome: Outcome | None = None
    missing: tuple[int, ...] = ()  # seats that the game knows to be absent
    changes: tuple[SeatChange, ...] = ()  # open to all, and never taken back
    host_seat: Seat | None = None  # where the game knows the host to sit
    companion_seats: tuple[Seat, ...] = ()  # which the game knows companions to play
    master: MemberId | None = None  # who leads the game now
    masters: tuple[Led, ...] = ()  # open to all, and never taken back
    master_told: MemberId | None = None  # who leads, as the game knows it
    willing: tuple[MemberId, ...] = ()  # who would lead it
    former: dict[MemberId, Seat] = {}  # who gave up which seat after something was dealt
    first: tuple[MemberId, ...] = ()  # who held which seat when it began
    newest: MemberId = SERVER  # of those who had joined when it began
    removed: tuple[MemberId, ...] = ()  # by the host: players, game masters; also if back
    question: Question | None = None  # the last that the table was asked
    questions: int = 0  # that it was ever asked
    deeds: tuple[Deed, ...] = ()  # what companions did for people who were away
    options: Any = None  # what was agreed on
    table_at: int = 0  # on its clock: when what lies open last changed, for companions
    asked_at: int = 0  # and when what is asked changed, whoever has done it meanwhile
    moved: dict[int, Moved] = {}  # by companions, for their seats
    remarks: tuple[Said, ...] = ()  # of companions, the last ones
    aims: tuple[Aim, ...] = ()  # of their clues: a secret until the game is over
    unattended: int = 0  # moves of companions since a person's last one
    today: Today | None = None  # of which day it is the game

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def meant(self) -> tuple[Aim, ...]:
        """What companions have meant, as far as people may know it: at the end."""
        return self.aims if self.outcome else ()

    def clock(self, at: int) -> int:
        """Return the game's own time, which stands still while the game is paused."""
        return (
            (at if self.paused_at is None else self.paused_at) - self.started - self.paused
        )


class Ended(Struct, frozen=True):
    """How a game ended, and who sat where: the next one of its kind goes on from there."""

    state: Any
    seating: tuple[MemberId, ...]


class Result(Struct, frozen=True):
    """What a finished game brought, by member: an evening adds these up."""

    game: str
    points: dict[MemberId, int]
    winners: tuple[MemberId, ...]
    why: str
    beaten: bool | None = None  # companions, by people; None: they were no side apart


class Foreign(Struct, frozen=True):
    """A game that was begun by other rules than ours, so that nobody can replay it here."""

    game: str
    number: int


class HushedPeople(Struct, frozen=True):
    """What is shown of the people in a room while its game is hushed."""

    members: tuple[Member, ...]
    ring: tuple[MemberId, ...]
    former: MemberId | None
    appointed: MemberId | None
    gone: tuple[Gone, ...]
    loans: tuple[Loan, ...]


class Reaction(Struct, frozen=True):
    """A small face that somebody has sent a moment ago."""

    by: MemberId
    feeling: Feeling
    at: int


class Room(Struct, frozen=True):
    opened: int | None = None
    at: int = 0  # of the last entry
    entries: int = 0  # so far
    language: str = "en"
    versions: dict[str, int] = {}  # of the games' rules, by which this room plays
    members: tuple[Member, ...] = ()
    ring: tuple[MemberId, ...] = ()  # who plays, clockwise
    host: MemberId | None = None
    former: MemberId | None = None  # lost the host's place by being away
    appointed: MemberId | None = None  # leads the next game, if it needs somebody
    locked: bool = False
    choice: Choice = Choice()
    packs: tuple[GroupPack, ...] = ()  # the group's own
    packs_added: int = 0  # ever
    pack_letters: int = 0  # in all packs that were ever added
    playing: Playing | None = None
    foreign: Foreign | None = None  # was at the table last, and cannot go on
    results: tuple[Result, ...] = ()
    owed: dict[int, Result] = {}  # by number of the game: not in the log themselves yet
    previous: dict[str, Ended] = {}  # how the last game of each kind ended
    joined: int = 0  # people who ever joined
    games: int = 0  # that were ever started
    roll_call: int | None = None  # when it ends
    hush: HushedPeople | None = None  # while the game at the table is hushed
    gone: tuple[Gone, ...] = ()  # lately, or from a seat of the game at the table
    reactions: tuple[Reaction, ...] = ()  # of the last moments before the latest of them
    reactions_allowed: bool = True
    reactions_in_game: int = 0  # since the last game was begun
    reactions_ever: int = 0
    loans: tuple[Loan, ...] = ()  # of seats of the running game
    lend_after: int | None = None  # seconds, until a companion plays for the absent
    faster: bool = False  # companions answer at once
    today: Today | None = None  # the game of that day is the one to play next

    @property
    def people(self) -> tuple[Member, ...]:
        """The members who are no companions."""
        return tuple(member for member in self.members if member.mind is None)

    def member(self, who: MemberId) -> Member:
        for member in self.members:
            if member.id == who:
                return member
        raise IllegalMove(*no.NO_SUCH_MEMBER)

    def holder(self, token: str) -> Member | None:
        """Return the member whose phone shows a token with this hash, or None."""
        for member in self.members:
            if member.token == token:
                return member
        return None

    def holds(self, who: MemberId, seat: int) -> bool:
        if seat == HOST:
            return who == self.host
        if seat == MASTER:
            return self.playing is not None and who == self.playing.master
        seating = self.playing.seating if self.playing else ()
        return 0 <= seat < len(seating) and seating[seat] == who

    def seats_of(self, who: MemberId) -> tuple[Seat, ...]:
        """Return the seats this member holds, and the places of host and game master."""
        if self.playing is None:
            return ()
        own = [Seat(s) for s, holder in enumerate(self.playing.seating) if holder == who]
        own += [HOST] if who == self.host else []
        own += [MASTER] if who == self.playing.master else []
        return tuple(own)

    @property
    def silent(self) -> tuple[MemberId, ...]:
        """Whom the running game asks to show nothing."""
        return tuple(sorted(self.silence))

    @property
    def silence(self) -> dict[MemberId, str]:
        """Who may not react, each with the rule that says so: it lies open.

        Who gave up a seat still knows what it knew, and so does who has led the game.
        """
        playing = self.running
        rules = playing.game.silent(playing.gist) if playing else {}
        if playing is None or not rules:
            return {}
        known = [(who, Seat(seat)) for seat, who in enumerate(playing.seating)]
        known += playing.former.items()
        known += [(led.member, MASTER) for led in playing.masters]
        return {who: rules[seat] for who, seat in known if seat in rules}

    @property
    def running(self) -> Playing | None:
        playing = self.playing
        return playing if playing and playing.outcome is None else None
