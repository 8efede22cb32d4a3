"""A game of Secret Identity at one moment.

A phase is open to everybody and carries only what is true during it. The secrets stand
beside it: hands, keys, and the drafts of clues and ballots.
"""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from konspira.game import Act, Seat, TimeUp
from konspira.games.secret_identity.moves import Place
from konspira.games.secret_identity.options import Options, rounds_of, together
from konspira.games.secret_identity.pieces import (
    EMPTY_BOARD,
    Board,
    Cards,
    Games,
    Safe,
)
from konspira.kit import Presence, Seats, Timer, due
from konspira.refusals import NOT_YOUR_TURN, Refusal

FEWEST = 3  # players in a full game (ID-02)
RINGS = tuple(tuple(map(Seat, range(seats))) for seats in range(9))  # by their number

Ballot = tuple[int | None, ...]  # a number for each seat; None: no vote
V = TypeVar("V")


class Proposal(Struct, frozen=True, gc=False):
    """Somebody asks to swap the character at this place. Who, is told to nobody."""

    slot: int
    agreed: Seats = ()


# Phases, in the order in which the game flows


class Dealing(Struct, frozen=True, tag=True, gc=False):
    """Chance deals the pictogram cards."""


class Laying(Struct, frozen=True, tag=True, gc=False):
    """Chance fills the empty places at the board; an open swap window goes on after it."""

    window: "Characters | None" = None


class Characters(Struct, frozen=True, tag=True, gc=False):
    """The swap window: does everybody know these eight? (ID-12)"""

    proposals: tuple[Proposal, ...] = ()
    kept: tuple[int, ...] = ()  # places about which somebody said no
    ready: Seats = ()
    passed: Seats = ()  # the host goes on without them
    reopened: bool = False  # together: for the new character alone; nobody says ready


class Drawing(Struct, frozen=True, tag=True, gc=False):
    """Chance hands out the mystery keys."""


class Clues(Struct, frozen=True, tag=True, gc=False):
    """All at once and unseen, the seats lay their cards; together, one seat alone."""

    seats: Seats  # who gives a clue
    looked: Seats = ()
    sent: Seats = ()
    skipped: Seats = ()
    clock: Timer | None = None


class Voting(Struct, frozen=True, tag=True, gc=False):
    seats: Seats  # who votes
    sent: Seats = ()
    skipped: Seats = ()
    clock: Timer | None = None


class Scoring(Struct, frozen=True, tag=True, gc=False):
    """The safes are opened one by one; those that are open are in the last round of
    the history.
    """

    order: Seats  # whose safes are still closed, the next one first


class RoundOver(Struct, frozen=True, tag=True, gc=False):
    """Every safe is open, and another round follows."""


class Mark(Struct, frozen=True, gc=False):
    """Whom a guesser means."""

    seat: Seat
    number: int


class Confirmed(Struct, frozen=True, gc=False):
    """A guesser says: this is our answer. It is, unless somebody objects in time."""

    seat: Seat
    number: int
    until: int


class Guessing(Struct, frozen=True, tag=True, gc=False):
    """Together: all but the active seat look for one character (ID-73)."""

    marks: tuple[Mark, ...] = ()
    passed: Seats = ()  # the host goes on without them
    clock: Timer | None = None
    confirmed: Confirmed | None = None  # ID-O30


class Revealed(Struct, frozen=True, tag=True, gc=False):
    """Together: the key of the active seat lies open, in the last round of the history."""


class Over(Struct, frozen=True, tag=True, gc=False):
    winners: Seats
    why: str


Phase = (
    Dealing
    | Laying
    | Characters
    | Drawing
    | Clues
    | Voting
    | Scoring
    | RoundOver
    | Guessing
    | Revealed
    | Over
)


# The public record


class Gain(Struct, frozen=True, gc=False):
    """Points, and the rule that gives them: ID-42 to the owner, ID-43 to a voter."""

    seat: Seat
    points: int
    rule: str


class Opened(Struct, frozen=True, gc=False):
    """An open safe: its mystery key, and the voting key of every seat."""

    seat: Seat
    number: int
    votes: Ballot
    gains: tuple[Gain, ...]


class Round(Struct, frozen=True, gc=False):
    """One round, as far as it is open. Together: one turn, with the guess of all."""

    characters: Board
    safes: tuple[Safe | None, ...]
    opened: tuple[Opened, ...] = ()
    guess: int | None = None


