"""Small lists of our own: abbreviations, foreign words, loans that dictionaries lack."""

from importlib import resources
from typing import NamedTuple

from konspira.referee.spelling import spelled

FOLDER = resources.files("konspira.referee") / "data"
Words = frozenset[str]
NUMBER_WORDS = {
    word: number
    for words in (
        "zero one two three four five six seven eight nine",
        "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć",
        "ноль один два три четыре пять шесть семь восемь девять",
    )
    for number, word in enumerate(words.split())
}


class Lists(NamedTuple):
    """What is listed for one language, spelled plainly."""

    acronyms: Words = frozenset()
    loans: Words = frozenset()
    foreign: Words = frozenset()


def load(language: str) -> Lists:
    loans, foreign = read("loans.txt"), read("foreign.txt")
    return Lists(
        read("acronyms.txt")[language],
        loans["all"] | loans[language],
        frozenset(w for key, words in foreign.items() if key != language for w in words),
    )


def read(name: str) -> dict[str, Words]:
    """Return a file of lines `key: word, word`."""
    found = {}
    for line in (FOLDER / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            key, _, words = line.partition(":")
            found[key] = frozenset(spelled(word) for word in words.split(","))
    return found
