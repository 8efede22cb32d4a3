"""What is true of each place: an answer to each question, once for all languages."""

from collections.abc import Mapping

import pytest

from konspira.languages import LANGUAGES
from konspira.packs import LocationPack, PackError, QuestionPack, comparable
from konspira.packs.place_answers import Answers, read_answers
from konspira.packs.shelf import Shelf

PLACES = {"parties": ("Beach", "Zoo"), "work": ("Bank",)}
GOOD = """
# a comment

[parties]
Beach: 010 2
Zoo:   22 11

[work]
Bank: 1002
"""


def read(text: str) -> dict[str, tuple[Answers, ...]]:
    lines = enumerate(text.splitlines(), start=1)
    return read_answers("answers.txt", lines, PLACES, questions=4)


def test_each_place_has_an_answer_to_each_question() -> None:
    found = read(GOOD)
    assert found == {"parties": ((0, 1, 0, 2), (2, 2, 1, 1)), "work": ((1, 0, 0, 2),)}


def test_places_stand_as_in_their_pack_in_whatever_order_they_are_written() -> None:
    swapped = GOOD.replace("Beach: 010 2\nZoo:   22 11", "Zoo: 2211\nBeach: 0102")
    assert read(swapped) == read(GOOD)


@pytest.mark.parametrize(
    ("written", "instead", "where", "expected"),
    [
        ("[parties]\n", "", ":4", r"a pack first, such as '\[locations\]'"),
        ("[work]", "[works]", ":8", r"'\[works\]'; expected one of \[parties\], \[work\]"),
        ("[work]", "[work", ":8", r"'\[work'; expected one of"),
        ("Zoo:   22 11", "Zoo 2211", ":6", "'Zoo 2211'; expected 'Farm: 0100 1211"),
        ("Zoo", "Zooo", ":6", "'Zooo'; expected a place of parties.en by its English name"),
        ("Bank", "Zoo", ":9", "'Zoo'; expected a place of work.en"),
        (
            "Zoo",
            "Beach",
            ":6",
            "'Beach' stands in line 5 already; expected each place once",
        ),
        ("Zoo:   22 11\n", "", "", "no line for Zoo; expected one for each place of part"),
        ("22 11", "2241", ":6", "answer '4'; expected 0, 1 or 2"),
        ("22 11", "22-1", ":6", "answer '-'; expected 0, 1 or 2"),
        ("22 11", "221", ":6", "3 answers; expected 4, one for each question"),
        ("22 11", "22110", ":6", "5 answers; expected 4, one for each question"),
        ("22 11", "", ":6", "0 answers; expected 4"),
    ],
)
def test_a_broken_file_is_refused_with_the_line_and_what_was_expected(
    written: str, instead: str, where: str, expected: str
) -> None:
    broken = GOOD.replace(written, instead, 1)
    assert broken != GOOD
    with pytest.raises(PackError, match=f"^answers.txt{where}: .*{expected}"):
        read(broken)


# Ours


def ours(language: str) -> Mapping[str, Answers]:
    return Shelf().place_answers(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_that_comes_with_konspira_is_described(language: str) -> None:
    shelf = Shelf()
    packs = [name for name in shelf.names("locations") if name.endswith(f".{language}")]
    assert len(packs) == 3
    places = {
        comparable(location.name)
        for name in packs
        for location in shelf.find(LocationPack, name).locations
    }
    assert {*ours(language)} == places


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_an_answer_to_each_question_of_the_deck(language: str) -> None:
    questions = Shelf().find(QuestionPack, f"questions.{language}").questions
    (lengths,) = {len(answers) for answers in ours(language).values()}
    assert lengths == max(question.number for question in questions)


@pytest.mark.parametrize(
    ("english", "polish", "russian"),
    [
        ("Submarine", "Łódź podwodna", "Подводная лодка"),
        ("Lighthouse", "Latarnia morska", "Маяк"),
        ("Ewok village", "Wioska Ewoków", "Деревня эвоков"),
        ("Courtroom", "Sala sądowa", "Зал суда"),
    ],
)
def test_a_place_is_the_same_in_all_languages(
    english: str, polish: str, russian: str
) -> None:
    names = {"en": english, "pl": polish, "ru": russian}
    assert len({ours(lang)[comparable(name)] for lang, name in names.items()}) == 1


def test_of_a_language_without_places_nothing_is_known() -> None:
    assert ours("ka") == {}


def test_no_two_places_are_answered_alike() -> None:
    """Whoever listens could never tell them apart."""
    told = [*ours("en").values()]
    differ = [
        sum(a != b for a, b in zip(one, other, strict=True))
        for place, one in enumerate(told)
        for other in told[:place]
    ]
    assert min(differ) >= 4


def test_every_question_parts_the_places() -> None:
    for answers in zip(*ours("en").values(), strict=True):
        assert {*answers} == {0, 1, 2}
        assert max(map(answers.count, answers)) < 0.8 * len(answers)
