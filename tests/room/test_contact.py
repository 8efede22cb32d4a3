"""Who can be waited for: the room tells a game of several rounds who comes and goes."""

from konspira.game import HOST, Contact, NewSeat, Seat
from konspira.games.codenames.moves import Accept, Admit, Clue, JoinTeam
from konspira.games.codenames.pieces import OPERATIVE, SPYMASTER, Team
from konspira.games.spyfall.moves import Accuse, Deal, Look, StartClock, Unpack, Vote
from konspira.games.spyfall.moves import Start as FirstRound
from konspira.games.spyfall.phases import RoundOver
from konspira.games.spyfall.state import State
from konspira.room import SERVER, acts, deadline
from konspira.room.seats import ABSENT_MS
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    EVE,
    FLO,
    STRANGER,
    Party,
    away,
    back,
    choosing,
    dealt,
    join,
    lost_by_red,
    party,
    play,
    raw,
    watched,
)

PLACES = tuple(f"Place {number}" for number in range(9))


def spyfall() -> Party:
    """Four people have a round of Spyfall before them; Dot is the spy, and Ann deals."""
    room = party().after((ANN, acts.Choose("spyfall2")), (ANN, acts.Start()))
    room = room.after((SERVER, acts.Deal(raw(Unpack(PLACES, Seat(0))), "one")))
    room = room.after(play(ANN, FirstRound(), HOST))
    dealt = Deal(0, (Seat(3),), ("guest", "cook", "guard", ""))
    return room.after((SERVER, acts.Deal(raw(dealt), "two")))


def asking() -> Party:
    looks = [play(who, Look()) for who in (ANN, BEN, CID, DOT)]
    return spyfall().after(*looks, play(ANN, StartClock()))


def round_over() -> Party:
    votes = [play(who, Vote(True)) for who in (ANN, CID)]
    return asking().after(play(BEN, Accuse(Seat(3))), *votes)


def missing(room: Party) -> list[int]:
    state: State = room.playing.state
    return list(state.presence.missing)


def test_a_member_who_stays_away_is_missing_from_the_game() -> None:
    room = asking().after(away(CID))
    due = room.now + ABSENT_MS
    assert deadline(room.room) == due
    assert room.refusal(SERVER, acts.Tick(), due - 1) == "too-early"
    later = room.tick(due)
    assert (missing(room), missing(later)) == ([], [2])
    assert later.replayed() == later.room


def test_the_game_hears_at_once_when_they_are_back() -> None:
    room = asking().after(away(CID))
    room = room.tick(room.now + ABSENT_MS).after(back(CID))
    assert deadline(room.room) == room.now
    assert missing(room.tick(room.now)) == []


def test_who_comes_back_in_time_was_never_missing() -> None:
    room = asking().after(away(CID), back(CID))
    assert room.refusal(SERVER, acts.Tick(), room.now + ABSENT_MS) == "too-early"


def test_who_leaves_the_room_is_missing_at_once() -> None:
    room = asking().after((CID, acts.Leave()))
    assert missing(room.tick(room.now)) == [2]


def test_a_seat_that_somebody_else_takes_is_held_again() -> None:
    room = asking().after(join("Eve", watch=True), (CID, acts.Leave()))
    room = room.tick(room.now).after((ANN, acts.Reseat(2, EVE)))
    assert missing(room.tick(room.now)) == []


def test_several_who_are_away_are_told_one_after_the_other() -> None:
    room = asking().after(away(CID), away(BEN))
    room = room.tick(room.now + ABSENT_MS)
    assert missing(room) == [2]
    assert missing(room.tick(room.now)) == [1, 2]


def test_a_paused_game_hears_of_nobody() -> None:
    room = asking().after((ANN, acts.Pause()), away(CID))
    much_later = room.now + 100 * ABSENT_MS
    assert room.refusal(SERVER, acts.Tick(), much_later) == "too-early"
    room = room.at(much_later, ANN, acts.Resume())
    assert missing(room.tick(much_later)) == [2]


def test_nobody_can_say_who_is_missing_or_make_a_seat() -> None:
    for place in (HOST, 0):
        assert (
            asking().refusal(*play(ANN, Contact(Seat(2), False), place)) == "not-your-turn"
        )
        assert round_over().refusal(*play(ANN, NewSeat(), place)) == "not-your-turn"
    assert asking().refusal(*play(ANN, Contact(Seat(2), False), -4)) == "not-your-seat"


