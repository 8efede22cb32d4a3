"""Describe who knows what independently of `views`.

The tests for leaks compare the two; a bot that searches can use it, too.
"""

from random import Random

from msgspec.structs import replace

from konspira.game import Seat
from konspira.games.spyfall.phases import Guessing, Looking
from konspira.games.spyfall.record import Cards
from konspira.games.spyfall.state import State
from konspira.kit import Answer, Collect


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """Return another state that a seat (None: an onlooker) cannot tell from this one.

    The cards of the others, and how they voted or pointed, might be anything.
    """
    viewer = seat if seat is not None and seat in state.ring else None
    ballots = tuple(
        ballot if ballot.seat == viewer else Answer(ballot.seat, rng.random() < 0.5)
        for ballot in state.ballots.answers
    )
    cards = imagined_cards(state, state.cards, viewer, rng) if state.cards else None
    fingers = tuple(
        finger if finger.seat == viewer else imagined_finger(state, finger.seat, rng)
        for finger in state.fingers.answers
    )
    return replace(
        state,
        cards=cards,
        ballots=Collect(ballots),
        fingers=Collect(fingers),
        pile=imagined_pile(state, rng),
    )


def imagined_pile(state: State, rng: Random) -> tuple[int, ...]:
    """Return the deck with others to come than those that lie open and were asked."""
    known = {*state.deck, *(question.card for question in state.talk)}
    hidden = [card for card in state.pile if card not in known]
    others = iter(rng.sample(hidden, len(hidden)))
    return tuple(card if card in known else next(others) for card in state.pile)


def imagined_finger(state: State, seat: Seat, rng: Random) -> Answer[Seat]:
    return Answer(seat, rng.choice([other for other in state.ring if other != seat]))


def imagined_cards(state: State, cards: Cards, viewer: Seat | None, rng: Random) -> Cards:
    known = known_spies(state, cards, viewer)
    honest = {viewer} if viewer is not None and viewer not in cards.spies else set()
    rest = [seat for seat in state.ring if seat not in known and seat not in honest]
    spies = {*known, *rng.sample(rest, len(cards.spies) - len(known))}
    place = cards.place if honest else rng.choice(state.unplayed)
    roles = tuple(
        imagined_role(cards, Seat(seat), viewer, seat in spies, rng)
        for seat in range(state.seats)
    )
    return Cards(place, tuple(sorted(spies)), roles)


def known_spies(state: State, cards: Cards, viewer: Seat | None) -> set[Seat]:
    """Return those who have shown their card, oneself, and an old buddy one has met."""
    shown: set[Seat] = set()
    if isinstance(state.phase, Guessing):
        shown = {state.phase.seat, *(guess.seat for guess in state.phase.guesses)}
    if viewer in cards.spies:
        met = state.terms.old_buddies and not isinstance(state.phase, Looking)
        shown |= set(cards.spies) if met else {viewer}
    return shown


def imagined_role(
    cards: Cards, seat: Seat, viewer: Seat | None, spy: bool, rng: Random
) -> str:
    if seat == viewer:
        return cards.roles[seat]
    return "" if spy else rng.choice(["", "clown", "night watchman"])
