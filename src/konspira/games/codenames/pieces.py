"""What lies in the box: identities, the key, and where people sit."""

from enum import StrEnum
from random import Random

from msgspec import Struct

from konspira.game import Seat
from konspira.games.codenames.options import Variant

BOARD = 25  # CN-07


class Team(StrEnum):
    RED = "red"
    BLUE = "blue"

    __hash__ = (
        str.__hash__
    )  # an Enum's own is not in C, and teams are looked up all the time

    @property
    def rival(self) -> "Team":
        return RIVAL[self]


RIVAL = {Team.RED: Team.BLUE, Team.BLUE: Team.RED}


class Identity(StrEnum):
    RED = "red"
    BLUE = "blue"
    BYSTANDER = "bystander"
    ASSASSIN = "assassin"


AGENT = {Team.RED: Identity.RED, Team.BLUE: Identity.BLUE}
Key = tuple[Identity, ...]


def key_cards(starting: Team) -> list[Identity]:
    """Return a key: 9 agents of the starting team, 8, 7 bystanders, 1 assassin (CN-15)."""
    return [
        *[AGENT[starting]] * 9,
        *[AGENT[starting.rival]] * 8,
        *[Identity.BYSTANDER] * 7,
        Identity.ASSASSIN,
    ]


def draw_key(starting: Team, rng: Random) -> Key:
    cards = key_cards(starting)
    rng.shuffle(cards)
    return tuple(cards)


def starting_team(key: Key) -> Team | None:
    """Return whose lights the key shows (CN-16); None if this is not a key at all."""
    neutral = key.count(Identity.BYSTANDER), key.count(Identity.ASSASSIN)
    match len(key), neutral, agents(key):
        case 25, (7, 1), (9, 8):
            return Team.RED
        case 25, (7, 1), (8, 9):
            return Team.BLUE
        case _:
            return None


def agents(key: Key) -> tuple[int, int]:
    return key.count(Identity.RED), key.count(Identity.BLUE)


class Role(StrEnum):
    SPYMASTER = "spymaster"
    OPERATIVE = "operative"
    ONLOOKER = "onlooker"  # sits out
    RETIRED = "retired"  # was spymaster of this very game, so knows the key


class Place(Struct, frozen=True):
    """Where a seat stands. An operative without a team works for both (CN-112)."""

    role: Role
    team: Team | None = None

    @property
    def knows_key(self) -> bool:
        return self.role in KNOW_THE_KEY


# Before Python 3.12 a member of an Enum is looked up by a function whenever it is named, so
# what every view asks for is named once.
RETIRED = Role.RETIRED
KNOW_THE_KEY = (Role.SPYMASTER, Role.RETIRED)
Places = tuple[Place, ...]
OUT = Place(Role.ONLOOKER)
BOTH = Place(Role.OPERATIVE)
SPYMASTER = {team: Place(Role.SPYMASTER, team) for team in Team}
OPERATIVE = {team: Place(Role.OPERATIVE, team) for team in Team}


def first_places(variant: Variant, seats: int) -> Places:
    """Return the teams to start from; everybody may still change (CN-04)."""
    match variant:
        case Variant.ONE_TEAM:
            return (SPYMASTER[Team.RED], *[OPERATIVE[Team.RED]] * (seats - 1))
        case Variant.THREE_PLAYERS:
            return (*SPYMASTER.values(), *[BOTH] * (seats - 2))
        case Variant.TWO_TEAMS:
            pairs = [OPERATIVE[team] for team in Team] * ((seats - 1) // 2)
            return (*SPYMASTER.values(), *pairs[: seats - 2])


def spymaster_of(places: Places, team: Team) -> Seat | None:
    chair = SPYMASTER[team]
    return Seat(places.index(chair)) if chair in places else None


def operatives_of(places: Places, team: Team) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, place in enumerate(places) if works_for(place, team))


def leads(place: Place, team: Team) -> bool:
    return place == SPYMASTER[team]


def works_for(place: Place, team: Team) -> bool:
    return place == OPERATIVE[team] or place == BOTH


def seated(places: Places, seat: Seat, place: Place) -> Places:
    return (*places[:seat], place, *places[seat + 1 :])


def make_spymaster(places: Places, seat: Seat, team: Team) -> Places:
    """Make this seat the team's spymaster; the former one gets another place."""
    former = spymaster_of(places, team)
    if former is not None and former != seat:
        # Three players have three fixed places, so two of them change places.
        steps_down = places[seat] if BOTH in places else OPERATIVE[team]
        places = seated(places, former, steps_down)
    return seated(places, seat, SPYMASTER[team])
