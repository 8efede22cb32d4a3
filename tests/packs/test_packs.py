"""Packs: the words that come with Konspira are fit to play with, and a group's own file
either works or says what to mend.
"""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from konspira import HOST, Match
from konspira.languages import LANGUAGES
from konspira.packs import Card, PackError, WordPack, comparable
from konspira.packs.faults import FAULTS
from konspira.packs.shelf import LARGEST_FILE, Shelf, load, parse
from konspira.packs.words import LONGEST_WORD
from packs import own_file
from packs.letters import ALPHABET
from packs.own_file import Broken, as_other_programs_save_it, refused, write

ROOT = Path(__file__).parents[2]
WORDS = [pack for pack in Shelf() if isinstance(pack, WordPack)]
packs = pytest.mark.parametrize("pack", WORDS, ids=lambda pack: pack.name)


def words_of(pack: WordPack) -> list[str]:
    return [word for card in pack.cards for word in card.sides]


# The built-in packs


def test_every_language_has_a_pack_of_words() -> None:
    languages = {pack.name: pack.language for pack in WORDS}
    assert languages == {f"words.{language}": language for language in LANGUAGES}


@packs
def test_a_built_in_pack_has_at_least_400_words(pack: WordPack) -> None:
    assert len(words_of(pack)) >= 400


@packs
def test_a_built_in_card_has_two_different_sides(pack: WordPack) -> None:  # CN-08
    for card in pack.cards:
        assert card.back is not None, card
        assert comparable(card.front) != comparable(card.back), card


@packs
def test_no_word_stands_twice_even_without_case_and_diacritics(pack: WordPack) -> None:
    words = words_of(pack)
    assert len({comparable(word) for word in words}) == len(words)


@packs
def test_words_are_written_in_the_alphabet_of_their_language(pack: WordPack) -> None:
    for word in words_of(pack):
        assert set(word.lower()) <= set(ALPHABET[pack.language]), word


@packs
def test_only_the_first_letter_of_a_name_is_a_capital(pack: WordPack) -> None:
    for word in words_of(pack):
        assert word in (word.lower(), word.capitalize()), word


# CN-80 and CN-81 forbid clues that are forms or parts of a visible word. Two related
# words on one board would take clues away from both teams, so packs have none. What
# follows finds pairs that look related. These pairs only look so: their letters meet by
# chance, and no speaker feels one word in the other.
COINCIDENCES = {
    "en": "bat-bath bat-battery bond-bone bus-bush cape-captain case-cast case-castle "
    "cast-castle film-file fine-finger hat-hatch mine-mint pen-penguin pin-pine "
    "plane-planet plane-plant ring-spring shark-share sole-soldier table-stable "
    "tick-stick witch-switch",
    "pl": "bal-Bałtyk bal-bałwan figa-figura jeż-język koło-kolba koło-kolano "
    "koło-kolejka koło-kolor koło-kolumna konto-kontakt koperta-Kopernik kopia-koperta "
    "kosa-kostka kosa-kosz kot-kotwica koza-kożuch lis-list łata-latarnia para-parasol "
    "para-Paryż pas-pasta piłka-szpilka pole-Napoleon pole-polonez por-port rak-rakieta "
    "rola-rolka różdżka-rozdział róża-różdżka ser-serce ser-serwis skrzypce-skrzydło "
    "słoń-słońce tor-tort tron-strona ucho-uchwyt ząb-żaba zebra-żebro",
    "ru": "банк-баня блок-яблоко бор-борщ вал-вальс горн-гора ёлка-белка ёлка-тарелка "
    "коса-кость Лена-лента мина-минус море-морж пас-паста перо-перевод пила-пилот "
    "поле-Наполеон поле-полоса поле-полюс рак-ракета руль-рулетка соль-солнце судно-судья",
}
ENDING = re.compile("[aeiouyаеиоуыэюяьй]+$")


def stem(word: str) -> str:
    """A word without the vowels at its end, if enough is left of it."""
    short = ENDING.sub("", comparable(word))
    return short if len(short) >= 3 else comparable(word)


def looks_related(word: str, other: str) -> bool:
    """Whether the other is this word with a suffix, has its stem, or has it for a part."""
    mine, its = stem(word), comparable(other)
    suffixed = len(mine) >= 3 and its.startswith(mine) and len(its) - len(mine) <= 4
    same_stem = (
        min(len(comparable(word)), len(its)) >= 6 and comparable(word)[:5] == its[:5]
    )
    part = len(comparable(word)) >= 4 and comparable(word) in its
    return suffixed or same_stem or part


