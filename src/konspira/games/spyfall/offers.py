"""What a player can do, listed from what that player sees."""

from collections.abc import Mapping
from random import Random
from typing import Any

from konspira.game import HOST, Offer, Seat
from konspira.games.spyfall import moves
from konspira.games.spyfall.moves import Move
from konspira.games.spyfall.options import Asking
from konspira.games.spyfall.state import (
    Judging,
    Looking,
    Meeting,
    Nominating,
    Questioning,
    answerable,
    askable,
    may_reshuffle,
    present_of,
    ring_of,
    unplayed,
)
from konspira.games.spyfall.views import Hand, Table
from konspira.law import combinations

# How often each kind of move is made at a random table: rounds are talked through, and
# seldom broken off.
WEIGHTS = {
    "Reveal": 1,
    "Accuse": 2,
    "StopClock": 1,
    "Withdraw": 3,
    "TakeBack": 2,
    "MoreTime": 1,
    "PickDealer": 2,
    "PassTurn": 1,
    "VoidRound": 1,
    "EndNow": 0.2,
    "Retire": 1,
    "OneMoreRound": 1,
}
OFTEN = 10
QUESTION = "What do you do here on Sundays?"
TRUST = 0.2  # so often a vote at a random table is a no


def offers(table: Table, hand: Hand) -> tuple[Offer, ...]:
    """Every move open to the holder of this hand; only what is written is free."""
    return tuple(Offer(kind, choices(table, hand, kind)) for kind in hand.may)


def choices(table: Table, hand: Hand, kind: str) -> Mapping[str, tuple[Any, ...]]:
    ring = ring_of(len(table.scores), table.gone)
    match kind:
        case "Ask":
            return to_ask(table)
        case "Accuse" | "Nominate":
            return {"seat": tuple(seat for seat in ring if seat != hand.seat)}
        case "PickDealer" | "Retire":
            return {"seat": ring}
        case "PassTurn":
            return {"seat": waited_for(table, ring)}
        case "Vote":
            return {"guilty": (True, False)}
        case "Guess":
            return {"place": unplayed(len(table.places), table.used)}
        case "NextRound":
            may = hand.seat == HOST and may_reshuffle(table.terms, table.used, table.round)
            return {"reshuffle": (False, True) if may else (False,)}
        case _:
            return {}


def to_ask(table: Table) -> Mapping[str, tuple[Any, ...]]:
    phase = table.phase
    assert isinstance(phase, Questioning), "nobody asks at another time"
    ring = ring_of(len(table.scores), table.gone)
    targets = answerable(askable(table.terms.asking, ring, table.missing), phase.turn)
    if table.terms.asking is Asking.WRITTEN:
        return {"seat": targets}
    return {"seat": targets, "question": ("",)}


def waited_for(table: Table, ring: tuple[Seat, ...]) -> tuple[Seat, ...]:
    match table.phase:
        case Looking(seen=seen) | Meeting(seen=seen):
            return tuple(seat for seat in ring if seat not in seen)
        case Questioning(turn=turn):
            return () if turn.due is None else (turn.due,)
        case Nominating(seat=seat):
            return (seat,)
        case Judging(suspect=suspect, until=None, voted=voted, excused=excused):
            present = present_of(ring, table.missing)
            done = {suspect, *voted, *excused}
            return tuple(seat for seat in present if seat not in done)
        case _:
            return ()


def random_move(table: Table, hand: Hand, rng: Random) -> Move | None:
    open_now = offers(table, hand)
    if not open_now:
        return None
    weights = [WEIGHTS.get(offer.kind, OFTEN) for offer in open_now]
    offer = rng.choices(open_now, weights)[0]
    if offer.kind == "Vote":
        return moves.Vote(rng.random() > TRUST)
    kind = getattr(moves, offer.kind)
    text = {"question": QUESTION, "words": QUESTION}
    free = {f: text[f] for f in kind.__struct_fields__ if f not in offer.choices}
    move: Move = kind(**rng.choice(list(combinations(offer))), **free)
    return move
