"""Codenames: who sees what. The key and the private question stay where they belong."""

from typing import Any

import msgspec
import pytest
from game_table import Played, away

from codenames.table import (
    ADA,
    BEN,
    CY,
    DEE,
    ED,
    KEY,
    WORDS,
    Game,
    choosing,
    dealt,
    mark,
    red_turn,
    touch,
)
from konspira.game import CHANCE, HOST, Seat
from konspira.games.codenames.moves import (
    Answer,
    Ask,
    Clue,
    Deal,
    Flag,
    HandKey,
    LeaveTeam,
    Reason,
    Reject,
    Start,
    Stop,
)
from konspira.games.codenames.pieces import Identity, Key, Team
from konspira.games.codenames.state import Pointer, Turn
from konspira.games.codenames.views import Asked

# Three other ways in which the words that stay visible below may be hidden.
OTHER_KEYS = (
    (*KEY[:1], *reversed(KEY[1:])),
    (*KEY[:1], *KEY[24:], *KEY[1:24]),
    (*KEY[:1], *KEY[13:], *KEY[1:13]),
)
STORIES: dict[str, tuple[Played, ...]] = {
    "before the clue": (),
    "after the clue": ((ADA, Clue("ocean", 2)),),
    "after a touch": ((ADA, Clue("ocean", 2)), (CY, mark("salt")), (CY, touch("whale"))),
    "at a flag": ((ADA, Clue("ocean", 2)), (DEE, Flag(Reason.LETTERS))),
    "at a penalty": ((ADA, Clue("ocean", 2)), (BEN, Reject(Reason.LETTERS))),
    "in the next turn": tuple(red_turn("whale")),
}


def seen_by(game: Game, seat: Seat) -> bytes:
    """All that reaches a phone: the table and the hand, as they are sent."""
    return msgspec.json.encode([game.table, game.hand(seat)])


def with_onlooker(key: Key = KEY) -> Game:
    """Ed sits this game out."""
    game = choosing(5).after((ED, LeaveTeam()), (HOST, Start()))
    return game.after((CHANCE, Deal(WORDS, (), key)))


# The key


@pytest.mark.parametrize("seat", [CY, DEE, ED, HOST])
@pytest.mark.parametrize("story", STORIES)
def test_nobody_but_the_spymasters_can_tell_one_key_from_another(
    story: str, seat: Seat
) -> None:
    """CN-13"""
    seen = {
        seen_by(with_onlooker(key).after(*STORIES[story]), seat)
        for key in (KEY, *OTHER_KEYS)
    }
    assert len(seen) == 1


@pytest.mark.parametrize("story", STORIES)
def test_both_spymasters_see_the_key_at_all_times(story: str) -> None:
    """CN-11, CN-13"""
    game = dealt().after(*STORIES[story])
    assert game.table.key == ()
    assert game.hand(ADA).key == game.hand(BEN).key == KEY


def test_the_table_shows_the_identity_of_touched_words_alone() -> None:
    """CN-13, CN-58"""
    game = dealt().after((ADA, Clue("ocean", 2)), (CY, touch("whale")))
    assert game.table.covers == (Identity.RED, *[None] * 24)


def test_after_the_game_everybody_sees_the_key() -> None:
    """CN-13"""
    game = dealt().after((ADA, Clue("ocean", 2)), (CY, touch("dagger")))
    assert game.table.key == KEY


def test_a_void_game_shows_its_key_too() -> None:
    """CN-04, CN-13"""
    assert dealt().away(ADA).after((HOST, HandKey(Team.RED, CY))).table.key == KEY


def test_the_former_spymaster_still_knows_the_key() -> None:
    """CN-04, CN-13"""
    game = dealt(6).away(ADA).after((HOST, HandKey(Team.RED, CY)))
    assert game.hand(ADA).key == game.hand(CY).key == KEY
    assert game.hand(ED).key == ()


def test_there_is_no_key_to_see_before_the_deal() -> None:
    """CN-10"""
    game = choosing()
    assert game.table.key == game.hand(ADA).key == ()
    assert game.table.words == ()


def test_the_reverse_sides_of_the_cards_are_seen_by_nobody() -> None:
    """CN-117"""
    for seat in (ADA, BEN, CY, DEE, HOST):
        assert b"whaleback" not in seen_by(dealt(), seat)


# The private question


