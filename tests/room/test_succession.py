"""Who follows on an empty seat: what the host alone decides, and what the table does.

The host's second device is called Zed here, or Eve if she was there before the game.
"""

import json

import pytest
from msgspec.json import encode

from konspira.cli.narrate import View, games_in, names_in, narrate
from konspira.cli.replay_log import fold
from konspira.room import SERVER, MemberId, acts, room_view
from konspira.room.people import SENT_HOME_MS
from konspira.room.phones import MOST_LINES
from konspira.room.views import GameView, QuestionView
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    EVE,
    FLO,
    Done,
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

ZED = EVE  # the fifth who comes
HOME, ELSEWHERE = 7, 8  # the numbers of two addresses
MUST_AGREE = "table-must-agree"


def seen(room: Party) -> GameView:
    view = room_view(room.room).playing
    assert view is not None
    return view


def question(room: Party) -> QuestionView:
    asked = seen(room).question
    assert asked is not None
    return asked


def removed(room: Party, who: MemberId = BEN) -> Party:
    """The host has removed this player, and waits for as long as it takes."""
    return after_a_while(room.after((ANN, acts.Remove(who))))


def lost(room: Party, who: MemberId = BEN) -> Party:
    """This player has had no line for a while."""
    return after_a_while(room.after(away(who)))


def latecomer(line: int = 0) -> Party:
    """A running game, and Zed, who came when it had begun."""
    zed = acts.Join("Zed", digest("Zed"), watch=True, line=line)
    return dealt().after((SERVER, zed))


def yes(who: MemberId, question: int = 1) -> Done:
    return who, acts.Agree(question)


def no(who: MemberId, question: int = 1) -> Done:
    return who, acts.Agree(question, yes=False)


ASK: Done = (ANN, acts.Propose(1, ZED))


# What the host alone decides


def test_a_host_who_removes_a_player_does_not_get_the_cards_on_a_second_device() -> None:
    """F4 of the audit: Remove, wait sixteen seconds, Reseat to a device of one's own."""
    room = removed(latecomer())
    assert room.refusal(ANN, acts.Reseat(1, ZED)) == MUST_AGREE


def test_nor_when_a_line_broke() -> None:
    assert lost(latecomer()).refusal(ANN, acts.Reseat(1, ZED)) == MUST_AGREE


def test_time_and_an_unlocked_table_make_no_difference() -> None:
    room = removed(latecomer()).after((ANN, acts.Lock(True)), (ANN, acts.Lock(False)))
    late = room.at(room.now + SENT_HOME_MS, ANN, acts.Speak("ru"))
    assert late.refusal(ANN, acts.Reseat(1, ZED)) == MUST_AGREE


def test_nor_does_another_host() -> None:
    room = removed(latecomer()).after((ANN, acts.PassHost(ZED)))
    assert room.refusal(ZED, acts.Reseat(1, ZED)) == MUST_AGREE


def test_nor_does_going_out_and_coming_in_again_under_the_name_of_the_removed() -> None:
    room = removed(dealt()).after((ANN, acts.Lock(True)), (ANN, acts.Lock(False)))
    zed = room.after(join("Ben"))
    for act in (acts.Reseat(1, ZED), acts.SitIn(ZED)):
        assert zed.refusal(ANN, act) == MUST_AGREE


def test_who_was_there_before_the_game_and_is_from_elsewhere_may_be_seated() -> None:
    for room in (removed(watched()), lost(watched())):
        assert room.after((ANN, acts.Reseat(1, EVE))).room.seats_of(EVE) == (1,)


@pytest.mark.parametrize("player", [ANN, CID, DOT])
def test_not_who_shares_an_address_with_another_player(player: MemberId) -> None:
    room = watched(line=HOME).after((SERVER, acts.SeenAt(player, HOME)))
    for empty in (removed(room), lost(room)):
        assert empty.refusal(ANN, acts.Reseat(1, EVE)) == MUST_AGREE


def test_it_counts_who_ever_shared_an_address_whoever_came_first() -> None:
    room = watched(line=ELSEWHERE).after((SERVER, acts.SeenAt(ANN, HOME)))
    assert removed(room).refusal(ANN, acts.Reseat(1, EVE)) is None
    moved = room.after((SERVER, acts.SeenAt(EVE, HOME)), (SERVER, acts.SeenAt(EVE, 9)))
    assert removed(moved).refusal(ANN, acts.Reseat(1, EVE)) == MUST_AGREE


