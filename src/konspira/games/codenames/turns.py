"""A turn of Codenames, from the clue to its end."""

from msgspec.structs import replace

from konspira.game import HOST, IllegalMove, Seat
from konspira.games.codenames import refusals as no
from konspira.games.codenames.clue import (
    check_number,
    check_word,
    guesses_allowed,
    spelling,
)
from konspira.games.codenames.moves import Clue, Correct, Mark, Unmark
from konspira.games.codenames.options import Timer, TouchBy, Variant
from konspira.games.codenames.pieces import AGENT, BOARD, Identity, Team
from konspira.games.codenames.referee import check_opinion
from konspira.games.codenames.state import (
    Answered,
    Clock,
    Cluing,
    EnemyTurn,
    Guessing,
    Over,
    Pointer,
    Question,
    State,
    Turn,
    may_touch,
    private_word,
    rival_judges,
    rival_spymaster,
    votes_needed,
)
from konspira.refusals import NO_SUCH_CARD, NOT_YOUR_TURN, Refusal
from konspira.verdict import Verdict as Opinion

REVEAL_MS = 1_500  # every card takes as long to turn over, whatever it shows (CN-O13)


def only(seat: Seat, *allowed: Seat | None) -> None:
    if seat not in allowed:
        raise IllegalMove(*NOT_YOUR_TURN)


def start_turn(state: State, team: Team, at: int) -> State:
    clock = every_turn(state, at, state.options.clue_seconds)
    phase = Cluing(team, clock)
    return replace(state, phase=phase, question=None, answered=(), opinion=None)


def every_turn(state: State, at: int, seconds: int) -> Clock | None:
    if state.options.timer is not Timer.EVERY_TURN:
        return None
    return Clock(at + seconds * 1000, hard=True)


def ask(
    state: State, team: Team, seat: Seat, word: str, at: int, opinion: Opinion | None
) -> State:
    """CN-66: nobody but the two spymasters ever hears of it."""
    only(seat, state.spymaster(team))
    if rival_spymaster(state, team) is None:
        raise IllegalMove(*no.NOBODY_TO_ASK)
    if state.options.spoken_clues:
        raise IllegalMove(*no.CLUES_ARE_SPOKEN)
    check_new_word(state, team, seat, word)
    question = Question(word, answer_by(state, at), opinion=opinion)
    return replace(state, question=question)


def check_new_word(state: State, team: Team, seat: Seat, word: str) -> None:
    """What the program refuses, and what the rival spymaster has refused in this turn.

    The latter binds its author alone: a host who corrects a slip must not learn of it.
    """
    check_word(word, state.words, state.covers, state.options.clue_rules)
    if seat == HOST or private_word(state, word) is not False:
        return
    if state.options.pre_approval or rival_judges(state, team):
        raise IllegalMove(*no.CLUE_WAS_REFUSED)


def answer_by(state: State, at: int) -> int | None:
    return limit(state, at, state.options.answer_seconds)


def limit(state: State, at: int, seconds: int) -> int | None:
    """With the timer off nothing lapses: the host goes on for whoever is lost (CN-68)."""
    return None if state.options.timer is Timer.OFF else at + seconds * 1000


def answer(state: State, team: Team, seat: Seat, legal: bool, at: int) -> State:
    only(seat, rival_spymaster(state, team))
    question = state.question
    if question is None or question.answer is not None:
        raise IllegalMove(*no.NOTHING_WAS_ASKED)
    answered = (*state.answered, Answered(question.word, legal))
    state = replace(state, question=replace(question, answer=legal), answered=answered)
    if legal and question.number is not None:
        # A judge who has approved every clue beforehand has spoken, as everybody knows.
        clue, upheld = Clue(question.word, question.number), rival_judges(state, team)
        return give(state, team, clue, at, question.opinion, upheld)
    return state


