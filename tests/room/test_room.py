"""A room and its people: coming and going, names, the ring of seats, host, packs.

The game at the table is in test_game.py, random evenings in test_random.py.
"""

import unicodedata
from typing import Any, get_args

import msgspec
import pytest

from konspira.companions import Temper
from konspira.games.codenames.moves import BecomeSpymaster
from konspira.games.codenames.pieces import Team
from konspira.room import SERVER, Look, MemberId, Who, acts, deadline
from konspira.room.acts import COLOURS
from konspira.room.law import LAW
from konspira.room.people import MOST_MEMBERS
from konspira.room.state import HOST_GONE_MS, ROLL_CALL_MS, TRANSFER_MS
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    EVE,
    NAMES,
    OPENED,
    STRANGER,
    VERSIONS,
    Party,
    away,
    back,
    choosing,
    dealing,
    dealt,
    digest,
    join,
    opened,
    party,
    play,
)

# Opening


@pytest.mark.parametrize("moment", [OPENED, 0])
def test_a_room_begins_with_its_opening(moment: int) -> None:
    assert Party().refusal(*join("Ann")) == "no-such-room"
    room = Party().at(moment, SERVER, acts.Open("pl", VERSIONS))
    assert (room.room.opened, room.room.language) == (moment, "pl")
    assert room.refusal(*join("Ann")) is None
    assert room.refusal(SERVER, acts.Open("en", VERSIONS)) == "room-is-open"


def test_time_never_runs_backwards() -> None:
    room = party().at(OPENED, ANN, acts.Lock(True))
    assert room.now == party().now


# Who may do what

WITH_OFFER = party().after((BEN, acts.OfferSeat(digest("code"))))
HOST_AWAY = party().after(away(ANN))
LEFT = choosing().after((CID, acts.Leave()))
EXAMPLES: dict[type[acts.RoomAct], tuple[Party, Any]] = {
    type(act): (room, act)
    for room, act in [
        (Party(), acts.Open("en", VERSIONS)),
        (party(), acts.Join("Zed", digest("Zed"))),
        (LEFT, acts.Return(CID, digest("new"))),
        (party(), acts.SeenAt(BEN, 7)),
        (party(), acts.Back(BEN)),
        (party(), acts.Away(BEN)),
        (party(), acts.RollCall()),
        (WITH_OFFER, acts.TakeOver(digest("code"), digest("new"))),
        (dealing(), acts.Deal(msgspec.Raw(b"{}"), "nonce")),
        (HOST_AWAY, acts.Tick()),
        (party(), acts.Upgrade(VERSIONS, "codenames")),
        (party(), acts.Finish(1, "codenames", {}, (), "void")),
        (party(), acts.Rename("Zed")),
        (party(), acts.Leave()),
        (party(), acts.OfferSeat(digest("code"))),
        (party(), acts.Sit()),
        (party(), acts.Stand()),
        (choosing(), play(BEN, BecomeSpymaster(Team.RED))[1]),
        (party(), acts.Arrange((BEN, ANN))),
        (party(), acts.PassHost(BEN)),
        (party(), acts.TakeBack()),
        (party(), acts.Appoint(None)),
        (choosing(), acts.OfferToLead(False)),
        (choosing(), acts.Lead(BEN)),
        (party(), acts.Remove(CID)),
        (party(), acts.Lock(True)),
        (party(), acts.React(acts.Feeling.WOW)),
        (party(), acts.AllowReactions(False)),
        (party(), acts.Speak("ru")),
        (party(), acts.Choose("codenames")),
        (party(), acts.AddPack("own", "")),
        (party(), acts.DropPack("own")),
        (party(), acts.Start()),
        (choosing(), acts.Pause()),
        (choosing().after((ANN, acts.Pause())), acts.Resume()),
        (choosing(), acts.Abandon()),
        (choosing(), acts.Reseat(0, BEN)),
        (choosing(), acts.SitIn(BEN)),
        (choosing(), acts.Propose(0, BEN)),
        (choosing(), acts.Agree(1)),
        (party(), acts.Invite("Zed")),
        (party(), acts.Dismiss(BEN)),
        (party(), acts.SetTemper(BEN, Temper.BOLD)),
        (choosing(), acts.Lend(1)),
        (party(), acts.LendAfter(60)),
        (party(), acts.Hasten()),
        (party(), acts.PlayToday("Zed")),
        (choosing(), acts.StepIn(1, acts.Mind())),
        (choosing(), acts.Remark(1, "well-done")),
        (choosing(), acts.PlayFor(1, msgspec.Raw(b"{}"))),
    ]
}
REFUSED_TO = {
    Who.THE_SERVER: {BEN: "not-allowed", ANN: "not-allowed", STRANGER: "not-allowed"},
    Who.A_MEMBER: {SERVER: "not-allowed", STRANGER: "no-such-member"},
    Who.THE_HOST: {SERVER: "host-only", BEN: "host-only", STRANGER: "host-only"},
}


