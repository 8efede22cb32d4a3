"""What a player can do, listed from what that player sees."""

from random import Random
from typing import Any

from konspira.game import Offer, Seat
from konspira.games.secret_identity import moves
from konspira.games.secret_identity.ballots import targets
from konspira.games.secret_identity.moves import Move
from konspira.games.secret_identity.people import skippable
from konspira.games.secret_identity.pieces import MOST_CARDS, NUMBERS, PLACES, Side
from konspira.games.secret_identity.state import Characters, Guessing
from konspira.games.secret_identity.views import Hand, Table

Choices = dict[str, tuple[Any, ...]]
# How likely a kind is beside the others, so that random games come to an end.
WEIGHTS = {
    "Ready": 4,
    "SendClues": 3,
    "SendBallot": 6,
    "Leave": 0.05,
    "EndNow": 0.02,
    "ClearVote": 0.3,
}


def offers(table: Table, hand: Hand) -> tuple[Offer, ...]:
    """Every move open to the holder of this hand."""
    return tuple(Offer(kind, choices(table, hand, kind)) for kind in hand.may)


def choices(table: Table, hand: Hand, kind: str) -> Choices:
    match kind:
        case "Flag":
            return {"slot": flaggable(table)}
        case "Consent":
            return {"slot": unanswered(table, hand), "yes": (True, False)}
        case "Place":
            half = (0, 1)
            return {
                "card": placeable(hand),
                "face": half,
                "end": half,
                "side": tuple(Side),
            }
        case "TakeBack":
            return {"card": tuple(laid.card for laid in hand.draft)}
        case "SetVote":
            numbers = tuple(number for number in NUMBERS if number != hand.key)
            return {"seat": targets(table.safes, hand.seat), "number": numbers}
        case "ClearVote":
            return {"seat": tuple(Seat(s) for s, vote in enumerate(hand.ballot) if vote)}
        case "MarkGuess":
            return {"number": NUMBERS}
        case "Skip":
            return {"seat": skippable(table.phase, table.waiting, table.missing)}
        case "Leave":
            seats = map(Seat, range(len(table.scores)))
            return {"seat": tuple(seat for seat in seats if seat not in table.gone)}
        case _:
            return {}


def flaggable(table: Table) -> tuple[int, ...]:
    if not isinstance(table.phase, Characters):  # together, the new one alone
        return () if table.fresh is None else (table.fresh,)
    spoken_of = {*table.phase.kept, *(p.slot for p in table.phase.proposals)}
    return tuple(slot for slot in range(PLACES) if slot not in spoken_of)


def unanswered(table: Table, hand: Hand) -> tuple[int, ...]:
    assert isinstance(table.phase, Characters), "only there is an answer offered"
    return tuple(p.slot for p in table.phase.proposals if hand.seat not in p.agreed)


def placeable(hand: Hand) -> tuple[int, ...]:
    """Any card; with three of them laid, only these may still be turned and moved."""
    if len(hand.draft) == MOST_CARDS:
        return tuple(laid.card for laid in hand.draft)
    return tuple(range(len(hand.cards)))


def random_move(table: Table, hand: Hand, rng: Random) -> Move | None:
    """Any legal move of this seat. What leads on is likelier, a farewell is rare, and a
    team mostly listens to whoever spoke first.
    """
    open_to_me = offers(table, hand)
    if not open_to_me:
        return None
    weights = [WEIGHTS.get(offer.kind, 1) for offer in open_to_me]
    offer = rng.choices(open_to_me, weights)[0]
    fields = {name: rng.choice(values) for name, values in offer.choices.items()}
    match table.phase:
        case Guessing(marks=(first, *_)) if offer.kind == "MarkGuess":
            fields["number"] = rng.choice([first.number] * 9 + [fields["number"]])
    move: Move = getattr(moves, offer.kind)(**fields)
    return move
