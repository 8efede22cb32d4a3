"""What goes over the wire: nothing else than it should, and whatever comes is survived.

The types of the client are in tests/page/test_wire_ts.py, docs/protocol.md in
tests/docs/test_protocol.py.
"""

import json
from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from room.strategies import Evening, evenings
from room.table import ANN, dealt, party

from konspira import game, wire
from konspira.client import Phone
from konspira.companions import Temper
from konspira.game import HOST, Seat
from konspira.room import Entry, MemberId, Room, acts, hand_of, room_view, table_of
from konspira.server.limits import Limits

# Only what may be seen can be encoded

SECRETS = [
    dealt().room,
    dealt().playing,
    dealt().playing.state,
    dealt().playing.state.key,
    dealt().log[-1],
    dealt().log[-1].act,
    dealt().room.members[0],
    {"key": "red"},
    "a word",
]


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: type(secret).__name__)
def test_only_views_leave_the_server(secret: Any) -> None:
    with pytest.raises(TypeError):
        wire.whole(secret)
    with pytest.raises(TypeError):
        wire.changes(secret, secret)
    with pytest.raises(TypeError):
        wire.encode(secret)
    with pytest.raises(TypeError):
        wire.encode((secret,))


def test_a_view_is_encoded_whole() -> None:
    room = dealt().room
    for view in (room_view(room), table_of(room), hand_of(room, Seat(0)), None):
        assert msgspec.json.decode(wire.whole(view)) == seen(view)


def test_views_of_two_kinds_have_no_changes_between_them() -> None:
    room = dealt().room
    table = table_of(room)
    assert table is not None
    with pytest.raises(TypeError, match="Table is no later RoomView"):
        wire.changes(room_view(room), table)


def test_a_view_that_did_not_change_takes_no_bytes() -> None:
    room = dealt().room
    assert wire.changes(room_view(room), room_view(room)) == b""


# Changes and snapshots


def seen(view: Any) -> Any:
    """A view as a phone has it: through JSON."""
    return msgspec.json.decode(msgspec.json.encode(view))


@given(evenings)
def test_whoever_merges_the_changes_sees_exactly_what_there_is(evening: Evening) -> None:
    phone, before = Phone(), Room()
    for v, now in enumerate((one.room for one in evening.parties), start=1):
        phone._hear(wire.NEWS % (wire.head(now.at, parts(before, now)), b"", v))
        assert phone.room == seen(room_view(now))
        assert phone.table == seen(table_of(now))
        assert phone.hands == {seat: seen(hand_of(now, seat)) for seat in places(now)}
        assert (phone.v, phone.at) == (v, now.at)
        before = now


def parts(before: Room, now: Room) -> bytes:
    """What has changed, as a server would say it to a phone that holds every hand."""
    old, new = table_of(before), table_of(now)
    if before.opened is None or before.games != now.games or bool(old) != bool(new):
        room, table = wire.whole(room_view(now)), wire.whole(new)
        said = b',"whole":true,"room":%b,"table":%b' % (room, table)
        changed = places(now)
    else:
        said = b""
        if room := wire.changes(room_view(before), room_view(now)):
            said += b',"room":' + room
        table, more = wire.growth(old, new) if old and new else (b"", b"")
        said += b',"table":' + table if table else b""
        said += b',"more":' + more if more else b""
        held = {seat: hand_of(before, seat) for seat in places(before)}
        changed = [s for s in places(now) if held.get(s) != hand_of(now, s)]
    hands = [b'"%d":%b' % (seat, wire.whole(hand_of(now, seat))) for seat in changed]
    return said + b',"hands":{%b}' % b",".join(hands)


def places(room: Room) -> list[Seat]:
    if room.playing is None:
        return []
    return [HOST, *map(Seat, range(len(room.playing.seating)))]


class Talk(game.Table, frozen=True, tag="talk"):
    talk: tuple[tuple[int, str], ...] = ()
    votes: tuple[int, ...] = ()
    phase: str = "day"


SAID = tuple((number % 12, f"line {number}") for number in range(300))


