"""The transitions of Codenames: which move does what, phase by phase."""

from msgspec.structs import replace

from konspira.game import CHANCE, HOST, Act, IllegalMove, Seat, TimeUp
from konspira.games.codenames.before import lay_out, sit, start, teams
from konspira.games.codenames.clock import call_timer, time_up
from konspira.games.codenames.dispute import (
    accept,
    decline,
    flag,
    judge,
    penalty_cover,
    reject,
)
from konspira.games.codenames.moves import (
    Accept,
    Answer,
    Ask,
    BecomeSpymaster,
    CallTimer,
    Clue,
    Cover,
    Deal,
    Decline,
    Draw,
    Flag,
    HandKey,
    JoinTeam,
    LeaveTeam,
    Mark,
    Move,
    Reject,
    Start,
    Stop,
    Touch,
    Unmark,
)
from konspira.games.codenames.pieces import Place, Role, Team, seated
from konspira.games.codenames.state import (
    Choosing,
    Cluing,
    Dealing,
    Drawing,
    EnemyTurn,
    Guessing,
    Over,
    Penalty,
    Phase,
    Review,
    State,
    in_play,
)
from konspira.games.codenames.turns import (
    answer,
    ask,
    enemy_cover,
    only,
    over,
    point,
    propose,
    stop,
    touch,
)


def apply(state: State, act: Act[Move]) -> State:
    """One function per phase below: what each move does in it, and nothing else."""
    if act.seat >= len(state.places) or act.seat < HOST:
        raise IllegalMove("no-such-seat")
    match state.phase:
        case Guessing() as turn:
            return in_guessing(state, turn, act)
        case Cluing() | Penalty() as phase:
            return in_cluing(state, phase, act)
        case Choosing() | Dealing():
            return before_the_game(state, act)
        case Review() as review:
            return in_review(state, review, act)
        case EnemyTurn() | Drawing() as phase:
            return in_enemy_turn(state, phase, act)
        case Over():
            raise IllegalMove("game-is-over")


def before_the_game(state: State, act: Act[Move]) -> State:
    match state.phase, act.move:
        case Choosing(), (JoinTeam() | BecomeSpymaster() | LeaveTeam()) as wish:
            return replace(state, places=sit(state, act.seat, wish))
        case Choosing(), Start():
            return start(state, act.seat)
        case Dealing(), Deal() as drawn:
            return lay_out(state, act.seat, drawn, act.at)
        case _:
            return at_any_time(state, act)


def in_cluing(state: State, phase: Cluing | Penalty, act: Act[Move]) -> State:
    team, seat, at = phase.team, act.seat, act.at
    match act.move:
        case Clue() as clue:
            return propose(state, team, seat, clue, at)
        case Ask(word):
            return ask(state, team, seat, word, at)
        case Answer(legal):
            return answer(state, team, seat, legal, at)
        case Cover(card) if isinstance(phase, Penalty):
            return penalty_cover(state, team, seat, card, at)
        case Decline() if isinstance(phase, Penalty):
            return decline(state, team, seat, at)
        case CallTimer() if isinstance(phase, Cluing):
            return call_timer(state, phase, seat, at)
        case _:
            return at_any_time(state, act)


def in_guessing(state: State, turn: Guessing, act: Act[Move]) -> State:
    seat, at = act.seat, act.at
    match act.move:
        case Touch(card):
            return touch(state, turn, seat, card, at)
        case Stop():
            return stop(state, turn, seat, at)
        case Mark() | Unmark() as pointing:
            return point(state, turn, seat, pointing)
        case Flag(reason):
            return flag(state, turn, seat, reason, at)
        case Accept():
            return accept(state, turn, seat, at)
        case Reject(reason):
            return reject(state, turn, seat, reason, at)
        case CallTimer():
            return call_timer(state, turn, seat, at)
        case _:
            return at_any_time(state, act)


def in_review(state: State, review: Review, act: Act[Move]) -> State:
    match act.move:
        case Accept() | Reject() as verdict:
            return judge(state, review, act.seat, verdict, act.at)
        case _:
            return at_any_time(state, act)


def in_enemy_turn(state: State, phase: EnemyTurn | Drawing, act: Act[Move]) -> State:
    match phase, act.move:
        case EnemyTurn(covers), Cover(card):
            only(act.seat, state.spymaster(Team.RED))
            return enemy_cover(state, covers, card, act.at)
        case Drawing(covers), Draw(card):
            only(act.seat, CHANCE)
            return enemy_cover(state, covers, card, act.at)
        case _:
            return at_any_time(state, act)


def at_any_time(state: State, act: Act[Move]) -> State:
    """Time passes and people get lost in every phase; anything else is out of place."""
    match act.move:
        case TimeUp():
            return time_up(state, act)
        case HandKey() as move if in_play(state.phase):
            return hand_key(state, act.seat, move)
        case _:
            raise IllegalMove("not-now")


def hand_key(state: State, seat: Seat, move: HandKey) -> State:
    """The former spymaster knows the key, so can only look on from now on."""
    only(seat, HOST)
    former, heir = state.spymaster(move.team), move.seat
    if former is None or heir not in state.operatives(move.team):
        raise IllegalMove("not-an-operative-of-that-team", "CN-04")
    places = seated(state.places, former, Place(Role.RETIRED, move.team))
    places = seated(places, heir, Place(Role.SPYMASTER, move.team))
    state = replace(state, places=places, question=None, phase=without(state.phase, heir))
    if not all(state.operatives(team) for team in teams(state)):
        return over(state, None, "void")
    return state


def without(phase: Phase, seat: Seat) -> Phase:
    """Whoever knows the key points at nothing."""
    match phase:
        case Guessing(marks=marks, votes=votes):
            return replace(
                phase,
                marks=tuple(mark for mark in marks if mark.seat != seat),
                votes=tuple(vote for vote in votes if vote.seat != seat),
            )
        case Review(turn=turn):
            return replace(phase, turn=without(turn, seat))
        case _:
            return phase
