"""Every rule in docs/rules has a test, or an honest reason why people keep it instead."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
LEFT = "## Left to the people at the table"
LANGUAGES = ("pl", "ru")

RULE = re.compile(r"^- \*\*([A-Z]{2}-O?\d+)\*\* ", re.MULTILINE)
LEFT_ROW = re.compile(r"^\| ([A-Z]{2}-O?\d+) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]{2}-O?\d+\b")

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


def place(rule: str) -> tuple[bool, int]:
    """Rules come first, then rulings, each by number."""
    number = rule.partition("-")[2]
    return number.startswith("O"), int(number.removeprefix("O"))


def test_there_are_rules_to_check() -> None:
    assert "codenames" in GAMES
    assert len(rules("codenames")) == 117 + 26


@every_game
def test_each_rule_has_a_test_or_is_left_to_the_people(game: str) -> None:
    forgotten = set(rules(game)) - named_in_tests() - set(left_to_people(game))
    assert not forgotten, f"neither tested nor left to people: {sorted(forgotten)}"


@every_game
def test_what_is_left_to_people_is_a_rule_with_a_reason(game: str) -> None:
    left = left_to_people(game)
    assert left.keys() <= set(rules(game))
    assert all(reason.strip() for reason in left.values())
    assert sorted(left, key=place) == list(left)


@every_game
def test_rule_ids_are_unique_and_in_order(game: str) -> None:
    ids = rules(game)
    assert ids == sorted(set(ids), key=place)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules(game: str, language: str) -> None:
    assert rules(game, language) == rules(game)
