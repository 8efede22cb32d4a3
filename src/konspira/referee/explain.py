"""Explain a verdict of the referee: each question that it asked, with the answer."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from konspira.referee.judge import (
    against_language,
    against_letters,
    against_words,
    form,
    unreadable,
)
from konspira.referee.kin import CERTAIN, Kin
from konspira.referee.library import Knowledge, known
from konspira.referee.spelling import only_accents_differ, spelled, typed, words
from konspira.verdict import STRICT, HouseRules, Verdict


class Step(NamedTuple):
    question: str
    answer: str


def explain(
    clue: str,
    number: int | None,
    visible: Sequence[str],
    language: str,
    house: HouseRules = STRICT,
) -> Iterator[Step]:
    """Yield each question of `check` with its answer, for people who doubt a verdict.

    >>> from konspira.referee import load
    >>> _ = load("en")
    >>> for step in explain("foghorn", 1, ["HORN"], "en"):
    ...     print(step.question, "->", step.answer)
    is it one word? -> yes
    is it a letter or a number? -> no
    HORN: the same spelling? -> no
    HORN: in its family file? -> yes, a compound
    is it a word of the language? -> yes
    """
    knowledge, text = known(language), typed(clue[:240])
    if verdict := unreadable(text):
        yield Step("is it one word?", objection(verdict))
        return
    yield Step("is it one word?", answer(against_words(text, house, knowledge), "yes"))
    letters = against_letters(text, number, house)
    yield Step("is it a letter or a number?", answer(letters, "no"))
    for card in visible:
        for question, told in compare(text, card, knowledge):
            yield Step(f"{card}: {question}", told)
    if knowledge.dictionary is None:
        yield Step("is it a word of the language?", f"dictionary {knowledge.forms}")
    else:
        found = against_language(text, language, house, knowledge)
        yield Step("is it a word of the language?", answer(found, "yes"))


def objection(verdict: Verdict) -> str:
    return f"{verdict.ruling}: {verdict.reason} ({verdict.rule})"


def answer(found: Iterable[Verdict], fine: str) -> str:
    return ", ".join(map(objection, found)) or fine


def compare(text: str, card: str, knowledge: Knowledge) -> Iterator[tuple[str, str]]:
    """Yield the questions about one visible word, up to the one that settles it."""
    shown = spelled(card)
    candidates = sorted({spelled(text), "".join(words(text)), *words(text)})
    if shown in candidates:
        yield "the same spelling?", "yes"
        return
    accents = only_accents_differ(text, card)
    yield "the same spelling?", "only accents differ" if accents else "no"
    for word in candidates:
        yield from relate(word, shown, knowledge)


def relate(word: str, shown: str, knowledge: Knowledge) -> Iterator[tuple[str, str]]:
    families, dictionary = knowledge.families, knowledge.dictionary
    lemmas = sorted(dictionary.lemmas(word)) if dictionary else [word]
    for listed in dict.fromkeys((word, *lemmas)):
        if kin := families.kin(shown, listed):
            yield "in its family file?", f"yes, {kin_in_words(kin, listed, word)}"
            return
        if families.apart(shown, listed):
            yield "in its family file?", "yes, as a word that only looks so"
            return
    yield "in its family file?", "no"
    if dictionary is None:
        yield "another form of it?", f"dictionary {knowledge.forms}"
    elif dictionary.is_form(word, shown):
        sure = form(word, shown, dictionary).confidence >= CERTAIN
        yield "another form of it?", "yes" if sure else "yes, and a word of its own"
    else:
        yield "another form of it?", "no"
        kin = dictionary.kin(shown, word)
        yield (
            "related by rules of derivation?",
            kin_in_words(kin, word, word) if kin else "no",
        )


def kin_in_words(kin: Kin, listed: str, word: str) -> str:
    kind = {"derived": "derived from it", "compound": "a compound", "part": "a part of it"}
    told = [kind.get(kin.kind, kin.kind)]
    if listed != word:
        told.append(f"as {listed}")
    if kin.how:
        told.append(kin.how)
    if kin.confidence < 1:
        told.append(f"confidence {kin.confidence:.2f}")
    return ", ".join(told)
