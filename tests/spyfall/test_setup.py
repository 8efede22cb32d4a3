"""Spyfall before the first round: players, spies, times, places, and both boxes."""

from random import Random
from typing import Any

import pytest

from konspira.game import CHANCE, HOST, BadSetup, Options, Seat
from konspira.game import Game as AnyGame
from konspira.games.spyfall.moves import PickDealer, Start, Unpack
from konspira.games.spyfall.options import Options as SharedOptions
from konspira.games.spyfall.options import agree
from konspira.games.spyfall.phases import Choosing
from konspira.languages import LANGUAGES
from konspira.options import choose, preset
from konspira.packs import Location, LocationPack, comparable
from konspira.packs.shelf import Shelf
from spyfall.table import (
    ADA,
    BEN,
    FAY,
    GUS,
    PLACES,
    SHELF,
    SPYFALL2,
    STARWARS,
    Game,
    asking,
    both_boxes,
    dealt,
    drawn,
    round_over,
    unpacked,
)

SEEDS = range(60)


def setup_refusal(seats: int, box: AnyGame = SPYFALL2, **chosen: Any) -> tuple[str, str]:
    """The code and the words with which such a game is refused."""
    with pytest.raises(BadSetup) as refused:
        unpacked(seats, box, **chosen)
    return refused.value.code, str(refused.value)


def unpacked_by_chance(seed: int, box: AnyGame = SPYFALL2, **chosen: Any) -> Game:
    state = box.setup(choose(box, 6, chosen, SHELF), 6)
    return Game(box, state).at(0, CHANCE, box.deal(state, SHELF, Random(seed)))


# Players


@pytest.mark.parametrize(
    ("box", "fewest", "most"),
    [(SPYFALL2, 3, 12), (STARWARS, 3, 9)],
    ids=["spyfall2", "starwars"],
)
def test_each_box_is_for_a_number_of_players(box: AnyGame, fewest: int, most: int) -> None:
    """SF2-08, SF2-09, SF2-O34, SW-07, SW-08"""
    for seats in range(fewest, most + 1):
        assert len(dealt(seats, box).points) == seats
    for seats in (fewest - 1, most + 1):
        assert setup_refusal(seats, box)[0] == "seats-do-not-fit"


# Spies


@pytest.mark.parametrize("seats", range(3, 13))
def test_up_to_nine_players_start_from_one_spy_and_more_from_two(seats: int) -> None:
    """SF2-03, SF2-11, SF2-12, SF2-14, SF2-O22"""
    assert len(drawn(1, seats).spies) == (1 if seats <= 9 else 2)


@pytest.mark.parametrize("seats", range(5, 12))
@pytest.mark.parametrize("spies", [1, 2])
def test_from_five_to_eleven_players_the_group_decides_about_the_spies(
    seats: int, spies: int
) -> None:
    """SF2-10, SF2-13, SF2-26, SF2-27, SF2-O05, SF2-O22"""
    assert len(drawn(1, seats, spies=spies).spies) == spies


@pytest.mark.parametrize("spies", [0, 3])
def test_there_are_one_or_two_spies(spies: int) -> None:
    """SF2-10"""
    assert setup_refusal(8, spies=spies)[0] == "bad-option-value"


def test_twelve_players_always_have_two_spies() -> None:
    """SF2-15"""
    code, text = setup_refusal(12, spies=1)
    assert code == "spies-do-not-fit"
    assert "SF2-15" in text


@pytest.mark.parametrize("seats", [3, 4])
def test_two_spies_need_five_players(seats: int) -> None:
    """SF2-O05"""
    code, text = setup_refusal(seats, spies=2)
    assert code == "spies-do-not-fit"
    assert "SF2-O05" in text


@pytest.mark.parametrize("seats", range(3, 10))
def test_in_starwars_there_is_always_one_spy(seats: int) -> None:
    """SW-02, SW-16, SW-O10"""
    assert len(drawn(1, seats, STARWARS).spies) == 1
    assert setup_refusal(seats, STARWARS, spies=2)[0] == "unknown-option"


# Rounds and times


@both_boxes
def test_a_game_starts_from_five_rounds(box: AnyGame) -> None:
    """SF2-01, SF2-17, SW-01, SW-10"""
    assert unpacked(6, box).table.terms.rounds == 5


@both_boxes
def test_the_group_agrees_on_the_number_of_rounds(box: AnyGame) -> None:
    """SF2-16, SW-09"""
    assert unpacked(6, box, rounds=2).table.terms.rounds == 2
    assert setup_refusal(6, box, rounds=0)[0] == "bad-option-value"


