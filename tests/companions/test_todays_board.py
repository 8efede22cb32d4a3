"""Whoever plays today's board, wherever and with how many people: the same clues."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from promises import PACKS

from companions.test_codenames import LANGUAGES, known
from konspira.companions import Mind, Temper, think
from konspira.game import CHANCE, Act, Seat
from konspira.games.codenames import GAME
from konspira.games.codenames.moves import Clue, Cover, Stop, Touch
from konspira.games.codenames.pieces import AGENT, Team
from konspira.games.codenames.state import Cluing, EnemyTurn, Guessing, Over, State
from konspira.options import choose
from konspira.server.referee_thread import wait_for_verdict

DATE = "2026-11-18"
CHIEF = Seat(0)
Covered = tuple[tuple[int, ...], tuple[str, ...]]  # cards, and the clues so far
Given = list[tuple[Covered, Clue | Cover]]


def played(people: int, guesses: int, minute: int, **how: Any) -> Given:
    """A game at a table of so many people, who guess in their own way; what its chief did.

    `guesses`: who guesses alike touches the same words.
    """
    return [*table(people, guesses, minute, **how)]


def table(
    people: int,
    guesses: int,
    minute: int,
    *,
    date: str = DATE,
    language: str = "en",
    seed: int = 7,
    knows: bool = True,
) -> Iterator[tuple[Covered, Clue | Cover]]:
    daily, rng, at = GAME.daily, Random(guesses), minute * 60_000
    assert daily
    agreed = {**daily.options, "pack": f"words.{language}"}
    state: State = daily.setup(choose(GAME, people + 1, agreed, PACKS), people + 1)
    lexicon = known(f"words.{language}") if knows else None
    seats = tuple(Seat(seat) for seat in range(1, people + 1))
    mind = Mind(seed, Temper.NORMAL, lexicon, seats, wait_for_verdict)
    while not isinstance(state.phase, Over):
        seat, at = CHANCE, at + 2_000 * people
        match state.phase:
            case Cluing() | EnemyTurn():
                hand = GAME.hand(GAME.gist(state), CHIEF)
                seat, move = CHIEF, think(GAME, GAME.table(state), hand, mind).move
                assert isinstance(move, Clue | Cover)
                yield situation(state), move
            case Guessing(made=made, clue=clue):
                seat, move = seats[-1], guess(state, rng, made, clue)
            case _:
                move = daily.deal(state, PACKS, date)
        state = GAME.apply(state, Act(at, seat, move))


def situation(state: State) -> Covered:
    covered = tuple(c for c, cover in enumerate(state.covers) if cover is not None)
    return covered, tuple(turn.clue.word for turn in state.turns if turn.clue)


def guess(state: State, rng: Random, made: int, clue: Clue) -> Touch | Stop:
    """People who are right two times of three, and stop when they have found all."""
    own = [c for c in state.visible if state.key[c] is AGENT[Team.RED]]
    if made == clue.number:
        return Stop()
    return Touch(rng.choice(own if rng.random() < 0.67 else [*state.visible]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_that_touch_the_same_words_hear_the_same_clues(language: str) -> None:
    """However many people sit there, whoever touches, and at whatever time."""
    alone = played(1, guesses=3, minute=0, language=language)
    crowd = played(9, guesses=3, minute=400, language=language)
    assert alone == crowd
    assert sum(isinstance(move, Clue) for _, move in alone) >= 2


def test_other_words_do_not_change_a_clue_for_those_who_have_come_as_far() -> None:
    """The first clue is everybody's, and so is every one before which the same was done."""
    tables = [played(1, guesses=number, minute=number) for number in range(4)]
    assert len({given[0] for given in tables}) == 1
    heard: dict[Covered, Clue | Cover] = {}
    for given in tables:
        for situation, move in given:
            assert heard.setdefault(situation, move) == move
    assert len(heard) < sum(map(len, tables))


def test_another_mind_gives_other_clues() -> None:
    """So the mind of the day, which date and language give, is what tables must share."""
    _, first = next(table(1, 3, 0, seed=1))
    assert any(next(table(1, 3, 0, seed=seed))[1] != first for seed in range(2, 200))


def test_a_chief_that_knows_nothing_gives_everybody_the_same_stopgaps() -> None:
    assert played(1, 3, 0, knows=False) == played(6, 3, 90, knows=False)
