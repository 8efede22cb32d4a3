"""A turn of Codenames, from the clue to its end."""

from msgspec.structs import replace

from konspira.game import HOST, Act, IllegalMove, Seat
from konspira.games.codenames import refusals as no
from konspira.games.codenames.clue import (
    check_number,
    check_word,
    guesses_allowed,
)
from konspira.games.codenames.moves import (
    Answer,
    Ask,
    Clue,
    Correct,
    Mark,
    Number,
    Stop,
    Touch,
    Unmark,
)
from konspira.games.codenames.options import TimerMode
from konspira.games.codenames.pieces import AGENT, BOARD, Identity, Team
from konspira.games.codenames.referee import check_opinion
from konspira.games.codenames.state import (
    Answered,
    Cluing,
    Drawing,
    Guessing,
    Over,
    Pointer,
    Question,
    State,
    Turn,
    rival_judges,
    said_of,
    same_clue,
    votes_needed,
)
from konspira.kit import Timer
from konspira.refusals import NO_SUCH_CARD, Refusal
from konspira.verdict import Verdict as Opinion

REVEAL_MS = 1_500  # every card takes as long to turn over, whatever it shows (CN-O13)
# Before Python 3.12 a member of an Enum is looked up by a function whenever it is named.
ASSASSIN, RED, BLUE = Identity.ASSASSIN, Identity.RED, Identity.BLUE
OFF, EVERY_TURN = TimerMode.OFF, TimerMode.EVERY_TURN


def start_turn(state: State, team: Team, at: int, penalty: bool = False) -> State:
    phase = Cluing(team, every_turn(state, at, state.options.clue_seconds), penalty)
    return replace(state, phase=phase, question=None, answered=(), opinion=None)


def every_turn(state: State, at: int, seconds: int) -> Timer | None:
    if state.options.timer is not EVERY_TURN:
        return None
    return Timer(at, at + seconds * 1000, hard=True)


# The clue


def ask(state: State, phase: Cluing, act: Act[Ask]) -> State:
    """Ask the rival spymaster in private. Nobody else ever hears of it (CN-66)."""
    word, number = act.move.word, act.move.number
    check_new_word(state, phase.team, act.seat, word, number)
    if number is not None:
        check_number(number, state.terms.numbers)
    by = answer_by(state, act.at)
    return replace(state, question=Question(word, by, number, opinion=act.opinion))


def check_new_word(
    state: State, team: Team, seat: Seat, word: str, number: Number | None
) -> None:
    """Raise IllegalMove for a bad form, or a clue that the rival spymaster has refused.

    The latter binds the spymaster alone: a host who corrects a clue must not learn of it.
    """
    check_word(word, state.words, state.covers, state.options.clue_rules)
    said = None if seat == HOST else said_of(state, word, number)
    if said is None or said.legal:
        return
    if state.options.pre_approval or rival_judges(state, team):
        raise IllegalMove(*no.CLUE_WAS_REFUSED)


def answer_by(state: State, at: int) -> int | None:
    """Return until when an answer is waited for; None with the timer off (CN-68)."""
    timed = state.options.timer is not OFF
    return at + state.options.answer_seconds * 1000 if timed else None


def answer(state: State, phase: Cluing, act: Act[Answer]) -> State:
    question, legal = state.question, act.move.legal
    assert question is not None, "or nothing was asked"
    answered = (*state.answered, Answered(question.word, question.number, legal))
    state = replace(state, question=replace(question, answer=legal), answered=answered)
    if legal and (clue := waiting_clue(question)):
        # A judge who has approved every clue beforehand has spoken, as everybody knows.
        upheld = rival_judges(state, phase.team)
        return give(state, phase, clue, act.at, question.opinion, upheld)
    return state


def waiting_clue(question: Question) -> Clue | None:
    """Return the clue that is given once it is approved; None: it was only asked about."""
    if not question.waits or question.number is None:
        return None
    return Clue(question.word, question.number)


def propose(state: State, phase: Cluing, act: Act[Clue]) -> State:
    """Give a clue at once, or show it to the rival spymaster first (CN-O08)."""
    clue = act.move
    check_clue(state, phase.team, act.seat, clue)
    if state.terms.approval:  # whose yes overrules the referee
        return replace(state, question=awaiting_approval(state, clue, act))
    check_opinion(state, act.seat, clue, act.opinion)
    return give(state, phase, clue, act.at, act.opinion)


