"""Codenames before the first clue: teams, board, key, and what the group agrees on."""

from collections import Counter
from operator import attrgetter
from typing import Any

import pytest

from codenames.table import (
    ADA,
    BEN,
    CY,
    DEE,
    ED,
    FAY,
    KEY,
    RED_WORDS,
    REVERSE,
    SHELF,
    WORDS,
    choosing,
    deal_of,
    dealt,
    options,
    red_turn,
    touch,
)
from konspira.game import CHANCE, HOST, BadSetup, Move, Seat
from konspira.games.codenames import GAME as codenames
from konspira.games.codenames.moves import (
    BecomeSpymaster,
    Clue,
    Deal,
    JoinTeam,
    LeaveTeam,
    Start,
)
from konspira.games.codenames.options import Options
from konspira.games.codenames.pieces import Identity, Place, Role, Team, starting_team
from konspira.options import choose, form, preset
from konspira.packs import Card, WordPack

SEEDS = range(300)


def sides() -> dict[str, Card]:
    """Every word of the English pack, with its card."""
    cards = SHELF.find(WordPack, "words.en").cards
    return {word: card for card in cards for word in card.sides}


# Teams and seats


def test_there_are_two_teams() -> None:
    """CN-01"""
    assert {place.team for place in choosing().state.places} == {Team.RED, Team.BLUE}


