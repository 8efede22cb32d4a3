"""Small faces that people send each other: everybody sees them, and they tell no secret."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from led_game import Next
from msgspec.structs import replace

from konspira.game import HOST, MASTER, Seat
from konspira.games import GAMES
from konspira.games.codenames.moves import Clue, Stop, Touch
from konspira.room import (
    MemberId,
    acts,
    deadline_inputs,
    hand_of,
    outline,
    room_view,
    table_of,
)
from konspira.room import reactions as law
from konspira.room.acts import Feeling
from konspira.room.gist import Outline
from konspira.room.reactions import MOST_SHOWN, PAUSE_MS, SHOWN_MS
from room.strategies import Evening, plans
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    EVE,
    Party,
    choosing,
    dealt,
    join,
    lost_by_red,
    party,
    play,
)
from room.toy_room import GAME, begun, by_app

WOW = acts.React(Feeling.WOW)
LAUGH = acts.React(Feeling.LAUGH)


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with patch.dict(GAMES, led=GAME):
        yield


def shown(room: Party) -> list[tuple[MemberId, Feeling]]:
    return [(one.by, one.feeling) for one in room_view(room.room).reactions]


def guessing(people: int = 4) -> Party:
    """Red's operatives think about a clue of Ann's."""
    return dealt(people).after(play(ANN, Clue("anything", 1)))


def turn_over(room: Party) -> Party:
    """Red's operative touches a word of Red's, and stops."""
    for move in (Touch(0), Stop()):
        room = room.at(room.now + 9_000, *play(CID, move))
    return room


# What everybody sees


def test_a_reaction_shows_who_sent_what_and_when() -> None:
    room = party(2).after(join("Max", watch=True), (BEN, WOW), (CID, LAUGH))
    assert shown(room) == [(BEN, Feeling.WOW), (CID, Feeling.LAUGH)], "onlookers as well"
    assert [one.at for one in room_view(room.room).reactions] == [room.now - 1000, room.now]
    assert room.replayed() == room.room


def test_old_reactions_go_with_the_next_one() -> None:
    room = party().after((BEN, WOW))
    room = room.at(room.now + SHOWN_MS, CID, LAUGH)
    assert shown(room) == [(CID, Feeling.LAUGH)]


def test_nothing_but_a_reaction_drops_old_ones_or_it_would_show_by_that() -> None:
    room = guessing().after((CID, WOW))
    later = turn_over(room)
    assert later.now > room.now + SHOWN_MS
    assert later.room.reactions == room.room.reactions


def test_a_new_game_begins_without_the_faces_of_before() -> None:
    room = party().after((BEN, WOW), (ANN, acts.Start()))
    assert shown(room) == []


def test_a_reaction_changes_no_hand_no_table_and_no_time_limit() -> None:
    before = guessing()
    after = before.after((CID, WOW))
    assert table_of(after.room) == table_of(before.room)
    for seat in (HOST, *map(Seat, range(4))):
        assert hand_of(after.room, seat) is not None
        assert hand_of(after.room, seat) == hand_of(before.room, seat)
    assert after.playing is before.playing, "so no tap is stale"
    assert deadline_inputs(after.room) == deadline_inputs(before.room)


# How often


def test_one_person_reacts_once_in_a_second_and_a_half() -> None:
    room = party().after((BEN, WOW))
    assert room.refusal(BEN, LAUGH, room.now + PAUSE_MS - 1) == "too-early"
    assert room.refusal(CID, LAUGH, room.now) is None, "others need not wait"
    assert room.refusal(BEN, LAUGH, room.now + PAUSE_MS) is None


def test_a_clock_that_ran_ahead_on_another_server_makes_nobody_wait_for_ever() -> None:
    room = party().after((BEN, WOW))
    assert room.refusal(BEN, LAUGH, room.now - 60_000) == "too-early"
    room = room.at(room.now + PAUSE_MS, ANN, acts.Lock(True))
    assert room.refusal(BEN, LAUGH, room.now - 60_000) is None, "the room's time counts"


def crowd() -> Party:
    names = [3 * letter for letter in "BCDFGHJKLMNPRSTW"]
    return party(2).after(*(join(name, watch=True) for name in names))


def test_a_room_shows_so_many_at_once_and_no_more() -> None:
    room, start = crowd(), crowd().now
    for member in range(1, MOST_SHOWN + 1):
        room = room.at(start, MemberId(member), WOW)
    late = MemberId(MOST_SHOWN + 1)
    assert len(shown(room)) == MOST_SHOWN
    assert room.refusal(late, WOW, start + SHOWN_MS - 1) == "too-early"
    assert room.refusal(late, WOW, start + SHOWN_MS) is None


def test_faces_never_fill_the_log_of_a_room() -> None:
    with patch.object(law, "MOST_IN_A_GAME", 3):
        room = party()
        for _ in range(3):
            room = room.at(room.now + SHOWN_MS, BEN, WOW)
        assert room.refusal(CID, WOW) == "too-many-reactions"
        room = room.after((ANN, acts.Start()))
        assert room.refusal(CID, WOW) is None, "a new game, new faces"
    with patch.object(law, "MOST_EVER", 3):
        assert room.refusal(CID, WOW) == "too-many-reactions"


# Off, hushed, silent


def test_the_host_switches_reactions_off_and_on() -> None:
    assert room_view(party().room).reactions_allowed
    off = party().after((ANN, acts.AllowReactions(False)))
    assert not room_view(off.room).reactions_allowed
    assert off.refusal(BEN, WOW) == "reactions-are-off"
    on = off.after((ANN, acts.AllowReactions(True)))
    assert on.refusal(BEN, WOW) is None


def test_nobody_reacts_in_a_hush_and_nothing_flies_into_it() -> None:
    night = by_app()
    for member in (ANN, BEN, CID):
        assert night.refusal(member, WOW) == "not-now"
    dawn = night.after(play(ANN, Next(), HOST))
    assert dawn.refusal(BEN, WOW) is None
    dusk = dawn.after((BEN, WOW), play(ANN, Next(), HOST))
    assert room_view(dusk.room).hushed and shown(dusk) == []


def test_spymasters_keep_a_straight_face_while_operatives_think() -> None:
    """CN-56, CN-61: by the room, with the rule"""
    room = guessing()
    assert room_view(room.room).silent == (ANN, BEN)
    for member, rule in ((ANN, "CN-56"), (BEN, "CN-61")):
        assert room.refusal(member, WOW) == "keep-a-straight-face"
        assert law.rule_of_silence(room.room, member) == rule
    assert room.refusal(CID, WOW) is None
    between = turn_over(room)
    assert room_view(between.room).silent == ()
    assert between.refusal(ANN, WOW) is None


def test_after_a_game_everybody_may_laugh() -> None:
    over = lost_by_red(dealt())
    assert over.room.running is None
    assert over.refusal(ANN, LAUGH) is None


def test_who_gave_up_a_seat_still_knows_what_it_knew() -> None:
    room = guessing().after(join("Eve", watch=True))
    room = room.after((ANN, acts.PassHost(CID)), (ANN, acts.Leave()))
    room = room.after((CID, acts.Reseat(0, EVE)))
    assert EVE in room_view(room.room).silent
    room = room.after(join("Ann", watch=True))
    again = room.room.members[-1].id
    assert room.refusal(again, WOW) == "keep-a-straight-face", "under the same name"
    assert room.refusal(DOT, WOW) is None


def test_who_has_led_a_game_shows_nothing_until_it_is_over() -> None:
    with patch.dict(GAMES, led=silent_master()):
        day = begun().after(play(EVE, Next(), MASTER))
        assert day.refusal(EVE, WOW) == "keep-a-straight-face"
        left = day.after((EVE, acts.OfferToLead(False)))
        assert left.playing.master is None
        assert left.refusal(EVE, WOW) == "keep-a-straight-face"
        assert left.refusal(BEN, WOW) is None


def silent_master() -> Any:
    return replace(GAME, silent=lambda state: {MASTER: "T-1"})


# Whatever happens


def changed(before: Party, after: Party) -> list[str]:
    """The fields of the room's view that differ."""
    pairs = zip(Outline._fields, outline(before.room), outline(after.room), strict=True)
    return [name for name, old, new in pairs if old != new]


@given(plans)
def test_reactions_stay_few_and_follow_from_the_log(plan: Any) -> None:
    evening = Evening(plan, choosing().after((BEN, WOW), (CID, LAUGH)))
    for before, after in zip(evening.parties, evening.parties[1:], strict=False):
        kept = after.room.reactions
        assert len(kept) <= MOST_SHOWN
        if kept is not before.room.reactions:
            by_whom = [one.by for one in kept if one.at > after.now - PAUSE_MS]
            assert len(by_whom) == len(set(by_whom))
        if isinstance(after.log[-1].act, acts.React):
            assert changed(before, after) == ["reactions"]
    assert evening.party.replayed() == evening.party.room
