"""Everything that may happen in a game of Spyfall."""

from typing import Annotated

from msgspec import Meta

from konspira import game
from konspira.game import Seat
from konspira.games.spyfall.record import WordedCard

AnySeat = Annotated[Seat, Meta(ge=0)]
PlaceIndex = Annotated[int, Meta(ge=0)]
LONGEST_TEXT = 200
MOST_QUESTIONS = 100  # in writing or from the deck, in one round
LEVELS = (0, 1, 2)  # hardly, it depends, yes always
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]

# Before a round


class Unpack(game.Move, frozen=True):
    """Chance lays out the list of places, and draws who deals first."""

    places: tuple[str, ...]
    dealer: AnySeat
    cards: tuple[WordedCard, ...] = ()  # the questions, if people ask from the deck


class PickDealer(game.Move, frozen=True):
    """The host: who looks most suspicious, or is oldest, deals first (SF2-32, SW-22)."""

    seat: AnySeat


class Start(game.Move, frozen=True):
    """Deal: at once, or by hand when everybody has seen the list (SF2-O38)."""


class Deal(game.Move, frozen=True):
    """The cards of a round, as drawn. A seat's role is empty if its card shows none."""

    place: PlaceIndex
    spies: tuple[AnySeat, ...]
    roles: tuple[str, ...]
    pile: tuple[int, ...] = ()  # the deck of questions, shuffled: their numbers


class Look(game.Move, frozen=True):
    """'I have seen my card', and with old buddies: 'I have opened my eyes'."""


class StartClock(game.Move, frozen=True):
    """The dealer opens the round (SF2-47, SW-31)."""


# Questions


class Ask(game.Move, frozen=True):
    """The asker turns to somebody; written down if people play far apart."""

    seat: AnySeat
    question: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


class Answer(game.Move, frozen=True):
    answer: Text


class AskCard(game.Move, frozen=True):
    """From the deck: whom, and which of the questions that lie open (SF2-O41)."""

    seat: AnySeat
    card: Annotated[int, Meta(ge=1)]


class AnswerCard(game.Move, frozen=True):
    """From the deck: 0 hardly, 1 it depends, 2 yes always (SF2-O41)."""

    answer: Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])]


class TakeBack(game.Move, frozen=True):
    """Aloud: a player who tapped on somebody by mistake asks anew."""


class StopClock(game.Move, frozen=True):
    """'I accuse ...': the clock stops before the name is said (SF2-68, SW-48)."""


class Withdraw(game.Move, frozen=True):
    """'... nobody after all': the clock goes on. The host may say it for them."""


class Accuse(game.Move, frozen=True):
    """Name a suspect and call a vote: once per round (SF2-68, SW-48)."""

    seat: AnySeat


class Vote(game.Move, frozen=True):
    guilty: bool


class Reveal(game.Move, frozen=True):
    """'I am the spy.' The button is on every phone; a non-spy's press does nothing."""


class Guess(game.Move, frozen=True):
    """The revealed spy names the place."""

    place: PlaceIndex


class MoreTime(game.Move, frozen=True):
    """The revealed spy thinks on, once."""


# Time is up


class Point(game.Move, frozen=True):
    """Point at a suspect in the straw poll; a later tap points at another (SF2-O40)."""

    seat: AnySeat


class OpenPoll(game.Move, frozen=True):
    """The host: enough pointing, and whoever has not pointed does not (SF2-O40)."""


class Nominate(game.Move, frozen=True):
    """Spyfall 2: name a suspect in the end-of-round vote (SF2-57, SF2-59)."""

    seat: AnySeat


class OpenVote(game.Move, frozen=True):
    """The talk about a suspect is over, and the table votes (SF2-60, SW-41)."""


# Between rounds


class NextRound(game.Move, frozen=True):
    """On to the next round; after the last one the game is over."""

    reshuffle: bool = False  # the played places come back into the game (SW-64)


class OneMoreRound(game.Move, frozen=True):
    """The host: a tie is played off (SF2-O21, SW-O14)."""


class Retire(game.Move, frozen=True):
    """The host: this player has left for good."""

    seat: AnySeat


# Whenever the table is stuck


class PassTurn(game.Move, frozen=True):
    """The host: go on without waiting for this seat."""

    seat: AnySeat


class VoidRound(game.Move, frozen=True):
    """The host: this round does not count; the same dealer deals again."""