def test_every_act_has_a_row_that_says_what_it_does() -> None:
    assert set(LAW) == set(acts.KINDS) == set(get_args(acts.AnyAct)) == set(EXAMPLES)


@pytest.mark.parametrize("kind", acts.KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("by", [SERVER, ANN, BEN, STRANGER])
def test_an_act_is_refused_to_everybody_else(
    kind: type[acts.RoomAct], by: MemberId
) -> None:
    room, act = EXAMPLES[kind]
    forbidden = REFUSED_TO[kind.who]
    refusal = room.refusal(by, act)
    if by in forbidden:
        assert refusal == forbidden[by]
    else:
        assert refusal not in {"not-allowed", "host-only", "no-such-member"}


def test_an_act_that_does_not_say_who_is_not_allowed_to_anybody() -> None:
    class Cheat(acts.RoomAct, frozen=True):
        pass

    for by in (SERVER, ANN, BEN, STRANGER):
        assert party().refusal(by, Cheat()) == "not-allowed"


# Coming and going


def test_who_joins_first_is_host_and_everybody_gets_a_seat() -> None:
    room = party(3).room
    assert [member.name for member in room.members] == ["Ann", "Ben", "Cid"]
    assert (room.host, room.ring) == (ANN, (ANN, BEN, CID))


def test_who_only_watches_gets_no_seat() -> None:
    room = opened().after(join("Ann", watch=True), join("Ben"))
    assert (room.room.host, room.room.ring) == (ANN, (BEN,))


def test_who_leaves_is_gone_from_the_ring_and_the_name_is_free() -> None:
    room = party().after((BEN, acts.Leave()))
    assert room.room.ring == (ANN, CID, DOT)
    assert room.room.holder(digest("Ben")) is None
    assert room.refusal(BEN, acts.Sit()) == "no-such-member"
    again = room.after(join("Ben"))
    assert again.room.members[-1].id == EVE, "a number is never given twice"


def test_who_comes_back_is_present_since_then() -> None:
    room = party().after(away(BEN))
    assert BEN not in room.present
    came_back = room.after(back(BEN))
    assert BEN in came_back.present
    assert came_back.member(BEN).since == came_back.now


def test_hearing_twice_that_somebody_is_there_or_away_changes_nothing() -> None:
    room = party()
    assert room.after(back(BEN)).member(BEN) == room.member(BEN)
    gone = room.after(away(BEN))
    assert gone.after(away(BEN)).member(BEN) == gone.member(BEN)


def test_a_room_has_an_end() -> None:
    room = opened().after(*(join(f"P{n}") for n in range(MOST_MEMBERS)))
    assert room.refusal(*join("One more")) == "room-is-full"
    assert room.after((BEN, acts.Leave())).refusal(*join("One more")) is None


def test_nobody_new_comes_into_a_locked_room() -> None:
    room = party().after((ANN, acts.Lock(True)))
    assert room.refusal(*join("Eve")) == "room-is-locked"
    assert room.refusal(*back(BEN)) is None
    assert room.after((ANN, acts.Lock(False))).refusal(*join("Eve")) is None


def test_one_phone_may_hold_several_members_who_are_as_separate_as_any() -> None:
    room = choosing().room
    assert room.seats_of(BEN) == (1,)
    assert room.seats_of(ANN) == (0, -3)
    assert room.holder(digest("Ben")) == room.member(BEN)
    assert not room.holds(ANN, 1)


# Names


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "   ",
        " Ann",
        "Ann ",
        "Ann  Lee",
        "Ann\tLee",
        "Ann\nLee",
        "Ann\x00",
        "\x1b[31mAnn",
        "\u202enna",  # right to left
        "Ann\u2066",
        "Ann\u200b",  # no width at all
        "\ufeffAnn",
        "Ann\u00a0Lee",
        "\u3164",  # a letter without a shape
        "Ann\u2800",
        "\ud83d",  # half a sign
        "\ue000",
        "---",
        "?!",
    ],
)
def test_a_name_that_cannot_be_read_aloud_is_bad(name: str) -> None:
    assert party(1).refusal(*join(name)) == "bad-name"
    assert party(1).refusal(ANN, acts.Rename(name)) == "bad-name"