def propose(
    state: State, team: Team, seat: Seat, clue: Clue, at: int, opinion: Opinion | None
) -> State:
    """A clue is given at once, or goes to the rival spymaster first (CN-O08)."""
    only(seat, state.spymaster(team))
    check_clue(state, team, seat, clue)
    if needs_approval(state, team):  # whose yes overrules the referee
        question = Question(clue.word, answer_by(state, at), clue.number, opinion=opinion)
        return replace(state, question=question)
    check_opinion(state, team, seat, clue.word, opinion)
    return give(state, team, clue, at, opinion)


def check_clue(state: State, team: Team, seat: Seat, clue: Clue) -> None:
    if not state.options.spoken_clues:
        check_new_word(state, team, seat, clue.word)
    elif clue.word:
        raise IllegalMove(*no.CLUES_ARE_SPOKEN)
    check_number(clue.number, state.options)


def needs_approval(state: State, team: Team) -> bool:
    """Whether a clue goes to the rival spymaster first; a spoken one cannot be unsaid."""
    agreed = state.options.pre_approval and not state.options.spoken_clues
    return agreed and rival_spymaster(state, team) is not None


def give(
    state: State,
    team: Team,
    clue: Clue,
    at: int,
    opinion: Opinion | None,
    upheld: bool = False,
) -> State:
    turn = Guessing(
        team,
        clue,
        opens=at if upheld else at + grace(state),
        clock=every_turn(state, at, state.options.guess_seconds),
        upheld=upheld,
    )
    turns = (*state.turns, Turn(team, clue))
    return replace(state, phase=turn, question=None, turns=turns, opinion=opinion)


def grace(state: State) -> int:
    """So long touches wait for an objection: not at all in a team without rivals, whose
    judges are those who touch."""
    alone = state.variant is Variant.ONE_TEAM
    return 0 if alone else state.options.grace_seconds * 1000


def correct(
    state: State,
    turn: Guessing,
    seat: Seat,
    move: Correct,
    at: int,
    opinion: Opinion | None,
) -> State:
    """CN-O28: a slip is mended in the open, and may be objected to like any clue."""
    only(seat, state.spymaster(turn.team), HOST)
    if turn.made:
        raise IllegalMove(*no.TOO_LATE_TO_CORRECT)
    clue = Clue(move.word, move.number)
    if clue == turn.clue:
        return state
    check_clue(state, turn.team, seat, clue)
    check_opinion(state, turn.team, seat, clue.word, opinion)
    same_word = spelling(clue.word) == spelling(turn.clue.word)
    last = state.turns[-1]
    last = replace(last, clue=clue, slips=(*last.slips, turn.clue))
    turn = replace(
        turn,
        clue=clue,
        opens=turn.opens if same_word else at + grace(state),
        votes=(),
        upheld=turn.upheld and same_word,
        doubters=turn.doubters if same_word else (),
    )
    turns = (*state.turns[:-1], last)
    return replace(state, phase=turn, turns=turns, opinion=opinion)


def point(state: State, turn: Guessing, seat: Seat, pointing: Mark | Unmark) -> State:
    """CN-33: operatives talk with their fingers. It decides nothing."""
    only(seat, *state.operatives(turn.team))
    check_visible(state, pointing.card)
    pointer = Pointer(seat, pointing.card)
    marks = tuple(mark for mark in turn.marks if mark != pointer)
    if isinstance(pointing, Mark):
        marks = (*marks, pointer)
    return replace(state, phase=replace(turn, marks=marks))


def check_visible(state: State, card: int) -> None:
    if not 0 <= card < BOARD:
        raise IllegalMove(*NO_SUCH_CARD)
    if state.covers[card] is not None:
        raise IllegalMove(*no.CARD_IS_COVERED)


def touch(state: State, turn: Guessing, seat: Seat, card: int, at: int) -> State:
    if not may_touch(state, turn.team, seat):
        raise IllegalMove(*NOT_YOUR_TURN)
    check_visible(state, card)
    if at < turn.opens:
        raise IllegalMove(*(no.CARD_IS_TURNING if turn.made else no.CLUE_IS_FRESH))
    if state.options.touch_by is TouchBy.MAJORITY:
        turn = vote(turn, seat, card)
        if not carried(state, turn, card):
            return replace(state, phase=turn)
    return reveal(state, turn, card, at)


