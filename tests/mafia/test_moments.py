"""Mafia's great moments: fingers, tokens, shots, and how the host goes on.

Twelve people: Ada to Ida are Cops, Joe is the Agent, Kim and Leo are the Mafia.
"""

import pytest

from konspira.game import HOST, MASTER, ROOM, MasterPlace, Seat
from konspira.games.mafia.cards import Card, WindowKind
from konspira.games.mafia.moves import (
    CornerShot,
    Exclude,
    LetAppLead,
    Next,
    Ready,
    Tap,
    Vote,
)
from konspira.games.mafia.state.phases import (
    Cause,
    Count,
    Dawn,
    Farewell,
    FirstVote,
    LastCards,
    Over,
    Reveal,
    RollCall,
    Saved,
    Talk,
    Tapped,
    Task,
    Window,
)
from konspira.games.mafia.views.table import Hidden
from mafia.table import ADA, BEN, CY, DEE, EVE, FAY, IDA, KIM, LEO, PERSON, Game, day, dealt

GANG = {ADA: Card.NEW_GANG, BEN: Card.NEW_GANG, CY: Card.NEW_GANG}


def length(game: Game) -> int:
    clock = game.phase.clock  # type: ignore[union-attr]
    return clock.until - clock.since


# Fingers


@pytest.mark.parametrize("voters", [0, 1, 5, 12])
def test_a_count_lasts_for_every_finger_and_a_little_longer(voters: int) -> None:
    """MF-O78, MF-53: by how many have voted, which all have seen"""
    vote = day({}).until(FirstVote)
    for seat in vote.living[:voters]:
        vote = vote.after((seat, Vote(KIM if seat != KIM else LEO)))
    count = vote.until(Count)
    terms = count.state.terms
    assert length(count) == terms.count_ms + voters * terms.finger_ms
    assert terms.finger_ms > 0


def test_ballots_that_were_opened_one_by_one_are_not_counted_one_by_one_again() -> None:
    """MF-O78, MF-O66"""
    vote = day({}, ballot="in-turn").until(FirstVote)
    count = vote.after((ADA, Vote(KIM)), (BEN, Vote(KIM))).until(RollCall).until(Count)
    assert count.state.terms.finger_ms == 0 and length(count) == count.state.terms.count_ms


# Still hidden


def test_what_is_still_hidden_counts_down_by_what_lies_open() -> None:
    """MF-34, MF-49: the tokens of those who went, and nothing else"""
    game = dealt(12)
    assert game.table.hidden == Hidden(mafiosi=2, agents=1, cops=9)
    game = game.murder(ADA).until(Talk)
    assert game.table.hidden == Hidden(mafiosi=2, agents=1, cops=8)
    game = game.vote_out(KIM)
    assert game.table.hidden == Hidden(mafiosi=1, agents=1, cops=8)


def test_who_is_only_announced_is_still_hidden() -> None:
    """MF-C01.2: with cards the token is turned after the window"""
    game = dealt(12, cards={BEN: Card.VEST}).murder(ADA)
    assert isinstance(game.phase, Dawn) and game.table.hidden.cops == 9
    assert game.until(Reveal).table.hidden.cops == 8


def test_who_was_saved_is_still_hidden() -> None:
    """MF-C01.4"""
    game = dealt(12, cards={ADA: Card.VEST}).murder(ADA)
    saved = game.used(WindowKind.SAVE, {ADA: True})
    assert isinstance(saved.phase, Saved) and saved.table.hidden.cops == 9


# Windows


def test_a_window_says_which_cards_it_is_for() -> None:
    """MF-O59: those that may still come, whoever holds them"""
    cards = {EVE: Card.VEST, FAY: Card.BANDAGE}
    game = dealt(12, cards=cards).murder(ADA).window(WindowKind.SAVE)
    assert game.table.window == (Card.VEST, Card.BANDAGE)
    spent = game.react({FAY: True}).until(Talk).vote_out(CY).window(WindowKind.SAVE)
    assert spent.table.window == (Card.VEST,)
    assert spent.on().table.window == ()


# Shots


def test_all_see_who_has_shot_before_the_token_turns() -> None:
    """MF-O78, MF-C11.3"""
    game = day({ADA: Card.CORNER_SHOT}).after((ADA, CornerShot(KIM)))
    assert isinstance(game.phase, Reveal) and game.phase.by == ADA
    assert length(game) == game.state.terms.reveal_ms + game.state.terms.moment_ms


def test_where_a_bandage_may_come_the_shot_is_seen_before_the_window() -> None:
    """MF-O78, MF-O69: once, and nobody has less time to answer"""
    cards = {ADA: Card.CORNER_SHOT, BEN: Card.BANDAGE}
    game = day(cards).after((ADA, CornerShot(KIM)))
    assert isinstance(game.phase, Window) and game.phase.by == ADA
    assert length(game) == game.state.terms.window_ms + game.state.terms.moment_ms
    reveal = game.until(Reveal)
    assert isinstance(reveal.phase, Reveal) and reveal.phase.by is None
    assert length(reveal) == reveal.state.terms.reveal_ms


