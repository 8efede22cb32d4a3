"""The tables of the docs that are made from the catalogue are up to date."""

import re
from pathlib import Path

import pytest
from tools.catalogue import catalogue
from tools.docs_tables import pages, with_tables

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
CODES = {refusal.code for refusal in catalogue().refusals}
PAGES = dict(pages(DOCS))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_tables_of_a_page_are_up_to_date(path: Path) -> None:
    mend = "its tables are out of date: python3 dev.py write tables"
    assert path.read_text("utf-8") == PAGES[path], mend


def test_every_refusal_stands_in_one_table() -> None:
    refusals = PROTOCOL.partition("\n## Refusals\n")[2].partition("\n## ")[0]
    found = re.findall(r"^\| `([a-z-]+)` \|", refusals, re.MULTILINE)
    assert sorted(found) == sorted(CODES)
    noted = re.findall(
        r"`([a-z]+(?:-[a-z]+)+)`", re.sub(r"^\|.*$", "", refusals, flags=re.M)
    )
    assert set(noted) <= CODES, "a note is about a code that is no more"


def page(name: str) -> str:
    head = f"A page.\n\n<!-- catalogue:{name} -->\n| a | b |\n|---|---|\n"
    return head + "| old | row |\n<!-- end -->\n"


def test_rows_are_replaced_and_all_else_stays() -> None:
    text = with_tables(page("refusals server") + "\n| another | table |\n")
    assert text.startswith(
        "A page.\n\n<!-- catalogue:refusals server -->\n| a | b |\n|---|---|\n"
    )
    assert "| `stale` | Something changed just before your tap. Look again. | |\n" in text
    assert "old" not in text
    assert text.endswith("<!-- end -->\n\n| another | table |\n")
    assert with_tables(text) == text


def test_a_table_speaks_the_language_of_its_page() -> None:
    text = with_tables(page("options codenames relaxed"), "pl")
    assert "| `acronyms`: Skrótowce." in text
    assert "| Nigdy; Powszechnie znane | Nigdy | Powszechnie znane | CN-91, CN-92 |" in text


def test_a_default_that_depends_on_the_players_says_so() -> None:
    text = with_tables(page("options spyfall2"))
    assert "| 1-2 | 3-9: 1; 10-12: 2 | SF2-10" in text


def test_a_ruling_names_the_options_that_are_declared_by_its_id() -> None:
    row = "| **CN-O09** | May a judge reject? | With a reason. | All vote. |"
    other = "| **CN-O06** | The last word? | Yes. | No. | of old |"
    head = "<!-- rulings:codenames -->\n| a | b | c | d | e |\n|---|---|---|---|---|\n"
    text = with_tables(f"{head}{row} |\n{other}\n<!-- end -->\n", "pl")
    assert f"{row} `judge`: Kto ocenia wskazówkę |\n" in text
    assert "| **CN-O06** | The last word? | Yes. | No. | |\n" in text
    assert with_tables(text, "pl") == text


def test_ranges_are_those_of_the_types() -> None:
    text = with_tables(page("ranges"))
    (cards,) = (line for line in text.splitlines() if line.endswith("| 0 to 24 |"))
    assert {"`Cover.card`", "`Touch.card`", "`Mark.card`"} <= {*re.findall("`.+?`", cards)}
    assert "`Clue.word`" in text and "| up to 60 letters |" in text


def test_a_table_that_nobody_makes_is_noticed() -> None:
    with pytest.raises(KeyError, match="recipes"):
        with_tables(page("recipes"))
