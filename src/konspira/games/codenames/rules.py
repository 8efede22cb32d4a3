"""The transitions of Codenames: which move does what in which phase."""

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


def apply(state: State, act: Act[Move]) -> State:  # noqa: C901 - one case per transition
    seat, at = act.seat, act.at
    if seat >= len(state.places) or seat < HOST:
        raise IllegalMove("no-such-seat")
    match state.phase, act.move:  # the most frequent moves first
        case Guessing() as turn, Touch(card):
            return touch(state, turn, seat, card, at)
        case Cluing(team), Clue() as clue:
            return propose(state, team, seat, clue, at)
        case Guessing() as turn, Stop():
            return stop(state, turn, seat, at)
        case Guessing() as turn, (Mark() | Unmark()) as pointing:
            return point(state, turn, seat, pointing)
        case Choosing(), (JoinTeam() | BecomeSpymaster() | LeaveTeam()) as wish:
            return replace(state, places=sit(state, seat, wish))
        case Choosing(), Start():
            return start(state, seat)
        case Dealing(), Deal() as drawn:
            return lay_out(state, seat, drawn, at)
        case ((Cluing(team) | Penalty(team)), Ask(word)):
            return ask(state, team, seat, word, at)
        case ((Cluing(team) | Penalty(team)), Answer(legal)):
            return answer(state, team, seat, legal, at)
        case Penalty(team), Clue() as clue:
            return propose(state, team, seat, clue, at)
        case Guessing() as turn, Flag(reason):
            return flag(state, turn, seat, reason, at)
        case Guessing() as turn, Accept():
            return accept(state, turn, seat, at)
        case Guessing() as turn, Reject(reason):
            return reject(state, turn, seat, reason, at)
        case Review() as review, (Accept() | Reject()) as verdict:
            return judge(state, review, seat, verdict, at)
        case Penalty(team), Cover(card):
            return penalty_cover(state, team, seat, card, at)
        case Penalty(team), Decline():
            return decline(state, team, seat, at)
        case EnemyTurn(covers), Cover(card):
            only(seat, state.spymaster(Team.RED))
            return enemy_cover(state, covers, card, at)
        case Drawing(covers), Draw(card):
            only(seat, CHANCE)
            return enemy_cover(state, covers, card, at)
        case (Cluing() | Guessing()) as phase, CallTimer():
            return call_timer(state, phase, seat, at)
        case (
            (Cluing() | Guessing() | Review() | Penalty() | EnemyTurn()),
            HandKey() as move,
        ):
            return hand_key(state, seat, move)
        case _, TimeUp():
            return time_up(state, act)
        case Over(), _:
            raise IllegalMove("game-is-over")
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
