"""A game of Spyfall at one moment.

A phase is open to everybody and carries only what is true during it. The secrets stand
beside it: the cards of the round, and the votes that are not complete yet.
"""

from enum import StrEnum

from msgspec import Struct

from konspira.game import IllegalMove, Seat
from konspira.games.spyfall.options import Asking, Terms
from konspira.refusals import NOT_YOUR_TURN

RESHUFFLE_FROM = 8  # rounds


def only(seat: Seat, *allowed: Seat) -> None:
    if seat not in allowed:
        raise IllegalMove(*NOT_YOUR_TURN)


class Question(Struct, frozen=True, gc=False):
    """A question in writing, and its answer when it has come."""

    asker: Seat
    target: Seat
    question: str
    answer: str = ""


class Turn(Struct, frozen=True, gc=False):
    """Who asks next, whom they may not ask, and who still owes an answer."""

    asker: Seat | None = None  # nobody: turns are on honour
    barred: Seat | None = None
    answering: Seat | None = None

    @property
    def due(self) -> Seat | None:
        """Whom the table waits for: an answer comes before the next question."""
        return self.asker if self.answering is None else self.answering


class Guessed(Struct, frozen=True, gc=False):
    """What a spy named; nothing, if the time passed."""

    seat: Seat
    place: int | None


class Trial(Struct, frozen=True, gc=False):
    """A vote that is over, by name."""

    suspect: Seat
    accuser: Seat | None  # who called it; nobody: a candidate's turn had come
    mid_round: bool
    guilty: tuple[Seat, ...]
    innocent: tuple[Seat, ...]
    passed: bool


# Phases, in the order in which the game flows


class Unpacking(Struct, frozen=True, tag=True, gc=False):
    """Chance lays out the list of places."""


class Choosing(Struct, frozen=True, tag=True, gc=False):
    """People study the list; the host may choose who deals first."""


class Dealing(Struct, frozen=True, tag=True, gc=False):
    """Chance deals a round."""


class Looking(Struct, frozen=True, tag=True, gc=False):
    """Everybody looks at their card."""

    seen: tuple[Seat, ...] = ()


class Meeting(Struct, frozen=True, tag=True, gc=False):
    """Old buddies: everybody closes their eyes, and the spies open theirs (SF2-111)."""

    seen: tuple[Seat, ...] = ()


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


class Guessing(Struct, frozen=True, tag=True, gc=False):
    """A spy has turned over their card and names the place; then so does the other spy."""

    seat: Seat
    until: int
    extended: bool = False
    guesses: tuple[Guessed, ...] = ()


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
    | Nominating
    | Facing
    | Judging
)
Phase = Unpacking | Choosing | Dealing | InRound | RoundOver | Over


# How a round ended


class Convicted(Struct, frozen=True, tag=True, gc=False):
    suspect: Seat
    mid_round: bool


class Unexposed(Struct, frozen=True, tag=True, gc=False):
    """Time ran out, and no vote convicted anybody."""


class Named(Struct, frozen=True, tag=True, gc=False):
    """A spy stopped the game and named a place; with two spies, both did."""

    guesses: tuple[Guessed, ...]


Ending = Convicted | Unexposed | Named


class Side(StrEnum):
    SPIES = "spies"
    OTHERS = "others"


class Award(Struct, frozen=True, gc=False):
    """Points, and the rule that gives them."""

    seat: Seat
    points: int
    rule: str


class Cards(Struct, frozen=True, gc=False):
    """The cards of a round: a secret, until it is over."""

    place: int
    spies: tuple[Seat, ...]
    roles: tuple[str, ...]  # one for each seat, empty if there is none


class Round(Struct, frozen=True, gc=False):
    """A finished round: nothing of it is secret any more (SF2-O33)."""

    dealer: Seat
    cards: Cards
    ending: Ending
    won: Side
    awards: tuple[Award, ...]


class Ballot(Struct, frozen=True, gc=False):
    seat: Seat
    guilty: bool


class Missing(Struct, frozen=True, gc=False):
    """A seat without contact, and since when."""

    seat: Seat
    since: int


