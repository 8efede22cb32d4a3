"""Who sees what: the two doors through which anything of a game reaches people.

Both are built up from what may be known, never cut down from the state.
"""

from msgspec import Struct

from konspira import game
from konspira.game import CHANCE, HOST, Hush, Outcome, Seat
from konspira.games.codenames import moves
from konspira.games.codenames.before import lacking, may_shuffle
from konspira.games.codenames.clock import may_call_timer, may_go_on
from konspira.games.codenames.dispute import may_flag, may_reject
from konspira.games.codenames.moves import Move, Number, Reason
from konspira.games.codenames.options import Options, Timer, TouchBy, Variant
from konspira.games.codenames.people import onlookers
from konspira.games.codenames.pieces import Identity, Key, Places, Team, works_for
from konspira.games.codenames.reasons import reasons
from konspira.games.codenames.state import (
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
    in_play,
    judges,
    may_challenge,
    may_touch,
    private_word,
    rival_spymaster,
    touchers,
    votes_needed,
)
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


class Asked(Struct, frozen=True):
    """The private question, as one of the two spymasters sees it."""

    word: str
    number: Number | None  # for its author alone
    answer: bool | None
    opinion: Opinion | None = None  # of the referee


class Hand(game.Hand, frozen=True, tag=NAME):
    seat: Seat
    key: Key  # empty for all who must not know
    asked: Asked | None
    allowed: tuple[str, ...]  # words that the rival spymaster has approved in this turn
    refused: tuple[str, ...]  # and those that they have refused
    may: tuple[str, ...]  # the kinds of move that are open to this seat


def table(state: State) -> Table:
    return Table(
        options=state.options,
        places=state.places,
        phase=state.phase,
        words=state.words,
        covers=state.covers,
        left=state.left,
        turns=state.turns,
        opinion=state.opinion,
        missing=state.missing,
        reasons=reasons(state.options.clue_rules),
        needed=needed(state),
        key=state.key if isinstance(state.phase, Over) else (),
    )


def needed(state: State) -> int:
    phase = state.phase
    if state.options.touch_by is not TouchBy.MAJORITY or not isinstance(phase, Guessing):
        return 1
    return votes_needed(state, phase.team)


def hand(state: State, seat: Seat) -> Hand:
    knows = seat >= 0 and state.places[seat].knows_key
    return Hand(
        seat=seat,
        key=state.key if knows else (),
        asked=asked(state, seat) if state.question else None,
        allowed=answered(state, seat, True) if state.answered else (),
        refused=answered(state, seat, False) if state.answered else (),
        may=tuple([kind.__name__ for kind in may(state, seat)]),
    )


def asked(state: State, seat: Seat) -> Asked | None:
    match state.phase, state.question:
        case Cluing(team), Question(word, _, number, answer, opinion):
            if seat == state.spymaster(team):
                return Asked(word, number, answer, opinion)
            if seat == rival_spymaster(state, team):
                return Asked(word, None, answer, opinion)
    return None


def answered(state: State, seat: Seat, legal: bool) -> tuple[str, ...]:
    """For the spymaster whose turn it is: what the rival has said in private, last."""
    phase = state.phase
    if not isinstance(phase, Cluing | Guessing) or seat != state.spymaster(phase.team):
        return ()
    words = dict.fromkeys(said.word for said in state.answered)
    return tuple(word for word in words if private_word(state, word) is legal)


def may(state: State, seat: Seat) -> list[type[Move]]:
    """The kinds of move that are open to a seat, as its screen lists them."""
    kinds: list[type[Move]] = []
    match state.phase:  # the most frequent phases first
        case Guessing() as phase:
            kinds = may_in_guessing(state, phase, seat)
            kinds += may_time(state, phase, seat)
        case Cluing() as phase:
            kinds = may_clue(state, phase, seat)
            kinds += may_time(state, phase, seat)
        case Choosing() if seat == HOST:
            kinds = [] if lacking(state) else [moves.Start]
            kinds += [moves.ShuffleTeams] if may_shuffle(state) else []
        case Choosing() if state.variant is Variant.THREE_PLAYERS:
            kinds = [moves.BecomeSpymaster]
        case Choosing():
            kinds = [moves.JoinTeam, moves.BecomeSpymaster, moves.LeaveTeam]
        case Review(turn=turn, verdicts=verdicts) if seat in judges(state, turn.team):
            if all(given.seat != seat for given in verdicts):
                kinds = verdicts_of(state, turn, seat)
        case EnemyTurn() if seat == state.spymaster(Team.RED):
            kinds = [moves.Cover]
    if seat == HOST and in_play(state.phase):
        kinds = [*kinds, *may_as_host(state)]
    return kinds


def may_as_host(state: State) -> list[type[Move]]:
    lost = any(state.spymaster(team) in state.missing for team in Team)
    kinds: list[type[Move]] = [moves.HandKey] if lost else []
    if onlookers(state.places):
        kinds.append(moves.Admit)
    if may_go_on(state):
        kinds.append(moves.GoOn)
    return kinds


def verdicts_of(state: State, turn: Guessing, seat: Seat) -> list[type[Move]]:
    """What a judge may still say: not that what they approved in private is invalid."""
    allowed = may_reject(state, turn, seat)
    return [moves.Accept, moves.Reject] if allowed else [moves.Accept]


def may_clue(state: State, phase: Cluing, seat: Seat) -> list[type[Move]]:
    rival = rival_spymaster(state, phase.team)
    if seat == state.spymaster(phase.team):
        nobody_to_ask = rival is None or state.options.spoken_clues
        kinds: list[type[Move]] = [moves.Cover] if phase.penalty else []
        return [*kinds, moves.Clue] if nobody_to_ask else [*kinds, moves.Clue, moves.Ask]
    if seat == rival and state.question and state.question.answer is None:
        return [moves.Answer]
    return []


def may_in_guessing(state: State, turn: Guessing, seat: Seat) -> list[type[Move]]:
    kinds: list[type[Move]] = []
    if may_touch(state, turn.team, seat):
        kinds = [moves.Touch, moves.Stop] if turn.made else [moves.Touch]
    if seat >= 0 and works_for(state.places[seat], turn.team):
        kinds += [moves.Mark, moves.Unmark]
    if may_challenge(state, turn):
        bench = judges(state, turn.team)
        if seat in bench:
            single = len(bench) == 1
            kinds += verdicts_of(state, turn, seat) if single else [moves.Reject]
        if may_flag(state, turn, seat):
            kinds.append(moves.Flag)
    if not turn.made and seat in (HOST, state.spymaster(turn.team)):
        kinds.append(moves.Correct)
    return kinds


def may_time(state: State, phase: Cluing | Guessing, seat: Seat) -> list[type[Move]]:
    timer, clock = state.options.timer, phase.clock
    if timer is Timer.OFF or timer is Timer.EVERY_TURN or (clock and not clock.rung):
        return []
    return [moves.CallTimer] if may_call_timer(state, phase, seat) else []


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


def outcome(state: State) -> Outcome | None:
    """CN-52 to CN-54; one team: CN-105 to CN-108; three players: CN-113."""
    match state.phase:
        case Over(winner, why):
            won = tuple(
                Seat(seat)
                for seat, place in enumerate(state.places)
                if winner is not None and place.team is winner
            )
            score = state.left[1] if state.variant is Variant.ONE_TEAM else 1
            points = tuple(score if seat in won else 0 for seat in range(len(state.places)))
            return Outcome(won, points, why)
        case _:
            return None


def hush(state: State) -> Hush | None:
    """Never: what is private here, a question, makes no message for anybody else."""
    return None
