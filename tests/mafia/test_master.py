"""Mafia led by a person: what the game master does, and what no clock does any more."""

from typing import Any

import pytest

from konspira.game import CHANCE, CLOCK, HOST, MASTER, ROOM, MasterPlace, Move, Seat, TimeUp
from konspira.games.mafia.moves import (
    CallLot,
    CallVote,
    Choose,
    DrawLot,
    EnterBallot,
    EnterChoice,
    Exclude,
    HandToApp,
    LetAppLead,
    MoreTime,
    Next,
    PutBack,
    Ready,
    Shoot,
    Vote,
)
from konspira.games.mafia.state.phases import (
    Cause,
    Count,
    Dawn,
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Lot,
    Nightfall,
    Opening,
    Over,
    Panel,
    Reveal,
    Slot,
    Speeches,
    Talk,
    Task,
    TieTalk,
)
from mafia.table import (
    ADA,
    AGENT,
    BEN,
    BOX,
    COP,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    MAFIOSO,
    PEOPLE,
    PERSON,
    Game,
    dealt,
)

EYES: dict[str, Any] = {"night": "eyes", **PERSON}
QUIET: dict[str, Any] = {"mafia_no_choice": "nobody"}
TIE = {ADA: BEN, BEN: ADA}


def led(seats: int = 8, **options: Any) -> Game:
    return dealt(seats, **options, **PERSON)


# Steps


def test_no_time_limit_acts_by_itself() -> None:
    """MF-06: clocks only show, and the game master goes on"""
    game = led()
    while not isinstance(game.phase, Nightfall) or game.table.turn < 2:
        if isinstance(game.phase, Nightfall | Lot):
            game = game.on()
            continue
        rung = game.time_up()
        assert type(rung.phase) is type(game.phase)
        assert rung.deadline is None
        assert rung.refusal(CLOCK, TimeUp()) == ("no-deadline", None)
        game = rung.after((MASTER, Next()))
        assert game.phase != rung.phase
    assert led().awaited >= {MASTER}


def test_nobody_else_goes_on() -> None:
    """MF-06: nor does the place without a person who leads"""
    game = led().until(Talk)
    for move in (Next(), CallVote(), HandToApp(), Exclude(ADA)):
        for seat in (ADA, HOST, CHANCE):
            assert game.refusal(seat, move) == ("master-only", "MF-06")
    app = dealt().until(Talk)
    assert app.refusal(MASTER, Next()) == ("app-leads", "MF-03")


def test_while_a_person_leads_nobody_ends_a_step_by_being_ready() -> None:
    """MF-06, MF-37: readiness shows, the game master decides"""
    game = led().after(*((seat, Ready()) for seat in PEOPLE[:8]))
    assert isinstance(game.phase, Opening) and game.table.ready_needed == 0
    game = game.until(Talk).after(*((seat, Ready()) for seat in PEOPLE[1:8]))
    assert isinstance(game.phase, Talk)
    game = game.after((MASTER, CallVote()))
    assert isinstance(game.phase, FirstVote)
    game = game.after(*((seat, Vote(HAL)) for seat in PEOPLE[1:7]), (HAL, Vote(GUS)))
    assert isinstance(game.phase, FirstVote)


def test_the_calls_of_a_task_repeat_until_the_next_step() -> None:
    """MF-30: every ten seconds after the last"""
    game = led().task(Slot.SECOND).called(2, two={GUS: ADA})
    last = game.now
    assert game.hand(GUS).offers[0].choices["call"] == (3,)
    assert game.refusal(GUS, Choose(3, None, BEN), last + 7_999) == ("too-early", None)
    game = game.at(last + 8_000, GUS, Choose(3, None, BEN))
    assert game.refusal(GUS, Choose(5, None, CY), last + 99_000) == ("no-such-call", None)
    game = game.at(last + 20_000, GUS, Choose(4, None, CY))
    assert game.state.choices.two[GUS] == CY


def test_the_game_master_gives_more_time() -> None:
    """MF-06, MF-O77: half a minute in every step of the council, as the host does"""
    game = led().until(Talk)
    until = game.table.phase.clock.until  # type: ignore[union-attr]
    for seat in (MASTER, HOST):
        more = game.after((seat, MoreTime()))
        assert more.table.phase.clock.until == until + 30_000  # type: ignore[union-attr]
    rung = game.time_up().after((MASTER, MoreTime()))
    assert rung.deadline == until + 30_000
    vote = game.until(FirstVote)
    for seat in (MASTER, HOST):
        assert vote.after((seat, MoreTime())).now == vote.now
    assert vote.refusal(ADA, MoreTime()) == ("not-your-turn", None)
    app = dealt().until(Talk)
    assert app.refusal(MASTER, MoreTime()) == ("app-leads", "MF-03")


