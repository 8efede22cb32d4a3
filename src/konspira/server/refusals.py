"""The refusals of a server, before any room is asked."""

from konspira.refusals import Refusal

MALFORMED = Refusal("malformed")
OTHER_PROTOCOL = Refusal("other-protocol")
NOT_IN_A_ROOM = Refusal("not-in-a-room")
ALREADY_IN_A_ROOM = Refusal("already-in-a-room")
ROOM_IS_BROKEN = Refusal("room-is-broken")
NEWER_VERSION = Refusal("newer-version")
LOG_FAILED = Refusal("log-failed")
SERVER_IS_FULL = Refusal("server-is-full")
TOO_MANY_ROOMS = Refusal("too-many-rooms")
TOO_MANY_CODES = Refusal("too-many-codes")
TOO_MANY_PACKS_AT_ONCE = Refusal("too-many-packs-at-once")
TOO_MANY_QUESTIONS = Refusal("too-many-questions")
NOTHING_TO_JUDGE = Refusal("nothing-to-judge")
STALE = Refusal("stale")
NOT_NEEDED = Refusal("not-needed")
