"""How a companion plays Mafia."""

from collections.abc import Iterable
from inspect import signature
from typing import Any

import pytest
from game_length import most_acts
from mafia.cards import loses
from mafia.table import (
    ADA,
    BEN,
    CY,
    DEE,
    EVE,
    FAY,
    GUS,
    HAL,
    IDA,
    JOE,
    KIM,
    LEO,
    PEOPLE,
    PERSON,
    Game,
    alone,
    day,
    dealt,
)
from msgspec.structs import replace
from promises import ends

from companions.company import Company
from konspira.companions import Mind, Temper, Thought, think
from konspira.companions.due import due
from konspira.companions.mafia import pace
from konspira.companions.mafia.agent import is_about_to_go, seen_by_agent
from konspira.companions.mafia.nights import idea, threats
from konspira.companions.mafia.record import Vote as Seen
from konspira.companions.mafia.record import proven, shown, votes
from konspira.companions.mafia.suspicion import chances, odds, shares_of, weight
from konspira.game import MASTER, Act, Move, Seat
from konspira.games.mafia import GAME
from konspira.games.mafia.cards import Card, Force, Token, WindowKind
from konspira.games.mafia.clock import EARLY
from konspira.games.mafia.moves import (
    Bet,
    Choose,
    CornerShot,
    EndSpeech,
    Exclude,
    Feel,
    Protect,
    React,
    Ready,
    Shoot,
    Tap,
    Vote,
)
from konspira.games.mafia.options import CardSet, NightPace, Pace
from konspira.games.mafia.state.lengths import first_steps, shortened, shortest_steps
from konspira.games.mafia.state.phases import (
    Farewell,
    FinalVote,
    FirstVote,
    LastCards,
    Nightfall,
    Opening,
    RollCall,
    Slot,
    Speeches,
    Talk,
    Task,
    TieTalk,
)
from konspira.games.mafia.state.record import Feeling, Felt
from konspira.games.mafia.state.terms import FACTORS
from konspira.kit import Timer

MINDS = [Mind(seed, temper) for seed in range(8) for temper in Temper]
SAVE, SWAP = WindowKind.SAVE, WindowKind.SWAP
OPENS = WindowKind.COUNCIL_OPENS


def thought(game: Game, seat: Seat, mind: Mind = MINDS[0]) -> Thought:
    return think(GAME, game.table, game.hand(seat), mind)


def moves(game: Game, seat: Seat, minds: Iterable[Mind] = MINDS) -> list[Any]:
    """What companions with these minds do in a seat: all of it is accepted."""
    found = [thought(game, seat, mind).move for mind in minds]
    for move in found:
        if move is not None:
            game.at(in_time(game, move), seat, move)
    return found


def in_time(game: Game, move: Move) -> int:
    phase: Any = game.phase
    if isinstance(move, Choose):
        return int(phase.calls[move.call])
    return max(game.now, getattr(phase, "call", 0))


def targets(game: Game, seat: Seat, minds: Iterable[Mind] = MINDS) -> set[Seat]:
    """Whom they vote for."""
    found = moves(game, seat, minds)
    assert all(isinstance(move, Vote) for move in found)
    return {move.seat for move in found}


def kim_is_gone(seats: int = 12) -> Game:
    """Ben, Cy and Dee voted for Kim, a Mafioso; Eve, Gus and Leo voted for Fay."""
    ballots = {BEN: KIM, CY: KIM, DEE: KIM, EVE: FAY, GUS: FAY, LEO: FAY}
    game = dealt(seats).murder(ADA).first_vote({**ballots, HAL: KIM})
    return game.until(FinalVote).voted({**ballots, FAY: KIM}).until(LastCards)


# What lies open


def test_who_voted_for_a_shown_mafioso_is_trusted_more_than_who_did_not() -> None:
    found = odds(kim_is_gone().table)
    assert max(found[BEN], found[CY]) < 0 < min(found[EVE], found[LEO])


def test_who_voted_for_shown_police_is_suspected() -> None:
    game = dealt(12).murder(ADA).first_vote({BEN: CY, DEE: EVE, EVE: CY}).until(LastCards)
    assert game.gone == (ADA, CY)
    found = odds(game.table)
    assert found[BEN] > found[DEE] == 0


