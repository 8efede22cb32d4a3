"""Small lists of our own: abbreviations, foreign words, loans that dictionaries lack."""

from functools import cache
from importlib import resources

from konspira.referee.spelling import spelled

FOLDER = resources.files("konspira.referee") / "data"
NUMBER_WORDS = {
    word: number
    for words in (
        "zero one two three four five six seven eight nine",
        "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć",
        "ноль один два три четыре пять шесть семь восемь девять",
    )
    for number, word in enumerate(words.split())
}


@cache
def read(name: str) -> dict[str, frozenset[str]]:
    """A file of lines `key: word, word`, each word spelled plainly."""
    found = {}
    for line in (FOLDER / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            key, _, words = line.partition(":")
            found[key] = frozenset(spelled(word) for word in words.split(","))
    return found


def is_acronym(word: str, language: str) -> bool:
    return word in read("acronyms.txt").get(language, frozenset())


def is_loan(word: str, language: str) -> bool:
    lists = read("loans.txt")
    return any(word in lists.get(key, ()) for key in ("all", language))


def is_foreign(word: str, language: str) -> bool:
    return any(
        word in words for key, words in read("foreign.txt").items() if key != language
    )


def load() -> None:
    """Read all lists now, so that no check has to."""
    for name in ("acronyms.txt", "foreign.txt", "loans.txt"):
        read(name)