def test_of_a_list_that_only_grew_only_what_is_new_is_told() -> None:
    new = (3, "x" * 300)
    told = wire.growth(Talk(SAID), Talk((*SAID, new)))
    assert told == (b"", b'{"talk":[[3,"%b"]]}' % (b"x" * 300))
    frame = wire.NEWS % (wire.head(1_700_000_000_000, b',"more":' + told[1]), b"", 10_000)
    assert len(frame) <= 600


def test_a_list_that_grew_and_another_that_changed_are_told_apart() -> None:
    told = wire.growth(
        Talk(SAID, (1, 2)), Talk((*SAID, (1, "a"), (2, "b")), (2, 2), "night")
    )
    assert told == (b'{"votes":[2,2],"phase":"night"}', b'{"talk":[[1,"a"],[2,"b"]]}')


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ((), (1,)),  # as short as what was added
        ((1, 2), (1,)),
        ((1, 2), (2, 1, 3)),
        ((1, 2), (3, 2, 4)),  # the last is the same, and the first is not
        ((1, 2), (1, 3, 2)),
    ],
)
def test_a_list_that_did_more_than_grow_is_told_entire(before: Any, now: Any) -> None:
    told = wire.growth(Talk(votes=before), Talk(votes=now))
    assert told == (b'{"votes":%b}' % msgspec.json.encode(now), b"")


def test_what_grows_is_equal_and_need_not_be_the_same() -> None:
    again = tuple((seat, str(text)) for seat, text in SAID)
    assert wire.growth(Talk(SAID), Talk((*again, (1, "a"))))[0] == b""


@given(st.lists(st.lists(st.integers(0, 2), max_size=4).map(tuple), min_size=2))
def test_whoever_adds_what_is_new_has_the_list(values: list[tuple[int, ...]]) -> None:
    phone = Phone()
    tables = [Talk(votes=each) for each in values]
    head = b',"whole":true,"room":{},"table":' + wire.whole(tables[0])
    phone._hear(wire.NEWS % (wire.head(0, head), b"", 1))
    for v, (old, new) in enumerate(pairwise(tables), start=2):
        table, more = wire.growth(old, new)
        said = b',"table":%b' % table if table else b""
        said += b',"more":%b' % more if more else b""
        phone._hear(wire.NEWS % (wire.head(0, said), b"", v))
        assert phone.table == seen(new)


def test_nothing_but_a_table_grows() -> None:
    for secret in SECRETS:
        with pytest.raises(TypeError):
            wire.growth(secret, secret)


# News


def test_news_made_of_parts_reads_as_news() -> None:
    refusal = wire.Refusal(7, "stale")
    said = b',"room":{"locked":true},"done":%b,"refused":%b' % (
        wire.encode((3, 4)),
        wire.encode((refusal,)),
    )
    news = wire.decode_out(wire.NEWS % (wire.head(1_000, b""), said, 5))
    assert news == wire.News(
        5, 1_000, room={"locked": True}, done=(3, 4), refused=(refusal,)
    )
    assert wire.decode_out(wire.NEWS % (wire.head(2, b""), b"", 1)) == wire.News(1, 2)


def test_padded_news_is_as_long_as_it_must_be_and_says_the_same() -> None:
    for letters in range(200):
        said = b',"room":{"language":"%b"}' % (b"x" * letters)
        frame = wire.padded((wire.NEWS % (wire.head(2, b""), said, 1)), 300)
        assert len(frame) == 300
        news = wire.decode_out(frame)
        assert isinstance(news, wire.News)
        assert (news.v, news.at, news.room) == (1, 2, {"language": "x" * letters})


def test_whatever_is_not_head_hands_or_answers_fits_round_them() -> None:
    parts = b',"done":[1],"refused":[{"id":2,"code":"not-now"}]'
    frame = wire.NEWS % (wire.head(2, b""), parts, 10**9)
    inside = len(wire.head(2, b"") + b'1{"id":2,"code":"not-now"}')
    assert len(wire.padded(frame, len(frame) + wire.PAD)) == inside + wire.FRAME


def test_an_ask_may_end_in_spaces() -> None:
    """So that all asks of a hushed game are equally long."""
    ask = wire.Do(7, MemberId(1), acts.Play(3, msgspec.Raw(b'{"type":"Pick"}')))
    raw = wire.encode(ask)
    spaced = wire.spaced(raw)
    assert len(spaced) == wire.ASK_SIZE
    assert wire.spaced(spaced) == spaced
    assert wire.encode(wire.decode(spaced)) == raw
    assert wire.id_of(b'{"id":7,"type":"Nonsense"}'.ljust(256)) == 7


