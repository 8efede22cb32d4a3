"""Spyfall 2: a local who is asked, who asks, and who unmasks the spy."""

from tools.practice.practice import Practice
from tools.practice.spyfall import (
    ANN,
    BEN,
    CLEO,
    DAN,
    GUEST,
    VERDICT,
    begin,
    start_the_clock,
)

from konspira.game import Seat
from konspira.games.spyfall.moves import Accuse, Ask, Look, StopClock, Vote

GAME = "spyfall2"
BAKERY = 4  # in every pack of places
SPY = CLEO


def play(practice: Practice) -> None:
    place = begin(practice, f"locations.{practice.language}", BAKERY, SPY, {})
    spy, other = practice.name(SPY), practice.name(BEN)
    practice.tells("spyfall2-places")
    practice.asks("spyfall2-card", Look(), at=("hold",))
    practice.says("spyfall2-looked", place=place)
    start_the_clock(practice)
    practice.happens(ANN, Ask(Seat(GUEST)), after=2_200)
    practice.tells("spyfall2-asked", name=practice.name(ANN))
    asked = practice.asks(
        "spyfall2-ask",
        Ask(Seat(SPY)),
        Ask(Seat(BEN)),
        at=(f"={spy}|={other}",),
        name=spy,
        other=other,
    )
    if asked == Ask(Seat(BEN)):
        practice.tells("spyfall2-innocent", name=other)
        practice.happens(BEN, Ask(Seat(SPY)), after=600)
    practice.tells("spyfall2-strange", name=spy, place=place)
    accuse(practice, spy)
    practice.says("spyfall2-vote")
    for seat in (DAN, ANN, BEN):
        practice.happens(seat, Vote(guilty=True), after=900)
    practice.reveals(VERDICT)
    practice.tells("spyfall2-end", name=spy)


def accuse(practice: Practice, spy: str) -> None:
    """Accuse a suspect: the clock stops first, unless the phone names somebody at once."""
    first = practice.asks(
        "spyfall2-accuse",
        StopClock(),
        Accuse(Seat(SPY)),
        at=("#spyfall-accuse", f"={spy}"),
        name=spy,
    )
    if first == StopClock():
        practice.asks("spyfall2-name", Accuse(Seat(SPY)), at=(f"={spy}",), name=spy)
