"""Spyfall with children: some places and roles stay in the box."""

from typing import Any

import pytest

from konspira.game import CHANCE, HOST
from konspira.games.spyfall.moves import Start, Unpack
from konspira.games.spyfall.setup import for_families
from konspira.languages import LANGUAGES
from konspira.packs import Location, LocationPack, comparable
from spyfall.table import SHELF, SPYFALL2, Game

NIGHT_LIFE = {"Night club", "Vineyard", "Barracks", "Cemetery", "Coal mine"}
VILLAINS = {"robber", "smuggler", "card cheat", "tipsy relative"}
LEFT_OUT = SHELF.not_for_children()


def listed(**options: Any) -> tuple[Game, tuple[str, ...]]:
    """A game with both boxes, and the list of its places."""
    game = Game.set_up(SPYFALL2, 8, boxes="combined", **options)
    unpack = game.draw(shelf=SHELF)
    assert isinstance(unpack, Unpack)
    return game.at(0, CHANCE, unpack).at(0, HOST, Start()), unpack.places


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_with_children_leaves_five_places_in_the_box(language: str) -> None:
    """SF2-O42"""
    packs = {"pack": f"locations.{language}", "second_pack": f"locations-basic.{language}"}
    every, gentle = (listed(**packs, family=family)[1] for family in (False, True))
    assert set(gentle) < set(every)
    assert len(every) - len(gentle) == 5
    if language == "en":
        assert set(every) - set(gentle) == NIGHT_LIFE


def roles_dealt(*, family: bool) -> set[str]:
    game, _ = listed(family=family)
    return {role for seed in range(900) for role in game.draw(seed, SHELF).roles}


def test_children_are_dealt_no_robbers() -> None:
    """SF2-O42"""
    assert roles_dealt(family=False) >= VILLAINS
    assert not roles_dealt(family=True) & VILLAINS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_for_children_has_ten_roles_without_villains(language: str) -> None:
    """SF2-O42, SF2-O24"""
    for name in (f"locations.{language}", f"locations-basic.{language}"):
        for place in for_families(SHELF.find(LocationPack, name).locations, LEFT_OUT, 10):
            assert len(place.roles) >= 10, place
            assert not LEFT_OUT.intersection(map(comparable, place.roles)), place


def places(*names: str) -> tuple[Location, ...]:
    roles = tuple(f"role {n}" for n in range(9))
    return tuple(Location(name, (*roles, "Robber")) for name in names)


def test_a_list_of_ones_own_that_would_become_too_short_stays_whole() -> None:
    """SF2-O42"""
    mild = places(*(f"Place {n}" for n in range(8)))
    wild = places("NIGHT CLUB")
    assert [place.name for place in for_families(wild + mild, LEFT_OUT, 6)] == [
        place.name for place in mild
    ]
    assert for_families(wild + mild[:7], LEFT_OUT, 10) == wild + mild[:7]


def test_roles_stay_if_there_would_be_too_few_for_everybody() -> None:
    """SF2-O42"""
    own = places(*(f"Place {n}" for n in range(8)))
    assert "Robber" not in for_families(own, LEFT_OUT, seats=9)[0].roles
    assert "Robber" in for_families(own, LEFT_OUT, seats=10)[0].roles
