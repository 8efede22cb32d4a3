"""What was played: what lies open at once, and what is told at the end."""

from enum import StrEnum

from msgspec import Struct

from konspira.game import Seat
from konspira.games.mafia.cards import Card, Force, Token
from konspira.games.mafia.state.phases import Cause
from konspira.kit import BySeat, Seats


class Fallen(Struct, frozen=True, gc=False):
    """Somebody is out, and their token lies open (MF-34, MF-49)."""

    seat: Seat
    token: Token
    cause: Cause
    turn: int
    by: Seat | None = None  # who fired the last shot


class Played(Struct, frozen=True, gc=False):
    """A card that was shown, by whom and for whom. It is spent.

    Recruitment is announced without a name (MF-O37), and a New Gang card is shown by its
    holder, who goes (MF-C14.7).
    """

    turn: int
    card: Card
    seat: Seat | None = None
    on: Seat | None = None


class Lying(Struct, frozen=True, gc=False):
    """A card that lies face up before somebody, since this turn."""

    card: Card
    holder: Seat
    seat: Seat  # before whom: a kidnapped player, otherwise the holder
    turn: int


class Recruit(Struct, frozen=True, gc=False):
    """Who was recruited, and by whom. Those who wake know it."""

    seat: Seat
    by: Seat
    turn: int


class Spoken(Struct, frozen=True, gc=False):
    """A line of written talk."""

    seat: Seat
    text: str
    at: int


class Feeling(StrEnum):
    """A small face; what it looks like is the client's business."""

    LAUGH = "laugh"
    WOW = "wow"
    HMM = "hmm"
    CLAP = "clap"
    HEART = "heart"
    FACEPALM = "facepalm"


class Felt(Struct, frozen=True, gc=False):
    """A small face that an eliminated player has shown to the others."""

    seat: Seat
    feeling: Feeling
    at: int


class Ballot(Struct, frozen=True, gc=False):
    """A ballot that has closed, with everybody's vote by name (MF-53)."""

    final: bool
    ballots: BySeat[Seat | None]
    candidates: Seats  # the finalists, in the final


class Council(Struct, frozen=True, gc=False):
    """The votes of one turn, and how it ended."""

    turn: int
    votes: tuple[Ballot, ...] = ()
    lot: Seats = ()  # between whom it was drawn
    out: Seat | None = None


class Look(Struct, frozen=True, gc=False):
    """The Agent saw this token (MF-21)."""

    turn: int
    seat: Seat
    token: Token


class Mark(Struct, frozen=True, gc=False):
    """Whom somebody who wakes has marked."""

    seat: Seat
    target: Seat


class Night(Struct, frozen=True, gc=False):
    """A night that is over, with everything that was secret in it. Told at the end."""

    turn: int
    order: Seats
    one: BySeat[Seat | None]  # looks and suspicions
    two: BySeat[Seat | None]  # marks and trust
    waking: Seats
    agent: Seat | None  # who could look
    look: Look | None
    victim: Seat | None
    living: Seats = ()  # at dawn, before anybody goes


class Wager(Struct, frozen=True, gc=False):
    """An eliminated player's bet on whom a council votes out, or a night takes."""

    turn: int
    seat: Seat
    on: Seat
    night: bool = False


class Told(Struct, frozen=True):
    """Everything, when the game is over."""

    tokens: BySeat[Token]
    nights: tuple[Night, ...]
    bets: tuple[Wager, ...]
    best_noses: Seats  # whose notes named most Mafiosi; nobody, if no note did
    best_prophets: Seats  # who won most bets
    cards: BySeat[Card]
    forces: BySeat[Force]  # for whom everybody played in the end
    recruit: Recruit | None
    swapped: Seats  # whose tokens changed places