def test_a_last_shot_is_seen_too() -> None:
    """MF-O78, MF-80"""
    game = dealt(12, kids2=True).murder(ADA).until(Farewell).shot(KIM)
    assert isinstance(game.phase, Reveal)
    assert (game.phase.cause, game.phase.by) == (Cause.LAST_SHOT, ADA)


def test_the_first_of_the_gang_who_goes_is_a_moment_of_its_own() -> None:
    """MF-O78, MF-C14.7: the second is none any more"""
    game = dealt(13, cards=GANG).murder(ADA).until(Reveal)
    assert isinstance(game.phase, Reveal) and game.phase.gang
    assert length(game) == game.state.terms.reveal_ms + game.state.terms.moment_ms
    second = game.until(Talk).vote_out(BEN)
    assert isinstance(second.phase, Reveal) and not second.phase.gang
    assert length(second) == second.state.terms.reveal_ms


# Wiretap


def test_a_wiretap_stops_the_clock_for_a_moment() -> None:
    """MF-O78: nobody loses time to talk or to vote"""
    game = day({ADA: Card.WIRETAP}).until(FirstVote).after((BEN, Vote(KIM)))
    seen = game.after((ADA, Tap(KIM)))
    assert length(seen) == seen.state.terms.moment_ms
    vote = seen.on()
    assert isinstance(vote.phase, FirstVote) and vote.table.voted == (BEN,)
    assert vote.phase.clock.until == game.phase.clock.until + seen.state.terms.moment_ms  # type: ignore[union-attr]


def test_nothing_is_played_while_all_look_at_a_wiretap() -> None:
    """MF-O78"""
    cards = {ADA: Card.WIRETAP, BEN: Card.CORNER_SHOT}
    game = day(cards).after((ADA, Tap(KIM)))
    for move in (CornerShot(KIM), Vote(KIM), Ready()):
        assert game.refusal(BEN, move)[0] == "not-now"


def test_who_is_put_out_in_the_moment_of_a_wiretap_ends_it() -> None:
    """MF-O78, MF-O64: a vote in which they had a part begins again"""
    vote = day({ADA: Card.WIRETAP}, **PERSON).until(FirstVote)
    vote = vote.after((BEN, Vote(KIM)), (ADA, Tap(KIM)))
    game = vote.after((MASTER, Exclude(IDA)))
    assert isinstance(game.phase, FirstVote) and game.table.voted == ()
    assert game.gone == (IDA,)


@pytest.mark.parametrize("app", [True, False])
def test_after_a_wiretap_the_clock_is_of_who_leads_then(app: bool) -> None:
    """MF-O78, MF-03: also if that has changed in between"""
    game = day({ADA: Card.WIRETAP}, **(PERSON if app else {})).after((ADA, Tap(KIM)))
    change = (HOST, LetAppLead()) if app else (ROOM, MasterPlace(True))
    game = game.after(change)
    talk = game.time_up() if app else game.after((MASTER, Next()))
    assert isinstance(talk.phase, Talk) and talk.phase.clock.hard is app


# On with it


@pytest.mark.parametrize("moment", ["dawn", "reveal", "saved", "tapped"])
def test_the_host_goes_on_when_all_have_seen_it(moment: str) -> None:
    """MF-O78: it leads where time would have led"""
    cards = {ADA: Card.VEST, BEN: Card.WIRETAP}
    game = {
        "dawn": lambda: dealt(12).murder(DEE),
        "reveal": lambda: dealt(12).murder(DEE).until(Talk).vote_out(KIM),
        "saved": lambda: (
            dealt(12, cards=cards).murder(ADA).used(WindowKind.SAVE, {ADA: True})
        ),
        "tapped": lambda: day(cards).after((BEN, Tap(KIM))),
    }[moment]()
    assert isinstance(game.phase, Dawn | Reveal | Saved | Tapped)
    assert game.refusal(EVE, Next())[0] == "master-only"
    assert type(game.after((HOST, Next())).phase) is type(game.on().phase)


def test_where_a_person_leads_the_host_does_not_go_on() -> None:
    """MF-O78, MF-06"""
    game = dealt(12, **PERSON).murder(DEE)
    assert game.refusal(HOST, Next()) == ("master-only", "MF-06")
    assert isinstance(game.after((MASTER, Next())).phase, Talk)
    app = dealt(12).murder(DEE)
    assert app.refusal(MASTER, Next())[0] == "app-leads"


@pytest.mark.parametrize("phase", [Task, Window, Farewell, Talk, FirstVote, LastCards])
def test_the_host_skips_nothing_in_which_people_choose(phase: type) -> None:
    """MF-O78"""
    cards = {EVE: Card.BANDAGE}
    game = dealt(12, cards=cards, kids2=True).murder(ADA)
    game = game if isinstance(game.phase, phase) else game.until(phase)
    assert "Next" not in game.hand(HOST).may


def test_a_game_that_is_over_has_nothing_hidden_that_is_told() -> None:
    """MF-60"""
    game = dealt(6, small_game_mafia_first_turn=True)
    game = game.vote_out(Seat(5)).until(Over)
    assert game.table.hidden.mafiosi == 0 and game.table.told is not None
