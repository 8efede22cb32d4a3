"""Traits of pictograms and characters: ours describe all of them, and faults are told."""

from pathlib import Path

import pytest

from konspira.languages import LANGUAGES
from konspira.packs import CharacterPack, PackError, Traits, comparable
from konspira.packs.shelf import FOLDER, TRAITS, Shelf
from konspira.packs.traits import NOT, VOCABULARY, check_complete, read_traits

SHELF = Shelf()
HELD_OUT = Path(__file__).parents[2] / "bench" / "held_out_traits.txt"
CROWN = "crown: royal rich"
ADA = "Ada: female clever science technology machine -male -fool -war"
GOOD = f"[signs]\n{CROWN}\n\n# comment\n[characters]\n{ADA}\n"


def read(text: str) -> Traits:
    return read_traits("traits.txt", enumerate(text.splitlines(), start=1))


def names(language: str) -> list[str]:
    cards = SHELF.find(CharacterPack, f"characters.{language}").cards
    return [side.name for card in cards for side in card]


# Ours


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_is_described_in_every_language(language: str) -> None:
    traits = SHELF.traits()
    assert traits.known(names(language)) == len(names(language))


def test_every_pictogram_is_described() -> None:
    signs = [sign for card in SHELF.pictograms() for sign in card]
    assert {*SHELF.traits().signs} == {*signs}


@pytest.mark.parametrize("name", ["Kopciuszek", "Золушка", "CINDERELLA"])
def test_one_line_is_for_all_names_of_a_character(name: str) -> None:
    traits = SHELF.traits()
    words = traits.characters[comparable(name)]
    assert words == traits.characters["cinderella"] and "fairy" in words


def test_nobody_is_a_man_and_a_woman() -> None:
    for name, words in SHELF.traits().characters.items():
        assert not {"male", "female"} <= {*words}, name


def test_every_word_of_the_vocabulary_is_a_trait_of_some_sign() -> None:
    assert len(VOCABULARY) == 100
    used = {word for words in SHELF.traits().signs.values() for word in words}
    assert used == VOCABULARY


def test_a_group_that_hides_our_characters_does_not_hide_their_traits() -> None:
    hidden = CharacterPack("characters.en", "en", "Ours", ())
    assert Shelf([hidden]).traits() is SHELF.traits()


def test_the_list_that_measures_ours_has_the_same_names() -> None:
    text = HELD_OUT.read_text("utf-8")
    held_out, ours = read(text), SHELF.traits()
    assert {*held_out.signs} <= {*ours.signs} and len(held_out.signs) == 60
    people = {comparable(name) for name in names("en")}
    assert {*held_out.characters} <= people and len(held_out.characters) == 60


# Reading


def test_traits_are_read_in_their_order() -> None:
    traits = read(GOOD)
    assert traits.signs == {"crown": ("royal", "rich")}
    assert traits.characters["ada"][0] == "female"
    assert traits.characters["ada"][-1] == f"{NOT}war"


BROKEN = {
    "no section": (CROWN, 1, "expected [signs] or [characters] first"),
    "another section": ("[people]", 1, "'[people]' is no section"),
    "no colon": (GOOD.replace("crown:", "crown"), 2, "'crown royal rich'; expected a sign"),
    "no traits": (GOOD.replace(CROWN, "crown:"), 2, "'crown:'; expected a sign"),
    "no name": (GOOD.replace(CROWN, ": royal rich"), 2, "expected a sign and traits"),
    "one trait": (
        GOOD.replace(" rich", ""),
        2,
        "'crown' has 1 traits; expected 2 to 5",
    ),
    "six traits": (
        GOOD.replace(" rich", " rich power past money male"),
        2,
        "'crown' has 6 traits; expected 2 to 5",
    ),
    "seven for a character": (
        GOOD.replace(" -war", ""),
        6,
        "'Ada' has 7 traits; expected 8 to 12",
    ),
    "thirteen for a character": (
        GOOD.replace(" -war", " past book words -evil -sport -royal"),
        6,
        "'Ada' has 13 traits; expected 8 to 12",
    ),
    "unknown trait": (GOOD.replace("royal", "regal"), 2, "'regal' is no trait"),
    "unknown not": (GOOD.replace("-war", "-wart"), 6, "'wart' is no trait"),
    "a trait twice": (GOOD.replace("rich", "royal"), 2, "'royal' stands here twice"),
    "a trait and its not": (
        GOOD.replace("-war", "-female"),
        6,
        "'female' stands here twice",
    ),
    "not of a sign": (GOOD.replace("rich", "-poor"), 2, "'-' is for characters"),
    "a sign twice": (
        GOOD.replace(CROWN, f"{CROWN}\n{CROWN}"),
        3,
        "'crown' stands in line 2 already; expected each sign once",
    ),
    "a character twice": (
        f"{GOOD}{ADA.upper().replace(ADA.upper()[3:], ADA[3:])}\n",
        7,
        "'ADA' stands in line 6 already; expected each character once",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_line_is_told_with_its_number(case: str) -> None:
    text, line, problem = BROKEN[case]
    with pytest.raises(PackError) as told:
        read(text)
    assert str(told.value).startswith(f"traits.txt:{line}: ")
    assert problem in str(told.value)


def complete(signs: list[str], characters: list[str]) -> None:
    check_complete("traits.txt", read(GOOD), signs, characters)


def test_all_signs_and_characters_have_to_be_there_and_no_others() -> None:
    complete(["crown"], ["Ada"])
    with pytest.raises(PackError, match="the sign 'nose' is missing; expected a line"):
        complete(["crown", "nose"], ["Ada"])
    with pytest.raises(PackError, match="the character 'Ben' is missing"):
        complete(["crown"], ["Ada", "Ben"])
    with pytest.raises(PackError, match="there is no sign 'crown'"):
        complete([], ["Ada"])
    with pytest.raises(PackError, match="there is no character 'ada'"):
        complete(["crown"], [])


def test_the_file_holds_no_other_language() -> None:
    text = (FOLDER / TRAITS).read_text("utf-8")
    lines = [line for line in text.splitlines() if line and line[0] not in "#["]
    assert len(lines) == 360 + len(names("en"))