class State(Struct, frozen=True):
    terms: Terms
    scores: tuple[int, ...]
    phase: Phase = Unpacking()
    places: tuple[str, ...] = ()
    used: tuple[int, ...] = ()  # places that were played and have not come back
    dealer: Seat = Seat(0)
    round: int = 1
    talk: tuple[Question, ...] = ()  # in this round, in writing
    trials: tuple[Trial, ...] = ()  # in this round
    withdrawn: tuple[Seat, ...] = ()  # who stopped the clock for nothing in this round
    history: tuple[Round, ...] = ()
    missing: tuple[Missing, ...] = ()
    gone: tuple[Seat, ...] = ()  # left for good; their points stay
    cards: Cards | None = None  # secret
    ballots: tuple[Ballot, ...] = ()  # secret

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def ring(self) -> tuple[Seat, ...]:
        """Who plays, clockwise."""
        return ring_of(self.seats, self.gone)

    @property
    def present(self) -> tuple[Seat, ...]:
        """Who plays and can be waited for."""
        return present_of(self.ring, self.missing)

    @property
    def askable(self) -> tuple[Seat, ...]:
        """Who takes part in the questions."""
        return askable(self.terms.asking, self.ring, self.missing)

    @property
    def dealt(self) -> Cards:
        assert self.cards is not None, "between rounds there are no cards"
        return self.cards


def ring_of(seats: int, gone: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(seats) if seat not in gone)


def present_of(ring: tuple[Seat, ...], missing: tuple[Missing, ...]) -> tuple[Seat, ...]:
    """Who can be waited for; if everybody is away, all can."""
    away = {absent.seat for absent in missing}
    return tuple(seat for seat in ring if seat not in away) or ring


def from_seat(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """These seats clockwise, beginning with `first` or whoever sits after it."""
    return (*(s for s in seats if s >= first), *(s for s in seats if s < first))


def after(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """The next of these seats, clockwise (SF2-O27)."""
    return from_seat(seats, Seat(seat + 1))[0]


def acting_dealer(state: State) -> Seat:
    """The dealer; while they are away, the next present seat acts for them."""
    return from_seat(state.present, state.dealer)[0]


def next_dealer(state: State) -> Seat:
    return after(state.ring, state.dealer)


def unseen(state: State, phase: Looking | Meeting) -> tuple[Seat, ...]:
    """Who has yet to look."""
    return tuple(seat for seat in state.present if seat not in phase.seen)


def may_start_clock(state: State) -> bool:
    """People say when they are ready; but old buddies must have met (SF2-113)."""
    return isinstance(state.phase, Meeting) or not state.terms.old_buddies


def accused_already(state: State) -> tuple[Seat, ...]:
    """Who has used their accusation of this round (SF2-68, SW-48)."""
    callers = [trial.accuser for trial in state.trials if trial.mid_round]
    if isinstance(state.phase, Accusing):
        callers.append(state.phase.accuser)
    return tuple(sorted(seat for seat in callers if seat is not None))


def voters(state: State, phase: Voting) -> tuple[Seat, ...]:
    """All but the suspect, spies too; when its time has passed, whoever is heard."""
    if phase.until is None:
        return heard(state, phase)
    return tuple(seat for seat in state.ring if seat != phase.suspect)


def heard(state: State, phase: Voting) -> tuple[Seat, ...]:
    """Whose silence means something when time has passed: the absent are left out."""
    excused = phase.excused if isinstance(phase, Judging) else ()
    counted = {*state.present} - {*excused} | {*phase.voted}
    return tuple(s for s in state.ring if s in counted and s != phase.suspect)


def not_voted(state: State, phase: Voting) -> tuple[Seat, ...]:
    """For whom an open vote waits."""
    return tuple(seat for seat in voters(state, phase) if seat not in phase.voted)


def askable(
    asking: Asking, ring: tuple[Seat, ...], missing: tuple[Missing, ...]
) -> tuple[Seat, ...]:
    """Who takes part in the questions: for spoken ones nobody needs a phone."""
    return present_of(ring, missing) if asking is Asking.WRITTEN else ring


def answerable(seats: tuple[Seat, ...], turn: Turn) -> tuple[Seat, ...]:
    """Whom the asker may ask: anybody else but who has just asked them (SF2-53)."""
    others = tuple(s for s in seats if s not in (turn.asker, turn.barred))
    return others or tuple(s for s in seats if s != turn.asker)  # only one is left


def open_places(state: State) -> tuple[int, ...]:
    return unplayed(len(state.places), state.used)


def unplayed(places: int, used: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(place for place in range(places) if place not in used)


def last_round_played(state: State) -> bool:
    return state.round >= state.terms.rounds


def leaders(state: State) -> tuple[Seat, ...]:
    best = max(state.scores)
    return tuple(Seat(s) for s, points in enumerate(state.scores) if points == best)


def may_reshuffle(terms: Terms, used: tuple[int, ...], played: int) -> bool:
    """SW-O13: from the eighth round on, counted from the last time, if another follows."""
    return terms.reshuffle and len(used) >= RESHUFFLE_FROM and played < terms.rounds
