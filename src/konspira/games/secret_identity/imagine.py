"""Describe who knows what independently of `views`.

The tests for leaks compare the two; a bot that searches can use it, too. Open
are the characters, the clues that were shown, the safes that were opened, and who is
done. All else is known to one seat: its cards, its key, its draft, its ballot.
"""

from random import Random

from msgspec.structs import replace

from konspira.game import Seat
from konspira.games.secret_identity.moves import Place
from konspira.games.secret_identity.pieces import MOST_CARDS, NUMBERS, Cards, Side
from konspira.games.secret_identity.state import (
    Ballot,
    Clues,
    Guessing,
    Scoring,
    State,
    Voting,
)

TRIES = 100


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """Return another state that a seat (None: an onlooker) cannot tell from this one."""
    me = -1 if seat is None else seat
    twin = replace(
        state,
        recent=tuple(tuple(rng.sample(game, len(game) // 2)) for game in state.recent),
        hands=other_hands(state.hands, me, rng),
        keys=other_keys(state, me, rng),
    )
    drafts = [
        draft if s == me else other_draft(twin, s, rng)
        for s, draft in enumerate(state.drafts)
    ]
    ballots = [
        ballot if s == me else other_ballot(twin, s, rng)
        for s, ballot in enumerate(state.ballots)
    ]
    return replace(twin, drafts=tuple(drafts), ballots=tuple(ballots))


def other_hands(hands: tuple[Cards, ...], me: int, rng: Random) -> tuple[Cards, ...]:
    """Return the cards of the others in any other order; how many they are is known."""
    pool = [card for seat, hand in enumerate(hands) if seat != me for card in hand]
    mixed = iter(rng.sample(pool, len(pool)))
    return tuple(
        hand if seat == me else tuple([next(mixed) for _ in hand])
        for seat, hand in enumerate(hands)
    )


def closed(state: State) -> set[int]:
    """Return the seats whose key nobody else knows yet."""
    match state.phase:
        case Scoring(order=order):
            return set(order)
        case Clues() | Voting() | Guessing():
            return {seat for seat, key in enumerate(state.keys) if key is not None}
        case _:
            return set()


def other_keys(state: State, me: int, rng: Random) -> tuple[int | None, ...]:
    """Return any numbers that are not known to belong to somebody.

    Nobody votes with their own number (ID-O05), so the votes in open safes rule some out.
    """
    hidden = closed(state) - {me}
    known = {key for seat, key in enumerate(state.keys) if seat not in hidden}
    rest = [number for number in NUMBERS if number not in known]
    for _ in range(TRIES):
        numbers = iter(rng.sample(rest, len(rest)))
        keys = tuple(
            next(numbers) if seat in hidden else key for seat, key in enumerate(state.keys)
        )
        if not any(keys[seat] in open_votes(state, seat) for seat in hidden):
            return keys
    return state.keys


def open_votes(state: State, seat: int) -> set[int]:
    hidden = closed(state)
    votes = enumerate(state.ballots[seat])
    return {vote for target, vote in votes if vote and target not in hidden}


def other_draft(twin: State, seat: int, rng: Random) -> tuple[Place, ...]:
    """Return another draft: known is whether there is a clue, not whether one was begun."""
    phase = twin.phase
    if not isinstance(phase, Clues) or seat not in phase.seats or seat in phase.skipped:
        return ()
    least = 1 if seat in phase.sent else 0
    cards = range(len(twin.hands[seat]))
    laid = rng.sample(cards, rng.randint(least, min(MOST_CARDS, len(cards))))
    return tuple(
        Place(card, rng.randrange(2), rng.randrange(2), rng.choice(list(Side)))
        for card in sorted(laid)
    )


def other_ballot(twin: State, seat: int, rng: Random) -> Ballot:
    """Return other votes in closed safes; those in open ones are known."""
    ballot, hidden = twin.ballots[seat], closed(twin)
    phase = twin.phase
    drafting = isinstance(phase, Voting) and seat in {*phase.seats} - {*phase.sent}
    taken = {twin.keys[seat], *open_votes(twin, seat)}
    free = [number for number in NUMBERS if number not in taken]
    numbers = iter(rng.sample(free, len(free)))

    def vote_for(target: int, vote: int | None) -> int | None:
        if target not in hidden:
            return vote
        may = drafting and target != seat and twin.safes[target] is not None
        return next(numbers) if (rng.random() < 0.5 if may else vote) else None

    return tuple(vote_for(target, vote) for target, vote in enumerate(ballot))