@pytest.mark.parametrize(
    "name", ["Zoë", "Łucja", "Ёжик", "O'Hara", "Ann 2", "李雷", "R2-D2 🤖"]
)
def test_a_name_may_be_in_any_language(name: str) -> None:
    assert party(1).refusal(*join(name)) is None


@pytest.mark.parametrize("length", [0, 21, 200])
def test_a_name_has_one_to_twenty_letters(length: int) -> None:
    assert party(1).refusal(*join("n" * length)) == "bad-name"
    assert party(1).refusal(ANN, acts.Rename("n" * length)) == "bad-name"
    assert party(1).refusal(*join("n" * 20)) is None


@pytest.mark.parametrize(
    "name", ["zoë", "ZOË", unicodedata.normalize("NFD", "Zoë"), "Ｚoë"]
)
def test_a_name_that_looks_like_another_is_taken(name: str) -> None:
    room = party(1).after(join("Zoë"))
    assert room.refusal(*join(name)) == "name-is-taken"
    assert room.refusal(ANN, acts.Rename(name)) == "name-is-taken"


def test_a_member_may_change_the_case_of_their_own_name() -> None:
    room = party().after((BEN, acts.Rename("BEN", Look(3, 4))))
    assert (room.member(BEN).name, room.member(BEN).look) == ("BEN", Look(3, 4))


# The ring of seats


def test_who_stands_up_only_looks_on_and_who_sits_down_comes_last() -> None:
    room = party().after((BEN, acts.Stand()))
    assert room.room.ring == (ANN, CID, DOT)
    assert room.after((BEN, acts.Sit())).room.ring == (ANN, CID, DOT, BEN)
    assert room.refusal(ANN, acts.Sit()) == "already-seated"


def test_the_host_arranges_the_seats() -> None:
    room = party()
    assert room.after((ANN, acts.Arrange((DOT, ANN)))).room.ring == (DOT, ANN)
    assert room.refusal(ANN, acts.Arrange((ANN, BEN, ANN))) == "twice-in-the-ring"
    assert room.refusal(ANN, acts.Arrange((ANN, STRANGER))) == "no-such-member"


# Looks


def test_a_look_that_nobody_chose_gives_way_to_those_at_the_table() -> None:
    room = opened().after((SERVER, acts.Join("Ann", digest("Ann"), Look(19, 3))))
    twins = [acts.Join(name, digest(name), Look(19, 3), chosen=False) for name in NAMES[1:]]
    room = room.after(*((SERVER, twin) for twin in twins))
    looks = [member.look for member in room.room.members]
    assert looks[:3] == [Look(19, 3), Look(0, 4), Look(1, 5)]
    assert len({look.face for look in looks}) == len({look.colour for look in looks}) == 6


