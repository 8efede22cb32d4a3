"""Whatever people try, in whatever order: a room keeps its promises and its secrets."""

from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import given

from konspira import wire
from konspira.game import HOST, Seat
from konspira.room import Room, deadline, hand_of, room_view, table_of
from room.strategies import Evening, evenings
from room.table import Party

encode = msgspec.json.encode


@given(evenings)
def test_nothing_but_a_refusal_comes_of_nonsense_and_a_log_holds_all(
    evening: Evening,
) -> None:
    """Evening itself checks that a refused act changes nothing."""
    assert evening.party.replayed() == evening.party.room


@given(evenings)
def test_a_room_is_sound_whatever_has_happened(evening: Evening) -> None:
    for party in evening.parties:
        room = party.room
        members = {member.id for member in room.members}
        assert len({member.name.casefold() for member in room.members}) == len(members)
        assert set(room.ring) <= members
        assert len(set(room.ring)) == len(room.ring)
        people = {member.id for member in room.people}
        assert room.host in people if people else room.host is None
        due = deadline(room)
        assert due is None or party.tick(max(due, room.at)).room is not room


@given(evenings)
def test_nobody_gets_to_know_what_is_not_for_them(evening: Evening) -> None:
    for party in evening.parties:
        views = wire.whole(room_view(party.room)), wire.whole(table_of(party.room))
        shown = b"".join(views)
        for secret in secrets_of_the_room(party):
            assert secret not in shown
        for seat in innocent(party.room):
            hand = wire.whole(hand_of(party.room, seat))
            for secret in secrets_of_the_game(party.room):
                assert secret not in shown + hand


def secrets_of_the_room(party: Party) -> set[bytes]:
    """Of all people who ever came: hashes of tokens and codes, and what servers note."""
    hashes = {
        value.encode()
        for entry in party.log
        for name, value in msgspec.structs.asdict(entry.act).items()
        if name in ("token", "code")
    }
    return hashes | {b'"confirmed"', b'"offer"', b'"token"', b'"roll_call"'}


def secrets_of_the_game(room: Room) -> set[bytes]:
    """Of a game that is not over: the key, and the words that lie face down."""
    playing = room.running
    if playing is None:
        return set()
    nonces = {seal.nonce.encode() for seal in playing.seals}
    state: Any = playing.state
    key = {encode(state.key)} if state.key else set()
    face_down = {encode(pair)[1:-1] for pair in pairwise(state.reverse)}
    return nonces | key | face_down


def innocent(room: Room) -> list[Seat]:
    """The seats that do not know the key, and the place of the host."""
    if room.playing is None:
        return []
    places = enumerate(room.playing.state.places)
    return [HOST, *(Seat(seat) for seat, place in places if not place.knows_key)]