def awaiting_approval(state: State, clue: Clue, act: Act[Clue] | Act[Correct]) -> Question:
    by = answer_by(state, act.at)
    return Question(clue.word, by, clue.number, waits=True, opinion=act.opinion)


def check_clue(state: State, team: Team, seat: Seat, clue: Clue) -> None:
    if not state.options.spoken_clues:
        check_new_word(state, team, seat, clue.word, clue.number)
    elif clue.word:
        raise IllegalMove(*no.CLUES_ARE_SPOKEN)
    check_number(clue.number, state.terms.numbers)


def give(
    state: State,
    phase: Cluing,
    clue: Clue,
    at: int,
    opinion: Opinion | None,
    upheld: bool = False,
) -> State:
    turn = Guessing(
        phase.team,
        clue,
        opens=at if upheld else at + grace(state),
        clock=every_turn(state, at, state.options.guess_seconds),
        upheld=upheld,
    )
    turns = (*state.turns, Turn(phase.team, clue, slips=phase.slips))
    return replace(state, phase=turn, question=None, turns=turns, opinion=opinion)


def grace(state: State) -> int:
    """Return how long touches wait for an objection.

    One team does not wait: those who touch are its judges.
    """
    return 0 if state.terms.one_team else state.options.grace_seconds * 1000


def correct(state: State, turn: Guessing, act: Act[Correct]) -> State:
    """Correct a clue. Everybody sees it, and may object to it as to any clue (CN-O28)."""
    clue = Clue(act.move.word, act.move.number)
    if clue == turn.clue:
        return state
    check_clue(state, turn.team, act.seat, clue)
    new = not same_clue(clue, turn.clue)
    if new and state.terms.approval:
        return take_back(state, turn, awaiting_approval(state, clue, act), act.at)
    check_opinion(state, act.seat, clue, act.opinion)
    last = state.turns[-1]
    last = replace(last, clue=clue, slips=(*last.slips, turn.clue))
    turn = replace(turn, clue=clue, votes=())
    if new:
        turn = open_to_objection(state, turn, act.at)
    turns = (*state.turns[:-1], last)
    return replace(state, phase=turn, turns=turns, opinion=act.opinion)


def open_to_objection(state: State, turn: Guessing, at: int) -> Guessing:
    """Return the turn as after a new clue; time waits while touches do (CN-O30, CN-O31)."""
    opens = at + grace(state)
    closed = opens - max(at, turn.opens)  # for so much longer than before
    clock = turn.clock and turn.clock.later(max(0, closed))
    return replace(turn, opens=opens, clock=clock, upheld=False, doubters=())


def take_back(state: State, turn: Guessing, question: Question, at: int) -> State:
    """Take a clue back in the open: the new one has to be approved first (CN-O30)."""
    slips = (*state.turns[-1].slips, turn.clue)
    clock = every_turn(state, at, state.options.clue_seconds)
    return replace(
        state,
        phase=Cluing(turn.team, clock, slips=slips),
        question=question,
        turns=state.turns[:-1],
        opinion=None,
    )


# Guesses


def point(state: State, turn: Guessing, act: Act[Mark | Unmark]) -> State:
    """Point at a card, or no longer. It decides nothing (CN-33)."""
    card = act.move.card
    check_visible(state, card)
    pointer = Pointer(act.seat, card)
    marks = tuple(mark for mark in turn.marks if mark != pointer)
    if isinstance(act.move, Mark):
        marks = (*marks, pointer)
    return replace(state, phase=replace(turn, marks=marks))


def check_visible(state: State, card: int) -> None:
    if not 0 <= card < BOARD:
        raise IllegalMove(*NO_SUCH_CARD)
    if state.covers[card] is not None:
        raise IllegalMove(*no.CARD_IS_COVERED)


def touch(state: State, turn: Guessing, act: Act[Touch]) -> State:
    card, at = act.move.card, act.at
    check_visible(state, card)
    if at < turn.opens:
        raise IllegalMove(*(no.CARD_IS_TURNING if turn.made else no.CLUE_IS_FRESH))
    if state.terms.majority:
        turn = vote(turn, act.seat, card)
        if not carried(state, turn, card):
            return replace(state, phase=turn)
    return reveal(state, turn, act.seat, card, at)


