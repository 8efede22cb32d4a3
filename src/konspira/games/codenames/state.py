"""A game of Codenames at one moment.

A phase is open to everybody and carries only what is true during it. The two secrets
stand beside it: the key, and the private question between the spymasters.
"""

from msgspec import Struct

from konspira.game import HOST, Seat
from konspira.games.codenames.clue import spelling
from konspira.games.codenames.moves import Clue, Number, Reason
from konspira.games.codenames.options import (
    ChallengeUntil,
    Judge,
    Options,
    TouchBy,
    Variant,
)
from konspira.games.codenames.pieces import (
    Identity,
    Key,
    Places,
    Role,
    Team,
    operatives_of,
    spymaster_of,
    works_for,
)
from konspira.verdict import Verdict as Opinion


class Clock(Struct, frozen=True, gc=False):
    """A running sand timer. A soft one only rings."""

    until: int
    hard: bool
    rung: bool = False


class Pointer(Struct, frozen=True, gc=False):
    """An operative's pointer (CN-33), or their vote where the majority touches.

    A vote without a card is a vote to stop.
    """

    seat: Seat
    card: int | None


class Verdict(Struct, frozen=True, gc=False):
    """One judge's answer; no reason: the clue is fine."""

    seat: Seat
    reason: Reason | None


# Phases, in the order in which the game flows


class Choosing(Struct, frozen=True, tag=True, gc=False):
    """People pick teams and spymasters."""


class Shuffling(Struct, frozen=True, tag=True, gc=False):
    """Chance makes the teams."""


class Dealing(Struct, frozen=True, tag=True, gc=False):
    """Chance lays out the board."""


class Cluing(Struct, frozen=True, tag=True, gc=False):
    team: Team
    clock: Clock | None = None
    penalty: bool = False  # the rivals gave an invalid clue: a word may be covered first


class Guessing(Struct, frozen=True, tag=True, gc=False):
    team: Team
    clue: Clue
    opens: int  # when the next touch counts
    made: int = 0
    clock: Clock | None = None
    marks: tuple[Pointer, ...] = ()
    votes: tuple[Pointer, ...] = ()
    upheld: bool = False  # the judge has accepted the clue
    doubters: tuple[Seat, ...] = ()  # who have flagged it and got no answer


class Review(Struct, frozen=True, tag=True, gc=False):
    """The judge looks at a flagged clue, and touches are frozen."""

    turn: Guessing  # goes on, if the clue stands
    since: int
    until: int | None
    flagged_by: Seat
    reason: Reason
    verdicts: tuple[Verdict, ...] = ()


class EnemyTurn(Struct, frozen=True, tag=True, gc=False):
    """One team: the spymaster covers words for the simulated enemy."""

    covers: int
    until: int | None


class Drawing(Struct, frozen=True, tag=True, gc=False):
    """The spymaster does not choose, so chance covers the enemy's word."""

    covers: int


class Over(Struct, frozen=True, tag=True, gc=False):
    winner: Team | None  # None: the game is void
    why: str


Phase = (
    Choosing | Shuffling | Dealing | Cluing | Guessing | Review | EnemyTurn | Drawing | Over
)


def in_play(phase: Phase) -> bool:
    """Whether people are at it; neither before the deal, nor while chance moves."""
    return isinstance(phase, Cluing | Guessing | Review | EnemyTurn)


class Turn(Struct, frozen=True, gc=False):
    """A line of the public record: a clue and its touches, or covers without a clue."""

    team: Team
    clue: Clue | None
    cards: tuple[int, ...] = ()
    rejected: Reason | None = None
    slips: tuple[Clue, ...] = ()  # how the clue read before it was corrected


class Question(Struct, frozen=True, gc=False):
    """What only the spymasters know of: is this word legal?"""

    word: str
    until: int | None
    number: Number | None = None  # a clue that waits for approval; only its author knows
    answer: bool | None = None
    opinion: Opinion | None = None


class Answered(Struct, frozen=True, gc=False):
    """What the rival spymaster has said in private about a word, in this turn."""

    word: str
    legal: bool