PRIVATE: dict[str, tuple[dict[str, Any], tuple[Played, ...]]] = {
    "asked": ({}, ((ADA, Ask("oceanic")),)),
    "asked and allowed": ({}, ((ADA, Ask("oceanic")), (BEN, Answer(True)))),
    "asked and denied": ({}, ((ADA, Ask("oceanic")), (BEN, Answer(False)))),
    "proposed": ({"pre_approval": True}, ((ADA, Clue("oceanic", 3)),)),
    "proposed and denied": (
        {"pre_approval": True},
        ((ADA, Clue("oceanic", 3)), (BEN, Answer(False))),
    ),
}


@pytest.mark.parametrize("seat", [CY, DEE, HOST])
@pytest.mark.parametrize("story", PRIVATE)
def test_nobody_else_notices_a_private_question(story: str, seat: Seat) -> None:
    """CN-66, CN-O08"""
    chosen, moves = PRIVATE[story]
    silence = dealt(**chosen)
    assert seen_by(silence.after(*moves), seat) == seen_by(silence, seat)


@pytest.mark.parametrize("story", PRIVATE)
def test_the_table_tells_nobody_else_by_its_refusals(story: str) -> None:
    """CN-66"""
    chosen, moves = PRIVATE[story]
    for game in (dealt(**chosen), dealt(**chosen).after(*moves)):
        for seat in (CY, DEE, HOST):
            assert game.refusal(seat, Answer(True)) == ("not-your-turn", None)


def test_a_lapsed_question_leaves_no_trace() -> None:
    """CN-66"""
    lapsed = dealt().after((ADA, Ask("oceanic"))).time_up()
    for seat in (ADA, BEN, CY, DEE):
        assert seen_by(lapsed, seat) == seen_by(dealt(), seat)


def test_the_former_spymaster_hears_no_questions() -> None:
    """CN-04, CN-66"""
    game = dealt(6).away(ADA).after((HOST, HandKey(Team.RED, CY)), (CY, Ask("oceanic")))
    assert game.hand(DEE).asked is game.hand(ADA).asked is None
    assert game.hand(CY).asked == Asked("oceanic", None, False, None)


def test_who_is_asked_about_a_word_alone_learns_no_number() -> None:
    """CN-66, CN-O30: nobody else learns anything"""
    asked = dealt().after((ADA, Ask("oceanic")))
    numbered = dealt().after((ADA, Ask("oceanic", 2)))
    assert [game.hand(BEN).asked for game in (asked, numbered)] == [
        Asked("oceanic", None, False, None),
        Asked("oceanic", 2, False, None),
    ]
    for seat in (CY, DEE, HOST):
        assert seen_by(asked, seat) == seen_by(numbered, seat) == seen_by(dealt(), seat)


def test_nobody_else_notices_a_clue_that_is_proposed_at_a_penalty() -> None:
    """CN-66, CN-O07, CN-O08"""
    penalty = dealt(pre_approval=True, judge="host")
    penalty = penalty.after((ADA, Clue("ocean", 2)), (BEN, Answer(True)))
    penalty = penalty.after((HOST, Reject(Reason.LETTERS)))
    proposed = penalty.after((BEN, Clue("night", 1)))
    for seat in (CY, DEE, HOST):
        assert seen_by(proposed, seat) == seen_by(penalty, seat)
    for spymaster in (ADA, BEN):
        assert proposed.hand(spymaster).asked == Asked("night", 1, True, None)


def test_a_refused_clue_tells_the_others_nothing() -> None:
    """CN-O26"""
    game = dealt()
    before = [seen_by(game, seat) for seat in (BEN, CY, DEE)]
    game.refusal(ADA, Clue("whale", 1))
    assert [seen_by(game, seat) for seat in (BEN, CY, DEE)] == before


# What lies open


def test_everybody_sees_the_marks_of_the_operatives() -> None:
    """CN-33"""
    game = dealt().after((ADA, Clue("ocean", 2)), (CY, mark("salt")))
    assert game.table.phase == game.turn
    assert game.turn.marks == (Pointer(CY, 1),)


def test_the_table_keeps_a_record_of_clues_and_touches() -> None:
    """CN-26, CN-34"""
    game = dealt().after((ADA, Clue("ocean", 2)), (CY, touch("whale")), (CY, Stop()))
    game = game.after((BEN, Clue("night", 1)), (DEE, touch("piano")))
    assert game.table.turns == (
        Turn(Team.RED, Clue("ocean", 2), (0,), touched_by=(CY,)),
        Turn(Team.BLUE, Clue("night", 1), (18,), touched_by=(DEE,)),
    )