@pytest.mark.parametrize("seats", range(4, 21))
def test_the_proposed_teams_are_about_equal_in_size(seats: int) -> None:
    """CN-02"""
    sizes = Counter(place.team for place in choosing(seats).state.places)
    assert sizes[Team.RED] + sizes[Team.BLUE] == seats
    assert sizes[Team.RED] - sizes[Team.BLUE] in (0, 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_standard_game_needs_at_least_four_players(seats: int) -> None:
    """CN-03"""
    with pytest.raises(BadSetup) as refused:
        choosing(seats, variant="two-teams")
    assert refused.value.code == "variant-does-not-fit"
    assert "CN-03" in str(refused.value)


def test_a_team_needs_an_operative() -> None:
    """CN-03"""
    game = choosing().after((CY, JoinTeam(Team.BLUE)))
    assert game.refusal(HOST, Start()) == ("team-needs-an-operative", "CN-03")


def test_a_team_needs_a_spymaster() -> None:
    """CN-04"""
    game = choosing().after((ADA, JoinTeam(Team.RED)))
    assert game.refusal(HOST, Start()) == ("team-needs-a-spymaster", "CN-04")


def test_each_team_has_one_spymaster_and_whoever_held_the_key_before_steps_down() -> None:
    """CN-04"""
    state = choosing().after((CY, BecomeSpymaster(Team.RED))).state
    assert state.spymaster(Team.RED) == CY
    assert state.operatives(Team.RED) == (ADA,)


def test_anybody_may_take_a_key_that_nobody_holds() -> None:
    """CN-04"""
    game = choosing().after((ADA, LeaveTeam()), (CY, BecomeSpymaster(Team.RED)))
    assert game.state.spymaster(Team.RED) == CY
    assert game.state.operatives(Team.RED) == ()


def test_a_player_may_become_spymaster_of_the_other_team() -> None:
    """CN-04"""
    state = choosing(6).after((ADA, BecomeSpymaster(Team.BLUE))).state
    assert state.spymaster(Team.BLUE) == ADA
    assert state.spymaster(Team.RED) is None
    assert state.operatives(Team.BLUE) == (BEN, DEE, FAY)


def test_all_other_members_are_operatives() -> None:
    """CN-05"""
    game = dealt(6).after((ADA, Clue("ocean", 2)))
    guessers = [s for s in range(6) if "Touch" in game.hand(Seat(s)).may]
    assert guessers == [CY, ED]
    game = game.after((CY, touch("piano")), (BEN, Clue("night", 2)))
    guessers = [s for s in range(6) if "Touch" in game.hand(Seat(s)).may]
    assert guessers == [DEE, FAY]


def test_everybody_may_change_team_until_the_host_starts() -> None:
    """CN-02"""
    game = choosing(5).after((ED, JoinTeam(Team.BLUE)))
    assert game.state.operatives(Team.BLUE) == (DEE, ED)
    game = game.after((HOST, Start()))
    assert game.refusal(ED, JoinTeam(Team.RED)) == ("not-now", None)


@pytest.mark.parametrize(
    "wish", [JoinTeam(Team.BLUE), BecomeSpymaster(Team.BLUE), LeaveTeam()]
)
def test_nobody_changes_team_during_the_game(wish: Move) -> None:
    """CN-04, CN-13"""
    assert dealt().refusal(ADA, wish) == ("not-now", None)


def test_a_player_may_sit_a_game_out() -> None:
    """CN-05"""
    game = choosing(5).after((ED, LeaveTeam()))
    assert game.state.places[ED] == Place(Role.ONLOOKER)
    assert game.state.operatives(Team.RED) == (CY,)


def test_only_the_host_starts_and_the_host_has_no_place_in_a_team() -> None:
    """CN-04"""
    assert choosing().refusal(ADA, Start()) == ("not-your-turn", None)
    assert choosing().refusal(HOST, JoinTeam(Team.RED)) == ("not-your-turn", None)


@pytest.mark.parametrize("seat", [4, -5])
def test_only_people_at_the_table_make_moves(seat: int) -> None:
    assert dealt().refusal(Seat(seat), Clue("ocean", 1)) == ("no-such-seat", None)


# The board, the key and the cover cards


def test_twenty_five_different_codenames_are_drawn_from_the_pack() -> None:
    """CN-07"""
    words = deal_of(1).words
    assert len(set(words)) == 25
    assert set(words) <= set(sides())
    assert words != deal_of(2).words


def test_all_codenames_are_visible_to_everybody_at_the_start() -> None:
    """CN-07"""
    table = dealt().table
    assert table.words == WORDS
    assert table.covers == (None,) * 25


def test_a_card_may_come_with_either_side_up() -> None:
    """CN-08"""
    seen = {word for seed in range(60) for word in deal_of(seed).words}
    cards = SHELF.find(WordPack, "words.en").cards
    assert any(card.front in seen and card.back in seen for card in cards)


def test_a_card_has_a_different_word_on_each_side() -> None:
    """CN-08"""
    drawn, cards = deal_of(1), sides()
    for word, reverse in zip(drawn.words, drawn.reverse, strict=True):
        assert word != reverse
        assert cards[word] == cards[reverse]


def test_one_key_holds_for_the_whole_game() -> None:
    """CN-09"""
    game = dealt().after(*red_turn("whale", "salt"))
    assert game.hand(ADA).key == KEY
    assert game.refusal(CHANCE, Deal(WORDS, REVERSE, KEY[::-1])) == ("not-now", None)


def test_the_key_is_drawn_at_random_any_way_up() -> None:
    """CN-10, CN-12"""
    places = {deal_of(seed).key.index(Identity.ASSASSIN) for seed in SEEDS}
    assert places == set(range(25))


def test_both_spymasters_read_the_same_key_in_the_same_position() -> None:
    """CN-11"""
    assert dealt().hand(ADA).key == dealt().hand(BEN).key == KEY


def test_the_key_gives_every_cell_one_identity() -> None:
    """CN-14, CN-15"""
    for seed in range(20):
        key = deal_of(seed).key
        counts = Counter(key)
        assert sorted((counts[Identity.RED], counts[Identity.BLUE])) == [8, 9]
        assert counts[Identity.BYSTANDER] == 7
        assert counts[Identity.ASSASSIN] == 1


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (KEY[:24], WORDS),
        ((*KEY[:24], Identity.RED), WORDS),
        ((*KEY[:17], *[Identity.ASSASSIN] * 8), WORDS),
        (KEY, WORDS[:24]),
    ],
)
def test_nothing_but_a_whole_board_and_a_proper_key_is_dealt(
    wrong: tuple[Identity, ...], words: tuple[str, ...]
) -> None:
    """CN-15"""
    game = choosing().after((HOST, Start()))
    assert game.refusal(CHANCE, Deal(words, (), wrong)) == ("not-a-deal", "CN-15")


def test_nobody_but_chance_deals() -> None:
    """CN-10"""
    game = choosing().after((HOST, Start()))
    assert game.refusal(ADA, Deal(WORDS, REVERSE, KEY)) == ("not-your-turn", None)


def test_the_lights_of_the_key_name_the_starting_team() -> None:
    """CN-16"""
    starters = Counter(starting_team(deal_of(seed).key) for seed in SEEDS)
    assert set(starters) == {Team.RED, Team.BLUE}
    assert min(starters.values()) > 100