def test_the_game_master_calls_the_lot() -> None:
    """MF-48: chance waits for the call"""
    game = led(**QUIET).first_vote(TIE).final_vote(TIE).until(TieTalk)
    lot = game.after((MASTER, Next()))
    assert isinstance(lot.phase, Lot) and not lot.phase.called
    assert lot.awaited == {MASTER}
    assert lot.refusal(CHANCE, DrawLot(ADA)) == ("not-a-deal", "MF-48")
    for tie in (lot, game):
        called = tie.after((MASTER, CallLot()))
        assert called.awaited == {CHANCE}
        assert called.refusal(MASTER, CallLot()) == ("nothing-changes", None)
        assert called.after((CHANCE, DrawLot(BEN))).gone[-1] == BEN
    unequal = game.after((CY, Vote(ADA)))
    assert unequal.refusal(MASTER, CallLot()) == ("nobody-is-tied", "MF-48")


def test_moves_that_the_votes_have_left_free_keep_a_tie() -> None:
    """MF-48: without any vote all are tied"""
    votes = {ADA: BEN, BEN: CY, CY: ADA, DEE: EVE}
    game = led(**QUIET).first_vote(votes).until(FinalVote)
    game = game.voted({ADA: BEN, BEN: ADA}).until(TieTalk)
    game = game.after((MASTER, CallLot()))
    assert isinstance(game.phase, Lot) and game.phase.tied == (ADA, BEN)


# The console


def test_the_console_shows_the_night_as_it_comes() -> None:
    """MF-06: who wakes, marks, look, and the victim as it would be now"""
    game = led().task(Slot.FIRST).called(one={FAY: GUS}).until(Panel)
    console = game.hand(MASTER).console
    assert console is not None and (console.agent, console.waking) == (FAY, (GUS, HAL))
    assert console.look is not None and console.look.token is MAFIOSO
    game = game.task(Slot.SECOND).called(0, two={GUS: ADA, CY: BEN})
    console = game.hand(MASTER).console
    assert console is not None and console.two[GUS] == ADA and console.two[CY] == BEN
    assert console.victim == ADA


def test_the_console_shows_votes_before_they_are_open() -> None:
    """MF-06"""
    game = led().until(FirstVote).after((BEN, Vote(CY)))
    console = game.hand(MASTER).console
    assert console is not None and console.ballots[BEN] == CY


def test_the_console_knows_who_is_away_even_at_night() -> None:
    """MF-06: nobody else does before dawn"""
    game = led().until(Task).away(ADA)
    console = game.hand(MASTER).console
    assert console is not None and console.absent == (ADA,)
    assert game.table.missing == ()


# For those without a phone


def test_the_game_master_enters_for_a_seat_without_contact() -> None:
    """MF-06: not for those who have a phone"""
    game = led().until(Task).away(GUS)
    has = game.refusal(MASTER, EnterChoice(HAL, Slot.FIRST, ADA))
    assert has == ("they-have-a-phone", None)
    later = game.refusal(MASTER, EnterChoice(GUS, Slot.SECOND, ADA))
    assert later == ("not-this-task", "MF-17")
    game = game.task(Slot.SECOND)
    both = game.refusal(MASTER, EnterChoice(GUS, Slot.BOTH, ADA))
    assert both == ("not-this-task", "MF-17")
    own = game.refusal(MASTER, EnterChoice(GUS, Slot.SECOND, GUS))
    assert own == ("choose-somebody-else", "MF-O03")
    nobody = game.refusal(MASTER, EnterChoice(Seat(8), Slot.SECOND, ADA))
    assert nobody == ("no-such-seat", None)
    assert game.refusal(ADA, EnterChoice(GUS, Slot.SECOND, BEN))[0] == "master-only"
    game = game.after((MASTER, EnterChoice(GUS, Slot.SECOND, ADA))).until(Dawn)
    assert game.gone == (ADA,)
    out = game.back(GUS).away(ADA).until(Talk).until(Task)
    entered = out.refusal(MASTER, EnterChoice(ADA, Slot.FIRST, BEN))
    assert entered == ("they-are-out", "MF-50")


