"""Spyfall: what the table says besides the phase, so that no screen needs the rules."""

from typing import Any

import pytest
from msgspec.structs import replace
from promises import Play, encode, everybody

from konspira.game import HOST
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    Look,
    Nominate,
    OpenVote,
    Retire,
    Reveal,
    StopClock,
    Vote,
)
from konspira.games.spyfall.views import HAND_BYTES
from konspira.packs.reading import LONGEST_NAME
from spyfall.table import (
    ADA,
    BANK,
    BEACH,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    PLACES,
    SPYFALL2,
    Game,
    asking,
    both_boxes,
    dealt,
    round_over,
    timed_out,
    unpacked,
)

LONGEST_ROLE = "\N{CLAPPER BOARD}" * LONGEST_NAME


def passable(game: Game) -> list[Any]:
    """Whom the host may pass over, as the host's phone lists them."""
    return [*game.choices(HOST, "PassTurn", "seat")]


@both_boxes
def test_whoever_has_left_is_out_of_the_ring(box: AnyGame) -> None:
    game = round_over(6, box)
    assert game.table.ring == (ADA, BEN, CY, DEE, EVE, FAY)
    assert game.after((HOST, Retire(CY))).table.ring == (ADA, BEN, DEE, EVE, FAY)


@both_boxes
def test_the_table_names_who_acts_for_the_dealer(box: AnyGame) -> None:
    """SF2-O27, SW-O23: between rounds it is the next dealer for whom somebody acts."""
    game = dealt(6, box)
    assert (game.table.dealer, game.table.acting_dealer) == (ADA, ADA)
    assert game.away(ADA, BEN).table.acting_dealer == CY
    over = round_over(6, box)
    assert (over.table.next_dealer, over.table.acting_dealer) == (BEN, BEN)
    assert over.away(BEN).table.next_dealer == BEN
    assert over.away(BEN).table.acting_dealer == CY


@both_boxes
def test_after_the_last_round_nobody_deals_next(box: AnyGame) -> None:
    """SF2-16, SW-09"""
    assert round_over(6, box, rounds=2).table.next_dealer == BEN
    assert round_over(6, box, rounds=1).table.next_dealer is None


@both_boxes
def test_the_table_waits_for_those_who_are_there_and_have_not_looked(box: AnyGame) -> None:
    """SF2-39, SW-29: the host may pass over the absent, too."""
    game = dealt(6, box).after((ADA, Look()), (BEN, Look())).away(CY, DEE)
    assert game.table.waiting == (EVE, FAY)
    assert passable(game) == [CY, DEE, EVE, FAY]
    gone = game.away(ADA, BEN, EVE, FAY)
    assert gone.table.waiting == (CY, DEE, EVE, FAY), "if all are away, all are waited for"


@both_boxes
def test_the_table_waits_for_whoever_is_to_ask_or_to_answer(box: AnyGame) -> None:
    """SF2-52, SW-36"""
    game = asking(6, box, asking="written")
    assert game.table.waiting == (ADA,)
    asked = game.after((ADA, Ask(CY, "Loud?")))
    assert asked.table.waiting == (CY,)
    assert asked.after((CY, Answer("No."))).table.waiting == (CY,)
    assert passable(asked) == [CY]
    honour = asking(6, box, asking="off")
    assert (honour.table.waiting, passable(honour)) == ((), [])


@both_boxes
def test_a_vote_waits_for_all_but_the_suspect_and_then_for_the_present(
    box: AnyGame,
) -> None:
    """SF2-O15, SF2-O18, SW-O08, SW-O16"""
    accused = asking(6, box).after((ADA, Accuse(BEN)), (CY, Vote(True))).away(DEE)
    assert accused.table.waiting == (DEE, EVE, FAY)
    assert passable(accused) == []
    late = timed_out(6, box, time_out_vote="nominators").after((ADA, Nominate(BEN)))
    late = late.away(DEE).after((ADA, OpenVote()))
    assert late.table.waiting == (CY, DEE, EVE, FAY)
    assert late.time_up().table.waiting == (CY, EVE, FAY)
    assert passable(late.time_up()) == [CY, EVE, FAY]


