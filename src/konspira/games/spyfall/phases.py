"""The phases of a game, in the order in which it flows.

A phase is open to everybody and carries only what is true during it.
"""

from msgspec import Struct

from konspira.game import Seat
from konspira.games.spyfall.record import Guessed


class Turn(Struct, frozen=True, gc=False):
    """Who asks next, whom they may not ask, and who still owes an answer."""

    asker: Seat | None = None  # nobody: turns are on honour
    barred: Seat | None = None
    answering: Seat | None = None

    @property
    def due(self) -> Seat | None:
        """Whom the table waits for: an answer comes before the next question."""
        return self.asker if self.answering is None else self.answering


class Unpacking(Struct, frozen=True, tag=True, gc=False):
    """Chance lays out the list of places."""


class Choosing(Struct, frozen=True, tag=True, gc=False):
    """People study the list; the host may choose who deals first."""


class Dealing(Struct, frozen=True, tag=True, gc=False):
    """Chance deals a round."""


class Looking(Struct, frozen=True, tag=True, gc=False):
    """Everybody looks at their card."""

    seen: tuple[Seat, ...] = ()
    until: int | None = None  # all have looked: then the clock starts by itself


class Meeting(Struct, frozen=True, tag=True, gc=False):
    """Old buddies: everybody closes their eyes, and the spies open theirs (SF2-111)."""

    seen: tuple[Seat, ...] = ()
    until: int | None = None


class Questioning(Struct, frozen=True, tag=True, gc=False):
    """The clock runs, and people ask each other."""

    turn: Turn
    until: int
    undo: Turn | None = None  # aloud: the turn before the last tap, which may be taken back


class Stopped(Struct, frozen=True, tag=True, gc=False):
    """The clock stands still: somebody is about to accuse, or thinks better of it."""

    accuser: Seat
    until: int
    turn: Turn  # where the round goes on if nobody is accused
    left: int  # milliseconds on the stopped clock


class Accusing(Struct, frozen=True, tag=True, gc=False):
    """The clock stands still, and everybody but the suspect votes."""

    accuser: Seat
    suspect: Seat
    voted: tuple[Seat, ...]
    until: int
    turn: Turn  # where the round goes on if the vote fails
    left: int  # milliseconds on the stopped clock


def resumed(phase: Stopped | Accusing, at: int) -> Questioning:
    """Return the interrupted round, with the time that was left."""
    return Questioning(phase.turn, at + phase.left)


class Guessing(Struct, frozen=True, tag=True, gc=False):
    """A spy has turned over their card and names the place; then so does the other spy."""

    seat: Seat
    until: int
    extended: bool = False
    guesses: tuple[Guessed, ...] = ()


class Pointing(Struct, frozen=True, tag=True, gc=False):
    """Time is up: everybody points at somebody at once, which binds nobody (SF2-O40)."""

    pointed: tuple[Seat, ...]
    until: int


class Nominating(Struct, frozen=True, tag=True, gc=False):
    """Time is up: this player names a suspect. `lap` have had their turn before."""

    seat: Seat
    lap: int
    until: int


class Facing(Struct, frozen=True, tag=True, gc=False):
    """Time is up: the table talks about this suspect before it votes."""

    seat: Seat
    lap: int
    until: int
    nominator: Seat | None = None  # nobody: a candidate's turn has come


class Judging(Struct, frozen=True, tag=True, gc=False):
    """Time is up: everybody but the suspect votes."""

    nominator: Seat | None
    suspect: Seat
    voted: tuple[Seat, ...]
    lap: int
    until: int | None  # none: time has passed, and only those who are there are waited for
    excused: tuple[Seat, ...] = ()  # the host went on without their vote


class RoundOver(Struct, frozen=True, tag=True, gc=False):
    """All cards lie open, and the points are counted."""


class Over(Struct, frozen=True, tag=True, gc=False):
    """The agreed rounds have been played."""


Voting = Accusing | Judging
InRound = (
    Looking
    | Meeting
    | Questioning
    | Stopped
    | Accusing
    | Guessing
    | Pointing
    | Nominating
    | Facing
    | Judging
)
Phase = Unpacking | Choosing | Dealing | InRound | RoundOver | Over
