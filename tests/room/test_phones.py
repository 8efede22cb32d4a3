"""Phones that several members came in on, as everybody sees it."""

from konspira.room import SERVER, MemberId, acts, room_view
from room.table import ANN, BEN, CID, Party, digest, party

FLO, GUS = MemberId(4), MemberId(5)


def seen(room: Party) -> tuple[tuple[MemberId, ...], ...]:
    return room_view(room.room).phones


def beside(name: str, *others: MemberId) -> tuple[MemberId, acts.RoomAct]:
    return SERVER, acts.Join(name, digest(name), beside=others)


def test_a_phone_each_is_no_news() -> None:
    assert seen(party(3)) == ()


def test_all_see_who_came_in_on_one_phone() -> None:
    room = party(3).after(beside("Flo", BEN))
    assert seen(room) == ((BEN, FLO),)
    assert seen(room.after(beside("Gus", ANN))) == ((ANN, GUS), (BEN, FLO))
    assert seen(room.after(beside("Gus", BEN, FLO))) == ((BEN, FLO, GUS),)


def test_who_has_left_shares_no_phone() -> None:
    room = party(3).after(beside("Flo", CID))
    assert seen(room.after((FLO, acts.Leave()))) == ()
    assert seen(room.after((CID, acts.Leave()))) == ()
