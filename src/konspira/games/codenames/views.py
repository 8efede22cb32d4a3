"""What people see of a game: the table, which is for all, and the hand of each seat.

Both are built up from what may be known, never cut down from the state.
"""

from msgspec import Struct
from msgspec.structs import replace

from konspira import game
from konspira.game import CHANCE, HOST, Outcome, Seat
from konspira.games.codenames.clue import guesses_allowed
from konspira.games.codenames.law import LAW
from konspira.games.codenames.moves import Number, Reason
from konspira.games.codenames.options import Options
from konspira.games.codenames.pieces import Identity, Key, Places, Team, leads
from konspira.games.codenames.setup import Lack, lacking
from konspira.games.codenames.state import (
    IN_PLAY,
    Answered,
    Choosing,
    Cluing,
    Dealing,
    Drawing,
    EnemyTurn,
    Guessing,
    Over,
    Phase,
    Question,
    Review,
    Shuffling,
    State,
    Turn,
    judges,
    rival_spymaster,
    said_of,
    touchers,
    votes_needed,
)
from konspira.games.codenames.terms import Sides
from konspira.games.codenames.turns import REVEAL_MS
from konspira.verdict import Verdict as Opinion

NAME = "codenames"


class Table(game.Table, frozen=True, tag=NAME):
    options: Options
    places: Places
    phase: Phase
    words: tuple[str, ...]
    covers: tuple[Identity | None, ...]  # None: the word is visible
    left: tuple[int, int]  # words still to be covered: red, blue
    turns: tuple[Turn, ...]
    opinion: Opinion | None  # of the referee, on the clue that stands
    missing: tuple[Seat, ...]  # without contact just now
    reasons: tuple[Reason, ...]  # against a clue, as far as their rules hold here
    needed: int  # how many operatives must agree on a touch just now
    key: Key  # empty until the game is over
    visible: tuple[int, ...]  # the cards that are not covered
    teams: tuple[Team, ...]  # that people can sit in
    sides: Sides  # that an operative may join in mid-game; None: both at once
    numbers: tuple[Number, ...]  # that a clue may have
    enforced: bool  # whether the referee keeps back what it is certain about
    reveal_ms: int  # how long a card takes to turn over
    in_play: bool  # people are at it: neither before the deal, nor while chance moves
    lacking: Lack | None  # before the deal: somebody whom a team still needs
    waits_for: Seat | None  # the spymaster whom everybody waits for
    captain: Seat | None  # who touches for all, where the group wants that
    guesses: int | None  # how many a team has with this clue; None: as many as it likes


class Asked(Struct, frozen=True):
    """The private question, as the two spymasters see it."""

    word: str
    number: Number | None  # None: what of the word alone?
    waits: bool  # it is given as soon as it is approved
    answer: bool | None
    opinion: Opinion | None = None  # of the referee


class Hand(game.Hand, frozen=True, tag=NAME):
    key: Key  # empty for all who must not know
    asked: Asked | None
    proposal: int | None  # which of the enemy's words gets covered; for its spymaster
    allowed: tuple[str, ...]  # words that the rival spymaster has approved in this turn
    refused: tuple[str, ...]  # and those that they have refused, with any number
    judged: tuple[Answered, ...]  # what they have said of words with a number (CN-O30)


def table(state: State) -> Table:
    """Build the table.

    Made for every move of every room, so its fields are given in their order.
    """
    phase, terms = state.phase, state.terms
    kind, turn = type(phase), guessed(phase)
    return Table(
        state.options,
        state.places,
        phase,
        state.words,
        state.covers,
        state.left,
        state.turns,
        state.opinion,
        state.presence.missing,
        terms.reasons,
        votes_needed(state, turn.team) if turn is phase and turn else 1,
        state.key if kind is Over else (),
        state.visible,
        terms.teams,
        terms.sides,
        terms.numbers,
        terms.enforced,
        REVEAL_MS,
        kind in IN_PLAY,
        lacking(state) if kind is Choosing else None,
        None if turn else spymaster_at_turn(state),
        touchers(state, turn.team)[0] if turn and terms.captain else None,
        guesses_allowed(turn.clue.number) if turn else None,
    )


