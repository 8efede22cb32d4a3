"""Star Wars Spyfall: the spy, who listens, bluffs and guesses the place."""

from tools.trials.spyfall import ANN, BEN, CLEO, DAN, GUEST, VERDICT, begin, start_the_clock
from tools.trials.trial import Trial

from konspira.game import Seat
from konspira.games.spyfall.moves import Ask, Guess, Look, Reveal

GAME = "starwars"
SWAMPS = 7  # in every pack of the saga


def play(trial: Trial) -> None:
    place = begin(trial, f"saga.{trial.language}", SWAMPS, GUEST, {})
    ann, ben, cleo, dan = (trial.name(seat) for seat in (ANN, BEN, CLEO, DAN))
    trial.tells("starwars-places")
    trial.asks("starwars-card", Look(), at=("hold",))
    trial.says("starwars-spy")
    start_the_clock(trial)
    trial.happens(ANN, Ask(Seat(BEN)), after=2_200)
    trial.tells("starwars-listen", name=ann, other=ben)
    trial.happens(BEN, Ask(Seat(GUEST)), after=600)
    trial.tells("starwars-asked", name=ben)
    asked = trial.asks(
        "starwars-ask",
        Ask(Seat(CLEO)),
        Ask(Seat(DAN)),
        at=(f"={cleo}|={dan}",),
        name=cleo,
        other=dan,
    )
    answers = cleo if asked == Ask(Seat(CLEO)) else dan
    trial.tells("starwars-hint", name=answers)
    trial.asks("starwars-reveal", Reveal(), at=("key", "#spyfall-reveal"))
    trial.asks("starwars-guess", Guess(SWAMPS), at=(f"={place}", "key"))
    trial.reveals(VERDICT)
    trial.tells("starwars-end", place=place)