def test_in_a_final_who_let_a_mafioso_go_is_suspected_more_than_in_a_first_vote() -> None:
    game = kim_is_gone()
    tokens = shown(game.table)
    final = Seen(1, True, EVE, FAY, (FAY, KIM), 8)
    assert weight(game.table, final, tokens) > 0
    other = final._replace(final=False, target=ADA, candidates=())
    assert weight(game.table, final, tokens) > weight(game.table, other, tokens) > 0


def test_a_finalist_has_no_choice_so_its_ballot_tells_nothing() -> None:
    game = kim_is_gone()
    own = Seen(1, True, FAY, KIM, (FAY, KIM), 8)
    assert weight(game.table, own, shown(game.table)) == 0
    assert weight(game.table, own._replace(voter=BEN), shown(game.table)) < 0


def test_a_vote_for_somebody_unknown_tells_nothing_in_a_first_vote() -> None:
    game = kim_is_gone()
    vote = Seen(1, False, BEN, DEE, (), 8)
    assert weight(game.table, vote, shown(game.table)) == 0


def test_of_ballots_that_were_cast_again_the_last_ones_count() -> None:
    ballots = {BEN: KIM, CY: KIM, DEE: FAY, EVE: FAY}
    game = dealt(12).murder(ADA).first_vote(ballots).until(FinalVote).voted(ballots)
    game = game.until(TieTalk).after((DEE, Vote(KIM))).until(LastCards)
    assert len(game.table.council.votes) == 3 and game.gone == (ADA, KIM)
    final = {vote.voter: vote.target for vote in votes(game.table) if vote.final}
    assert final == {**ballots, DEE: KIM}


def test_who_has_bandaged_a_mafioso_is_suspected() -> None:
    """MF-C02.2"""
    game = dealt(12, cards={BEN: Card.BANDAGE}).murder(ADA).until(Talk)
    saved = loses(game, KIM).window(SAVE).react({BEN: True}).until(Talk)
    assert odds(saved.table)[BEN] == 0, "nobody knows what Kim is"
    gone = loses(saved, KIM).until(LastCards)
    less = loses(game, KIM).until(Talk)
    assert odds(gone.table)[BEN] > odds(less.table)[BEN]


def test_who_has_played_a_card_of_cops_is_hardly_suspected() -> None:
    """MF-C12.1"""
    game = dealt(12, cards={BEN: Card.KIDNAPPING}).murder(ADA).used(OPENS, {BEN: CY})
    assert proven(game.table) == {BEN}
    assert chances(game.table, DEE)[BEN] < 0.02 < chances(game.table, DEE)[CY]


def test_chances_come_to_as_many_mafiosi_as_are_hidden() -> None:
    for game in (dealt(16).murder(ADA), kim_is_gone(), kim_is_gone(16)):
        found = chances(game.table, BEN)
        assert BEN not in found and ADA not in found
        assert sum(found.values()) == pytest.approx(game.table.hidden.mafiosi)


def test_who_is_known_counts_for_certain() -> None:
    table = dealt(12).murder(ADA).table
    found = chances(table, BEN, mafiosi=[KIM], police=[CY])
    assert found[KIM] == 1 and found[CY] == 0
    assert sum(found.values()) == pytest.approx(2)
    mine = chances(table, KIM, mafioso=True)
    assert sum(mine.values()) == pytest.approx(1)


def test_shares_of_too_many_or_none() -> None:
    assert shares_of([2.0, 1.0], 5) == [1, 1]
    assert shares_of([2.0, 1.0], 0) == [0, 0]
    assert shares_of([], 3) == []


# The Police


def test_the_town_votes_rather_for_who_is_suspected() -> None:
    game = kim_is_gone().murder(CY).until(FirstVote)
    many = [Mind(seed) for seed in range(200)]
    found = [move.seat for move in moves(game, IDA, many)]
    assert found.count(LEO) + found.count(EVE) > 2 * (found.count(BEN) + found.count(DEE))
    assert len({*found}) > 4, "but nobody is sure"


def test_the_agent_votes_by_what_it_saw() -> None:
    """MF-21, MF-38"""
    mafioso = dealt(12).night(one={JOE: KIM}).until(FirstVote)
    assert targets(mafioso, JOE) == {KIM}
    cop = dealt(12).night(one={JOE: EVE}).until(FirstVote)
    assert EVE not in targets(cop, JOE)
    assert EVE in {move.seat for move in moves(cop, IDA, map(Mind, range(100)))}


