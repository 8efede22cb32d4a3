"""What both Spyfall boxes share: who sits where, and how a round begins."""

from typing import Any

from tools.trials.trial import Trial

from konspira.game import HOST, Seat
from konspira.games.spyfall.moves import Deal, Look, Start, StartClock, Unpack
from konspira.games.spyfall.phases import Questioning
from konspira.packs import LocationPack

ANN, BEN, GUEST, CLEO, DAN = range(5)
FRIENDS = (ANN, BEN, CLEO, DAN)
OPTIONS: dict[str, Any] = {"asking": "aloud", "rounds": 1}
VERDICT = 6_500  # how long a verdict takes, in milliseconds


def begin(trial: Trial, pack: str, place: int, spy: int, options: dict[str, Any]) -> str:
    """Deal the cards, which nobody has looked at yet; return the name of the place."""
    trial.sit(5, GUEST, {**OPTIONS, **options, "pack": pack})
    locations = trial.packs.find(LocationPack, pack).locations
    trial.deal(Unpack(tuple(location.name for location in locations), Seat(ANN)))
    trial.quietly(HOST, Start())
    roles = iter(locations[place].roles)
    cards = tuple("" if seat == spy else next(roles, "") for seat in range(5))
    trial.deal(Deal(place, (Seat(spy),), cards))
    trial.show()
    return locations[place].name


def start_the_clock(trial: Trial) -> None:
    for seat in FRIENDS:
        trial.happens(seat, Look(), after=500)
    if not isinstance(trial.state.phase, Questioning):
        trial.happens(ANN, StartClock(), after=900)