@both_boxes
def test_otherwise_the_table_waits_for_one(box: AnyGame) -> None:
    """SF2-57, SF2-68, SF2-78, SW-41, SW-48, SW-54"""
    assert asking(6, box).after((CY, StopClock())).table.waiting == (CY,)
    assert asking(6, box).after((FAY, Reveal())).table.waiting == (FAY,)
    assert timed_out(6, box, time_out_vote="nominators").table.waiting == (ADA,)
    facing = timed_out(6, box, time_out_vote="candidates")
    assert facing.away(ADA).table.waiting == (BEN,)
    assert unpacked(6, box).table.waiting == round_over(6, box).table.waiting == ()


@both_boxes
def test_the_table_lists_whom_the_asker_may_ask(box: AnyGame) -> None:
    """SF2-53, SW-37: not who has just asked, unless nobody else is left."""
    game = asking(5, box)
    assert game.table.answerable == (BEN, CY, DEE, EVE)
    assert game.after((ADA, Ask(CY))).table.answerable == (BEN, DEE, EVE)
    written = asking(5, box, asking="written").after((ADA, Ask(CY, "Loud?")))
    assert written.table.answerable == (), "an answer comes first"
    alone = written.after((CY, Answer("No."))).away(BEN, DEE, EVE)
    assert alone.table.answerable == (ADA,)
    assert asking(5, box, asking="off").table.answerable == ()


@pytest.mark.parametrize(
    ("seats", "chosen", "needed"),
    [
        (6, {}, 5),
        (10, {"two_spy_dissent": 2}, 7),
        (10, {"two_spy_dissent": 1}, 8),
        (5, {"spies": 2, "two_spy_dissent": 2}, 3),
    ],
)
def test_the_table_says_how_many_votes_convict(
    seats: int, chosen: dict[str, Any], needed: int
) -> None:
    """SF2-61, SF2-62, SF2-O05: and exactly so many do."""
    game = asking(seats, SPYFALL2, **chosen)
    assert game.table.votes_needed is None
    vote = game.after((ADA, Accuse(BEN)))
    assert vote.table.votes_needed == needed
    noes = sorted(vote.awaited)[: seats - 1 - needed]
    assert vote.votes(*noes).last.ending
    one_more = sorted(vote.awaited)[: seats - needed]
    assert vote.votes(*one_more).table.history == ()


@both_boxes
def test_fewer_votes_are_needed_when_the_absent_are_left_out(box: AnyGame) -> None:
    """SF2-O18, SW-O16"""
    late = timed_out(6, box, time_out_vote="nominators").after((ADA, Nominate(BEN)))
    late = late.after((ADA, OpenVote())).away(DEE)
    assert late.table.votes_needed == 5
    assert late.time_up().table.votes_needed == 4


@pytest.mark.parametrize("asking", ["aloud", "written", "off", "deck"])
def test_the_longest_hand_is_no_longer_than_the_others(asking: str) -> None:
    """SF2-O26: twelve players, and roles of as many bytes as a pack may hold."""
    options = {"asking": asking, "old_buddies": True}
    for seed in range(6):
        play = Play(SPYFALL2, 12, seed, options, 120)
        for state in play.states:
            cards = state.cards
            if cards is not None:
                roles = tuple(LONGEST_ROLE if role else "" for role in cards.roles)
                state = replace(state, cards=replace(cards, roles=roles))
            hands = [SPYFALL2.hand(state, seat) for seat in everybody(SPYFALL2, state)]
            assert {len(encode(hand)) for hand in hands} == {HAND_BYTES}


@both_boxes
def test_a_spy_may_name_what_was_not_played(box: AnyGame) -> None:
    """SF2-90, SW-63"""
    assert dealt(6, box).table.unplayed == tuple(range(len(PLACES)))
    game = round_over(6, box).next_round(BANK)
    assert game.table.unplayed == tuple(p for p in range(len(PLACES)) if p != BEACH)


@both_boxes
def test_when_time_is_up_it_is_too_late_whoever_asks(box: AnyGame) -> None:
    """SF2-O12, SW-O05: also before the clock has said so, and before any other reason."""
    game = asking(6, box).trial(ADA, BEN, CY)
    due = game.deadline
    assert due is not None
    for seat in (ADA, FAY, HOST):
        for move in (Accuse(CY), StopClock(), Reveal()):
            assert game.refusal(seat, move, at=due) == ("not-now", None)
    assert game.refusal(ADA, Accuse(CY), at=due - 1)[0] == "accused-already"
