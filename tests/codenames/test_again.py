"""Codenames after the game and around it: the next game, and a key that changes hands."""

from collections import Counter
from random import Random

import pytest

from codenames.table import (
    ADA,
    BEN,
    CY,
    DEE,
    ED,
    FAY,
    GUS,
    HAL,
    KEY,
    REVERSE,
    WORDS,
    Game,
    choosing,
    deal_of,
    dealt,
    mark,
    next_game,
    options,
    red_turn,
    touch,
)
from konspira.game import CHANCE, HOST, Move, Outcome, Seat
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import (
    Accept,
    Answer,
    Ask,
    BecomeSpymaster,
    CallTimer,
    Clue,
    Deal,
    Flag,
    HandKey,
    LeaveTeam,
    Mark,
    Reason,
    Start,
    Stop,
    Touch,
)
from konspira.games.codenames.options import Options
from konspira.games.codenames.pieces import Role, Team
from konspira.games.codenames.setup import draw_cards
from konspira.games.codenames.state import Over, Pointer, State
from konspira.games.codenames.views import Hand
from konspira.match import Match
from konspira.packs import Card

# The next game


def test_the_next_member_of_each_team_is_the_next_spymaster() -> None:
    """CN-115"""
    state = next_game(dealt(5)).state
    assert state.spymaster(Team.RED) == CY
    assert state.operatives(Team.RED) == (ADA, ED)
    assert state.spymaster(Team.BLUE) == DEE


def test_the_players_may_choose_other_spymasters_than_those_proposed() -> None:
    """CN-115"""
    again = Game(codenames, codenames.setup(Options(), 4, dealt().state))
    assert again.after((ADA, BecomeSpymaster(Team.RED))).state.spymaster(Team.RED) == ADA


def test_the_next_game_begins_with_a_bare_board() -> None:
    """CN-116"""
    played = dealt().after(*red_turn("whale", "salt"))
    again = next_game(played)
    assert again.covered == {}
    assert again.state.turns == ()
    assert sorted(again.table.left) == [8, 9]


def test_the_reverse_sides_are_the_words_of_the_next_game() -> None:
    """CN-117"""
    assert next_game(dealt()).state.words == REVERSE


def test_a_new_key_is_drawn_for_the_next_game_and_its_lights_decide_who_starts() -> None:
    """CN-O17"""
    games = [next_game(dealt(), seed) for seed in range(20)]
    assert all(game.state.key != KEY for game in games)
    assert {game.clues for game in games} == {Team.RED, Team.BLUE}


def test_after_both_sides_of_the_cards_new_cards_come_to_the_table() -> None:
    """CN-O18"""
    match = Match("codenames", seats=4, seed=5)
    evening: list[str] = []
    for _ in range(4):
        match.play(HOST, Start())
        drawn = match.log[-1].move
        assert isinstance(drawn, Deal)
        evening += drawn.words
        match = match.again()
    assert len(evening) == len(set(evening)) == 100


def test_without_reverse_sides_every_game_draws_new_cards() -> None:
    """CN-117, CN-O18"""
    first = dealt(words=deal_of(3).words)
    second = next_game(first, reverse_sides=False)
    assert second.state.words != REVERSE
    assert not set(second.state.words) & set(first.state.words)


def test_words_come_back_only_when_too_few_unused_cards_remain() -> None:
    """CN-O18"""
    cards = tuple(Card(f"front{n}", f"back{n}") for n in range(30))
    used = frozenset(f"front{n}" for n in range(10))
    drawn = draw_cards(cards, used, Random(1))
    assert len(set(drawn)) == 25
    assert set(cards[10:]) <= set(drawn)


def again_with(game: Game, *sat: Seat | None, variant: str = "two-teams") -> State:
    """The next game of those who sat there; None: somebody new."""
    agreed = options(len(sat), variant=variant)
    return codenames.setup(agreed, len(sat), game.state, sat)


def test_teams_and_keys_go_on_when_somebody_joins() -> None:
    """CN-115"""
    state = again_with(dealt(), ADA, BEN, CY, DEE, None)
    assert (state.spymaster(Team.RED), state.spymaster(Team.BLUE)) == (CY, DEE)
    assert state.operatives(Team.RED) == (ADA, ED)
    assert state.operatives(Team.BLUE) == (BEN,)
    assert state.reverse == REVERSE


def test_teams_and_keys_go_on_when_somebody_leaves() -> None:
    """CN-115"""
    state = again_with(dealt(6), ADA, BEN, DEE, ED, FAY)  # Cy has gone home
    assert [place.team for place in state.places] == ["red", "blue", "blue", "red", "blue"]
    assert state.spymaster(Team.RED) == 3, "Ed: the next one after Ada who is there"
    assert state.spymaster(Team.BLUE) == 2, "Dee: the next one after Ben"


