"""Packs of questions: ours are fit to play with, and a broken file says what to mend."""

from pathlib import Path
from typing import Any

import pytest

from konspira.languages import LANGUAGES
from konspira.packs import PackError, Question, QuestionPack
from konspira.packs.questions import LONGEST_ANSWER, LONGEST_QUESTION
from konspira.packs.shelf import Shelf
from packs import own_file
from packs.letters import ALPHABET, IN_NAMES

languages = pytest.mark.parametrize("language", LANGUAGES)
GOOD = {
    number: [
        f"{number}. Is it {number}?",
        *("+ Yes / Aye / Sure", "~ So / May / Be", "- No / Nay / Nope"),
    ]
    for number in range(1, 25)
}


def ours(language: str) -> tuple[Question, ...]:
    return Shelf().find(QuestionPack, f"questions.{language}").questions


# Ours


@languages
def test_every_language_has_the_same_questions_by_number(language: str) -> None:
    """SF2-O41: companions know the answers by the number of a question."""
    numbers = [question.number for question in ours(language)]
    assert numbers == [question.number for question in ours("en")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 24


@languages
def test_an_answer_has_three_wordings_that_no_other_answer_to_it_has(
    language: str,
) -> None:
    """SF2-O41: what people read on the three buttons differs in every round."""
    for question in ours(language):
        wordings = [wording for level in question.answers for wording in level]
        assert len(wordings) == len({text.casefold() for text in wordings}) == 9


@languages
def test_questions_are_questions_in_the_letters_of_their_language(language: str) -> None:
    signs = IN_NAMES.get(language, "") + " -–—'’.,:?"
    for question in ours(language):
        assert question.text.endswith("?") and question.text.count("?") == 1
        for text in (question.text, *(w for level in question.answers for w in level)):
            assert set(text.lower()) <= {*ALPHABET[language], *signs}, text
            assert text[0].isupper(), text


# A broken file


def file_of(tmp_path: Path, lines: list[str]) -> Path:
    path = tmp_path / "ours.txt"
    head = ["kind: questions", "language: en", "title: Ours", ""]
    path.write_text("\n".join([*head, *lines]), "utf-8")
    return path


def read(tmp_path: Path, changed: dict[int, list[str]] | None = None) -> QuestionPack:
    lines = [line for block in (GOOD | (changed or {})).values() for line in block]
    return own_file.read(file_of(tmp_path, lines), QuestionPack)


def test_a_file_of_questions_is_read_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    pack = read(tmp_path, {1: GOOD[2], 2: GOOD[1]})
    assert pack.entries == 24
    assert pack.questions[0] == Question(
        1, "Is it 1?", (("No", "Nay", "Nope"), ("So", "May", "Be"), ("Yes", "Aye", "Sure"))
    )


YES, SO, NO = GOOD[7][1:]
BROKEN: dict[str, tuple[list[str], str, int | None]] = {
    "no answers": (["7. Why?"], "question 7 has no line '+ ...'", 29),
    "no yes": (["7. Why?", SO, NO], "question 7 has no line '+ ...'", 29),
    "no depends": (["7. Why?", YES, NO], "question 7 has no line '~ ...'", 29),
    "no hardly": (["7. Why?", YES, SO], "question 7 has no line '- ...'", 29),
    "no number": (["Why?", YES, SO, NO], "expected a question with its number", 29),
    "number twice": (["6. Why?", YES, SO, NO], "'6' stands in line 25 already", 29),
    "question twice": (
        ["7. Is it 6?", YES, SO, NO],
        "'Is it 6?' stands in line 25 already; expected each question once",
        29,
    ),
    "number nought": (["0. Why?", YES, SO, NO], "the number 0; expected one from 1", 29),
    "number high": (["100. Why?", YES, SO, NO], "the number 100; expected one from 1", 29),
    "gap": (["25. Why?", YES, SO, NO], "there is no question 7", None),
    "answer twice": (["7. Why?", YES, SO, SO, NO], "'~' stands in line 31 already", 32),
    "two wordings": (["7. Why?", "+ Yes / Aye", SO, NO], "2 wordings; expected 3", 30),
    "four": (["7. Why?", "+ a / b / c / d", SO, NO], "4 wordings; expected 3", 30),
    "an empty wording": (["7. Why?", "+ a / / c", SO, NO], "2 wordings; expected 3", 30),
    "long question": (["7. " + "W" * (LONGEST_QUESTION + 1), YES, SO, NO], "too long", 29),
    "long answer": (
        ["7. Why?", f"+ a / b / {'c' * (LONGEST_ANSWER + 1)}", SO, NO],
        "too long",
        30,
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_says_what_is_wrong_and_where(tmp_path: Path, case: str) -> None:
    lines, problem, line = BROKEN[case]
    with pytest.raises(PackError) as error:
        read(tmp_path, {7: lines})
    assert problem in str(error.value)
    assert error.value.line == line


def test_an_answer_without_a_question_is_noticed(tmp_path: Path) -> None:
    lines: list[Any] = [YES, *(line for block in GOOD.values() for line in block)]
    with pytest.raises(PackError, match="answers no question") as error:
        own_file.read(file_of(tmp_path, lines), QuestionPack)
    assert error.value.line == 5


def test_too_few_questions_are_no_pack(tmp_path: Path) -> None:
    lines = [line for number in range(1, 24) for line in GOOD[number]]
    with pytest.raises(PackError, match="23 questions; expected at least 24"):
        own_file.read(file_of(tmp_path, lines), QuestionPack)
