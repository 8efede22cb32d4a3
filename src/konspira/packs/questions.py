"""Packs of questions with answers to choose from, for people who would rather tap."""

import re
from typing import NamedTuple, Self

from konspira.packs.faults import fault
from konspira.packs.pack import Head, Lines, Pack
from konspira.packs.reading import Once, enough, written

NUMBERED = re.compile(r"(\d+)\.\s*(.+)")
SIGNS = "-~+"  # hardly, it depends, yes always: the levels 0, 1 and 2
WORDINGS = 3  # of each answer
LONGEST_QUESTION = 60  # two lines on a card of a small phone
LONGEST_ANSWER = 34  # two lines on its button
HIGHEST_NUMBER = 99

Wordings = tuple[str, ...]


class Question(NamedTuple):
    """A question, and the wordings of its three answers, from hardly to yes always."""

    number: int  # the same in every language
    text: str
    answers: tuple[Wordings, Wordings, Wordings]


class QuestionPack(Pack, frozen=True):
    """Questions that can be asked about any place, in one language."""

    kind = "questions"
    least = 24
    questions: tuple[Question, ...]

    @classmethod
    def read(cls, head: Head, source: str, lines: Lines) -> Self:
        reading = Reading(source)
        for number, line in written(lines):
            reading.take(number, line.strip())
        questions = reading.finished()
        enough(source, len(questions), cls.least, "questions")
        check_numbers(source, questions)
        return cls(*head, tuple(sorted(questions)))

    @property
    def entries(self) -> int:
        return len(self.questions)


class Reading:
    """The questions of a file, as far as it has been read."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._numbers = Once(source, "number")
        self._texts = Once(source, "question")
        self._done: list[Question] = []
        self._asked: tuple[int, int, str] | None = None  # line, number and text
        self._answers: dict[str, tuple[int, Wordings]] = {}  # sign: line and wordings

    def take(self, line: int, text: str) -> None:
        if text[0] in SIGNS:
            self._take_answer(line, text[0], text[1:].strip())
            return
        self._finish()
        found = NUMBERED.fullmatch(text)
        if not found:
            raise fault(self._source, line, "no-question", text=text)
        number, question = int(found[1]), found[2]
        if not 1 <= number <= HIGHEST_NUMBER:
            raise fault(
                self._source, line, "number-range", count=number, most=HIGHEST_NUMBER
            )
        self._numbers.note(line, str(number))
        self._texts.note(line, question)
        self._check_length(line, question, LONGEST_QUESTION)
        self._asked = (line, number, question)

    def _take_answer(self, line: int, sign: str, text: str) -> None:
        if self._asked is None:
            raise fault(self._source, line, "stray-answer", text=f"{sign} {text}")
        if sign in self._answers:
            first = self._answers[sign][0]
            raise fault(self._source, line, "twice", text=sign, first=first, what="answer")
        wordings = tuple(part.strip() for part in text.split("/"))
        if len(wordings) != WORDINGS or not all(wordings):
            count = len([part for part in wordings if part])
            raise fault(self._source, line, "wordings", count=count, least=WORDINGS)
        for wording in wordings:
            self._check_length(line, wording, LONGEST_ANSWER)
        self._answers[sign] = (line, wordings)

    def _check_length(self, line: int, text: str, most: int) -> None:
        if len(text) > most:
            raise fault(self._source, line, "too-long", text=text, most=most)

    def _finish(self) -> None:
        """Put the question that was being read to the others, with its answers."""
        if self._asked is None:
            return
        line, number, text = self._asked
        for sign in reversed(SIGNS):
            if sign not in self._answers:
                raise fault(self._source, line, "no-answer", count=number, text=sign)
        hardly, depends, always = (self._answers[sign][1] for sign in SIGNS)
        self._done.append(Question(number, text, (hardly, depends, always)))
        self._asked, self._answers = None, {}

    def finished(self) -> list[Question]:
        self._finish()
        return self._done


def check_numbers(source: str, questions: list[Question]) -> None:
    """Raise PackError if a number is missing between 1 and the highest."""
    numbers = {question.number for question in questions}
    for number in range(1, max(numbers) + 1):
        if number not in numbers:
            raise fault(source, None, "number-missing", count=number)
