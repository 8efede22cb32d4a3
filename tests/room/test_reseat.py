"""No power of the host shows a card: seats change hands when they are empty, and openly."""

import json

import pytest
from server_harness import Party as Phones
from server_harness import hears_all, house, pass_time, refusal

from konspira.client import Phone
from konspira.log.memory import MemoryLog
from konspira.room import SERVER, MemberId, acts, room_view
from konspira.room.people import SENT_HOME_MS
from konspira.room.seats import ABSENT_MS
from konspira.server.peer_presence import AWAY_SECONDS
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    EVE,
    FLO,
    Party,
    after_a_while,
    away,
    back,
    choosing,
    dealt,
    digest,
    join,
    lost_by_red,
    watched,
)

GUS = MemberId(7)


def absent(room: Party, *who: MemberId) -> Party:
    """These have been away for a while."""
    return after_a_while(room.after(*map(away, who)))


def test_the_seat_of_somebody_who_is_there_stays_theirs() -> None:
    for seat in range(4):
        assert watched().refusal(ANN, acts.Reseat(seat, EVE)) == "seat-is-held"


def test_the_seat_of_somebody_who_was_there_a_moment_ago_stays_theirs() -> None:
    room = watched().after(away(BEN))
    due = room.now + ABSENT_MS
    assert room.refusal(ANN, acts.Reseat(1, EVE), due - 1) == "seat-is-held"
    assert room.refusal(ANN, acts.Reseat(1, EVE), due) is None
    returned = room.after(back(BEN))
    assert returned.refusal(ANN, acts.Reseat(1, EVE), due) == "seat-is-held"


def test_the_seat_of_somebody_who_has_left_is_free_at_once() -> None:
    room = watched().after((BEN, acts.Leave()))
    assert room.refusal(ANN, acts.Reseat(1, EVE)) is None


def test_sending_somebody_home_is_no_short_way_to_their_cards() -> None:
    room = watched().after((ANN, acts.Remove(BEN)))
    due = room.now + ABSENT_MS
    assert room.refusal(ANN, acts.Reseat(1, EVE), due - 1) == "seat-is-held"
    taken = room.at(due, ANN, acts.Reseat(1, EVE))
    (change,) = room_view(taken.room).playing.changes  # type: ignore[union-attr]
    assert (change.seat, change.before, change.after) == (1, "Ben", "Eve")
    forgotten = room.at(room.now + SENT_HOME_MS, CID, acts.Leave())
    late = forgotten.after((ANN, acts.Reseat(1, EVE)))
    assert late.playing.changes[0].before == "Ben"


def test_no_phone_shows_the_cards_of_two_seats_by_the_hosts_hand() -> None:
    """Though two people may pass one phone round: they sat down on it themselves."""
    room = absent(watched(ANN), BEN)
    assert room.refusal(ANN, acts.Reseat(1, EVE)) == "phone-holds-a-seat"
    third = room.after((SERVER, acts.Join("Flo", digest("Flo"), beside=(EVE,))))
    assert third.refusal(ANN, acts.Reseat(1, FLO)) == "phone-holds-a-seat"
    onlookers = watched().after((BEN, acts.Leave()))
    flo = onlookers.after((SERVER, acts.Join("Flo", digest("Flo"), beside=(EVE,))))
    assert flo.refusal(ANN, acts.Reseat(1, FLO)) is None


def test_a_phone_that_lost_a_seat_has_seen_its_cards() -> None:
    room = watched(BEN).after((BEN, acts.Leave()), (CID, acts.Leave()))
    taken = room.after(join("Flo"), join("Ben"), (ANN, acts.Reseat(1, FLO)))
    assert taken.refusal(ANN, acts.Reseat(2, EVE)) == "phone-holds-a-seat"
    assert taken.refusal(ANN, acts.Reseat(2, GUS)) == "held-another-seat"


def test_a_member_who_moves_to_the_hosts_phone_is_beside_the_host() -> None:
    code, token = digest("code"), digest("token")
    room = watched().after(
        (EVE, acts.OfferSeat(code)), (SERVER, acts.TakeOver(code, token, (ANN,)))
    )
    assert absent(room, BEN).refusal(ANN, acts.Reseat(1, EVE)) == "phone-holds-a-seat"