def test_the_agent_looks_at_nobody_twice_and_at_whom_it_knows_least_about() -> None:
    """MF-20"""
    game = kim_is_gone().night(one={JOE: DEE}, two={LEO: CY}).asleep().task(Slot.FIRST)
    looked = {move.one for move in moves(game, JOE)}
    assert DEE not in looked and JOE not in looked and None not in looked
    assert looked <= {EVE, LEO, GUS}, "who may be what nobody knows"


def test_an_agent_that_has_seen_all_the_others_looks_at_nobody() -> None:
    game = alone(dealt(12).night(one={JOE: KIM}), BEN, JOE, KIM).asleep().task(Slot.FIRST)
    assert {move.one for move in moves(game, JOE)} == {BEN}
    seen = game.hand(JOE).looks
    both = replace(game.hand(JOE), looks=(*seen, replace(seen[0], seat=BEN)))
    assert think(GAME, game.table, both, MINDS[0]).move == Choose(0)


def test_whom_an_agent_has_seen_is_in_its_hand_alone() -> None:
    game = dealt(12).night(one={JOE: KIM}).until(Talk)
    assert seen_by_agent(game.hand(JOE)) == {KIM: Token.MAFIOSO}
    assert seen_by_agent(game.hand(IDA)) == seen_by_agent(game.hand(KIM)) == {}
    speaks = game.first_vote({BEN: JOE, CY: JOE}).until(Speeches)
    assert is_about_to_go(speaks.table, speaks.hand(JOE))
    assert not is_about_to_go(speaks.table, speaks.hand(BEN))
    assert not is_about_to_go(game.table, game.hand(JOE))


# The Mafia


def test_mafiosi_do_not_vote_for_each_other() -> None:
    game = dealt(12).murder(ADA).until(FirstVote)
    assert LEO not in targets(game, KIM) and KIM not in targets(game, LEO)
    final = game.voted({BEN: LEO, CY: LEO, DEE: EVE, IDA: EVE}).until(FinalVote)
    assert targets(final, KIM) == {EVE}


def test_mafiosi_give_up_a_fellow_who_is_as_good_as_voted_out() -> None:
    game = dealt(12).murder(ADA).first_vote({s: LEO for s in PEOPLE[1:9]} | {LEO: EVE})
    assert targets(game.until(FinalVote), KIM) == {LEO}


def test_where_ballots_lie_open_a_fellow_is_lost_when_more_than_half_have_voted() -> None:
    """MF-O66"""
    game = dealt(12, ballot="in-turn").murder(ADA).until(FirstVote)
    game = game.after(*((seat, Vote(LEO)) for seat in PEOPLE[1:9]), (KIM, Vote(BEN)))
    game = game.until(RollCall)
    assert {move and move.seat for move in moves(game, KIM)} & {LEO} == set()
    for _ in range(6):
        game = game.on()
    assert targets(game, KIM) == {LEO}


def test_mafiosi_agree_on_the_mark_of_the_first_of_them() -> None:
    """MF-29"""
    game = dealt(12).asleep().task(Slot.SECOND)
    own = {move.two for move in moves(game, KIM)}
    assert len(own) > 2 and not own & {KIM, LEO, None}
    for victim in (BEN, IDA):
        marked = game.called(0, two={KIM: victim})
        assert {move.two for move in moves(marked, LEO)} == {victim}
    contrary = game.called(0, two={LEO: BEN})
    assert {move.two for move in moves(contrary, KIM)} == own


def test_where_people_are_among_the_mafiosi_companions_follow_them() -> None:
    """MF-29: and leave them the last word"""
    minds = [replace(mind, people=(LEO, BEN)) for mind in MINDS]
    game = dealt(12).asleep().task(Slot.SECOND)
    assert None not in {move.two for move in moves(game, KIM, minds)}, "it suggests one"
    game = game.called(0, two={KIM: EVE, LEO: BEN})
    assert {move.two for move in moves(game, KIM, minds)} == {BEN}
    game = game.called(1, two={KIM: BEN, LEO: BEN})
    assert {move.two for move in moves(game, KIM, minds)} == {None}


def test_a_person_who_marks_nobody_leaves_it_to_companions() -> None:
    minds = [replace(mind, people=(LEO,)) for mind in MINDS]
    game = dealt(12).asleep().task(Slot.SECOND).called(1, two={KIM: EVE})
    found = {move.two for move in moves(game, KIM, minds)}
    assert found and None not in found


