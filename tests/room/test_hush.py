"""While a game is hushed nobody's coming or going shows; what was hidden shows after it."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from led_game import Next

from konspira.game import HOST
from konspira.games import GAMES
from konspira.room import SERVER, RoomView, acts, deadline, room_view
from konspira.room.hush import is_hushed
from konspira.room.seats import ABSENT_MS
from konspira.room.state import HOST_GONE_MS, HUSHED_HOST_GONE_MS, ROLL_CALL_MS
from room.strategies import Evening, plans
from room.table import ANN, BEN, CID, DOT, EVE, FLO, Done, Party, away, back, join, play
from room.toy_room import GAME, by_app, gone_for_a_while, lobby, onlooker

DAWN: Done = play(ANN, Next(), HOST)


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with patch.dict(GAMES, led=GAME):
        yield


def night() -> Party:
    return by_app()


def seen(room: Party) -> RoomView:
    return room_view(room.room)


def test_everybody_sees_that_a_game_is_hushed() -> None:
    assert seen(night()).hushed
    assert not seen(night().after(DAWN)).hushed
    assert not seen(lobby(led=False)).hushed
    assert not seen(night().after((ANN, acts.Abandon()))).hushed


GOINGS: dict[str, Done] = {
    "away": away(BEN),
    "left": (BEN, acts.Leave()),
    "sent home": (ANN, acts.Remove(BEN)),
}


@pytest.mark.parametrize("going", GOINGS.values(), ids=GOINGS)
def test_who_goes_at_night_is_missed_at_dawn(going: Done) -> None:
    room = night().after(going)
    assert seen(room) == seen(night())
    assert room.replayed() == room.room
    dawn = seen(room.after(DAWN))
    here = [member.id for member in dawn.members if member.present]
    assert here == [ANN, CID, DOT, EVE]


def test_who_comes_back_at_night_is_seen_at_dawn() -> None:
    lost = night().after(DAWN, away(BEN), DAWN)
    room = lost.after(back(BEN))
    assert seen(room) == seen(lost)
    assert not seen(room).members[1].present
    assert seen(room.after(DAWN)).members[1].present


def test_a_roll_call_at_night_shows_nothing() -> None:
    called = night().after((SERVER, acts.RollCall()))
    room = called.tick(called.now + ROLL_CALL_MS)
    assert room.present == []
    assert seen(room) == seen(night())
    assert not any(member.present for member in seen(room.after(DAWN)).members)


def test_somebody_new_is_seen_at_night_and_does_not_go_again() -> None:
    """Their own page has to know them, and they have no seat that could tell a role."""
    room = onlooker(night())
    assert [member.name for member in seen(room).members][-1] == "Flo"
    assert seen(room.after(away(FLO))) == seen(room)
    assert seen(room.after((FLO, acts.Leave()))) == seen(room)
    assert not seen(room.after(away(FLO), DAWN)).members[-1].present


def test_another_name_is_seen_at_night() -> None:
    room = night().after(away(BEN), (BEN, acts.Rename("Bob")))
    shown = seen(room).members[1]
    assert (shown.name, shown.present) == ("Bob", True)


def test_what_the_host_does_is_seen_at_night() -> None:
    room = night().after((ANN, acts.Lock(True)), (ANN, acts.PassHost(BEN)))
    assert seen(room).locked and seen(room).host == BEN
    paused = night().after((ANN, acts.Pause()))
    assert seen(paused).playing.paused_at == paused.now  # type: ignore[union-attr]
    assert seen(paused.after(away(BEN))) == seen(paused)


def test_nobody_becomes_host_by_anothers_absence_at_night() -> None:
    room = night().after(away(ANN))
    later = room.now + HOST_GONE_MS
    assert room.refusal(SERVER, acts.Tick(), later + ABSENT_MS) is None, "the game hears it"
    told = room.tick(later)
    assert told.room.host == ANN
    assert told.playing.missing == (0,)
    assert deadline(told.room) == room.now + HUSHED_HOST_GONE_MS
    longest = told.tick(room.now + HUSHED_HOST_GONE_MS)
    assert longest.room.host == BEN, "else a night without its host might never end"


def test_a_host_who_was_away_all_night_is_replaced_at_dawn() -> None:
    room = lobby().after((ANN, acts.Choose("led", {"led": True})), (ANN, acts.Appoint(EVE)))
    room = room.after((ANN, acts.Start()), (SERVER, dealt()), away(ANN))
    gone = room.tick(room.now + HOST_GONE_MS)
    dawn = gone.after(play(EVE, Next(), -5))
    assert deadline(dawn.room) is not None and dawn.tick(dawn.now).room.host == BEN


def dealt() -> Any:
    return by_app().log[-1].act


def test_the_game_hears_of_the_absent_at_night() -> None:
    room = night().after(away(BEN))
    told = room.tick(room.now + ABSENT_MS)
    assert told.playing.state.missing == (1,)
    assert GAME.table(told.playing.state).missing == ()
    assert GAME.table(told.after(DAWN).playing.state).missing == (1,)


def test_no_seat_changes_hands_at_night() -> None:
    """A refusal would tell who is there, and who is not."""
    room = by_app(watched=True)
    for seat in (1, 2):
        assert room.refusal(ANN, acts.Reseat(seat, FLO)) == "not-now"
        lost = gone_for_a_while(room, BEN)
        assert lost.refusal(ANN, acts.Reseat(seat, FLO)) == "not-now"
    assert lost.after(DAWN).refusal(ANN, acts.Reseat(1, FLO)) is None


def test_who_would_lead_and_leaves_at_night_is_willing_until_dawn() -> None:
    room = onlooker(night()).after((FLO, acts.OfferToLead()))
    left = room.after((FLO, acts.Leave()))
    assert seen(left) == seen(room)
    assert seen(left.after(DAWN)).playing.willing == ()  # type: ignore[union-attr]
    assert left.refusal(ANN, acts.Lead(FLO)) == "no-such-member"


def test_the_next_night_hides_again() -> None:
    room = night().after(away(BEN), DAWN, DAWN, back(BEN), away(CID))
    present = {member.id: member.present for member in seen(room).members}
    assert not present[BEN] and present[CID]


@given(plans)
def test_presence_is_frozen_in_a_hush_and_right_outside_of_it(plan: Any) -> None:
    with patch.dict(GAMES, led=GAME):
        evening = Evening(plan, lobby())
        assert evening.party.replayed() == evening.party.room
        for before, party in zip(evening.parties, evening.parties[1:], strict=False):
            check_shown(before, party)


def check_shown(before: Party, party: Party) -> None:
    running = party.room.running
    hushed = running is not None and is_hushed(running)
    view, old = room_view(party.room), room_view(before.room)
    assert view.hushed == hushed
    if not hushed:
        real = [(m.id, m.name, m.present) for m in party.room.members]
        assert [(m.id, m.name, m.present) for m in view.members] == real
        return
    if old.hushed:
        known = {member.id: member.present for member in old.members}
        now = {member.id: member.present for member in view.members}
        assert now == known | {who: True for who in now if who not in known}
        assert view.ring == old.ring


def test_a_newcomer_is_seen_who_takes_the_place_of_one_who_left() -> None:
    room = night().after((BEN, acts.Leave()), join("Ben"))
    assert [member.id for member in seen(room).members] == [ANN, BEN, CID, DOT, EVE, FLO]
    assert [m.id for m in seen(room.after(DAWN)).members] == [ANN, CID, DOT, EVE, FLO]
