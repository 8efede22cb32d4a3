"""Star Wars Spyfall: the spy, who listens, bluffs and guesses the place."""

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
from konspira.games.spyfall.moves import Ask, Guess, Look, Reveal

GAME = "starwars"
SWAMPS = 7  # in every pack of the saga


def play(practice: Practice) -> None:
    place = begin(practice, f"saga.{practice.language}", SWAMPS, GUEST, {})
    ann, ben, cleo, dan = (practice.name(seat) for seat in (ANN, BEN, CLEO, DAN))
    practice.tells("starwars-places")
    practice.asks("starwars-card", Look(), at=("hold",))
    practice.says("starwars-spy")
    start_the_clock(practice)
    practice.happens(ANN, Ask(Seat(BEN)), after=2_200)
    practice.tells("starwars-listen", name=ann, other=ben)
    practice.happens(BEN, Ask(Seat(GUEST)), after=600)
    practice.tells("starwars-asked", name=ben)
    asked = practice.asks(
        "starwars-ask",
        Ask(Seat(CLEO)),
        Ask(Seat(DAN)),
        at=(f"={cleo}|={dan}",),
        name=cleo,
        other=dan,
    )
    answers = cleo if asked == Ask(Seat(CLEO)) else dan
    practice.tells("starwars-hint", name=answers)
    practice.asks("starwars-reveal", Reveal(), at=("key", "#spyfall-reveal"))
    practice.asks("starwars-guess", Guess(SWAMPS), at=(f"={place}", "key"))
    practice.reveals(VERDICT)
    practice.tells("starwars-end", place=place)