def test_a_mafioso_alone_marks_by_itself() -> None:
    """MF-15: one of six"""
    game = dealt(6, small_game_mafia_first_turn=True).asleep().task(Slot.SECOND)
    found = {move.two for move in moves(game, FAY)}
    assert len(found) > 1 and not found & {FAY, None}


def test_the_mafia_fears_who_votes_for_it() -> None:
    game = kim_is_gone().asleep().task(Slot.SECOND)
    fear = threats(game.table, game.hand(LEO))
    assert min(fear[BEN], fear[CY], fear[DEE]) > max(fear[EVE], fear[GUS])


def test_the_mafia_marks_nobody_whom_a_card_protects() -> None:
    """MF-C08.4, MF-C09.3"""
    game = day({BEN: Card.SHELTER}).protected(BEN).asleep().task(Slot.SECOND)
    for mind in MINDS:
        assert idea(game.table, game.hand(KIM), mind) not in (BEN, KIM, LEO)


# At night


def test_every_companion_answers_every_call_as_phones_do() -> None:
    """MF-24, MF-65"""
    game = dealt(12).asleep()
    for slot, calls in ((Slot.FIRST, 1), (Slot.SECOND, 3)):
        game = game.task(slot)
        for call in range(calls):
            for seat in game.living:
                move = thought(game, seat).move
                assert isinstance(move, Choose) and move.call == call
                assert (move.one is None) is (slot is Slot.SECOND)
                assert (move.two is None) is (slot is Slot.FIRST)
                game = game.at(game.phase.calls[call], seat, move)  # type: ignore[union-attr]
        assert [thought(game, seat).move for seat in game.living] == [None] * 12


def test_where_all_eyes_are_closed_a_companion_chooses_nothing() -> None:
    """MF-18: who leads enters what is pointed at"""
    game = dealt(12, night="eyes", **PERSON).asleep().until(Task)
    assert [thought(game, seat).move for seat in game.living] == [None] * 12


def test_no_pause_is_told_by_a_hand() -> None:
    """MF-65: and at night all minds of one seed are as quick"""
    for name, function in vars(pace).items():
        if callable(function) and function.__module__ == pace.__name__:
            assert "hand" not in signature(function).parameters, name
    game = dealt(12).asleep()
    for moment in (game.until(Task), game.task(Slot.SECOND), game.until(FirstVote)):
        assert len({thought(moment, seat).after_ms for seat in moment.living}) == 1


@pytest.mark.parametrize("tempo", Pace)
@pytest.mark.parametrize("tonight", NightPace)
@pytest.mark.parametrize("turn", [1, 2, 3, 6])
def test_answers_come_at_every_call_and_the_last_after_the_phones(
    tempo: Pace, tonight: NightPace, turn: int
) -> None:
    """MF-O72: as the server lets them come, however long a night is"""
    factor = FACTORS[tempo]
    shortest = shortest_steps(factor, tonight)
    table = dealt(12).asleep().until(Task).table
    for living in (3, 7, 12, 21):
        steps = shortened(first_steps(factor), shortest, turn, living)
        for slot, calls, length in (
            (Slot.FIRST, steps.first_calls, steps.first),
            (Slot.SECOND, steps.second_calls, steps.second),
            (Slot.BOTH, steps.both_calls, steps.both),
        ):
            task = Task(slot, calls, Timer(0, length, hard=True))
            for seed in range(5):
                after = pace.at_a_call(table, task, Mind(seed))
                now = 0
                for call in calls:
                    now = due(after, 0, 0, now, length)
                    while now < call - EARLY:  # refused, and tried again
                        now += 1_000
                    assert now < length
                assert len(calls) == 1 or now >= calls[-1]


def test_a_companion_lent_in_the_middle_of_a_night_answers_the_next_call() -> None:
    game = dealt(12).asleep().task(Slot.SECOND).called(0, two={KIM: BEN, LEO: CY})
    lent = game.companions(KIM)
    for move in moves(lent, KIM, [replace(mind, people=(LEO,)) for mind in MINDS]):
        assert move == Choose(1, None, CY)
    assert {move.call for move in moves(lent, JOE)} == {0}


# Everything else


