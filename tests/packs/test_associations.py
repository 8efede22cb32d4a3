"""Associations: those that come with Konspira are fit to play with, and a file of one's own
either works or says what to mend.
"""

from pathlib import Path

import pytest
from server.test_cli import output_of, refusal_of

from konspira import HOST, Match
from konspira.games import GAMES
from konspira.languages import LANGUAGES
from konspira.packs import AssociationPack, Associations, PackError, WordPack, comparable
from konspira.packs.association_report import Report, missing, report
from konspira.packs.shelf import FOLDER, Shelf, UnreadPack, load
from packs import own_file
from packs.letters import ALPHABET, IN_NAMES
from packs.own_file import Broken, as_other_programs_save_it, refused, write

EACH = pytest.mark.parametrize("language", LANGUAGES)
LARGEST = {"en": 130_000, "pl": 130_000, "ru": 230_000}  # bytes


def pack_of(language: str) -> AssociationPack:
    return Shelf().find(AssociationPack, f"associations.{language}")


def codenames_in(language: str) -> list[str]:
    cards = Shelf().find(WordPack, f"words.{language}").cards
    return [side for card in cards for side in card.sides]


# The built-in packs


def test_every_language_has_associations() -> None:
    names = tuple(f"associations.{language}" for language in sorted(LANGUAGES))
    assert Shelf().names("associations") == names


@EACH
def test_every_codename_has_its_line(language: str) -> None:
    assert missing(pack_of(language), codenames_in(language)) == []


@EACH
def test_lines_are_in_the_order_of_the_alphabet_and_write_codenames_alike(
    language: str,
) -> None:
    written = [entry.codename for entry in pack_of(language).lists]
    assert written == sorted(written, key=comparable)
    in_pack = {comparable(codename): codename for codename in codenames_in(language)}
    for codename in written:
        assert in_pack.get(comparable(codename), codename) == codename


@EACH
def test_associations_are_written_in_the_letters_of_their_language(language: str) -> None:
    letters = set(ALPHABET[language] + IN_NAMES.get(language, "") + "-'")
    for entry in pack_of(language).lists:
        for word in entry.words:
            assert set(word.lower()) <= letters, (entry.codename, word)


@EACH
def test_the_file_is_small_enough_for_a_wheel(language: str) -> None:
    file = FOLDER / f"associations.{language}.txt"
    assert len(file.read_bytes()) <= LARGEST[language]


@EACH
def test_packs_check_finds_nothing_wrong_in_the_built_in_associations(
    language: str,
) -> None:
    told = output_of("packs", "check", FOLDER / f"associations.{language}.txt")
    assert told.startswith("ok     ") and " associations" in told
    assert len(told.splitlines()) == 1, "the referee is installed here, and has looked"


# Only who asks for associations reads them


