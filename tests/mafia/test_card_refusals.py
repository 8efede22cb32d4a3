"""Bad input with action cards: a stable code and its rule, or nothing comes of it.

Of twelve, nine are Cops, Joe is the Agent, and Kim and Leo are the Mafia.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from konspira import MalformedMove, Match
from konspira.game import CHANCE, CLOCK, HOST, MASTER, ROOM, Move, Seat
from konspira.games.mafia.cards import Card
from konspira.games.mafia.moves import (
    Choose,
    CornerShot,
    PlaysCard,
    Protect,
    React,
    Ready,
    Shoot,
    Tap,
    Vote,
    WrongPhase,
)
from konspira.games.mafia.state.phases import (
    Dawn,
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Nightfall,
    Panel,
    Slot,
    Talk,
    Task,
    Window,
)
from konspira.match import checked
from mafia.cards import OPENS, SAVE, SWAP, recruited
from mafia.table import (
    ADA,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    IDA,
    JOE,
    KIM,
    LEO,
    PERSON,
    Game,
    dealt,
)

NOWHERE = Seat(12)
HELD = {
    **{BEN: Card.CORNER_SHOT, CY: Card.WIRETAP, DEE: Card.SHELTER, EVE: Card.KIDNAPPING},
    **{FAY: Card.ROLE_SWAP, GUS: Card.BANDAGE, JOE: Card.VEST, KIM: Card.RECRUITMENT},
    **{LEO: Card.LAST_SHOT},
}
DEAD = {KIM: Card.CORNER_SHOT, JOE: Card.WIRETAP, LEO: Card.BANDAGE}


def at_the_call(game: Game) -> Game:
    """The moment at which all phones answer."""
    match game.phase:
        case Window(call=call) | Farewell(call=call):
            return replace(game, now=call)
        case Task(calls=calls):
            return replace(game, now=calls[-1])
        case _:
            return game


def started(led: bool) -> Game:
    return dealt(12, cards=HELD, **(PERSON if led else {}))


def council(led: bool) -> Game:
    """Ada is out since the first night."""
    return started(led).murder(ADA).until(Talk)


def second(led: bool) -> Game:
    """Dee is sheltered in the second turn."""
    return council(led).protected(DEE)


WAYS: dict[str, Callable[[bool], Game]] = {
    "swap": lambda led: started(led).window(SWAP),
    "dawn": lambda led: second(led).murder(IDA),
    "save": lambda led: second(led).murder(IDA).window(SAVE),
    "answered": lambda led: second(led).murder(IDA).window(SAVE).react({}),
    "opens": lambda led: second(led).murder(IDA).window(OPENS),
    "talk": council,
    "sheltered": lambda led: second(led).murder(IDA).until(Talk),
    "vote": lambda led: second(led).murder(IDA).until(FirstVote),
    "lost": lambda led: all_for_ben(council(led).until(FirstVote)),
    "last": lambda led: council(led).until(LastCards),
    "laid": lambda led: council(led).until(LastCards).after((DEE, Protect())),
    "task": lambda led: second(led).asleep().task(Slot.SECOND),
    "first task": lambda led: second(led).asleep().task(Slot.FIRST),
    "panel": lambda led: second(led).asleep().until(Panel),
    "recruited": lambda led: recruited(council(led).until(Nightfall), KIM, HAL),
    "farewell": lambda led: started(led).murder(ADA).until(Farewell),
    "spent": lambda led: (
        council(led)
        .after((CY, Tap(DEE)))
        .until(Talk)
        .after((BEN, CornerShot(IDA)))
        .until(Talk)
    ),
    "dead": lambda led: dealt(12, cards=DEAD).murder(ADA).until(Talk),
    "away": lambda led: council(led).away(BEN, DEE, HAL, EVE),
    "away at night": lambda led: second(led).asleep().away(KIM).task(Slot.SECOND),
}


def all_for_ben(game: Game) -> Game:
    """Ben has lost the final, and the fingers are up."""
    for vote in (FirstVote, FinalVote):
        game = game.until(vote)
        others = dict.fromkeys(game.living, BEN)
        game = game.voted({**others, BEN: CY})
    return game


@cache
def situation(name: str) -> Game:
    led = name.startswith("led ")
    return at_the_call(WAYS[name.removeprefix("led ")](led))


class Bad(NamedTuple):
    where: str
    who: Seat
    move: Move
    code: str
    rule: str | None = None


OUT, GONE, NO_SEAT = ("you-are-out", "MF-55"), ("they-are-out", "MF-50"), "no-such-seat"
NOT_YOURS, DEAD_CARD = ("not-your-card", "MF-103"), ("card-is-dead", "MF-93")
SPENT, MASTER_ONLY = ("card-is-spent", "MF-105"), ("master-only", "MF-06")
ELSE, SHOOT_ELSE = ("point-at-somebody-else", "MF-104"), ("shoot-somebody-else", "MF-79")
NO_TARGET, PHONE = ("no-target-here", "MF-104"), "they-have-a-phone"
NOT_ITS_MOMENT = ("not-its-moment", "MF-O55")
SHOT, WIRE = Card.CORNER_SHOT, Card.WIRETAP
BAD = [
    # A card one does not hold, may not use, or has used
    Bad("talk", DEE, CornerShot(EVE), *NOT_YOURS),
    Bad("talk", KIM, CornerShot(EVE), *NOT_YOURS),
    Bad("talk", HAL, CornerShot(EVE), *NOT_YOURS),
    Bad("talk", BEN, Tap(EVE), *NOT_YOURS),
    Bad("talk", JOE, Tap(EVE), *NOT_YOURS),
    Bad("dead", KIM, CornerShot(BEN), *DEAD_CARD),
    Bad("dead", JOE, Tap(BEN), *DEAD_CARD),
    Bad("spent", BEN, CornerShot(EVE), *SPENT),
    Bad("spent", CY, Tap(EVE), *SPENT),
    *(Bad("last", who, Protect(), *NOT_YOURS) for who in (BEN, CY, HAL, KIM)),
    Bad("laid", DEE, Protect(), *SPENT),
    Bad("laid", BEN, CornerShot(DEE), "they-are-sheltered", "MF-O44"),
    *(Bad(where, DEE, Protect(), "not-now") for where in ("talk", "vote", "task", "save")),
    # At another moment
    *(
        Bad(where, who, move, "not-now")
        for where in (
            *("swap", "dawn", "save", "opens", "farewell"),
            *("task", "first task", "panel"),
        )
        for who, move in ((BEN, CornerShot(CY)), (CY, Tap(BEN)), (HAL, CornerShot(CY)))
    ),
    *(
        Bad(where, who, React(True), "not-now")
        for where in ("talk", "vote", "last", "task", "dawn", "farewell")
        for who in (DEE, GUS, HAL)
    ),
    Bad("lost", BEN, CornerShot(CY), "too-late-to-shoot", "MF-O45"),
    Bad("talk", BEN, Shoot(CY), "not-now"),
    # Those who are out
    Bad("talk", ADA, CornerShot(BEN), *OUT),
    Bad("talk", ADA, Tap(BEN), *OUT),
    Bad("spent", IDA, CornerShot(BEN), *OUT),
    *(Bad(where, ADA, React(True), *OUT) for where in ("save", "opens")),
    *(Bad("last", ADA, move, *OUT) for move in (Protect(), Ready(), Tap(BEN))),
    Bad("task", ADA, Choose(0, None, BEN, True), *OUT),
    Bad("farewell", BEN, Shoot(CY), "not-your-turn"),
    Bad("farewell", KIM, Shoot(CY), "not-your-turn"),
    # Oneself, the eliminated, the sheltered, nobody there
    Bad("talk", BEN, CornerShot(BEN), *SHOOT_ELSE),
    Bad("talk", BEN, CornerShot(ADA), *GONE),
    Bad("talk", BEN, CornerShot(NOWHERE), NO_SEAT),
    Bad("sheltered", BEN, CornerShot(DEE), "they-are-sheltered", "MF-O44"),
    Bad("talk", CY, Tap(CY), *ELSE),
    Bad("talk", CY, Tap(ADA), *GONE),
    Bad("talk", CY, Tap(NOWHERE), NO_SEAT),
    Bad("farewell", ADA, Shoot(ADA), *SHOOT_ELSE),
    Bad("farewell", ADA, Shoot(NOWHERE), NO_SEAT),
    *(
        bad
        for who in (FAY, BEN, KIM, JOE)
        for bad in (
            Bad("swap", who, React(True, who), *ELSE),
            Bad("swap", who, React(True, NOWHERE), NO_SEAT),
            Bad("swap", who, React(False, who), *ELSE),
        )
    ),
    *(
        bad
        for who in (EVE, BEN, KIM, JOE)
        for bad in (
            Bad("opens", who, React(True, who), *ELSE),
            Bad("opens", who, React(True, ADA), *GONE),
            Bad("opens", who, React(True, NOWHERE), NO_SEAT),
            Bad("save", who, React(True, FAY), *NO_TARGET),
        )
    ),
    # Votes of and for those whom a card bars
    Bad("vote", BEN, Vote(DEE), "not-to-be-voted-for", "MF-O43"),
    Bad("vote", DEE, Vote(BEN), "no-ballot", "MF-O47"),
    # Twice
    *(
        Bad("answered", who, React(use), "answered-already", "MF-O41")
        for who in (GUS, BEN, JOE, IDA)
        for use in (True, False)
    ),
    # The switch, where there is none
    Bad("first task", KIM, Choose(0, BEN, None, True), "no-switch", "MF-O59"),
    Bad("first task", BEN, Choose(0, CY, None, True), "no-switch", "MF-O59"),
    Bad("recruited", KIM, Choose(2, None, BEN, True), "no-switch", "MF-O59"),
    Bad("recruited", BEN, Choose(2, None, CY, True), "no-switch", "MF-O59"),
    # Places that are no players
    *(
        Bad(where, place, move, "not-your-turn")
        for place in (HOST, MASTER, CHANCE, CLOCK, ROOM)
        for where, move in (
            ("talk", CornerShot(BEN)),
            ("talk", Tap(BEN)),
            ("save", React(True)),
            ("opens", React(True, BEN)),
            ("farewell", Shoot(BEN)),
        )
    ),
    *(
        Bad(where, nobody, move, NO_SEAT)
        for nobody in (NOWHERE, Seat(-6))
        for where, move in (("talk", CornerShot(BEN)), ("save", React(True)))
    ),
    # What the game master enters
    *(
        Bad("led talk", who, move, *MASTER_ONLY)
        for who in (BEN, ADA, HOST)
        for move in (PlaysCard(BEN, SHOT, CY), WrongPhase(BEN))
    ),
    Bad("talk", MASTER, PlaysCard(BEN, SHOT, CY), "app-leads", "MF-03"),
    Bad("talk", MASTER, WrongPhase(BEN), "app-leads", "MF-03"),
    Bad("led talk", MASTER, PlaysCard(BEN, SHOT, CY), PHONE),
    Bad("led task", MASTER, PlaysCard(KIM, Card.RECRUITMENT, BEN), PHONE),
    Bad("led save", MASTER, PlaysCard(GUS, Card.BANDAGE), PHONE),
    Bad("led farewell", MASTER, PlaysCard(ADA, Card.LAST_SHOT, BEN), PHONE),
    Bad("led talk", MASTER, PlaysCard(ADA, SHOT, CY), *GONE),
    Bad("led talk", MASTER, PlaysCard(NOWHERE, SHOT, CY), NO_SEAT),
    Bad("led away", MASTER, PlaysCard(BEN, WIRE, CY), *NOT_YOURS),
    Bad("led away", MASTER, PlaysCard(HAL, WIRE, CY), *NOT_YOURS),
    Bad("led away", MASTER, PlaysCard(BEN, SHOT), *NO_TARGET),
    Bad("led away", MASTER, PlaysCard(BEN, SHOT, BEN), *SHOOT_ELSE),
    Bad("led away", MASTER, PlaysCard(BEN, SHOT, ADA), *GONE),
    Bad("led away", MASTER, PlaysCard(BEN, SHOT, NOWHERE), NO_SEAT),
    Bad("led away", MASTER, PlaysCard(DEE, Card.SHELTER), "not-its-moment", "MF-O55"),
    Bad(
        "led away", MASTER, PlaysCard(EVE, Card.KIDNAPPING, CY), "not-its-moment", "MF-O55"
    ),
    Bad("led away at night", MASTER, PlaysCard(KIM, Card.RECRUITMENT, ADA), *GONE),
    Bad("led talk", MASTER, WrongPhase(ADA), *GONE),
    Bad("led talk", MASTER, WrongPhase(NOWHERE), NO_SEAT),
    Bad("led talk", MASTER, WrongPhase(HAL), "no-cards", "MF-107"),
    Bad("led talk", MASTER, WrongPhase(FAY), "no-cards", "MF-107"),
]


def label(bad: object) -> str:
    return f"{bad.where}: {bad.who} {bad.move}" if isinstance(bad, Bad) else str(bad)


every_bad_move = pytest.mark.parametrize("bad", BAD, ids=label)


@every_bad_move
def test_bad_input_is_refused_and_nothing_changes(bad: Bad) -> None:
    game = situation(bad.where)
    before = msgspec.json.encode(msgspec.structs.asdict(game.state))
    assert game.refusal(bad.who, bad.move) == (bad.code, bad.rule)
    assert msgspec.json.encode(msgspec.structs.asdict(game.state)) == before


@every_bad_move
def test_a_refusal_is_the_same_in_every_twin(bad: Bad) -> None:
    game, rng = situation(bad.where), Random(1)
    viewer = bad.who if bad.who < game.state.seats else None
    for _ in range(5):
        twin = game.imagined(viewer, rng)
        assert twin.refusal(bad.who, bad.move) == (bad.code, bad.rule)


@pytest.mark.parametrize("where", ["swap", "save", "opens", "farewell"])
def test_an_answer_before_its_time_is_refused_to_all_alike(where: str) -> None:
    """MF-103: and so is one after it"""
    game = situation(where)
    assert isinstance(game.phase, Window | Farewell)
    early, late = game.phase.call - 2_001, game.phase.clock.until
    answer: Move = React(True) if isinstance(game.phase, Window) else Shoot(None)
    asked = game.living if isinstance(game.phase, Window) else (game.phase.seat,)
    for seat in asked:
        assert game.refusal(seat, answer, early) == ("too-early", None)
        assert game.refusal(seat, answer, late) == ("not-now", None)


# Accepted, and nothing comes of it


class Idle(NamedTuple):
    where: str
    moves: dict[Seat, React]


NO_CARD = {seat: React(True) for seat in (BEN, CY, HAL, KIM, LEO)}
IDLE = [
    Idle("swap", {seat: React(True, HAL) for seat in (BEN, JOE, KIM)}),
    Idle("swap", {FAY: React(True)}),  # without a target
    Idle("save", {**NO_CARD, DEE: React(True), EVE: React(True), JOE: React(True)}),
    Idle("save", {IDA: React(True)}),
    Idle("opens", {seat: React(True, HAL) for seat in (BEN, CY, JOE, KIM, LEO, DEE)}),
    Idle("opens", {EVE: React(True)}),  # without a target
    Idle("opens", {EVE: React(False, BEN)}),
]


@pytest.mark.parametrize("idle", IDLE, ids=lambda idle: f"{idle.where} {[*idle.moves]}")
def test_what_cannot_be_used_is_not_used_and_not_refused(idle: Idle) -> None:
    """MF-93, MF-103, MF-C01.3, MF-C02.5: so no phone differs from another"""
    game = situation(idle.where)
    nothing = game.on()
    tried = game.after(*idle.moves.items()).on()
    for viewer in (None, *tried.living):
        views = [
            (each.table, None if viewer is None else each.hand(viewer).holding)
            for each in (nothing, tried)
        ]
        assert views[0] == views[1], viewer
    assert tried.table.plays == nothing.table.plays


@pytest.mark.parametrize(
    ("who", "target"), [(KIM, LEO), (LEO, BEN), (BEN, CY), (JOE, CY), (KIM, None)]
)
def test_a_switch_that_recruits_nobody_does_nothing(who: Seat, target: Seat) -> None:
    """MF-C03.1, MF-O38: of others than the holder, on somebody who wakes, or on nobody"""
    game = situation("task").called(two={who: target}, recruits=(who,)).on()
    assert isinstance(game.phase, Dawn)
    assert game.table.plays == situation("task").table.plays


@pytest.mark.parametrize(
    "move",
    [
        {"type": "React"},
        {"type": "React", "use": "maybe"},
        {"type": "React", "use": True, "target": [1, 2]},
        {"type": "React", "use": True, "target": 1, "second": 2},
        {"type": "React", "use": True, "target": -1},
        {"type": "CornerShot"},
        {"type": "CornerShot", "seat": None},
        {"type": "CornerShot", "seat": [1, 2]},
        {"type": "Tap", "seat": -1},
        {"type": "PlaysCard", "seat": 0, "card": "ace"},
        {"type": "PlaysCard", "seat": 0},
        {"type": "WrongPhase"},
        {"type": "Choose", "call": 0, "recruit": 3},
    ],
)
def test_what_is_no_move_is_none(move: dict[str, Any]) -> None:
    """MF-104, MF-C11.3, MF-C12.3: two targets, for instance"""
    match = Match("mafia", seats=12, seed=1, options={"cards": {"corner_shot": True}})
    with pytest.raises(MalformedMove):
        checked(match.game, move)
