"""Secret Identity. Everybody is one of eight characters, and shows it by pictograms alone.

All rules of the rulebook, and its co-operative game; ids such as ID-38 lead to
docs/rules/secret_identity.md. Where to find what: `options` what a group agrees on,
`pieces` what is in the box, `moves` what may happen, `state` a game at one moment, `law`
which move does what (with `setup`, `swap`, `clues`, `ballots`, `scoring`, `cooperative`
and `presence`, in the order of a round), `views` who sees what.
"""

from random import Random

from konspira.game import EndNow, Game
from konspira.games.secret_identity.cooperative import OBJECTION_MS
from konspira.games.secret_identity.imagine import imagine
from konspira.games.secret_identity.law import LAW
from konspira.games.secret_identity.moves import (
    ClearVote,
    ConfirmGuess,
    Decide,
    Leave,
    Object,
    Ready,
    SendBallot,
    SendClues,
)
from konspira.games.secret_identity.options import PRESETS, Options
from konspira.games.secret_identity.pieces import MOST_CARDS, NUMBERS
from konspira.games.secret_identity.setup import deal, setup
from konspira.games.secret_identity.state import Guessing, State, deadline
from konspira.games.secret_identity.views import (
    NAME,
    Hand,
    Table,
    awaited,
    hand,
    outcome,
    silent,
    table,
)


def listening(table: Table, hand: Hand, rng: Random) -> int:
    """Return what random guessers mark: mostly what the first of them has marked."""
    match table.phase:
        case Guessing(marks=(first, *_)) if rng.random() < 0.9:
            return first.number
        case _:
            return rng.choice(NUMBERS)


def next_safe(table: Table, hand: Hand, rng: Random) -> int:
    """Return for whom random voters choose a key: for somebody they have none for yet."""
    clues = [seat for seat, safe in enumerate(table.safes) if safe and seat != hand.seat]
    return rng.choice([s for s in clues if hand.ballot[s] is None] or clues)


def free_key(table: Table, hand: Hand, rng: Random) -> int:
    """Return a key that random voters choose: one that lies in no safe yet."""
    keys = [number for number in NUMBERS if number != hand.key]
    return rng.choice([key for key in keys if key not in hand.ballot] or keys)


GAME = Game(
    name=NAME,
    version=3,
    seats=range(3, 9),
    options=Options,
    table_type=Table,
    hand_type=Hand,
    law=LAW,
    setup=setup,
    deal=deal,
    awaited=awaited,
    table=table,
    hand=hand,
    outcome=outcome,
    deadline=deadline,
    imagine=imagine,
    silent=silent,
    presets=PRESETS,
    numbers={"most_cards": MOST_CARDS, "objection_ms": OBJECTION_MS},
    # What leads on is likelier, and a farewell is rare.
    weights={
        Ready: 4,
        SendClues: 3,
        SendBallot: 6,
        Leave: 0.05,
        EndNow: 0.02,
        ClearVote: 0.3,
        ConfirmGuess: 0.3,
        Object: 0.1,
        Decide: 0.1,
    },
    habits={
        "MarkGuess.number": listening,
        "SetVote.seat": next_safe,
        "SetVote.number": free_key,
    },
)

__all__ = ["GAME", "Hand", "Options", "State", "Table"]
