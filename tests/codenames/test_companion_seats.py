"""Codenames with companions: people decide, and nobody waits for a companion."""

from typing import Any

from codenames.table import ADA, BEN, CY, DEE, ED, FAY, Game, dealt, mark, touch
from konspira.game import HOST, ROOM, HostSeat, Seat
from konspira.games.codenames.moves import Accept, Clue, Flag, Reason, Reject, Stop
from konspira.games.codenames.pieces import Team
from konspira.games.codenames.state import judges

GUS = Seat(6)
NO = Reject(Reason.WORD_FORM)


def clued(*companions: Seat, seats: int = 7, by: Seat = ADA, **chosen: Any) -> Game:
    """Ada has given a clue to Cy, Ed and Gus; Ben leads Dee and Fay."""
    return dealt(seats, **chosen).companions(*companions).after((by, Clue("ocean", 3)))


# Who touches


def test_a_majority_is_one_of_people() -> None:
    """CN-34, CN-O13"""
    game = clued(ED, touch_by="majority")
    assert game.table.needed == 2
    assert clued(ED, GUS, touch_by="majority").table.needed == 1
    assert game.refusal(ED, touch("whale")) == ("not-your-turn", None)
    assert game.may("Touch") == [CY, GUS] and game.may("Mark") == [CY, ED, GUS]
    assert game.after((ED, mark("whale")), (CY, touch("whale"))).turn.made == 0
    touched = game.after((CY, touch("whale")), (GUS, touch("whale")))
    assert touched.turn.made == 1 and touched.refusal(ED, Stop())[0] == "not-your-turn"


def test_companions_among_themselves_need_no_majority() -> None:
    """CN-34, CN-O13"""
    game = clued(CY, ED, GUS, touch_by="majority")
    assert game.table.needed == 1
    assert game.after((GUS, touch("whale"))).turn.made == 1


def test_a_person_whose_seat_is_lent_has_no_vote_until_they_are_back() -> None:
    """CN-34, CN-O13"""
    lent = clued(touch_by="majority").after((CY, touch("salt"))).companions(ED)
    assert lent.table.needed == 2 and lent.after((GUS, touch("salt"))).turn.made == 1
    back = lent.companions()
    assert back.may("Touch") == [CY, ED, GUS]


def test_no_companion_is_captain_of_people() -> None:
    """CN-34, CN-O13"""
    game = clued(CY, touch_by="captain")
    assert game.table.captain == ED and game.may("Touch") == [ED]
    assert game.away(ED).may("Touch") == [ED, GUS]
    assert clued(CY, ED, GUS, touch_by="captain").table.captain == CY


# Who judges


def bench(game: Game, team: Team = Team.RED) -> tuple[Seat, ...]:
    return judges(game.state, team)


def test_the_host_judges_in_place_of_a_companion() -> None:
    """CN-65, CN-O09"""
    game = clued(BEN).after((DEE, Flag(Reason.WORD_FORM)))
    assert bench(clued()) == (BEN,) and bench(game) == (HOST,)
    assert game.refusal(BEN, Accept()) == ("not-your-turn", None)
    assert game.after((HOST, NO)).punishes is Team.BLUE
    assert game.after((HOST, Accept())).turn.upheld


def test_a_host_who_gave_the_clue_leaves_it_to_the_other_people() -> None:
    """CN-65, CN-O09: and nobody judges their own clue"""
    game = dealt(7).after((ROOM, HostSeat(ADA))).companions(BEN, CY)
    game = game.after((ADA, Clue("ocean", 3)), (DEE, Flag(None)))
    assert bench(game) == (DEE, ED, FAY, GUS)
    assert "Reject" not in game.hand(HOST).may
    assert game.after((DEE, NO), (ED, NO), (FAY, NO)).punishes is Team.BLUE


def test_in_a_vote_people_alone_have_a_say() -> None:
    """CN-O09"""
    assert bench(clued(CY, DEE, judge="vote")) == (BEN, ED, FAY, GUS)
    game = clued(CY, ED, FAY, GUS, judge="vote").after((DEE, Flag(None)), (DEE, NO))
    assert game.after((BEN, NO)).punishes is Team.BLUE


def test_companions_judge_where_there_is_nobody_else() -> None:
    """CN-65"""
    everybody = tuple(map(Seat, range(7)))
    game = dealt(7).after((ROOM, HostSeat(ADA))).companions(*everybody[1:])
    assert bench(game) == (BEN,)


def test_answers_are_counted_again_when_a_judge_is_no_longer_asked() -> None:
    """CN-O09"""
    game = clued(judge="vote", seats=5).after((DEE, Flag(None)), (CY, NO), (DEE, NO))
    assert game.review.verdicts
    assert game.companions(BEN, ED).punishes is Team.BLUE


def test_the_people_of_one_team_judge() -> None:
    """CN-O10"""
    game = dealt(4, variant="one-team").companions(CY)
    assert bench(game) == (BEN, DEE)