def related_pairs(words: list[str]) -> Iterator[str]:
    for word, other in combinations(sorted(words, key=len), 2):
        if looks_related(word, other) or looks_related(other, word):
            yield f"{word}-{other}"


@packs
def test_no_word_is_a_form_or_a_part_of_another(pack: WordPack) -> None:
    pairs = set(related_pairs(words_of(pack)))
    chance = set(COINCIDENCES.get(pack.language, "").split())
    assert not pairs - chance, "related words; replace one, or explain the coincidence"
    assert not chance - pairs, "these coincidences have left the pack; strike them off"


@pytest.mark.parametrize(
    "pair",
    [
        *("snake snakes", "farm farmer", "flower sunflower", "kitchen kitchenette"),
        *("kot koty", "ryba rybak", "szkoła szkolny", "wiatrak wiatraczek"),
        *("лес лесник", "кот коты", "корабль кораблик", "поезд электропоезд"),
    ],
)
def test_related_words_would_be_noticed(pair: str) -> None:
    assert list(related_pairs(pair.split()))


# Words with two everyday senses make clues that mislead, and so a game that is fun. What
# counts as such a word is a matter of taste: `senses` says, for each one that is
# counted, which two senses are meant.

SENSES = Path(__file__).with_name("senses")


def senses_of(pack: WordPack) -> dict[str, tuple[str, ...]]:
    lines = SENSES.joinpath(f"{pack.name}.txt").read_text(encoding="utf-8").splitlines()
    entries = [line.split(": ", 1) for line in lines if not line.startswith("#")]
    found = {word: tuple(senses.split(" / ")) for word, senses in entries}
    assert len(found) == len(entries), "a word is counted twice"
    return found


@packs
def test_at_least_half_of_the_words_have_two_everyday_senses(pack: WordPack) -> None:
    words = words_of(pack)
    counted = senses_of(pack)
    assert not counted.keys() - set(words), "these have left the pack; strike them off"
    assert 2 * len(counted) >= len(words)


@packs
def test_a_word_that_is_counted_has_two_senses_told_in_other_words(pack: WordPack) -> None:
    for word, senses in senses_of(pack).items():
        assert len(senses) == 2, word
        assert comparable(senses[0]) != comparable(senses[1]), word
        for sense in senses:
            assert comparable(word) not in re.findall(r"\w+", comparable(sense)), word


# Words that call for the same clues cannot lie on one board if they share a card.
TWINS = {
    "en": "Dracula-vampire moon-sun witch-wizard king-queen church-temple planet-star",
    "pl": "bocian-żuraw siatka-sieć błyskawica-burza igła-szpilka księżyc-słońce",
    "ru": "дама-король луна-солнце ладья-ферзь блин-пряник борщ-пельмень лайка-собака",
}


@packs
def test_twins_are_the_two_sides_of_one_card(pack: WordPack) -> None:
    cards = {f"{card.front}-{card.back}" for card in pack.cards}
    assert set(TWINS.get(pack.language, "").split()) <= cards


# A group's own file

HEAD = "kind: words\nlanguage: en\ntitle: Ours\n\n"
CARDS = "".join(
    f"{one}{other}one / {one}{other}two\n" for one in "bdgkm" for other in "aeiou"
)
GOOD = HEAD + CARDS


def read(path: Path) -> WordPack:
    return own_file.read(path, WordPack)


def test_a_good_file_is_read(tmp_path: Path) -> None:
    pack = read(write(tmp_path, GOOD))
    assert (pack.name, pack.language, pack.title) == ("ours", "en", "Ours")
    assert len(pack.cards) == WordPack.least
    assert pack.cards[0] == Card("baone", "batwo")