def test_games_do_not_read_associations(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(pack: UnreadPack) -> None:
        raise AssertionError(f"{pack.name} was read")

    monkeypatch.setattr(UnreadPack, "contents", property(read))
    for name, game in GAMES.items():
        Match(name, seats=game.seats[-1])
    Match("codenames", seats=4).play(HOST, {"type": "Start"})
    with pytest.raises(AssertionError, match=r"associations\.en was read"):
        pack_of("en")


def test_associations_are_read_once() -> None:
    assert pack_of("pl") is pack_of("pl")


# A file of one's own

HEAD = "kind: associations\nlanguage: en\ntitle: Ours\n\n"
WORDS = [
    "apple",
    "bread",
    "cloud",
    "drum",
    "eagle",
    "fire",
    "grass",
    "hill",
    "ink",
    "jam",
    "key",
    "lamp",
    "moon",
    "nut",
    "oak",
]
LINE = ", ".join(WORDS)
NAMES = [f"{one}{other}x" for one in "bdgkm" for other in "aeiou"]
GOOD = HEAD + "".join(f"{name}: {LINE}\n" for name in NAMES)
NEXT = GOOD.count("\n") + 1  # the number of a line below


def read(path: Path) -> AssociationPack:
    return own_file.read(path, AssociationPack)


def test_a_good_file_is_read_in_its_order(tmp_path: Path) -> None:
    pack = read(write(tmp_path, GOOD))
    assert pack.entries == AssociationPack.least == len(NAMES)
    assert pack.lists[0] == Associations("bax", tuple(WORDS), 5)


BROKEN: Broken = {
    "no colon": (GOOD + "orange\n", NEXT, "'orange'; expected a codename and its words"),
    "an empty list": (GOOD + "orange:\n", NEXT, "expected a codename and its words"),
    "no codename": (GOOD + f": {LINE}\n", NEXT, "expected a codename and its words"),
    "too few": (GOOD + "orange: juice, peel\n", NEXT, "2 words; expected 15 to 40"),
    "one too few": (GOOD + f"orange: {LINE[:-5]}\n", NEXT, "14 words; expected 15 to 40"),
    "10,000 words": (
        GOOD + "orange: " + ", ".join(["juice"] * 10_000) + "\n",
        NEXT,
        "10000 words; expected 15 to 40",
    ),
    "a codename twice": (
        GOOD + f"Báx: {LINE}\n",
        NEXT,
        "'Báx' stands in line 5 already; expected each codename once",
    ),
    "a word twice": (
        GOOD + f"orange: {LINE}, Óak\n",
        NEXT,
        "'Óak' stands in this line already; expected each word once",
    ),
    "its own codename": (GOOD + f"oak: {LINE}\n", NEXT, "'oak' stands in this line"),
    "two words": (GOOD + f"orange: {LINE}, ice cream\n", NEXT, "'ice cream' is not one"),
    "a tab in a word": (GOOD + f"orange: {LINE}, ice\tcream\n", NEXT, "is not one word"),
    "a tab for a comma": (GOOD + f"orange: {LINE}\tjuice\n", NEXT, "is not one word"),
    "a number": (GOOD + f"orange: {LINE}, 007\n", NEXT, "'007' is not one word"),
    "a loose hyphen": (GOOD + f"orange: {LINE}, juice-\n", NEXT, "is not one word"),
    "a comma at the end": (GOOD + f"orange: {LINE},\n", NEXT, "'' is not one word"),
    "another alphabet": (GOOD + f"orange: {LINE}, сок\n", NEXT, "alphabet of 'en'"),
    "one letter of it": (GOOD + f"orange: {LINE}, fоg\n", NEXT, "alphabet of 'en'"),
    "a word too long": (GOOD + f"orange: {LINE}, {'x' * 25}\n", NEXT, "at most 24"),
    "a codename too long": (GOOD + f"{'x' * 25}: {LINE}\n", NEXT, "at most 24"),
    "a tab for a colon": (GOOD + f"orange\t{LINE}\n", NEXT, "'orange\\tapple, "),
    "two codenames": (GOOD + f"orange: juice: {LINE}\n", NEXT, "is not one word"),
    "10,000 lines": (
        GOOD + "".join(f"orange {n}: {LINE}\n" for n in range(10_000)),
        None,
        "more than 1,000,000 bytes",
    ),
    "Windows 1250": (GOOD.encode() + b"\xbfaba: x\n", NEXT, "not readable as UTF-8"),
    "too few lines": (HEAD + f"orange: {LINE}\n", None, "1 codenames; expected at least"),
}


@pytest.mark.parametrize(("content", "line", "expected"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_with_the_line_and_what_was_expected(
    tmp_path: Path, content: str | bytes, line: int | None, expected: str
) -> None:
    refused(write(tmp_path, content), line, expected)


SAVED = as_other_programs_save_it(GOOD) | {
    "tabs after commas": GOOD.replace(", ", ",\t").encode(),
    "tab after colon": GOOD.replace(": apple", ":\t apple").encode(),
    "tab before a line": GOOD.replace("\nbax", "\n\tbax").encode(),
}


@pytest.mark.parametrize("raw", SAVED.values(), ids=SAVED)
def test_a_file_reads_the_same_whatever_program_has_saved_it(
    tmp_path: Path, raw: bytes
) -> None:
    assert read(write(tmp_path, raw)) == read(write(tmp_path, GOOD))


def test_forty_words_fit_and_one_more_does_not(tmp_path: Path) -> None:
    words = [f"{one}{other}" for one in "abcdef" for other in "tuvwxyz"]
    fitting = read(write(tmp_path, GOOD + f"orange: {', '.join(words[:40])}\n"))
    assert len(fitting.lists[-1].words) == 40
    with pytest.raises(PackError, match="41 words; expected 15 to 40"):
        load(write(tmp_path, GOOD + f"orange: {', '.join(words[:41])}\n"))


def test_words_of_a_language_without_rules_may_have_any_letters(tmp_path: Path) -> None:
    text = GOOD.replace("language: en", "language: ka").replace("apple", "ვაშლი")
    assert read(write(tmp_path, text)).lists[0].words[0] == "ვაშლი"


# What the check says


def pack_with(**lists: str) -> AssociationPack:
    found = [
        Associations(codename, tuple(words.split()), 0) for codename, words in lists.items()
    ]
    return AssociationPack("ours", "en", "Ours", tuple(found))


def test_a_missing_codename_is_named_and_one_of_no_pack_does_no_harm() -> None:
    pack = pack_with(wąż="jad", smok="ogień")
    assert missing(pack, ["Waz", "róg"]) == ["róg"]
    assert missing(pack, ["smok"]) == []


def test_one_way_names_are_reported() -> None:
    pack = pack_with(apple="tree Worm", worm="soil", tree="apple", soil="x")
    found = report(pack, ["apple", "worm", "tree", "soil"])
    assert found.one_way == [("apple", "worm"), ("worm", "soil")]


def test_a_codename_that_shares_too_few_words_is_reported() -> None:
    many = {f"word{number}": "common" for number in range(26)}
    pack = pack_with(alone="odd", pair="common odd", **many)
    found = report(pack, ["alone", "pair", *many])
    assert found.lonely == [("alone", 1)], "1 of 27 is less than 8 %"
    assert report(pack, ["alone", "pair", "word1"]).lonely == [], "1 of 2 is not"


def test_a_word_that_more_than_thirty_codenames_name_is_reported() -> None:
    lists = {f"word{number}": "Common" if number else "rare" for number in range(31)}
    assert report(pack_with(**lists), lists).frequent == []
    lists["word0"] = "common"
    assert report(pack_with(**lists), lists).frequent == [("common", 31)]


def test_lines_of_no_pack_are_not_reported() -> None:
    assert report(pack_with(apple="tree", tree="leaf"), []) == Report([], [], [])


def builtin_with(folder: Path, before: str, after: str) -> Path:
    text = (FOLDER / "associations.en.txt").read_text("utf-8")
    assert before in text
    return write(folder, text.replace(before, after, 1))


def test_packs_check_names_codenames_without_a_line(tmp_path: Path) -> None:
    told = refusal_of("packs", "check", write(tmp_path, GOOD))
    assert "no line for alarm, speaker, " in told and "are missing" in told


def test_packs_check_refuses_a_word_with_the_root_of_its_codename(tmp_path: Path) -> None:
    path = builtin_with(tmp_path, "\nbell: ", "\nbell: bells, ")
    lines = path.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("bell: "))
    assert f"{path}:{number}: 'bells' is" in refusal_of("packs", "check", path)


def test_without_a_dictionary_packs_check_says_what_it_could_not_look_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("konspira.referee.load", lambda language: "not-installed")
    path = builtin_with(tmp_path, "\nbell: ", "\nbell: bells, ")
    told = output_of("packs", "check", path)
    assert "ok     " in told and "pip install konspira[referee]" in told


def test_packs_check_reports_what_is_worth_a_second_look() -> None:
    told = output_of("packs", "check", "--report", FOLDER / "associations.en.txt")
    assert "name a codename that does not name them:" in told
    assert "share a word with fewer than 8% of the others:" in told
    assert "words are named by more than 30 codenames" in told
    assert "words are doubtful to the referee:" in told
