"""Every message between a phone and the server. docs/protocol.md explains them.

Both directions are closed sums. The types of the client are made from this module
(`tools.wire_ts`), and only what lies open or belongs to the phone can be encoded.
"""

from collections.abc import Iterator
from functools import cache
from itertools import compress
from operator import is_not
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.structs import astuple

from konspira.game import Hand, Table
from konspira.room import acts
from konspira.room.acts import Look, MemberId
from konspira.room.views import RoomView
from konspira.verdict import Verdict

PROTOCOL = 3
ASK_SIZE = 256  # bytes of a move in a hushed game: its length must tell nothing either
PING_SECONDS = 10  # a phone in a room hears something at least this often
ALPHABET = "BCDFGHJKMNPQRSTVWXZ"  # no vowels, so no words; no letters that look alike

# Patterns end with \Z, because $ would let a line break follow.
Code = Annotated[str, Meta(pattern=rf"^[{ALPHABET}]{{5}}\Z")]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
Id = Annotated[int, Meta(ge=0, le=2**31)]


# From the phone


class Ask(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Anything a phone may send. `id` comes back with the answer."""

    id: Id


class Open(Ask, frozen=True):
    """Open a room, and be its first member and host."""

    protocol: int
    name: acts.Name
    look: Look = Look()
    language: acts.Language = "en"


class Hello(Ask, frozen=True):
    """Come into a room, or back to it. Without tokens the phone only looks on."""

    protocol: int
    room: Code
    tokens: Annotated[tuple[Token, ...], Meta(max_length=20)] = ()


class Join(Ask, frozen=True):
    """Become a member; or one more on this phone, which is then passed round."""

    name: acts.Name
    look: Look = Look()
    watch: bool = False
    chosen: bool = True


class Return(Ask, frozen=True):
    """Come back as a member who has left, with a token that `left` of Welcome names."""

    token: Token


class Do(Ask, frozen=True):
    """An act of a member of this phone.

    `seen` is the `v` of the last News; if the hand has changed since, a move is refused
    as stale instead of being misapplied.
    """

    by: acts.Person
    act: acts.PublicAct
    seen: int | None = None


class Consult(Ask, frozen=True):
    """What would the referee say of this move, and companions? Nobody else hears of it."""

    by: acts.Person
    seat: acts.Place
    move: Raw


class Recall(Ask, frozen=True):
    """What did companions do for this member, who was away from the game at the table?"""

    by: acts.Person


class MoveOut(Ask, frozen=True):
    """This member is about to move to another phone."""

    by: acts.Person


class MoveIn(Ask, frozen=True):
    """Another phone's member moves here."""

    protocol: int
    room: Code
    code: Token


In = Open | Hello | Join | Return | Do | Consult | Recall | MoveOut | MoveIn


# To the phone


class You(Struct, frozen=True, omit_defaults=True):
    """A member whom this phone holds. The token is told once, when it is new."""

    member: MemberId
    token: str | None = None


class Welcome(Struct, frozen=True, tag=True):
    """The phone is in the room, as these members."""

    id: int
    protocol: int
    room: str
    you: tuple[You, ...]
    lost: tuple[str, ...] = ()  # tokens that hold nobody any more
    left: tuple[You, ...] = ()  # who may `Return` by which of them
    pings: int = 0  # it hears something at least every so many seconds; 0: who knows


class Transfer(Struct, frozen=True, tag=True):
    """The code that another phone must show to take this member over."""

    id: int
    code: str
    seconds: int


class Opinion(Struct, frozen=True, tag=True):
    """What the referee thinks of a move that was asked about; null: there is none.

    `known` says whether the companions who would hear the word know it, on whatever board;
    null: nobody of them is a companion.
    """

    id: int
    verdict: Verdict | None
    known: bool | None = None


class Deed(Struct, frozen=True):
    """A move that a companion made for a member who was away."""

    seat: int
    at: int  # the server's time, milliseconds since 1970
    move: Raw


class Deeds(Struct, frozen=True, tag=True):
    """All that companions did for a member in the game at the table, oldest first."""

    id: int
    deeds: tuple[Deed, ...]


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why not: a stable word, the rule that says so, at times a sentence for builders.

    `about` holds facts, such as a line and a word, for a sentence in the reader's language.
    """

    id: int
    code: str
    rule: str | None = None
    text: str | None = None
    about: dict[str, str | int] = {}


class News(Struct, frozen=True, tag=True, omit_defaults=True):
    """What has changed for this phone.

    `room` and `table` hold the fields that changed, `more` what was added to fields of the
    table that only grew, `hands` every hand that changed, by seat. `whole` means: forget
    what you had, this is everything.
    """

    v: int  # counts the News of this connection
    at: int  # the server's time, milliseconds since 1970
    whole: bool = False
    room: dict[str, Any] | UnsetType = UNSET
    table: dict[str, Any] | UnsetType | None = UNSET
    more: dict[str, tuple[Any, ...]] | UnsetType = UNSET
    hands: dict[str, Any] | UnsetType = UNSET
    done: tuple[int, ...] = ()
    refused: tuple[Refusal, ...] = ()
    pad: str = ""


class Ping(Struct, frozen=True, tag=True):
    """Nothing is new, but the line holds: scripts in browsers cannot see protocol pings."""

    at: int  # the server's time, milliseconds since 1970


Answered = Welcome | Transfer | Opinion | Deeds
Out = Welcome | Transfer | Opinion | Deeds | News | Ping

Message = Ask | Welcome | Transfer | Opinion | Deeds | News | Ping
Answer = int | Refusal
View = Table | Hand | RoomView
decode_out = msgspec.json.Decoder(Out).decode
_decode = msgspec.json.Decoder(In).decode
_encode = msgspec.json.Encoder().encode


def decode(message: bytes) -> In:
    """Return the message of a phone, or raise MsgspecError.

    Raise RecursionError if it is nested too deeply.
    """
    try:
        ask: In = _decode(message)
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(f"This is not UTF-8: {error.reason}") from None
    return ask


class _Numbered(Struct):
    id: Id = 0


_decode_id = msgspec.json.Decoder(_Numbered).decode


def id_of(message: bytes) -> int:
    """Return the id of a malformed request, so that its sender gets the refusal; or 0."""
    try:
        return _decode_id(message).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0


def encode(message: In | Out | tuple[int, ...] | tuple[Refusal, ...]) -> bytes:
    """Return a message, or the answers inside a News, as JSON, or raise TypeError."""
    kind, parts = (Answer, message) if isinstance(message, tuple) else (Message, (message,))
    for part in parts:
        if not isinstance(part, kind):
            raise TypeError(f"{type(part).__name__} is no message")
    return _encode(message)


def spaced(ask: bytes) -> bytes:
    """Return the same request, padded with spaces to the length of its kind."""
    return ask + b" " * (-len(ask) % ASK_SIZE)


def whole(view: View | None) -> bytes:
    """Return all fields of a view in JSON; raise TypeError for anything but a view."""
    if view is not None and not isinstance(view, View):
        raise TypeError(f"{type(view).__name__} may not leave the server")
    return _encode(view)


def changes(old: View, new: View) -> bytes:
    """Return the fields of a view that changed, as an object; empty if none did."""
    changed = [key + _encode(now) for key, _, now in _changed(old, new)]
    return b"{%b}" % b",".join(changed) if changed else b""


def growth(old: Table, new: Table) -> tuple[bytes, bytes]:
    """Return the fields of a table that changed, and the additions to those that only grew.

    Most of what is told at a table is a list of what has happened, such as what people say:
    it need not be told from the beginning each time.
    """
    changed, grown = [], []
    for key, before, now in _changed(old, new):
        if added := _added(before, now):
            grown.append(key + _encode(added))
        else:
            changed.append(key + _encode(now))
    return (
        b"{%b}" % b",".join(changed) if changed else b"",
        b"{%b}" % b",".join(grown) if grown else b"",
    )


def _added(before: Any, now: Any) -> tuple[Any, ...]:
    """Return what was added at the end of a list that is otherwise the same."""
    if type(now) is not tuple or type(before) is not tuple:
        return ()
    known = len(before)
    if not 0 < known < len(now) or now[known - 1] != before[-1]:  # be quick
        return ()
    return now[known:] if now[:known] == before else ()


def _changed(old: View, new: View) -> Iterator[tuple[bytes, Any, Any]]:
    """Yield each field that changed, as it was and as it is.

    States are immutable, so most of what has not changed is the very same object.
    """
    if not isinstance(new, View):
        raise TypeError(f"{type(new).__name__} may not leave the server")
    if type(old) is not type(new):
        raise TypeError(f"{type(new).__name__} is no later {type(old).__name__}")
    keys, now, before = _keys(type(new)), astuple(new), astuple(old)
    for n in compress(range(len(keys)), map(is_not, now, before)):
        if now[n] != before[n]:
            yield keys[n], before[n], now[n]


@cache
def _keys(kind: type[Struct]) -> tuple[bytes, ...]:
    return tuple(b'"%b":' % field.encode() for field in kind.__struct_fields__)


def head(at: int, parts: bytes) -> bytes:
    """Return the beginning of a News, from ready-made parts, each beginning with a comma.

    It is made once and shared by all phones of a room, which is what makes a room of twenty
    phones cheap.
    """
    return b'{"type":"News","at":%d%b' % (at, parts)


NEWS = b'%b%b,"v":%d}'
"""A whole News: its head, what this phone alone gets, and its number. No function, because
it is made for every phone and every move; `decode_out` reads it as what it is."""


PAD = len(b',"pad":""')
FRAME = len(b',"done":[],"refused":[],"v":1000000000}') + PAD
"""The most that goes round head, hands and answers."""


def padded(frame: bytes, length: int) -> bytes:
    """Return the same News, padded to this length, so that its own reveals nothing."""
    return b'%b,"pad":"%b"}' % (frame[:-1], b"." * (length - PAD - len(frame)))