def vote(turn: Guessing, seat: Seat, card: int | None) -> Guessing:
    others = tuple(vote for vote in turn.votes if vote.seat != seat)
    return replace(turn, votes=(*others, Pointer(seat, card)))


def carried(state: State, turn: Guessing, card: int | None) -> bool:
    in_favour = sum(vote.card == card for vote in turn.votes)
    return in_favour >= votes_needed(state, turn.team)


def reveal(state: State, turn: Guessing, card: int, at: int) -> State:
    """CN-35 to CN-38: the four outcomes of a touch."""
    last = state.turns[-1]
    turns = (*state.turns[:-1], replace(last, cards=(*last.cards, card)))
    state = covered(state, card, turns)
    identity, made = state.key[card], turn.made + 1
    if identity is Identity.ASSASSIN:
        return over(state, turn.team.rival, "assassin")  # CN-54
    if 0 in state.left and (winner := finished(state)):
        return over(state, winner, "all-words-covered")
    if identity is not AGENT[turn.team] or made == guesses_allowed(turn.clue.number):
        return end_turn(state, turn.team, at)
    clock, bonus = turn.clock, state.options.touch_bonus_seconds * 1000
    if clock and state.options.timer is Timer.EVERY_TURN:
        clock = replace(clock, until=clock.until + bonus)
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
    """The word is covered, and its team has one less to find."""
    identity, (red, blue) = state.key[card], state.left
    if identity is Identity.RED:
        red -= 1
    elif identity is Identity.BLUE:
        blue -= 1
    covers = (*state.covers[:card], identity, *state.covers[card + 1 :])
    return replace(state, covers=covers, turns=turns, left=(red, blue))


def finished(state: State) -> Team | None:
    """CN-52, CN-53: the team whose words are all covered, whoever covered the last."""
    for team, left in zip(Team, state.left, strict=True):
        if not left:
            return team
    return None


def over(state: State, winner: Team | None, why: str) -> State:
    phase = Over(winner, why)
    return replace(state, phase=phase, question=None, answered=(), opinion=None)


def stop(state: State, turn: Guessing, seat: Seat, at: int) -> State:
    if not may_touch(state, turn.team, seat):
        raise IllegalMove(*NOT_YOUR_TURN)
    if not turn.made:
        raise IllegalMove(*no.TOUCH_FIRST)
    if state.options.touch_by is TouchBy.MAJORITY:
        turn = vote(turn, seat, None)
        if not carried(state, turn, None):
            return replace(state, phase=turn)
    return end_turn(state, turn.team, at)


def end_turn(state: State, team: Team, at: int) -> State:
    """CN-44; one team: CN-O20, the enemy covers a word after every turn of ours."""
    if state.variant is Variant.ONE_TEAM:
        return enemy_turn(state, 1, at)
    return start_turn(state, team.rival, at)


def cover_own(state: State, team: Team, card: int, otherwise: Refusal) -> State:
    check_visible(state, card)
    if state.key[card] is not AGENT[team]:
        raise IllegalMove(*otherwise)
    return covered(state, card, (*state.turns, Turn(team, None, (card,))))


def enemy_turn(state: State, covers: int, at: int) -> State:
    until = limit(state, at, state.options.enemy_seconds)
    phase = EnemyTurn(covers, until)
    return replace(state, phase=phase, question=None, answered=(), opinion=None)


def enemy_cover(state: State, covers: int, card: int, at: int) -> State:
    """CN-103, CN-104; covering the enemy's last word loses the game (CN-106)."""
    state = cover_own(state, Team.BLUE, card, no.NOT_A_WORD_OF_THE_ENEMY)
    if winner := finished(state):
        return over(state, winner, "all-words-covered")
    if covers > 1:
        return enemy_turn(state, covers - 1, at)
    return start_turn(state, Team.RED, at)


def visible(state: State, team: Team) -> list[int]:
    agent, cards = AGENT[team], zip(state.key, state.covers, strict=True)
    return [
        card
        for card, (identity, cover) in enumerate(cards)
        if cover is None and identity is agent
    ]
