"""Who is asked where companions sit among people."""

import pytest

from konspira.game import ROOM, Act, CompanionSeats, Contact, Game, IllegalMove, Seat
from konspira.games import GAMES
from konspira.games.spyfall.phases import Judging, Looking
from konspira.kit import Presence, Seats, asked_in

ADA, BEN, CY, DEE = map(Seat, range(4))
ALL: Seats = (ADA, BEN, CY, DEE)
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def there(*companions: Seat, away: Seats = ()) -> Presence:
    presence = Presence().updated(CompanionSeats(companions), 0, 4)
    for seat in away:
        presence = presence.updated(Contact(seat, False), 0, 4)
    return presence


def test_people_alone_are_asked() -> None:
    assert there().asked(ALL) == ALL
    assert there(BEN, DEE).asked(ALL) == (ADA, CY)
    assert there(BEN, DEE, away=(ADA,)).asked(ALL) == (CY,)


def test_if_all_people_are_away_they_are_waited_for_and_no_companion_speaks_for_them() -> (
    None
):
    assert there(BEN, DEE, away=(ADA, CY)).asked(ALL) == (ADA, CY)


def test_among_themselves_companions_ask_nobody() -> None:
    assert there(*ALL).asked(ALL) == ()
    assert there(*ALL).is_asked(BEN, ALL) and there(BEN, CY).is_asked(CY, (BEN, CY))
    assert not there(BEN).is_asked(BEN, ALL)


def test_a_companion_can_be_waited_for_where_everybody_moves() -> None:
    assert there(BEN, away=(CY,)).present(ALL) == (ADA, BEN, DEE)


def test_contact_does_not_change_who_is_a_companion() -> None:
    back = there(BEN, away=(CY,)).updated(Contact(CY, True), 9, 4)
    assert back == there(BEN)


@games
def test_every_game_hears_in_every_phase_which_seats_companions_play(game: Game) -> None:
    for phase, rows in game.law.rows.items():
        assert not rows or CompanionSeats in rows, phase


@games
def test_no_game_hears_of_seats_that_it_has_not(game: Game) -> None:
    state = game.setup(game.defaults(6), 6)
    with pytest.raises(IllegalMove, match="no-such-seat"):
        game.apply(state, Act(0, ROOM, CompanionSeats((Seat(6),))))


def test_what_is_asked_is_the_same_whoever_has_done_it() -> None:
    assert asked_in(Looking()) == asked_in(Looking(seen=(ADA,)))
    vote = Judging(ADA, BEN, (), 0, 100)
    assert asked_in(vote) == asked_in(Judging(ADA, BEN, (CY,), 0, 100))
    assert asked_in(vote) != asked_in(Judging(ADA, CY, (), 0, 100))
    assert asked_in(vote) != asked_in(Judging(ADA, BEN, (), 0, 200))
