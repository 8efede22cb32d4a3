"""A game of Codenames at one moment.

A phase is open to everybody and carries only what is true during it. The two secrets
stand beside it: the key, and the private question between the spymasters.
"""

from msgspec import Struct

from konspira.game import HOST, Seat
from konspira.games.codenames.clue import spelling
from konspira.games.codenames.moves import Clue, Number, Reason
from konspira.games.codenames.options import Judge, Options
from konspira.games.codenames.pieces import (
    RIVAL,
    Identity,
    Key,
    Place,
    Places,
    Role,
    Team,
    leads,
    operatives_of,
    spymaster_of,
    works_for,
)
from konspira.games.codenames.terms import Terms
from konspira.kit import Presence, Timer
from konspira.verdict import Verdict as Opinion


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
    clock: Timer | None = None
    penalty: bool = False  # the rivals gave an invalid clue: a word may be covered first
    slips: tuple[Clue, ...] = ()  # clues of this turn that were taken back


class Guessing(Struct, frozen=True, tag=True, gc=False):
    team: Team
    clue: Clue
    opens: int  # when the next touch counts
    made: int = 0
    clock: Timer | None = None
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
    reason: Reason | None  # None: whoever flagged it has not said why
    verdicts: tuple[Verdict, ...] = ()


class Drawing(Struct, frozen=True, tag=True, gc=False):
    """One team: chance proposes a word of the simulated enemy."""

    covers: int


class EnemyTurn(Struct, frozen=True, tag=True, gc=False):
    """The proposed word gets covered soon, unless the spymaster changes it (CN-O32)."""

    covers: int
    until: int


class Over(Struct, frozen=True, tag=True, gc=False):
    winner: Team | None  # None: the game is void
    why: str


Phase = (
    Choosing | Shuffling | Dealing | Cluing | Guessing | Review | Drawing | EnemyTurn | Over
)


IN_PLAY = (Cluing, Guessing, Review, EnemyTurn)
"""When people are at it: neither before the deal, nor while chance moves."""


class Turn(Struct, frozen=True, gc=False):
    """A line of the public record: a clue and its touches, or covers without a clue."""

    team: Team
    clue: Clue | None
    cards: tuple[int, ...] = ()
    rejected: Reason | None = None
    slips: tuple[Clue, ...] = ()  # how the clue read before it was corrected
    touched_by: tuple[Seat, ...] = ()  # who made each touch; covers have nobody's name


class Question(Struct, frozen=True, gc=False):
    """What only the spymasters know of: is this clue legal?"""

    word: str
    until: int | None
    number: Number | None = None  # None: what of the word alone?
    waits: bool = False  # it is given as soon as it is approved
    answer: bool | None = None
    opinion: Opinion | None = None


class Answered(Struct, frozen=True, gc=False):
    """What the rival spymaster has said in private about a clue, in this turn (CN-O30)."""

    word: str
    number: Number | None  # None: about the word alone
    legal: bool

    def is_about(self, word: str, number: Number | None) -> bool:
        """Return whether it holds for a clue; what was said of a word is for any number."""
        same = self.number is None or self.number == number
        return same and spelling(self.word) == spelling(word)


class State(Struct, frozen=True, gc=False):
    options: Options
    terms: Terms
    places: Places
    phase: Phase = Choosing()
    words: tuple[str, ...] = ()
    language: str = ""  # of the words; after a game, of those on the reverse
    covers: tuple[Identity | None, ...] = ()  # None: the word is visible
    visible: tuple[int, ...] = ()  # the cards that are not covered
    left: tuple[int, int] = (0, 0)  # words still to be covered: red, blue
    turns: tuple[Turn, ...] = ()
    opinion: Opinion | None = None  # of the referee, on the clue that stands
    reverse: tuple[str, ...] = ()  # other sides of the cards; before the deal, what to lay
    used: frozenset[str] = frozenset()  # words of this group's earlier games
    presence: Presence = Presence()
    host: Seat | None = None  # where the host sits
    key: Key = ()  # known to spymasters only
    question: Question | None = None  # known to spymasters only
    proposal: int | None = None  # the enemy's word to be covered; for the spymaster only
    answered: tuple[Answered, ...] = ()  # known to spymasters only

    @property
    def seats(self) -> int:
        return len(self.places)

    def spymaster(self, team: Team) -> Seat | None:
        return spymaster_of(self.places, team)

    def operatives(self, team: Team) -> tuple[Seat, ...]:
        return operatives_of(self.places, team)


