"""Us against the machine: people in one team, companions in the other."""

from collections.abc import Iterable
from random import Random

import pytest

from codenames.table import ADA, BEN, CY, DEE, ED, FAY, Game, choosing
from konspira.companions import Mind
from konspira.companions.codenames.seating import seating
from konspira.game import HOST, ROOM, NewSeat, Seat
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import (
    Assign,
    BecomeSpymaster,
    JoinTeam,
    LeaveTeam,
    ShuffleTeams,
    Start,
)
from konspira.games.codenames.pieces import OUT, Team

US, THEM = Team.RED, Team.BLUE
KIT, POP = Seat(2), Seat(3)


def apart(people: int = 2, companions: int = 2) -> Game:
    """People came first, and the room has told who is a companion."""
    seats = people + companions
    game = choosing(seats, against_companions=True)
    return game.companions(*map(Seat, range(people, seats)))


def team(game: Game, team: Team) -> list[int]:
    return [seat for seat, place in enumerate(game.state.places) if place.team is team]


def after_another(game: Game, companions: Iterable[int], *sat: Seat | None) -> Game:
    """The same table again: who sits where sat there in the last game, or is new."""
    state = codenames.setup(game.state.options, len(sat), game.state, sat)
    return Game(codenames, state).companions(*map(Seat, companions))


@pytest.mark.parametrize("people", range(2, 9))
def test_all_people_play_in_one_team_and_all_companions_in_the_other(people: int) -> None:
    """CN-O34"""
    game = apart(people)
    assert team(game, US) == [*range(people)]
    assert team(game, THEM) == [people, people + 1]
    assert game.state.spymaster(US) == ADA and game.state.spymaster(THEM) == people
    assert game.after((HOST, Start()))


def test_who_leads_a_team_where_they_belong_goes_on_leading_it() -> None:
    """CN-O34"""
    game = choosing(6, against_companions=True).companions(CY, ED)
    assert team(game, Team.BLUE) == [ADA, BEN, DEE, FAY], "where most of them were"
    assert game.state.spymaster(Team.BLUE) == BEN
    assert team(game, Team.RED) == [CY, ED] and game.state.spymaster(Team.RED) == CY


def test_companions_play_in_any_team_unless_the_group_wants_them_apart() -> None:
    """CN-02, CN-O34"""
    mixed = choosing(4).companions(KIT, POP)
    assert mixed.state.places == choosing(4).state.places


@pytest.mark.parametrize(("people", "companions"), [(3, 1), (1, 3), (4, 0)])
def test_where_either_side_is_too_small_for_a_team_they_play_together(
    people: int, companions: int
) -> None:
    """CN-03, CN-O34"""
    assert apart(people, companions).state.places == choosing(4).state.places


@pytest.mark.parametrize("variant", ["one-team", "three-players"])
def test_only_two_teams_can_be_set_apart(variant: str) -> None:
    """CN-97, CN-111, CN-O34"""
    seats = 3 if variant == "three-players" else 4
    game = choosing(seats, variant=variant, against_companions=True)
    assert game.companions(*map(Seat, range(2, seats))).state.places == game.state.places


def test_whose_seat_is_lent_while_teams_are_chosen_stays_with_the_people() -> None:
    """CN-O34"""
    game = apart().companions(BEN, KIT, POP)
    assert team(game, US) == [ADA, BEN]


def test_everybody_may_still_change_and_the_host_may_mix_them() -> None:
    """CN-02, CN-O34"""
    game = apart(4).after((HOST, Assign(Seat(4), US)), (DEE, JoinTeam(THEM)))
    assert team(game, US) == [0, 1, 2, 4] and team(game, THEM) == [3, 5]
    assert game.after((CY, BecomeSpymaster(US))).state.spymaster(US) == CY


def test_a_latecomer_picks_a_side_and_keeps_it() -> None:
    """CN-O29, CN-O34"""
    game = apart().after((ROOM, NewSeat(invited=False)))
    assert game.state.places[4] == OUT
    assert team(game.after((Seat(4), JoinTeam(US))), US) == [0, 1, 4]


def test_chance_draws_the_keys_anew_and_leaves_the_teams() -> None:
    """CN-02, CN-O34"""
    game = apart(4, 3).after((HOST, ShuffleTeams()))
    drawn = [codenames.deal(game.state, game.shelf, Random(seed)) for seed in range(60)]
    assert all([*map(team_of, one.places)] == [US] * 4 + [THEM] * 3 for one in drawn)
    chiefs = {seat for one in drawn for seat, place in enumerate(one.places) if key(place)}
    assert chiefs == {*range(7)}


def team_of(place: object) -> object:
    return getattr(place, "team", None)


def key(place: object) -> bool:
    return bool(getattr(place, "knows_key", False))


def test_in_the_next_game_they_are_apart_again_with_other_chiefs() -> None:
    """CN-115, CN-O34"""
    game = apart(3)
    again = after_another(game, (3, 4), ADA, BEN, CY, DEE, ED)
    assert team(again, US) == [0, 1, 2] and team(again, THEM) == [3, 4]
    assert (again.state.spymaster(US), again.state.spymaster(THEM)) == (BEN, ED)


def test_who_comes_for_the_next_game_joins_the_people_however_few_the_others_are() -> None:
    """CN-115, CN-O34"""
    again = after_another(apart(), (2, 3), ADA, BEN, CY, DEE, None, None, None)
    assert team(again, US) == [0, 1, 4, 5, 6] and team(again, THEM) == [2, 3]


def test_a_group_that_decides_to_play_against_them_is_set_apart_from_then_on() -> None:
    """CN-115, CN-O34"""
    mixed = choosing(6).companions(ED, FAY)
    agreed = apart(4).state.options
    state = codenames.setup(agreed, 6, mixed.state, tuple(map(Seat, range(6))))
    game = Game(codenames, state).companions(ED, FAY)
    assert team(game, THEM) == [ED, FAY]


# What companions do meanwhile


def wish(game: Game, seat: Seat, people: int) -> object:
    mind = Mind(seed=1, people=tuple(map(Seat, range(people))))
    return seating(game.table, game.hand(seat), mind)


def test_a_companion_takes_no_place_among_the_people_that_it_plays_against() -> None:
    game = apart(2, 3).after((BEN, LeaveTeam()))
    lack = game.table.lacking
    assert lack is not None and lack.team is US
    assert wish(game, Seat(3), 2) is None and wish(game, Seat(4), 2) is None
    mixed = choosing(5).companions(KIT, Seat(4)).after((DEE, LeaveTeam()))
    assert wish(mixed, Seat(4), 2) == JoinTeam(Team.BLUE)


def test_a_companion_that_knows_few_words_leads_its_own_all_the_same() -> None:
    game = apart(3)
    assert wish(game, Seat(3), 3) is None, "a person is free, and could not lead them"
    mixed = choosing(5).companions(ADA, KIT)
    mind = Mind(seed=1, people=(BEN, DEE, Seat(4)))
    assert isinstance(seating(mixed.table, mixed.hand(ADA), mind), JoinTeam)