def vote(turn: Guessing, seat: Seat, card: int | None) -> Guessing:
    others = tuple(vote for vote in turn.votes if vote.seat != seat)
    return replace(turn, votes=(*others, Pointer(seat, card)))


def carried(state: State, turn: Guessing, card: int | None) -> bool:
    in_favour = sum(vote.card == card for vote in turn.votes)
    return in_favour >= votes_needed(state, turn.team)


def reveal(state: State, turn: Guessing, seat: Seat, card: int, at: int) -> State:
    """Apply one of the four outcomes of a touch (CN-35 to CN-38).

    Everybody sees whose hand it was; where the majority touches, who was the last to agree.
    """
    last = state.turns[-1]
    last = replace(last, cards=(*last.cards, card), touched_by=(*last.touched_by, seat))
    turns = (*state.turns[:-1], last)
    state = covered(state, card, turns)
    identity, made = state.key[card], turn.made + 1
    if identity is ASSASSIN:
        return over(state, turn.team.rival, "assassin")  # CN-54
    if 0 in state.left and (winner := finished(state)):
        return over(state, winner, "all-words-covered")
    if identity is not AGENT[turn.team] or made == guesses_allowed(turn.clue.number):
        return end_turn(state, turn.team, at)
    clock = turn.clock
    if clock and state.options.timer is EVERY_TURN:
        clock = clock.later(state.options.touch_bonus_seconds * 1000)
    marks = tuple(mark for mark in turn.marks if mark.card != card)
    turn = Guessing(
        turn.team,
        turn.clue,
        opens=at + REVEAL_MS,
        made=made,
        clock=clock,
        marks=marks,
        upheld=turn.upheld,
        doubters=turn.doubters,
    )
    return replace(state, phase=turn)


def covered(state: State, card: int, turns: tuple[Turn, ...]) -> State:
    """Cover a word: its team has one less to find."""
    identity, (red, blue) = state.key[card], state.left
    if identity is RED:
        red -= 1
    elif identity is BLUE:
        blue -= 1
    covers = (*state.covers[:card], identity, *state.covers[card + 1 :])
    at = state.visible.index(card)
    visible = (*state.visible[:at], *state.visible[at + 1 :])
    left = red, blue
    return replace(state, covers=covers, visible=visible, turns=turns, left=left)


def finished(state: State) -> Team | None:
    """Return the team whose words are all covered, no matter by whom (CN-52, CN-53)."""
    for team, left in zip(Team, state.left, strict=True):
        if not left:
            return team
    return None


def over(state: State, winner: Team | None, why: str) -> State:
    phase = Over(winner, why)
    return replace(state, phase=phase, question=None, answered=(), opinion=None)


def stop(state: State, turn: Guessing, act: Act[Stop]) -> State:
    if state.terms.majority:
        turn = vote(turn, act.seat, None)
        if not carried(state, turn, None):
            return replace(state, phase=turn)
    return end_turn(state, turn.team, act.at)


def end_turn(state: State, team: Team, at: int) -> State:
    """End the turn (CN-44); for one team the enemy then covers a word (CN-O20)."""
    if state.terms.one_team:
        return enemy_turn(state, 1)
    return start_turn(state, team.rival, at)


# Words that a spymaster covers


def cover_own(state: State, team: Team, card: int, otherwise: Refusal) -> State:
    check_own(state, team, card, otherwise)
    return covered(state, card, (*state.turns, Turn(team, None, (card,))))


def check_own(state: State, team: Team, card: int, otherwise: Refusal) -> None:
    """Raise IllegalMove unless the card is a visible word of the team."""
    check_visible(state, card)
    if state.key[card] is not AGENT[team]:
        raise IllegalMove(*otherwise)


def enemy_turn(state: State, covers: int) -> State:
    """Begin the enemy's turn: chance proposes one of its words first (CN-O32)."""
    phase = Drawing(covers)
    return replace(
        state, phase=phase, question=None, answered=(), opinion=None, proposal=None
    )


def words_left(state: State, team: Team) -> tuple[int, ...]:
    """Return the cards that a team still has to find."""
    agent, key = AGENT[team], state.key
    return tuple(card for card in state.visible if key[card] is agent)