@pytest.mark.parametrize("seats", [8, 12, 21])
def test_ballots_come_within_a_few_seconds_however_many_there_are(seats: int) -> None:
    """MF-40: as a server lets them come, of a vote that may last for twenty"""
    game, now, limit = dealt(seats, vote_seconds=20).murder(ADA).until(FirstVote), 0, 20_000
    while isinstance(game.phase, FirstVote):
        waiting = [s for s in game.living if game.state.ballots[s] is None]
        found = [(thought(game, s, Mind(s)).after_ms, s) for s in waiting]
        now, seat = min((due(after, now, 0, 0, limit), s) for after, s in found)
        (move,) = moves(game, seat, [Mind(seat)])
        game = game.after((seat, move))
    assert now < 11_000


def test_a_companion_ends_its_speech_soon() -> None:
    """MF-43"""
    game = dealt(12).murder(ADA).first_vote({BEN: CY, DEE: EVE}).until(Speeches)
    assert thought(game, CY).move == EndSpeech() and thought(game, BEN).move is None
    assert thought(game, CY).after_ms <= pace.SPEECH[1]


def test_companions_never_speak_for_people_when_it_goes_on() -> None:
    """MF-37"""
    game = dealt(12).companions(*PEOPLE[1:12])
    assert {thought(game, seat).move for seat in PEOPLE[1:12]} == {None}
    talk = game.murder(EVE).until(Talk)
    assert {thought(talk, seat, Mind(1, people=(ADA,))).move for seat in talk.living} == {
        None
    }


def test_of_companions_alone_the_first_says_it_and_last_of_all() -> None:
    """MF-37, MF-O70, MF-O71: so that nobody's card comes too late"""
    game = dealt(12).companions(*PEOPLE[:12])
    assert isinstance(game.phase, Opening) and thought(game, ADA).move == Ready()
    talk = game.murder(ADA).until(Talk)
    first, *others = talk.living
    mind = Mind(3, people=(ADA,))  # who is out
    assert thought(talk, first, mind).move == Ready()
    assert {thought(talk, seat, mind).move for seat in others} == {None}
    pauses = [thought(talk, seat, mind).after_ms for seat in others]
    assert thought(talk, first, mind).after_ms > max(pauses)


def test_in_a_tie_some_think_again_and_none_for_ever() -> None:
    """MF-47"""
    ballots = {BEN: CY, DEE: CY, EVE: FAY, GUS: FAY}
    game = dealt(12).murder(ADA).first_vote(ballots).until(FinalVote)
    many = [Mind(seed) for seed in range(60)]
    before = [move.seat for move in moves(game, IDA, many)]
    tied = game.voted({**ballots, IDA: None}).until(TieTalk)
    after = [move.seat for move in moves(tied, IDA, many)]
    changed = sum(a != b for a, b in zip(before, after, strict=True))
    assert 0 < changed < 30
    moved = tied.after((IDA, Vote(after[0])))
    assert thought(moved, IDA, many[0]).move is None


def test_who_is_out_bets_once_and_answers_the_face_of_a_person() -> None:
    """MF-O80"""
    game = dealt(12).murder(ADA).until(Talk)
    bet = thought(game, ADA).move
    assert isinstance(bet, Bet) and bet.seat in game.living
    game = game.after((ADA, bet))
    assert thought(game, ADA).move is None
    faces = (Felt(BEN, Feeling.LAUGH, 0),)
    seen = replace(game.hand(ADA), felt=faces)
    assert isinstance(think(GAME, game.table, seen, Mind(1, people=(BEN,))).move, Feel)
    assert think(GAME, game.table, seen, Mind(1)).move is None, "another companion's"
    answered = replace(seen, felt=(*faces, Felt(ADA, Feeling.WOW, 1), faces[0]))
    assert think(GAME, game.table, answered, Mind(1, people=(BEN,))).move is None


def test_a_companion_that_a_master_excludes_is_out_like_everybody() -> None:
    """MF-64"""
    game = dealt(12, **PERSON).murder(ADA).until(FirstVote).after((MASTER, Exclude(KIM)))
    assert all(isinstance(move, Bet) for move in moves(game, KIM))
    night = game.until(Nightfall).asleep().task(Slot.SECOND)
    assert thought(night, KIM).move is None
    marked = moves(night, LEO)
    assert None not in {move.two for move in marked}, "it follows nobody who is out"


