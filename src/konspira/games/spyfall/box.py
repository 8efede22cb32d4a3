"""What the games in the two boxes have in common, and how random players play them."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from konspira.game import EndNow, Game, Move
from konspira.games.spyfall import moves
from konspira.games.spyfall.accusation import STOP_MS
from konspira.games.spyfall.imagine import imagine
from konspira.games.spyfall.moves import LEVELS
from konspira.games.spyfall.options import Asking, Box, Options
from konspira.games.spyfall.setup import deal, setup
from konspira.games.spyfall.straw_poll import POLL_MS
from konspira.games.spyfall.views import Hand, Table, awaited, hand, outcome, table
from konspira.law import Law

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "one-table": {},
    "turns": {"asking": "aloud"},
    "far-apart": {"asking": "written", "vote_seconds": 60},
}
# At a random table rounds are talked through, and seldom broken off.
WEIGHTS: Mapping[type[Move], float] = {
    moves.Reveal: 0.1,
    moves.Accuse: 0.2,
    moves.StopClock: 0.1,
    moves.Withdraw: 0.3,
    moves.TakeBack: 0.2,
    moves.MoreTime: 0.1,
    moves.OpenPoll: 0.1,
    moves.PickDealer: 0.2,
    moves.PassTurn: 0.1,
    moves.VoidRound: 0.1,
    EndNow: 0.02,
    moves.Retire: 0.1,
    moves.OneMoreRound: 0.1,
}
TRUST = 0.2  # so often a vote at a random table is a no


def question(table: Table, hand: Hand, rng: Random) -> str:
    written = table.terms.asking is Asking.WRITTEN
    return "What do you do here on Sundays?" if written else ""


def answer(table: Table, hand: Hand, rng: Random) -> str | int:
    """Return an answer in writing, or one of those to a question from the deck."""
    from_deck = table.terms.asking is Asking.DECK
    return rng.choice(LEVELS) if from_deck else "What everybody does."


def guilty(table: Table, hand: Hand, rng: Random) -> bool:
    return rng.random() > TRUST


def game_of(
    box: Box,
    law: Law,
    seats: range,
    options: type[Options],
    defaults_for: Callable[[int], Options],
) -> Game:
    """Return the game in a box: the shared engine, with its own options and book."""
    return Game(
        name=box.value,
        version=4,  # since time-up begins with a straw poll: SF2-O40
        seats=seats,
        options=options,
        table_type=Table,
        hand_type=Hand,
        law=law,
        setup=setup,
        deal=deal,
        awaited=awaited,
        table=table,
        hand=hand,
        outcome=outcome,
        imagine=imagine,
        defaults_for=defaults_for,
        presets=PRESETS,
        numbers={
            "longest_text": moves.LONGEST_TEXT,
            "stop_ms": STOP_MS,
            "poll_ms": POLL_MS,
        },
        weights=WEIGHTS,
        habits={"question": question, "answer": answer, "guilty": guilty},
    )