def touchers(state: State, team: Team) -> tuple[Seat, ...]:
    """Return who may touch and stop for the team (CN-34).

    A captain who is lost has a deputy, and is captain again the moment they are back. No
    companion is captain of people.
    """
    operatives = state.operatives(team)
    if not state.terms.captain:
        return operatives
    able = state.presence.people(operatives) or operatives
    captain, deputy = able[:1], state.presence.present(able)[:1]
    return captain if deputy == captain else (*captain, *deputy)


def votes_needed(state: State, team: Team) -> int:
    """Return how many operatives must choose the same touch: more than half of those there.

    A vote counts even if its voter has gone since. Among companions one is enough.
    """
    if not state.terms.majority:
        return 1
    return len(state.presence.asked(state.operatives(team))) // 2 + 1


def may_vote(state: State, team: Team, seat: Seat) -> bool:
    """Return whether a touch of this operative counts where the majority touches."""
    if not state.terms.majority:
        return True
    return state.presence.is_asked(seat, state.operatives(team))


# Before Python 3.12 a member of an Enum is looked up by a function whenever it is named.
THE_HOST, BY_VOTE = Judge.HOST, Judge.VOTE


def is_judge(state: State, team: Team, seat: Seat) -> bool:
    """Return whether a seat decides about a clue of this team (CN-65, CN-O09, CN-O10).

    Its giver never does.
    """
    if state.presence.companions:
        return seat in judges(state, team)
    return is_named_judge(state, team, seat)


def is_named_judge(state: State, team: Team, seat: Seat) -> bool:
    """Return whether a seat judges as the group has agreed, person or companion."""
    if state.terms.one_team:
        return seat >= 0 and works_for(state.places[seat], team)
    judge = state.options.judge
    if judge is THE_HOST and state.spymaster(team) != state.host:
        return seat == HOST
    if seat < 0:
        return False
    place = state.places[seat]
    if judge is BY_VOTE:
        return has_a_vote(place, team)
    return leads(place, RIVAL[team])


def has_a_vote(place: Place, team: Team) -> bool:
    """Return whether this place votes on a clue of the team, where all of them judge."""
    plays = place.role is Role.SPYMASTER or place.role is Role.OPERATIVE
    return plays and not leads(place, team)


def judges(state: State, team: Team) -> tuple[Seat, ...]:
    """Return who decides about a clue of this team: people, as long as there are any.

    Where only companions would judge, the host does; a host who gives the clue leaves it to
    the other people who play.
    """
    seats = tuple(map(Seat, range(state.seats)))
    named = tuple(s for s in (HOST, *seats) if is_named_judge(state, team, s))
    presence = state.presence
    people = presence.people(named)
    if people or not named:
        return people
    if state.host is None or state.spymaster(team) != state.host:
        return (HOST,)
    voting = tuple(s for s in seats if has_a_vote(state.places[s], team))
    return presence.people(voting) or named


def several_judge(state: State, team: Team) -> bool:
    """Return whether a clue of this team has more than one judge."""
    may_be = state.terms.one_team or state.options.judge is BY_VOTE
    if not may_be and not state.presence.companions:
        return False
    return len(judges(state, team)) > 1


def rival_judges(state: State, team: Team) -> bool:
    """Return whether only the rival spymaster judges a clue of this team."""
    return judges(state, team) == (rival_spymaster(state, team),)


def rival_spymaster(state: State, team: Team) -> Seat | None:
    """Return who answers a private question of this team's spymaster; None for one team."""
    return None if state.terms.one_team else state.spymaster(team.rival)


def said_of(state: State, word: str, number: Number | None) -> Answered | None:
    """Return what the rival spymaster has last said in private about a clue, or None."""
    return next((a for a in reversed(state.answered) if a.is_about(word, number)), None)


def same_clue(one: Clue, other: Clue) -> bool:
    """Return whether two clues differ in nothing but capitals: else one is new (CN-O30)."""
    return one.number == other.number and spelling(one.word) == spelling(other.word)
