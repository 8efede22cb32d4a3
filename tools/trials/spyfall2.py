"""Spyfall 2: a local who is asked, who asks, and who unmasks the spy."""

from tools.trials.spyfall import ANN, BEN, CLEO, DAN, GUEST, VERDICT, begin, start_the_clock
from tools.trials.trial import Trial

from konspira.game import Seat
from konspira.games.spyfall.moves import Accuse, Ask, Look, StopClock, Vote

GAME = "spyfall2"
BAKERY = 4  # in every pack of places
SPY = CLEO


def play(trial: Trial) -> None:
    place = begin(trial, f"locations.{trial.language}", BAKERY, SPY, {})
    spy, other = trial.name(SPY), trial.name(BEN)
    trial.tells("spyfall2-places")
    trial.asks("spyfall2-card", Look(), at=("hold",))
    trial.says("spyfall2-looked", place=place)
    start_the_clock(trial)
    trial.happens(ANN, Ask(Seat(GUEST)), after=2_200)
    trial.tells("spyfall2-asked", name=trial.name(ANN))
    asked = trial.asks(
        "spyfall2-ask",
        Ask(Seat(SPY)),
        Ask(Seat(BEN)),
        at=(f"={spy}|={other}",),
        name=spy,
        other=other,
    )
    if asked == Ask(Seat(BEN)):
        trial.tells("spyfall2-innocent", name=other)
        trial.happens(BEN, Ask(Seat(SPY)), after=600)
    trial.tells("spyfall2-strange", name=spy, place=place)
    accuse(trial, spy)
    trial.says("spyfall2-vote")
    for seat in (DAN, ANN, BEN):
        trial.happens(seat, Vote(guilty=True), after=900)
    trial.reveals(VERDICT)
    trial.tells("spyfall2-end", name=spy)


def accuse(trial: Trial, spy: str) -> None:
    """Accuse a suspect: the clock stops first, unless the phone names somebody at once."""
    first = trial.asks(
        "spyfall2-accuse",
        StopClock(),
        Accuse(Seat(SPY)),
        at=("#spyfall-accuse", f"={spy}"),
        name=spy,
    )
    if first == StopClock():
        trial.asks("spyfall2-name", Accuse(Seat(SPY)), at=(f"={spy}",), name=spy)
