"""People in one team and companions in the other: us against the machine (CN-O34)."""

from random import Random

from konspira.game import CompanionSeats, Seat
from konspira.games.codenames.pieces import (
    OPERATIVE,
    Places,
    Team,
    make_spymaster,
    spymaster_of,
)

LEAST = 2  # in a team


def are_set_apart(asked_for: bool, known: tuple[Seat, ...], told: CompanionSeats) -> bool:
    """Return whether the teams are to be made by who is a companion.

    Only when a game first hears of companions: later ones play for people who are away,
    and these keep the team they are in.
    """
    return asked_for and not known and bool(told.seats)


def set_apart(places: Places, companions: tuple[Seat, ...]) -> Places:
    """Return places with all people in one team and all companions in the other.

    People play in the team that most of them are in. Who holds a key in the team where
    they belong keeps it. Where either side has too few for a team nothing changes.
    """
    people = [seat for seat in range(len(places)) if seat not in companions]
    if min(len(people), len(companions)) < LEAST:
        return places
    ours = team_of(places, people)
    teams = [ours.rival if seat in companions else ours for seat in range(len(places))]
    apart: Places = tuple(
        place if place.team is team else OPERATIVE[team]
        for place, team in zip(places, teams, strict=True)
    )
    for team in Team:
        if spymaster_of(apart, team) is None:
            apart = make_spymaster(apart, Seat(teams.index(team)), team)
    return apart


def team_of(places: Places, people: list[int]) -> Team:
    """Return the team that most of these are in; if they are halved, Red."""
    teams = [places[seat].team for seat in people]
    return max(Team, key=teams.count)


def keys_drawn(places: Places, rng: Random) -> Places:
    """Return the same teams, in which anybody may have the key."""
    for team in Team:
        members = [seat for seat, place in enumerate(places) if place.team is team]
        if members:
            places = make_spymaster(places, Seat(rng.choice(members)), team)
    return places
