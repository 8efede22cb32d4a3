"""Who plays where in the next game of a group, of which some may be new (CN-115)."""

from collections import Counter

from konspira.game import Seat
from konspira.games.codenames.options import Variant
from konspira.games.codenames.pieces import (
    BOTH,
    OPERATIVE,
    Place,
    Places,
    Role,
    Team,
    first_places,
    make_spymaster,
    spymaster_of,
)

Sat = tuple[Seat | None, ...]
"""Where each seat's holder sat in the last game; None: nowhere."""


def next_places(variant: Variant, former: Places, same_variant: bool, sat: Sat) -> Places:
    """Keep the teams and pass their keys on; newcomers fill up the smaller team."""
    if not same_variant:
        return fresh_places(variant, former, sat)
    if variant is Variant.THREE_PLAYERS:
        return next_three(former, sat)
    teams = next_teams(variant, former, sat)
    places: Places = tuple(OPERATIVE[team] for team in teams)
    for team in sorted(set(teams)):
        places = make_spymaster(places, heir(former, sat, team, teams), team)
    return places


def fresh_places(variant: Variant, former: Places, sat: Sat) -> Places:
    """Make other teams; the keys go to those who have not just had one."""

    def in_line(seat: int) -> tuple[bool, int]:
        place = place_of(former, sat[seat])
        return place is not None and place.knows_key, seat

    order = sorted(range(len(sat)), key=in_line)
    dealt = dict(zip(order, first_places(variant, len(sat)), strict=True))
    return tuple(dealt[seat] for seat in range(len(sat)))


def place_of(former: Places, old: Seat | None) -> Place | None:
    """Return where somebody played in the last game; None: they are new, or sat it out."""
    place = None if old is None else former[old]
    return None if place is None or place.role is Role.ONLOOKER else place


def next_teams(variant: Variant, former: Places, sat: Sat) -> list[Team]:
    """Keep everybody in their team; even the teams out if people came or went."""
    if variant is Variant.ONE_TEAM:
        return [Team.RED] * len(sat)
    stay = {s: place.team for s, old in enumerate(sat) if (place := place_of(former, old))}
    teams = {seat: team for seat, team in stay.items() if team is not None}
    for seat in range(len(sat)):
        if seat not in teams:
            teams[seat] = smaller(teams)
    if len(stay) != len(former):
        while abs(surplus(teams)) > 1:
            team = smaller(teams)
            teams[max(seat for seat in teams if teams[seat] is team.rival)] = team
    return [teams[seat] for seat in range(len(sat))]


def surplus(teams: dict[int, Team]) -> int:
    """Return how many more people Red has than Blue."""
    sizes = Counter(teams.values())
    return sizes[Team.RED] - sizes[Team.BLUE]


def smaller(teams: dict[int, Team]) -> Team:
    return Team.BLUE if surplus(teams) > 0 else Team.RED


def heir(former: Places, sat: Sat, team: Team, teams: list[Team]) -> Seat:
    """Return the next spymaster, clockwise from the last; newcomers come last."""
    leader = spymaster_of(former, team)
    start = -1 if leader is None else leader

    def in_line(seat: int) -> tuple[bool, bool, int]:
        old = sat[seat]
        if old is None:
            return False, True, seat
        return old == leader, False, (old - start - 1) % len(former)

    members = [seat for seat, side in enumerate(teams) if side is team]
    return Seat(min(members, key=in_line))


def next_three(former: Places, sat: Sat) -> Places:
    """Move three players up by one place; a newcomer takes the place that is left."""
    if len(former) != len(sat) or BOTH not in former:  # somebody took over a key, or joined
        return fresh_places(Variant.THREE_PLAYERS, former, sat)
    rotated = (*former[-1:], *former[:-1])
    left = iter([place for old, place in enumerate(rotated) if old not in sat])
    return tuple(next(left) if old is None else rotated[old] for old in sat)
