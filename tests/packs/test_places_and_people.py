"""Packs of places, characters and pictograms: ours are fit to play with, and a group's
own file either works or says what to mend.
"""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from konspira.games.secret_identity import Options
from konspira.games.secret_identity.pieces import draw_characters
from konspira.languages import LANGUAGES
from konspira.packs import (
    Character,
    CharacterPack,
    Location,
    LocationPack,
    Pack,
    PackError,
    WordPack,
    comparable,
)
from konspira.packs.characters import LONGEST_HINT, THEMES
from konspira.packs.reading import LONGEST_NAME
from konspira.packs.shelf import FOLDER, PICTOGRAMS, Shelf, parse
from packs.letters import ALPHABET, IN_NAMES

languages = pytest.mark.parametrize("language", LANGUAGES)
EVERYDAY = ("locations", "locations-basic")
SHELF = Shelf()
LONGEST_ROLE = 26  # letters: two lines on a phone


def in_alphabet(text: str, language: str) -> bool:
    signs = IN_NAMES.get(language, "") + " -'’.0123456789"
    return set(text.lower()) <= {*ALPHABET[language], *signs}


# Places


def everyday(language: str) -> list[Location]:
    packs = [SHELF.find(LocationPack, f"{stem}.{language}") for stem in EVERYDAY]
    return [location for pack in packs for location in pack.locations]


@languages
@pytest.mark.parametrize("stem", EVERYDAY)
def test_everyday_places_have_roles_for_ten_players(stem: str, language: str) -> None:
    pack = SHELF.find(LocationPack, f"{stem}.{language}")  # SF2-41, SF2-O24, SF2-O25
    assert pack.language == language
    assert len(pack.locations) >= 30
    assert all(len(location.roles) >= 10 for location in pack.locations)


@languages
def test_the_saga_has_places_and_no_roles(language: str) -> None:  # SW-O11, SW-O20
    pack = SHELF.find(LocationPack, f"saga.{language}")
    assert len(pack.locations) >= 20
    assert not any(location.roles for location in pack.locations)


@pytest.mark.parametrize("stem", ["locations", "locations-basic", "saga"])
def test_every_language_has_the_same_number_of_places(stem: str) -> None:
    packs = [SHELF.find(LocationPack, f"{stem}.{language}") for language in LANGUAGES]
    assert len({len(pack.locations) for pack in packs}) == 1


@languages
def test_no_place_is_in_both_boxes(language: str) -> None:  # SF2-106
    names = [comparable(location.name) for location in everyday(language)]
    assert len(set(names)) == len(names)


@languages
def test_no_role_is_mistaken_for_the_spy_or_too_long_for_a_card(language: str) -> None:
    """SF2-42: "spy" stands on the spy's card alone."""
    spies = ("spy", "spies", "szpieg", "szpiedz", "шпион", "secret agent", "podwójny agent")
    for location in everyday(language):
        for role in location.roles:
            assert not any(spy in role.lower() for spy in spies), role
            assert len(role) <= LONGEST_ROLE, role


@languages
def test_places_and_roles_are_written_in_their_alphabet(language: str) -> None:
    for location in everyday(language):
        for text in (location.name, *location.roles):
            assert in_alphabet(text, language), text


# Characters


def characters(language: str) -> list[Any]:
    cards = SHELF.find(CharacterPack, f"characters.{language}").cards
    return [character for sides in cards for character in sides]


def names(language: str) -> list[str]:
    return [character.name for character in characters(language)]


@languages
def test_there_are_hundreds_of_characters_on_two_sided_cards(language: str) -> None:
    pack = SHELF.find(CharacterPack, f"characters.{language}")  # ID-O03
    assert pack.entries >= 460
    assert all(len(sides) == 2 for sides in pack.cards)


def test_every_language_has_the_same_characters_and_its_own_stars() -> None:
    themes = [[c.theme for c in characters(language)] for language in LANGUAGES]
    assert all(others == themes[0] for others in themes)
    stars = {tuple(c.famous for c in characters(language)) for language in LANGUAGES}
    assert len(stars) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "at_home", "elsewhere"),
    [
        ("en", ["Rosa Parks", "Gruffalo"], ["Mr Blot", "Kolobok", "Jerzy Kukuczka"]),
        ("pl", ["Smok Wawelski", "Lech Wałęsa", "Reksio"], ["Jemiela", "Babe Ruth"]),
        ("ru", ["Чебурашка", "Незнайка", "Дед Мороз"], ["Козлик Матолек", "Бейб Рут"]),
    ],
)
def test_favourites_are_famous_at_home_and_marked_elsewhere(
    language: str, at_home: list[str], elsewhere: list[str]
) -> None:  # ID-O25
    known = {character.name: character for character in characters(language)}
    assert all(known[name].famous for name in at_home)
    assert all(known[name].abroad for name in elsewhere)