# The sixteen cards


def test_vest_it_saves_itself() -> None:
    """MF-C01.3"""
    game = dealt(12, cards={BEN: Card.VEST}).murder(BEN).window(SAVE)
    assert {*moves(game, BEN)} == {React(True)}
    assert {*moves(game, CY)} == {*moves(game, KIM)} == {React(False)}


def test_bandage_the_police_save_the_victim_of_a_night() -> None:
    """MF-C02.2"""
    game = dealt(12, cards={CY: Card.BANDAGE}).murder(BEN).window(SAVE)
    assert {*moves(game, CY)} == {React(True)}


def test_bandage_from_a_vote_only_who_seems_innocent_is_saved() -> None:
    """MF-C02.2"""
    game = dealt(12, cards={CY: Card.BANDAGE}).murder(ADA)
    assert {*moves(loses(game, BEN).window(SAVE), CY)} == {React(True)}
    few = alone(dealt(12, cards={CY: Card.BANDAGE}), BEN, CY, DEE, EVE, KIM, LEO)
    assert {*moves(loses(few, DEE).window(SAVE), CY)} == {React(False)}


def test_bandage_a_mafioso_saves_fellows_alone() -> None:
    """MF-C02.2"""
    game = dealt(12, cards={KIM: Card.BANDAGE}).murder(ADA)
    assert {*moves(game.window(SAVE), KIM)} == {React(False)}
    assert {*moves(loses(game, LEO).window(SAVE), KIM)} == {React(True)}


def test_recruitment_in_the_second_night_whom_it_would_mark() -> None:
    """MF-C03.2"""
    game = dealt(12, cards={KIM: Card.RECRUITMENT}).asleep().task(Slot.SECOND)
    assert {move.recruit for move in moves(game, KIM)} == {False}
    second = game.until(Talk).asleep().task(Slot.SECOND)
    found = moves(second, KIM)
    assert {move.recruit for move in found} == {True}
    assert not {move.two for move in found} & {KIM, LEO, None}
    assert {move.recruit for move in moves(second, LEO)} == {False}
    last = alone(dealt(12, cards={KIM: Card.RECRUITMENT}), ADA, BEN, CY, DEE, KIM)
    only = last.asleep().task(Slot.SECOND)
    assert {move.recruit for move in moves(only, KIM)} == {True}, (
        "alone it waits for nothing"
    )


def test_commander_it_votes_as_ever_and_may_change_its_mind() -> None:
    """MF-C04.3, MF-C04.4"""
    game = dealt(12, cards={ADA: Card.COMMANDER}).murder(BEN).until(FirstVote)
    assert game.table.commander == ADA and len(targets(game, ADA)) > 3
    mind = MINDS[0]
    (move,) = moves(game, ADA, [mind])
    voted = game.after((ADA, move))
    assert thought(voted, ADA, mind).move is None
    assert thought(voted.until(RollCall), ADA, mind).move is None


def test_turncoat_it_plays_for_the_side_that_it_is_on_now() -> None:
    """MF-C05.2, MF-O34"""
    game = dealt(12, cards={KIM: Card.TURNCOAT}).murder(ADA).until(FirstVote)
    assert LEO in {move.seat for move in moves(game, KIM, map(Mind, range(99)))}
    game = dealt(12, cards={BEN: Card.TURNCOAT}).murder(ADA).until(FirstVote)
    assert not targets(game, BEN) & {KIM, LEO} and BEN not in targets(game, KIM)


def test_turncoat_who_knows_no_fellow_votes_for_who_is_trusted() -> None:
    """MF-O34: who wakes by the token"""
    game = dealt(12, cards={BEN: Card.TURNCOAT}, turncoat_wakes_by="token").murder(ADA)
    ballots = {BEN: KIM, CY: KIM, DEE: KIM, EVE: FAY, GUS: FAY, LEO: FAY}
    game = game.first_vote(ballots).until(FinalVote).voted(ballots | {HAL: KIM})
    game = game.until(Nightfall).murder(HAL).until(FirstVote)
    many = [*map(Mind, range(200))]
    found = [move.seat for move in moves(game, BEN, many)]
    assert game.hand(BEN).holding.force is Force.MAFIA  # type: ignore[union-attr]
    assert found.count(CY) + found.count(DEE) > 2 * (found.count(LEO) + found.count(EVE))


