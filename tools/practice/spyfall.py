"""What both Spyfall boxes share: who sits where, and how a round begins."""

from typing import Any

from tools.practice.practice import Practice

from konspira.game import HOST, Seat
from konspira.games.spyfall.moves import Deal, Look, Start, StartClock, Unpack
from konspira.games.spyfall.phases import Questioning
from konspira.packs import LocationPack

ANN, BEN, GUEST, CLEO, DAN = range(5)
FRIENDS = (ANN, BEN, CLEO, DAN)
OPTIONS: dict[str, Any] = {"asking": "aloud", "rounds": 1}
VERDICT = 6_500  # how long a verdict takes, in milliseconds


def begin(
    practice: Practice, pack: str, place: int, spy: int, options: dict[str, Any]
) -> str:
    """Deal the cards, which nobody has looked at yet; return the name of the place."""
    practice.sit(5, GUEST, {**OPTIONS, **options, "pack": pack})
    locations = practice.packs.find(LocationPack, pack).locations
    practice.deal(Unpack(tuple(location.name for location in locations), Seat(ANN)))
    practice.quietly(HOST, Start())
    roles = iter(locations[place].roles)
    cards = tuple("" if seat == spy else next(roles, "") for seat in range(5))
    practice.deal(Deal(place, (Seat(spy),), cards))
    practice.show()
    return locations[place].name


def start_the_clock(practice: Practice) -> None:
    for seat in FRIENDS:
        practice.happens(seat, Look(), after=500)
    if not isinstance(practice.state.phase, Questioning):
        practice.happens(ANN, StartClock(), after=900)