TWINS = [  # pictures could not tell them apart
    ("Pinocchio", "Buratino"),
    ("Santa Claus", "Father Frost"),
    ("Snow Queen", "Snow Maiden"),
    ("Little Mermaid", "Mermaid of Warsaw"),
    ("Kolobok", "Gingerbread Man"),
    ("Asterix", "Obelix"),
    ("Yoda", "Grogu"),
    ("Junko Tabei", "Wanda Rutkiewicz"),
]


@pytest.mark.parametrize("twins", TWINS, ids=" and ".join)
def test_whom_pictures_cannot_tell_apart_are_two_sides_of_a_card(
    twins: tuple[str, str],
) -> None:
    places = {names("en").index(name) for name in twins}
    for language in LANGUAGES:
        sides = [names(language)[place] for place in sorted(places)]
        cards = SHELF.find(CharacterPack, f"characters.{language}").cards
        assert sides in [[side.name for side in card] for card in cards]


@languages
def test_every_theme_alone_is_enough_for_a_game(language: str) -> None:
    known = [character for character in characters(language) if not character.abroad]
    themes = Counter(character.theme for character in known)
    assert set(themes) == set(THEMES)
    assert min(themes.values()) >= 32  # ID-63


@languages
@pytest.mark.parametrize("rounds", [4, 6])
def test_famous_faces_last_for_four_games_without_one_coming_back(
    language: str, rounds: int
) -> None:  # ID-O03, ID-O25: with what a group starts from
    cards = SHELF.find(CharacterPack, f"characters.{language}").cards
    famous = {side.name for card in cards for side in card if side.famous}
    options, rng = Options(), Random(3)
    recent: list[tuple[str, ...]] = []
    for _ in range(4):
        used: list[str] = []
        for _ in range(rounds):
            drawn = draw_characters(
                cards, options, 8, frozenset(used), tuple(recent[-3:]), rng
            )
            used += [character.name for character in drawn]
        assert famous.issuperset(used)
        recent.append(tuple(used))
    laid = [name for game in recent for name in game]
    assert len(set(laid)) == len(laid) == 4 * rounds * 8


@languages
def test_a_hint_does_not_give_the_name_again(language: str) -> None:
    for character in characters(language):
        assert comparable(character.name) not in comparable(character.hint), character
        assert len(character.hint) <= LONGEST_HINT


# Pictograms


def pictogram_lines() -> list[list[str]]:
    text = (FOLDER / PICTOGRAMS).read_text("utf-8").partition("\n\n")[2]
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [[part.strip() for part in line.split("|")] for line in lines]


def test_there_are_ninety_cards_of_four_pictograms() -> None:  # ID-14, ID-O01
    cards = SHELF.pictograms()
    assert len(cards) == 90
    assert len({picture for card in cards for picture in card}) == 360


def test_every_pictogram_has_a_name_of_its_own_in_every_language() -> None:
    lines, columns = pictogram_lines(), 1 + len(LANGUAGES)
    assert all(len(line) == columns and all(line) for line in lines)
    for column in range(columns):
        names = [comparable(line[column]) for line in lines]
        assert len(set(names)) == len(names)
    for column, language in enumerate(LANGUAGES, start=1):
        assert all(in_alphabet(line[column], language) for line in lines)


# A group's own files

HEAD = "kind: {kind}\nlanguage: en\ntitle: Ours\n\n"
ROLES = "cook, guard, guest, clerk, diver, nurse, pilot, twin, baker, clown"
PLACES = HEAD.format(kind="locations") + "".join(
    f"Place {number}: {ROLES}\n" for number in range(LocationPack.least)
)
PEOPLE = (
    HEAD.format(kind="characters")
    + "[books]\n"
    + "".join(f"Hero {n}: did {n} great deeds\n" for n in range(CharacterPack.least))
)


