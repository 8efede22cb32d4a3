"""A game of Spyfall at one moment.

The phase is open to everybody. The secrets stand beside it: the cards of the round, and
the votes and the straw poll that are not complete yet.
"""

from functools import lru_cache

from msgspec import Struct

from konspira.game import Seat
from konspira.games.spyfall.options import BY_PHONE, Terms
from konspira.games.spyfall.phases import Phase, RoundOver, Turn, Unpacking
from konspira.games.spyfall.record import (
    Cards,
    Pointed,
    Question,
    Round,
    Trial,
    WordedCard,
)
from konspira.kit import Collect, Presence, Seats
from konspira.refusals import NOT_YOUR_TURN, Refusal

OPEN_CARDS = 5  # of the deck: so many questions to choose from


class State(Struct, frozen=True):
    terms: Terms
    scores: tuple[int, ...]
    phase: Phase = Unpacking()
    places: tuple[str, ...] = ()
    used: tuple[int, ...] = ()  # places that were played and have not come back
    dealer: Seat = Seat(0)
    round: int = 1
    talk: tuple[Question, ...] = ()  # in this round, in writing or from the deck
    questions: tuple[WordedCard, ...] = ()  # of this game, if people ask from the deck
    pile: tuple[int, ...] = ()  # the deck: those on top lie open, the asked go below
    trials: tuple[Trial, ...] = ()  # in this round
    poll: tuple[Pointed, ...] = ()  # in this round, when time was up
    asked: Seats = ()  # in this round, one after another
    withdrawn: Seats = ()  # who stopped the clock for nothing in this round
    history: tuple[Round, ...] = ()
    presence: Presence = Presence()
    gone: Seats = ()  # left for good; their points stay
    family: bool = False  # some places and roles stay in the box (SF2-O42)
    cards: Cards | None = None  # secret
    ballots: Collect[bool] = Collect()  # secret
    fingers: Collect[Seat] = Collect()  # secret, until the straw poll opens

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def ring(self) -> Seats:
        """Who plays, clockwise."""
        return ring_of(len(self.scores), self.gone)

    @property
    def present(self) -> Seats:
        """Who plays and can be waited for."""
        return self.presence.present(self.ring)

    @property
    def people_present(self) -> Seats:
        """The people who play and can be waited for: companions are not asked."""
        return self.presence.asked(self.ring)

    @property
    def askable(self) -> Seats:
        """Who takes part in the questions: for spoken ones nobody needs a phone."""
        return self.present if self.terms.asking in BY_PHONE else self.ring

    @property
    def deck(self) -> tuple[int, ...]:
        """The questions that lie open, for whoever asks."""
        return self.pile[:OPEN_CARDS]

    @property
    def next_dealer(self) -> Seat:
        return after(self.dealer, self.ring)

    @property
    def acting_dealer(self) -> Seat:
        """The dealer, between rounds the next one; while they are away, a deputy.

        A companion deals for nobody: it would start the clock before people are ready.
        """
        over = isinstance(self.phase, RoundOver)
        able = self.people_present or self.present
        return first_from(self.next_dealer if over else self.dealer, able)

    @property
    def last_round(self) -> bool:
        return self.round >= self.terms.rounds

    @property
    def unplayed(self) -> tuple[int, ...]:
        """The places that may still be dealt, and guessed."""
        return unplayed_of(len(self.places), self.used)

    @property
    def dealt(self) -> Cards:
        assert self.cards is not None, "between rounds there are no cards"
        return self.cards


def does_not_play(state: State, phase: Phase, seat: Seat) -> Refusal | None:
    return None if seat in state.ring else NOT_YOUR_TURN


# Asked for every hand of every room, and the same for a whole round.


@lru_cache(maxsize=256)
def ring_of(seats: int, gone: Seats) -> Seats:
    return tuple(Seat(seat) for seat in range(seats) if seat not in gone)


@lru_cache(maxsize=256)
def unplayed_of(places: int, used: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(place for place in range(places) if place not in used)


def first_from(seat: Seat, seats: Seats) -> Seat:
    """Return this seat, or the next of these, clockwise."""
    return next((other for other in seats if other >= seat), seats[0])


def after(seat: Seat, seats: Seats) -> Seat:
    """Return the next of these seats, clockwise (SF2-O27)."""
    return first_from(Seat(seat + 1), seats)


def answerable(seats: Seats, turn: Turn) -> Seats:
    """Return whom the asker may ask: anybody else but who has just asked them (SF2-53)."""
    others = tuple(s for s in seats if s not in (turn.asker, turn.barred))
    return others or tuple(s for s in seats if s != turn.asker)  # only one is left
