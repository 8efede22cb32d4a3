"""Every rule in docs/rules has a test, or an honest reason why people keep it instead."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
LEFT = "## Left to the people at the table"
LANGUAGES = ("pl", "ru")

ID = r"[A-Z]{2}\d?-O?\d+"  # CN-66, SF2-O07: the letters of a game, then a number
RULE = re.compile(rf"^- \*\*({ID})\*\* ", re.MULTILINE)
LEFT_ROW = re.compile(rf"^\| ({ID}) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(rf"\b{ID}\b")

GAMES = sorted(path.stem for path in RULES.glob("*.md") if "." not in path.stem)
every_game = pytest.mark.parametrize("game", GAMES)


def text(game: str, language: str = "") -> str:
    name = f"{game}.{language}.md" if language else f"{game}.md"
    return (RULES / name).read_text("utf-8")


def rules(game: str, language: str = "") -> list[str]:
    """The ids at the head of each rule and ruling, in the order of the text."""
    return RULE.findall(text(game, language).partition(LEFT)[0])


def left_to_people(game: str) -> dict[str, str]:
    """The rules that no program can keep, with the reason."""
    return dict(LEFT_ROW.findall(text(game).partition(LEFT)[2]))


def named_in_tests() -> set[str]:
    """Every id that a test names."""
    files = (path for path in TESTS.rglob("test_*.py") if path != Path(__file__))
    return {rule for path in files for rule in NAMED.findall(path.read_text("utf-8"))}


def letters(rule: str) -> str:
    return rule.partition("-")[0]


def in_order(ids: Iterable[str]) -> list[str]:
    """Box by box, each once; first its rules, then its rulings, each by number."""
    boxes = list(dict.fromkeys(map(letters, ids)))

    def place(rule: str) -> tuple[int, bool, int]:
        number = rule.partition("-")[2]
        ruling = number.startswith("O")
        return boxes.index(letters(rule)), ruling, int(number.removeprefix("O"))

    return sorted(set(ids), key=place)


def test_there_are_rules_to_check() -> None:
    assert {"codenames", "spyfall"} <= set(GAMES)
    assert Counter(map(letters, rules("codenames"))) == {"CN": 117 + 29}
    assert Counter(map(letters, rules("spyfall"))) == {"SF2": 122 + 37, "SW": 88 + 26}


def test_rules_out_of_order_are_noticed() -> None:
    ordered = ["SF2-01", "SF2-02", "SF2-O01", "SW-01", "SW-10", "SW-O01"]
    assert in_order(ordered) == ordered
    for mixed in (
        ["SF2-02", "SF2-01", "SW-01"],
        ["SF2-O01", "SF2-01"],
        ["SF2-01", "SW-01", "SF2-02"],
        ["SF2-01", "SF2-01"],
    ):
        assert in_order(mixed) != mixed


@every_game
def test_each_rule_has_a_test_or_is_left_to_the_people(game: str) -> None:
    forgotten = set(rules(game)) - named_in_tests() - set(left_to_people(game))
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
    ids = rules(game)
    assert ids == in_order(ids)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules(game: str, language: str) -> None:
    assert rules(game, language) == rules(game)