BROKEN: Broken = {
    "nothing at all": ("", None, "0 cards; expected at least 25, one a line"),
    "no title": ("kind: words\nlanguage: en\n\n" + CARDS, 3, "a line 'title: ...'"),
    "unknown key": ("author: me\n" + GOOD, 1, "expected one of 'kind: ...'"),
    "empty title": (GOOD.replace("title: Ours", "title:"), 3, "expected one of"),
    "key twice": ("kind: words\n" + GOOD, 2, "expected it once"),
    "wrong kind": (GOOD.replace("kind: words", "kind: places"), 1, "expected one of words"),
    "three sides": (GOOD + "one / two / three\n", 30, "expected 'front / back'"),
    "empty back": (GOOD + "one /\n", 30, "expected letters, as in 'front / back'"),
    "empty front": (GOOD + "/ two\n", 30, "expected letters"),
    "only a slash": (GOOD + "/\n", 30, "expected letters"),
    "semicolon": (GOOD + "one; two\n", 30, "expected letters"),
    "markup": (GOOD + "<b>one\n", 30, "expected letters"),
    "invisible space": (GOOD + "o\u200bne\n", 30, "expected letters"),
    "turned direction": (GOOD + "one \u202e two\n", 30, "expected letters"),
    "zero byte": (GOOD + "one\x00\n", 30, "expected letters"),
    "a rule across": (GOOD + "---\n", 30, "expected letters"),
    "only dots": (GOOD + "... / two\n", 30, "expected letters"),
    "too long": (GOOD + "x" * 25 + "\n", 30, "expected at most 24 letters"),
    "other case": (GOOD + "BAONE\n", 30, "line 5 already; expected each word once"),
    "other accents": (GOOD + "báóne\n", 30, "stands in line 5 already"),
    "same sides": (GOOD + "same / Same\n", 30, "stands in line 30 already"),
    "Polish twin": (HEAD + "żółw\nzolw\n" + CARDS, 6, "stands in line 5 already"),
    "Russian twin": (HEAD + "ёж / еж\n" + CARDS, 5, "stands in line 5 already"),
    "too few cards": (HEAD + "one / two\n", None, "1 cards; expected at least 25"),
    "no cards": (HEAD, None, "0 cards; expected at least 25, one a line"),
    "Windows 1250": (GOOD.encode() + b"\xbfaba\n", 30, "not readable as UTF-8"),
    "UTF-16": (GOOD.encode("utf-16"), 1, "save the file with that encoding"),
    "too large": ("#" * (LARGEST_FILE + 1), None, "1,000,000 bytes; expected less"),
}


@pytest.mark.parametrize(("content", "line", "expected"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_with_its_name_the_line_and_what_was_expected(
    tmp_path: Path, content: str | bytes, line: int | None, expected: str
) -> None:
    refused(write(tmp_path, content), line, expected)


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere.txt: .*; expected a text file"):
        load(tmp_path / "nowhere.txt")


def test_a_directory_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="expected a text file") as error:
        load(tmp_path)
    assert error.value.source == str(tmp_path)


def test_a_word_may_be_as_long_as_a_card_is_wide(tmp_path: Path) -> None:
    longest = "x" * LONGEST_WORD
    assert read(write(tmp_path, GOOD + longest)).cards[-1] == Card(longest)


SAVED = as_other_programs_save_it(GOOD) | {"no spaces": GOOD.replace(" / ", "/").encode()}


@pytest.mark.parametrize("raw", SAVED.values(), ids=SAVED)
def test_a_file_reads_the_same_whatever_program_has_saved_it(
    tmp_path: Path, raw: bytes
) -> None:
    assert read(write(tmp_path, raw)) == read(write(tmp_path, GOOD))


def test_letters_written_in_two_pieces_are_the_same_letters(tmp_path: Path) -> None:
    pack = read(write(tmp_path, GOOD + "z\u0307aba / кни\u0306\n"))
    assert pack.cards[-1] == Card("żaba", "кнй")


def test_comments_and_empty_lines_are_skipped(tmp_path: Path) -> None:
    text = "# our words\n" + HEAD + "\n# of the summer\n\n" + CARDS + "\n# the end\n"
    assert read(write(tmp_path, text)).cards == read(write(tmp_path, GOOD)).cards


def test_a_codename_may_have_spaces_hyphens_apostrophes_and_digits(tmp_path: Path) -> None:
    pack = read(write(tmp_path, GOOD + "New York / o'clock\nwalkie-talkie / Apollo 11\n"))
    assert pack.cards[-2:] == (
        Card("New York", "o'clock"),
        Card("walkie-talkie", "Apollo 11"),
    )


def test_a_card_may_have_one_side(tmp_path: Path) -> None:
    card = read(write(tmp_path, GOOD + "alone\n")).cards[-1]
    assert card == Card("alone")
    assert card.sides == ("alone",)


# A plain list

LIST = [f"word {number}" for number in range(30)]


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(LIST),
        "\n\n" + "\r\n".join(LIST),
        ", ".join(LIST),
        ";".join(LIST[:10]) + "\n" + "\t".join(LIST[10:]) + "\n",
        "\n".join(f"{number + 1}. {word}" for number, word in enumerate(LIST)),
        "# ours\n" + "\n".join(f"- «{word}»," for word in LIST),
        "\n".join(f"• {word}" for word in (*LIST, "WORD 3", "Wórd 4", "")),
        "\ufeff"
        + "\u200b, ".join(w.replace(" ", "\xa0").replace("r", "r\xad") for w in LIST),
    ],
    ids=["lines", "blank", "commas", "mixed", "numbers", "dashes", "twice", "unseen"],
)
def test_a_plain_list_needs_no_header(text: str) -> None:
    pack = parse(text, "ours", "Our words", language="pl")
    assert isinstance(pack, WordPack)
    assert (pack.name, pack.title, pack.language) == ("Our words", "Our words", "pl")
    assert [card.front for card in pack.cards] == LIST


