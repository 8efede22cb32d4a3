"""Everything that may happen in a game of Mafia."""

from typing import Annotated

from msgspec import Meta

from konspira import game
from konspira.game import Seat
from konspira.games.mafia.cards import Card, Token
from konspira.games.mafia.state.phases import Slot
from konspira.games.mafia.state.record import Feeling

AnySeat = Annotated[Seat, Meta(ge=0)]
Chosen = AnySeat | None
LONGEST_LINE = 300
Line = Annotated[str, Meta(max_length=LONGEST_LINE)]


# Chance


class Deal(game.Move, frozen=True):
    """The tokens, one for each seat; and the cards, if there are any in the game."""

    tokens: tuple[Token, ...]
    cards: tuple[Card, ...] = ()


class DrawOrder(game.Move, frozen=True):
    """One order of the living seats, drawn at every nightfall (MF-O05)."""

    order: tuple[AnySeat, ...]


class DrawLot(game.Move, frozen=True):
    """One of the tied (MF-48)."""

    seat: AnySeat


# Every player


class Ready(game.Move, frozen=True):
    """'I have looked at my token'; in the talk, 'I am ready to vote'; then 'for the night'.

    Again: not yet; but who has looked, has.
    """

    ready: bool = True


class Choose(game.Move, frozen=True):
    """What a phone has chosen at a call of the night, or nothing.

    `one` belongs to the first task (whom the Agent looks at, whom the others suspect),
    `two` to the second (the Mafia's mark, whom the others trust). Every phone sends it at
    every call, so it tells nothing; what it means depends on the token. While Recruitment
    may come, every phone has the switch `recruit`: whom it marks is not the victim then.
    """

    call: Annotated[int, Meta(ge=0, le=999)]
    one: Chosen = None
    two: Chosen = None
    recruit: bool = False


class React(game.Move, frozen=True):
    """The answer of a phone at the call of a window: 'use', or 'let it be'.

    Every phone sends it, so it tells nothing; what it does depends on the card.
    """

    use: bool
    target: Chosen = None  # where some card of the window points at somebody


class CornerShot(game.Move, frozen=True):
    """The holder of Corner Shot puts somebody out (MF-C11.3)."""

    seat: AnySeat


class Tap(game.Move, frozen=True):
    """The holder of Wiretap looks at a token (MF-C07.3)."""

    seat: AnySeat


class Protect(game.Move, frozen=True):
    """The holder of Shelter or Safe Conduct lays it down (MF-C08.2, MF-C09.2)."""


class Vote(game.Move, frozen=True):
    seat: AnySeat


class EndSpeech(game.Move, frozen=True):
    """The speaking finalist has said enough."""


class Shoot(game.Move, frozen=True):
    """The last shot of somebody who has just been eliminated; None: at nobody."""

    seat: Chosen


class Say(game.Move, frozen=True):
    """A line of written talk; of the eliminated among themselves, if they may."""

    text: Line


class Bet(game.Move, frozen=True):
    """An eliminated player: whom will this council vote out? Sealed until the end.

    At night: whom will the Mafia choose?
    """

    seat: AnySeat


class Feel(game.Move, frozen=True):
    """An eliminated player shows a small face to the others who are out."""

    feeling: Feeling


class AgreeToRemove(game.Move, frozen=True):
    """A living player agrees that somebody who is away shall go. Again: not so."""

    seat: AnySeat
    agree: bool = True


# The host


class LetAppLead(game.Move, frozen=True):
    """The game master is lost: the app leads on."""


class Remove(game.Move, frozen=True):
    """Somebody who was away for a whole turn goes, if two thirds agree (MF-O64)."""

    seat: AnySeat


# The game master, and partly the host


class Next(game.Move, frozen=True):
    """On to the next step."""


class MoreTime(game.Move, frozen=True):
    """Half a minute more for this step of the council."""


class CallVote(game.Move, frozen=True):
    """The talk is over."""


class CallLot(game.Move, frozen=True):
    """Draw the lot now."""


class CallNight(game.Move, frozen=True):
    """Night falls, though not all have looked, or are ready for it (MF-O71, MF-O70)."""


class EnterChoice(game.Move, frozen=True):
    """The choice of a seat without a phone in one task of the night; None: nobody."""

    seat: AnySeat
    slot: Slot  # FIRST or SECOND
    target: Chosen


class EnterBallot(game.Move, frozen=True):
    """The ballot of a seat without a phone."""

    seat: AnySeat
    target: AnySeat


class Exclude(game.Move, frozen=True):
    """Caught peeking: out at once (MF-64)."""

    seat: AnySeat


class PlaysCard(game.Move, frozen=True):
    """Somebody without a phone plays the card they hold, at its moment."""

    seat: AnySeat
    card: Card
    target: Chosen = None


class WrongPhase(game.Move, frozen=True):
    """A card was shown in the wrong phase: its holder is out (MF-107)."""

    seat: AnySeat


class PutBack(game.Move, frozen=True):
    """Somebody was eliminated by mistake in this phase."""

    seat: AnySeat


class HandToApp(game.Move, frozen=True):
    """The game master hands the game over to the app."""