def test_in_a_short_night_both_choices_are_entered() -> None:
    """MF-06"""
    game = led(night="short").until(Task).away(FAY, GUS)
    game = game.after(
        (MASTER, EnterChoice(FAY, Slot.FIRST, GUS)),
        (MASTER, EnterChoice(GUS, Slot.SECOND, ADA)),
    )
    assert game.until(Dawn).gone == (ADA,)
    assert game.until(Dawn).hand(FAY).looks[0].seat == GUS


def test_with_closed_eyes_phones_are_dark_and_all_is_entered() -> None:
    """MF-18, MF-65"""
    game = dealt(**EYES).task(Slot.FIRST)
    assert all(game.hand(seat).may == () for seat in game.living)
    assert isinstance(game.phase, Task)
    dark = game.refusal(FAY, Choose(0, GUS), game.phase.calls[0])
    assert dark == ("phones-are-dark", "MF-18")
    game = game.after((MASTER, EnterChoice(FAY, Slot.FIRST, GUS))).task(Slot.SECOND)
    for seat in (GUS, HAL):
        game = game.after((MASTER, EnterChoice(seat, Slot.SECOND, ADA)))
    taken_back = game.after((MASTER, EnterChoice(HAL, Slot.SECOND, None)))
    assert taken_back.state.choices.two[HAL] is None
    game = game.until(Dawn)
    assert game.gone == (ADA,) and game.hand(FAY).looks[0].token is MAFIOSO


def test_if_the_app_takes_over_closed_eyes_open_again() -> None:
    """MF-18: phones choose, because nobody enters any more"""
    game = dealt(**EYES).task(Slot.FIRST).after((HOST, LetAppLead()))
    assert game.may("Choose") == [*game.living]
    assert isinstance(game.phase, Task)
    call = game.phase.calls[-1]
    assert game.at(call, FAY, Choose(0, GUS)).state.choices.one[FAY] == GUS


def test_the_game_master_enters_ballots() -> None:
    """MF-40, MF-O09: also moves them after a tie"""
    game = led(**QUIET).until(FirstVote).away(ADA)
    assert game.refusal(MASTER, EnterBallot(BEN, CY)) == ("they-have-a-phone", None)
    own = game.refusal(MASTER, EnterBallot(ADA, ADA))
    assert own == ("vote-for-somebody-else", "MF-O09")
    game = game.after((MASTER, EnterBallot(ADA, BEN)))
    assert game.state.ballots[ADA] == BEN
    again = game.refusal(MASTER, EnterBallot(ADA, HAL))
    assert again == ("voted-already", "MF-O09")


def test_the_game_master_moves_a_ballot_after_a_tie() -> None:
    """MF-47, MF-O15"""
    game = led(**QUIET).first_vote(TIE).final_vote(TIE).until(TieTalk).away(CY)
    game = game.after((MASTER, EnterBallot(CY, ADA)))
    assert game.refusal(MASTER, EnterBallot(CY, ADA)) == ("nothing-changes", None)
    game = game.after((MASTER, EnterBallot(CY, BEN)))
    assert game.after((MASTER, Next())).gone == (BEN,)


# In and out


def test_whoever_is_caught_peeking_is_out_at_once() -> None:
    """MF-63, MF-64, MF-O19: with the token shown, by night too"""
    game = led().task(Slot.FIRST).after((MASTER, Exclude(CY)))
    (fallen,) = game.table.fallen
    assert (fallen.seat, fallen.token, fallen.cause) == (CY, COP, Cause.EXCLUDED)
    assert isinstance(game.phase, Task) and CY not in game.living
    assert game.refusal(MASTER, Exclude(CY)) == ("they-are-out", "MF-50")
    assert game.refusal(MASTER, Exclude(Seat(8))) == ("no-such-seat", None)


def test_marks_of_and_on_the_excluded_do_not_count() -> None:
    """MF-64, MF-O64"""
    game = led().asleep(BEN).task(Slot.SECOND).called(2, two={GUS: ADA, HAL: CY})
    game = game.after((MASTER, Exclude(ADA)), (MASTER, Exclude(HAL)))
    assert game.until(Dawn).gone == (ADA, HAL, BEN)