def test_a_plain_list_may_hold_the_words_that_head_a_pack() -> None:
    words = ["title", "language", "kind", *(f"word{n}" for n in range(30))]
    assert parse("\n".join(words), "own", "own").entries == len(words)


def test_a_plain_list_may_have_cards_with_two_sides() -> None:
    text = "\n".join(f"front {n} / back {n}" for n in range(25))
    pack = parse(f"{text}\nfront 1 / new\nback 2", "ours", "ours")
    assert isinstance(pack, WordPack)
    assert pack.cards[0] == Card("front 0", "back 0")
    assert pack.cards[25:] == (Card("new"),), "what stands there twice counts once"


PLAIN_FAULTS: dict[str, tuple[str, dict[str, str | int]]] = {
    "too few": (
        "one, two, two",
        {"fault": "too-few", "count": 2, "least": 25, "what": "cards"},
    ),
    "too long": (
        "one\n" + "x" * 25,
        {"fault": "too-long", "text": "x" * 25, "most": 24, "line": 2},
    ),
    "no word": ("one\n\n<b>", {"fault": "no-word", "text": "<b>", "line": 3}),
    "much": ("!" * 99, {"fault": "no-word", "text": "!" * 40 + "…", "line": 1}),
}


@pytest.mark.parametrize(("text", "about"), PLAIN_FAULTS.values(), ids=PLAIN_FAULTS)
def test_what_is_wrong_with_a_list_can_be_said_in_any_language(
    text: str, about: dict[str, str | int]
) -> None:
    with pytest.raises(PackError) as error:
        parse(text, "ours", "ours")
    assert error.value.about == about


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_in_every_language(language: str) -> None:
    texts = (ROOT / "client" / "locales" / language / "options.ftl").read_text("utf-8")
    assert set(re.findall(r"^pack-fault-([\w-]+) =", texts, re.MULTILINE)) == set(FAULTS)


def test_every_fault_is_in_the_manual() -> None:
    manual = (ROOT / "docs" / "packs.md").read_text("utf-8")
    assert set(re.findall(r"^\| `([a-z-]+)` \|", manual, re.MULTILINE)) == set(FAULTS)


# The shelf


@pytest.mark.parametrize("text", [GOOD, GOOD.replace(" / ", "\n")], ids=["two", "one"])
def test_a_group_plays_with_its_own_file(tmp_path: Path, text: str) -> None:
    pack = read(write(tmp_path, text))
    shelf = Shelf([pack])
    match = Match("codenames", seats=4, options={"pack": "ours"}, packs=shelf, seed=1)
    match.play(HOST, {"type": "Start"})
    first = match.log[-1].move.words
    assert len(first) == 25
    assert set(first) <= set(words_of(pack))
    again = match.again()
    again.play(HOST, {"type": "Start"})
    assert set(again.log[-1].move.words).isdisjoint(first)  # CN-117, CN-O18


def test_the_shelf_keeps_the_built_in_packs_beside_a_groups_own(tmp_path: Path) -> None:
    shelf = Shelf([read(write(tmp_path, GOOD))])
    assert shelf.names("words") == (
        *(f"words.{language}" for language in sorted(LANGUAGES)),
        "ours",
    )
    assert len(list(shelf)) == len(list(Shelf())) + 1


def test_a_groups_own_pack_takes_the_place_of_one_of_the_same_name() -> None:
    own = WordPack("words.en", "en", "Ours", tuple(Card(str(n)) for n in range(25)))
    shelf = Shelf([own])
    assert shelf.find(WordPack, "words.en") is own
    assert len(list(shelf)) == len(list(Shelf()))


def test_an_unknown_pack_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(PackError, match=r"words\.xx: .*words\.en.* words\.ru"):
        Shelf().find(WordPack, "words.xx")
