"""A person leads a game: who gets the place, who never does, and what nobody may be."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from led_game import LetAppLead, Next
from msgspec.json import encode

from konspira.cli.narrate import View, games_in, names_in, narrate
from konspira.cli.replay_log import fold
from konspira.game import HOST, MASTER, Seat
from konspira.games import GAMES
from konspira.room import SERVER, MemberId, acts, hand_of, room_view
from konspira.room.state import HOST_GONE_MS
from room.strategies import Evening, plans
from room.table import (
    ANN,
    BEN,
    CID,
    DOT,
    EVE,
    FLO,
    STRANGER,
    Done,
    Party,
    away,
    back,
    digest,
    join,
    play,
)
from room.toy_room import (
    DEAL,
    GAME,
    begun,
    by_app,
    gone_for_a_while,
    lobby,
    onlooker,
    without,
)


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with patch.dict(GAMES, led=GAME):
        yield


# Before a game


def test_who_is_appointed_does_not_play() -> None:
    room = lobby().after((ANN, acts.Appoint(EVE)))
    assert room.room.ring == (ANN, BEN, CID, DOT)
    assert room_view(room.room).appointed == EVE
    assert room.replayed() == room.room


def test_the_host_may_appoint_themselves_somebody_else_or_nobody() -> None:
    room = lobby().after((ANN, acts.Appoint(ANN)))
    assert room.room.appointed == ANN and ANN not in room.room.ring
    assert room.after((ANN, acts.Appoint(BEN))).room.appointed == BEN
    assert room.after((ANN, acts.Appoint(None))).room.appointed is None


def test_only_the_host_appoints_and_only_who_is_in_the_room() -> None:
    assert lobby().refusal(BEN, acts.Appoint(BEN)) == "host-only"
    assert lobby().refusal(ANN, acts.Appoint(STRANGER)) == "no-such-member"


def test_nobody_is_appointed_for_a_game_that_nobody_leads() -> None:
    room = lobby().after((ANN, acts.Choose("codenames")))
    assert room.refusal(ANN, acts.Appoint(EVE)) == "nobody-leads"
    assert room.refusal(ANN, acts.Appoint(None)) is None


@pytest.mark.parametrize("sits", [(EVE, acts.Sit()), (ANN, acts.Arrange((EVE, ANN, BEN)))])
def test_who_sits_down_again_is_not_appointed_any_more(sits: Done) -> None:
    room = lobby().after((ANN, acts.Appoint(EVE)), sits)
    assert room.room.appointed is None
    assert EVE in room.room.ring


def test_who_leaves_the_room_is_not_appointed_any_more() -> None:
    room = lobby().after((ANN, acts.Appoint(EVE)), (EVE, acts.Leave()))
    assert room.room.appointed is None


def test_a_game_that_needs_somebody_to_lead_it_does_not_begin_without() -> None:
    assert lobby().refusal(ANN, acts.Start()) == "no-master"
    assert lobby(led=False).refusal(ANN, acts.Start()) is None


def test_who_is_appointed_leads_only_a_game_that_needs_it() -> None:
    assert begun().playing.master == EVE
    room = lobby().after((ANN, acts.Appoint(EVE)))
    told = room.after((ANN, acts.Choose("led", {"led": False})), (ANN, acts.Start()))
    assert told.playing.master is None and told.playing.masters == ()
    again = told.after((ANN, acts.Abandon()))
    assert again.room.appointed == EVE, "for the next game that does"


def test_nobody_leads_a_game_in_which_somebody_on_their_phone_plays() -> None:
    beside = acts.Join("Flo", digest("Flo"), beside=(EVE,))
    room = lobby().after((SERVER, beside))
    assert room.refusal(ANN, acts.Appoint(EVE)) == "may-not-lead"
    stands = room.after((FLO, acts.Stand()), (ANN, acts.Appoint(EVE)))
    assert stands.refusal(ANN, acts.Start()) is None
    assert stands.after((FLO, acts.Sit())).refusal(ANN, acts.Start()) == "may-not-lead"


# The place


def test_who_leads_sees_and_does_what_belongs_to_the_place() -> None:
    room = begun()
    assert room.room.seats_of(EVE) == (MASTER,)
    assert room.room.holds(EVE, MASTER)
    assert not any(room.room.holds(who, MASTER) for who in (ANN, BEN, CID, DOT))
    assert hand_of(room.room, MASTER).wolf == 1  # type: ignore[attr-defined]
    day = room.after(play(EVE, Next(), MASTER))
    assert type(day.playing.state.phase).__name__ == "Day"
    for who in (ANN, BEN):
        assert room.refusal(*play(who, Next(), MASTER)) == "not-your-seat"
    assert room.refusal(*play(ANN, Next(), HOST)) == "not-your-turn"


def test_everybody_sees_who_leads_and_who_has_led() -> None:
    view = room_view(begun().room).playing
    assert view is not None and view.master == EVE
    assert [(led.member, led.name) for led in view.masters] == [(EVE, "Eve")]
    left = begun().after((EVE, acts.Leave()))
    view = room_view(left.room).playing
    assert view is not None and view.master is None
    assert [led.name for led in view.masters] == ["Eve"]


def test_a_host_may_lead_and_has_both_places() -> None:
    room = lobby().after((ANN, acts.Appoint(ANN)), (ANN, acts.Start()), DEAL)
    assert room.room.seats_of(ANN) == (HOST, MASTER)
    passed = room.after((ANN, acts.PassHost(BEN)))
    assert passed.room.seats_of(ANN) == (MASTER,)
    assert passed.room.seats_of(BEN) == (0, HOST)


def test_nobody_inherits_the_place() -> None:
    night = lobby().after((ANN, acts.Appoint(ANN)), (ANN, acts.Start()), DEAL)
    room = without(night).after(away(ANN))
    later = room.tick(room.now + HOST_GONE_MS)
    assert later.room.host == BEN
    assert later.playing.master == ANN
    gone = later.after((ANN, acts.Leave()))
    assert gone.playing.master is None
    assert not any(gone.room.holds(member.id, MASTER) for member in gone.room.members)


def test_the_game_hears_when_the_place_is_empty_and_the_host_lets_the_app_lead() -> None:
    room = begun().after((EVE, acts.Leave()))
    assert room.playing.state.led, "nobody takes over without being asked"
    assert room.refusal(*play(ANN, Next(), HOST)) == "not-your-turn"
    app = room.after(play(ANN, LetAppLead(), HOST))
    assert app.refusal(*play(ANN, Next(), HOST)) is None


def test_who_leads_may_step_back() -> None:
    room = begun().after((EVE, acts.OfferToLead(False)))
    assert room.playing.master is None
    assert room.room.seats_of(EVE) == ()


# During a game


def test_an_onlooker_who_has_offered_it_leads() -> None:
    room = onlooker(begun().after((EVE, acts.Leave())))
    assert room.refusal(ANN, acts.Lead(FLO)) == "has-not-offered"
    offered = room.after((FLO, acts.OfferToLead()))
    assert offered.playing.willing == (FLO,)
    assert offered.after((FLO, acts.OfferToLead(False))).playing.willing == ()
    led = offered.after((ANN, acts.Lead(FLO)))
    assert led.playing.master == FLO and led.playing.willing == ()
    assert [one.member for one in led.playing.masters] == [EVE, FLO]
    assert led.replayed() == led.room


def test_only_the_host_gives_the_place() -> None:
    room = onlooker(by_app()).after((FLO, acts.OfferToLead()))
    assert room.refusal(FLO, acts.Lead(FLO)) == "host-only"
    assert room.refusal(ANN, acts.Lead(STRANGER)) == "no-such-member"


def test_a_host_who_looks_on_may_take_the_place() -> None:
    room = lobby(led=False).after((ANN, acts.Stand()), (ANN, acts.Start()), DEAL)
    assert room.after((ANN, acts.Lead(ANN))).playing.master == ANN


def test_nobody_is_put_out_of_the_place_who_is_there() -> None:
    room = onlooker(begun()).after((FLO, acts.OfferToLead()))
    assert room.refusal(ANN, acts.Lead(FLO)) == "master-is-here"
    moment = room.after(away(EVE))
    assert moment.refusal(ANN, acts.Lead(FLO)) == "master-is-here"
    assert moment.after(back(EVE)).refusal(ANN, acts.Lead(FLO)) == "master-is-here"
    lost = gone_for_a_while(room, EVE)
    assert lost.after((ANN, acts.Lead(FLO))).playing.master == FLO


def removed_master() -> Party:
    """The host has put out Eve, who led, and a second device of the host's offers to."""
    room = without(begun(watched=True)).after((ANN, acts.Remove(EVE)))
    return room.after((FLO, acts.OfferToLead()))


