"""Word families: written by people, read like packs, and the first to decide."""

import re
from pathlib import Path

import pytest
from server.test_cli import output_of, refusal_of

from konspira.packs import PackError, WordPack, comparable
from konspira.packs.shelf import Shelf
from konspira.referee import LANGUAGES, Ruling, check, load
from konspira.referee.families import FOLDER, families, missing, parse
from konspira.referee.kin import CERTAIN, Kind
from konspira.referee.spelling import spelled

# Letters that sound changes put for each other, in Polish and in Russian.
SOUNDS = ("r rz", "s sz ch", "c cz k t", "d dz", "z g h", "г ж з д", "к ч ц т", "х ш с щ")
# Related all the same: an irregular form, and roots behind the d of a prefix.
ODD_RELATIVES = {
    "en": {"teacher/taught"},
    "pl": {"ząb/przedzębny", "żyła/podżyłkowy"},
    "ru": set[str](),
}
SMALL = "families: en\n\n# A comment.\nhorn: horned, +foghorn, +unicorn? | thorn\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_codename_of_our_packs_has_a_family(language: str) -> None:
    cards = Shelf().find(WordPack, f"words.{language}").cards
    words = [side for card in cards for side in card.sides]
    assert missing(families(language), words) == []


def letters(word: str) -> tuple[str, str]:
    """Return what is left of a word by sound changes, and its consonants alone."""
    word = comparable(spelled(word))
    for sounds in SOUNDS:
        for sound in sounds.split()[1:]:
            word = word.replace(sound, sounds.split()[0])
    return word, re.sub("[aeiouyjаеиоуыэюяйьъ]", "", word)


def in_a_row(one: str, other: str) -> int:
    """Return how many letters in a row two words share."""
    runs = (one[i:j] for i in range(len(one)) for j in range(i + 1, len(one) + 1))
    return max((len(run) for run in runs if run in other), default=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cn_o33_a_sure_relative_shares_its_root_in_letters(language: str) -> None:
    """After the known alternations; what shares none is marked with a question mark."""
    found = set()
    for (word, other), kin in families(language).relatives.items():
        (mine, bones), (its, its_bones) = letters(word), letters(other)
        enough = in_a_row(mine, its) >= 3 or 2 * in_a_row(mine, its) > min(
            len(mine), len(its)
        )
        enough |= mine[:2] in its  # oko, oczny
        enough |= in_a_row(bones, its_bones) >= min(2, len(bones), len(its_bones))
        if kin.confidence >= CERTAIN and not enough:
            found.add(f"{word}/{other}")
    assert found == ODD_RELATIVES[language]


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
    assert "word families (pl), " in output_of("packs", "check", ours)
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