def test_a_newcomer_sits_down_between_two_rounds() -> None:
    room = round_over()
    assert isinstance(room.playing.state.phase, RoundOver)
    room = room.after(join("Eve", watch=True), (ANN, acts.SitIn(EVE)))
    assert room.playing.seating == (ANN, BEN, CID, DOT, EVE)
    assert room.playing.state.scores == (2, 3, 2, 0, 0)
    assert room.room.ring == (ANN, BEN, CID, DOT, EVE)
    assert room.replayed() == room.room


def test_a_newcomer_waits_for_the_end_of_the_round() -> None:
    room = asking().after(join("Eve"))
    assert room.refusal(ANN, acts.SitIn(EVE)) == "not-now"


def test_a_late_guest_takes_a_seat_of_their_own_while_sides_are_chosen() -> None:
    room = choosing().after(join("Eve"), (EVE, acts.SitIn(EVE)))
    assert room.playing.seating == (ANN, BEN, CID, DOT, EVE)
    room = room.after(play(EVE, JoinTeam(Team.BLUE)))
    assert room.playing.state.operatives(Team.BLUE) == (3, 4)
    assert room.replayed() == room.room


def test_nobody_but_the_host_has_others_sit_down() -> None:
    room = choosing().after(join("Eve"))
    assert room.refusal(BEN, acts.SitIn(EVE)) == "host-only"
    assert room.after((ANN, acts.SitIn(EVE))).playing.seating[-1] == EVE


def test_in_mid_game_the_host_lets_a_late_guest_in() -> None:
    room = dealt().after(join("Eve"))
    assert room.refusal(EVE, acts.SitIn(EVE)) == "host-only"
    room = room.after((ANN, acts.SitIn(EVE)), play(ANN, Admit(Seat(4), Team.RED), HOST))
    assert room.playing.state.operatives(Team.RED) == (2, 4)
    assert room.replayed() == room.room


def test_who_has_held_a_seat_is_no_newcomer() -> None:
    """Ben was a spymaster, has seen the key, and gave his seat to Eve."""
    room = watched().after(away(BEN))
    room = room.at(room.now + 10**6, ANN, acts.Reseat(1, EVE)).after(back(BEN))
    assert room.refusal(ANN, acts.SitIn(BEN)) == "held-another-seat"


def test_who_came_late_plays_the_next_game() -> None:
    room = dealt().after(join("Eve"), (ANN, acts.SitIn(EVE)))
    room = lost_by_red(room).after((ANN, acts.Start()))
    state = room.playing.state
    assert [place.team for place in state.places].count(Team.RED) == 3
    assert (state.spymaster(Team.RED), state.spymaster(Team.BLUE)) == (2, 3)


def test_the_game_hears_where_the_host_sits() -> None:
    room = dealt(judge="host").after(play(ANN, Clue("ocean", 1)))
    assert room.playing.state.host == 0
    assert room.refusal(*play(ANN, Accept(), HOST)) == "not-your-turn", "her own clue"
    passed = room.after((ANN, acts.PassHost(CID)))
    assert passed.playing.state.host == 2
    assert passed.after(play(CID, Accept(), HOST)).playing.state.phase.upheld
    onlooker = room.after(join("Eve", watch=True), (ANN, acts.PassHost(EVE)))
    assert onlooker.playing.state.host is None
    assert passed.replayed() == passed.room


def test_keys_go_round_when_people_come_and_go_between_games() -> None:
    room = lost_by_red(dealt()).after(join("Eve"), (BEN, acts.Leave()))
    room = room.after((ANN, acts.Start()))
    state = room.playing.state
    seated = dict(zip(room.playing.seating, state.places, strict=True))
    assert seated[CID] == SPYMASTER[Team.RED]
    assert seated[DOT] == SPYMASTER[Team.BLUE]
    assert seated[EVE] == OPERATIVE[Team.BLUE]


def test_a_newcomer_must_be_new_to_a_game_that_takes_newcomers() -> None:
    room = round_over().after(join("Eve"), join("Flo"))
    assert room.refusal(ANN, acts.SitIn(BEN)) == "already-seated"
    assert room.refusal(ANN, acts.SitIn(STRANGER)) == "no-such-member"
    assert room.refusal(BEN, acts.SitIn(FLO)) == "host-only"
    together = party().after((ANN, acts.Choose("secret_identity")), (ANN, acts.Start()))
    assert together.after(join("Eve")).refusal(ANN, acts.SitIn(EVE)) == "no-newcomers"
    assert party().refusal(ANN, acts.SitIn(BEN)) == "no-game"