# Bad input

DO = b'{"type":"Do","id":1,"by":1,"act":%b}'
HELLO = b'{"type":"Hello","id":1,"protocol":3,"room":"%b"}'
OPEN = b'{"type":"Open","id":1,"protocol":3,"name":%b}'
BAD = {
    "nothing": b"",
    "a space": b" ",
    "no JSON": b"hello",
    "half a message": b'{"type":"Hello","id":1',
    "two messages": HELLO % b"BCDFG" + HELLO % b"BCDFG",
    "null": b"null",
    "a list": b"[]",
    "a number": b"7",
    "not a number": b'{"type":"Hello","id":NaN}',
    "a byte order mark": b"\xef\xbb\xbf{}",
    "zero bytes": b"\x00\x00",
    "no type": b'{"id":1}',
    "a type of ours": b'{"type":"News","v":1,"at":1}',
    "an unknown type": b'{"type":"Fly","id":1}',
    "a type that is no word": b'{"type":7,"id":1}',
    "a type twice": b'{"type":"MoveOut","type":"Hello","id":1,"by":1}',
    "an unknown field": b'{"type":"MoveOut","id":1,"by":1,"as":2}',
    "a missing field": b'{"type":"MoveOut","id":1}',
    "no id": b'{"type":"MoveOut","by":1}',
    "a negative id": b'{"type":"MoveOut","id":-1,"by":1}',
    "a huge id": b'{"type":"MoveOut","id":99999999999999999999999999,"by":1}',
    "a huge member": b'{"type":"MoveOut","id":1,"by":99999999999999999999999999}',
    "a number without end": b'{"type":"MoveOut","id":1,"by":%b}' % (b"9" * 10_000),
    "an infinite number": b'{"type":"MoveOut","id":1,"by":1e999}',
    "half a number": b'{"type":"MoveOut","id":1,"by":0.5}',
    "broken UTF-8": OPEN % b'"\xff"',
    "broken UTF-8 in a key": b'{"type":"MoveOut","id":1,"by":1,"\xff":1}',
    "broken UTF-8 in a type": b'{"type":"\xff"}',
    "half a surrogate": OPEN % b'"\\ud800"',
    "half a surrogate, raw": OPEN % b'"\xed\xa0\x80"',
    "a very long name": OPEN % (b'"%b"' % (b"a" * 201)),
    "a name that is none": OPEN % b'["Ann"]',
    "an unknown language": OPEN % b'"a","language":"xx"',
    "a line break": OPEN % b'"a","language":"en\\n"',
    "an act of the server": DO % b'{"type":"Tick"}',
    "a join by the back door": DO % b'{"type":"Join","name":"a"}',
    "an offer by the back door": DO % b'{"type":"OfferSeat","code":"a"}',
    "an act that is none": DO % b"null",
    "a huge seat": DO % b'{"type":"Play","seat":9999999999,"move":{}}',
    "a move that is no JSON": DO % b'{"type":"Play","seat":1,"move":}',
    "an option that is none": DO % b'{"type":"Choose","game":"a","options":{"a":[1]}}',
    "a huge option": DO % b'{"type":"Choose","game":"a","options":{"a":99999999999999999}}',
    "deep options": DO % b'{"type":"Choose","game":"a","options":{"a":{"b":{"c":1}}}}',
    "a pack without a name": DO % b'{"type":"AddPack","name":" ","text":""}',
    "a pack on two lines": DO % b'{"type":"AddPack","name":"own\\n","text":""}',
    "a long pack": DO % b'{"type":"AddPack","name":"a","text":"%b"}' % (b"x" * 60_001),
    "a ring too long": DO % b'{"type":"Arrange","ring":[%b1]}' % (b"1," * 64),
    "many tokens": b'{"type":"Hello","id":1,"protocol":3,"room":"BCDFG","tokens":%b}'
    % json.dumps(["A" * 22] * 21).encode(),
    "lists in lists": b"[" * 10_000 + b"]" * 10_000,
    "objects in objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "a deep move": DO
    % b'{"type":"Play","seat":1,"move":%b}'
    % (b"[" * 10_000 + b"]" * 10_000),
}


