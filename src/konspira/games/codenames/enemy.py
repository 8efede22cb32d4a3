"""The turn of the simulated enemy: the app plays it, and the spymaster may object."""

from msgspec.structs import replace

from konspira.game import Act, Move
from konspira.games.codenames import refusals as no
from konspira.games.codenames.moves import Cover, Draw, Propose
from konspira.games.codenames.pieces import Team
from konspira.games.codenames.state import Drawing, EnemyTurn, State
from konspira.games.codenames.turns import (
    check_own,
    cover_own,
    enemy_turn,
    finished,
    over,
    start_turn,
)


def take_proposal(state: State, phase: Drawing, act: Act[Draw]) -> State:
    """Tell the spymaster alone which word chance proposes: it may be changed (CN-O32).

    It runs with the timer off, too: nobody has to think of anything meanwhile.
    """
    check_enemy_word(state, act.move.card)
    until = act.at + state.options.enemy_seconds * 1000
    return replace(state, phase=EnemyTurn(phase.covers, until), proposal=act.move.card)


def propose(state: State, phase: EnemyTurn, act: Act[Propose]) -> State:
    """Propose another word of the enemy: which one is up to the spymaster (CN-104)."""
    check_enemy_word(state, act.move.card)
    return replace(state, proposal=act.move.card)


def check_enemy_word(state: State, card: int) -> None:
    check_own(state, Team.BLUE, card, no.NOT_A_WORD_OF_THE_ENEMY)


def cover(state: State, phase: EnemyTurn, act: Act[Cover]) -> State:
    """Cover a word for the enemy at once (CN-103, CN-104)."""
    return covered(state, phase, act.move.card, act.at)


def proposal_stands(state: State, phase: EnemyTurn, act: Act[Move]) -> State:
    """Cover the word that was proposed last (CN-O32)."""
    assert state.proposal is not None, "or it is not the enemy's turn"
    return covered(state, phase, state.proposal, act.at)


def covered(state: State, phase: EnemyTurn, card: int, at: int) -> State:
    """Cover a word for the enemy; its last one loses the game (CN-106)."""
    state = cover_own(state, Team.BLUE, card, no.NOT_A_WORD_OF_THE_ENEMY)
    state = replace(state, proposal=None)
    if winner := finished(state):
        return over(state, winner, "all-words-covered")
    if phase.covers > 1:
        return enemy_turn(state, phase.covers - 1)
    return start_turn(state, Team.RED, at)
