"""Word families: written by people, read like packs, and the first to decide."""

from pathlib import Path

import pytest
from server.test_cli import output_of, refusal_of

from konspira.packs import PackError, WordPack
from konspira.packs.shelf import Shelf
from konspira.referee import LANGUAGES, Ruling, check, load
from konspira.referee.families import FOLDER, families, missing, parse
from konspira.referee.kin import CERTAIN, Kind
from konspira.referee.spelling import spelled

SMALL = "families: en\n\n# A comment.\nhorn: horned, +foghorn, +unicorn? | thorn\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_codename_of_our_packs_has_a_family(language: str) -> None:
    cards = Shelf().find(WordPack, f"words.{language}").cards
    words = [side for card in cards for side in card.sides]
    assert missing(families(language), words) == []
    assert {spelled(word) for word in words} == families(language).words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_family_contradicts_another(language: str) -> None:
    known = families(language)
    both_ways = known.strangers | {(b, a) for a, b in known.strangers}
    assert not both_ways & known.relatives.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_family_file_decides(language: str) -> None:
    load(language)
    known = families(language)
    for (word, other), kin in known.relatives.items():
        expected = Ruling.FORBIDDEN if kin.confidence >= CERTAIN else Ruling.DOUBTFUL
        assert check(other, 1, [word], language).ruling == expected, (word, other)
    for word, other in known.strangers:
        assert check(other, 1, [word], language).word in ("", word)
        assert check(other, 1, [word], language).ruling != Ruling.FORBIDDEN, (word, other)


def test_a_family_says_compound_doubtful_and_stranger() -> None:
    known = parse(SMALL, "small.txt")
    assert known.kin("horn", "horned") == (Kind.DERIVED, "", 1.0)
    assert known.kin("horn", "foghorn") == (Kind.COMPOUND, "", 1.0)
    assert known.kin("foghorn", "horn") == (Kind.PART, "", 1.0)
    assert known.kin("horn", "unicorn") == (Kind.COMPOUND, "", 0.5)
    assert known.kin("horn", "thorn") is None
    assert known.apart("thorn", "horn") and not known.apart("horn", "horned")


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("horn: horned\n", 1, "expected 'families: en'"),
        ("families: eo\n", 1, "expected 'families: en'"),
        ("", 1, "expected 'families: en'"),
        ("families: en\nhorn horned\n", 2, "expected 'horn: horned, +foghorn | thorn'"),
        ("families: en\n\nhorn: \n", 3, "expected 'horn: horned, +foghorn | thorn'"),
        ("families: en\nhorn: h0rn\n", 2, "'h0rn' is no word"),
        ("families: en\nhorn: thorn | thorn\n", 2, "'thorn' stands on both sides"),
        ("families: en\nhorn: a\n\nHorn: b\n", 4, "'horn' stands in line 2 already"),
    ],
)
def test_a_broken_line_is_named_with_what_was_expected(
    text: str, line: int, problem: str
) -> None:
    with pytest.raises(
        PackError, match=problem.replace("+", r"\+").replace("|", r"\|")
    ) as told:
        parse(text, "families.en.txt")
    assert told.value.line == line


def test_packs_check_knows_family_files(tmp_path: Path) -> None:
    ours = FOLDER / "families.pl.txt"
    assert "word families (pl), 460 codenames" in output_of("packs", "check", ours)
    small, broken, latin = (
        tmp_path / f"{name}.txt" for name in ("small", "broken", "latin")
    )
    small.write_text(SMALL, "utf-8")
    broken.write_text("\ufefffamilies: en\nhorn\n", "utf-8")
    latin.write_bytes("families: pl\nwąż: wężyk".encode("cp1250"))
    told = refusal_of("packs", "check", small, broken, latin)
    assert "small.txt: no line for" in told and "expected one for each codename" in told
    assert "broken.txt:2: 'horn'; expected" in told and "latin.txt: not readable" in told
    assert "3 of 3 packs cannot be used" in told
