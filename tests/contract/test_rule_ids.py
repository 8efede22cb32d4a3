"""Every rule in docs/rules has a test that plays it, or is left to people for a reason.

A test carries the ids in its docstring; conftest.py fails it if it plays nothing.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from rule_coverage import NUMBER, RULE_ID, watched

from konspira import Match
from konspira.games.codenames import GAME as codenames
from konspira.languages import ENGLISH, LANGUAGES
from konspira.options import choose, form
from konspira.packs import WordPack
from konspira.packs.shelf import Shelf

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules"
LEFT = "## Left to the people at the table"

ID = rf"[A-Z]{{2}}\d?-{NUMBER}"  # CN-66, SF2-O07: the letters of a game, then a number
# A rule is an item of a list; a ruling is mostly a row of a table.
RULE = re.compile(rf"^[-|] \*\*({ID})\*\* ", re.MULTILINE)
RULING_ROW = re.compile(rf"^\| \*\*({ID})\*\* \|(.*)\|$", re.MULTILINE)
CELLS = 4  # the place, our reading, the other one, and the options that give it
NO_OTHER = "–"
# Cardboard rules, which nobody needs on a phone, end the book of each box.
REAL_BOX = re.compile(r"^## (?:[^\n]+: w|W)ith the real box\n.*?(?=^## |\Z)", re.M | re.S)
LEFT_ROW = re.compile(rf"^\| ({ID}) \| (.+) \|$", re.MULTILINE)

GAMES = sorted(path.stem for path in RULES.glob("*.md") if "." not in path.stem)
every_game = pytest.mark.parametrize("game", GAMES)


def text(game: str, language: str = ENGLISH) -> str:
    name = f"{game}.md" if language == ENGLISH else f"{game}.{language}.md"
    return (RULES / name).read_text("utf-8")


def rules(game: str, language: str = ENGLISH) -> list[str]:
    """The ids at the head of each rule and ruling, in the order of the text."""
    return RULE.findall(text(game, language).partition(LEFT)[0])


def chapters(game: str, language: str = ENGLISH) -> list[list[str]]:
    """The ids of each chapter that has any."""
    parts = re.split(r"^## ", text(game, language).partition(LEFT)[0], flags=re.M)
    return [ids for part in parts if (ids := RULE.findall(part))]


def left_to_people(game: str) -> dict[str, str]:
    """The rules that no program can keep, with the reason."""
    return dict(LEFT_ROW.findall(text(game).partition(LEFT)[2]))


def sources() -> list[str]:
    files = sorted(path for path in TESTS.rglob("test_*.py") if path != Path(__file__))
    return [path.read_text("utf-8") for path in files]


def named_in_tests() -> set[str]:
    """Every id that stands anywhere in a test."""
    return {rule for source in sources() for rule in RULE_ID.findall(source)}


def carried(source: str) -> set[str]:
    """The ids in the docstrings of a module's tests."""
    docstrings = [
        ast.get_docstring(node) or ""
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    ]
    return {rule for docstring in docstrings for rule in RULE_ID.findall(docstring)}


def played_in_tests() -> set[str]:
    return {rule for source in sources() for rule in carried(source)}


def letters(rule: str) -> str:
    return rule.partition("-")[0]


def in_order(ids: Iterable[str]) -> list[str]:
    """Box by box, each once; first its rules, then those of its cards, then its rulings,
    each by number."""
    boxes = list(dict.fromkeys(map(letters, ids)))

    def place(rule: str) -> tuple[int, str, list[int]]:
        number = rule.partition("-")[2]
        kind = number[0] if number[0].isalpha() else ""
        return boxes.index(letters(rule)), kind, [*map(int, re.findall(r"\d+", number))]

    return sorted(set(ids), key=place)


def test_there_are_rules_to_check() -> None:
    assert {"codenames", "spyfall"} <= set(GAMES)
    assert Counter(map(letters, rules("codenames"))) == {"CN": 117 + 34}
    assert Counter(map(letters, rules("spyfall"))) == {"SF2": 122 + 41, "SW": 88 + 29}
    assert len(REAL_BOX.findall(text("codenames"))) == 1
    assert len(REAL_BOX.findall(text("spyfall"))) == 2