# What a screen offers, and whom the table waits for


CLUED: Played = (ADA, Clue("ocean", 2))
FLAG: Played = (DEE, Flag(Reason.LETTERS))
REJECT: Played = (BEN, Reject(Reason.LETTERS))


@pytest.mark.parametrize(
    ("moves", "seat", "may"),
    [
        ((), ADA, "Clue Ask CallTimer"),
        ((), BEN, "CallTimer"),
        (((ADA, Ask("oceanic")),), BEN, "Answer CallTimer"),
        (((ADA, Ask("oceanic")), (BEN, Answer(True))), BEN, "CallTimer"),
        ((CLUED,), CY, "Touch Mark Unmark Flag CallTimer"),
        ((CLUED, (CY, touch("whale"))), CY, "Touch Stop Mark Unmark CallTimer"),
        ((CLUED,), BEN, "Accept Reject Flag CallTimer"),
        ((CLUED,), DEE, "Flag CallTimer"),
        ((CLUED, (CY, touch("whale"))), BEN, "CallTimer"),
        ((CLUED, FLAG), BEN, "Accept Reject"),
        ((CLUED, FLAG), DEE, "Flag"),
        ((CLUED, REJECT), BEN, "Cover Clue Ask CallTimer"),
        ((CLUED, REJECT), DEE, "CallTimer"),
        ((CLUED, REJECT, (BEN, Ask("nightly"))), ADA, "Answer CallTimer"),
        ((CLUED,), ADA, "Correct"),
        ((CLUED,), HOST, "Correct"),
        ((CLUED, away(ADA)), HOST, "Correct HandKey"),
        ((CLUED, (CY, touch("whale")), away(BEN)), HOST, "HandKey"),
        ((CLUED, FLAG), HOST, "GoOn"),
        ((CLUED, (CY, touch("dagger"))), HOST, ""),
    ],
)
def test_a_screen_offers_the_moves_that_are_open_to_its_seat(
    moves: tuple[Played, ...], seat: Seat, may: str
) -> None:
    """CN-24, CN-34, CN-43, CN-63, CN-65, CN-66, CN-69"""
    assert dealt().after(*moves).hand(seat).may == tuple(may.split())


@pytest.mark.parametrize(
    ("seats", "seat", "may"),
    [
        (4, HOST, "Start ShuffleTeams Assign"),
        (4, ADA, "JoinTeam BecomeSpymaster LeaveTeam"),
        (3, ADA, "BecomeSpymaster"),
        (3, HOST, "Start ShuffleTeams Assign"),
    ],
)
def test_before_the_deal_a_screen_offers_places(seats: int, seat: Seat, may: str) -> None:
    """CN-04, CN-111"""
    assert choosing(seats).hand(seat).may == tuple(may.split())


def test_in_a_vote_nobody_is_asked_twice() -> None:
    """CN-O09"""
    game = dealt(judge="vote").after(CLUED, FLAG, REJECT)
    assert game.hand(BEN).may == ()
    assert game.hand(CY).may == ("Accept", "Reject")


def test_the_spymaster_of_the_one_team_is_offered_the_turn_of_the_enemy() -> None:
    """CN-103"""
    game = dealt(2).after(CLUED, (BEN, touch("piano")))
    game = game.after((CHANCE, game.draw()))
    assert game.hand(ADA).may == ("Cover", "Propose")
    assert game.hand(BEN).may == ()


@pytest.mark.parametrize(
    ("moves", "awaited"),
    [
        ((), {ADA}),
        (((ADA, Ask("oceanic")),), {BEN}),
        (((ADA, Ask("oceanic")), (BEN, Answer(False))), {ADA}),
        ((CLUED,), {CY, ED}),
        ((CLUED, FLAG), {BEN}),
        ((CLUED, REJECT), {BEN}),
        ((CLUED, (CY, touch("piano"))), {BEN}),
        ((CLUED, (CY, touch("dagger"))), set()),
    ],
)
def test_the_table_waits_for_those_who_have_to_decide(
    moves: tuple[Played, ...], awaited: set[Seat]
) -> None:
    """CN-24, CN-34, CN-44, CN-63, CN-65, CN-66"""
    assert dealt(6).after(*moves).awaited == awaited