def test_an_excluded_agent_has_seen_nothing() -> None:
    """MF-26, MF-64"""
    game = led().task(Slot.FIRST).called(one={FAY: GUS}).after((MASTER, Exclude(FAY)))
    assert game.until(Panel).state.choices.look is None
    small = dealt(6, **PERSON).task(Slot.FIRST).called(one={EVE: FAY}).until(Panel)
    small = small.after((MASTER, Exclude(EVE))).until(Talk)
    assert [each.cause for each in small.fallen] == [Cause.EXCLUDED]


def test_somebody_who_went_by_mistake_is_put_back() -> None:
    """MF-50: in the same turn, with what they were"""
    game = led().night(two={GUS: FAY, HAL: FAY}).until(Talk)
    assert game.tokens[FAY] is AGENT and game.state.town.agent is None
    game = game.after((MASTER, PutBack(FAY)))
    assert game.living == PEOPLE[:8] and game.table.fallen == ()
    assert game.state.town.agent == FAY
    game = game.after((MASTER, Exclude(GUS)), (MASTER, PutBack(GUS)))
    assert game.state.town.waking == (GUS, HAL)
    assert game.refusal(MASTER, PutBack(GUS)) == ("out-for-good", "MF-50")
    game = game.after((MASTER, Exclude(HAL)))
    assert game.refusal(MASTER, PutBack(GUS)) == ("they-are-still-in", "MF-50")
    assert game.refusal(MASTER, PutBack(Seat(8))) == ("no-such-seat", None)


def test_who_is_put_back_at_the_reveal_is_not_out_and_does_not_shoot() -> None:
    """MF-49, MF-85"""
    game = led(kids2=True).until(Talk).vote_out(GUS)
    game = game.after((MASTER, PutBack(GUS)))
    assert isinstance(game.phase, Reveal) and game.phase.seat is None
    assert game.table.council.out is None
    game = game.after((MASTER, Next()))
    assert isinstance(game.phase, LastCards) and GUS in game.living


def test_who_is_put_back_at_dawn_sits_in_the_council() -> None:
    """MF-34, MF-35"""
    game = led().murder(ADA).after((MASTER, PutBack(ADA)))
    assert isinstance(game.phase, Dawn) and game.phase.seat is None
    assert ADA in game.until(FirstVote).may("Vote")


def test_who_went_in_an_earlier_turn_is_out_for_good() -> None:
    """MF-50: they have seen a night with open eyes"""
    game = led().murder(ADA).until(Talk).until(Nightfall).murder(BEN).until(Talk)
    assert game.refusal(MASTER, PutBack(ADA)) == ("out-for-good", "MF-50")
    night = game.task(Slot.FIRST)
    assert night.refusal(MASTER, PutBack(BEN)) == ("not-now", None)


def test_who_leads_or_has_led_is_not_put_back() -> None:
    """MF-O68"""
    game = dealt(ghosts="open-eyes").murder(ADA).until(Talk)
    game = game.after((ROOM, MasterPlace(True, (ADA,))))
    assert game.refusal(MASTER, PutBack(ADA))[0] in ("they-have-led", "out-for-good")
    game = game.after((MASTER, Exclude(BEN)))
    assert game.refusal(MASTER, PutBack(ADA)) == ("they-have-led", "MF-O68")
    game = game.after((HOST, LetAppLead()), (ROOM, MasterPlace(True)))
    assert game.refusal(MASTER, PutBack(ADA)) == ("they-have-led", "MF-O68")


# Who leads


def test_an_eliminated_player_may_lead_from_now_on() -> None:
    """MF-O68"""
    game = dealt().murder(ADA).until(Talk)
    assert BOX.may_lead(game.state, ADA) and not BOX.may_lead(game.state, BEN)
    living = game.refusal(ROOM, MasterPlace(True, (BEN,)))
    assert living == ("they-are-still-in", "MF-50")
    assert game.refusal(ROOM, MasterPlace(True, (Seat(8),))) == ("no-such-seat", None)
    game = game.after((ROOM, MasterPlace(True, (ADA,))))
    assert game.table.led and game.time_up().phase != game.after((MASTER, Next())).phase
    assert isinstance(game.time_up().phase, Talk)