@pytest.mark.parametrize(
    ("seats", "minutes"),
    [(3, 6), (4, 6), (5, 7), (6, 7), (7, 8), (8, 8), (9, 9), (10, 9), (11, 10), (12, 10)],
)
def test_a_round_of_spyfall2_lasts_as_its_book_recommends(seats: int, minutes: int) -> None:
    """SF2-19, SF2-20, SF2-21, SF2-22, SF2-23, SF2-25"""
    assert asking(seats).clock == minutes * 60_000


@pytest.mark.parametrize(
    ("seats", "minutes"), [(3, 6), (4, 6), (5, 7), (6, 7), (7, 8), (8, 8), (9, 8)]
)
def test_a_round_of_starwars_lasts_as_its_book_recommends(seats: int, minutes: int) -> None:
    """SW-12, SW-13, SW-14, SW-15"""
    assert asking(seats, STARWARS).clock == minutes * 60_000


@both_boxes
def test_the_group_agrees_on_the_length_of_a_round(box: AnyGame) -> None:
    """SF2-18, SW-11"""
    assert asking(6, box, round_seconds=95).clock == 95_000


# Places


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["locations", "locations-basic", "saga"])
def test_konspira_brings_lists_of_twenty_different_places_or_more(
    family: str, language: str
) -> None:
    """SF2-O25, SW-O20"""
    places = SHELF.find(LocationPack, f"{family}.{language}").locations
    assert len({comparable(place.name) for place in places}) == len(places) >= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planet_is_no_place_of_the_saga(language: str) -> None:
    """SW-59, SW-O17: the list holds exact places, so a mere planet cannot be named."""
    planets = {"hoth", "tatooine", "endor", "dagobah", "naboo", "coruscant", "bespin"}
    planets |= {"mustafar", "geonosis", "kamino", "kashyyyk", "scarif", "jakku", "jedha"}
    planets |= {"хот", "татуин", "эндор", "дагоба", "набу", "корусант", "беспин"}
    planets |= {"мустафар", "джеонозис", "камино", "кашиик", "скариф", "джакку", "джеда"}
    places = SHELF.find(LocationPack, f"saga.{language}").locations
    assert not planets & {comparable(place.name) for place in places}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["locations", "locations-basic"])
def test_each_place_of_spyfall2_has_ten_different_roles_or_more(
    family: str, language: str
) -> None:
    """SF2-41, SF2-O24, SF2-O25"""
    for place in SHELF.find(LocationPack, f"{family}.{language}").locations:
        assert len({comparable(role) for role in place.roles}) == len(place.roles) >= 10


@both_boxes
def test_the_group_may_play_with_another_list(box: AnyGame) -> None:
    """SF2-O25, SW-O20"""
    pack = SHELF.find(LocationPack, "locations-basic.pl")
    names = tuple(place.name for place in pack.locations)
    assert unpacked_by_chance(1, box, pack=pack.name).table.places == names


@both_boxes
def test_everybody_studies_the_whole_list_before_the_first_deal(box: AnyGame) -> None:
    """SF2-29, SW-18"""
    game = unpacked(6, box)
    assert game.phase == Choosing()
    assert game.table.places == PLACES
    assert game.awaited == {HOST}


def test_there_are_no_more_rounds_than_places() -> None:
    """SF2-O30"""
    assert unpacked(6, places=PLACES[:3]).table.terms.rounds == 3
    assert unpacked(6, places=PLACES[:3], rounds=2).table.terms.rounds == 2


@pytest.mark.parametrize(("reshuffle", "rounds"), [(True, 5), (False, 3)])
def test_starwars_has_more_rounds_than_places_if_these_come_back(
    reshuffle: bool, rounds: int
) -> None:
    """SW-64, SW-O13"""
    game = unpacked(6, STARWARS, PLACES[:3], reshuffle=reshuffle)
    assert game.table.terms.rounds == rounds


# The first dealer


@both_boxes
def test_chance_draws_the_first_dealer(box: AnyGame) -> None:
    """SF2-O31, SW-O15"""
    dealers = {unpacked_by_chance(seed, box).table.dealer for seed in SEEDS}
    assert dealers == {Seat(seat) for seat in range(6)}


@both_boxes
def test_or_the_host_names_the_first_dealer(box: AnyGame) -> None:
    """SF2-O31, SW-O15"""
    game = unpacked(6, box).after((HOST, PickDealer(FAY)))
    assert game.table.dealer == FAY
    assert game.after((HOST, PickDealer(BEN))).table.dealer == BEN
    assert game.refusal(HOST, PickDealer(GUS)) == ("no-such-seat", None)