@pytest.mark.parametrize("message", BAD.values(), ids=BAD)
def test_bad_input_is_refused_as_such(message: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, RecursionError)):
        wire.decode(message)


@given(st.binary() | st.text().map(str.encode))
def test_noise_is_refused_as_such(noise: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        wire.decode(noise)


GOOD = [
    wire.Open(1, 1, "Zoë"),
    wire.Hello(1, 1, "BCDFG", ("A" * 22,)),
    wire.Join(2, "Ben", watch=True),
    wire.Do(3, ANN, acts.Choose("codenames", {"clue_rules": {"any_rhyme": True}})),
    wire.Do(4, ANN, acts.Play(0, msgspec.Raw(b'{"type":"Touch","card":3}')), 17),
    wire.Do(5, ANN, acts.Invite("Kit", mind=acts.Mind(Temper.BOLD))),
    wire.Recall(5, ANN),
    wire.MoveOut(5, ANN),
    wire.MoveIn(6, 1, "BCDFG", "_" * 22),
]


@pytest.mark.parametrize("message", GOOD, ids=lambda message: type(message).__name__)
def test_what_a_phone_says_is_understood(message: wire.In) -> None:
    assert wire.encode(wire.decode(wire.encode(message))) == wire.encode(message)


@given(st.sampled_from(GOOD), st.data())
@settings(max_examples=10 * settings().max_examples)  # each is done at once
def test_a_message_with_a_wrong_byte_is_understood_or_refused(
    message: wire.In, data: st.DataObject
) -> None:
    raw = bytearray(wire.encode(message))
    raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    with suppress(msgspec.MsgspecError):
        wire.decode(bytes(raw))


@pytest.mark.parametrize(
    ("message", "id"),
    [
        (b'{"type":"Fly","id":7}', 7),
        (b'{"id":7,"name":["Ann"]}', 7),
        (b'{"type":"Fly"}', 0),
        (b'{"id":-1}', 0),
        (b'{"id":"7"}', 0),
        (b'{"id":7,"a":"\xff', 0),
        (b'{"a":' + b"[" * 10_000, 0),
        (b"", 0),
    ],
)
def test_who_sent_a_malformed_ask_hears_its_id_if_it_can_be_read(
    message: bytes, id: int
) -> None:
    assert wire.id_of(message) == id


# Codes and tokens


@pytest.mark.parametrize("code", ["BCDFG", "ZZZZZ"])
def test_a_room_has_a_code_of_five_letters(code: str) -> None:
    assert wire.decode(HELLO % code.encode()) == wire.Hello(1, wire.PROTOCOL, code)


@pytest.mark.parametrize(
    "code",
    ["", "BCDF", "BCDFGH", "bcdfg", "BCDFA", "BCDF1", "BCDFG\\n", "\\nBCDFG", "../BC"],
)
def test_anything_else_is_no_code(code: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.decode(HELLO % code.encode())


@pytest.mark.parametrize(
    "token", ["A" * 21, "A" * 23, "A" * 21 + "=", "A" * 22 + "\n", "ą" * 22]
)
def test_a_token_is_22_letters_of_base64(token: str) -> None:
    hello = {"type": "Hello", "id": 1, "protocol": 3, "room": "BCDFG"}
    good = json.dumps(hello | {"tokens": ["Az09_-" + "x" * 16]}).encode()
    assert isinstance(wire.decode(good), wire.Hello)
    with pytest.raises(msgspec.ValidationError):
        wire.decode(json.dumps(hello | {"tokens": [token]}).encode())


def test_the_longest_message_fits() -> None:
    pack = acts.AddPack("own", "ż" * 60_000)
    assert len(wire.encode(wire.Do(2**31, ANN, pack))) < Limits().message_bytes


def test_an_entry_of_the_log_holds_what_a_phone_may_say() -> None:
    for message in GOOD:
        if isinstance(message, wire.Do):
            entry = Entry(1, message.by, message.act)
            raw = msgspec.json.encode(entry)
            assert msgspec.json.encode(msgspec.json.decode(raw, type=Entry)) == raw
    assert party().replayed() == party().room