def test_a_group_brings_its_own_places() -> None:
    pack = parse(PLACES, "ours.txt", "ours")
    assert isinstance(pack, LocationPack)
    assert (pack.kind, pack.entries) == ("locations", LocationPack.least)
    assert pack.locations[0].roles == tuple(ROLES.split(", "))
    assert Shelf([pack]).find(LocationPack, "ours") is pack


def test_own_places_need_no_roles() -> None:
    bare = PLACES.replace(f": {ROLES}", "")
    pack = parse(bare, "ours.txt", "ours")
    assert isinstance(pack, LocationPack)
    assert not any(location.roles for location in pack.locations)


def test_a_group_brings_its_own_characters() -> None:
    marked = PEOPLE.replace("Hero 1:", "* Hero 1:").replace("Hero 2:", "~ Hero 2:")
    pack = parse(marked, "ours.txt", "ours")
    assert isinstance(pack, CharacterPack)
    assert [side for card in pack.cards[:2] for side in card] == [
        Character("Hero 0", "did 0 great deeds", "books", famous=False),
        Character("Hero 1", "did 1 great deeds", "books", famous=True),
        Character("Hero 2", "did 2 great deeds", "books", famous=False, abroad=True),
        Character("Hero 3", "did 3 great deeds", "books", famous=False),
    ]


def test_an_odd_character_has_a_card_with_one_side() -> None:
    pack = parse(PEOPLE + "Odd: is alone\n[myths]\nZeus: throws lightning\n", "o", "o")
    assert isinstance(pack, CharacterPack)
    assert [len(sides) for sides in pack.cards[-2:]] == [1, 1]


BROKEN = {
    "few places": (PLACES.replace("Place 0", "# Place 0"), None, "at least 8"),
    "place twice": (PLACES + f"place 3: {ROLES}\n", 13, "each location once"),
    "roles at one place only": (PLACES + "Lake\n", 13, "roles at every location"),
    "few roles": (PLACES + "Lake: cook, guard\n", 13, "at least 10"),
    "role twice": (PLACES + f"Lake: {ROLES}, Cook\n", 13, "expected each once"),
    "empty role": (PLACES + f"Lake: {ROLES}, \n", 13, "is no role"),
    "no name": (PLACES + f": {ROLES}\n", 13, "is no location"),
    "long name": (PLACES + f"{'x' * 33}: {ROLES}\n", 13, f"at most {LONGEST_NAME}"),
    "few characters": (PEOPLE.replace("Hero 7:", "# Hero 7:"), None, "at least 64"),
    "no theme": (PEOPLE.replace("[books]\n", ""), 5, "expected a theme first"),
    "strange theme": (PEOPLE + "[cooks]\n", 70, "expected one of fairy-tales"),
    "no hint": (PEOPLE + "Zeus\n", 70, "has no hint"),
    "long hint": (PEOPLE + f"Zeus: {'x' * 91}\n", 70, f"at most {LONGEST_HINT}"),
    "character twice": (PEOPLE + "HERO 3: again\n", 70, "each character once"),
}


@pytest.mark.parametrize(("text", "line", "expected"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_refused_with_what_was_expected(
    text: str, line: int | None, expected: str
) -> None:
    with pytest.raises(PackError) as refused:
        parse(text, "ours.txt", "ours")
    assert refused.value.line == line
    assert expected in str(refused.value)


@pytest.mark.parametrize("between", ["\n", ", "])
def test_places_may_be_a_plain_list(between: str) -> None:
    names = [f"Place {number}" for number in range(LocationPack.least)]
    pack = parse(between.join([*names, "PLACE 1"]), "ours", "ours", "locations", "ru")
    assert isinstance(pack, LocationPack)
    assert [location.name for location in pack.locations] == names
    assert pack.language == "ru"


def test_places_with_roles_and_characters_need_no_header_either() -> None:
    for pack in (PLACES, PEOPLE):
        whole = parse(pack, "ours", "Ours")
        bare = parse(pack.partition("\n\n")[2], "ours", "Ours", whole.kind, "en")
        assert bare == whole


def test_a_pack_of_another_kind_is_not_found(tmp_path: Path) -> None:
    misplaced: list[tuple[type[Pack], str]] = [
        (WordPack, "locations.en"),
        (LocationPack, "words.en"),
        (CharacterPack, "saga.en"),
    ]
    for kind, name in misplaced:
        with pytest.raises(PackError, match="no such pack; there are"):
            SHELF.find(kind, name)
