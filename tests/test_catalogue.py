"""The catalogue says what there is, and the file that the client reads is up to date."""

import re
from pathlib import Path
from types import ModuleType

from konspira.catalogue import catalogue, refusals_in, render
from konspira.refusals import Refusal

FILE = Path(__file__).parent.parent / "client" / "src" / "catalogue.json"
CATALOGUE = catalogue()


def test_the_client_reads_what_there_is() -> None:
    mend = "client/src/catalogue.json is out of date: python3 dev.py write catalogue"
    assert FILE.read_text("utf-8") == render(), mend


# Refusals


def test_a_code_is_a_few_plain_words() -> None:
    for refusal in CATALOGUE.refusals:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refusal.code)


def test_a_refusal_names_all_who_say_it_and_all_its_rules() -> None:
    by_code = {refusal.code: refusal for refusal in CATALOGUE.refusals}
    assert by_code["too-early"].of == ("game", "codenames", "secret_identity")
    assert {*by_code["too-early"].rules} == {"CN-O05", "CN-O13", "ID-O22"}
    assert by_code["team-needs-a-spymaster"].of == ("codenames",)
    assert by_code["malformed"].of == ("server",)
    assert by_code["bad-name"].of == ("room",)


def test_refusals_are_found_in_any_module() -> None:
    liar = ModuleType("liar")
    vars(liar).update(ACCUSE_ANOTHER=Refusal("accuse-another-player", "LI-03"), SEATS=3)
    assert refusals_in(liar) == [Refusal("accuse-another-player", "LI-03")]