def test_after_a_master_whom_the_host_removed_nobody_leads_by_the_hosts_hand() -> None:
    """F3 of the audit: Remove the game master, then Lead a second device."""
    room = removed_master()
    assert room.playing.master is None
    late = room.now + 10**7
    for by, then in ((ANN, room), (BEN, room.after((ANN, acts.PassHost(BEN))))):
        assert then.refusal(by, acts.Lead(FLO)) == "table-must-agree"
        assert then.refusal(by, acts.Lead(FLO), late) == "table-must-agree"
    unlocked = room.after((ANN, acts.Lock(False)), join("Eve"))
    again = unlocked.after((MemberId(7), acts.OfferToLead()))
    assert again.refusal(ANN, acts.Lead(MemberId(7))) == "table-must-agree"
    app = room.after(play(ANN, LetAppLead(), HOST))
    assert app.refusal(*play(ANN, Next(), HOST)) is None


def test_a_removed_master_who_is_back_is_no_way_round_the_table() -> None:
    room = removed_master().after((ANN, acts.Lock(False)))
    back_again = room.after((SERVER, acts.Return(EVE, digest("new"))))
    assert back_again.room.seats_of(EVE) == ()
    assert back_again.refusal(ANN, acts.Lead(FLO)) == "table-must-agree"
    view = room_view(back_again.room).playing
    assert view is not None and view.lead_by_vote