def test_a_spymaster_who_leaves_passes_the_key_on() -> None:
    """CN-115"""
    state = again_with(dealt(6), BEN, CY, DEE, ED, FAY)  # Ada has gone home
    assert state.spymaster(Team.RED) == 1, "Cy sat next to Ada"
    assert state.spymaster(Team.BLUE) == 2, "Dee"


def test_a_newcomer_leads_rather_than_the_same_spymaster_again() -> None:
    """CN-115"""
    state = again_with(dealt(), ADA, BEN, None, DEE)  # Cy has gone, somebody came
    assert state.spymaster(Team.RED) == 2
    assert state.operatives(Team.RED) == (ADA,)


def test_people_keep_their_team_when_they_sit_elsewhere() -> None:
    """CN-115"""
    state = again_with(dealt(), DEE, CY, BEN, ADA)
    assert [place.team for place in state.places] == ["blue", "red", "blue", "red"]
    assert (state.spymaster(Team.RED), state.spymaster(Team.BLUE)) == (1, 0)


def test_teams_are_evened_out_when_people_go() -> None:
    """CN-02, CN-115"""
    state = again_with(dealt(8), ADA, CY, ED, GUS, HAL)  # three of Blue have gone home
    sizes = Counter(place.team for place in state.places)
    assert sorted(sizes.values()) == [2, 3]
    assert state.spymaster(Team.RED) is not None
    assert state.spymaster(Team.BLUE) is not None
    assert state.spymaster(Team.RED) != ADA


def test_whoever_sat_out_plays_the_next_game() -> None:
    """CN-115"""
    game = choosing(5).after((ED, LeaveTeam()), (HOST, Start()))
    game = game.after((CHANCE, Deal(WORDS, (), KEY)))
    assert again_with(game, ADA, BEN, CY, DEE, ED).operatives(Team.RED) == (ADA, ED)


def test_another_variant_gives_the_keys_to_those_who_have_had_none() -> None:
    """CN-111, CN-115"""
    state = again_with(dealt(), ADA, CY, DEE, variant="three-players")
    assert state.spymaster(Team.RED) == 1, "Cy"
    assert state.spymaster(Team.BLUE) == 2, "Dee"
    assert state.operatives(Team.RED) == (ADA,)


def test_in_a_game_of_three_a_newcomer_takes_the_place_that_is_left() -> None:
    """CN-111, CN-115"""
    state = again_with(dealt(3), ADA, None, CY, variant="three-players")  # Ben has gone
    assert state.operatives(Team.RED) == (ADA,)
    assert state.spymaster(Team.BLUE) == 2, "Cy moves up"
    assert state.spymaster(Team.RED) == 1


def test_a_match_can_be_played_again_by_the_same_people() -> None:
    """CN-115, CN-117"""
    match = Match("codenames", seats=4, seed=3)
    match.play(HOST, Start())
    first = match.log[-1].move
    again = match.again()
    again.play(HOST, Start())
    second = again.log[-1].move
    assert isinstance(first, Deal) and isinstance(second, Deal)
    assert second.words == first.reverse
    hand = again.hand(CY)
    assert isinstance(hand, Hand)
    assert hand.key == second.key


def test_a_game_that_was_never_dealt_uses_up_no_cards() -> None:
    """CN-117"""
    waiting = Game(codenames, codenames.setup(Options(), 4, dealt().state))
    assert next_game(waiting).state.words == REVERSE


# A lost spymaster


def handed_to(game: Game, seat: Seat, team: Team = Team.RED) -> Game:
    spymaster = game.state.spymaster(team)
    assert spymaster is not None
    return game.away(spymaster).after((HOST, HandKey(team, seat)))


def test_no_host_takes_a_key_from_a_spymaster_who_is_there() -> None:
    """CN-04, CN-13"""
    game = dealt(6)
    for team, heir in ((Team.RED, CY), (Team.BLUE, DEE)):
        assert game.refusal(HOST, HandKey(team, heir)) == ("spymaster-is-here", "CN-04")
    assert "HandKey" not in game.hand(HOST).may
    away = game.away(BEN)
    assert "HandKey" in away.hand(HOST).may
    assert away.refusal(HOST, HandKey(Team.RED, CY)) == ("spymaster-is-here", "CN-04")
    back = away.back(BEN)
    assert back.refusal(HOST, HandKey(Team.BLUE, DEE)) == ("spymaster-is-here", "CN-04")


def test_the_host_may_hand_the_key_to_another_member_of_the_team() -> None:
    """CN-04"""
    game = handed_to(dealt(6), CY)
    assert game.state.spymaster(Team.RED) == CY
    assert game.state.operatives(Team.RED) == (ED,)
    assert game.hand(CY).key == KEY
    assert game.after((CY, Clue("ocean", 1))).turn.team is Team.RED


