"""Mafia with people who lose contact, are removed, or are out."""

from typing import Any

import pytest

from konspira.game import HOST, MASTER, Seat
from konspira.games.mafia.moves import AgreeToRemove, Bet, Exclude, Next, Remove, Vote
from konspira.games.mafia.state.phases import (
    Cause,
    Count,
    Dawn,
    Farewell,
    FinalVote,
    FirstVote,
    Lot,
    Nightfall,
    Over,
    Reveal,
    Slot,
    Speeches,
    Talk,
    Task,
    TieTalk,
)
from konspira.games.mafia.state.record import Look, Mark
from mafia.table import (
    ADA,
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

QUIET: dict[str, Any] = {"mafia_no_choice": "nobody"}
TIE = {ADA: BEN, BEN: ADA}


# Contact


def test_nobody_sees_at_night_who_comes_and_goes() -> None:
    """MF-24, MF-65: it is shown from dawn on"""
    game = dealt(**QUIET).away(CY).task(Slot.FIRST).away(ADA).back(CY)
    assert game.table.missing == (CY,)
    assert game.until(Dawn).table.missing == (ADA,)


def test_by_day_it_shows_at_once() -> None:
    """MF-36"""
    game = dealt(**QUIET).until(Talk).away(ADA)
    assert game.table.missing == (ADA,)
    assert game.back(ADA).table.missing == ()


def test_a_farewell_hides_it_too() -> None:
    """MF-24, MF-79"""
    game = dealt(kids2=True).murder(ADA).until(Farewell).away(BEN)
    assert game.table.missing == ()
    assert game.until(Talk).table.missing == (BEN,)


def test_nothing_ever_waits_for_a_phone() -> None:
    """MF-O05, MF-O09: no input is no look, no mark, no vote, no shot"""
    game = dealt(**QUIET).away(*PEOPLE[:8])
    game = game.until(Nightfall).until(Talk).until(Nightfall)
    assert game.gone == () and game.state.nights[0].look is None


def test_telling_the_same_twice_changes_nothing() -> None:
    """MF-36"""
    game = dealt().away(ADA)
    assert game.away(ADA).state == game.state


# Removal


def away_for_a_turn(**options: Any) -> Game:
    """Ada has been away since the first evening; it is the day after."""
    return dealt(**QUIET, **options).away(ADA).until(Talk)


def agreed(game: Game, *seats: Seat) -> Game:
    return game.after(*((seat, AgreeToRemove(ADA)) for seat in seats))


def test_whoever_was_away_for_a_whole_turn_may_be_removed() -> None:
    """MF-O64: by the host, if two thirds of those who are there agree"""
    game = away_for_a_turn()
    assert game.table.removable == (ADA,)
    assert game.refusal(HOST, Remove(ADA)) == ("too-few-agree", "MF-O64")
    game = agreed(game, BEN, CY, DEE, EVE)
    assert game.table.agreed[ADA] == (BEN, CY, DEE, EVE)
    assert game.refusal(HOST, Remove(ADA)) == ("too-few-agree", "MF-O64")
    game = agreed(game, FAY)  # 5 of 7
    assert game.refusal(BEN, Remove(ADA)) == ("not-your-turn", None)
    game = game.after((HOST, Remove(ADA)))
    (fallen,) = game.table.fallen
    assert (fallen.seat, fallen.token, fallen.cause) == (ADA, COP, Cause.REMOVED)
    assert isinstance(game.phase, Talk)


def test_an_agreement_can_be_taken_back_and_ends_with_the_absence() -> None:
    """MF-O64"""
    game = agreed(away_for_a_turn(), BEN, CY, DEE, EVE, FAY)
    assert game.refusal(BEN, AgreeToRemove(ADA)) == ("nothing-changes", None)
    fewer = game.after((BEN, AgreeToRemove(ADA, False)))
    assert fewer.refusal(HOST, Remove(ADA)) == ("too-few-agree", "MF-O64")
    back = game.back(ADA)
    assert back.table.agreed[ADA] == () and back.table.removable == ()
    assert back.refusal(HOST, Remove(ADA)) == ("not-long-away", "MF-O64")
    assert back.refusal(BEN, AgreeToRemove(ADA)) == ("not-long-away", "MF-O64")


def test_whoever_went_today_is_not_removed_today() -> None:
    """MF-O64"""
    game = dealt(**QUIET).until(Talk).away(ADA)
    assert game.table.removable == ()
    assert game.refusal(BEN, AgreeToRemove(ADA)) == ("not-long-away", "MF-O64")
    assert game.refusal(BEN, AgreeToRemove(Seat(8))) == ("no-such-seat", None)
    night = game.until(Nightfall)
    assert night.refusal(HOST, Remove(ADA)) == ("not-now", None)
    assert night.until(Talk).table.removable == (ADA,)


def test_at_night_nobody_is_removed() -> None:
    """MF-O64: only by day"""
    game = agreed(away_for_a_turn(), *PEOPLE[1:8]).task(Slot.FIRST)
    assert game.table.removable == ()
    assert game.refusal(HOST, Remove(ADA)) == ("not-now", None)
    assert game.refusal(BEN, AgreeToRemove(ADA, False)) == ("not-now", None)


def test_the_eliminated_have_no_say_in_it() -> None:
    """MF-55, MF-O64"""
    game = dealt().away(ADA).murder(BEN).until(Talk)
    assert game.refusal(BEN, AgreeToRemove(ADA)) == ("you-are-out", "MF-55")
    assert game.refusal(HOST, AgreeToRemove(ADA)) == ("not-your-turn", None)


def test_somebody_removed_has_no_last_shot() -> None:
    """MF-85, MF-O64"""
    game = agreed(away_for_a_turn(kids2=True), *PEOPLE[1:8]).after((HOST, Remove(ADA)))
    assert isinstance(game.phase, Talk)


def test_removing_the_last_of_a_side_ends_the_game() -> None:
    """MF-59, MF-O64"""
    game = dealt(6, **QUIET).away(FAY).until(Talk)
    game = game.after(*((seat, AgreeToRemove(FAY)) for seat in PEOPLE[:5]))
    game = game.after((HOST, Remove(FAY)))
    assert isinstance(game.phase, Over)
    assert game.outcome is not None and game.outcome.why == "police"


# In the middle of a council (MF-O64)


def led(**options: Any) -> Game:
    return dealt(**QUIET, **PERSON, **options)


def out(game: Game, seat: Seat) -> Game:
    return game.after((MASTER, Exclude(seat)))


def test_in_the_first_vote_all_vote_again() -> None:
    """MF-O64: the ballots are void"""
    game = out(led().until(FirstVote).after((ADA, Vote(BEN))), CY)
    assert isinstance(game.phase, FirstVote) and game.table.voted == ()
    counted = out(led().first_vote(TIE), CY)
    assert isinstance(counted.phase, FirstVote)


def test_in_the_final_vote_the_rest_are_voted_on_again() -> None:
    """MF-O64: as long as two finalists are left; otherwise the first vote begins again"""
    three = led().first_vote({ADA: BEN, BEN: CY, CY: ADA}).until(FinalVote)
    game = out(three.after((ADA, Vote(BEN))), CY)
    assert isinstance(game.phase, FinalVote)
    assert game.finalists == (ADA, BEN) and game.table.voted == ()
    game = out(game, ADA)
    assert isinstance(game.phase, FirstVote)
    other = out(three.after((ADA, Vote(BEN))), HAL)
    assert other.finalists == (ADA, BEN, CY) and other.table.voted == ()


def test_in_speeches_the_final_vote_follows_without_them() -> None:
    """MF-O64"""
    three = led().first_vote({ADA: BEN, BEN: CY, CY: ADA}).until(Speeches)
    game = out(three, ADA)
    assert isinstance(game.phase, FinalVote) and game.finalists == (BEN, CY)
    assert isinstance(out(led().first_vote(TIE).until(Speeches), ADA).phase, FirstVote)
    nobody = out(three, HAL)
    assert nobody.phase == three.phase  # they had no part in it


def test_in_a_tie_the_final_vote_begins_again() -> None:
    """MF-O64"""
    votes = {ADA: BEN, BEN: CY, CY: ADA}
    tie = led().first_vote(votes).final_vote(votes)
    for game in (tie, tie.until(TieTalk), tie.until(TieTalk).after((MASTER, Next()))):
        assert isinstance(game.phase, Count | TieTalk | Lot)
        again = out(game, CY)
        assert isinstance(again.phase, FinalVote) and again.finalists == (ADA, BEN)
        assert isinstance(out(again, BEN).phase, FirstVote)


def test_in_the_lot_for_second_place_the_first_vote_begins_again() -> None:
    """MF-O12, MF-O64"""
    votes = {ADA: BEN, BEN: ADA, CY: ADA, DEE: CY}
    game = led(second_place_tie="lot").first_vote(votes).until(Lot)
    assert isinstance(out(game, CY).phase, FirstVote)


def test_if_they_were_to_go_anyway_nobody_goes_instead() -> None:
    """MF-O63, MF-O64"""
    game = led().first_vote(TIE).final_vote({ADA: BEN, CY: BEN, BEN: ADA})
    assert isinstance(game.phase, Count) and game.finalists == (BEN,)
    game = out(game, BEN)
    assert isinstance(game.phase, Count) and game.finalists == ()
    other = out(game, HAL)
    assert isinstance(other.phase, Count) and other.finalists == ()
    game = game.after((MASTER, Next()))
    assert isinstance(game.phase, Reveal) and game.phase.seat is None
    assert game.gone == (BEN,)
    stays = out(led().first_vote(TIE).final_vote({ADA: BEN, CY: BEN, BEN: ADA}), HAL)
    assert stays.after((MASTER, Next())).gone == (HAL, BEN)


def test_a_victim_who_is_excluded_before_they_are_told_is_told_once() -> None:
    """MF-O64: the Agent went first, and the victim was still to come"""
    options: dict[str, Any] = {"small_game_mafia_first_turn": True}
    game = dealt(6, **PERSON, **options).night(one={EVE: FAY}, two={FAY: ADA})
    assert game.gone == (EVE,)
    game = out(game, ADA).after((MASTER, Next()))
    assert isinstance(game.phase, Talk)
    assert [each.cause for each in game.fallen] == [Cause.AGENT_SAW, Cause.EXCLUDED]


def test_in_the_talk_the_rest_goes_on() -> None:
    """MF-37, MF-O64"""
    game = led().until(Talk)
    assert isinstance(out(game, HAL).phase, Talk)


def test_the_end_is_looked_at_when_nothing_is_pending() -> None:
    """MF-O65"""
    game = dealt(6, kids1=True, **PERSON).murder(ADA)
    game = out(game, FAY)
    assert isinstance(game.phase, Dawn)
    assert isinstance(game.after((MASTER, Next())).phase, Over)


# Those who are out


def ghost_game(**options: Any) -> Game:
    """Ada went in the first night; it is the second."""
    return dealt(**options).murder(ADA).until(Talk).until(Nightfall).asleep()


def test_open_eyes_watch_from_the_night_after() -> None:
    """MF-54, MF-57: who wakes, the look, the marks; not the other tokens"""
    game = dealt(ghosts="open-eyes").murder(ADA).until(Talk)
    assert game.hand(ADA).ghost is None
    game = game.until(Nightfall).task(Slot.FIRST).called(one={FAY: GUS})
    game = game.task(Slot.SECOND).called(0, two={GUS: BEN, HAL: BEN, CY: DEE})
    ghost = game.hand(ADA).ghost
    assert ghost is not None and (ghost.agent, ghost.waking) == (FAY, (GUS, HAL))
    assert ghost.looks == (Look(2, GUS, MAFIOSO),)
    assert ghost.marks == (Mark(GUS, BEN), Mark(HAL, BEN))
    assert ghost.tokens == ()
    assert all(game.hand(seat).ghost is None for seat in game.living)


def test_open_eyes_have_not_seen_what_was_before() -> None:
    """MF-57: looks of the nights in which they still slept"""
    game = dealt(ghosts="open-eyes")
    game = game.night(one={FAY: GUS}, two={GUS: ADA, HAL: ADA}).until(Talk)
    ghost = game.until(Nightfall).asleep().hand(ADA).ghost
    assert ghost is not None and ghost.looks == ()


def test_ghosts_may_see_everything_or_nothing() -> None:
    """MF-57: as agreed"""
    everything = ghost_game(ghosts="everything").hand(ADA).ghost
    assert everything is not None and everything.tokens == dealt().tokens
    assert ghost_game(ghosts="nothing").hand(ADA).ghost is None


def test_the_agent_takes_what_was_seen_along() -> None:
    """MF-56: it leaves their hand, and nobody else has it"""
    game = dealt().night(one={FAY: GUS}, two={GUS: FAY, HAL: FAY}).until(Talk)
    assert game.hand(FAY).looks == ()


def test_the_eliminated_bet_on_who_goes() -> None:
    """MF-54, MF-55: sealed; until the first vote closes they may change it"""
    game = dealt().murder(ADA).until(Talk).after((ADA, Bet(BEN)), (ADA, Bet(GUS)))
    assert game.hand(ADA).bet == GUS
    assert game.hand(HOST).bet is None and game.hand(BEN).bet is None
    game = game.until(FirstVote).after((ADA, Bet(HAL)))
    counted = game.until(Count)
    assert counted.refusal(ADA, Bet(GUS)) == ("not-now", None)
    game = counted.until(Nightfall).until(Talk)
    assert game.hand(ADA).bet is None


def test_bets_are_opened_at_the_end() -> None:
    """MF-54, MF-61: with an honour for the best prophet"""
    game = dealt().murder(ADA).until(Talk).after((ADA, Bet(GUS))).vote_out(GUS)
    game = game.until(Talk).after((ADA, Bet(HAL)), (game_victim(game), Bet(CY)))
    game = game.vote_out(HAL).until(Over)
    told = game.table.told
    assert told is not None
    assert [(bet.turn, bet.on) for bet in told.bets if bet.seat == ADA] == [
        (1, GUS),
        (2, HAL),
    ]
    assert told.best_prophets == (ADA,)


def game_victim(game: Game) -> Seat:
    return game.until(Talk).gone[-1]


def test_the_living_do_not_bet() -> None:
    """MF-54"""
    game = dealt().murder(ADA).until(Talk)
    assert game.refusal(BEN, Bet(CY)) == ("you-are-still-in", "MF-54")
    assert game.refusal(HOST, Bet(CY)) == ("not-your-turn", None)
    assert game.refusal(ADA, Bet(ADA)) == ("they-are-out", "MF-50")
    assert game.refusal(ADA, Bet(Seat(8))) == ("no-such-seat", None)


def test_the_eliminated_are_awaited_nowhere() -> None:
    """MF-54, MF-55"""
    game = dealt().murder(ADA)
    for _ in range(20):
        assert ADA not in game.awaited
        game = game.on()


def test_the_eliminated_do_not_even_raise_an_eyebrow() -> None:
    """MF-58: the room takes no reaction from them until the game is over"""
    game = dealt().murder(ADA).until(Talk)
    silent = BOX.silent(game.state)
    assert silent[ADA] == "MF-58" and BEN not in silent


@pytest.mark.parametrize("phase", [Talk, FirstVote, Task])
def test_all_that_the_eliminated_may_do(phase: type) -> None:
    """MF-55: bet and make faces, and nothing else, if the talk is aloud"""
    game = dealt().murder(ADA).until(Talk).until(phase)
    assert game.hand(ADA).may == (("Bet",) if phase is Task else ("Bet", "Feel"))