def test_the_table_may_agree_to_another_master() -> None:
    room = removed_master().after((ANN, acts.Propose(MASTER, FLO)))
    question = room.playing.question
    assert question is not None and question.asked == (BEN, CID, DOT)
    assert room.refusal(ANN, acts.Agree(1)) == "not-asked"
    assert room.refusal(FLO, acts.Agree(1)) == "not-asked"
    led = room.after((BEN, acts.Agree(1)), (DOT, acts.Agree(1)))
    assert led.playing.master == FLO
    assert [one.member for one in led.playing.masters] == [EVE, FLO]
    assert led.replayed() == led.room


def test_the_table_is_asked_at_night_too_and_answers_by_what_everybody_sees() -> None:
    """A night cannot go on without who leads it. Ben has no line, and nobody knows."""
    room = begun(watched=True).after((ANN, acts.Remove(EVE)), (FLO, acts.OfferToLead()))
    room = gone_for_a_while(room, BEN).after((ANN, acts.Propose(MASTER, FLO)))
    one = room.after((CID, acts.Agree(1)))
    assert one.playing.master is None
    assert one.after((DOT, acts.Agree(1))).playing.master == FLO


def test_the_table_makes_nobody_lead_who_has_not_offered_or_who_plays() -> None:
    room = removed_master()
    assert room.refusal(ANN, acts.Propose(MASTER, BEN)) == "may-not-lead"
    unwilling = room.after((FLO, acts.OfferToLead(False)))
    assert unwilling.refusal(ANN, acts.Propose(MASTER, FLO)) == "has-not-offered"
    asked = room.after((ANN, acts.Propose(MASTER, FLO)), (BEN, acts.Agree(1)))
    back_out = asked.after((FLO, acts.OfferToLead(False)))
    assert back_out.refusal(CID, acts.Agree(1)) == "has-not-offered"


def test_who_leads_already_is_not_given_the_place_again() -> None:
    assert begun().refusal(ANN, acts.Lead(EVE)) == "already-leads"
    assert begun().refusal(EVE, acts.OfferToLead()) == "already-leads"


def test_a_player_who_is_in_the_game_neither_offers_nor_leads() -> None:
    room = begun().after((EVE, acts.Leave()))
    for who in (ANN, BEN):
        assert room.refusal(who, acts.OfferToLead()) == "may-not-lead"
        assert room.refusal(ANN, acts.Lead(who)) == "may-not-lead"


def test_who_is_out_of_the_game_leads_with_their_consent() -> None:
    """MF-O68: the first one out may take the place."""
    room = without(by_app(), 3)
    assert room.refusal(ANN, acts.Lead(DOT)) == "has-not-offered"
    led = room.after((DOT, acts.OfferToLead()), (ANN, acts.Lead(DOT)))
    assert led.room.seats_of(DOT) == (3, MASTER)
    assert led.playing.state.led
    assert led.playing.state.known == (3,), "the game hears whose seat is known"


def test_a_host_who_is_out_of_the_game_need_not_ask_themselves() -> None:
    room = without(by_app(), 0)
    assert room.after((ANN, acts.Lead(ANN))).playing.state.known == (0,)


def test_who_is_out_leads_only_if_everybody_on_their_phone_is() -> None:
    beside = acts.Join("Flo", digest("Flo"), beside=(DOT,))
    room = lobby(led=False).after((SERVER, beside), (ANN, acts.Start()), DEAL)
    one = without(room, 3)
    assert one.refusal(DOT, acts.OfferToLead()) == "may-not-lead"
    both = without(room, 3, 5).after((DOT, acts.OfferToLead()), (ANN, acts.Lead(DOT)))
    assert both.playing.state.known == (3, 5)


def test_who_gave_up_a_seat_that_is_in_the_game_does_not_lead_it() -> None:
    room = gone_for_a_while(without(by_app(watched=True)), BEN)
    taken = room.after((ANN, acts.Reseat(1, FLO)), back(BEN))
    assert taken.refusal(BEN, acts.OfferToLead()) == "may-not-lead"
    out = without(taken, 1).after((BEN, acts.OfferToLead()), (ANN, acts.Lead(BEN)))
    assert out.playing.state.known == (1,)


