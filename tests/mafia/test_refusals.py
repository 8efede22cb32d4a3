"""Bad input at a table of Mafia: a stable code, its rule, and nothing has changed."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from konspira import MalformedMove, Match
from konspira.game import (
    CHANCE,
    CLOCK,
    HOST,
    MASTER,
    ROOM,
    Contact,
    MasterPlace,
    Move,
    Seat,
)
from konspira.games.mafia.moves import (
    AgreeToRemove,
    Bet,
    CallLot,
    CallVote,
    Choose,
    Deal,
    DrawLot,
    DrawOrder,
    EndSpeech,
    EnterBallot,
    EnterChoice,
    Exclude,
    HandToApp,
    LetAppLead,
    MoreTime,
    Next,
    PutBack,
    Ready,
    Remove,
    Say,
    Shoot,
    Vote,
)
from konspira.games.mafia.state.phases import (
    Count,
    Farewell,
    FinalVote,
    FirstVote,
    Nightfall,
    Over,
    Slot,
    Speeches,
    Talk,
    Task,
    TieTalk,
)
from konspira.match import checked
from mafia.table import (
    ADA,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    PERSON,
    Game,
    dealt,
)

NOWHERE = Seat(8)  # there are eight seats
TIE = {BEN: CY, CY: BEN}


WAYS: dict[str, Callable[[Game], Game]] = {
    "talk": lambda game: game,
    "vote": lambda game: game.until(FirstVote).after((BEN, Vote(CY))),
    "speeches": lambda game: game.first_vote(TIE).until(Speeches),
    "final": lambda game: game.first_vote(TIE).until(FinalVote),
    "tie": lambda game: game.first_vote(TIE).final_vote(TIE).until(TieTalk),
    "night": lambda game: game.until(Nightfall).asleep(),
    "task": lambda game: game.task(Slot.FIRST).called(one={CY: BEN}),
    "second task": lambda game: game.task(Slot.SECOND).called(0, two={CY: BEN}),
    "by Ada": lambda game: game.after((ROOM, MasterPlace(True, (ADA,)))),
    "over": lambda game: game.vote_out(GUS).until(Talk).vote_out(HAL).until(Over),
}


@cache
def situation(name: str) -> Game:
    """Ada is out since the first night. The app leads, unless the name says otherwise."""
    led: dict[str, Any] = PERSON if name.startswith("led") else {}
    game = dealt(talk="written", **led).murder(ADA).until(Talk)
    return WAYS[name.removeprefix("led ")](game)


class Bad(NamedTuple):
    where: str
    who: Seat
    move: Move
    code: str
    rule: str | None = None


OUT, SELF = ("you-are-out", "MF-55"), ("vote-for-somebody-else", "MF-O09")
MASTER_ONLY, APP = ("master-only", "MF-06"), ("app-leads", "MF-03")
GONE, NO_SEAT = ("they-are-out", "MF-50"), ("no-such-seat", None)
NOT_YOURS, NOT_NOW = ("not-your-turn", None), ("not-now", None)
BAD = [
    # The eliminated: choices, votes, public words
    Bad("task", ADA, Choose(0, BEN), *OUT),
    Bad("second task", ADA, Choose(0, None, BEN), *OUT),
    Bad("vote", ADA, Vote(BEN), *OUT),
    Bad("final", ADA, Vote(BEN), *OUT),
    Bad("tie", ADA, Vote(BEN), *OUT),
    Bad("talk", ADA, Ready(), *OUT),
    Bad("talk", ADA, AgreeToRemove(BEN), *OUT),
    Bad("speeches", ADA, EndSpeech(), *NOT_YOURS),
    # Bets of the living, and on nobody
    Bad("talk", BEN, Bet(CY), "you-are-still-in", "MF-54"),
    Bad("vote", GUS, Bet(CY), "you-are-still-in", "MF-54"),
    Bad("talk", ADA, Bet(ADA), *GONE),
    Bad("talk", ADA, Bet(NOWHERE), *NO_SEAT),
    Bad("speeches", ADA, Bet(BEN), *NOT_NOW),
    # Places that are no players: the host, the dealer, the clock, the room
    *(
        Bad(where, place, move, *NOT_YOURS)
        for place in (HOST, MASTER, CHANCE, CLOCK, ROOM)
        for where, move in (
            ("task", Choose(0, BEN)),
            ("vote", Vote(BEN)),
            ("talk", Say("hello")),
            ("talk", Bet(BEN)),
            ("talk", Ready()),
        )
    ),
    Bad("vote", NOWHERE, Vote(BEN), *NO_SEAT),
    Bad("vote", Seat(-6), Vote(BEN), *NO_SEAT),
    # For oneself, for the eliminated, for seats that do not exist
    Bad("task", DEE, Choose(0, DEE), "choose-somebody-else", "MF-O03"),
    Bad("task", DEE, Choose(0, ADA), *GONE),
    Bad("task", DEE, Choose(0, NOWHERE), *NO_SEAT),
    Bad("second task", GUS, Choose(0, None, GUS), "choose-somebody-else", "MF-O03"),
    Bad("second task", GUS, Choose(0, None, ADA), *GONE),
    Bad("second task", GUS, Choose(0, None, NOWHERE), *NO_SEAT),
    Bad("vote", DEE, Vote(DEE), *SELF),
    Bad("vote", DEE, Vote(ADA), *GONE),
    Bad("vote", DEE, Vote(NOWHERE), *NO_SEAT),
    Bad("final", BEN, Vote(BEN), *SELF),
    Bad("final", BEN, Vote(DEE), "not-a-finalist", "MF-45"),
    Bad("final", BEN, Vote(ADA), *GONE),
    Bad("tie", BEN, Vote(BEN), *SELF),
    Bad("tie", BEN, Vote(DEE), "not-a-finalist", "MF-45"),
    # Outside the step
    Bad("talk", BEN, Vote(CY), *NOT_NOW),
    Bad("night", BEN, Choose(0, CY), *NOT_NOW),
    Bad("talk", BEN, Choose(0, CY), *NOT_NOW),
    Bad("vote", BEN, Shoot(CY), *NOT_NOW),
    Bad("task", BEN, Say("psst"), *NOT_NOW),
    Bad("task", ADA, Say("psst"), *NOT_NOW),
    Bad("task", BEN, Choose(0, None, DEE), "not-this-task", "MF-17"),
    Bad("second task", BEN, Choose(0, DEE), "not-this-task", "MF-17"),
    Bad("vote", BEN, EndSpeech(), *NOT_NOW),
    Bad("speeches", CY, EndSpeech(), *NOT_YOURS),
    # Twice
    Bad("vote", BEN, Vote(DEE), "voted-already", "MF-O09"),
    Bad("task", CY, Choose(0, DEE), "chosen-already", "MF-22"),
    Bad("second task", CY, Choose(0, None, DEE), "chosen-already", "MF-22"),
    Bad("second task", CY, Choose(9, None, DEE), "no-such-call"),
    Bad("tie", BEN, Vote(CY), "nothing-changes"),
    Bad("talk", BEN, Ready(False), "nothing-changes"),
    # What only the game master does, and only while a person leads
    *(
        Bad("led talk", who, move, *MASTER_ONLY)
        for who in (ADA, BEN, HOST, CHANCE, CLOCK, ROOM)
        for move in (Next(), CallVote(), HandToApp(), Exclude(BEN), PutBack(ADA))
    ),
    Bad("led task", BEN, EnterChoice(CY, Slot.FIRST, DEE), *MASTER_ONLY),
    Bad("led vote", HOST, EnterBallot(CY, DEE), *MASTER_ONLY),
    Bad("led tie", HOST, CallLot(), *MASTER_ONLY),
    Bad("talk", MASTER, Next(), *APP),
    Bad("talk", MASTER, CallVote(), *APP),
    Bad("talk", MASTER, Exclude(BEN), *APP),
    Bad("talk", MASTER, PutBack(ADA), *APP),
    Bad("talk", MASTER, MoreTime(), *APP),
    Bad("talk", MASTER, HandToApp(), *APP),
    Bad("task", MASTER, EnterChoice(CY, Slot.FIRST, DEE), *APP),
    Bad("tie", MASTER, CallLot(), *APP),
    Bad("talk", HOST, LetAppLead(), *APP),
    Bad("led talk", BEN, LetAppLead(), *NOT_YOURS),
    Bad("led talk", MASTER, LetAppLead(), *NOT_YOURS),
    Bad("led vote", BEN, MoreTime(), *NOT_YOURS),
    Bad("talk", BEN, MoreTime(), *NOT_YOURS),
    # Entering for those who have a phone, or are out
    Bad("led task", MASTER, EnterChoice(CY, Slot.FIRST, DEE), "they-have-a-phone"),
    Bad("led vote", MASTER, EnterBallot(DEE, BEN), "they-have-a-phone"),
    Bad("led vote", MASTER, EnterBallot(ADA, BEN), *GONE),
    Bad("led vote", MASTER, EnterBallot(NOWHERE, BEN), *NO_SEAT),
    # In and out
    Bad("led talk", MASTER, Exclude(ADA), *GONE),
    Bad("led talk", MASTER, Exclude(NOWHERE), *NO_SEAT),
    Bad("led talk", MASTER, PutBack(BEN), "they-are-still-in", "MF-50"),
    Bad("led talk", MASTER, PutBack(NOWHERE), *NO_SEAT),
    Bad("led task", MASTER, PutBack(ADA), *NOT_NOW),
    Bad("led by Ada", MASTER, PutBack(ADA), "out-for-good", "MF-50"),
    Bad("talk", HOST, Remove(BEN), "not-long-away", "MF-O64"),
    Bad("talk", BEN, Remove(CY), *NOT_YOURS),
    Bad("talk", BEN, AgreeToRemove(CY), "not-long-away", "MF-O64"),
    Bad("talk", BEN, AgreeToRemove(BEN), "not-long-away", "MF-O64"),
    Bad("talk", BEN, AgreeToRemove(NOWHERE), *NO_SEAT),
    # Who leads
    Bad("talk", ROOM, MasterPlace(True, (BEN,)), "they-are-still-in", "MF-50"),
    Bad("talk", ROOM, MasterPlace(True, (NOWHERE,)), *NO_SEAT),
    Bad("talk", BEN, MasterPlace(True), *NOT_YOURS),
    Bad("talk", BEN, Contact(CY, here=False), *NOT_YOURS),
    Bad("talk", ROOM, Contact(NOWHERE, here=False), *NO_SEAT),
    # Chance, by others and at the wrong time
    Bad("talk", CHANCE, Deal(()), *NOT_NOW),
    Bad("talk", CHANCE, DrawOrder(()), *NOT_NOW),
    Bad("talk", CHANCE, DrawLot(BEN), *NOT_NOW),
    # Lines
    Bad("talk", BEN, Say(""), "write-something", "MF-36"),
    Bad("talk", BEN, Say("\u200b\u2060"), "write-something", "MF-36"),
    Bad("speeches", DEE, Say("No!"), "finalists-speak", "MF-44"),
    # After the end
    Bad("over", BEN, Vote(CY), "game-is-over"),
    Bad("over", ADA, Bet(CY), "game-is-over"),
    Bad("over", MASTER, Next(), "game-is-over"),
]


def label(bad: object) -> str:
    if not isinstance(bad, Bad):
        return str(bad)
    return f"{bad.where}: {bad.who} {bad.move}"


@pytest.mark.parametrize("bad", BAD, ids=label)
def test_bad_input_is_refused_and_nothing_changes(bad: Bad) -> None:
    game = situation(bad.where)
    before = msgspec.json.encode(msgspec.structs.asdict(game.state))
    assert game.refusal(bad.who, bad.move) == (bad.code, bad.rule)
    assert msgspec.json.encode(msgspec.structs.asdict(game.state)) == before


@pytest.mark.parametrize("bad", BAD, ids=label)
def test_a_refusal_is_the_same_in_every_twin(bad: Bad) -> None:
    game, rng = situation(bad.where), Random(1)
    viewer = bad.who if bad.who < game.state.seats else None
    for _ in range(5):
        twin = game.imagined(viewer, rng)
        assert twin.refusal(bad.who, bad.move) == (bad.code, bad.rule)


def test_who_has_led_is_never_put_back() -> None:
    """MF-O68: also while somebody else could be"""
    game = situation("led by Ada").after((MASTER, Exclude(BEN)))
    assert game.refusal(MASTER, PutBack(ADA)) == ("they-have-led", "MF-O68")


def test_a_line_comes_a_second_after_the_last() -> None:
    """MF-36"""
    game = situation("talk").after((BEN, Say("one")))
    assert game.refusal(BEN, Say("two")) == ("too-early", None)


@pytest.mark.parametrize(
    "move",
    [
        {"type": "Vote", "seat": -1},
        {"type": "Vote", "seat": "Ben"},
        {"type": "Vote"},
        {"type": "Choose", "call": -1, "one": None, "two": None},
        {"type": "Choose", "call": 1000},
        {"type": "Choose", "call": 0, "one": 1, "three": 2},
        {"type": "Say", "text": "x" * 301},
        {"type": "Say", "text": None},
        {"type": "Peek", "seat": 0},
        {"type": "EnterChoice", "seat": 0, "slot": "third", "target": None},
    ],
)
def test_what_is_no_move_is_none(move: dict[str, Any]) -> None:
    """MF-36, MF-40: whatever the situation"""
    match = Match("mafia", seats=8, seed=1)
    with pytest.raises(MalformedMove):
        checked(match.game, move)
    with pytest.raises(MalformedMove):
        match.play(0, move)


def test_shots_are_the_right_of_one() -> None:
    """MF-79: neither of the living, nor of others who are out"""
    game = dealt(kids2=True).murder(ADA).until(Farewell).shot(BEN).until(Talk)
    game = game.vote_out(CY).until(Farewell)
    assert isinstance(game.phase, Farewell)
    for seat in (ADA, DEE, HOST, MASTER):
        assert game.refusal(seat, Shoot(EVE), game.phase.call) == NOT_YOURS


@pytest.mark.parametrize("phase", [Talk, FirstVote, Count, Task])
def test_excluding_the_last_of_a_side_is_not_refused(phase: type) -> None:
    """MF-59, MF-64"""
    game = dealt(6, **PERSON).until(phase).after((MASTER, Exclude(FAY)))
    assert isinstance(game.phase, Over)