@pytest.mark.parametrize("seat", [ADA, BEN, DEE, Seat(9)])
def test_the_key_goes_to_an_operative_of_the_same_team_alone(seat: Seat) -> None:
    """CN-04"""
    refusal = dealt(6).away(ADA).refusal(HOST, HandKey(Team.RED, seat))
    assert refusal == ("not-an-operative-of-that-team", "CN-04")


def test_nobody_but_the_host_hands_the_key_on() -> None:
    """CN-04"""
    assert dealt(6).refusal(ADA, HandKey(Team.RED, CY)) == ("not-your-turn", None)


@pytest.mark.parametrize(
    "move",
    [Clue("ocean", 1), Touch(0), Mark(0), Stop(), CallTimer(), Flag(Reason.LETTERS)],
)
def test_the_former_spymaster_can_only_look_on(move: Move) -> None:
    """CN-04"""
    game = handed_to(dealt(6), CY).after((CY, Clue("ocean", 2)), (ED, touch("whale")))
    assert game.state.places[ADA].role is Role.RETIRED
    assert game.hand(ADA).may == ()
    refusal = game.refusal(ADA, move)
    assert refusal == (("not-now" if isinstance(move, Clue) else "not-your-turn"), None)


def test_whoever_takes_the_key_points_at_nothing_any_more() -> None:
    """CN-04, CN-56"""
    guessing = dealt(6).after(
        (ADA, Clue("ocean", 2)), (CY, mark("whale")), (ED, mark("salt"))
    )
    assert handed_to(guessing, CY).turn.marks == (Pointer(ED, 1),)


def test_whoever_takes_the_key_has_no_vote_any_more() -> None:
    """CN-04, CN-O13"""
    game = dealt(8, touch_by="majority")
    game = game.after((ADA, Clue("ocean", 2)), (CY, touch("whale")))
    assert handed_to(game, CY).turn.votes == ()


def test_marks_are_gone_even_while_the_judge_is_thinking() -> None:
    """CN-04, CN-65"""
    game = dealt(6).after(
        (ADA, Clue("ocean", 2)), (CY, mark("whale")), (DEE, Flag(Reason.LETTERS))
    )
    assert handed_to(game, CY).after((BEN, Accept())).turn.marks == ()


def test_a_private_question_is_forgotten_when_a_key_changes_hands() -> None:
    """CN-04, CN-66"""
    game = handed_to(dealt(6).after((ADA, Ask("oceanic"))), DEE, Team.BLUE)
    assert game.hand(ADA).asked is None
    assert game.refusal(DEE, Answer(True)) == ("nothing-was-asked", "CN-66")


def test_the_new_spymaster_is_the_judge() -> None:
    """CN-04, CN-65"""
    game = dealt(6).after((ADA, Clue("ocean", 2)), (FAY, Flag(Reason.LETTERS)))
    game = handed_to(game, DEE, Team.BLUE)
    assert game.refusal(BEN, Accept()) == ("not-your-turn", None)
    assert game.after((DEE, Accept())).turn.upheld


def test_the_game_is_void_if_the_team_would_have_no_operative_left() -> None:
    """CN-04"""
    game = handed_to(dealt(), CY)
    assert game.phase == Over(None, "void")
    assert game.outcome == Outcome((), (0, 0, 0, 0), "void")


def test_the_former_spymaster_wins_and_loses_with_the_team() -> None:
    """CN-04, CN-52"""
    game = handed_to(dealt(6), CY).after((CY, Clue("ocean", 0)))
    game = game.after(*[(ED, Touch(card)) for card in range(9)])
    assert game.outcome == Outcome((ADA, CY, ED), (1, 0, 1, 0, 1, 0), "all-words-covered")


def test_a_former_spymaster_plays_the_next_game_as_an_operative() -> None:
    """CN-115"""
    again = next_game(handed_to(dealt(6), CY))
    assert again.state.spymaster(Team.RED) == ED
    assert again.state.operatives(Team.RED) == (ADA, CY)
    assert again.hand(ADA).key == ()


def test_no_key_changes_hands_before_or_after_the_game() -> None:
    """CN-04"""
    before = Game(codenames, codenames.setup(Options(), 4))
    assert before.refusal(HOST, HandKey(Team.RED, CY)) == ("not-now", None)
    over = handed_to(dealt(), CY)
    assert over.refusal(HOST, HandKey(Team.RED, CY)) == ("game-is-over", None)


def test_three_players_can_play_on_after_a_void_game() -> None:
    """CN-04, CN-111, CN-115"""
    void = handed_to(dealt(3), CY)
    assert void.winner is None
    roles = sorted(place.role for place in next_game(void).state.places)
    assert roles == ["operative", "spymaster", "spymaster"]
