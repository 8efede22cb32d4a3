"""The transitions of Codenames: which move does what, phase by phase."""

from msgspec.structs import replace

from konspira.game import CHANCE, ROOM, Act, IllegalMove, TimeUp
from konspira.games.codenames.before import lay_out, shuffle, sit, start, take_teams
from konspira.games.codenames.clock import call_timer, go_on, time_up
from konspira.games.codenames.dispute import (
    accept,
    flag,
    judge,
    penalty_cover,
    reject,
)
from konspira.games.codenames.moves import (
    Accept,
    Admit,
    Answer,
    Ask,
    BecomeSpymaster,
    CallTimer,
    Clue,
    Correct,
    Cover,
    Deal,
    Draw,
    Flag,
    GoOn,
    HandKey,
    JoinTeam,
    LeaveTeam,
    Mark,
    Move,
    Reject,
    ShuffleTeams,
    Start,
    Stop,
    Teams,
    Touch,
    Unmark,
)
from konspira.games.codenames.people import admit, hand_key, told
from konspira.games.codenames.pieces import Team
from konspira.games.codenames.state import (
    Choosing,
    Cluing,
    Dealing,
    Drawing,
    EnemyTurn,
    Guessing,
    Over,
    Review,
    Shuffling,
    State,
    in_play,
)
from konspira.games.codenames.turns import (
    answer,
    ask,
    correct,
    enemy_cover,
    only,
    point,
    propose,
    stop,
    touch,
)
from konspira.refusals import GAME_IS_OVER, NO_SUCH_SEAT, NOT_NOW


def apply(state: State, act: Act[Move]) -> State:
    """One function per phase below: what each move does in it, and nothing else."""
    if act.seat >= len(state.places) or act.seat < ROOM:
        raise IllegalMove(*NO_SUCH_SEAT)
    if act.seat == ROOM:
        return told(state, act.move)
    match state.phase:
        case Guessing() as turn:
            return in_guessing(state, turn, act)
        case Cluing() as phase:
            return in_cluing(state, phase, act)
        case Choosing() | Shuffling() | Dealing():
            return before_the_game(state, act)
        case Review() as review:
            return in_review(state, review, act)
        case EnemyTurn() | Drawing() as phase:
            return in_enemy_turn(state, phase, act)
        case Over():
            raise IllegalMove(*GAME_IS_OVER)


def before_the_game(state: State, act: Act[Move]) -> State:
    match state.phase, act.move:
        case Choosing(), (JoinTeam() | BecomeSpymaster() | LeaveTeam()) as wish:
            return replace(state, places=sit(state, act.seat, wish))
        case Choosing(), ShuffleTeams():
            return shuffle(state, act.seat)
        case Shuffling(), Teams() as drawn:
            return take_teams(state, act.seat, drawn)
        case Choosing(), Start():
            return start(state, act.seat)
        case Dealing(), Deal() as drawn:
            return lay_out(state, act.seat, drawn, act.at)
        case _:
            return at_any_time(state, act)


def in_cluing(state: State, phase: Cluing, act: Act[Move]) -> State:
    team, seat, at = phase.team, act.seat, act.at
    match act.move:
        case Clue() as clue:
            return propose(state, team, seat, clue, at, act.opinion)
        case Ask(word):
            return ask(state, team, seat, word, at, act.opinion)
        case Answer(legal):
            return answer(state, team, seat, legal, at)
        case Cover(card) if phase.penalty:
            return penalty_cover(state, team, seat, card, at)
        case CallTimer():
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
        case Correct() as correction:
            return correct(state, turn, seat, correction, at, act.opinion)
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
        case Admit() as move if in_play(state.phase):
            return admit(state, act.seat, move)
        case GoOn():
            return go_on(state, act.seat, act.at)
        case _:
            raise IllegalMove(*NOT_NOW)
