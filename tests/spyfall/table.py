"""A table of Spyfall for tests: known places, known people, and time that passes.

Everybody is on the beach, and Ada deals. The last of the ring is the spy, the last two if
there are two: Fay among six, Ida and Joe among ten. Every move comes a second after the
last. Both boxes are played here: Spyfall 2, unless a test says otherwise, with questions
aloud, where the phones keep the turns, and people say when to deal and to start the clock.
The deck of questions, if people ask from it, has nine cards, which lie in order.
"""

from random import Random
from typing import Any

import pytest
from game_table import GameTable

from konspira.game import CHANCE, HOST, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Deal,
    Guess,
    Look,
    NextRound,
    OpenPoll,
    OpenVote,
    Point,
    Reveal,
    Start,
    StartClock,
    Unpack,
    Vote,
)
from konspira.games.spyfall.phases import (
    Facing,
    Guessing,
    Meeting,
    Phase,
    Pointing,
    Questioning,
    Turn,
)
from konspira.games.spyfall.record import Round, WordedCard
from konspira.games.spyfall.spyfall2 import GAME as spyfall2
from konspira.games.spyfall.starwars import GAME as starwars
from konspira.games.spyfall.state import State
from konspira.games.spyfall.views import Hand, Table
from konspira.packs.shelf import Shelf

PEOPLE = tuple(Seat(seat) for seat in range(12))
ADA, BEN, CY, DEE, EVE, FAY, GUS, HAL, IDA, JOE, KIM, LEO = PEOPLE
PLACES = (
    *("beach", "bank", "circus", "hotel", "school", "theatre", "zoo", "farm", "airport"),
    *("castle", "bakery", "harbour"),
)
BEACH, BANK, CIRCUS = range(3)
DECK = tuple(
    WordedCard(number, f"Question {number}?", (("no", "nay"), ("so",), ("yes", "aye")))
    for number in range(1, 10)
)
SHELF = Shelf()
ALOUD: dict[str, Any] = {"asking": "aloud", "start_by_hand": True}

SPYFALL2: AnyGame = spyfall2
STARWARS: AnyGame = starwars
both_boxes = pytest.mark.parametrize(
    "box", [SPYFALL2, STARWARS], ids=["spyfall2", "starwars"]
)


class Game(GameTable[State, Phase, Table, Hand]):
    """A game of Spyfall at one moment."""

    pace = 1_000

    def votes(self, *no: Seat) -> "Game":
        """After everybody who has not voted yet has: yes, but for these."""
        game = self.after((HOST, OpenVote())) if isinstance(self.phase, Facing) else self
        for seat in sorted(game.awaited):
            game = game.after((seat, Vote(seat not in no)))
        return game

    def trial(self, accuser: Seat, suspect: Seat, *no: Seat) -> "Game":
        """After an accusation and the whole vote on it."""
        return self.after((accuser, Accuse(suspect))).votes(*no)

    def out_of_time(self) -> "Game":
        """After the clock has run out, and nobody has pointed at anybody."""
        return self.time_up().after((HOST, OpenPoll()))

    def pointed(self, at: dict[Seat, Seat]) -> "Game":
        """After these have pointed at somebody in the straw poll."""
        assert isinstance(self.phase, Pointing)
        return self.after(*((seat, Point(suspect)) for seat, suspect in at.items()))

    def looked(self) -> "Game":
        """After everybody who has to look has looked."""
        return self.after(*((seat, Look()) for seat in self.may("Look")))

    def next_round(
        self, place: int = BANK, spies: tuple[Seat, ...] = (), *, reshuffle: bool = False
    ) -> "Game":
        """After the deal of another round; the last of the ring are the spies again."""
        game = self.after((HOST, NextRound(reshuffle)))
        return game.after((CHANCE, cards(game.state, place, spies)))

    @property
    def turn(self) -> Turn:
        assert isinstance(self.phase, Questioning), self.phase
        return self.phase.turn

    @property
    def clock(self) -> int:
        """Milliseconds left of the round."""
        assert isinstance(self.phase, Questioning), self.phase
        return self.phase.until - self.now

    @property
    def last(self) -> Round:
        """The round that was finished last."""
        return self.table.history[-1]

    @property
    def points(self) -> tuple[int, ...]:
        return self.table.scores


def unpacked(
    seats: int = 6,
    box: AnyGame = SPYFALL2,
    places: tuple[str, ...] = PLACES,
    **chosen: Any,
) -> Game:
    """The list of places is known; nobody has any cards yet. It is moment 0."""
    game = Game.set_up(box, seats, **{**ALOUD, **chosen})
    deck = DECK if chosen.get("asking") == "deck" else ()
    return game.at(0, CHANCE, Unpack(places, ADA, deck))


def dealt(
    seats: int = 6,
    box: AnyGame = SPYFALL2,
    undercover: tuple[Seat, ...] = (),
    place: int = BEACH,
    **chosen: Any,
) -> Game:
    """Everybody has a card, and nobody has looked at it. The spies are `undercover`."""
    game = unpacked(seats, box, **chosen).at(0, HOST, Start())
    return game.at(0, CHANCE, cards(game.state, place, undercover))


def cards(state: State, place: int, spies: tuple[Seat, ...] = ()) -> Deal:
    spies = spies or state.ring[-state.terms.spies :]
    role = "role {}".format if state.terms.roles else "".format
    hold = [seat for seat in state.ring if seat not in spies]
    roles = tuple(role(seat) if seat in hold else "" for seat in range(state.seats))
    return Deal(place, spies, roles, tuple(card.number for card in state.questions))


def asking(
    seats: int = 6,
    box: AnyGame = SPYFALL2,
    undercover: tuple[Seat, ...] = (),
    place: int = BEACH,
    **chosen: Any,
) -> Game:
    """The clock runs, and Ada asks."""
    return started(dealt(seats, box, undercover, place, **chosen))


def started(game: Game) -> Game:
    """After everybody has looked and the dealer has started the clock."""
    game = game.looked()
    if isinstance(game.phase, Meeting):
        game = game.looked()
    return game.after((game.may("StartClock")[0], StartClock()))


def timed_out(seats: int = 6, box: AnyGame = SPYFALL2, **chosen: Any) -> Game:
    """Time is up, nobody was accused or pointed at, and the lap of votes begins."""
    return asking(seats, box, **chosen).out_of_time()


def drawn(seed: int, seats: int = 6, box: AnyGame = SPYFALL2, **chosen: Any) -> Deal:
    """The cards that chance deals from the packs of the shelf."""
    rng = Random(seed)
    game = Game.set_up(box, seats, **chosen)
    game = game.at(0, CHANCE, box.deal(game.state, SHELF, rng)).at(0, HOST, Start())
    deal = box.deal(game.state, SHELF, rng)
    assert isinstance(deal, Deal)
    game.at(0, CHANCE, deal)
    return deal


def round_over(seats: int = 6, box: AnyGame = SPYFALL2, **chosen: Any) -> Game:
    """The first round is over: the spies have named the beach, and have 4 points each."""
    return ended(dealt(seats, box, **chosen))


def ended(game: Game) -> Game:
    """After the rest of a round that has just been dealt: the spies name the place."""
    game, place = started(game), game.state.dealt.place
    game = game.after((game.state.dealt.spies[0], Reveal()))
    while isinstance(game.phase, Guessing):
        game = game.after((game.phase.seat, Guess(place)))
    return game