class State(Struct, frozen=True, gc=False):
    options: Options
    seats: int
    scores: tuple[int, ...]
    missed: tuple[int, ...]  # rounds without a clue, each of which counts as a card used
    safes: tuple[Safe | None, ...]  # the clues of this round; None: none was given
    phase: Phase = Dealing()
    round: int = 1
    characters: Board = EMPTY_BOARD
    spare: int = 0  # how many swaps the pack still allows
    team_score: int = 0
    active: Seat | None = None  # together: whose turn it is
    fresh: int | None = None  # together: the new character's place, if it may be flagged
    presence: Presence = Presence()
    host: Seat | None = None  # where the host of the room sits
    gone: Seats = ()  # left for good
    history: tuple[Round, ...] = ()
    used: tuple[str, ...] = ()  # characters that have lain on the table in this game
    recent: Games = ()  # those of the group's last three games, the last one last
    hands: tuple[Cards, ...] = ()  # each known to its seat only, as are the next three
    keys: tuple[int | None, ...] = ()  # None: not in this round
    drafts: tuple[tuple[Place, ...], ...] = ()
    ballots: tuple[Ballot, ...] = ()

    @property
    def together(self) -> bool:
        return together(self.options)

    @property
    def rounds(self) -> int:
        return rounds_of(self.options)


# Who is there


def staying(state: State) -> Seats:
    """Return all who have not left for good."""
    everybody = RINGS[state.seats]
    return tuple(s for s in everybody if s not in state.gone) if state.gone else everybody


def not_staying(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    """Return the bar of moves that are open to all who have not left for good."""
    return NOT_YOUR_TURN if seat < 0 or seat in state.gone else None


def having_a_say(state: State, phase: Characters | Guessing) -> Seats:
    """Return those whose agreement is needed; companions only if no people are asked.

    For a swap all present (ID-O06); if nobody is there, the game waits. Together, all
    guessers, whether or not their phones sleep: they sit in the room (ID-O30).
    """
    presence, asked = state.presence, consulted(state, phase)
    people = presence.people(asked) or asked
    say = tuple(seat for seat in people if seat not in phase.passed)
    return say if isinstance(phase, Guessing) else presence.present(say)


def consulted(state: State, phase: Phase) -> Seats:
    """Return who is asked: all who stay; together, all but who gives the clue."""
    if isinstance(phase, Guessing):
        return tuple(seat for seat in staying(state) if seat != state.active)
    return staying(state)


def is_consulted(state: State, phase: Phase, seat: Seat) -> bool:
    """Return whether a seat has a say here: companions have none among people."""
    return state.presence.is_asked(seat, consulted(state, phase))


def all_agree(state: State, say: Seats, agreed: Iterable[Seat]) -> bool:
    """Return whether all agree who have a say; of companions alone, one is enough."""
    given = {*agreed}
    if state.presence.people(say):
        return given.issuperset(say)
    return not given.isdisjoint(say)


P = TypeVar("P", Characters, Guessing)


def back(phase: P, seat: Seat) -> P:
    """Return the phase with this seat's say given back, if the host went on without it.

    Moves that show their mover do that. A flag does not: it would show who raised it.
    """
    if seat not in phase.passed:
        return phase
    return replace(phase, passed=tuple(other for other in phase.passed if other != seat))


# Whom everybody waits for, and how long


def waiting(state: State) -> Seats:
    """Return the seats everybody waits for.

    Who is done is no secret in this game (ID-O10).
    """
    match state.phase:
        case Characters(proposals=proposals, ready=ready) as phase:
            say = having_a_say(state, phase)
            if proposals:
                return tuple(s for s in say if any(s not in p.agreed for p in proposals))
            return tuple(seat for seat in say if seat not in ready)
        case Clues() | Voting() as phase:
            return tuple([s for s in phase.seats if not not_asked(state, phase, s)])
        case Scoring(order=order):
            return order[:1]
        case Guessing() as phase:
            return having_a_say(state, phase)
        case Revealed() if state.active is not None:
            return (state.active,)
        case _:
            return ()


def not_asked(state: State, phase: Clues | Voting, seat: Seat) -> Refusal | None:
    """Return the bar of moves that belong to those who still owe a clue or a ballot."""
    done = seat in phase.sent or seat in phase.skipped or seat not in phase.seats
    return NOT_YOUR_TURN if done else None


def deadline(state: State) -> int | None:
    """Return when time is up next: that of a phase, or for objections (ID-O30)."""
    limit = due(state.phase)
    match state.phase:
        case Guessing(confirmed=Confirmed(until=until)):
            return until if limit is None else min(limit, until)
        case _:
            return limit


def ring(state: State, phase: Clues | Voting | Guessing, act: Act[TimeUp]) -> State:
    """Let a soft time limit pass: everybody hears it, and nothing ends (ID-O22)."""
    assert phase.clock is not None, "there is a deadline"
    return replace(state, phase=replace(phase, clock=phase.clock.ring()))


def timer(at: int, seconds: int, *, hard: bool = False) -> Timer | None:
    """Return a timer from this moment on; None for 0 seconds (ID-O22)."""
    return Timer(at, at + seconds * 1000, hard) if seconds else None


# Tuples


def with_item(items: tuple[V, ...], place: int, item: V) -> tuple[V, ...]:
    return (*items[:place], item, *items[place + 1 :])


def joined(seats: Seats, more: Iterable[Seat]) -> Seats:
    """Return both together, sorted, so that no order of events is revealed."""
    return tuple(sorted({*seats, *more}))