@both_boxes
def test_nobody_but_the_host_speaks_for_the_table(box: AnyGame) -> None:
    game = unpacked(6, box)
    assert game.refusal(ADA, PickDealer(ADA)) == ("not-your-turn", None)
    assert game.refusal(ADA, Start()) == ("not-your-turn", None)


@pytest.mark.parametrize(("box", "rule"), [(SPYFALL2, "SF2-34"), (STARWARS, "SW-24")])
def test_chance_lays_out_places_and_a_dealer_who_is_there(box: AnyGame, rule: str) -> None:
    """SF2-34, SW-24"""
    start = Game(box, box.setup(box.defaults(6), 6))
    for move in (Unpack((), ADA), Unpack(PLACES, GUS)):
        assert start.refusal(CHANCE, move) == ("not-a-deal", rule)
    assert start.refusal(HOST, Unpack(PLACES, ADA)) == ("not-your-turn", None)


# Combined boxes


def test_combined_boxes_put_the_places_of_both_together() -> None:
    """SF2-106"""
    game = unpacked_by_chance(1, boxes="combined")
    both = [*names("locations.en"), *names("locations-basic.en")]
    assert sorted(game.table.places) == sorted(
        {comparable(name): name for name in both}.values()
    )
    assert len(game.table.places) >= 40
    assert unpacked_by_chance(1).table.places == names("locations.en")


def names(pack: str) -> tuple[str, ...]:
    return tuple(place.name for place in SHELF.find(LocationPack, pack).locations)


def test_a_list_that_is_combined_with_itself_stays_as_it_is() -> None:
    """SF2-106"""
    game = unpacked_by_chance(1, boxes="combined", second_pack="locations.en")
    assert game.table.places == names("locations.en")


def test_a_place_in_both_boxes_lies_there_once() -> None:
    """SF2-106"""
    shared = tuple(Location(name.upper()) for name in names("locations.en")[:3])
    shelf = Shelf([LocationPack("ours", "en", "Ours", (*shared, Location("Our garden")))])
    chosen = {"boxes": "combined", "second_pack": "ours"}
    state = SPYFALL2.setup(choose(SPYFALL2, 6, chosen, shelf), 6)
    laid_out = SPYFALL2.deal(state, shelf, Random(1))
    assert laid_out.places == (*names("locations.en"), "Our garden")


@pytest.mark.parametrize("seats", [9, 12])
def test_combined_boxes_are_for_eight_players_at_most(seats: int) -> None:
    """SF2-107, SF2-O29"""
    code, text = setup_refusal(seats, boxes="combined")
    assert code == "boxes-do-not-fit"
    assert "SF2-107" in text
    assert drawn(1, 8, boxes="combined").spies


def test_combined_boxes_have_no_second_spy() -> None:
    """SF2-108, SF2-O29"""
    code, text = setup_refusal(8, boxes="combined", spies=2)
    assert code == "spies-do-not-fit"
    assert "SF2-108" in text


# What else the group agrees on


@both_boxes
def test_a_game_starts_from_people_at_one_table(box: AnyGame) -> None:
    """SF2-O28, SW-O19: they keep the turns themselves."""
    assert next(iter(box.presets)) == "one-table"
    assert choose(box, 6, preset(box, "one-table"), SHELF) == box.defaults(6)
    assert box.setup(box.defaults(6), 6).terms.asking == "off"


@both_boxes
def test_the_phones_may_keep_the_turns(box: AnyGame) -> None:
    """SF2-O28, SW-O19"""
    agreed = choose(box, 6, preset(box, "turns"), SHELF)
    assert box.setup(agreed, 6).terms.asking == "aloud"


@both_boxes
def test_a_preset_suits_people_who_are_far_apart(box: AnyGame) -> None:
    """SF2-O28, SW-O19"""
    agreed = choose(box, 6, preset(box, "far-apart"), SHELF)
    assert box.setup(agreed, 6).terms.asking == "written"
    assert box.setup(agreed, 6).terms.vote_seconds == 60


def test_options_of_no_box_agree_on_nothing() -> None:
    with pytest.raises(TypeError):
        agree(SharedOptions(), 6)


def test_a_new_game_owes_nothing_to_the_last_one() -> None:
    """SF2-90"""
    played = round_over(6)
    assert played.table.used
    options: Options = SPYFALL2.defaults(6)
    assert SPYFALL2.setup(options, 6, played.state) == SPYFALL2.setup(options, 6)
