"""The phases of a game, in the order in which a turn flows.

A phase is open to everybody and carries only what is true during it. All moments are
milliseconds on the game's clock. While a person leads, timers are soft: they only show.
"""

from enum import StrEnum

from msgspec import Struct

from konspira.game import Seat
from konspira.games.mafia.cards import WindowKind
from konspira.kit import Seats, Timer


class Cause(StrEnum):
    """Why somebody goes."""

    MAFIA = "mafia"
    VOTE = "vote"
    LAST_SHOT = "last-shot"
    CORNER_SHOT = "corner-shot"
    AGENT_SAW = "agent-saw"  # MF-72: the Agent looked at a Mafioso
    EXCLUDED = "excluded"  # by the game master (MF-64)
    REMOVED = "removed"  # away for a whole turn
    WRONG_PHASE = "wrong-phase"  # a card of the box was shown in the wrong phase (MF-107)


class Slot(StrEnum):
    """What the phones ask for: the Agent's task, the Mafia's, or both at once."""

    FIRST = "first"
    SECOND = "second"
    BOTH = "both"


# Before the first night


class Dealing(Struct, frozen=True, tag=True, gc=False):
    """Chance deals the tokens."""


class Opening(Struct, frozen=True, tag=True, gc=False):
    """Everybody looks at their token, until all have (MF-13, MF-O71)."""

    clock: Timer
    ready: Seats = ()  # who has looked
    called: bool = False  # night falls as soon as it may


# Night


class Nightfall(Struct, frozen=True, tag=True, gc=False):
    """Chance draws the order that decides ties and missing marks, needed or not."""


class Dusk(Struct, frozen=True, tag=True, gc=False):
    """Night falls; nothing to tap."""

    clock: Timer


class Task(Struct, frozen=True, tag=True, gc=False):
    """Every living phone chooses one person (two, if both tasks run at once).

    At each of the `calls` every phone sends what it has chosen, or nothing. While a person
    leads, calls go on every ten seconds after the last one until the next step.
    """

    slot: Slot
    calls: tuple[int, ...]
    clock: Timer


class Panel(Struct, frozen=True, tag=True, gc=False):
    """Everybody holds to read: the Agent what they saw, the others their notes."""

    clock: Timer


class Recognition(Struct, frozen=True, tag=True, gc=False):
    """A panel before the Mafia's first task: the gang reads who is in it (MF-C14.10)."""

    clock: Timer


class Recruiting(Struct, frozen=True, tag=True, gc=False):
    """A panel: all hear that somebody is recruited, who reads it there (MF-C03.3)."""

    clock: Timer


# Somebody goes, or nobody


class Dawn(Struct, frozen=True, tag=True, gc=False):
    """Day breaks, and all see who is gone; None: nobody.

    With action cards it is only announced who is to go (MF-C01.2).
    """

    seat: Seat | None
    clock: Timer


class Reveal(Struct, frozen=True, tag=True, gc=False):
    """A token is turned up, or a council has ended without (None)."""

    seat: Seat | None
    cause: Cause | None
    clock: Timer
    lot: Seats = ()  # between whom it was drawn, if the lot has decided
    by: Seat | None = None  # who has just shot at them; all see that first
    gang: bool = False  # the first card of New Gang is shown with the token


class Saved(Struct, frozen=True, tag=True, gc=False):
    """Vest or Bandage: the seat that was to go stays, and the token stays covered."""

    seat: Seat
    cause: Cause
    clock: Timer


class Farewell(Struct, frozen=True, tag=True, gc=False):
    """The eliminated player may take a last shot (MF-79), told at the `call`.

    By `card` it counts only with the card Last Shot, of which nobody knows (MF-C13.3).
    """

    seat: Seat
    call: int
    clock: Timer
    card: bool = False


class Window(Struct, frozen=True, tag=True, gc=False):
    """A moment for cards: at the `call` every living phone answers, whatever it holds."""

    kind: WindowKind
    call: int
    clock: Timer
    seat: Seat | None = None  # who is to go
    cause: Cause | None = None  # and why
    lot: Seats = ()  # between whom it was drawn, if the lot has decided
    by: Seat | None = None  # who has just shot at them; all see that first


# Council


class Talk(Struct, frozen=True, tag=True, gc=False):
    """The living talk, until two thirds of those present are ready, or time is up."""

    clock: Timer
    ready: Seats = ()


class FirstVote(Struct, frozen=True, tag=True, gc=False):
    """Everybody points at one player, unseen until the ballot closes (MF-40)."""

    clock: Timer


class RollCall(Struct, frozen=True, tag=True, gc=False):
    """Ballots are opened one by one, and may be changed until then (MF-O66)."""

    final: bool
    finalists: Seats  # in the final
    order: Seats  # clockwise from the Commander
    opened: int  # so many of them lie open
    clock: Timer  # of the next


class Count(Struct, frozen=True, tag=True, gc=False):
    """Fingers rise: the ballots lie open. `finalists` of the next step, or who goes."""

    final: bool
    finalists: Seats
    clock: Timer


class Speeches(Struct, frozen=True, tag=True, gc=False):
    """The finalists speak in their own defence, one after the other (MF-43)."""

    finalists: Seats
    speaker: Seat
    clock: Timer


class FinalVote(Struct, frozen=True, tag=True, gc=False):
    """The finalists only (MF-45)."""

    finalists: Seats
    clock: Timer


class TieTalk(Struct, frozen=True, tag=True, gc=False):
    """The final vote is tied: talk is open again, and votes may move (MF-47)."""

    finalists: Seats  # the tied
    round: int  # of at most `Terms.tie_rounds`
    moved: bool  # whether somebody has moved their vote in this round
    clock: Timer


class Lot(Struct, frozen=True, tag=True, gc=False):
    """Chance draws one of the tied: who goes, or who is the second finalist."""

    tied: Seats
    leader: Seat | None = None  # MF-O12 with a lot: already a finalist; None: who goes
    called: bool = True  # a person who leads calls the lot first


class Tapped(Struct, frozen=True, tag=True, gc=False):
    """The Wiretap is played: all see who listens to whom, and the council waits."""

    seat: Seat
    on: Seat
    clock: Timer


class LastCards(Struct, frozen=True, tag=True, gc=False):
    """The last cards of the day: the living talk, until they are ready for the night."""

    clock: Timer
    ready: Seats = ()


class Over(Struct, frozen=True, tag=True, gc=False):
    """All tokens lie open (`Table.told`)."""

    asleep: bool = False  # MF-O73: broken off, because nobody played any more


ByNight = Dusk | Task | Panel | Recognition | Recruiting
Going = Dawn | Reveal | Saved | Farewell
"""Somebody goes, which nothing interrupts; and so does a window of kind SAVE."""
InCouncil = Talk | FirstVote | RollCall | Count | Speeches | FinalVote | TieTalk | LastCards
"""The phases in which a card of any moment may be played."""
Timed = Opening | ByNight | Going | Window | InCouncil | Tapped
"""The phases with a clock."""
Phase = Dealing | Nightfall | Timed | Lot | Over
HUSHED = Task | Panel | Recognition | Recruiting | Farewell | Window
"""No message of these tells anything by its moment or its size."""