def test_going_out_and_coming_in_again_makes_nobody_forget_a_seat() -> None:
    room = by_app().after((BEN, acts.Leave()), join("Ben"))
    assert room.refusal(FLO, acts.OfferToLead()) == "may-not-lead"


def test_nobody_leads_a_game_without_that_place_or_no_game_at_all() -> None:
    codenames = lobby().after((ANN, acts.Choose("codenames")), (ANN, acts.Start()))
    for by, act in ((ANN, acts.Lead(ANN)), (EVE, acts.OfferToLead())):
        assert codenames.refusal(by, act) == "nobody-leads"
        assert lobby().refusal(by, act) == "no-game"
    assert codenames.refusal(*play(ANN, Next(), MASTER)) == "not-your-seat"


def test_a_replay_tells_who_led_and_what_they_did_to_those_alone_who_may_know() -> None:
    room = onlooker(without(begun(), 3)).after(
        (EVE, acts.OfferToLead(False)), (FLO, acts.OfferToLead()), (ANN, acts.Lead(FLO))
    )
    raw = [encode(entry) for entry in room.log]
    steps = list(fold(list(enumerate(raw, start=1))))
    (game,) = games_in(steps)

    def told(view: View) -> list[tuple[str, str]]:
        return [(line.who, line.what) for line in narrate(game, view, names_in(steps))]

    assert told(View())[-3:] == [
        ("Eve", "does not want to lead the game"),
        ("Flo", "would lead the game"),
        ("Ann", "lets Flo lead the game"),
    ]
    for view in (View(), View(Seat(3))):
        assert "Eve (game master):" not in [who for who, _ in told(view)]
    assert ("Eve (game master):", "Exclude (seat 3)") in told(View(everything=True))


# Whatever people try


@given(plans)
def test_nobody_who_has_led_is_in_the_game(plan: Any) -> None:
    """Evening itself checks that a refused act changes nothing."""
    with patch.dict(GAMES, led=GAME):
        evening = Evening(plan, lobby())
        assert evening.party.replayed() == evening.party.room
        for party in evening.parties:
            check_masters(party)


def check_masters(party: Party) -> None:
    room, playing = party.room, party.room.playing
    assert room.appointed is None or room.appointed not in room.ring
    if playing is None:
        return
    places = [member.id for member in room.members if MASTER in room.seats_of(member.id)]
    assert places == ([] if playing.master is None else [playing.master])
    if playing.game is not GAME:
        assert playing.master is None and playing.masters == ()
        return
    for led in playing.masters:
        seats = {s for s, who in enumerate(playing.seating) if who == led.member}
        assert seats <= {*playing.state.out}


# Who has led


def test_who_has_led_a_game_gets_no_seat_of_it() -> None:
    room = gone_for_a_while(without(begun()), BEN)
    assert room.refusal(ANN, acts.Reseat(1, EVE)) == "has-led"
    for back_out in (acts.OfferToLead(False), acts.Leave()):
        left = room.after((EVE, back_out))
        if isinstance(back_out, acts.Leave):
            left = left.after(join("Eve"))
        who = left.room.members[-1].id
        assert left.refusal(ANN, acts.Reseat(1, who)) == "has-led"
        assert left.refusal(who, acts.SitIn(who)) == "has-led"


def test_nobody_gets_a_seat_on_the_phone_of_who_leads() -> None:
    beside = acts.Join("Flo", digest("Flo"), watch=True, beside=(EVE,))
    room = gone_for_a_while(without(begun()).after((SERVER, beside)), BEN)
    assert room.refusal(ANN, acts.Reseat(1, FLO)) == "has-led"


def test_an_onlooker_may_still_be_a_substitute() -> None:
    room = gone_for_a_while(without(begun(watched=True)), BEN)
    assert room.refusal(ANN, acts.Reseat(1, FLO)) is None


@pytest.mark.parametrize(("moves", "beside"), [(EVE, BEN), (BEN, EVE)])
def test_no_phone_holds_who_leads_and_a_player(moves: MemberId, beside: MemberId) -> None:
    code, token = digest("code"), digest("token")
    room = begun().after((moves, acts.OfferSeat(code)))
    for where in ((beside,), (FLO, beside)):
        assert room.refusal(SERVER, acts.TakeOver(code, token, where)) == "may-not-lead"
    assert room.refusal(SERVER, acts.TakeOver(code, token)) is None


def test_in_the_next_game_who_has_led_may_play() -> None:
    room = begun().after((ANN, acts.Abandon()), (EVE, acts.Sit()))
    room = room.after((ANN, acts.Appoint(BEN)), (ANN, acts.Start()), DEAL)
    assert room.room.seats_of(EVE) == (3,)
    assert room.playing.master == BEN