def test_who_has_held_one_seat_never_gets_another() -> None:
    room = absent(watched(), BEN, CID).after((ANN, acts.Reseat(1, EVE)), back(BEN))
    assert room.refusal(ANN, acts.Reseat(2, BEN)) == "held-another-seat"
    gone = absent(room, EVE)
    assert gone.refusal(ANN, acts.Reseat(1, BEN)) is None


def test_going_out_and_coming_in_again_makes_nobody_forget_a_card() -> None:
    """Ben is a spymaster, and Dot is none."""
    room = dealt().after((BEN, acts.Leave()), join("Ben"))
    assert room.refusal(ANN, acts.Reseat(2, EVE)) == "held-another-seat"
    assert room.refusal(EVE, acts.SitIn(EVE)) == "held-another-seat"
    again = room.after((ANN, acts.SitIn(EVE)))
    assert again.room.seats_of(EVE) == (1,)
    assert again.playing.changes[-1].seat == 1
    assert again.replayed() == again.room
    replaced = room.after(join("Flo"), (ANN, acts.Reseat(1, FLO)), (DOT, acts.Leave()))
    for act in (acts.SitIn(EVE), acts.Reseat(3, EVE)):
        assert replaced.refusal(ANN, act) == "held-another-seat"


def test_who_knew_nothing_comes_in_again_like_anybody_else() -> None:
    room = dealt().after((DOT, acts.Leave()), join("Dot"), (ANN, acts.SitIn(EVE)))
    assert room.room.seats_of(EVE) == (4,)
    early = choosing().after((BEN, acts.Leave()), join("Ben"), (EVE, acts.SitIn(EVE)))
    assert early.room.seats_of(EVE) == (4,)


def test_before_the_deal_there_is_nothing_to_see() -> None:
    assert choosing().after(join("Eve")).refusal(ANN, acts.Reseat(1, EVE)) is None


def test_every_change_stays_in_the_record_until_the_next_game() -> None:
    room = absent(watched(), BEN).after((ANN, acts.Reseat(1, EVE)))
    back_again = absent(room.after(back(BEN)), EVE).after((ANN, acts.Reseat(1, BEN)))
    told = [(c.seat, c.before, c.after) for c in back_again.playing.changes]
    assert told == [(1, "Ben", "Eve"), (1, "Eve", "Ben")]
    over = lost_by_red(back_again.after(back(CID)))
    view = room_view(over.room).playing
    assert view is not None and len(view.changes) == 2
    assert over.replayed() == over.room


def test_passing_on_the_hosts_place_shows_nothing_either() -> None:
    room = watched(ANN).after((ANN, acts.PassHost(EVE)))
    assert room.refusal(EVE, acts.Reseat(1, EVE)) == "seat-is-held"
    assert room.refusal(ANN, acts.Reseat(1, EVE)) == "host-only"
    assert room.room.seats_of(DOT) == (3,)


# On a server


async def keys_seen(phone: Phone) -> set[str]:
    """Whatever cards were ever sent to this phone beyond those of its own seat."""
    await hears_all(phone)
    assert phone.frames is not None
    return {hand for frame in phone.frames for hand in hands_in(frame) if hand != "0"}


def hands_in(frame: bytes) -> list[str]:
    seats: dict[str, dict[str, object]] = json.loads(frame).get("hands", {})
    return [seat for seat, hand in seats.items() if hand.get("key")]


@pytest.mark.parametrize("own_phone", [True, False])
async def test_peek(own_phone: bool) -> None:
    """A host with a second member goes round the table, seat by seat, and sees nothing."""
    async with house(MemoryLog()) as server, Phones() as party:
        phones = await party.codenames(4, server)
        host = phones[0]
        second = host if own_phone else await party.onlooker(server, host.code)
        spy = await second.join("Zed")
        for seat in range(1, 4):
            refused = await refusal(host.do(acts.Reseat(seat, spy), host.members[0]))
            assert refused == "seat-is-held"
        if own_phone:  # not even while somebody is away
            phones[1].hang_up()
            await server.phones(3)
            pass_time(AWAY_SECONDS)
            await host.until(lambda: not host.room["members"][1]["present"])
            pass_time(ABSENT_MS / 1000)
            refused = await refusal(host.do(acts.Reseat(1, spy), host.members[0]))
            assert refused == "phone-holds-a-seat"
        assert await keys_seen(second) == set()
        assert host.room["playing"]["changes"] == []
