"""Every language of `konspira.languages` has all that people read: what is missing?"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from packs.letters import ALPHABET
from tools.catalogue import family_of

from konspira.games import GAMES
from konspira.languages import ENGLISH, LANGUAGES
from konspira.packs.shelf import FOLDER, PICTOGRAMS

ROOT = Path(__file__).parents[2]
PACKS = ROOT / "src" / "konspira" / "packs"
LOCALES = ROOT / "client" / "locales"
LEARN = ROOT / "docs" / "rules" / "learn"  # a game on two pages
FAMILIES = sorted({family_of(game) for game in GAMES.values()})


def files(language: str) -> Iterator[Path]:
    """The files that a language must have, by those that there are in English."""
    for text in sorted((LOCALES / ENGLISH).glob("*.ftl")):
        yield LOCALES / language / text.name
    for family in FAMILIES:
        yield ROOT / "client" / "src" / "games" / family / "texts" / f"{language}.ftl"
        ending = "" if language == ENGLISH else f".{language}"
        yield ROOT / "docs" / "rules" / f"{family}{ending}.md"
    for pages in sorted(LEARN.glob("*.md")):
        if "." not in pages.stem and language != ENGLISH:
            yield LEARN / f"{pages.stem}.{language}.md"
    for pack in sorted(PACKS.glob(f"*.{ENGLISH}.txt")):
        yield PACKS / pack.name.replace(f".{ENGLISH}.", f".{language}.")
    yield ROOT / "tests" / "packs" / "senses" / f"words.{language}.txt"


def missing(language: str) -> list[str]:
    """Everything that must still be written in a language, as sentences."""
    found = [
        f"write {path.relative_to(ROOT)}" for path in files(language) if not path.is_file()
    ]
    for texts in LOCALES.glob("*/app.ftl"):
        if not re.search(
            rf"^language-{language} = \S", texts.read_text("utf-8"), re.MULTILINE
        ):
            found.append(f"call it language-{language} in {texts.relative_to(ROOT)}")
    lines = (FOLDER / PICTOGRAMS).read_text("utf-8").partition("\n\n")[2].splitlines()
    column = LANGUAGES.index(language) + 1
    if any(
        "|" in line and not "".join(line.split("|")[column:][:1]).strip() for line in lines
    ):
        found.append(f"name every pictogram of {PICTOGRAMS} in column {column + 1}")
    if language not in ALPHABET:
        found.append("list its letters in tests/packs/letters.py")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_all_its_content(language: str) -> None:
    assert not missing(language), "\n".join(["", *missing(language)])


def test_what_is_missing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("page.test_languages.LANGUAGES", (*LANGUAGES, "xx"))
    told = missing("xx")
    assert "write client/locales/xx/errors.ftl" in told
    assert "write client/src/games/spyfall/texts/xx.ftl" in told
    assert "write docs/rules/codenames.xx.md" in told
    assert "write docs/rules/learn/starwars.xx.md" in told
    assert "write src/konspira/packs/words.xx.txt" in told
    assert "write tests/packs/senses/words.xx.txt" in told
    assert "call it language-xx in client/locales/pl/app.ftl" in told
    assert f"name every pictogram of pictograms.txt in column {len(LANGUAGES) + 1}" in told
    assert "list its letters in tests/packs/letters.py" in told


def test_nothing_is_written_in_a_language_that_is_not_listed() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)