def test_a_chosen_look_is_kept_and_so_is_any_when_none_is_free() -> None:
    same = (SERVER, acts.Join("Ben", digest("Ben"), Look(7, 7)))
    room = opened().after((SERVER, acts.Join("Ann", digest("Ann"), Look(7, 7))), same)
    assert room.member(BEN).look == Look(7, 7)
    for number in range(COLOURS):
        name = f"No {number}"
        room = room.after((SERVER, acts.Join(name, digest(name), Look(number, number))))
    late = (SERVER, acts.Join("Zoe", digest("Zoe"), Look(2, 2), chosen=False))
    assert room.after(late).room.members[-1].look == Look(COLOURS, 2)


# The host


def test_the_host_passes_the_room_on() -> None:
    room = party().after((ANN, acts.PassHost(CID)))
    assert room.room.host == CID
    assert room.refusal(ANN, acts.Lock(True)) == "host-only"
    assert room.refusal(CID, acts.PassHost(STRANGER)) == "no-such-member"


def test_when_the_host_leaves_who_has_been_there_longest_takes_over() -> None:
    room = party().after(away(BEN), back(BEN), (ANN, acts.Leave()))
    assert room.room.host == CID, "Ben was away for a moment"


def test_when_nobody_is_there_who_joined_first_takes_over() -> None:
    room = party().after(away(CID), away(BEN), away(DOT), (ANN, acts.Leave()))
    assert room.room.host == BEN


def test_who_comes_into_an_empty_room_is_its_host() -> None:
    room = party(1).after((ANN, acts.Leave()))
    assert room.room.host is None
    assert room.after(join("Ben")).room.host == BEN


def test_a_host_who_is_away_for_a_minute_is_host_no_more() -> None:
    room = party().after(away(BEN), back(BEN), away(ANN))
    due = room.now + HOST_GONE_MS
    assert deadline(room.room) == due
    assert room.refusal(SERVER, acts.Tick(), due - 1) == "too-early"
    later = room.tick(due)
    assert later.room.host == CID, "there longer than Ben, who was away for a moment"
    assert deadline(later.room) is None


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    room = party().after(away(ANN), back(ANN))
    assert deadline(room.room) is None
    assert room.refusal(SERVER, acts.Tick(), room.now + 10 * HOST_GONE_MS) == "too-early"


def test_while_nobody_is_there_the_host_stays_host() -> None:
    room = party(2).after(away(BEN), away(ANN))
    assert deadline(room.room) is None
    hours = room.now + 100 * HOST_GONE_MS
    assert room.refusal(SERVER, acts.Tick(), hours) == "too-early"
    somebody = room.at(hours, *back(BEN))
    assert somebody.refusal(SERVER, acts.Tick(), hours) == "too-early", "wait for the host"
    assert somebody.tick(hours + HOST_GONE_MS).room.host == BEN


def stood_in_for() -> Party:
    """Ann was away for a minute, so Ben is host."""
    gone = party().after(away(ANN))
    return gone.tick(gone.now + HOST_GONE_MS)


def test_who_was_host_and_comes_back_takes_the_place_back() -> None:
    room = stood_in_for()
    assert (room.room.host, room.room.former) == (BEN, ANN)
    assert room.refusal(CID, acts.TakeBack()) == "nothing-to-take-back"
    assert room.refusal(BEN, acts.TakeBack()) == "nothing-to-take-back"
    hours = room.now + 10_000_000
    again = room.at(hours, *back(ANN)).after((ANN, acts.TakeBack()))
    assert (again.room.host, again.room.former) == (ANN, None)
    assert again.refusal(ANN, acts.TakeBack()) == "nothing-to-take-back"
    assert again.replayed() == again.room


def test_a_place_that_was_passed_on_cannot_be_taken_back() -> None:
    passed = party().after((ANN, acts.PassHost(BEN)))
    assert passed.refusal(ANN, acts.TakeBack()) == "nothing-to-take-back"
    onwards = stood_in_for().after((BEN, acts.PassHost(CID)), back(ANN))
    assert onwards.refusal(ANN, acts.TakeBack()) == "nothing-to-take-back"