def test_the_address_of_the_player_who_is_missing_does_not_count() -> None:
    room = watched(line=HOME).after((SERVER, acts.SeenAt(BEN, HOME)))
    assert lost(room).refusal(ANN, acts.Reseat(1, EVE)) is None


def test_a_player_who_left_is_still_remembered_with_their_address() -> None:
    room = watched(line=HOME).after((SERVER, acts.SeenAt(CID, HOME)), (CID, acts.Leave()))
    assert removed(room).refusal(ANN, acts.Reseat(1, EVE)) == MUST_AGREE


def test_the_phone_of_a_phone_counts() -> None:
    """Flo is on Eve's phone, and has the address of a player."""
    flo = acts.Join("Flo", digest("Flo"), watch=True, beside=(EVE,), line=HOME)
    room = watched().after((SERVER, flo), (SERVER, acts.SeenAt(CID, HOME)))
    assert removed(room).refusal(ANN, acts.Reseat(1, EVE)) == MUST_AGREE


def test_who_has_been_everywhere_may_be_anybody() -> None:
    seen_at = [(SERVER, acts.SeenAt(EVE, 100 + line)) for line in range(MOST_LINES + 5)]
    room = watched().after(*seen_at)
    assert len(room.member(EVE).lines) == MOST_LINES
    assert removed(room).refusal(ANN, acts.Reseat(1, EVE)) == MUST_AGREE


def test_a_seat_that_its_player_has_left_is_the_hosts_to_give() -> None:
    room = latecomer(HOME).after((SERVER, acts.SeenAt(ANN, HOME)), (BEN, acts.Leave()))
    assert room.refusal(ANN, acts.Reseat(1, ZED)) is None


def test_before_the_deal_there_is_nothing_to_agree_to() -> None:
    assert removed(choosing().after(join("Zed"))).refusal(ANN, acts.Reseat(1, ZED)) is None


# What the table decides


def test_a_majority_of_the_others_lets_a_latecomer_in() -> None:
    """Cid and Dot are asked: not the host, and not Ben, whose seat it is."""
    room = removed(latecomer()).after(ASK)
    asked = question(room)
    assert asked.asked == (CID, DOT)
    assert (asked.seat, asked.member, asked.decided) == (1, ZED, None)
    one = room.after(yes(CID))
    assert one.room.seats_of(ZED) == () and question(one).agreed == (CID,)
    both = one.after(yes(DOT))
    assert both.room.seats_of(ZED) == (1,)
    assert question(both).decided is True
    (change,) = seen(both).changes
    assert (change.before, change.after) == ("Ben", "Zed")
    assert (change.before_id, change.after_id) == (BEN, ZED)
    assert both.replayed() == both.room


def test_half_is_no_majority() -> None:
    room = removed(latecomer()).after(ASK, yes(CID), no(DOT))
    assert room.room.seats_of(ZED) == ()
    assert question(room).decided is False
    assert room.refusal(*yes(DOT)) == "question-is-over"
    again = room.after(ASK, yes(CID, 2), yes(DOT, 2))
    assert again.room.seats_of(ZED) == (1,)


def test_somebody_may_think_again_while_it_is_open() -> None:
    room = removed(latecomer(), DOT).after((ANN, acts.Propose(3, ZED)))
    assert question(room).asked == (BEN, CID)
    changed = room.after(yes(BEN), (BEN, acts.Agree(1, yes=False)))
    assert question(changed).agreed == ()


@pytest.mark.parametrize("who", [ANN, ZED, BEN])
def test_nobody_answers_in_their_own_business(who: MemberId) -> None:
    room = lost(latecomer()).after(ASK)
    assert room.refusal(*yes(who)) == "not-asked"


def test_onlookers_and_who_sat_down_later_have_no_vote() -> None:
    """Else a host would bring in as many as it takes."""
    room = latecomer().after(join("Flo"), join("Gus"), (ANN, acts.SitIn(FLO)))
    asked = removed(room).after(ASK)
    assert question(asked).asked == (CID, DOT)
    for who in (FLO, MemberId(7)):
        assert asked.refusal(*yes(who)) == "not-asked"


def test_who_shares_the_phone_of_the_host_has_no_vote() -> None:
    code, token = digest("code"), digest("token")
    room = latecomer().after(
        (CID, acts.OfferSeat(code)), (SERVER, acts.TakeOver(code, token, (ANN,)))
    )
    assert question(removed(room).after(ASK)).asked == (DOT,)