def gist(state: State) -> State:
    """Return the state without what a guessing team does on the board until its turn ends.

    What lies open is on the table, and offers of cards name the table's list (CN-33,
    CN-38).
    """
    turn = state.phase
    if type(turn) is not Guessing:
        return state
    begun = 1 if turn.made else 0  # a team that has touched may stop
    turn = replace(turn, marks=(), opens=0, made=begun)
    return replace(state, phase=turn, covers=(), visible=(), left=(0, 0), turns=())


def spymaster_at_turn(state: State) -> Seat | None:
    phase = state.phase
    return state.spymaster(phase.team) if type(phase) is Cluing else None


def guessed(phase: Phase) -> Guessing | None:
    """Return the turn that is being guessed, also while a judge has stopped it."""
    if type(phase) is Guessing:
        return phase
    return phase.turn if type(phase) is Review else None


def hand(state: State, seat: Seat) -> Hand:
    knows = seat >= 0 and state.places[seat].knows_key
    said = answered(state, seat) if state.answered else ()
    return Hand(
        seat=seat,
        offers=LAW.offers(state, seat),
        key=state.key if knows else (),
        asked=asked(state, seat) if state.question else None,
        proposal=proposal(state, seat),
        allowed=words(said, True),
        refused=words(said, False),
        judged=tuple(each for each in said if each.number is not None),
    )


def proposal(state: State, seat: Seat) -> int | None:
    """Return what is proposed for the enemy: if it is changed, none may learn of it."""
    mine = type(state.phase) is EnemyTurn and seat == state.spymaster(Team.RED)
    return state.proposal if mine else None


def asked(state: State, seat: Seat) -> Asked | None:
    match state.phase, state.question:
        case Cluing(team), Question(word, _, number, waits, answer, opinion):
            if seat in (state.spymaster(team), rival_spymaster(state, team)):
                return Asked(word, number, waits, answer, opinion)
    return None


def answered(state: State, seat: Seat) -> tuple[Answered, ...]:
    """Return what the rival said last of each clue, for the spymaster in turn."""
    phase = state.phase
    if not isinstance(phase, Cluing | Guessing) or seat != state.spymaster(phase.team):
        return ()
    asked = dict.fromkeys((said.word, said.number) for said in state.answered)
    last = ((word, number, said_of(state, word, number)) for word, number in asked)
    return tuple(Answered(word, number, said.legal) for word, number, said in last if said)


def words(answers: tuple[Answered, ...], legal: bool) -> tuple[str, ...]:
    """Return the words that were judged so by themselves."""
    alone = (said for said in answers if said.number is None and said.legal is legal)
    return tuple(said.word for said in alone)


def awaited(state: State) -> frozenset[Seat]:
    match state.phase:
        case Choosing():
            return frozenset({HOST})
        case Shuffling() | Dealing() | Drawing():
            return frozenset({CHANCE})
        case Cluing(team) if state.question and state.question.answer is None:
            return seats(rival_spymaster(state, team))
        case Cluing(team):
            return seats(state.spymaster(team))
        case Guessing(team):
            return seats(*touchers(state, team))
        case Review(turn=turn, verdicts=verdicts):
            return seats(*judges(state, turn.team)) - {given.seat for given in verdicts}
        case EnemyTurn():
            return seats(state.spymaster(Team.RED))
        case Over():
            return seats()


def seats(*some: Seat | None) -> frozenset[Seat]:
    return frozenset(seat for seat in some if seat is not None)


def silent(state: State) -> dict[Seat, str]:
    """Return who may not react while operatives think: all who know the key.

    Their own spymaster by CN-56; the others because one word and one number is all that may
    pass (CN-61).
    """
    turn = guessed(state.phase)
    if turn is None:
        return {}
    return {
        Seat(seat): "CN-56" if leads(place, turn.team) else "CN-61"
        for seat, place in enumerate(state.places)
        if place.knows_key
    }


def outcome(state: State) -> Outcome | None:
    """Return the outcome by CN-52 to CN-54; one team: CN-105 to CN-108; three: CN-113."""
    match state.phase:
        case Over(winner, why):
            won = tuple(
                Seat(seat)
                for seat, place in enumerate(state.places)
                if winner is not None and place.team is winner
            )
            score = state.left[1] if state.terms.one_team else 1
            points = tuple(score if seat in won else 0 for seat in range(state.seats))
            return Outcome(won, points, why)
        case _:
            return None