class State(Struct, frozen=True, gc=False):
    options: Options
    places: Places
    phase: Phase = Choosing()
    words: tuple[str, ...] = ()
    language: str = ""  # of the words; after a game, of those on the reverse
    covers: tuple[Identity | None, ...] = ()  # None: the word is visible
    left: tuple[int, int] = (0, 0)  # words still to be covered: red, blue
    turns: tuple[Turn, ...] = ()
    opinion: Opinion | None = None  # of the referee, on the clue that stands
    reverse: tuple[str, ...] = ()  # other sides of the cards; before the deal, what to lay
    used: frozenset[str] = frozenset()  # words of this group's earlier games
    missing: tuple[Seat, ...] = ()  # without contact just now
    host: Seat | None = None  # where the host sits
    key: Key = ()  # known to spymasters only
    question: Question | None = None  # known to spymasters only
    answered: tuple[Answered, ...] = ()  # known to spymasters only

    @property
    def variant(self) -> Variant:
        return self.options.variant

    def spymaster(self, team: Team) -> Seat | None:
        return spymaster_of(self.places, team)

    def operatives(self, team: Team) -> tuple[Seat, ...]:
        return operatives_of(self.places, team)


def present(state: State, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of them who are there; if nobody is, all of them."""
    if not state.missing:
        return seats
    return tuple(seat for seat in seats if seat not in state.missing) or seats


def touchers(state: State, team: Team) -> tuple[Seat, ...]:
    """Who may touch and stop for the team (CN-34).

    A captain who is lost has a deputy, and is captain again the moment they are back.
    """
    operatives = state.operatives(team)
    if state.options.touch_by is not TouchBy.CAPTAIN:
        return operatives
    deputy = present(state, operatives)[:1]
    return operatives[:1] if deputy == operatives[:1] else (*operatives[:1], *deputy)


def may_touch(state: State, team: Team, seat: Seat) -> bool:
    if state.options.touch_by is TouchBy.CAPTAIN:
        return seat in touchers(state, team)
    return seat >= 0 and works_for(state.places[seat], team)


def votes_needed(state: State, team: Team) -> int:
    """How many operatives must choose the same touch before it counts: of those present,
    more than half. A vote that was given counts, whoever has gone since."""
    if state.options.touch_by is not TouchBy.MAJORITY:
        return 1
    return len(present(state, state.operatives(team))) // 2 + 1


def judges(state: State, team: Team) -> tuple[Seat, ...]:
    """Who decides about a clue of this team, never its giver (CN-65, CN-O09, CN-O10)."""
    if state.variant is Variant.ONE_TEAM:
        return state.operatives(team)
    judge, giver = state.options.judge, state.spymaster(team)
    if judge is Judge.HOST and (giver is None or giver != state.host):
        return (HOST,)
    if judge is not Judge.VOTE:
        rival = state.spymaster(team.rival)
        return () if rival is None else (rival,)
    return tuple(seat for seat in players(state) if seat != giver)


def rival_judges(state: State, team: Team) -> bool:
    """Whether a clue of this team is the rival spymaster's to judge, and nobody else's."""
    return judges(state, team) == (rival_spymaster(state, team),)


def players(state: State) -> tuple[Seat, ...]:
    """Everybody who has a say in this game."""
    return tuple(
        Seat(seat)
        for seat, place in enumerate(state.places)
        if place.role is Role.SPYMASTER or place.role is Role.OPERATIVE
    )


def may_challenge(state: State, turn: Guessing) -> bool:
    """Until the first touch, or to the end of the turn; never twice (CN-O05)."""
    late = turn.made and state.options.challenge_until is ChallengeUntil.FIRST_TOUCH
    return not late and not turn.upheld


def rival_spymaster(state: State, team: Team) -> Seat | None:
    """Who answers a private question of this team's spymaster; nobody, for one team."""
    return None if state.variant is Variant.ONE_TEAM else state.spymaster(team.rival)


def private_word(state: State, word: str) -> bool | None:
    """What the rival spymaster has said about this word in private; None: nothing."""
    for said in reversed(state.answered):
        if spelling(said.word) == spelling(word):
            return said.legal
    return None