def test_a_lost_game_master_is_waited_for() -> None:
    """MF-03, MF-06: until the host lets the app lead on"""
    game = led().until(Talk).after((ROOM, MasterPlace(False)))
    assert game.table.led and isinstance(game.time_up().phase, Talk)
    assert game.refusal(ADA, LetAppLead()) == ("not-your-turn", None)
    game = game.after((HOST, LetAppLead()))
    assert not game.table.led
    assert game.refusal(HOST, LetAppLead()) == ("app-leads", "MF-03")
    assert isinstance(game.time_up().phase, FirstVote)


def test_the_game_master_hands_over_to_the_app() -> None:
    """MF-03: clocks act again, those that have rung after a moment of grace"""
    game = led().until(Talk).time_up()
    game = game.after((MASTER, HandToApp()))
    assert game.refusal(MASTER, Next()) == ("app-leads", "MF-03")
    due = game.deadline
    assert due == game.now + 10_000 and isinstance(game.time_up().phase, FirstVote)


def test_the_app_takes_over_in_mid_night() -> None:
    """MF-24: one more call before the task ends"""
    game = led().task(Slot.SECOND).called(2, two={GUS: ADA})
    game = game.at(game.now + 40_000, MASTER, HandToApp())
    phase = game.phase
    assert isinstance(phase, Task) and phase.clock.hard
    assert phase.clock.until == game.now + 10_000
    assert phase.calls[-1] == game.now + 8_000
    for seat in (GUS, ADA):
        calls = game.hand(seat).offers[0].choices["call"]
        assert calls and calls[-1] == len(phase.calls) - 1
    game = game.at(phase.calls[-1], GUS, Choose(len(phase.calls) - 1, None, BEN))
    assert game.time_up().gone == (BEN,)


def test_a_task_with_time_left_keeps_its_calls() -> None:
    """MF-24"""
    game = led().task(Slot.SECOND)
    calls = game.phase.calls  # type: ignore[union-attr]
    assert game.after((MASTER, HandToApp())).phase.calls == calls  # type: ignore[union-attr]


def test_the_app_draws_the_lot_that_nobody_called() -> None:
    """MF-48"""
    game = (
        led(**QUIET).first_vote(TIE).final_vote(TIE).until(TieTalk).after((MASTER, Next()))
    )
    game = game.after((HOST, LetAppLead()))
    assert game.awaited == {CHANCE}


def test_a_person_takes_over_and_clocks_only_show() -> None:
    """MF-03, MF-06"""
    game = dealt().task(Slot.FIRST).after((ROOM, MasterPlace(True)))
    assert isinstance(game.time_up().phase, Task)
    assert isinstance(game.time_up().after((MASTER, Next())).phase, Panel)


def test_a_last_shot_waits_for_the_game_master() -> None:
    """MF-79"""
    game = led(kids2=True).murder(ADA).until(Farewell)
    assert isinstance(game.phase, Farewell)
    late = game.phase.clock.until + 60_000
    game = game.at(late, ADA, Shoot(GUS))
    assert game.after((MASTER, Next())).gone == (ADA, GUS)


@pytest.mark.parametrize("move", [Next(), CallVote(), CallLot(), MoreTime(), Exclude(ADA)])
def test_after_the_end_nobody_leads(move: Move) -> None:
    """MF-59"""
    game = dealt(6, **PERSON).until(Talk).after((MASTER, Exclude(FAY))).until(Over)
    assert game.refusal(MASTER, move) == ("game-is-over", None)
    assert not BOX.may_lead(game.state, None)


def test_the_game_master_knows_all_that_was_bet_and_done() -> None:
    """MF-06: by day, when lengths tell nothing"""
    game = led().night(one={FAY: GUS}).until(Talk)
    console = game.hand(MASTER).console
    assert console is not None and console.nights[0].one[FAY] == GUS
    night = game.task(Slot.FIRST).hand(MASTER).console
    assert night is not None and night.nights == ()


def test_count_and_speeches_wait_for_the_game_master() -> None:
    """MF-06, MF-43"""
    game = led(**QUIET).first_vote(TIE)
    assert isinstance(game.time_up().phase, Count)
    game = game.after((MASTER, Next()))
    assert isinstance(game.time_up().phase, Speeches)
    game = game.after((MASTER, Next()))
    assert isinstance(game.phase, Speeches) and game.phase.speaker == BEN


def test_who_leads_does_not_react() -> None:
    """MF-67"""
    assert BOX.silent(dealt(master="person").state) == {MASTER: "MF-67"}