def test_role_swap_by_lot_whatever_it_is() -> None:
    """MF-C06.4"""
    found = []
    for seat in (BEN, KIM):
        game = dealt(12, cards={seat: Card.ROLE_SWAP}).window(SWAP)
        found.append([move.use for move in moves(game, seat)])
    assert found[0] == found[1] and {*found[0]} == {True, False}


def test_who_has_swapped_with_a_mafioso_knows_it() -> None:
    """MF-C06.6"""
    game = dealt(12, cards={BEN: Card.ROLE_SWAP}).used(SWAP, {BEN: CY})
    vote = game.murder(ADA).until(FirstVote)
    assert CY not in targets(vote, BEN) and BEN not in targets(vote, CY)
    game = dealt(12, cards={KIM: Card.ROLE_SWAP}).used(SWAP, {KIM: CY})
    assert targets(game.murder(ADA).until(FirstVote), KIM) == {CY}, "who is a Mafioso now"


def test_wiretap_the_police_listen_to_a_suspect_and_vote_by_it() -> None:
    """MF-C07.3"""
    game = day({BEN: Card.WIRETAP})
    assert {*moves(game, BEN)} == {None}, "on the first day nobody is suspected"
    second = game.until(Nightfall).until(Talk)
    taps = moves(second, BEN)
    assert all(isinstance(move, Tap) and move.seat != BEN for move in taps)
    heard = second.after((BEN, Tap(LEO))).until(FirstVote)
    assert targets(heard, BEN) == {LEO}


def test_wiretap_the_mafia_listens_to_who_may_be_the_agent() -> None:
    """MF-C07.3: and marks the Agent"""
    game = day({KIM: Card.WIRETAP}).until(Nightfall).until(Talk)
    assert not {move.seat for move in moves(game, KIM)} & {KIM, LEO}
    heard = game.after((KIM, Tap(JOE))).asleep().task(Slot.SECOND)
    assert {move.two for move in moves(heard, KIM)} == {JOE}


@pytest.mark.parametrize("card", [Card.SHELTER, Card.SAFE_CONDUCT])
def test_shelter_and_safe_conduct_in_a_turn_by_seed_on_either_side(card: Card) -> None:
    """MF-C08.2, MF-C09.2"""
    found = []
    for seat in (BEN, KIM):
        game = day({seat: card}).until(LastCards)
        found.append(moves(game, seat))
    assert found[0] == found[1] and {*found[0]} == {Protect(), None}
    third = day({BEN: card}).until(Nightfall).until(Talk).until(Nightfall).until(LastCards)
    assert {*moves(third, BEN)} == {Protect()}


def test_arrest_by_who_is_among_the_most_suspected() -> None:
    """MF-C10.2"""
    game = dealt(12, cards={LEO: Card.ARREST}).murder(ADA)
    assert {*moves(game.window(OPENS), LEO)} == {React(False)}
    ballots = {BEN: KIM, CY: KIM, DEE: KIM, EVE: FAY, LEO: FAY}
    game = game.until(Talk).first_vote(ballots).until(FinalVote)
    game = game.voted({**ballots, IDA: KIM}).until(Nightfall).murder(CY).window(OPENS)
    assert {*moves(game, LEO)} == {React(True)}


def test_corner_shot_at_who_is_surely_a_mafioso_and_at_nobody_else() -> None:
    """MF-C11.3"""
    cards = {BEN: Card.CORNER_SHOT}
    assert {*moves(day(cards), BEN)} == {None}
    few = alone(day(cards), BEN, CY, DEE, EVE, FAY, KIM, LEO).until(Talk)
    assert CornerShot not in map(type, moves(few, BEN)), "two of six may be Mafiosi"
    fewer = alone(day(cards), BEN, CY, KIM, LEO).until(Talk)
    found = moves(fewer, BEN)
    assert {*map(type, found)} == {CornerShot}, "two of three are"
    assert BEN not in {move.seat for move in found}


def test_kidnapping_takes_the_vote_of_a_suspect() -> None:
    """MF-C12.3"""
    game = dealt(12, cards={BEN: Card.KIDNAPPING}).murder(ADA).window(OPENS)
    assert {*moves(game, BEN)} == {React(False)}
    few = alone(dealt(12, cards={BEN: Card.KIDNAPPING}), BEN, CY, DEE, EVE, KIM, LEO)
    found = moves(few.murder(DEE).window(OPENS), BEN)
    assert all(move.use and move.target not in (BEN, None) for move in found)


