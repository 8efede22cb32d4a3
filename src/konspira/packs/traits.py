"""Traits: what describes the pictograms and the characters, in a hundred shared words.

Companions compare signs and people by them. One file does for all languages, since the
signs are the same, and the characters stand in the same order in every pack of ours.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from konspira.packs.pack import Lines, PackError, comparable
from konspira.packs.reading import Once, written

ALL_WORDS = """
    africa alone anger animal art beauty big blood body book building child clever climb
    clothes cold crime danger death desert drink east evil fairy fast fear female film
    fire flight food fool forest freedom friend good greece hair home invention joy law
    lie light love luck machine magic male medicine modern money monster morning music
    myth nature night old past peace poison politics poor power prison religion rich
    royal russia sad science sea secret ship sick silence sky sleep slow small sound
    space speech sport strong sun technology theatre time travel war water weak weapon
    west win words work young
"""
VOCABULARY = frozenset(ALL_WORDS.split())
NOT = "-"  # before a trait: what somebody is not

Words = tuple[str, ...]


class Section(Struct, frozen=True):
    """A part of the file: what its lines are about, and how many traits each has."""

    what: str
    fewest: int
    most: int
    nots: bool  # whether a line may say what something is not


SECTIONS = {
    "[signs]": Section("sign", 2, 5, nots=False),
    "[characters]": Section("character", 8, 12, nots=True),
}
BOTH = " or ".join(SECTIONS)


class Traits(Struct, frozen=True, eq=False):
    """What describes each sign and each character, the strongest first.

    Signs stand under their names, characters under theirs as `comparable` writes them.
    """

    signs: Mapping[str, Words]
    characters: Mapping[str, Words]

    def known(self, names: Iterable[str]) -> int:
        """Return how many of these characters are described."""
        return sum(comparable(name) in self.characters for name in names)


def read_traits(source: str, lines: Lines) -> Traits:
    """Return what stands in a file of traits, or raise PackError with the line to mend."""
    found: dict[str, dict[str, Words]] = {section: {} for section in SECTIONS}
    once = {section: Once(source, each.what) for section, each in SECTIONS.items()}
    section = ""
    for number, line in written(lines):
        if line.startswith("["):
            section = read_section(source, number, line.strip())
            continue
        if not section:
            raise PackError(source, number, f"expected {BOTH} first")
        name, words = read_line(source, number, line, SECTIONS[section])
        once[section].note(number, name)
        found[section][name] = words
    signs, people = found.values()
    return Traits(signs, {comparable(name): words for name, words in people.items()})


def read_section(source: str, number: int, line: str) -> str:
    if line not in SECTIONS:
        raise PackError(source, number, f"{line!r} is no section; expected {BOTH}")
    return line


def read_line(source: str, number: int, line: str, section: Section) -> tuple[str, Words]:
    """Return a name and its traits: known ones, neither too few nor too many."""
    name, colon, rest = (part.strip() for part in line.rpartition(":"))
    words = tuple(rest.split())
    if not colon or not name or not words:
        problem = f"{line.strip()!r}; expected a {section.what} and traits, 'crown: royal'"
        raise PackError(source, number, problem)
    if not section.fewest <= len(words) <= section.most:
        asked = f"expected {section.fewest} to {section.most}"
        raise PackError(source, number, f"{name!r} has {len(words)} traits; {asked}")
    seen = set()
    for word in words:
        bare = check_word(source, number, word, section)
        if bare in seen:
            raise PackError(source, number, f"{bare!r} stands here twice; expected it once")
        seen.add(bare)
    return name, words


def check_word(source: str, number: int, word: str, section: Section) -> str:
    """Return a trait without its 'not', or raise PackError if it is none."""
    bare = word.removeprefix(NOT)
    if bare not in VOCABULARY:
        problem = f"{bare!r} is no trait; expected one of the words of VOCABULARY"
        raise PackError(source, number, problem)
    if bare != word and not section.nots:
        problem = f"{word!r}; expected what a {section.what} is: '-' is for characters"
        raise PackError(source, number, problem)
    return bare


def check_complete(
    source: str, traits: Traits, signs: Iterable[str], characters: Iterable[str]
) -> None:
    """Raise PackError unless these signs and characters are described, and no others."""
    people = {comparable(name): name for name in characters}
    for what, described, wanted in (
        ("sign", traits.signs, {sign: sign for sign in signs}),
        ("character", traits.characters, people),
    ):
        for key, name in wanted.items():
            if key not in described:
                problem = f"the {what} {name!r} is missing; expected a line '{name}: ...'"
                raise PackError(source, None, problem)
        for key in described:
            if key not in wanted:
                problem = f"there is no {what} {key!r}; expected those of our packs"
                raise PackError(source, None, problem)


def in_all_languages(traits: Traits, people: Iterable[tuple[str, ...]]) -> Traits:
    """Return the traits with each character under all of their names.

    `people` are the names of one character each: the one in the file first.
    """
    characters = dict(traits.characters)
    for name, *others in people:
        for other in others:
            characters.setdefault(comparable(other), characters[comparable(name)])
    return Traits(traits.signs, characters)
