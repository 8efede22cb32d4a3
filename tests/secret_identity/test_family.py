"""Secret Identity with children: some characters and pictures stay in the box."""

from typing import Any

import pytest

from konspira.game import CHANCE
from konspira.languages import LANGUAGES
from konspira.packs import Character as Person
from konspira.packs import CharacterPack, comparable
from konspira.packs.shelf import Shelf
from secret_identity.table import Game, OwnShelf, seated

SHELF = Shelf()
LEFT_OUT = SHELF.not_for_children()
OTHERS = (
    *("fairy_tales", "myths", "books", "cartoons", "history", "science", "arts"),
    "sport",
)
PICTURES = {"bomb", "drop-of-blood", "syringe", "pregnant-woman", "dagger", "coffin"}


def pictures_dealt(seats: int = 4, **options: Any) -> set[str]:
    """All pictures that chance deals in a hundred games."""
    game = seated(seats, **options)
    hands = [hand for seed in range(100) for hand in game.draw(seed, SHELF).hands]
    return {picture for hand in hands for card in hand for picture in card}


def laid(shelf: Shelf, **options: Any) -> list[str]:
    """Who is laid first in two hundred games."""
    game: Game = seated(4, **options)
    game = game.at(0, CHANCE, game.draw(0, shelf))
    moves = [game.draw(seed, shelf) for seed in range(200)]
    return [character.name for move in moves for character in move.characters]


def test_children_are_dealt_no_picture_of_a_coffin_or_a_dagger() -> None:
    """ID-O32"""
    assert pictures_dealt() >= PICTURES
    assert not pictures_dealt(family=True) & PICTURES


def test_all_pictures_are_dealt_if_the_hands_need_them() -> None:
    """ID-O32, ID-O31: eight hands of eleven are 88 of the 90 cards."""
    assert pictures_dealt(8, family=True, hand_size=11) >= PICTURES


@pytest.mark.parametrize("language", LANGUAGES)
def test_children_meet_nobody_who_is_famous_for_violence_alone(language: str) -> None:
    """ID-O32"""
    films = {"themes": {"films": True, **dict.fromkeys(OTHERS, False)}}
    pack = {"pack": f"characters.{language}", "known_abroad": True, "famous_only": False}
    every, gentle = (
        set(map(comparable, laid(SHELF, **pack, **films, family=family)))
        for family in (False, True)
    )
    assert len(every & LEFT_OUT) == 7
    assert not gentle & LEFT_OUT


def test_they_come_only_when_nobody_else_is_left() -> None:
    """ID-O32"""
    names = [*(f"Known {n}" for n in range(5)), "Rambo", "John Wick", "Walter White"]
    people = tuple((Person(name, "?", "films", True),) for name in names)
    shelf = OwnShelf()
    shelf._packs["characters.en"] = CharacterPack("characters.en", "en", "Few", people)
    assert set(laid(shelf, family=True)) == set(names)