def test_last_shot_by_card_at_a_suspect_or_at_nobody() -> None:
    """MF-C13.3"""
    game = dealt(12, cards={BEN: Card.LAST_SHOT}).murder(BEN).until(Farewell)
    assert {*moves(game, BEN)} == {Shoot(None)}
    few = alone(dealt(12, cards={BEN: Card.LAST_SHOT}), BEN, CY, DEE, KIM, LEO)
    found = moves(few.murder(BEN).until(Farewell), BEN)
    assert all(move.seat in (CY, DEE, KIM, LEO) for move in found)
    other = dealt(12, cards={BEN: Card.LAST_SHOT}).murder(CY).until(Farewell)
    assert {*moves(other, CY)} == {Shoot(None)}, "without the card it shoots at nobody"


def test_the_last_shot_of_a_mafioso_never_hits_a_fellow() -> None:
    """MF-85"""
    game = dealt(12, kids2=True).murder(ADA).until(Talk).vote_out(KIM).until(Farewell)
    found = {move.seat for move in moves(game, KIM)}
    assert found and not found & {KIM, LEO, None}


GANG = {ADA: Card.NEW_GANG, BEN: Card.NEW_GANG, CY: Card.NEW_GANG}


def test_new_gang_members_who_know_each_other_do_not_vote_for_each_other() -> None:
    """MF-C14.5, MF-C14.10"""
    game = dealt(13, cards=GANG, new_gang_enlarged=True).murder(DEE).until(FirstVote)
    assert not targets(game, ADA) & {BEN, CY}
    strangers = dealt(13, cards=GANG).murder(DEE).until(FirstVote)
    found = {move.seat for move in moves(strangers, ADA, map(Mind, range(99)))}
    assert found & {BEN, CY}


def test_a_neutral_card_is_never_used() -> None:
    """MF-N.2"""
    game = dealt(12, cards={BEN: Card.VEST}).murder(CY).window(SAVE)
    assert {*moves(game, CY)} == {React(False)}


# Whole games

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "as usual": (8, {}),
    "the smallest": (6, {}),
    "the largest": (21, {"vote_seconds": 10}),
    "children": (9, {"kids1": True, "kids2": True, "kids3": True, "last_shot_chain": True}),
    "short nights": (8, {"night": "short", "pace": "quick", "dusk_seconds": 0}),
    "written": (8, {"talk": "written", "ghosts": "open-eyes"}),
    "led": (8, PERSON),
    "led with closed eyes": (8, {"night": "eyes", **PERSON}),
    "in turn": (9, {"ballot": "in-turn", "commander_first_vote": "literal"}),
    "nobody without a mark": (8, {"mafia_no_choice": "nobody", "tie_rounds": 1}),
    "all cards": (17, {"cards": dict.fromkeys(CardSet.__struct_fields__, True)}),
    "a mole": (9, {"cards": {"turncoat": True}, "turncoat_wakes_by": "token"}),
}


@pytest.mark.parametrize("name", TABLES)
def test_games_of_companions_alone_end(name: str) -> None:
    seats, options = TABLES[name]
    game = Company(GAME, seats, 4, options, most_acts(GAME, seats, options))
    ends(game)
    assert not game.state.phase.asleep


@pytest.mark.all_only
def test_every_card_that_is_shown_is_played_by_companions_in_some_game() -> None:
    """MF-104: in three games of seventeen, as long as nothing else changes"""
    left = {*Card} - {Card.TURNCOAT, Card.NEUTRAL}
    cards = dict.fromkeys(CardSet.__struct_fields__, True)
    options = {"cards": cards, "redeal_unusable": True}
    for seed in range(2, 10):
        if left:
            game = Company(GAME, 17, seed, options, most_acts(GAME, 17, options))
            left -= {play.card for play in game.state.shown.plays}
    assert not left


def test_acts_are_accepted_as_they_come() -> None:
    """A companion makes no move that is refused, but for one that comes too early."""
    game = Company(GAME, 8, 11, {}, 10_000)
    state = GAME.setup(game.options, 8)
    for act in game.log:
        state = GAME.apply(state, Act(act.at, act.seat, act.move))
    assert state == game.state