def test_who_stands_in_may_stay_host_for_good() -> None:
    room = stood_in_for().after(back(ANN), (BEN, acts.PassHost(BEN)))
    assert (room.room.host, room.room.former) == (BEN, None)
    assert room.refusal(ANN, acts.TakeBack()) == "nothing-to-take-back"


def test_the_claim_stays_with_the_first_host_and_they_are_asked_first() -> None:
    room = stood_in_for().after(away(BEN))
    third = room.tick(room.now + HOST_GONE_MS)
    assert (third.room.host, third.room.former) == (CID, ANN), "Ben only stood in"
    again = third.after(back(ANN), away(CID))
    first = again.tick(again.now + HOST_GONE_MS)
    assert (first.room.host, first.room.former) == (ANN, None), "Dot was there longer"


def test_who_leaves_or_is_removed_has_no_claim() -> None:
    for end in ((ANN, acts.Leave()), (BEN, acts.Remove(ANN))):
        assert stood_in_for().after(end).room.former is None
    left = stood_in_for().after(back(ANN), (BEN, acts.Leave()))
    assert (left.room.host, left.room.former) == (ANN, None)


def test_the_host_removes_others_but_not_themselves() -> None:
    room = party().after((ANN, acts.Remove(BEN)))
    assert room.room.holder(digest("Ben")) is None
    assert BEN not in room.room.ring
    assert room.refusal(ANN, acts.Remove(BEN)) == "no-such-member"
    assert room.refusal(ANN, acts.Remove(ANN)) == "leave-instead"


# Another phone


def test_a_seat_moves_to_the_phone_that_shows_the_code() -> None:
    room = WITH_OFFER.after((SERVER, acts.TakeOver(digest("code"), digest("new"))))
    assert room.room.holder(digest("new")) == room.member(BEN)
    assert room.room.holder(digest("Ben")) is None, "the old token is void"


@pytest.mark.parametrize(
    ("code", "wait", "refusal"),
    [
        ("code", TRANSFER_MS, None),
        ("code", TRANSFER_MS + 1, "no-such-offer"),
        ("Code", 0, "no-such-offer"),
    ],
)
def test_an_offer_is_good_for_two_minutes(code: str, wait: int, refusal: str) -> None:
    take = acts.TakeOver(digest(code), digest("new"))
    assert WITH_OFFER.refusal(SERVER, take, WITH_OFFER.now + wait) == refusal


def test_an_offer_is_good_for_one_phone() -> None:
    room = WITH_OFFER.after((SERVER, acts.TakeOver(digest("code"), digest("new"))))
    again = acts.TakeOver(digest("code"), digest("newer"))
    assert room.refusal(SERVER, again) == "no-such-offer"


def test_a_second_offer_replaces_the_first_and_leaving_ends_it() -> None:
    room = WITH_OFFER.after((BEN, acts.OfferSeat(digest("other"))))
    first = acts.TakeOver(digest("code"), digest("new"))
    other = acts.TakeOver(digest("other"), digest("new"))
    assert room.refusal(SERVER, first) == "no-such-offer"
    assert room.refusal(SERVER, other) is None
    assert room.after((BEN, acts.Leave())).refusal(SERVER, other) == "no-such-offer"


# The roll call


def test_after_a_roll_call_only_those_are_present_whom_somebody_heard_of() -> None:
    called = party().after(away(DOT), (SERVER, acts.RollCall()), back(ANN), back(CID))
    due = called.room.roll_call
    assert due == called.now - 2000 + ROLL_CALL_MS == deadline(called.room)
    assert called.present == [ANN, BEN, CID], "nobody is away before it ends"
    assert called.refusal(SERVER, acts.Tick(), due - 1) == "too-early"
    ended = called.tick(due)
    assert ended.present == [ANN, CID]
    assert ended.room.roll_call is None
    assert ended.member(BEN).since == due
    assert ended.member(DOT) == called.member(DOT)


def test_a_game_may_be_at_the_table_during_a_roll_call() -> None:
    called = dealt(timer="every-turn").after((SERVER, acts.RollCall()))
    due = called.room.roll_call
    assert due is not None
    assert called.tick(due).present == []