def test_rules_out_of_order_are_noticed() -> None:
    ordered = ["SF2-01", "SF2-02", "SF2-O01", "SW-01", "SW-10", "SW-O01"]
    assert in_order(ordered) == ordered
    cards = ["MF-99", "MF-C01.2", "MF-C01.10", "MF-C02.1", "MF-N.1", "MF-N.2", "MF-O01"]
    assert in_order(cards) == cards
    for mixed in (
        ["MF-C01.10", "MF-C01.2"],
        ["MF-O01", "MF-N.1"],
        ["SF2-02", "SF2-01", "SW-01"],
        ["SF2-O01", "SF2-01"],
        ["SF2-01", "SW-01", "SF2-02"],
        ["SF2-01", "SF2-01"],
    ):
        assert in_order(mixed) != mixed


def test_only_the_docstring_of_a_test_carries_ids() -> None:
    source = '''
# CN-01
@pytest.mark.parametrize("rule", ["CN-02"])
def test_a_rule(rule: str) -> None:
    """CN-03, CN-O04: as the book says"""
    assert rule in form("CN-05")

def helper() -> None:
    """CN-06"""
'''
    assert carried(source) == {"CN-03", "CN-O04"}


def test_ids_of_cards_are_read_whole() -> None:
    found = RULE_ID.findall("MF-C01.2, MF-N.1. CN-66: SF2-O07; see MF-C14.11.")
    assert found == ["MF-C01.2", "MF-N.1", "CN-66", "SF2-O07", "MF-C14.11"]


def test_who_looks_a_rule_up_does_not_play_it() -> None:
    with watched() as played:
        fields = {field.name: field for field in form(codenames, 4, Shelf())}
        assert "CN-69" in fields["timer_seconds"].rules
    assert not played


def test_who_chooses_deals_or_opens_a_pack_plays() -> None:
    with watched() as chosen:
        choose(codenames, 4, {"timer_seconds": 60}, Shelf())
    with watched() as dealt:
        Match("codenames", seats=4, seed=1)
    with watched() as opened:
        Shelf().find(WordPack, "words.en")
    assert (*chosen, *dealt, *opened) == ("choose", "choose", "find")


@every_game
def test_each_rule_has_a_test_or_is_left_to_the_people(game: str) -> None:
    forgotten = set(rules(game)) - played_in_tests() - set(left_to_people(game))
    assert not forgotten, f"neither tested nor left to people: {sorted(forgotten)}"


@every_game
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    boxes = set(map(letters, rules(game)))
    named = {rule for rule in named_in_tests() if letters(rule) in boxes}
    assert named <= set(rules(game))


@every_game
def test_what_is_left_to_people_is_a_rule_with_a_reason(game: str) -> None:
    left = left_to_people(game)
    assert left.keys() <= set(rules(game))
    assert all(reason.strip() for reason in left.values())
    assert in_order(left) == list(left)


@every_game
def test_rule_ids_are_unique_and_in_order(game: str) -> None:
    book = text(game).partition(LEFT)[0]
    for part in (REAL_BOX.sub("", book), "".join(REAL_BOX.findall(book))):
        ids = RULE.findall(part)
        assert ids == in_order(ids)
    assert len(rules(game)) == len(set(rules(game)))


@every_game
def test_what_only_cardboard_needs_ends_the_book_of_its_box(game: str) -> None:
    last = {letters(ids[0]): ids for ids in chapters(game)}
    for part in REAL_BOX.findall(text(game)):
        ids = RULE.findall(part)
        assert ids == last[letters(ids[0])]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules(game: str, language: str) -> None:
    assert rules(game, language) == rules(game)
    assert chapters(game, language) == chapters(game)


def rulings(game: str, language: str = ENGLISH) -> dict[str, list[str]]:
    """The cells of each row in the tables of rulings."""
    rows = RULING_ROW.findall(text(game, language))
    return {rule: [cell.strip() for cell in cells.split("|")] for rule, cells in rows}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_tells_its_place_both_readings_and_the_option(
    game: str, language: str
) -> None:
    for rule, cells in rulings(game, language).items():
        assert len(cells) == CELLS, rule
        place, ours, other, option = cells
        assert place and ours and other, rule
        assert not option or other != NO_OTHER, f"{rule}: the option gives no other reading"


@every_game
def test_a_ruling_has_another_reading_in_every_language_or_in_none(game: str) -> None:
    told = [
        {
            rule
            for rule, (_, _, other, _) in rulings(game, language).items()
            if other != NO_OTHER
        }
        for language in LANGUAGES
    ]
    assert told == told[:1] * len(LANGUAGES)