BLUE_STARTS = tuple({"red": Identity.BLUE, "blue": Identity.RED}.get(i, i) for i in KEY)


def test_the_starting_team_gives_the_first_clue_and_has_nine_words_to_find() -> None:
    """CN-17, CN-18, CN-19, CN-22"""
    assert dealt().clues is Team.RED
    assert dealt().table.left == (9, 8)
    assert dealt(key=BLUE_STARTS).clues is Team.BLUE
    assert dealt(key=BLUE_STARTS).table.left == (8, 9)


def test_the_second_team_cannot_give_the_first_clue() -> None:
    """CN-18"""
    assert dealt().refusal(BEN, Clue("ocean", 1)) == ("not-your-turn", None)


@pytest.mark.parametrize(("key", "agent"), [(KEY, "red"), (BLUE_STARTS, "blue")])
def test_the_double_agent_is_the_ninth_agent_of_the_starting_team(
    key: tuple[Identity, ...], agent: str
) -> None:
    """CN-20, CN-21"""
    starter, helper = (ADA, CY) if agent == "red" else (BEN, DEE)
    game = dealt(key=key).after((starter, Clue("ocean", 0)))
    game = game.after(*[(helper, touch(word)) for word in RED_WORDS])
    assert Counter(game.covered.values()) == {Identity(agent): 9}


def test_the_piles_show_how_many_agents_are_still_to_be_found() -> None:
    """CN-22"""
    game = dealt().after((ADA, Clue("ocean", 3)), (CY, touch("whale")), (CY, touch("car")))
    assert game.table.left == (8, 7)


# What the group agrees on


def test_the_words_speak_the_language_of_the_chosen_pack() -> None:
    """CN-O16"""
    cards = SHELF.find(WordPack, "words.pl").cards
    polish = {word for card in cards for word in card.sides}
    assert set(deal_of(1, pack="words.pl").words) <= polish


@pytest.mark.parametrize(
    ("seats", "variant"),
    [(2, "one-team"), (3, "three-players"), (4, "two-teams"), (20, "two-teams")],
)
def test_a_group_starts_from_the_variant_of_its_size(seats: int, variant: str) -> None:
    """CN-03, CN-97, CN-111"""
    places = codenames.setup(codenames.defaults(seats), seats)
    assert places.options.variant == variant


def test_the_strict_reading_is_the_default() -> None:
    """CN-25, CN-63, CN-65, CN-68"""
    strict = choose(codenames, 4, preset(codenames, "strict"), SHELF)
    assert strict == Options()
    assert strict.judge == "rival-spymaster"
    assert strict.challenge_until == "first-touch"
    assert strict.penalty_cover and not strict.pre_approval
    assert strict.timer == "soft" and strict.touch_by == "any-operative"
    assert not strict.clue_rules.phrases


def test_the_relaxed_preset_is_the_one_of_the_rulebook() -> None:
    """CN-63, CN-68, CN-88, CN-89, CN-91, CN-93"""
    relaxed = options(4, **preset(codenames, "relaxed"))
    names = [field.name for field in form(codenames, 4, SHELF)]
    changed = [name for name in names if value(relaxed, name) != value(Options(), name)]
    assert {name: value(relaxed, name) for name in changed} == {
        "penalty_cover": False,
        "timer": "off",
        "clue_rules.sound_alikes_differ": False,
        "clue_rules.long_proper_names": True,
        "clue_rules.long_place_names": True,
        "clue_rules.acronyms": "well-known",
    }


def value(chosen: Options, name: str) -> object:
    """What is chosen for a line of the form, such as `clue_rules.acronyms`."""
    return attrgetter(name)(chosen)


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"grace_seconds": 31}, "bad-option-value"),
        ({"timer_seconds": 9}, "bad-option-value"),
        ({"judge": "crowd"}, "bad-option-value"),
        ({"clue_rules": {"rhymes": True}}, "unknown-option"),
        ({"pack": "words.xx"}, "unknown-pack"),
    ],
)
def test_an_option_takes_only_the_values_of_its_form(
    chosen: dict[str, Any], code: str
) -> None:
    """CN-69, CN-O05, CN-O16"""
    with pytest.raises(BadSetup) as refused:
        options(4, **chosen)
    assert refused.value.code == code
