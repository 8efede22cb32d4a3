"""What is worth a second look in a pack of associations, and what it lacks."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from konspira.packs.associations import AssociationPack, Associations
from konspira.packs.pack import folded

FEWEST_NEIGHBOURS = 0.08  # of the other codenames, with a word in common
MOST_CODENAMES = 30  # that name one word


class Report(NamedTuple):
    """What the author of a pack should look at again; none of it is a fault."""

    one_way: list[tuple[str, str]]  # one names the other, which does not name it
    lonely: list[tuple[str, int]]  # codenames, and with how many others they share a word
    frequent: list[tuple[str, int]]  # words, and how many codenames name them


def missing(pack: AssociationPack, codenames: Iterable[str]) -> list[str]:
    """Return the codenames that have no line in the pack."""
    there = {folded(entry.codename) for entry in pack.lists}
    return [codename for codename in codenames if folded(codename) not in there]


def report(pack: AssociationPack, codenames: Iterable[str]) -> Report:
    """Return what is noticed about the lines of these codenames; others are not read."""
    asked = {folded(codename) for codename in codenames}
    lists = [entry for entry in pack.lists if folded(entry.codename) in asked]
    words = {entry.codename: set(map(folded, entry.words)) for entry in lists}
    lonely = FEWEST_NEIGHBOURS * (len(words) - 1)
    shared = {name: neighbours(name, words) for name in words}
    return Report(
        list(one_way(lists, words)),
        sorted(((n, c) for n, c in shared.items() if c < lonely), key=lambda pair: pair[1]),
        frequent(lists),
    )


def one_way(
    lists: Iterable[Associations], words: dict[str, set[str]]
) -> Iterator[tuple[str, str]]:
    spelled = {folded(codename): codename for codename in words}
    for entry in lists:
        for word in entry.words:
            other = spelled.get(folded(word))
            if other and folded(entry.codename) not in words[other]:
                yield entry.codename, other


def neighbours(codename: str, words: dict[str, set[str]]) -> int:
    """Return with how many others a codename shares a word."""
    own = words[codename]
    return sum(
        not own.isdisjoint(theirs) for other, theirs in words.items() if other != codename
    )


def frequent(lists: Sequence[Associations]) -> list[tuple[str, int]]:
    """Return the words that many codenames name, as they are first spelled."""
    named = Counter(folded(word) for entry in lists for word in entry.words)
    spelled: dict[str, str] = {}
    for entry in lists:
        for word in entry.words:
            spelled.setdefault(folded(word), word)
    return [(spelled[w], n) for w, n in named.most_common() if n > MOST_CODENAMES]
