"""Star Wars Spyfall speaks with the ids of its own book, wherever the rules are shared."""

import re
from pathlib import Path

import pytest
from tools.catalogue import refusals_of

from konspira.game import BadSetup
from konspira.game import Game as AnyGame
from konspira.games.spyfall.starwars import TWINS
from konspira.options import choose, form
from spyfall.table import SHELF, SPYFALL2, STARWARS, unpacked

BOOK = Path(__file__).parents[2] / "docs" / "rules" / "spyfall.md"
RULE = re.compile(r"^[-|] \*\*([A-Z0-9]+-O?\d+)\*\* ", re.MULTILINE)


def refusals() -> set[str]:
    """Every rule with which the engine can refuse a move."""
    return {refusal.rule for refusal in refusals_of(STARWARS) if refusal.rule}


def test_every_rule_that_can_be_quoted_has_a_twin_and_no_twin_is_idle() -> None:
    assert len(refusals()) > 10
    assert refusals() == set(TWINS)


def test_twins_lead_from_one_book_to_the_other() -> None:
    rules = set(RULE.findall(BOOK.read_text("utf-8")))
    assert {rule for rule in TWINS if rule.startswith("SF2-")} == set(TWINS)
    assert {twin for twin in TWINS.values() if twin.startswith("SW-")} == {*TWINS.values()}
    assert set(TWINS) | set(TWINS.values()) <= rules


@pytest.mark.parametrize(
    ("box", "letters"),
    [(SPYFALL2, "SF2-"), (STARWARS, "SW-")],
    ids=["spyfall2", "starwars"],
)
def test_each_option_leads_to_rules_of_its_own_book(box: AnyGame, letters: str) -> None:
    rules = set(RULE.findall(BOOK.read_text("utf-8")))
    for field in form(box, 6, SHELF):
        assert any(rule.startswith(letters) for rule in field.rules), field.name
        assert set(field.rules) <= rules


def test_the_two_boxes_are_two_games() -> None:
    """SF2-O34"""
    assert (SPYFALL2.name, STARWARS.name) == ("spyfall2", "starwars")
    assert unpacked(6).table.terms.box == "spyfall2"
    assert unpacked(6, STARWARS).table.terms.box == "starwars"


@pytest.mark.parametrize("name", ["spies", "roles", "old_buddies", "boxes"])
def test_starwars_has_no_variants(name: str) -> None:
    """SW-O10, SW-O11"""
    with pytest.raises(BadSetup) as refused:
        choose(STARWARS, 6, {name: 1}, SHELF)
    assert refused.value.code == "unknown-option"
