"""The 24 worked examples of docs/rules/codenames.md, told move by move.

Each row tells what happened before, what happens now, and how the table stands then.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from game_table import Played

from codenames.table import (
    ADA,
    BEN,
    BLUE_WORDS,
    CY,
    RED_WORDS,
    REVERSE,
    WORDS,
    Game,
    blue_turn,
    cover,
    dealt,
    next_game,
    red_turn,
    touch,
    turn,
)
from konspira.game import CHANCE, IllegalMove, Seat
from konspira.games.codenames.moves import (
    Accept,
    Clue,
    Draw,
    Flag,
    Number,
    Reason,
    Reject,
    Stop,
)
from konspira.games.codenames.state import Cluing, EnemyTurn, Guessing, Over

AGAIN = "the same people play again"


@dataclass(frozen=True)
class Example:
    number: int
    title: str
    before: Sequence[Played]
    now: Sequence[Played | str]
    then: str
    seats: int = 4
    options: dict[str, Any] = field(default_factory=dict)


def clue(word: str, number: Number, by: Seat = ADA) -> Played:
    return by, Clue(word, number)


def enemy_covers(word: str) -> list[Played]:
    """Chance proposes a word of the enemy, and the spymaster agrees."""
    return [(CHANCE, Draw(WORDS.index(word))), (ADA, cover(word))]


def touches(*words: str, by: Seat = CY) -> list[Played]:
    return [(by, touch(word)) for word in words]


def story(game: Game) -> str:
    """How the table stands, in words: what is awaited, and how many words are left."""
    match game.phase:
        case Cluing(team, penalty=True):
            doing = f"{team} may cover a word"
        case Cluing(team):
            doing = f"{team} gives a clue"
        case Guessing(team):
            doing = f"{team} guesses"
        case EnemyTurn(covers):
            doing = f"the enemy covers {covers}"
        case Over(winner):
            doing = f"{winner} wins"
        case other:
            raise AssertionError(other)
    points = game.outcome.points if game.outcome else ()
    score = (
        f", score {max(points)}"
        if game.state.options.variant == "one-team" and points
        else ""
    )
    sides = ", reverse sides up" if game.state.words == REVERSE else ""
    red, blue = game.table.left
    return f"{doing}, left {red} and {blue}{score}{sides}"


NIGHT = (clue("night", 2), *touches("moon"), (CY, Stop()), *blue_turn("snake"))
BLUE_NEEDS_ONE = (*red_turn("whale"), *blue_turn(*BLUE_WORDS[:7]))
RED_NEEDS_TWO = (*red_turn(*RED_WORDS[:7]), *blue_turn("snake"))
MISSED_THREE = (*red_turn("moon"), *blue_turn("snake"))
SNAKES = clue("snakes", 2)
NO = (BEN, Reject(Reason.WORD_FORM))
TO_THE_END = {"challenge_until": "end-of-turn"}
SOUNDS = {"clue_rules": {"sound_alikes_differ": False}}


def our_turns(count: int) -> list[Played]:
    """Turns of one team that finds a word each time; Ben is its operative."""
    moves: list[Played] = []
    for ours, theirs in zip(RED_WORDS[:count], BLUE_WORDS[:count], strict=True):
        moves += [*turn(ADA, BEN, ours), *enemy_covers(theirs)]
    return moves


EXAMPLES = [
    Example(
        1,
        "three and one more",
        [clue("ocean", 3), *touches("whale", "salt", "coral")],
        touches("wave"),
        "blue gives a clue, left 5 and 8",
    ),
    Example(
        1,
        "before the fourth",
        [clue("ocean", 3)],
        touches("whale", "salt", "coral"),
        "red guesses, left 6 and 8",
    ),
    Example(
        2,
        "an old clue",
        NIGHT,
        [clue("ocean", 2), *touches("whale", "owl", "salt")],
        "blue gives a clue, left 5 and 7",
    ),
    Example(
        3,
        "stopping early",
        [clue("ocean", 3), *touches("whale")],
        [(CY, Stop())],
        "blue gives a clue, left 8 and 8",
    ),
    Example(
        4,
        "no turn without a guess",
        [clue("ocean", 3)],
        [(CY, Stop())],
        "refused: touch-first (CN-39)",
    ),
    Example(
        5,
        "wrong at once",
        [clue("ocean", 2)],
        touches("piano"),
        "blue gives a clue, left 9 and 8",
    ),
    Example(
        5,
        "the second word must wait",
        [clue("ocean", 2), *touches("piano")],
        touches("whale"),
        "refused: not-now",
    ),
    Example(
        6,
        "a word of the other team",
        [clue("ocean", 2), *touches("whale")],
        touches("snake"),
        "blue gives a clue, left 8 and 7",
    ),
    Example(
        7,
        "winning in the turn of the others",
        BLUE_NEEDS_ONE,
        [clue("ocean", 2), *touches("castle")],
        "blue wins, left 8 and 0",
    ),
    Example(
        8,
        "the assassin as the last guess",
        [*RED_NEEDS_TWO, clue("ocean", 1), *touches("star")],
        touches("dagger"),
        "blue wins, left 1 and 7",
    ),
    Example(
        9,
        "zero",
        [clue("desert", 0)],
        touches("whale", "salt", "coral", "owl", "moon"),
        "red guesses, left 4 and 8",
    ),
    Example(
        9,
        "zero still asks for a touch",
        [clue("desert", 0)],
        [(CY, Stop())],
        "refused: touch-first (CN-39)",
    ),
    Example(
        10,
        "zero and wrong",
        [clue("desert", 0)],
        touches("piano"),
        "blue gives a clue, left 9 and 8",
    ),
    Example(
        11,
        "unlimited",
        MISSED_THREE,
        [
            clue("ocean", "unlimited"),
            *touches("whale", "owl", "star", "tide"),
            (CY, Stop()),
        ],
        "blue gives a clue, left 4 and 7",
    ),
    Example(
        12,
        "one allows two",
        [clue("comet", 1)],
        touches("star"),
        "red guesses, left 8 and 8",
    ),
    Example(
        12,
        "and no more",
        [clue("comet", 1), *touches("star")],
        touches("moon"),
        "blue gives a clue, left 7 and 8",
    ),
    Example(
        13,
        "done before the number",
        RED_NEEDS_TWO,
        [clue("ocean", 4), *touches("star", "wave")],
        "red wins, left 0 and 7",
    ),
    Example(
        14,
        "an invalid clue is caught",
        [SNAKES],
        [NO],
        "blue may cover a word, left 9 and 8",
    ),
    Example(
        14,
        "the penalty and the next clue",
        [SNAKES, NO],
        [(BEN, cover("rose")), clue("night", 1, by=BEN)],
        "blue guesses, left 9 and 7",
    ),
    Example(
        15,
        "the penalty wins",
        [*BLUE_NEEDS_ONE, SNAKES, NO],
        [(BEN, cover("castle"))],
        "blue wins, left 8 and 0",
    ),
    Example(
        16,
        "unnoticed",
        [SNAKES],
        [*touches("whale", "salt"), (CY, Stop())],
        "blue gives a clue, left 7 and 8",
    ),
    Example(
        17,
        "too late",
        [SNAKES, *touches("whale")],
        [NO],
        "refused: too-late-to-challenge (CN-64)",
    ),
    Example(
        17,
        "red plays on",
        [SNAKES, *touches("whale")],
        touches("salt"),
        "red guesses, left 7 and 8",
    ),
    Example(
        17,
        "until the end of the turn",
        [SNAKES, *touches("whale")],
        [NO],
        "blue may cover a word, left 8 and 8",
        options=TO_THE_END,
    ),
    Example(
        18,
        "not while it is visible",
        [],
        [clue("snake", 1)],
        "refused: clue-is-on-the-table (CN-30)",
    ),
    Example(
        18,
        "allowed again",
        [*red_turn("whale"), *blue_turn("snake")],
        [clue("snake", 1)],
        "red guesses, left 8 and 7",
    ),
    Example(
        19,
        "letters by chance",
        [],
        [clue("scarf", 2), *touches("whale")],
        "red guesses, left 8 and 8",
    ),
    Example(
        19,
        "part of a compound",
        [clue("rain", 1)],
        [(BEN, Reject(Reason.COMPOUND_PART))],
        "blue may cover a word, left 9 and 8",
    ),
    Example(
        20,
        "one spelling",
        [*red_turn("whale")],
        [clue("bank", 2, by=BEN), (ADA, Flag(Reason.SOUND_ALIKE)), (ADA, Accept())],
        "blue guesses, left 8 and 8",
    ),
    Example(
        20,
        "a sound-alike",
        [clue("flour", 1)],
        [(BEN, Reject(Reason.SOUND_ALIKE))],
        "blue may cover a word, left 9 and 8",
    ),
    Example(
        20,
        "a sound-alike by agreement",
        [clue("flour", 1)],
        [(BEN, Reject(Reason.SOUND_ALIKE))],
        "refused: rule-is-switched-off (CN-82)",
        options=SOUNDS,
    ),
    Example(
        21,
        "the score of one team",
        [
            *our_turns(2),
            clue("night", 1),
            *touches("castle", by=BEN),
            *enemy_covers("rose"),
        ],
        [clue("ocean", 0), *touches(*RED_WORDS[2:], by=BEN)],
        "red wins, left 0 and 4, score 4",
        seats=2,
    ),
    Example(
        22,
        "the enemy has to cover its last word",
        [*our_turns(7), clue("night", 1), *touches("star", by=BEN), (BEN, Stop())],
        enemy_covers("castle"),
        "blue wins, left 1 and 0, score 0",
        seats=2,
    ),
    Example(
        23,
        "three players",
        [*turn(ADA, CY, "whale"), *turn(BEN, CY, *BLUE_WORDS[:7]), clue("ocean", 1)],
        touches("castle"),
        "blue wins, left 8 and 0",
        seats=3,
    ),
    Example(
        24,
        "the next game",
        [clue("ocean", 1), *touches("dagger")],
        [AGAIN],
        "blue gives a clue, left 8 and 9, reverse sides up",
    ),
]


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=lambda example: f"{example.number:02}-{example.title}"
)
def test_worked_example(example: Example) -> None:
    """CN-31, CN-36, CN-37, CN-38, CN-39, CN-40, CN-41, CN-42, CN-43, CN-44, CN-45, CN-46,
    CN-47, CN-48, CN-49, CN-50, CN-52, CN-53, CN-54, CN-62, CN-63, CN-64, CN-67, CN-80,
    CN-81, CN-82, CN-83, CN-93, CN-103, CN-106, CN-108, CN-112, CN-117, CN-O05, CN-O06,
    CN-O17"""
    game = dealt(example.seats, **example.options).after(*example.before)
    try:
        for move in example.now:
            game = next_game(game) if isinstance(move, str) else game.after(move)
    except IllegalMove as refused:
        assert example.then == f"refused: {refused}"
    else:
        assert story(game) == example.then


def test_no_worked_example_is_missing() -> None:
    assert {example.number for example in EXAMPLES} == set(range(1, 25))