def test_removing_people_makes_no_majority() -> None:
    """Dot is the host's, too. Cid is gone, and has not agreed."""
    room = removed(removed(latecomer()), CID).after(ASK)
    assert question(room).asked == (CID, DOT)
    assert room.after(yes(DOT)).room.seats_of(ZED) == ()
    first = removed(latecomer()).after(ASK, (ANN, acts.Remove(CID)), yes(DOT))
    assert first.room.seats_of(ZED) == ()


def test_who_has_no_line_is_not_waited_for() -> None:
    room = lost(removed(latecomer()), CID).after(ASK)
    assert room.after(yes(DOT)).room.seats_of(ZED) == (1,)
    present = room.after(back(CID), yes(DOT))
    assert present.room.seats_of(ZED) == ()
    assert present.after(yes(CID)).room.seats_of(ZED) == (1,)


def test_nobody_is_asked_where_nobody_could_answer() -> None:
    room = lost(lost(lost(latecomer()), CID), DOT)
    assert room.refusal(*ASK) == "nobody-can-agree"


def test_a_question_that_is_not_needed_any_more_goes_away() -> None:
    room = lost(latecomer()).after(ASK)
    returned = room.after(back(BEN))
    assert seen(returned).question is None
    assert returned.after(yes(CID)).refusal(*yes(DOT)) == "seat-is-held"
    assert seen(room.after((ZED, acts.Leave()))).question is None
    assert seen(room.after((ANN, acts.Propose(1, None)))).question is None
    taken_back = room.after((ANN, acts.Propose(1, None)))
    assert taken_back.refusal(*yes(CID)) == "question-is-over"


def test_not_even_the_table_shows_somebody_two_hands() -> None:
    room = latecomer().after((BEN, acts.Leave()), (ANN, acts.Reseat(1, ZED)))
    again = lost(lost(room, ZED).after(join("Flo"), (CID, acts.Leave())), DOT)
    assert again.refusal(ANN, acts.Propose(2, DOT)) == "already-seated"
    asked = removed(latecomer()).refusal(ANN, acts.Propose(2, ZED))
    assert asked == "seat-is-held"


def test_only_the_host_asks_and_nobody_counts_votes_for_the_server() -> None:
    assert removed(latecomer()).refusal(CID, acts.Propose(1, ZED)) == "host-only"
    assert acts.Agree.filled_in == ("decided",) and acts.Propose.filled_in == ("asked",)


def test_a_question_does_not_outlive_its_game() -> None:
    room = removed(latecomer(), DOT).after((ANN, acts.Propose(3, ZED)))
    assert seen(lost_by_red(room)).question is None


def test_who_was_put_out_of_the_seat_needs_no_vote_to_get_it_back() -> None:
    room = lost(watched(line=HOME)).after((ANN, acts.Reseat(1, EVE)), back(BEN))
    room = room.after((SERVER, acts.SeenAt(BEN, HOME)), (SERVER, acts.SeenAt(ANN, HOME)))
    assert lost(room, EVE).refusal(ANN, acts.Reseat(1, BEN)) is None


# What everybody sees


def test_the_host_sees_who_could_take_an_empty_seat_and_who_only_by_a_vote() -> None:
    room = watched().after(join("Flo", watch=True))
    assert seen(room).vacancies == ()
    (vacancy,) = seen(removed(room)).vacancies
    assert (vacancy.seat, vacancy.heirs, vacancy.by_vote) == (1, (EVE,), (FLO,))
    (vacancy,) = seen(room.after((BEN, acts.Leave()))).vacancies
    assert (vacancy.heirs, vacancy.by_vote) == ((EVE, FLO), ())
    assert seen(room.after(away(BEN), back(BEN))).vacancies == ()


def test_the_log_tells_who_asked_and_who_agreed() -> None:
    room = removed(latecomer()).after(ASK, yes(CID), no(DOT))
    steps = list(fold(list(enumerate([encode(entry) for entry in room.log], start=1))))
    (game,) = games_in(steps)
    told = [(line.who, line.what) for line in narrate(game, View(), names_in(steps))]
    assert told[-3:] == [
        ("Ann", "asks the table whether Zed may have seat 1"),
        ("Cid", "agrees"),
        ("Dot", "does not agree"),
    ]


def test_no_view_holds_the_number_of_an_address() -> None:
    line = 2**40 + 12345
    room = watched(line=line).after((SERVER, acts.SeenAt(ANN, line)), (EVE, acts.Leave()))
    text = json.dumps(json.loads(encode(room_view(room.room))))
    assert str(line) not in text and "lines" not in text
