"""The worked examples of Mafia that need no card, told move by move.

Each row tells what happens, and some facts that are true after it. A, B, C and D are Cops,
unless an example says otherwise.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from konspira.game import CHANCE, Seat
from konspira.games.mafia.moves import DrawLot, Say, Vote
from konspira.games.mafia.state.phases import (
    Dawn,
    FirstVote,
    Lot,
    Nightfall,
    Reveal,
    Slot,
    Speeches,
    Talk,
    TieTalk,
)
from konspira.games.mafia.views.hands import Meaning
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    Game,
    dealt,
)

A, B, C, D = ADA, BEN, CY, DEE


def council(voters: int, **chosen: Any) -> Game:
    """The first council of a game in which so many are alive; the others are Cops."""
    game = dealt(voters + 1, **chosen)
    last_cop = Seat(game.tokens.count(COP) - 1)
    return game.murder(last_cop).until(Talk)


def fingers(game: Game, votes: Mapping[Seat, int]) -> dict[Seat, Seat]:
    """Ballots of the living that give so many votes to each, none to oneself."""
    cast = [target for target, number in votes.items() for _ in range(number)]
    voters = game.living
    assert len(cast) == len(voters), "everybody votes"
    for turned in range(len(cast)):
        targets = [*cast[turned:], *cast[:turned]]
        if all(voter != target for voter, target in zip(voters, targets, strict=True)):
            return dict(zip(voters, targets, strict=True))
    raise AssertionError("somebody would have to vote for themselves")


def first(voters: int, **votes: int) -> Game:
    """After a first vote that gives so many votes to A, B, C and D."""
    game = council(voters)
    return game.first_vote(fingers(game, by_name(votes)))


def by_name(votes: Mapping[str, int]) -> dict[Seat, int]:
    return {{"a": A, "b": B, "c": C, "d": D}[name]: each for name, each in votes.items()}


def final(game: Game, **votes: int) -> Game:
    """After a final vote that gives so many votes to them."""
    return game.final_vote(fingers(game, by_name(votes)))


def tied() -> Game:
    """A final of twelve voters: A 6, B 6."""
    return final(first(12, a=6, b=6), a=6, b=6).until(TieTalk)


def one_moves(game: Game, old: Seat | None = B) -> Game:
    """Somebody who voted for B (or whose vote is free again) votes for A now."""
    ballots = game.table.ballots
    mover = next(seat for seat in game.living if ballots[seat] == old and seat != A)
    return game.after((mover, Vote(A)))


def three_finalists() -> Game:
    return final(first(11, a=5, b=3, c=3), a=4, b=4, c=3).until(TieTalk)


def one_against_one() -> Game:
    """The last Mafioso and A are left of six, and vote for each other; nobody moves."""
    game = dealt(6).vote_out(DEE).murder(CY).vote_out(BEN).murder(EVE)
    assert game.living == (A, FAY)
    each_other: dict[Seat, Seat | None] = {A: FAY, FAY: A}
    return game.first_vote(each_other).final_vote(each_other).until(Lot)


PLAY_ON: dict[str, Any] = {"end_at_certain_win": False}


def parity(**chosen: Any) -> Game:
    """Two Mafiosi of eight against two of the Police, when the third night falls."""
    game = dealt(8, **chosen).murder(FAY).vote_out(EVE).murder(DEE).vote_out(CY)
    return game.within(Nightfall)


def the_agent_in_the_final() -> Game:
    """Fay, the Agent, has looked at Gus, and speaks in her defence."""
    game = dealt(8, talk="written", ghost_talk="off")
    game = game.night({FAY: GUS}, {GUS: EVE, HAL: EVE}).until(Talk)
    game = game.first_vote(dict.fromkeys(game.living, FAY) | {FAY: ADA}).until(Speeches)
    while game.phase.speaker != FAY:  # type: ignore[union-attr]
        game = game.on()
    return game


def last_words(game: Game) -> Game:
    return game.after((FAY, Say("I looked at Gus: a Mafioso.")))


def kids_vote(**votes: int) -> Game:
    """The one vote of six, none of whom has gone in the first night."""
    game = dealt(6, kids3=True).until(Talk)
    game = game.first_vote(fingers(game, by_name(votes)))
    return game.until(Speeches, Reveal)


def silenced(game: Game) -> bool:
    """Whether who has just gone can neither say anything nor vote."""
    gone = game.gone[-1]
    codes = {game.refusal(gone, move)[0] for move in (Say("It was Gus!"), Vote(ADA))}
    return codes <= {"you-are-out", "not-now", "no-room-for-ghosts"}


FACTS: dict[str, Callable[[Game], Any]] = {
    "phase": lambda game: type(game.phase),
    "finalists": lambda game: game.finalists,
    "tied": lambda game: game.phase.tied if isinstance(game.phase, Lot) else None,
    "candidates": lambda game: game.table.candidates,
    "voters": lambda game: len(game.table.voters),
    "gone": lambda game: game.gone,
    "out": lambda game: (game.table.fallen[-1].seat, game.table.fallen[-1].token),
    "silenced": silenced,
    "last_ballots": lambda game: Counter(
        [ballot for ballot in game.table.council.votes[-1].ballots if ballot is not None]
    ),
    "living": lambda game: len(game.table.living),
    "said": lambda game: [line.text for line in game.table.talk],
    "meanings": lambda game: {game.hand(seat).first for seat in game.living},
    "winner": lambda game: game.winner,
    "turn": lambda game: game.table.turn,
    "moved": lambda game: game.phase.moved if isinstance(game.phase, TieTalk) else None,
}


class Example(NamedTuple):
    number: str
    play: Callable[[], Game]
    then: dict[str, Any]


EXAMPLES = [
    Example(
        "1 two finalists",
        lambda: first(9, a=5, b=3, c=1).until(Speeches),  # MF-41
        {"finalists": (A, B)},
    ),
    Example(
        "2 tie at the top, two",
        lambda: first(10, a=4, b=4, c=2).until(Speeches),  # MF-41, MF-42
        {"finalists": (A, B)},
    ),
    Example(
        "3 tie at the top, three",
        lambda: first(10, a=3, b=3, c=3, d=1).until(Speeches),  # MF-42
        {"finalists": (A, B, C)},
    ),
    Example(
        "4 tie for second place",
        lambda: first(9, a=5, b=2, c=2).until(Speeches),  # MF-O12
        {"finalists": (A, B, C)},
    ),
    Example(
        "5 final tie",
        tied,  # MF-47
        {"finalists": (A, B), "moved": False, "living": 12},
    ),
    Example(
        "5 final tie, one voter moves",
        lambda: one_moves(tied()).until(Reveal),  # MF-47
        {"out": (A, COP), "living": 11},
    ),
    Example(
        "6 final tie, nobody moves",
        lambda: tied().until(Lot),  # MF-48
        {"tied": (A, B), "living": 12},
    ),
    Example(
        "6 the lot",
        lambda: tied().until(Lot).after((CHANCE, DrawLot(B))).until(Reveal),  # MF-48
        {"out": (B, COP), "living": 11},
    ),
    Example(
        "7 three finalists, two tie",
        three_finalists,  # MF-O14
        {"finalists": (A, B), "candidates": (A, B)},
    ),
    Example(
        "7 the next ballot is between two",
        lambda: one_moves(three_finalists(), None).until(Reveal),  # MF-O14
        {"out": (A, COP), "living": 10, "last_ballots": {A: 5, B: 4}},
    ),
    Example(
        "8 the Agent chosen by the Mafia",
        lambda: dealt(8, talk="written", ghost_talk="off").murder(FAY),  # MF-34
        {"phase": Dawn, "out": (FAY, AGENT), "silenced": True},
    ),
    Example(
        "8 the Agent is silent by day",
        lambda: dealt(8, talk="written", ghost_talk="off").murder(FAY).until(Talk),  # MF-56
        {"out": (FAY, AGENT), "silenced": True},
    ),
    Example(
        "8 no Agent phase from the next turn",
        lambda: dealt(8).murder(FAY).vote_out(ADA).task(Slot.FIRST),  # MF-26
        {"turn": 2, "meanings": {Meaning.SUSPECT}},
    ),
    Example(
        "9 the Agent in the final",
        lambda: last_words(the_agent_in_the_final()),  # MF-43
        {"said": ["I looked at Gus: a Mafioso."], "living": 7},
    ),
    Example(
        "9 the Agent voted out",
        lambda: the_agent_in_the_final().vote_out(FAY),  # MF-56
        {"out": (FAY, AGENT), "silenced": True},
    ),
    Example(
        "34 seven people, the Agent sees the Mafioso",
        lambda: dealt(6).night({EVE: FAY}).until(FirstVote),  # MF-72, MF-74, MF-O20
        {"gone": (EVE,), "out": (EVE, AGENT), "voters": 5, "turn": 1},
    ),
    Example(
        "35 seven people, the Agent sees a Cop",
        lambda: dealt(6).night({EVE: ADA}).until(FirstVote),  # MF-70
        {"gone": (), "voters": 6, "turn": 1},
    ),
    Example(
        "35 from turn 2 only Mafia and Police phases",
        lambda: dealt(6).night({EVE: ADA}).vote_out(BEN).task(Slot.FIRST),  # MF-77
        {"turn": 2, "meanings": {Meaning.SUSPECT}},
    ),
    Example(
        "36 one against one by day",
        one_against_one,  # MF-47, MF-O17
        {"phase": Lot, "tied": (A, FAY), "winner": None},
    ),
    Example(
        "36 the lot hits the Cop",
        lambda: one_against_one().after((CHANCE, DrawLot(A))).within(),  # MF-48
        {"winner": "mafia"},
    ),
    Example(
        "36 the lot hits the Mafioso",
        lambda: one_against_one().after((CHANCE, DrawLot(FAY))).within(),  # MF-48
        {"winner": "police"},
    ),
    Example(
        "37 parity at night, by the book",
        lambda: parity(**PLAY_ON),  # MF-O17
        {"phase": Nightfall, "living": 4, "winner": None},
    ),
    Example(
        "37 parity at night, played on",
        lambda: parity(**PLAY_ON).murder(BEN).vote_out(ADA).within(),  # MF-O17
        {"living": 2, "winner": "mafia"},
    ),
    Example(
        "37 parity at night, a certain win",
        lambda: parity().within(),  # MF-O17, MF-O74
        {"living": 4, "winner": "mafia"},
    ),
    Example(
        "38 kids, one vote",
        lambda: kids_vote(a=4, b=2),  # MF-86
        {"phase": Reveal, "out": (A, COP), "living": 5},
    ),
    Example(
        "38 kids, a tie",
        lambda: kids_vote(a=3, b=3),  # MF-87, MF-O26
        {"phase": Speeches, "finalists": (A, B), "living": 6},
    ),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.number)
def test_worked_examples(example: Example) -> None:
    """MF-26, MF-34, MF-41, MF-42, MF-43, MF-47, MF-48, MF-56, MF-70, MF-72, MF-74, MF-77,
    MF-86, MF-87, MF-O12, MF-O14, MF-O17, MF-O20, MF-O26
    """
    game = example.play()
    assert {fact: FACTS[fact](game) for fact in example.then} == example.then
